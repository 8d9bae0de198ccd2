"""What the words of the base game ask of the state: when they can be carried out and paid, what they need, what holds.

Which word asks which of them stands in `vocabulary.py` (I-7, I-27.16).
"""

from __future__ import annotations

from kanly.engine.text import Text
from kanly.imperium.components import CARDS
from kanly.imperium.effects import Effect
from kanly.imperium.ids import ANY, NO_DEPLOYING, NONE, TOP_OF_TRACK
from kanly.imperium.rules.acquire import for_sale
from kanly.imperium.rules.cards import (
    NO_CARD_TO_DRAW,
    can_draw,
    can_draw_intrigue,
    can_steal_intrigue,
    count_in_play,
    in_play,
)
from kanly.imperium.rules.conditions import any_usable, has_agent_out
from kanly.imperium.rules.influence import asks_for_track
from kanly.imperium.rules.personal_board import holds_own_alliance, influence_with, own_faction, own_influence
from kanly.imperium.rules.troops import at_hand
from kanly.imperium.rules.units import guard_of, troops_in_conflict, troops_in_garrison
from kanly.imperium.state import ImperiumState, Player, fighter
from kanly.imperium.words import CONDITIONS, FROM_CONFLICT, FROM_GARRISON

# -- when the words can be carried out ------------------------------------------------------------


def usable_draw(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    return can_draw(state.players[seat])


def usable_intrigue(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    return can_draw_intrigue(state)


def usable_supply(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    return state.players[fighter(state, seat)].supply > 0


def usable_influence(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    if asks_for_track(state, seat, effect, source) and own_influence(state, seat) < TOP_OF_TRACK:
        return True
    return state.players[fighter(state, seat)].influence[effect.m] < TOP_OF_TRACK


def usable_influence_any(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    own = own_faction(state, seat)
    if own != NONE and effect.m >> own & 1 and own_influence(state, seat) < TOP_OF_TRACK:
        return True
    for f, now in enumerate(state.players[fighter(state, seat)].influence):
        if effect.m >> f & 1 and now < TOP_OF_TRACK:
            return True
    return False


def usable_some_part(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    return any_usable(state, seat, effect.parts, source)


def usable_when(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    return CONDITIONS[effect.k].holds(state, seat, effect, source) and any_usable(state, seat, effect.parts, source)


def usable_trash(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    player = state.players[seat]
    return bool(player.hand or player.discard or player.played or player.revealed_cards)


def usable_trash_this(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    return source in in_play(state.players[seat])


def usable_deploy(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    owner = fighter(state, seat)
    there = at_hand(state, owner) + guard_of(state.players[owner])
    return there > 0 and not state.turn.flags & NO_DEPLOYING


def usable_retreat(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    return troops_in_conflict(state.players[fighter(state, seat)]) > 0


def usable_discard(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    return bool(state.players[seat].hand)


def usable_steal(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    return can_steal_intrigue(state, seat)


def usable_mentat(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    return state.mentat == NONE


def usable_take_reserve(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    return state.reserve[state.edition.reserve.index(effect.m)] > 0


def usable_recall_agent(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    return has_agent_out(state, seat)


def usable_acquire(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    aside = state.players[seat].aside
    if aside != NONE and CARDS[aside].cost <= effect.n:
        return True
    for card in for_sale(state, seat):
        if CARDS[card].cost <= effect.n:
            return True
    return False


def usable_special(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    special = effect.special
    assert special is not None
    return special.usable is None or special.usable(state, seat)


# -- when they can be paid -----------------------------------------------------------------------------------------


def payable_goods(state: ImperiumState, seat: int, effect: Effect, n: int, source: int) -> bool:
    return state.players[seat].goods[effect.m] >= n


def payable_trash(state: ImperiumState, seat: int, effect: Effect, n: int, source: int) -> bool:
    player = state.players[seat]
    return len(player.hand) + len(player.discard) + len(player.played) + len(player.revealed_cards) >= n


def payable_trash_this(state: ImperiumState, seat: int, effect: Effect, n: int, source: int) -> bool:
    return n == 1 and source in in_play(state.players[seat])


def payable_influence(state: ImperiumState, seat: int, effect: Effect, n: int, source: int) -> bool:
    return sum(state.players[fighter(state, seat)].influence) + own_influence(state, seat) >= n


def payable_discard(state: ImperiumState, seat: int, effect: Effect, n: int, source: int) -> bool:
    return len(state.players[seat].hand) >= n


# -- what they are in want of, where they cannot be carried out ------------------------------------------------------


def needs_card_to_draw(state: ImperiumState, seat: int, effect: Effect) -> Text:
    return NO_CARD_TO_DRAW


def needs_supply(state: ImperiumState, seat: int, effect: Effect) -> Text:
    return Text("why-empty-supply", "no troop is left in your supply")


def needs_garrison(state: ImperiumState, seat: int, effect: Effect) -> Text:
    return too_few_troops(state, seat, FROM_GARRISON)


def needs_conflict(state: ImperiumState, seat: int, effect: Effect) -> Text:
    return too_few_troops(state, seat, FROM_CONFLICT)


def too_few_troops(state: ImperiumState, seat: int, place: int) -> Text:
    """Say how few troops there are to deploy from the garrison, or to retreat from the Conflict."""
    have = troops_at(state.players[fighter(state, seat)], place)
    number = f"only {have} troop{'s' if have > 1 else ''}" if have else "no troop"
    if place == FROM_GARRISON:
        return Text("why-troops-garrison", f"you have {number} in the garrison", n=have)
    return Text("why-troops-conflict", f"you have {number} in the Conflict", n=have)


def troops_at(player: Player, place: int) -> int:
    """Return how many troops a player has in garrison or Conflict."""
    return troops_in_conflict(player) if place == FROM_CONFLICT else troops_in_garrison(player)


def needs_lower_influence(state: ImperiumState, seat: int, effect: Effect) -> Text:
    faction = state.edition.tracks[effect.m]
    return Text("why-top-of-track", f"your influence with {faction} is at the top of its track", faction=faction)


# -- the conditions and the count of the base game (I-7.8, I-6.5) ------------------------------------------------------


def holds_bond(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    player = state.players[seat]
    own = 1 if source != NONE and CARDS[source].factions >> effect.m & 1 and source in in_play(player) else 0
    return count_in_play(player, effect.m) > own


def holds_alliance(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    if effect.m == ANY:
        return seat in state.alliances or holds_own_alliance(state, seat)
    if state.alliances[effect.m] == seat:
        return True
    return own_faction(state, seat) == effect.m and holds_own_alliance(state, seat)


def holds_influence(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    return influence_with(state, seat, effect.m) >= effect.n


def holds_council(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    return state.players[seat].council == 1


def holds_won(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    return state.winner == seat


def holds_special(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    special = effect.special
    return special is not None and special.usable is not None and special.usable(state, seat)


def counts_in_play(state: ImperiumState, seat: int, effect: Effect, source: int) -> int:
    return count_in_play(state.players[seat], effect.m)
