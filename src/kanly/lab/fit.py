"""Fitting a judge to games, with NumPy: what could be seen at their moments, and who won.

The net is that of `engine/judge.py`. Numbers are put on one scale while it learns; what ships takes them as they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from kanly.engine.weights import PARTS
from kanly.lab.match import Played
from kanly.lab.reliability import cross_entropy

Array = npt.NDArray[np.float32]

UNITS: Final = (32, 16)
BATCH: Final = 512
RATE: Final = 3e-3
DECAY: Final = 0.2
"""How fast weights that do nothing are forgotten."""
MOMENTUM: Final = (0.9, 0.999)


@dataclass(frozen=True)
class Sample:
    """Moments of games: the numbers of every side and of the table, what each side won, and where they come from."""

    own: Array
    table: Array
    won: Array
    round: npt.NDArray[np.int32]
    fresh: npt.NDArray[np.bool_]
    game: npt.NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.own)

    def part(self, chosen: Any) -> Sample:
        """Return some of the moments."""
        columns = (self.own, self.table, self.won, self.round, self.fresh, self.game)
        return Sample(*(column[chosen] for column in columns))

    def some(self, moments: int, seed: int) -> Sample:
        """Return so many moments by lot, or all where there are fewer."""
        return self.part(np.random.default_rng(seed).permutation(len(self))[:moments])

    def split(self, every: int) -> tuple[Sample, Sample, Sample]:
        """Return the moments of games to learn from, those to settle with, and those held out: one in `every` each."""
        lot = self.game // 8 % every  # eight games in a row have all bots and settings among them
        return self.part(lot > 1), self.part(lot == 1), self.part(lot == 0)


def together(samples: Sequence[Sample]) -> Sample:
    """Return several samples as one."""
    names = ("own", "table", "won", "round", "fresh", "game")
    return Sample(*(np.concatenate([getattr(sample, name) for sample in samples]) for name in names))


def sample_of(games: Sequence[Played], width: int) -> Sample:
    """Return the moments of games whose seats show so many numbers; a game without an end has none."""
    own, table, won, rounds, fresh, number = [], [], [], [], [], []
    for played in games:
        sides = played.sides()
        if not sides:
            continue
        first = [played.places[side[0]] == 1 for side in sides]
        shares = np.asarray(first, np.float32) / sum(first)
        seats = len(played.places)
        for moment in played.moments:
            numbers = np.frombuffer(moment.numbers, np.float32)
            by_seat = numbers[: seats * width].reshape(seats, width)
            own.append([by_seat[side].mean(axis=0) for side in sides])
            table.append(numbers[seats * width :])
            won.append(shares)
            rounds.append(moment.round)
            fresh.append(moment.fresh)
            number.append(played.number)
    columns = (np.asarray(own, np.float32), np.asarray(table, np.float32), np.asarray(won, np.float32))
    return Sample(*columns, np.asarray(rounds, np.int32), np.asarray(fresh), np.asarray(number, np.int64))


class Net:
    """The weights while they are fitted, and how they learn (Adam)."""

    def __init__(self, sample: Sample, seed: int, units: tuple[int, int] = UNITS) -> None:
        rng = np.random.default_rng(seed)
        width, shared = sample.own.shape[2], sample.table.shape[1]
        first, second = units

        def begin(rows: int, columns: int) -> Array:
            return np.asarray(rng.standard_normal((rows, columns)) / np.sqrt(max(1, rows)), np.float32)

        self.weights: dict[str, Array] = {
            "own": begin(width, first),
            "mean": begin(width, first),
            "table": begin(shared, first),
            "first_bias": np.zeros(first, np.float32),
            "second": begin(first, second),
            "second_bias": np.zeros(second, np.float32),
            "last": begin(second, 1)[:, 0],
        }
        self._scale(sample)
        self._rng = rng
        self._steps = 0
        self._mean = {part: np.zeros_like(weight) for part, weight in self.weights.items()}
        self._square = {part: np.zeros_like(weight) for part, weight in self.weights.items()}

    def _scale(self, sample: Sample) -> None:
        """Put all numbers on one scale; one that never changes stays out of it."""
        flat = sample.own.reshape(-1, sample.own.shape[2])
        self.own_shift, self.own_scale = flat.mean(axis=0), _spread(flat)
        self.table_shift, self.table_scale = sample.table.mean(axis=0), _spread(sample.table)

    def chances(self, sample: Sample) -> Array:
        """Return the chances of the sides at every moment."""
        parts = [self._forward(sample.part(slice(at, at + 8192)))[-1] for at in range(0, len(sample), 8192)]
        return np.concatenate(parts) if parts else np.zeros_like(sample.won)

    def _forward(self, sample: Sample) -> tuple[Array, Array, Array, Array, Array, Array]:
        weights = self.weights
        own = (sample.own - self.own_shift) / self.own_scale
        table = (sample.table - self.table_shift) / self.table_scale
        mean = own.mean(axis=1)
        shared = mean @ weights["mean"] + table @ weights["table"] + weights["first_bias"]
        first = np.maximum(own @ weights["own"] + shared[:, None, :], 0)
        second = np.maximum(first @ weights["second"] + weights["second_bias"], 0)
        logits = second @ weights["last"]
        powers = np.exp(logits - logits.max(axis=1, keepdims=True))
        return own, mean, table, first, second, powers / powers.sum(axis=1, keepdims=True)

    def learn(self, sample: Sample, epochs: int, rate: float = RATE) -> None:
        """Go through the moments so many times, in an order by lot, in ever smaller steps."""
        batches = -(-len(sample) // BATCH)
        total, done = epochs * batches, 0
        for _ in range(epochs):
            order = self._rng.permutation(len(sample))
            for at in range(0, len(sample), BATCH):
                now = rate * 0.5 * (1 + np.cos(np.pi * done / total))
                self._step(sample.part(order[at : at + BATCH]), now)
                done += 1

    def _step(self, batch: Sample, rate: float) -> None:
        own, mean, table, first, second, chances = self._forward(batch)
        weights = self.weights
        logits = (chances - batch.won) / len(batch)
        seconds = (logits[:, :, None] * weights["last"]) * (second > 0)
        firsts = (seconds @ weights["second"].T) * (first > 0)
        shared = firsts.sum(axis=1)
        slopes = {
            "own": np.einsum("bsi,bsj->ij", own, firsts, optimize=True),
            "mean": mean.T @ shared,
            "table": table.T @ shared,
            "first_bias": shared.sum(axis=0),
            "second": np.einsum("bsi,bsj->ij", first, seconds, optimize=True),
            "second_bias": seconds.sum(axis=(0, 1)),
            "last": np.einsum("bsi,bs->i", second, logits, optimize=True),
        }
        self._steps += 1
        slow, slower = MOMENTUM
        for part, slope in slopes.items():
            self._mean[part] += (1 - slow) * (slope - self._mean[part])
            self._square[part] += (1 - slower) * (slope**2 - self._square[part])
            step = self._mean[part] / (1 - slow**self._steps)
            step /= np.sqrt(self._square[part] / (1 - slower**self._steps)) + 1e-8
            weights[part] -= (rate * (step + DECAY * weights[part])).astype(np.float32)

    def settle(self, sample: Sample) -> None:
        """Make chances as bold as they come true, at moments that were not learned from: what was learned is bolder."""
        last = self.weights["last"]
        tried = {}
        for factor in np.arange(0.6, 1.21, 0.02, dtype=np.float32):
            self.weights["last"] = last * factor
            tried[float(factor)] = cross_entropy(self.chances(sample), sample.won)
        self.weights["last"] = last * np.float32(min(tried, key=lambda factor: tried[factor]))

    def numbers(self) -> dict[str, Any]:
        """Return the weights for numbers as they are: the scale goes into the first layer."""
        weights = {part: weight.astype(np.float64) for part, weight in self.weights.items()}
        own, mean, table = weights["own"], weights["mean"], weights["table"]
        shift = (self.own_shift / self.own_scale) @ (own + mean) + (self.table_shift / self.table_scale) @ table
        weights["first_bias"] = weights["first_bias"] - shift
        weights["own"] = own / self.own_scale[:, None]
        weights["mean"] = mean / self.own_scale[:, None]
        weights["table"] = table / self.table_scale[:, None]
        return {part: weights[part].tolist() for part in PARTS}


def _spread(numbers: Array) -> Array:
    spread = numbers.std(axis=0)
    return np.where(spread < 1e-6, 1e6, spread).astype(np.float32)
