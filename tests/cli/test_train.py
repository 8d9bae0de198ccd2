"""`kanly train`, as small as it can be."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kanly.engine.weights import read_glance, read_weights
from tests.cli.helpers import run, run_process

GLANCE = ("--glance", "24", "--asked", "2n", "--arena", "0")
SMALL = ("--quick", "40", "--rounds", "1", "--games", "24", "--budget", "2n", *GLANCE)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    folder = tmp_path_factory.mktemp("weights")
    report = folder / "report.html"
    said = run("train", "--seats", "3", *SMALL, "--seed", "7", "--out", str(folder), "--report", str(report))
    return folder, said


def test_training_writes_weights_with_where_they_come_from(trained: tuple[Path, str]) -> None:
    weights = read_weights((trained[0] / "base-3.json").read_text())
    made = weights.made
    assert (made["game"], made["edition"], made["modules"], made["seats"]) == ("imperium", "base", [], 3)
    assert (made["seed"], made["games"]) == (7, {"quick": 40, "search": 24, "budget": "2n"})
    assert {"rules", "kanly", "commit", "figures"} <= made.keys()
    assert made["figures"]["search"]["moments"] > 0


def test_training_writes_a_glance_with_where_it_comes_from(trained: tuple[Path, str]) -> None:
    made = read_glance((trained[0] / "base-3-glance.json").read_text()).made
    assert (made["kind"], made["seed"], made["games"]["quick"], made["games"]["budget"]) == ("base-3", 7, 24, "2n")
    assert set(made["figures"]["cross_entropy"]) == set(made["figures"]["agreement"]) == {"hand", "learned"}
    assert sum(cases for cases, *_ in made["figures"]["kinds"].values()) == made["figures"]["decisions"] > 0


def test_training_tells_a_person_and_writes_the_report(trained: tuple[Path, str]) -> None:
    folder, said = trained
    assert "imperium base-3" in said
    assert "cross-entropy" in said
    assert "the glance" in said
    page = (folder / "report.html").read_text()
    assert page.startswith("<!doctype html>")
    assert "Reliability" in page
    assert "<svg" in page
    assert "Choices foreseen" in page


def test_training_is_the_same_for_a_seed(trained: tuple[Path, str], tmp_path: Path) -> None:
    run("train", "--seats", "3", *SMALL, "--seed", "7", "--out", str(tmp_path), "--json")
    for name in ("base-3.json", "base-3-glance.json"):
        assert (tmp_path / name).read_text() == (trained[0] / name).read_text()


def test_a_glance_is_learned_alone_and_compared_by_quick_bots_and_the_search(tmp_path: Path) -> None:
    small = ("--quick", "0", "--glance", "24", "--asked", "2n", "--budget", "2n", "--arena", "3")
    told = json.loads(run("train", "--seats", "3", *small, "--out", str(tmp_path), "--json"))
    assert [path.name for path in tmp_path.iterdir()] == ["base-3-glance.json"]
    assert {bot: found["games"] for bot, found in told[0]["glance"]["arena"].items()} == {"quick": 3, "search": 3}
    assert "figures" not in told[0]


def test_the_search_plays_with_weights_of_a_file(trained: tuple[Path, str]) -> None:
    file = trained[0] / "base-3.json"
    glance = trained[0] / "base-3-glance.json"
    bots = f"search:2n@{file}@{glance},search:2n@plain@hand,quick:5@{glance}"
    found = json.loads(run("arena", "--bots", bots, "--seats", "3", "--games", "3", "--json"))
    assert found["games"] == 3
    assert not found["failures"]


def test_weights_for_another_number_of_people_are_refused(trained: tuple[Path, str]) -> None:
    """Alone, a table shows the difficulty, which these weights have never seen."""
    bots = f"search:2n@{trained[0] / 'base-3.json'}"
    done = run_process("simulate", "--bots", bots, "--seats", "1", "--games", "1")
    assert done.returncode == 1
    assert "fitted to other features" in done.stdout


def test_a_glance_for_another_edition_is_refused(trained: tuple[Path, str]) -> None:
    bots = f"quick:5@{trained[0] / 'base-3-glance.json'}"
    done = run_process("simulate", "--edition", "uprising", "--bots", bots, "--seats", "3", "--games", "1")
    assert done.returncode == 1
    assert "fitted to other features" in done.stdout


def test_too_small_a_training_is_refused() -> None:
    done = run_process("train", "--seats", "3", "--quick", "3")
    assert (done.returncode, done.stderr) == (2, "kanly: training needs 24 games or more of each kind\n")
    done = run_process("train", "--seats", "3", "--quick", "0", "--glance", "0")
    assert (done.returncode, done.stderr) == (2, "kanly: nothing is to be learned: neither a judge nor a glance\n")
