"""Bots: they play legally, sensibly and without cheating."""

from __future__ import annotations

import pytest

import kanly
from kanly import Action, Decision, Game, Observation, Rng
from kanly.bots import Bot, make_bot
from kanly.lab.play import play_game

CODES = ("random", "quick", "quick:80", "greedy", "search:2n")


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(kanly.ConfigError, match="there are random, quick, greedy, search"):
        make_bot("deep", kanly.rules_of("imperium"))


@pytest.mark.parametrize("name", CODES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_bot_plays_whole_games_of_every_seat_count(name: str, seats: int) -> None:
    game = kanly.new("imperium", seats=seats, seed=seats)
    bots = [make_bot(name, game.rules) for _ in range(seats)]
    play_game(game, bots, Rng.seeded(1))
    assert game.is_over


@pytest.mark.parametrize("name", CODES)
def test_a_bot_repeats_itself_for_the_same_seed(name: str) -> None:
    def digest() -> str:
        game = kanly.new("imperium", seats=3, seed=2)
        play_game(game, [make_bot(name, game.rules) for _ in range(3)], Rng.seeded(9))
        return game.digest

    assert digest() == digest()


class Watched(Bot):
    """A greedy bot whose choice is compared with the one in a game where only hidden things differ."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.rules)
        self.inner = make_bot("greedy", game.rules)
        self.compared = 0

    def choose(self, decision: Decision, observe: object, rng: Rng) -> Action:
        assert callable(observe)
        seen: Observation = observe()
        other = self.rules.observe(seen.determinize(Rng.seeded(self.compared)), decision.seat)
        assert other.decision is not None
        here = self.inner.choose(decision, lambda: seen, Rng.seeded(7))
        there = self.inner.choose(other.decision, lambda: other, Rng.seeded(7))
        assert here is there
        self.compared += 1
        return here


def test_greedy_chooses_the_same_when_only_hidden_things_differ() -> None:
    game = kanly.new("imperium", seats=3, seed=11)
    watched = Watched(game)
    play_game(game, [watched, make_bot("random", game.rules), make_bot("random", game.rules)], Rng.seeded(3))
    assert watched.compared > 40


def test_greedy_beats_three_random_bots() -> None:
    wins = 0
    for seed in range(12):
        game = kanly.new("imperium", seats=4, seed=seed, journal=False, undo=False)
        bots = [make_bot("greedy" if seat == seed % 4 else "random", game.rules) for seat in range(4)]
        play_game(game, bots, Rng.seeded(seed))
        assert game.outcome is not None
        wins += game.outcome.winners == (seed % 4,)
    assert wins >= 10


def test_greedy_spends_its_persuasion_and_takes_its_turns() -> None:
    game = kanly.new("imperium", seats=4, seed=5)
    play_game(game, [make_bot("greedy", game.rules) for _ in range(4)], Rng.seeded(5))
    acquired = sum(1 for event in game.events if event.kind == "acquired")
    agents = sum(1 for event in game.events if event.kind == "agent")
    reveals = sum(1 for event in game.events if event.kind == "cleaned_up")
    assert acquired > reveals * 0.8
    assert agents > reveals * 1.8
