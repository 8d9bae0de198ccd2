"""What Bloodlines adds to the table in a terminal: Sardaukar Commanders, Skills, the Ixian Embassy, leaders' pieces."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kanly.cli.imperium.parts import panel
from kanly.cli.imperium.speech import called, say, speech
from kanly.imperium.components import LEADERS
from kanly.imperium.ids import NONE
from kanly.imperium.pieces import SKILLS, TILES
from kanly.imperium.state import ImperiumState, Player

TRACK_END: Final = 11


def bloodlines(state: ImperiumState) -> list[RenderableType]:
    """Return the panels of Bloodlines; none in games without it."""
    if state.bloodlines is None:
        return []
    return [_sardaukar(state), *([_embassy(state)] if state.tech is not None else [])]


def _sardaukar(state: ImperiumState) -> RenderableType:
    """Return where Commanders stand, and which Skills lie open."""
    table = state.bloodlines
    assert table is not None
    spaces = [space.key for space in state.edition.board if table.commanders >> space.id & 1]
    grid = Table.grid()
    if spaces:
        grid.add_row(Text(say("cli-sardaukar-board", spaces=", ".join(called("space", key) for key in spaces))))
    shown = ", ".join(called("skill", SKILLS[skill].key) for skill in table.skills)
    grid.add_row(Text(say("cli-skills-shown", skills=shown)))
    return panel(grid, say("cli-sardaukar"), say("cli-sardaukar-bank", n=table.bank))


def _embassy(state: ImperiumState) -> RenderableType:
    """Return the tiles that can be acquired: what they cost, and what acquiring them gives."""
    tech = state.tech
    assert tech is not None
    grid = Table.grid(padding=(0, 2, 0, 0))
    for stack in tech.stacks:
        if stack:
            tile = TILES[stack[-1]]
            gives = speech().effects(tile.acquire) if tile.acquire else ""
            cost, left = say("cli-tile-cost", n=tile.cost), say("cli-stack", n=len(stack))
            grid.add_row(Text(called("tile", tile.key)), Text(cost), Text(gives), Text(left, style="quiet"))
    return panel(grid, say("cli-embassy"), "")


def bloodlines_notes(state: ImperiumState, player: Player) -> list[str]:
    """Return what a player has in Bloodlines, in a few words."""
    mine, tech = player.bloodlines, player.tech
    if mine is None:
        return []
    notes = []
    if mine.supply or mine.garrison or mine.conflict:
        notes.append(say("cli-note-commanders", supply=mine.supply, garrison=mine.garrison, conflict=mine.conflict))
    if mine.skills:
        notes.append(say("cli-note-skills", skills=", ".join(called("skill", SKILLS[n].key) for n in mine.skills)))
    if mine.agents:
        notes.append(say("cli-note-agents", n=mine.agents))
    own = LEADERS[player.leader].own if player.leader != NONE else None
    if own is not None and own.tactics:
        notes.append(say("cli-note-tactics", n=mine.tactics, most=TRACK_END))
    if mine.navigation:
        notes.append(say("cli-note-navigation", n=len(mine.navigation)))
    if tech is not None and tech.tiles:
        notes.append(say("cli-note-tiles", tiles=", ".join(called("tile", TILES[n].key) for n in tech.tiles)))
    if tech is not None and tech.flipped:
        notes.append(say("cli-note-flipped", tiles=", ".join(called("tile", TILES[n].key) for n in tech.flipped)))
    return notes
