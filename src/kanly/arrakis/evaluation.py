"""How good a state looks: steps of supremacy against the way to the objective, with what may still become of both.

The unit is a step of supremacy, or its like. What a seat does not know is sampled before it is judged: a state has an
objective, ranks and hands, be they the true ones or not.
"""

from __future__ import annotations

from typing import Final

from kanly.arrakis.board import DEEP_DESERTS, OPEN, SETTLEMENT_AT, areas_in
from kanly.arrakis.components import OBJECTIVES, PRESCIENCE, SETTLEMENTS
from kanly.arrakis.ids import (
    AREA_COUNT,
    ATREIDES,
    END_OF_ROUND,
    HARKONNEN,
    MASK,
    OUT,
    OWN_LEADERS,
    TANK,
    TURN_ACTION,
)
from kanly.arrakis.rules.claims import holds
from kanly.arrakis.state import ArrakisState, side_of, unused

SURE: Final = 2.5
"""The lead at which winning is fairly sure."""
WIN: Final = 100.0
TURNS_AHEAD: Final = 6
FAR: Final = 9
REACH: Final = 6
"""How many steps away a target still counts."""


def _distances() -> list[list[int]]:
    """Return how many steps over open borders lie between areas."""
    table = []
    for start in range(AREA_COUNT):
        row = [99] * AREA_COUNT
        row[start], frontier, steps = 0, 1 << start, 0
        seen = frontier
        while frontier:
            steps += 1
            beyond = 0
            for area in areas_in(frontier):
                beyond |= OPEN[area]
            frontier = beyond & ~seen
            seen |= frontier
            for area in areas_in(frontier):
                row[area] = steps
        table.append(row)
    return table


DISTANCE: Final = _distances()
WITHIN_TWO: Final = [sum(1 << to for to, steps in enumerate(row) if steps <= 2) for row in DISTANCE]
RANK: Final = [SETTLEMENTS[number].rank if number >= 0 else 0 for number in SETTLEMENT_AT]
"""The ranks of settlements, by their areas."""
CLAIMED_LATER: Final = (END_OF_ROUND, TURN_ACTION)
_powers: Final[dict[int, float]] = {}


def power(legion: int) -> float:
    """Return how strong a legion looks: units by grade, leaders, tokens as about two units."""
    known = _powers.get(legion)
    if known is None:
        known = _powers[legion] = _power(legion)
    return known


def _power(legion: int) -> float:
    count = (legion & MASK) + 1.6 * (legion >> 5 & MASK) + 2.1 * (legion >> 10 & MASK)
    return count + 0.6 * (legion >> 15 & MASK) + 1.1 * (legion >> 20 & MASK) + 2.4 * (legion >> 25)


def way_left(state: ArrakisState) -> int:
    """Return how many steps the markers lack to the nearest of the objectives."""
    a, b, c = state.markers
    best = 18
    for number in state.objectives:
        x, y, z = OBJECTIVES[number].needs
        best = min(best, max(0, x - a) + max(0, y - b) + max(0, z - c))
    return best


def needed(state: ArrakisState) -> list[bool]:
    """Return for every marker whether the nearest objective still needs it."""
    best, left = [True, True, True], 99
    for number in state.objectives:
        lack = [need - has for need, has in zip(OBJECTIVES[number].needs, state.markers, strict=True)]
        total = sum(max(0, one) for one in lack)
        if total < left:
            best, left = [one > 0 for one in lack], total
    return best


def stage(state: ArrakisState) -> int:
    """Return a number that changes every few turns: there thinking ahead may stop."""
    return state.turns // TURNS_AHEAD


def judge_atreides(state: ArrakisState) -> float:
    """Return how the Atreides stand: the way that is done, cards within reach, forces and where they are."""
    left = way_left(state)
    value = 10.0 * (18 - left) / 18 + (1.5 if left <= 3 else 0.0) + (1.5 if left == 0 else 0.0)
    free = 2 - state.claims
    if free:
        wants = needed(state)
        for card in state.revealed:
            timing = PRESCIENCE[card].timing
            if free and timing in CLAIMED_LATER and holds(state, card):
                free -= 1
                worth = 0.0
                for marker, by in enumerate(PRESCIENCE[card].reward):
                    if by and wants[marker]:
                        worth += by
                value += (0.45 if timing == END_OF_ROUND else 0.25) * worth
    value += 0.12 * unused(state, ATREIDES) + 0.12 * len(state.hands[ATREIDES]) + 0.25 * state.bg[ATREIDES]
    value += 0.05 * (state.worms.bit_count() + (state.maker >= 0))
    value += 0.02 * (state.signs[0] | state.signs[1] | state.signs[2] | state.signs[3]).bit_count()
    return value + _leaders(state, ATREIDES)


