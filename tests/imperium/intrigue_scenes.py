"""Scenes for tests of Intrigue cards: a turn, a combat and an endgame with some of them in hand."""

from __future__ import annotations

from typing import Any

from tests.scene import Scene

FACTIONS = ("emperor", "guild", "bene_gesserit", "fremen")
FULL_TRACKS = dict.fromkeys(FACTIONS, 6)


def plotting(*cards: str, **mine: Any) -> Scene:
    """Stand at the start of seat 0's turn with these Intrigue cards; the others hold a card that suits a faction."""
    scene = Scene().set(0, intrigue=cards, **mine)
    for seat in (1, 2, 3):
        scene.set(seat, hand=["seek_allies"])
    return scene


def at_war(*cards: str, conflict: str = "skirmish_b", **mine: Any) -> Scene:
    """Stand at seat 0's first combat decision; seat 0 has three troops in the Conflict, seat 1 has two."""
    scene = Scene(conflict=conflict).set(0, intrigue=cards, **{"troops": (0, 3), **mine}).set(1, troops=(0, 2))
    return scene.fight()


def ending(*cards: str, **mine: Any) -> Scene:
    """Stand at seat 0's decision about Endgame cards; seat 3 has reached ten points."""
    return Scene().set(0, intrigue=cards, **mine).set(3, vp=10).finish_round()


def plays(scene: Scene) -> list[str]:
    """The Intrigue cards that can be played now."""
    return [text.removeprefix("play ") for text in scene.options if text.startswith("play ")]
