"""Desert hazards (W-12): wormsigns are put and flipped, worms come, the Coriolis storm blows."""

from __future__ import annotations

from kanly.arrakis.actions import AT
from kanly.arrakis.board import SIGN_COPIES, areas_in
from kanly.arrakis.components import AREAS
from kanly.arrakis.content.boards import STORM_DICE, WORMS_PER_PHASE, WORMS_PER_PHASE_WITH_MAKER
from kanly.arrakis.ids import ATREIDES, HARKONNEN, HAZARD_PHASE, NONE, OUT, SIGNS, UNDRAWN
from kanly.arrakis.rules.battle import roll
from kanly.arrakis.rules.worms import brings_worm, draw_signs, hits_in, sign_kind, take_signs
from kanly.arrakis.state import ArrakisState, deserts, exposed, sandworms, seat_of, wormsigns
from kanly.arrakis.steps import (
    CASUALTIES,
    CHOOSE_SIGNS,
    FLIP_SIGNS,
    FLOW,
    HARVEST,
    HAZARDS,
    NEXT_CAME,
    SHORT_OF_SIGNS,
    STORM,
    STORM_NEXT,
    WORM_CAME,
    WORM_SOURCE,
)
from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.tell import tell


def hazards(state: ArrakisState, step: Step) -> None:
    """Begin the phase: take wormsigns off Atreides and worms, then see who needs one (W-12.1, W-12.2)."""
    state.phase, state.turn_side = HAZARD_PHASE, NONE
    state.turns += 1
    state.worms_came = 0
    take_signs(state, state.occupied[ATREIDES] | sandworms(state))
    state.stack += [
        (HARVEST, HARKONNEN, 0, 0, 0),
        (STORM, ATREIDES, 0, 0, 0),
        (FLIP_SIGNS, ATREIDES, 0, 0, 0),
        (SHORT_OF_SIGNS, ATREIDES, 0, 0, 0),
    ]


def in_need(state: ArrakisState) -> int:
    """Return the deserts with a legion of the Harkonnen or a harvester, and neither wormsign nor worm (W-12.2)."""
    there = state.occupied[HARKONNEN] | state.harvesters
    return there & deserts(state) & ~(wormsigns(state) | sandworms(state))


def legal_short_of_signs(state: ArrakisState, step: Step) -> list[Action]:
    """List the areas that may get a wormsign while there are too few for all; with enough, all get one."""
    need = in_need(state)
    left = sum(SIGN_COPIES) - wormsigns(state).bit_count()
    if need.bit_count() <= left:
        state.signs[UNDRAWN] |= need
        return []
    return [AT[area] for area in areas_in(need)] if left else []


def apply_short_of_signs(state: ArrakisState, step: Step, action: Action) -> None:
    """Put a wormsign where the Atreides want it."""
    state.signs[UNDRAWN] |= 1 << action.a
    state.stack.append(step)


def flip_signs(state: ArrakisState, step: Step) -> None:
    """Flip all wormsigns (W-12.3): they are taken off, and worms come where they say."""
    draw_signs(state)
    state.told += 1
    areas = areas_in(wormsigns(state))
    coming = 0
    for area in areas:
        kind = sign_kind(state, area)
        if state.log is not None:
            tell(state, "flipped_sign", seat_of(state, ATREIDES), area=AREAS[area].key, sign=SIGNS[kind])
        if brings_worm(kind, area):
            coming |= 1 << area
    state.signs = [0, 0, 0, 0]
    state.stack.append((NEXT_CAME, ATREIDES, 0, 0, 0))
    if coming:
        state.stack.append((CHOOSE_SIGNS, ATREIDES, coming, 0, 0))


def legal_choose_signs(state: ArrakisState, step: Step) -> list[Action]:
    """List the areas whose wormsign may bring a worm, where more would come than can (W-12.3); `b` are chosen."""
    most = WORMS_PER_PHASE if state.maker == OUT else WORMS_PER_PHASE_WITH_MAKER
    coming, chosen = step[2], step[3]
    if coming.bit_count() + chosen.bit_count() <= most:
        chosen |= coming
        coming = 0
    elif chosen.bit_count() >= most:
        coming = 0
    if not coming:
        for area in areas_in(chosen):
            state.stack.append((WORM_SOURCE, ATREIDES, area, 0, 0))
        return []
    return [AT[area] for area in areas_in(coming)]


def apply_choose_signs(state: ArrakisState, step: Step, action: Action) -> None:
    """Choose a wormsign that brings its worm."""
    bit = 1 << action.a
    state.stack.append((step[0], step[1], step[2] & ~bit, step[3] | bit, 0))


def legal_next_came(state: ArrakisState, step: Step) -> list[Action]:
    """List the areas where a sandworm came and somebody is, in whatever order the Atreides want (W-12.4)."""
    there = state.worms_came & (state.occupied[HARKONNEN] | state.harvesters)
    return [AT[area] for area in areas_in(there)]


def apply_next_came(state: ArrakisState, step: Step, action: Action) -> None:
    """Resolve one such area."""
    state.worms_came &= ~(1 << action.a)
    state.stack.append(step)
    state.stack.append((WORM_CAME, ATREIDES, action.a, 0, 0))


# -- the storm (W-12.6) -------------------------------------------------------------------------------------------


def storm(state: ArrakisState, step: Step) -> None:
    """Let the Coriolis storm blow over every legion of the Harkonnen that it reaches; all worms have come by then."""
    state.worms_came = 0
    state.stack.append((STORM_NEXT, ATREIDES, state.occupied[HARKONNEN] & exposed(state), 0, 0))


def legal_storm_next(state: ArrakisState, step: Step) -> list[Action]:
    """List the legions over which the storm has not blown, in whatever order the Atreides want."""
    return [AT[area] for area in areas_in(step[2])]


def apply_storm_next(state: ArrakisState, step: Step, action: Action) -> None:
    """Roll for one legion; casualties at once."""
    area = action.a
    state.stack.append((step[0], step[1], step[2] & ~(1 << area), 0, 0))
    swords, _, specials = roll(state, ATREIDES, STORM_DICE, "storm")
    hits = hits_in(area, swords, specials)
    if state.log is not None:
        tell(state, "storm", seat_of(state, HARKONNEN), area=AREAS[area].key, hits=hits)
    if hits:
        state.stack.append((CASUALTIES, HARKONNEN, area, hits, 0))


FLOW.runs(HAZARDS, hazards)
FLOW.decides(SHORT_OF_SIGNS, legal_short_of_signs, apply_short_of_signs)
FLOW.runs(FLIP_SIGNS, flip_signs)
FLOW.decides(CHOOSE_SIGNS, legal_choose_signs, apply_choose_signs)
FLOW.decides(NEXT_CAME, legal_next_came, apply_next_came)
FLOW.runs(STORM, storm)
FLOW.decides(STORM_NEXT, legal_storm_next, apply_storm_next)
