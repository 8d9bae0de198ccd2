"""The one thread that writes. What arrives while it is at a commit goes together into the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import chain, groupby
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from msgspec.structs import astuple
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, OperationalError

from kanly.table.database import StoreError, store_error
from kanly.table.rows import MoveRow
from kanly.table.schema import moves

T = TypeVar("T")
Job = Callable[[Connection], Any]
Call = tuple["asyncio.Future[Any]", "MoveRow | Job"]

MOST = 64
"""How many calls are written together: enough for a busy server, few enough that each size stays prepared."""
IDLE = 1.0
"""Seconds after which the connection goes back to the pool, which tests it before it is used again."""


class Writer:
    """Takes moves and other writes from an event loop, and answers when they are durable.

    Moves are the hot path. Those that wait go into one INSERT of many rows, which is its own transaction: one call
    of the driver writes and commits them all. Any other write is a job, a function of a connection; the jobs that
    wait share a transaction. Calls are written in the order in which they came.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._calls: SimpleQueue[Call | None] = SimpleQueue()
        self._connection: Connection | None = None
        self.stopped = False
        self._thread = Thread(target=self._run, name="kanly-writer", daemon=True)
        self._thread.start()

    def append(self, move: MoveRow) -> asyncio.Future[int]:
        """Queue a move; the future resolves to its table's version, when it is committed."""
        return self._put(move)

    def perform(self, job: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Queue a job; the future resolves to what it returned, when it is committed. It may be run twice."""
        return self._put(job)

    @property
    def waiting(self) -> int:
        """About how many calls wait to be written."""
        return self._calls.qsize()

    def stop(self) -> None:
        """Refuse further calls; those that were taken are still written."""
        if not self.stopped:
            self.stopped = True
            self._calls.put(None)

    def join(self) -> None:
        """Wait, after `stop`, until every call is answered."""
        self._thread.join()

    def _put(self, what: MoveRow | Job) -> asyncio.Future[Any]:
        if self.stopped:
            raise StoreError("the store is closed")
        future = asyncio.get_running_loop().create_future()
        self._calls.put((future, what))
        return future

    def _run(self) -> None:
        is_last = False
        while not is_last:
            batch = self._gather()
            is_last = batch[-1] is None
            calls = [call for call in batch if call is not None]
            for are_moves, run in groupby(calls, lambda call: isinstance(call[1], MoveRow)):
                self._write(list(run), self._append if are_moves else self._perform)
        self._release()

    def _gather(self) -> list[Call | None]:
        """Wait for a call; return it and those that wait behind it."""
        try:
            batch = [self._calls.get(timeout=IDLE)]
        except Empty:
            self._release()
            batch = [self._calls.get()]
        with suppress(Empty):
            while len(batch) < MOST:
                batch.append(self._calls.get_nowait())
        return batch

    def _write(self, calls: list[Call], commit: Callable[[list[Any]], Sequence[Any]]) -> None:
        """Commit calls together; if one of them is refused, commit each alone, so that only that one fails."""
        try:
            answers = commit([what for _, what in calls])
        except Exception as error:
            self._release()
            if len(calls) > 1 and not isinstance(error, OperationalError):
                for call in calls:
                    self._write([call], commit)
                return
            answers = [store_error(error) if isinstance(error, DBAPIError) else error for _ in calls]
        answered = list(zip(calls, answers, strict=True))
        for loop in {future.get_loop() for future, _ in calls}:
            with suppress(RuntimeError):  # the loop is closed: nobody there waits any more
                loop.call_soon_threadsafe(_answer, [pair for pair in answered if pair[0][0].get_loop() is loop])

    def _append(self, rows: list[MoveRow]) -> list[int]:
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        statement = _insert_moves(len(rows), "?" if self._engine.dialect.name == "sqlite" else "%s")
        values = tuple(chain.from_iterable(map(astuple, rows)))
        answered = self._connection.exec_driver_sql(statement, values).all()
        versions: dict[str, int] = {table_id: version for table_id, version in answered}  # noqa: C416 - rows are no pairs
        return [versions[row.table_id] for row in rows]

    def _perform(self, jobs: list[Job]) -> list[Any]:
        with self._engine.begin() as connection:
            return [job(connection) for job in jobs]

    def _release(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


@lru_cache
def _insert_moves(count: int, mark: str) -> str:
    """Return the statement that inserts so many moves and returns their tables' versions; `mark` stands for a value."""
    columns = moves.columns.keys()
    row = f"({', '.join([mark] * len(columns))})"
    version = "(SELECT version FROM tables WHERE tables.id = moves.table_id)"
    return f"INSERT INTO moves ({', '.join(columns)}) VALUES {', '.join([row] * count)} RETURNING table_id, {version}"


def _answer(answered: list[tuple[Call, Any]]) -> None:
    for (future, _), answer in answered:
        if future.done():  # whoever waited was cancelled
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)
