"""An observation as numbers: one flat vector of named segments, for those who learn.

Only the standard library is needed: a vector is an `array` of 32-bit floats, which numerical libraries read in place.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from kanly.engine.decision import Observation


class Segment(NamedTuple):
    """A stretch of the vector: its name, where it begins, what each of its numbers is, and what they say together."""

    name: str
    start: int
    entries: tuple[str, ...]
    says: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return len(self.entries)


class Encoding(ABC):
    """How the observations of one edition become vectors. The layout never depends on what is observed."""

    def __init__(self, version: int, layout: Iterable[tuple[str, Iterable[str], str]]) -> None:
        """Lay segments out one after the other, from their names, entries and meanings."""
        self.version = version
        segments: list[Segment] = []
        start = 0
        for name, entries, says in layout:
            segments.append(Segment(name, start, tuple(entries), says))
            start += segments[-1].size
        self.segments = tuple(segments)
        self.size = start

    def segment(self, name: str) -> Segment:
        """Return a segment by its name; raises KeyError."""
        for segment in self.segments:
            if segment.name == name:
                return segment
        raise KeyError(name)

    @abstractmethod
    def encode(self, observation: Observation) -> array[float]:
        """Return an observation as a vector, the observer's own seat first, the others clockwise after it."""
