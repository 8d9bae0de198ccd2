"""`kanly advise`: a decision or a whole game judged, in words and as data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import kanly
from kanly.bots.quick import QuickBot
from kanly.bots.random import RandomBot
from kanly.engine import Rng
from tests.cli.helpers import run, run_process

FEW = ("--budget", "search:12n")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of two, broken off after 80 actions in a turn with a choice."""
    game = kanly.new("imperium", seats=2, seed=4)
    bot, rng = RandomBot(game.rules), Rng.seeded(1)
    while len(game.actions) < 80 or game.decision.kind != "turn":
        game.apply(bot.choose(game.decision, lambda: game.observe(game.to_move), rng))
    path = tmp_path_factory.mktemp("records") / "game.kanly"
    path.write_text(game.record(), encoding="utf-8")
    return path


def test_advice_is_given_where_the_record_ends(record: Path) -> None:
    game = kanly.read_record(record.read_text(encoding="utf-8"))
    data = json.loads(run("advise", str(record), "--json", *FEW))
    assert (data["at"], data["seat"]) == (len(game.actions), game.to_move)
    assert {option["action"] for option in data["options"]} == {action.text for action in game.decision.actions}


def test_advice_is_given_at_any_decision(record: Path) -> None:
    game = kanly.read_record(record.read_text(encoding="utf-8"), until=20)
    data = json.loads(run("advise", str(record), "--at", "20", "--json", *FEW))
    assert (data["at"], data["seat"]) == (20, game.to_move)


def test_advice_is_given_at_the_last_decision_of_a_seat(record: Path) -> None:
    game = kanly.read_record(record.read_text(encoding="utf-8"))
    other = 1 - game.to_move
    last = max(number for number, (seat, _) in enumerate(game.actions) if seat == other)
    data = json.loads(run("advise", str(record), "--seat", str(other), "--json", *FEW))
    assert (data["at"], data["seat"]) == (last, other)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Reveal your hand"), ("cs", "Odhalit ruku"), ("uk", "Розкрити карти")],
)
def test_options_are_told_in_every_language(record: Path, language: str, words: str) -> None:
    told = run("--language", language, "advise", str(record), *FEW)
    assert words in told
    assert "\N{NO-BREAK SPACE}%" in told
    assert "cli-advise" not in told


@pytest.mark.parametrize(
    ("language", "heading"), [("en", "Biggest mistakes"), ("cs", "Největší chyby"), ("uk", "Найбільші помилки")]
)
def test_the_analysis_names_turning_points_and_mistakes(record: Path, language: str, heading: str) -> None:
    told = run("--language", language, "advise", str(record), "--analysis", *FEW)
    turning, mistakes = told.split(heading)
    assert "->" in turning
    assert "●" in mistakes or "◆" in mistakes


def test_the_analysis_of_one_seat_has_its_mistakes_alone(record: Path) -> None:
    data = json.loads(run("advise", str(record), "--analysis", "--seat", "1", "--json", *FEW))
    assert {mistake["seat"] for mistake in data["mistakes"]} == {1}
    assert {judged["seat"] for judged in data["decisions"] if judged["loss"] > 0.05} == {0, 1}


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["--at", "5000"], "actions, not 5000"),
        (["--seat", "7"], "seat 7 decides nothing"),
        (["--analysis", "--seat", "7"], "there is no seat 7"),
        (["--budget", "greedy"], "only the search can advise"),
    ],
    ids=str,
)
def test_what_cannot_be_advised_on_is_refused(record: Path, args: list[str], reason: str) -> None:
    done = run_process("advise", str(record), *args)
    assert done.returncode == 2
    assert reason in done.stderr
    assert not done.stdout


def test_a_finished_game_needs_a_decision_to_be_named(tmp_path: Path) -> None:
    game = kanly.new("imperium", seats=2, seed=4)
    bot, rng = QuickBot(game.rules), Rng.seeded(1)
    while not game.is_over:
        game.apply(bot.choose(game.decision, lambda: game.observe(game.to_move), rng))
    path = tmp_path / "over.kanly"
    path.write_text(game.record(), encoding="utf-8")
    done = run_process("advise", str(path))
    assert "the game is over" in done.stderr
    assert run("advise", str(path), "--seat", "0", *FEW)