def judge_harkonnen(state: ArrakisState) -> float:
    """Return how the Harkonnen stand but for their forces: supremacy, spice, vehicles, dice and cards."""
    value = float(state.supremacy) + (0.7 if state.supremacy >= 7 else 0.0)
    value -= 0.28 * sum(state.rows) + 0.1 * max(state.rows) + 0.12 * state.bans.bit_count()
    deep = (state.harvesters & DEEP_DESERTS).bit_count()
    value += 0.12 * state.harvesters.bit_count() + 0.1 * deep + 0.1 * (state.spice + state.reserve)
    value += 0.04 * (state.ornithopters.bit_count() + state.carryalls.bit_count())
    value += 0.1 * unused(state, HARKONNEN) + 0.1 * len(state.hands[HARKONNEN]) + 0.2 * state.bg[HARKONNEN]
    return value + _leaders(state, HARKONNEN)


# -- the map: what stands where is looked at once, as most decisions do not change it ----------------------------------

_maps: Final[dict[tuple[object, ...], float]] = {}
MOST_MAPS: Final = 50_000


def judge_map(state: ArrakisState) -> float:
    """Return how far the Atreides are ahead by forces and where they stand."""
    key = (tuple(state.legions), state.settlements, state.stations, state.sietch_area, state.sietch_rank)
    known = _maps.get(key)
    if known is None:
        if len(_maps) >= MOST_MAPS:
            _maps.clear()
        known = _maps[key] = _atreides_on(state) - _harkonnen_on(state)
    return known


def _atreides_on(state: ArrakisState) -> float:
    """Return what the legions of the Atreides are worth: strength, settlements and stations within reach."""
    value = strength = 0.0
    towns = [(town, power(state.legions[AREA_COUNT + town]) + RANK[town]) for town in areas_in(state.settlements)]
    stations = areas_in(state.stations)
    for area in areas_in(state.occupied[ATREIDES]):
        own = power(state.legions[area])
        strength += own
        near = REACH
        distances = DISTANCE[area]
        for town, against in towns:
            if distances[town] < near and own > against:
                near = distances[town]
        value += 0.08 * (REACH - near)
        for station in stations:
            if distances[station] <= 2:
                value += 0.08 * (3 - distances[station])
    return value + 0.09 * strength


def _harkonnen_on(state: ArrakisState) -> float:
    """Return what the legions of the Harkonnen are worth: strength, sietches threatened, settlements held."""
    value = strength = 0.0
    homes = [
        (home, state.sietch_rank[number], power(state.legions[home]) + state.sietch_rank[number])
        for number, home in enumerate(state.sietch_area)
        if home >= 0
    ]
    for area in areas_in(state.occupied[HARKONNEN]):
        own = power(state.legions[AREA_COUNT + area])
        strength += own
        best = 0.0
        distances = DISTANCE[area]
        for home, rank, against in homes:
            if distances[home] <= REACH and own > 0.8 * against:
                chance = min(1.0, own / (against + 0.5) - 0.6)
                best = max(best, rank * chance * (FAR - distances[home]) / (1.6 * FAR))
        value += 0.45 * best
        if state.settlements >> area & 1:
            value += 0.1 * min(own, 4.0)
    for area in areas_in(state.settlements & ~state.occupied[HARKONNEN]):
        if WITHIN_TWO[area] & state.occupied[ATREIDES]:
            value -= 0.5 * RANK[area]
    return value + 0.07 * strength


def _leaders(state: ArrakisState, side: int) -> float:
    """Return what the named leaders of a side add: those in play, less those in the tanks."""
    value = 0.0
    for leader in OWN_LEADERS[side]:
        where = state.leaders[leader]
        if where >= OUT:
            value += 0.0 if where == OUT else 0.15
        elif where < TANK:
            value -= 0.15
    return value


def evaluate(state: ArrakisState, seat: int) -> float:
    """Return how good a state looks for a seat: its own standing less the other's."""
    side = side_of(state, seat)
    if state.over:
        return WIN if state.winner == side else -WIN
    lead = judge_atreides(state) - judge_harkonnen(state) + judge_map(state)
    return lead if side == ATREIDES else -lead


def standings(state: ArrakisState) -> list[float]:
    """Return for both seats how they stand."""
    lead = evaluate(state, 0)
    return [lead, -lead]
