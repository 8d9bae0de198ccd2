"""What effects do that several cards, leaders and options share: placing, replacing, vehicles, choices."""

from __future__ import annotations

from kanly.arrakis.actions import (
    AT,
    DO,
    DONE,
    FIRST_NAMED,
    FROM,
    FROM_KIND,
    VEHICLE,
    WITH,
    ZONE,
    ZONE_KIND,
)
from kanly.arrakis.board import VEHICLE_COUNT, areas_in
from kanly.arrakis.components import AREAS, LEADERS, TOKENS, ZONES
from kanly.arrakis.effects import (
    ANY_LEADER,
    BRANCHES,
    CHOICES,
    DO_ATTACK,
    DO_MOVE,
    DO_SURPRISE,
    GROUPS,
    NAMED_ONE,
    THAT_LEGION,
)
from kanly.arrakis.ids import (
    AREA_COUNT,
    ATREIDES,
    CARRYALL,
    GENERIC,
    GRADES,
    HARKONNEN,
    HARVESTER,
    MASK,
    NAMED,
    NONE,
    ONE,
    ORNITHOPTER,
    OWN_LEADERS,
    PILE,
    TOKEN,
    VEHICLES,
)
from kanly.arrakis.rules.battle import attackers
from kanly.arrakis.rules.conditions import CONDITIONS
from kanly.arrakis.rules.free import freely
from kanly.arrakis.rules.movement import barred, origins
from kanly.arrakis.rules.pieces import off_map, put, settle
from kanly.arrakis.rules.places import areas_of
from kanly.arrakis.rules.turns import push
from kanly.arrakis.state import (
    ArrakisState,
    available,
    change,
    deserts,
    free_areas,
    has_units,
    meant,
    seat_of,
    seats_of,
)
from kanly.arrakis.steps import (
    ATTACK,
    BRANCH,
    CHOICE,
    DEPLOY_TOKEN,
    ENTERED,
    FLOW,
    MOVE,
    PLACE,
    PLACE_FIGURE,
    REPLACE,
    VEHICLE_AT,
    VEHICLE_FROM,
)
from kanly.arrakis.steps import (
    VEHICLE as VEHICLE_STEP,
)
from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.tell import tell, tell_only

SOMEBODY = 1 << 9
"""Added to the area of a group once one of its figures has been placed."""

# -- choices and conditions ---------------------------------------------------------------------------------------


def legal_choice(state: ArrakisState, step: Step) -> list[Action]:
    """List the parts of `A OR B` that would do something, and neither."""
    side = step[1]
    options = []
    for word, effects in CHOICES[step[2]]:
        first = effects[0]
        if word == DO_MOVE and not origins(state, side, first.a, first.c):
            continue
        if word in (DO_ATTACK, DO_SURPRISE) and not attackers(state, side, first.a):
            continue
        options.append(DO[word])
    return [*options, DONE] if options else []


def apply_choice(state: ArrakisState, step: Step, action: Action) -> None:
    """Do what was chosen."""
    if action is not DONE:
        for word, effects in CHOICES[step[2]]:
            if word == action.a:
                push(state, step[1], effects)


def branch(state: ArrakisState, step: Step) -> None:
    """Do the one or the other, by a condition."""
    condition, then, otherwise = BRANCHES[step[2]]
    push(state, step[1], then if CONDITIONS[condition](state) else otherwise)


# -- placing figures (W-3) ----------------------------------------------------------------------------------------


def may_place_named(state: ArrakisState, side: int, leader: int, deploy: bool) -> bool:
    """Say whether a named leader can be placed: in play, not in the tanks, and to deploy off the map."""
    if not available(state, leader) or barred(state, side, leader):
        return False
    return state.leaders[leader] < 0 or not deploy


