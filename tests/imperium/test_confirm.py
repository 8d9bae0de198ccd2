"""With `confirm` a turn ends only when its player says so; without it nothing changes."""

from __future__ import annotations

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


def test_other_things_to_confirm_are_refused() -> None:
    with pytest.raises(kanly.ConfigError, match="unknown confirm"):
        kanly.rules_of("imperium").configure(4, "", (), {"confirm": "everything"})
