"""Learning what a game's features are worth: games of bots among themselves, a judge fitted to them, and again.

The first games are those of quick bots, and many; the judge fitted to them lets the search play the next ones, which
are fewer and better. After each round of that the judge learns from all of them, those of the search last. A tenth of
all games is held out, and the report speaks of these alone. The same seed gives the same games and the same weights.
Then the search teaches a glance (`train_glance.py`).
"""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kanly.engine import Config, ConfigError
from kanly.engine.weights import Weights, names_of, write_glance, write_weights
from kanly.games import rules_of
from kanly.lab.arena import arena
from kanly.lab.extras import needs
from kanly.lab.findings import findings
from kanly.lab.run import How
from kanly.lab.selfplay import QUICK, games_of, provenance
from kanly.lab.train_glance import Looking, compare, train_glance

if TYPE_CHECKING:
    from kanly.lab.fit import Net, Sample

MOMENTS: Final = (8, 40)
"""Moments that are kept of a game of quick bots, and of the search."""
HELD: Final = 10
"""One game in so many is held out, and another one settles how bold the chances may be."""
FEWEST: Final = 24
"""Games of which some are left to learn from."""
EPOCHS: Final = (4, 1)
"""How often the judge goes through the games of quick bots, and then through those of the search."""
GENTLE: Final = 1e-3
"""The rate at which it learns from the search, after the quick bots."""
BESIDE: Final = 3
"""How many moments of quick bots it sees again beside each of the search, which are too few to learn from alone."""
LEAST: Final = 500
"""Cases that a tenth needs before it says anything about reliability."""
ARENA: Final = 1_000_000
"""How far the seeds of the arena, and of each round of games, are from those of the games before."""


@dataclass(frozen=True)
class Effort:
    """How much is played: games of quick bots, rounds of games of the search, its budget, and games of the arena.

    Without games of quick bots the judge stays as it is. `glance` are the games in which a search of the budget `asked`
    says what it would do; without any the glance stays as it is.
    """

    quick: int = 24_000
    rounds: int = 2
    games: int = 1_500
    budget: str = "24n"
    arena: int = 120
    glance: int = 1_200
    asked: str = "200n"

    def check(self) -> None:
        """Raise ConfigError for what makes no training."""
        if not self.quick and not self.glance:
            raise ConfigError("nothing is to be learned: neither a judge nor a glance")
        few = [self.quick, self.games] if self.quick else []
        few += [self.glance] if self.glance else []
        if min(few) < FEWEST or min(self.rounds, self.arena) < 0:
            raise ConfigError(f"training needs {FEWEST} games or more of each kind")


@dataclass
class Trained:
    """What came of training for one number of people: weights, their figures, and how they did in the arena.

    Of what was not learned there are none.
    """

    config: Config
    weights: Weights | None = None
    figures: dict[str, Any] = field(default_factory=dict)
    arena: dict[str, Any] = field(default_factory=dict)
    looking: Looking | None = None


def train(config: Config, effort: Effort, seed: int = 0, how: How | None = None, before: str = "") -> Trained:
    """Learn to judge games of a configuration, and to look at their actions.

    `before` are the judge's weights to beat in the arena: a file, `plain` or none. Raises ConfigError where games fail,
    or NumPy is missing.
    """
    needs("numpy", "lab")
    effort.check()
    how = how or How()
    trained = Trained(config)
    with tempfile.TemporaryDirectory() as name:
        folder, judge = Path(name), ""
        if effort.quick:
            trained.weights, trained.figures = _train_judge(config, effort, seed, how, folder)
            judge = _keep(folder / "judge.json", write_weights(trained.weights))
            if effort.arena and before:
                trained.arena = _compare(config, effort, f"@{judge}", f"@{before}", seed, how)
        if effort.glance:
            trained.looking = train_glance(config, effort.glance, effort.asked, judge, seed, how)
        if trained.looking is not None and effort.arena:
            glance = _keep(folder / "glance.json", write_glance(trained.looking.weights))
            trained.looking.arena = compare(config, glance, judge, effort.arena, effort.budget, seed, how)
    return trained


