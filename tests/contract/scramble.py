"""What a viewer may not see, put into another order: written from the rules of each game, not from its view.

`scramble(state, viewer, rng)` returns another full state in which everything that the viewer may know is the same.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

import kanly
from kanly.imperium.components import CONFLICTS, LEADERS
from kanly.imperium.state import ImperiumState, Player
from tests.toys.skirmish import SkirmishState

Scramble = Callable[[kanly.State, int, Random], kanly.State]


def scramble_imperium(given: kanly.State, viewer: int, rng: Random) -> kanly.State:
    """Redistribute what I-24 hides from a viewer: decks, others' hands, Intrigue and tokens, unused Conflicts.

    The deck of a leader who may look at its top at any time keeps its order, and so does its next shuffle.
    """
    state = cast(ImperiumState, given.clone())
    sees_top = viewer >= 0 and (state.players[viewer].leader < 0 or LEADERS[state.players[viewer].leader].sees_top)
    for seat, player in enumerate(state.players):
        if seat != viewer:
            _mix_hand_and_deck(player, rng)
            if player.tokens and not player.struck:
                player.tokens = sum(1 << faction for faction in rng.sample(range(4), 2))
        elif not sees_top:
            _mix_own_deck(player, looks=_looks_at_top(state, viewer), rng=rng)
    _mix_intrigue(state, viewer, rng)
    rng.shuffle(state.imperium_deck)
    _mix_conflicts(state, rng)
    house = getattr(state, "hagal", None)
    if house is not None:
        rng.shuffle(house.deck)
    if state.uprising is not None:
        bank = list(state.uprising.bank)
        rng.shuffle(bank)
        state.uprising.bank = tuple(bank)
    if not sees_top:
        state.rng.a, state.rng.b, state.rng.c = (rng.getrandbits(32) for _ in range(3))
    rules = kanly.rules_of("imperium")
    return state if state.over else rules.from_position(rules.position(state))


def _looks_at_top(state: ImperiumState, viewer: int) -> int:
    """Return how many cards of its deck a viewer is just looking at."""
    decision = kanly.rules_of("imperium").decision(state)
    if decision.seat != viewer:
        return 0
    return 3 - state.pending[2] if decision.kind == "look_at_top" else int(decision.kind == "snoop")


def _mix_hand_and_deck(player: Player, rng: Random) -> None:
    hand = player.hand.copy()
    for card in player.known_hand:
        hand.remove(card)
    below = len(player.deck) - player.known_top
    hidden = hand + player.deck[:below]
    rng.shuffle(hidden)
    player.hand = [*player.known_hand, *hidden[: len(hand)]]
    rng.shuffle(player.hand)
    player.deck = hidden[len(hand) :] + player.deck[below:]


def _mix_own_deck(player: Player, looks: int, rng: Random) -> None:
    below = max(0, len(player.deck) - max(player.known_top, looks))
    hidden = player.deck[:below]
    rng.shuffle(hidden)
    player.deck = hidden + player.deck[below:]


def _mix_intrigue(state: ImperiumState, viewer: int, rng: Random) -> None:
    """Mix the Intrigue deck with others' hands; a card stolen from the viewer stays where the viewer knows it."""
    hidden = state.intrigue_deck.copy()
    kept: dict[int, list[int]] = {}
    for seat, player in enumerate(state.players):
        if seat != viewer:
            kept[seat] = [card for card, victim in player.seen if victim == viewer]
            rest = player.intrigue.copy()
            for card in kept[seat]:
                rest.remove(card)
            hidden += rest
    rng.shuffle(hidden)
    for seat, known in kept.items():
        player = state.players[seat]
        count = len(player.intrigue) - len(known)
        fresh = [hidden.pop() for _ in range(count)]
        others = iter(fresh)
        player.seen = tuple((card if victim == viewer else next(others), victim) for card, victim in player.seen)
        player.intrigue = known + fresh
        rng.shuffle(player.intrigue)
    state.intrigue_deck = hidden


def _mix_conflicts(state: ImperiumState, rng: Random) -> None:
    for level in (1, 2, 3):
        places = [i for i, card in enumerate(state.conflict_deck) if CONFLICTS[card].level == level]
        boxed = [i for i, card in enumerate(state.box) if CONFLICTS[card].level == level]
        cards = [state.conflict_deck[i] for i in places] + [state.box[i] for i in boxed]
        rng.shuffle(cards)
        box = list(state.box)
        for i in places:
            state.conflict_deck[i] = cards.pop()
        for i in boxed:
            box[i] = cards.pop()
        state.box = tuple(box)


def scramble_skirmish(given: kanly.State, viewer: int, rng: Random) -> kanly.State:
    """Deal the deck and the hands of others anew."""
    state = cast(SkirmishState, given.clone())
    others = [hand for seat, hand in enumerate(state.hands) if seat != viewer]
    hidden = [card for hand in others for card in hand] + state.deck
    rng.shuffle(hidden)
    for hand in others:
        hand[:] = sorted(hidden.pop() for _ in hand)
    state.deck = hidden
    state.rng.a, state.rng.b, state.rng.c = (rng.getrandbits(32) for _ in range(3))
    state.list_options()
    return state


SCRAMBLES: dict[str, Scramble] = {"imperium": scramble_imperium, "skirmish": scramble_skirmish}


PUBLIC_REVEALS = (
    "round", "row_card", "revealed", "discarded", "discarded_intrigue", "masterstroke", "trashed",
    "hagal_card", "market", "trashed_intrigue",
)  # fmt: skip


def reveals_imperium(event: kanly.Event, viewer: int) -> bool:
    """Say whether an event shows a viewer something hidden that the rules let this viewer see."""
    if event.kind in ("drew_cards", "drew_intrigue_cards", "saw_top"):
        return event.seat == viewer
    if event.kind == "gave_intrigue_card":
        return viewer in (event.seat, event.data["to"])
    if event.kind == "stole_intrigue_card":
        return viewer in (event.seat, event.data["victim"])
    return event.kind in PUBLIC_REVEALS


def reveals_skirmish(event: kanly.Event, viewer: int) -> bool:
    """Say whether an event shows a card: one that is laid down, or to its owner one that was drawn."""
    return event.kind == "laid" or (event.kind == "drew" and event.seat == viewer)


REVEALS: dict[str, Callable[[kanly.Event, int], bool]] = {"imperium": reveals_imperium, "skirmish": reveals_skirmish}

UNASKED: dict[str, frozenset[str]] = {"imperium": frozenset(("revealed",)), "skirmish": frozenset()}
"""The events that may come of themselves for a hidden reason, because they show that reason themselves."""
