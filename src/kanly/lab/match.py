"""One game of a run: what it is made from, and what came of it, as plain data that travels and can be stored.

A game is determined by its job and its match alone: bots are made anew for each, so it does not matter which
process plays it, or after which other game.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from types import FrameType
from typing import Any

from kanly.bots import Bot, make_bot
from kanly.bots.bot import Observe
from kanly.engine import Action, Config, Decision, Game, Rng
from kanly.games import rules_of
from kanly.lab.play import play_game
from kanly.lab.watch import Choice, Moment, Pupil, Watcher

LIMIT = 3600.0
"""CPU seconds after which a game counts as stalled."""

THE_GAME = "game"
"""Who sits at a seat that the game itself plays."""


@dataclass(frozen=True)
class Job:
    """What all games of a run have in common.

    `check` checks the invariants at every decision, `statistics` gathers what the game can tell about each
    seat, and how long the bots took, `moments` keeps what could be seen at so many moments of each game; `teacher` is a
    bot that is asked about one decision in `every`, and its choices are kept. Games are of the configurations
    `settings` in turn, where there are any.
    """

    config: Config
    check: bool = False
    statistics: bool = False
    limit: float = LIMIT
    moments: int = 0
    teacher: str = ""
    every: int = 1
    settings: tuple[Config, ...] = ()

    def setting(self, number: int) -> Config:
        """Return the configuration of a game by its number."""
        return self.settings[number % len(self.settings)] if self.settings else self.config


@dataclass(frozen=True)
class Match:
    """One game to play: its number in the run, its seed, and the bot of each seat."""

    number: int
    seed: int
    bots: tuple[str, ...]


@dataclass
class Times:
    """How long a bot took over decisions that left it a choice, in seconds: of the clock, and of the processor."""

    decisions: int = 0
    wall: float = 0.0
    cpu: float = 0.0
    longest_wall: float = 0.0
    longest_cpu: float = 0.0

    def add(self, other: Times) -> None:
        """Add what a bot took elsewhere."""
        self.decisions += other.decisions
        self.wall += other.wall
        self.cpu += other.cpu
        self.longest_wall = max(self.longest_wall, other.longest_wall)
        self.longest_cpu = max(self.longest_cpu, other.longest_cpu)


@dataclass
class Played:
    """What came of a match.

    Lists go by participant; a place is 1 for the first, 0 for who is not ranked; `teams` are the seats that play
    together. A game that failed has no places, points and statistics.
    """

    number: int
    seed: int
    bots: list[str]
    rounds: int = 0
    decisions: int = 0
    most_options: int = 0
    cpu_seconds: float = 0.0
    places: list[int] = field(default_factory=list)
    teams: list[list[int]] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    asked: list[int] = field(default_factory=list)
    statistics: list[dict[str, Any]] = field(default_factory=list)
    times: list[Times] = field(default_factory=list)
    failures: list[dict[str, Any]] = field(default_factory=list)
    reached: list[str] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)

    @staticmethod
    def from_data(data: dict[str, Any]) -> Played:
        """Return what `dataclasses.asdict` made plain data of."""
        return Played(**{**data, "times": [Times(**times) for times in data["times"]]})

    def sitter(self, seat: int) -> str:
        """Return the bot of a seat, or THE_GAME."""
        return self.bots[seat] if seat < len(self.bots) else THE_GAME

    def sides(self) -> list[list[int]]:
        """Return the ranked seats by who plays together, in the order of their first seats."""
        sides: list[list[int]] = []
        for seat, place in enumerate(self.places):
            team = next((team for team in self.teams if seat in team), [seat])
            if place and team not in sides:
                sides.append(team)
        return sides

    def fail(self, game: Game | None, reason: str) -> None:
        """Note what went wrong, with the record of the game so far, if it could be set up at all."""
        decision, record = (len(game.actions), game.record()) if game else (0, "")
        self.failures.append({"seed": self.seed, "decision": decision, "reason": reason, "record": record})


class TimedBot(Bot):
    """Another bot, and how long it takes."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.rules)
        self.bot = bot
        self.times = Times()

    def choose(self, decision: Decision, observe: Observe, rng: Rng) -> Action:
        """Let the bot choose, and look at the clock."""
        if len(decision.actions) == 1:
            return self.bot.choose(decision, observe, rng)
        wall, cpu = time.perf_counter(), time.process_time()
        action = self.bot.choose(decision, observe, rng)
        wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
        self.times.add(Times(1, wall, cpu, wall, cpu))
        return action


def play_match(job: Job, match: Match) -> Played:
    """Play a match; one that breaks an invariant, raises or stalls is returned with its failures."""
    played = Played(match.number, match.seed, list(match.bots))
    rules = rules_of(job.config.game)
    clock = time.process_time()
    try:
        bots = [make_bot(code, rules) for code in match.bots]
        pupil = Pupil(rules, job.teacher, job.every, match.seed) if job.teacher else None
        game = Game.start(rules, job.setting(match.number), match.seed, journal=job.statistics, undo=False)
    except Exception as error:
        played.fail(None, _reason(error))
        return played
    timed = [TimedBot(bot) for bot in bots] if job.statistics else []
    broken = partial(played.fail, game) if job.check else None
    watcher = Watcher(rules, job.moments, match.seed) if job.moments else None
    try:
        with _cpu_limit(job.limit):
            played.most_options = play_game(game, [*timed] or bots, Rng.seeded(~match.seed), broken, watcher or pupil)
        _tell_outcome(played, game, job)
    except Exception as error:  # a game that fails must not end the run: it is reported with its record
        played.fail(game, _reason(error))
    _tell_course(played, game, job)
    played.times = [bot.times for bot in timed]
    played.moments = watcher.kept if watcher else []
    played.choices = pupil.kept if pupil else []
    played.cpu_seconds = time.process_time() - clock
    return played


def lost_match(job: Job, match: Match) -> Played:
    """Return a match whose process died, so that only its beginning is known."""
    played = Played(match.number, match.seed, list(match.bots))
    rules, config = rules_of(job.config.game), job.setting(match.number)
    game = Game.start(rules, config, match.seed, journal=False, undo=False)
    played.fail(game, "the process that played it died")
    return played


def _reason(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def _tell_course(played: Played, game: Game, job: Job) -> None:
    played.decisions = len(game.actions)
    played.rounds = game.rules.progress(game.state)["round"]
    if job.check:
        played.reached = sorted(game.rules.inventory().reached(game.state, [action for _, action in game.actions]))


def _tell_outcome(played: Played, game: Game, job: Job) -> None:
    rules, outcome = game.rules, game.outcome
    assert outcome is not None
    if job.statistics:
        seats = range(rules.participants(job.config))
        deciders = [seat for seat, _ in game.actions]
        played.asked = [deciders.count(seat) for seat in seats]
        inventory = rules.inventory()
        played.statistics = [dict(inventory.statistics(game.state, seat, game.events)) for seat in seats]
    played.places = outcome.places()
    played.teams = [list(team) for team in outcome.teams]
    played.points = list(outcome.scores)


@contextmanager
def _cpu_limit(seconds: float) -> Iterator[None]:
    """Raise TimeoutError inside when it uses more CPU seconds; where the system has no such timer, do nothing."""

    def stalled(signal_number: int, frame: FrameType | None) -> None:
        raise TimeoutError(f"the game stalled: no end after {seconds:g} CPU seconds")

    try:
        before = signal.signal(signal.SIGPROF, stalled)
    except (AttributeError, ValueError):  # not on this system, or not in the main thread
        yield
        return
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
