"""Runs that are cut short, and bots that misbehave, for the tests of the laboratory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import kanly
from kanly import Action, Decision, Rng
from kanly.bots.random import RandomBot
from kanly.games import rules_of
from kanly.lab.match import Job, Match

IMPERIUM = rules_of("imperium")


def job(seats: int = 3, **options: Any) -> Job:
    """Return a job of games with leaders at random."""
    return Job(IMPERIUM.configure(seats, "", (), {}), **options)


def matches(count: int, seats: int = 3) -> list[Match]:
    """Return matches between random bots on the first seeds."""
    return [Match(number, number, ("random",) * seats) for number in range(count)]


def on_decision(monkeypatch: pytest.MonkeyPatch, number: int, happens: Callable[[kanly.Game], None]) -> None:
    """Let something happen to the game when the random bots make their n-th decision of a game."""
    choose = RandomBot.choose

    def watched(self: RandomBot, decision: Decision, observe: Any, rng: Rng) -> Action:
        game: kanly.Game = observe.func.__self__
        if len(game.actions) == number:
            happens(game)
        return choose(self, decision, observe, rng)

    monkeypatch.setattr(RandomBot, "choose", watched)
