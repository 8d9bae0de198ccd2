"""Dune: Imperium - Uprising: its words, board, decks, leaders and contracts, and how it is laid out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kanly.imperium.content import base as base  # first: its components keep their numbers
from kanly.imperium.content.uprising import (
    action_features,
    board,
    conflicts,
    contracts,
    features,
    hagal,
    imperium_deck,
    intrigue_deck,
    leaders,
    rivals,
    six,
    six_board,
    starter,
)
from kanly.imperium.rules import battle_icons, spies, tricks
from kanly.imperium.state import ImperiumState, fresh_uprising, fresh_uprising_seat, fresh_uprising_turn

__all__ = [
    "action_features", "board", "conflicts", "contracts", "features", "hagal", "imperium_deck", "intrigue_deck",
    "leaders", "rivals", "six", "six_board", "starter",
]  # fmt: skip

VERBS: Final = (
    spies.PLACE, spies.RECALL, tricks.TRASH_PLOT, tricks.ACQUIRE_HAND, battle_icons.TURN, battle_icons.PAIR,
)  # fmt: skip
"""What can be answered besides the verbs of the base game."""

DECISIONS: Final = (
    "place_spy", "recall_spy", "infiltrate", "gather", "trash_intrigue", "trash_of", "turn_icon", "give_way",
    "acquire_to_hand", "buy_for_solari", "recall_other", "intrigue_lines", "train", "look_at_top", "insight",
)  # fmt: skip
"""What is asked besides the decisions of the base game."""


def lay_out(state: ImperiumState, options: Mapping[str, str]) -> None:
    """Put the Shield Wall on the board, and give every player three Spies (U-3.1, U-3.5)."""
    state.uprising = fresh_uprising()
    for player in state.players:
        player.uprising = fresh_uprising_seat()


def begin_turn(state: ImperiumState) -> None:
    """Begin to count what happens in a turn (U-7.9, U-9.13, U-16.10)."""
    state.turn.uprising = fresh_uprising_turn()
