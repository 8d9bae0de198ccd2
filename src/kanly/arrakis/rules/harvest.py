"""The spice harvest (W-13): spice keeps and raises imperium markers, buys supremacy, or is lost; bans follow."""

from __future__ import annotations

from kanly.arrakis.actions import DONE, DROP, KEEP, KEEP_KIND, RAISE, RAISE_KIND, STOCKPILE
from kanly.arrakis.board import DEEP_DESERTS, areas_in
from kanly.arrakis.content.boards import (
    BOTTOM_ROW,
    RESERVE,
    SPICE_OF_DEEP_DESERT,
    SPICE_OF_DESERT,
    STOCKPILE_UP_TO,
)
from kanly.arrakis.content.boards import (
    KEEP as TO_KEEP,
)
from kanly.arrakis.content.boards import (
    RAISE as TO_RAISE,
)
from kanly.arrakis.content.boards import (
    STOCKPILE as TO_STOCKPILE,
)
from kanly.arrakis.ids import ATREIDES, CHOAM, END_PHASE, HARKONNEN, HARVEST_PHASE, IMPERIUM
from kanly.arrakis.rules.pieces import settle
from kanly.arrakis.rules.tracks import gain_supremacy
from kanly.arrakis.state import ArrakisState, seat_of
from kanly.arrakis.steps import (
    BANS,
    END_CHECK,
    END_CLAIMS,
    FLOW,
    HARVEST,
    IMPERIUM_MARKER,
)
from kanly.arrakis.steps import (
    STOCKPILE as STOCKPILE_STEP,
)
from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.tell import tell


def harvest(state: ArrakisState, step: Step) -> None:
    """End the bans of the last round, and bring the spice of all harvesters in (W-13.1, W-13.2)."""
    state.phase = HARVEST_PHASE
    state.turns += 1
    state.bans = sum(1 << number for number, row in enumerate(state.rows) if row == BOTTOM_ROW)
    state.fell = 0
    state.stockpiled = False
    deep = (state.harvesters & DEEP_DESERTS).bit_count()
    rest = state.harvesters.bit_count() - deep
    state.spice = deep * SPICE_OF_DEEP_DESERT + rest * SPICE_OF_DESERT + state.reserve
    state.reserve = state.harvesters = 0
    if state.log is not None:
        tell(state, "harvested", seat_of(state, HARKONNEN), spice=state.spice)
    state.stack += [
        (END_CHECK, ATREIDES, 0, 0, 0),
        (END_CLAIMS, ATREIDES, 0, 0, 0),
        (BANS, HARKONNEN, 0, 0, 0),
        (STOCKPILE_STEP, HARKONNEN, 0, 0, 0),
        *((IMPERIUM_MARKER, HARKONNEN, marker, 0, 0) for marker in (2, 1, 0)),
    ]


def legal_imperium_marker(state: ArrakisState, step: Step) -> list[Action]:
    """List what can be paid for a marker: 2 keep it, 3 raise it a row, nothing lets it fall (W-13.3)."""
    marker = step[2]
    row = state.rows[marker]
    options = [DROP[marker]]
    if row < BOTTOM_ROW and state.spice >= TO_KEEP:
        options.append(KEEP[marker])
    if row > 0 and state.spice >= TO_RAISE:
        options.append(RAISE[marker])
    return options


def apply_imperium_marker(state: ArrakisState, step: Step, action: Action) -> None:
    """Pay for a marker, or let it fall; on the bottom row it stays."""
    marker = step[2]
    row = state.rows[marker]
    if action.kind == KEEP_KIND:
        state.spice -= TO_KEEP
    elif action.kind == RAISE_KIND:
        state.spice -= TO_RAISE
        move_marker(state, marker, -1)
    elif row < BOTTOM_ROW:
        move_marker(state, marker, 1)
        state.fell |= 1 << marker


def move_marker(state: ArrakisState, marker: int, by: int) -> None:
    """Move an imperium marker by a row, not above the top nor below the bottom."""
    row = min(max(state.rows[marker] + by, 0), BOTTOM_ROW)
    state.rows = tuple(row if number == marker else old for number, old in enumerate(state.rows))
    if state.log is not None:
        tell(state, "imperium", seat_of(state, HARKONNEN), imperium=IMPERIUM[marker], row=row + 1)


def legal_stockpile(state: ArrakisState, step: Step) -> list[Action]:
    """List buying supremacy for 3 spice, with supremacy at 5 or less (W-13.4)."""
    return [STOCKPILE, DONE] if state.spice >= TO_STOCKPILE and state.supremacy <= STOCKPILE_UP_TO else []


def apply_stockpile(state: ArrakisState, step: Step, action: Action) -> None:
    """Buy 1 supremacy, or not."""
    if action is STOCKPILE:
        state.spice -= TO_STOCKPILE
        state.stockpiled = True
        gain_supremacy(state, 1)


def begin_bans(state: ArrakisState, step: Step) -> None:
    """Keep at most 1 spice, and begin the bans of markers that fell or are on the bottom row (W-13.4, W-13.5)."""
    state.reserve = min(state.spice, RESERVE)
    state.spice = 0
    state.phase = END_PHASE
    state.turns += 1
    state.bans = state.fell
    for number, row in enumerate(state.rows):
        if row == BOTTOM_ROW:
            state.bans |= 1 << number
    if state.log is not None:
        active = [name for number, name in enumerate(IMPERIUM) if state.bans >> number & 1]
        tell(state, "bans", seat_of(state, HARKONNEN), bans=active)
    if state.bans >> CHOAM & 1:
        for area in areas_in(state.occupied[HARKONNEN]):
            settle(state, HARKONNEN, area)


FLOW.runs(HARVEST, harvest)
FLOW.decides(IMPERIUM_MARKER, legal_imperium_marker, apply_imperium_marker)
FLOW.decides(STOCKPILE_STEP, legal_stockpile, apply_stockpile)
FLOW.runs(BANS, begin_bans)
