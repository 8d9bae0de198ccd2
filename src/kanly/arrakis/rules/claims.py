"""Prescience cards (W-15): when each can be claimed, what the claim takes, what it brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.arrakis.actions import AT, CLAIM, CLAIM_KIND, DONE, FIRST_TOKEN, LOSE, MARKER
from kanly.arrakis.board import (
    DEEP_DESERTS,
    MINOR_ERGS,
    MOUNTAINS,
    PLATEAUS,
    SAME_SECTOR,
    SECTOR_AREAS,
    SECTORS_OF,
    areas_in,
)
from kanly.arrakis.components import PRESCIENCE
from kanly.arrakis.content.boards import CLAIMS_PER_ROUND
from kanly.arrakis.ids import (
    ATREIDES,
    END_OF_ROUND,
    FREE_ACTION,
    GENERIC,
    HARKONNEN,
    MASK,
    NONE,
    ONE,
    TOKEN,
    UNSEEN,
)
from kanly.arrakis.rules.free import DEEDS, LISTS, flipped_willingly, may_flip
from kanly.arrakis.rules.pieces import flip_sietch, flip_token, settle, take, to_tanks, unarrive
from kanly.arrakis.rules.tracks import raise_marker
from kanly.arrakis.state import (
    ArrakisState,
    change,
    deserts,
    jessica,
    paul,
    seat_of,
    sietches,
    tokens_at,
)
from kanly.arrakis.steps import ANY_MARKER, CLAIM_AT_ONCE, CLAIM_PAY, END_CLAIMS, FLOW
from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.tell import tell

# -- conditions ---------------------------------------------------------------------------------------------------


def quiet(state: ArrakisState, area: int) -> bool:
    """Say whether a sector of an area holds no legion of the Harkonnen."""
    harkonnen = state.occupied[HARKONNEN]
    for sector in SECTORS_OF[area]:
        if not SECTOR_AREAS[sector] & harkonnen:
            return True
    return False


def _water_of_life(state: ArrakisState) -> bool:
    area = state.leaders[paul(state)]
    return area >= 0 and quiet(state, area)


def challenged(state: ArrakisState) -> list[int]:
    """Return where a naib can fall in a Tahaddi Challenge."""
    found = []
    for area in areas_in(state.occupied[ATREIDES]):
        legion = state.legions[area]
        if legion >> 15 & MASK and legion >> 20 & MASK and quiet(state, area):
            found.append(area)
    return found


def fleeing(state: ArrakisState) -> list[int]:
    """Return the tokens that families can flee with: in a sietch, with a legion of the Harkonnen in its sector."""
    places, harkonnen = sietches(state), state.occupied[HARKONNEN]
    return [
        slot
        for slot, area in enumerate(state.token_area)
        if area >= 0 and places >> area & 1 and SAME_SECTOR[area] & harkonnen
    ]


def _takes_the_water(state: ArrakisState) -> bool:
    area = state.leaders[jessica(state)]
    return area >= 0 and bool(sietches(state) >> area & 1) and quiet(state, area)


def _fealty(state: ArrakisState) -> bool:
    area = state.leaders[paul(state)]
    return area >= 0 and state.legions[area] >> 15 & MASK >= 2


def _mahdi(state: ArrakisState) -> bool:
    area = state.leaders[paul(state)]
    if area < 0 or area not in state.sietch_area or state.sietch_up >> state.sietch_area.index(area) & 1:
        return False
    return may_flip(state, area)


def _legions_in(state: ArrakisState, mask: int) -> int:
    return (state.occupied[ATREIDES] & mask).bit_count()


def _water_discipline(state: ArrakisState) -> bool:
    place = DEEP_DESERTS & ~sietches(state)
    both = state.leaders[paul(state)], state.leaders[jessica(state)]
    return all(area >= 0 and place >> area & 1 for area in both)


def _trains(state: ArrakisState) -> bool:
    area = state.leaders[paul(state)]
    return area >= 0 and area == state.leaders[jessica(state)] and area in state.sietch_area


def _lisan_al_gaib(state: ArrakisState) -> bool:
    area = state.leaders[paul(state)]
    return area >= 0 and state.legions[area] >> 25 >= 2 and may_flip(state, area)


CONDITIONS: Final[dict[str, Callable[[ArrakisState], bool]]] = {
    "paul_drinks_the_water_of_life": _water_of_life,
    "tahaddi_challenge": lambda state: bool(challenged(state)),
    "families_flee_to_the_palmaries_of_the_south": lambda state: bool(fleeing(state)),
    "jessica_takes_the_water": _takes_the_water,
    "the_naibs_swear_fealty": _fealty,
    "the_fremen_call_paul_the_mahdi": _mahdi,
    "desert_war": lambda state: _legions_in(state, deserts(state) & ~sietches(state)) >= 4,
    "dew_collectors_for_the_planting": lambda state: _legions_in(state, PLATEAUS) >= 3,
    "the_water_discipline": _water_discipline,
    "new_hidden_wind_traps": lambda state: _legions_in(state, MOUNTAINS & ~deserts(state)) >= 3,
    "stunted_worms": lambda state: _legions_in(state, MINOR_ERGS) >= 2,
    "jessica_trains_paul_in_the_bene_gesserit_ways": _trains,
    "the_lisan_al_gaib": _lisan_al_gaib,
}
"""What must hold for a claim; cards that are claimed at once are offered when what they tell of has happened."""
_BY_NUMBER: Final = [CONDITIONS.get(card.key) for card in PRESCIENCE]


def holds(state: ArrakisState, card: int) -> bool:
    """Say whether the condition of a card holds now."""
    condition = _BY_NUMBER[card]
    return condition is not None and condition(state)


def claimable(state: ArrakisState, timing: int) -> list[int]:
    """Return the revealed cards of a timing that can be claimed now: at most two in a round."""
    if state.claims >= CLAIMS_PER_ROUND:
        return []
    return [card for card in state.revealed if PRESCIENCE[card].timing == timing and holds(state, card)]


# -- claiming -----------------------------------------------------------------------------------------------------


def claim(state: ArrakisState, card: int) -> None:
    """Claim a card: pay what it asks for, then move the markers."""
    state.claims += 1
    state.revealed = tuple(other for other in state.revealed if other != card)
    state.claimed += (card,)
    if state.log is not None:
        tell(state, "claimed", seat_of(state, ATREIDES), prescience=PRESCIENCE[card].key)
    if state.ibad == card:
        state.ibad = NONE
    if state.fear == card:
        state.fear = NONE
        state.stack.append((ANY_MARKER, ATREIDES, 2, 0, 0))
    state.stack.append((CLAIM_PAY, ATREIDES, card, 0, 0))


def legal_claim_pay(state: ArrakisState, step: Step) -> list[Action]:
    """List what a claim can be paid with, where there is a choice."""
    key = PRESCIENCE[step[2]].key
    if key == "tahaddi_challenge":
        return [AT[area] for area in challenged(state)]
    if key == "families_flee_to_the_palmaries_of_the_south":
        return [LOSE[FIRST_TOKEN + slot] for slot in fleeing(state)]
    if key == "the_lisan_al_gaib":
        return [LOSE[FIRST_TOKEN + slot] for slot in tokens_at(state, state.leaders[paul(state)])]
    return [DONE]


def apply_claim_pay(state: ArrakisState, step: Step, action: Action) -> None:
    """Pay for a claim, and take its reward."""
    key = PRESCIENCE[step[2]].key
    if key == "tahaddi_challenge":
        take(state, ATREIDES, action.a, GENERIC)
    elif key == "families_flee_to_the_palmaries_of_the_south":
        slot = action.a - FIRST_TOKEN
        area = state.token_area[slot]
        state.token_area[slot] = UNSEEN
        change(state, ATREIDES, area, -ONE[TOKEN])
        if state.moved_tokens >> slot & 1:
            unarrive(state, area, TOKEN)
        settle(state, ATREIDES, area)
    elif key == "the_lisan_al_gaib":
        slot = action.a - FIRST_TOKEN
        area = state.token_area[slot]
        flip_token(state, slot)
        flipped_willingly(state)
        settle(state, ATREIDES, area)
        if not step[3]:
            state.stack.append((CLAIM_PAY, ATREIDES, step[2], 1, 0))
            return
    elif key == "paul_drinks_the_water_of_life":
        _tank(state, paul(state))
    elif key == "jessica_takes_the_water":
        _tank(state, jessica(state))
    elif key == "the_fremen_call_paul_the_mahdi":
        flip_sietch(state, state.leaders[paul(state)])
        flipped_willingly(state)
    for marker, by in enumerate(PRESCIENCE[step[2]].reward):
        if by:
            raise_marker(state, marker, by)


def _tank(state: ArrakisState, leader: int) -> None:
    to_tanks(state, leader)


def legal_any_marker(state: ArrakisState, step: Step) -> list[Action]:
    """List the markers of which one may rise."""
    return list(MARKER)


def apply_any_marker(state: ArrakisState, step: Step, action: Action) -> None:
    """Move the marker that was chosen."""
    raise_marker(state, action.a, step[2])


# -- at once ------------------------------------------------------------------------------------------------------


def ripen(state: ArrakisState, card: int) -> None:
    """Offer a card whose story has just happened, in either side's turn."""
    if card in state.revealed and state.claims < CLAIMS_PER_ROUND:
        state.stack.append((CLAIM_AT_ONCE, ATREIDES, card, 0, 0))


