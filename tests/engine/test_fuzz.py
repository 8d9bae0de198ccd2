"""Any text is either understood or refused by an error of the family: nothing else may come out of a reader."""

from __future__ import annotations

import functools
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import kanly
from kanly.engine import parse_record

quick = settings(
    max_examples=150, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], database=None
)


@functools.cache
def played(seats: int, seed: int, length: int) -> kanly.Game:
    """Return a random game after some actions."""
    game = kanly.new("imperium", seats=seats, seed=seed)
    rng = Random(seed)
    while not game.is_over and len(game.actions) < length:
        game.apply(rng.choice(game.decision.actions))
    return game


@functools.cache
def action_texts() -> tuple[str, ...]:
    """Return the texts of all actions that were ever legal in a game."""
    game = kanly.new("imperium", seats=4, seed=3, leaders="choose")
    rng = Random(3)
    texts: dict[str, None] = {}
    while not game.is_over:
        texts.update((action.text, None) for action in game.decision.actions)
        game.apply(rng.choice(game.decision.actions))
    return tuple(texts)


WORDS = (
    "agent", "play", "use", "deploy", "combine", "choose", "acquire", "trash", "tokens", "from", "price", "recall",
    "leader", "seat", "take", "remove", "dagger", "dagger@arrakeen", "@", "@arrakeen", "windfall", "emperor+fremen",
    "hand", "discard", "play", "top", "aside", "aside top", "leader_card", "0", "3", "63", "64", "-1", "1+2", "2+1",
    "+", "1+1", "0+1", "1+63", "28", "٣", "1_0", "0x1", "9" * 30, "heighliner/draw", "paul_atreides",
)  # fmt: skip


@functools.cache
def paths() -> tuple[str, ...]:
    from kanly.engine.options import Variant
    from kanly.imperium.editions import compose

    return tuple(compose(Variant("base")).paths)


def check_action(text: str) -> None:
    game = played(4, 1, 12)
    before = game.position()
    try:
        action = game.rules.parse(game.state, text)
    except kanly.MalformedAction:
        with pytest.raises(kanly.MalformedAction, match=r"\S"):
            game.why_not(text)
        return
    assert action.text == " ".join(text.split())
    assert game.rules.parse(game.state, action.text) is action
    if action not in game.decision.actions:
        assert game.why_not(text)
        with pytest.raises(kanly.IllegalAction):
            game.apply(text)
    assert game.position() == before


@quick
@given(st.text())
@example("")
@example("deploy " + "9" * 5000)
def test_any_text_is_an_action_or_malformed(text: str) -> None:
    check_action(text)


@quick
@given(st.data())
def test_words_in_any_order_are_an_action_or_malformed(data: st.DataObject) -> None:
    words = st.one_of(st.sampled_from(WORDS), st.sampled_from(paths()))
    check_action(" ".join(data.draw(st.lists(words, max_size=4))))


@quick
@given(st.data())
def test_an_action_with_a_slip_is_an_action_or_malformed(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(action_texts()))
    check_action(slip(text, data))


def slip(text: str, data: st.DataObject) -> str:
    """Drop, double, swap or alter a character."""
    at = data.draw(st.integers(0, max(0, len(text) - 1)))
    way = data.draw(st.integers(0, 3))
    if way == 0:
        return text[:at] + text[at + 1 :]
    if way == 1:
        return text[:at] + text[at : at + 1] + text[at:]
    if way == 2:
        return text[:at] + text[at + 1 : at + 2] + text[at : at + 1] + text[at + 2 :]
    return text[:at] + data.draw(st.characters()) + text[at + 1 :]


def test_malformed_actions_leave_the_legal_ones_alone() -> None:
    """A text that is refused must not disturb the texts of other actions."""
    game, twin = played(4, 1, 40).clone(), played(4, 1, 40).clone()
    for path in paths():
        for number in (*range(63, 1, -1), 0):
            for text in (f"combine {path} {number}", f"combine {path} 1+{number}", f"use {path} {number}"):
                try:
                    game.rules.parse(game.state, text)
                except kanly.MalformedAction:
                    continue
    for text in action_texts():
        assert game.rules.parse(game.state, text).text == text
    rng = Random(0)
    while not game.is_over:
        action = rng.choice(game.decision.actions)
        assert game.rules.parse(game.state, action.text) is action
        game.apply(action)
    for _, action in game.actions[len(twin.actions) :]:
        twin.apply(action.text)
    assert twin.digest == game.digest


# -- records -----------------------------------------------------------------------------------------------------


def refusal(read: Callable[[str], object], text: str) -> kanly.RecordError | None:
    """Return the error with which a reader refuses a text, or None."""
    try:
        read(text)
    except kanly.RecordError as error:
        return error
    return None


def check_record(text: str) -> None:
    for read in (parse_record, kanly.read_record, functools.partial(kanly.read_record, verify=True)):
        error = refusal(read, text)
        if error is not None:
            assert error.reason
            assert 0 <= error.line <= len(text.splitlines())


