"""Zones with hidden cards: what a viewer does not see of them, and how such zones are filled again at random.

Cards are numbers; a viewer sees a hidden one as HIDDEN, and knows which cards are hidden together, in no order: from
these and from what is shown, and nothing else, a full zone can be sampled.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kanly.engine.rng import Rng

HIDDEN: Final = -2
"""A card that the viewer may not see."""


def hidden_in(zone: list[int], shown: list[int]) -> list[int]:
    """Return the cards of a zone that somebody who is shown so much of it does not see, in no order that matters."""
    hidden = zone.copy()
    if shown.count(HIDDEN) < len(shown):
        for card in shown:
            if card != HIDDEN:
                hidden.remove(card)
    return hidden


def deal_hidden(cards: list[int], zones: Iterable[list[int]], rng: Rng) -> list[int]:
    """Put hidden cards at random where zones have them, one zone after the other; return those that are left over."""
    left = cards.copy()
    rng.shuffle(left)
    for zone in zones:
        for place, card in enumerate(zone):
            if card == HIDDEN:
                zone[place] = left.pop()
    return left
