"""What a host does to a database, whether servers run on it or not: looking, closing, banning, muting.

Servers look for news every few seconds (`house.py`); here it is told that there are some.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from time import time
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Engine, Table, delete, func, insert, or_, select, update
from sqlalchemy.exc import DBAPIError

from kanly.engine.errors import ConfigError
from kanly.engine.text import Text
from kanly.table.askers import mark_of
from kanly.table.database import open_database, store_error
from kanly.table.rows import ReportRow, Verdict, VerdictRow
from kanly.table.schema import moves, reports, seats, settings, sittings, tables, verdicts
from kanly.table.store import NEWS

CLOSED: Final = Text("table-closed-why", "The host has closed this table.")
MARK: Final = "mark:"
"""Stands before the mark of an address, where only that is known, as of the maker of a table."""


class Admin:
    """A host at work on one database; raises ConfigError for what is not there, StoreError when the database fails."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    @classmethod
    @contextmanager
    def at(cls, url: str) -> Iterator[Admin]:
        """Work on a database for a while."""
        engine = open_database(url)
        try:
            yield cls(engine)
        except DBAPIError as error:
            raise store_error(error) from error
        finally:
            engine.dispose()

    # -- tables ----------------------------------------------------------------------------------

    def tables(self, status: str = "", guest: str = "", limit: int = 50) -> list[dict[str, Any]]:
        """Return tables, the newest first: those with a status, or those that a guest made or sits at."""
        which: list[ColumnElement[bool]] = []
        if status:
            which.append(tables.c.status == status)
        if guest:
            at = select(seats.c.table_id).where(seats.c.guest == guest)
            which.append(or_(tables.c.owner == guest, tables.c.id.in_(at)))
        with self._engine.connect() as connection:
            found = connection.execute(select(tables).where(*which).order_by(tables.c.created.desc()).limit(limit))
            return [self._table(connection, row) for row in found.mappings()]

    def _table(self, connection: Connection, row: Any) -> dict[str, Any]:
        at = connection.execute(select(seats).where(seats.c.table_id == row["id"]).order_by(seats.c.seat)).mappings()
        last = select(func.count(), func.max(moves.c.time)).where(moves.c.table_id == row["id"])
        count, moved = connection.execute(last).one()
        shown = ("id", "name", "game", "edition", "status", "public", "owner", "created", "stems")
        return {
            **{name: row[name] for name in shown},
            "address": MARK + row["address"] if row["address"] else "",
            "moves": count,
            "moved": moved or row["created"],
            "seats": [{name: seat[name] for name in ("seat", "kind", "guest", "name", "bot")} for seat in at],
        }

    def close(self, table_id: str) -> None:
        """Close a table: nobody plays on there; its people keep what their seat did until it expires."""
        with self._engine.begin() as connection:
            known = select(tables.c.status, tables.c.note).where(tables.c.id == table_id)
            row = connection.execute(known).one_or_none()
            if row is None:
                raise ConfigError(f"there is no table {table_id}")
            was = row.status
            if was == "archived":
                was = _archived_from(row.note)
            note = msgspec.json.encode({**CLOSED.data(), "closed": True, "was": was}).decode()
            closed = {"status": "archived", "note": note, "version": tables.c.version + 1}
            connection.execute(update(tables).where(tables.c.id == table_id).values(closed))
            _tell(connection)

    # -- people ----------------------------------------------------------------------------------

    def end_cookies(self, guest: str, note: str = "") -> None:
        """Let no cookie of a guest be good any more: whoever has one comes as a stranger, and holds no seat."""
        self._decide("cookie", self._guest(guest), note)

    def let_back(self, guest: str) -> None:
        """Let a guest's cookies be good again."""
        self._revoke("cookie", guest)

    def mute(self, guest: str, note: str = "") -> None:
        """Let a guest neither talk nor change the name."""
        self._decide("mute", self._guest(guest), note)

    def unmute(self, guest: str) -> None:
        """Let a guest talk again."""
        self._revoke("mute", guest)

    def ban(self, address: str, note: str = "") -> None:
        """Let nobody in from an address, an IPv6 one with its /64; or from one whose mark is known."""
        self._decide("address", self._mark(address), note)

    def unban(self, address: str) -> None:
        """Let an address in again."""
        self._revoke("address", self._mark(address))

    def verdicts(self) -> list[VerdictRow]:
        """Return what was decided, the newest first."""
        return [VerdictRow(**row) for row in self._all(verdicts)]

    def reports(self) -> list[ReportRow]:
        """Return what people reported, the newest first."""
        return [ReportRow(**row) for row in self._all(reports)]

    def dismiss(self, table_id: str) -> int:
        """Forget what was reported about a table, and return how much that was."""
        with self._engine.begin() as connection:
            return connection.execute(delete(reports).where(reports.c.table_id == table_id)).rowcount

    def _all(self, table: Table) -> list[dict[str, Any]]:
        with self._engine.connect() as connection:
            return [dict(row) for row in connection.execute(select(table).order_by(table.c.time.desc())).mappings()]

    def _guest(self, guest: str) -> str:
        """Return a guest whom the database knows."""
        with self._engine.connect() as connection:
            for table in (seats, sittings):
                if connection.execute(select(table.c.guest).where(table.c.guest == guest).limit(1)).first():
                    return guest
            if connection.execute(select(tables.c.owner).where(tables.c.owner == guest).limit(1)).first():
                return guest
        raise ConfigError(f"nobody {guest!r} sits or sat at a table, or made one")

    def _mark(self, address: str) -> str:
        if address.startswith(MARK):
            return address.removeprefix(MARK)
        with self._engine.connect() as connection:
            key = connection.execute(select(settings.c.value).where(settings.c.key == "cookie_key")).scalar()
        if key is None:
            raise ConfigError("no server has run on this database yet")
        return mark_of(address, str(key))

    def _decide(self, kind: Verdict, what: str, note: str) -> None:
        with self._engine.begin() as connection:
            connection.execute(delete(verdicts).where(verdicts.c.kind == kind, verdicts.c.what == what))
            connection.execute(insert(verdicts), {"kind": kind, "what": what, "note": note, "time": time()})
            _tell(connection)

    def _revoke(self, kind: Verdict, what: str) -> None:
        with self._engine.begin() as connection:
            gone = delete(verdicts).where(verdicts.c.kind == kind, verdicts.c.what == what)
            if not connection.execute(gone).rowcount:
                raise ConfigError("nothing of that kind was decided")
            _tell(connection)


def _archived_from(note: str) -> str:
    try:
        return str(msgspec.json.decode(note, type=dict[str, Any]).get("was", "running"))
    except msgspec.DecodeError:
        return "running"


def _tell(connection: Connection) -> None:
    """Tell the servers that there is news."""
    connection.execute(delete(settings).where(settings.c.key == NEWS))
    connection.execute(insert(settings), {"key": NEWS, "value": secrets.token_hex(8)})
