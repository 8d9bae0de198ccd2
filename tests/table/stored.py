"""What tests of the store share."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps

from msgspec.structs import replace

from kanly.table.rows import StoredTable, TableRow
from kanly.table.store import Store


def in_a_loop(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Run a test that awaits; one that hangs ends, and a slow machine does not make it hang."""

    @wraps(test)
    def run(**fixtures: object) -> None:
        asyncio.run(asyncio.wait_for(test(**fixtures), 600))

    return run


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = Store.open(url)
    try:
        yield store
    finally:
        await store.close()


def a_table(id: str = "t", **fields: object) -> TableRow:
    table = TableRow(id, "imperium", "base", '{"seats":3}', str(2**96 - 1), 1, 1000.25)
    return replace(table, **fields)


async def load(store: Store, table_id: str = "t") -> StoredTable:
    stored = await store.load_table(table_id)
    assert stored is not None
    return stored
