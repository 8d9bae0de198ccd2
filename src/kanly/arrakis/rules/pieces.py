"""Pieces (W-3, W-11): figures come and go, tokens are flipped, leaders enter, leave and regenerate."""

from __future__ import annotations

from kanly.arrakis.actions import FIRST_NAMED, FIRST_TOKEN, LOSE, LOSE_KIND, TOKEN_SLOTS, WITH
from kanly.arrakis.board import CONTENTS, SIDE_OF_LEADER
from kanly.arrakis.components import AREAS, LEADERS, TOKENS
from kanly.arrakis.content.boards import TANK_SPACES
from kanly.arrakis.ids import (
    AREA_COUNT,
    ATREIDES,
    BESIDE,
    FEYD,
    FLIPPED,
    GENERIC,
    GONE,
    HARKONNEN,
    JESSICA,
    LEADER_COUNT,
    MASK,
    MOHIAM,
    MUAD_DIB,
    NAMED,
    ONE,
    OUT,
    OWN_LEADERS,
    PAUL,
    RABBAN,
    REVEREND_MOTHER,
    TANK,
    TOKEN,
    UNSEEN,
)
from kanly.arrakis.solo import POOL
from kanly.arrakis.state import (
    ArrakisState,
    change,
    has_units,
    limit_of,
    named_at,
    seat_of,
    shift_tokens,
    tokens_at,
    units,
)
from kanly.arrakis.steps import EXCESS, EXTRA_DIE, FLOW, TANK_ORDER
from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.tell import tell

# -- units --------------------------------------------------------------------------------------------------------


def put(state: ArrakisState, side: int, area: int, grade: int) -> int:
    """Put a figure from the supply into an area, of a lower grade if there is none; return its grade, or -1 (W-3)."""
    supply, at = state.supply, side * 4
    while grade >= 0 and not supply[at + grade]:
        grade = -1 if grade == GENERIC else grade - 1
    if grade >= 0:
        supply[at + grade] -= 1
        change(state, side, area, ONE[grade])
    return grade


def take(state: ArrakisState, side: int, area: int, grade: int) -> None:
    """Return a figure from an area to the supply."""
    state.supply[side * 4 + grade] += 1
    change(state, side, area, -ONE[grade])


def settle(state: ArrakisState, side: int, area: int) -> None:
    """See to it that no leader stands alone, and that nobody is above the limit: in a move, at its end (W-3, W-8.3)."""
    legion = state.legions[side * AREA_COUNT + area]
    if not legion:
        return
    if not has_units(legion):
        eliminate(state, side, area)
    elif units(legion) > limit_of(state, side) and not is_moving(state, side):
        state.stack.append((EXCESS, side, area, 0, 0))


def is_moving(state: ArrakisState, side: int) -> bool:
    """Say whether a side is between the moves of one action, which all end together (W-8.2)."""
    return bool(state.arrivals) and side == state.turn_side


def eliminate(state: ArrakisState, side: int, area: int) -> None:
    """Remove all that is left of a legion: generic figures to the supply, named leaders to the tanks (W-9.2.7)."""
    legion = state.legions[side * AREA_COUNT + area]
    named = named_at(state, side, area)
    for leader in named:
        to_tanks(state, leader)
    if len(named) > 1:
        state.stack.append((TANK_ORDER, side, sum(1 << leader for leader in named), 0, 0))
    for grade in range(4):
        state.supply[side * 4 + grade] += legion >> 5 * grade & MASK
    if side == ATREIDES:
        for slot in tokens_at(state, area):
            state.token_area[slot] = UNSEEN
    elif legion >> 25:
        shift_tokens(state, area, POOL, legion >> 25)
    change(state, side, area, -state.legions[side * AREA_COUNT + area])
    if is_moving(state, side):
        for i in range(0, len(state.arrivals), 2):
            if state.arrivals[i] == area:
                state.arrivals[i + 1] = 0
    if state.log is not None:
        tell(state, "eliminated", seat_of(state, side), area=AREAS[area].key)


def legal_excess(state: ArrakisState, step: Step) -> list[Action]:
    """List the units and tokens of which the owner removes one, while an area holds too many (W-3)."""
    side, area = step[1], step[2]
    legion = state.legions[side * AREA_COUNT + area]
    if units(legion) <= limit_of(state, side):
        return []
    options = [LOSE[grade] for grade in range(3) if legion >> 5 * grade & MASK]
    if side == ATREIDES:
        options += [LOSE[FIRST_TOKEN + slot] for slot in tokens_at(state, area)]
    return options


