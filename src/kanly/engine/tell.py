"""Telling what happened: events for those who may know. Callers check `state.log` first, so silence is free."""

from __future__ import annotations

from typing import Any

from kanly.engine.events import Event
from kanly.engine.state import State


def tell(state: State, kind: str, seat: int, **data: Any) -> None:
    """Tell everyone."""
    if state.log is not None:
        state.log.append(Event(kind, seat, data))


def tell_only(state: State, seats: tuple[int, ...], kind: str, seat: int, **data: Any) -> None:
    """Tell only some seats."""
    if state.log is not None:
        state.log.append(Event(kind, seat, data, seats))
