"""Dune: Imperium in words: the names of its components, and its effects as sentences from their declarations."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from kanly.cli.language import spoken
from kanly.engine.message import message
from kanly.engine.options import Variant
from kanly.imperium import catalogue
from kanly.imperium.components import Leader
from kanly.imperium.edition import Edition
from kanly.imperium.editions import EDITIONS, compose
from kanly.imperium.effects import Effect
from kanly.imperium.narration.components import ability
from kanly.imperium.phrases import phrase
from kanly.locale import Speech

GAME: Final = "imperium"


class ImperiumSpeech(Speech):
    """A language that knows the components and effects of an edition of Dune: Imperium."""

    def __init__(self, language: str, edition: Edition) -> None:
        super().__init__(language, GAME, catalogue.names_of(edition), catalogue.sets_of(edition))

    def effects(self, declared: Iterable[Effect]) -> str:
        """Return effects as a phrase: `recruit 2 troops and draw 1 card`."""
        return self.render(phrase(declared))

    def joined(self, phrases: list[str], compound: bool) -> str:
        """Return phrases as one: with commas, or with semicolons where some of them have commas of their own."""
        return "; ".join(phrases) if compound else self.listed(phrases)

    def ability(self, leader: Leader) -> str:
        """Return what a leader's own ability does (I-22)."""
        return self.render(ability(catalogue.leader_data(leader)))


_of: Final[list[Edition]] = []
"""The edition that is spoken of: one for the whole process, as its language is."""


def speak_of(edition: Edition) -> None:
    """Call components what they are called in an edition."""
    _of[:] = [edition]


@cache
def _speech(language: str, edition: Edition) -> ImperiumSpeech:
    return ImperiumSpeech(language, edition)


def speech() -> ImperiumSpeech:
    """Return the language that is spoken, by default of the first edition."""
    return _speech(spoken(), _of[0] if _of else compose(Variant(next(iter(EDITIONS)))))


def say(id: str, /, **args: Any) -> str:
    """Return a message; its arguments are ids and numbers."""
    return speech().say(id, **args)


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
    return speech().render(message(f"amount-{resource}", n=n))


def stock(resource: str, *numbers: int) -> str:
    """Return a number of a resource standing alone, or several: `2/3/4 spice`."""
    return "".join(f"{n}/" for n in numbers[:-1]) + speech().render(message(f"stock-{resource}", n=numbers[-1]))


def capital(text: str) -> str:
    """Return a text that begins with a capital."""
    return text[:1].upper() + text[1:]
