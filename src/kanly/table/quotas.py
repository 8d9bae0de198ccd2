"""How much of the server a guest, and an address, may have for themselves."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
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


class Quotas:
    """Refuses what would be too much. Ask while holding `lock`, until it is stored: or many at once all find room."""

    def __init__(self, limits: Limits, store: Store) -> None:
        self.lock = asyncio.Lock()
        self._limits = limits
        self._store = store

    async def check_table(self, row: TableRow, seats: Iterable[SeatRow]) -> None:
        """Refuse a table to whoever has too many, or too many bots that think."""
        most = self._limits.tables_per_guest
        if await self._store.count_tables(row.owner) >= most:
            raise Refused(429, Text("table-too-many", f"you have {most} tables; finish one first", n=most))
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
