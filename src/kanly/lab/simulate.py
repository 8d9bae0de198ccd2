"""Playing many games between bots, in one process or several, with the same results for the same seeds."""

from __future__ import annotations

import multiprocessing
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from kanly.bots import Bot, make_bot
from kanly.engine import Config, ConfigError, Game, Rng, Rules
from kanly.games import rules_of
from kanly.lab.play import play_game

CHUNK = 8
"""How many games a worker plays before it reports."""


@dataclass(frozen=True)
class Job:
    """What every worker needs to know."""

    config: Config
    bots: tuple[str, ...]
    seed: int
    check: bool


@dataclass
class SimulationReport:
    """What was played and what came of it."""

    game: str
    edition: str
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
    points_by_seat: list[int] = field(default_factory=list)
    most_options: int = 0
    reached: Counter[str] = field(default_factory=Counter)

    def add(self, other: SimulationReport) -> None:
        """Add the results of other games of the same job."""
        self.games += other.games
        self.decisions += other.decisions
        self.cpu_seconds += other.cpu_seconds
        self.rounds += other.rounds
        self.checks += other.checks
        self.violations += other.violations
        self.wins_by_seat = [a + b for a, b in zip(self.wins_by_seat, other.wins_by_seat, strict=True)]
        self.points_by_seat = [a + b for a, b in zip(self.points_by_seat, other.points_by_seat, strict=True)]
        self.most_options = max(self.most_options, other.most_options)
        self.reached.update(other.reached)

    @property
    def wins_of_people(self) -> int:
        """How many games were not won by an opponent of the game's own."""
        return sum(self.wins_by_seat[: self.seats])

    def as_dict(self) -> dict[str, Any]:
        """Return the report as plain data."""
        games = max(1, self.games)
        cpu = max(self.cpu_seconds, 1e-9)
        return {
            "game": self.game,
            "edition": self.edition,
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
        every = {
            f"{item['kind']}/{item['id']}"
            for item in rules_of(self.game).components(self.edition)
            if self.seats in item.get("people", (self.seats,))
        }
        return {
            "components": len(every),
            "components_reached": len(every & self.reached.keys()),
            "components_unreached": sorted(every - self.reached.keys()),
        }


def simulate(
    game: str,
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    edition: str = "",
    leaders: str = "random",
    check: bool = False,
    progress: Callable[[int], None] | None = None,
    difficulty: str = "",
) -> SimulationReport:
    """Play games between bots and return what came of them.

    `bots` is one name for all seats, or one a seat. Game number i has the seed `seed + i` whatever the number
    of jobs. With `check` the invariants are checked at every decision; a game that breaks one, raises or
    stalls is reported with its record and the run goes on. Raises ConfigError.
    """
    rules = rules_of(game)
    options = {"leaders": leaders, **({"difficulty": difficulty} if difficulty else {})}
    config = rules.configure(seats, edition, (), options)
    names = tuple(bots) * seats if len(bots) == 1 else tuple(bots)
    if len(names) != seats:
        raise ConfigError(f"{len(names)} bots for {seats} seats; give one name, or one a seat")
    for name in names:
        make_bot(name, rules)
    if games < 1 or jobs < 1:
        raise ConfigError("games and jobs are at least 1")
    job = Job(config, names, seed, check)
    total = _empty(job)
    for report in _reports(job, games, jobs):
        total.add(report)
        if progress is not None:
            progress(report.games)
    return total


def _reports(job: Job, games: int, jobs: int) -> Iterator[SimulationReport]:
    chunks = [(job, start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    if jobs == 1 or len(chunks) == 1:
        yield from map(_play_chunk, chunks)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(chunks)), mp_context=context) as pool:
        yield from pool.map(_play_chunk, chunks)


def _empty(job: Job) -> SimulationReport:
    config = job.config
    participants = rules_of(config.game).participants(config)
    return SimulationReport(
        config.game,
        config.edition,
        config.seats,
        job.bots,
        job.seed,
        config.options,
        wins_by_seat=[0] * participants,
        points_by_seat=[0] * participants,
    )


def _play_chunk(task: tuple[Job, int, int]) -> SimulationReport:
    job, start, stop = task
    rules = rules_of(job.config.game)
    bots = [make_bot(name, rules) for name in job.bots]
    report = _empty(job)
    clock = time.process_time()
    for number in range(start, stop):
        _play_one(job, rules, bots, job.seed + number, report)
    report.cpu_seconds = time.process_time() - clock
    return report


def _play_one(job: Job, rules: Rules, bots: list[Bot], seed: int, report: SimulationReport) -> None:
    game = Game.start(rules, job.config, seed, journal=False, undo=False)
    broken = partial(_report_failure, report, game) if job.check else None
    try:
        report.most_options = max(report.most_options, play_game(game, bots, Rng.seeded(~seed), broken))
    except Exception as error:  # a game that fails must not end the run: it is reported with its record
        _report_failure(report, game, f"{type(error).__name__}: {error}")
    report.games += 1
    report.decisions += len(game.actions)
    report.rounds += rules.progress(game.state)["round"]
    if job.check:
        report.checks += len(game.actions)
        report.reached.update(rules.reached(game.state, [action for _, action in game.actions]))
    outcome = game.outcome
    if outcome is not None:
        for seat in outcome.winners:
            report.wins_by_seat[seat] += 1
        for seat, score in enumerate(outcome.scores):
            report.points_by_seat[seat] += score


def _report_failure(report: SimulationReport, game: Game, reason: str) -> None:
    report.violations.append(
        {"seed": game.seed, "decision": len(game.actions), "reason": reason, "record": game.record()}
    )
