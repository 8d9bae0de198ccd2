"""The store: where tables, seats, moves, chat and guests outlive the server.

A table is kept as its record: how it was set up, and one row a move, only ever appended. A move also says how the game
stands after it, so that tables can be listed without playing them.

What a killed server wrote last may be committed after its successor has read. So a write says what it follows: a move
the one before it by its number, any other change the table's version. One that does not fit is a Conflict, and a move
that fits is answered with the version.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from shutil import disk_usage
from time import time
from typing import Any, Final, TypeVar, Unpack

from msgspec import Struct
from msgspec.structs import asdict, replace
from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Engine,
    Table,
    bindparam,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError

from kanly.table.database import Conflict, StoreError, open_database, store_error
from kanly.table.rows import (
    ChatRow,
    GuestRow,
    ListedTable,
    MoveRow,
    ReportRow,
    SeatRow,
    SittingRow,
    Status,
    StoredTable,
    TableChanges,
    TableRow,
    Tally,
    Verdict,
    VerdictRow,
)
from kanly.table.schema import chat, guests, moves, reports, seats, servers, settings, sittings, tables, verdicts
from kanly.table.stewards import Stewards
from kanly.table.writer import Writer

__all__ = ["Conflict", "Store", "StoreError"]

T = TypeVar("T")
Row = TypeVar("Row", bound=Struct)

Bot = tuple[str, str]
"""A game, and a bot that plays it."""

NEWS: Final = "news"
"""The setting that changes whenever the host decides something."""

READERS = 2
"""Threads that read. Reads are short and rare: a table is read once, then played in memory."""


class Store:
    """The durable memory of a server, for use from one event loop; nothing here blocks it.

    A write is done when it is durable: after `await`, it survives the end of the process. Every method raises
    StoreError when the database fails (and tries again at the next call), and Conflict when a write does not fit
    what is stored.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writer = Writer(engine)
        self._readers = ThreadPoolExecutor(READERS, "kanly-reader")

    @classmethod
    def open(cls, url: str) -> Store:
        """Open a database (`sqlite:///path` or `postgresql://...`) and bring it up to date; this blocks."""
        return cls(open_database(url))

    def stewards(self, url: str) -> Stewards | None:
        """Return this server among those that share the database, reached by them at an address; none in SQLite."""
        return Stewards(self._engine, url) if self._engine.dialect.name == "postgresql" else None

    async def close(self) -> None:
        """Wait for the writes that were begun, then let go of the database; later calls are refused."""
        self._writer.stop()
        await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        self._writer.join()
        self._readers.shutdown()
        self._engine.dispose()

    # Writing

    def append_move(self, move: MoveRow, status: Status | None = None) -> asyncio.Future[int]:
        """Append a table's next move (the first is number 1), and with it the table's new status, if it has one.

        Returns the table's version.

        A table's moves are appended one after the other: await one before the next, or a failure leaves a gap.
        """
        if status is None:
            return self._writer.append(move)

        def append_and_change(connection: Connection) -> int:
            connection.execute(insert(moves), asdict(move))
            changed = update(tables).where(tables.c.id == move.table_id).values(status=status)
            return int(connection.execute(changed.returning(tables.c.version)).scalar_one())

        return self._writer.perform(append_and_change)

    async def create_table(
        self, table: TableRow, sitting: Sequence[SeatRow] = (), played: Sequence[MoveRow] = ()
    ) -> None:
        """Store a new table with its seats and, when it comes from a record, the moves it has already seen."""

        def create(connection: Connection) -> None:
            connection.execute(insert(tables), {**asdict(table), "touched": table.created})
            for target, rows in ((seats, sitting), (moves, played)):
                if rows:
                    connection.execute(insert(target), [asdict(row) for row in rows])

        await self._writer.perform(create)

    async def set_table(self, known: TableRow, **changes: Unpack[TableChanges]) -> TableRow:
        """Change what is said of a table and return it; raises Conflict when it is not as known."""
        return await self._writer.perform(lambda connection: _changed(connection, known, changes))

    async def touch(self, moved: Mapping[str, float]) -> None:
        """Note when some tables moved last, for lists to be sorted by."""
        noted = update(tables).where(tables.c.id == bindparam("table")).values(touched=bindparam("moved"))
        values = [{"table": table_id, "moved": time} for table_id, time in moved.items()]
        if values:
            await self._writer.perform(lambda connection: connection.execute(noted, values).rowcount)

    async def set_seat(
        self, known: TableRow, seat: SeatRow, before: SittingRow | None = None, **changes: Unpack[TableChanges]
    ) -> TableRow:
        """Store who sits at a seat of a table now, who did before, and what changes with that: all or nothing.

        Returns and raises like `set_table`.
        """

        def put(connection: Connection) -> TableRow:
            changed = _changed(connection, known, changes)
            _put(connection, seats, seat)
            if before is not None:
                connection.execute(insert(sittings), asdict(before))
            return changed

        return await self._writer.perform(put)

    async def add_chat(self, line: ChatRow) -> ChatRow:
        """Append a line to a table's chat and return it with its number: the next one that the store knows of."""

        def add(connection: Connection) -> ChatRow:
            last = select(func.max(chat.c.n)).where(chat.c.table_id == line.table_id)
            numbered = replace(line, n=(connection.execute(last).scalar() or 0) + 1)
            connection.execute(insert(chat), asdict(numbered))
            return numbered

        return await self._writer.perform(add)

    async def let_go(self, rule: str, before: float, in_use: Collection[str], most: int, me: int = 0) -> list[str]:
        """Delete tables that a rule is for (a status, or `record`) and that have not moved since; return their ids.

        Those that another server than `me` leads stay.
        """
        kind = _OF_RECORDS if rule == "record" else (tables.c.status == rule) & ~_OF_RECORDS
        old = select(tables.c.id).select_from(_WITH_LAST_MOVE).where(kind & (before > _MOVED))
        old = old.where(tables.c.steward.not_in(select(servers.c.id).where(servers.c.id != me)))
        old = old.where(tables.c.id.not_in(in_use)).order_by(_MOVED).limit(most)

        def delete_old(connection: Connection) -> list[str]:
            ids = list(connection.execute(old).scalars())
            for table in (chat, moves, sittings, seats):
                connection.execute(delete(table).where(table.c.table_id.in_(ids)))
            connection.execute(delete(tables).where(tables.c.id.in_(ids)))
            return ids

        return await self._writer.perform(delete_old)

    async def set_guest(self, guest: GuestRow) -> None:
        """Store a guest, or what is new about a known one."""
        await self._writer.perform(lambda connection: _put(connection, guests, guest))

    async def add_report(self, report: ReportRow) -> None:
        """Store what somebody reports, in place of what they said of the same before."""
        await self._writer.perform(lambda connection: _put(connection, reports, report))

    async def setting(self, key: str, default_factory: Callable[[], str]) -> str:
        """Return a setting of this installation; the first to ask makes it, once and for all."""

        def get_or_make(connection: Connection) -> str:
            value = select(settings.c.value).where(settings.c.key == key)
            known = connection.execute(value).scalar_one_or_none()
            if known is None:
                made = _insert(connection, settings).values(key=key, value=default_factory())
                connection.execute(made.on_conflict_do_nothing())
                known = connection.execute(value).scalar_one()
            return str(known)

        return await self._writer.perform(get_or_make)

    async def write_sign(self) -> None:
        """Write something, to see whether that can be done."""
        value = str(time())

        def write(connection: Connection) -> None:
            sign = _insert(connection, settings).values(key="sign of life", value=value)
            connection.execute(sign.on_conflict_do_update(index_elements=[settings.c.key], set_={"value": value}))

        await self._writer.perform(write)

    # Reading

    @property
    def writes_waiting(self) -> int:
        """About how many writes wait."""
        return self._writer.waiting

    async def sizes(self) -> tuple[int, int]:
        """Return the bytes of the database, and those that are free beside it, 0 where that cannot be known."""
        if self._engine.dialect.name == "postgresql":
            size = select(func.pg_database_size(func.current_database()))
            return await self._read(lambda connection: (int(connection.execute(size).scalar_one()), 0))
        file = Path(str(self._engine.url.database))
        parts = [part for part in (file, file.with_name(f"{file.name}-wal")) if part.exists()]
        return sum(part.stat().st_size for part in parts), disk_usage(file.parent).free

    async def load_table(self, table_id: str) -> StoredTable | None:
        """Return all of a table, or None."""

        def load(connection: Connection) -> StoredTable | None:
            found = _rows(connection, TableRow, tables, tables.c.id == table_id)
            if not found:
                return None
            return StoredTable(
                found[0],
                _rows(connection, SeatRow, seats, seats.c.table_id == table_id),
                _rows(connection, MoveRow, moves, moves.c.table_id == table_id),
                _rows(connection, ChatRow, chat, chat.c.table_id == table_id),
                _rows(connection, SittingRow, sittings, sittings.c.table_id == table_id),
            )

        return await self._read(load)

    async def guest(self, guest_id: str) -> GuestRow | None:
        """Return a guest, or None."""
        found = await self._read(lambda connection: _rows(connection, GuestRow, guests, guests.c.id == guest_id))
        return found[0] if found else None

    async def news(self) -> str:
        """Return something that changes whenever the host decides something."""
        value = select(settings.c.value).where(settings.c.key == NEWS)
        return await self._read(lambda connection: str(connection.execute(value).scalar() or ""))

    async def verdicts(self) -> list[tuple[Verdict, str]]:
        """Return what the host has decided."""
        found = await self._read(lambda connection: _rows(connection, VerdictRow, verdicts, verdicts.c.what != ""))
        return [(row.kind, row.what) for row in found]

    async def versions(self, table_ids: Collection[str]) -> dict[str, int]:
        """Return the versions of some tables."""
        known = select(tables.c.id, tables.c.version).where(tables.c.id.in_(table_ids))
        return await self._read(lambda connection: {row.id: row.version for row in connection.execute(known)})

    async def tables_of(self, guest_id: str, limit: int = 100) -> list[ListedTable]:
        """Return the tables that a guest made or sits at, the last moved first; none for nobody, who holds no seat."""
        if not guest_id:
            return []
        sits_at = select(seats.c.table_id).where(seats.c.guest == guest_id)
        theirs = or_(tables.c.owner == guest_id, tables.c.id.in_(sits_at))
        return await self._read(lambda connection: _listed(connection, theirs, limit))

    async def public_tables(self, status: Status, limit: int = 100) -> list[ListedTable]:
        """Return the public tables with a status, the last moved first, as far as that was noted (`touch`)."""
        shown = tables.c.public & (tables.c.status == status)
        last = select(tables.c.id).where(shown).order_by(tables.c.touched.desc()).limit(limit)
        return await self._read(lambda connection: _listed(connection, tables.c.id.in_(last), limit))

    async def late_tables(self, now: float, limit: int = 100) -> list[str]:
        """Return running tables of several people whose last move is longer ago than their clock allows."""
        person = (seats.c.table_id == tables.c.id) & (seats.c.kind == "person")
        people = select(func.count()).select_from(seats).where(person).correlate(tables).scalar_subquery()
        late = (tables.c.status == "running") & (tables.c.clock > 0) & (people > 1)
        late &= (_MOVED + tables.c.clock < now) & (tables.c.clocked + tables.c.clock < now)
        ids = select(tables.c.id).select_from(_WITH_LAST_MOVE).where(late).order_by(_MOVED).limit(limit)
        return await self._read(lambda connection: list(connection.execute(ids).scalars()))

    async def tally_of(self, guest_id: str) -> Tally:
        """Return how many tables a guest made."""
        return await self._tally(tables.c.owner == guest_id)

    async def tally_from(self, address: str) -> Tally:
        """Return how many tables were made from an address; none from an unknown one."""
        return await self._tally((tables.c.address == address) & (tables.c.address != ""))

    async def _tally(self, whose: ColumnElement[bool]) -> Tally:
        sums = [func.coalesce(func.sum(case((which, 1), else_=0)), 0) for which in (_UNFINISHED, _OF_RECORDS)]
        counts = select(func.count(), *sums).select_from(tables).where(whose)
        return await self._read(lambda connection: Tally(*connection.execute(counts).one()))

    async def bots_of(self, guest_id: str) -> Counter[Bot]:
        """Return the bots at the unfinished tables that a guest made, and those that keep a seat of the guest."""
        return await self._bots((tables.c.owner == guest_id) | (seats.c.guest == guest_id))

    async def bots_from(self, address: str) -> Counter[Bot]:
        """Return the bots at the unfinished tables that were made from an address."""
        return await self._bots((tables.c.address == address) & (tables.c.address != ""))

    async def _bots(self, whose: ColumnElement[bool]) -> Counter[Bot]:
        sitting = (seats.c.table_id == tables.c.id) & (seats.c.kind == "bot")
        found = select(tables.c.game, seats.c.bot, func.count()).where(sitting, whose, _UNFINISHED)
        bots = found.group_by(tables.c.game, seats.c.bot)
        return await self._read(lambda connection: Counter({(g, b): n for g, b, n in connection.execute(bots)}))

    async def _read(self, query: Callable[[Connection], T]) -> T:
        if self._writer.stopped:
            raise StoreError("the store is closed")

        def read() -> T:
            try:
                with self._engine.connect() as connection:
                    return query(_at_one_moment(connection))
            except DBAPIError as error:
                raise store_error(error) from error

        return await asyncio.get_running_loop().run_in_executor(self._readers, read)


