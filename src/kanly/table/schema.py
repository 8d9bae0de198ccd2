"""The tables of the database. A change here needs a step in `migrations/`; a test compares the two."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, Table, Text, text

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def _of_table() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id"), primary_key=True)


def _number(name: str) -> Column[int]:
    return Column(name, Integer, primary_key=True, autoincrement=False)


def _text(name: str) -> Column[str]:
    return Column(name, Text, nullable=False)


def _time(name: str) -> Column[float]:
    return Column(name, Float(53), nullable=False)


def _standing() -> tuple[Column[int], ...]:
    return Column("round", Integer), Column("to_move", Integer), Column("winners", Integer)


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    _text("game"),
    _text("edition"),
    _text("config"),
    _text("seed"),
    Column("rules", Integer, nullable=False),
    _time("created"),
    _text("status"),
    _text("note"),
    _text("name"),
    Column("public", Boolean, nullable=False),
    Column("pace", Integer, nullable=False),
    _text("owner"),
    _text("head"),
    *_standing(),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("address", Text, nullable=False, server_default=text("''")),
    Column("stems", Text, nullable=False, server_default=text("''")),
    Column("clock", Integer, nullable=False, server_default="0"),
    Column("clocked", Float(53), nullable=False, server_default="0"),
    # About when the last move was made: noted now and then, to sort lists by. A move writes only its own row.
    Column("touched", Float(53), nullable=False, server_default="0"),
    Column("steward", Integer, nullable=False, server_default="0"),
    Index(None, "owner"),
    Index(None, "address"),
    Index(None, "status"),
    Index(None, "steward"),
    Index("ix_tables_listed", "status", "public", "touched"),
)

seats = Table(
    "seats",
    metadata,
    _of_table(),
    _number("seat"),
    _text("kind"),
    _text("guest"),
    _text("name"),
    _text("bot"),
    _text("secret_hash"),
    Index(None, "guest"),
)

# Only ever appended to. Without row ids SQLite keeps one tree instead of two, so an append writes fewer pages.
moves = Table(
    "moves",
    metadata,
    _of_table(),
    _number("n"),
    Column("seat", Integer, nullable=False),
    _text("text"),
    _text("chance"),
    _time("time"),
    *_standing(),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    _of_table(),
    _number("n"),
    Column("seat", Integer, nullable=False),
    _text("name"),
    _text("text"),
    _time("time"),
    Column("hearers", Text, nullable=False, server_default=text("''")),
    sqlite_with_rowid=False,
)

sittings = Table(
    "sittings",
    metadata,
    _of_table(),
    _number("n"),
    Column("seat", Integer, nullable=False),
    _text("kind"),
    _text("guest"),
    _text("name"),
    _text("bot"),
    _time("time"),
)

guests = Table("guests", metadata, Column("id", Text, primary_key=True), _text("name"), _time("created"), _time("seen"))

# The servers that share a PostgreSQL database; there is none in SQLite.
servers = Table(
    "servers",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    _text("url"),
    _text("version"),
    _time("seen"),
)

verdicts = Table(
    "verdicts",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("what", Text, primary_key=True),
    _text("note"),
    _time("time"),
)

# They outlive their tables.
reports = Table(
    "reports",
    metadata,
    Column("table_id", Text, primary_key=True),
    _number("seat"),
    Column("about", Text, primary_key=True),
    Column("by", Text, primary_key=True),
    _text("guest"),
    _text("name"),
    _text("text"),
    _text("lines"),
    _time("time"),
)

settings = Table("settings", metadata, Column("key", Text, primary_key=True), _text("value"))
