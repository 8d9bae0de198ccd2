"""A language: says messages by their ids, names things, joins lists. Knows no game."""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from kanly.engine.text import Text

ENGLISH: Final = "en"
LANGUAGES: Final = {"en": "English", "cs": "Čeština", "uk": "Українська"}
"""The languages, by the name that each has for itself."""

_NUMBERS: Final = ("n", "count", "cost")
"""The arguments that may say how much of a resource there is."""


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language that environment variables ask for; English when it is none of ours."""
    for variable in ("KANLY_LANGUAGE", "LC_ALL", "LANG"):
        wanted = environment.get(variable, "")[:2].lower()
        if wanted:
            return wanted if wanted in LANGUAGES else ENGLISH
    return ENGLISH


def read_messages(language: str) -> dict[str, str]:
    """Return the message files of a language: their text, by file name."""
    folder = Path(__file__).parent / language
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl"))}


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for text in read_messages(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle


class Speech:
    """A language in use; what it lacks is said in English.

    `names` are the English names of components by kind and id, which stand in the content and in no message file.
    """

    def __init__(self, language: str = ENGLISH, names: Mapping[str, Mapping[str, str]] | None = None) -> None:
        self.language = language
        self._names = names or {}
        self._bundles = [_bundle(code) for code in dict.fromkeys((language, ENGLISH))]

    def say(self, message: str, /, **args: Any) -> str:
        """Return a message, given by its id or as a Text; a Text that has no message is said as it stands."""
        if isinstance(message, Text):
            if self._bundle_with(message.id) is None:
                return str(message)
            return self._format(message.id, {**message.args, **args})
        return self._format(message, args)

    def name(self, kind: str, id: str) -> str:
        """Return the name of a thing: message `<kind>-<id>`, or its English name, or else the id."""
        key = f"{kind}-{id}"
        own, english = self._bundles[0], self._names.get(kind, {}).get(id)
        if english is not None and not own.has_message(key):
            return english
        return id if self._bundle_with(key) is None else self._format(key, {})

    def listed(self, things: Iterable[str], message: str = "list-and", between: str = ", ") -> str:
        """Return things as a list in words, equal ones counted: `Diplomacy, Dagger and Scout`."""
        counts: dict[str, int] = {}
        for thing in things:
            counts[thing] = counts.get(thing, 0) + 1
        parts = [thing if count == 1 else f"{thing} ×{count}" for thing, count in counts.items()]
        if not parts:
            return self._format("list-nothing", {})
        if len(parts) == 1:
            return parts[0]
        return self._format(message, {"items": between.join(parts[:-1]), "last": parts[-1]})

    def shown(self, name: str, value: Any) -> Any:
        """Return an argument as a message shows it: ids by the names of what the argument is named after."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str):
            return self.name(name, value)
        if isinstance(value, (list, tuple)):
            return self.listed(str(self.shown(name.removesuffix("s"), item)) for item in value)
        return value

    def _bundle_with(self, id: str) -> FluentBundle | None:
        return next((bundle for bundle in self._bundles if bundle.has_message(id)), None)

    def _format(self, id: str, args: Mapping[str, Any]) -> str:
        bundle = self._bundle_with(id)
        if bundle is None:
            raise LookupError(f"no message {id}")
        shown = {name: self.shown(name, value) for name, value in args.items()}
        if "resource" in args and "amount" not in args:
            number = next((args[name] for name in _NUMBERS if name in args), 0)
            shown["amount"] = self._format(f"amount-{args['resource']}", {"n": number})
        pattern = bundle.get_message(id).value
        assert pattern is not None, id
        said, faults = bundle.format_pattern(pattern, shown)
        if faults:
            warnings.warn(f"message {id}: {faults}", stacklevel=3)
        return str(said)
