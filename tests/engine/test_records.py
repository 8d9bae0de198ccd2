"""Records: what is damaged is refused with the line and the reason, and recorded chance is obeyed."""

from __future__ import annotations

import functools
from random import Random

import pytest

import kanly
from kanly.engine import parse_record


@functools.cache
def record_of(seats: int = 3, seed: int = 5) -> str:
    """Return the record of a finished random game."""
    game = kanly.new("imperium", seats=seats, seed=seed)
    rng = Random(seed)
    while not game.is_over:
        game.apply(rng.choice(game.decision.actions))
    return game.record()


HEAD = """kanly 1
game imperium
edition base
rules 2
seats 3
modules none
option leaders random
seed 5
"""


def lines_of(record: str) -> list[str]:
    return record.splitlines()


def number_of(lines: list[str], start: str, nth: int = 0) -> int:
    """Return the number, from 1, of the nth line that starts so."""
    return [number for number, line in enumerate(lines, 1) if line.startswith(start)][nth]


def refusal(text: str, *, verify: bool = False) -> tuple[int, str]:
    """Return the line and the reason with which a record is refused."""
    with pytest.raises(kanly.RecordError) as refused:
        kanly.read_record(text, verify=verify)
    error = refused.value
    assert str(error) == (f"line {error.line}: {error.reason}" if error.line else error.reason)
    assert "\n" not in str(error)
    return error.line, error.reason


def with_line(number: int, text: str) -> str:
    """Return the record with one line replaced."""
    lines = lines_of(record_of())
    lines[number - 1] = text
    return "\n".join(lines)


# -- the form -------------------------------------------------------------------------------------------------


def test_a_record_begins_with_its_head() -> None:
    assert record_of().startswith(HEAD + "\n* conflicts_3 ")


def test_a_record_ends_with_the_result_and_the_hash() -> None:
    game = kanly.read_record(record_of())
    assert lines_of(record_of())[-3:] == ["", f"# {game.outcome}", f"end {game.digest}"]


def test_a_record_may_have_comments_and_empty_lines() -> None:
    lines = ["# a game", ""]
    for line in lines_of(record_of()):
        lines += [f"  {line}   # said somebody", "", "# ..."]
    assert kanly.read_record("\r\n".join(lines)).record() == record_of()


def test_a_record_is_read_without_being_played() -> None:
    record = parse_record(record_of())
    lines = lines_of(record_of())
    assert record.head["seats"] == "3"
    assert record.options == {"leaders": "random"}
    assert [f"{seat}: {action}" for _, seat, action in record.actions] == [
        s for s in lines if s[:2] in ("0:", "1:", "2:")
    ]
    assert all(lines[number - 1] == f"{seat}: {action}" for number, seat, action in record.actions)
    assert [" ".join(("*", c.label, *c.values)) for c in record.chances] == [s for s in lines if s.startswith("*")]


def test_modules_may_be_left_out() -> None:
    assert kanly.read_record(record_of().replace("modules none\n", "")).record() == record_of()


def test_a_record_without_chance_plays_by_its_seed() -> None:
    bare = "\n".join(line for line in lines_of(record_of()) if not line.startswith("*"))
    assert kanly.read_record(bare, verify=True).record() == record_of()


def test_until_plays_only_the_first_actions() -> None:
    whole = kanly.read_record(record_of())
    for until in (0, 1, 17):
        game = kanly.read_record(record_of(), until=until)
        assert game.actions == whole.actions[:until]
        assert not game.is_over
        assert record_of().startswith(game.record())
    assert kanly.read_record(record_of(), until=10**6).digest == whole.digest


def test_until_stops_before_the_damage() -> None:
    lines = lines_of(record_of())
    broken = number_of(lines, "1: ", 3)
    damaged = with_line(broken, "1: deploy 63")
    before = sum(1 for line in lines[: broken - 1] if line[1:2] == ":")
    assert len(kanly.read_record(damaged, until=before).actions) == before
    with pytest.raises(kanly.RecordError):
        kanly.read_record(damaged, until=before + 1)


# -- damage ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing but this"])
def test_an_empty_record_lacks_its_head(text: str) -> None:
    assert refusal(text) == (0, "the head lacks kanly, game, edition, rules, seats, seed")


def test_another_kind_of_text_is_no_record() -> None:
    assert refusal("[Event 'F/S Return Match']\n1. e4 e5") == (1, "a record begins with 'kanly <format>'")


@pytest.mark.parametrize("key", ["game", "edition", "rules", "seats", "seed"])
def test_every_head_line_is_needed(key: str) -> None:
    lines = [line for line in lines_of(record_of()) if not line.startswith(f"{key} ")]
    assert refusal("\n".join(lines)) == (0, f"the head lacks {key}")


