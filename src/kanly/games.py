"""The registry of games: name -> where its rules are. Rules are imported when first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from kanly.engine.errors import ConfigError
from kanly.engine.rules import Rules

_GAMES = {"imperium": "kanly.imperium.game:IMPERIUM", "arrakis": "kanly.arrakis.game:ARRAKIS"}


DEFAULT: Final = next(iter(_GAMES))
"""The game that is meant where none is named."""


def games() -> tuple[str, ...]:
    """Return the names of all games."""
    return tuple(_GAMES)


def rules_of(game: str) -> Rules:
    """Return the rules of a game; raises ConfigError naming the games there are."""
    if game not in _GAMES:
        raise ConfigError(f"unknown game {game!r}; there are {', '.join(_GAMES)}")
    module, _, name = _GAMES[game].partition(":")
    rules = getattr(import_module(module), name)
    assert isinstance(rules, Rules)
    return rules
