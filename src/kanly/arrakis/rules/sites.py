"""Settlements, testing stations and harvesters: what becomes of them when somebody comes (W-10, W-15, W-18)."""

from __future__ import annotations

from kanly.arrakis.board import PRESCIENCE_IDS, SETTLEMENT_AREA, SETTLEMENT_AT
from kanly.arrakis.components import AREAS, SETTLEMENTS
from kanly.arrakis.ids import ACTION_PHASE, ATREIDES, HARKONNEN, MARKERS, NONE
from kanly.arrakis.rules.claims import ripen
from kanly.arrakis.rules.pieces import flip_sietch
from kanly.arrakis.rules.tracks import check_objective, gain_supremacy, raise_marker
from kanly.arrakis.state import ArrakisState, seat_of
from kanly.engine.chance import pick
from kanly.engine.tell import tell

RAID = PRESCIENCE_IDS["raid_on_the_harvesters"]
ARRAKEEN = SETTLEMENT_AREA[0]


def take_harvester(state: ArrakisState, area: int) -> None:
    """Remove a harvester, to a legion of the Atreides or to a worm; the second one of a phase may be told (W-18)."""
    state.harvesters &= ~(1 << area)
    if state.log is not None:
        tell(state, "harvester_lost", seat_of(state, HARKONNEN), area=AREAS[area].key)
    if state.phase == ACTION_PHASE:
        state.harvesters_lost += 1
        if state.harvesters_lost == 2:
            ripen(state, RAID)


def take_station(state: ArrakisState, area: int) -> None:
    """Take a testing station: nobody has seen it, so which of those left it is falls now; its marker rises (W-15)."""
    state.stations &= ~(1 << area)
    left = state.station_left
    at = pick(state, sum(left), "station")
    marker = 0
    while at >= left[marker]:
        at -= left[marker]
        marker += 1
    state.station_left = tuple(count - (number == marker) for number, count in enumerate(left))
    if state.log is not None:
        tell(state, "station", seat_of(state, ATREIDES), area=AREAS[area].key, marker=MARKERS[marker])
    raise_marker(state, marker, 1)


def destroy(state: ArrakisState, side: int, area: int) -> None:
    """Let a winner who advances destroy the settlement of the other side, if one stands there (W-10)."""
    if side == HARKONNEN and area in state.sietch_area:
        flip_sietch(state, area)
        number = state.sietch_area.index(area)
        state.sietch_area = tuple(NONE if n == number else where for n, where in enumerate(state.sietch_area))
        if state.log is not None:
            tell(state, "sietch_destroyed", seat_of(state, side), area=AREAS[area].key)
        gain_supremacy(state, state.sietch_rank[number])
    elif side == ATREIDES and state.settlements >> area & 1:
        state.settlements &= ~(1 << area)
        if state.log is not None:
            tell(state, "settlement_destroyed", seat_of(state, side), area=AREAS[area].key)
        for marker in range(3):
            raise_marker(state, marker, SETTLEMENTS[SETTLEMENT_AT[area]].rank)
        if area == ARRAKEEN:
            check_objective(state)


def rank_at(state: ArrakisState, side: int, area: int) -> int:
    """Return the rank of the settlement of a side in an area, 0 where there is none."""
    if side == HARKONNEN:
        return SETTLEMENTS[SETTLEMENT_AT[area]].rank if state.settlements >> area & 1 else 0
    return state.sietch_rank[state.sietch_area.index(area)] if area in state.sietch_area else 0
