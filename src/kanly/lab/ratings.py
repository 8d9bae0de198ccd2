"""Ratings from places: how strong each bot is, on one scale, and how sure that is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from kanly.lab.extras import needs


@dataclass(frozen=True)
class Rating:
    """A bot's strength as a bell curve around `mu`; everyone begins with 25 and a `sigma` of 8.33."""

    mu: float
    sigma: float


START: Final = Rating(25.0, 25.0 / 3)


def rate(games: Iterable[Mapping[tuple[str, ...], float]]) -> dict[str, Rating]:
    """Return ratings by the Plackett-Luce model of openskill, from the place that each side reached in each game.

    A side is the bots of a team, or a bot alone; who sits on several of them is rated for each, and the mean counts.
    Bots do not learn between games, so nothing is added to their uncertainty from one game to the next.
    """
    model = needs("openskill.models", "lab").PlackettLuce(tau=0.0)
    ratings: dict[str, Rating] = {}
    for game in games:
        if len(game) < 2:
            continue
        before = [[ratings.get(bot, START) for bot in side] for side in game]
        teams = [[model.rating(mu=rating.mu, sigma=rating.sigma) for rating in side] for side in before]
        found = defaultdict(list)
        for side, rated in zip(game, model.rate(teams, ranks=list(game.values())), strict=True):
            for bot, rating in zip(side, rated, strict=True):
                found[bot].append(rating)
        for bot, seen in found.items():
            ratings[bot] = Rating(fmean(rating.mu for rating in seen), fmean(rating.sigma for rating in seen))
    return ratings
