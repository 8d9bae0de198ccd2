"""The store: what was stored is there again, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from kanly import ConfigError
from kanly.table.database import open_database
from kanly.table.rows import ChatRow, GuestRow, ListedTable, MoveRow, SeatRow, Tally
from kanly.table.store import Conflict, Store, StoreError
from tests.table.stored import a_table, in_a_loop, load, opened


def names(listed: list[ListedTable]) -> list[str]:
    return [entry.table.id for entry in listed]


@in_a_loop
async def test_a_table_is_read_as_it_was_stored(database_url: str) -> None:
    table = a_table(
        status="running",
        note='{"id":"x"}',
        name="Шахова дошка",
        public=True,
        pace=800,
        owner="anna",
        head="kanly 1\nseed 4",
    )
    seats = (
        SeatRow("t", 0, "person", "anna", "Anna", secret_hash="ab" * 32),
        SeatRow("t", 1, "bot", name="Bot", bot="greedy"),
        SeatRow("t", 2),
    )
    async with opened(database_url) as store:
        await store.create_table(table, seats)
        await store.append_move(MoveRow("t", 1, 0, "agent dagger@arrakeen", "", 1700000000.123456))
        await store.append_move(MoveRow("t", 2, 1, "reveal", "* imperium_deck scout\n* roll 3", 1700000001.5))
        await store.append_move(MoveRow("t", 3, 1, "undo", "", 1700000002.5))
        await store.add_chat(ChatRow("t", 1, -1, "", "hello ☀ '; --", 5.5))
    async with opened(database_url) as store:
        stored = await load(store)
        assert stored.table == table
        assert stored.table.public is True
        assert stored.seats == seats
        assert stored.moves == (
            MoveRow("t", 1, 0, "agent dagger@arrakeen", "", 1700000000.123456),
            MoveRow("t", 2, 1, "reveal", "* imperium_deck scout\n* roll 3", 1700000001.5),
            MoveRow("t", 3, 1, "undo", "", 1700000002.5),
        )
        assert stored.chat == (ChatRow("t", 1, -1, "", "hello ☀ '; --", 5.5),)
        assert (stored.revision, stored.moved) == (3, 1700000002.5)


@in_a_loop
async def test_a_table_that_is_not_there_is_none(database_url: str) -> None:
    async with opened(database_url) as store:
        assert await store.load_table("nowhere") is None
        assert await store.guest("nobody") is None


@in_a_loop
async def test_a_table_from_a_record_comes_with_its_moves(database_url: str) -> None:
    moves = tuple(MoveRow("t", n, n % 3, f"move {n}", "", float(n)) for n in range(1, 301))
    async with opened(database_url) as store:
        await store.create_table(a_table(), (), moves)
        stored = await load(store)
        assert stored.moves == moves


@in_a_loop
async def test_a_refused_table_leaves_nothing_behind(database_url: str) -> None:
    async with opened(database_url) as store:
        with pytest.raises(Conflict):
            await store.create_table(a_table(), (SeatRow("t", 0), SeatRow("t", 0)))
        assert await store.load_table("t") is None
        await store.create_table(a_table())
        with pytest.raises(Conflict):
            await store.create_table(a_table(name="another"))


@in_a_loop
async def test_what_is_said_of_a_table_can_change(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.create_table(a_table())
        await store.create_table(a_table("other"))
        renamed = await store.set_table(a_table(), name="Sietch", public=True, pace=5, head="kanly 1")
        archived = await store.set_table(renamed, status="archived", note='{"id":"table-archived"}')
        stored, other = await load(store), await load(store, "other")
        changed = a_table(name="Sietch", public=True, pace=5, head="kanly 1", note='{"id":"table-archived"}')
        assert stored.table == archived == replace(changed, status="archived", version=2)
        assert other.table == a_table("other")
        with pytest.raises(Conflict, match="no table 'nowhere'"):
            await store.set_table(a_table("nowhere"), status="over")


@in_a_loop
async def test_what_changed_meanwhile_is_not_overwritten(database_url: str) -> None:
    """Neither the table nor its seats; and whoever moves hears of it."""
    async with opened(database_url) as store:
        known = a_table(status="running")
        await store.create_table(known, (SeatRow("t", 0), SeatRow("t", 1)))
        assert await store.append_move(MoveRow("t", 1, 0, "pass", "", 1.0)) == 0
        await store.set_seat(known, SeatRow("t", 0, "bot", bot="random"))
        with pytest.raises(Conflict):
            await store.set_seat(known, SeatRow("t", 1, "bot", bot="greedy"), status="over")
        with pytest.raises(Conflict):
            await store.set_table(known, pace=5)
        stored = await load(store)
        assert (stored.table, stored.seats[1]) == (replace(known, version=1), SeatRow("t", 1))
        assert await store.append_move(MoveRow("t", 2, 0, "pass", "", 1.0)) == 1
        await store.set_table(stored.table, pace=5)
        assert await store.append_move(MoveRow("t", 3, 0, "pass", "", 1.0), status="over") == 2


@in_a_loop
async def test_the_last_move_ends_the_game_in_the_same_transaction(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.create_table(a_table(status="running"))
        await store.append_move(MoveRow("t", 1, 0, "pass", "", 1.0))
        with pytest.raises(Conflict):
            await store.append_move(MoveRow("t", 1, 0, "pass", "", 1.0), status="over")
        stored = await load(store)
        assert (stored.table.status, stored.revision) == ("running", 1)
        await store.append_move(MoveRow("t", 2, 0, "pass", "", 1.0), status="over")
        stored = await load(store)
        assert (stored.table.status, stored.revision) == ("over", 2)


@in_a_loop
async def test_a_seat_changes_hands(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.create_table(a_table(), (SeatRow("t", 0), SeatRow("t", 1)))
        table = await store.set_seat(a_table(), SeatRow("t", 1, "person", "anna", "Anna", secret_hash="ff"))
        table = await store.set_seat(table, SeatRow("t", 1, "bot", "anna", "Anna", "greedy"))
        await store.set_seat(table, SeatRow("t", 2, "bot", bot="random"))
        stored = await load(store)
        bots = (SeatRow("t", 1, "bot", "anna", "Anna", "greedy"), SeatRow("t", 2, "bot", bot="random"))
        assert stored.seats == (SeatRow("t", 0), *bots)


@in_a_loop
async def test_a_guest_keeps_the_last_name_given(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.set_guest(GuestRow("g", "", 1.5, 1.5))
        await store.set_guest(GuestRow("g", "Anna", 1.5, 9.5))
        assert await store.guest("g") == GuestRow("g", "Anna", 1.5, 9.5)


@in_a_loop
async def test_a_setting_is_made_once(database_url: str) -> None:
    async with opened(database_url) as store, opened(database_url) as other:
        first, second = await asyncio.gather(store.setting("key", lambda: "one"), other.setting("key", lambda: "two"))
        assert first == second
        assert await store.setting("key", lambda: "three") == first
        assert await store.setting("second", lambda: "another") == "another"


@in_a_loop
async def test_a_guest_finds_the_tables_they_made_or_sit_at(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.create_table(a_table("made", owner="anna", created=10.0))
        await store.create_table(a_table("joined", created=20.0), (SeatRow("joined", 0), SeatRow("joined", 1)))
        await store.create_table(a_table("both", owner="anna", created=30.0), (SeatRow("both", 0, guest="anna"),))
        await store.create_table(a_table("strange", owner="boris"), (SeatRow("strange", 0, guest="boris"),))
        await store.set_seat(a_table("joined"), SeatRow("joined", 1, "person", "anna", "Anna"))
        assert names(await store.tables_of("anna")) == ["both", "joined", "made"]
        await store.append_move(MoveRow("made", 1, 0, "pass", "", 40.0))
        await store.append_move(MoveRow("made", 2, 0, "pass", "", 50.0))
        last_moved, _, joined = await store.tables_of("anna")
        assert last_moved == ListedTable(a_table("made", owner="anna", created=10.0), (), 2, 50.0)
        seats = (SeatRow("joined", 0), SeatRow("joined", 1, "person", "anna", "Anna"))
        assert joined == ListedTable(a_table("joined", created=20.0, version=1), seats, 0, 20.0)
        assert await store.tables_of("nobody") == []


@in_a_loop
async def test_the_lobby_lists_public_tables_by_status(database_url: str) -> None:
    async with opened(database_url) as store:
        for n in range(5):
            await store.create_table(a_table(f"open{n}", public=True, created=float(n)))
        await store.create_table(a_table("private"))
        await store.create_table(a_table("running", public=True, status="running"))
        assert names(await store.public_tables("waiting")) == ["open4", "open3", "open2", "open1", "open0"]
        assert names(await store.public_tables("waiting", limit=2)) == ["open4", "open3"]
        assert names(await store.public_tables("running")) == ["running"]
        assert await store.public_tables("over") == []


@in_a_loop
async def test_the_lobby_is_sorted_by_when_tables_were_touched(database_url: str) -> None:
    """By an index, however many there are; those that are listed stand in the order of their last moves."""
    async with opened(database_url) as store:
        for n in range(4):
            await store.create_table(a_table(str(n), public=True, created=float(n)))
        await store.append_move(MoveRow("0", 1, 0, "pass", "", 50.0))
        assert [listed.table.id for listed in await store.public_tables("waiting", 2)] == ["3", "2"]
        await store.touch({"0": 50.0})
        assert [listed.table.id for listed in await store.public_tables("waiting", 2)] == ["0", "3"]


def test_the_lobby_of_sqlite_does_not_look_at_all_tables(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path}/kanly.db")
    query = "SELECT id FROM tables WHERE public = 1 AND status = 'running' ORDER BY touched DESC LIMIT 100"
    with engine.connect() as connection:
        plan = " ".join(str(row) for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}"))
    engine.dispose()
    assert "ix_tables_listed" in plan
    assert "TEMP B-TREE" not in plan


@in_a_loop
async def test_only_unfinished_tables_count_against_their_owner(database_url: str) -> None:
    async with opened(database_url) as store:
        for n, status in enumerate(("running", "waiting", "over", "archived", "running")):
            await store.create_table(a_table(str(n), owner="anna", status=status, created=10.0 - n))
        await store.create_table(a_table("other", owner="boris", status="running"))
        assert (await store.tally_of("anna")).unfinished == 3
        assert await store.tally_of("nobody") == Tally()


@in_a_loop
async def test_a_list_says_how_each_game_stands(database_url: str) -> None:
    """As its last move says, or else as it began; of what an older version stored it does not know."""
    async with opened(database_url) as store:
        for number, known in enumerate(("begun", "moved", "old", "old, moved", "old, moved since")):
            stands = {} if known.startswith("old") else {"round": 1, "to_move": 2}
            await store.create_table(a_table(known, owner="anna", created=100.0 - number, **stands))
        await store.append_move(MoveRow("moved", 1, 2, "pass", "", 5.0, 1, 0))
        await store.append_move(MoveRow("moved", 2, 0, "pass", "", 6.0, 2, 1))
        await store.append_move(MoveRow("old, moved", 1, 0, "pass", "", 5.0))
        await store.append_move(MoveRow("old, moved since", 1, 0, "pass", "", 5.0))
        await store.append_move(MoveRow("old, moved since", 2, 0, "pass", "", 5.0, 3, 2))
        listed = {
            entry.table.id: (entry.revision, entry.round, entry.to_move) for entry in await store.tables_of("anna")
        }
        assert listed == {
            "begun": (0, 1, 2),
            "moved": (2, 2, 1),
            "old": (0, None, None),
            "old, moved": (1, None, None),
            "old, moved since": (2, 3, 2),
        }


@in_a_loop
async def test_a_second_move_with_the_same_number_is_refused(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.create_table(a_table())
        await store.append_move(MoveRow("t", 1, 0, "pass", "", 1.0))
        with pytest.raises(Conflict):
            await store.append_move(MoveRow("t", 1, 1, "reveal", "", 2.0))
        with pytest.raises(Conflict):
            await store.append_move(MoveRow("nowhere", 1, 0, "pass", "", 1.0))
        stored = await load(store)
        assert stored.moves == (MoveRow("t", 1, 0, "pass", "", 1.0),)


@pytest.mark.parametrize("url", ["mysql://host/name", "sqlite://", "sqlite:///:memory:", "nonsense", ""])
def test_an_address_that_is_no_database_is_refused(url: str) -> None:
    with pytest.raises(ConfigError):
        Store.open(url)


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(ConfigError, match=r"kanly\[postgres\]"):
        Store.open("postgresql://somebody@/nothing")


def test_a_database_that_cannot_be_opened_says_so(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="unable to open"):
        Store.open(f"sqlite:///{tmp_path}")
    with pytest.raises(StoreError, match=r"connection .* failed"):
        Store.open(f"postgresql://somebody@/nothing?host={tmp_path}")
