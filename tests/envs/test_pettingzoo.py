"""The PettingZoo environment passes PettingZoo's own tests, and is the game that it says it is.

Of its other tests, those for parallel environments, images, global states and plain arrays do not apply.
"""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import kanly
from kanly.envs import pettingzoo

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # PettingZoo's, about masks in dictionaries

SOLO = {"seats": 1, "difficulty": "mercenary"}


@pytest.mark.parametrize("options", [{}, {"seats": 3, "leaders": "draft", "points": 0.1}, {"seats": 2}, SOLO])
def test_the_api_test_passes(options: dict[str, Any]) -> None:
    api_test(pettingzoo.env(**options), num_cycles=150)


def test_the_seed_test_passes() -> None:
    seed_test(pettingzoo.env, num_cycles=20)


def test_the_render_test_passes(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(pettingzoo.env, {"ansi": lambda text: "next: <Decision of seat" in text})
    assert "next: <Decision of seat" in capsys.readouterr().out


def play(env: Any, seed: int) -> dict[str, float]:
    """Play a game at random and return what every agent got in all."""
    choice = Random(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        env.step(None if over else choice.choice(np.flatnonzero(seen["action_mask"])))
    return total


def test_it_is_the_game_of_its_seed() -> None:
    env = pettingzoo.raw_env(seats=4)
    rewards = play(env, 11)
    played = env.game
    assert played is not None
    again = kanly.new("imperium", seats=4, seed=11)
    for seat, action in played.actions:
        again.apply(action, seat)
    assert again.digest == played.digest
    assert again.outcome is not None
    ranking = [seat for group in again.outcome.ranking for seat in group]
    assert [rewards[f"seat_{seat}"] for seat in ranking] == pytest.approx([1, 1 / 3, -1 / 3, -1])


def test_points_on_the_way_are_rewarded() -> None:
    env = pettingzoo.raw_env(seats=3, points=0.5)
    rewards = play(env, 3)
    outcome = env.game.outcome
    for seat in range(3):
        gained = outcome.scores  # three players begin with no points
        beyond = gained[seat] - (sum(gained) - gained[seat]) / 2
        final = 1.0 - next(place for place, group in enumerate(outcome.ranking) if seat in group)
        assert rewards[f"seat_{seat}"] == pytest.approx(final + 0.5 * beyond)


def test_an_illegal_action_is_refused_with_the_reason() -> None:
    env = pettingzoo.raw_env(seats=3)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    before = env.game.digest
    with pytest.raises(kanly.IllegalAction):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.game.digest == before


def test_an_illegal_action_loses_in_the_guarded_environment() -> None:
    env = pettingzoo.env(seats=3)
    env.reset(seed=1)
    loser = env.agent_selection
    mask = env.observe(loser)["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1.0 if agent == loser else 0 for agent in env.possible_agents}


def test_the_environment_travels() -> None:
    env = pickle.loads(pickle.dumps(pettingzoo.raw_env(seats=3, leaders="draft", render_mode="ansi")))
    env.reset(seed=5)
    assert env.possible_agents == ["seat_0", "seat_1", "seat_2"]
    assert env.game.decision.kind == "leader"
    assert env.metadata["name"] == "kanly_imperium_v1"