def apply_excess(state: ArrakisState, step: Step, action: Action) -> None:
    """Remove a unit above the limit; a token leaves the game unseen (W-3)."""
    side, area = step[1], step[2]
    if action.a >= FIRST_TOKEN:
        slot = action.a - FIRST_TOKEN
        state.token_area[slot] = UNSEEN
        change(state, side, area, -ONE[TOKEN])
    else:
        take(state, side, area, action.a)
    if state.log is not None:
        tell(state, "removed", seat_of(state, side), area=AREAS[area].key, figure=action.text.split(" ", 1)[1])
    state.stack.append(step)


FLOW.decides(EXCESS, legal_excess, apply_excess)
assert LOSE[0].kind == LOSE_KIND

# -- deployment tokens and sietches -------------------------------------------------------------------------------


def flip_token(state: ArrakisState, slot: int) -> None:
    """Replace a deployment token by its units; it leaves the game (W-3)."""
    area = state.token_area[slot]
    kind = state.token_kind[slot]
    state.token_area[slot] = FLIPPED
    state.told += 1
    change(state, ATREIDES, area, -ONE[TOKEN])
    contents = CONTENTS[kind]
    for grade in (2, 1, 0):
        for _ in range(contents >> 5 * grade & MASK):
            put(state, ATREIDES, area, grade)
    if state.log is not None:
        told = {"area": AREAS[area].key, "token": TOKEN_SLOTS[slot], "contents": TOKENS[kind].key}
        tell(state, "flipped_token", seat_of(state, ATREIDES), **told)


def flip_tokens(state: ArrakisState, area: int) -> None:
    """Flip every deployment token in an area, then apply the limit (W-3)."""
    if state.legions[area] >> 25:
        for slot in tokens_at(state, area):
            flip_token(state, slot)
        settle(state, ATREIDES, area)


def flip_sietch(state: ArrakisState, area: int) -> None:
    """Turn the sietch token of an area face up."""
    if area in state.sietch_area:
        number = state.sietch_area.index(area)
        if not state.sietch_up >> number & 1:
            state.sietch_up |= 1 << number
            state.told += 1
            if state.log is not None:
                rank = state.sietch_rank[number]
                tell(state, "flipped_sietch", seat_of(state, ATREIDES), area=AREAS[area].key, rank=rank)


# -- named leaders (W-11) -----------------------------------------------------------------------------------------


def off_map(state: ArrakisState, leader: int) -> None:
    """Take a named leader off the map, if it is there, to beside the board."""
    area = state.leaders[leader]
    if area >= 0:
        change(state, SIDE_OF_LEADER[leader], area, -ONE[NAMED])
        state.carried_named &= ~(1 << leader)
        if state.moved_named >> leader & 1:
            state.moved_named &= ~(1 << leader)
            unarrive(state, area, NAMED)
        state.leaders[leader] = BESIDE


def unarrive(state: ArrakisState, area: int, kind: int) -> None:
    """Forget that a figure of a kind has moved into an area in this action: it is no longer there (W-8.2)."""
    arrivals = state.arrivals
    for i in range(0, len(arrivals), 2):
        if arrivals[i] == area and arrivals[i + 1] >> 5 * kind & MASK:
            arrivals[i + 1] -= ONE[kind]
            return


def to_tanks(state: ArrakisState, leader: int) -> None:
    """Put a named leader on the first space of its tanks; an earlier one is pushed right, and pushes on (W-11.4)."""
    off_map(state, leader)
    side = SIDE_OF_LEADER[leader]
    _push(state, side, leader, 1)
    state.entered_tank |= 1 << leader
    if state.log is not None:
        tell(state, "tanked", seat_of(state, side), leader=LEADERS[leader].key)


def _push(state: ArrakisState, side: int, leader: int, space: int) -> None:
    if space > TANK_SPACES[side]:
        state.leaders[leader] = BESIDE
        return
    for other in OWN_LEADERS[side]:
        if state.leaders[other] == TANK - space:
            _push(state, side, other, space + 1)
            break
    state.leaders[leader] = TANK - space


