"""What the table sends: the same in every world that the viewer cannot tell apart, and plain data throughout."""

from __future__ import annotations

from random import Random
from typing import Any

import kanly
from kanly.engine.patch import changes
from kanly.engine.sight import Sight
from tests.contract.cases import ALL, THIN, Case, games, start, walk
from tests.contract.scramble import SCRAMBLES

every_game = games(ALL)


@every_game
def test_what_lies_open_does_not_depend_on_what_is_hidden(case: Case, seed: int) -> None:
    game = start(case, seed)
    rules, rng = game.rules, Random(seed)
    for number in walk(game, seed):
        if number % THIN:
            continue
        other = SCRAMBLES[case.game](game.state, kanly.SPECTATOR, rng)
        assert rules.page().face_up(other).data() == rules.page().face_up(game.state).data()


@every_game
def test_what_a_seat_holds_does_not_depend_on_what_it_may_not_see(case: Case, seed: int) -> None:
    game = start(case, seed)
    rules, rng = game.rules, Random(seed)
    for number in walk(game, seed):
        for seat in range(case.seats):
            if (number + seat) % (3 * THIN) == 0:
                other = SCRAMBLES[case.game](game.state, seat, rng)
                assert rules.page().held(other, seat).data() == rules.page().held(game.state, seat).data()
                sampled = game.determinize(seat, kanly.Rng.seeded(number))
                assert rules.page().held(sampled, seat).data() == rules.page().held(game.state, seat).data()
                assert rules.page().face_up(sampled).data() == rules.page().face_up(game.state).data()


@every_game
def test_changes_are_those_of_what_is_shown_and_of_nothing_else(case: Case, seed: int) -> None:
    """So they tell no more than two whole views would: not, for example, that a deck lies in another order."""
    game = start(case, seed)
    before = sights(game)
    for _ in walk(game, seed):
        now = sights(game)
        for old, new in zip(before, now, strict=True):
            assert new.changes(old) == changes(old.data(), new.data())
        before = now


def sights(game: kanly.Game) -> list[Sight]:
    """What lies open, and what everybody holds who takes part."""
    seats = range(game.rules.participants(game.config))
    return [game.rules.page().face_up(game.state), *(game.held(seat) for seat in (kanly.SPECTATOR, *seats))]


@every_game
def test_only_the_seat_that_decides_is_shown_its_choices(case: Case, seed: int) -> None:
    game = start(case, seed)
    for _ in walk(game, seed):
        for seat in range(case.seats):
            decision = game.held(seat).data()["decision"]
            expected = [action.text for action in game.decision.actions] if seat == game.to_move else None
            assert decision.get("actions") == expected


@every_game
def test_views_are_plain_data_without_none(case: Case, seed: int) -> None:
    game = start(case, seed)
    assert_plain(game.rules.page().catalogue(case.variant))
    for number in walk(game, seed):
        if number % 5 == 0:
            assert_plain(game.rules.page().face_up(game.state).data())
            for seat in range(case.seats):
                assert_plain(game.held(seat).data())
    assert_plain(game.rules.page().face_up(game.state).data())
    assert game.rules.page().face_up(game.state).data()["decision"] == {}


def assert_plain(data: Any) -> None:
    if isinstance(data, dict):
        assert all(isinstance(key, str) for key in data)
        for value in data.values():
            assert_plain(value)
    elif isinstance(data, list | tuple):
        for value in data:
            assert_plain(value)
    else:
        assert isinstance(data, int | str)
