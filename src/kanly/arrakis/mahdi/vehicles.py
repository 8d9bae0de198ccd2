"""Where the Harkonnen place vehicles (W-21.2), and how carryalls save harvesters (W-21.8.2)."""

from __future__ import annotations

from typing import Final

from kanly.arrakis.actions import AT, LOSE_IT, SECTOR, ZONE
from kanly.arrakis.board import (
    DEEP_DESERTS,
    NEAR,
    NEAR_TWO,
    SECTOR_AREAS,
    SECTOR_IDS,
    SECTORS_OF,
    ZONE_AREAS,
    ZONES_OF,
    ZONES_OF_SECTOR,
    areas_in,
)
from kanly.arrakis.components import AREAS, SECTORS, SPICE_ROWS, TACTICAL, ZONES
from kanly.arrakis.content.tactical import CENTRAL
from kanly.arrakis.ids import (
    ATREIDES,
    CARRYALL,
    HARKONNEN,
    HARVESTER,
    HAZARD_PHASE,
    NONE,
    ORNITHOPTER,
    VEHICLES,
    ZONE_COUNT,
)
from kanly.arrakis.mahdi.cards import mark
from kanly.arrakis.mahdi.flow import BY_RULE, by_rule, chooses, instead, mahdi_of
from kanly.arrakis.mahdi.targets import CARD_OF
from kanly.arrakis.mahdi.ways import defenders, is_greater, own, target_area
from kanly.arrakis.rules.perform import put_vehicle, spots, vehicles_in_supply
from kanly.arrakis.rules.worms import apply_worm_harvester
from kanly.arrakis.state import ArrakisState, empty_areas, sandworms, seat_of, sietches
from kanly.arrakis.steps import (
    FLYER_AT,
    HARVESTER_AT,
    OVERFLOW_SECTOR,
    PLACE_ROW,
    VEHICLE,
    WORM_HARVESTER,
)
from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.tell import tell

INNER: Final = [number for number, sector in enumerate(SECTORS) if sector.ring == "inner"]
"""The sectors that are one for a tactical card, "central" (W-21.1.4)."""


def _beside(mask: int) -> int:
    found = 0
    for area in areas_in(mask):
        found |= NEAR[area]
    return found


BESIDE: Final = [
    [other for other in range(len(SECTORS)) if other != one and _beside(SECTOR_AREAS[one]) & SECTOR_AREAS[other]]
    for one in range(len(SECTORS))
]
"""The sectors adjacent to a sector: some of their areas are."""
BETWEEN_INNER: Final = sum(
    1 << number
    for number, zone in enumerate(ZONES)
    if all(SECTORS[SECTOR_IDS[key]].ring == "inner" for key in zone.sectors)
)


def sectors_of_card(card: int) -> list[int]:
    """Return the sectors that a tactical card names: all inner ones, where it says central (W-21.1.4)."""
    name = TACTICAL[card].sector
    return INNER if name == CENTRAL else [SECTOR_IDS[name]]


def place_row(state: ArrakisState, step: Step) -> None:
    """Place the vehicles of the active row: harvesters, then carryalls, then ornithopters (W-21.2)."""
    row = SPICE_ROWS[max(state.rows)]
    state.stack += [
        (FLYER_AT, HARKONNEN, ORNITHOPTER, row.ornithopters, 0),
        (FLYER_AT, HARKONNEN, CARRYALL, row.carryalls, 0),
        (HARVESTER_AT, HARKONNEN, row.harvesters, 0, 0),
    ]


def place_vehicle(state: ArrakisState, step: Step) -> None:
    """Place a vehicle of a card; where none is left or no zone is free, nothing is placed (W-21.2.5)."""
    kind = step[2]
    state.stack.append((HARVESTER_AT, HARKONNEN, 1, 0, 0) if kind == HARVESTER else (FLYER_AT, HARKONNEN, kind, 1, 0))


# -- harvesters (W-21.2.1) --------------------------------------------------------------------------------------------


