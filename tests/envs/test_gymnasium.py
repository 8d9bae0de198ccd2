"""The Gymnasium environment passes Gymnasium's own check: one seat against bots."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import kanly
from kanly.envs.gymnasium import TableEnv


@pytest.mark.parametrize("options", [{}, {"seats": 1, "difficulty": "mentat"}, {"seats": 3, "points": 0.1}])
def test_the_env_checker_passes(options: dict[str, Any], recwarn: pytest.WarningsRecorder) -> None:
    check_env(gymnasium.make("kanly/Imperium-v1", **options).unwrapped)
    assert [str(warning.message) for warning in recwarn] == []


def play(env: gymnasium.Env[Any, Any], seed: int) -> list[float]:
    """Play a game at random and return the rewards."""
    choice, rewards = Random(seed), []
    _, info = env.reset(seed=seed)
    over = False
    while not over:
        action = choice.choice(np.flatnonzero(info["action_mask"]).tolist())
        seen, reward, over, truncated, info = env.step(action)
        assert env.observation_space.contains(seen)
        assert not truncated
        rewards.append(float(reward))
    return rewards


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_is_played_to_its_end(seats: int) -> None:
    env = TableEnv(seats=seats, seat=seats - 1)
    rewards = play(env, 5)
    assert env.game is not None
    assert env.game.outcome is not None
    assert set(rewards[:-1]) == {0.0}
    assert (rewards[-1] == 1.0) == (env.game.outcome.winners == (seats - 1,))
    assert {seat for seat, _ in env.game.actions} == set(range(seats))
    assert not env.action_masks().any()


def test_the_same_seed_is_the_same_game() -> None:
    first, second = TableEnv(opponents=["greedy", "random"], seats=3), TableEnv(opponents=["greedy", "random"], seats=3)
    for env in (first, second):
        _, info = env.reset(seed=3)
        for _ in range(4):
            _, _, _, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert first.game is not None
    assert second.game is not None
    assert first.game.digest == second.game.digest


def test_masks_are_those_of_the_decision() -> None:
    env = TableEnv(seats=4, seat=2)
    _, info = env.reset(seed=9)
    assert env.game is not None
    assert env.game.to_move == 2
    assert env.action_masks().dtype == bool
    assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
    legal = [env.setting.action(number).text for number in np.flatnonzero(env.action_masks())]
    assert sorted(legal) == sorted(action.text for action in env.game.decision.actions)


def test_an_illegal_action_loses_and_says_why() -> None:
    env = TableEnv(seats=3)
    _, info = env.reset(seed=2)
    _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over) == (-1.0, True)
    assert info["illegal"]


def test_points_are_rewarded_with_the_others_moves_included() -> None:
    rewards = play(TableEnv(seats=3, points=0.5, reward="win"), 6)
    plain = play(TableEnv(seats=3, reward="win"), 6)
    assert any(rewards[:-1])
    assert len(rewards) == len(plain)


def test_opponents_and_seats_are_checked() -> None:
    with pytest.raises(kanly.ConfigError, match="unknown bot"):
        TableEnv(opponents="nobody")
    with pytest.raises(kanly.ConfigError, match="2 opponents for 3 other seats"):
        TableEnv(opponents=["random", "random"])
    with pytest.raises(kanly.ConfigError, match="no seat 4"):
        TableEnv(seat=4)


def test_it_renders(capsys: pytest.CaptureFixture[str]) -> None:
    env = TableEnv(seats=3, render_mode="ansi")
    env.reset(seed=1)
    assert "points seat 0: 0" in str(env.render())
    loud = TableEnv(seats=3, render_mode="human")
    loud.reset(seed=1)
    assert loud.render() is None
    assert "points seat 0: 0" in capsys.readouterr().out
