"""What only one or two planning cards do on the map: strikes, vehicles, tokens, sietches, sandtides."""

from __future__ import annotations

from kanly.arrakis.actions import (
    AT,
    DONE,
    FIRST_NAMED,
    FIRST_TOKEN,
    FROM,
    GO,
    LEAVE,
    LEAVE_KIND,
    SECTOR,
    TO,
    ZONE,
    ZONE_KIND,
)
from kanly.arrakis.board import (
    DEEP_DESERTS,
    OPEN,
    SECTOR_AREAS,
    SECTORS_OF,
    ZONE_AREAS,
    ZONES_OF_SECTOR,
    areas_in,
)
from kanly.arrakis.components import AREAS, SECTORS, ZONES
from kanly.arrakis.ids import ATREIDES, GURNEY, HARKONNEN, MASK, NAMED, NONE, ONE, TOKEN
from kanly.arrakis.rules.battle import roll
from kanly.arrakis.rules.free import freely
from kanly.arrakis.rules.movement import going, relocate, relocate_all
from kanly.arrakis.rules.pieces import flip_tokens, settle
from kanly.arrakis.rules.places import beside
from kanly.arrakis.state import (
    ArrakisState,
    change,
    deserts,
    empty_areas,
    seat_of,
    sietches,
    tokens_at,
)
from kanly.arrakis.steps import (
    CAPTURED,
    CASUALTIES,
    DUST_CHASMS,
    ENTERED,
    FLOW,
    MOVE_SIETCH,
    MOVE_SIETCH_TO,
    ROCKETS,
    SANDTIDES,
    SANDTIDES_TO,
    SIETCH_FIGURES,
    STRIKE,
    SWAP_TOKENS,
    TAKE_VEHICLES,
)
from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.tell import tell

# -- strikes (W-9.4) ----------------------------------------------------------------------------------------------


def strike_targets(state: ArrakisState, side: int, zone: int) -> int:
    """Return the enemy legions that a strike can hit: adjacent to an own legion, or connected to an air zone."""
    if zone != NONE:
        return state.occupied[1 - side] & ZONE_AREAS[zone]
    return state.occupied[1 - side] & beside(state.occupied[side], open_only=True)


def legal_strike(state: ArrakisState, step: Step) -> list[Action]:
    """List the legions that can be struck; `a` are the dice, `b` the air zone and one, if it comes from there."""
    areas = areas_in(strike_targets(state, step[1], step[3] - 1))
    return [*[AT[area] for area in areas], DONE] if areas else []


def apply_strike(state: ArrakisState, step: Step, action: Action) -> None:
    """Strike a legion: tokens are flipped, swords and specials hit, nothing shields (W-9.4)."""
    if action is DONE:
        return
    side, area = step[1], action.a
    swords, _, specials = roll(state, side, step[2], "strike")
    hits = swords + specials
    if state.log is not None:
        tell(state, "struck", seat_of(state, side), area=AREAS[area].key, hits=hits)
    state.stack.append((CASUALTIES, 1 - side, area, hits, 0))
    if side == HARKONNEN:
        flip_tokens(state, area)


def legal_captured(state: ArrakisState, step: Step) -> list[Action]:
    """List the ornithopters that can be captured (Captured Ornithopter)."""
    zones = areas_in(state.ornithopters)
    return [*[ZONE[zone] for zone in zones], DONE] if zones else []


def apply_captured(state: ArrakisState, step: Step, action: Action) -> None:
    """Remove an ornithopter, and strike from its zone."""
    if action is not DONE:
        state.ornithopters &= ~(1 << action.a)
        if state.log is not None:
            tell(state, "vehicle_lost", seat_of(state, HARKONNEN), where=ZONES[action.a].key)
        state.stack.append((STRIKE, step[1], 3, action.a + 1, 0))


# -- vehicles -----------------------------------------------------------------------------------------------------


def legal_dust_chasms(state: ArrakisState, step: Step) -> list[Action]:
    """List the harvesters in deep desert; the second one of the same sector as the first (`b` and one)."""
    count, sector = step[2], step[3] - 1
    there = state.harvesters & DEEP_DESERTS
    if sector >= 0:
        there &= SECTOR_AREAS[sector]
    areas = areas_in(there) if count else []
    return [*[AT[area] for area in areas], DONE] if areas else []


def apply_dust_chasms(state: ArrakisState, step: Step, action: Action) -> None:
    """Remove a harvester (Dust Chasms)."""
    if action is not DONE:
        remove_vehicle(state, action)
        state.stack.append((step[0], step[1], step[2] - 1, SECTORS_OF[action.a][0] + 1, 0))


