"""Moves written by the event loop itself, while the disk is quick.

A thread costs more than the commit it makes: waking it, and being woken by it, takes longer than SQLite does to write a
move to a good disk. So the moves of one turn of the loop are committed together at its end, right there. The loop must
never wait long, though. Many moves at once go to the writing thread, which writes them while the loop goes on; so does
everything for a while after a slow commit, and what finds the database locked or is refused, for the thread can wait
and knows what to answer. The thread also moves what was written from SQLite's log to its file.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine

from kanly.table.database import StoreError
from kanly.table.writer import Call, Move, Writer, insert_moves

T = TypeVar("T")

FEW: Final = 4
"""Moves that the loop writes itself."""
QUICK: Final = 0.002
"""Seconds that a commit may keep the loop."""
REST: Final = 50.0
"""How many times as long as a slow commit took moves go to the thread: so the loop waits a fiftieth of the time."""
TIDY: Final = 500
"""Moves after which SQLite's log is written back."""


class LoopWriter:
    """Takes moves and other writes from an event loop, like Writer, for a SQLite database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = Writer(engine)
        self._connection: Connection | None = None
        self._waiting: list[Call] = []
        self._handed_over = 0
        self._rests_until = 0.0
        self._untidy = 0

    @property
    def stopped(self) -> bool:
        """Whether further calls are refused."""
        return self._thread.stopped

    def append(self, move: Move) -> asyncio.Future[None]:
        """Queue a move; the future resolves when it is committed."""
        if self.stopped:
            raise StoreError("the store is closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        self._waiting.append((future, move))
        loop.call_soon(self._commit)
        return future

    def perform(self, job: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Queue a job for the thread; the future resolves to what it returned, when it is committed."""
        self._hand_over()
        future = self._thread.perform(job)
        self._watch(future)
        return future

    def stop(self) -> None:
        """Refuse further calls; those that were taken are still written."""
        self._hand_over()
        self._thread.stop()
        self._release()

    def join(self) -> None:
        """Wait, after `stop`, until every call is answered."""
        self._thread.join()

    def _commit(self) -> None:
        """Write what waits, unless it is much, the thread is at work or the disk is slow."""
        begun = monotonic()
        if self._handed_over or len(self._waiting) > FEW or begun < self._rests_until:
            self._hand_over()
        if not self._waiting:
            return
        calls, self._waiting = self._waiting, []
        try:
            self._insert([what for _, what in calls])  # type: ignore[misc]
        except Exception:  # the thread tries it again, and tells what is wrong
            self._release()
            self._waiting = calls
            self._hand_over()
            return
        now = monotonic()
        if now - begun > QUICK:
            self._rests_until = now + REST * (now - begun)
        for future, _ in calls:
            if not future.done():  # whoever waited was cancelled
                future.set_result(None)
        self._tidy(len(calls))

    def _insert(self, rows: list[Move]) -> None:
        """Insert rows in one statement, which is its own transaction, past SQLAlchemy: it would double the cost."""
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            self._connection.detach()
            for pragma in ("busy_timeout=0", "wal_autocheckpoint=0"):
                self._connection.exec_driver_sql(f"PRAGMA {pragma}")
        driver: Any = self._connection.connection.dbapi_connection
        driver.execute(insert_moves(len(rows), "?"), [value for row in rows for value in row])

    def _tidy(self, moves: int) -> None:
        """Let the thread write SQLite's log back now and then; it can be done beside further commits."""
        self._untidy += moves
        if self._untidy >= TIDY:
            self._untidy = 0
            self._thread.perform(_write_back).add_done_callback(_forget)

    def _hand_over(self) -> None:
        """Give what waits to the thread."""
        for call in self._waiting:
            self._watch(call[0])
            self._thread.take(call)
        self._waiting = []

    def _watch(self, future: asyncio.Future[Any]) -> None:
        """Keep count of what the thread has not answered: until then nothing may overtake it."""
        self._handed_over += 1
        future.add_done_callback(self._answered)

    def _answered(self, _: asyncio.Future[Any]) -> None:
        self._handed_over -= 1

    def _release(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _write_back(connection: Connection) -> None:
    connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


def _forget(done: asyncio.Future[Any]) -> None:
    """Take note of a failure: the log is written back another time."""
    if not done.cancelled():
        done.exception()
