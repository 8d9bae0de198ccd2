"""Set-up (W-4): tokens, settlements, figures, decks and the secret objective."""

from __future__ import annotations

from kanly.arrakis.board import (
    BENE_GESSERIT_TOKENS,
    CONTENTS,
    DECK_CARDS,
    SETTLEMENT_AREA,
    SIETCH_RANKS,
    SIETCH_SITES,
    STANDARD_TOKENS,
    STARTING_TOKENS,
    STATION_COPIES,
    STATION_SITES,
    tokens_of,
)
from kanly.arrakis.components import COUNTED, OBJECTIVES, PLANNING, PRESCIENCE, TOKENS
from kanly.arrakis.ids import ATREIDES, GENERIC, HARKONNEN, MASK, NONE, ONE, PILE, TOKEN
from kanly.arrakis.rules.pieces import put
from kanly.arrakis.state import ArrakisState, change, fresh_state, seat_of, seats_of
from kanly.arrakis.steps import NEW_ROUND
from kanly.engine.chance import shuffle
from kanly.engine.events import Chance
from kanly.engine.rng import Rng
from kanly.engine.tell import tell, tell_only

_SIETCHES = [one for one in COUNTED if one.kind == "sietch"]


def set_up(rng: Rng, per_round: bool, journal: bool, feed: list[Chance] | None) -> ArrakisState:
    """Return a game that is set up and about to begin its first round."""
    state = fresh_state(rng)
    state.feed = feed
    if journal:
        state.log, state.chance = [], []
    state.per_round = per_round
    _sietches(state)
    _settlements(state)
    state.stations, state.station_left = STATION_SITES, STATION_COPIES
    _decks(state)
    state.bg, state.bg_reserve = (1, 0), BENE_GESSERIT_TOKENS - 1
    state.stack.append((NEW_ROUND, NONE, 0, 0, 0))
    return state


def _sietches(state: ArrakisState) -> None:
    """Put a sietch token, a starting token and a naib into each sietch area (W-4.1 to W-4.3)."""
    ranks = [rank - 1 for rank in SIETCH_RANKS]
    shuffle(state, ranks, "sietches", _SIETCHES)
    starting, standard = STARTING_TOKENS.copy(), STANDARD_TOKENS.copy()
    shuffle(state, starting, "starting_tokens", TOKENS)
    shuffle(state, standard, "standard_tokens", TOKENS)
    state.sietch_area = tuple(SIETCH_SITES)
    state.sietch_rank = tuple(rank + 1 for rank in ranks)
    state.token_kind = (*starting, *standard)
    state.token_area = [*SIETCH_SITES, *[PILE] * 8]
    for area in SIETCH_SITES:
        change(state, ATREIDES, area, ONE[TOKEN])
        put(state, ATREIDES, area, GENERIC)


def _settlements(state: ArrakisState) -> None:
    """Give every settlement a black and a silver token, and replace them by their figures (W-4.4, W-4.5)."""
    for colour in ("harkonnen_black", "harkonnen_silver"):
        kinds = tokens_of(colour)
        shuffle(state, kinds, colour, TOKENS)
        for number, area in enumerate(SETTLEMENT_AREA):
            contents = CONTENTS[kinds[number]]
            for grade in range(4):
                for _ in range(contents >> 5 * grade & MASK):
                    put(state, HARKONNEN, area, grade)


def _decks(state: ArrakisState) -> None:
    """Shuffle the four planning decks and the prescience deck; the Atreides draw an objective (W-4.7 to W-4.9)."""
    for deck in range(4):
        cards = DECK_CARDS[deck].copy()
        shuffle(state, cards, f"deck_{deck}", PLANNING)
        state.decks[deck] = tuple(cards)
    cards = list(range(len(PRESCIENCE)))
    shuffle(state, cards, "prescience", PRESCIENCE)
    state.prescience_deck = tuple(cards)
    cards = list(range(len(OBJECTIVES)))
    shuffle(state, cards, "objectives", OBJECTIVES)
    state.objectives, state.other_objectives = (cards[-1],), tuple(cards[:-1])
    if state.log is not None:
        tell(state, "set_up", NONE)
        seat = seat_of(state, ATREIDES)
        tell_only(state, seats_of(state, ATREIDES), "objective", seat, objective=OBJECTIVES[cards[-1]].key)
