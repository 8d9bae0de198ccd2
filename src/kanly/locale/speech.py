"""A language: says messages by their ids, names things, joins lists, tells stories. Knows no game."""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from kanly.engine.message import Words
from kanly.engine.narration import Telling
from kanly.engine.text import Text

ENGLISH: Final = "en"
LANGUAGES: Final = {"en": "English", "cs": "Čeština", "uk": "Українська"}
"""The languages, by the name that each has for itself."""

ByKind: TypeAlias = Mapping[str, Mapping[str, str]]
"""Something about things, by their kinds and ids."""

_NUMBERS: Final = ("n", "count", "cost")
"""The arguments that may say how much of a resource there is."""

_AMOUNTS: Final = ("amount", "stock")
"""The families of messages that say a number of a thing."""


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language that environment variables ask for; English when it is none of ours."""
    for variable in ("KANLY_LANGUAGE", "LC_ALL", "LANG"):
        wanted = environment.get(variable, "")[:2].lower()
        if wanted:
            return wanted if wanted in LANGUAGES else ENGLISH
    return ENGLISH


def read_messages(language: str, game: str = "") -> dict[str, str]:
    """Return the message files that serve every game, and those of one game, in a folder of its name: text by file."""
    folder = Path(__file__).parent / language
    files = [*sorted(folder.glob("*.ftl")), *(sorted((folder / game).glob("*.ftl")) if game else ())]
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in files}


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for text in read_messages(language, game).values():
        bundle.add_resource(FluentResource(text))
    return bundle


@dataclass(frozen=True)
class Reader:
    """Who reads: what the seats are called, and which of them is the reader's, if any."""

    seats: Sequence[str] = ()
    viewer: int = -1

    def called(self, seat: int) -> str:
        """Return the name of a seat; nothing for nobody."""
        return self.seats[seat] if 0 <= seat < len(self.seats) else ""


@dataclass(frozen=True)
class Line:
    """A sentence, and the seat that it is about, if any."""

    seat: int
    text: str
    tone: str = ""


STRANGER: Final = Reader()


class MissingMessage(UserWarning):
    """Something was said in plain words because no language has a message for it."""


def plain(id: str) -> str:
    """Return an id in plain words."""
    return id.replace("_", " ").replace("-", " ")


