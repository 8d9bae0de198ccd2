"""Power of legions, distances and ways (W-21.3.6, W-21.3.8): the Harkonnen ignore impassable borders."""

from __future__ import annotations

from typing import Final

from kanly.arrakis.board import NEAR, areas_in
from kanly.arrakis.ids import AREA_COUNT, ATREIDES, HARKONNEN, MASK
from kanly.arrakis.mahdi.flow import mahdi_of
from kanly.arrakis.rules.movement import movable
from kanly.arrakis.rules.places import fits, legions_in
from kanly.arrakis.state import ArrakisState, free_areas, has_units, limit_of, sietches, units

FAR: Final = 99
"""Further away than anything."""
BASE: Final = 128
"""The second count of a legion is always less than this."""


def _steps() -> list[list[int]]:
    """Return how many borders of any kind lie between areas."""
    table = []
    for start in range(AREA_COUNT):
        row = [FAR] * AREA_COUNT
        seen = frontier = 1 << start
        away = 0
        while frontier:
            beyond = 0
            for area in areas_in(frontier):
                row[area] = away
                beyond |= NEAR[area]
            frontier = beyond & ~seen
            seen |= frontier
            away += 1
        table.append(row)
    return table


STEPS: Final = _steps()

# -- power (W-21.3.8) -------------------------------------------------------------------------------------------------


def count(legion: int) -> int:
    """Return the power of a legion: 1 a unit, 2 a deployment token, 1 a leader."""
    tokens = legion >> 25
    return units(legion) + tokens + (legion >> 15 & MASK) + (legion >> 20 & MASK)


def single(legion: int) -> int:
    """Return the power by single units: regular 2, elite 3, special elite 4, generic 1, named 2, token 2."""
    figures = 2 * (legion & MASK) + 3 * (legion >> 5 & MASK) + 4 * (legion >> 10 & MASK)
    return figures + (legion >> 15 & MASK) + 2 * (legion >> 20 & MASK) + 2 * (legion >> 25)


def strength(legion: int) -> int:
    """Return a number by which powers are ordered: by the first count, equal ones by single units."""
    return count(legion) * BASE + single(legion)


def is_greater(state: ArrakisState, legion: int, other: int) -> bool:
    """Say whether a legion has more power than another; an option says whether single units settle equal counts."""
    if mahdi_of(state).ties:
        return strength(legion) > strength(other)
    return count(legion) > count(other)


def defenders(state: ArrakisState, area: int) -> int:
    """Return the legion of the Atreides in an area."""
    return state.legions[ATREIDES * AREA_COUNT + area]


def own(state: ArrakisState, area: int) -> int:
    """Return the legion of the Harkonnen in an area."""
    return state.legions[HARKONNEN * AREA_COUNT + area]


# -- distances (W-21.3.6) ---------------------------------------------------------------------------------------------


def target_area(state: ArrakisState) -> int:
    """Return where the target sietch is."""
    return state.sietch_area[mahdi_of(state).target]


def aimed_at(state: ArrakisState) -> int:
    """Return where the sietch is that legions move to: the temporary target, or the true one (W-21.7.2)."""
    mahdi = mahdi_of(state)
    if mahdi.temporary >= 0 and state.sietch_area[mahdi.temporary] >= 0:
        return state.sietch_area[mahdi.temporary]
    return target_area(state)


def away(state: ArrakisState, area: int) -> int:
    """Return how far an area is from the target sietch."""
    return STEPS[target_area(state)][area]


def away_from_sietch(state: ArrakisState, area: int) -> int:
    """Return how far an area is from the nearest sietch."""
    row = STEPS[area]
    return min([row[home] for home in areas_in(sietches(state))], default=FAR)


def nearest(state: ArrakisState, areas: list[int]) -> list[int]:
    """Return those of some areas that are nearest to the target sietch (W-21.5.2)."""
    least = min([away(state, area) for area in areas], default=0)
    return [area for area in areas if away(state, area) == least]


_known: Final[dict[tuple[int, int], list[int]]] = {}
MOST_KNOWN: Final = 5_000
"""Ways are looked for once, as most steps of a turn do not change them."""


def lengths(state: ArrakisState, target: int) -> list[int]:
    """Return how long the way to a sietch is from every area, over areas free for the Harkonnen: 1 beside it."""
    free = free_areas(state, HARKONNEN)
    known = _known.get((target, free))
    if known is None:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        known = _known[target, free] = _lengths(target, free)
    return known


def _lengths(target: int, free: int) -> list[int]:
    row = [FAR] * AREA_COUNT
    frontier = NEAR[target] & free
    seen = frontier | 1 << target
    steps = 1
    while frontier:
        beyond = 0
        for area in areas_in(frontier):
            row[area] = steps
            beyond |= NEAR[area]
        frontier = beyond & free & ~seen
        seen |= frontier
        steps += 1
    return row


# -- which legions ----------------------------------------------------------------------------------------------------


def meant(state: ArrakisState, spec: int) -> list[int]:
    """Return where a legion stands that an action may move, or the part of one that has not moved yet."""
    found = []
    for area in areas_in(legions_in(state, HARKONNEN, spec >> 8)):
        legion, named, _ = movable(state, HARKONNEN, area)
        if has_units(legion) and fits(state, spec & 255, legion, named):
            found.append(area)
    return found


def moving(state: ArrakisState, area: int) -> int:
    """Return the part of a legion that has not moved in this action."""
    return movable(state, HARKONNEN, area)[0]


def room(state: ArrakisState, area: int) -> int:
    """Return how many more units of the Harkonnen an area can hold."""
    return limit_of(state, HARKONNEN) - units(own(state, area))


def house_order(state: ArrakisState, area: int) -> tuple[int, int, int]:
    """Return by what legions are chosen for new or better units: the least comes first (W-21.5.3).

    How far the nearest sietch is; how little the power there exceeds that of its defenders; how far the target is.
    """
    near = away_from_sietch(state, area)
    mine = own(state, area)
    edges = [_edge(mine, defenders(state, home)) for home in areas_in(sietches(state)) if STEPS[area][home] == near]
    return near, -max(edges, default=0), away(state, area)


def _edge(legion: int, other: int) -> int:
    return (count(legion) - count(other)) * 2 * BASE + single(legion) - single(other)


def edge(state: ArrakisState, area: int, target: int) -> int:
    """Return by how much the power of a legion exceeds that of those who defend an area."""
    return _edge(own(state, area), defenders(state, target))


def least(state: ArrakisState, areas: list[int]) -> list[int]:
    """Return the areas that come first by the order of the house action (W-21.5.3)."""
    keys = [house_order(state, area) for area in areas]
    return [area for area, key in zip(areas, keys, strict=True) if key == min(keys)]
