"""Movement of the Harkonnen (W-21.7): towards a sietch that they can beat, one legion after the other."""

from __future__ import annotations

from kanly.arrakis.actions import AT, FLY, FLY_KIND, FROM, TO
from kanly.arrakis.board import MOUNTAINS, NEAR, NEAR_TWO, ZONES_OF, areas_in
from kanly.arrakis.components import AREAS
from kanly.arrakis.effects import TO_OWN_LEGION
from kanly.arrakis.ids import HARKONNEN, MASK, NONE, ONE, TOKEN
from kanly.arrakis.mahdi.cards import mark
from kanly.arrakis.mahdi.flow import BY_RULE, by_rule, instead, mahdi_of
from kanly.arrakis.mahdi.tokens import leave
from kanly.arrakis.mahdi.ways import (
    FAR,
    STEPS,
    aimed_at,
    away_from_sietch,
    defenders,
    is_greater,
    lengths,
    meant,
    moving,
    own,
    room,
    strength,
    target_area,
)
from kanly.arrakis.rules.movement import movable, relocate
from kanly.arrakis.rules.places import fits
from kanly.arrakis.state import ArrakisState, deserts, free_areas, has_units, seat_of, units, wormsigns
from kanly.arrakis.steps import END_MOVES, MARCH, MARCH_TO, MOVE, MOVE_BY, TEMPORARY_TARGET
from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.tell import tell

Pair = tuple[int, int]
"""Where a legion stands, and where it joins another."""

# -- where to (W-21.7.2) ----------------------------------------------------------------------------------------------


def can_aim_at(state: ArrakisState, spec: int, sietch: int) -> bool:
    """Say whether a legion that may move has more power than those who defend a sietch."""
    there = defenders(state, sietch)
    return any(is_greater(state, moving(state, area), there) for area in meant(state, spec))


def aims(state: ArrakisState, spec: int) -> list[int]:
    """Return the sietches of which one is moved to: the target, or those that may take its place; none if none can."""
    now = aimed_at(state)
    if can_aim_at(state, spec, now):
        return [now]
    true = target_area(state)
    best: list[int] = []
    least: tuple[int, int] | None = None
    for number, area in enumerate(state.sietch_area):
        if area in (NONE, now) or not can_aim_at(state, spec, area):
            continue
        order = STEPS[true][area], -state.sietch_rank[number]
        if least is None or order < least:
            least, best = order, []
        if order == least:
            best.append(area)
    return best


def legal_temporary(state: ArrakisState, step: Step) -> list[Action]:
    """List the sietches that may take the place of the target, for movement only."""
    return [AT[area] for area in aims(state, step[2])]


def apply_temporary(state: ArrakisState, step: Step, action: Action) -> None:
    """Let a sietch be the target of movement for the rest of the turn, or of the round."""
    mahdi = mahdi_of(state)
    number = state.sietch_area.index(action.a)
    mahdi.temporary = NONE if number == mahdi.target else number
    by_rule(state, "temporary", target=AREAS[action.a].key)


# -- who, and how far (W-21.7.1, W-21.7.5) ----------------------------------------------------------------------------


def merges(state: ArrakisState, spec: int) -> list[Pair]:
    """Return the legions that join one beside the target: the strongest of those, the nearest and strongest to it."""
    target = aimed_at(state)
    far = lengths(state, target)
    best: list[Pair] = []
    most: tuple[int, int, int] | None = None
    for area in meant(state, spec):
        for end in areas_in(NEAR[area] & NEAR[target] & state.occupied[HARKONNEN]):
            if room(state, end) < 1 or not _gains(state, area, end, far):
                continue
            worth = strength(own(state, end)), -far[area], strength(moving(state, area))
            if most is None or worth > most:
                most, best = worth, []
            if worth == most:
                best.append((area, end))
    return best


def _gains(state: ArrakisState, area: int, end: int, far: list[int]) -> bool:
    """Say whether a legion should join another: it comes from further away, or it is not the stronger one."""
    return far[area] > 1 or strength(own(state, area)) <= strength(own(state, end))


def marchers(state: ArrakisState, spec: int, how: int) -> list[int]:
    """Return the legions of which one moves: the nearest to the target, then the strongest."""
    target = aimed_at(state)
    far = lengths(state, target)
    best: list[int] = []
    least: Pair | None = None
    for area in meant(state, spec):
        part = moving(state, area)
        if far[area] < 2 or not is_greater(state, part, defenders(state, target)):
            continue
        foot, air = ends_of(state, spec, area, how, far)
        if not foot and not air:
            continue
        order = far[area], -strength(part)
        if least is None or order < least:
            least, best = order, []
        if order == least:
            best.append(area)
    return best


def ends_of(state: ArrakisState, spec: int, area: int, how: int, far: list[int]) -> tuple[list[int], list[int]]:
    """Return where a legion can end that moves nearer to the target: on foot, or by air if that is nearer still."""
    if how & TO_OWN_LEGION:
        others = areas_in(state.occupied[HARKONNEN] & ~(1 << area))
        return _nearest(state, others, far, far[area]), []
    free = free_areas(state, HARKONNEN)
    foot = _nearest(state, areas_in(NEAR[area] & free), far, far[area])
    if mahdi_of(state).flown or not ZONES_OF[area] & state.ornithopters:
        return foot, []
    legion, named, _ = movable(state, HARKONNEN, area, flown=True)
    if not has_units(legion) or not fits(state, spec & 255, legion, named):
        return foot, []
    air = _nearest(state, areas_in(NEAR_TWO[area] & free), far, far[foot[0]] if foot else far[area])
    return ([], air) if air else (foot, [])


