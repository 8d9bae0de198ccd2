"""Scenes with House Hagal: a person acts out of the way, then the rival does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.scene import Scene

OUT_OF_THE_WAY = "agent dune_the_desert_planet@secure_contract"
"""What the person at seat 0 does before the rival acts; no House Hagal card names that space."""


def solo(
    *cards: str,
    rivals: Iterable[str] = ("count_ilban_richese", "glossu_the_beast_rabban"),
    human: str = "earl_memnon_thorvald",
    difficulty: str = "mercenary",
    conflict: str = "skirmish_a",
    **rival: Any,
) -> Scene:
    """One player at seat 0; the rival at seat 1, set as told, is next with these cards; that at seat 2 has acted."""
    scene = Scene(seats=1, leaders=(human, *rivals), difficulty=difficulty, conflict=conflict)
    scene.set(0, hand=["dune_the_desert_planet", "diplomacy", "dagger"])
    scene.set(2, agents=["sell_melange", "high_council"])
    return scene.set(1, **rival).stack_hagal(*cards)


def two_players(*cards: str, conflict: str = "skirmish_a", **spoiler: Any) -> Scene:
    """Two players, the first to act; House Hagal at seat 2, set as told, follows with these cards."""
    scene = Scene(seats=2, conflict=conflict)
    scene.set(0, hand=["dune_the_desert_planet", "diplomacy", "dagger"])
    return scene.set(2, **spoiler).stack_hagal(*cards)


def turn_up(card: str, people: int, **rival: Any) -> tuple[Scene, int]:
    """Let a rival turn up a card with three troops in its garrison; return the scene and the rival's seat."""
    rival = {"troops": (3, 0), **rival}
    scene, seat = (solo(card, **rival), 1) if people == 1 else (two_players(card, **rival), 2)
    return scene.do(OUT_OF_THE_WAY), seat


def cards_turned(scene: Scene, seat: int | None = None) -> list[str]:
    """The House Hagal cards turned up so far, of one seat if given."""
    return [event.data["card"] for event in scene.events("hagal_card", seat)]


def agents_sent(scene: Scene, seat: int | None = None) -> list[str]:
    """The spaces that rivals have sent Agents to so far."""
    return [event.data["space"] for event in scene.events("rival_agent", seat)]


def last_battle(
    conflict: str,
    *cards: str,
    troops: tuple[int, int, int],
    people: int = 1,
    rivals: Iterable[str] = ("count_ilban_richese", "glossu_the_beast_rabban"),
    first: int = 0,
) -> Scene:
    """A Conflict with so many troops of each seat, before combat; the game ends after it. The cards give swords."""
    leaders = ("earl_memnon_thorvald", *rivals) if people == 1 else ()
    scene = Scene(seats=people, leaders=leaders, conflict=conflict, first=first)
    for seat, count in enumerate(troops):
        scene.set(seat, troops=(0, count))
    return scene.set_conflict_deck().stack_hagal(*cards)
