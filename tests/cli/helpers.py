"""Running the command line in tests."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from typer.testing import CliRunner

from kanly import Config, Event
from kanly.cli.app import app
from kanly.cli.imperium.speech import speech
from kanly.engine.narration import TERMINAL
from kanly.imperium.narration import ImperiumNarration
from kanly.locale import Line, Reader

WIDE = {"COLUMNS": "100", "KANLY_LANGUAGE": "en"}
"""The width of the page and its language, whatever the terminal of the tests."""


def narrate(events: Sequence[Event], names: Sequence[str], viewer: int, people: int) -> list[Line]:
    """Return events as the terminal tells them."""
    story = ImperiumNarration().story(Config("imperium", "base", people), viewer, TERMINAL)
    story.tell(events, 0)
    return speech().tell(story.told, Reader(names, viewer))


def run(*args: str, typed: str = "") -> str:
    """Run a command in this process, where it must succeed, and return what it wrote."""
    result = CliRunner().invoke(app, list(args), input=typed, catch_exceptions=False, env=WIDE)
    assert result.exit_code == 0, result.output
    return result.stdout


def run_process(*args: str, typed: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run `python -m kanly` as a user would."""
    command = [sys.executable, "-m", "kanly", *args]
    return subprocess.run(
        command,
        input=typed,
        cwd=cwd,
        env={**os.environ, **WIDE},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
