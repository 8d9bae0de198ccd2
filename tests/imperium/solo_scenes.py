"""What tests of the one-player game ask of a scene, and how they get on (hagal C)."""

from __future__ import annotations

from typing import Any

import kanly
from kanly import Game
from kanly.imperium.state import ImperiumState
from tests.scene import Scene

RIVALS = ("count_ilban_richese", "glossu_the_beast_rabban")
LETO = ("duke_leto_atreides", "glossu_the_beast_rabban")
BARON = ("baron_vladimir_harkonnen", "glossu_the_beast_rabban")


def points(scene: Scene) -> list[int]:
    return [scene[seat].vp for seat in range(3)]


def skipped(scene: Scene) -> list[tuple[str, str]]:
    return [(event.data["card"], event.data["reason"]) for event in scene.events("hagal_skipped")]


def told_of(scene: Scene, seat: int, since: int = 0) -> list[tuple[str, dict[str, Any]]]:
    """What was told of a seat, as kinds and facts."""
    return [(event.kind, event.data) for event in scene.game.events[since:] if event.seat == seat]


def before_the_first_round(**options: Any) -> ImperiumState:
    """The table of a game in which everything is set up but the human's Baron is still to choose his factions."""
    leaders = ["baron_vladimir_harkonnen", *options.pop("rivals", RIVALS)]
    game = kanly.new("imperium", seats=1, leaders=leaders, **options)
    assert game.decision.kind == "tokens"
    assert isinstance(game.state, ImperiumState)
    return game.state


def play_first_actions(game: Game, rounds: int) -> Game:
    """Take the first action at every decision, up to a round or the end."""
    while not game.is_over and game.rules.progress(game.state)["round"] < rounds:
        game.apply(game.decision.actions[0])
    return game


def finish_turn(scene: Scene) -> Scene:
    """Reveal at seat 0 and buy nothing."""
    scene.do("reveal")
    while not scene.game.is_over and scene.kind == "move":
        scene.do("done")
    return scene
