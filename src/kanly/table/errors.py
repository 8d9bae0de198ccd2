"""What the table refuses, in sentences that every language can say."""

from __future__ import annotations

from typing import Final

from kanly.engine.text import Text

BOT_SITS: Final = Text("table-bot-sits", "a bot keeps your seat; take it back first")
MOVING: Final = Text("table-moving", "the table is on its way to another server; try again")
MUTED: Final = Text("table-muted", "the host has muted you")
NOT_STORED: Final = Text("table-not-stored", "this could not be stored; try again")


class Refused(Exception):
    """A request that is answered with a reason instead; `status` is the HTTP status that fits."""

    def __init__(self, status: int, reason: Text) -> None:
        super().__init__(str(reason))
        self.status = status
        self.reason = reason


def no_such_table() -> Refused:
    """Return the refusal for a table that is not there."""
    return Refused(404, Text("table-unknown", "there is no such table"))


def not_yours() -> Refused:
    """Return the refusal for a seat that somebody else holds."""
    return Refused(403, Text("table-not-your-seat", "this seat is not yours"))


def moved_on() -> Refused:
    """Return the refusal for what was chosen before others acted."""
    return Refused(409, Text("table-stale", "the table has moved on meanwhile; look again"))
