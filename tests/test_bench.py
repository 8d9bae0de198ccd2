"""What the bench makes of its figures: ratios within rounds, turns, and whom it measures."""

from __future__ import annotations

import json
import os
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from bench import envs, glance, instructions, lab, search, speed, strength
from bench.speed import COMPARED, Contestant, Figures, comparison, comparison_as_text, speed_ratios, summary, take_turns


def figures(speed: float, micros: float = 1.0) -> Figures:
    return {"games_per_cpu_second": speed, **{name: micros if name.endswith("_us") else speed for name in COMPARED}}


# -- ratios ------------------------------------------------------------------------------------------------


def test_more_decisions_a_second_are_faster_and_more_microseconds_are_slower() -> None:
    new, old = [figures(speed=200, micros=5)], [figures(speed=100, micros=4)]
    assert speed_ratios("decisions_per_cpu_second", new, old) == [2.0]
    assert speed_ratios("clone_us", new, old) == [0.8]


def test_a_comparison_takes_the_median_of_ratios_and_not_the_ratio_of_medians() -> None:
    new = [figures(90, 1), figures(30, 2), figures(20, 8)]
    old = [figures(100, 1), figures(20, 3), figures(10, 4)]
    found = comparison(new, old)
    assert set(found) == {"decisions_per_cpu_second", "clone_us", "observe_us", "determinize_us"}
    assert found["decisions_per_cpu_second"] == {"median": 1.5, "least": 0.9, "most": 2.0}
    assert found["determinize_us"] == {"median": 1.0, "least": 0.5, "most": 1.5}


def test_rounds_that_do_not_match_are_refused() -> None:
    with pytest.raises(ValueError, match="zip"):
        comparison([figures(1)], [figures(1), figures(1)])


def test_the_summary_has_medians_and_the_ratios_of_those_that_were_there() -> None:
    rounds = {
        "pure": [figures(10), figures(20), figures(60)],
        "compiled": [figures(40), figures(60), figures(120)],
    }
    report = summary(rounds, {"python_calls_per_decision": 62.0})
    assert report["medians"]["pure"]["games_per_cpu_second"] == 20
    assert report["ratios_of_games_per_cpu_second"] == {"compiled/pure": 3.0}


def test_of_each_game_the_least_time_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    times = {0: [2.0, 9.0, 2.0, 3.0, 4.0, 5.0], 1: [8.0, 7.0, 6.0, 9.0, 9.0]}  # the first game is also the warm-up
    now = 0.0

    def play(number: int) -> int:
        nonlocal now
        now += times[number].pop(0)
        return 100 + number

    monkeypatch.setattr(time, "process_time", lambda: now)
    assert speed.least_times(play, games=2) == (2.0 + 6.0, 100 + 101)
    assert times == {0: [], 1: []}


# -- turns -------------------------------------------------------------------------------------------------


