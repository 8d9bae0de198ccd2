"""Dune: Imperium in words: the names of its components, and its effects as sentences from their declarations."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from kanly.cli.language import spoken
from kanly.imperium import catalogue
from kanly.imperium.components import CARDS, CONFLICTS, DIFFICULTIES, HAGAL_CARDS, INTRIGUES, LEADERS, Leader
from kanly.imperium.editions import EDITIONS
from kanly.imperium.effects import Effect
from kanly.imperium.ids import ICONS, NONE
from kanly.locale import Reader, Speech
from kanly.locale.speech import STRANGER

NAMES: Final[dict[str, dict[str, str]]] = {
    "card": {card.key: card.name for card in CARDS},
    "intrigue": {card.key: card.name for card in INTRIGUES},
    "hagal": {card.key: card.name for card in HAGAL_CARDS},
    "conflict": {card.key: card.name for card in CONFLICTS},
    "leader": {leader.key: leader.name for leader in LEADERS},
    "ability": {leader.key: leader.ability for leader in LEADERS},
    "signet": {leader.key: leader.signet_name for leader in LEADERS},
    "space": {space.key: space.name for edition in EDITIONS.values() for space in edition.board},
    "difficulty": {level.key: level.name for level in DIFFICULTIES},
}
"""The English names of components, by kind and id."""

_COMPOUND: Final = frozenset(("either", "choose", "arrow", "when", "per", "opponents", "next_reveal"))
"""Words whose sentences have parts of their own, so that a list of them needs more than commas."""


class ImperiumSpeech(Speech):
    """A language that knows the components and effects of Dune: Imperium."""

    def __init__(self, language: str) -> None:
        super().__init__(language, NAMES)

    def shown(self, name: str, value: Any, reader: Reader = STRANGER) -> Any:
        """Return an argument as a message shows it; effects, given by their paths, as a sentence."""
        if name == "effects" and isinstance(value, list):
            return self.effects(EDITIONS["base"].paths[path] for path in value)
        return super().shown(name, value, reader)

    def effects(self, declared: Iterable[Effect]) -> str:
        """Return effects as a phrase: `recruit 2 troops and draw 1 card`."""
        return self._phrase(catalogue.effects(declared))

    def _phrase(self, parts: list[dict[str, Any]], as_price: bool = False) -> str:
        return self.joined([self._effect(part, as_price) for part in parts], self._is_compound(parts))

    def joined(self, phrases: list[str], compound: bool) -> str:
        """Return phrases as one: with commas, or with semicolons where some of them have commas of their own."""
        return "; ".join(phrases) if compound else self.listed(phrases)

    def _effect(self, part: dict[str, Any], as_price: bool) -> str:
        """Return one effect, given as data, with its parts."""
        word = part["word"]
        if word == "special":
            return self.say(f"special-{part['special']}")
        if word == "all":
            return self._phrase(part["parts"])
        facts = {name: value for name, value in part.items() if not isinstance(value, list)}
        if "parts" in part:
            facts["parts"] = self._options(part["parts"]) if word == "either" else self._phrase(part["parts"])
        if "cost" in part:
            facts["cost"] = self._phrase(part["cost"], as_price=True)
        if "factions" in part:
            facts["factions"] = self.listed((self.name("faction", faction) for faction in part["factions"]), "list-or")
        if word == "when":
            facts["condition"] = self._condition(part)
        if as_price:
            facts["optional"] = False
        among_several = word == "influence" and "factions" in part
        return self.say("effect-influence_any" if among_several else f"effect-{word}", **facts)

    def _options(self, parts: list[dict[str, Any]]) -> str:
        phrases = [self._effect(option, False) for option in parts]
        if self._is_compound(parts):
            return self.listed(phrases, "list-or-long", "; ")
        return self.listed(phrases, "list-or")

    def _condition(self, part: dict[str, Any]) -> str:
        if part["when"] == "special":
            return self.say(f"special-{part['special']}")
        return self.say(f"condition-{part['when']}", faction=part.get("faction", ""), n=part["n"])

    def _is_compound(self, parts: list[dict[str, Any]]) -> bool:
        """Say whether one of several effects is compound, or a special one that is told in several sentences."""
        return any(
            part["word"] in _COMPOUND or (part["word"] == "special" and ";" in self.say(f"special-{part['special']}"))
            for part in parts
        )

    def ability(self, leader: Leader) -> str:
        """Return what a leader's own ability does, from the traits that the rules ask for (I-22)."""
        traits: list[tuple[bool, str, dict[str, Any]]] = [
            (bool(leader.setup), "setup", {"parts": self.effects(leader.setup)}),
            (leader.sees_top, "sees_top", {}),
            (leader.secret_factions, "secret_factions", {}),
            (leader.discount_icon != NONE, "discount_icon", {"icon": ICONS[leader.discount_icon]}),
            (leader.draws_on_solari, "draws_on_solari", {}),
            (leader.spice_addict, "spice_addict", {}),
            (bool(leader.council_effects), "council", {"parts": self.effects(leader.council_effects)}),
            (bool(leader.ignores_enemies), "ignores_enemies", {"icons": names(leader.ignores_enemies, ICONS)}),
        ]
        return "; ".join(self.say(f"trait-{trait}", **facts) for has, trait, facts in traits if has)


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
