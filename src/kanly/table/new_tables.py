"""What a new table begins with: its game, and who sits where."""

from __future__ import annotations

import secrets
from typing import Final

import kanly
from kanly.engine import Game
from kanly.engine.options import for_people
from kanly.table.rows import SeatRow
from kanly.table.seating import new_secret
from kanly.table.wire import NewTable

SEED_BITS: Final = 96
"""All that the generator takes."""


def new_game(new: NewTable) -> Game:
    """Return the game of a new table; raises ConfigError."""
    rules = kanly.rules_of(new.game or kanly.games()[0])
    variant = rules.variant(new.edition, new.modules)
    seats = rules.usual_seats(variant) if new.seats is None else new.seats
    if new.people > seats:
        raise kanly.ConfigError(f"{new.people} people at {seats} seats")
    if new.seat >= seats:
        raise kanly.ConfigError(no_seat(new.seat, seats))
    options = {**for_people(rules.options(variant), seats_of_people(new, seats), seats), **new.options}
    config = rules.configure(seats, variant.edition, variant.modules, options)
    return Game.start(rules, config, int(new.seed) if new.seed else secrets.randbits(SEED_BITS))


def no_seat(seat: int, seats: int) -> str:
    """Return why somebody cannot sit at a seat that is not there."""
    return f"no seat {seat} among {seats}: they are counted from 0"


def seats_of_people(new: NewTable, seats: int) -> list[int]:
    """Return where people sit: the maker where they want to, others on the first seats that are left."""
    others = [seat for seat in range(seats) if seat != new.seat]
    return sorted([new.seat, *others][: new.people])


def new_seat(
    table_id: str, seat: int, seats: int, new: NewTable, guest: str, name: str, links: dict[str, str]
) -> SeatRow:
    """Return who sits at one of the seats of a new table; an open one adds its secret to `links`."""
    if seat not in seats_of_people(new, seats):
        return SeatRow(table_id, seat, "bot", bot=new.bots)
    if seat == new.seat:
        return SeatRow(table_id, seat, "person", guest, name)
    links[str(seat)], kept = new_secret()
    return SeatRow(table_id, seat, "open", secret_hash=kept)
