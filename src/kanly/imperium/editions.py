"""Which board, decks and numbers make up one game."""

from __future__ import annotations

from kanly.imperium.components import Card, Edition, IntrigueCard
from kanly.imperium.content.base import board, conflicts, hagal, imperium_deck, intrigue_deck, leaders, starter


def _copies(cards: list[Card]) -> list[int]:
    return [card.id for card in cards for _ in range(card.copies)]


def _intrigue_copies(cards: list[IntrigueCard]) -> list[int]:
    return [card.id for card in cards for _ in range(card.copies)]


BASE = Edition(
    key="base",
    name="Dune: Imperium",
    seats=(1, 2, 3, 4),
    board=board.SPACES,
    start_deck=_copies(starter.STARTER),
    deck=_copies(imperium_deck.DECK),
    reserve=[card.id for card in starter.RESERVE],
    reserve_counts=[card.copies for card in starter.RESERVE],
    intrigues=_intrigue_copies(intrigue_deck.DECK),
    conflicts=[card.id for card in conflicts.CONFLICT_CARDS],
    conflict_levels=((3, 4), (2, 5), (1, 1)),
    leaders=[leader.id for leader in leaders.LEADER_CARDS],
    track_bonuses=board.TRACK_BONUSES,
    start_points={4: 1},
    hagal_deck=[card.id for card in hagal.DECK for _ in range(card.copies)],
)

EDITIONS = {BASE.key: BASE}