def _at_one_moment(connection: Connection) -> Connection:
    """Let all queries of a connection see what was stored when the first of them was asked."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")  # which the driver leaves out before a query
        return connection
    return connection.execution_options(isolation_level="REPEATABLE READ")


def _insert(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)


def _put(connection: Connection, table: Table, row: Struct) -> None:
    """Store a row in the place of the one with the same key, if there is one."""
    new = _insert(connection, table).values(asdict(row))
    rest = {column.name: new.excluded[column.name] for column in table.columns if not column.primary_key}
    connection.execute(new.on_conflict_do_update(index_elements=list(table.primary_key), set_=rest))


def _changed(connection: Connection, known: TableRow, changes: TableChanges) -> TableRow:
    """Change a table that is as known. This waits for whoever is changing it, so it is the first thing to do."""
    changed = replace(known, version=known.version + 1, **changes)
    as_known = (tables.c.id == known.id) & (tables.c.version == known.version)
    if not connection.execute(update(tables).where(as_known).values(version=changed.version, **changes)).rowcount:
        raise Conflict(f"there is no table {known.id!r} of version {known.version}")
    return changed


def _rows(connection: Connection, row: type[Row], table: Table, which: ColumnElement[bool]) -> tuple[Row, ...]:
    found = connection.execute(select(*_columns(row, table)).where(which).order_by(*table.primary_key))
    return tuple(row(*values) for values in found)


def _columns(row: type[Struct], table: Table) -> list[Column[Any]]:
    """Return the columns of a row, in their order there; a table may have more, for the database itself."""
    return [table.c[name] for name in row.__struct_fields__]


_UNFINISHED: Final = tables.c.status.in_(("waiting", "running"))
_OF_RECORDS: Final = tables.c.stems == "record"
_last = select(func.max(moves.c.n)).where(moves.c.table_id == tables.c.id).correlate(tables).scalar_subquery()
_WITH_LAST_MOVE: Final = tables.outerjoin(moves, (moves.c.table_id == tables.c.id) & (moves.c.n == _last))
_MOVED: Final = func.coalesce(moves.c.time, tables.c.created)
_ROUND: Final = case((moves.c.n.is_(None), tables.c.round), else_=moves.c.round)
_TO_MOVE: Final = case((moves.c.n.is_(None), tables.c.to_move), else_=moves.c.to_move)
_WINNERS: Final = case((moves.c.n.is_(None), tables.c.winners), else_=moves.c.winners)


def _listed(connection: Connection, which: ColumnElement[bool], limit: int) -> list[ListedTable]:
    stands = (func.coalesce(moves.c.n, 0), _MOVED, _ROUND, _TO_MOVE, _WINNERS)
    wanted = select(*stands, *_columns(TableRow, tables)).select_from(_WITH_LAST_MOVE).where(which)
    found = connection.execute(wanted.order_by(_MOVED.desc(), tables.c.id).limit(limit)).all()
    rows = [TableRow(*values[len(stands) :]) for values in found]
    seated: dict[str, list[SeatRow]] = defaultdict(list)
    for seat in _rows(connection, SeatRow, seats, seats.c.table_id.in_([row.id for row in rows])):
        seated[seat.table_id].append(seat)
    return [
        ListedTable(row, tuple(seated[row.id]), *values[: len(stands)]) for row, values in zip(rows, found, strict=True)
    ]
