"""How promising actions look at a glance, in the unit of `evaluation.py`: from tables and few sums."""

from __future__ import annotations

from typing import Final

from kanly.arrakis import steps
from kanly.arrakis.actions import KINDS, TABLES
from kanly.arrakis.board import DEEP_DESERTS, NEAR, OPEN, SETTLEMENT_AT, areas_in
from kanly.arrakis.components import PRESCIENCE, SETTLEMENTS
from kanly.arrakis.effects import DO_ATTACK, DO_DESERT_POWER, DO_DRAW, DO_NOTHING, DO_SURPRISE
from kanly.arrakis.evaluation import DISTANCE, needed, power
from kanly.arrakis.ids import AREA_COUNT, ATREIDES, HARKONNEN
from kanly.arrakis.rules.battle import attacks_of
from kanly.arrakis.state import ArrakisState, sandworms, wormsigns
from kanly.engine.action import Action

NOISE: Final = 0.35

PLAIN: Final[dict[str, float]] = {
    "done": -0.5, "go": 0.4, "stop": 0.0, "stay": 0.0, "advance": 0.6, "retreat": -0.1, "lose_it": -0.5,
    "stockpile": 1.0, "special": 0.5, "play": 0.3, "scheme": 0.4, "train": -1.5, "scout": -0.3, "detonate": 0.1,
    "leave": -0.5, "keep": 0.6, "raise": 0.5, "drop": 0.0, "card": -0.3, "discard": -0.15, "supply": 0.2,
    "bene_gesserit": 0.3,
}  # fmt: skip
"""What a verb is worth by itself; others are worth nothing."""
BY_KIND: Final = [PLAIN.get(name, 0.0) for name in KINDS]
DONE: Final = KINDS["done"]
ATTACKS: Final = (KINDS["attack"], KINDS["raid"])
MOVES: Final = (KINDS["to"], KINDS["fly"])
FROM: Final = KINDS["from"]
AT: Final = KINDS["at"]
DO: Final = KINDS["do"]
CLAIM: Final = KINDS["claim"]
FIGHT_ON: Final = KINDS["fight_on"]
RETREAT: Final = KINDS["retreat"]
LOSE: Final = KINDS["lose"]
REDUCE: Final = KINDS["reduce"]
ADVANCE: Final = KINDS["advance"]
WITH: Final = KINDS["with"]
LOSSES: Final = (0.5, 0.0, 0.0, 0.3)
"""How gladly figures are lost, by their grade; named leaders least."""


def weigh(state: ArrakisState) -> list[float]:
    """Return a quick weight for every legal action of the pending decision: the higher, the more promising."""
    side, op = state.pending[1], state.pending[0]
    if side == HARKONNEN and state.mahdi is not None:  # what the rules leave open is chosen by their enemy
        return [0.0] * len(state.options)
    return [_weigh(state, side, op, option) for option in state.options]


def _weigh(state: ArrakisState, side: int, op: int, option: Action) -> float:
    kind, a = option.kind, option.a
    weight = BY_KIND[kind]
    if op == steps.TURN_ENDS and kind == DONE:
        return 0.0
    if kind in ATTACKS:
        return attack_weight(state, side, state.pending[2], a)
    if kind in MOVES:
        return end_weight(state, side, a) if op == steps.MOVE_TO else 0.0
    if kind == FROM:
        if op == steps.ATTACK:
            return _best_attack(state, side, a)
        return 0.2 if op in (steps.MOVE, steps.MOVE_WORMS, steps.WORM_ATTACK) else -0.2
    if kind == AT:
        return at_weight(state, side, op, a)
    if kind == DO:
        if a == DO_DESERT_POWER:
            return 0.6
        if a in (DO_ATTACK, DO_SURPRISE):
            return 0.3
        return {DO_NOTHING: -0.5, DO_DRAW: 0.1}.get(a, 0.2)
    if kind == CLAIM:
        wants = needed(state)
        return 0.5 + 0.5 * sum([by for marker, by in enumerate(PRESCIENCE[a].reward) if wants[marker]])
    if kind == FIGHT_ON:
        return odds(state, side) - 0.1
    if kind == RETREAT:
        return -0.1 - odds(state, side)
    if kind == ADVANCE:
        rank = _rank(state, 1 - side, state.battle[2]) if state.battle else 0
        return weight + rank
    if kind == LOSE:
        return LOSSES[a] if a < len(LOSSES) else -0.4
    if kind == REDUCE:
        return 0.1
    if kind == WITH and op == steps.TAKE_OFF:
        return -0.6
    return weight