def harvester_spots(state: ArrakisState, mask: int) -> list[int]:
    """Return where in some areas a harvester is placed first."""
    free = spots(state, HARVESTER) & mask
    watched = _beside(state.occupied[ATREIDES] | sietches(state))
    quiet = free & empty_areas(state) & ~watched
    for choice in (quiet & DEEP_DESERTS, quiet, free & DEEP_DESERTS, free):
        if choice:
            return areas_in(choice)
    return []


def overflow_sectors(state: ArrakisState) -> list[int]:
    """Return the sectors for harvesters that the harvest sector cannot take: adjacent, not that of the target card."""
    mahdi = mahdi_of(state)
    own_sectors = sectors_of_card(mahdi.harvest)
    barred = (*own_sectors, *sectors_of_card(CARD_OF[mahdi.target]))
    found = {other for one in own_sectors for other in BESIDE[one] if other not in barred}
    return [sector for sector in sorted(found) if harvester_spots(state, SECTOR_AREAS[sector])]


def spots_by_rule(state: ArrakisState) -> list[int]:
    """Return where the next harvester goes: in the harvest sector, else in the sector that takes what is left."""
    mahdi = mahdi_of(state)
    mask = 0
    for sector in sectors_of_card(mahdi.harvest):
        mask |= SECTOR_AREAS[sector]
    found = harvester_spots(state, mask)
    if not found and mahdi.overflow != NONE:
        found = harvester_spots(state, SECTOR_AREAS[mahdi.overflow])
    return found


def legal_harvester(state: ArrakisState, step: Step) -> list[Action]:
    """List where the next of so many harvesters (`a`) can go; where all of them fit, in any order."""
    left = min(step[2], vehicles_in_supply(state, HARVESTER))
    if not left:
        return []
    found = spots_by_rule(state)
    if not found:
        if overflow_sectors(state):
            state.stack.append(step)
            state.stack.append((OVERFLOW_SECTOR, HARKONNEN, 0, 0, 0))
        return []
    return [AT[area] for area in (found[:1] if len(found) <= left else found)]


def apply_harvester(state: ArrakisState, step: Step, action: Action) -> None:
    """Place a harvester, and go on with the next."""
    state.harvesters |= 1 << action.a
    mark(state)
    if state.log is not None:
        by_rule(state, "harvester", area=AREAS[action.a].key)
        tell(state, "vehicle", seat_of(state, HARKONNEN), vehicle=VEHICLES[HARVESTER], where=AREAS[action.a].key)
    state.stack.append((step[0], step[1], step[2] - 1, 0, 0))


def legal_overflow(state: ArrakisState, step: Step) -> list[Action]:
    """List the sectors for harvesters that are left."""
    return [SECTOR[sector] for sector in overflow_sectors(state)]


def apply_overflow(state: ArrakisState, step: Step, action: Action) -> None:
    """Let a sector take the harvesters that are left; one real sector at a time (W-21.1.4)."""
    mahdi_of(state).overflow = action.a
    by_rule(state, "overflow", sector=SECTORS[action.a].key)


# -- carryalls and ornithopters (W-21.2.2, W-21.2.3) ------------------------------------------------------------------


def free_zones(state: ArrakisState) -> int:
    """Return the air zones without a vehicle."""
    return (1 << ZONE_COUNT) - 1 & ~(state.ornithopters | state.carryalls)


def carryall_zones(state: ArrakisState) -> list[int]:
    """Return where a carryall protects most harvesters that none protects yet; then most of all."""
    covered = 0
    for zone in areas_in(state.carryalls):
        covered |= ZONE_AREAS[zone]
    zones = areas_in(free_zones(state))
    worth = [_protected(state, zone, covered) for zone in zones]
    return [zone for zone, one in zip(zones, worth, strict=True) if one == max(worth)]


def _protected(state: ArrakisState, zone: int, covered: int) -> tuple[int, int]:
    there = state.harvesters & ZONE_AREAS[zone]
    return (there & ~covered).bit_count(), there.bit_count()


