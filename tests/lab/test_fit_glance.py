"""Fitting a glance to choices: on made data, where what is right is known."""

from __future__ import annotations

import numpy as np
import pytest

from kanly.lab.fit_glance import (
    Fit,
    Lesson,
    agreement,
    figures_of,
    fitted,
    lesson_of,
    softmax,
    surprise,
    unit_of,
)
from kanly.lab.match import Played
from kanly.lab.watch import Choice

TRUE = np.array([2.0, -1.0, 0.0])


def made(decisions: int, seed: int) -> Lesson:
    """Return decisions with two to five options that are chosen by a softmax; the third number says nothing."""
    rng = np.random.default_rng(seed)
    counts = rng.integers(2, 6, decisions)
    starts = np.concatenate([[0], np.cumsum(counts)[:-1]]).astype(np.int64)
    numbers = rng.normal(size=(counts.sum(), 3)) * [1.0, 3.0, 10.0]
    chosen, shares = [], np.zeros(len(numbers))
    for start, count in zip(starts, counts, strict=True):
        powers = np.exp(numbers[start : start + count] @ TRUE)
        chosen.append(start + rng.choice(count, p=powers / powers.sum()))
        shares[chosen[-1]] = 1.0
    kinds = np.asarray(["turn", "move"] * decisions, np.str_)[:decisions]
    hand = numbers[:, 0] * 0.5
    return Lesson(numbers, hand, shares, starts, np.asarray(chosen, np.int64), kinds, np.arange(decisions))


def test_a_fit_finds_what_choices_were_made_by() -> None:
    fit = fitted(made(4_000, 1), made(500, 2))
    assert fit.numbers(1.0) == pytest.approx(TRUE.tolist(), abs=0.15)
    held = made(2_000, 3)
    assert surprise(fit.logits(held), held) == pytest.approx(surprise(held.numbers @ TRUE, held), abs=0.01)


def test_a_fit_is_the_same_each_time_and_the_tighter_the_smaller() -> None:
    fits = [Fit(made(300, 1)) for _ in range(3)]
    for fit, tether in zip(fits, (1.0, 1.0, 1000.0), strict=True):
        fit.learn(made(300, 1), tether)
    first, again, tight = (fit.numbers(1.0) for fit in fits)
    assert first == again
    assert abs(tight[0]) < abs(first[0])


def test_chances_sum_to_one_over_the_options_of_a_decision() -> None:
    lesson = made(50, 1)
    totals = np.add.reduceat(softmax(lesson.numbers @ TRUE, lesson), lesson.starts)
    assert totals == pytest.approx(np.ones(50))


def test_what_is_equally_good_agrees_in_part() -> None:
    lesson = made(3, 1)
    assert agreement(np.zeros(len(lesson.numbers)), lesson) == pytest.approx(1 / lesson.counts)


def test_the_unit_is_that_in_which_the_hand_written_glance_is_truest() -> None:
    """Its weights are a quarter of the first number's logits, so a logit is about a quarter of its point."""
    lesson = made(4_000, 1)
    assert 0.2 < unit_of(lesson, 9.0) < 1.0
    assert unit_of(Lesson(lesson.numbers, lesson.weights * 0, *columns(lesson)), 9.0) == 9.0


def columns(lesson: Lesson) -> tuple[np.ndarray, ...]:
    return lesson.shares, lesson.starts, lesson.chosen, lesson.kind, lesson.game


def test_figures_compare_both_glances_also_by_kind() -> None:
    fit = fitted(made(2_000, 1), made(500, 2))
    figures = figures_of(fit, 0.5, made(600, 3))
    assert figures["cross_entropy"]["learned"] < figures["cross_entropy"]["hand"] < figures["uniform"]
    assert figures["agreement"]["learned"] > figures["agreement"]["hand"]
    assert {kind: row[0] for kind, row in figures["kinds"].items()} == {"turn": 300, "move": 300}


def test_choices_become_a_lesson_and_whole_games_are_held_out() -> None:
    one = Choice("turn", [[(0, 1.0)], [(1, 2.0), (1, 1.0)]], [0.5, 0.25], 1, [0.5, 0.5])
    games = [Played(number, number, [], choices=[one, one]) for number in range(40)]
    lesson = lesson_of(games, 3)
    assert lesson.numbers[:2].tolist() == [[1.0, 0.0, 0.0], [0.0, 3.0, 0.0]]
    assert (lesson.starts[:2].tolist(), lesson.chosen[:2].tolist()) == ([0, 2], [1, 3])
    learned, settle, held = lesson.split(10)
    assert (len(learned), len(settle), len(held)) == (48, 16, 16)
    assert sorted(set(held.game.tolist())) == list(range(8))
    assert settle.chosen.tolist()[:2] == [1, 3]
    assert settle.shares.tolist()[:2] == [0.5, 0.5]
