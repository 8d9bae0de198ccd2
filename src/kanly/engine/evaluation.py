"""How a game judges its states: a facet for bots. This one serves any game, and knows only its points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine.derive import mypyc_attr
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
