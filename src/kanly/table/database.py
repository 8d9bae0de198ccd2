"""Opening a database: SQLite for one machine, PostgreSQL for a host; brought up to date on the way."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import structlog
from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError

from kanly.engine.errors import ConfigError, KanlyError

log = structlog.get_logger("kanly.database")

PATIENCE = 5
"""Seconds to wait for a database that is locked or does not answer."""

# Two servers that start at once must not upgrade at once. SQLite also needs the explicit beginning to make all of an
# upgrade one transaction, so that a server killed in the middle of it can start again.
LOCK = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "SELECT pg_advisory_xact_lock(hashtext('kanly'))"}


class StoreError(KanlyError):
    """The database failed. Whether a write was kept is known only by reading it again."""


class Conflict(StoreError):
    """A write that does not fit what is stored: a second move with the same number, an unknown table."""


def store_error(error: DBAPIError) -> StoreError:
    """Return a database's error as ours."""
    kind = Conflict if isinstance(error, IntegrityError) else StoreError
    return kind(str(error.orig).strip().partition("\n")[0])


@contextmanager
def sole_user(url: str) -> Iterator[None]:
    """Be the only server of a SQLite database for a while; raises ConfigError where another one is.

    The lock is SQLite's own, on a file beside the database: the system lets go of it however a process ends.
    """
    address = _database_url(url)
    if address.get_backend_name() != "sqlite":
        yield
        return
    file = Path(f"{address.database}.lock")
    file.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(file, timeout=0, isolation_level=None)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            raise ConfigError(
                f"another server has {address.database} open; SQLite is for one server, PostgreSQL for more"
            ) from None
        yield


def open_database(url: str) -> Engine:
    """Connect to a database and bring its tables up to date; raises ConfigError or StoreError."""
    engine = _engine(_database_url(url))
    try:
        _upgrade(engine)
    except Exception as error:
        engine.dispose()  # whatever went wrong: nobody else has it
        if isinstance(error, DBAPIError):
            raise store_error(error) from error
        raise
    return engine


def _database_url(text: str) -> URL:
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise ConfigError(f"{text!r} is not the address of a database") from error
    if url.drivername in {"postgresql", "postgres"}:
        return url.set(drivername="postgresql+psycopg")
    if url.drivername == "sqlite" and url.database not in {None, "", ":memory:"}:
        return url
    raise ConfigError("a database is sqlite:///path/to/file or postgresql://user@host/name")


def _engine(url: URL) -> Engine:
    if url.get_backend_name() == "postgresql":
        patience = {"connect_timeout": PATIENCE, "tcp_user_timeout": PATIENCE * 1000}
        try:
            return create_engine(url, pool_pre_ping=True, connect_args=patience)
        except ModuleNotFoundError as error:
            raise ConfigError("PostgreSQL needs its driver: pip install 'kanly[postgres]'") from error
    file = Path(str(url.database))
    file.parent.mkdir(parents=True, exist_ok=True)
    _close_to_others(file)
    engine = create_engine(url, connect_args={"timeout": PATIENCE})
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _close_to_others(file: Path) -> None:
    """Let nobody else on the machine read a database: it has every seed and the key of the cookies."""
    try:
        file.touch(mode=0o600)
        file.chmod(file.stat().st_mode & ~0o007)
    except OSError as error:
        log.warning("database left open to others", reason=repr(error))


def _prepare_sqlite(connection: Any, _: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _upgrade(engine: Engine, version: str = "head") -> None:
    """Run the migrations that the database has not seen, all or none of them."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        connection.exec_driver_sql(LOCK[engine.dialect.name])
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, version)
        except CommandError as error:
            raise StoreError(f"this database was written by a newer version: {error}") from error
