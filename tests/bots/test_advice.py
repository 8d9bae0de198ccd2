"""The Mentat judges options and whole games, from what a seat sees."""

from __future__ import annotations

from random import Random

import pytest

import kanly
from kanly import Action, Game, Rng
from kanly.bots.advice import Judged, advise, analyse, judge, options_of, summed_up
from kanly.bots.quick import QuickBot
from kanly.bots.search import Verdict
from kanly.lab.play import play_game
from tests.contract.scramble import scramble_imperium

FEW = "search:12n"


def played(actions: int, seats: int = 2) -> Game:
    """Return a game after some actions, at a decision with a choice."""
    game = kanly.new("imperium", seats=seats, seed=4)
    bot, rng = QuickBot(game.rules, "30"), Rng.seeded(1)
    while len(game.actions) < actions or len(game.decision.actions) == 1:
        game.apply(bot.choose(game.decision, lambda: game.observe(game.to_move), rng))
    return game


def test_advice_lists_every_option_once_and_the_best_first() -> None:
    game = played(30)
    options = advise(game.rules, game.observe(game.to_move), Rng.seeded(1), "search:120n")
    assert sorted(option["action"] for option in options) == sorted(action.text for action in game.decision.actions)
    assert options[0]["tries"] == max(option["tries"] for option in options) > 0


def test_chances_of_an_option_are_everybodys_and_sum_to_one() -> None:
    """House Hagal of a two-player game cannot win, and has none."""
    for seats, competing in ((1, 3), (2, 2), (3, 3)):
        game = played(30, seats)
        options = advise(game.rules, game.observe(game.to_move), Rng.seeded(1), FEW)
        for option in options:
            if option["tries"]:
                assert sum(option["chances"]) == pytest.approx(1.0, abs=0.001)
                assert sum(chance > 0 for chance in option["chances"]) <= competing
                assert option["chance"] == option["chances"][game.to_move]
            else:
                assert (option["chances"], option["group"]) == ([], -1)


def verdict(action: Action, chance: float, tries: int, spread: float = 0.1) -> Verdict:
    made = Verdict(action, 0.0, seat=0)
    for number in range(tries):
        mine = chance + (spread if number % 2 else -spread)
        made.add([mine, 1 - mine], 0.0)
    return made


def test_what_is_about_equal_is_one_group() -> None:
    """The choice of the search leads the first group, also where luck made another look a little better."""
    actions = kanly.new("imperium", seats=4, seed=7).decision.actions[:5]
    chances = ((0.5, 100), (0.52, 10), (0.49, 40), (0.40, 40), (0.39, 100))
    made = [verdict(action, chance, tries) for action, (chance, tries) in zip(actions, chances, strict=True)]
    options = options_of([*made, Verdict(actions[0], 0.0, 0)])
    assert [option["group"] for option in options] == [0, 0, 0, 1, 1, -1]
    assert options[0]["action"] == actions[0].text


def test_advice_is_the_choice_of_the_search_bot() -> None:
    game = played(30)
    seen = game.observe(game.to_move)
    chosen = kanly.bots.make_bot(FEW, game.rules).choose(game.decision, lambda: seen, Rng.seeded(5))
    assert advise(game.rules, seen, Rng.seeded(5), FEW)[0]["action"] == chosen.text


def test_advice_is_the_same_when_only_hidden_things_differ() -> None:
    game = played(40, seats=3)
    seat = game.to_move
    other = game.rules.observe(scramble_imperium(game.state, seat, Random(1)), seat)
    here = advise(game.rules, game.observe(seat), Rng.seeded(2), FEW)
    assert here == advise(game.rules, other, Rng.seeded(2), FEW)


def test_only_the_seat_to_decide_is_advised() -> None:
    game = played(30)
    with pytest.raises(kanly.ConfigError, match="nothing to decide"):
        advise(game.rules, game.observe(1 - game.to_move), Rng.seeded(1), FEW)


def test_only_the_search_can_advise() -> None:
    game = played(1)
    with pytest.raises(kanly.ConfigError, match="only the search can advise"):
        advise(game.rules, game.observe(game.to_move), Rng.seeded(1), "greedy")


def test_a_game_is_analysed_decision_by_decision() -> None:
    game = played(60)
    found = analyse(game, FEW)
    assert len(found["decisions"]) > 30
    for judged in found["decisions"]:
        seat, taken = game.actions[judged["at"]]
        assert (judged["seat"], judged["taken"]) == (seat, taken.text)
        assert (judged["loss"] == 0.0) == (judged["best"] == judged["taken"])
        assert sum(judged["chances"]) == pytest.approx(1.0, abs=0.001)
        assert judged["chances"][seat] == judged["chance"]
    losses = [mistake["loss"] for mistake in found["mistakes"]]
    assert max(losses) == max(judged["loss"] for judged in found["decisions"])


def test_a_game_judged_in_pieces_is_the_same() -> None:
    game = played(30)
    pieces = [judged for first in range(0, 30, 12) for judged in judge(game, FEW, first, first + 12)]
    assert pieces == judge(game, FEW, 0, 36)


def test_what_a_solo_game_asks_for_its_rivals_is_analysed_too() -> None:
    game = kanly.new("imperium", seats=1, seed=3, journal=True)
    play_game(game, [QuickBot(game.rules)], Rng.seeded(1))
    assert {judged["seat"] for judged in judge(game, FEW, 0, 60)} == {0}


def decision(at: int, seat: int, chance: float, loss: float = 0.0) -> Judged:
    chances = [chance, 1 - chance] if seat == 0 else [1 - chance, chance]
    return {
        "at": at, "seat": seat, "kind": "turn", "chance": chance, "chances": chances, "best": "pass", "taken": "reveal",
        "loss": loss,
    }  # fmt: skip


def test_turning_points_are_the_largest_swings_and_do_not_overlap() -> None:
    found = summed_up(
        [
            decision(1, 0, 0.5),
            decision(2, 1, 0.5),
            decision(5, 0, 0.9),  # seat 0 wins what ...
            decision(6, 1, 0.2),  # ... seat 1 loses: one turning point
            decision(9, 0, 0.91),  # too small to name
            decision(12, 1, 0.4),
        ]
    )
    turns = [(turn["since"], turn["at"], turn["seat"]) for turn in found["turning_points"]]
    assert turns == [(1, 5, 0), (6, 12, 1)]


def test_the_worst_mistakes_of_each_seat_are_named() -> None:
    losses = [0.1, 0.3, 0.01, 0.2, 0.25]
    found = summed_up([decision(n, n % 2, 0.5, loss) for n, loss in enumerate(losses * 2)])
    assert [(mistake["seat"], mistake["loss"]) for mistake in found["mistakes"]] == [
        (0, 0.3), (0, 0.25), (0, 0.2), (1, 0.3), (1, 0.25), (1, 0.2),
    ]  # fmt: skip
