"""Who gets where (W-8): steps on foot, sandriding, troop-transport, retreats."""

from __future__ import annotations

from kanly.arrakis.board import NEAR, NEAR_TWO, OPEN, ZONES_OF, areas_in
from kanly.arrakis.ids import AREA_COUNT, ATREIDES, HARKONNEN
from kanly.arrakis.state import (
    ArrakisState,
    free_areas,
    limit_of,
    sandworms,
    settlements_of,
    units,
    wormsigns,
)


def ridden(state: ArrakisState, area: int) -> int:
    """Return the areas with a wormsign or a sandworm that a legion of the Atreides can ride through (W-8.1)."""
    ridable = (wormsigns(state) | sandworms(state)) & ~state.occupied[HARKONNEN]
    return _spread(OPEN[area] & ridable, ridable)


def _spread(frontier: int, ridable: int) -> int:
    reached = frontier
    while frontier:
        low = frontier & -frontier
        frontier ^= low
        more = OPEN[low.bit_length() - 1] & ridable & ~reached
        reached |= more
        frontier |= more
    return reached


def around(mask: int) -> int:
    """Return the areas across an open border of any of some areas."""
    reach = 0
    while mask:
        low = mask & -mask
        reach |= OPEN[low.bit_length() - 1]
        mask ^= low
    return reach


def rides_far(state: ArrakisState, area: int, to: int) -> bool:
    """Say whether a legion can ride from one area to another across two areas or more."""
    ridable = (wormsigns(state) | sandworms(state)) & ~state.occupied[HARKONNEN]
    for first in areas_in(OPEN[area] & ridable):
        if _spread(1 << first, ridable) & ~(1 << first) & OPEN[to] & ~(1 << area):
            return True
    return False


def on_foot(state: ArrakisState, side: int, area: int, ends: int) -> int:
    """Return where a legion gets from an area on foot or by sandriding, among areas where it may end (W-8, W-8.1)."""
    reach = OPEN[area]
    if side == ATREIDES:
        signs = state.signs
        if signs[3] or signs[0] or signs[1] or signs[2] or state.worms or state.maker >= 0:
            reach |= around(ridden(state, area))
    return reach & ends & ~(1 << area)


def by_air(state: ArrakisState, side: int, area: int, ends: int) -> int:
    """Return where a legion gets from an area by troop-transport, if it may be carried, among possible ends."""
    if side != HARKONNEN or not ZONES_OF[area] & state.ornithopters:
        return 0
    return NEAR_TWO[area] & ends


def targets(state: ArrakisState, side: int) -> int:
    """Return the areas that a legion of a side can attack, if it gets there: enemies, but no sandworm (W-9.1)."""
    return (state.occupied[1 - side] | settlements_of(state, 1 - side)) & ~sandworms(state)


def retreats(state: ArrakisState, side: int, area: int) -> int:
    """Return where a legion can retreat to: free areas across an open border, with room if there are such (W-9.3)."""
    ends = OPEN[area]
    if side == HARKONNEN:
        ends = (OPEN[area] if state.mahdi is None else NEAR[area]) & ~wormsigns(state)  # Mahdi's cross all (W-21.3.4)
    ends &= free_areas(state, side)
    if not ends:
        return 0
    room = 0
    count = units(state.legions[side * AREA_COUNT + area])
    limit = limit_of(state, side)
    for end in areas_in(ends):
        if units(state.legions[side * AREA_COUNT + end]) + count <= limit:
            room |= 1 << end
    return room or ends
