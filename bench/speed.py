"""How fast is kanly? Ratios taken in one interleaved run, per CPU-second, medians of several rounds.

    make bench                                          # pure, compiled (if built) and catanatron (if installed)
    python bench/speed.py --rounds 9 --games 50 --json
    python bench/speed.py --against ../before           # this checkout over another one, pure and compiled
    python bench/speed.py --editions                    # every edition with all its modules over the first one

Each measurement runs in its own process, which makes sure that it runs the build it speaks of. The contestants take
turns within a round, forth and back, so that a slow moment of the machine hits all of them. The count of Python calls
per decision does not depend on the machine's mood.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))  # a script finds only what lies in its own folder

from tools.compile import insist, tree_of  # noqa: E402

Figures = dict[str, float]

REPEATS = 5
"""How often a process plays each game, to count its least time: the rest is noise."""
BATCHES = 100
"""How often a process times a few calls, for the same reason; a batch is short, so that some go undisturbed."""

COMPARED = ("decisions_per_cpu_second", "clone_us", "observe_us", "determinize_us")
"""What two checkouts are compared in."""


# -- what one process measures ---------------------------------------------------------------------------


FIRST_EDITION = "base"


def measure_kanly(games: int, seed: int, variant: str = FIRST_EDITION) -> Figures:
    import kanly

    spent, decisions = least_times(lambda number: play_kanly(seed + number, variant), games)
    game = _mid_game(kanly, variant)
    rng = kanly.Rng.seeded(1)
    return {
        "games_per_cpu_second": games / spent,
        "decisions_per_cpu_second": decisions / spent,
        "decisions_per_game": decisions / games,
        "clone_us": microseconds(game.state.clone, 200),
        "observe_us": microseconds(lambda: game.observe(1), 100),
        "determinize_us": microseconds(lambda: game.determinize(1, rng), 20),
        **_growth(kanly, variant),
    }


def new_game(kanly: Any, variant: str, seed: int, **options: Any) -> Any:
    """Return a game of four of an edition with modules, such as `uprising+choam`."""
    edition, *modules = variant.split("+")
    chosen = {} if variant == FIRST_EDITION else {"edition": edition, "modules": modules}
    return kanly.new("imperium", seats=4, seed=seed, **chosen, **options)


def play_kanly(seed: int, variant: str = FIRST_EDITION) -> int:
    """Play a game as the laboratory does and return the number of its decisions."""
    import kanly
    from kanly.bots import make_bot
    from kanly.lab.play import play_game

    game = new_game(kanly, variant, seed, journal=False, undo=False)
    play_game(game, [make_bot("random", game.rules) for _ in range(4)], kanly.Rng.seeded(~seed))
    return len(game.actions)


def measure_catanatron(games: int, seed: int) -> Figures:
    spent, decisions = least_times(lambda number: play_catanatron(seed + number), games)
    return {"games_per_cpu_second": games / spent, "decisions_per_cpu_second": decisions / spent}


def play_catanatron(seed: int) -> int:
    """Play a game and return the number of its decisions."""
    import random

    from catanatron import Color, Game, RandomPlayer

    random.seed(seed)
    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    game.play()
    return len(getattr(game.state, "action_records", None) or getattr(game.state, "actions", ()))


def least_times(play: Callable[[int], int], games: int) -> tuple[float, int]:
    """Play games by number, each several times; return the sum of their least times and that of their decisions."""
    play(0)
    spent, decisions = 0.0, 0
    for number in range(games):
        least = float("inf")
        for _ in range(REPEATS):
            clock = time.process_time()
            played = play(number)
            least = min(least, time.process_time() - clock)
        spent, decisions = spent + least, decisions + played
    return moved(spent), decisions


def moved(spent: float) -> float:
    """Return CPU time that was spent; end this process where the clock is too coarse to have seen it."""
    if spent <= 0:
        raise SystemExit("the CPU clock of this machine did not move; it is too coarse for so little, try more --games")
    return spent


def count_kanly(games: int) -> Figures:
    """Count Python-level calls per decision: the same on every machine."""
    play_kanly(0)
    calls = 0

    def profile(frame: Any, event: str, arg: Any) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(profile)
    decisions = sum(play_kanly(1 + number) for number in range(games))
    sys.setprofile(None)
    return {"python_calls_per_decision": calls / decisions, "decisions": decisions}


def _mid_game(kanly: Any, variant: str, decisions: int = 150) -> Any:
    game = new_game(kanly, variant, 3)
    rng = kanly.Rng.seeded(3)
    while len(game.actions) < decisions:
        actions = game.decision.actions
        game.apply(actions[rng.below(len(actions))])
    return game


def microseconds(call: Callable[[], object], times: int) -> float:
    best = float("inf")
    for _ in range(BATCHES):
        clock = time.process_time()
        for _ in range(times):
            call()
        best = min(best, time.process_time() - clock)
    return moved(best) / times * 1e6


def _growth(kanly: Any, variant: str) -> Figures:
    """Time decisions early and late in full games with journal and undo: the cost must not grow with length."""
    early = late = 0.0
    early_count = late_count = 0
    for seed in range(12):
        game = new_game(kanly, variant, seed)
        rng = kanly.Rng.seeded(seed)
        while not game.is_over:
            actions = game.decision.actions
            action = actions[rng.below(len(actions))]
            number = len(game.actions)
            clock = time.process_time()
            game.apply(action)
            spent = time.process_time() - clock
            if 20 <= number < 120:
                early, early_count = early + spent, early_count + 1
            elif number >= 200:
                late, late_count = late + spent, late_count + 1
    return {"late_over_early": (late / late_count) / (moved(early) / early_count)}


# -- the run ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Contestant:
    """The `pure` or `compiled` build of a checkout, or `catanatron`; a faster one plays more games in a round."""

    name: str
    build: str
    games: int
    checkout: Path = ROOT
    variant: str = FIRST_EDITION

    def measure(self, seed: int) -> Figures | None:
        """Return the figures of a process of its own; None for a peer that is not installed."""
        return self._run("--games", str(self.games), "--seed", str(seed))

    def count(self) -> Figures:
        """Return how many Python calls a decision takes."""
        return self._run("--games", "10", "--count") or {}

    def _run(self, *options: str) -> Figures | None:
        env = dict(os.environ, PYTHONHASHSEED="0")
        if self.build != "catanatron":
            env["PYTHONPATH"] = str(tree_of(self.build, self.checkout))
        command = [sys.executable, __file__, "--measure", self.build, "--checkout", str(self.checkout)]
        command += ["--variant", self.variant, *options]
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
        if done.returncode:
            if self.build == "catanatron" and "ModuleNotFoundError" in done.stderr:
                return None
            raise SystemExit(f"{self.name}: {done.stderr.strip()}")
        figures: Figures = json.loads(done.stdout)
        return figures


def is_built(checkout: Path) -> bool:
    """Return whether a checkout seems to have a compiled build; that it is one, the process that runs it finds out."""
    return tree_of("compiled", checkout).exists()


def take_turns(contestants: list[Contestant], rounds: int, seed: int) -> dict[str, list[Figures]]:
    """Return what each contestant that is there reached, round by round."""
    results: dict[str, list[Figures]] = {}
    for number in range(rounds):
        for contestant in contestants if number % 2 == 0 else reversed(contestants):
            figures = contestant.measure(seed + 1000 * number)
            if figures is not None:
                results.setdefault(contestant.name, []).append(figures)
    return results


def measure(build: str, checkout: Path, games: int, seed: int, count: bool, variant: str) -> Figures:
    """Measure in this process."""
    if build == "catanatron":
        return measure_catanatron(games, seed)
    insist(build, checkout)
    return count_kanly(games) if count else measure_kanly(games, seed, variant)


def at_least_one(text: str) -> int:
    """Read how many rounds, games or decisions: of none there is nothing to measure."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a whole number of at least 1 is needed, not {text!r}")
    return int(text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=at_least_one, default=5)
    parser.add_argument("--games", type=at_least_one, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--against", type=Path, metavar="PATH", help="the root of another checkout, to compare with")
    parser.add_argument("--editions", action="store_true", help="compare the editions with the first one")
    parser.add_argument("--variant", default=FIRST_EDITION, help=argparse.SUPPRESS)
    parser.add_argument("--measure", choices=["pure", "compiled", "catanatron"], help=argparse.SUPPRESS)
    parser.add_argument("--checkout", type=Path, default=ROOT, help=argparse.SUPPRESS)
    parser.add_argument("--count", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.measure:
        given = (options.games, options.seed, options.count, options.variant)
        print(json.dumps(measure(options.measure, options.checkout, *given)))
        return
    if options.editions:
        report = run_editions(options.rounds, options.games, options.seed)
        text = editions_as_text
    elif options.against:
        report = run_against(options.against.resolve(), options.rounds, options.games, options.seed)
        text = comparison_as_text
    else:
        report = run_here(options.rounds, options.games, options.seed)
        text = as_text
    print(json.dumps(report, indent=2) if options.json else text(report))


# -- this checkout and a peer ----------------------------------------------------------------------------


def run_here(rounds: int, games: int, seed: int) -> dict[str, Any]:
    """Measure this checkout, and catanatron where it is installed."""
    pure = Contestant("pure", "pure", games)
    compiled = [Contestant("compiled", "compiled", 3 * games)] if is_built(ROOT) else []
    peer = Contestant("catanatron", "catanatron", max(1, games // 5))
    return summary(take_turns([pure, *compiled, peer], rounds, seed), pure.count())


def summary(rounds: dict[str, list[Figures]], counts: Figures) -> dict[str, Any]:
    """Return medians of every figure, and the ratios as medians of ratios within a round."""
    medians = {
        who: {name: round(statistics.median(r[name] for r in results), 2) for name in results[0]}
        for who, results in rounds.items()
    }
    ratios = {}
    for over, under in (("pure", "catanatron"), ("compiled", "pure"), ("compiled", "catanatron")):
        if over in rounds and under in rounds:
            found = speed_ratios("games_per_cpu_second", rounds[over], rounds[under])
            ratios[f"{over}/{under}"] = round(statistics.median(found), 2)
    return {"medians": medians, "ratios_of_games_per_cpu_second": ratios, "counts": counts}


def speed_ratios(figure: str, over: list[Figures], under: list[Figures]) -> list[float]:
    """Return how many times as fast one is as the other, round by round; of a figure in µs, less is faster."""
    pairs = [(a[figure], b[figure]) for a, b in zip(over, under, strict=True)]
    return [b / a if figure.endswith("_us") else a / b for a, b in pairs]


def as_text(report: dict[str, Any]) -> str:
    lines = []
    for who, figures in report["medians"].items():
        lines.append(who)
        lines += [f"  {name:28} {value:>12,.2f}" for name, value in figures.items()]
    lines.append("ratios of games per CPU-second, median over rounds")
    lines += [f"  {name:28} {value:>12,.2f}" for name, value in report["ratios_of_games_per_cpu_second"].items()]
    lines += [f"  {name:28} {value:>12,.2f}" for name, value in report["counts"].items()]
    for who, remedy in (("compiled", "make compiled"), ("catanatron", "make bench-peers")):
        if who not in report["medians"]:
            lines.append(f"{who} was not measured: run `{remedy}`")
    return "\n".join(lines)


# -- this checkout and another one -----------------------------------------------------------------------


def run_against(other: Path, rounds: int, games: int, seed: int) -> dict[str, Any]:
    """Measure this checkout and another one in turns, both with the code of this file."""
    if not (other / "src" / "kanly").exists():
        raise SystemExit(f"{other} is no checkout of kanly")
    builds = {"pure": games}
    if is_built(ROOT) and is_built(other):
        builds["compiled"] = 3 * games
    sides = {"here": ROOT, "there": other}
    contestants = [
        Contestant(f"{build} {side}", build, games, checkout)
        for build, games in builds.items()
        for side, checkout in sides.items()
    ]
    results = take_turns(contestants, rounds, seed)
    return {
        "against": str(other),
        **{build: comparison(results[f"{build} here"], results[f"{build} there"]) for build in builds},
        "python_calls_per_decision": [
            round(Contestant("pure", "pure", games, checkout).count()["python_calls_per_decision"], 2)
            for checkout in sides.values()
        ],
    }


def run_editions(rounds: int, games: int, seed: int) -> dict[str, Any]:
    """Measure every edition, with all its modules, in turns with the first one."""
    import kanly

    variants = largest_variants(kanly.rules_of("imperium"))
    builds = {"pure": games} | ({"compiled": 3 * games} if is_built(ROOT) else {})
    contestants = [
        Contestant(f"{build} {variant}", build, games, variant=variant)
        for build, games in builds.items()
        for variant in (FIRST_EDITION, *variants)
    ]
    results = take_turns(contestants, rounds, seed)
    return {
        f"{variant}, {build}": comparison(results[f"{build} {variant}"], results[f"{build} {FIRST_EDITION}"])
        for variant in variants
        for build in builds
    }


def largest_variants(rules: Any) -> list[str]:
    """Return every edition but the first, with as many modules as go together, as text."""
    largest: dict[str, Any] = {}
    for variant in rules.variants():
        if variant.edition not in largest or len(variant.modules) > len(largest[variant.edition].modules):
            largest[variant.edition] = variant
    return [str(variant) for variant in largest.values() if str(variant) != FIRST_EDITION]


def editions_as_text(report: dict[str, Any]) -> str:
    lines = []
    for who, figures in report.items():
        lines.append(f"{who}: how many times as fast as the first edition, median (least to most)")
        lines += [
            f"  {name:28} {f['median']:>7.3f} ({f['least']:.3f} to {f['most']:.3f})" for name, f in figures.items()
        ]
    return "\n".join(lines)


def comparison(new: list[Figures], old: list[Figures]) -> dict[str, dict[str, float]]:
    """Return how many times as fast the new is: the median of the ratios within rounds, the least and the most."""
    found = {figure: speed_ratios(figure, new, old) for figure in COMPARED}
    return {
        figure: {
            "median": round(statistics.median(ratios), 3),
            "least": round(min(ratios), 3),
            "most": round(max(ratios), 3),
        }
        for figure, ratios in found.items()
    }


def comparison_as_text(report: dict[str, Any]) -> str:
    lines = [f"speed over that of {report['against']} (more is faster): median over rounds, least and most"]
    for build in ("pure", "compiled"):
        lines.append(build)
        if build not in report:
            lines.append("  was not compared: run `make compiled` in both checkouts")
        for name, ratio in report.get(build, {}).items():
            lines.append(f"  {name:28}{ratio['median']:>8.3f}{ratio['least']:>10.3f}{ratio['most']:>8.3f}")
    here, there = report["python_calls_per_decision"]
    lines.append(f"Python calls per decision: {here:.2f} here, {there:.2f} there")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
