"""The table of results: a row a game and seat, the same file whether the run was interrupted or not."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

import kanly
from kanly.lab import simulate
from kanly.lab.match import Played, play_match
from kanly.lab.results import write_results
from tests.lab.games import job, matches, on_decision


def read(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def journal(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.with_name(path.name + ".journal").read_bytes().splitlines() if line]


def test_a_table_has_a_row_for_every_game_and_seat(tmp_path: Path) -> None:
    report = simulate("imperium", 3, ["random"], 4, seed=7, out=tmp_path / "games.csv")
    rows = read(tmp_path / "games.csv")
    assert [(row["game"], row["seed"], row["seat"]) for row in rows] == [
        (str(game), str(7 + game), str(seat)) for game in range(4) for seat in range(3)
    ]
    for seat in range(3):
        mine = [row for row in rows if row["seat"] == str(seat)]
        assert sum(int(row["won"]) for row in mine) == report.wins_by_seat[seat]
        assert sum(int(row["points"]) for row in mine) == report.points_by_seat[seat]
    assert sum(int(row["decisions"]) for row in rows) == report.decisions
    assert {row["place"] for row in rows if row["game"] == "0"} == {"1", "2", "3"}


def test_parquet_holds_the_same_as_csv(tmp_path: Path) -> None:
    games = [play_match(job(statistics=True), match) for match in matches(2)]
    for name in ("games.csv", "games.parquet"):
        write_results(tmp_path / name, job(statistics=True), games)
    table = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    flat = [
        {key: ";".join(cell) if isinstance(cell, list) else str(cell) for key, cell in row.items()} for row in table
    ]
    assert flat == read(tmp_path / "games.csv")
    assert isinstance(table[0]["points"], int)
    assert isinstance(table[0]["cards_acquired"], list)


def test_points_by_source_add_up_and_cards_are_those_that_were_acquired() -> None:
    played = play_match(job(statistics=True), matches(1)[0])
    game = kanly.new("imperium", seats=3, seed=0)
    bot = kanly.Rng.seeded(~0)
    while not game.is_over:
        actions = game.decision.actions
        game.apply(actions[bot.below(len(actions))])
    for seat, row in enumerate(played.statistics):
        assert sum(value for name, value in row.items() if name.startswith("points_")) == played.points[seat]
        acquired = [event.data["card"] for event in game.events if (event.kind, event.seat) == ("acquired", seat)]
        assert row["cards_acquired"] == acquired
        assert row["agents_sent"] == len(row["spaces_visited"]) > 5
    won = sum(row["conflicts_won"] for row in played.statistics)
    assert won == sum(event.kind == "reward" and event.data["place"] == 1 for event in game.events)


def test_the_rivals_of_the_solo_game_have_rows_too_and_the_spoiler_has_none(tmp_path: Path) -> None:
    simulate("imperium", 1, ["random"], 1, seed=1, difficulty="mentat", out=tmp_path / "solo.csv")
    assert [row["bot"] for row in read(tmp_path / "solo.csv")] == ["random", "game", "game"]
    simulate("imperium", 2, ["random"], 1, seed=1, out=tmp_path / "two.csv")
    assert [row["bot"] for row in read(tmp_path / "two.csv")] == ["random", "random"]


def test_a_failed_game_keeps_its_rows_and_its_reason(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def stumble(game: kanly.Game) -> None:
        raise KeyError("lost in the desert")

    on_decision(monkeypatch, 9, stumble)
    simulate("imperium", 3, ["random"], 1, seed=1, out=tmp_path / "games.csv")
    rows = read(tmp_path / "games.csv")
    assert [(row["seat"], row["place"]) for row in rows] == [("0", ""), ("1", ""), ("2", "")]
    assert rows[0]["failure"] == "KeyError: 'lost in the desert'"


def test_results_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    for jobs in (1, 2):
        simulate("imperium", 3, ["random"], 12, seed=2, jobs=jobs, out=tmp_path / f"{jobs}.parquet")
    assert (tmp_path / "1.parquet").read_bytes() == (tmp_path / "2.parquet").read_bytes()


# -- interrupted runs --------------------------------------------------------------------------------------


def interrupt(monkeypatch: pytest.MonkeyPatch, out: Path, seed: int) -> None:
    """Let the user press Ctrl-C in the game with this seed."""

    def stop(game: kanly.Game) -> None:
        if game.seed == seed:
            raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        on_decision(patch, 5, stop)
        with pytest.raises(KeyboardInterrupt):
            simulate("imperium", 3, ["random"], 6, seed=10, out=out)


def test_a_resumed_run_gives_the_same_table_and_plays_nothing_twice(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    whole = simulate("imperium", 3, ["random"], 6, seed=10, out=tmp_path / "whole.csv")
    out = tmp_path / "games.csv"
    interrupt(monkeypatch, out, 13)
    assert not out.exists()
    seeds: list[int] = []
    on_decision(monkeypatch, 0, lambda game: seeds.append(game.seed))
    told: list[int] = []
    resumed = simulate("imperium", 3, ["random"], 6, seed=10, out=out, resume=True, progress=told.append)
    assert seeds == [13, 14, 15]
    assert sum(told) == 6
    assert out.read_bytes() == (tmp_path / "whole.csv").read_bytes()
    assert resumed.wins_by_seat == whole.wins_by_seat
    assert resumed.decisions == whole.decisions


def test_an_interrupted_run_is_not_thrown_away(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    interrupt(monkeypatch, tmp_path / "games.csv", 12)
    with pytest.raises(kanly.ConfigError, match="holds 2 games of an interrupted run"):
        simulate("imperium", 3, ["random"], 6, seed=10, out=tmp_path / "games.csv")


def test_a_complete_run_can_be_begun_anew_or_made_longer(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    simulate("imperium", 3, ["random"], 3, seed=10, out=out)
    simulate("imperium", 3, ["random"], 2, seed=11, out=out)
    assert [row["seed"] for row in read(out)] == ["11"] * 3 + ["12"] * 3
    simulate("imperium", 3, ["random"], 3, seed=11, out=out, resume=True)
    assert [line["number"] for line in journal(out) if "number" in line] == [0, 1, 2]
    assert len(read(out)) == 9


def test_a_run_is_resumed_only_as_itself(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    interrupt(monkeypatch, tmp_path / "games.csv", 12)
    with pytest.raises(kanly.ConfigError, match="another run: seed was 10, not 11"):
        simulate("imperium", 3, ["random"], 6, seed=11, out=tmp_path / "games.csv", resume=True)


def test_half_a_line_at_the_end_of_a_journal_is_played_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    simulate("imperium", 3, ["random"], 6, seed=10, out=tmp_path / "whole.csv")
    out = tmp_path / "games.csv"
    interrupt(monkeypatch, out, 13)
    kept = tmp_path / "games.csv.journal"
    kept.write_bytes(kept.read_bytes()[:-100])
    simulate("imperium", 3, ["random"], 6, seed=10, out=out, resume=True)
    assert out.read_bytes() == (tmp_path / "whole.csv").read_bytes()


def test_a_killed_run_loses_only_the_games_in_flight(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    arguments = ["simulate", "--seats", "3", "--games", "120", "--seed", "3", "--jobs", "2", "--out"]
    running = subprocess.Popen(
        [sys.executable, "-m", "kanly", *arguments, str(out)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    kept = tmp_path / "games.parquet.journal"
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not (kept.exists() and kept.read_bytes().count(b"\n") > 10):
        time.sleep(0.002)
    os.kill(running.pid, signal.SIGKILL)
    running.wait()
    assert not out.exists(), "it was killed too late"
    assert kept.read_bytes().count(b"\n") > 10
    assert simulate("imperium", 3, ["random"], 120, seed=3, out=out, resume=True).games == 120
    numbers = [line["number"] for line in journal(out) if "number" in line]
    assert sorted(numbers) == list(range(120))
    simulate("imperium", 3, ["random"], 120, seed=3, out=tmp_path / "whole.parquet")
    assert out.read_bytes() == (tmp_path / "whole.parquet").read_bytes()


def test_what_is_played_survives_the_journal() -> None:
    played = play_match(job(statistics=True), matches(1)[0])
    assert Played.from_data(json.loads(json.dumps(asdict(played)))) == played
