"""Playing many games between bots, with the same results for the same seeds wherever they are played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kanly.bots import make_bot
from kanly.engine import Config, ConfigError
from kanly.engine.options import as_texts
from kanly.games import rules_of
from kanly.lab.match import LIMIT, Job, Match, Played
from kanly.lab.run import How, run


@dataclass
class SimulationReport:
    """What was played and what came of it."""

    game: str
    edition: str
    modules: tuple[str, ...]
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    games: int = 0
    decisions: int = 0
    cpu_seconds: float = 0.0
    rounds: int = 0
    checks: int = 0
    violations: list[dict[str, Any]] = field(default_factory=list)
    wins_by_seat: list[int] = field(default_factory=list)
    wins_of_people: int = 0
    """How many games were not won by an opponent of the game's own."""
    points_by_seat: list[int] = field(default_factory=list)
    most_options: int = 0
    reached: Counter[str] = field(default_factory=Counter)

    def count(self, played: Played, check: bool) -> None:
        """Count a game."""
        self.games += 1
        self.decisions += played.decisions
        self.cpu_seconds += played.cpu_seconds
        self.rounds += played.rounds
        self.checks += played.decisions if check else 0
        self.violations += played.failures
        self.most_options = max(self.most_options, played.most_options)
        self.reached.update(played.reached)
        self.wins_of_people += 1 in played.places[: self.seats]
        for seat, place in enumerate(played.places):
            self.wins_by_seat[seat] += place == 1
            self.points_by_seat[seat] += played.points[seat]

    def add(self, other: SimulationReport) -> None:
        """Add the results of other games of the same job."""
        self.games += other.games
        self.decisions += other.decisions
        self.cpu_seconds += other.cpu_seconds
        self.rounds += other.rounds
        self.checks += other.checks
        self.violations += other.violations
        self.wins_of_people += other.wins_of_people
        self.wins_by_seat = [a + b for a, b in zip(self.wins_by_seat, other.wins_by_seat, strict=True)]
        self.points_by_seat = [a + b for a, b in zip(self.points_by_seat, other.points_by_seat, strict=True)]
        self.most_options = max(self.most_options, other.most_options)
        self.reached.update(other.reached)

    def as_dict(self) -> dict[str, Any]:
        """Return the report as plain data."""
        games = max(1, self.games)
        cpu = max(self.cpu_seconds, 1e-9)
        return {
            "game": self.game,
            "edition": self.edition,
            "modules": list(self.modules),
            "seats": self.seats,
            "bots": list(self.bots),
            "seed": self.seed,
            "options": self.options,
            "games": self.games,
            "decisions": self.decisions,
            "decisions_per_game": round(self.decisions / games, 1),
            "most_options": self.most_options,
            "cpu_seconds": round(self.cpu_seconds, 3),
            "games_per_cpu_second": round(self.games / cpu, 2),
            "decisions_per_cpu_second": round(self.decisions / cpu, 1),
            "wins_by_seat": self.wins_by_seat,
            "win_rate": round(self.wins_of_people / games, 4),
            "mean_points_by_seat": [round(points / games, 2) for points in self.points_by_seat],
            "mean_rounds": round(self.rounds / games, 2),
            "checks": self.checks,
            "violations": self.violations,
            **self._coverage(),
        }

    def _coverage(self) -> dict[str, Any]:
        """Return which components the games reached; counted in checked runs only."""
        if not self.checks:
            return {}
        rules = rules_of(self.game)
        every = {
            f"{item['kind']}/{item['id']}"
            for item in rules.inventory().components(rules.variant(self.edition, self.modules, self.seats))
            if self.seats in item.get("people", (self.seats,))
        }
        return {
            "components": len(every),
            "components_reached": len(every & self.reached.keys()),
            "components_unreached": sorted(every - self.reached.keys()),
        }


def simulate(
    game: str,
    seats: int | None,
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    edition: str = "",
    check: bool = False,
    progress: Callable[[int], None] | None = None,
    *,
    modules: Iterable[str] = (),
    ray: str = "",
    out: Path | None = None,
    resume: bool = False,
    failures: Path | None = None,
    limit: float = LIMIT,
    **options: object,
) -> SimulationReport:
    """Play games between bots and return what came of them.

    `bots` is one name for all seats, or one a seat. Game number i has the seed `seed + i`. With `check` the
    invariants are checked at every decision; a game that breaks one, raises or stalls is reported with its record
    and the run goes on. `ray` and what follows is `How` the run is carried out; `options` are those of the game. Raises
    ConfigError, and OSError for `out`.
    """
    how = How(jobs, ray, out, resume, failures, limit, progress)
    how.check()
    config = configure(game, seats, edition, modules, options)
    seats = config.seats
    names = tuple(bots) * seats if len(bots) == 1 else tuple(bots)
    if len(names) != seats:
        raise ConfigError(f"{len(names)} bots for {seats} seats; give one name, or one a seat")
    check_bots(names, game)
    if games < 1:
        raise ConfigError("games and jobs are at least 1")
    job = Job(config, check, statistics=out is not None, limit=limit)
    matches = (Match(number, seed + number, names) for number in range(games))
    participants = rules_of(game).participants(config)
    report = SimulationReport(
        game,
        config.edition,
        config.modules,
        seats,
        names,
        seed,
        config.options,
        wins_by_seat=[0] * participants,
        points_by_seat=[0] * participants,
    )
    for played in run(job, matches, games, {"run": "simulate", "bots": names, "seed": seed}, how):
        report.count(played, check)
    report.violations.sort(key=lambda failure: (failure["seed"], failure["decision"]))
    return report


def configure(
    game: str, seats: int | None, edition: str, modules: Iterable[str], options: Mapping[str, object]
) -> Config:
    """Return the configuration of a run's games; raises ConfigError."""
    rules = rules_of(game)
    variant = rules.variant(edition, modules)
    return rules.configure(seats, variant.edition, variant.modules, as_texts(rules.options(variant), options))


def check_bots(codes: Sequence[str], game: str) -> None:
    """Raise ConfigError for a bot that there is not."""
    for code in dict.fromkeys(codes):
        make_bot(code, rules_of(game))
