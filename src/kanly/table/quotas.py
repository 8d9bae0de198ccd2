"""How much of the server a guest, and an address, may have for themselves."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from time import time
from typing import Final

from kanly.bots import is_known_bot
from kanly.engine.text import Text
from kanly.table.askers import Asker
from kanly.table.errors import Refused
from kanly.table.minds import is_costly
from kanly.table.rows import SeatRow, TableRow
from kanly.table.settings import Limits
from kanly.table.store import Bot, Store

TOO_MANY_BOTS: Final = Text(
    "table-too-many-bots", "you have too many bots that think; choose lighter ones, or finish a game first"
)

TOO_MANY_HERE: Final = Text("table-too-many-here", "too many tables were made from your address; finish one first")
TOO_MANY_KEPT: Final = Text(
    "table-too-many-kept", "the server keeps enough tables for you; there is room again when old ones are let go"
)


class Quotas:
    """Refuses what would be too much. Ask while holding `lock`, until it is stored: or many at once all find room."""

    def __init__(self, limits: Limits, store: Store) -> None:
        self.lock = asyncio.Lock()
        self._limits = limits
        self._store = store
        self._hour = 0
        self._newcomers: Counter[str] = Counter()

    def check_newcomer(self, asker: Asker) -> None:
        """Refuse to remember a new guest where an address has sent many within the hour."""
        if not asker.address:
            return
        hour = int(time() // 3600)
        if hour != self._hour:
            self._hour = hour
            self._newcomers.clear()
        self._newcomers[asker.address] += 1
        if self._newcomers[asker.address] > self._limits.newcomers_per_hour:
            raise Refused(429, Text("http-429", "too many requests; wait a moment"))

    async def check_record(self, asker: Asker) -> None:
        """Refuse a record to whoever has brought too many, before it is read: reading one takes long."""
        limits = self._limits
        own, here = await self._store.tally_of(asker.guest), await self._store.tally_from(asker.address)
        if own.records >= limits.records_per_guest or here.records >= limits.records_per_address:
            raise Refused(429, TOO_MANY_KEPT)

    async def check_table(self, row: TableRow, seats: Iterable[SeatRow]) -> None:
        """Refuse a table to whoever has too many, or too many bots that think."""
        limits = self._limits
        own, here = await self._store.tally_of(row.owner), await self._store.tally_from(row.address)
        if own.unfinished >= (most := limits.tables_per_guest):
            raise Refused(429, Text("table-too-many", f"you have {most} tables; finish one first", n=most))
        if here.unfinished >= limits.tables_per_address:
            raise Refused(429, TOO_MANY_HERE)
        if own.kept >= limits.kept_per_guest or here.kept >= limits.kept_per_address:
            raise Refused(429, TOO_MANY_KEPT)
        if row.stems == "record":
            await self.check_record(Asker(row.owner, row.address))
        await self.check_bots(Asker(row.owner, row.address), row.game, [seat.bot for seat in seats])

    async def check_bots(self, asker: Asker, game: str, bots: Iterable[str]) -> None:
        """Refuse bots that think to whoever has too many of them."""
        more = _costly(Counter((game, bot) for bot in bots))
        if more and (
            more + _costly(await self._store.bots_of(asker.guest)) > self._limits.bots_per_guest
            or more + _costly(await self._store.bots_from(asker.address)) > self._limits.bots_per_address
        ):
            raise Refused(429, TOO_MANY_BOTS)


def _costly(bots: Counter[Bot]) -> int:
    return sum(number for (game, bot), number in bots.items() if is_known_bot(bot) and is_costly(game, bot))
