"""Movement (W-8): a legion is picked, then where it goes, then who of it stays behind."""

from __future__ import annotations

from kanly.arrakis.actions import (
    DONE,
    FIRST_NAMED,
    FIRST_TOKEN,
    FLY,
    FLY_KIND,
    FROM,
    FROM_KIND,
    GO,
    LEAVE,
    LEAVE_KIND,
    TO,
    ZONE,
)
from kanly.arrakis.board import PRESCIENCE_IDS, ZONES_OF, areas_in
from kanly.arrakis.components import AREAS, ZONES
from kanly.arrakis.effects import TO_OWN_LEGION
from kanly.arrakis.ids import (
    AREA_COUNT,
    ATREIDES,
    HARKONNEN,
    MASK,
    NAMED,
    ONE,
    TOKEN,
)
from kanly.arrakis.rules.claims import ripen
from kanly.arrakis.rules.free import freely
from kanly.arrakis.rules.pieces import settle
from kanly.arrakis.rules.places import fits, legions_in
from kanly.arrakis.rules.reach import by_air, on_foot, rides_far
from kanly.arrakis.rules.sites import take_harvester, take_station
from kanly.arrakis.rules.transport import carry, end_carrying, not_carried, take_along
from kanly.arrakis.state import (
    ArrakisState,
    change,
    free_areas,
    has_units,
    legion_at,
    named_at,
    paul,
    seat_of,
    shift_tokens,
    tokens_at,
    wormsigns,
)
from kanly.arrakis.steps import (
    END_MOVES,
    ENTERED,
    FLIP_SIGN,
    FLOW,
    MOVE,
    MOVE_BY,
    MOVE_TO,
    MOVE_WHO,
)
from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.tell import tell

FLOWN = 1 << 8
"""Added to a destination that is flown to."""
MOUNTS_THE_MAKER = PRESCIENCE_IDS["paul_mounts_the_maker"]


def barred(state: ArrakisState, side: int, leader: int) -> bool:
    """Say whether a leader may not act in this turn: Paul, after Seek Out the 'Mahdi'."""
    return state.seek == 2 and side == ATREIDES and state.turn_side == ATREIDES and leader == paul(state)


def movable(state: ArrakisState, side: int, area: int, flown: bool = False) -> tuple[int, list[int], list[int]]:
    """Return the part of a legion that has not moved in this action, with its named leaders and tokens (W-8.2).

    For a flight it is those of them who have not been carried either (W-8.7).
    """
    legion = legion_at(state, side, area)
    arrivals = state.arrivals
    for i in range(0, len(arrivals), 2):
        if arrivals[i] == area:
            legion -= arrivals[i + 1]
    named = []
    if legion >> 20 & MASK:
        for leader in named_at(state, side, area):
            if state.moved_named >> leader & 1:
                continue
            if barred(state, side, leader):
                legion -= ONE[NAMED]
            else:
                named.append(leader)
    tokens = []
    if legion >> 25:
        tokens = [slot for slot in tokens_at(state, area) if not state.moved_tokens >> slot & 1]
    if flown:
        legion, named = not_carried(state, area, legion, named)
    return legion, named, tokens


def ends_of(state: ArrakisState, side: int, area: int, spec: int, how: int) -> tuple[int, int]:
    """Return where a legion can move from an area: on foot, and only by air (W-8)."""
    if how & TO_OWN_LEGION:
        return state.occupied[side] & ~(1 << area), 0
    free = free_areas(state, side)
    foot = on_foot(state, side, area, free)
    air = by_air(state, side, area, free) & ~foot
    if air and (state.carried or state.carried_named):  # who has been carried before stays (W-8.7)
        legion, named, _ = movable(state, side, area, flown=True)
        if not has_units(legion) or not fits(state, spec & 255, legion, named):
            air = 0
    return foot, air


# -- which legion, and where to -----------------------------------------------------------------------------------


def origins(state: ArrakisState, side: int, spec: int, how: int) -> list[int]:
    """Return the areas from which a legion that is meant can move."""
    return [area for area in areas_in(legions_in(state, side, spec >> 8)) if can_move(state, side, area, spec, how)]


