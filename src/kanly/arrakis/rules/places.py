"""What effects call places and legions (notation of the cards), as areas."""

from __future__ import annotations

from kanly.arrakis.board import MOUNTAINS, NEAR, NEAR_TWO, OPEN, PLATEAUS, SETTLEMENT_AREA, areas_in
from kanly.arrakis.effects import (
    A_SIETCH,
    ANYWHERE,
    ARRAKEEN,
    ARSUNT,
    BESIDE_LEGION,
    BESIDE_WORM,
    CARTHAG,
    CARTHAG_OR_ARRAKEEN,
    EMPTY_DESERT,
    FREE_MOUNTAIN,
    FREE_PLATEAU,
    HAGGA_BASIN,
    IMPERIAL_BASIN,
    IN_DESERT,
    LEGION_WITH_SPECIAL,
    NORTH_POLE,
    OWN_LEGION,
    OWN_SETTLEMENT,
    SAME_SIETCH,
    THAT_LEGION,
    THREATENED_SIETCH,
    WITH,
    WITH_LEADER,
    WITH_NAMED,
    WITH_SPECIAL,
)
from kanly.arrakis.ids import AREA_COUNT, ATREIDES, EVERYWHERE, HARKONNEN, MASK
from kanly.arrakis.state import (
    ArrakisState,
    deserts,
    empty_areas,
    free_areas,
    has_leader,
    meant,
    sandworms,
    settlements_of,
    sietches,
)

_TOWNS = {
    ARRAKEEN: SETTLEMENT_AREA[0], CARTHAG: SETTLEMENT_AREA[1], ARSUNT: SETTLEMENT_AREA[2],
    HAGGA_BASIN: SETTLEMENT_AREA[3], IMPERIAL_BASIN: SETTLEMENT_AREA[4], NORTH_POLE: SETTLEMENT_AREA[5],
}  # fmt: skip


def areas_of(state: ArrakisState, side: int, place: int) -> int:
    """Return the areas that a place means for a side now; a named settlement must still stand."""
    if place >= WITH:
        area = state.leaders[meant(state, place - WITH)]
        return 1 << area if area >= 0 else 0
    if place in _TOWNS:
        return 1 << _TOWNS[place] & state.settlements
    if place == ANYWHERE:
        return EVERYWHERE
    if place == CARTHAG_OR_ARRAKEEN:
        return (1 << SETTLEMENT_AREA[0] | 1 << SETTLEMENT_AREA[1]) & state.settlements
    if place == OWN_SETTLEMENT:
        return settlements_of(state, side)
    if place == A_SIETCH:
        return sietches(state)
    if place == OWN_LEGION:
        return state.occupied[side]
    if place == LEGION_WITH_SPECIAL:
        return with_special(state, side)
    if place == SAME_SIETCH:  # whoever has left out what came before may mean any (W-7.2)
        return 1 << state.that if state.that >= 0 else sietches(state)
    if place == THAT_LEGION:
        return 1 << state.that if state.that >= 0 else 0
    if place == EMPTY_DESERT:
        return empty_areas(state) & deserts(state)
    if place == FREE_MOUNTAIN:
        return free_areas(state, side) & MOUNTAINS & ~deserts(state)
    if place == FREE_PLATEAU:
        return free_areas(state, side) & PLATEAUS
    if place == BESIDE_WORM:
        return empty_areas(state) & deserts(state) & beside(sandworms(state), open_only=False)
    if place == BESIDE_LEGION:
        return empty_areas(state) & deserts(state) & beside(state.occupied[side], open_only=True)
    if place == THREATENED_SIETCH:
        return _threatened(state)
    assert place == IN_DESERT
    return deserts(state)


def legions_in(state: ArrakisState, side: int, place: int) -> int:
    """Return where the legions are that a place means; they may be in a town that has fallen."""
    return state.occupied[side] & (1 << _TOWNS[place] if place in _TOWNS else areas_of(state, side, place))


def with_special(state: ArrakisState, side: int) -> int:
    """Return where a side has a legion with a special elite."""
    found = 0
    for area in areas_in(state.occupied[side]):
        if state.legions[side * AREA_COUNT + area] >> 10 & MASK:
            found |= 1 << area
    return found


def beside(mask: int, open_only: bool) -> int:
    """Return the areas adjacent to any of some areas: for legions across open borders, for worms across any (W-2)."""
    borders = OPEN if open_only else NEAR
    found = 0
    for area in areas_in(mask):
        found |= borders[area]
    return found


def _threatened(state: ArrakisState) -> int:
    """Return the sietches with a legion of the Harkonnen within 2 areas, over open borders (W-2)."""
    found = 0
    for area in areas_in(sietches(state)):
        reach = OPEN[area] | beside(OPEN[area], open_only=True)
        if reach & state.occupied[HARKONNEN] & NEAR_TWO[area]:
            found |= 1 << area
    return found


def fits(state: ArrakisState, figure: int, legion: int, named: list[int]) -> bool:
    """Say whether a legion, or the part of it that is meant, has the figure that an effect asks for."""
    if figure == WITH_LEADER:
        return has_leader(legion)
    if figure == WITH_SPECIAL:
        return legion >> 10 & MASK != 0
    if figure >= WITH_NAMED:
        return meant(state, figure - WITH_NAMED) in named
    return True


assert ATREIDES == 0
