"""Intervals and the number of games that a claim needs, against published values."""

from __future__ import annotations

import pytest

from kanly import Rng
from kanly.lab.confidence import games_needed, paired_interval, pairs_needed, wilson
from kanly.lab.ratings import rate


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    # Newcombe 1998, table I, method 3
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_agrees_with_the_literature(wins: int, trials: int, low: float, high: float) -> None:
    interval = wilson(wins, trials)
    assert (round(interval.low, 4), round(interval.high, 4)) == (low, high)
    assert interval.value == wins / trials


def test_of_nothing_nothing_is_known() -> None:
    assert wilson(0, 0).excludes(0.5) is False
    assert paired_interval([]).excludes(0.0) is False


def test_a_claim_needs_more_games_the_closer_it_is_to_chance() -> None:
    sizes = [games_needed(share, 0.25) for share in (0.3, 0.35, 0.45, 0.6)]
    assert sizes == [610, 157, 41, 13]
    assert games_needed(0.25, 0.25) is None


def test_the_advised_number_of_games_finds_the_truth_four_times_in_five() -> None:
    rng, games = Rng.seeded(5), games_needed(0.45, 0.25) or 0
    found = 0
    for _ in range(600):
        wins = sum(rng.below(100) < 45 for _ in range(games))
        found += wilson(wins, games).low > 0.25
    assert 0.75 < found / 600 < 0.9


def test_few_equal_differences_prove_nothing_many_do() -> None:
    assert not paired_interval([0.5] * 3).excludes(0.0)
    assert paired_interval([0.5] * 40).excludes(0.0)
    assert paired_interval([0.2, -0.2] * 50).excludes(0.0) is False
    assert pairs_needed([0.2, -0.2]) is None
    assert (pairs_needed([0.5, 0.25] * 20) or 0) < (pairs_needed([0.5, -0.25] * 20) or 0)


def test_ratings_follow_places_and_grow_sure() -> None:
    game = {("strong",): 1, ("middle",): 2, ("weak",): 3}
    few, many = rate([game] * 5), rate([game] * 50)
    assert many["strong"].mu > many["middle"].mu > many["weak"].mu
    assert many["middle"].sigma < few["middle"].sigma
    level = rate([{("one",): 1.5, ("other",): 1.5}] * 10)
    assert level["one"] == level["other"]
