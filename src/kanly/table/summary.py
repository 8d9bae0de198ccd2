"""A table in short, as a guest sees it in the lobby and above the board."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

import msgspec

from kanly.engine import SPECTATOR
from kanly.table.answers import SeatSummary, Sentence, Summary
from kanly.table.consent import is_advice_on
from kanly.table.rows import ListedTable, SeatRow

MOST_SEATS: Final = 31
"""More than any game has: as many as the bits of a number in the store."""


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
) -> Summary:
    """Return a table in short; `online` are the seats that somebody looks through, `agreed` those for advice."""
    row, you = listed.table, seat_held_by(guest, listed.seats)
    config = msgspec.json.decode(row.config or "{}")
    return Summary(
        id=row.id,
        name=row.name,
        game=row.game,
        edition=row.edition,
        modules=config.get("modules", []),
        status=row.status,
        note=msgspec.json.decode(row.note, type=Sentence) if row.note else "",
        public=row.public,
        pace=row.pace,
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
        seed_chosen=row.stems == "seed" or bool(config.get("seed_chosen")),  # there in tables of older versions
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
            )
            for seat in listed.seats
        ],
    )
