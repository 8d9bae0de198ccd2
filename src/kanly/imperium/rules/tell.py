"""The ids of cards, as events tell them, and what others know of Intrigue cards."""

from __future__ import annotations

from kanly.imperium.components import CARDS, INTRIGUES
from kanly.imperium.state import Player


def card_key(card: int) -> str:
    """Return the id of a card for an event."""
    return CARDS[card].key


def card_keys(cards: list[int] | tuple[int, ...]) -> list[str]:
    """Return the ids of cards for an event."""
    return [CARDS[card].key for card in cards]


def intrigue_keys(cards: list[int] | tuple[int, ...]) -> list[str]:
    """Return the ids of Intrigue cards for an event."""
    return [INTRIGUES[card].key for card in cards]


def forget_seen(player: Player, card: int) -> None:
    """Drop what others knew of an Intrigue card that leaves the hand: it may be the copy that each of them knew."""
    left: list[tuple[int, int]] = []
    forgot: list[int] = []
    for pair in player.seen:
        if pair[0] == card and pair[1] not in forgot:
            forgot.append(pair[1])
        else:
            left.append(pair)
    player.seen = tuple(left)
