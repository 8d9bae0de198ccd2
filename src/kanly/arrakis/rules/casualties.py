"""Casualties (W-9.2.7) and strikes (W-9.4)."""

from __future__ import annotations

from kanly.arrakis.actions import FIRST_NAMED, LOSE, REDUCE, REDUCE_KIND
from kanly.arrakis.components import AREAS
from kanly.arrakis.ids import AREA_COUNT, GENERIC, MASK, ONE, REGULAR
from kanly.arrakis.rules.pieces import eliminate, take, to_tanks
from kanly.arrakis.state import ArrakisState, change, has_units, named_at, seat_of
from kanly.arrakis.steps import CASUALTIES, FLOW
from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.tell import tell


def lives(legion: int) -> int:
    """Return how many hits destroy a legion whatever its owner chooses."""
    leaders = (legion >> 15 & MASK) + (legion >> 20 & MASK)
    return (legion & MASK) + 2 * ((legion >> 5 & MASK) + (legion >> 10 & MASK)) + leaders


def legal_casualties(state: ArrakisState, step: Step) -> list[Action]:
    """List who can take a hit: a regular or a leader is removed, an elite is replaced by a regular."""
    side, area, hits = step[1], step[2], step[3]
    legion = state.legions[side * AREA_COUNT + area]
    if not hits or not legion:
        return []
    options = []
    if legion & MASK:
        options.append(LOSE[REGULAR])
    if legion >> 5 & MASK:
        options.append(REDUCE[1])
    if legion >> 10 & MASK:
        options.append(REDUCE[2])
    if legion >> 15 & MASK:
        options.append(LOSE[GENERIC])
    if legion >> 20 & MASK:
        options += [LOSE[FIRST_NAMED + leader] for leader in named_at(state, side, area)]
    return options[:1] if hits >= lives(legion) else options


def apply_casualties(state: ArrakisState, step: Step, action: Action) -> None:
    """Take a hit, and go on with those that are left; with the last unit the leaders go too."""
    op, side, area, hits, _ = step
    legion = state.legions[side * AREA_COUNT + area]
    if hits >= lives(legion):
        eliminate(state, side, area)
        return
    if action.kind == REDUCE_KIND:
        take(state, side, area, action.a)
        if state.supply[side * 4 + REGULAR]:
            state.supply[side * 4 + REGULAR] -= 1
            change(state, side, area, ONE[REGULAR])
    elif action.a >= FIRST_NAMED:
        to_tanks(state, action.a - FIRST_NAMED)
    else:
        take(state, side, area, action.a)
    if state.log is not None:
        verb, figure = action.text.split(" ", 1)
        tell(state, "hit_taken", seat_of(state, side), area=AREAS[area].key, how=verb, figure=figure)
    legion = state.legions[side * AREA_COUNT + area]
    if legion and not has_units(legion):
        eliminate(state, side, area)
    else:
        state.stack.append((op, side, area, hits - 1, 0))


FLOW.decides(CASUALTIES, legal_casualties, apply_casualties)
