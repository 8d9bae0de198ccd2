"""Who won, alone or together."""

from __future__ import annotations

from kanly import Outcome
from kanly.envs.setting import rewards_of

ALONE = Outcome(((2,), (0, 3), (1,)), (5, 1, 9, 5), ())
TEAMS = Outcome(((0, 2, 4), (1, 3, 5)), (9, 3, 7, 3, 0, 2), (), teams=((0, 2, 4), (1, 3, 5)))
TIED_TEAMS = Outcome(((0, 1, 2, 3),), (4, 4, 3, 3), (), teams=((0, 2), (1, 3)))


def test_seats_that_play_alone_share_a_place_only_in_a_tie() -> None:
    assert ALONE.winners == (2,)
    assert ALONE.places() == [2, 4, 1, 2]
    assert str(ALONE) == "seat 2 (9) > seat 0 (5) = seat 3 (5) > seat 1 (1)"


def test_a_team_wins_together_and_takes_one_place() -> None:
    assert TEAMS.winners == (0, 2, 4)
    assert TEAMS.places() == [1, 2, 1, 2, 1, 2]
    assert str(TEAMS) == "seats 0, 2, 4 (16) > seats 1, 3, 5 (8)"


def test_teams_may_tie() -> None:
    assert TIED_TEAMS.places() == [1, 1, 1, 1]
    assert str(TIED_TEAMS) == "seats 0, 2 (7) = seats 1, 3 (7)"


def test_rewards_go_to_the_whole_team() -> None:
    assert rewards_of(TEAMS, "rank") == [1, -1, 1, -1, 1, -1]
    assert rewards_of(TEAMS, "win") == [1, -1, 1, -1, 1, -1]
    assert rewards_of(TIED_TEAMS, "rank") == [0, 0, 0, 0]


def test_rewards_of_a_tie_are_shared() -> None:
    assert rewards_of(ALONE, "rank") == [0, -1, 1, 0]