def about_to_attack(state: ArrakisState) -> list[int]:
    """Return where a legion stands exactly 2 areas from a sietch that it could attack (W-21.4.1)."""
    aims = areas_in(sietches(state) & ~sandworms(state))
    found = []
    for area in areas_in(state.occupied[HARKONNEN]):
        in_two = NEAR_TWO[area] & ~NEAR[area]
        if any(in_two >> aim & 1 and is_greater(state, own(state, area), defenders(state, aim)) for aim in aims):
            found.append(area)
    return found


def ornithopter_zones(state: ArrakisState) -> list[int]:
    """Return where the next ornithopter goes: by legions that wait for it, then near the target sietch."""
    free = free_zones(state)
    waiting = near = further = 0
    for area in about_to_attack(state):
        waiting |= ZONES_OF[area]
    for sector in SECTORS_OF[target_area(state)]:
        near |= ZONES_OF_SECTOR[sector]
        for other in BESIDE[sector]:
            further |= ZONES_OF_SECTOR[other]
    for choice in (waiting, near, further & BETWEEN_INNER, further):
        if choice & free:
            return areas_in(choice & free)
    return areas_in(free)


def legal_flyer(state: ArrakisState, step: Step) -> list[Action]:
    """List where the next of so many carryalls or ornithopters can go; where all of them fit, in any order."""
    kind, left = step[2], min(step[3], vehicles_in_supply(state, step[2]))
    if not left or not free_zones(state):
        return []
    zones = carryall_zones(state) if kind == CARRYALL else ornithopter_zones(state)
    alike = kind == ORNITHOPTER and len(zones) <= left
    return [ZONE[zone] for zone in (zones[:1] if alike else zones)]


def apply_flyer(state: ArrakisState, step: Step, action: Action) -> None:
    """Place a carryall or an ornithopter, and go on with the next."""
    kind = step[2]
    put_vehicle(state, kind, 1 << action.a)
    mark(state)
    if state.log is not None:
        by_rule(state, VEHICLES[kind], zone=ZONES[action.a].key)
        tell(state, "vehicle", seat_of(state, HARKONNEN), vehicle=VEHICLES[kind], where=ZONES[action.a].key)
    state.stack.append((step[0], step[1], kind, step[3] - 1, 0))


# -- carryalls at work (W-21.8.2) -------------------------------------------------------------------------------------


def most_saved(carryalls: int, areas: list[int]) -> int:
    """Return how many harvesters in some areas carryalls can save, one each."""
    if not areas:
        return 0
    best = most_saved(carryalls, areas[1:])
    for zone in areas_in(ZONES_OF[areas[0]] & carryalls):
        best = max(best, 1 + most_saved(carryalls & ~(1 << zone), areas[1:]))
    return best


def legal_worm_harvester(state: ArrakisState, step: Step) -> list[Action]:
    """List the carryalls that save a harvester: always, but one in plain desert leaves them to those in deep desert."""
    area = step[2]
    if not state.harvesters >> area & 1 or state.occupied[HARKONNEN] >> area & 1:
        return []
    zones = areas_in(ZONES_OF[area] & state.carryalls) if state.phase == HAZARD_PHASE else []
    if not DEEP_DESERTS >> area & 1:
        deep = areas_in(state.worms_came & state.harvesters & DEEP_DESERTS)
        most = most_saved(state.carryalls, deep)
        zones = [zone for zone in zones if most_saved(state.carryalls & ~(1 << zone), deep) == most]
    return [ZONE[zone] for zone in zones] or [LOSE_IT]


def apply_saving(state: ArrakisState, step: Step, action: Action) -> None:
    """Save a harvester, or lose it."""
    if action is not LOSE_IT:
        by_rule(state, "saves", area=AREAS[step[2]].key)
    apply_worm_harvester(state, step, action)


instead(PLACE_ROW, place_row)
instead(VEHICLE, place_vehicle)
chooses(WORM_HARVESTER, legal_worm_harvester, apply_saving)
BY_RULE.decides(HARVESTER_AT, legal_harvester, apply_harvester)
BY_RULE.decides(OVERFLOW_SECTOR, legal_overflow, apply_overflow)
BY_RULE.decides(FLYER_AT, legal_flyer, apply_flyer)
