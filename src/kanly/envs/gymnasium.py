"""Any game as a Gymnasium environment: one seat learns, bots play the others.

import gymnasium, kanly.envs.gymnasium
env = gymnasium.make("kanly/<Game>-v1", opponents="random")
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from kanly.bots import make_bot
from kanly.engine import ActionError, ConfigError, Game, Rng
from kanly.envs.setting import HIGHEST, Setting
from kanly.games import games

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ImportError as error:
    raise ImportError("kanly.envs.gymnasium needs Gymnasium: pip install 'kanly[envs]'") from error

ILLEGAL = -1.0
"""What an illegal action is worth; it ends the game."""


class TableEnv(gymnasium.Env[NDArray[np.float32], Any]):
    """One seat of a game against bots.

    `opponents` names one bot for all other seats or one for each; `seat` is the learner's (the first player is drawn,
    so seats are alike). The other options are those of `Setting`. The mask of legal actions is `action_masks()`, and
    `action_mask` in the info.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        opponents: str | Sequence[str] = "random",
        seat: int = 0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.setting = Setting(**options)
        self.seat = seat
        self.render_mode = render_mode
        seats = self.setting.seats
        if not 0 <= seat < seats:
            raise ConfigError(f"no seat {seat}; seats are 0 to {seats - 1}")
        names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != seats - 1:
            raise ConfigError(f"{len(names)} opponents for {seats - 1} other seats; give one name, or one a seat")
        others = [other for other in range(seats) if other != seat]
        rules = self.setting.rules
        self._bots = {other: make_bot(name, rules) for other, name in zip(others, names, strict=True)}
        self.observation_space = spaces.Box(0.0, HIGHEST, (self.setting.encoding.size,), np.float32)
        self.action_space = spaces.Discrete(self.setting.catalogue.size)
        self.game: Game | None = None
        self._rng = Rng()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Set up a new game, the one with this seed or a random one, and play it to the learner's first decision."""
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(2**62)) if seed is None else seed
        self.game = self.setting.start(dealt)
        self._rng = Rng.seeded(~dealt)
        self._let_others_play()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Act, and let the others play up to the learner's next decision; an illegal action loses the game."""
        game, setting = self.game, self.setting
        assert game is not None, "reset the environment first"
        before = setting.rules.scores(game.state)
        try:
            game.apply(setting.action(action), self.seat)
        except ActionError as refused:
            return self._seen(), ILLEGAL, True, False, {**self._info(), "illegal": str(refused)}
        self._let_others_play()
        reward = setting.final_rewards(game)[self.seat]
        if setting.points:
            reward += setting.point_rewards(before, setting.rules.scores(game.state))[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, game.is_over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal, as maskable learners ask for it."""
        assert self.game is not None, "reset the environment first"
        return self.setting.mask(self.game, self.seat).astype(bool)

    def render(self) -> Any:
        """Return (`ansi`) or print (`human`) how the game stands."""
        assert self.game is not None, "reset the environment first"
        text = self.setting.text(self.game)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def _let_others_play(self) -> None:
        game = self.game
        assert game is not None
        while not game.is_over and game.to_move != self.seat:
            other = game.to_move
            game.apply(self._bots[other].choose(game.decision, partial(game.observe, other), self._rng))

    def _seen(self) -> NDArray[np.float32]:
        assert self.game is not None
        return self.setting.vector(self.game, self.seat)

    def _info(self) -> dict[str, Any]:
        assert self.game is not None
        return {"action_mask": self.setting.mask(self.game, self.seat)}


for _game in games():
    gymnasium.register(f"kanly/{_game.capitalize()}-v1", "kanly.envs.gymnasium:TableEnv", kwargs={"game": _game})
