"""What happened, and what chance decided: told beside the state, to those who may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Event:
    """Something that happened: what, to whom, with which facts, and who may know (None: everyone)."""

    kind: str
    seat: int
    data: dict[str, Any]
    seats: tuple[int, ...] | None = None

    def visible_to(self, seat: int) -> bool:
        """Say whether a seat (or SPECTATOR) may see this event."""
        return self.seats is None or seat in self.seats


@dataclass(frozen=True)
class Chance:
    """A result of chance: what was decided, and how, in names."""

    label: str
    values: tuple[str, ...]
