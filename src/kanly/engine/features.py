"""What is worth looking at in a game: a facet. The laboratory learns what it is worth (`kanly train`).

A game says only what can be seen in a state: named numbers of every seat and of the table. How they make up a chance to
win is nobody's to tune; it is fitted to games and kept as weights (`judge.py`, `weights.py`). This facet serves any
game, and knows only its points and rounds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from kanly.engine.action import Action
from kanly.engine.config import Config, sides_among
from kanly.engine.derive import mypyc_attr
from kanly.engine.state import State

if TYPE_CHECKING:
    from kanly.engine.rules import Rules


@final
class Feature:
    """A number that can be seen in a state: what it is called, and what it means in a few words.

    Numbers of a seat that are told together share a `topic` (message `edge-<topic>`): advice says how far a seat is
    ahead or behind in it, which is the sum of those that are `counted`. What has no topic is not told.
    """

    __slots__ = ("counted", "name", "says", "topic")

    def __init__(self, name: str, says: str, topic: str = "", counted: bool = False) -> None:
        self.name = name
        self.says = says
        self.topic = topic
        self.counted = counted


def telling(name: str, says: str) -> Feature:
    """Return a number that is a topic of its own."""
    return Feature(name, says, name, True)


POINTS: Final = telling("points", "points so far")
ROUND: Final = Feature("round", "the round")

Sides = tuple[tuple[int, ...], ...]
"""The seats that play together, side by side."""

Row = list[tuple[int, float]]
"""Numbers of an action that are not zero: their places among its features, and the numbers."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """The numbers of a game, in the order of their names; all games of a configuration have the same."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def of_seat(self, config: Config) -> list[Feature]:
        """Return the numbers of a seat."""
        return [POINTS]

    def of_table(self, config: Config) -> list[Feature]:
        """Return the numbers of the table, which all seats share."""
        return [ROUND]

    def look(self, state: State) -> tuple[list[list[float]], list[float]]:
        """Return the numbers of every participant, and those of the table."""
        seats = [[float(points)] for points in self._rules.scores(state)]
        return seats, [float(self._rules.progress(state)["round"])]

    def of_action(self, config: Config) -> list[Feature]:
        """Return the numbers of an action, from which a glance is learned (`glance.py`); a game may have none."""
        return []

    def lasting(self, state: State, action: Action) -> Row:
        """Return the numbers of an action that are the same at every moment of games like this."""
        return []

    def passing(self, state: State) -> list[Row]:
        """Return for every legal action of the pending decision the numbers that it has at this moment besides."""
        return [[] for _ in state.options]

    def sides(self, state: State) -> Sides:
        """Return who can win, by who plays together; those who only get in the way are left out."""
        return tuple(sides_among(self._rules.teams(state), range(len(self._rules.scores(state)))))

    def settings(self, config: Config) -> list[Config]:
        """Return the configurations that share one set of weights; games to learn from are of all of them in turn."""
        return [config]

    def kind(self, state: State) -> str:
        """Return which weights fit a state, as `kind_of` does for its configuration."""
        return kind_of(self._rules.config_of(state))

    def weights(self, kind: str) -> str:
        """Return the weights that the game brings, as text; nothing where it brings none."""
        return ""

    def weights_file(self, kind: str) -> str:
        """Return where the game keeps its weights, for those who make them; by default here."""
        return f"{self._rules.name}-{kind}.json"


def glance_kind(kind: str) -> str:
    """Return what the weights of a glance are kept as, beside those of a judge."""
    return f"{kind}-glance"


def kind_of(config: Config) -> str:
    """Return what a set of weights is made for: an edition with its modules, and the number of people."""
    return f"{config.variant}-{config.seats}"
