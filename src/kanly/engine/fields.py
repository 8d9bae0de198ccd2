"""How a game declares the fields of its state: each field once, with all that anybody needs to know of it.

A `RecordClass` lists the fields of one class of the state. From it `tools/make_records.py` writes the class with its
maker and its clone, what a seat sees of it, what a page shows of it and the page's types, all as plain code; codec and
sheets read it when they are made. Expressions are Python in text form: `{}` stands for the value of the field itself,
the record goes by its `word`, and whatever else is named comes from where the game says.

Nothing is told that is not declared: a field without `seen` looks to everybody as it does in a fresh record, one
without `page` or `held` is on no page.
"""

from __future__ import annotations

from dataclasses import dataclass, field

# -- who sees a field ----------------------------------------------------------------------------------------

OPEN = "open"
"""Seen as it is: a copy, or of a record what its own fields allow."""
UNTOLD = "untold"
"""Seen as in a fresh record."""


@dataclass(frozen=True)
class Seen:
    """What its owner and what others see of a field: OPEN, UNTOLD, or the expression of another form."""

    owner: str = UNTOLD
    others: str = UNTOLD


NOBODY = Seen()
EVERYBODY = Seen(OPEN, OPEN)
OWNER = Seen(owner=OPEN)


# -- how a page shows a fact ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Shown:
    """How a page shows a fact: the game's name for the way (none: as it is), and the type that the page gets.

    A fact without a type is one that the page knows of every game.
    """

    how: str
    ts: str


PLAIN = Shown("", "number")
TRUTH = Shown("", "boolean")
AS_ITS_KIND = Shown("as its kind", "")


@dataclass(frozen=True)
class Fact:
    """Something that a page shows; what a field's declaration leaves open is the field's own name, value and kind."""

    name: str = ""
    made: str = ""
    shown: Shown = AS_ITS_KIND
    field: Field | None = None

    @property
    def optional(self) -> bool:
        """Say whether the page may lack it: it is made from a part that only some games have."""
        return self.field is not None and isinstance(self.field.kind, Part) and not self.field.kind.marked


SHOWN = Fact()
COUNTED = Fact(made="len({})", shown=PLAIN)


# -- fields and records --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Kind:
    """A kind of value: its type, its fresh value, its codec (none: in no position), how a page shows it."""

    type: str
    fresh: str
    codec: str = ""
    shown: Shown = PLAIN

    @property
    def copied(self) -> str:
        """Return how a clone gets the value: lists change, so each has its own; all else is shared."""
        return "{}.copy()" if self.type.startswith("list[") else "{}"


@dataclass(frozen=True)
class Part(Kind):
    """A record inside a record: `one`, `maybe` one or `each` seat's; see the functions of these names.

    A part that is not there takes no room: no line in a position, no name on a page; unless it is `marked`, with a
    null or an empty one.
    """

    record: RecordClass = field(kw_only=True)
    times: str = field(kw_only=True)
    marked: bool = field(kw_only=True, default=True)

    @property
    def copied(self) -> str:
        """Return how a clone gets the record: as a clone."""
        return self.each_time("{}.clone()")

    def each_time(self, single: str) -> str:
        """Return the expression of the whole part from that of one record."""
        if self.times == "maybe":
            return f"None if {{0}} is None else {single.format('{0}')}"
        return f"[{single.format(self.record.word)} for {self.record.word} in {{}}]" if self.times == "each" else single


def one(record: RecordClass) -> Part:
    """Return a part that is always there."""
    shown = Shown(record.word, record.page_type)
    return Part(record.name, f"fresh_{record.word}()", record.word, shown, record=record, times="one")


def maybe(record: RecordClass, marked: bool = False) -> Part:
    """Return a part that only some games have."""
    shown = Shown(record.word, f"Partial<{record.page_type}>" if marked else record.page_type)
    return Part(
        f"{record.name} | None", "None", f"maybe {record.word}", shown, record=record, times="maybe", marked=marked
    )


