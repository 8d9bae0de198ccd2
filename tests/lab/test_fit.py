"""Fitting a judge to games: on made data, where what is right is known."""

from __future__ import annotations

import numpy as np
import pytest

from kanly.engine.judge import Judge
from kanly.engine.weights import PARTS
from kanly.lab.fit import Net, Sample, sample_of, together
from kanly.lab.match import Played
from kanly.lab.reliability import best_named, cross_entropy, reliability, uniform, worst_gap
from kanly.lab.watch import Moment

SIDES = 3


def made(moments: int, seed: int) -> Sample:
    """Return moments of a game that the first number decides (by a softmax), the second not at all."""
    rng = np.random.default_rng(seed)
    own = rng.normal(size=(moments, SIDES, 2)).astype(np.float32) * 3 + 5
    powers = np.exp(own[:, :, 0] * 0.5)
    chances = powers / powers.sum(axis=1, keepdims=True)
    winners = (chances.cumsum(axis=1) < rng.random((moments, 1))).sum(axis=1)
    won = np.eye(SIDES, dtype=np.float32)[winners]
    table = rng.normal(size=(moments, 1)).astype(np.float32)
    numbers = np.arange(moments)
    return Sample(own, table, won, numbers.astype(np.int32) % 10, numbers % 2 == 0, numbers)


@pytest.fixture(scope="module")
def net() -> Net:
    sample = made(12_000, 1)
    net = Net(sample, seed=1, units=(8, 8))
    net.learn(sample, epochs=6)
    return net


def test_a_net_learns_what_decides(net: Net) -> None:
    held = made(4_000, 2)
    powers = np.exp(held.own[:, :, 0] * 0.5)
    truth = powers / powers.sum(axis=1, keepdims=True)
    chances = net.chances(held)
    assert cross_entropy(chances, held.won) < cross_entropy(truth, held.won) + 0.02 < uniform(SIDES) - 0.2
    assert best_named(chances, held.won) > 0.5
    assert worst_gap(reliability(chances, held.won), least=300) < 0.06


def test_a_fit_is_the_same_for_the_same_seed() -> None:
    nets = [Net(made(1_000, 1), seed, (8, 8)) for seed in (4, 4, 5)]
    for it in nets:
        it.learn(made(1_000, 1), epochs=1)
    first, again, other = (it.numbers() for it in nets)
    assert first == again != other


def test_what_ships_says_what_was_fitted(net: Net) -> None:
    """The judge takes the numbers as they are, in plain loops, and comes to the same chances."""
    held, numbers = made(50, 3), net.numbers()
    judge = Judge(*(numbers[part] for part in PARTS))
    sides = tuple((side,) for side in range(SIDES))
    for own, table, chances in zip(held.own.tolist(), held.table.tolist(), net.chances(held), strict=True):
        assert judge.chances(own, table, sides) == pytest.approx(chances.tolist(), abs=1e-4)


def test_reliability_tells_true_chances_from_bold_ones() -> None:
    rng = np.random.default_rng(1)
    said = rng.uniform(size=(20_000, 1))
    chances = np.concatenate([said, 1 - said], axis=1)
    first = rng.uniform(size=20_000) < said[:, 0]
    won = np.stack([first, ~first], axis=1).astype(float)
    bold = np.clip((chances - 0.5) * 1.6 + 0.5, 0, 1)
    assert worst_gap(reliability(chances, won), least=500) < 0.03
    assert worst_gap(reliability(bold, won), least=500) > 0.06
    assert sum(it.cases for it in reliability(chances, won)) == won.size


def test_cross_entropy_of_knowing_nothing_is_that_of_the_number_of_sides() -> None:
    won = np.eye(4)[[0, 1, 2, 3, 3]]
    assert cross_entropy(np.full((5, 4), 0.25), won) == pytest.approx(uniform(4)) == pytest.approx(1.3863, abs=1e-4)


def moment(seats: list[list[float]], table: list[float]) -> Moment:
    flat = [number for seat in seats for number in seat] + table
    return Moment(3, True, np.asarray(flat, np.float32).tobytes())


def test_moments_become_sides_and_who_won() -> None:
    """A team counts as one side, by the mean of its seats; who is not ranked is none; a shared win is shared."""
    teams = Played(4, 1, [], places=[1, 2, 1, 2], teams=[[0, 2], [1, 3]])
    teams.moments = [moment([[1.0], [2.0], [3.0], [6.0]], [9.0])]
    tied = Played(5, 1, [], places=[1, 0, 1], moments=[moment([[1.0], [2.0], [3.0]], [8.0])])
    unfinished = Played(6, 1, [], moments=[moment([[1.0], [2.0]], [7.0])])
    sample = together([sample_of([teams], 1), sample_of([tied, unfinished], 1)])
    assert sample.own.tolist() == [[[2.0], [4.0]], [[1.0], [3.0]]]
    assert sample.won.tolist() == [[1.0, 0.0], [0.5, 0.5]]
    assert sample.table.tolist() == [[9.0], [8.0]]
    assert (sample.game.tolist(), sample.round.tolist(), sample.fresh.tolist()) == ([4, 5], [3, 3], [True, True])


def test_whole_games_are_held_out() -> None:
    sample = together([made(90, 1), made(90, 2)])
    learned, settle, held = sample.split(10)
    assert sorted(set(held.game.tolist())) == [*range(8), *range(80, 88)]
    assert sorted(set(settle.game.tolist())) == [*range(8, 16), *range(88, 90)]
    assert len(learned) + len(settle) + len(held) == 180


def test_bold_chances_are_settled_by_what_was_seen() -> None:
    """A net that knows its moments by heart is too sure of others."""
    few, others, held = made(150, 1), made(3_000, 2), made(3_000, 3)
    net = Net(few, seed=1, units=(8, 8))
    net.learn(few, epochs=80)
    before = cross_entropy(net.chances(held), held.won)
    net.settle(others)
    assert cross_entropy(net.chances(held), held.won) < before - 0.01
