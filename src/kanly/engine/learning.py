"""A game as numbers: a facet for those who learn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Iterable

from kanly.engine.action import Action
from kanly.engine.decision import Observation
from kanly.engine.derive import mypyc_attr
from kanly.engine.encoding import Encoding
from kanly.engine.options import Variant


@mypyc_attr(allow_interpreted_subclasses=True)
class Learning(ABC):
    """Every action by a number, and observations as vectors."""

    @abstractmethod
    def every_action(self, variant: Variant) -> list[Action]:
        """Return every action that such a game can ever list, once each, in canonical order."""

    def encoding(self, variant: Variant) -> Encoding:
        """Return how observations of such games become vectors; by default they tell no more than what is legal."""
        return ChoiceEncoding(self.every_action(variant))


class ChoiceEncoding(Encoding):
    """Which actions an observer can choose: all that is known of any game."""

    def __init__(self, actions: Iterable[Action]) -> None:
        texts = [action.text for action in actions]
        super().__init__(1, [("legal", texts, "whether the observer can choose it now")])
        self._numbers = {text: number for number, text in enumerate(texts)}

    def encode(self, observation: Observation) -> array[float]:
        """Return 1 for every action that the observer can choose, 0 for the others."""
        vector = array("f", bytes(4 * self.size))
        decision = observation.decision
        if decision is not None and decision.seat == observation.seat:
            for action in decision.actions:
                vector[self._numbers[action.text]] = 1.0
        return vector
