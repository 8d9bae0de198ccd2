"""What is kept of games to learn from.

Moments where thinking ahead may stop, and what could be seen there, are what a judge is fitted to; choices of a teacher
are what a glance is fitted to.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from math import exp
from typing import Final

from kanly.bots.advice import Mentat
from kanly.bots.search import Verdict
from kanly.engine import Rng, Rules, State
from kanly.engine.features import Row

TRUSTED: Final = 30
"""Tries after which a chance is believed by half: single tries differ much more than options do."""
TELLING: Final = 0.02
"""The difference of chances that makes an option e times as good as another."""


@dataclass(frozen=True)
class Moment:
    """The round, whether the stage before it has just ended, and the numbers of all seats and then of the table."""

    round: int
    fresh: bool
    numbers: bytes


class Watcher:
    """Keeps moments of a game by lot: half of them where a stage has ended, half where any turn has."""

    def __init__(self, rules: Rules, keep: int, seed: int) -> None:
        self._rules = rules
        self._features, self._evaluation = rules.features(), rules.evaluation()
        self._rng = Rng.seeded(seed ^ 1 << 65)  # neither the stream of the game nor that of its bots
        self._turn = self._stage = -1
        self._met = [0, 0]
        self._room = (keep - keep // 2, keep // 2)
        self._kept: tuple[list[Moment], list[Moment]] = ([], [])

    @property
    def kept(self) -> list[Moment]:
        """What was kept of the game."""
        return [*self._kept[0], *self._kept[1]]

    def __call__(self, state: State) -> None:
        """Look at the state before a decision."""
        if state.turns == self._turn:
            return
        stage = self._evaluation.stage(state)
        fresh = stage != self._stage
        self._turn, self._stage = state.turns, stage
        self._offer(state, 0 if fresh else 1)

    def _offer(self, state: State, where: int) -> None:
        """Keep a moment, while there is room or in the place of another: all have the same chance."""
        kept, room = self._kept[where], self._room[where]
        self._met[where] += 1
        place = len(kept) if len(kept) < room else self._rng.below(self._met[where])
        if place >= room:
            return
        seats, table = self._features.look(state)
        numbers = array("f", [number for seat in seats for number in seat] + table)
        moment = Moment(self._rules.progress(state)["round"], where == 0, numbers.tobytes())
        kept[place : place + 1] = [moment]


@dataclass(frozen=True)
class Choice:
    """What a teacher chose at a decision: its kind, the numbers and hand-written weights of the options, and which.

    `shares` go to all options that were tried, the more the better they did.
    """

    kind: str
    rows: list[Row]
    weights: list[float]
    chosen: int
    shares: list[float]


class Pupil:
    """Asks a search about decisions of a game by lot, one in so many of those with a choice."""

    def __init__(self, rules: Rules, teacher: str, every: int, seed: int) -> None:
        self._rules = rules
        self._features, self._evaluation = rules.features(), rules.evaluation()
        self._teacher = Mentat.of(teacher, rules)
        self._every = every
        self._rng = Rng.seeded(seed ^ 1 << 67)  # neither the stream of the game nor that of its bots
        self.kept: list[Choice] = []

    def __call__(self, state: State) -> None:
        """Look at the state before a decision."""
        if len(state.options) < 2 or self._rng.below(self._every):
            return
        decision = self._rules.decision(state)
        seen = self._rules.observe(state, decision.seat)
        verdicts = self._teacher.study(decision, seen, self._rng)
        valued = dict(zip([verdict.action for verdict in verdicts], shares_of(verdicts), strict=True))
        lasting = [self._features.lasting(state, option) for option in state.options]
        rows = [[*a, *b] for a, b in zip(lasting, self._features.passing(state), strict=True)]
        weights = self._evaluation.weigh(state)
        shares = [valued[option] for option in state.options]
        self.kept.append(Choice(decision.kind, rows, weights, state.options.index(verdicts[0].action), shares))


def shares_of(verdicts: list[Verdict]) -> list[float]:
    """Return what of a choice goes to every option: by the chance to win after it, as far as the tries can be trusted.

    Were only the chosen one learned, many options that are about equally good would lose their votes to a single other
    one, such as doing nothing.
    """
    tries = sum(verdict.tries for verdict in verdicts)
    mean = sum(verdict.tries * verdict.mean_chance for verdict in verdicts) / tries
    powers = []
    for verdict in verdicts:
        better = (verdict.mean_chance - mean) * verdict.tries / (verdict.tries + TRUSTED)
        powers.append(exp(better / TELLING) if verdict.tries else 0.0)
    return [power / sum(powers) for power in powers]