@pytest.mark.parametrize(
    ("number", "line", "reason"),
    [
        (1, "kanly two", "kanly must be a number, not 'two'"),
        (1, "kanly 2", "written in format 2; this version reads up to 1"),
        (1, "kanly 0", "written in format 0; this version reads up to 1"),
        (2, "game chess", "unknown game 'chess'; there are imperium"),
        (2, "gmae imperium", "unknown head line 'gmae'"),
        (4, "rules 999", "played with rules version 999; this version knows up to 2"),
        (4, "rules -1", "played with rules version -1; this version knows up to 2"),
        (4, "rules new", "rules must be a number, not 'new'"),
        (4, "edition base", "a second line 'edition'"),
        (5, "seats many", "seats must be a number, not 'many'"),
        (8, "seed x", "seed must be a number, not 'x'"),
        (8, "seed", "seed must be a number, not ''"),
        (8, f"seed {'9' * 5000}", "seed must be a number"),
    ],
)
def test_a_damaged_head_is_refused_with_its_line(number: int, line: str, reason: str) -> None:
    at, why = refusal(with_line(number, line))
    assert at == number
    assert why.startswith(reason)


def test_an_option_is_given_once() -> None:
    assert refusal(with_line(6, "option leaders choose")) == (7, "a second option 'leaders'")


@pytest.mark.parametrize(
    ("number", "line", "reason"),
    [
        (3, "edition gold", "unknown edition 'gold' of imperium; there are base"),
        (5, "seats 9", "players, not 9"),
        (6, "modules ix", "unknown module 'ix'"),
        (7, "option leaders nobody", "unknown leader 'nobody'"),
        (7, "option weather fine", "unknown option 'weather'"),
        (7, "option", "unknown option ''"),
    ],
)
def test_a_head_that_cannot_be_played_is_refused_with_what_is_allowed(number: int, line: str, reason: str) -> None:
    at, why = refusal(with_line(number, line))
    assert at == 0
    assert why.startswith("the head cannot be played: ")
    assert reason in why


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("1: deploy 63", "deploy 63: "),
        ("1: sing a song", "unknown verb 'sing'"),
        ("1: agent dagger", "'agent dagger' is not a form of 'agent'"),
        ("9: reveal", "seat 1 is to decide, not seat 9"),
        ("0: reveal", "seat 1 is to decide, not seat 0"),
        ("1:", "expected '<seat>: <action>', found '1:'"),
        (":", "expected '<seat>: <action>', found ':'"),
        ("-1: reveal", "expected '<seat>: <action>', found '-1: reveal'"),
        ("one: reveal", "expected '<seat>: <action>', found 'one: reveal'"),
        ("reveal", "expected '<seat>: <action>', found 'reveal'"),
        ("seed 5", "expected '<seat>: <action>', found 'seed 5'"),
        (f"{'1' * 5000}: reveal", "expected '<seat>: <action>'"),
        ("*", "a result of chance needs a label"),
    ],
)
def test_a_damaged_action_is_refused_with_its_line(line: str, reason: str) -> None:
    number = number_of(lines_of(record_of()), "1: agent", 1)
    at, why = refusal(with_line(number, line))
    assert at == number
    assert why.startswith(reason)


def test_a_lost_action_is_noticed() -> None:
    lines = lines_of(record_of())
    number = number_of(lines, "1: agent", 1)
    del lines[number - 1]
    at, why = refusal("\n".join(lines))
    assert at >= number
    assert why


def test_an_action_after_the_end_of_the_game_is_refused() -> None:
    lines = lines_of(record_of())[:-3]
    assert refusal("\n".join([*lines, "0: reveal"])) == (len(lines) + 1, "the game is over")


def test_nothing_follows_the_end() -> None:
    lines = lines_of(record_of())
    assert refusal("\n".join([*lines, "0: reveal"])) == (len(lines) + 1, "nothing may follow the end")
    assert refusal("\n".join([*lines, lines[-1]])) == (len(lines) + 1, "nothing may follow the end")


def test_an_end_before_the_end_is_refused() -> None:
    lines = lines_of(record_of())
    cut = number_of(lines, "1: agent", 1)
    assert refusal("\n".join([*lines[:cut], lines[-1]])) == (
        cut + 1,
        "the record has an end, but its game is not over",
    )


def test_a_wrong_hash_is_refused_when_verified() -> None:
    lines = lines_of(record_of())
    digest = lines[-1].removeprefix("end ")
    text = "\n".join([*lines[:-1], "end 0123"])
    assert refusal(text, verify=True) == (len(lines), f"the last state has hash {digest}, the record says 0123")
    assert kanly.read_record(text).digest == digest


# -- chance -----------------------------------------------------------------------------------------------------


