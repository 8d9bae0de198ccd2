"""Deployment, and figures that cards place or replace (W-21.5)."""

from __future__ import annotations

from typing import Final

from kanly.arrakis.actions import AT, FIRST_NAMED, WITH
from kanly.arrakis.board import areas_in
from kanly.arrakis.components import AREAS, LEADERS
from kanly.arrakis.effects import (
    ANY_LEADER,
    CARTHAG_OR_ARRAKEEN,
    EMPTY_DESERT,
    FREE_MOUNTAIN,
    GROUPS,
    NAMED_ONE,
    OWN_SETTLEMENT,
)
from kanly.arrakis.ids import FEYD, GENERIC, GRADES, HARKONNEN, MASK, NONE, ONE, OWN_LEADERS, RABBAN, SPECIAL
from kanly.arrakis.mahdi.cards import mark
from kanly.arrakis.mahdi.flow import BY_RULE, by_rule, chooses
from kanly.arrakis.mahdi.tokens import flip_and_settle, grade_for, muster
from kanly.arrakis.mahdi.ways import least, nearest, own, room, strength
from kanly.arrakis.rules.perform import names_legion, place_named
from kanly.arrakis.rules.places import areas_of
from kanly.arrakis.state import ArrakisState, available, change, has_units, own_tokens_at, seat_of
from kanly.arrakis.steps import COMMANDER, ENTERED, MUSTER, PLACE, REPLACE
from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.tell import tell

BY_DEPLOYMENT: Final = 0
BY_HOUSE: Final = 1
"""By which order settlements are chosen: that of the deployment action, or that of the house action."""
BITS: Final = 5

# -- settlements (W-21.5.1) -------------------------------------------------------------------------------------------


def deploy(state: ArrakisState, regular: int, special: int, leader: int = ANY_LEADER) -> None:
    """Deploy units and a leader in a settlement; what does not fit goes to the next."""
    state.that = NONE
    state.stack.append((COMMANDER, HARKONNEN, leader, 0, BY_DEPLOYMENT))
    state.stack.append((MUSTER, HARKONNEN, regular | special << BITS * SPECIAL, 0, BY_DEPLOYMENT))


def in_order(state: ArrakisState, areas: list[int], order: int) -> list[int]:
    """Return the settlements that come first by an order."""
    if order == BY_HOUSE or not areas:
        return least(state, areas)
    most = max(strength(own(state, area)) for area in areas)
    return nearest(state, [area for area in areas if strength(own(state, area)) == most])


def lacking(packed: int, state: ArrakisState) -> bool:
    """Say whether a unit is left to come, and one of the supply can."""
    return any(packed >> BITS * grade & MASK and grade_for(state, grade) != NONE for grade in range(3))


def legal_muster(state: ArrakisState, step: Step) -> list[Action]:
    """List the settlement for the units that are left (`a`, by grade), among those not filled yet (`b`)."""
    if not lacking(step[2], state):
        return []
    areas = [area for area in areas_in(state.settlements & ~step[3]) if room(state, area) > 0]
    return [AT[area] for area in in_order(state, areas, step[4])]


def apply_muster(state: ArrakisState, step: Step, action: Action) -> None:
    """Deploy as many units as fit, the strongest first, and go on in the next settlement."""
    op, side, packed, tried, order = step
    area = action.a
    by_rule(state, "deploy" if order == BY_DEPLOYMENT else "placed_by_card", area=AREAS[area].key)
    for grade in (2, 1, 0):
        while packed >> BITS * grade & MASK and room(state, area) > 0:
            packed -= 1 << BITS * grade
            _put(state, area, grade)
    if state.that == NONE:
        state.that = area
    state.stack.append((op, side, packed, tried | 1 << area, order))


def _put(state: ArrakisState, area: int, grade: int) -> bool:
    found = muster(state, area, grade)
    if found == NONE:
        return False
    mark(state)
    if state.log is not None:
        tell(state, "placed", seat_of(state, HARKONNEN), area=AREAS[area].key, figure=GRADES[found])
    return True


# -- leaders (W-21.5.1) -----------------------------------------------------------------------------------------------


def leaders_off_map(state: ArrakisState) -> list[int]:
    """Return the named leaders of whom one is deployed: Rabban or Feyd-Rautha before others."""
    found = [leader for leader in OWN_LEADERS[HARKONNEN] if available(state, leader) and state.leaders[leader] < 0]
    first = [leader for leader in found if leader in (RABBAN, FEYD)]
    return first or found


def commanded(state: ArrakisState, step: Step) -> int:
    """Return where a leader goes: where units have come, else the first settlement with a unit (W-21.5.1)."""
    if step[3]:
        return step[3] - 1
    if state.that != NONE:
        return state.that
    areas = [area for area in areas_in(state.settlements) if has_units(own(state, area))]
    first = in_order(state, areas, step[4])
    return first[0] if first else NONE


def legal_commander(state: ArrakisState, step: Step) -> list[Action]:
    """List the leaders of whom one comes (`a` is what an effect asks for) to an area with a unit."""
    figure, area = step[2], commanded(state, step)
    if area == NONE or not has_units(own(state, area)):
        return []
    if figure >= NAMED_ONE:
        leader = figure - NAMED_ONE
        fits = available(state, leader) and state.leaders[leader] != area
        return [WITH[FIRST_NAMED + leader]] if fits else []
    named = leaders_off_map(state) if figure == ANY_LEADER else []
    if named:
        return [WITH[FIRST_NAMED + leader] for leader in named]
    return [WITH[GENERIC]] if state.supply[HARKONNEN * 4 + GENERIC] else []


