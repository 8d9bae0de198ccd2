"""Whole games in the terminal in each language: nothing of English is left in the others."""

from __future__ import annotations

import re
import warnings
from pathlib import Path

import pytest

import kanly
from kanly.bots import make_bot
from kanly.cli.faces import face_of
from kanly.cli.language import speak
from kanly.engine.text import Text
from kanly.locale import LANGUAGES
from tests.cli.helpers import run

ENGLISH_WORDS = re.compile(
    r"\b(an|and|are|at|by|card|cards|draws?|for|from|gains?|has|have|is|of|or|the|their|to|turn|with|you|your)\b",
    re.IGNORECASE,
)
COMMANDS = re.compile(r"kanly (play|replay) .*|\S+\.kanly|\b(help|undo|why|actions|board|hand|log \[all\]|save|quit)\b")
"""What is typed in every language."""
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture(autouse=True)
def _every_fault_of_a_message_fails() -> object:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield
    speak("en")


def english_in(text: str) -> list[str]:
    """Return the lines in which an English word stands that nobody has to type."""
    lines = (COMMANDS.sub("", line) for line in text.splitlines())
    return [line.strip() for line in lines if ENGLISH_WORDS.search(line)]


def test_english_is_found_where_it_is() -> None:
    text = run("--language", "en", "play", "--seats", "3", "--seed", "5", "--bots", "random", typed="1\n" * 3)
    assert len(english_in(text)) > 40


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("seats", ["1", "2", "4"])
def test_a_whole_game_is_played_without_a_word_of_english(language: str, seats: str) -> None:
    arguments = ("--seats", seats, "--people", "1", "--bots", "random", "--seed", "5", "--log", "game.kanly")
    typed = "help\nboard\nhand\nlog all\nundo\n99\nwhy\nsave\n" + "1\n" * 2000
    text = run("--language", language, "play", *arguments, typed=typed)
    assert kanly.read_record(Path("game.kanly").read_text()).is_over
    assert english_in(text) == []
    assert english_in(run("--language", language, "replay", "game.kanly")) == []


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("leaders", ["random", "draft"])
@pytest.mark.parametrize("seats", [1, 3])
def test_every_prompt_choice_and_reason_is_translated(language: str, leaders: str, seats: int) -> None:
    speak(language)
    face = face_of("imperium")
    game = kanly.new("imperium", seats=seats, seed=11, leaders=leaders)
    bot, rng = make_bot("random", game.rules), kanly.Rng.seeded(6)
    said: set[str] = set()
    tried: set[str] = set()
    while not game.is_over:
        seen = game.observe(game.to_move)
        said.add(face.prompt(seen))
        for group in face.choices(seen):
            said |= {group.heading, group.note}
            said |= {text for choice in group.choices for text in (choice.label, choice.hint)}
        tried |= {action.text for action in game.decision.actions}
        for text in sorted(tried)[:: max(1, len(tried) // 20)]:
            reason = game.why_not(text)
            if reason is not None:
                assert Text.of(reason).id, reason
                said.add(face.reason(reason, seen))
        game.apply(bot.choose(game.decision, game.observe, rng))
    assert len(said) > 200
    assert sorted(text for text in said if ENGLISH_WORDS.search(text)) == []


def test_the_language_can_be_chosen_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KANLY_LANGUAGE", "en")
    assert "players" in run("games")
    with pytest.raises(kanly.ConfigError, match="unknown language 'xx'; there are en, cs, uk"):
        run("--language", "xx", "games")
