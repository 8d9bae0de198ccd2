"""What the panels of Dune: Imperium share: frames, names, marks."""

from __future__ import annotations

from collections.abc import Iterable

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from kanly.cli.imperium.speech import called, say
from kanly.cli.screen import seat_mark, seat_name, seat_style
from kanly.imperium.components import LEADERS
from kanly.imperium.ids import NONE, SITTERS, SPOILER
from kanly.imperium.state import ImperiumState


def leader_name(state: ImperiumState, seat: int) -> str:
    """Return what a seat is called: its leader's name, or its number before there is one."""
    player = state.players[seat]
    if player.rival == SPOILER:
        return say("house-hagal")
    if player.leader == NONE:
        return say(f"{SITTERS[player.rival]}-number", n=seat) if player.rival else seat_name(seat)
    return called("leader", LEADERS[player.leader].key)


def named(state: ImperiumState, seat: int) -> Text:
    """Return a seat's mark and name in its colour."""
    return Text(f"{seat_mark(seat)} {leader_name(state, seat)}", style=seat_style(seat))


def marks(seats: Iterable[int]) -> Text:
    """Return the marks of some seats."""
    return Text("").join(Text(seat_mark(seat), style=seat_style(seat)) for seat in seats)


def panel(body: RenderableType, title: str | Text, subtitle: str = "") -> Panel:
    """Return a frame with a heading above and a remark below."""
    heading = Text(title, style="head") if isinstance(title, str) else title
    below = Text(subtitle, style="quiet") if subtitle else None
    return Panel(body, title=heading, title_align="left", subtitle=below, subtitle_align="right", box=box.ROUNDED)
