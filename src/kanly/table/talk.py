"""What is said at a table."""

from __future__ import annotations

from collections.abc import Iterable
from time import time
from typing import Final

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


class Talk:
    """The lines of one table, numbered from 1."""

    def __init__(self, store: Store, table_id: str, lines: Iterable[ChatRow]) -> None:
        self._store = store
        self._table_id = table_id
        self._lines = list(lines)
        self._paces: dict[int, Bucket] = {}

    def __len__(self) -> int:
        return len(self._lines)

    def check_may_say(self, seat: int, seats: int, limits: Limits) -> None:
        """Refuse a line of a seat that has talked too fast, or for its share of the table; raises Refused."""
        if sum(line.seat == seat for line in self._lines) >= max(1, limits.chat_lines // seats):
            raise Refused(409, Text("table-chat-full", "the chat of this table is full"))
        if seat not in self._paces:
            self._paces[seat] = Bucket(limits.chat_per_minute / 60, limits.chat_burst)
        if not self._paces[seat].take():
            raise Refused(429, Text("table-too-fast", "too many messages; wait a moment"))

    async def add(self, seat: int, name: str, text: str) -> View | None:
        """Store a line and return it; None if there are lines before it that were not said here."""
        said = ChatRow(self._table_id, 0, seat, name, text, time())
        try:
            line = await self._store.add_chat(said)
        except Conflict:  # a line that another server wrote took the number
            line = await self._store.add_chat(said)
        if line.n != len(self._lines) + 1:
            return None
        self._lines.append(line)
        return _shown(line)

    def last(self) -> list[View]:
        """Return the last lines."""
        return [_shown(line) for line in self._lines[-SHOWN:]]


def _shown(line: ChatRow) -> View:
    return {"n": line.n, "seat": line.seat, "name": line.name, "text": line.text, "time": line.time}
