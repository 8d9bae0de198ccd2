"""Who sits where: every bot meets every seat of every seed equally often."""

from __future__ import annotations

from collections import Counter

import pytest

import kanly
from kanly.lab.design import block_count, fair_matches, lineups, sides_of
from tests.toys import six


def alone(seats: int) -> list[tuple[int]]:
    return [(seat,) for seat in range(seats)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("bots", ["a", "ab", "abc", "abcd", "abcdef", "abbb"])
def test_each_bot_has_each_seat_of_a_seed_equally_often(bots: str, seats: int) -> None:
    for block in range(5):
        games = lineups(bots, alone(seats), block)
        assert len(games) == len(bots)
        for seat in range(seats):
            assert sorted(game[seat] for game in games) == sorted(bots)


def test_as_many_of_each_bot_as_can_be_sit_in_a_game() -> None:
    for game in lineups("ab", alone(4), 1):
        assert Counter(game) == {"a": 2, "b": 2}
    assert sorted(max(Counter(game).values()) for game in lineups("abc", alone(4), 1)) == [2, 2, 2]
    for game in lineups("abcdef", alone(4), 1):
        assert len(set(game)) == 4


def test_over_many_seeds_everyone_has_every_neighbour() -> None:
    left = Counter(
        (game[seat], game[(seat + 1) % 4])
        for block in range(200)
        for game in lineups("abcd", alone(4), block)
        for seat in range(4)
    )
    assert len(left) == 12
    assert max(left.values()) < 1.4 * min(left.values())


def test_the_games_of_a_block_share_their_seed_and_fill_whole_blocks() -> None:
    assert block_count("abc", 400) == 134
    matches = list(fair_matches("abc", alone(4), block_count("abc", 4), 50))
    assert [(match.number, match.seed) for match in matches] == [(0, 50), (1, 50), (2, 50), (3, 51), (4, 51), (5, 51)]


def test_a_bot_has_a_whole_side_where_seats_play_together() -> None:
    for block in range(20):
        for game in lineups("ab", [(0, 2, 4), (1, 3, 5)], block):
            assert game in (tuple("ababab"), tuple("bababa"))
    with six.registered():
        teams = kanly.rules_of("imperium").configure(6, "teams")
        assert sides_of(teams) == [(0, 2, 4), (1, 3, 5)]
    assert sides_of(kanly.rules_of("imperium").configure(2)) == [(0,), (1,)]
