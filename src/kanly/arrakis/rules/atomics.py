"""Family atomics (W-16): one of three mountains becomes desert for good."""

from __future__ import annotations

from kanly.arrakis.actions import DETONATE, DETONATE_KIND, DONE, TO
from kanly.arrakis.board import ATOMICS_AREA, OPEN, areas_in
from kanly.arrakis.components import AREAS, ATOMICS
from kanly.arrakis.ids import ATREIDES, HARKONNEN, NONE
from kanly.arrakis.rules.battle import AT_AREA, FROM_AREA
from kanly.arrakis.rules.free import DEEDS, LISTS, freely
from kanly.arrakis.rules.movement import relocate_all
from kanly.arrakis.rules.pieces import eliminate, settle
from kanly.arrakis.state import ArrakisState, free_areas, seat_of
from kanly.arrakis.steps import ATOMICS as ATOMICS_STEP
from kanly.arrakis.steps import ENTERED, EXPEL, FLOW
from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.tell import tell


def legal_detonation(state: ArrakisState, side: int) -> list[Action]:
    """List the three tokens, from step 8 on, once in the game; not where legions just fight or have just moved."""
    if side != ATREIDES or not state.step_8 or state.atomics != NONE:
        return []
    busy = [*state.battle[FROM_AREA : AT_AREA + 1], *state.arrivals[0::2]]
    return [DETONATE[number] for number, area in enumerate(ATOMICS_AREA) if area not in busy]


def detonate(state: ArrakisState, action: Action) -> None:
    """Use the family atomics: an area becomes desert, a legion there has to leave."""
    state.atomics = action.a
    area = ATOMICS_AREA[action.a]
    state.told += 1
    if state.log is not None:
        tell(state, "detonated", seat_of(state, ATREIDES), area=AREAS[area].key)
    for side in (ATREIDES, HARKONNEN):
        if state.occupied[side] >> area & 1:
            if OPEN[area] & free_areas(state, side):
                state.stack.append((EXPEL, 1 - side, area, 0, 0))
            else:
                eliminate(state, side, area)


def legal_atomics(state: ArrakisState, step: Step) -> list[Action]:
    """List the tokens for a card that uses them (Our Family Atomics)."""
    return [*DETONATE, DONE] if state.atomics == NONE else []


def apply_atomics(state: ArrakisState, step: Step, action: Action) -> None:
    """Use the atomics by a card, or not."""
    if action is not DONE:
        detonate(state, action)


def legal_expel(state: ArrakisState, step: Step) -> list[Action]:
    """List where the opponent (who decides) can move a legion out of the area: any adjacent free one."""
    side = 1 - step[1]
    if not state.occupied[side] >> step[2] & 1:
        return []
    return [TO[area] for area in areas_in(OPEN[step[2]] & free_areas(state, side))]


def apply_expel(state: ArrakisState, step: Step, action: Action) -> None:
    """Move a legion out; it has not moved, but a legion of the Harkonnen flips a wormsign all the same (W-8.5)."""
    side = 1 - step[1]
    relocate_all(state, side, step[2], action.a)
    if side == HARKONNEN:
        state.stack.append((ENTERED, side, action.a, 0, 0))
    settle(state, side, action.a)
    if state.log is not None:
        tell(state, "expelled", seat_of(state, side), area=AREAS[step[2]].key, to=AREAS[action.a].key)


LISTS.append(legal_detonation)
DEEDS[DETONATE_KIND] = detonate
freely(ATOMICS_STEP, legal_atomics, apply_atomics)
FLOW.decides(EXPEL, legal_expel, apply_expel)
assert len(ATOMICS) == len(DETONATE)
