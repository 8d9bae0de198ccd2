"""A process that appends moves to four tables at once and says each one that is durable, until it is killed."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from multiprocessing.connection import Connection

import alembic.command  # noqa: F401 - so that a process forked from this one starts at once

from kanly.table.rows import MoveRow
from kanly.table.store import Conflict, Store

TABLES = ("a", "b", "c", "d")


async def append(store: Store, table_id: str, run: int, promise: Connection) -> None:
    """Append moves; catch up where the last one of a process that was killed is committed only now."""
    while True:
        stored = await store.load_table(table_id)
        assert stored is not None
        with suppress(Conflict):
            await append_after(store, table_id, stored.revision, run, promise)


async def append_after(store: Store, table_id: str, n: int, run: int, promise: Connection) -> None:
    while True:
        n += 1
        text = f"{run}/{n}"
        await store.append_move(MoveRow(table_id, n, 0, text, "", 0.0), status="running" if n % 5 == 0 else None)
        promise.send((table_id, n, text))


async def append_to_all(url: str, run: int, promise: Connection) -> None:
    store = Store.open(url)
    await asyncio.gather(*(append(store, table_id, run, promise) for table_id in TABLES))


def main(url: str, run: int, promise: Connection) -> None:
    asyncio.run(append_to_all(url, run, promise))