def can_move(state: ArrakisState, side: int, area: int, spec: int, how: int) -> bool:
    """Say whether the legion in an area has a part that is meant and gets anywhere."""
    legion, named, _ = movable(state, side, area)
    if not has_units(legion) or not fits(state, spec & 255, legion, named):
        return False
    foot, air = ends_of(state, side, area, spec, how)
    return bool(foot or air)


def legal_move(state: ArrakisState, step: Step) -> list[Action]:
    """List the legions that can move, and an end of it (W-8.1)."""
    if not step[3]:
        return [DONE]
    return [FROM[area] for area in origins(state, step[1], step[2], step[4])] + [DONE]


def apply_move(state: ArrakisState, step: Step, action: Action) -> None:
    """Pick a legion, or make an end; what has moved by then has moved at the same time (W-8.2)."""
    op, side, spec, count, how = step
    if action.kind != FROM_KIND:
        state.stack.append((END_MOVES, side, 0, 0, 0))
        return
    state.stack.append((op, side, spec, count, how))
    state.stack.append((MOVE_TO, side, spec, action.a, how))


def legal_move_to(state: ArrakisState, step: Step) -> list[Action]:
    """List where a legion can go; by troop-transport only where it does not get on foot (W-8.2)."""
    side, area = step[1], step[3]
    if not can_move(state, side, area, step[2], step[4]):  # a free action has changed the legion: another may be picked
        return []
    foot, air = ends_of(state, side, area, step[2], step[4])
    return [TO[end] for end in areas_in(foot)] + [FLY[end] for end in areas_in(air)]


def apply_move_to(state: ArrakisState, step: Step, action: Action) -> None:
    """Send a legion to an area; everybody of it goes who is not left behind."""
    side, spec, area = step[1], step[2], step[3]
    flown = action.kind == FLY_KIND
    state.pick = [0, 0, 0, 0]
    state.stack.append((MOVE_WHO, side, spec, area, action.a | (FLOWN if flown else 0)))
    if flown:
        state.stack.append((MOVE_BY, side, area, 0, 0))


def legal_by(state: ArrakisState, step: Step) -> list[Action]:
    """List the ornithopters that can carry a legion: those of zones connected to where it starts (W-8.2)."""
    return [ZONE[zone] for zone in range(8) if ZONES_OF[step[2]] & state.ornithopters & 1 << zone]


def apply_by(state: ArrakisState, step: Step, action: Action) -> None:
    """Remove the ornithopter that carries a legion."""
    state.ornithopters &= ~(1 << action.a)
    if state.log is not None:
        tell(state, "carried", seat_of(state, step[1]), area=AREAS[step[2]].key, zone=ZONES[action.a].key)


# -- who of it ----------------------------------------------------------------------------------------------------


def going(state: ArrakisState, side: int, area: int, flown: bool = False) -> tuple[int, list[int], list[int]]:
    """Return the part of a legion that goes: all that can, less those who are to stay (`pick`)."""
    legion, named, tokens = movable(state, side, area, flown)
    left, left_named, left_tokens, _ = state.pick
    named = [leader for leader in named if not left_named >> leader & 1]
    tokens = [slot for slot in tokens if not left_tokens >> slot & 1]
    return legion - left, named, tokens


def legal_move_who(state: ArrakisState, step: Step) -> list[Action]:
    """List who may still stay behind, in a fixed order, and that all others go (W-8.1)."""
    side, spec, area = step[1], step[2] & 255, step[3]
    legion, named, tokens = going(state, side, area, bool(step[4] & FLOWN))
    if not has_units(legion) or not fits(state, spec, legion, named):
        return []
    options = [GO]
    since = state.pick[3]
    for grade in range(since, 4):
        if legion >> 5 * grade & MASK:
            less = legion - ONE[grade]
            if has_units(less) and fits(state, spec, less, named):
                options.append(LEAVE[grade])
    for leader in named:
        if FIRST_NAMED + leader >= since:
            others = [one for one in named if one != leader]
            if fits(state, spec, legion - ONE[NAMED], others):
                options.append(LEAVE[FIRST_NAMED + leader])
    if tokens and has_units(legion - ONE[TOKEN]):
        options += [LEAVE[FIRST_TOKEN + slot] for slot in tokens if FIRST_TOKEN + slot >= since]
    return options


