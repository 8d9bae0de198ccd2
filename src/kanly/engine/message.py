"""Sentences before they are said: which message, with which arguments, for a reader of any language.

`Words` are plain data and travel as JSON. Who renders them knows a language, the names of things and of the seats, and
which seat reads (`kanly.locale.Speech`, the page's `i18n.svelte.ts`):

    "text", 3                                       as they are; an argument that is an id, by its name (below)
    {"id": "event-gained", "args": {...}}           a message with its arguments, which are words too
    {"id": ..., "args": {...}, "else": words}       and what to say where no language has the message
    {"name": ["card", "scout"]}                     the name of a thing
    {"seat": 2}                                     a seat within a sentence: `you`, `nobody` (-1) or its name
    {"subject": 2}                                  a seat that begins a sentence: `You` or its name
    {"who": 2}                                      the name of a seat, also to its own reader
    {"you": 2}                                      whether a seat is the reader: `yes`, `no`, or `nobody` (-1)
    {"list": [...], "by": "list-or", "with": "; "}  things joined by a message, equal ones counted; by "" only `with`
    {"capital": words}                              with a capital letter

An argument that is a string is named after what it is: `card="scout"` is said as the name of that card, `cards=[...]`
as a list of names, `resource` and a number also as `amount`. A `Text` has the same id and arguments, and is an English
sentence besides.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

Words: TypeAlias = Any
"""What is to be said, as plain data; see above."""

Message: TypeAlias = dict[str, Any]
"""A message with its arguments, as plain data."""


def message(id: str, /, **args: Words) -> Message:
    """Return a message with its arguments."""
    return {"id": id, "args": args} if args else {"id": id}


def name(kind: str, id: str) -> Words:
    """Return the name of a thing."""
    return {"name": [kind, id]}


def seat(number: int) -> Words:
    """Return a seat within a sentence: `you`, `nobody` or its name."""
    return {"seat": number}


def subject(number: int) -> Words:
    """Return a seat that begins a sentence: `You` or its name."""
    return {"subject": number}


def who(number: int) -> Words:
    """Return the name of a seat, also to the one who sits there; nothing for nobody."""
    return {"who": number}


def is_you(number: int) -> Words:
    """Return whether a seat is the reader's, as messages choose by it."""
    return {"you": number}


def listed(things: Iterable[Words], by: str = "list-and", between: str = ", ") -> Words:
    """Return things as a list: joined by a message, or only by what stands between them."""
    said: dict[str, Words] = {"list": list(things)}
    if by != "list-and":
        said["by"] = by
    if between != ", ":
        said["with"] = between
    return said


def capital(words: Words) -> Words:
    """Return words that begin with a capital letter."""
    return {"capital": words}