def remove_vehicle(state: ArrakisState, action: Action) -> None:
    """Remove a harvester from an area, or whatever flies in a zone."""
    bit = 1 << action.a
    if action.kind == ZONE_KIND:
        state.ornithopters &= ~bit
        state.carryalls &= ~bit
    else:
        state.harvesters &= ~bit
    if state.log is not None:
        where = ZONES[action.a].key if action.kind == ZONE_KIND else AREAS[action.a].key
        tell(state, "vehicle_lost", seat_of(state, HARKONNEN), where=where)


def vehicles_of(state: ArrakisState, sectors: tuple[int, ...], zones_too: bool) -> list[Action]:
    """Return the vehicles in some sectors, and in the air zones connected to them."""
    areas = zones = 0
    for sector in sectors:
        areas |= SECTOR_AREAS[sector]
        zones |= ZONES_OF_SECTOR[sector]
    found = [AT[area] for area in areas_in(state.harvesters & areas)]
    if zones_too:
        found += [ZONE[zone] for zone in areas_in((state.ornithopters | state.carryalls) & zones)]
    return found


def legal_take_vehicles(state: ArrakisState, step: Step) -> list[Action]:
    """List the vehicles that can be removed: `a` of them, of a sector (`c` and one) or of Gurney's (`b`)."""
    if not step[2]:
        return []
    if step[3]:
        area = state.leaders[GURNEY]
        found = vehicles_of(state, SECTORS_OF[area], zones_too=False) if area >= 0 else []
    else:
        found = vehicles_of(state, (step[4] - 1,), zones_too=True)
    return [*found, DONE] if found else []


def apply_take_vehicles(state: ArrakisState, step: Step, action: Action) -> None:
    """Remove a vehicle, and ask again."""
    if action is not DONE:
        remove_vehicle(state, action)
        state.stack.append((step[0], step[1], step[2] - 1, step[3], step[4]))


def legal_rockets(state: ArrakisState, step: Step) -> list[Action]:
    """List the sectors with an own legion and vehicles to shoot at (Fremen Rockets)."""
    own = state.occupied[step[1]]
    found = [sector for sector in range(8) if own & SECTOR_AREAS[sector] and vehicles_of(state, (sector,), True)]
    return [*[SECTOR[sector] for sector in found], DONE] if found else []


def apply_rockets(state: ArrakisState, step: Step, action: Action) -> None:
    """Roll 3 dice: each sword or special removes a vehicle."""
    if action is DONE:
        return
    swords, _, specials = roll(state, step[1], 3, "rockets")
    if state.log is not None:
        tell(state, "rockets", seat_of(state, step[1]), sector=SECTORS[action.a].key, hits=swords + specials)
    if swords + specials:
        state.stack.append((TAKE_VEHICLES, step[1], swords + specials, 0, action.a + 1))


# -- tokens and sietches ------------------------------------------------------------------------------------------


def legal_swap_tokens(state: ArrakisState, step: Step) -> list[Action]:
    """List the two sietches whose deployment tokens are swapped (Stillsuits); `a` is the first and one."""
    first = step[2] - 1
    areas = [area for area in areas_in(sietches(state)) if area != first]
    if first >= 0 and not tokens_at(state, first):
        areas = [area for area in areas if tokens_at(state, area)]
    elif first < 0:
        if len(areas) < 2 or not any(tokens_at(state, area) for area in areas):
            return []
    if not areas:
        return []
    return [*[AT[area] for area in areas], DONE]


def apply_swap_tokens(state: ArrakisState, step: Step, action: Action) -> None:
    """Swap all deployment tokens of two sietches."""
    if action is DONE:
        return
    if not step[2]:
        state.stack.append((step[0], step[1], action.a + 1, 0, 0))
        return
    first, second = step[2] - 1, action.a
    here, there = tokens_at(state, first), tokens_at(state, second)
    for slot in here:
        state.token_area[slot] = second
    for slot in there:
        state.token_area[slot] = first
    change(state, ATREIDES, first, (len(there) - len(here)) * ONE[TOKEN])
    change(state, ATREIDES, second, (len(here) - len(there)) * ONE[TOKEN])
    if state.log is not None:
        tell(state, "swapped", seat_of(state, ATREIDES), area=AREAS[first].key, to=AREAS[second].key)
    settle(state, ATREIDES, first)
    settle(state, ATREIDES, second)


def sietch_ends(state: ArrakisState, area: int) -> int:
    """Return the empty deserts next to a sietch."""
    return OPEN[area] & empty_areas(state) & deserts(state)


def legal_move_sietch(state: ArrakisState, step: Step) -> list[Action]:
    """List the sietches that can be moved (Kitab al-Ibar)."""
    areas = [area for area in areas_in(sietches(state)) if sietch_ends(state, area)]
    return [*[FROM[area] for area in areas], DONE] if areas else []


