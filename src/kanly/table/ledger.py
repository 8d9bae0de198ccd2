"""A table's record, written line by line: what is stored of each move, and the whole put together again."""

from __future__ import annotations

from collections.abc import Iterable

from kanly.engine import Game, replay_record
from kanly.games import rules_of
from kanly.table.rows import MoveRow

UNDO = "undo"
"""The text of a move that takes the last action back."""


def lines_of_chance(game: Game) -> str:
    """Return the record's lines of chance that fell in a game's last action."""
    lines: list[str] = []
    for number, chance in reversed(game.chances):
        if number != len(game.actions):
            break
        lines.append(" ".join(("*", chance.label, *chance.values)))
    return "\n".join(reversed(lines))


def put_together(head: str, moves: Iterable[MoveRow]) -> str:
    """Return the record of a head and the moves after it; what was taken back is left out.

    Of damaged moves everything is kept, an undo of nothing among it: then the record says what cannot be played.
    """
    kept: list[MoveRow] = []
    for move in moves:
        if move.text == UNDO and kept:
            kept.pop()
        else:
            kept.append(move)
    lines = [head.rstrip("\n")]
    for move in kept:
        lines.append(f"{move.seat}: {move.text}")
        if move.chance:
            lines.append(move.chance)
    return "\n".join(lines) + "\n"


def play_on(head: str, moves: Iterable[MoveRow]) -> Game:
    """Return the game of a head and the moves after it, to be played on; raises RecordError."""
    return replay_record(put_together(head, moves), rules_of)
