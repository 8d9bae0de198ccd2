"""Games of bots among themselves to learn from: who plays, and where what was learned comes from."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from kanly import __version__
from kanly.engine import Config, ConfigError, Rng
from kanly.engine.features import kind_of
from kanly.games import rules_of
from kanly.lab.match import Job, Match, Played
from kanly.lab.run import How, run

QUICK: Final = ("quick:5@hand", "quick:25@hand", "quick:80@hand")


def games_of(
    config: Config, bots: Sequence[str], games: int, first: int, how: How, moments: int = 0, teacher: str = "",
    every: int = 1,
) -> list[Played]:  # fmt: skip
    """Return games in the order of their numbers; raises ConfigError where one fails."""
    settings = tuple(rules_of(config.game).features().settings(config))
    job = Job(config, limit=how.limit, moments=moments, teacher=teacher, every=every, settings=settings)
    matches = (Match(number, first + number, lineup(bots, config.seats, first + number)) for number in range(games))
    plan = {"run": "train", "bots": tuple(bots), "seed": first}
    found = sorted(run(job, matches, games, plan, how), key=lambda played: played.number)
    failures = [failure for played in found for failure in played.failures]
    if failures:
        raise ConfigError(f"a game failed (seed {failures[0]['seed']}): {failures[0]['reason']}")
    return found


def lineup(bots: Sequence[str], seats: int, seed: int) -> tuple[str, ...]:
    """Return who plays a game: with an even seed the first bot, else one by lot, at all seats.

    Of all at one table none plays better than the others: else a judge would take what good players like for good.
    """
    rng = Rng.seeded(~seed ^ 1 << 66)  # neither the stream of the game nor that of its bots
    return (bots[0 if seed % 2 == 0 else rng.below(len(bots))],) * seats


def provenance(config: Config, seed: int, games: dict[str, Any], figures: dict[str, Any]) -> dict[str, Any]:
    """Return where weights come from."""
    return {
        "kind": kind_of(config),
        "game": config.game,
        "edition": config.edition,
        "modules": list(config.modules),
        "seats": config.seats,
        "rules": rules_of(config.game).version,
        "kanly": __version__,
        "commit": commit(),
        "seed": seed,
        "games": games,
        "figures": figures,
    }


def commit() -> str:
    """Return the commit that this kanly is of, with `-dirty` where files differ from it; nothing without a checkout."""
    asked = ["git", "-C", str(Path(__file__).parent), "describe", "--always", "--dirty"]
    try:
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""