def apply_move_sietch(state: ArrakisState, step: Step, action: Action) -> None:
    """Pick a sietch."""
    if action is not DONE:
        state.stack.append((MOVE_SIETCH_TO, step[1], action.a, 0, 0))


def legal_move_sietch_to(state: ArrakisState, step: Step) -> list[Action]:
    """List where a sietch can be moved."""
    return [TO[area] for area in areas_in(sietch_ends(state, step[2]))]


def apply_move_sietch_to(state: ArrakisState, step: Step, action: Action) -> None:
    """Move a sietch token, as it lies; who of its area goes along is asked next."""
    area, end = step[2], action.a
    number = state.sietch_area.index(area)
    state.sietch_area = tuple(end if n == number else where for n, where in enumerate(state.sietch_area))
    if state.log is not None:
        tell(state, "sietch_moved", seat_of(state, ATREIDES), area=AREAS[area].key, to=AREAS[end].key)
    if state.occupied[ATREIDES] >> area & 1:
        state.pick = [0, 0, 0, 0]
        state.stack.append((SIETCH_FIGURES, ATREIDES, area, end, 0))


def legal_sietch_figures(state: ArrakisState, step: Step) -> list[Action]:
    """List who stays behind when a sietch moves, in a fixed order; all others go, or nobody."""
    area, since = step[2], state.pick[3]
    legion, named, tokens = going(state, ATREIDES, area)
    options = [GO]
    options += [LEAVE[grade] for grade in range(since, 4) if legion >> 5 * grade & MASK]
    options += [LEAVE[FIRST_NAMED + leader] for leader in named if FIRST_NAMED + leader >= since]
    options += [LEAVE[FIRST_TOKEN + slot] for slot in tokens if FIRST_TOKEN + slot >= since]
    return options


def apply_sietch_figures(state: ArrakisState, step: Step, action: Action) -> None:
    """Leave a figure behind, or go along with the sietch."""
    pick = state.pick
    if action.kind == LEAVE_KIND:
        figure = action.a
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
    area, end = step[2], step[3]
    legion, named, tokens = going(state, ATREIDES, area)
    relocate(state, ATREIDES, area, end, legion, named, tokens)
    state.pick = []
    for where in (area, end):
        settle(state, ATREIDES, where)


# -- sandtides ----------------------------------------------------------------------------------------------------


def tide_ends(state: ArrakisState, area: int) -> int:
    """Return the empty areas next to a legion in the desert."""
    return OPEN[area] & empty_areas(state)


def legal_sandtides(state: ArrakisState, step: Step) -> list[Action]:
    """List the legions of the enemy in the desert that can be moved (Sandtides)."""
    there = state.occupied[1 - step[1]] & deserts(state)
    areas = [area for area in areas_in(there) if tide_ends(state, area)]
    return [*[FROM[area] for area in areas], DONE] if areas else []


def apply_sandtides(state: ArrakisState, step: Step, action: Action) -> None:
    """Pick a legion of the enemy."""
    if action is not DONE:
        state.stack.append((SANDTIDES_TO, step[1], action.a, 0, 0))


def legal_sandtides_to(state: ArrakisState, step: Step) -> list[Action]:
    """List where it can be moved."""
    return [TO[area] for area in areas_in(tide_ends(state, step[2]))]


def apply_sandtides_to(state: ArrakisState, step: Step, action: Action) -> None:
    """Move a legion of the enemy."""
    other = 1 - step[1]
    relocate_all(state, other, step[2], action.a)
    if state.log is not None:
        tell(state, "swept_away", seat_of(state, other), area=AREAS[step[2]].key, to=AREAS[action.a].key)
    state.stack.append((ENTERED, other, action.a, 0, 0))


freely(STRIKE, legal_strike, apply_strike)
freely(CAPTURED, legal_captured, apply_captured)
freely(DUST_CHASMS, legal_dust_chasms, apply_dust_chasms)
freely(TAKE_VEHICLES, legal_take_vehicles, apply_take_vehicles)
freely(ROCKETS, legal_rockets, apply_rockets)
freely(SWAP_TOKENS, legal_swap_tokens, apply_swap_tokens)
freely(MOVE_SIETCH, legal_move_sietch, apply_move_sietch)
FLOW.decides(MOVE_SIETCH_TO, legal_move_sietch_to, apply_move_sietch_to)
FLOW.decides(SIETCH_FIGURES, legal_sietch_figures, apply_sietch_figures)
freely(SANDTIDES, legal_sandtides, apply_sandtides)
FLOW.decides(SANDTIDES_TO, legal_sandtides_to, apply_sandtides_to)
