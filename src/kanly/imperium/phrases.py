"""What cards, spaces, leaders and rewards do, in words, from the same declarations that the engine runs.

Effects are phrases without a capital and without a full stop: "recruit 2 troops and draw 1 card". Their verbs address
the player (`SAY`) or name an action, as on a button (`DO`); English has one form for both.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from kanly.engine.message import Message, Words, listed, message, name
from kanly.imperium import catalogue
from kanly.imperium.effects import Effect

Data = dict[str, Any]

SAY: Final = "say"
DO: Final = "do"


def phrase(effects: Iterable[Effect], mood: str = SAY) -> Words:
    """Return effects as one phrase."""
    return phrase_of(catalogue.effects(effects), mood)


def phrase_of(parts: Sequence[Data], mood: str = SAY, as_price: bool = False) -> Words:
    """Return effects that are given as data, as in the catalogue, as one phrase; there must be some."""
    said = [_effect(part, mood, as_price) for part in parts]
    return said[0] if len(said) == 1 else listed(said, by="", between="; ") if _is_compound(parts) else listed(said)


def _is_compound(parts: Sequence[Data]) -> bool:
    """Say whether some of them have parts of their own, so that a list of them needs more than commas."""
    return any("parts" in part for part in parts)


def _effect(part: Data, mood: str, as_price: bool) -> Words:
    """Return one effect, given as data, with its parts."""
    word = part["word"]
    if word == "all":
        return phrase_of(part["parts"], mood)
    if word == "special":
        return _in_mood(f"special-{part['special']}", mood)
    args = _said(part)
    if "optional" in args:
        args["optional"] = args["optional"] and not as_price
    if "icons" in part:
        args |= {"icons": _any_of("icon", part["icons"]), "anywhere": not part["icons"]}
    if "factions" in part:
        args["factions"] = _any_of("faction", part["factions"])
    if "parts" in part:
        args["parts"] = _parts(word, part["parts"], mood)
    if "cost" in part:
        args["cost"] = phrase_of(part["cost"], mood, as_price=True)
    if word == "when":
        args["condition"] = condition_of(part)
    if word == "influence" and "factions" in part:
        word = "influence_any"
    if "per" in part:
        word = f"per_{part['per']}"
    said = _in_mood(f"effect-{word}", mood, **args)
    return said if word == "when" else _or_else(said, part)


def _or_else(said: Message, part: Data) -> Message:
    """Add what the record of a word says, for readers whose language has no message for it."""
    return {**said, "else": part["says"]} if "says" in part else said


_NOT_SAID: Final = frozenset(("word", "path", "factions", "parts", "cost", "when", "per", "special", "says"))
"""What messages do not speak of, or only in words of their own."""


def _said(part: Data) -> Data:
    """Return what messages may speak of, besides parts: numbers, and what the word is about."""
    return {key: value for key, value in part.items() if key not in _NOT_SAID}


def _in_mood(id: str, mood: str, **args: Words) -> Message:
    return message(id, **args) if mood == SAY else message(id, mood=mood, **args)


def _parts(word: str, parts: Sequence[Data], mood: str) -> Words:
    if word == "choose":
        return listed((_effect(part, mood, False) for part in parts), by="")
    if word != "either":
        return phrase_of(parts, mood)
    options = [_effect(option, mood, False) for option in parts]
    return listed(options, "list-or-long", "; ") if _is_compound(parts) else listed(options, "list-or")


def _any_of(kind: str, ids: Iterable[str]) -> Words:
    return listed((name(kind, each) for each in ids), "list-or")


def condition_of(part: Data) -> Words:
    """Return the condition of an effect that is given as data."""
    if part["when"] == "special":
        return message(f"special-{part['special']}")
    args = {"faction": "", **_said(part)}
    del args["optional"]
    if "icons" in part:
        args["icons"] = _any_of("icon", part["icons"])
    return _or_else(message(f"condition-{part['when']}", **args), part)
