"""Wormsigns and sandworms (W-17), the desert power action (W-7.3), and worms that come (W-12.3, W-12.4)."""

from __future__ import annotations

from kanly.arrakis.actions import AT, DO, DO_KIND, DONE, FROM, FROM_KIND, LOSE_IT, MAKER, SPECIAL, SUPPLY, TO, ZONE
from kanly.arrakis.board import (
    DEEP_DESERTS,
    MINOR_ERGS,
    NEAR,
    PLATEAUS,
    SIGN_COPIES,
    ZONES_OF,
    areas_in,
)
from kanly.arrakis.components import AREAS, LEADERS
from kanly.arrakis.content.boards import MAKER_DICE, WORM_DICE
from kanly.arrakis.effects import DO_WORM_ATTACK, DO_WORMS, DO_WORMSIGNS, EMPTY_DESERT
from kanly.arrakis.ids import (
    ATREIDES,
    BESIDE,
    BURROWING,
    HARKONNEN,
    HAZARD_PHASE,
    NONE,
    OUT,
    SANDWORM,
    SIGNS,
    UNDRAWN,
    WILD_MAKER,
)
from kanly.arrakis.rules.battle import roll
from kanly.arrakis.rules.free import freely
from kanly.arrakis.rules.places import areas_of
from kanly.arrakis.rules.reach import retreats
from kanly.arrakis.rules.sites import take_harvester
from kanly.arrakis.state import (
    ArrakisState,
    deserts,
    exposed,
    sandworms,
    seat_of,
    sietches,
    worms_in_supply,
    wormsigns,
)
from kanly.arrakis.steps import (
    CASUALTIES,
    DESERT_POWER,
    ENTER_MAKER,
    FLIP_SIGN,
    FLOW,
    MOVE_WORM_TO,
    MOVE_WORMS,
    PLACE_WORM,
    RETREAT_TO,
    WORM_ATTACK,
    WORM_CAME,
    WORM_HARVESTER,
    WORM_SOURCE,
    WORM_STRIKES,
    WORM_TARGET,
    WORMSIGNS,
)
from kanly.engine.action import Action
from kanly.engine.chance import pick
from kanly.engine.flow import Step
from kanly.engine.tell import tell

# -- wormsigns ----------------------------------------------------------------------------------------------------


def draw_signs(state: ArrakisState) -> None:
    """Let the face-down wormsigns be drawn that nobody has needed to know so far.

    A token that lies face down is one of those that were not on the map: as long as none is flipped or taken off, it
    does not matter when it is drawn. So a wormsign that was put can be taken back.
    """
    signs = state.signs
    waiting = signs[UNDRAWN]
    if not waiting:
        return
    pool = [SIGN_COPIES[kind] - signs[kind].bit_count() for kind in range(3)]
    for area in areas_in(waiting):
        at = pick(state, sum(pool), "wormsign")
        kind = 0
        while at >= pool[kind]:
            at -= pool[kind]
            kind += 1
        pool[kind] -= 1
        signs[kind] |= 1 << area
    signs[UNDRAWN] = 0


def take_signs(state: ArrakisState, mask: int) -> None:
    """Take wormsigns off some areas, back to the pool."""
    if wormsigns(state) & mask:
        draw_signs(state)
        for kind in range(3):
            state.signs[kind] &= ~mask


def sign_kind(state: ArrakisState, area: int) -> int:
    """Return what a drawn wormsign of an area is."""
    for kind in range(3):
        if state.signs[kind] >> area & 1:
            return kind
    return NONE


def brings_worm(kind: int, area: int) -> bool:
    """Say whether a wormsign brings a sandworm: a burrowing one only in deep desert (W-12.3)."""
    return kind == SANDWORM or (kind == BURROWING and bool(DEEP_DESERTS >> area & 1))


def room_for_sign(state: ArrakisState) -> int:
    """Return the deserts without wormsign, sandworm or sietch (W-7.3)."""
    return deserts(state) & ~(wormsigns(state) | sandworms(state) | sietches(state))


def legal_wormsigns(state: ArrakisState, step: Step) -> list[Action]:
    """List where a wormsign can be put, as long as there is one."""
    if not step[2] or wormsigns(state).bit_count() >= sum(SIGN_COPIES):
        return []
    areas = areas_in(room_for_sign(state))
    return [*[AT[area] for area in areas], DONE] if areas else []


