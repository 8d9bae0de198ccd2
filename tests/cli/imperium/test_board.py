"""The table as a terminal shows it."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

import kanly
from kanly.bots import make_bot
from kanly.cli.faces import face_of
from kanly.cli.screen import THEME
from tests.scene import Scene

FACE = face_of("imperium")


def drawn(game: kanly.Game, seat: int, width: int = 140) -> str:
    console = Console(file=io.StringIO(), width=width, theme=THEME, highlight=False, record=True)
    console.print(FACE.table(game.observe(seat), width))
    return console.export_text()


def line_of(text: str, words: str) -> str:
    return next(line for line in text.splitlines() if words in line)


def test_nothing_hidden_from_a_seat_is_drawn() -> None:
    one = Scene().set(1, hand=["dagger"], deck=["diplomacy", "scout"], intrigue=["bribery"])
    two = Scene().set(1, hand=["scout"], deck=["dagger", "diplomacy"], intrigue=["windfall"])
    assert drawn(one.game, 0) == drawn(two.game, 0)
    assert drawn(one.game, 1) != drawn(two.game, 1)


def test_a_seat_sees_its_own_cards_and_what_they_do() -> None:
    scene = Scene().set(0, hand=["dagger", "dagger", "diplomacy"], intrigue=["bribery"])
    text = drawn(scene.game, 0)
    assert re.search(r"2× +Dagger +\[Landsraad\] +reveal: add 1 sword", text)
    assert re.search(r"Diplomacy +\[all factions\] +reveal: gain 1 persuasion", text)
    assert re.search(r"Bribery +plot: pay 2 Solari: gain 1 influence with a faction of your choice", text)
    assert "Your hand" not in drawn(scene.game, kanly.SPECTATOR)


def test_the_players_stand_in_one_line_each() -> None:
    scene = Scene().set(1, solari=3, spice=5, water=7, troops=(4, 2), swords=3, influence={"guild": 4}, council=True)
    text = drawn(scene.game, 0)
    row = next(line for line in text.splitlines() if "Rabban" in line and "troops" not in line)
    points_goods_agents_troops = ["3", "3", "5", "7", "2", "4", "2", "7"]
    tracks_and_hand = ["0", "4*", "0", "0", "1"]
    assert row.split("Rabban")[1].split()[:13] == points_goods_agents_troops + tracks_and_hand
    assert "◆ council seat" in text


def test_the_board_shows_agents_bonus_spice_control_and_what_can_be_reached() -> None:
    scene = Scene().set(0, hand=["reconnaissance"]).set(2, agents=["carthag"])
    scene.state.bonus[15] = 3
    scene.state.control[18] = 1
    text = drawn(scene.game, 0)
    assert "Carthag ▲" in text
    assert "2 water: take 3 spice +3 bonus" in line_of(text, "The Great Flat")
    wide = drawn(scene.game, 0, 200)
    assert "recruit 1 troop and draw 1 card (Control bonus: gain 1 Solari ◆)" in line_of(wide, "Arrakeen")
    assert re.search(r"›⚔ +Arrakeen", text)
    assert not re.search(r"›⚔ +Carthag", text)
    assert "4 spice: gain 5 Solari, recruit 2 troops and draw 1 Intrigue card" in line_of(wide, "Conspire")


def test_the_conflict_shows_rewards_and_those_who_fight() -> None:
    scene = Scene(conflict="desert_power").set(0, troops=(1, 1)).set(3, troops=(0, 2), swords=1)
    text = drawn(scene.game, 0)
    assert "Conflict II: Desert Power" in text
    assert re.search(r"1st +Score 1 victory point and gain 1 water +5 ■ Duke Leto Atreides +2 troops, 1 sword", text)
    assert re.search(r"2nd +Gain 1 water and gain 1 spice +2 ● Earl Memnon Thorvald +1 troop", text)


def test_the_row_shows_costs_and_texts() -> None:
    scene = Scene().set_row("chani", "scout", "carryall", "stilgar", "crysknife")
    text = drawn(scene.game, 0)
    assert re.search(
        r" 5 +Carryall +\[Spice Trade\] Take the base spice of this space once more +reveal: gain 1 persuasion; gain 1 "
        r"spice",
        text,
    )
    assert re.search(
        r" 9 +The Spice Must Flow +reveal: gain 1 spice +acquired: score 1 victory point +\(10 left\)", text
    )


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("width", [60, 80, 100, 140, 200])
def test_the_table_fits_its_width_all_through_a_game(width: int, seats: int) -> None:
    game = kanly.new("imperium", seats=seats, seed=9, journal=False)
    bot, rng = make_bot("random", game.rules), kanly.Rng.seeded(2)
    while not game.is_over:
        if len(game.actions) % 40 == 0:
            text = drawn(game, game.to_move, width)
            assert max(len(line) for line in text.splitlines()) <= width
            for space in ("Arrakeen", "Hall of Oratory", "Secure Contract", "Stillsuits"):
                assert space in text
        game.apply(bot.choose(game.decision, game.observe, rng))
