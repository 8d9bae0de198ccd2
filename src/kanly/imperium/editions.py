"""Which board, decks and numbers make up one game, in every version of the rules that is still played."""

from __future__ import annotations

from typing import Final

from kanly.imperium.components import Card, Edition, IntrigueCard
from kanly.imperium.content.base import board, conflicts, hagal, imperium_deck, intrigue_deck, leaders, starter


def _copies(cards: list[Card]) -> list[int]:
    return [card.id for card in cards for _ in range(card.copies)]


def _intrigue_copies(cards: list[IntrigueCard]) -> list[int]:
    return [card.id for card in cards for _ in range(card.copies)]


RULES: Final = 2
"""The version of the rules that new games are played with."""


def _base(rules: int) -> Edition:
    return Edition(
        key=versioned("base", rules),
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
        difficulties=[level.id for level in hagal.DIFFICULTIES],
        rules=rules,
    )


def versioned(key: str, rules: int) -> str:
    """Return the key of an edition as an older version of the rules played it: `base@1`."""
    return key if rules == RULES else f"{key}@{rules}"


EDITIONS: dict[str, Edition] = {"base": _base(RULES)}
"""What new games are made of."""

PLAYABLE: dict[str, Edition] = {**EDITIONS, **{versioned("base", rules): _base(rules) for rules in range(1, RULES)}}
"""What games can be gone on with: games of an older version keep its rules to their end."""
