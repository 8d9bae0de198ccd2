"""Telling what happened: events for those who may know. Callers check `state.log` first, so silence is free."""

from __future__ import annotations

from typing import Any

from kanly.engine.events import Event
from kanly.imperium.components import CARDS, INTRIGUES
from kanly.imperium.state import ImperiumState


def tell(state: ImperiumState, kind: str, seat: int, **data: Any) -> None:
    """Tell everyone."""
    if state.log is not None:
        state.log.append(Event(kind, seat, data))


def tell_only(state: ImperiumState, seats: tuple[int, ...], kind: str, seat: int, **data: Any) -> None:
    """Tell only some seats."""
    if state.log is not None:
        state.log.append(Event(kind, seat, data, seats))


def card_key(card: int) -> str:
    """Return the id of a card for an event."""
    return CARDS[card].key


def card_keys(cards: list[int] | tuple[int, ...]) -> list[str]:
    """Return the ids of cards for an event."""
    return [CARDS[card].key for card in cards]


def intrigue_keys(cards: list[int] | tuple[int, ...]) -> list[str]:
    """Return the ids of Intrigue cards for an event."""
    return [INTRIGUES[card].key for card in cards]
