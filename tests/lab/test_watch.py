"""What is kept of games to learn from."""

from __future__ import annotations

import pytest

import kanly
from kanly.bots.search import Verdict
from kanly.engine import Action
from kanly.lab.match import Job, Match, play_match
from kanly.lab.watch import shares_of

RULES = kanly.rules_of("imperium")
ACTIONS = kanly.new("imperium", seats=4, seed=7).decision.actions


def verdict(action: Action, chance: float, tries: int) -> Verdict:
    made = Verdict(action, 0.0, seat=0)
    for _ in range(tries):
        made.add([chance, 1 - chance], 0.0)
    return made


def test_options_share_a_choice_by_their_chances() -> None:
    """Two that are about equal share alike, a worse one gets less, and what was never tried nothing."""
    chances = ((0.32, 60), (0.32, 60), (0.28, 60), (0.0, 0))
    shares = shares_of([verdict(action, *it) for action, it in zip(ACTIONS[:4], chances, strict=True)])
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] == pytest.approx(shares[1])
    assert shares[0] > 2 * shares[2] > shares[3] == 0.0


def test_few_tries_tell_little() -> None:
    sure = shares_of([verdict(ACTIONS[0], 0.4, 100), verdict(ACTIONS[1], 0.3, 100)])
    unsure = shares_of([verdict(ACTIONS[0], 0.4, 2), verdict(ACTIONS[1], 0.3, 2)])
    assert sure[0] > unsure[0] > 0.5


def test_a_teacher_is_asked_about_some_decisions_and_changes_no_game() -> None:
    config = RULES.configure(3)
    match = Match(0, 5, ("quick:25",) * 3)
    plain = play_match(Job(config), match)
    taught, again = (play_match(Job(config, teacher="search:2n@@hand", every=8), match) for _ in range(2))
    assert taught.points == plain.points
    assert taught.choices == again.choices
    assert 3 < len(taught.choices) < plain.decisions / 4
    for choice in taught.choices:
        assert len(choice.rows) == len(choice.weights) == len(choice.shares) > choice.chosen
        assert sum(choice.shares) == pytest.approx(1.0)
