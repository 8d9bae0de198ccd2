"""The clocks of all tables: a bot plays on for whoever lets the others wait too long, or when these agree to it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from time import time
from typing import Final

import structlog

from kanly.engine.text import Text
from kanly.table.errors import Refused
from kanly.table.live import LiveTable
from kanly.table.seating import seat_of, stand_in
from kanly.table.store import Store, StoreError

log = structlog.get_logger("kanly.clocks")

AWAKE_SECONDS: Final = 1.0
ASLEEP_SECONDS: Final = 30.0
"""How often the clocks are looked at: of tables in memory, and of those asleep."""
NOT_ABSENT: Final = Text("table-not-absent", "this can be agreed on when somebody has let the others wait for a while")


class Clocks:
    """Watches who lets others wait, at the tables of one server."""

    def __init__(
        self,
        absent_seconds: float,
        store: Store,
        tables: Mapping[str, LiveTable],
        seated: Callable[[LiveTable], None],
    ) -> None:
        self._absent_seconds = absent_seconds
        self._store = store
        self._tables = tables
        self._seated = seated

    async def watch(self) -> None:
        """Let a bot play on where the clock has run out."""
        while True:
            await asyncio.sleep(AWAKE_SECONDS)
            for table in [table for table in self._tables.values() if table.row.clock and table.is_due()]:
                with suppress(Refused):
                    await self._stand_in(table, table.to_move(), table.is_due)

    async def wake_late(self, wake: Callable[[Iterable[str]], Awaitable[None]]) -> None:
        """Load tables that nobody looks at and whose clock may have run out."""
        while True:
            await asyncio.sleep(ASLEEP_SECONDS)
            with suppress(StoreError):
                late = await self._store.late_tables(time())
                await wake(table_id for table_id in late if table_id not in self._tables)

    async def vote(self, table: LiveTable, voter: int, seat: int, agrees: bool) -> None:
        """Note whether somebody agrees that a bot plays on for a seat; if all do who are here, one does."""
        seat_of(table, seat)
        if voter == seat or not table.is_absent(seat, self._absent_seconds):
            raise Refused(409, NOT_ABSENT)
        about = table.waits_for()
        table.votes.note(about, table.seats[voter], agrees)
        if table.votes.all_agree(about, table.seats, table.audience.viewers()):
            await self._stand_in(table, seat, lambda: table.is_absent(seat, self._absent_seconds))
        else:
            table.tell_seats()

    async def _stand_in(self, table: LiveTable, seat: int, is_right: Callable[[], bool]) -> None:
        await stand_in(table, seat, is_right)
        log.info("bot stands in", table=table.row.id, seat=seat)
        self._seated(table)