def _rank(state: ArrakisState, side: int, area: int) -> float:
    """Return the rank of a settlement; that of a sietch that is face down is about two."""
    if side == HARKONNEN:
        return float(SETTLEMENTS[SETTLEMENT_AT[area]].rank) if state.settlements >> area & 1 else 0.0
    return float(state.sietch_rank[state.sietch_area.index(area)]) if area in state.sietch_area else 0.0


def attack_weight(state: ArrakisState, side: int, area: int, target: int) -> float:
    """Return how good an attack looks: strength against strength, and what would fall."""
    own = power(state.legions[side * AREA_COUNT + area])
    rank = _rank(state, 1 - side, target)
    there = state.legions[(1 - side) * AREA_COUNT + target]
    if not there:
        return 2.0 + rank
    against = power(there) + rank
    edge = (own - against) / (own + against)
    return 2.0 * edge + (0.6 * rank if edge > 0 else 0.0)


def _best_attack(state: ArrakisState, side: int, area: int) -> float:
    foot, air = attacks_of(state, side, area)
    best = -2.0
    for target in areas_in(foot | air):
        best = max(best, attack_weight(state, side, area, target))
    return best


def odds(state: ArrakisState, side: int) -> float:
    """Return how much stronger a side is in the battle that goes on, between -1 and 1."""
    battle = state.battle
    if not battle:
        return 0.0
    attacker = power(state.legions[battle[0] * AREA_COUNT + battle[1]])
    rank = _rank(state, 1 - battle[0], battle[2])
    defender = power(state.legions[(1 - battle[0]) * AREA_COUNT + battle[2]]) + 0.8 * rank
    edge = (attacker - defender) / (attacker + defender + 0.1) + 0.15 * rank
    return edge if side == battle[0] else -edge


def end_weight(state: ArrakisState, side: int, area: int) -> float:
    """Return how good it looks to move a legion to an area."""
    weight = 0.1
    if side == HARKONNEN:
        distances = DISTANCE[area]
        near = min([distances[home] for home in state.sietch_area if home >= 0] or [9])
        weight += 0.12 * (6 - near)
        if DEEP_DESERTS >> area & 1:
            weight -= 0.15
        if wormsigns(state) >> area & 1:
            weight -= 0.5
        return weight + (0.2 if state.occupied[HARKONNEN] >> area & 1 else 0.0)
    if state.stations >> area & 1:
        weight += 1.0
    if state.harvesters >> area & 1:
        weight += 0.5
    distances = DISTANCE[area]
    near = min([distances[town] for town in areas_in(state.settlements)] or [9])
    weight += 0.06 * (6 - near)
    own = power(state.legions[state.pending[3]]) if state.pending[0] == steps.MOVE_TO else 3.0
    for enemy in areas_in(OPEN[area] & state.occupied[HARKONNEN]):
        weight += 0.05 * (own - power(state.legions[AREA_COUNT + enemy]))
    return weight


def at_weight(state: ArrakisState, side: int, op: int, area: int) -> float:
    """Return how good an area looks for whatever is put there, or aimed at it."""
    if op == steps.VEHICLE_AT:
        weight = 0.4 if DEEP_DESERTS >> area & 1 else 0.2
        if (wormsigns(state) | sandworms(state)) & (NEAR[area] | 1 << area):
            weight -= 0.3
        return weight - (0.4 if state.occupied[ATREIDES] & OPEN[area] else 0.0)
    if op == steps.WORMSIGNS:
        weight = 0.5 if state.harvesters >> area & 1 else 0.0
        return weight + (0.4 if state.occupied[HARKONNEN] >> area & 1 else 0.0)
    if op == steps.WORM_TARGET:
        return 0.3 + 0.1 * power(state.legions[AREA_COUNT + area])
    if op in (steps.PLACE, steps.REPLACE, steps.DEPLOY_TOKEN):
        return 0.3 + _front(state, side, area)
    return 0.1


def _front(state: ArrakisState, side: int, area: int) -> float:
    """Return how near the enemy an area is."""
    distances = DISTANCE[area]
    near = min([distances[enemy] for enemy in areas_in(state.occupied[1 - side])] or [9])
    return 0.05 * max(0, 5 - near)


assert len(BY_KIND) == len(TABLES)
