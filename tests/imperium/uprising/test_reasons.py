"""Why an action of Uprising is refused: the reasons that `why_not` gives."""

from __future__ import annotations

import kanly
from kanly.imperium.components import CONTRACTS
from kanly.imperium.state import ImperiumState
from kanly.imperium.steps import ENDGAME_TURN, FLOW

LEADERS = ["gurney_halleck", "muad_dib", "lady_margot_fenring"]


def started(*hand: str, **goods: int) -> tuple[kanly.Game, ImperiumState]:
    """Return a game at the start of seat 0's turn, with these cards in hand."""
    game = kanly.new("imperium", edition="uprising", modules=["choam"], seats=3, seed=4, leaders=LEADERS)
    state = game.state
    assert isinstance(state, ImperiumState)
    while game.to_move != 0:
        game.apply("reveal" if game.decision.kind == "turn" else game.decision.actions[-1])
    state.players[0].hand = [state.edition.card_ids[key] for key in hand]
    state.players[0].goods = [goods.get("solari", 0), goods.get("spice", 0), goods.get("water", 0)]
    return game, relisted(state, game)


def relisted(state: ImperiumState, game: kanly.Game) -> ImperiumState:
    FLOW.relist(state)
    return state


def spy(game: kanly.Game, state: ImperiumState, seat: int, *posts: str) -> None:
    up = state.players[seat].uprising
    assert up is not None
    up.spies = sum(1 << state.edition.post_ids[post] for post in posts)
    FLOW.relist(state)


def occupied(state: ImperiumState, space: str) -> None:
    state.agents[state.edition.space_ids[space]] |= 1 << 1
    FLOW.relist(state)


def test_u_5_2_a_card_with_the_spy_icon_needs_a_spy_at_the_space() -> None:
    game, state = started("public_spectacle", "dagger", "reconnaissance")
    reason = "Public Spectacle has no city icon, and no Spy of yours is at Arrakeen"
    assert game.why_not("agent public_spectacle@arrakeen") == reason
    assert game.why_not("agent dagger@arrakeen") == "Dagger has no city icon"
    spy(game, state, 0, "arrakeen_refinery")
    assert game.why_not("agent public_spectacle@arrakeen") is None


def test_u_9_9_an_occupied_space_is_entered_with_a_spy_there() -> None:
    game, state = started("reconnaissance", "dagger")
    occupied(state, "arrakeen")
    reason = "Arrakeen is occupied, and you have no Spy there to infiltrate it"
    assert game.why_not("agent reconnaissance@arrakeen") == reason
    spy(game, state, 0, "arrakeen_refinery")
    assert game.why_not("agent reconnaissance@arrakeen") is None


def test_u_5_3_a_requirement_says_what_is_missing() -> None:
    game, _ = started("dagger", "diplomacy", solari=3)
    reason = "Imperial Privilege needs 2 influence with emperor; you have 0"
    assert game.why_not("agent dagger@imperial_privilege") == reason


def test_u_9_9_only_a_spy_at_the_space_infiltrates() -> None:
    game, state = started("reconnaissance", "dagger")
    spy(game, state, 0, "arrakeen_refinery", "refinery_research", "guild")
    occupied(state, "spice_refinery")
    game.apply("agent reconnaissance@spice_refinery")
    assert game.decision.kind == "infiltrate"
    assert game.why_not("recall_spy guild") == "that Spy is not at Spice Refinery"
    assert game.why_not("recall_spy fremen") == "you have no Spy on that observation post"


def test_u_9_1_u_9_4_a_post_is_taken_or_no_spy_is_left() -> None:
    game, state = started("diplomacy", "dagger", spice=1)
    spy(game, state, 1, "guild")
    game.apply("agent diplomacy@espionage")
    game.apply("use space.espionage/spy")
    assert game.decision.kind == "place_spy"
    assert game.why_not("spy guild") == "there is a Spy on that observation post"
    spy(game, state, 0, "fremen", "choam", "council")
    assert game.why_not("spy emperor") == "all your Spies are on the board: recall one first"


def test_u_9_5_a_spy_is_placed_only_where_its_effect_reaches() -> None:
    game, state = started("signet_ring", "dagger")
    state.players[0].leader = state.edition.leader_ids["lady_margot_fenring"]
    game.apply("agent signet_ring@arrakeen")
    game.apply("use leader.lady_margot_fenring/spy")
    assert game.decision.kind == "place_spy"
    assert game.why_not("spy guild") == "the effect does not reach that observation post"


def test_u_16_3_a_contract_is_taken_from_those_that_lie_open() -> None:
    game, state = started("diplomacy", "dagger")
    assert state.uprising is not None
    game.apply("agent diplomacy@dutiful_service")
    if game.decision.kind == "move":
        game.apply("use space.dutiful_service/contract")
    closed = next(number for number in state.uprising.bank if number not in state.uprising.market)
    name = CONTRACTS[closed].name
    assert game.why_not(f"contract {CONTRACTS[closed].key}") == f"the contract {name} does not lie open"


def test_u_12_5_a_wild_card_is_paired_at_the_end() -> None:
    game, state = started("diplomacy", "dagger")
    at_the_end = "battle icons are paired with a wild one at the end of the game"
    assert game.why_not("pair skirmish_crysknife") == at_the_end
    state.pending = (ENDGAME_TURN, 0, 0, 0, 0)
    FLOW.relist(state)
    assert game.why_not("pair skirmish_crysknife") == "you have no wild battle icon face up"
    up = state.players[0].uprising
    assert up is not None
    up.won += (state.edition.conflict_ids["propaganda"],)
    FLOW.relist(state)
    assert game.why_not("pair skirmish_crysknife") == "Skirmish does not lie face up in front of you"


def test_u_19_9_shaddams_ring_forbids_deploying() -> None:
    game, state = started("signet_ring", "dagger")
    state.players[0].leader = state.edition.leader_ids["shaddam_corrino_iv"]
    game.apply("agent signet_ring@arrakeen")
    assert game.why_not("deploy 1") == "no units may be deployed this turn"
