"""Which server leads a table, where several of them share a PostgreSQL database.

A server is alive as long as its session holds its advisory lock and it has given a sign of life lately: PostgreSQL lets
go of the lock when a process ends, and a process that hangs is given up after a while. A table names the server that
leads it; whoever finds that one dead takes the table over, and counts its version up. So whatever the old steward still
writes does not fit, as after any late write (see `store.py`): a steward saves work, it is not what keeps a game whole.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from secrets import randbits
from typing import Any, Final, TypeVar

import structlog
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

import kanly
from kanly.table.database import StoreError

log = structlog.get_logger("kanly.stewards")

T = TypeVar("T")

SPACE: Final = 0x6B616E
"""Sets our advisory locks apart from those of others in the same database."""
BEAT_SECONDS: Final = 1.0
LEASE_SECONDS: Final = 10.0
"""How often a server gives a sign of life, and how long it is believed to be alive without one."""
MOST_WOKEN: Final = 500
"""Tables of a dead server that its heir loads at once, where a bot is to move; others wait for somebody to look."""

_NOW: Final = "extract(epoch FROM clock_timestamp())"
_ALIVE: Final = f"""servers.seen > {_NOW} - :lease AND EXISTS (
    SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2
    AND classid::bigint = :space AND objid::bigint = servers.id
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))"""
_KNOWN: Final = {"space": SPACE, "lease": LEASE_SECONDS}

LOCK: Final = text("SELECT pg_try_advisory_lock(:space, :me)")
ENTER: Final = text(f"INSERT INTO servers (id, url, version, seen) VALUES (:me, :url, :version, {_NOW})")
BEAT: Final = text(f"UPDATE servers SET seen = {_NOW} WHERE id = :me AND seen > {_NOW} - :lease")
BURY: Final = text(f"DELETE FROM servers WHERE id <> :me AND NOT ({_ALIVE}) RETURNING id")
LEAVE: Final = text("DELETE FROM servers WHERE id = :me")
WHERE: Final = text(
    f"SELECT tables.steward, servers.url FROM tables LEFT JOIN servers ON servers.id = tables.steward AND {_ALIVE}"
    " WHERE tables.id = :table"
)
TAKE: Final = text(
    "UPDATE tables SET steward = :me, version = version + 1 WHERE id = :table AND steward = :before"
    " AND EXISTS (SELECT 1 FROM servers WHERE servers.id = :me)"
)
RELEASE: Final = text("UPDATE tables SET steward = 0 WHERE id = ANY(:tables) AND steward = :me")
PASS: Final = text(
    "UPDATE tables SET version = version + 1, steward ="
    f" (SELECT id FROM servers WHERE servers.version <> :version AND {_ALIVE} ORDER BY seen DESC LIMIT 1)"
    f" WHERE id = :table AND steward = :me AND EXISTS (SELECT 1 FROM servers WHERE version <> :version AND {_ALIVE})"
)
LEFT: Final = text(
    "SELECT tables.id FROM tables"
    " JOIN LATERAL (SELECT to_move FROM moves WHERE table_id = tables.id ORDER BY n DESC LIMIT 1) AS last ON true"
    " JOIN seats ON seats.table_id = tables.id AND seats.seat = last.to_move AND seats.kind = 'bot'"
    " WHERE tables.steward = ANY(:dead) AND tables.status = 'running' LIMIT :most"
)


class Stewards:
    """One server among others: it says which tables it leads, gives signs of life, and takes over from the dead."""

    def __init__(self, engine: Engine, url: str) -> None:
        self.me = 0
        """The number of this server; 0 while it leads nothing, since others may have taken over."""
        self._number = 0
        self._engine = engine
        self._url = url
        self._life: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "kanly-stewards")

    async def open(self) -> None:
        """Become known to the others; raises StoreError."""
        await self._do(self._enter)

    async def close(self) -> None:
        """Leave, so that others may lead what this server led."""
        with suppress(StoreError):
            await self._do(self._leave)
        self._thread.shutdown()

    async def live(self, lost: Callable[[], None], wake: Callable[[list[str]], None]) -> None:
        """Give signs of life; `lost` is called when others may have taken over, `wake` with what a dead server left."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                if left := await self._do(self._beat):
                    wake(left)
            except StoreError as error:
                log.warning("leads no table", reason=str(error))
                self.me = 0
                lost()
                for step in (self._leave, self._enter):
                    with suppress(StoreError):
                        await self._do(step)

    async def elsewhere(self, table_id: str) -> str | None:
        """Return where a table is led, None if that is here or nowhere; raises StoreError."""
        return await self._do(lambda: self._elsewhere(table_id)[1])

    async def lead(self, table_id: str) -> bool:
        """Lead a table from now on, unless a living server does, and say whether; raises StoreError."""
        return await self._do(lambda: self._lead(table_id))

    async def release(self, table_ids: Iterable[str]) -> None:
        """Lead some tables no longer: whoever is asked for one of them next does."""
        ids = list(table_ids)
        if ids:
            await self._do(lambda: self._execute(RELEASE, tables=ids))

    async def pass_to_another_version(self, table_id: str) -> bool:
        """Let a living server of another version lead a table, if there is one, and say so."""
        version = kanly.__version__
        return await self._do(lambda: bool(self._execute(PASS, table=table_id, version=version).rowcount))

    # -- in the thread ---------------------------------------------------------------------------

    async def _do(self, work: Callable[[], T]) -> T:
        def run() -> T:
            try:
                return work()
            except SQLAlchemyError as error:
                raise StoreError(str(error).partition("\n")[0]) from error

        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, run)
        except RuntimeError as error:  # the thread has been shut down
            raise StoreError("the store is closed") from error

    def _enter(self) -> None:
        """Take a number that nobody has, hold its lock for as long as this session lives, and say where we are."""
        me = randbits(31) or 1
        self._life = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        if not self._life.execute(LOCK, {"space": SPACE, "me": me}).scalar_one():
            raise StoreError("another server has this number")
        self._life.execute(ENTER, {"me": me, "url": self._url, "version": kanly.__version__})
        self.me = self._number = me

    def _leave(self) -> None:
        life, self._life = self._life, None
        if life is not None:
            try:
                life.execute(LEAVE, {"me": self._number})
            finally:
                life.invalidate()  # or the pool would keep the session, and with it the lock
                life.close()

    def _beat(self) -> list[str]:
        """Give a sign of life and return what a dead server left to us; raises StoreError where we count as dead."""
        if not self._execute(BEAT).rowcount:
            raise StoreError("given up by the other servers")
        dead = list(self._execute(BURY).scalars())
        if not dead:
            return []
        log.warning("servers dead", count=len(dead))
        return list(self._execute(LEFT, dead=dead, most=MOST_WOKEN).scalars())

    def _elsewhere(self, table_id: str) -> tuple[int | None, str | None]:
        """Return who leads a table by its row, and where, if that is another server that lives."""
        found = self._execute(WHERE, table=table_id).one_or_none()
        if found is None:
            return None, None
        steward, url = found
        return steward, None if steward == self.me else url

    def _lead(self, table_id: str) -> bool:
        while True:
            steward, url = self._elsewhere(table_id)
            if url is not None:
                return False
            if steward is None or steward == self.me:
                return True
            if self._execute(TAKE, table=table_id, before=steward).rowcount:
                return True

    def _execute(self, statement: Any, **values: Any) -> Any:
        if self._life is None or not self.me:
            raise StoreError("this server leads no tables now")
        return self._life.execute(statement, {**_KNOWN, "me": self.me, **values})
