"""Positions with a known right answer, as records (tests/bots/positions): the search finds most, greedy fewer."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

import kanly
from kanly import Game, Rng
from kanly.bots import make_bot
from tests.bots.proof import Proof, prove_more, prove_points, prove_win

FOLDER = Path(__file__).parent / "positions"
FILES = sorted(FOLDER.glob("*.txt"))
NUMBER = 40
SEARCH = "search:200n"


@dataclass(frozen=True)
class Known:
    """What the comments of a position say."""

    right: frozenset[str]
    why: str
    proof: str


@cache
def known(path: Path) -> Known:
    said: dict[str, list[str]] = {"right": [], "why": [], "proof": []}
    for line in path.read_text().splitlines():
        word, _, rest = line.removeprefix("# ").partition(": ")
        if line.startswith("# ") and word in said:
            said[word].append(rest)
    (why,), (proof,) = said["why"], said["proof"]
    return Known(frozenset(said["right"]), why, proof)


def game_of(path: Path) -> Game:
    return kanly.read_record(path.read_text())


def prove(game: Game, how: str) -> Proof:
    word, _, points = how.partition(" ")
    if word == "points":
        return prove_points(game, int(points))
    return {"win": prove_win, "more": prove_more}[word](game)


def answer(code: str, game: Game) -> str:
    """Return what a bot does, always with the same seed."""
    bot = make_bot(code, game.rules)
    return bot.choose(game.decision, lambda: game.observe(game.to_move), Rng.seeded(1)).text


@cache
def unsolved(code: str) -> list[str]:
    """Return the names of the positions that a bot gets wrong, with what it did."""
    answers = [(path, answer(code, game_of(path))) for path in FILES]
    return [f"{path.stem}: {given}" for path, given in answers if given not in known(path).right]


def test_there_are_forty_of_many_kinds_for_every_seat() -> None:
    decisions = [game_of(path).decision for path in FILES]
    assert len(FILES) == NUMBER
    assert {decision.seat for decision in decisions} == {0, 1, 2, 3}
    assert len({decision.kind for decision in decisions}) >= 8


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_position_replays_and_asks_something(path: Path) -> None:
    game = game_of(path)
    legal = {action.text for action in game.decision.actions}
    assert kanly.read_record(path.read_text()).digest == game.digest
    assert known(path).right
    assert known(path).right < legal
    assert known(path).why


@pytest.mark.parametrize("path", [p for p in FILES if known(p).proof != "reasoned"], ids=lambda path: path.stem)
def test_the_right_answer_is_proven_by_exhaustion(path: Path) -> None:
    game = game_of(path)
    proof = prove(game, known(path).proof)
    assert {action.text for action in proof.right} == known(path).right
    assert proof.right | proof.wrong == set(game.decision.actions)


def test_the_search_solves_nine_in_ten() -> None:
    assert len(unsolved(SEARCH)) <= NUMBER // 10, unsolved(SEARCH)


def test_greedy_solves_fewer_than_the_search() -> None:
    assert len(unsolved("greedy")) > len(unsolved(SEARCH)), (unsolved("greedy"), unsolved(SEARCH))
