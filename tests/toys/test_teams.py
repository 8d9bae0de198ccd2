"""Two teams of the base game: who plays together is the edition's to say, and everything follows it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import kanly
from kanly.bots import make_bot
from kanly.cli.result import sides_of
from kanly.cli.screen import MARKS
from kanly.engine import Outcome
from kanly.imperium.state import ImperiumState, opponents_of
from kanly.lab import simulate
from kanly.lab.play import play_game
from tests.cli.helpers import run
from tests.toys import six


@pytest.fixture(autouse=True)
def _teams() -> Iterator[None]:
    with six.registered():
        yield


def new(seats: int = 6, seed: int = 1) -> tuple[kanly.Game, ImperiumState]:
    game = kanly.new("imperium", edition="teams", seats=seats, seed=seed)
    assert isinstance(game.state, ImperiumState)
    return game, game.state


def test_opponents_are_those_of_the_other_team() -> None:
    game, state = new()
    assert game.rules.teams(state) == ((0, 2, 4), (1, 3, 5))
    assert opponents_of(state, 2) == [3, 5, 1], "from the left"
    alone = kanly.new("imperium", seats=4, seed=1).state
    assert isinstance(alone, ImperiumState)
    assert opponents_of(alone, 2) == [3, 0, 1]
    assert game.rules.teams(alone) == ()


@pytest.mark.parametrize("seats", [4, 6])
def test_the_team_with_the_higher_sum_wins(seats: int) -> None:
    for seed in range(3):
        game, _ = new(seats, seed)
        play_game(game, [make_bot("quick", game.rules)] * seats, kanly.Rng.seeded(seed))
        outcome = game.outcome
        sums = {team: sum(outcome.scores[seat] for seat in team) for team in outcome.teams}
        first, last = outcome.ranking
        assert {first, last} == set(outcome.teams)
        assert sums[first] >= sums[last]
        assert outcome.places() == [1 if seat in first else 2 for seat in range(seats)]


def test_sums_of_goods_break_a_tie_of_teams() -> None:
    game, state = new(4)
    for player, spice in zip(state.players, (0, 1, 1, 1), strict=True):
        player.goods[1] = spice
    assert game.rules.outcome(state).ranking == ((1, 3), (0, 2))
    state.players[0].goods[1] = 2
    assert game.rules.outcome(state).ranking == ((0, 2), (1, 3))


def test_the_voice_of_a_teammate_closes_nothing() -> None:
    game, state = new(4)
    while game.decision.kind != "turn":
        game.apply(game.decision.actions[0])
    mover = game.to_move
    mate, enemy = (mover + 2) % 4, (mover + 1) % 4
    open_spaces = {action.text.partition("@")[2] for action in game.decision.actions} - {""}
    named = sorted(open_spaces)[0]
    number = state.edition.space_ids[named]
    for seat, closed in ((mate, False), (enemy, True)):
        for player in state.players:
            player.voice = -1
        state.players[seat].voice = number
        placed = kanly.read_position(game.position())
        reached = {action.text.partition("@")[2] for action in placed.decision.actions}
        assert (named not in reached) == closed


def played(seats: int = 6, seed: int = 1) -> kanly.Game:
    game, _ = new(seats, seed)
    play_game(game, [make_bot("quick", game.rules)] * seats, kanly.Rng.seeded(seed))
    return game


def test_the_terminal_ranks_the_teams_and_sums_their_points(tmp_path: Path) -> None:
    game = played()
    record = tmp_path / "teams.kanly"
    record.write_text(game.record())
    first, last = game.outcome.ranking
    sums = [sum(game.outcome.scores[seat] for seat in team) for team in (first, last)]
    result = run("replay", str(record)).split("─ Result ─")[1]
    assert re.findall(r"│ (\d)\. +together +(\d+) ", result) == [("1", str(sums[0])), ("2", str(sums[1]))]
    shown = [(MARKS.index(mark), int(points)) for mark, points in re.findall(r"([●◆▲■★✚]) .*? (\d+)  ", result)]
    assert shown == [(seat, game.outcome.scores[seat]) for seat in (*first, *last)]
    outcome = json.loads(run("replay", str(record), "--json"))["outcome"]
    assert outcome["teams"] == [[0, 2, 4], [1, 3, 5]]
    assert outcome["places"] == game.outcome.places()


def test_the_terminal_names_what_decided_between_teams_and_no_chance_equals() -> None:
    level = Outcome(
        ((1, 3), (0, 2)), (5, 5, 5, 5), ((1, 2), (1, 0), (1, 0), (1, 3)), ("spice", "water"), ((0, 2), (1, 3))
    )
    assert [(side.place, side.points, side.ties) for side in sides_of(level)] == [
        (1, 10, {"water": 3}),
        (2, 10, {"water": 2}),
    ]
    apart = Outcome(((1, 3), (0, 2)), (5, 5, 4, 5), ((0,), (1,), (0,), (1,)), ("spice",), ((0, 2), (1, 3)))
    assert [side.ties for side in sides_of(apart)] == [{}, {}]
    shared = Outcome(((0, 1), (2,)), (5, 5, 5), ((1,), (1,), (0,)), ("spice",))
    assert [(side.place, side.ties) for side in sides_of(shared)] == [
        (place, {"spice": n}) for place, n in ((1, 1), (1, 1), (3, 0))
    ]


def test_the_laboratory_plays_it() -> None:
    report = simulate("imperium", 4, ["quick"], 8, seed=1, edition="teams", check=True)
    assert (report.games, report.violations) == (8, [])
