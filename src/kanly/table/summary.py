"""A table in short, as a guest sees it in the lobby and above the board."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Final, TypeVar

import msgspec

from kanly.engine import SPECTATOR
from kanly.table.answers import Holder, SeatSummary, Sentence, Summary
from kanly.table.consent import is_advice_on
from kanly.table.rows import ListedTable, SeatRow, SittingRow

T = TypeVar("T")
D = TypeVar("D")

MOST_SEATS: Final = 31
"""More than any game has: as many as the bits of a number in the store."""


def readable(text: str, kind: type[T], otherwise: D) -> T | D:
    """Return what a column of a table says; something else where it is empty or damaged, which spoils only that."""
    try:
        return msgspec.json.decode(text, type=kind) if text else otherwise
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return otherwise


def seat_held_by(guest: str, rows: Iterable[SeatRow]) -> int:
    """Return the seat that a guest holds, or SPECTATOR."""
    return next((row.seat for row in rows if guest and row.guest == guest), SPECTATOR)


def summary(
    listed: ListedTable,
    guest: str,
    online: Collection[int] = (),
    agreed: Collection[int] = (),
    teams: Iterable[Iterable[int]] = (),
    kept_until: float = 0.0,
    sittings: Iterable[SittingRow] = (),
    voted: tuple[int, Collection[int]] = (SPECTATOR, ()),
) -> Summary:
    """Return a table in short; `online` are the seats that somebody looks through, `agreed` those for advice.

    `voted` is a seat, and those who agree that a bot plays on there.
    """
    row, you = listed.table, seat_held_by(guest, listed.seats)
    config = readable(row.config, dict[str, Any], {})
    return Summary(
        id=row.id,
        name=row.name,
        game=row.game,
        edition=row.edition,
        modules=config.get("modules", []),
        status=row.status,
        note=readable(row.note, Sentence, ""),
        public=row.public,
        pace=row.pace,
        clock=row.clock,
        revision=listed.revision,
        round=listed.round or 0,
        to_move=SPECTATOR if listed.to_move is None or row.status != "running" else listed.to_move,
        winners=[seat for seat in range(MOST_SEATS) if (listed.winners or 0) >> seat & 1],
        created=row.created,
        moved=listed.moved,
        kept_until=kept_until,
        you=you,
        owner=bool(guest) and row.owner == guest,
        advice_on=is_advice_on(listed.seats, agreed),
        stems=row.stems or ("seed" if config.get("seed_chosen") else ""),  # where older versions noted it
        teams=[list(team) for team in teams],
        seats=[
            SeatSummary(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                online=seat.seat in online,
                advice=seat.seat in agreed,
                you=seat.seat == you,
                stand_in=sorted(voted[1]) if seat.seat == voted[0] else [],
                before=[
                    Holder(kind=row.kind, name=row.name, bot=row.bot, until=row.time)
                    for row in sittings
                    if row.seat == seat.seat
                ],
            )
            for seat in listed.seats
        ],
    )