def can_place(state: ArrakisState, side: int, figure: int, deploy: bool) -> bool:
    """Say whether there is a figure to place, wherever that would be."""
    if figure >= NAMED_ONE:
        return may_place_named(state, side, meant(state, figure - NAMED_ONE), deploy)
    supply = state.supply
    if figure == ANY_LEADER:
        if supply[side * 4 + GENERIC] or any(
            may_place_named(state, side, leader, deploy) for leader in OWN_LEADERS[side]
        ):
            return True
        figure = GENERIC
    elif figure == GENERIC:
        if supply[side * 4 + GENERIC]:
            return True
    elif any(supply[side * 4 : side * 4 + figure + 1]):
        return True
    return not deploy and any(
        state.legions[side * AREA_COUNT + area] >> 5 * figure & MASK for area in areas_in(state.occupied[side])
    )


def legal_place(state: ArrakisState, step: Step) -> list[Action]:
    """List where a group of figures can be placed; leaders alone only where units are (W-3)."""
    side, group, place, deploy = step[1], GROUPS[step[2]], step[3], bool(step[4])
    figures = [figure for figure in group if can_place(state, side, figure, deploy)]
    if not figures and not names_legion(state):
        return []
    mask = areas_of(state, side, place)
    if not figures or min(figures) >= GENERIC:  # no unit among them
        mask &= state.occupied[side]
    areas = areas_in(mask)
    return [*[AT[area] for area in areas], DONE] if areas else []


def names_legion(state: ArrakisState) -> bool:
    """Say whether what follows is done with the legion that is chosen, also if nobody can be placed there (W-7.2)."""
    op, _, which, *_ = state.stack[-1]
    if op == CHOICE:
        return any(effects[0].a >> 8 == THAT_LEGION for _, effects in CHOICES[which])
    return op in (MOVE, ATTACK) and which >> 8 == THAT_LEGION


def apply_place(state: ArrakisState, step: Step, action: Action) -> None:
    """Place figures in an area, one after the other."""
    if action is DONE:
        return
    _, side, group, _, deploy = step
    state.that = action.a
    state.stack.append((PLACE_FIGURE, side, group, action.a | deploy << 8, 0))


def legal_place_figure(state: ArrakisState, step: Step) -> list[Action]:
    """List where the next figure comes from: the supply, another area, or nowhere; `c` counts those done."""
    side, group, area, deploy, at = step[1], GROUPS[step[2]], step[3] & 255, step[3] >> 8 & 1, step[4]
    if at >= len(group):
        return []
    figure = group[at]
    here = state.legions[side * AREA_COUNT + area]
    options: list[Action] = []
    if figure >= NAMED_ONE:
        leader = meant(state, figure - NAMED_ONE)
        if has_units(here) and may_place_named(state, side, leader, bool(deploy)) and state.leaders[leader] != area:
            options.append(WITH[FIRST_NAMED + leader])
    elif figure >= GENERIC:
        if has_units(here):
            options = _leader_sources(state, side, area, figure, deploy)
    else:
        options = _unit_sources(state, side, area, figure, deploy)
    if not options:
        return [DONE]
    return options if len(group) == 1 else [*options, DONE]


def _leader_sources(state: ArrakisState, side: int, area: int, figure: int, deploy: int) -> list[Action]:
    options = []
    if state.supply[side * 4 + GENERIC]:
        options.append(WITH[GENERIC])
    if figure == ANY_LEADER:
        for leader in OWN_LEADERS[side]:
            if state.leaders[leader] != area and may_place_named(state, side, leader, bool(deploy)):
                options.append(WITH[FIRST_NAMED + leader])
    if not deploy:
        options += _elsewhere(state, side, area, GENERIC)
    return options


def _unit_sources(state: ArrakisState, side: int, area: int, figure: int, deploy: int) -> list[Action]:
    options = []
    grade = figure
    while grade >= 0 and not state.supply[side * 4 + grade]:
        grade -= 1
    if grade >= 0:
        options.append(WITH[grade])
    if not deploy:
        options += _elsewhere(state, side, area, figure)
    return options


def _elsewhere(state: ArrakisState, side: int, area: int, grade: int) -> list[Action]:
    """Return the other areas from which a figure of a grade can be taken."""
    return [
        FROM[other]
        for other in areas_in(state.occupied[side] & ~(1 << area))
        if state.legions[side * AREA_COUNT + other] >> 5 * grade & MASK
    ]


