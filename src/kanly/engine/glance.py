"""What actions look like at a glance, learned: the sum of their numbers by weights, the same for every decision.

Most numbers of an action are zero, and many never change; the sum of those is kept, so that at a decision only what
the moment adds is summed up.
"""

from __future__ import annotations

from typing import final

from kanly.engine.action import Action
from kanly.engine.features import Features, Row
from kanly.engine.state import State


@final
class Glance:
    """The weights of an action's numbers, for games of one kind; in the unit of `Evaluation.weigh`."""

    __slots__ = ("_known", "_weights")

    def __init__(self, weights: list[float]) -> None:
        self._weights = weights
        self._known: dict[Action, float] = {}

    def weigh(self, features: Features, state: State) -> list[float]:
        """Return a weight for every legal action of the pending decision: the higher, the more promising."""
        weights, known = self._weights, self._known
        rows = features.passing(state)
        sums: list[float] = []
        for n, option in enumerate(state.options):
            total = known.get(option)
            if total is None:
                total = self._sum(features.lasting(state, option))
                known[option] = total
            for i, number in rows[n]:
                total += weights[i] * number
            sums.append(total)
        return sums

    def _sum(self, row: Row) -> float:
        total = 0.0
        for i, number in row:
            total += self._weights[i] * number
        return total
