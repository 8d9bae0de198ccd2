"""A database grows with the versions of kanly, whatever happens while it does."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import asdict, replace
from sqlalchemy import Engine, event, inspect, text

from kanly.table import database
from kanly.table.database import open_database
from kanly.table.rows import MoveRow
from kanly.table.schema import metadata
from kanly.table.store import StoreError
from tests.table.stored import a_table, in_a_loop, load, opened


def test_migrations_lead_to_the_schema(database_url: str) -> None:
    engine = open_database(database_url)
    with engine.connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True, "target_metadata": metadata}
        )
        assert compare_metadata(context, metadata) == []
        found = inspect(connection)
        for table in metadata.tables.values():
            assert found.get_pk_constraint(table.name)["constrained_columns"] == table.primary_key.columns.keys()
            assert found.get_table_options(table.name) == (
                {"sqlite_with_rowid": False}
                if engine.dialect.name == "sqlite" and not table.dialect_kwargs.get("sqlite_with_rowid", True)
                else {}
            )
    engine.dispose()


def test_servers_that_start_at_once_do_not_disturb_each_other(database_url: str) -> None:
    with ThreadPoolExecutor(8) as pool:
        for engine in pool.map(open_database, [database_url] * 8):
            assert set(inspect(engine).get_table_names()) == {*metadata.tables, "alembic_version"}
            engine.dispose()


def test_an_upgrade_that_breaks_off_leaves_the_database_as_it_was(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_off(engine: Engine) -> None:
        with monkeypatch.context() as patch:
            patch.setattr("alembic.op.create_index", fail)
            with pytest.raises(RuntimeError, match="power cut"):
                database._upgrade(engine)

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("power cut")

    engine = database._engine(database._database_url(database_url))
    break_off(engine)
    assert inspect(engine).get_table_names() == []
    engine.dispose()
    open_database(database_url).dispose()


@in_a_loop
async def test_what_the_first_version_stored_is_read_and_played_on(database_url: str) -> None:
    engine = database._engine(database._database_url(database_url))
    database._upgrade(engine, "0001")
    table = {**asdict(a_table(owner="anna", status="running", head="kanly 1"))}
    move = {"table_id": "t", "n": 1, "seat": 0, "text": "pass", "chance": "", "time": 2.5}
    with engine.begin() as connection:
        for name, row in (("tables", table), ("moves", move)):
            columns = {column["name"] for column in inspect(connection).get_columns(name)}
            known = {key: value for key, value in row.items() if key in columns}
            marks = ", ".join(f":{key}" for key in known)
            connection.execute(text(f"INSERT INTO {name} ({', '.join(known)}) VALUES ({marks})"), known)
    engine.dispose()
    async with opened(database_url) as store:
        assert (await load(store)).moves == (MoveRow("t", 1, 0, "pass", "", 2.5),)
        await store.append_move(MoveRow("t", 2, 0, "pass", "", 3.5, 1, 0))
        [listed] = await store.tables_of("anna")
        assert (listed.table, listed.revision, listed.to_move) == (replace(a_table(), **table), 2, 0)


def test_a_database_of_a_newer_version_is_refused_untouched(database_url: str) -> None:
    engine = open_database(database_url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError, match="newer version"):
        open_database(database_url)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one() == "9999"
    engine.dispose()


def test_a_database_that_is_refused_is_let_go(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = open_database(database_url)
    with ours.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    ours.dispose()
    engine = database._engine(database._database_url(database_url))
    monkeypatch.setattr(database, "_engine", lambda url: engine)
    opened: list[object] = []
    event.listen(engine, "connect", lambda connection, _: opened.append(connection))
    event.listen(engine, "close", lambda connection, _: opened.remove(connection))
    with pytest.raises(StoreError, match="newer version"):
        open_database(database_url)
    assert opened == []


def test_sqlite_is_durable_and_checks_references(tmp_path: object) -> None:
    engine = open_database(f"sqlite:///{tmp_path}/kanly.db")
    with engine.connect() as connection:
        pragmas = {
            name: connection.execute(text(f"PRAGMA {name}")).scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    engine.dispose()
    full = 2
    assert pragmas == {"journal_mode": "wal", "synchronous": full, "foreign_keys": 1, "busy_timeout": 5000}
