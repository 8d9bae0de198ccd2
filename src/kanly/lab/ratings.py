"""Ratings from places: how strong each bot is, on one scale, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from kanly.lab.extras import needs


@dataclass(frozen=True)
class Rating:
    """A bot's strength as a bell curve around `mu`; everyone begins with 25 and a `sigma` of 8.33."""

    mu: float
    sigma: float


def rate(games: Iterable[Mapping[str, float]]) -> dict[str, Rating]:
    """Return ratings by the Plackett-Luce model of openskill, from the place that each bot reached in each game.

    Bots do not learn between games, so nothing is added to their uncertainty from one game to the next.
    """
    model = needs("openskill.models", "lab").PlackettLuce(tau=0.0)
    ratings: dict[str, Any] = {}
    for game in games:
        if len(game) < 2:
            continue
        teams = [[ratings.get(bot) or model.rating()] for bot in game]
        rated = model.rate(teams, ranks=list(game.values()))
        ratings.update({bot: team[0] for bot, team in zip(game, rated, strict=True)})
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in ratings.items()}
