"""The actions of the Dune: Imperium family and their text forms.

`action(DEPLOY, 2)` gives the same object each time, and so does `space_action` for what names a space of a board.
docs/notation.md lists the forms.
"""

from __future__ import annotations

from typing import Final

from kanly.engine.action import Action, intern_action
from kanly.engine.errors import MalformedAction
from kanly.engine.text import Text
from kanly.imperium.components import CARDS, INTRIGUES, LEADERS, Edition
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

VERBS: Final = (
    "agent", "reveal", "pass", "done", "play", "use", "deploy", "retreat", "acquire", "trash", "discard", "faction",
    "choose", "combine", "space", "recall", "from", "seat", "price", "leader", "remove", "take", "draw", "trash_top",
    "defend", "tokens",
)  # fmt: skip

# how a card is acquired: a bit mask
ON_TOP: Final = 1
FROM_ASIDE: Final = 2
MANNERS: Final = ("", "top", "aside", "aside top")

LEADER_CARD: Final = 63
"""The place `from` names when the Agent comes from the leader."""

_tables: list[list[Action | None]] = [[] for _ in VERBS]
"""The actions of each kind by their two numbers, as far as they have been asked for."""

_bare: Final = (REVEAL, PASS, DONE, DRAW_TOP, TRASH_TOP, DEFEND)
_spatial: Final = (AGENT, SPACE, RECALL, FROM)


def action(kind: int, a: int = 0, b: int = 0) -> Action:
    """Return the action of a kind with its two numbers."""
    table = _tables[kind]
    at = a << 6 | b
    if at >= len(table):
        table.extend([None] * (at + 1 - len(table)))
    found = table[at]
    if found is None:
        found = intern_action(kind, a, b, _text(kind, a, b))
        table[at] = found
    return found


def space_action(edition: Edition, kind: int, a: int, b: int = 0) -> Action:
    """Return the action of a kind that names a space of an edition's board."""
    tables = edition.actions
    if not tables:
        tables.extend([[] for _ in VERBS])
    table: list[Action | None] = tables[kind]
    at = a << 6 | b
    if at >= len(table):
        table.extend([None] * (at + 1 - len(table)))
    found = table[at]
    if found is None:
        found = intern_action(kind, a, b, _space_text(edition, kind, a, b))
        table[at] = found
    return found


def _space_text(edition: Edition, kind: int, a: int, b: int) -> str:
    if kind == AGENT:
        return f"{VERBS[kind]} {CARDS[a].key}@{edition.board[b].key}"
    return f"{VERBS[kind]} {'leader_card' if a == LEADER_CARD else edition.board[a].key}"


def _factions(mask: int) -> str:
    return "+".join(name for i, name in enumerate(FACTIONS) if mask >> i & 1)


def _text(kind: int, a: int, b: int) -> str:
    verb = VERBS[kind]
    if kind in _bare:
        return verb
    if kind == PLAY:
        return f"{verb} {INTRIGUES[a].key}"
    if kind in (USE, CHOOSE):
        return f"{verb} {EFFECTS[a].path}" + (f" {b}" if b else "")
    if kind == COMBINE:
        parts = "+".join(str(i + 1) for i in range(len(EFFECTS[a].parts)) if b >> i & 1)
        return f"{verb} {EFFECTS[a].path} {parts}"
    if kind == ACQUIRE:
        return f"{verb} {CARDS[a].key} {MANNERS[b]}".rstrip()
    if kind == TRASH:
        return f"{verb} {CARDS[a].key} {ZONES[b]}"
    if kind in (DISCARD, REMOVE, TAKE):
        return f"{verb} {CARDS[a].key}"
    if kind == FACTION:
        return f"{verb} {FACTIONS[a]}"
    if kind == TOKENS:
        return f"{verb} {_factions(a)}"
    if kind == LEADER:
        return f"{verb} {LEADERS[a].key}"
    return f"{verb} {a}"


def parse_action(text: str, edition: Edition) -> Action:
    """Return the action of a text; raises MalformedAction that says what is not understood."""
    words = text.split()
    if not words:
        raise MalformedAction(Text("malformed-empty", "an empty action"))
    if words[0] not in VERBS:
        known = ", ".join(VERBS)
        raise MalformedAction(
            Text("malformed-verb", f"unknown verb {words[0]!r}; known are {known}", verb=words[0], known=known)
        )
    kind = VERBS.index(words[0])
    try:
        a, b = _numbers(kind, words[1:], edition)
        found = space_action(edition, kind, a, b) if kind in _spatial else action(kind, a, b)
    except (ValueError, IndexError, KeyError):
        raise MalformedAction(_no_form(text, words[0])) from None
    if found.text != " ".join(words):
        raise MalformedAction(_no_form(text, words[0], found.text))
    return found


def _no_form(text: str, verb: str, meant: str = "") -> Text:
    text = text.strip()
    english = f"{text!r} is not a form of {verb!r}" + (f"; did you mean {meant!r}?" if meant else "")
    return Text("malformed-meant" if meant else "malformed-form", english, typed=text, verb=verb, meant=meant)


def _numbers(kind: int, args: list[str], edition: Edition) -> tuple[int, int]:
    if kind in _bare:
        return 0, 0
    if kind == AGENT:
        card, _, space = args[0].partition("@")
        return edition.card_ids[card], edition.space_ids[space]
    if kind == PLAY:
        return edition.intrigue_ids[args[0]], 0
    if kind in (USE, CHOOSE):
        return edition.paths[args[0]].id, _small(args[1]) if len(args) > 1 else 0
    if kind == COMBINE:
        effect = edition.paths[args[0]]
        return effect.id, _mask(args[1], len(effect.parts))
    if kind == ACQUIRE:
        return edition.card_ids[args[0]], MANNERS.index(" ".join(args[1:]))
    if kind == TRASH:
        return edition.card_ids[args[0]], ZONES.index(args[1])
    if kind in (DISCARD, REMOVE, TAKE):
        return edition.card_ids[args[0]], 0
    if kind == FACTION:
        return FACTIONS.index(args[0]), 0
    if kind == TOKENS:
        return sum(1 << FACTIONS.index(name) for name in set(args[0].split("+"))), 0
    if kind in (SPACE, RECALL, FROM):
        return LEADER_CARD if args[0] == "leader_card" else edition.space_ids[args[0]], 0
    if kind == LEADER:
        return edition.leader_ids[args[0]], 0
    return _small(args[0]), 0


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