def apply_move_who(state: ArrakisState, step: Step, action: Action) -> None:
    """Leave a figure behind, or go."""
    if action.kind == LEAVE_KIND:
        figure, pick = action.a, state.pick
        pick[3] = figure
        if figure >= FIRST_TOKEN:
            pick[0] += ONE[TOKEN]
            pick[2] |= 1 << figure - FIRST_TOKEN
        elif figure >= FIRST_NAMED:
            pick[0] += ONE[NAMED]
            pick[1] |= 1 << figure - FIRST_NAMED
        else:
            pick[0] += ONE[figure]
        state.stack.append(step)
        return
    side, area, end, flown = step[1], step[3], step[4] & 255, bool(step[4] & FLOWN)
    legion, named, tokens = going(state, side, area, flown)
    op, mover, spec, count, how = state.stack.pop()
    state.stack.append((op, mover, spec, count - 1, how))
    far = side == ATREIDES and paul(state) in named and rides_far(state, area, end)
    relocate(state, side, area, end, legion, named, tokens, moved=True, flown=flown)
    state.arrivals += [end, legion]
    for leader in named:
        state.moved_named |= 1 << leader
    for slot in tokens:
        state.moved_tokens |= 1 << slot
    state.that = end
    state.pick = []
    if state.log is not None:
        tell(state, "moved", seat_of(state, side), area=AREAS[area].key, to=AREAS[end].key)
    if far:
        ripen(state, MOUNTS_THE_MAKER)


def relocate(
    state: ArrakisState, side: int, area: int, end: int, legion: int, named: list[int], tokens: list[int],
    moved: bool = False, flown: bool = False,
) -> None:  # fmt: skip
    """Put figures from one area into another; `moved` if it is one of the moves of an action.

    Who walks takes along that it has been carried before; who flies has not been, and is from now on (W-8.7).
    """
    carried = legion if flown else take_along(state, area, legion) if state.carried and side == HARKONNEN else 0
    change(state, side, area, -legion)
    change(state, side, end, legion)
    if carried:
        carry(state, end, carried, named if flown else [], moved)
    for leader in named:
        state.leaders[leader] = end
    for slot in tokens:
        state.token_area[slot] = end
    if side == HARKONNEN and legion >> 25:
        shift_tokens(state, area, end, legion >> 25)


def relocate_all(state: ArrakisState, side: int, area: int, end: int) -> None:
    """Put a whole legion from one area into another."""
    tokens = tokens_at(state, area) if side == ATREIDES else []
    relocate(state, side, area, end, legion_at(state, side, area), named_at(state, side, area), tokens)
    if state.that == area and side == state.turn_side:
        state.that = end


# -- the end of a move --------------------------------------------------------------------------------------------


def end_moves(state: ArrakisState, step: Step) -> None:
    """Let all moves of an action end together: the limit, leaders left alone, then what is where they end (W-8.3)."""
    side = step[1]
    ends = list(dict.fromkeys(state.arrivals[0::2]))
    state.arrivals = []
    state.moved_named = state.moved_tokens = 0
    end_carrying(state)
    for end in reversed(ends):
        state.stack.append((ENTERED, side, end, 1, 0))
    for area in areas_in(state.occupied[side]):
        settle(state, side, area)


def entered(state: ArrakisState, step: Step) -> None:
    """Resolve that a legion has come into an area: by a move or an advance (1), or put there (0) (W-8.4, W-8.5)."""
    side, area, moved = step[1], step[2], step[3]
    if not state.occupied[side] >> area & 1:
        return
    if side == HARKONNEN:
        if wormsigns(state) >> area & 1:
            state.stack.append((FLIP_SIGN, ATREIDES, area, 0, 0))
    elif moved:
        if state.harvesters >> area & 1:
            take_harvester(state, area)
        if state.stations >> area & 1:
            take_station(state, area)


freely(MOVE, legal_move, apply_move)
freely(MOVE_TO, legal_move_to, apply_move_to)
FLOW.decides(MOVE_BY, legal_by, apply_by)
FLOW.decides(MOVE_WHO, legal_move_who, apply_move_who)
FLOW.runs(END_MOVES, end_moves)
FLOW.runs(ENTERED, entered)
assert AREA_COUNT < FLOWN
