"""The game in the terminal."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

import kanly
from kanly.cli.faces import face_of
from kanly.cli.play import seat_bots
from kanly.cli.screen import THEME
from kanly.cli.session import Session
from tests.cli.helpers import run, run_process
from tests.scene import Scene


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def play(game: kanly.Game, *lines: str, people: int = 1) -> str:
    """Play a game with the lines that somebody types, and return what the terminal shows."""
    typed = iter(lines)

    def ask(prompt: str) -> str:
        console.print(prompt)
        line = next(typed, None)
        if line is None:
            raise EOFError
        return line

    console = Console(file=io.StringIO(), width=120, theme=THEME, highlight=False, record=True)
    bots = seat_bots(game, people, 0, "random")
    Session(game, face_of("imperium"), bots, console, ask).play()
    return re.sub(" +", " ", console.export_text())


def test_a_whole_game_by_piped_choices_ends_with_the_result(tmp_path: Path) -> None:
    arguments = ("--seats", "3", "--seed", "5", "--bots", "random", "--log", "game.kanly")
    done = run_process("play", *arguments, typed="1\n" * 600, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    game = kanly.read_record((tmp_path / "game.kanly").read_text(), verify=True)
    assert game.is_over
    assert game.outcome is not None
    assert "The game is over." in done.stdout
    places = re.findall(r"│ ([123])\. +([●◆▲]) .*? (\d+) ", done.stdout.split("Result")[-1])
    ranking = [group[0] for group in game.outcome.ranking]
    assert [(place, "●◆▲".index(mark)) for place, mark, _ in places] == list(zip("123", ranking, strict=True))
    assert [int(points) for *_, points in places] == [game.outcome.scores[seat] for seat in ranking]


def test_people_can_play_without_a_bot() -> None:
    text = run("play", "--seats", "3", "--people", "3", "--seed", "2", typed="1\n" * 3000)
    assert "The game is over." in text


def test_without_options_the_page_opens_and_with_any_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("kanly.cli.play.open_table", lambda: opened.append("page"))
    assert run("play") == ""
    assert opened == ["page"]
    assert "Dune: Imperium · 4 seats" in run("play", "--terminal", typed="")
    assert "Dune: Imperium · 3 seats" in run("play", "--seats", "3", typed="")
    assert opened == ["page"]


def test_without_the_table_the_page_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kanly.cli.serve.find_spec", lambda name: None)
    with pytest.raises(kanly.ConfigError, match=r"kanly\[table\].*--terminal"):
        run("play")


def test_bots_can_be_watched() -> None:
    text = run("play", "--people", "0", "--seed", "3", "--seats", "3")
    assert "Round 1: the Conflict is " in text
    assert "Result" in text


def test_an_action_can_be_a_number_or_its_text() -> None:
    by_number = Scene(turn=0)
    assert "1 Hall of Oratory Recruit 1 troop and gain 1 persuasion in your Reveal turn" in play(by_number.game, "1")
    by_text = Scene(turn=0)
    play(by_text.game, "agent dagger@hall_of_oratory")
    assert by_number.game.actions[0] == by_text.game.actions[0]
    assert by_text.game.actions[0][1].text == "agent dagger@hall_of_oratory"


def test_what_is_not_understood_or_not_possible_is_said_and_asked_again() -> None:
    scene = Scene()
    text = play(scene.game, "99", "frobnicate", "agent dagger", "agent dagger@arrakeen", "")
    assert "There is no choice 99; choose 1 to 2." in text
    assert "Not understood: frobnicate. Type a number, an action, or help." in text
    assert 'Not understood: "agent dagger" is not a form of "agent". Type' in text
    assert "Not possible: agent dagger@arrakeen: Dagger has no City icon." in text
    assert scene.game.actions == []


def test_why_gives_the_reason_of_the_rules() -> None:
    scene = Scene().set(0, hand=["diplomacy"], spice=1)
    text = play(scene.game, "why agent diplomacy@conspire", "why 1", "why")
    assert "agent diplomacy@conspire: Conspire costs 4 spice; you have 1." in text
    assert "agent diplomacy@wealth is possible now." in text
    assert "Why what?" in text


def test_undo_takes_the_own_action_back_but_nothing_that_became_known() -> None:
    scene = Scene().set(0, hand=["diplomacy", "dagger"], water=1, troops=(4, 0), deck=["scout", "scout"])
    text = play(scene.game, "undo", "agent diplomacy@hardy_warriors", "undo")
    assert "Nothing is taken back: nothing has been done yet." in text
    assert "Taken back: agent diplomacy@hardy_warriors" in text
    assert scene.game.actions == []
    assert scene.goods(0) == (0, 0, 1)
    drawing = Scene().set(0, hand=["reconnaissance", "dagger"], deck=["scout"])
    text = play(drawing.game, "agent reconnaissance@arrakeen", "undo")
    assert "Nothing is taken back: something hidden has become known since, or chance has decided." in text
    assert len(drawing.game.actions) == 1


def test_after_undo_the_same_news_is_not_missed() -> None:
    scene = Scene().set(0, hand=["diplomacy", "dagger"], water=1, troops=(4, 0))
    send = "agent diplomacy@hardy_warriors"
    text = play(scene.game, send, "undo", send)
    assert text.count("You send an Agent to Hardy Warriors with Diplomacy") == 2


def test_board_hand_log_actions_and_help_show_without_acting() -> None:
    scene = Scene().set(0, hand=["dagger", "dagger"])
    text = play(scene.game, "board", "hand", "actions", "help", "log all")
    assert text.count("Imperium Row and Reserve") == 2
    assert text.count("Your hand") == 3
    assert "1 agent dagger@hall_of_oratory" in text
    assert "save FILE write the record of the game to a file" in text
    assert text.count("You play Earl Memnon Thorvald.") == 2  # in the news and in the log
    assert scene.game.actions == []


def test_saving_and_resuming_goes_on_where_it_stopped(tmp_path: Path) -> None:
    first = run("play", "--seats", "3", "--seed", "8", "--bots", "random", typed="1\n1\nsave mine.kanly\n1\nquit\n")
    assert "Saved to mine.kanly." in first
    assert "Go on with:\n  kanly play --resume imperium-8.kanly --people 1 --seat 0 --bots random\n" in first
    saved = kanly.read_record(Path("mine.kanly").read_text())
    left = kanly.read_record(Path("imperium-8.kanly").read_text())
    assert left.actions[: len(saved.actions)] == saved.actions
    assert len(left.actions) > len(saved.actions)
    again = run("play", "--resume", "imperium-8.kanly", "--bots", "random", typed="1\n" * 600)
    assert f"resumed after {len(left.actions)} actions" in again
    whole = kanly.read_record(Path("imperium-8.kanly").read_text(), verify=True)
    assert whole.is_over
    assert whole.actions[: len(left.actions)] == left.actions


def test_resuming_plays_the_same_game_as_not_stopping() -> None:
    start = ("play", "--seats", "3", "--seed", "8", "--bots", "random")
    run(*start, "--log", "whole.kanly", typed="1\n" * 600)
    run(*start, "--log", "parts.kanly", typed="1\n" * 9)
    run("play", "--resume", "parts.kanly", "--bots", "random", typed="1\n" * 600)
    assert Path("parts.kanly").read_text() == Path("whole.kanly").read_text()


def test_the_end_of_the_input_ends_politely_and_keeps_the_game() -> None:
    text = run("play", "--seats", "3", "--seed", "8", typed="1\n")
    assert "The game is saved in imperium-8.kanly. Go on with:" in text
    assert kanly.read_record(Path("imperium-8.kanly").read_text()).actions
    assert "Nothing has been played yet. Goodbye." in run("play", "--seed", "9", typed="")
    assert [path.name for path in Path().iterdir()] == ["imperium-8.kanly"]


def test_leaving_never_overwrites_another_game() -> None:
    Path("imperium-8.kanly").write_text("precious")
    run("play", "--seats", "3", "--seed", "8", typed="1\n")
    assert Path("imperium-8.kanly").read_text() == "precious"
    assert Path("imperium-8-2.kanly").exists()


def test_what_the_bots_did_is_told() -> None:
    scene = Scene(seats=3).set(0, hand=["dagger", "dagger"])
    text = play(scene.game, "1")
    assert "You send an Agent to Hall of Oratory with Dagger and recruit 1 troop." in text
    assert re.search(r"◆ Glossu \"The Beast\" Rabban (sends an Agent|reveals) ", text)


def test_several_people_hand_the_screen_over() -> None:
    scene = Scene(seats=3).set(0, hand=["dagger"], intrigue=["bribery"]).set(1, hand=["diplomacy"])
    text = play(scene.game, "", "agent dagger@hall_of_oratory", "done", people=2)
    before, after = text.split("Hand the screen to ◆ Glossu")
    assert "Hand the screen to ● Earl Memnon Thorvald." in before
    assert "Bribery" in before
    assert "Send an Agent with Diplomacy" not in after
    assert "Bribery" not in after


def test_leaders_can_be_chosen_and_named() -> None:
    text = run("play", "--leaders", "choose", "--seed", "1", "--seat", "2", typed="leader paul_atreides\n")
    assert "Choose your leader." in text
    assert "You play Paul Atreides." in text
    named = "helena_richese,?,paul_atreides,?"
    assert "● You play Helena Richese." in run("play", "--leaders", named, "--seed", "1", typed="")
