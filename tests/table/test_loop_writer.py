"""Moves that the loop writes itself, and when it leaves them to the thread."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, select

from kanly.table import loop_writer
from kanly.table.database import open_database
from kanly.table.loop_writer import FEW, LoopWriter
from kanly.table.schema import moves
from kanly.table.store import Store
from kanly.table.writer import Writer
from tests.table.stored import a_table, in_a_loop, load, opened


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Return the list of moves that the thread is given."""
    seen: list[Any] = []
    take = Writer.take

    def note(writer: Writer, call: Any) -> None:
        if isinstance(call[1], tuple):
            seen.append(call[1])
        take(writer, call)

    monkeypatch.setattr(Writer, "take", note)
    return seen


def append(store: Store, n: int) -> asyncio.Future[None]:
    return store.append_move("t", n, 0, f"pass {n}", "", 1.0)


def stored(path: Path) -> int:
    """Return how many moves another process would find."""
    with sqlite3.connect(path) as other:
        return int(other.execute("SELECT count(*) FROM moves").fetchone()[0])


@pytest.fixture
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take the disk for a quick one, however busy this machine is."""
    monkeypatch.setattr(loop_writer, "QUICK", 60.0)


@in_a_loop
async def test_a_lone_move_needs_no_thread(tmp_path: Path, taken: list[Any], quick_disk: None) -> None:
    async with opened(f"sqlite:///{tmp_path}/kanly.db") as store:
        await store.create_table(a_table())
        for n in range(1, 6):
            await append(store, n)
            assert stored(tmp_path / "kanly.db") == n
    assert not taken


@in_a_loop
async def test_many_moves_at_once_go_to_the_thread(tmp_path: Path, taken: list[Any]) -> None:
    async with opened(f"sqlite:///{tmp_path}/kanly.db") as store:
        await store.create_table(a_table())
        await asyncio.gather(*(append(store, n) for n in range(1, 3 * FEW)))
        assert [move[1] for move in taken] == list(range(1, 3 * FEW))
        assert (await load(store)).revision == 3 * FEW - 1


@in_a_loop
async def test_nothing_overtakes_a_move(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path}/kanly.db")
    store, writer = Store(engine), LoopWriter(engine)
    await store.create_table(a_table())

    def count(connection: Connection) -> int:
        return connection.execute(select(func.count()).select_from(moves)).scalar_one()

    first = writer.append(("t", 1, 0, "pass", "", 1.0))
    seen = writer.perform(count)
    second = writer.append(("t", 2, 0, "pass", "", 1.0))
    assert await seen == 1
    await asyncio.gather(first, second)
    assert await writer.perform(count) == 2
    writer.stop()
    await asyncio.to_thread(writer.join)
    await store.close()


@in_a_loop
async def test_a_locked_database_does_not_hold_the_loop(tmp_path: Path, taken: list[Any]) -> None:
    """While another process writes, the thread waits and the loop goes on: here it is the loop that unlocks."""
    other = sqlite3.connect(tmp_path / "kanly.db", isolation_level=None)
    async with opened(f"sqlite:///{tmp_path}/kanly.db") as store:
        await store.create_table(a_table())
        await append(store, 1)
        other.execute("BEGIN IMMEDIATE")
        move = append(store, 2)
        await asyncio.sleep(0.05)
        assert taken
        assert not move.done()
        other.execute("ROLLBACK")
        await move
        assert (await load(store)).revision == 2
    other.close()


@in_a_loop
async def test_a_slow_disk_gets_the_thread_for_a_while(
    tmp_path: Path, taken: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = count(100.0, 2 * loop_writer.QUICK)  # every look at it takes longer than a commit may
    monkeypatch.setattr(loop_writer, "monotonic", lambda: next(clock))
    async with opened(f"sqlite:///{tmp_path}/kanly.db") as store:
        await store.create_table(a_table())
        await append(store, 1)
        assert not taken
        await append(store, 2)
        assert [move[1] for move in taken] == [2]
        for _ in range(int(loop_writer.REST)):
            next(clock)
        await asyncio.sleep(0)
        await append(store, 3)
        assert [move[1] for move in taken] == [2]
        assert (await load(store)).revision == 3


@in_a_loop
async def test_a_move_that_waits_when_the_store_closes_is_written(tmp_path: Path) -> None:
    store = Store.open(f"sqlite:///{tmp_path}/kanly.db")
    await store.create_table(a_table())
    move = append(store, 1)
    await store.close()
    await move
    assert stored(tmp_path / "kanly.db") == 1


@in_a_loop
async def test_the_log_of_sqlite_is_written_back(
    tmp_path: Path, quick_disk: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loop_writer, "TIDY", 3)
    async with opened(f"sqlite:///{tmp_path}/kanly.db") as store:
        await store.create_table(a_table())
        for n in range(1, 4):
            await append(store, n)
        await store.setting("after", lambda: "the thread has done what came before")
        shutil.copy(tmp_path / "kanly.db", tmp_path / "without_its_log.db")
        assert stored(tmp_path / "without_its_log.db") == 3
