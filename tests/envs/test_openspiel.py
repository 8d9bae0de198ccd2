"""The OpenSpiel game passes OpenSpiel's own random simulations, and plays under its algorithms."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

import kanly

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts, random_agent  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

import kanly.envs.openspiel  # noqa: E402


def begun(players: int, seed: int = 7, **params: Any) -> Any:
    """Return a state at its first decision."""
    state = pyspiel.load_game("kanly_imperium", {"players": players, **params}).new_initial_state()
    for byte in seed.to_bytes(4, "big"):
        assert state.is_chance_node()
        state.apply_action(byte)
    return state


def wander(state: Any, steps: int, seed: int = 1) -> None:
    choice = Random(seed)
    for _ in range(steps):
        state.apply_action(choice.choice(state.legal_actions()))


@pytest.mark.parametrize(
    "params",
    [
        {"players": 1, "options": "difficulty:sardaukar"},
        {"players": 2, "options": "leaders:draft"},
        {"players": 3, "reward": "win"},
        {"players": 4},
    ],
)
def test_the_random_simulation_test_passes(params: dict[str, Any], capfd: pytest.CaptureFixture[str]) -> None:
    game = pyspiel.load_game("kanly_imperium", params)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_it_is_the_game_of_its_seed() -> None:
    state = begun(3, seed=123456)
    again = kanly.new("imperium", seats=3, seed=123456)
    choice = Random(5)
    while not state.is_terminal():
        action = choice.choice(state.legal_actions())
        text = state.action_to_string(action)
        assert state.current_player() == again.to_move
        state.apply_action(action)
        again.apply(text)
    assert state.table.game.digest == again.digest
    assert again.outcome is not None
    assert state.returns()[again.outcome.winners[0]] == 1.0


def test_information_set_search_plays() -> None:
    state = begun(3)
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.0, 6, random_state=random, use_observation_string=True)
    for _ in range(5):
        state.apply_action(bot.step(state))
    assert len(state.table.game.actions) == 5


def test_resampling_keeps_what_the_player_sees_and_deals_the_rest_anew() -> None:
    state = begun(4)
    wander(state, 60)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for player in range(4):
        others = [other for other in range(4) if other != player]
        samples = [state.resample_from_infostate(player, sampler) for _ in range(4)]
        for sample in samples:
            assert sample.observation_string(player) == state.observation_string(player)
            assert sample.observation_tensor(player) == state.observation_tensor(player)
        assert any(s.observation_string(o) != state.observation_string(o) for s in samples for o in others)


def test_a_resampled_state_can_be_stored_and_played_on() -> None:
    state = begun(3)
    wander(state, 30)
    sample = state.resample_from_infostate(state.current_player(), lambda: 0.25)
    restored = state.get_game().deserialize_state(sample.serialize())
    assert str(restored) == str(sample)
    while not sample.is_terminal():
        action = sample.legal_actions()[0]
        sample.apply_action(action)
        restored.apply_action(action)
    assert str(restored) == str(sample)
    assert not state.is_terminal()


def test_a_clone_goes_its_own_way() -> None:
    state = begun(3)
    wander(state, 20)
    before = str(state)
    twin = state.clone()
    wander(twin, 20)
    assert str(state) == before != str(twin)


def test_nothing_is_seen_before_the_deal() -> None:
    game = pyspiel.load_game("kanly_imperium", {"players": 3})
    state = game.new_initial_state()
    assert not any(state.observation_tensor(0))
    assert state.observation_string(0) == "nothing is dealt yet"
    assert state.returns() == [0.0, 0.0, 0.0]


def test_the_past_is_not_kept() -> None:
    game = pyspiel.load_game("kanly_imperium", {"players": 3})
    with pytest.raises(ValueError, match="do not keep the past"):
        make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))


def test_its_learning_environment_runs() -> None:
    env = rl_environment.Environment(pyspiel.load_game("kanly_imperium", {"players": 2}))
    size = env.action_spec()["num_actions"]
    agents = [random_agent.RandomAgent(player, size) for player in range(2)]
    step = env.reset()
    while not step.last():
        step = env.step([agents[step.observations["current_player"]].step(step).action])
    assert sorted(step.rewards) == [-1.0, 1.0]


def test_the_interpreter_ends_well_after_it() -> None:
    code = "import kanly.envs.openspiel, pyspiel; pyspiel.load_game('kanly_imperium').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
