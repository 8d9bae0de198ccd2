"""Scenes for tests of leaders."""

from __future__ import annotations

from typing import Any

from tests.scene import PLAIN_LEADERS, Scene

FACTIONS = ("emperor", "guild", "bene_gesserit", "fremen")
FULL_TRACKS = dict.fromkeys(FACTIONS, 6)


def led_by(leader: str, **mine: Any) -> Scene:
    """Stand at the start of seat 0's turn with this leader; the others hold a card that suits every faction."""
    rest = [other for other in PLAIN_LEADERS if other != leader]
    scene = Scene(leaders=[leader, *rest])
    for seat in (1, 2, 3):
        scene.set(seat, hand=["seek_allies"])
    return scene.set(0, **mine)


def sendings(scene: Scene) -> list[str]:
    return [text for text in scene.options if text.startswith("agent ")]


def deployments(scene: Scene) -> list[str]:
    return [text for text in scene.options if text.startswith("deploy ")]


def own_deck(scene: Scene, viewer: int, seat: int = 0) -> list[str]:
    """A seat's deck as a viewer sees it, the top card last."""
    deck: list[str] = scene.game.observe(viewer).data()["players"][seat]["deck"]
    return deck