def apply_place_figure(state: ArrakisState, step: Step, action: Action) -> None:
    """Place a figure, and go on with the next; the limit counts when all are there."""
    op, side, group, packed, at = step
    area, figure = packed & 255, GROUPS[group][at]
    if action.kind == FROM_KIND:
        grade = GENERIC if figure == ANY_LEADER else figure
        change(state, side, action.a, -ONE[grade])
        change(state, side, area, ONE[grade])
        settle(state, side, action.a)
    elif action is not DONE:
        if action.a >= FIRST_NAMED:
            place_named(state, action.a - FIRST_NAMED, area)
        else:
            put(state, side, area, action.a)
    if state.log is not None and action is not DONE:
        what = action.text.split(" ", 1)[1] if action.kind != FROM_KIND else GRADES[min(figure, GENERIC)]
        tell(state, "placed", seat_of(state, side), area=AREAS[area].key, figure=what)
    if action is not DONE:
        packed |= SOMEBODY
    if at + 1 < len(GROUPS[group]):
        state.stack.append((op, side, group, packed, at + 1))
    else:
        if side == HARKONNEN and packed & SOMEBODY:
            state.stack.append((ENTERED, side, area, 0, 0))
        settle(state, side, area)


def place_named(state: ArrakisState, leader: int, area: int) -> None:
    """Put a named leader into an area, from beside the board or from another area."""
    off_map(state, leader)
    state.leaders[leader] = area
    change(state, LEADERS[leader].side, area, ONE[NAMED])


# -- replacing ----------------------------------------------------------------------------------------------------


def legal_replace(state: ArrakisState, step: Step) -> list[Action]:
    """List the areas where a figure can be replaced by one of the next grade."""
    side, count, old = step[1], step[2], step[3]
    if not count or not state.supply[side * 4 + old + 1]:
        return []
    areas = [
        area for area in areas_in(state.occupied[side]) if state.legions[side * AREA_COUNT + area] >> 5 * old & MASK
    ]
    return [*[AT[area] for area in areas], DONE] if areas else []


def apply_replace(state: ArrakisState, step: Step, action: Action) -> None:
    """Replace a figure, and ask again."""
    if action is DONE:
        return
    op, side, count, old, _ = step
    state.supply[side * 4 + old] += 1
    state.supply[side * 4 + old + 1] -= 1
    change(state, side, action.a, ONE[old + 1] - ONE[old])
    if state.log is not None:
        tell(state, "replaced", seat_of(state, side), area=AREAS[action.a].key, figure=GRADES[old + 1])
    state.stack.append((op, side, count - 1, old, 0))


# -- vehicles (W-6) -----------------------------------------------------------------------------------------------


def vehicles_in_supply(state: ArrakisState, kind: int) -> int:
    """Return how many vehicles of a kind are off the map."""
    masks = (state.harvesters, state.ornithopters, state.carryalls)
    return VEHICLE_COUNT[kind] - masks[kind].bit_count()


def legal_vehicle(state: ArrakisState, step: Step) -> list[Action]:
    """List the kinds of vehicle that can be placed, where an effect leaves that open."""
    kind = step[2]
    if kind != NONE:
        return [VEHICLE[kind]]
    return [VEHICLE[one] for one in range(3) if spots(state, one)] + [DONE]


def apply_vehicle(state: ArrakisState, step: Step, action: Action) -> None:
    """Place a vehicle of a kind."""
    if action is not DONE:
        state.stack.append((VEHICLE_AT, step[1], action.a, 0, 0))


def spots(state: ArrakisState, kind: int) -> int:
    """Return where a vehicle can be placed: free deserts without one, or air zones without one of its kind (W-6.2)."""
    if kind == HARVESTER:
        return free_areas(state, HARKONNEN) & deserts(state) & ~state.harvesters
    return 255 & ~(state.ornithopters if kind == ORNITHOPTER else state.carryalls)


