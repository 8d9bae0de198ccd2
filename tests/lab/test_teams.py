"""Who plays together wins together: in tournaments, ratings, result files, and in the mind of the search."""

from __future__ import annotations

from typing import cast

import pytest

import kanly
from kanly.bots.playout import lead_of
from kanly.bots.search import SearchBot
from kanly.engine.config import Config, Outcome
from kanly.engine.evaluation import Evaluation
from kanly.lab.arena import Tournament
from kanly.lab.match import Job, Played, _tell_outcome
from kanly.lab.ratings import rate
from kanly.lab.results import rows
from kanly.lab.simulate import SimulationReport
from tests.lab.teams import TEAMS, TeamGame, TeamRules, played_by

BOTS = ["good", "good", "good", "bad", "bad", "bad"]


def tournament_of(*games: Played) -> Tournament:
    counted = Tournament(Job(Config("toy", "", 6)), ("good", "bad"), 0)
    for game in games:
        counted.count(game)
    return counted


# -- what a game tells -------------------------------------------------------------------------------------


def test_what_is_told_of_a_game_has_its_teams() -> None:
    played = Played(0, 0, BOTS)
    _tell_outcome(played, cast(kanly.Game, TeamGame((5, 0, 5, 0, 5, 0))), Job(Config("toy", "", 6)))
    assert played.teams == [[0, 2, 4], [1, 3, 5]]
    assert played.places == [1, 2, 1, 2, 1, 2]
    assert played.sides() == [[0, 2, 4], [1, 3, 5]]
    assert Played.from_data({**vars(played), "times": []}) == played


def test_what_an_earlier_version_stored_has_no_teams() -> None:
    old = {"number": 0, "seed": 0, "bots": ["a", "b"], "places": [2, 1, 0], "times": []}
    assert Played.from_data(old).sides() == [[0], [1]]


def test_all_of_a_team_have_won_in_the_results() -> None:
    found = list(rows([played_by(BOTS, winner=1)]))
    assert [row["won"] for row in found] == [0, 1, 0, 1, 0, 1]
    assert [row["place"] for row in found] == [2, 1, 2, 1, 2, 1]


def test_a_game_that_a_team_wins_is_won_by_people_once() -> None:
    report = SimulationReport("toy", "", (), 6, ("good", "bad"), 0, wins_by_seat=[0] * 6, points_by_seat=[0] * 6)
    report.count(played_by(BOTS, winner=1), check=False)
    assert report.wins_of_people == 1
    assert report.wins_by_seat == [0, 1, 0, 1, 0, 1]


# -- tournaments -------------------------------------------------------------------------------------------


def test_every_seat_of_the_team_that_won_has_a_win() -> None:
    counted = tournament_of(played_by(["good", "bad"] * 3, winner=0))
    assert (counted.tallies["good"].all.wins, counted.tallies["good"].all.seats) == (3, 3)
    assert counted.tallies["bad"].all.wins == 0


def test_chance_is_shared_by_teams_not_by_seats() -> None:
    assert tournament_of().chance == pytest.approx(1 / 6)
    assert tournament_of(played_by(BOTS, winner=0)).chance == pytest.approx(1 / 2)


def test_who_plays_together_is_not_compared() -> None:
    counted = tournament_of(played_by(BOTS, winner=0))  # good, good, bad against good, bad, bad
    beaten = counted.beaten["good", "bad"]
    assert (beaten.wins, beaten.seats) == (4, 5)
    assert (counted.beaten["bad", "good"].wins, counted.beaten["bad", "good"].seats) == (1, 5)


def test_places_are_those_of_sides_whoever_sits_first() -> None:
    for bots in (BOTS, ["good", "bad", "bad", "good", "good", "bad"]):
        assert tournament_of(played_by(bots, winner=0)).places[0] == {
            ("bad", "good", "good"): 1,
            ("bad", "bad", "good"): 2,
        }


def test_sides_that_are_made_of_the_same_bots_say_nothing() -> None:
    counted = tournament_of(played_by(["good", "good", "bad", "bad", "bad", "bad"], winner=0))
    assert list(counted.places[0].values()) == [1.5]
    assert rate(counted.places.values()) == {}


# -- ratings -----------------------------------------------------------------------------------------------


def test_a_team_rises_together_and_nobody_draws_with_a_partner() -> None:
    found = rate([{("a", "b"): 1, ("c", "d"): 2}])
    assert found["a"] == found["b"]
    assert found["a"].mu > 25 > found["c"].mu == found["d"].mu
    # The one who always wins is told from whom it carries: partners change, and are not rated against each other.
    carried = [{("best", "b"): 1, ("c", "d"): 2}, {("best", "c"): 1, ("b", "d"): 2}, {("best", "d"): 1, ("b", "c"): 2}]
    ratings = rate(carried * 10)
    assert ratings["best"].mu > max(ratings[bot].mu for bot in "bcd") + 5


def test_who_sits_on_both_sides_is_rated_by_both() -> None:
    found = rate([{("a", "b"): 1, ("a", "a"): 2}] * 10)
    assert found["b"].mu > found["a"].mu


# -- the search --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scores", [(5, 0, 5, 0, 5, 0), (0, 9, 6, 1, 6, 1), (9, 4, 0, 4, 0, 4)], ids=str)
@pytest.mark.parametrize("over", [True, False])
def test_all_of_a_side_are_rewarded_alike(scores: tuple[int, ...], over: bool) -> None:
    game = TeamGame(scores, over)
    bot = SearchBot(cast(kanly.Rules, game.rules))
    judged = [(chances_of(game)[seat], lead_of(bot.rules, cast(kanly.State, game.state), seat)) for seat in range(6)]
    for team in TEAMS:
        assert len({judged[seat] for seat in team}) == 1
    first, second = (sum(scores[seat] for seat in team) for team in TEAMS)
    assert judged[0][1] == first - second == -judged[1][1]
    assert (judged[0][0] > 0.5) == (first > second)
    if over:
        assert {chance for chance, _ in judged} == {0.0, 1.0}


def test_who_plays_alone_among_teams_is_a_side() -> None:
    rules = TeamRules(teams=((0, 2),))
    game = TeamGame((1, 5, 1, 4), over=False, rules=rules)
    bot = SearchBot(cast(kanly.Rules, rules))
    assert [lead_of(bot.rules, cast(kanly.State, game.state), seat) for seat in range(4)] == [-3, 1, -3, -1]
    assert sum(chances_of(game)[seat] for seat in (0, 1, 3)) == pytest.approx(1.0)


def chances_of(game: TeamGame) -> list[float]:
    rules = cast(kanly.Rules, game.rules)
    return Evaluation(rules, sure=2.0).chances(cast(kanly.State, game.state), None)


def test_the_outcome_of_teams_names_them() -> None:
    outcome = TeamGame((5, 0, 5, 0, 5, 0)).outcome
    assert isinstance(outcome, Outcome)
    assert (outcome.teams, outcome.winners) == (TEAMS, TEAMS[0])
