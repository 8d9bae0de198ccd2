"""Who has been carried by troop-transport (W-8.7): figures, not areas.

`carried` holds three numbers an entry: an area, how many figures of each grade there have been carried, and whether
they came in the action that goes on. `carried_named` are the named leaders.
"""

from __future__ import annotations

from kanly.arrakis.ids import HARKONNEN, MASK, NAMED, ONE
from kanly.arrakis.state import CARRIED_GRADES, ArrakisState, named_at


def carried_at(state: ArrakisState, area: int, fresh: bool) -> int:
    """Return the figures in an area that have been carried; those that came in this action only where wanted."""
    carried, found = state.carried, 0
    for i in range(0, len(carried), 3):
        if carried[i] == area and (fresh or not carried[i + 2]):
            found += carried[i + 1]
    return found


def is_fresh(state: ArrakisState, area: int) -> bool:
    """Say whether nobody of the Harkonnen in an area has been carried: the whole legion can be (W-9.1)."""
    if not state.carried and not state.carried_named:
        return True
    named = named_at(state, HARKONNEN, area)
    return not carried_at(state, area, fresh=True) and not any(state.carried_named >> leader & 1 for leader in named)


def not_carried(state: ArrakisState, area: int, legion: int, named: list[int]) -> tuple[int, list[int]]:
    """Return the part of figures that have not moved in this action which has not been carried either."""
    if not state.carried and not state.carried_named:
        return legion, named
    left = [leader for leader in named if not state.carried_named >> leader & 1]
    legion -= carried_at(state, area, fresh=False) + ONE[NAMED] * (len(named) - len(left))
    return legion, left


def carry(state: ArrakisState, area: int, legion: int, named: list[int], moved: bool) -> None:
    """Remember that figures in an area have been carried."""
    state.carried += [area, legion & CARRIED_GRADES, int(moved)]
    for leader in named:
        state.carried_named |= 1 << leader


def take_along(state: ArrakisState, area: int, legion: int) -> int:
    """Return how many of the figures that leave an area have been carried: of each grade, those go first."""
    found, kept = 0, []
    carried = state.carried
    for i in range(0, len(carried), 3):
        counts = carried[i + 1]
        if carried[i] == area and not carried[i + 2]:
            for grade in range(4):
                count = min(counts >> 5 * grade & MASK, (legion - found) >> 5 * grade & MASK)
                counts -= count * ONE[grade]
                found += count * ONE[grade]
        if counts:
            kept += [carried[i], counts, carried[i + 2]]
    state.carried = kept
    return found


def end_carrying(state: ArrakisState) -> None:
    """Let the moves of an action be over: who came by it stands like all others."""
    carried = state.carried
    areas: dict[int, int] = {}
    for i in range(0, len(carried), 3):
        areas[carried[i]] = areas.get(carried[i], 0) + carried[i + 1]
    state.carried = [number for area in sorted(areas) if areas[area] for number in (area, areas[area], 0)]
