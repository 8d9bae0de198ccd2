"""Dune: Imperium (2020), the base game: its decks in the order of their numbers."""

from kanly.imperium.content.base import starter, imperium_deck, intrigue_deck, board, conflicts, leaders  # isort: skip

__all__ = ["board", "conflicts", "imperium_deck", "intrigue_deck", "leaders", "starter"]
