"""What a durable move costs: CPU of this process per move, and how long one waits for it.

    python bench/store.py                         # SQLite in a temporary folder
    python bench/store.py postgresql://...        # an empty database

`at once` tables append their next move as soon as the last one is durable. `busy` shares the interpreter with a loop
that computes for half a millisecond between two moves, as a server does that builds views.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time

from kanly.table.rows import MoveRow, TableRow
from kanly.table.store import Store

CHANCE = "* intrigue_deck bribery"
BUSY = 0.0005


async def append(store: Store, table_id: str, moves: int, busy: bool, waits: list[float]) -> None:
    for n in range(1, moves + 1):
        begin = time.perf_counter()
        await store.append_move(MoveRow(table_id, n, 0, "agent dagger@arrakeen", CHANCE, 1.0))
        waits.append(time.perf_counter() - begin)
        if busy:
            end = time.perf_counter() + BUSY
            while time.perf_counter() < end:
                pass


async def measure(store: Store, at_once: int, moves: int, busy: bool) -> str:
    ids = [f"{at_once}-{busy}-{moves}-{table}" for table in range(at_once)]
    for table_id in ids:
        await store.create_table(TableRow(table_id, "imperium", "base", "{}", "1", 1, 1.0))
    waits: list[float] = []
    cpu, wall = time.process_time(), time.perf_counter()
    await asyncio.gather(*(append(store, table_id, moves // at_once, busy, waits) for table_id in ids))
    cpu, wall = time.process_time() - cpu, time.perf_counter() - wall
    per_move = "" if busy else f"{cpu / len(waits) * 1e6:6.1f} us CPU,"
    return (
        f"{per_move:15} {len(waits) / wall:7.0f} moves/s, "
        f"p50 {statistics.median(waits) * 1e3:5.2f} ms, p99 {statistics.quantiles(waits, n=100)[98] * 1e3:5.2f} ms"
    )


async def main(url: str) -> None:
    store = Store.open(url)
    await measure(store, 16, 320, False)
    for at_once in (1, 16, 64):
        for busy in (False, True):
            line = await measure(store, at_once, 6400 if at_once > 1 else 1600, busy)
            print(f"{at_once:3} at once{', busy' if busy else '':6} {line}")
    await store.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else f"sqlite:///{folder}/kanly.db"))
