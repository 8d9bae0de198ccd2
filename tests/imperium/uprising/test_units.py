"""Units that enter the Conflict in a turn (U-7.9)."""

from __future__ import annotations

import kanly
from kanly.imperium.state import ImperiumState
from kanly.imperium.steps import FLOW


def test_u_7_9_a_troop_of_an_earlier_turn_that_retreats_is_not_missing_from_those_deployed() -> None:
    leaders = ["lady_amber_metulli", "muad_dib", "staban_tuek"]
    game = kanly.new("imperium", edition="uprising", seats=3, leaders=leaders, seed=2)
    state = game.state
    assert isinstance(state, ImperiumState)
    while game.to_move != 0:
        game.apply("reveal")
        while game.decision.kind == "move" and state.turn.seat != 0:
            game.apply("done")
    player = state.players[0]
    player.hand = [state.edition.card_ids[key] for key in ("unswerving_loyalty", "stilgar_the_devoted")]
    player.conflict, player.garrison, player.supply = 2, 1, 9
    FLOW.relist(state)
    game.apply("reveal")
    game.apply("use leader.lady_amber_metulli/retreat 1")
    game.apply("use card.unswerving_loyalty/may")
    game.apply("choose card.unswerving_loyalty/deploy")
    while game.decision.kind == "deploy":
        game.apply("deploy 1")
    assert state.turn.uprising is not None
    assert (player.conflict, state.turn.uprising.units) == (2, 1)