def swapped(label: str, nth: int = 0) -> tuple[int, str, list[str]]:
    """Return the record with the last two results under a label exchanged: line, text, the new values."""
    number = number_of(lines_of(record_of()), f"* {label}", nth)
    _, name, *values = lines_of(record_of())[number - 1].split()
    different = max(i for i in range(len(values) - 1) if values[i] != values[-1])
    values[different], values[-1] = values[-1], values[different]
    return number, with_line(number, " ".join(("*", name, *values))), values


def test_the_recorded_order_of_a_deck_wins_over_the_seed() -> None:
    _, text, values = swapped("intrigue_deck")
    seeded, recorded = kanly.read_record(record_of(), until=0), kanly.read_record(text, until=0)
    deck = "intrigue_deck: [" + ",".join(f'"{card}"' for card in values) + "]"
    assert deck in recorded.position()
    assert deck not in seeded.position()
    assert "* intrigue_deck " + " ".join(values) in recorded.record()


def test_the_recorded_first_player_wins_over_the_seed() -> None:
    number = number_of(lines_of(record_of()), "* first_player")
    first = int(lines_of(record_of())[number - 1].split()[-1])
    for seat in range(3):
        text = with_line(number, f"* first_player {seat}")
        game = kanly.read_record(text, until=0)
        assert f"\nfirst: {seat}\n" in game.position()
        if seat != first:
            reason = "chance fell differently for 'first_player' than the seed gives"
            assert refusal(text, verify=True) == (number, reason)


def test_chance_goes_on_by_the_seed_after_the_recorded_results() -> None:
    """Obeying a record uses the generator up like the game itself, so the game goes on as it would have."""
    part = kanly.read_record(record_of(), until=20).record()
    game, whole = kanly.read_record(part), kanly.read_record(record_of())
    for _, action in whole.actions[20:]:
        game.apply(action)
    assert game.record() == record_of()


def test_a_verified_record_has_the_chance_of_its_seed() -> None:
    number, text, _ = swapped("imperium_deck")
    reason = "chance fell differently for 'imperium_deck' than the seed gives"
    assert refusal(text, verify=True) == (number, reason)


@pytest.mark.parametrize(
    ("label", "line", "reason"),
    [
        ("intrigue_deck", "* intrigue_deck ambush", "the recorded order of 'intrigue_deck' has other cards"),
        ("intrigue_deck", "* intrigue_deck", "the recorded order of 'intrigue_deck' has other cards"),
        ("intrigue_deck", "* tea_leaves 1", "the record has a result for 'tea_leaves' where the game needs"),
        ("first_player", "* first_player 3", "the recorded result of 'first_player' is not a number below 3"),
        ("first_player", "* first_player -1", "the recorded result of 'first_player' is not a number below 3"),
        ("first_player", "* first_player", "the recorded result of 'first_player' is not a number below 3"),
        ("first_player", "* first_player 0 1", "the recorded result of 'first_player' is not a number below 3"),
        ("first_player", f"* first_player {'1' * 5000}", "the recorded result of 'first_player' is not a number"),
        ("leaders", "* leaders nobody", "the recorded order of 'leaders' has other cards"),
    ],
)
def test_damaged_chance_is_refused_with_its_line(label: str, line: str, reason: str) -> None:
    number = number_of(lines_of(record_of()), f"* {label}")
    at, why = refusal(with_line(number, line))
    assert at == number
    assert why.startswith(reason)


def test_damaged_chance_in_the_middle_is_refused_with_its_line() -> None:
    lines = lines_of(record_of())
    after = number_of(lines, "0: ", 5)
    number = next(n for n, line in enumerate(lines, 1) if n > after and line.startswith("* deck_"))
    label = lines[number - 1].split()[1]
    at, why = refusal(with_line(number, f"* {label} dagger"))
    assert (at, why) == (number, f"the recorded order of {label!r} has other cards than the game")


def test_chance_that_did_not_fall_is_refused() -> None:
    lines = lines_of(record_of())
    text = "\n".join([*lines[:-3], "* deck_0 dagger", *lines[-3:]])
    assert refusal(text) == (len(lines) - 2, "a result of chance that the game did not need")
    assert refusal(text, verify=True)[1].endswith(" fell")


def test_records_carry_negative_and_great_seeds() -> None:
    for seed in (-1, 0, 2**31, 2**95 + 1):
        game = kanly.new("imperium", seats=3, seed=seed)
        again = kanly.read_record(game.record(), verify=True)
        assert (again.seed, again.digest) == (seed, game.digest)


def test_named_leaders_are_recorded() -> None:
    game = kanly.new("imperium", seats=3, seed=1, leaders=["duke_leto_atreides", "?", "paul_atreides"])
    assert "\noption leaders duke_leto_atreides,?,paul_atreides\n" in game.record()
    assert kanly.read_record(game.record(), verify=True).digest == game.digest
