"""Records on disk."""

from __future__ import annotations

from pathlib import Path

import kanly
from kanly import Game, RecordError


def read_text(path: Path) -> str:
    """Return the text of a record; raises OSError, or RecordError when it is no text."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise RecordError(0, f"{path} is not a text file") from None


def read_game(path: Path, *, until: int | None = None, verify: bool = False) -> Game:
    """Replay a record; raises OSError or RecordError, which names the file."""
    text = read_text(path)
    try:
        return kanly.read_record(text, until=until, verify=verify)
    except RecordError as error:
        raise RecordError(0, f"{path}: {error}") from error


def save_game(game: Game, path: Path) -> None:
    """Write a game's record; raises OSError."""
    path.write_text(game.record(), encoding="utf-8")


def free_name(game: Game) -> Path:
    """Return a name in this folder that no file has yet."""
    stem = f"{game.config.game}-{game.seed}"
    path, number = Path(f"{stem}.kanly"), 2
    while path.exists():
        path, number = Path(f"{stem}-{number}.kanly"), number + 1
    return path
