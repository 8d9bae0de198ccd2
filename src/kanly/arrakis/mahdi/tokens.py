"""Harkonnen deployment tokens (W-21.7.6, W-21.8.1): left in settlements, flipped when they fight, used again."""

from __future__ import annotations

from kanly.arrakis.actions import AT
from kanly.arrakis.board import CONTENTS, areas_in, tokens_of
from kanly.arrakis.components import AREAS, TOKENS
from kanly.arrakis.ids import ELITE, GENERIC, HARKONNEN, MASK, NONE, ONE, REGULAR, SPECIAL, TOKEN
from kanly.arrakis.mahdi.flow import BY_RULE, by_rule, instead, mahdi_of
from kanly.arrakis.mahdi.ways import own
from kanly.arrakis.rules.pieces import settle, take, unarrive
from kanly.arrakis.solo import COLOURS, POOL, TOKENS_OF_COLOUR
from kanly.arrakis.state import (
    ArrakisState,
    change,
    has_units,
    limit_of,
    own_tokens_at,
    seat_of,
    shift_tokens,
    units,
)
from kanly.arrakis.steps import EXCESS, GARRISON
from kanly.engine.action import Action
from kanly.engine.chance import pick
from kanly.engine.flow import Step
from kanly.engine.tell import tell

KINDS = tokens_of("harkonnen_black") + tokens_of("harkonnen_silver")
"""What each token holds, by its number; nobody knows which number lies where."""

# -- units by grade (W-21.3.5) ----------------------------------------------------------------------------------------


def grade_for(state: ArrakisState, grade: int) -> int:
    """Return the grade that is placed for one that is wanted: the next stronger if there is none, else the weaker."""
    supply = state.supply
    at = HARKONNEN * 4
    if grade == GENERIC:
        return GENERIC if supply[at + GENERIC] else NONE
    for choice in (grade, grade + 1, grade - 1):
        if REGULAR <= choice <= SPECIAL and supply[at + choice]:
            return choice
    return NONE


def muster(state: ArrakisState, area: int, grade: int) -> int:
    """Put a figure into an area, of another grade if its own is out; return the grade, NONE where there is none."""
    found = grade_for(state, grade)
    if found != NONE:
        state.supply[HARKONNEN * 4 + found] -= 1
        change(state, HARKONNEN, area, ONE[found])
    return found


# -- flipping ---------------------------------------------------------------------------------------------------------


def flip_slot(state: ArrakisState, slot: int) -> None:
    """Replace a token by its figures; it goes back to the pool."""
    mahdi = mahdi_of(state)
    area, contents = mahdi.tokens[slot], CONTENTS[KINDS[slot]]
    mahdi.tokens[slot] = POOL
    state.told += 1
    change(state, HARKONNEN, area, -ONE[TOKEN])
    arrived = sum(
        [part >> 25 for end, part in zip(state.arrivals[0::2], state.arrivals[1::2], strict=True) if end == area]
    )
    if arrived > own(state, area) >> 25:
        unarrive(state, area, TOKEN)
    for grade in (SPECIAL, ELITE, REGULAR, GENERIC):
        for _ in range(contents >> 5 * grade & MASK):
            if grade != GENERIC or has_units(own(state, area)):
                muster(state, area, grade)
    if state.log is not None:
        told = {"area": AREAS[area].key, "contents": TOKENS[KINDS[slot]].key}
        tell(state, "flipped_garrison", seat_of(state, HARKONNEN), **told)


def flip_area(state: ArrakisState, area: int) -> None:
    """Flip every Harkonnen token in an area; the limit is applied by whoever asks for it."""
    for slot in own_tokens_at(state, area):
        flip_slot(state, slot)


def flip_and_settle(state: ArrakisState, area: int) -> None:
    """Flip every Harkonnen token in an area, then apply the limit."""
    if own_tokens_at(state, area):
        flip_area(state, area)
        settle(state, HARKONNEN, area)


def trim(state: ArrakisState, step: Step) -> None:
    """Remove units above the limit, the weakest first: regulars, tokens, elites, sardaukar."""
    area = step[2]
    over = units(own(state, area)) - limit_of(state, HARKONNEN)
    if over > 0:
        by_rule(state, "excess", area=AREAS[area].key)
    while over > 0:
        legion = own(state, area)
        over -= 1
        if legion & MASK:
            take(state, HARKONNEN, area, REGULAR)
        elif legion >> 25:
            change(state, HARKONNEN, area, -ONE[TOKEN])
            shift_tokens(state, area, POOL, 1)
        else:
            take(state, HARKONNEN, area, ELITE if legion >> 5 & MASK else SPECIAL)


# -- leaving a settlement (W-21.7.6) ----------------------------------------------------------------------------------


def leave(state: ArrakisState, area: int) -> None:
    """Let a token of each colour come where a legion has left a settlement with no unit in it."""
    if state.settlements >> area & 1 and not has_units(own(state, area)) and not state.over:
        state.stack.append((GARRISON, HARKONNEN, area, 1, 0))
        state.stack.append((GARRISON, HARKONNEN, area, 0, 0))


def slots_of(state: ArrakisState, colour: int, area: int) -> list[int]:
    """Return the tokens of a colour that are in an area, or in the pool."""
    first = colour * TOKENS_OF_COLOUR
    tokens = mahdi_of(state).tokens
    return [slot for slot in range(first, first + TOKENS_OF_COLOUR) if tokens[slot] == area]


def legal_garrison(state: ArrakisState, step: Step) -> list[Action]:
    """List the areas on the map of which a token of the colour (`b`) is flipped, if the pool has none left."""
    area, colour = step[2], step[3]
    if slots_of(state, colour, POOL):
        lay(state, area, colour)
        return []
    occupied = areas_in(state.occupied[HARKONNEN])
    return [AT[other] for other in occupied if slots_of(state, colour, other)]


def apply_garrison(state: ArrakisState, step: Step, action: Action) -> None:
    """Flip a token elsewhere, and lay it where it is needed."""
    there = slots_of(state, step[3], action.a)
    flip_slot(state, there[pick(state, len(there), "token")])
    lay(state, step[2], step[3])
    settle(state, HARKONNEN, action.a)


def lay(state: ArrakisState, area: int, colour: int) -> None:
    """Lay a token of a colour face down, drawn blindly from the pool; it does not move in the same action."""
    slots = slots_of(state, colour, POOL)
    slot = slots[pick(state, len(slots), "token")]
    mahdi_of(state).tokens[slot] = area
    change(state, HARKONNEN, area, ONE[TOKEN])
    if state.arrivals:
        state.arrivals += [area, ONE[TOKEN]]
    by_rule(state, "garrison", area=AREAS[area].key, colour=COLOURS[colour])


instead(EXCESS, trim)
BY_RULE.decides(GARRISON, legal_garrison, apply_garrison)
