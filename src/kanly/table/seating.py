"""Who may sit where: joining, leaving to a bot, coming back, handing over. Nothing here knows how a game is played."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable

import msgspec

from kanly.bots import is_known_bot
from kanly.engine import SPECTATOR
from kanly.engine.text import Text
from kanly.table.absence import STAND_IN
from kanly.table.errors import Refused, moved_on, not_yours
from kanly.table.live import LiveTable
from kanly.table.names import is_taken
from kanly.table.rows import SeatRow

SLOWEST = 10_000
"""The longest pause between the doings of bots, in milliseconds."""

NAME_TAKEN = Text("table-name-taken", "somebody at this table has that name, or one that looks like it")

USED = "used "
"""Stands before what is kept of a secret that somebody has joined with."""


def new_secret() -> tuple[str, str]:
    """Return a secret for a link, and what is kept of it."""
    secret = secrets.token_urlsafe(12)
    return secret, sha(secret)


def sha(secret: str) -> str:
    """Return what is kept of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


async def join(table: LiveTable, seat: int, guest: str, name: str, secret: str) -> None:
    """Seat a guest: with the seat's secret, or at an open seat of a public table; raises Refused.

    A link seats one person. Whoever sent it knows it, too, and must not take the seat from whom they invited; so it is
    good again only when the seat is open again.
    """

    def joined() -> SeatRow:
        row = seat_of(table, seat)
        if row.guest == guest:
            return row
        knows = bool(secret) and secrets.compare_digest(sha(secret), row.secret_hash)
        if not knows and not (table.row.public and row.kind == "open"):
            raise Refused(403, Text("table-seat-taken", "this seat is taken, or its link is no longer good"))
        if table.held_by(guest) != SPECTATOR:
            raise Refused(409, Text("table-one-seat", "you already have a seat at this table"))
        if is_taken(name, [other.name for other in table.seats if other.seat != seat]):
            raise Refused(409, NAME_TAKEN)
        return SeatRow(table.row.id, seat, "person", guest, name, "", USED + row.secret_hash)

    await table.seat(joined)


async def leave(table: LiveTable, seat: int, guest: str, bot: str) -> None:
    """Leave a seat to a bot, which plays until its owner returns, or open to anybody; raises Refused."""

    def left() -> SeatRow:
        row = seat_of(table, seat)
        _check_may_dispose(table, row, guest)
        if bot:
            check_bot(bot)
            return msgspec.structs.replace(row, kind="bot", bot=bot)
        return SeatRow(table.row.id, seat, "open", secret_hash=row.secret_hash.removeprefix(USED))

    await table.seat(left)


async def come_back(table: LiveTable, seat: int, guest: str) -> None:
    """Take one's own seat back from the bot that kept it; raises Refused."""

    def returned() -> SeatRow:
        row = seat_of(table, seat)
        if not guest or row.guest != guest:
            raise not_yours()
        return msgspec.structs.replace(row, kind="person", bot="")

    await table.seat(returned)


async def stand_in(table: LiveTable, seat: int, is_right: Callable[[], bool]) -> None:
    """Let a bot play on for a person until that person is back, if it is still right; raises Refused."""

    def replaced() -> SeatRow:
        row = seat_of(table, seat)
        if not is_right():
            raise moved_on()
        return msgspec.structs.replace(row, kind="bot", bot=STAND_IN)

    await table.seat(replaced)


async def hand_over(table: LiveTable, seat: int, guest: str) -> str:
    """Return a new secret for a seat, in place of the old one; whoever joins with it has the seat."""
    secret, kept = new_secret()

    def handed_over() -> SeatRow:
        row = seat_of(table, seat)
        _check_may_dispose(table, row, guest)
        return msgspec.structs.replace(row, secret_hash=kept)

    await table.seat(handed_over)
    return secret


async def set_pace(table: LiveTable, guest: str, pace: int) -> None:
    """Set how fast bots act, in milliseconds; everybody who sits may."""
    if not guest or (table.held_by(guest) == SPECTATOR and table.row.owner != guest):
        raise not_yours()
    await table.change(pace=max(0, min(pace, SLOWEST)))


def check_bot(code: str) -> None:
    """Refuse a bot that is none of ours; a code could also name a file to run."""
    if not is_known_bot(code):
        raise Refused(400, Text("table-unknown-bot", f"there is no bot {code!r}", bot=code))


def seat_of(table: LiveTable, seat: int) -> SeatRow:
    """Return a seat of a table; raises Refused where there is none."""
    if not 0 <= seat < len(table.seats):
        raise Refused(404, Text("table-no-seat", f"there is no seat {seat}", n=seat))
    return table.seats[seat]


def _check_may_dispose(table: LiveTable, row: SeatRow, guest: str) -> None:
    """Refuse a guest that may not give a seat away: it must be one's own, or nobody's at one's own table."""
    if not guest or not (row.guest == guest or (not row.guest and table.row.owner == guest)):
        raise not_yours()
