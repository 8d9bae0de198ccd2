"""A tournament between bots: fair seats, the same luck for everyone, and what can be claimed afterwards."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import permutations, product
from statistics import fmean
from typing import Any

from kanly import __version__
from kanly.engine import ConfigError
from kanly.engine.options import Variant
from kanly.games import rules_of
from kanly.lab.design import block_count, fair_matches, sides_of
from kanly.lab.extras import needs
from kanly.lab.match import THE_GAME, Job, Played, Times
from kanly.lab.run import How, run
from kanly.lab.simulate import check_bots, configure


@dataclass
class Share:
    """How often a bot was there, and how often it won then."""

    seats: int = 0
    wins: int = 0

    def add(self, won: bool) -> None:
        """Count a seat."""
        self.seats += 1
        self.wins += won


Shares = defaultdict[str, Share]
"""Shares by bot."""


def _shares() -> Shares:
    return defaultdict(Share)


@dataclass
class Tally:
    """What one bot did in all its seats."""

    all: Share = field(default_factory=Share)
    by_seat: defaultdict[int, Share] = field(default_factory=lambda: defaultdict(Share))
    places: int = 0
    points: int = 0
    numbers: Counter[str] = field(default_factory=Counter)
    times: Times = field(default_factory=Times)


@dataclass
class Tournament:
    """What was played, counted so that the order in which games end does not matter.

    `groups` and `components` hold, by the name of a statistic and its values, the shares of each bot: groups for
    texts such as what a seat plays, components for lists such as the cards it got (a seat counts once for each).
    `places` holds, by game, the mean place of each side: of the bots of a team, or of a bot alone.
    """

    job: Job
    bots: tuple[str, ...]
    seed: int
    version: str = __version__
    tallies: dict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))
    groups: dict[str, dict[str, Shares]] = field(default_factory=lambda: defaultdict(lambda: defaultdict(_shares)))
    components: dict[str, dict[str, Shares]] = field(default_factory=lambda: defaultdict(lambda: defaultdict(_shares)))
    beaten: dict[tuple[str, str], Share] = field(default_factory=lambda: defaultdict(Share))
    places: dict[int, dict[tuple[str, ...], float]] = field(default_factory=dict)
    blocks: dict[int, Shares] = field(default_factory=lambda: defaultdict(_shares))
    failures: list[dict[str, Any]] = field(default_factory=list)
    games: int = 0
    sides: int = 0
    rounds: int = 0
    decisions: int = 0
    cpu_seconds: float = 0.0

    def count(self, played: Played) -> None:
        """Count a game; one without an end counts for nobody."""
        self.games += 1
        self.rounds += played.rounds
        self.decisions += played.decisions
        self.cpu_seconds += played.cpu_seconds
        self.failures += played.failures
        for seat, place in enumerate(played.places):
            if place and seat < len(played.bots):
                self._count_seat(played, seat)
        for bot, times in zip(played.bots, played.times, strict=False):
            self.tallies[bot].times.add(times)
        self._count_sides(played)

    def _count_sides(self, played: Played) -> None:
        """Count who was before whom; nobody is compared with who plays on the same side."""
        sides = played.sides()
        if not sides:
            return
        self.sides = len(sides)
        reached = defaultdict(list)
        for side in sides:
            reached[tuple(sorted(map(played.sitter, side)))].append(played.places[side[0]])
        self.places[played.number] = {bots: fmean(places) for bots, places in reached.items()}
        for side, other_side in permutations(sides, 2):
            before = played.places[side[0]] < played.places[other_side[0]]
            for one, other in product(map(played.sitter, side), map(played.sitter, other_side)):
                if one != other:
                    self.beaten[one, other].add(before)

    def _count_seat(self, played: Played, seat: int) -> None:
        bot, won = played.bots[seat], played.places[seat] == 1
        tally = self.tallies[bot]
        tally.all.add(won)
        tally.by_seat[seat].add(won)
        tally.places += played.places[seat]
        tally.points += played.points[seat]
        self.blocks[played.number // len(self.bots)][bot].add(won)
        for name, value in played.statistics[seat].items():
            if isinstance(value, str):
                self.groups[name][value][bot].add(won)
            elif isinstance(value, list):
                for component in set(value):
                    self.components[name][component][bot].add(won)
            else:
                tally.numbers[name] += value

    @property
    def codes(self) -> tuple[str, ...]:
        """The bots, each once, in the order in which they were named."""
        return tuple(dict.fromkeys(self.bots))

    @property
    def chance(self) -> float | None:
        """The share of wins that sides of equal strength have; None against the game's own opponents."""
        a_game = next(iter(self.places.values()), {})
        return None if any(THE_GAME in side for side in a_game) else 1 / (self.sides or self.job.config.seats)


def arena(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    seats: int | None = None,
    edition: str = "",
    how: How | None = None,
    *,
    modules: Iterable[str] = (),
    **options: object,
) -> Tournament:
    """Play a tournament of at least so many games and return what came of it.

    `design` says who sits where; the games are filled up to whole blocks. `options` are those of the game. Raises
    ConfigError, and OSError for files.
    """
    how = how or How()
    how.check()
    needs("openskill.models", "lab")
    config = configure(game, seats, edition, modules, options)
    if not bots:
        raise ConfigError("name at least one bot")
    check_bots(bots, game)
    if games < 1:
        raise ConfigError("games and jobs are at least 1")
    job = Job(config, statistics=True, limit=how.limit)
    tournament = Tournament(job, tuple(bots), seed)
    blocks = block_count(bots, games)
    matches = fair_matches(bots, sides_of(config), blocks, seed)
    plan = {"run": "arena", "bots": tuple(bots), "seed": seed}
    for played in run(job, matches, blocks * len(bots), plan, how):
        tournament.count(played)
    tournament.failures.sort(key=lambda failure: (failure["seed"], failure["decision"]))
    return tournament


def component_names(game: str, variant: Variant) -> dict[str, str]:
    """Return the names of a game's components by their ids."""
    return {item["id"]: item["name"] for item in rules_of(game).inventory().components(variant)}
