"""How a game judges its states: a facet for bots. This one serves any game, and knows only its points.

Chances to win come from a judge that was fitted to games (`features.py`); without one, from how the seats stand. How
promising actions look comes from a glance that was fitted to what the search chose; without one, from `weigh`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine.derive import mypyc_attr
from kanly.engine.features import Sides
from kanly.engine.glance import Glance
from kanly.engine.judge import Judge, softmax, spread
from kanly.engine.state import State

if TYPE_CHECKING:
    from kanly.engine.rules import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """What states and actions look like to those who think ahead, in victory points or their like.

    `sure` is the lead at which winning is fairly sure (about 73 %), `noise` how far a playout strays from the action
    that looks best, both in the unit of `evaluate` and `weigh`.
    """

    def __init__(self, rules: Rules, sure: float = 2.0, noise: float = 0.25) -> None:
        self._rules = rules
        self.sure = sure
        self.noise = noise

    def stage(self, state: State) -> int:
        """Return a number that is another one where thinking ahead may stop and judge; by default the round."""
        return self._rules.progress(state)["round"]

    def evaluate(self, state: State, seat: int) -> float:
        """Return how good a state looks for a seat."""
        return float(self._rules.scores(state)[seat])

    def standings(self, state: State) -> list[float]:
        """Return for every seat how it stands, as `evaluate` does; -inf for one that cannot win."""
        return [float(points) for points in self._rules.scores(state)]

    def weigh(self, state: State) -> list[float]:
        """Return a quick weight for every legal action of the pending decision: the higher, the more promising."""
        return [0.0] * len(state.options)

    def impressions(self, state: State, glance: Glance | None) -> list[float]:
        """Return a quick weight for every legal action, by a learned glance or else by `weigh`."""
        return self.weigh(state) if glance is None else glance.weigh(self._rules.features(), state)

    def chances(self, state: State, judge: Judge | None) -> list[float]:
        """Return the chance of every seat to win, by a judge or else by the standings; over the sides they sum to 1."""
        features = self._rules.features()
        sides = features.sides(state)
        if state.over:
            return self._final(state, sides)
        if judge is None:
            return self._plain(state, sides)
        seats, table = features.look(state)
        return judge.chances(seats, table, sides)

    def _final(self, state: State, sides: Sides) -> list[float]:
        """Return 1 for who has won; sides that share the first place share it."""
        winners = self._rules.outcome(state).winners
        won = [1.0 if side[0] in winners else 0.0 for side in sides]
        share = 1.0 / sum(won)
        return spread([it * share for it in won], sides, len(self._rules.scores(state)))

    def _plain(self, state: State, sides: Sides) -> list[float]:
        """Return chances by how the sides stand; a side is worth what all its seats are."""
        standings = self.standings(state)
        worth = [sum([standings[seat] for seat in side]) / self.sure for side in sides]
        return spread(softmax(worth), sides, len(standings))
