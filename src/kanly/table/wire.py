"""The messages that come in, over HTTP and over the live connection: checked on arrival."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(max_length=40)]
Code = Annotated[str, Meta(max_length=64)]
MOST_MODULES = 16
MOST_OPTIONS = 32
MOST_CLOCK = 30 * 24 * 3600
JOINER = "\u200d"
"""Holds the parts of one picture together; the only letter without ink that is kept."""


def one_line(text: str) -> str:
    """Return what somebody wrote as one line that can be shown and stored: no controls, no turned-around letters."""
    return " ".join("".join(c if c.isprintable() or c == JOINER else " " for c in text).split())


class Me(Struct, forbid_unknown_fields=True):
    """What a guest is called."""

    name: Name = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made; further people get links to the first seats that are left, bots the rest."""

    game: Code = ""
    """By default the first one."""
    edition: Code = ""
    modules: Annotated[list[Code], Meta(max_length=MOST_MODULES)] = []
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None
    """By default the usual number of the game."""
    people: Annotated[int, Meta(ge=0, le=8)] = 1
    seat: Annotated[int, Meta(ge=0, le=7)] = 0
    """Where the maker sits: in some games a seat is a side."""
    bots: Code = "player"
    options: Annotated[dict[Code, Annotated[str, Meta(max_length=400)]], Meta(max_length=MOST_OPTIONS)] = {}
    """Those of the game, as `GET /api/games` offers them; a list is written with commas."""
    seed: Annotated[str, Meta(pattern="^(?!\\n)[0-9]{0,28}$")] = ""
    name: Name = ""
    public: bool = False
    pace: Annotated[int, Meta(ge=-1, le=10_000)] = -1
    clock: Annotated[int, Meta(ge=0, le=MOST_CLOCK)] = 0
    """Seconds for a decision while people wait; then a bot takes the seat until its owner is back. 0: no clock."""


class Join(Struct, forbid_unknown_fields=True):
    """Taking a seat."""

    secret: Code = ""
    name: Name = ""


class Leave(Struct, forbid_unknown_fields=True):
    """Leaving a seat to a bot, or open."""

    bot: Code = ""


class Pace(Struct, forbid_unknown_fields=True):
    """How fast bots act, in milliseconds."""

    pace: Annotated[int, Meta(ge=0, le=10_000)]


class Report(Struct, forbid_unknown_fields=True):
    """Telling the host about a name, or about what was said."""

    about: Literal["name", "chat"]
    text: Annotated[str, Meta(max_length=200)] = ""


class RecordText(Struct, forbid_unknown_fields=True):
    """A record, and a seat: for a film the one whose eyes to see it through, for a table the one to play on."""

    record: Annotated[str, Meta(max_length=180_000)]
    seat: Annotated[int, Meta(ge=-1, le=8)] = -1


# -- the live connection ---------------------------------------------------------------------------------

Short = Annotated[str, Meta(max_length=200)]
Revision = Annotated[int, Meta(ge=0, le=10_000_000)]


class Act(Struct, tag_field="type", tag="act"):
    """An action, chosen at a revision of the table."""

    action: Short
    revision: Revision
    re: Short = ""


class Undo(Struct, tag_field="type", tag="undo"):
    """Take the last action back."""

    revision: Revision
    re: Short = ""


class Why(Struct, tag_field="type", tag="why"):
    """Ask why an action is not possible now."""

    action: Short
    re: Short = ""


class Chat(Struct, tag_field="type", tag="chat"):
    """A line of talk, for everybody or for one's team."""

    text: Annotated[str, Meta(max_length=500)]
    team: bool = False
    re: Short = ""


class Advice(Struct, tag_field="type", tag="advice"):
    """Ask what the search would do now."""

    re: Short = ""


class Consent(Struct, tag_field="type", tag="consent"):
    """Agree to advice at this table, or no longer."""

    advice: bool
    re: Short = ""


class StandIn(Struct, tag_field="type", tag="stand_in"):
    """Agree that a bot plays on for a seat that lets everybody wait, or no longer."""

    seat: Annotated[int, Meta(ge=0, le=8)]
    agree: bool
    re: Short = ""


Message = Act | Undo | Why | Chat | Advice | Consent | StandIn
