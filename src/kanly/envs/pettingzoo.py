"""Any game as a PettingZoo AEC environment: seats are agents, legal actions are a mask.

from kanly.envs import pettingzoo
env = pettingzoo.env(seats=4)
"""

from __future__ import annotations

from typing import Any

from kanly.engine import Game
from kanly.envs.setting import HIGHEST, Seeds, Setting

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv  # type: ignore[import-untyped, unused-ignore]
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped, unused-ignore]
except ImportError as error:
    raise ImportError("kanly.envs.pettingzoo needs PettingZoo: pip install 'kanly[envs]'") from error

ILLEGAL = -1.0
"""What an illegal action is worth to the one who tries it; it ends the game."""


def env(**options: Any) -> AECEnv:
    """Return the environment with PettingZoo's usual guards: an illegal action loses, calls come in order."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(**options), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class raw_env(AECEnv, EzPickle):  # type: ignore[misc, unused-ignore]  # noqa: N801  (as PettingZoo names it)
    """The environment itself: options are those of `Setting`, illegal actions raise IllegalAction."""

    metadata = {"render_modes": ["human", "ansi"], "is_parallelizable": False, "render_fps": 1}  # noqa: RUF012

    def __init__(self, render_mode: str | None = None, **options: Any) -> None:
        EzPickle.__init__(self, render_mode=render_mode, **options)
        super().__init__()
        self.setting = Setting(**options)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"kanly_{self.setting.rules.name}_v1"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, actions = self.setting.encoding.size, self.setting.catalogue.size
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, HIGHEST, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._seeds = Seeds()
        self.game: Game | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a new game: the one with this seed, or one that follows from the last seed given."""
        self.game = self.setting.start(self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.to_move]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent may know, and the mask of its legal actions."""
        assert self.game is not None, "reset the environment first"
        seat = self._seat_of[agent]
        return {"observation": self.setting.vector(self.game, seat), "action_mask": self.setting.mask(self.game, seat)}

    def step(self, action: Any) -> None:
        """Let the selected agent act; raises IllegalAction with the reason."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game, setting = self.game, self.setting
        assert game is not None
        before = setting.rules.scores(game.state) if setting.points else ()
        game.apply(setting.action(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if setting.points:
            self._reward(setting.point_rewards(before, setting.rules.scores(game.state)))
        if game.is_over:
            self._reward(setting.final_rewards(game))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[game.to_move]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _reward(self, rewards: list[float]) -> None:
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[agent] += reward

    def render(self) -> str | None:
        """Return (`ansi`) or print (`human`) how the game stands."""
        assert self.game is not None, "reset the environment first"
        if self.render_mode == "human":
            print(self.setting.text(self.game))
            return None
        return self.setting.text(self.game)

    def close(self) -> None:
        """Nothing is held open."""
