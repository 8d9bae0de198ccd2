"""What is decided, and what is seen: the two things that whoever plays gets from a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final, final

from kanly.engine.action import Action
from kanly.engine.derive import mypyc_attr
from kanly.engine.rng import Rng
from kanly.engine.state import State

SPECTATOR: Final = -1


@final
class Decision:
    """Who decides, about what, and every legal action."""

    __slots__ = ("about", "actions", "kind", "seat")

    def __init__(self, seat: int, kind: str, about: str, actions: Sequence[Action]) -> None:
        self.seat = seat
        self.kind = kind
        self.about = about
        self.actions = actions

    def data(self) -> dict[str, Any]:
        """Return the decision as plain data, actions by their texts."""
        texts = [action.text for action in self.actions]
        return {"seat": self.seat, "kind": self.kind, "about": self.about, "actions": texts}

    def __repr__(self) -> str:
        about = f"{self.kind} {self.about}".rstrip()
        return f"<Decision of seat {self.seat} about {about}: {len(self.actions)} actions>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation(ABC):
    """All that one seat (or a spectator) may know. Plain data; two equal ones have equal `text()`."""

    seat: int
    decision: Decision | None

    @abstractmethod
    def text(self) -> str:
        """Return the observation as canonical text."""

    @abstractmethod
    def determinize(self, rng: Rng) -> State:
        """Return a full state, sampled at random among those that fit this observation."""
