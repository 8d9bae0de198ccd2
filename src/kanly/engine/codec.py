"""How the values of a state are written as plain data and read again, by the kinds of its fields.

A game says of each field of its records what kind of value it has, and gives for every kind a pair of functions: how
it is written, and how it is read. Components are written by their ids, which a game looks up in the edition that is
being played.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from kanly.engine.hidden import HIDDEN

Write = Callable[[Any], Any]
Read = Callable[[Any], Any]
Pair = tuple[Write, Read]
"""How a kind of value is written, and read; reading raises one of READING_ERRORS."""

NOTHING: Final = -1
"""The number of no component."""

READING_ERRORS: Final = (ValueError, KeyError, TypeError, IndexError, AttributeError, RecursionError)
"""What damaged text can make a reader stumble over."""


def whole(value: Any) -> int:
    """Return a whole number; raises ValueError for anything else, truth values included."""
    if type(value) is not int:
        raise ValueError(f"{value!r} is not a whole number")
    return value


def truth(value: Any) -> bool:
    """Return a truth value; raises ValueError for anything else."""
    if type(value) is not bool:
        raise ValueError(f"{value!r} is neither true nor false")
    return value


NUMBER: Final[Pair] = (int, whole)
TRUTH: Final[Pair] = (bool, truth)
NUMBERS: Final[Pair] = (list, lambda items: [whole(item) for item in items])


def component(table: Sequence[Any], ids: Mapping[str, int]) -> Pair:
    """Return how one component is written: by its id, `?` where it is unseen, null where there is none."""

    def write(number: int) -> str | None:
        if number == NOTHING:
            return None
        return "?" if number == HIDDEN else str(table[number].key)

    def read(key: str | None) -> int:
        if key is None:
            return NOTHING
        if key == "?":
            return HIDDEN
        if key not in ids:
            raise ValueError(f"unknown component {key!r}")
        return ids[key]

    return write, read


def several(one: Pair, kind: type) -> Pair:
    """Return how a list or tuple of values is written, from how one of them is."""
    write, read = one
    return lambda values: [write(value) for value in values], lambda items: kind(read(item) for item in items)


def named_numbers(names: Sequence[str], kind: type) -> Pair:
    """Return how numbers in a fixed order are written, by their names."""
    return (
        lambda numbers: dict(zip(names, numbers, strict=True)),
        lambda mapping: kind(whole(mapping[name]) for name in names),
    )


def one_of(names: Sequence[str]) -> Pair:
    """Return how a number that stands for a name is written."""
    order = list(names)
    return order.__getitem__, order.index


def some_of(names: Sequence[str]) -> Pair:
    """Return how a bit mask is written, by the names of its bits."""
    order = list(names)
    return (
        lambda mask: [name for bit, name in enumerate(order) if mask >> bit & 1],
        lambda chosen: sum(1 << order.index(name) for name in chosen),
    )


def maybe(one: Pair) -> Pair:
    """Return how a value that may be missing is written."""
    write, read = one
    return lambda value: None if value is None else write(value), lambda data: None if data is None else read(data)


def record(
    fields: Mapping[str, str], make: Callable[[], Any], kinds: Mapping[str, Pair], optional: Sequence[str] = ()
) -> Pair:
    """Return how a record is written: field by field, each by its kind, an optional one only if it is not None."""
    columns = [(name, *kinds[kind]) for name, kind in fields.items()]

    def write_record(value: Any) -> dict[str, Any]:
        written = {name: write(getattr(value, name)) for name, write, _ in columns}
        for name in optional:
            if written[name] is None:
                del written[name]
        return written

    def read_record(data: Any) -> Any:
        value = make()
        for name, _, read in columns:
            setattr(value, name, None if name in optional and name not in data else read(data[name]))
        return value

    return write_record, read_record


def as_json(data: Any) -> str:
    """Return plain data as compact JSON text."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)
