"""A game of Uprising as a terminal shows it."""

from __future__ import annotations

from pathlib import Path

import pytest

import kanly
from kanly.cli.language import speak
from kanly.imperium.state import ImperiumState
from tests.cli.helpers import run
from tests.cli.imperium.test_board import drawn, line_of


def played() -> tuple[kanly.Game, ImperiumState]:
    game = kanly.new("imperium", edition="uprising", modules=["choam"], seats=3, seed=3)
    assert isinstance(game.state, ImperiumState)
    return game, game.state


def test_posts_show_their_spies_and_whether_the_wall_stands() -> None:
    game, state = played()
    up = state.players[1].uprising
    assert up is not None
    assert state.uprising is not None
    up.spies = 1 << state.edition.post_ids["guild"]
    assert "Heighliner / Deliver Supplies ◆" in drawn(game, 0)
    assert "the Shield Wall stands" in drawn(game, 0)
    state.uprising.wall = 0
    assert "the Shield Wall has fallen" in drawn(game, 0)


def test_players_show_hooks_battle_icons_contracts_and_sandworms() -> None:
    game, state = played()
    up = state.players[1].uprising
    assert up is not None
    up.hooks, up.sandworms = 1, 2
    up.contracts = (state.edition.contract_ids["immediate"],)
    text = drawn(game, 0, 200)
    noted = line_of(text, "Maker Hooks")
    assert "Objective (" in noted
    assert "contracts: Immediate" in noted
    assert "2 sandworms" in text
    assert state.uprising is not None
    assert f"{len(state.uprising.bank)} face down" in text


@pytest.mark.parametrize("language", ["en", "cs", "uk"])
def test_a_whole_game_is_played_in_the_terminal(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    arguments = ("--edition", "uprising", "--with", "choam", "--seats", "3", "--people", "1", "--bots", "random")
    run(
        "--language",
        language,
        "play",
        "--terminal",
        *arguments,
        "--seed",
        "5",
        "--log",
        "game.kanly",
        typed="1\n" * 2000,
    )
    speak("en")
    assert kanly.read_record(Path("game.kanly").read_text()).is_over


@pytest.mark.parametrize(
    ("language", "one", "two", "only", "ring"),
    [
        ("en", "Rival 1 plays", "Rival 2 plays", "▲ The rival plays", "sends an Agent there (with the Signet Ring)"),
        ("cs", "Rival 1 hraje", "Rival 2 hraje", "▲ Rival hraje", "vysílá tam agenta (s pečetním prstenem)"),
        ("uk", "Суперник 1 грає", "Суперник 2 грає", "▲ Суперник грає", "туди агента (з перснем із печаткою)"),
    ],
)
def test_rivals_are_numbered_where_there_are_two_and_say_when_the_ring_is_used(
    language: str, one: str, two: str, only: str, ring: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    watched = ("play", "--terminal", "--edition", "uprising", "--people", "0", "--bots", "quick", "--seed", "5")
    alone = " ".join(run("--language", language, *watched, "--seats", "1").split())
    assert one in alone
    assert two in alone
    assert ring in alone
    assert only in run("--language", language, *watched, "--seats", "2")
    speak("en")


def test_control_that_one_has_already_is_kept() -> None:
    game = kanly.new("imperium", edition="uprising", seats=3, seed=3)
    story = game.rules.narration().story(game.config, 1)
    for lost_by in (-1, 0, 2):
        story.tell([kanly.Event("control", 0, {"space": "arrakeen", "lost_by": lost_by})], 1)
    ids = [telling.said["id"] for telling in story.told]
    assert ids == ["event-control", "event-control_kept", "event-control"]


def test_the_tracks_of_the_board_for_six_are_called_by_their_own_names() -> None:
    game = kanly.new("imperium", edition="uprising", seats=6, seed=3)
    story = game.rules.narration().story(game.config, 1)
    for kind, more in (("influence", {"now": 1, "change": 1}), ("alliance", {"lost_by": -1})):
        story.tell([kanly.Event(kind, 2, {"faction": "emperor", **more})], 1)
    story.tell([kanly.Event("own_influence", 3, {"faction": "emperor", "now": 1, "change": 1})], 1)
    told = [telling.said["args"]["faction"] for telling in story.told]
    assert told == ["great_houses", "great_houses", "emperor"]
