"""The actions of the Dune: Imperium family and their text forms.

`action(DEPLOY, 2)` gives the same object each time, and so does `space_action` for what names a space of a board. A
verb is declared once, with how its two numbers are written and read; a set may bring others with `new_verb`.
docs/notation.md lists the forms.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, final

from kanly.engine.action import Action, intern_action
from kanly.engine.errors import MalformedAction
from kanly.engine.message import Words
from kanly.engine.text import Text
from kanly.imperium.components import CARDS, INTRIGUES, LEADERS
from kanly.imperium.edition import Edition
from kanly.imperium.effects import EFFECTS
from kanly.imperium.ids import FACTIONS, ZONES

AGENT: Final = 0
REVEAL: Final = 1
PASS: Final = 2
DONE: Final = 3
PLAY: Final = 4
USE: Final = 5
DEPLOY: Final = 6
RETREAT: Final = 7
ACQUIRE: Final = 8
TRASH: Final = 9
DISCARD: Final = 10
FACTION: Final = 11
CHOOSE: Final = 12
COMBINE: Final = 13
SPACE: Final = 14
RECALL: Final = 15
FROM: Final = 16
SEAT: Final = 17
PRICE: Final = 18
LEADER: Final = 19
REMOVE: Final = 20
TAKE: Final = 21
DRAW_TOP: Final = 22
TRASH_TOP: Final = 23
DEFEND: Final = 24
TOKENS: Final = 25

# how a card is acquired: a bit mask
ON_TOP: Final = 1
FROM_ASIDE: Final = 2
MANNERS: Final = ("", "top", "aside", "aside top")
TO_HAND: Final = 4
"""A card that goes to the hand; such actions have a verb of their own."""

LEADER_CARD: Final = 63
"""The place `from` names when the Agent comes from the leader."""

Write = Callable[[int, int], str]
WriteOn = Callable[[Edition, int, int], str]
Read = Callable[[Edition, list[str]], tuple[int, int]]
Every = Callable[[Edition, int], Iterable[Action]]
Label = Callable[[Any, Action], Words]


@final
class Verb:
    """A kind of action: its name, and how its two numbers are written behind it and read.

    What names something of a board is written with the edition that has it (`write_on`), all else without (`write`).
    Reading raises ValueError, IndexError or KeyError. `every` lists all its actions, for an edition and a number of
    seats, and `label` says what one is called, for an observation; for the first verbs that is done in `repertoire.py`
    and in `narration/choices.py`.
    """

    __slots__ = ("every", "label", "name", "number", "read", "write", "write_on")

    def __init__(
        self,
        name: str,
        write: Write | None,
        write_on: WriteOn | None,
        read: Read,
        every: Every | None = None,
        label: Label | None = None,
    ) -> None:
        self.number = len(VERBS)
        self.name = name
        self.write = write
        self.write_on = write_on
        self.read = read
        self.every = every
        self.label = label
        VERBS.append(self)
        _tables.append([])


VERBS: Final[list[Verb]] = []
"""Every verb there is, by its number, which is the kind of its actions."""

_tables: Final[list[list[Action | None]]] = []
"""The actions of each kind by their two numbers, as far as they have been asked for."""


def new_verb(
    name: str,
    read: Read,
    every: Every,
    label: Label,
    write: Write | None = None,
    write_on: WriteOn | None = None,
) -> int:
    """Return the number of a verb that a set brings; an edition that has it lists it among its `verbs`."""
    if any(verb.name == name for verb in VERBS):
        raise ValueError(f"there is a verb {name!r} already")
    if (write is None) == (write_on is None):
        raise ValueError(f"the verb {name!r} must be written in one way: with a board, or without")
    return Verb(name, write, write_on, read, every, label).number


def action(kind: int, a: int = 0, b: int = 0) -> Action:
    """Return the action of a kind with its two numbers, of which the second is below 64."""
    if b >> 6:
        raise ValueError(f"no action has the number {b}")
    table = _tables[kind]
    at = a << 6 | b
    if at >= len(table):
        table.extend([None] * (at + 1 - len(table)))
    found = table[at]
    if found is None:
        verb = VERBS[kind]
        assert verb.write is not None
        found = intern_action(kind, a, b, f"{verb.name} {verb.write(a, b)}".rstrip())
        table[at] = found
    return found


def space_action(edition: Edition, kind: int, a: int, b: int = 0) -> Action:
    """Return the action of a kind that names a space of an edition's board."""
    table: list[Action | None] = edition.actions[kind]
    at = a << 6 | b
    if at >= len(table):
        table.extend([None] * (at + 1 - len(table)))
    found = table[at]
    if found is None:
        verb = VERBS[kind]
        assert verb.write_on is not None
        found = intern_action(kind, a, b, f"{verb.name} {verb.write_on(edition, a, b)}")
        table[at] = found
    return found


def parse_action(text: str, edition: Edition) -> Action:
    """Return the action of a text; raises MalformedAction that says what is not understood."""
    words = text.split()
    if not words:
        raise MalformedAction(Text("malformed-empty", "an empty action"))
    number = edition.verbs.get(words[0])
    if number is None:
        known = ", ".join(edition.verbs)
        raise MalformedAction(
            Text("malformed-verb", f"unknown verb {words[0]!r}; known are {known}", verb=words[0], known=known)
        )
    verb = VERBS[number]
    try:
        a, b = verb.read(edition, words[1:])
        found = action(number, a, b) if verb.write_on is None else space_action(edition, number, a, b)
    except (ValueError, IndexError, KeyError):
        raise MalformedAction(_no_form(text, words[0])) from None
    if found.text != " ".join(words):
        raise MalformedAction(_no_form(text, words[0], found.text))
    return found


