"""A database grows with the versions of kanly, whatever happens while it does."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, inspect, text

from kanly.table import database
from kanly.table.database import open_database
from kanly.table.schema import metadata
from kanly.table.store import StoreError


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


def test_a_database_of_a_newer_version_is_refused_untouched(database_url: str) -> None:
    engine = open_database(database_url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError, match="newer version"):
        open_database(database_url)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one() == "9999"
    engine.dispose()


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
