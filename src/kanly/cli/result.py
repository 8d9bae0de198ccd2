"""The end of a game by sides: who plays together, their place, their points, and what decided between equals."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

from kanly.engine import Outcome


@dataclass
class Side:
    """A team, or a seat that plays alone; `ties` are the tie-breaks that put it before or behind an equal."""

    place: int
    seats: tuple[int, ...]
    points: int
    ties: dict[str, int] = field(default_factory=dict)


def sides_of(outcome: Outcome) -> list[Side]:
    """Return the sides of a game, from the first to the last."""
    places = outcome.places()
    groups = [
        [Side(places[seats[0]], seats, sum(outcome.scores[seat] for seat in seats)) for seats in outcome.sides(group)]
        for group in outcome.ranking
    ]
    for ahead, behind in pairwise(groups):
        if ahead[0].points == behind[0].points:
            _tell_tie(outcome, [*ahead, *behind])
    return [side for group in groups for side in group]


def _tell_tie(outcome: Outcome, sides: list[Side]) -> None:
    """Note the first tie-break in which sides that are level on points differ."""
    for number, name in enumerate(outcome.tiebreak_names):
        values = [sum(outcome.tiebreaks[seat][number] for seat in side.seats) for side in sides]
        if len(set(values)) > 1:
            for side, value in zip(sides, values, strict=True):
                side.ties[name] = value
            return
