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
