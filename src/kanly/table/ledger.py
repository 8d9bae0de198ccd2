"""A table's record, written line by line: what is stored of each move, and the whole put together again."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from kanly.engine import SPECTATOR, Game, replay_record
from kanly.engine.events import Chance
from kanly.games import rules_of
from kanly.table.rows import MoveRow

UNDO = "undo"
"""The text of a move that takes the last action back."""
HIDDEN = "?"
"""Stands for what another seat did."""


def lines_of_chance(game: Game) -> str:
    """Return the record's lines of chance that fell in a game's last action."""
    lines: list[str] = []
    for number, chance in reversed(game.chances):
        if number != len(game.actions):
            break
        lines.append(_line(chance))
    return "\n".join(reversed(lines))


def _line(chance: Chance) -> str:
    return " ".join(("*", chance.label, *chance.values))


Standing = tuple[int, int, int | None]
"""The round of a game, the seat that is to move, -1 when it is over, and the bits of the seats that won it."""


def standing(game: Game) -> Standing:
    """Return how a game stands, as lists show it."""
    outcome = game.outcome
    winners = None if outcome is None else sum(1 << seat for seat in outcome.winners)
    return game.rules.progress(game.state).get("round", 0), game.to_move, winners


def taken_apart(game: Game, table_id: str, time: float) -> tuple[str, list[MoveRow]]:
    """Return a game as it is stored: the head with the chance of the setup, and the moves with theirs.

    How it stands is noted with the last move only: no list shows an earlier one.
    """
    chances: dict[int, list[str]] = {}
    for number, chance in game.chances:
        chances.setdefault(number, []).append(_line(chance))
    facts, _, _ = game.record().partition("\n\n")
    head = "\n".join((facts, "", *chances.get(0, []))) + "\n"
    moves = [
        MoveRow(table_id, number, seat, action.text, "\n".join(chances.get(number, [])), time)
        for number, (seat, action) in enumerate(game.actions, 1)
    ]
    if moves:
        round_, to_move, winners = standing(game)
        moves[-1] = replace(moves[-1], round=round_, to_move=to_move, winners=winners)
    return head, moves


def put_together(head: str, moves: Iterable[MoveRow], seat: int = SPECTATOR) -> str:
    """Return the record of a head and the moves after it; what was taken back is left out.

    Of damaged moves everything is kept, an undo of nothing among it: then the record says what cannot be played. With a
    seat, only what is that seat's own is told: neither the seed, nor chance, nor what others did.
    """
    kept: list[MoveRow] = []
    for move in moves:
        if move.text == UNDO and kept:
            kept.pop()
        else:
            kept.append(move)
    if seat != SPECTATOR:
        return _of_seat(head, kept, seat)
    lines = [head.rstrip("\n")]
    for move in kept:
        lines.append(f"{move.seat}: {move.text}")
        if move.chance:
            lines.append(move.chance)
    return "\n".join(lines) + "\n"


def _of_seat(head: str, moves: Iterable[MoveRow], seat: int) -> str:
    facts, _, _ = head.partition("\n\n")
    lines = [line for line in facts.splitlines() if not line.startswith("seed ")]
    lines += ["", *(f"{move.seat}: {move.text if move.seat == seat else HIDDEN}" for move in moves)]
    return "\n".join(lines) + "\n"


def play_on(head: str, moves: Iterable[MoveRow]) -> Game:
    """Return the game of a head and the moves after it, to be played on; raises RecordError."""
    return replay_record(put_together(head, moves), rules_of)