def measured(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Let every contestant reach its own number of games, and note who was measured with which seed."""
    noted: list[tuple[str, int]] = []

    def measure(contestant: Contestant, seed: int) -> Figures | None:
        noted.append((contestant.name, seed))
        return None if contestant.name == "absent" else figures(contestant.games)

    monkeypatch.setattr(Contestant, "measure", measure)
    monkeypatch.setattr(Contestant, "count", lambda contestant: {"python_calls_per_decision": 62.0})
    return noted


def test_contestants_take_turns_forth_and_back(monkeypatch: pytest.MonkeyPatch) -> None:
    noted = measured(monkeypatch)
    results = take_turns([Contestant(name, "pure", 7) for name in ("a", "b", "absent")], rounds=2, seed=1)
    assert noted == [("a", 1), ("b", 1), ("absent", 1), ("absent", 1001), ("b", 1001), ("a", 1001)]
    assert results == {"a": [figures(7)] * 2, "b": [figures(7)] * 2}


@pytest.mark.parametrize(("built", "builds"), [((True, True), 2), ((True, False), 1), ((False, True), 1)])
def test_compiled_builds_are_compared_where_both_are_there(
    built: tuple[bool, bool], builds: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured(monkeypatch)
    here, there = tmp_path / "here", tmp_path / "there"
    for root, compiled in zip((here, there), built, strict=True):
        (root / "src" / "kanly").mkdir(parents=True)
        if compiled:
            (root / "build" / "compiled").mkdir(parents=True)
    monkeypatch.setattr(speed, "ROOT", here)
    report = speed.run_against(there, rounds=3, games=5, seed=1)
    assert [build for build in ("pure", "compiled") if build in report] == ["pure", "compiled"][:builds]
    assert report["pure"]["clone_us"] == {"median": 1.0, "least": 1.0, "most": 1.0}
    assert ("was not compared: run `make compiled`" in comparison_as_text(report)) == (builds == 1)


def test_a_folder_that_is_no_checkout_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="is no checkout of kanly"):
        speed.run_against(tmp_path, rounds=1, games=1, seed=1)


def test_a_checkout_compared_with_itself_is_measured_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    speeds = iter((100.0, 125.0))
    monkeypatch.setattr(Contestant, "measure", lambda contestant, seed: figures(next(speeds)))
    monkeypatch.setattr(Contestant, "count", lambda contestant: {"python_calls_per_decision": 62.0})
    monkeypatch.setattr(speed, "ROOT", tmp_path)
    (tmp_path / "src" / "kanly").mkdir(parents=True)
    report = speed.run_against(tmp_path, rounds=1, games=1, seed=1)
    assert report["pure"]["decisions_per_cpu_second"]["median"] == 0.8


# -- what cannot be measured -------------------------------------------------------------------------------


@pytest.mark.parametrize("main", [speed.main, envs.main, lab.main])
@pytest.mark.parametrize("option", ["--rounds", "--games"])
@pytest.mark.parametrize("number", ["0", "-1", "few"])
def test_fewer_than_one_round_or_game_is_refused(
    main: Callable[[], None],
    option: str,
    number: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["bench", option, number])
    with pytest.raises(SystemExit):
        main()
    assert f"argument {option}: a whole number of at least 1 is needed, not '{number}'" in capsys.readouterr().err


@pytest.mark.parametrize(
    "measure",
    [
        lambda: speed.measure_catanatron(2, 1),
        lambda: speed.measure_kanly(2, 1),
        lambda: speed.microseconds(lambda: None, 1),
    ],
)
def test_a_clock_that_stands_still_is_named(measure: Callable[[], object], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "play_kanly", lambda seed, variant: 300)
    monkeypatch.setattr(speed, "play_catanatron", lambda seed: 300)
    monkeypatch.setattr(time, "process_time", lambda: 1.0)
    with pytest.raises(SystemExit, match="the CPU clock of this machine did not move"):
        measure()


# -- the search --------------------------------------------------------------------------------------------

RUNNING = "compiled" if "build/compiled" in os.environ.get("PYTHONPATH", "") else "pure"


def bench_search(build: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["search.py", "--build", build, "--budget", "2n", "--decisions", "1"])
    search.main()


def test_the_search_says_which_build_it_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bench_search(RUNNING, monkeypatch)
    assert json.loads(capsys.readouterr().out)["build"] == RUNNING


def test_the_search_is_not_measured_on_another_build_than_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    other = "pure" if RUNNING == "compiled" else "compiled"
    with pytest.raises(SystemExit, match=f"this is not the {other} build"):
        bench_search(other, monkeypatch)


# -- instructions --------------------------------------------------------------------------------------------


def test_where_a_difference_is_the_dearer_functions_come_first() -> None:
    here, there = Counter({"same": 5, "dearer": 9}), Counter({"same": 5, "dearer": 2, "gone": 3})
    assert [line.split()[0] for line in instructions.differences(here, there)][:3] == ["+7", "+0", "-3"]


def test_instructions_are_counted_by_callgrind_or_not_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["instructions.py"])
    monkeypatch.setattr(instructions.shutil, "which", lambda name: None)
    with pytest.raises(SystemExit, match="valgrind is not installed"):
        instructions.main()


def test_both_glances_look_at_the_same_decisions(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["glance.py", "--build", RUNNING, "--rounds", "1"])
    glance.main()
    told = json.loads(capsys.readouterr().out)
    assert told["decisions"] > 100
    assert {"hand, microseconds a decision", "learned, microseconds a decision"} <= told.keys()


# -- strength ------------------------------------------------------------------------------------------------------


def test_a_claim_is_played_as_its_command_says_and_told_as_a_row() -> None:
    claim = strength.Claim("random against itself", "--seats 3 --bots random,quick:80 --games 4", 0.5)
    row = strength.row(claim, strength.measured(claim, 1))
    assert row.startswith(
        "| random against itself | `kanly arena --seats 3 --bots random,quick:80 --games 4` | `random` "
    )
    assert "`quick:80` " in row
    assert "; wanted 50 % |" in row


def test_every_claim_has_a_name_of_its_own() -> None:
    names = [claim.name for claim in strength.claims()]
    assert len(set(names)) == len(names)