def apply_commander(state: ArrakisState, step: Step, action: Action) -> None:
    """Let a leader come."""
    area = commanded(state, step)
    if action.a >= FIRST_NAMED:
        leader = action.a - FIRST_NAMED
        place_named(state, leader, area)
        figure = LEADERS[leader].key
    else:
        muster(state, area, GENERIC)
        figure = GRADES[GENERIC]
    mark(state)
    if state.log is not None:
        tell(state, "placed", seat_of(state, HARKONNEN), area=AREAS[area].key, figure=figure)


# -- what cards place (W-21.5.2) --------------------------------------------------------------------------------------


def can_come(state: ArrakisState, figure: int, area: int) -> bool:
    """Say whether a figure that an effect places can come to an area."""
    if figure >= NAMED_ONE:
        leader = figure - NAMED_ONE
        return available(state, leader) and state.leaders[leader] != area and has_units(own(state, area))
    if figure == ANY_LEADER:
        some = bool(leaders_off_map(state) or state.supply[HARKONNEN * 4 + GENERIC])
        return some and has_units(own(state, area))
    if figure == GENERIC:
        return state.supply[HARKONNEN * 4 + GENERIC] > 0 and has_units(own(state, area))
    return grade_for(state, figure) != NONE and room(state, area) > 0


def legal_place(state: ArrakisState, step: Step) -> list[Action]:
    """List where a group of figures is placed: by the order of the house action, or nearest the target sietch."""
    group, place = GROUPS[step[2]], step[3]
    areas = areas_in(areas_of(state, HARKONNEN, place))
    fitting = [area for area in areas if any(can_come(state, figure, area) for figure in group)]
    if not fitting and names_legion(state):
        fitting = areas
    if not fitting:
        return []
    if place in (EMPTY_DESERT, FREE_MOUNTAIN):
        return [AT[area] for area in nearest(state, fitting)]
    return [AT[area] for area in least(state, fitting)]


def apply_place(state: ArrakisState, step: Step, action: Action) -> None:
    """Place a group: units as many as fit, what is left in the next settlement if any will do; leaders follow them."""
    group, place, area = GROUPS[step[2]], step[3], action.a
    units = [figure for figure in group if figure < GENERIC]
    leaders = [figure for figure in group if figure >= GENERIC]
    state.that = area
    for figure in leaders:
        state.stack.append((COMMANDER, HARKONNEN, figure, area + 1, BY_HOUSE))
    by_rule(state, "placed_by_card", area=AREAS[area].key)
    left = 0
    came = False
    for grade in units:
        if room(state, area) > 0 and _put(state, area, grade):
            came = True
        else:
            left += 1 << BITS * grade
    if came:
        state.stack.append((ENTERED, HARKONNEN, area, 0, 0))
    if left and place in (OWN_SETTLEMENT, CARTHAG_OR_ARRAKEEN):
        barred = 0 if place == OWN_SETTLEMENT else ~areas_of(state, HARKONNEN, place) & state.settlements
        state.stack.append((MUSTER, HARKONNEN, left, barred | 1 << area, BY_HOUSE))


# -- replacing (W-21.5.3) ---------------------------------------------------------------------------------------------


def better(state: ArrakisState, old: int) -> int:
    """Return the grade that takes the place of another: the next, or if it is out the one above; NONE without any."""
    found = grade_for(state, old + 1)
    return found if found > old else NONE


def replaceable(state: ArrakisState, old: int) -> list[int]:
    """Return where a unit of a grade can be replaced: where one is, or a token that may hold one (W-21.8.1)."""
    if better(state, old) == NONE:
        return []
    occupied = areas_in(state.occupied[HARKONNEN])
    return [area for area in occupied if own(state, area) >> BITS * old & MASK or own_tokens_at(state, area)]


def legal_replace(state: ArrakisState, step: Step) -> list[Action]:
    """List where the next unit is replaced (`a` are left, of grade `b`): the legion nearest to a sietch first."""
    areas = replaceable(state, step[3]) if step[2] else []
    return [AT[area] for area in least(state, areas)] if areas else []


def apply_replace(state: ArrakisState, step: Step, action: Action) -> None:
    """Replace a unit; a legion that shows too few of them flips its tokens first (W-21.8.1)."""
    op, side, count, old, begun = step
    area = action.a
    there = own(state, area) >> BITS * old & MASK
    if there < count and own_tokens_at(state, area):
        state.stack.append(step)
        flip_and_settle(state, area)
        return
    new = better(state, old)
    state.supply[side * 4 + old] += 1
    state.supply[side * 4 + new] -= 1
    change(state, side, area, ONE[new] - ONE[old])
    mark(state)
    if begun != area + 1:
        by_rule(state, "replace", area=AREAS[area].key)
    if state.log is not None:
        tell(state, "replaced", seat_of(state, side), area=AREAS[area].key, figure=GRADES[new])
    state.stack.append((op, side, count - 1, old, area + 1))


def can_deploy(state: ArrakisState) -> bool:
    """Say whether anything of a deployment can be done (W-21.3.7)."""
    areas = areas_in(state.settlements)
    if any(room(state, area) > 0 for area in areas) and lacking(ONE[0] | ONE[2], state):
        return True
    some = bool(leaders_off_map(state) or state.supply[HARKONNEN * 4 + GENERIC])
    return some and any(has_units(own(state, area)) for area in areas)


chooses(PLACE, legal_place, apply_place)
chooses(REPLACE, legal_replace, apply_replace)
BY_RULE.decides(MUSTER, legal_muster, apply_muster)
BY_RULE.decides(COMMANDER, legal_commander, apply_commander)
