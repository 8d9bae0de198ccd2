"""Which legion attacks what (W-21.4.1, W-21.4.2)."""

from __future__ import annotations

from kanly.arrakis.actions import ATTACK, FROM, RAID
from kanly.arrakis.board import NEAR, NEAR_TWO, ZONES_OF, areas_in
from kanly.arrakis.components import AREAS
from kanly.arrakis.ids import ATREIDES, HARKONNEN, MASK
from kanly.arrakis.mahdi.cards import mark
from kanly.arrakis.mahdi.flow import by_rule, chooses
from kanly.arrakis.mahdi.ways import defenders, edge, is_greater, own, strength, target_area
from kanly.arrakis.rules.battle import apply_attack_at
from kanly.arrakis.rules.places import fits, legions_in
from kanly.arrakis.rules.sites import rank_at
from kanly.arrakis.rules.transport import is_fresh
from kanly.arrakis.state import ArrakisState, has_units, named_at, sandworms, sietches
from kanly.arrakis.steps import ATTACK as ATTACK_STEP
from kanly.arrakis.steps import ATTACK_AT
from kanly.engine.action import Action
from kanly.engine.flow import Step

Pair = tuple[int, int]
"""Where a legion stands, and what it attacks."""
Found = tuple[tuple[int, ...], Pair]
"""By what an attack is chosen, the first thing first, and the attack."""


def attackers(state: ArrakisState, spec: int) -> list[int]:
    """Return where a legion stands that may attack; the whole of it takes part."""
    found = []
    for area in areas_in(legions_in(state, HARKONNEN, spec >> 8)):
        legion = own(state, area)
        if has_units(legion) and fits(state, spec & 255, legion, named_at(state, HARKONNEN, area)):
            found.append(area)
    return found


def by_air(state: ArrakisState, area: int, target: int) -> bool:
    """Say whether a legion needs an ornithopter to attack something."""
    return not NEAR[area] >> target & 1


def foremost(found: list[Found]) -> list[Pair]:
    """Return the attacks that come first, all that are equal."""
    most = max([worth for worth, _ in found], default=())
    return [pair for worth, pair in found if worth == most]


def sietch_attacks(state: ArrakisState, spec: int) -> list[Pair]:
    """Return the attacks on a sietch that come first (W-21.4.1).

    The sietch of highest rank, the greatest difference of power, no ornithopter needed, the target sietch.
    """
    aims = sietches(state) & ~sandworms(state)
    found: list[Found] = []
    for area in attackers(state, spec):
        reach = NEAR[area]
        if ZONES_OF[area] & state.ornithopters and is_fresh(state, area):
            reach |= NEAR_TWO[area]
        for target in areas_in(reach & aims):
            if not is_greater(state, own(state, area), defenders(state, target)):
                continue
            on_foot = not by_air(state, area, target)
            rank = rank_at(state, ATREIDES, target)
            found.append(((rank, edge(state, area, target), on_foot, target == target_area(state)), (area, target)))
    return foremost(found)


def legion_attacks(state: ArrakisState, spec: int) -> list[Pair]:
    """Return the attacks on a legion that come first: of highest power, with a named leader (W-21.4.2)."""
    aims = state.occupied[ATREIDES] & ~sandworms(state)
    found: list[Found] = []
    for area in attackers(state, spec):
        for target in areas_in(NEAR[area] & aims):
            there = defenders(state, target)
            if not is_greater(state, own(state, area), there):
                continue
            found.append(((strength(there), bool(there >> 20 & MASK)), (area, target)))
    return foremost(found)


def attacks(state: ArrakisState, spec: int) -> list[Pair]:
    """Return the attacks of which one is made: on a sietch, else on a legion; none where no power is greater."""
    return sietch_attacks(state, spec) or legion_attacks(state, spec)


def legal_attack(state: ArrakisState, step: Step) -> list[Action]:
    """List the legions of which one attacks."""
    return [FROM[area] for area in dict.fromkeys(area for area, _ in attacks(state, step[2]))]


def apply_attack(state: ArrakisState, step: Step, action: Action) -> None:
    """Pick the legion that attacks."""
    state.stack.append((ATTACK_AT, HARKONNEN, action.a, step[3], step[2]))


def legal_target(state: ArrakisState, step: Step) -> list[Action]:
    """List what the legion attacks."""
    targets = [target for area, target in attacks(state, step[4]) if area == step[2]]
    return [(RAID if by_air(state, step[2], target) else ATTACK)[target] for target in targets]


def apply_target(state: ArrakisState, step: Step, action: Action) -> None:
    """Begin a battle."""
    why = "attack_sietch" if sietches(state) >> action.a & 1 else "attack_legion"
    by_rule(state, why, area=AREAS[step[2]].key, target=AREAS[action.a].key)
    mark(state)
    apply_attack_at(state, step, action)


chooses(ATTACK_STEP, legal_attack, apply_attack)
chooses(ATTACK_AT, legal_target, apply_target)
