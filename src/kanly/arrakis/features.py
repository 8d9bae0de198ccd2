"""The numbers worth looking at in a state, by name, for those who learn what they are worth (`kanly train`)."""

from __future__ import annotations

from typing import Final

from kanly.arrakis.board import DEEP_DESERTS, areas_in
from kanly.arrakis.evaluation import DISTANCE, RANK, WITHIN_TWO, judge_map, needed, power, way_left
from kanly.arrakis.ids import AREA_COUNT, ATREIDES, HARKONNEN, MASK, OWN_LEADERS, PHASES, TANK
from kanly.arrakis.rules.tracks import scores
from kanly.arrakis.state import ArrakisState, sandworms, unused, wormsigns
from kanly.engine.features import Feature

SEAT: Final = [
    Feature("points", "how far it is on its way of ten, as everybody sees it"),
    Feature("atreides", "whether it plays the Atreides"),
    Feature("left", "steps that it lacks: supremacy to 10, or markers to the nearest objective"),
    Feature("markers_left", "markers that the nearest objective still needs"),
    Feature("claimable", "claims left in this round"),
    Feature("regulars", "regulars on the map"),
    Feature("elites", "elites on the map"),
    Feature("specials", "special elites on the map"),
    Feature("generics", "generic leaders on the map"),
    Feature("named", "named leaders on the map"),
    Feature("tokens", "deployment tokens on the map"),
    Feature("power", "the strength of all its legions"),
    Feature("strongest", "the strength of its strongest legion"),
    Feature("legions", "areas with a legion of its own"),
    Feature("homes", "ranks of its settlements that stand"),
    Feature("threatened", "ranks of its settlements with a stronger enemy within two areas"),
    Feature("empty_homes", "ranks of its settlements without a legion"),
    Feature("tanks", "leaders in the tanks"),
    Feature("dice", "unused dice"),
    Feature("hand", "planning cards in the hand"),
    Feature("bene_gesserit", "Bene Gesserit tokens"),
]
TABLE: Final = [
    Feature("round", "the round"),
    *(Feature(phase, f"whether it is the phase: {phase}") for phase in PHASES),
    Feature("lead", "how far the Atreides are ahead on the map"),
    Feature("rows", "rows that the imperium markers have fallen"),
    Feature("lowest", "the active row of the spice board, 0 for the top"),
    Feature("bans", "bans in force"),
    Feature("spice", "spice to spend and in reserve"),
    Feature("harvesters", "harvesters on the map"),
    Feature("deep_harvesters", "harvesters in deep desert"),
    Feature("threatened_harvesters", "harvesters with a wormsign or a worm within two areas"),
    Feature("flyers", "ornithopters and carryalls"),
    Feature("worms", "sandworms on the map"),
    Feature("wormsigns", "wormsigns on the map"),
    Feature("stations", "testing stations that are left"),
]


def look(state: ArrakisState) -> tuple[list[list[float]], list[float]]:
    """Return the numbers of both seats, and those of the table."""
    points = scores(state)
    return [_seat(state, side, points[side]) for side in (ATREIDES, HARKONNEN)], _table(state)


def _homes(state: ArrakisState, side: int) -> list[tuple[int, int]]:
    """Return the settlements of a side that stand, with their ranks."""
    if side == HARKONNEN:
        return [(area, RANK[area]) for area in areas_in(state.settlements)]
    return [(area, rank) for area, rank in zip(state.sietch_area, state.sietch_rank, strict=True) if area >= 0]


def _seat(state: ArrakisState, side: int, points: int) -> list[float]:
    own, other = side * AREA_COUNT, (1 - side) * AREA_COUNT
    areas = areas_in(state.occupied[side])
    counts = [sum([state.legions[own + area] >> 5 * kind & MASK for area in areas]) for kind in range(6)]
    strengths = [power(state.legions[own + area]) for area in areas]
    threatened = empty = whole = 0
    for area, rank in _homes(state, side):
        whole += rank
        mine = power(state.legions[own + area]) + rank
        empty += 0 if state.legions[own + area] else rank
        near = areas_in(WITHIN_TWO[area] & state.occupied[1 - side])
        threatened += rank if any(power(state.legions[other + enemy]) > mine for enemy in near) else 0
    atreides = side == ATREIDES
    return [
        float(points),
        float(atreides),
        float(way_left(state) if atreides else 10 - state.supremacy),
        float(sum(needed(state)) if atreides else 0),
        float(2 - state.claims if atreides else 0),
        *[float(count) for count in counts],
        sum(strengths),
        max(strengths, default=0.0),
        float(len(areas)),
        float(whole),
        float(threatened),
        float(empty),
        float(sum([1 for leader in OWN_LEADERS[side] if state.leaders[leader] < TANK])),
        float(unused(state, side)),
        float(len(state.hands[side])),
        float(state.bg[side]),
    ]


def _table(state: ArrakisState) -> list[float]:
    danger = areas_in(wormsigns(state) | sandworms(state))
    near = sum([1 for area in areas_in(state.harvesters) if any(DISTANCE[area][one] <= 2 for one in danger)])
    return [
        float(state.round),
        *[float(state.phase == phase) for phase in range(len(PHASES))],
        judge_map(state),
        float(sum(state.rows)),
        float(max(state.rows)),
        float(state.bans.bit_count()),
        float(state.spice + state.reserve),
        float(state.harvesters.bit_count()),
        float((state.harvesters & DEEP_DESERTS).bit_count()),
        float(near),
        float((state.ornithopters | state.carryalls).bit_count()),
        float(sandworms(state).bit_count()),
        float(wormsigns(state).bit_count()),
        float(state.stations.bit_count()),
    ]
