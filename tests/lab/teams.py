"""A made-up game of teams, as far as bots and laboratory ask for it: six seats, every second one together."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import cast

from kanly.engine import Rules
from kanly.engine.config import Outcome
from kanly.engine.features import Features
from kanly.lab.match import Played

TEAMS = ((0, 2, 4), (1, 3, 5))


@dataclass
class TeamState:
    """How many points everybody has, and whether that is all."""

    points: tuple[int, ...]
    over: bool


class TeamRules:
    """Points of a team count together."""

    def __init__(self, teams: tuple[tuple[int, ...], ...] = TEAMS) -> None:
        self.sure = 2.0
        self._teams = teams

    def teams(self, state: TeamState) -> tuple[tuple[int, ...], ...]:
        return self._teams

    def evaluation(self) -> TeamRules:
        return self

    def features(self) -> Features:
        return Features(cast(Rules, self))

    def scores(self, state: TeamState) -> tuple[int, ...]:
        return state.points

    def outcome(self, state: TeamState) -> Outcome:
        ranking = sorted(self._teams, key=lambda team: -sum(state.points[seat] for seat in team))
        return Outcome(tuple(ranking), state.points, (), teams=self._teams)


@dataclass
class TeamGame:
    """A game of teams that stands as it is told to."""

    points: tuple[int, ...]
    over: bool = True
    rules: TeamRules = field(default_factory=TeamRules)

    @property
    def state(self) -> TeamState:
        return TeamState(self.points, self.over)

    @property
    def outcome(self) -> Outcome:
        return self.rules.outcome(self.state)


def played_by(bots: list[str], winner: int) -> Played:
    """Return a game of six that one of the two teams has won."""
    places = [1 if seat in TEAMS[winner] else 2 for seat in range(6)]
    played = Played(
        0, 0, bots, places=places, teams=[list(team) for team in TEAMS], points=[3 - place for place in places]
    )
    played.asked, played.statistics = [0] * 6, [{} for _ in range(6)]
    return played
