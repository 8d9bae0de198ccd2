"""What each seat may see (W-3, W-4): built from what is allowed, never by deleting what is not.

Hidden are hands and decks; the ranks of face-down sietches and the contents of deployment tokens, which only the
Atreides may look at once they are on the map; and the secret objective. Wormsigns and testing stations nobody may look
at: they are drawn when they are turned (`rules/worms.py`, `rules/sites.py`), so an observation shows only where they
are. What may be hidden follows from what is printed less what is seen: from an observation alone a full state that fits
can be sampled.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from kanly.arrakis.actions import parse_action
from kanly.arrakis.board import DECK_CARDS, SIETCH_RANKS, STANDARD_TOKENS, STARTING_TOKENS
from kanly.arrakis.components import OBJECTIVES, PRESCIENCE, TACTICAL
from kanly.arrakis.fields import UNTOLD
from kanly.arrakis.ids import ATREIDES, FLIPPED, PILE
from kanly.arrakis.mahdi.flow import flow_of
from kanly.arrakis.mahdi.targets import CARD_OF
from kanly.arrakis.position import EDITION, as_data, read_fields, restore
from kanly.arrakis.solo import POOL, TOKENS_OF_COLOUR, Mahdi
from kanly.arrakis.state import ArrakisState, is_automated, side_of, wormsigns
from kanly.engine.codec import READING_ERRORS
from kanly.engine.decision import SPECTATOR, Decision, Observation
from kanly.engine.errors import RecordError
from kanly.engine.hidden import HIDDEN
from kanly.engine.rng import Rng

NOBODY = -1


def seen_state(state: ArrakisState, side: int) -> ArrakisState:
    """Return the state as a side, or nobody in particular, sees it; what is hidden is HIDDEN."""
    seen = state.clone()
    seen.rng = Rng()
    seen.told = seen.turns = 0
    seen.decks = [(HIDDEN,) * len(deck) for deck in state.decks]
    seen.hands = [hand if one == side else (HIDDEN,) * len(hand) for one, hand in enumerate(state.hands)]
    seen.prescience_deck = (HIDDEN,) * len(state.prescience_deck)
    seen.other_objectives = (HIDDEN,) * len(state.other_objectives)
    seen.signs = [0, 0, 0, wormsigns(state)]
    kinds, areas = state.token_kind, state.token_area
    if side == ATREIDES:
        seen.token_kind = tuple([HIDDEN if areas[slot] == PILE else kinds[slot] for slot in range(16)])
    else:
        seen.token_kind = tuple([kinds[slot] if areas[slot] == FLIPPED else HIDDEN for slot in range(16)])
        up = state.sietch_up
        seen.sietch_rank = tuple([rank if up >> n & 1 else HIDDEN for n, rank in enumerate(state.sietch_rank)])
        if state.winner != ATREIDES:
            seen.objectives = (HIDDEN,) * len(state.objectives)
    if seen.mahdi is not None:
        _hide(seen.mahdi)
    return seen


def _hide(mahdi: Mahdi) -> None:
    """Hide what nobody may look at: the order of the tactical cards, and which token of a colour lies where."""
    mahdi.tactical = (HIDDEN,) * len(mahdi.tactical)
    for first in (0, TOKENS_OF_COLOUR):
        mine = mahdi.tokens[first : first + TOKENS_OF_COLOUR]
        mahdi.tokens[first : first + TOKENS_OF_COLOUR] = sorted(mine, key=lambda where: (where == POOL, where))


class ArrakisObservation(Observation):
    """All that one seat, or a spectator, may know: the state with HIDDEN in it, and the decision."""

    def __init__(self, seat: int, state: ArrakisState, decision: Decision | None) -> None:
        self.seat = seat
        self.state = state
        self.decision = decision

    def data(self) -> dict[str, Any]:
        """Return the observation as plain data, components by their ids."""
        return {
            "edition": EDITION,
            "seat": self.seat,
            "decision": None if self.decision is None else self.decision.data(),
            **as_data(self.state, leave_out=UNTOLD),
        }

    def text(self) -> str:
        """Return the observation as canonical text."""
        return json.dumps(self.data(), separators=(",", ":"), ensure_ascii=False)

    def determinize(self, rng: Rng) -> ArrakisState:
        """Return a full state, sampled at random among those that fit this observation."""
        state = self.state.clone()
        _deal_cards(state, rng)
        _deal_tokens(state, rng)
        if state.mahdi is not None:
            _deal_mahdi(state.mahdi, rng)
        state.rng = Rng(rng.word(), rng.word(), rng.word(), 1)
        if not state.over:
            flow_of(state).relist(state)
        return state


def without(printed: list[int], seen: tuple[int, ...]) -> list[int]:
    """Return what is printed less what is seen."""
    left = Counter(printed)
    left.subtract(card for card in seen if card != HIDDEN)
    return list(left.elements())


def fill(places: tuple[int, ...], printed: list[int], rng: Rng) -> tuple[tuple[int, ...], list[int]]:
    """Return places with what is hidden filled in at random, and what is left over."""
    left = without(printed, places)
    rng.shuffle(left)
    return tuple([left.pop() if card == HIDDEN else card for card in places]), left


def _deal_cards(state: ArrakisState, rng: Rng) -> None:
    """Deal the planning decks and hidden hands, the prescience deck and the objectives."""
    for side in (0, 1):
        hidden = HIDDEN in state.hands[side]
        hand = [] if hidden else list(state.hands[side])
        for deck in (2 * side, 2 * side + 1):
            seen = state.discards[deck] + (() if hidden else state.hands[side])
            if state.mahdi is not None:
                seen += state.mahdi.waiting + state.mahdi.playing
            left = Counter(DECK_CARDS[deck])
            left.subtract(card for card in seen if card in left)
            cards = list(left.elements())
            rng.shuffle(cards)
            size = len(state.decks[deck])
            state.decks[deck] = tuple(cards[:size])
            hand += cards[size:]
        if state.mahdi is not None and side != ATREIDES:  # reinforcements lie one on the other
            rng.shuffle(hand)
        else:
            hand.sort()
        state.hands[side] = tuple(hand)
    known = state.revealed + state.claimed + state.removed
    cards = without(list(range(len(PRESCIENCE))), known)
    rng.shuffle(cards)
    state.prescience_deck = tuple(cards)
    objectives, others = fill(state.objectives, list(range(len(OBJECTIVES))), rng)
    state.objectives = tuple(sorted(objectives))
    state.other_objectives = tuple(others)


def _deal_tokens(state: ArrakisState, rng: Rng) -> None:
    """Deal the contents of deployment tokens and the ranks of sietches."""
    starting, _ = fill(state.token_kind[:8], STARTING_TOKENS, rng)
    standard, _ = fill(state.token_kind[8:], STANDARD_TOKENS, rng)
    state.token_kind = starting + standard
    state.sietch_rank, _ = fill(state.sietch_rank, SIETCH_RANKS, rng)


def _deal_mahdi(mahdi: Mahdi, rng: Rng) -> None:
    """Deal the tactical cards that are not turned up, and the Harkonnen tokens of each colour."""
    turned = (*mahdi.discarded, mahdi.harvest, *([] if mahdi.target < 0 else [CARD_OF[mahdi.target]]))
    cards = [card for card in range(len(TACTICAL)) if card not in turned]
    rng.shuffle(cards)
    mahdi.tactical = tuple(cards)
    for first in (0, TOKENS_OF_COLOUR):
        mine = mahdi.tokens[first : first + TOKENS_OF_COLOUR]
        rng.shuffle(mine)
        mahdi.tokens[first : first + TOKENS_OF_COLOUR] = mine


def observe(state: ArrakisState, seat: int, decision: Decision | None) -> ArrakisObservation:
    """Return what a seat (or a spectator) may know; `decision` is the pending one, if any."""
    side = NOBODY if seat == SPECTATOR or is_automated(state, seat) else side_of(state, seat)
    seen = seen_state(state, side)
    if decision is not None and decision.seat != seat:
        decision = Decision(decision.seat, decision.kind, decision.about, ())
        seen.options = []
    return ArrakisObservation(seat, seen, decision)


def read_observation(text: str) -> ArrakisObservation:
    """Return the observation of a text that `ArrakisObservation.text` wrote; raises RecordError."""
    try:
        data = json.loads(text)
        state = restore(read_fields(data, leave_out=UNTOLD))
        asked = data["decision"]
        decision = None
        if asked is not None:
            state.options = [parse_action(action) for action in asked["actions"]]
            decision = Decision(asked["seat"], asked["kind"], asked["about"], state.options.copy())
        return ArrakisObservation(data["seat"], state, decision)
    except READING_ERRORS as error:
        raise RecordError(0, f"not an observation: {error}") from error
