"""Tactical cards (W-21.1.2): the harvest sector and the target sietch."""

from __future__ import annotations

from kanly.arrakis.board import AREA_IDS, SIETCH_SITES
from kanly.arrakis.components import AREAS, TACTICAL
from kanly.arrakis.ids import HARKONNEN, NONE
from kanly.arrakis.mahdi.flow import mahdi_of
from kanly.arrakis.state import ArrakisState, seat_of
from kanly.engine.chance import pick, shuffle
from kanly.engine.tell import tell

SIETCH_OF: list[int] = [SIETCH_SITES.index(AREA_IDS[card.sietch]) for card in TACTICAL]
"""The sietch that each card names, by its number: one that is moved stays the same (W-21.8.7)."""
CARD_OF: list[int] = [SIETCH_OF.index(number) for number in range(len(SIETCH_SITES))]


def shuffle_cards(state: ArrakisState) -> None:
    """Shuffle all tactical cards."""
    mahdi = mahdi_of(state)
    cards = list(range(len(TACTICAL)))
    shuffle(state, cards, "tactical", TACTICAL)
    mahdi.tactical, mahdi.discarded = tuple(cards), ()
    mahdi.harvest = mahdi.target = mahdi.temporary = mahdi.overflow = NONE


def turn_cards(state: ArrakisState) -> None:
    """Turn up the card of the harvest sector, then that of the target sietch."""
    mahdi = mahdi_of(state)
    mahdi.harvest = mahdi.tactical[-1]
    mahdi.tactical = mahdi.tactical[:-1]
    state.told += 1
    if state.log is not None:
        tell(state, "harvest_sector", seat_of(state, HARKONNEN), sector=TACTICAL[mahdi.harvest].sector)
    turn_target(state)


def stands(state: ArrakisState, card: int) -> bool:
    """Say whether the sietch of a card still stands."""
    return state.sietch_area[SIETCH_OF[card]] != NONE


def turn_target(state: ArrakisState) -> None:
    """Turn cards up until one names a sietch that stands, in another sector than the harvest sector.

    Where no such card is left, any sietch that stands will do.
    """
    mahdi = mahdi_of(state)
    state.told += 1
    found = NONE
    while mahdi.tactical and found == NONE:
        card = mahdi.tactical[-1]
        mahdi.tactical = mahdi.tactical[:-1]
        if stands(state, card) and TACTICAL[card].sector != TACTICAL[mahdi.harvest].sector:
            found = card
        else:
            mahdi.discarded += (card,)
    if found == NONE:
        left = [card for card in sorted((*mahdi.discarded, mahdi.harvest)) if stands(state, card)]
        found = left[pick(state, len(left), "target")]
        mahdi.discarded = tuple(card for card in mahdi.discarded if card != found)
    mahdi.target = SIETCH_OF[found]
    if state.log is not None:
        area = state.sietch_area[mahdi.target]
        tell(state, "target", seat_of(state, HARKONNEN), card=TACTICAL[found].key, area=AREAS[area].key)


def see_to_target(state: ArrakisState) -> None:
    """Turn up another target if the sietch has been destroyed; a temporary one that has been is none any more."""
    mahdi = mahdi_of(state)
    if mahdi.temporary != NONE and state.sietch_area[mahdi.temporary] == NONE:
        mahdi.temporary = NONE
    if state.sietch_area[mahdi.target] == NONE:
        card = CARD_OF[mahdi.target]
        if card not in mahdi.discarded and card != mahdi.harvest:
            mahdi.discarded += (card,)
        turn_target(state)
