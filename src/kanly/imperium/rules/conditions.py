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
    check = effect.word.usable
    return check is None or check(state, seat, effect, source)


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


# -- the words of the base game, where they cannot always be carried out -------------------------------------------


def _draw(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    return can_draw(state.players[seat])


def _intrigue(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    return can_draw_intrigue(state)


def _supply(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    return state.players[seat].supply > 0


def _influence(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    return state.players[seat].influence[effect.m] < TOP_OF_TRACK


def _influence_any(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    for f, now in enumerate(state.players[seat].influence):
        if effect.m >> f & 1 and now < TOP_OF_TRACK:
            return True
    return False


def _some_part(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    return any_usable(state, seat, effect.parts, source)


def _arrow(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    return can_pay(state, seat, effect.cost, source)


def _when(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    return holds(state, seat, effect, source) and any_usable(state, seat, effect.parts, source)


def _trash(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    return has_card_to_trash(state.players[seat])


def _trash_this(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    return source in in_play(state.players[seat])


def _deploy(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    return state.players[seat].garrison > 0


def _retreat(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    return state.players[seat].conflict > 0


def _lose_troop(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    player = state.players[seat]
    return (player.conflict if effect.m == fx.FROM_CONFLICT else player.garrison) > 0


def _discard(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    return bool(state.players[seat].hand)


def _steal(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    return can_steal_intrigue(state, seat)


def _mentat(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    return state.mentat == NONE


def _take_reserve(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    return state.reserve[state.edition.reserve.index(effect.m)] > 0


def _recall_agent(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    return has_agent_out(state, seat)


def _acquire(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    aside = state.players[seat].aside
    if aside != NONE and CARDS[aside].cost <= effect.n:
        return True
    for card in for_sale(state):
        if CARDS[card].cost <= effect.n:
            return True
    return False


def _special(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    special = effect.special
    assert special is not None
    return special.usable is None or special.usable(state, seat)


for _op, _usable in (
    (fx.DRAW, _draw), (fx.INTRIGUE, _intrigue), (fx.TROOPS, _supply), (fx.REINFORCE, _supply),
    (fx.INFLUENCE, _influence), (fx.INFLUENCE_ANY, _influence_any), (fx.ALL, _some_part), (fx.EITHER, _some_part),
    (fx.CHOOSE, _some_part), (fx.PER, _some_part), (fx.NEXT_REVEAL, _some_part), (fx.ARROW, _arrow), (fx.WHEN, _when),
    (fx.TRASH, _trash), (fx.TRASH_THIS, _trash_this), (fx.DEPLOY, _deploy), (fx.RETREAT, _retreat),
    (fx.LOSE_TROOP, _lose_troop), (fx.DISCARD_CARD, _discard), (fx.STEAL, _steal), (fx.MENTAT, _mentat),
    (fx.TAKE_RESERVE, _take_reserve), (fx.RECALL_AGENT, _recall_agent), (fx.ACQUIRE, _acquire),
    (fx.SPECIAL, _special),
):  # fmt: skip
    fx.WORDS[_op].usable = _usable