def waiting_for_order(state: ArrakisState, step: Step) -> list[int]:
    """Return the leaders (`a`) that came into the tanks at once and have no place yet, who is furthest first.

    With more of them than spaces, one has been pushed off the track, and is beside the board.
    """
    leaders = state.leaders
    found = [leader for leader in OWN_LEADERS[step[1]] if step[2] >> leader & 1]
    found = [leader for leader in found if leaders[leader] < TANK or leaders[leader] == BESIDE]
    return sorted(found, key=lambda leader: (leaders[leader] != BESIDE, leaders[leader]))


def legal_tank_order(state: ArrakisState, step: Step) -> list[Action]:
    """List who may go into the tanks first, of several that do so at once: their owner chooses (W-11.6)."""
    waiting = waiting_for_order(state, step)
    return [WITH[FIRST_NAMED + leader] for leader in sorted(waiting)] if len(waiting) > 1 else []


def apply_tank_order(state: ArrakisState, step: Step, action: Action) -> None:
    """Let a leader have gone in first: the others push it furthest."""
    op, side, mask, _, _ = step
    leader = action.a - FIRST_NAMED
    furthest = waiting_for_order(state, step)[0]
    leaders = state.leaders
    leaders[leader], leaders[furthest] = leaders[furthest], leaders[leader]
    if state.log is not None:
        tell(state, "tanked_first", seat_of(state, side), leader=LEADERS[leader].key)
    state.stack.append((op, side, mask & ~(1 << leader), 0, 0))


FLOW.decides(TANK_ORDER, legal_tank_order, apply_tank_order)


def regenerate(state: ArrakisState, side: int) -> None:
    """Move every leader in the tanks of a side one space, but not those who came in this turn (W-11.4, W-11.6)."""
    last = TANK - TANK_SPACES[side]
    waiting = [leader for leader in OWN_LEADERS[side] if state.leaders[leader] < TANK]
    for leader in sorted(waiting, key=lambda one: state.leaders[one]):
        if not state.entered_tank >> leader & 1:
            where = state.leaders[leader]
            state.leaders[leader] = BESIDE if where == last else where - 1
            if where == last and state.log is not None:
                tell(state, "regenerated", seat_of(state, side), leader=LEADERS[leader].key)


def enter(state: ArrakisState, leader: int) -> None:
    """Bring a named leader into play (W-11.1 to W-11.3)."""
    if state.leaders[leader] != OUT:
        return
    if leader in (MUAD_DIB, REVEREND_MOTHER):
        _take_place(state, leader, PAUL if leader == MUAD_DIB else JESSICA)
    else:
        state.leaders[leader] = BESIDE
    if leader == FEYD:
        banish(state, RABBAN)
    if leader == MOHIAM:
        gain_token(state, HARKONNEN)
    if state.log is not None:
        tell(state, "entered", seat_of(state, SIDE_OF_LEADER[leader]), leader=LEADERS[leader].key)


def _take_place(state: ArrakisState, leader: int, old: int) -> None:
    """Put a leader where an earlier form of it is, card and figure; that one leaves the game (W-11.2)."""
    state.leaders[leader] = state.leaders[old]
    state.leaders[old] = GONE
    for mask_name in ("spent", "entered_tank", "moved_named"):
        mask = getattr(state, mask_name)
        setattr(state, mask_name, mask & ~(1 << old) | (mask >> old & 1) << leader)


def banish(state: ArrakisState, leader: int) -> None:
    """Take a named leader out of the game for good."""
    off_map(state, leader)
    state.leaders[leader] = GONE
    if state.log is not None:
        tell(state, "banished", seat_of(state, SIDE_OF_LEADER[leader]), leader=LEADERS[leader].key)


def gain_token(state: ArrakisState, side: int) -> None:
    """Give a side a Bene Gesserit token from the reserve (W-14); Mahdi's Harkonnen have a die instead (W-21.8.4)."""
    if side == HARKONNEN and state.mahdi is not None:
        state.stack.append((EXTRA_DIE, HARKONNEN, 0, 0, 0))
    elif state.bg_reserve:
        state.bg_reserve -= 1
        own = list(state.bg)
        own[side] += 1
        state.bg = tuple(own)
        if state.log is not None:
            tell(state, "gained_token", seat_of(state, side))


assert len(OWN_LEADERS[0]) + len(OWN_LEADERS[1]) == LEADER_COUNT
