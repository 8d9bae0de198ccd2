"""A game of Bloodlines with Tech as a terminal shows it."""

from __future__ import annotations

from pathlib import Path

import pytest

import kanly
from kanly.cli.imperium.speech import called
from kanly.cli.language import speak
from kanly.imperium.pieces import SKILLS, TILES
from kanly.imperium.state import ImperiumState
from tests.cli.helpers import run
from tests.cli.imperium.test_board import drawn


def played() -> tuple[kanly.Game, ImperiumState]:
    game = kanly.new("imperium", edition="uprising", modules=["bloodlines", "tech"], seats=3, seed=3)
    assert isinstance(game.state, ImperiumState)
    return game, game.state


def test_commanders_on_the_board_and_open_skills_are_shown() -> None:
    game, state = played()
    table = state.bloodlines
    assert table is not None
    text = drawn(game, 0, 200)
    assert f"in the bank: {table.bank}" in text
    for skill in table.skills:
        assert called("skill", SKILLS[skill].key) in text


def test_the_embassy_shows_the_open_tile_of_each_stack() -> None:
    game, state = played()
    assert state.tech is not None
    text = drawn(game, 0, 200)
    for stack in state.tech.stacks:
        assert called("tile", TILES[stack[-1]].key) in text


def test_players_show_commanders_skills_and_tiles() -> None:
    game, state = played()
    mine, tech = state.players[1].bloodlines, state.players[1].tech
    assert mine is not None
    assert tech is not None
    mine.garrison, mine.conflict, mine.skills, tech.tiles = 1, 2, (0,), (0,)
    text = drawn(game, 0, 400)
    assert called("skill", SKILLS[0].key) in text
    assert called("tile", TILES[0].key) in text


@pytest.mark.parametrize("language", ["en", "cs", "uk"])
def test_a_whole_game_is_played_in_the_terminal(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    options = ("--edition", "uprising", "--with", "bloodlines,tech", "--seats", "3")
    sides = ("--people", "1", "--bots", "random", "--seed", "5", "--log", "game.kanly")
    run("--language", language, "play", "--terminal", *options, *sides, typed="1\n" * 3000)
    speak("en")
    assert kanly.read_record(Path("game.kanly").read_text()).is_over
