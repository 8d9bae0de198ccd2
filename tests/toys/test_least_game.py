"""A game that answers only the core of `Rules` is played by bots, in the laboratory and at the table's doors."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import kanly
from kanly.bots import bot_names, make_bot
from kanly.bots.advice import advise
from kanly.cli.language import speak
from kanly.engine.patch import changes
from kanly.lab import simulate
from kanly.lab.play import play_game
from kanly.locale import LANGUAGES
from tests.cli.helpers import run
from tests.toys.least import registered

pytestmark = pytest.mark.filterwarnings("ignore::kanly.locale.MissingMessage")


@pytest.fixture(autouse=True)
def _least() -> Iterator[None]:
    with registered():
        yield


def walk(game: kanly.Game) -> Iterator[None]:
    random = Random(1)
    while not game.is_over:
        yield
        game.apply(random.choice(game.decision.actions))


def new(seats: int = 3, seed: int = 1) -> kanly.Game:
    return kanly.new("least", seats=seats, seed=seed)


def test_it_is_played_refused_and_replayed() -> None:
    game = new()
    for _ in walk(game):
        illegal = next(f"lay {card}" for card in range(12) if game.why_not(f"lay {card}"))
        with pytest.raises(kanly.IllegalAction, match="not among the legal actions"):
            game.apply(illegal)
        assert kanly.read_position(game.position()).digest == game.digest
        assert game.explain(game.decision.actions[0]) == ""
        seen = game.observe(game.to_move)
        sampled = seen.determinize(kanly.Rng.seeded(1))
        assert game.rules.observe(sampled, game.to_move).text() == seen.text()
    assert game.to_move == kanly.SPECTATOR
    assert kanly.read_record(game.record(), verify=True).digest == game.digest


@pytest.mark.parametrize("code", [name for name in bot_names() if name not in ("mentat", "search")])
def test_every_bot_plays_it(code: str) -> None:
    game = new(seats=2)
    play_game(game, [make_bot(code, game.rules), make_bot("random", game.rules)], kanly.Rng.seeded(1))
    assert game.is_over


def test_the_search_wins_by_looking_at_outcomes_alone() -> None:
    report = simulate("least", 2, ["search:40n", "random"], 60, seed=1)
    assert report.wins_by_seat[0] > report.wins_by_seat[1]
    seen = new().observe(0)
    assert sum(option["tries"] for option in advise(new().rules, seen, kanly.Rng.seeded(1), "search:40n")) >= 40


def test_the_laboratory_runs_it_checks_it_and_writes_it(tmp_path: Path) -> None:
    table = tmp_path / "games.csv"
    report = simulate("least", 3, ["random"], 5, seed=1, check=True, out=table)
    assert (report.games, report.violations) == (5, [])
    assert report.as_dict()["components"] == 0
    assert len(table.read_text().splitlines()) == 1 + 5 * 3


def test_the_page_gets_it_as_text_and_nobody_what_others_hold() -> None:
    game = new()
    page, before = game.rules.page(), None
    assert page.catalogue(kanly.Variant("only")) == {"game": "least", "edition": "only"}
    for _ in walk(game):
        mover = game.to_move
        sight = page.face_up(game.state)
        assert sight.data()["decision"] == {"seat": mover, "kind": "lay", "about": ""}
        assert sight.data()["text"] == game.observe().text()
        if before is not None:
            assert sight.changes(before) == changes(before.data(), sight.data())
        before = sight
        for seat in range(3):
            held = game.held(seat).data()
            expected = [action.text for action in game.decision.actions] if seat == mover else None
            assert held["decision"].get("actions") == expected
            assert held["text"] == game.observe(seat).text()
        assert game.held(kanly.SPECTATOR).data() == {}
    assert page.face_up(game.state).data()["decision"] == {}


def test_it_says_what_happens_by_the_names_of_its_events() -> None:
    game = new()
    for _ in walk(game):
        assert game.rules.narration().prompt(game.observe(game.to_move)) == {"id": "prompt-lay"}
    story = game.rules.narration().story(game.config, 0)
    story.tell(game.events_for(0), 0)
    assert {telling.said["id"] for telling in story.told} == {"event-laid"}
    seats = [event.seat for event in game.events_for(0)]
    assert [(told["seat"], told["whole"]) for told in (each.data() for each in story.told)] == [
        (seat, True) for seat in seats
    ]


# -- learning --------------------------------------------------------------------------------------------------------


def test_a_game_that_does_not_list_its_actions_cannot_be_learned_and_says_so() -> None:
    from kanly.envs.setting import Setting

    with pytest.raises(kanly.ConfigError, match="The Least Game does not list its actions"):
        Setting("least", seats=2)


def test_a_game_that_lists_its_actions_is_an_environment() -> None:
    from kanly.envs.pettingzoo import raw_env

    with registered("LISTED"):
        env = raw_env(game="least", seats=2)
        env.reset(seed=1)
        while env.agents:
            seen = env.observe(env.agent_selection)
            legal = [number for number, open_ in enumerate(seen["action_mask"]) if open_]
            assert list(seen["observation"]) == [float(number in legal) for number in range(12)]
            env.step(legal[0] if legal else None)
        assert sum(env.rewards.values()) == 0


# -- the terminal ----------------------------------------------------------------------------------------------------


def ranked(text: str) -> list[tuple[str, str, str]]:
    return re.findall(r"^(\d)\. +(?:Seat|Místo|Місце) (\d) +(\d)", text, re.MULTILINE)


def ranking(game: kanly.Game) -> list[tuple[str, str, str]]:
    """Return place, seat and points of everybody, as people count: from 1."""
    places, scores = game.outcome.places(), game.outcome.scores
    return [(str(places[seat]), str(seat + 1), str(scores[seat])) for group in game.outcome.ranking for seat in group]


def test_it_is_played_to_its_end_in_the_terminal(tmp_path: Path) -> None:
    record = tmp_path / "least.txt"
    options = ("--game", "least", "--seats", "3", "--seed", "1", "--bots", "random", "--log", str(record))
    first = new().decision.actions[0].text
    text = run("play", *options, typed="help\nwhy\nwhy lay 99\nlay 99\nboard\nhand\n1\nlog\n1\nundo\n1\n")
    assert "The Least Game · 3 players · seed 1" in text
    assert f"such as: {first}" in text
    assert f"such as: why {first}" in text
    assert "◆ laid: card" in text
    assert new().observe(0).text() in text
    game = kanly.read_record(record.read_text())
    assert game.is_over
    assert ranked(text) == ranking(game)


def test_its_record_is_shown_and_replayed(tmp_path: Path) -> None:
    game = new()
    for _ in walk(game):
        pass
    record = tmp_path / "least.txt"
    record.write_text(game.record())
    for language in LANGUAGES:
        assert ranked(run("--language", language, "replay", str(record))) == ranking(game)
    text = run("--language", "en", "replay", str(record), "--verify")
    assert "The Least Game" in text
    assert ranked(text) == ranking(game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_never_told_with_the_words_of_another_game(language: str, tmp_path: Path) -> None:
    """Its prompt `turn` and its event `acquired` have messages, but those are of Dune: Imperium."""
    record = tmp_path / "least.txt"
    options = ("--game", "least", "--seats", "3", "--seed", "1", "--bots", "random", "--log", str(record))
    with registered("CLASHING"):
        played = run("--language", language, "play", *options, typed="1\n" * 9)
        replayed = run("--language", language, "replay", str(record))
    speak("en")
    assert "\nturn\n" in played
    assert "acquired: card" in played
    assert "acquired: card" in replayed


def test_a_phrase_about_a_seat_follows_its_name(tmp_path: Path) -> None:
    record = tmp_path / "least.txt"
    options = ("--game", "least", "--seats", "3", "--seed", "1", "--bots", "random", "--log", str(record))
    with registered("CLASHING"):
        assert "◆ Seat 2 acquired: card" in run("play", *options, typed="1\n" * 9)
        assert "● Seat 1 acquired: card" in run("replay", str(record))
