"""Simulation: the same seeds give the same results, and a failing game does not end the run."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import kanly
from kanly.imperium.state import ImperiumState
from kanly.lab import SimulationReport, simulate
from kanly.lab.play import STALLED
from tests.lab.games import on_decision


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
        ({"difficulty": "mentat"}, "games with 1 seat"),
        ({"limit": 0}, "more than 0 seconds"),
        ({"resume": True}, "only a run with --out"),
        ({"out": Path("results.xlsx")}, ".csv or .parquet"),
    ],
)
def test_a_wrong_request_is_refused(wrong: dict[str, Any], reason: str) -> None:
    request: dict[str, Any] = {"seats": 3, "bots": ["random"], "games": 1, "seed": 1}
    with pytest.raises(kanly.ConfigError, match=reason):
        simulate("imperium", **{**request, **wrong})


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


def test_failed_games_are_archived_with_a_record_and_the_command_that_repeats_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def stumble(game: kanly.Game) -> None:
        if game.seed == 6:
            raise KeyError("lost in the desert")

    on_decision(monkeypatch, 9, stumble)
    report = simulate("imperium", 3, ["random"], 3, seed=5, failures=tmp_path / "failed")
    assert [failure["seed"] for failure in report.violations] == [6]
    (archived,) = (tmp_path / "failed").iterdir()
    text = archived.read_text()
    assert text.startswith("# KeyError: 'lost in the desert'\n# kanly simulate ")
    assert "--seats 3 --leaders random --bots random,random,random --games 1 --seed 6\n" in text
    game = kanly.read_record(text)
    assert (game.seed, len(game.actions)) == (6, 9)


def test_a_game_that_never_ends_is_stalled_and_the_run_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def ponder(game: kanly.Game) -> None:
        while game.seed == 1:
            pass

    on_decision(monkeypatch, 20, ponder)
    report = simulate("imperium", 3, ["random"], 2, seed=1, limit=0.3)
    assert [failure["reason"] for failure in report.violations] == [
        "TimeoutError: the game stalled: no end after 0.3 CPU seconds"
    ]
    assert (report.games, sum(report.wins_by_seat)) == (2, 1)


def test_too_many_decisions_are_a_stall(monkeypatch: pytest.MonkeyPatch) -> None:
    on_decision(monkeypatch, 20, lambda game: game.actions.extend(game.actions[:1] * STALLED))
    report = simulate("imperium", 3, ["random"], 1, seed=1)
    assert [failure["reason"] for failure in report.violations] == ["RuntimeError: the game stalled"]
