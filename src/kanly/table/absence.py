"""Who lets the others wait: the turn clock of a table, and people who agree that a bot plays on for somebody.

Both end the same way: a bot keeps the seat until its owner takes it back.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from kanly.engine import SPECTATOR
from kanly.table.ledger import UNDO
from kanly.table.rows import MoveRow, SeatRow, TableRow

STAND_IN: Final = "player"
"""The bot that plays on."""


class TurnClock:
    """Since when a table has waited for the seat that is to decide.

    Every decision begins anew, but not one that was made before and taken back: nobody gains time by going to and fro.
    """

    __slots__ = ("_actions", "_most", "_to_move", "since")

    def __init__(self, row: TableRow, moves: Iterable[MoveRow] = ()) -> None:
        self.since = row.created
        self._actions = self._most = 0
        self._to_move = row.to_move
        for move in moves:
            self.note(move)
        self.restart(row.clocked)

    def note(self, move: MoveRow) -> None:
        """Take notice of a move."""
        self._actions += -1 if move.text == UNDO else 1
        if move.to_move != self._to_move or self._actions > self._most:
            self._to_move = move.to_move
            self._most = self._actions
            self.since = move.time

    def restart(self, now: float) -> None:
        """Begin anew: somebody has just sat down who is to decide."""
        self.since = max(self.since, now)


def is_due(row: TableRow, seats: Sequence[SeatRow], to_move: int, since: float, now: float) -> bool:
    """Say whether the clock of a table has run out for the person who is to decide, while another person waits."""
    return bool(row.clock) and now >= since + row.clock and is_waited_for(seats, to_move)


def is_waited_for(seats: Sequence[SeatRow], to_move: int) -> bool:
    """Say whether a person is to decide, and another person sits at the table."""
    return (
        to_move != SPECTATOR
        and seats[to_move].kind == "person"
        and any(row.kind == "person" and row.seat != to_move for row in seats)
    )


class Votes:
    """Who agrees that a bot plays on for the seat that is to decide; forgotten as soon as the table goes on."""

    def __init__(self) -> None:
        self._about = (SPECTATOR, 0.0)
        self._agreed: dict[int, str] = {}

    def note(self, about: tuple[int, float], voter: SeatRow, agrees: bool) -> None:
        """Note what somebody thinks about a seat that has been to decide since a moment."""
        if about != self._about:
            self._about, self._agreed = about, {}
        if agrees:
            self._agreed[voter.seat] = voter.guest
        else:
            self._agreed.pop(voter.seat, None)

    def seats(self, about: tuple[int, float], rows: Iterable[SeatRow]) -> set[int]:
        """Return the seats whose holders agree."""
        if about != self._about:
            return set()
        return {row.seat for row in rows if row.kind == "person" and self._agreed.get(row.seat) == row.guest}

    def all_agree(self, about: tuple[int, float], rows: Collection[SeatRow], here: Collection[int]) -> bool:
        """Say whether all others who are here agree; those who are away as well cannot be asked."""
        others = {row.seat for row in rows if row.kind == "person" and row.seat in here} - {about[0]}
        return bool(others) and others <= self.seats(about, rows)
