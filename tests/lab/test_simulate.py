"""Simulation: the same seeds give the same results, and a failing game does not end the run."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import kanly
from kanly import Action, Decision, Rng
from kanly.bots.random import RandomBot
from kanly.imperium.state import ImperiumState
from kanly.lab import SimulationReport, simulate


def results(report: SimulationReport) -> dict[str, Any]:
    """What must not depend on how many processes played."""
    timed = ("cpu_seconds", "games_per_cpu_second", "decisions_per_cpu_second")
    return {key: value for key, value in report.as_dict().items() if key not in timed}


def test_two_processes_play_the_same_games_as_one() -> None:
    one = simulate("imperium", 3, ["random"], 20, seed=4, jobs=1, check=True)
    two = simulate("imperium", 3, ["random"], 20, seed=4, jobs=2, check=True)
    assert results(one) == results(two)
    assert one.games == 20
    assert sum(one.wins_by_seat) == 20
    assert one.checks == one.decisions


def test_a_run_can_be_cut_in_two() -> None:
    whole = simulate("imperium", 4, ["random"], 6, seed=0)
    halves = simulate("imperium", 4, ["random"], 3, seed=0)
    halves.add(simulate("imperium", 4, ["random"], 3, seed=3))
    assert whole.decisions == halves.decisions
    assert whole.wins_by_seat == halves.wins_by_seat


def test_progress_is_told_game_by_game_number() -> None:
    told: list[int] = []
    simulate("imperium", 3, ["random"], 10, seed=1, progress=told.append)
    assert sum(told) == 10


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"seats": 5}, "seats"),
        ({"bots": ["random", "greedy"]}, "2 bots for 3 seats"),
        ({"bots": ["deep"]}, "unknown bot"),
        ({"games": 0}, "at least 1"),
        ({"jobs": 0}, "at least 1"),
        ({"difficulty": "mentat"}, "one-player game"),
    ],
)
def test_a_wrong_request_is_refused(wrong: dict[str, Any], reason: str) -> None:
    request: dict[str, Any] = {"seats": 3, "bots": ["random"], "games": 1, "seed": 1}
    with pytest.raises(kanly.ConfigError, match=reason):
        simulate("imperium", **{**request, **wrong})


def on_decision(monkeypatch: pytest.MonkeyPatch, number: int, happens: Callable[[kanly.Game], None]) -> None:
    """Let something happen to the game when the random bots make their n-th decision of a game."""
    choose = RandomBot.choose

    def watched(self: RandomBot, decision: Decision, observe: Any, rng: Rng) -> Action:
        game: kanly.Game = observe.func.__self__
        if len(game.actions) == number:
            happens(game)
        return choose(self, decision, observe, rng)

    monkeypatch.setattr(RandomBot, "choose", watched)


def test_a_broken_invariant_is_reported_with_a_record_that_reproduces_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def spill(game: kanly.Game) -> None:
        assert isinstance(game.state, ImperiumState)
        game.state.players[0].supply += 1

    on_decision(monkeypatch, 5, spill)
    report = simulate("imperium", 3, ["random"], 2, seed=8, check=True)
    assert report.games == 2
    first = report.violations[0]
    assert first["reason"].startswith("seat 0 has troops")
    game = kanly.read_record(first["record"])
    assert (game.seed, len(game.actions)) == (8, 6)


def test_a_game_that_raises_is_reported_and_the_run_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(game: kanly.Game) -> None:
        raise KeyError("lost in the desert")

    on_decision(monkeypatch, 9, stumble)
    report = simulate("imperium", 3, ["random"], 3, seed=1)
    assert report.games == 3
    assert [item["reason"] for item in report.violations] == ["KeyError: 'lost in the desert'"] * 3


def test_solo_games_count_the_rivals_as_participants() -> None:
    report = simulate("imperium", 1, ["random"], 4, seed=1, difficulty="sardaukar")
    assert len(report.wins_by_seat) == 3
    assert report.as_dict()["options"] == {"leaders": "random", "difficulty": "sardaukar"}
