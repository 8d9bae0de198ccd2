"""`kanly arena`, and what `kanly simulate` keeps of its games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.helpers import run, run_process


def test_arena_as_data() -> None:
    arguments = ("--bots", "random,random,random", "--seats", "3", "--games", "4", "--seed", "9", "--json")
    found = json.loads(run("arena", *arguments))
    assert found["games"] == 6, "games are filled up to whole blocks"
    assert found["seeds"] == 2
    assert found["standings"][0]["wins"] == 6
    assert {row["id"] for row in found["components"]["cards_acquired"]} > {"arrakis_liaison"}


def test_arena_tells_a_person_and_writes_the_report(tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    text = run("arena", "--bots", "random", "--seats", "3", "--games", "5", "--report", str(report))
    assert text.startswith("5 games of imperium (base) with 3 seats on 5 seeds from 0")
    assert "random won 33.3% of its 15 seats" in text
    assert "Games needed to tell" in text
    assert report.read_text().startswith("<!doctype html>")


def test_arena_alone_against_the_rivals() -> None:
    found = json.loads(
        run("arena", "--bots", "random", "--seats", "1", "--difficulty", "mentat", "--games", "2", "--json")
    )
    assert found["options"]["difficulty"] == "mentat"
    assert found["chance"] is None


def test_arena_writes_a_table_and_goes_on_with_it(tmp_path: Path) -> None:
    arguments = ("arena", "--bots", "random", "--seats", "3", "--out", str(tmp_path / "games.csv"), "--json")
    assert json.loads(run(*arguments, "--games", "2"))["games"] == 2
    assert json.loads(run(*arguments, "--games", "3", "--resume"))["games"] == 3
    assert len((tmp_path / "games.csv").read_text().splitlines()) == 10


def test_simulate_writes_a_table(tmp_path: Path) -> None:
    report = json.loads(run("simulate", "--seats", "3", "--games", "2", "--out", str(tmp_path / "g.parquet"), "--json"))
    assert report["games"] == 2
    assert (tmp_path / "g.parquet").read_bytes().startswith(b"PAR1")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("arena", "--bots", "random,deep"), "unknown bot 'deep'"),
        (("arena", "--bots", "random", "--games", "0"), "games and jobs are at least 1"),
        (
            ("arena", "--bots", "random", "--out", "games.txt"),
            "results are written as .csv or .parquet, not as games.txt",
        ),
        (("simulate", "--resume"), "only a run with --out can be resumed"),
        (("arena",), "Missing option '--bots'"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(arguments: tuple[str, ...], reason: str) -> None:
    done = run_process(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert reason in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_run_with_a_failed_game_ends_with_code_one(tmp_path: Path) -> None:
    failures = tmp_path / "failures"
    arguments = ("--seats", "3", "--bots", "greedy", "--games", "2", "--limit", "0.05", "--failures", str(failures))
    done = run_process("simulate", *arguments)
    assert done.returncode == 1
    assert "the game stalled: no end after 0.05 CPU seconds" in done.stdout
    assert sorted(path.name for path in failures.iterdir()) == ["imperium-0-0.kanly", "imperium-1-1.kanly"]
    replayed = run_process("replay", str(failures / "imperium-0-0.kanly"), "--json")
    assert json.loads(replayed.stdout)["outcome"] is None
