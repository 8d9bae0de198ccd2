"""How true chances are: what was said against what was seen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.floating[Any]]

TENTHS = 10


@dataclass(frozen=True)
class Bin:
    """Chances within a tenth: how many were said, their mean, and the share of them that came true."""

    cases: int
    said: float
    seen: float


def cross_entropy(chances: Numbers, won: Numbers) -> float:
    """Return the mean surprise at who won: the smaller, the better; of uniform chances the logarithm of the sides."""
    return float(-(won * np.log(np.maximum(chances, 1e-9))).sum(axis=1).mean()) if len(won) else 0.0


def best_named(chances: Numbers, won: Numbers) -> float:
    """Return how often the side with the best chance won."""
    if not len(won):
        return 0.0
    return float(won[np.arange(len(won)), chances.argmax(axis=1)].mean())


def reliability(chances: Numbers, won: Numbers) -> list[Bin]:
    """Return what was said and seen in every tenth; a tenth that nothing fell into has no cases."""
    said, seen = chances.ravel(), won.ravel()
    tenths = np.minimum((said * TENTHS).astype(int), TENTHS - 1)
    bins = []
    for tenth in range(TENTHS):
        inside = tenths == tenth
        cases = int(inside.sum())
        means = (float(said[inside].mean()), float(seen[inside].mean())) if cases else (0.0, 0.0)
        bins.append(Bin(cases, *means))
    return bins


def worst_gap(bins: list[Bin], least: int) -> float:
    """Return the largest difference between said and seen in a tenth with at least so many cases."""
    return max((abs(it.said - it.seen) for it in bins if it.cases >= least), default=0.0)


def uniform(sides: int) -> float:
    """Return the cross-entropy of knowing nothing."""
    return -float(np.log(1 / sides))
