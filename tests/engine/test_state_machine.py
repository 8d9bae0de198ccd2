"""A game under any mixture of playing, taking back, cloning, writing, reading and looking."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import kanly
from tests.contract.cases import CASES, Case, start


class Table(RuleBasedStateMachine):
    """One game, the digests it has passed through, and clones that must keep still."""

    @initialize(case=st.sampled_from(CASES), seed=st.integers(0, 2**40))
    def sit_down(self, case: Case, seed: int) -> None:
        self.case = case
        self.game = start(case, seed)
        self.digests = [self.game.digest]
        self.kept: list[tuple[kanly.Game, str, int]] = []

    @property
    def over(self) -> bool:
        return self.game.is_over

    @precondition(lambda self: not self.over)
    @rule(choices=st.lists(st.integers(0, 10**6), min_size=1, max_size=40))
    def play(self, choices: list[int]) -> None:
        for choice in choices:
            if self.over:
                return
            actions = self.game.decision.actions
            self.game.apply(actions[choice % len(actions)], self.game.to_move)
            self.digests.append(self.game.digest)

    @rule(times=st.integers(1, 5))
    def undo(self, times: int) -> None:
        for _ in range(times):
            if self.game.why_not_undo() is not None:
                with pytest.raises(kanly.UndoRefused):
                    self.game.undo()
                return
            action = self.game.actions[-1][1]
            assert self.game.undo() is action
            self.digests.pop()
            assert self.game.digest == self.digests[-1]

    @rule()
    def keep_a_clone(self) -> None:
        self.kept.append((self.game.clone(), self.game.digest, len(self.game.actions)))

    @precondition(lambda self: self.kept)
    @rule(number=st.integers(0, 100))
    def go_on_with_a_clone(self, number: int) -> None:
        clone, digest, count = self.kept[number % len(self.kept)]
        self.kept.append((self.game, self.game.digest, len(self.game.actions)))
        self.game = clone.clone()
        assert (self.game.digest, len(self.game.actions)) == (digest, count)
        again = kanly.read_record(self.game.record())
        assert again.digest == digest
        self.digests = [kanly.read_record(self.game.record(), until=n).digest for n in range(count + 1)][-50:]

    @rule()
    def write_and_read_the_record(self) -> None:
        again = kanly.read_record(self.game.record(), verify=True)
        assert (again.digest, again.record(), again.events) == (self.game.digest, self.game.record(), self.game.events)

    @precondition(lambda self: not self.over)
    @rule()
    def write_and_read_the_position(self) -> None:
        state = self.game.rules.from_position(self.game.position())
        assert self.game.rules.digest(state) == self.game.digest
        assert self.game.rules.decision(state).actions == self.game.decision.actions

    @rule(seat=st.integers(0, 3), seed=st.integers(0, 1000))
    def look_and_imagine(self, seat: int, seed: int) -> None:
        seat %= self.case.seats
        seen = self.game.observe(seat).text()
        imagined = self.game.determinize(seat, kanly.Rng.seeded(seed))
        assert self.game.rules.inventory().violations(imagined) == []
        assert self.game.rules.observe(imagined, seat).text() == seen

    @rule(text=st.sampled_from(("pass", "reveal", "done", "deploy 63", "nonsense", "")))
    def try_something(self, text: str) -> None:
        if not self.over and text in {action.text for action in self.game.decision.actions}:
            return
        with pytest.raises(kanly.ActionError):
            self.game.apply(text)

    @invariant()
    def nothing_is_lost(self) -> None:
        assert self.game.rules.inventory().violations(self.game.state) == []

    @invariant()
    def the_game_stands_where_its_actions_led(self) -> None:
        assert self.game.digest == self.digests[-1]

    @invariant()
    def clones_keep_still(self) -> None:
        for clone, digest, count in self.kept:
            assert (clone.digest, len(clone.actions)) == (digest, count)


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=25,
    stateful_step_count=20,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