def legal_claim_at_once(state: ArrakisState, step: Step) -> list[Action]:
    """List a claim, and doing without it."""
    if step[2] not in state.revealed or state.claims >= CLAIMS_PER_ROUND:
        return []
    return [CLAIM[step[2]], DONE]


def apply_claim_at_once(state: ArrakisState, step: Step, action: Action) -> None:
    """Claim the card, or not."""
    if action.kind == CLAIM_KIND:
        claim(state, action.a)


# -- at the end of the round (W-19.1) -----------------------------------------------------------------------------


def legal_end_claims(state: ArrakisState, step: Step) -> list[Action]:
    """List the cards of the end of the round that can be claimed."""
    cards = claimable(state, END_OF_ROUND)
    return [*[CLAIM[card] for card in cards], DONE] if cards else []


def apply_end_claims(state: ArrakisState, step: Step, action: Action) -> None:
    """Claim a card, and ask again."""
    if action.kind == CLAIM_KIND:
        state.stack.append(step)
        claim(state, action.a)


# -- as a free action ---------------------------------------------------------------------------------------------


def legal_free_claims(state: ArrakisState, side: int) -> list[Action]:
    """List the cards that can be claimed as a free action of a turn of the Atreides."""
    if side != ATREIDES:
        return []
    return [CLAIM[card] for card in claimable(state, FREE_ACTION)]


def free_claim(state: ArrakisState, action: Action) -> None:
    """Claim a card as a free action."""
    claim(state, action.a)


LISTS.append(legal_free_claims)
DEEDS[CLAIM_KIND] = free_claim
FLOW.decides(CLAIM_PAY, legal_claim_pay, apply_claim_pay)
FLOW.decides(ANY_MARKER, legal_any_marker, apply_any_marker)
FLOW.decides(CLAIM_AT_ONCE, legal_claim_at_once, apply_claim_at_once)
FLOW.decides(END_CLAIMS, legal_end_claims, apply_end_claims)
