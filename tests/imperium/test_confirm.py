"""The turn of a seat that confirms ends only when its player says so; for other seats nothing changes."""

from __future__ import annotations

import random

import pytest

import kanly

LEADERS = ("duke_leto_atreides", "count_ilban_richese", "helena_richese", "glossu_the_beast_rabban")


def new(seed: int) -> kanly.Game:
    return kanly.new("imperium", seats=4, seed=seed, leaders=LEADERS, confirm=True)


def play_first_turn(game: kanly.Game) -> None:
    """Play until only `done` is left in the first turn."""
    seat = game.to_move
    game.apply(next(action for action in game.decision.actions if action.text.startswith("agent")))
    while game.to_move == seat and [action.text for action in game.decision.actions] != ["done"]:
        game.apply(game.decision.actions[0])


@pytest.mark.parametrize("seed", range(5))
def test_a_confirmed_turn_waits_for_its_player(seed: int) -> None:
    game = new(seed)
    seat = game.to_move
    play_first_turn(game)
    assert game.to_move == seat
    assert game.decision.kind == "move"
    game.apply("done")
    assert game.to_move != seat


def test_a_confirmed_turn_can_be_taken_back_until_it_is_ended() -> None:
    game = new(0)
    before = game.digest
    play_first_turn(game)
    assert game.to_move == game.actions[0][0]
    while game.actions:
        game.undo()
    assert game.digest == before


def test_the_option_is_part_of_record_and_position() -> None:
    game = kanly.new("imperium", seats=3, seed=4, confirm=True)
    assert "option confirm turns" in game.record()
    assert kanly.read_record(game.record()).digest == game.digest
    assert kanly.read_position(game.position()).config.options["confirm"] == "turns"


@pytest.mark.parametrize("seed", range(5))
def test_only_the_seats_that_confirm_are_asked(seed: int) -> None:
    """The others end their turns as in a game where nobody confirms."""
    plain = kanly.new("imperium", seats=4, seed=seed, leaders=LEADERS)
    game = kanly.new("imperium", seats=4, seed=seed, leaders=LEADERS, confirm=(1, 3))
    rng = random.Random(seed)
    asked: set[int] = set()
    while not plain.is_over:
        if game.decision.data() != plain.decision.data():
            asked.add(game.to_move)
            game.apply(game.decision.actions[-1])  # `done`, or the only thing left to do
            continue
        choice = rng.choice(game.decision.actions)
        game.apply(choice)
        plain.apply(choice)
    assert asked == {1, 3}
    assert [str(event) for event in game.events] == [str(event) for event in plain.events]


def test_some_seats_are_part_of_record_and_position() -> None:
    game = kanly.new("imperium", seats=3, seed=4, confirm=(2, 0))
    assert "option confirm 0,2" in game.record()
    assert kanly.read_record(game.record()).digest == game.digest
    assert kanly.read_position(game.position()).config.options["confirm"] == "0,2"
    assert game.digest != kanly.new("imperium", seats=3, seed=4, confirm=True).digest


def test_all_seats_one_by_one_are_all_seats() -> None:
    game = kanly.new("imperium", seats=3, seed=4, confirm=range(3))
    assert game.record() == kanly.new("imperium", seats=3, seed=4, confirm=True).record()


def test_no_seat_is_as_if_nobody_had_asked() -> None:
    assert kanly.new("imperium", seats=3, confirm=()).record() == kanly.new("imperium", seats=3).record()


def test_a_seat_is_told_whether_it_confirms() -> None:
    rules = kanly.rules_of("imperium")
    game = kanly.new("imperium", seats=3, seed=4, confirm=(1,))
    encoding = rules.learning().encoding(kanly.Variant("base"))
    told = [encoding.encode(game.observe(seat))[encoding.segment("confirm").start] for seat in range(3)]
    assert told == [0, 1, 0]


@pytest.mark.parametrize("whose", ["everything", "4", "-1", "0,", "0;1", "00"])
def test_turns_of_nobody_are_not_confirmed(whose: str) -> None:
    with pytest.raises(kanly.ConfigError, match="unknown confirm"):
        kanly.rules_of("imperium").configure(4, "", (), {"confirm": whose})


@pytest.mark.parametrize("seats", ["[9]", "[-1]", '"all"', "[0.5]", "7", "null"])
def test_a_position_where_nobody_confirms_so_is_refused(seats: str) -> None:
    text = kanly.new("imperium", seats=3, seed=4).position()
    assert "confirm: false" in text
    with pytest.raises(kanly.RecordError):
        kanly.read_position(text.replace("confirm: false", f"confirm: {seats}"))
