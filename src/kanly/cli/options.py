"""Options of a game on the command line: whatever a command does not know itself is asked of the game.

`--name value`, `--name=value` or a switch alone, `--name`; `kanly games` lists what a game has.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

import typer

from kanly import ConfigError
from kanly.engine.options import ON

OF_THE_GAME: Final[dict[str, Any]] = {"allow_extra_args": True, "ignore_unknown_options": True}
"""How a command is registered that takes options of a game, too."""

EPILOG: Final = "Every other option is one of the game; `kanly games` lists them."

With = Annotated[str, typer.Option("--with", help="Modules that join the edition, a comma list.")]


def read_modules(given: str) -> tuple[str, ...]:
    """Return the modules of a comma list."""
    return tuple(name.strip() for name in given.split(",") if name.strip())


def read_options(words: Sequence[str]) -> dict[str, str]:
    """Return the options of a game that are left of a command line; raises ConfigError."""
    options: dict[str, str] = {}
    left = list(words)
    while left:
        word = left.pop(0)
        if not word.startswith("--") or word == "--":
            raise ConfigError(f"what does {word!r} mean? an option of the game is --name value")
        name, given, value = word[2:].partition("=")
        if not given:
            value = left.pop(0) if left and not left[0].startswith("--") else ON
        if name in options:
            raise ConfigError(f"a second --{name}")
        options[name] = value
    return options
