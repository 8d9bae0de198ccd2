"""What the store keeps, as frozen values: one class a database table, and what is read together."""

from __future__ import annotations

from typing import Literal, TypedDict

from msgspec import Struct

Status = Literal["waiting", "running", "over", "archived"]
Kind = Literal["person", "bot", "open"]
Verdict = Literal["address", "cookie", "mute"]
About = Literal["name", "chat"]
Stems = Literal["", "dealt", "seed", "record"]
"""What a game stems from: dealt, dealt from a seed that its maker chose, or a record; not known of older tables."""


class TableRow(Struct, frozen=True):
    """A table: the game that is played at it, and how it is shown."""

    id: str
    game: str
    edition: str
    config: str
    """JSON: seats, modules and options."""
    seed: str
    """A number as text: seeds may have more bits than a database's integers."""
    rules: int
    """The version of the rules it is played with."""
    created: float
    status: Status = "waiting"
    note: str = ""
    """JSON of a Text that says what happened to the table, or nothing."""
    name: str = ""
    public: bool = False
    pace: int = 0
    owner: str = ""
    head: str = ""
    """The head of the record, as the game was started."""
    round: int | None = None
    to_move: int | None = None
    winners: int | None = None
    """How the game stands before the first move; see MoveRow."""
    address: str = ""
    """A mark of the address it was made from (`askers.mark_of`), to share out by."""
    stems: Stems = ""
    clock: int = 0
    """Seconds that a person may take for a decision while others wait; 0 for as long as they like."""
    clocked: float = 0.0
    """When somebody last sat down who was to decide."""
    steward: int = 0
    """The server that leads it, where several share the database (`stewards.py`); 0 for nobody."""
    version: int = 0
    """How often this row or a seat has been changed. Moves and chat have numbers of their own."""


class TableChanges(TypedDict, total=False):
    """What may change about a table after it was made."""

    config: str
    seed: str
    rules: int
    status: Status
    note: str
    name: str
    public: bool
    pace: int
    owner: str
    head: str
    clocked: float


class SeatRow(Struct, frozen=True):
    """Who sits at a seat: a person, a bot, or nobody yet."""

    table_id: str
    seat: int
    kind: Kind = "open"
    guest: str = ""
    name: str = ""
    bot: str = ""
    secret_hash: str = ""
    """The sha256 of the secret in the link that gives this seat away."""


class MoveRow(Struct, frozen=True):
    """One line of a table's history; `n` is the table's revision after it. An undo is a line of its own."""

    table_id: str
    n: int
    seat: int
    text: str
    chance: str
    """The record's lines of chance that fell in this move."""
    time: float
    round: int | None = None
    to_move: int | None = None
    winners: int | None = None
    """How the game stands after it, for lists; None in rows of versions that did not note it."""


class ChatRow(Struct, frozen=True):
    """One line of a table's chat."""

    table_id: str
    n: int
    seat: int
    name: str
    text: str
    time: float
    hearers: str = ""
    """JSON of the guests who alone may read it, by their seats; nothing where everybody may."""


class SittingRow(Struct, frozen=True):
    """Somebody who held a seat once, and until when; `n` is the version of the table that followed."""

    table_id: str
    n: int
    seat: int
    kind: Kind
    guest: str
    name: str
    bot: str
    time: float


class GuestRow(Struct, frozen=True):
    """A person, known by a cookie."""

    id: str
    name: str
    created: float
    seen: float


class VerdictRow(Struct, frozen=True):
    """Something that the host decided: an address (its mark) that is banned, a guest without cookies, or muted."""

    kind: Verdict
    what: str
    note: str
    time: float


class ReportRow(Struct, frozen=True):
    """What somebody at a table told the host about somebody else there."""

    table_id: str
    seat: int
    about: About
    by: str
    guest: str
    name: str
    text: str
    lines: str
    """JSON: what the seat said last."""
    time: float


class ListedTable(Struct, frozen=True):
    """A table as a lobby lists it."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    revision: int
    moved: float
    round: int | None = None
    to_move: int | None = None
    winners: int | None = None
    """How the game stands; None where only its moves can tell."""


class StoredTable(Struct, frozen=True):
    """Everything that is known of a table, enough to play on."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    moves: tuple[MoveRow, ...]
    chat: tuple[ChatRow, ...]
    sittings: tuple[SittingRow, ...] = ()

    @property
    def revision(self) -> int:
        """The number of moves, undos among them."""
        return len(self.moves)

    @property
    def moved(self) -> float:
        """When the last move was made, or else the table."""
        return self.moves[-1].time if self.moves else self.table.created


class Tally(Struct, frozen=True):
    """How many tables somebody has: in all, those that are not finished, and those made of records."""

    kept: int = 0
    unfinished: int = 0
    records: int = 0
