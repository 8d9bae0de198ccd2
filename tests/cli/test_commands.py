"""games, components, simulate, replay: what they write."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import kanly
from kanly.bots import make_bot
from kanly.cli.faces import face_of
from tests.cli.helpers import run, run_process


@pytest.fixture(scope="module")
def finished() -> kanly.Game:
    game = kanly.new("imperium", seats=3, seed=12)
    bot, rng = make_bot("random", game.rules), kanly.Rng.seeded(4)
    while not game.is_over:
        game.apply(bot.choose(game.decision, game.observe, rng))
    return game


@pytest.fixture
def record(finished: kanly.Game, tmp_path: Path) -> Path:
    path = tmp_path / "game.kanly"
    path.write_text(finished.record())
    return path


def read(text: str) -> Any:
    return json.loads(text)


def test_the_version_is_the_packages() -> None:
    assert run("--version") == f"kanly {kanly.__version__}\n"


def test_without_a_command_the_commands_are_listed() -> None:
    text = run()
    for command in ("games", "components", "play", "simulate", "replay"):
        assert command in text


def test_games_lists_titles_editions_and_seats() -> None:
    game, war = read(run("games", "--json"))
    assert (war["id"], war["title"], war["editions"][0]["seats"]) == ("arrakis", "Dune: War for Arrakis", [1, 2])
    assert (game["id"], game["title"], game["rules_version"]) == ("imperium", "Dune: Imperium", 2)
    base, uprising = game["editions"]
    assert (base["id"], base["title"], base["seats"]) == ("base", "Dune: Imperium", [1, 2, 3, 4])
    assert (uprising["id"], uprising["title"], uprising["seats"]) == (
        "uprising",
        "Dune: Imperium - Uprising",
        [1, 2, 3, 4, 6],
    )
    assert re.search(r"imperium +base +Dune: Imperium +1 to 4", run("games"))


def test_games_lists_modules_and_options_as_the_game_offers_them() -> None:
    edition, uprising = read(run("games", "--json"))[0]["editions"]
    assert edition["modules"] == {"bloodlines": "Bloodlines", "tech": "Tech"}
    assert uprising["modules"] == {"choam": "CHOAM", "bloodlines": "Bloodlines", "tech": "Tech"}
    options = {option["name"]: option for option in edition["options"]}
    assert list(options) == ["leaders", "difficulty", "confirm"]
    assert options["difficulty"]["choices"] == ["mercenary", "sardaukar", "mentat", "kwisatz_haderach"]
    assert options["difficulty"]["seats"] == [1]
    assert "paul_atreides" in options["leaders"]["each"]
    assert "--difficulty" in run("games")


def test_components_have_id_name_kind_copies_cost_icons_and_factions() -> None:
    listed = read(run("components", "imperium", "--json"))
    for component in listed:
        assert {"id", "name", "kind", "copies", "cost", "icons", "factions"} <= set(component)
    copies: dict[str, int] = {}
    for component in listed:
        copies[component["kind"]] = copies.get(component["kind"], 0) + component["copies"]
    assert copies == {
        "starter_card": 10,
        "reserve_card": 24,
        "imperium_card": 67,
        "intrigue_card": 40,
        "conflict_card": 18,
        "leader": 8,
        "space": 22,
        "hagal_card": 31,
        "difficulty": 4,
    }


def test_components_say_what_lasts_outside_their_boxes() -> None:
    everything = ("components", "imperium", "--edition", "uprising", "--with", "choam,bloodlines,tech", "--kind")

    def listed(kind: str) -> str:
        return " ".join(run(*everything, kind).split())

    assert listed("tile").count("lasting: ") == 6
    assert "strength: 2 | lasting: if influence emperor >= 3" in listed("skill")
    assert "at the start of a turn: put this from" in listed("imperium_card")
    assert "condition: alliance" in listed("contract")
    assert "acquire tech -1; then reveal another card" in listed("hagal_card")


def test_components_of_one_kind_in_words() -> None:
    listed = read(run("components", "imperium", "--edition", "base", "--kind", "leader", "--json"))
    assert {component["kind"] for component in listed} == {"leader"}
    text = run("components", "imperium", "--kind", "space")
    assert re.search(r"conspire +1 +4 spice +emperor +effect: influence emperor \+1; \+5 solari", text)
    assert "dagger" not in text
    hagal = " ".join(run("components", "imperium", "--kind", "hagal_card").split())
    assert "harvest_spice 5 people: 1, 2 | spaces: the_great_flat, hagga_basin, imperial_basin | effect: " in hagal
    difficulties = " ".join(run("components", "imperium", "--kind", "difficulty").split())
    assert "kwisatz_haderach 1 people: 1 | mentat cost: 5 | garrison: 3 | swordmaster round: 3" in difficulties


def test_components_say_in_sentences_what_cards_do_where_the_game_has_such() -> None:
    text = " ".join(run("components", "arrakis").split())
    assert "deck: Corrino ally | effect: Take 1 Bene Gesserit token. Play 1 more card." in text
    assert "side: Harkonnen | symbol: Leadership | special: Move his legion, then attack with it. | hits: 2" in text
    assert "timing: Action phase, at once | effect: " in text
    assert "reward: 1 kwisatz haderach, 2 jihad" in text
    assert "terrain: deep desert | site: sietch | adjacent: ne_2, ne_6, ne_9, ne_10" in text
    assert "wormsign_sandworm 6 effect: A sandworm comes to the area. | our reconstruction" in text
    assert not re.search(r"copies  *cost|icons|legion\[|: yes|0 hits|1 hits", text)


def test_components_in_json_keep_the_notation() -> None:
    listed = {component["id"]: component for component in read(run("components", "arrakis", "--json"))}
    assert listed["shigawire"]["effect"].startswith("move legion[with special elite]; ")
    assert listed["tahaddi_challenge"]["reward"] == {"kwisatz_haderach": 1, "jihad": 2}
    assert listed["jessica_takes_the_water"]["ours"] is True


def test_simulate_reports_what_was_played() -> None:
    arguments = ("--game", "imperium", "--seats", "4", "--bots", "random", "--games", "12", "--seed", "1", "--check")
    report = read(run("simulate", *arguments, "--json"))
    assert report["games"] == 12
    assert report["decisions"] == report["checks"] > 1000
    assert report["violations"] == []
    assert sum(report["wins_by_seat"]) == 12
    assert len(report["wins_by_seat"]) == 4
    assert 1 <= report["mean_rounds"] <= 10
    assert report["cpu_seconds"] > 0
    assert report["games_per_cpu_second"] > 0
    assert report["decisions_per_cpu_second"] > report["games_per_cpu_second"]
    text = run("simulate", *arguments)
    assert text.startswith("12 games of imperium (base), seeds 1 to 12: ")
    assert re.search(r"● seat 0 +random +\d+ +[\d.]+% ", text)
    assert f"{report['checks']} checks, 0 violations" in text


def test_simulate_seats_a_different_bot_at_each_seat() -> None:
    report = read(run("simulate", "--seats", "3", "--bots", "greedy, random,random", "--games", "1", "--json"))
    assert report["bots"] == ["greedy", "random", "random"]


def test_simulate_in_two_processes_finds_the_same() -> None:
    arguments = ("simulate", "--seats", "3", "--games", "20", "--seed", "5", "--json")
    two = run_process(*arguments, "--jobs", "2")
    assert (two.returncode, two.stderr) == (0, "")
    same = ("decisions", "wins_by_seat", "mean_rounds")
    report = read(run(*arguments, "--jobs", "1"))
    assert {key: read(two.stdout)[key] for key in same} == {key: report[key] for key in same}


def test_replay_tells_the_game_round_by_round(record: Path, finished: kanly.Game) -> None:
    text = run("replay", str(record))
    assert f"3 seats · leaders random · seed 12 · rules version 2 · {len(finished.actions)} actions" in text
    rounds = [int(number) for number in re.findall(r"^ +Round (\d+): the Conflict is ", text, re.MULTILINE)]
    assert rounds == list(range(1, finished.rules.progress(finished.state)["round"] + 1))
    assert finished.outcome is not None
    scores = sorted(finished.outcome.scores, reverse=True)
    assert [int(n) for n in re.findall(r"[123]\. +[●◆▲] .*? (\d+) +[a-zA-Z ]+ \d", text)] == scores


def test_replay_until_shows_the_position_and_what_can_be_done(record: Path, finished: kanly.Game) -> None:
    text = run("replay", str(record), "--until", "30")
    seat = finished.actions[30][0]
    assert f"After 30 actions {face_of('imperium').names(finished.observe())[seat]} decides: " in text
    assert "Imperium Row and Reserve" in text
    assert "Result" not in text


def test_replay_log_names_every_action(record: Path, finished: kanly.Game) -> None:
    text = run("replay", str(record), "--log")
    names = face_of("imperium").names(finished.observe())
    for number, (seat, action) in enumerate(finished.actions, 1):
        assert f" {number}. {names[seat]}: {action.text}" in text


def test_replay_as_data(record: Path, finished: kanly.Game) -> None:
    data = read(run("replay", str(record), "--verify", "--json"))
    assert data["verified"] is True
    assert data["hash"] == finished.digest
    assert finished.outcome is not None
    assert data["outcome"]["winners"] == list(finished.outcome.winners)
    assert data["outcome"]["scores"] == list(finished.outcome.scores)
    assert len(data["actions"]) == len(finished.actions)
    assert len(data["events"]) == len(finished.events)
    part = read(run("replay", str(record), "--until", "30", "--json"))
    assert part["outcome"] is None
    assert part["decision"]["seat"] == finished.actions[30][0]
    assert finished.actions[30][1].text in part["decision"]["actions"]


def test_a_reader_that_stops_early_is_no_error(record: Path) -> None:
    command = f"{sys.executable} -m kanly replay {record} --json | head -c 100"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=60, check=False)
    assert done.stderr == ""
    assert done.stdout.startswith("{")
