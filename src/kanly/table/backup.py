"""A whole database in a file, and back; from SQLite to PostgreSQL; and what is wrong with one.

A backup is gzipped text: a head, then one row a line. It does not depend on the kind of the database, nor on the
version of kanly as long as that is not older than the backup.
"""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import groupby, islice
from pathlib import Path
from time import time
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, delete, func, insert, select, text
from sqlalchemy.exc import DBAPIError

import kanly
from kanly.engine.errors import ConfigError
from kanly.table.database import open_database, sole_user, store_error
from kanly.table.ledger import play_on
from kanly.table.rows import MoveRow
from kanly.table.schema import metadata, moves, seats, servers, settings, tables
from kanly.table.stewards import LEASE_SECONDS

Row = tuple[str, dict[str, Any]]
"""The name of a table, and the values of a row of it."""

FORMAT: Final = 1
TOGETHER: Final = 500
KEPT: Final = [table for table in metadata.sorted_tables if table is not servers]
"""What is copied, referred to before it refers."""
STATUSES: Final = ("waiting", "running", "over", "archived")


def back_up(url: str, file: Path) -> int:
    """Write a database as it stands at one moment into a file, and return how many rows; servers may run on."""
    count = 0
    new = file.with_name(file.name + ".new")
    with _opened(url) as engine, _private(new) as out:
        out.write(msgspec.json.encode({"kanly": kanly.__version__, "format": FORMAT, "time": time()}) + b"\n")
        for row in _rows(engine):
            out.write(msgspec.json.encode(row) + b"\n")
            count += 1
    new.replace(file)
    return count


def restore(file: Path, url: str) -> int:
    """Read a backup into an empty database, all of it or nothing, and return how many rows; raises ConfigError."""
    with gzip.open(file, "rb") as lines:
        try:
            head = msgspec.json.decode(lines.readline(), type=dict[str, Any])
        except (msgspec.DecodeError, OSError, EOFError):
            head = {}
        if head.get("format") != FORMAT:
            raise ConfigError(f"{file} is no backup that this version can read")
        return _fill(url, (msgspec.json.decode(line, type=Row) for line in lines))


def move(source: str, target: str) -> int:
    """Copy a database into an empty one, such as from SQLite to PostgreSQL; no server may run on either."""
    with sole_user(source), _opened(source) as engine:
        _check_no_servers(engine)
        return _fill(target, _rows(engine))


def check(url: str, replay: bool = False) -> list[str]:
    """Return what is wrong with a database, a sentence each; with `replay`, also what these rules cannot play."""
    with _opened(url) as engine, engine.connect() as connection:
        wrong = _wrong_inside(connection)
        for row in connection.execute(select(tables).order_by(tables.c.id)).mappings().all():
            wrong += [f"table {row['id']}: {what}" for what in _wrong_at(connection, row, replay)]
        return wrong


@contextmanager
def _opened(url: str) -> Iterator[Engine]:
    engine = open_database(url)
    try:
        yield engine
    except DBAPIError as error:
        raise store_error(error) from error
    finally:
        engine.dispose()


@contextmanager
def _private(file: Path) -> Iterator[gzip.GzipFile]:
    """Write a file that nobody else on the machine can read: it has every seed and the key of the cookies."""
    opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(opened, "wb") as raw, gzip.GzipFile(fileobj=raw, mode="wb") as out:
        yield out


def _rows(engine: Engine) -> Iterator[Row]:
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            connection.exec_driver_sql("BEGIN")
        for table in KEPT:
            for row in connection.execution_options(yield_per=TOGETHER).execute(select(table)).mappings():
                yield str(table.name), {**row, **({"steward": 0} if table is tables else {})}


def _fill(url: str, rows: Iterable[Row]) -> int:
    count = 0
    with sole_user(url), _opened(url) as engine:
        _check_no_servers(engine)
        with engine.begin() as connection:
            for table in KEPT:
                if table is not settings and connection.execute(select(func.count()).select_from(table)).scalar():
                    raise ConfigError(f"this database is not empty: it has {table.name}")
            connection.execute(delete(settings))
            for name, group in groupby(rows, lambda row: row[0]):
                values = (row for _, row in group)
                while batch := list(islice(values, TOGETHER)):
                    _insert(connection, name, batch)
                    count += len(batch)
    return count


def _insert(connection: Connection, name: str, rows: list[dict[str, Any]]) -> None:
    table = metadata.tables.get(name)
    if table is None or not set(rows[0]) <= set(table.columns.keys()):
        raise ConfigError("this backup was made by a newer version")
    connection.execute(insert(table), rows)


def _check_no_servers(engine: Engine) -> None:
    """Refuse while a server runs on a PostgreSQL database; SQLite has a lock for that (`sole_user`)."""
    if engine.dialect.name != "postgresql":
        return
    living = text("SELECT count(*) FROM servers WHERE seen > extract(epoch FROM clock_timestamp()) - :lease")
    with engine.connect() as connection:
        if connection.execute(living, {"lease": LEASE_SECONDS}).scalar():
            raise ConfigError("a server runs on this database; stop it first")


def _wrong_inside(connection: Connection) -> list[str]:
    """Return what the database itself finds wrong; PostgreSQL refuses such things when they are written."""
    if connection.dialect.name != "sqlite":
        return []
    said = connection.exec_driver_sql("PRAGMA integrity_check").scalars().all()
    lost = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    return [*(f"database: {line}" for line in said if line != "ok"), *(f"{row[0]}: refers to nothing" for row in lost)]


def _wrong_at(connection: Connection, row: Any, replay: bool) -> Iterator[str]:
    if row["status"] not in STATUSES:
        yield f"its status is {row['status']!r}"
    config = _decoded(row["config"])
    if config is None:
        yield "its config cannot be read"
    if row["note"] and _decoded(row["note"]) is None:
        yield "its note cannot be read"
    at = select(seats.c.seat).where(seats.c.table_id == row["id"]).order_by(seats.c.seat)
    found = list(connection.execute(at).scalars())
    if found != list(range(len(found))) or (config is not None and len(found) != config.get("seats")):
        yield "seats are missing"
    played = select(moves).where(moves.c.table_id == row["id"]).order_by(moves.c.n)
    history = [MoveRow(**values) for values in connection.execute(played).mappings()]
    if [line.n for line in history] != list(range(1, len(history) + 1)):
        yield "moves are missing"
    elif replay and row["status"] != "archived":
        try:
            play_on(row["head"], history)
        except Exception as error:
            yield f"these rules cannot play it: {error}"


def _decoded(json: str) -> dict[str, Any] | None:
    try:
        return msgspec.json.decode(json, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
