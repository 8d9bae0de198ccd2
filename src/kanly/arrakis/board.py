"""Tables made from the declarations: neighbours and terrain as bit masks of areas, components by their ids."""

from __future__ import annotations

from typing import Any, Final

from kanly.arrakis import content
from kanly.arrakis.components import (
    AREAS,
    ATOMICS,
    COUNTED,
    LEADERS,
    OBJECTIVES,
    PLANNING,
    PRESCIENCE,
    SECTORS,
    SETTLEMENTS,
    TOKENS,
    ZONES,
)
from kanly.arrakis.ids import (
    ALIA,
    DEEP_DESERT,
    DESERT,
    HARKONNEN,
    LEADER_COUNT,
    MINOR_ERG,
    MOUNTAIN,
    ONE,
    PLATEAU,
    SIETCH,
    STATION,
)

DECLARED: Final = content.DECLARED


def by_key(table: list[Any]) -> dict[str, int]:
    """Return the numbers of components by their ids."""
    return {one.key: number for number, one in enumerate(table)}


AREA_IDS: Final = by_key(AREAS)
ZONE_IDS: Final = by_key(ZONES)
SECTOR_IDS: Final = by_key(SECTORS)
PLANNING_IDS: Final = by_key(PLANNING)
PRESCIENCE_IDS: Final = by_key(PRESCIENCE)
LEADER_IDS: Final = by_key(LEADERS)
OBJECTIVE_IDS: Final = by_key(OBJECTIVES)
TOKEN_IDS: Final = by_key(TOKENS)


def mask_of(keys: tuple[str, ...]) -> int:
    """Return areas as a bit mask."""
    return sum(1 << AREA_IDS[key] for key in keys)


def _where(terrain: int) -> int:
    return sum(1 << number for number, area in enumerate(AREAS) if area.terrain == terrain)


# -- borders (W-2) ------------------------------------------------------------------------------------------------

OPEN: Final = [mask_of(area.open) for area in AREAS]
"""The areas across an open border."""
NEAR: Final = [mask_of(area.open + area.impassable) for area in AREAS]
"""The areas across any border: for those who fly, and for sandworms."""
NEAR_TWO: Final = [0] * len(AREAS)
"""The areas within two borders of any kind, itself left out."""
for _number in range(len(AREAS)):
    _reach = NEAR[_number]
    for _other in range(len(AREAS)):
        if NEAR[_number] >> _other & 1:
            _reach |= NEAR[_other]
    NEAR_TWO[_number] = _reach & ~(1 << _number)

# -- terrain ------------------------------------------------------------------------------------------------------

MOUNTAINS: Final = _where(MOUNTAIN)
PLATEAUS: Final = _where(PLATEAU)
MINOR_ERGS: Final = _where(MINOR_ERG)
DEEP_DESERTS: Final = _where(DEEP_DESERT)
DESERTS: Final = _where(DESERT) | DEEP_DESERTS
"""Desert and deep desert: what the rules call desert."""
EXPOSED: Final = sum(1 << number for number, area in enumerate(AREAS) if area.exposed)

# -- sectors and air zones ----------------------------------------------------------------------------------------

SECTOR_AREAS: Final = [
    sum(1 << number for number, area in enumerate(AREAS) if sector.key in area.sectors) for sector in SECTORS
]
SECTORS_OF: Final = [tuple(SECTOR_IDS[key] for key in area.sectors) for area in AREAS]
SAME_SECTOR: Final = [0] * len(AREAS)
"""The areas that share a sector with an area."""
for _number in range(len(AREAS)):
    for _sector in SECTORS_OF[_number]:
        SAME_SECTOR[_number] |= SECTOR_AREAS[_sector]
ZONE_AREAS: Final = [
    SECTOR_AREAS[SECTOR_IDS[zone.sectors[0]]] | SECTOR_AREAS[SECTOR_IDS[zone.sectors[1]]] for zone in ZONES
]
"""The areas that an air zone is connected to."""
ZONES_OF: Final = [
    sum(1 << zone for zone in range(len(ZONES)) if ZONE_AREAS[zone] >> number & 1) for number in range(len(AREAS))
]
"""The air zones that an area is connected to."""
ZONES_OF_SECTOR: Final = [
    sum(1 << number for number, zone in enumerate(ZONES) if sector.key in zone.sectors) for sector in SECTORS
]

# -- sites --------------------------------------------------------------------------------------------------------

SIETCH_SITES: Final = [number for number, area in enumerate(AREAS) if area.site == SIETCH]
STATION_SITES: Final = sum(1 << number for number, area in enumerate(AREAS) if area.site == STATION)
SETTLEMENT_AREA: Final = [AREA_IDS[one.area] for one in SETTLEMENTS]
SETTLEMENT_AT: Final = [SETTLEMENT_AREA.index(number) if number in SETTLEMENT_AREA else -1 for number in range(101)]
ALL_SETTLEMENTS: Final = sum(1 << area for area in SETTLEMENT_AREA)
ATOMICS_AREA: Final = [AREA_IDS[one.key] for one in ATOMICS]
ATOMICS_EXPOSE: Final = [mask_of(one.exposes) | 1 << AREA_IDS[one.key] for one in ATOMICS]

# -- pieces -------------------------------------------------------------------------------------------------------

_figures = [one.copies for one in COUNTED if one.kind == "figure"]
SUPPLY: Final = tuple(_figures[:8])
"""Figures of the Atreides, then of the Harkonnen: regular, elite, special elite, generic leader."""
VEHICLE_COUNT: Final = tuple(_figures[8:11])
WORM_COUNT: Final = _figures[11]
SIGN_COPIES: Final = tuple(one.copies for one in COUNTED if one.kind == "wormsign")
STATION_COPIES: Final = tuple(one.copies for one in COUNTED if one.kind == "testing_station")
SIETCH_RANKS: Final = [one.values[0] for one in COUNTED if one.kind == "sietch" for _ in range(one.copies)]
BENE_GESSERIT_TOKENS: Final = next(one.copies for one in COUNTED if one.kind == "bene_gesserit")


def tokens_of(group: str) -> list[int]:
    """Return the kinds of all tokens of a group, copies counted."""
    return [number for number, kind in enumerate(TOKENS) if kind.group == group for _ in range(kind.copies)]


STARTING_TOKENS: Final = tokens_of("atreides_starting")
STANDARD_TOKENS: Final = tokens_of("atreides_standard")
CONTENTS: Final = [sum(ONE[grade] * count for grade, count in enumerate(kind.contents)) for kind in TOKENS]
"""What a token turns into, as a legion."""

SIDE_OF_LEADER: Final = [leader.side for leader in LEADERS]
HARKONNEN_LEADERS: Final = sum(1 << n for n in range(LEADER_COUNT) if SIDE_OF_LEADER[n] == HARKONNEN)
DECK_CARDS: Final = [
    [number for number, card in enumerate(PLANNING) if card.deck == deck for _ in range(card.copies)]
    for deck in range(4)
]
SCHEMING: Final = PLANNING_IDS["hawats_scheming"]
NORTH_POLE: Final = AREA_IDS["north_pole"]
assert LEADERS[ALIA].key == "alia"


def areas_in(mask: int) -> list[int]:
    """Return the areas of a bit mask, in order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
