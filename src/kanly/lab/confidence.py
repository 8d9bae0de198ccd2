"""How sure a measured share is, and how many games a claim needs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

SURE = 0.95
"""The confidence of intervals."""

POWER = 0.8
"""The chance that an experiment of the size we advise finds what there is to find."""


class Interval(NamedTuple):
    """A measured value and the bounds it lies between."""

    value: float
    low: float
    high: float

    def excludes(self, value: float) -> bool:
        """Say whether a value lies outside."""
        return not self.low <= value <= self.high

    def data(self) -> list[float]:
        """Return value and bounds, rounded."""
        return [round(number, 4) for number in self]


def z_of(confidence: float) -> float:
    """Return how many standard deviations to each side a confidence takes."""
    return NormalDist().inv_cdf((1 + confidence) / 2)


def wilson(wins: int, trials: int, confidence: float = SURE) -> Interval:
    """Return the share of wins with Wilson's score interval, which also holds for few games and extreme shares.

    >>> wilson(45, 100).data()
    [0.45, 0.3561, 0.5476]
    """
    if not trials:
        return Interval(0.0, 0.0, 1.0)
    z2 = z_of(confidence) ** 2
    share = wins / trials
    middle = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    half = math.sqrt(z2 * share * (1 - share) / trials + z2 * z2 / (4 * trials * trials)) / (1 + z2 / trials)
    low = 0.0 if wins == 0 else middle - half
    high = 1.0 if wins == trials else middle + half
    return Interval(share, low, high)


def paired_interval(differences: Sequence[float], confidence: float = SURE) -> Interval:
    """Return the mean of differences between -1 and 1 with its interval."""
    if not differences:
        return Interval(0.0, -1.0, 1.0)
    padded = _padded(differences)
    middle, half = fmean(padded), z_of(confidence) * stdev(padded) / math.sqrt(len(padded))
    return Interval(fmean(differences), max(-1.0, middle - half), min(1.0, middle + half))


def _padded(differences: Sequence[float]) -> list[float]:
    """Add a difference in each direction, so that a few equal ones do not look certain."""
    return [*differences, 1.0, -1.0]


def games_needed(share: float, chance: float, confidence: float = SURE, power: float = POWER) -> int | None:
    """Return how many games tell a true share of wins from chance; None when they are the same.

    >>> games_needed(0.45, 0.25)
    41
    """
    if share == chance:
        return None
    spread = z_of(confidence) * math.sqrt(chance * (1 - chance))
    spread += NormalDist().inv_cdf(power) * math.sqrt(share * (1 - share))
    return math.ceil((spread / (share - chance)) ** 2)


def pairs_needed(differences: Sequence[float], confidence: float = SURE, power: float = POWER) -> int | None:
    """Return how many seeds tell a mean difference like the measured one from none; None when there is none."""
    if not differences or not fmean(differences):
        return None
    z = z_of(confidence) + NormalDist().inv_cdf(power)
    return math.ceil((z * stdev(_padded(differences)) / fmean(differences)) ** 2)
