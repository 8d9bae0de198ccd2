"""How long tables are kept, and letting go of those whose time is over."""

from __future__ import annotations

from time import time
from typing import Final

import structlog

from kanly.table.rows import TableRow
from kanly.table.settings import Keep
from kanly.table.store import Store

log = structlog.get_logger("kanly.expiry")

DAY: Final = 24 * 3600.0
TOGETHER: Final = 100
"""Tables that are let go in one transaction; moves are written between them."""


class Expiry:
    """Says until when a table is kept: some days after its last move.

    A rule that is new to a database holds only after a time of notice, so that nothing goes without people having been
    told: neither what an older version kept for ever, nor what a host decides to keep for less long.
    """

    def __init__(self, keep: Keep) -> None:
        self._days = {
            "waiting": keep.waiting_days,
            "running": keep.running_days,
            "over": keep.over_days,
            "archived": keep.over_days,
            "record": keep.record_days,
        }
        self._notice = keep.notice_days * DAY
        self._since: dict[str, float] = {}

    async def open(self, store: Store) -> None:
        """Learn since when each rule holds in a database."""
        for rule, days in self._days.items():
            since = await store.setting(f"keep {rule} {days:g}", lambda: str(time()))
            self._since[rule] = float(since)

    def kept_until(self, row: TableRow, moved: float) -> float:
        """Return until when a table is kept; 0 for ever."""
        rule = "record" if row.stems == "record" else row.status
        days = self._days[rule]
        if not days or rule not in self._since:
            return 0.0
        return max(moved + days * DAY, self._since[rule] + self._notice)

    async def let_go(self, store: Store, in_use: set[str], me: int = 0) -> list[str]:
        """Delete some tables whose time is over and return their ids; those that are in use stay."""
        now = time()
        ids: list[str] = []
        for rule, days in self._days.items():
            if days and now >= self._since[rule] + self._notice:
                ids += await store.let_go(rule, now - days * DAY, in_use, TOGETHER, me)
        for table_id in ids:
            log.info("table expired", table=table_id)
        return ids
