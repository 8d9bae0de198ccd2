"""Learning what actions look like at a glance, from what the search chooses when it thinks for long.

Quick bots play, so that positions are met as playouts meet them; at some of their decisions the search is asked what it
would do. It looks with the hand-written glance: the same seed gives the same weights, whatever was learned before.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from kanly.engine import Config, ConfigError
from kanly.engine.weights import GlanceWeights, action_names
from kanly.games import rules_of
from kanly.lab.arena import arena
from kanly.lab.findings import findings
from kanly.lab.run import How
from kanly.lab.selfplay import QUICK, games_of, provenance

HELD: Final = 10
FEWEST: Final = 24
"""Games of which some are left to learn from, where one in HELD is held out."""
EVERY: Final = 8
"""The search is asked about one decision in so many."""
APART: Final = 500_000
"""How far the seeds of its games are from those that a judge learns from."""
ARENA: Final = 1_500_000


@dataclass
class Looking:
    """What came of it: weights, how well they foresee choices held out, and how they did in the arena."""

    weights: GlanceWeights
    figures: dict[str, Any]
    arena: dict[str, Any] = field(default_factory=dict)


def train_glance(config: Config, games: int, budget: str, judge: str, seed: int, how: How) -> Looking | None:
    """Learn to look at actions from a search of so much budget with the judge of a file, or the shipped one.

    Returns nothing for a game that shows no numbers of its actions; raises ConfigError for too few games.
    """
    from kanly.lab.fit_glance import figures_of, fitted, lesson_of, unit_of

    rules = rules_of(config.game)
    names = action_names(rules.features(), config)
    if not names:
        return None
    if games < FEWEST:
        raise ConfigError(f"training needs {FEWEST} games or more of each kind")
    played = games_of(config, QUICK, games, seed + APART, how, teacher=f"search:{budget}@{judge}@hand", every=EVERY)
    learned, settle, held = lesson_of(played, len(names)).split(HELD)
    fit, unit = fitted(learned, settle), unit_of(learned, rules.evaluation().noise)
    figures = figures_of(fit, unit, held)
    made = provenance(config, seed, {"quick": games, "asked": len(learned), "budget": budget}, figures)
    return Looking(GlanceWeights(names, fit.numbers(unit), made), figures)


def compare(config: Config, file: str, judge: str, games: int, budget: str, seed: int, how: How) -> dict[str, Any]:
    """Let bots with the learned glance play against the same with the hand-written one: one seat against the rest."""
    codes = {
        "quick": (f"quick:5@{file}", "quick:5@hand"),
        "search": (f"search:{budget}@{judge}@{file}", f"search:{budget}@{judge}@hand"),
    }
    options = {name: value for name, value in config.options.items() if name != "confirm"}
    found = {}
    for name, (new, old) in codes.items():
        tournament = arena(
            config.game, [new, *[old] * max(1, config.seats - 1)], games, seed - ARENA, config.seats, config.edition,
            How(how.jobs, how.ray, limit=how.limit), modules=config.modules, **options,
        )  # fmt: skip
        told = findings(tournament)
        rows = {row["bot"]: row["win_rate"] for row in told["standings"]}
        found[name] = {"games": told["games"], "chance": told["chance"], "learned": rows[new], "hand": rows[old]}
    return found