def _nearest(state: ArrakisState, areas: list[int], far: list[int], than: int) -> list[int]:
    """Return those of some areas with room that are nearest to the target, if they are nearer than something."""
    ends = [area for area in areas if far[area] < than and room(state, area) > 0]
    least = min([far[area] for area in ends], default=FAR)
    return [area for area in ends if far[area] == least]


def preferred(state: ArrakisState, ends: list[int]) -> list[int]:
    """Return those of some ends that are taken first (W-21.7.4)."""
    keys = [_preference(state, end) for end in ends]
    return [end for end, key in zip(ends, keys, strict=True) if key == min(keys)]


def _preference(state: ArrakisState, end: int) -> tuple[int, int, int]:
    joined = 0 if state.occupied[HARKONNEN] >> end & 1 else 1
    if deserts(state) >> end & 1:
        ground = 3 if wormsigns(state) >> end & 1 else 2
    else:
        ground = 0 if MOUNTAINS >> end & 1 else 1
    return joined, away_from_sietch(state, end), ground


# -- moving -----------------------------------------------------------------------------------------------------------


def can_move(state: ArrakisState, spec: int) -> bool:
    """Say whether anybody who is meant moves, now or towards a temporary target."""
    mahdi = mahdi_of(state)
    kept = mahdi.temporary
    able = False
    for area in aims(state, spec):
        mahdi.temporary = state.sietch_area.index(area)
        able = able or bool(merges(state, spec) or marchers(state, spec, 0))
    mahdi.temporary = kept
    return able


def move(state: ArrakisState, step: Step) -> None:
    """Move so many legions (`b`); nobody moves where no sietch can be aimed at (W-21.7.3)."""
    found = aims(state, step[2])
    if not found:
        by_rule(state, "nobody_moves")
    elif found != [aimed_at(state)]:
        state.stack.append(step)
        state.stack.append((TEMPORARY_TARGET, HARKONNEN, step[2], 0, 0))
    else:
        state.stack.append((END_MOVES, HARKONNEN, 0, 0, 0))
        state.stack.append((MARCH, *step[1:]))


def legal_march(state: ArrakisState, step: Step) -> list[Action]:
    """List the legions of which one moves next: to join one beside the target, else towards it."""
    spec, count, how = step[2], step[3], step[4]
    if not count:
        return []
    joining = [] if how & TO_OWN_LEGION else merges(state, spec)
    areas = [area for area, _ in joining] or marchers(state, spec, how)
    if not areas and not state.arrivals:
        by_rule(state, "nobody_moves")
    return [FROM[area] for area in dict.fromkeys(areas)]


def apply_march(state: ArrakisState, step: Step, action: Action) -> None:
    """Pick a legion."""
    op, side, spec, count, how = step
    state.stack.append((op, side, spec, count - 1, how))
    state.stack.append((MARCH_TO, side, spec, action.a, how))


def legal_march_to(state: ArrakisState, step: Step) -> list[Action]:
    """List where it goes."""
    spec, area, how = step[2], step[3], step[4]
    joining = [] if how & TO_OWN_LEGION else [end for one, end in merges(state, spec) if one == area]
    if joining:
        return [TO[end] for end in joining]
    foot, air = ends_of(state, spec, area, how, lengths(state, aimed_at(state)))
    return [FLY[end] for end in preferred(state, air)] if air else [TO[end] for end in preferred(state, foot)]


def apply_march_to(state: ArrakisState, step: Step, action: Action) -> None:
    """Move a legion: where another stands as many units as fit, the strongest first, and the leaders (W-21.7.4)."""
    area, end, flown = step[3], action.a, action.kind == FLY_KIND
    target = aimed_at(state)
    joins = bool(NEAR[target] >> end & 1 and state.occupied[HARKONNEN] >> end & 1 and not step[4] & TO_OWN_LEGION)
    why = "fly" if flown else "merge" if joins else "move"
    by_rule(state, why, area=AREAS[area].key, to=AREAS[end].key, target=AREAS[target].key)
    mark(state)
    legion, named, _ = movable(state, HARKONNEN, area, flown)
    part = strongest(legion, room(state, end))
    relocate(state, HARKONNEN, area, end, part, named, [], moved=True, flown=flown)
    state.arrivals += [end, part]
    for leader in named:
        state.moved_named |= 1 << leader
    state.that = end
    if state.log is not None:
        tell(state, "moved", seat_of(state, HARKONNEN), area=AREAS[area].key, to=AREAS[end].key)
    leave(state, area)
    if flown:
        mahdi_of(state).flown += 1
        state.stack.append((MOVE_BY, HARKONNEN, area, 0, 0))


def strongest(legion: int, fit: int) -> int:
    """Return the part of a legion that fits into an area: sardaukar, elites, tokens, regulars; all leaders."""
    if units(legion) <= fit:
        return legion
    part = legion & (MASK << 15 | MASK << 20)
    for kind in (2, 1, TOKEN, 0):
        some = min(fit, legion >> 5 * kind & MASK)
        part += some * ONE[kind]
        fit -= some
    return part


instead(MOVE, move)
BY_RULE.decides(TEMPORARY_TARGET, legal_temporary, apply_temporary)
BY_RULE.decides(MARCH, legal_march, apply_march)
BY_RULE.decides(MARCH_TO, legal_march_to, apply_march_to)
