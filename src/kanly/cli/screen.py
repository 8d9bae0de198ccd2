"""Where the commands write: consoles, plain data, and the colours of seats."""

from __future__ import annotations

import json
import os
import sys
from typing import Any, Final

from rich.console import Console
from rich.theme import Theme

from kanly.cli.language import speech
from kanly.engine import Game

WIDTH_WITHOUT_TERMINAL: Final = 100

THEME: Final = Theme(
    {
        "now": "bold dark_orange",  # what can be done now, and nothing else
        "seat0": "bold cyan",
        "seat1": "bold red",
        "seat2": "bold green",
        "seat3": "bold magenta",
        "seat4": "bold yellow",
        "seat5": "bold bright_blue",
        "head": "bold",
        "quiet": "dim",
    }
)
MARKS: Final = ("●", "◆", "▲", "■", "★", "✚")


def make_console(*, stderr: bool = False) -> Console:
    """Return a console that also knows how wide to write when there is no terminal."""
    stream = sys.stderr if stderr else sys.stdout
    sized = stream.isatty() or os.environ.get("COLUMNS", "").isdecimal()
    return Console(stderr=stderr, theme=THEME, highlight=False, width=None if sized else WIDTH_WITHOUT_TERMINAL)


def print_json(data: Any) -> None:
    """Write plain data to stdout, one value a line."""
    sys.stdout.write(json.dumps(data, indent=2) + "\n")


def seat_style(seat: int) -> str:
    """Return the style of a seat's mark and name."""
    return f"seat{seat}" if 0 <= seat < len(MARKS) else "default"


def seat_mark(seat: int) -> str:
    """Return the shape of a seat, which tells it apart without colour."""
    return MARKS[seat] if 0 <= seat < len(MARKS) else " "


def seat_name(seat: int) -> str:
    """Return what a seat is called that nobody has named: people count from 1."""
    return speech().say("seat-number", n=seat + 1)


def edition_title(game: str, edition: str, title: str) -> str:
    """Return the title of an edition in the language that is spoken."""
    return speech(game).name("edition", f"{game}-{edition}", title)


def game_title(game: Game) -> str:
    """Return the titles of a game and its edition, which may be the same."""
    name, edition = game.config.game, game.config.edition
    titles = (
        speech(name).name("game", name, game.rules.title),
        edition_title(name, edition, game.rules.editions()[edition]),
    )
    return " · ".join(dict.fromkeys(titles))