def apply_wormsigns(state: ArrakisState, step: Step, action: Action) -> None:
    """Put a wormsign face down; it is not flipped, whoever stands there (W-7.3)."""
    if action is not DONE:
        state.signs[UNDRAWN] |= 1 << action.a
        if state.log is not None:
            tell(state, "wormsign", seat_of(state, ATREIDES), area=AREAS[action.a].key)
        state.stack.append((step[0], step[1], step[2] - 1, 0, 0))


def flip_sign(state: ArrakisState, step: Step) -> None:
    """Flip the wormsign of an area that a legion of the Harkonnen has entered (W-17.1)."""
    area = step[2]
    draw_signs(state)
    kind = sign_kind(state, area)
    if kind == NONE:
        return
    state.signs[kind] &= ~(1 << area)
    state.told += 1
    if state.log is not None:
        tell(state, "flipped_sign", seat_of(state, ATREIDES), area=AREAS[area].key, sign=SIGNS[kind])
    if brings_worm(kind, area):
        state.stack.append((WORM_SOURCE, ATREIDES, area, 0, 0))


# -- worms that come ----------------------------------------------------------------------------------------------


def legal_worm_source(state: ArrakisState, step: Step) -> list[Action]:
    """List where a sandworm that comes is taken from: the supply, elsewhere on the map, or the Wild Maker (W-12.3)."""
    area = step[2]
    options = []
    if worms_in_supply(state):
        options.append(SUPPLY)
    elsewhere = state.worms & ~(state.worms_came | 1 << area)
    options += [FROM[other] for other in areas_in(elsewhere)]
    if state.maker not in (OUT, area) and not (state.maker >= 0 and state.worms_came >> state.maker & 1):
        options.append(MAKER)
    return options


def apply_worm_source(state: ArrakisState, step: Step, action: Action) -> None:
    """Place a sandworm; what it does to whoever is there follows, in the hazard phase after all have come."""
    area = step[2]
    if action is MAKER:
        state.maker = area
    else:
        if action.kind == FROM_KIND:
            state.worms &= ~(1 << action.a)
        state.worms |= 1 << area
    if state.log is not None:
        tell(state, "worm_came", seat_of(state, ATREIDES), area=AREAS[area].key)
    if state.phase == HAZARD_PHASE:
        state.worms_came |= 1 << area
    else:
        state.stack.append((WORM_CAME, ATREIDES, area, 0, 0))


def worm_came(state: ArrakisState, step: Step) -> None:
    """Drive a legion of the Harkonnen away, or attack it if it cannot retreat; then the harvester (W-12.4)."""
    area = step[2]
    here = state.occupied[HARKONNEN] >> area & 1
    if here and not retreats(state, HARKONNEN, area):
        dice = remove_worm(state, area)
        state.stack.append((WORM_STRIKES, ATREIDES, area, dice, 0))
        return
    if state.harvesters >> area & 1:
        state.stack.append((WORM_HARVESTER, HARKONNEN, area, 0, 0))
    if here:
        state.stack.append((RETREAT_TO, ATREIDES, HARKONNEN, area, 0))


def legal_worm_harvester(state: ArrakisState, step: Step) -> list[Action]:
    """List the loss of a harvester, and in the hazard phase the carryalls that can save it (W-12.4)."""
    area = step[2]
    if not state.harvesters >> area & 1 or state.occupied[HARKONNEN] >> area & 1:
        return []
    options = [LOSE_IT]
    if state.phase == HAZARD_PHASE:
        options += [ZONE[zone] for zone in range(8) if ZONES_OF[area] & state.carryalls & 1 << zone]
    return options


def apply_worm_harvester(state: ArrakisState, step: Step, action: Action) -> None:
    """Lose a harvester to a worm, or a carryall instead."""
    if action is LOSE_IT:
        take_harvester(state, step[2])
    else:
        state.carryalls &= ~(1 << action.a)
        if state.log is not None:
            tell(state, "harvester_saved", seat_of(state, HARKONNEN), area=AREAS[step[2]].key)


def remove_worm(state: ArrakisState, area: int) -> int:
    """Take the worm of an area off the map, for its attack; return how many dice it rolls (W-17.3)."""
    if state.maker == area:
        state.maker = BESIDE
        return MAKER_DICE
    state.worms &= ~(1 << area)
    return WORM_DICE