HEAD = "kanly 1\ngame imperium\nedition base\nrules 2\nseats 3\nmodules none\noption leaders random\nseed 5\n\n"


@quick
@given(st.text())
@example(HEAD + "9" * 5000 + ": pass")
@example(HEAD + "* first_player " + "9" * 5000)
def test_any_text_is_a_record_or_refused(text: str) -> None:
    check_record(text)
    check_record(HEAD + text)


LINES = (
    "kanly 1", "game imperium", "edition base", "rules 1", "rules 2",
    "seats 4", "seats 3", "modules none", "modules ,", "seed 1",
    "option leaders random", "option leaders draft", "option", "* first_player 0", "* conflicts_3", "*", "* leaders",
    "0: reveal", "1: pass", "2: done", "0:", ":", "end", "end 00", "# comment", "", "  ", "٣: pass", "seed ٣",
)  # fmt: skip


@quick
@given(st.lists(st.sampled_from(LINES), max_size=14))
def test_lines_in_any_order_are_a_record_or_refused(lines: list[str]) -> None:
    check_record("\n".join(lines))
    check_record(HEAD + "\n".join(lines))


def mutate(text: str, data: st.DataObject) -> str:
    """Drop, double, exchange or alter a few lines."""
    lines = text.splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        other = data.draw(st.integers(0, len(lines) - 1))
        way = data.draw(st.integers(0, 4))
        if way == 0 and len(lines) > 1:
            del lines[at]
        elif way == 1:
            lines.insert(other, lines[at])
        elif way == 2:
            lines[at], lines[other] = lines[other], lines[at]
        elif way == 3:
            lines = lines[: max(1, at)]
        else:
            lines[at] = slip(lines[at], data)
    return "\n".join(lines)


@quick
@given(st.data())
def test_a_damaged_record_is_read_or_refused(data: st.DataObject) -> None:
    length = data.draw(st.sampled_from((0, 30, 1000)))
    check_record(mutate(played(3, 4, length).record(), data))


# -- positions -----------------------------------------------------------------------------------------------------


def check_position(text: str) -> None:
    rules = kanly.rules_of("imperium")
    error = refusal(rules.from_position, text)
    if error is not None:
        assert error.reason
        assert 0 <= error.line <= max(1, len(text.splitlines()))
        return
    state = rules.from_position(text)
    assert state.over or rules.decision(state).actions
    assert rules.inventory().violations(state) == []
    assert rules.digest(rules.from_position(rules.position(state))) == rules.digest(state)


HEADER = "kanly-position 1 imperium base\n"


@quick
@given(st.text())
@example("")
@example(HEADER + "round: " + "[" * 100_000)
@example(HEADER + "round: Infinity")
@example(HEADER + "round: 1e999")
@example(HEADER + "round: NaN")
@example(HEADER + "round: " + "9" * 5000)
def test_any_text_is_a_position_or_refused(text: str) -> None:
    check_position(text)
    check_position(HEADER + text)


@quick
@given(st.data())
def test_a_damaged_position_is_read_or_refused(data: st.DataObject) -> None:
    length = data.draw(st.sampled_from((0, 5, 40, 77, 150, 1000)))
    check_position(mutate(played(4, 2, length).position(), data))


JSON: st.SearchStrategy[str] = st.one_of(
    st.integers(-3, 70).map(str),
    st.sampled_from(
        (
            "null",
            "true",
            '""',
            '"?"',
            "[]",
            "{}",
            "[[]]",
            "[{}]",
            "1.5",
            "-0.0",
            "Infinity",
            "-Infinity",
            "NaN",
            "1e400",
        )
    ),
    st.sampled_from(('["?"]', '["dagger"]', '[["turn",0,0,0,0]]', '["turn",9,0,0,0]', '["effect",0,"x",null,0]')),
)


@quick
@given(st.data())
def test_a_position_with_another_value_is_read_or_refused(data: st.DataObject) -> None:
    length = data.draw(st.sampled_from((0, 5, 40, 77, 150, 1000)))
    lines = played(4, 2, length).position().splitlines()
    for _ in range(data.draw(st.integers(1, 2))):
        at = data.draw(st.integers(1, len(lines) - 1))
        name, _, rest = lines[at].partition(": ")
        lines[at] = f"{name}: {value(rest, data)}"
    check_position("\n".join(lines))


def value(text: str, data: st.DataObject) -> str:
    """Put something else in the place of a value, or of one value inside it."""
    replace: list[Callable[[str], str]] = [lambda found: data.draw(JSON), lambda found: f"[{found}]"]
    if data.draw(st.booleans()):
        return replace[data.draw(st.integers(0, 1))](text)
    places = [i for i, character in enumerate(text) if character in ":,["]
    if not places:
        return data.draw(JSON)
    at = data.draw(st.sampled_from(places)) + 1
    end = min((i for i in range(at, len(text)) if text[i] in ",]}"), default=len(text))
    return text[:at] + data.draw(JSON) + text[end:]
