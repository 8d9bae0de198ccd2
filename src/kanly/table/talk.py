"""What is said at a table: to everybody, or among a team."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from time import time
from typing import Final

import msgspec

from kanly.engine.patch import View
from kanly.engine.text import Text
from kanly.table.bucket import Bucket
from kanly.table.database import Conflict
from kanly.table.errors import Refused
from kanly.table.rows import ChatRow
from kanly.table.settings import Limits
from kanly.table.store import Store

SHOWN: Final = 100
"""How many lines a client gets on arrival."""

Hearers = Mapping[int, str]
"""The guests who may read a line, by the seats that they held when it was said."""


class Line(msgspec.Struct, frozen=True):
    """A line with who may read it."""

    row: ChatRow
    hearers: Hearers | None

    def is_for(self, viewer: int, guest: str) -> bool:
        """Say whether a guest may read it through a seat's eyes: only who held that very seat when it was said."""
        return self.hearers is None or (bool(guest) and self.hearers.get(viewer) == guest)


class Talk:
    """The lines of one table.

    They are numbered from 1 for each reader among those that the reader may read, so that a gap tells nobody that
    others have talked.
    """

    def __init__(self, store: Store, table_id: str, lines: Iterable[ChatRow]) -> None:
        self._store = store
        self._table_id = table_id
        self._lines = [Line(row, _hearers_of(row)) for row in lines]
        self._paces: dict[int, Bucket] = {}

    def __len__(self) -> int:
        return len(self._lines)

    def check_may_say(self, seat: int, seats: int, limits: Limits) -> None:
        """Refuse a line of a seat that has talked too fast, or for its share of the table; raises Refused."""
        if sum(line.row.seat == seat for line in self._lines) >= max(1, limits.chat_lines // seats):
            raise Refused(409, Text("table-chat-full", "the chat of this table is full"))
        if seat not in self._paces:
            self._paces[seat] = Bucket(limits.chat_per_minute / 60, limits.chat_burst)
        if not self._paces[seat].take():
            raise Refused(429, Text("table-too-fast", "too many messages; wait a moment"))

    async def add(self, seat: int, name: str, text: str, hearers: Hearers | None) -> bool:
        """Store a line, for everybody or for some; return False if lines before it were not said here."""
        only = msgspec.json.encode(hearers).decode() if hearers is not None else ""
        said = ChatRow(self._table_id, 0, seat, name, text, time(), only)
        try:
            row = await self._store.add_chat(said)
        except Conflict:  # a line that another server wrote took the number
            row = await self._store.add_chat(said)
        if row.n != len(self._lines) + 1:
            return False
        self._lines.append(Line(row, hearers))
        return True

    def heard(self, viewer: int, guest: str) -> list[View]:
        """Return the last lines that a guest may read through a seat's eyes."""
        rows = [line for line in self._lines if line.is_for(viewer, guest)]
        first = max(0, len(rows) - SHOWN)
        return [_shown(line, n) for n, line in enumerate(rows[first:], first + 1)]

    def newest(self, viewer: int, guest: str) -> View | None:
        """Return the last line of all, if a guest may read it."""
        line = self._lines[-1]
        if not line.is_for(viewer, guest):
            return None
        return _shown(line, sum(each.is_for(viewer, guest) for each in self._lines))

    def said_by(self, seat: int, viewer: int, guest: str) -> list[str]:
        """Return what a seat said last, as far as a guest may read it through a seat's eyes."""
        return [line["text"] for line in self.heard(viewer, guest) if line["seat"] == seat]


def _hearers_of(row: ChatRow) -> Hearers | None:
    """Return who may read a stored line; nobody where that is damaged."""
    if not row.hearers:
        return None
    try:
        return msgspec.json.decode(row.hearers, type=dict[int, str])
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return {}


def _shown(line: Line, n: int) -> View:
    row = line.row
    shown = {"n": n, "seat": row.seat, "name": row.name, "text": row.text, "time": row.time}
    return shown | {"team": line.hearers is not None}
