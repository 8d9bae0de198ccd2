"""The public door, used carelessly: wrong types and numbers, foreign actions, hands on what was handed out."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

import kanly
from kanly.engine.action import intern_action

pure = pytest.mark.skipif("compiled" in Path(kanly.__file__).parts, reason="a compiled door raises TypeError itself")


def new(seats: int = 4, seed: int = 7, **options: Any) -> kanly.Game:
    return kanly.new("imperium", seats=seats, seed=seed, **options)


def play_on(game: kanly.Game, choices: int) -> kanly.Game:
    """Play random actions to the end."""
    rng = Random(choices)
    while not game.is_over:
        game.apply(rng.choice(game.decision.actions))
    return game


# -- setting up ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", ["4", 4.0, None, [4]])
def test_seats_must_be_a_whole_number(seats: Any) -> None:
    with pytest.raises(kanly.ConfigError, match="seats must be a whole number"):
        new(seats=seats)


@pytest.mark.parametrize("seed", ["7", 1.5, None])
def test_a_seed_must_be_a_whole_number(seed: Any) -> None:
    with pytest.raises(kanly.ConfigError, match="seed must be a whole number"):
        new(seed=seed)


@pytest.mark.parametrize("bits", [96, 200, 20_000])
def test_a_seed_that_the_generator_could_not_take_whole_is_refused(bits: int) -> None:
    for seed in (1 << bits, -(1 << bits)):
        with pytest.raises(kanly.ConfigError, match="at most 96 bits"):
            new(seed=seed)


@pytest.mark.parametrize("seed", [-1, 2**96 - 1, 0])
def test_any_other_seed_makes_a_game_whose_record_replays(seed: int) -> None:
    game = new(seed=seed)
    assert kanly.read_record(game.record(), verify=True).digest == game.digest


def test_a_record_with_too_long_a_seed_is_refused() -> None:
    record = new().record().replace("seed 7\n", f"seed {2**96}\n")
    with pytest.raises(kanly.RecordError, match="96 bits"):
        kanly.read_record(record)


@pytest.mark.parametrize("leaders", [5, None, [1, 2, 3, 4], [None] * 4])
def test_leaders_must_be_names(leaders: Any) -> None:
    with pytest.raises(kanly.ConfigError, match="leaders must be names"):
        new(leaders=leaders)


@pytest.mark.parametrize(
    ("leaders", "reason"),
    [
        (["paul_atreides"], "1 leaders for 4 seats"),
        ([], "0 leaders for 4 seats"),
        (["paul_atreides", "paul_atreides", "?", "?"], "only once"),
        (["pául", "?", "?", "?"], "unknown leader 'pául'"),
    ],
)
def test_a_wrong_list_of_leaders_is_refused_with_the_reason(leaders: list[str], reason: str) -> None:
    with pytest.raises(kanly.ConfigError, match=reason):
        new(leaders=leaders)


def test_white_space_around_a_leader_does_not_spoil_the_record() -> None:
    game = new(seats=3, leaders=["paul_atreides\n", " ?", "?\t"])
    assert game.config.options["leaders"] == "paul_atreides,?,?"
    assert kanly.read_record(game.record()).digest == game.digest


def test_one_module_may_be_given_as_a_text() -> None:
    with pytest.raises(kanly.ConfigError, match="unknown module 'nonsense'"):
        new(modules="nonsense")


@pytest.mark.parametrize("modules", [None, 3, [4]])
def test_modules_must_be_names(modules: Any) -> None:
    with pytest.raises(kanly.ConfigError, match="modules must be names"):
        new(modules=modules)


# -- seats -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [4, 99, -2])
def test_nobody_sits_there(seat: Any) -> None:
    game = new()
    with pytest.raises(kanly.ConfigError, match="no seat"):
        game.observe(seat)
    with pytest.raises(kanly.ConfigError, match="no seat"):
        game.events_for(seat)
    with pytest.raises(kanly.ConfigError, match="no seat"):
        game.determinize(seat, kanly.Rng.seeded(1))
    with pytest.raises(kanly.NotYourDecision):
        game.apply(game.decision.actions[0], seat)


@pure
@pytest.mark.parametrize("seat", ["0", None, 1.0, 1.5])
def test_what_is_no_number_is_no_seat(seat: Any) -> None:
    game = new()
    with pytest.raises(kanly.ConfigError, match="no seat"):
        game.observe(seat)
    with pytest.raises(kanly.ConfigError, match="no seat"):
        game.events_for(seat)


def test_when_the_game_is_over_nobody_is_to_move() -> None:
    game = play_on(new(seats=3), 1)
    assert game.to_move == kanly.SPECTATOR


# -- actions -----------------------------------------------------------------------------------------------------------


@pure
@pytest.mark.parametrize("action", [None, 5, b"reveal", ["reveal"]])
def test_what_is_neither_text_nor_action_is_malformed(action: Any) -> None:
    game = new()
    before = game.position()
    with pytest.raises(kanly.MalformedAction, match="a text or an Action"):
        game.apply(action)
    with pytest.raises(kanly.MalformedAction, match="a text or an Action"):
        game.why_not(action)
    assert (game.position(), game.actions) == (before, [])


@pytest.mark.parametrize("numbers", [(0, 9999, 5), (5, 99_999, 0), (8, 9999, 0), (77, 0, 0), (-3, -1, -1)])
def test_an_action_of_another_game_is_malformed(numbers: tuple[int, int, int]) -> None:
    game = new()
    foreign = intern_action(*numbers, "march to Sietch Tabr")
    with pytest.raises(kanly.MalformedAction, match="march"):
        game.apply(foreign)
    with pytest.raises(kanly.MalformedAction, match="march"):
        game.why_not(foreign)


def test_an_action_made_by_hand_is_the_one_its_text_names() -> None:
    game, twin = new(), new()
    legal = game.decision.actions[0]
    by_hand = kanly.Action(legal.kind, legal.a, legal.b, legal.text)
    assert game.why_not(by_hand) is None
    game.apply(by_hand)
    twin.apply(legal)
    assert game.record() == twin.record()
    assert game.actions[0][1] is legal


def test_why_not_tells_nobody_but_the_seat_that_decides() -> None:
    """The reasons speak of the hand of the one who decides (I-24.4)."""
    game = new()
    assert game.to_move == 3
    assert game.why_not("agent diplomacy@wealth") == "Diplomacy is not in your hand"
    assert game.why_not("agent diplomacy@wealth", 3) == "Diplomacy is not in your hand"
    for seat in (0, 1, 2, kanly.SPECTATOR, 99):
        assert game.why_not("agent diplomacy@wealth", seat) == f"seat 3 is to decide, not seat {seat}"
        assert game.why_not(game.decision.actions[0], seat) is not None
    assert game.why_not(game.decision.actions[0], 3) is None


# -- what was handed out is the caller's -------------------------------------------------------------------------------


def test_emptying_the_list_of_actions_changes_no_game() -> None:
    game = new()
    count = len(game.decision.actions)
    assert count > 1
    cast("list[kanly.Action]", game.decision.actions).clear()
    seen = game.observe(game.to_move)
    assert seen.decision is not None
    cast("list[kanly.Action]", seen.decision.actions).clear()
    cast("Any", seen).state.options.clear()
    assert len(game.decision.actions) == count


def test_adding_to_the_list_of_actions_makes_nothing_legal() -> None:
    game = new()
    illegal = game.rules.parse(game.state, "deploy 3")
    cast("list[kanly.Action]", game.decision.actions).append(illegal)
    with pytest.raises(kanly.IllegalAction):
        game.apply(illegal)


# -- twins -------------------------------------------------------------------------------------------------------------


def test_twins_take_back_and_go_on_each_on_its_own() -> None:
    game = new(seats=3, seed=3)
    while game.why_not_undo() is not None:
        game.apply(game.decision.actions[-1])
    twin = game.clone()
    record, events = game.record(), list(game.events)
    taken_back = twin.undo()
    assert (game.record(), game.events) == (record, events)
    assert game.undo() is taken_back
    assert (game.record(), game.digest, game.events) == (twin.record(), twin.digest, twin.events)
    play_on(twin, 1)
    assert game.record() != twin.record()
    play_on(game, 1)
    assert (game.record(), game.digest, game.events) == (twin.record(), twin.digest, twin.events)
    assert kanly.read_record(game.record(), verify=True).events == game.events


def test_a_resumed_game_takes_back_like_the_one_that_was_saved() -> None:
    game = new(seats=3, seed=3)
    while game.why_not_undo() is not None:
        game.apply(game.decision.actions[-1])
    resumed = kanly.read_record(game.record())
    assert resumed.undo() is game.undo()
    assert (resumed.record(), resumed.digest, resumed.events) == (game.record(), game.digest, game.events)


def test_a_position_can_be_played_on_but_writes_no_record() -> None:
    game = kanly.new("imperium", seats=3, seed=5, leaders="draft")
    for _ in range(60):
        game.apply(game.decision.actions[0])
    twin = kanly.read_position(game.position())
    assert twin.digest == game.digest
    assert [action.text for action in twin.decision.actions] == [action.text for action in game.decision.actions]
    while not game.is_over:
        action = game.decision.actions[-1]
        game.apply(action)
        twin.apply(action.text)
    assert twin.digest == game.digest
    with pytest.raises(kanly.KanlyError, match="no record from its start"):
        twin.record()


def test_a_position_of_no_game_is_refused() -> None:
    with pytest.raises(kanly.RecordError, match="a position begins with"):
        kanly.read_position("kanly-position 1 chess base\n")


def test_a_game_explains_an_action_and_shows_itself() -> None:
    game = kanly.new("imperium", seats=4, seed=7)
    assert game.explain("agent dagger@rally_troops") == "pay 4 solari; +4 troops"
    assert repr(game) == "<Game of imperium base, 0 actions: <Decision of seat 3 about turn: 16 actions>>"