def each(record: RecordClass) -> Part:
    """Return a part of which there is one for every seat."""
    shown = Shown(f"{record.word}s", f"Record<string, {record.page_type}>")
    return Part(f"list[{record.name}]", "[]", f"{record.word}s", shown, record=record, times="each")


@dataclass(frozen=True)
class Field:
    """One field: what it holds, who sees it, what a page shows of it to everybody (`page`) and its owner (`held`).

    `fresh` and `copied` say what differs from its kind; `holds` names what lies there and nowhere else at the time;
    an `inherited` field is declared by the base of its class.
    """

    name: str
    kind: Kind
    seen: Seen = NOBODY
    page: Fact | None = None
    held: Fact | None = None
    fresh: str = ""
    copied: str = ""
    holds: str = ""
    inherited: bool = False


@dataclass(frozen=True)
class RecordClass:
    """A class of the state: its name, the word for one of its kind, its docstring and its fields.

    `facts` and `held` are shown on a page besides those of single fields; `given` are the parameters of its maker,
    `base` its base class, `owned` the condition under which the viewer is its owner; `interface` and
    `held_interface` are the page's types where they are not called like the class.
    """

    name: str
    word: str
    doc: str
    fields: tuple[Field, ...]
    facts: tuple[Fact, ...] = ()
    held: tuple[Fact, ...] = ()
    given: str = ""
    base: str = ""
    owned: str = ""
    interface: str = ""
    held_interface: str = ""

    def codecs(self) -> dict[str, str]:
        """Return the fields that a position has, in its order, with their codecs."""
        return {field.name: field.kind.codec for field in self.fields if field.kind.codec}

    def unwritten(self) -> tuple[str, ...]:
        """Return the fields that a position leaves out: they follow from it, or lie beside the state."""
        return tuple(field.name for field in self.fields if not field.kind.codec)

    def optional(self) -> tuple[str, ...]:
        """Return the parts that take no room where they are not there."""
        return tuple(field.name for field in self.fields if isinstance(field.kind, Part) and not field.kind.marked)

    def untold(self) -> tuple[str, ...]:
        """Return the fields of a position that an observation leaves out: they are nobody's business."""
        return tuple(field.name for field in self.fields if field.kind.codec and field.seen == NOBODY)

    def parts(self) -> list[tuple[str, RecordClass]]:
        """Return the fields that are records, with their classes."""
        return [(field.name, field.kind.record) for field in self.fields if isinstance(field.kind, Part)]

    def zones(self, what: str) -> tuple[str, ...]:
        """Return the fields that hold components of one sort."""
        return tuple(field.name for field in self.fields if field.holds == what)

    def page_facts(self) -> list[Fact]:
        """Return what a page shows to everybody."""
        shown = [self._of(field, field.page, field.kind.shown) for field in self.fields if field.page is not None]
        return [*shown, *self.facts]

    def held_facts(self) -> list[Fact]:
        """Return what a page shows to the owner alone."""
        shown = [self._of(field, field.held, self._held(field.kind)) for field in self.fields if field.held is not None]
        return [*shown, *self.held]

    @staticmethod
    def _of(field: Field, fact: Fact, shown: Shown) -> Fact:
        shown = shown if fact.shown == AS_ITS_KIND else fact.shown
        return Fact(fact.name or field.name, fact.made, shown, field)

    @staticmethod
    def _held(kind: Kind) -> Shown:
        return Shown(f"held_{kind.record.word}", kind.record.held_type) if isinstance(kind, Part) else kind.shown

    @property
    def page_type(self) -> str:
        """Return the name of its interface on the page."""
        return (self.interface or self.name).partition(" ")[0]

    @property
    def held_type(self) -> str:
        """Return the name of the interface of what only its owner sees."""
        return (self.held_interface or f"Own{self.name}").partition(" ")[0]
