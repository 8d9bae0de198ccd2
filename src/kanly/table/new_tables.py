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
    options = {**for_people(rules.options(variant), range(new.people), seats), **new.options}
    config = rules.configure(seats, variant.edition, variant.modules, options)
    return Game.start(rules, config, int(new.seed) if new.seed else secrets.randbits(SEED_BITS))


def new_seat(table_id: str, seat: int, new: NewTable, guest: str, name: str, links: dict[str, str]) -> SeatRow:
    """Return who sits at a seat of a new table; an open one adds its secret to `links`."""
    if seat >= new.people:
        return SeatRow(table_id, seat, "bot", bot=new.bots)
    if seat == 0:
        return SeatRow(table_id, seat, "person", guest, name)
    links[str(seat)], kept = new_secret()
    return SeatRow(table_id, seat, "open", secret_hash=kept)