class Speech:
    """A language in use; what it lacks is said in English.

    What a game says and no language has, because nobody has written it yet, is said in plain words, with a warning: by
    `else`, where the game says what else to say, or by the name and the facts of the message. What a room itself says
    must have a message.

    It has the messages of one game, the one that is spoken of: two games may use the same id for different things.
    `names` are the English names of components by kind and id, which stand in the content and in no message file.
    `sets` are the sets of those whose ids may mean something else in another: their message is `<kind>-<set>-<id>`.
    """

    def __init__(
        self, language: str = ENGLISH, game: str = "", names: ByKind | None = None, sets: ByKind | None = None
    ) -> None:
        self.language = language
        self._names, self._sets = names or {}, sets or {}
        self._bundles = [_bundle(code, game) for code in dict.fromkeys((language, ENGLISH))]

    def say(self, message: str, /, **args: Any) -> str:
        """Return a message, given by its id or as a Text; a Text that has no message is said as it stands."""
        if isinstance(message, Text):
            if self._bundle_with(message.id) is None:
                return str(message)
            return self._format(message.id, {**message.args, **args})
        return self._format(message, args)

    def name(self, kind: str, id: str, otherwise: str = "") -> str:
        """Return the name of a thing: message `<kind>-<id>`, its English name, what else is given, the id in words."""
        return self._known(kind, id) or otherwise or plain(id)

    def _known(self, kind: str, id: str) -> str | None:
        owner = self._sets.get(kind, {}).get(id)
        key = f"{kind}-{id}" if owner is None else f"{kind}-{owner}-{id}"
        own, english = self._bundles[0], self._names.get(kind, {}).get(id)
        if english is not None and not own.has_message(key):
            return english
        return None if self._bundle_with(key) is None else self._format(key, {})

    def listed(self, things: Iterable[str], message: str = "list-and", between: str = ", ") -> str:
        """Return things as a list in words, equal ones counted: `Scout, Spy and Envoy`."""
        counts: dict[str, int] = {}
        for thing in things:
            counts[thing] = counts.get(thing, 0) + 1
        parts = [thing if count == 1 else f"{thing} ×{count}" for thing, count in counts.items()]
        if not parts:
            return self._format("list-nothing", {})
        if len(parts) == 1:
            return parts[0]
        return self._format(message, {"items": between.join(parts[:-1]), "last": parts[-1]})

    # -- words ---------------------------------------------------------------------------------------------------

    def render(self, words: Words, reader: Reader = STRANGER) -> str:
        """Return words, as `kanly.engine.message` describes them, as a reader reads them."""
        if not isinstance(words, dict):
            return str(self.shown("", words, reader))
        if "id" in words:
            return self._said(words, reader)
        ((form, value), *_) = words.items()
        match form:
            case "name":
                return self.name(*value)
            case "list":
                return self._joined([self.render(item, reader) for item in value], words)
            case "capital":
                text = self.render(value, reader)
                return text[:1].upper() + text[1:]
            case _:
                return self._seat(form, value, reader)

    def _seat(self, form: str, seat: int, reader: Reader) -> str:
        is_reader = seat >= 0 and seat == reader.viewer
        if form == "who" or (form == "subject" and not is_reader):
            return reader.called(seat)
        if form == "subject":
            return self._format("you", {})
        if seat < 0:
            return "nobody"
        if form == "you":
            return "yes" if is_reader else "no"
        return "you" if is_reader else reader.called(seat)

    def _joined(self, parts: list[str], how: Mapping[str, str]) -> str:
        by, between = how.get("by", "list-and"), how.get("with", ", ")
        return self.listed(parts, by, between) if by else between.join(parts)

    def shown(self, name: str, value: Any, reader: Reader = STRANGER) -> Any:
        """Return an argument as a message shows it: ids by the names of what the argument is named after."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str):
            return self._known(name, value) or value
        if isinstance(value, dict):
            return self.render(value, reader)
        if isinstance(value, (list, tuple)):
            return self.listed(str(self.shown(name.removesuffix("s"), item, reader)) for item in value)
        return value

    # -- stories -------------------------------------------------------------------------------------------------

    def tell(self, story: Iterable[Telling], reader: Reader) -> list[Line]:
        """Return a story in lines: phrases about a seat joined to sentences that begin with its name."""
        lines: list[Line] = []
        phrases: list[tuple[Telling, str]] = []

        def finish() -> None:
            if phrases:
                lines.append(self._sentence(phrases, reader))
                phrases.clear()

        for told in story:
            if told.namesake is not None and reader.called(told.seat) == self.render(told.namesake, reader):
                continue
            if told.whole or told.begins or (phrases and phrases[0][0].seat != told.seat):
                finish()
            if told.whole:
                lines.append(Line(told.seat, self.render(told.said, reader), told.tone))
            else:
                phrases.append((told, self._told(told, reader)))
        finish()
        return lines

    def _told(self, told: Telling, reader: Reader) -> str:
        args = {"you": {"you": told.seat}, **told.said.get("args", {})}
        return self._said({**told.said, "args": args}, reader)

    def _sentence(self, phrases: list[tuple[Telling, str]], reader: Reader) -> Line:
        head = phrases[0][0]
        renamed = head.called is not None and head.seat != reader.viewer
        who = self.render(head.called if renamed else {"subject": head.seat}, reader)
        return Line(head.seat, self._format("event-sentence", {"who": who, "phrases": self._shared(phrases)}))

    def _shared(self, phrases: list[tuple[Telling, str]]) -> str:
        """Return phrases in a list; those that follow one another with the same verb, their first word, share it."""
        told: list[tuple[str, list[str]]] = []
        for telling, text in phrases:
            verb, _, what = ("", "", text) if telling.begins or telling.alone or "," in text else text.partition(" ")
            if verb and told and told[-1][0] == verb:
                told[-1][1].append(what)
            else:
                told.append((verb, [what]))
        return self.listed(f"{verb} {self.listed(things, 'list-objects')}".lstrip() for verb, things in told)

    # -- inside --------------------------------------------------------------------------------------------------

    def _said(self, words: Words, reader: Reader) -> str:
        """Return a message of a game; in plain words if there is none."""
        args = words.get("args", {})
        if self._bundle_with(words["id"]) is not None:
            return self._format(words["id"], args, reader)
        warnings.warn(f"no message {words['id']}", MissingMessage, stacklevel=3)
        return self.render(words["else"], reader) if "else" in words else self._plainly(words["id"], args, reader)

    def _plainly(self, id: str, args: Mapping[str, Any], reader: Reader) -> str:
        """Return what a message would tell: its name without its family, and its facts; of an amount `3 coin`.

        An `n` of 0 is told of an amount alone: elsewhere it says that there is no number.
        """
        family, _, thing = id.partition("-")
        is_amount = family in _AMOUNTS
        named = f"{args['n']} {plain(thing)}" if is_amount else plain(thing)
        facts = []
        for name, value in args.items():
            if name not in ("you", "mood") and not (name == "n" and (is_amount or value == 0)):
                shown = self.shown(name, value, reader)
                facts.append(shown if isinstance(shown, str) and not isinstance(value, bool) else f"{name} {shown}")
        return f"{named}: {', '.join(facts)}" if facts else named

    def _bundle_with(self, id: str) -> FluentBundle | None:
        return next((bundle for bundle in self._bundles if bundle.has_message(id)), None)

    def _format(self, id: str, args: Mapping[str, Any], reader: Reader = STRANGER) -> str:
        bundle = self._bundle_with(id)
        if bundle is None:
            raise LookupError(f"no message {id}")
        shown = {"mood": "say"} | {name: self.shown(name, value, reader) for name, value in args.items()}
        if "resource" in args and "amount" not in args:
            number = next((args[name] for name in _NUMBERS if name in args), 0)
            shown["amount"] = self._said({"id": f"amount-{args['resource']}", "args": {"n": number}}, reader)
        pattern = bundle.get_message(id).value
        assert pattern is not None, id
        said, faults = bundle.format_pattern(pattern, shown)
        if faults:
            warnings.warn(f"message {id}: {faults}", stacklevel=3)
        return str(said)
