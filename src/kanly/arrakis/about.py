"""What a decision is about, by the id of a component."""

from __future__ import annotations

from typing import Any, Final

from kanly.arrakis import steps
from kanly.arrakis.components import AREAS, PLANNING, PRESCIENCE, ZONES
from kanly.arrakis.ids import IMPERIUM, NONE, SYMBOLS, VEHICLES
from kanly.arrakis.state import ArrakisState

ABOUT: Final[dict[int, tuple[int, Any]]] = {
    steps.MOVE_TO: (3, AREAS),
    steps.MOVE_WHO: (3, AREAS),
    steps.MOVE_BY: (2, AREAS),
    steps.ATTACK_AT: (2, AREAS),
    steps.ATTACK_BY: (2, AREAS),
    steps.CASUALTIES: (2, AREAS),
    steps.EXCESS: (2, AREAS),
    steps.RETREAT_TO: (3, AREAS),
    steps.EXPEL: (2, AREAS),
    steps.WORM_SOURCE: (2, AREAS),
    steps.WORM_HARVESTER: (2, AREAS),
    steps.WORM_TARGET: (2, AREAS),
    steps.MOVE_WORM_TO: (2, AREAS),
    steps.MOVE_SIETCH_TO: (2, AREAS),
    steps.SIETCH_FIGURES: (2, AREAS),
    steps.SANDTIDES_TO: (2, AREAS),
    steps.SCOUT: (2, ZONES),
    steps.CLAIM_AT_ONCE: (2, PRESCIENCE),
    steps.CLAIM_PAY: (2, PRESCIENCE),
    steps.OPTION: (3, SYMBOLS),
    steps.VEHICLE_AT: (2, VEHICLES),
    steps.IMPERIUM_MARKER: (2, IMPERIUM),
    steps.FLYER_AT: (2, VEHICLES),
    steps.MARCH_TO: (3, AREAS),
    steps.GARRISON: (2, AREAS),
}
"""The argument of a step that it is about, and the table that it is from."""


def about(state: ArrakisState) -> str:
    """Return what the pending decision is about; nothing where its kind says it all."""
    step = state.pending
    if step[0] == steps.PLACE_FIGURE:
        return AREAS[step[3] & 255].key
    if step[0] == steps.PAY_DIE:
        below = state.stack[-1]
        return PLANNING[below[2]].key if below[0] == steps.CARD_PLAYED else ""
    if step[0] not in ABOUT:
        return AREAS[state.battle[2]].key if state.battle else ""
    at, table = ABOUT[step[0]]
    number = step[at]
    if number == NONE:
        return ""
    thing = table[number]
    return thing if isinstance(thing, str) else str(thing.key)
