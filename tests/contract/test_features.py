"""What every game shows to those who learn: the same named numbers throughout, and chances that are chances."""

from __future__ import annotations

from math import isfinite

import pytest

from kanly.engine.features import kind_of
from kanly.engine.glance import Glance
from kanly.engine.judge import Judge
from tests.contract.cases import ALL, Case, chosen, start, walk

every_game = pytest.mark.parametrize("case", chosen(ALL), ids=str)


@every_game
def test_every_number_has_a_name_and_a_meaning(case: Case) -> None:
    game = start(case, 0)
    features = game.rules.features()
    for named in (features.of_seat(game.config), features.of_table(game.config)):
        assert len({feature.name for feature in named}) == len(named)
        assert all(feature.name and feature.says for feature in named)


@every_game
def test_every_state_shows_as_many_numbers_as_there_are_names(case: Case) -> None:
    game = start(case, 1)
    rules = game.rules
    features, participants = rules.features(), rules.participants(game.config)
    seat, table = features.of_seat(game.config), features.of_table(game.config)
    for number in walk(game, 1):
        if number % 5 == 0:
            before = game.digest
            seats, shared = features.look(game.state)
            assert [len(numbers) for numbers in seats] == [len(seat)] * participants
            assert len(shared) == len(table)
            assert all(isfinite(value) for numbers in (*seats, shared) for value in numbers)
            assert features.look(game.state.clone()) == (seats, shared)
            assert features.kind(game.state) == kind_of(game.config)
            assert game.digest == before


@every_game
def test_actions_show_numbers_that_last_and_numbers_that_pass(case: Case) -> None:
    """All have names; what lasts is the same whenever it is asked for; looking changes nothing."""
    game = start(case, 1)
    features = game.rules.features()
    named = features.of_action(game.config)
    assert len({feature.name for feature in named}) == len(named)
    assert all(feature.name and feature.says for feature in named)
    known: dict[str, list[tuple[int, float]]] = {}
    for number in walk(game, 1):
        if number % 5 == 0:
            before = game.digest
            rows = features.passing(game.state)
            assert len(rows) == len(game.state.options)
            for option, row in zip(game.state.options, rows, strict=True):
                lasting = features.lasting(game.state, option)
                assert known.setdefault(option.text, lasting) == lasting
                assert all(0 <= place < len(named) and isfinite(value) for place, value in (*row, *lasting))
            assert features.passing(game.state.clone()) == rows
            assert game.digest == before


@every_game
def test_a_glance_weighs_every_legal_action(case: Case) -> None:
    game = start(case, 2)
    features = game.rules.features()
    weights = [((n * 7) % 13 - 6) / 10 for n in range(len(features.of_action(game.config)))]
    glance = Glance(weights)
    for number in walk(game, 2):
        if number % 10 == 0:
            state = game.state
            plain = []
            for option, row in zip(state.options, features.passing(state), strict=True):
                plain.append(sum(weights[place] * value for place, value in (*features.lasting(state, option), *row)))
            assert game.rules.evaluation().impressions(state, glance) == pytest.approx(plain)
            assert game.rules.evaluation().impressions(state, None) == game.rules.evaluation().weigh(state)


@every_game
def test_chances_sum_to_one_over_the_sides_throughout(case: Case) -> None:
    """By how the seats stand, and by a judge; a team has one chance, and who cannot win has none."""
    game = start(case, 2)
    rules = game.rules
    features, evaluation = rules.features(), rules.evaluation()
    judge = a_judge(len(features.of_seat(game.config)), len(features.of_table(game.config)))
    for number in walk(game, 2):
        if number % 10 == 0:
            check_chances(evaluation.chances(game.state, None), features.sides(game.state))
            check_chances(evaluation.chances(game.state, judge), features.sides(game.state))
    final = evaluation.chances(game.state, judge)
    check_chances(final, features.sides(game.state))
    assert game.outcome is not None
    assert {seat for seat, chance in enumerate(final) if chance > 0} == set(game.outcome.winners)


def check_chances(chances: list[float], sides: tuple[tuple[int, ...], ...]) -> None:
    assert sum(chances[side[0]] for side in sides) == pytest.approx(1.0)
    for side in sides:
        assert len({chances[seat] for seat in side}) == 1
    playing = {seat for side in sides for seat in side}
    assert all(chance == 0.0 for seat, chance in enumerate(chances) if seat not in playing)


def a_judge(seat: int, table: int) -> Judge:
    """Return a judge of some kind or other."""

    def row(length: int, start: int) -> list[float]:
        return [((start * 7 + n * 3) % 11 - 5) / 40 for n in range(length)]

    def rows(count: int, length: int) -> list[list[float]]:
        return [row(length, n) for n in range(count)]

    return Judge(rows(seat, 8), rows(seat, 8), rows(table, 8), row(8, 1), rows(8, 8), row(8, 2), row(8, 3))
