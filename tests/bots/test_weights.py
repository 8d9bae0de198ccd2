"""The weights that come with the package: there, fitting, with their provenance, and true to a sample of games."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

import kanly
from kanly.bots.search import SearchBot
from kanly.engine.features import kind_of
from kanly.engine.weights import Weights, judge_of, read_weights
from kanly.lab.fit import Sample, sample_of
from kanly.lab.match import Job, Match, play_match
from kanly.lab.reliability import cross_entropy, reliability, uniform, worst_gap
from kanly.lab.selfplay import QUICK, lineup
from tests.contract.cases import toys

RULES = kanly.rules_of("imperium")
KINDS = [
    (variant, seats)
    for variant in RULES.variants()
    for seats in RULES.seat_counts(variant)
    if RULES.features().weights(f"{variant}-{seats}")
]
MOST_BYTES = 60_000
ENOUGH = 1_000
"""Moments held out that say something."""
GAMES = 60
HELD_OUT = 10**9
"""Seeds that no training has come near."""

every_kind = pytest.mark.parametrize(("variant", "seats"), KINDS, ids=str)


def weights_of(variant: kanly.Variant, seats: int) -> Weights:
    return read_weights(RULES.features().weights(f"{variant}-{seats}"))


def test_the_base_game_has_weights_for_every_number_of_people() -> None:
    assert {seats for variant, seats in KINDS if str(variant) == "base"} == {1, 2, 3, 4}


@every_kind
def test_weights_fit_what_the_game_shows(variant: kanly.Variant, seats: int) -> None:
    weights_of(variant, seats).check(RULES.features(), RULES.configure(seats, variant.edition, variant.modules))


@every_kind
def test_weights_are_small_and_say_where_they_come_from(variant: kanly.Variant, seats: int) -> None:
    made = weights_of(variant, seats).made
    assert len(RULES.features().weights(f"{variant}-{seats}").encode()) < MOST_BYTES
    assert (made["game"], made["kind"], made["seats"]) == ("imperium", f"{variant}-{seats}", seats)
    assert made["rules"] <= RULES.version
    assert made["commit"]
    telling = [of for of in made["figures"].values() if of["moments"] >= ENOUGH]
    assert telling
    assert all(of["cross_entropy"] < of["uniform"] for of in telling)


@cache
def held_out(seats: int) -> Sample:
    """Return moments of games between quick bots, at one level in each game."""
    config = RULES.configure(seats)
    job = Job(config, moments=12, settings=tuple(RULES.features().settings(config)))
    seeds = range(HELD_OUT, HELD_OUT + GAMES)
    games = [play_match(job, Match(n, seed, lineup(QUICK, seats, seed))) for n, seed in enumerate(seeds)]
    return sample_of(games, len(RULES.features().of_seat(config)))


def chances_of(seats: int, sample: Sample) -> Any:
    judge = weights_of(RULES.variant(), seats).judge
    sides = tuple((side,) for side in range(sample.own.shape[1]))
    pairs = zip(sample.own.tolist(), sample.table.tolist(), strict=True)
    return np.array([judge.chances(own, table, sides) for own, table in pairs])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_chances_are_true_to_games_that_nobody_learned_from(seats: int) -> None:
    """A small sample, so generous bounds: better than knowing nothing, and no tenth far from what was seen."""
    sample = held_out(seats)
    chances = chances_of(seats, sample)
    assert cross_entropy(chances, sample.won) < 0.97 * uniform(sample.own.shape[1])
    assert worst_gap(reliability(chances, sample.won), least=150) < 0.15


def test_a_variant_without_weights_is_judged_plainly() -> None:
    with toys():
        game = kanly.new("imperium", edition="toy", seats=3, seed=1)
        assert judge_of(game.rules, game.state) is None
        bot = SearchBot(game.rules, "8n")
        assert bot.choose(game.decision, lambda: game.observe(game.to_move), kanly.Rng.seeded(1))


def test_the_search_judges_by_the_weights_of_the_game() -> None:
    game = kanly.new("imperium", seats=4, seed=1)
    assert kind_of(game.config) == "base-4"
    shipped, plain = (SearchBot(game.rules, told) for told in ("8n", "8n@plain"))
    assert shipped.judge(game.state) is not None
    assert plain.judge(game.state) is None
