"""What all environments share: which game is played, how it is seen, how it is rewarded."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kanly.engine import Action, Config, ConfigError, Game, Outcome, Rng
from kanly.engine.config import sides_among
from kanly.engine.options import as_texts
from kanly.envs.catalogue import catalogue_of
from kanly.games import DEFAULT, rules_of

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise ImportError("learning environments need numpy: pip install 'kanly[envs]'") from error

REWARDS = ("rank", "win")

HIGHEST = 100.0
"""No number of an observation is above this; nearly all are at most 1."""


class Setting:
    """A game to be played over and over, and how it looks to a learner.

    `reward` says what the end is worth: `rank` goes evenly from 1 for the first place to -1 for the last, equal places
    sharing; `win` is 1 for winning and -1 otherwise. `points` adds, at every step, so much for each victory point
    that a side gains beyond what the others gain on average. `options` are those of the game. Raises ConfigError.
    """

    def __init__(
        self,
        game: str = DEFAULT,
        seats: int | None = None,
        edition: str = "",
        reward: str = "rank",
        points: float = 0.0,
        modules: str | Iterable[str] = (),
        **options: object,
    ) -> None:
        if reward not in REWARDS:
            raise ConfigError(f"unknown reward {reward!r}; there are {', '.join(REWARDS)}")
        wanted = tuple(modules.split(",")) if isinstance(modules, str) else tuple(modules)
        self.rules = rules_of(game)
        variant = self.rules.variant(edition, (module for module in wanted if module))
        given = as_texts(self.rules.options(variant), options)
        self.config = self.rules.configure(seats, variant.edition, variant.modules, given)
        self.seats = self.config.seats
        self._teams = self.rules.teams(self.rules.start(self.config, Rng.seeded(0), journal=False))
        self.reward = reward
        self.points = points
        self.catalogue = catalogue_of(game, self.rules.variant_of(self.config))
        self.encoding = self.rules.learning().encoding(self.rules.variant_of(self.config))

    def __reduce__(self) -> tuple[Any, ...]:
        return _setting, (self.config, self.reward, self.points)

    def __deepcopy__(self, memo: dict[int, Any]) -> Setting:
        return self

    def start(self, seed: int) -> Game:
        """Set a game up."""
        return Game.start(self.rules, self.config, seed, journal=False, undo=False)

    def vector(self, game: Game, seat: int) -> NDArray[np.float32]:
        """Return what a seat may know, as numbers."""
        return np.frombuffer(self.encoding.encode(game.observe(seat)), dtype=np.float32)

    def legal(self, game: Game, seat: int) -> list[int]:
        """Return the numbers of a seat's legal actions; none when another one decides."""
        if game.is_over or game.to_move != seat:
            return []
        return self.catalogue.encode_all(game.state.options)

    def mask(self, game: Game, seat: int) -> NDArray[np.int8]:
        """Return 1 for every legal action of a seat, 0 for the others."""
        mask = np.zeros(self.catalogue.size, np.int8)
        mask[self.legal(game, seat)] = 1
        return mask

    def action(self, number: int) -> Action:
        """Return the action of a number; raises IllegalAction."""
        return self.catalogue.decode(int(number))

    def final_rewards(self, game: Game) -> list[float]:
        """Return what the end of a game is worth to every seat; nothing while it goes on."""
        outcome = game.outcome
        if outcome is None:
            return [0.0] * self.seats
        return rewards_of(outcome, self.reward)[: self.seats]

    def point_rewards(self, before: tuple[int, ...], after: tuple[int, ...]) -> list[float]:
        """Return what a change of scores is worth to every seat."""
        gains = [new - old for old, new in zip(before, after, strict=True)]
        sides = sides_among(self._teams, range(len(gains)))
        total, others = sum(gains), max(1, len(sides) - 1)
        rewards = [0.0] * len(gains)
        for side in sides:
            gain = sum(gains[seat] for seat in side)
            for seat in side:
                rewards[seat] = self.points * (gain - (total - gain) / others)
        return rewards[: self.seats]

    def text(self, game: Game) -> str:
        """Return in a few lines how a game stands, for people."""
        scores = ", ".join(f"seat {seat}: {score}" for seat, score in enumerate(self.rules.scores(game.state)))
        lines = [f"round {self.rules.progress(game.state)['round']}; points {scores}"]
        if game.actions:
            seat, action = game.actions[-1]
            lines.append(f"last: seat {seat} {action}")
        lines.append(f"over: {game.outcome}" if game.is_over else f"next: {game.decision!r}")
        return "\n".join(lines)


def _setting(config: Config, reward: str, points: float) -> Setting:
    """Return a setting again that was sent somewhere else."""
    return Setting(config.game, config.seats, config.edition, reward, points, config.modules, **config.options)


def rewards_of(outcome: Outcome, reward: str) -> list[float]:
    """Return the final reward of all who took part, the same for a whole team; who is not ranked gets nothing."""
    rewards = [0.0] * len(outcome.scores)
    sides = [len(outcome.sides(group)) for group in outcome.ranking]
    last = sum(sides) - 1
    place = 0
    for group, tied in zip(outcome.ranking, sides, strict=True):
        middle = place + (tied - 1) / 2
        for seat in group:
            if reward == "win":
                rewards[seat] = 1.0 if place == 0 else -1.0
            else:
                rewards[seat] = 1.0 - 2.0 * middle / max(1, last)
        place += tied
    return rewards


class Seeds:
    """The seeds of game after game: a given one is used as it is, and decides those that follow it."""

    def __init__(self) -> None:
        self._rng: Rng | None = None

    def next(self, given: int | None) -> int:
        """Return the seed of the next game."""
        if given is None and self._rng is None:
            given = int(np.random.SeedSequence().generate_state(1, np.uint64)[0])
        if given is not None:
            self._rng = Rng.seeded(given)
            return given
        assert self._rng is not None
        return self._rng.word() << 32 | self._rng.word()