def hits_in(area: int, swords: int, specials: int) -> int:
    """Return the hits of a worm or the storm: specials count by the terrain (W-12.6)."""
    if DEEP_DESERTS >> area & 1:
        return swords + 2 * specials
    return swords if (PLATEAUS | MINOR_ERGS) >> area & 1 else swords + specials


def worm_strikes(state: ArrakisState, step: Step) -> None:
    """Let a worm strike a legion; if that dies, a harvester there goes too (W-17.3)."""
    area = step[2]
    swords, _, specials = roll(state, ATREIDES, step[3], "worm")
    hits = hits_in(area, swords, specials)
    if state.log is not None:
        tell(state, "worm_struck", seat_of(state, ATREIDES), area=AREAS[area].key, hits=hits)
    if state.harvesters >> area & 1:
        state.stack.append((WORM_HARVESTER, HARKONNEN, area, 0, 0))
    state.stack.append((CASUALTIES, HARKONNEN, area, hits, 0))


# -- moving worms (W-17.2) ----------------------------------------------------------------------------------------


def worm_ends(state: ArrakisState, area: int) -> int:
    """Return where a worm can move: up to 2 areas through desert, to one with nothing but a testing station."""
    sand = deserts(state)
    first = NEAR[area] & sand
    reach = first
    for between in areas_in(first):
        reach |= NEAR[between] & sand
    full = state.occupied[0] | state.occupied[1] | sietches(state) | sandworms(state) | wormsigns(state)
    return reach & ~(full | state.harvesters | state.settlements | 1 << area)


def legal_move_worms(state: ArrakisState, step: Step) -> list[Action]:
    """List the worms that can move and have not; `a` counts them, `b` is 1 for the Wild Maker only."""
    if not step[2]:
        return []
    worms = sandworms(state)
    if step[3]:
        worms = 1 << state.maker if state.maker >= 0 else 0
    can = [area for area in areas_in(worms) if not step[4] >> area & 1 and worm_ends(state, area)]
    return [*[FROM[area] for area in can], DONE] if can else []


def apply_move_worms(state: ArrakisState, step: Step, action: Action) -> None:
    """Pick the worm that moves."""
    if action is not DONE:
        op, side, count, only, moved = step
        state.stack.append((op, side, count - 1, only, moved))
        state.stack.append((MOVE_WORM_TO, side, action.a, 0, 0))


def legal_move_worm_to(state: ArrakisState, step: Step) -> list[Action]:
    """List where a worm can move."""
    return [TO[area] for area in areas_in(worm_ends(state, step[2]))]


def apply_move_worm_to(state: ArrakisState, step: Step, action: Action) -> None:
    """Move a worm; it does not move again in this action."""
    area, end = step[2], action.a
    if state.maker == area:
        state.maker = end
    else:
        state.worms = state.worms & ~(1 << area) | 1 << end
    if state.log is not None:
        tell(state, "worm_moved", seat_of(state, ATREIDES), area=AREAS[area].key, to=AREAS[end].key)
    op, side, count, only, moved = state.stack.pop()
    state.stack.append((op, side, count, only, moved | 1 << end))


# -- worm attacks (W-17.3) ----------------------------------------------------------------------------------------


def worm_targets(state: ArrakisState, area: int) -> int:
    """Return what a worm can attack from an area: up to 2 away, through desert."""
    sand = deserts(state)
    reach = NEAR[area]
    for between in areas_in(NEAR[area] & sand):
        reach |= NEAR[between]
    open_ground = sand | (PLATEAUS & exposed(state)) | MINOR_ERGS
    legions = state.occupied[HARKONNEN] & open_ground
    return reach & (legions | state.harvesters & sand) & ~(1 << area)


def legal_worm_attack(state: ArrakisState, step: Step) -> list[Action]:
    """List the worms that can attack; `a` is 1 for the Wild Maker only."""
    worms = sandworms(state)
    if step[2]:
        worms = 1 << state.maker if state.maker >= 0 else 0
    can = [area for area in areas_in(worms) if worm_targets(state, area)]
    return [*[FROM[area] for area in can], DONE] if can else []


def apply_worm_attack(state: ArrakisState, step: Step, action: Action) -> None:
    """Pick the worm that attacks."""
    if action is not DONE:
        state.stack.append((WORM_TARGET, ATREIDES, action.a, 0, 0))


def legal_worm_target(state: ArrakisState, step: Step) -> list[Action]:
    """List what a worm can attack."""
    return [AT[area] for area in areas_in(worm_targets(state, step[2]))]