def _no_form(text: str, verb: str, meant: str = "") -> Text:
    text = text.strip()
    english = f"{text!r} is not a form of {verb!r}" + (f"; did you mean {meant!r}?" if meant else "")
    return Text("malformed-meant" if meant else "malformed-form", english, typed=text, verb=verb, meant=meant)


# -- how numbers are written and read -------------------------------------------------------------------------


def _nothing(a: int, b: int) -> str:
    return ""


def _read_nothing(edition: Edition, words: list[str]) -> tuple[int, int]:
    return 0, 0


def _number(a: int, b: int) -> str:
    return str(a)


def _read_number(edition: Edition, words: list[str]) -> tuple[int, int]:
    return _small(words[0]), 0


def _card(a: int, b: int) -> str:
    return CARDS[a].key


def _read_card(edition: Edition, words: list[str]) -> tuple[int, int]:
    return edition.card_ids[words[0]], 0


def _sending(edition: Edition, a: int, b: int) -> str:
    return f"{CARDS[a].key}@{edition.board[b].key}"


def _read_sending(edition: Edition, words: list[str]) -> tuple[int, int]:
    card, _, space = words[0].partition("@")
    return edition.card_ids[card], edition.space_ids[space]


def _place(edition: Edition, a: int, b: int) -> str:
    return "leader_card" if a == LEADER_CARD else edition.board[a].key


def _read_place(edition: Edition, words: list[str]) -> tuple[int, int]:
    return LEADER_CARD if words[0] == "leader_card" else edition.space_ids[words[0]], 0


def _intrigue(a: int, b: int) -> str:
    return INTRIGUES[a].key


def _read_intrigue(edition: Edition, words: list[str]) -> tuple[int, int]:
    return edition.intrigue_ids[words[0]], 0


def _leader(a: int, b: int) -> str:
    return LEADERS[a].key


def _read_leader(edition: Edition, words: list[str]) -> tuple[int, int]:
    return edition.leader_ids[words[0]], 0


def _effect(a: int, b: int) -> str:
    return EFFECTS[a].path + (f" {b}" if b else "")


def _read_effect(edition: Edition, words: list[str]) -> tuple[int, int]:
    return edition.paths[words[0]].id, _small(words[1]) if len(words) > 1 else 0


def _parts(a: int, b: int) -> str:
    chosen = "+".join(str(i + 1) for i in range(len(EFFECTS[a].parts)) if b >> i & 1)
    return f"{EFFECTS[a].path} {chosen}"


def _read_parts(edition: Edition, words: list[str]) -> tuple[int, int]:
    effect = edition.paths[words[0]]
    return effect.id, _mask(words[1], len(effect.parts))


def _purchase(a: int, b: int) -> str:
    return f"{CARDS[a].key} {MANNERS[b]}"


def _read_purchase(edition: Edition, words: list[str]) -> tuple[int, int]:
    return edition.card_ids[words[0]], MANNERS.index(" ".join(words[1:]))


def _card_in_zone(a: int, b: int) -> str:
    return f"{CARDS[a].key} {ZONES[b]}"


def _read_card_in_zone(edition: Edition, words: list[str]) -> tuple[int, int]:
    return edition.card_ids[words[0]], ZONES.index(words[1])


def _faction(a: int, b: int) -> str:
    return FACTIONS[a]


def _read_faction(edition: Edition, words: list[str]) -> tuple[int, int]:
    return FACTIONS.index(words[0]), 0


def _factions(a: int, b: int) -> str:
    return "+".join(name for i, name in enumerate(FACTIONS) if a >> i & 1)


def _read_factions(edition: Edition, words: list[str]) -> tuple[int, int]:
    return sum(1 << FACTIONS.index(name) for name in set(words[0].split("+"))), 0


def _mask(text: str, count: int) -> int:
    """Return the bits of the chosen parts, which are numbered from 1 to `count`."""
    mask = 0
    for part in text.split("+"):
        number = _small(part)
        if not 1 <= number <= count:
            raise ValueError(text)
        mask |= 1 << (number - 1)
    return mask


def _small(text: str) -> int:
    number = int(text)
    if not 0 <= number < 64:
        raise ValueError(text)
    return number


Verb("agent", None, _sending, _read_sending)
for _name in ("reveal", "pass", "done"):
    Verb(_name, _nothing, None, _read_nothing)
Verb("play", _intrigue, None, _read_intrigue)
Verb("use", _effect, None, _read_effect)
Verb("deploy", _number, None, _read_number)
Verb("retreat", _number, None, _read_number)
Verb("acquire", _purchase, None, _read_purchase)
Verb("trash", _card_in_zone, None, _read_card_in_zone)
Verb("discard", _card, None, _read_card)
Verb("faction", _faction, None, _read_faction)
Verb("choose", _effect, None, _read_effect)
Verb("combine", _parts, None, _read_parts)
for _name in ("space", "recall", "from"):
    Verb(_name, None, _place, _read_place)
Verb("seat", _number, None, _read_number)
Verb("price", _number, None, _read_number)
Verb("leader", _leader, None, _read_leader)
Verb("remove", _card, None, _read_card)
Verb("take", _card, None, _read_card)
for _name in ("draw", "trash_top", "defend"):
    Verb(_name, _nothing, None, _read_nothing)
Verb("tokens", _factions, None, _read_factions)

FIRST_VERBS: Final = tuple(range(len(VERBS)))
"""The verbs that every edition has."""
