"""Every component as plain data: what a page draws the map, the boards and the cards from."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from kanly.arrakis.components import (
    AREAS,
    ATOMICS,
    LEADERS,
    OBJECTIVES,
    PLANNING,
    PRESCIENCE,
    SECTORS,
    SETTLEMENTS,
    SPICE_ROWS,
    TACTICAL,
    ZONES,
)
from kanly.arrakis.content.outlines import OUTLINES
from kanly.arrakis.ids import DECKS, MARKERS, NONE, SIDES, SITES, SYMBOLS, TERRAINS, TIMINGS

Data = dict[str, Any]

CANVAS: Final = [1000, 699]
"""How large the map is on which the outlines are drawn."""
CITIES: Final = ("arrakeen", "carthag")


@cache
def catalogue(game: str, edition: str, solo: bool = False) -> Data:
    """Return the game as plain data; components by their ids; the solo game has tactical cards besides."""
    shown = _shared(game, edition)
    if solo:
        shown["tactical"] = {card.key: {"sector": card.sector, "sietch": card.sietch} for card in TACTICAL}
    return shown


def _shared(game: str, edition: str) -> Data:
    return {
        "game": game,
        "edition": edition,
        "canvas": CANVAS,
        "areas": {area.key: _area(number) for number, area in enumerate(AREAS)},
        "zones": {zone.key: {"xy": list(zone.at), "sectors": list(zone.sectors)} for zone in ZONES},
        "settlements": {
            town.area: {"kind": town.key if town.key in CITIES else "pyon_village", "rank": town.rank}
            for town in SETTLEMENTS
        },
        "leaders": {leader.key: _leader(number) for number, leader in enumerate(LEADERS)},
        "cards": {card.key: {"deck": DECKS[card.deck], "copies": card.copies, "ours": card.ours} for card in PLANNING},
        "prescience": {
            card.key: {"timing": TIMINGS[card.timing], "reward": _markers(card.reward), "ours": card.ours}
            for card in PRESCIENCE
        },
        "objectives": {card.key: _markers(card.needs) for card in OBJECTIVES},
        "atomics": {one.key: list(one.exposes) for one in ATOMICS},
        "spice_rows": [
            {
                "dice_out": row.dice_out,
                "harvesters": row.harvesters,
                "ornithopters": row.ornithopters,
                "carryalls": row.carryalls,
            }
            for row in SPICE_ROWS
        ],
        "names": _names(),
    }


def _area(number: int) -> Data:
    area = AREAS[number]
    corners = [[int(part) for part in corner.split(",")] for corner in OUTLINES[area.key].split()]
    return {
        "sectors": list(area.sectors),
        "terrain": TERRAINS[area.terrain],
        "site": "" if area.site == NONE else SITES[area.site],
        "outline": corners,
        "exposed": area.exposed,
        "adjacent": list(area.open),
        "impassable": list(area.impassable),
    }


def _leader(number: int) -> Data:
    leader = LEADERS[number]
    return {
        "side": SIDES[leader.side],
        "deck": DECKS[leader.deck],
        "slot": (*SYMBOLS, "desert_power")[leader.slot],
        "hits": leader.hits,
        "shields": leader.shields,
        "ours": leader.ours,
    }


def _markers(numbers: tuple[int, int, int]) -> dict[str, int]:
    return dict(zip(MARKERS, numbers, strict=True))


def _names() -> dict[str, dict[str, str]]:
    """Return the English names of what bears one, by kind and id; areas without one are named by messages."""
    return {
        "area": {area.key: area.name for area in AREAS if area.name != area.key},
        "leader": {leader.key: leader.name for leader in LEADERS},
        "planning": {card.key: card.name for card in PLANNING},
        "prescience": {card.key: card.name for card in PRESCIENCE},
        "sector": {sector.key: sector.name for sector in SECTORS},
    }