def apply_worm_target(state: ArrakisState, step: Step, action: Action) -> None:
    """Attack: the worm is removed, and a legion struck, or a lone harvester removed."""
    dice = remove_worm(state, step[2])
    if state.log is not None:
        tell(state, "worm_attacked", seat_of(state, ATREIDES), area=AREAS[action.a].key)
    if state.occupied[HARKONNEN] >> action.a & 1:
        state.stack.append((WORM_STRIKES, ATREIDES, action.a, dice, 0))
    else:
        take_harvester(state, action.a)


# -- desert power (W-7.3) -----------------------------------------------------------------------------------------


def legal_desert_power(state: ArrakisState, step: Step) -> list[Action]:
    """List the options of desert power, the Wild Maker's own among them while its card is ready."""
    options = []
    if room_for_sign(state) and wormsigns(state).bit_count() < sum(SIGN_COPIES):
        options.append(DO[DO_WORMSIGNS])
    worms = areas_in(sandworms(state))
    if any(worm_ends(state, area) for area in worms):
        options.append(DO[DO_WORMS])
    if any(worm_targets(state, area) for area in worms):
        options.append(DO[DO_WORM_ATTACK])
    if state.maker >= 0 and not state.spent >> WILD_MAKER & 1:
        options.append(SPECIAL[WILD_MAKER])
    return [*options, DONE]


def apply_desert_power(state: ArrakisState, step: Step, action: Action) -> None:
    """Take one of the options of desert power."""
    if action is DONE:
        return
    if action.kind != DO_KIND:
        state.spent |= 1 << WILD_MAKER
        for effect in reversed(LEADERS[WILD_MAKER].special):
            state.stack.append((effect.op, ATREIDES, effect.a, effect.b, effect.c))
    elif action.a == DO_WORMSIGNS:
        state.stack.append((WORMSIGNS, ATREIDES, 2, 0, 0))
    elif action.a == DO_WORMS:
        state.stack.append((MOVE_WORMS, ATREIDES, 2, 0, 0))
    else:
        state.stack.append((WORM_ATTACK, ATREIDES, 0, 0, 0))


# -- worms of cards -----------------------------------------------------------------------------------------------


def legal_place_worm(state: ArrakisState, step: Step) -> list[Action]:
    """List where a card can put a sandworm."""
    areas = areas_in(areas_of(state, ATREIDES, step[2]))
    return [*[AT[area] for area in areas], DONE] if areas else []


def apply_place_worm(state: ArrakisState, step: Step, action: Action) -> None:
    """Put a sandworm into an area, from the supply or from the map."""
    if action is not DONE:
        state.stack.append((WORM_SOURCE, ATREIDES, action.a, 0, 0))


def legal_enter_maker(state: ArrakisState, step: Step) -> list[Action]:
    """List the empty deserts for the Wild Maker (W-17.4)."""
    return [AT[area] for area in areas_in(areas_of(state, ATREIDES, EMPTY_DESERT))]


def apply_enter_maker(state: ArrakisState, step: Step, action: Action) -> None:
    """Let the Wild Maker enter, its card spent."""
    state.maker = action.a
    state.spent |= 1 << WILD_MAKER
    if state.log is not None:
        tell(state, "entered", seat_of(state, ATREIDES), leader=LEADERS[WILD_MAKER].key)


freely(WORMSIGNS, legal_wormsigns, apply_wormsigns)
FLOW.runs(FLIP_SIGN, flip_sign)
FLOW.decides(WORM_SOURCE, legal_worm_source, apply_worm_source)
FLOW.runs(WORM_CAME, worm_came)
FLOW.decides(WORM_HARVESTER, legal_worm_harvester, apply_worm_harvester)
FLOW.runs(WORM_STRIKES, worm_strikes)
freely(MOVE_WORMS, legal_move_worms, apply_move_worms)
FLOW.decides(MOVE_WORM_TO, legal_move_worm_to, apply_move_worm_to)
freely(WORM_ATTACK, legal_worm_attack, apply_worm_attack)
freely(WORM_TARGET, legal_worm_target, apply_worm_target)
freely(DESERT_POWER, legal_desert_power, apply_desert_power)
freely(PLACE_WORM, legal_place_worm, apply_place_worm)
FLOW.decides(ENTER_MAKER, legal_enter_maker, apply_enter_maker)
