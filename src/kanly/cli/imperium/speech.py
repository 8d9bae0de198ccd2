"""Dune: Imperium in words: the names of its components, and its effects as sentences from their declarations."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final

from kanly.cli.language import spoken
from kanly.engine.options import Variant
from kanly.imperium import catalogue
from kanly.imperium.components import CARDS, CONFLICTS, DIFFICULTIES, HAGAL_CARDS, INTRIGUES, LEADERS, Leader
from kanly.imperium.editions import EDITIONS, compose
from kanly.imperium.effects import Effect
from kanly.imperium.narration.components import ability
from kanly.imperium.phrases import phrase
from kanly.locale import Speech

_PLAYED: Final = [compose(Variant(edition)) for edition in EDITIONS]


def _names(table: Sequence[Any], ids: str) -> dict[str, str]:
    """Return the names of a kind of component, by their ids, in all editions."""
    return {key: table[number].name for edition in _PLAYED for key, number in getattr(edition, ids).items()}


_LEADERS: Final = [LEADERS[number] for edition in _PLAYED for number in edition.leaders]

NAMES: Final[dict[str, dict[str, str]]] = {
    "card": _names(CARDS, "card_ids"),
    "intrigue": _names(INTRIGUES, "intrigue_ids"),
    "hagal": _names(HAGAL_CARDS, "hagal_ids"),
    "conflict": _names(CONFLICTS, "conflict_ids"),
    "leader": _names(LEADERS, "leader_ids"),
    "ability": {leader.key: leader.ability for leader in _LEADERS},
    "signet": {leader.key: leader.signet_name for leader in _LEADERS},
    "space": {space.key: space.name for edition in _PLAYED for space in edition.board},
    "difficulty": {level.key: level.name for level in DIFFICULTIES},
}
"""The English names of components, by kind and id."""


class ImperiumSpeech(Speech):
    """A language that knows the components and effects of Dune: Imperium."""

    def __init__(self, language: str) -> None:
        super().__init__(language, NAMES)

    def effects(self, declared: Iterable[Effect]) -> str:
        """Return effects as a phrase: `recruit 2 troops and draw 1 card`."""
        return self.render(phrase(declared))

    def joined(self, phrases: list[str], compound: bool) -> str:
        """Return phrases as one: with commas, or with semicolons where some of them have commas of their own."""
        return "; ".join(phrases) if compound else self.listed(phrases)

    def ability(self, leader: Leader) -> str:
        """Return what a leader's own ability does (I-22)."""
        return self.render(ability(catalogue.leader_data(leader)))


@cache
def _speech(language: str) -> ImperiumSpeech:
    return ImperiumSpeech(language)


def speech() -> ImperiumSpeech:
    """Return the language that is spoken."""
    return _speech(spoken())


def say(message: str, /, **args: Any) -> str:
    """Return a message; its arguments are ids and numbers."""
    return speech().say(message, **args)


def called(kind: str, id: str) -> str:
    """Return the name of a component: of a card, a conflict, a space, ..."""
    return speech().name(kind, id)


def listed(things: Iterable[str], message: str = "list-and") -> str:
    """Return things as a list in words."""
    return speech().listed(things, message)


def sentence(*effects: Effect) -> str:
    """Return effects as a sentence without its full stop; nothing for none."""
    return capital(speech().effects(effects)) if effects else ""


def amount(resource: str, n: int) -> str:
    """Return a number of a resource as the object of a verb: `3 spice`."""
    return say(f"amount-{resource}", n=n)


def stock(resource: str, *numbers: int) -> str:
    """Return a number of a resource standing alone, or several: `2/3/4 spice`."""
    return "".join(f"{n}/" for n in numbers[:-1]) + say(f"stock-{resource}", n=numbers[-1])


def capital(text: str) -> str:
    """Return a text that begins with a capital."""
    return text[:1].upper() + text[1:]


def names(mask: int, table: tuple[str, ...]) -> list[str]:
    """Return the ids of the bits of a mask."""
    return [name for i, name in enumerate(table) if mask >> i & 1]
