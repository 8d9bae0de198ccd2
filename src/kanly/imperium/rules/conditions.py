"""Conditions, prices, and whether an effect can be carried out at all (I-7, I-27.16)."""

from __future__ import annotations

from kanly.imperium import effects as fx
from kanly.imperium.components import CARDS
from kanly.imperium.effects import Effect
from kanly.imperium.ids import ANY, NONE, TOP_OF_TRACK
from kanly.imperium.rules.acquire import for_sale
from kanly.imperium.rules.cards import can_draw, can_draw_intrigue, can_steal_intrigue, count_in_play, in_play
from kanly.imperium.state import ImperiumState, Player


def holds(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether the condition of a WHEN effect holds now (I-7.8, I-6.5)."""
    player = state.players[seat]
    k = effect.k
    if k == fx.BOND:
        own = 1 if source != NONE and CARDS[source].factions >> effect.m & 1 else 0
        return count_in_play(player, effect.m) > own
    if k == fx.ALLIANCE:
        if effect.m == ANY:
            return seat in state.alliances
        return state.alliances[effect.m] == seat
    if k == fx.INFLUENCE_AT_LEAST:
        return player.influence[effect.m] >= effect.n
    if k == fx.HAS_COUNCIL:
        return player.council == 1
    if k == fx.WON_CONFLICT:
        return state.winner == seat
    special = effect.special
    return special is not None and special.usable is not None and special.usable(state, seat)


def can_pay(state: ImperiumState, seat: int, cost: tuple[Effect, ...], source: int) -> bool:
    """Say whether a price can be paid completely now (I-1.4)."""
    player = state.players[seat]
    for part in cost:
        op = part.op
        if op == fx.PAY:
            if player.goods[part.m] < part.n:
                return False
        elif op == fx.TRASH_THIS:
            if source not in in_play(player):
                return False
        elif op == fx.TRASH:
            if not has_card_to_trash(player):
                return False
        elif op == fx.LOSE_INFLUENCE:
            if not any(player.influence):
                return False
        elif op == fx.LOSE_TROOP:
            if (player.conflict if part.m == fx.FROM_CONFLICT else player.garrison) < part.n:
                return False
        else:
            raise AssertionError(f"{part.path} is not a price")
    return True


def has_card_to_trash(player: Player) -> bool:
    """Say whether there is a card in hand, discard pile or play (I-19.5)."""
    return bool(player.hand or player.discard or player.played or player.revealed_cards)


def usable(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether an effect can be carried out, at least in part (I-7.4, I-18.3)."""
    op = effect.op
    player = state.players[seat]
    if op == fx.DRAW:
        return can_draw(player)
    if op == fx.INTRIGUE:
        return can_draw_intrigue(state)
    if op in (fx.TROOPS, fx.REINFORCE):
        return player.supply > 0
    if op == fx.INFLUENCE:
        return player.influence[effect.m] < TOP_OF_TRACK
    if op == fx.INFLUENCE_ANY:
        for f, now in enumerate(player.influence):
            if effect.m >> f & 1 and now < TOP_OF_TRACK:
                return True
        return False
    if op in (fx.ALL, fx.EITHER, fx.CHOOSE, fx.PER, fx.NEXT_REVEAL):
        return any_usable(state, seat, effect.parts, source)
    if op == fx.ARROW:
        return can_pay(state, seat, effect.cost, source)
    if op == fx.WHEN:
        return holds(state, seat, effect, source) and any_usable(state, seat, effect.parts, source)
    if op == fx.TRASH:
        return has_card_to_trash(player)
    if op == fx.TRASH_THIS:
        return source in in_play(player)
    if op == fx.DEPLOY:
        return player.garrison > 0
    if op == fx.RETREAT:
        return player.conflict > 0
    if op == fx.LOSE_TROOP:
        return (player.conflict if effect.m == fx.FROM_CONFLICT else player.garrison) > 0
    if op == fx.DISCARD_CARD:
        return bool(player.hand)
    if op == fx.STEAL:
        return can_steal_intrigue(state, seat)
    if op == fx.MENTAT:
        return state.mentat == NONE
    if op == fx.TAKE_RESERVE:
        return state.reserve[state.edition.reserve.index(effect.m)] > 0
    if op == fx.RECALL_AGENT:
        return has_agent_out(state, seat)
    if op == fx.ACQUIRE:
        return any(
            CARDS[card].cost <= effect.n
            for card in (*for_sale(state), *([player.aside] if player.aside != NONE else []))
        )
    if op == fx.SPECIAL:
        special = effect.special
        assert special is not None
        return special.usable is None or special.usable(state, seat)
    return True


def any_usable(state: ImperiumState, seat: int, effects: tuple[Effect, ...], source: int) -> bool:
    """Say whether at least one of several effects can be carried out."""
    for effect in effects:
        if usable(state, seat, effect, source):
            return True
    return False


def has_agent_out(state: ImperiumState, seat: int) -> bool:
    """Say whether a player has an Agent on the board."""
    for agents in state.agents:
        if agents >> seat & 1:
            return True
    return False


def playable(state: ImperiumState, seat: int, effect: Effect) -> bool:
    """Say whether an Intrigue card's line can be played: its price is binding, its result must do something.

    I-7.3, I-18.3, I-27.16.
    """
    if effect.op == fx.ARROW:
        return can_pay(state, seat, effect.cost, NONE) and any_playable(state, seat, effect.parts)
    if effect.op == fx.EITHER:
        return any_playable(state, seat, effect.parts)
    if effect.op == fx.WHEN:
        return holds(state, seat, effect, NONE) and any_playable(state, seat, effect.parts)
    return usable(state, seat, effect, NONE)


def any_playable(state: ImperiumState, seat: int, lines: tuple[Effect, ...]) -> bool:
    """Say whether at least one of several lines can be played."""
    for line in lines:
        if playable(state, seat, line):
            return True
    return False
