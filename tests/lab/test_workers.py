"""Processes that play: whoever of them dies, the others go on."""

from __future__ import annotations

import multiprocessing
import os

import pytest

import kanly
from kanly.lab import workers
from kanly.lab.match import Played
from kanly.lab.workers import play_locally
from tests.lab.games import job, matches, on_decision


def numbers(played: list[Played]) -> list[int]:
    return sorted(game.number for game in played)


@pytest.fixture
def forked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let workers inherit what the test patches."""
    monkeypatch.setattr(workers, "SPAWN", multiprocessing.get_context("fork"))


@pytest.mark.usefixtures("forked")
def test_a_match_that_kills_its_process_is_given_up_after_two_tries_and_the_others_are_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def die(game: kanly.Game) -> None:
        if game.seed == 3:
            os._exit(1)

    on_decision(monkeypatch, 4, die)
    played = list(play_locally(job(), matches(9), 2))
    assert numbers(played) == list(range(9))
    (lost,) = [game for game in played if game.failures]
    assert lost.number == 3
    assert lost.failures[0]["reason"] == "the process that played it died"
    assert kanly.read_record(lost.failures[0]["record"]).seed == 3


@pytest.mark.usefixtures("forked")
def test_a_process_that_dies_by_accident_costs_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    mark = f"{tmp_path}/died"

    def die_once(game: kanly.Game) -> None:
        if game.seed == 3 and not os.path.exists(mark):
            open(mark, "w").close()
            os._exit(1)

    on_decision(monkeypatch, 4, die_once)
    played = list(play_locally(job(), matches(6), 2))
    assert numbers(played) == list(range(6))
    assert not any(game.failures for game in played)


@pytest.mark.usefixtures("forked")
def test_no_process_is_left_behind_when_the_caller_stops() -> None:
    playing = play_locally(job(), matches(50), 2)
    next(playing)
    assert len(multiprocessing.active_children()) == 2
    playing.close()  # type: ignore[attr-defined]
    assert multiprocessing.active_children() == []
