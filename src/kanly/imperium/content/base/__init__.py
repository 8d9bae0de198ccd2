"""Dune: Imperium (2020), the base game; its components come before those of any later set, and keep their numbers."""

from kanly.imperium.content.base import board, conflicts, hagal, imperium_deck, intrigue_deck, leaders, starter

__all__ = ["board", "conflicts", "hagal", "imperium_deck", "intrigue_deck", "leaders", "starter"]
