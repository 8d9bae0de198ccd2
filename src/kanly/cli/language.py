"""The language that the command line speaks: one for the whole process, as for every program."""

from __future__ import annotations

import os
from functools import cache
from typing import Any

from kanly import ConfigError
from kanly.locale import LANGUAGES, Speech, language_of

_spoken = ["en"]


def speak(language: str | None) -> None:
    """Choose the language; by default the one that the environment asks for. Raises ConfigError."""
    if language is not None and language not in LANGUAGES:
        raise ConfigError(f"unknown language {language!r}; there are {', '.join(LANGUAGES)}")
    _spoken[0] = language or language_of(os.environ)


def spoken() -> str:
    """Return the language that is spoken."""
    return _spoken[0]


@cache
def _speech(language: str, game: str) -> Speech:
    return Speech(language, game)


def speech(game: str = "") -> Speech:
    """Return the language that is spoken, with the words of a game, or only with those that serve every game."""
    return _speech(spoken(), game)


def say(message: str, /, **args: Any) -> str:
    """Return a message that is about no game in particular."""
    return speech().say(message, **args)
