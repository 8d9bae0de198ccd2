"""Chances to win from what can be seen: a small net of two layers, the same for every side, and a softmax over sides.

A side is seen by its own numbers, those of an average side, and those of the table. The net works in plain loops, so
that the core needs nothing but Python; rows of eight are what both the interpreter and the compiler are quick with.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

Row = tuple[float, float, float, float, float, float, float, float]
"""What one number adds to eight units of a layer."""
EIGHT: Final = 8


@final
class Layer:
    """Sums of numbers by weights: `blocks` hold eight units each, a row a number; `bias` is what a unit begins with."""

    __slots__ = ("bias", "blocks")

    def __init__(self, weights: list[list[float]], bias: list[float]) -> None:
        if len(bias) % EIGHT:
            raise ValueError(f"a layer has units by the eight, not {len(bias)}")
        self.bias = bias
        self.blocks: list[list[Row]] = [[_row(row, at) for row in weights] for at in range(0, len(bias), EIGHT)]

    def sums(self, numbers: list[float], start: list[float]) -> list[float]:
        """Return what every unit sums up to, from where it starts."""
        used = [i for i, number in enumerate(numbers) if number != 0.0]
        total: list[float] = []
        at = 0
        for block in self.blocks:
            a, b, c, d = start[at], start[at + 1], start[at + 2], start[at + 3]
            e, f, g, h = start[at + 4], start[at + 5], start[at + 6], start[at + 7]
            for i in used:
                x = numbers[i]
                p, q, r, s, t, u, v, w = block[i]
                a += x * p
                b += x * q
                c += x * r
                d += x * s
                e += x * t
                f += x * u
                g += x * v
                h += x * w
            total += [a, b, c, d, e, f, g, h]
            at += EIGHT
        return total


def _row(weights: list[float], at: int) -> Row:
    a, b, c, d, e, f, g, h = weights[at : at + EIGHT]
    return (a, b, c, d, e, f, g, h)


@final
class Judge:
    """A net with its weights: `own`, `mean` and `table` make up the first layer, then come `second` and `last`."""

    __slots__ = ("_last", "_own", "_second", "_shared")

    def __init__(
        self,
        own: list[list[float]],
        mean: list[list[float]],
        table: list[list[float]],
        first_bias: list[float],
        second: list[list[float]],
        second_bias: list[float],
        last: list[float],
    ) -> None:
        self._own = Layer(own, first_bias)
        self._shared = Layer(mean + table, first_bias)
        self._second = Layer(second, second_bias)
        self._last = last

    def chances(self, seats: list[list[float]], table: list[float], sides: tuple[tuple[int, ...], ...]) -> list[float]:
        """Return the chance of every seat to win: those of a side have the same, and those of all sides sum to 1."""
        numbers = [_together(seats, side) for side in sides]
        shared = self._shared.sums(_mean(numbers) + table, self._shared.bias)
        logits: list[float] = []
        for own in numbers:
            first = self._own.sums(own, shared)
            second = self._second.sums([unit if unit > 0.0 else 0.0 for unit in first], self._second.bias)
            logit = 0.0
            for i, weight in enumerate(self._last):
                unit = second[i]
                if unit > 0.0:
                    logit += unit * weight
            logits.append(logit)
        return spread(softmax(logits), sides, len(seats))


def softmax(logits: list[float]) -> list[float]:
    """Return chances that sum to 1, the more the higher."""
    top = max(logits)
    powers = [exp(logit - top) for logit in logits]
    total = sum(powers)
    return [power / total for power in powers]


def spread(chances: list[float], sides: tuple[tuple[int, ...], ...], seats: int) -> list[float]:
    """Return by seat what is given by side; who is on none has no chance."""
    by_seat = [0.0] * seats
    for i, side in enumerate(sides):
        for seat in side:
            by_seat[seat] = chances[i]
    return by_seat


def _together(seats: list[list[float]], side: tuple[int, ...]) -> list[float]:
    """Return the numbers of a side: those of its seat, or the mean of several."""
    if len(side) == 1:
        return seats[side[0]]
    return _mean([seats[seat] for seat in side])


def _mean(rows: list[list[float]]) -> list[float]:
    share = 1.0 / len(rows)
    mean: list[float] = []
    for i in range(len(rows[0])):
        total = 0.0
        for row in rows:
            total += row[i]
        mean.append(total * share)
    return mean
