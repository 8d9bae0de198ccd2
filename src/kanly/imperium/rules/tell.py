"""The ids of cards, as events tell them."""

from __future__ import annotations

from kanly.imperium.components import CARDS, INTRIGUES


def card_key(card: int) -> str:
    """Return the id of a card for an event."""
    return CARDS[card].key


def card_keys(cards: list[int] | tuple[int, ...]) -> list[str]:
    """Return the ids of cards for an event."""
    return [CARDS[card].key for card in cards]


def intrigue_keys(cards: list[int] | tuple[int, ...]) -> list[str]:
    """Return the ids of Intrigue cards for an event."""
    return [INTRIGUES[card].key for card in cards]
