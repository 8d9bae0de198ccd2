"""Moments of a game where thinking ahead may stop, and what could be seen there: what a judge is fitted to."""

from __future__ import annotations

from array import array
from dataclasses import dataclass

from kanly.engine import Rng, Rules, State


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