def legal_vehicle_at(state: ArrakisState, step: Step) -> list[Action]:
    """List where a vehicle can be placed; those of the active row all must be (`b`), those of effects need not."""
    kind, must = step[2], step[3]
    if must and not vehicles_in_supply(state, kind):
        return []
    found = areas_in(spots(state, kind))
    options = [AT[area] for area in found] if kind == HARVESTER else [ZONE[zone] for zone in found]
    if must and kind != HARVESTER:  # the row needs no zone that is taken, as long as there is another
        empty = [ZONE[zone] for zone in found if not (state.ornithopters | state.carryalls) >> zone & 1]
        options = empty or options
    return options if must or not options else [*options, DONE]


def apply_vehicle_at(state: ArrakisState, step: Step, action: Action) -> None:
    """Place a vehicle; one that stood in the zone goes; with none left, one is moved there from the map."""
    if action is DONE:
        return
    kind, bit = step[2], 1 << action.a
    if not vehicles_in_supply(state, kind):
        state.stack.append((VEHICLE_FROM, step[1], kind, action.a, 0))
        return
    put_vehicle(state, kind, bit)
    if state.log is not None:
        where = ZONES[action.a].key if action.kind == ZONE_KIND else AREAS[action.a].key
        tell(state, "vehicle", seat_of(state, HARKONNEN), vehicle=VEHICLES[kind], where=where)


def put_vehicle(state: ArrakisState, kind: int, bit: int) -> None:
    """Put a vehicle into an area or a zone."""
    if kind == HARVESTER:
        state.harvesters |= bit
    else:
        state.ornithopters = state.ornithopters & ~bit | (bit if kind == ORNITHOPTER else 0)
        state.carryalls = state.carryalls & ~bit | (bit if kind == CARRYALL else 0)


def legal_vehicle_from(state: ArrakisState, step: Step) -> list[Action]:
    """List the vehicles on the map of which one is moved."""
    kind = step[2]
    if kind == HARVESTER:
        return [FROM[area] for area in areas_in(state.harvesters)]
    return [ZONE[zone] for zone in areas_in(state.ornithopters if kind == ORNITHOPTER else state.carryalls)]


def apply_vehicle_from(state: ArrakisState, step: Step, action: Action) -> None:
    """Move a vehicle to where it was to be placed."""
    kind, bit = step[2], 1 << action.a
    if kind == HARVESTER:
        state.harvesters &= ~bit
    elif kind == ORNITHOPTER:
        state.ornithopters &= ~bit
    else:
        state.carryalls &= ~bit
    put_vehicle(state, kind, 1 << step[3])


# -- deployment tokens (W-7.3) ------------------------------------------------------------------------------------


def legal_deploy_token(state: ArrakisState, step: Step) -> list[Action]:
    """List the sietches in which a token can be deployed."""
    areas = areas_in(areas_of(state, ATREIDES, step[2]))
    return [*[AT[area] for area in areas], DONE] if areas else []


def apply_deploy_token(state: ArrakisState, step: Step, action: Action) -> None:
    """Deploy the next standard token, which only the Atreides look at; when they have run out, nothing comes (W-3)."""
    if action is DONE:
        state.that = NONE
        return
    state.that = action.a
    slot = next((slot for slot in range(8, 16) if state.token_area[slot] == PILE), NONE)
    if slot == NONE:
        return
    state.token_area[slot] = action.a
    state.told += 1
    change(state, ATREIDES, action.a, ONE[TOKEN])
    if state.log is not None:
        seat = seat_of(state, ATREIDES)
        tell(state, "token_deployed", seat, area=AREAS[action.a].key)
        kind = TOKENS[state.token_kind[slot]].key
        tell_only(state, seats_of(state, ATREIDES), "token_drawn", seat, contents=kind)
    settle(state, ATREIDES, action.a)


freely(CHOICE, legal_choice, apply_choice)
FLOW.runs(BRANCH, branch)
freely(PLACE, legal_place, apply_place)
FLOW.decides(PLACE_FIGURE, legal_place_figure, apply_place_figure)
freely(REPLACE, legal_replace, apply_replace)
freely(VEHICLE_STEP, legal_vehicle, apply_vehicle)
freely(VEHICLE_AT, legal_vehicle_at, apply_vehicle_at)
FLOW.decides(VEHICLE_FROM, legal_vehicle_from, apply_vehicle_from)
freely(DEPLOY_TOKEN, legal_deploy_token, apply_deploy_token)
