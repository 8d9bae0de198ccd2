"""Fitting a glance to what a teacher chose, with NumPy: a softmax over the options of every decision.

What is fitted is convex, and its numbers are few: Newton's method finds the one best fit in a few steps. Numbers are
put on one scale while it learns; what ships takes them as they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from kanly.lab.match import Played

Array = npt.NDArray[np.float64]

STEPS: Final = 30
CLOSE: Final = 1e-6
"""Newton's steps at most, and the length of one that ends them."""
TETHERS: Final = (1.0, 10.0, 100.0)
"""How strongly weights are held to zero; which of these is settled on decisions apart."""


@dataclass(frozen=True)
class Lesson:
    """Decisions: the numbers of all options in a row, where each decision begins, what was chosen, and whence.

    `shares` are what is learned: how good the options turned out to be, those of a decision sum to 1.
    """

    numbers: Array
    weights: Array
    shares: Array
    starts: npt.NDArray[np.int64]
    chosen: npt.NDArray[np.int64]
    kind: npt.NDArray[np.str_]
    game: npt.NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.starts)

    @property
    def counts(self) -> npt.NDArray[np.int64]:
        """How many options each decision has."""
        return np.diff(np.append(self.starts, len(self.numbers)))

    def part(self, wanted: npt.NDArray[np.bool_]) -> Lesson:
        """Return some of the decisions."""
        counts = self.counts
        inside = np.repeat(wanted, counts)
        starts = np.concatenate([[0], np.cumsum(counts[wanted])])[:-1].astype(np.int64)
        chosen = starts + (self.chosen - self.starts)[wanted]
        columns = (self.numbers[inside], self.weights[inside], self.shares[inside])
        return Lesson(*columns, starts, chosen, self.kind[wanted], self.game[wanted])

    def split(self, every: int) -> tuple[Lesson, Lesson, Lesson]:
        """Return the decisions of games to learn from, to settle with, and held out: one in `every` of the last two."""
        lot = self.game // 8 % every
        return self.part(lot > 1), self.part(lot == 1), self.part(lot == 0)


def lesson_of(games: Sequence[Played], width: int) -> Lesson:
    """Return the choices of a teacher in games whose actions show so many numbers."""
    choices = [(choice, played.number) for played in games for choice in played.choices]
    options = sum(len(choice.rows) for choice, _ in choices)
    numbers, weights, shares = np.zeros((options, width)), np.zeros(options), np.zeros(options)
    starts, chosen, at = [], [], 0
    for choice, _ in choices:
        starts.append(at)
        chosen.append(at + choice.chosen)
        weights[at : at + len(choice.rows)] = choice.weights
        shares[at : at + len(choice.rows)] = choice.shares
        for row in choice.rows:
            for place, number in row:
                numbers[at, place] += number
            at += 1
    kinds = np.asarray([choice.kind for choice, _ in choices], np.str_)
    whence = np.asarray([number for _, number in choices], np.int64)
    return Lesson(numbers, weights, shares, np.asarray(starts, np.int64), np.asarray(chosen, np.int64), kinds, whence)


class Fit:
    """A glance while it is fitted: a weight for every number."""

    def __init__(self, lesson: Lesson) -> None:
        spread = lesson.numbers.std(axis=0)
        self.scale = np.where(spread < 1e-9, np.inf, spread)
        self.weights = np.zeros(lesson.numbers.shape[1])

    def logits(self, lesson: Lesson) -> Array:
        """Return how promising every option looks."""
        return np.asarray(lesson.numbers @ (self.weights / self.scale))

    def learn(self, lesson: Lesson, tether: float) -> None:
        """Find the weights that make the choices likeliest, and that are not far from zero."""
        numbers = lesson.numbers / self.scale
        reached = self._loss(lesson, self.weights, tether)
        for _ in range(STEPS):
            chances = softmax(numbers @ self.weights, lesson)
            slope = numbers.T @ (chances - lesson.shares) + tether * self.weights
            means = np.add.reduceat(numbers * chances[:, None], lesson.starts)
            bend = (numbers * chances[:, None]).T @ numbers - means.T @ means + tether * np.eye(len(slope))
            step = np.linalg.solve(bend, slope)
            share = 1.0
            while self._loss(lesson, self.weights - share * step, tether) > reached and share > 1e-3:
                share /= 2
            self.weights = self.weights - share * step
            reached = self._loss(lesson, self.weights, tether)
            if np.abs(share * step).max() < CLOSE:
                return

    def _loss(self, lesson: Lesson, weights: Array, tether: float) -> float:
        chances = softmax(lesson.numbers @ (weights / self.scale), lesson)
        return float(-(lesson.shares * np.log(np.maximum(chances, 1e-300))).sum() + tether / 2 * (weights**2).sum())

    def numbers(self, unit: float) -> list[float]:
        """Return the weights for numbers as they are, in units of so much."""
        return [float(number) for number in self.weights / self.scale * unit]


def fitted(learned: Lesson, settle: Lesson) -> Fit:
    """Return the fit whose tether does best on decisions apart."""
    fits = []
    for tether in TETHERS:
        fit = Fit(learned)
        fit.learn(learned, tether)
        fits.append(fit)
    return min(fits, key=lambda fit: surprise(fit.logits(settle), settle))


def softmax(logits: Array, lesson: Lesson) -> Array:
    """Return chances that sum to 1 over the options of every decision."""
    tops = np.maximum.reduceat(logits, lesson.starts)
    powers = np.exp(logits - np.repeat(tops, lesson.counts))
    return np.asarray(powers / np.repeat(np.add.reduceat(powers, lesson.starts), lesson.counts))


def surprise(logits: Array, lesson: Lesson) -> float:
    """Return the cross-entropy of what was chosen."""
    return float(-np.log(np.maximum(softmax(logits, lesson)[lesson.chosen], 1e-12)).mean())


def agreement(logits: Array, lesson: Lesson) -> Array:
    """Return for every decision whether the best option is the chosen one; one of several equally good ones in part."""
    best = logits >= np.repeat(np.maximum.reduceat(logits, lesson.starts), lesson.counts) - 1e-9
    ties = np.add.reduceat(best.astype(float), lesson.starts)
    return np.asarray(best[lesson.chosen] / ties)


def unit_of(lesson: Lesson, usual: float) -> float:
    """Return how many points of the hand-written glance are one of a logit: what makes its chances truest.

    A game without one has weights of nothing; its unit is the usual one.
    """
    if not lesson.weights.any():
        return usual
    units = np.geomspace(0.05, 3.0, 60)
    return float(min(units, key=lambda unit: surprise(lesson.weights / unit, lesson)))


def figures_of(fit: Fit, unit: float, held: Lesson) -> dict[str, Any]:
    """Return how well decisions held out are foreseen, by the hand-written glance and by the learned one."""
    looks = {"hand": held.weights / unit, "learned": fit.logits(held)}
    agreed = {name: agreement(logits, held) for name, logits in looks.items()}
    kinds = {}
    for kind in sorted(set(held.kind.tolist())):
        there = held.kind == kind
        kinds[kind] = [int(there.sum()), *(round(float(agreed[name][there].mean()), 4) for name in looks)]
    return {
        "decisions": len(held),
        "uniform": round(float(np.log(held.counts).mean()), 4),
        "cross_entropy": {name: round(surprise(logits, held), 4) for name, logits in looks.items()},
        "agreement": {name: round(float(found.mean()), 4) for name, found in agreed.items()},
        "kinds": kinds,
    }
