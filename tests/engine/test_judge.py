"""A judge: a small net in plain loops, written as text with the names of what it sees."""

from __future__ import annotations

from math import exp

import pytest

import kanly
from kanly import ConfigError
from kanly.engine.judge import Judge
from kanly.engine.weights import Weights, names_of, read_weights, write_weights
from tests.contract.test_features import a_judge

ALONE = ((0,), (1,), (2,))


def one_number_judge() -> Judge:
    """Return a judge that sees one number of a seat and none of the table: a logit of twice the number."""
    first = [[2.0] + [0.0] * 7]
    second = [[1.0] + [0.0] * 7] + [[0.0] * 8 for _ in range(7)]
    nothing = [[0.0] * 8]
    return Judge(first, nothing, [], [0.0] * 8, second, [0.0] * 8, [1.0] + [0.0] * 7)


def test_a_judge_is_its_layers_and_a_softmax() -> None:
    chances = one_number_judge().chances([[0.0], [0.5], [-3.0]], [], ALONE)
    total = 1 + exp(1.0) + 1
    assert chances == pytest.approx([1 / total, exp(1.0) / total, 1 / total])


def test_seats_that_change_places_change_chances() -> None:
    judge = a_judge(3, 2)
    seats, table = [[1.0, 0.0, 4.0], [2.0, 1.0, 0.0], [0.0, 3.0, 1.0]], [1.0, 2.0]
    here = judge.chances(seats, table, ALONE)
    there = judge.chances([seats[2], seats[0], seats[1]], table, ALONE)
    assert there == pytest.approx([here[2], here[0], here[1]])


def test_those_who_play_together_have_one_chance_and_the_others_the_rest() -> None:
    chances = a_judge(1, 1).chances([[1.0], [5.0], [2.0], [0.0], [9.0]], [1.0], ((0, 2), (1, 3)))
    assert chances[0] == chances[2]
    assert chances[1] == chances[3]
    assert chances[0] + chances[1] == pytest.approx(1.0)
    assert chances[4] == 0.0


def test_layers_have_units_by_the_eight() -> None:
    with pytest.raises(ValueError, match="by the eight, not 3"):
        Judge([[1.0] * 3], [[1.0] * 3], [], [0.0] * 3, [[0.0] * 8] * 3, [0.0] * 8, [0.0] * 8)


def some_weights() -> Weights:
    rows = [[0.25, -1.0, 3.0, 0.5, 0.0, 1.0, 2.0, -0.125]]
    square = rows * 8
    numbers = {
        "own": rows, "mean": rows, "table": rows, "first_bias": rows[0], "second": square, "second_bias": rows[0],
        "last": rows[0],
    }  # fmt: skip
    return Weights(["points"], ["round"], numbers, {"game": "some"})


def test_weights_are_text_that_reads_back() -> None:
    weights = some_weights()
    again = read_weights(write_weights(weights))
    assert again == weights
    seen = ([[3.0], [4.0]], [2.0], ((0,), (1,)))
    assert again.judge.chances(*seen) == weights.judge.chances(*seen)


@pytest.mark.parametrize(
    "broken",
    ["", "[]", "{}", '{"format": 2}', write_weights(some_weights()).replace('"points"', '"points", "more"')],
)
def test_what_are_no_weights_is_refused(broken: str) -> None:
    with pytest.raises(ConfigError, match="weights"):
        read_weights(broken)


def test_weights_for_other_features_are_refused_by_their_names() -> None:
    rules = kanly.rules_of("imperium")
    config = rules.configure(4)
    weights = some_weights()
    with pytest.raises(ConfigError, match=r"differ in .*garrison"):
        weights.check(rules.features(), config)
    weights.seat, weights.table = names_of(rules.features(), config)
    weights.check(rules.features(), config)