def _train_judge(config: Config, effort: Effort, seed: int, how: How, folder: Path) -> tuple[Weights, dict[str, Any]]:
    """Fit a judge to games of quick bots and then, in rounds, of the search that uses it."""
    from kanly.lab.fit import Net, sample_of, together

    width = len(rules_of(config.game).features().of_seat(config))

    def play(bots: Sequence[str], games: int, first: int, moments: int) -> Sample:
        return sample_of(games_of(config, bots, games, first, how, moments), width)

    quick, settle, held_quick = play(QUICK, effort.quick, seed, MOMENTS[0]).split(HELD)
    net = Net(quick, seed)
    net.learn(quick, EPOCHS[0])
    net.settle(settle)
    played: list[Sample] = []
    held: list[Sample] = []
    apart = [settle]
    for turn in range(effort.rounds):
        file = _keep(folder / f"{turn}.json", write_weights(_weights(config, net.numbers(), {})))
        search = f"search:{effort.budget}@{file}@hand"
        sample = play((search, *QUICK), effort.games, seed + (turn + 1) * ARENA, MOMENTS[1])
        for part, where in zip(sample.split(HELD), (played, apart, held), strict=True):
            where.append(part)
        net = Net(quick, seed)
        net.learn(quick, EPOCHS[0])
        found = together(played)
        net.learn(together([found, quick.some(BESIDE * len(found), seed)]), EPOCHS[1], GENTLE)
        net.settle(together(apart))
    figures = {"quick": figures_of(net, held_quick)}
    if held:
        figures["search"] = figures_of(net, together(held))
    return _weights(config, net.numbers(), _made(config, effort, seed, figures)), figures


def _keep(file: Path, text: str) -> str:
    """Write weights to a file, and return its name as bots are told it."""
    file.write_text(text, encoding="utf-8")
    return str(file)


def figures_of(net: Net, sample: Sample) -> dict[str, Any]:
    """Return how true the chances of held-out moments are, all in all and by round."""
    from kanly.lab.reliability import best_named, cross_entropy, reliability, uniform, worst_gap

    chances = net.chances(sample)
    bins = reliability(chances, sample.won)
    rounds = {}
    for number in sorted(set(sample.round.tolist())):
        there = sample.round == number
        rounds[str(number)] = {
            "moments": int(there.sum()),
            "cross_entropy": round(cross_entropy(chances[there], sample.won[there]), 4),
        }
    return {
        "moments": len(sample),
        "uniform": round(uniform(sample.won.shape[1]), 4),
        "cross_entropy": round(cross_entropy(chances, sample.won), 4),
        "best_named": round(best_named(chances, sample.won), 4),
        "reliability": [[it.cases, round(it.said, 4), round(it.seen, 4)] for it in bins],
        "worst_gap": round(worst_gap(bins, LEAST), 4),
        "rounds": rounds,
    }


def _compare(config: Config, effort: Effort, new: str, old: str, seed: int, how: How) -> dict[str, Any]:
    """Let the search with the new weights play against itself with those before: one seat against the others."""
    codes = [f"search:{effort.budget}{weights}" for weights in (new, old)]
    bots = [codes[0], *[codes[1]] * max(1, config.seats - 1)]
    options = {name: value for name, value in config.options.items() if name != "confirm"}
    tournament = arena(
        config.game, bots, effort.arena, seed - ARENA, config.seats, config.edition,
        How(how.jobs, how.ray, limit=how.limit), modules=config.modules, **options,
    )  # fmt: skip
    found = findings(tournament)
    rows = {row["bot"]: row for row in found["standings"]}
    return {"games": found["games"], "chance": found["chance"], "new": rows[codes[0]]["win_rate"],
            "before": rows[codes[1]]["win_rate"]}  # fmt: skip


def _weights(config: Config, numbers: dict[str, Any], made: dict[str, Any]) -> Weights:
    seat, table = names_of(rules_of(config.game).features(), config)
    return Weights(seat, table, numbers, made)


def _made(config: Config, effort: Effort, seed: int, figures: dict[str, Any]) -> dict[str, Any]:
    short = {name: {key: value for key, value in of.items() if key != "rounds"} for name, of in figures.items()}
    games = {"quick": effort.quick, "search": effort.rounds * effort.games, "budget": effort.budget}
    return provenance(config, seed, games, short)
