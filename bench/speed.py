"""How fast is kanly? Ratios taken in one interleaved run, per CPU-second, medians of several rounds.

    make bench                      # pure, compiled (if built by `make compiled`) and catanatron (if installed)
    python bench/speed.py --rounds 7 --games 150 --json

Each measurement runs in its own process; the contestants take turns within a round, so that a slow moment of the
machine hits all of them. The count of Python calls per decision does not depend on the machine's mood.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
TREES = {"pure": ROOT / "src", "compiled": COMPILED}


# -- what one process measures ---------------------------------------------------------------------------


def measure_kanly(games: int, seed: int) -> dict[str, float]:
    import kanly
    from kanly.lab import simulate

    simulate("imperium", 4, ["random"], 5, 0)
    report = simulate("imperium", 4, ["random"], games, seed)
    game = _mid_game(kanly)
    rng = kanly.Rng.seeded(1)
    return {
        "games_per_cpu_second": report.games / report.cpu_seconds,
        "decisions_per_cpu_second": report.decisions / report.cpu_seconds,
        "decisions_per_game": report.decisions / report.games,
        "clone_us": _microseconds(game.state.clone, 4000),
        "observe_us": _microseconds(lambda: game.observe(1), 2000),
        "determinize_us": _microseconds(lambda: game.determinize(1, rng), 1000),
        **_growth(kanly),
    }


def measure_catanatron(games: int, seed: int) -> dict[str, float]:
    import random

    from catanatron import Color, Game, RandomPlayer

    random.seed(seed)
    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    decisions = 0
    clock = time.process_time()
    for _ in range(games):
        game = Game([RandomPlayer(color) for color in colors])
        game.play()
        decisions += len(getattr(game.state, "action_records", None) or getattr(game.state, "actions", ()))
    spent = time.process_time() - clock
    return {"games_per_cpu_second": games / spent, "decisions_per_cpu_second": decisions / spent}


def count_kanly(games: int) -> dict[str, float]:
    """Count Python-level calls per decision: the same on every machine."""
    from kanly.lab import simulate

    simulate("imperium", 4, ["random"], 2, 0)
    calls = 0

    def profile(frame: Any, event: str, arg: Any) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(profile)
    report = simulate("imperium", 4, ["random"], games, 1)
    sys.setprofile(None)
    return {"python_calls_per_decision": calls / report.decisions, "decisions": report.decisions}


def _mid_game(kanly: Any, decisions: int = 150) -> Any:
    game = kanly.new("imperium", seats=4, seed=3)
    rng = kanly.Rng.seeded(3)
    while len(game.actions) < decisions:
        actions = game.decision.actions
        game.apply(actions[rng.below(len(actions))])
    return game


def _microseconds(call: Any, times: int) -> float:
    best = float("inf")
    for _ in range(5):
        clock = time.perf_counter()
        for _ in range(times):
            call()
        best = min(best, time.perf_counter() - clock)
    return best / times * 1e6


def _growth(kanly: Any) -> dict[str, float]:
    """Time decisions early and late in full games with journal and undo: the cost must not grow with length."""
    early = late = 0.0
    early_count = late_count = 0
    for seed in range(12):
        game = kanly.new("imperium", seats=4, seed=seed)
        rng = kanly.Rng.seeded(seed)
        while not game.is_over:
            actions = game.decision.actions
            action = actions[rng.below(len(actions))]
            number = len(game.actions)
            clock = time.perf_counter()
            game.apply(action)
            spent = time.perf_counter() - clock
            if 20 <= number < 120:
                early, early_count = early + spent, early_count + 1
            elif number >= 200:
                late, late_count = late + spent, late_count + 1
    return {"late_over_early": (late / late_count) / (early / early_count)}


# -- the run ---------------------------------------------------------------------------------------------


def run(who: str, games: int, seed: int) -> dict[str, float] | None:
    """Measure one contestant in a process of its own; None when it is not there."""
    env = dict(os.environ, PYTHONHASHSEED="0")
    if who.startswith(("pure", "compiled")):
        tree = TREES[who.partition("-")[0]]
        if not (tree / "kanly").exists():
            return None
        env["PYTHONPATH"] = str(tree)
    command = [sys.executable, __file__, "--measure", who, "--games", str(games), "--seed", str(seed)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        if who == "catanatron" and "ModuleNotFoundError" in done.stderr:
            return None
        raise SystemExit(f"{who} failed:\n{done.stderr}")
    result: dict[str, float] = json.loads(done.stdout)
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--measure", choices=["pure", "compiled", "catanatron", "pure-count"], help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.measure:
        measure = {"catanatron": measure_catanatron, "pure-count": lambda games, seed: count_kanly(games)}
        print(json.dumps(measure.get(options.measure, measure_kanly)(options.games, options.seed)))
        return
    rounds: dict[str, list[dict[str, float]]] = {"pure": [], "compiled": [], "catanatron": []}
    for number in range(options.rounds):
        for who, games in (
            ("pure", options.games),
            ("compiled", 3 * options.games),
            ("catanatron", options.games // 5),
        ):
            result = run(who, games, options.seed + 1000 * number)
            if result:
                rounds[who].append(result)
    counts = run("pure-count", 10, 1)
    report = summary(rounds, counts or {})
    print(json.dumps(report, indent=2) if options.json else as_text(report))


def summary(rounds: dict[str, list[dict[str, float]]], counts: dict[str, float]) -> dict[str, Any]:
    """Return medians of every figure, and the ratios as medians of ratios within a round."""
    medians = {
        who: {name: round(statistics.median(r[name] for r in results), 2) for name in results[0]}
        for who, results in rounds.items()
        if results
    }
    ratios = {}
    for over, under in (("pure", "catanatron"), ("compiled", "pure"), ("compiled", "catanatron")):
        if rounds[over] and rounds[under]:
            pairs = zip(rounds[over], rounds[under], strict=True)
            ratios[f"{over}/{under}"] = round(
                statistics.median(a["games_per_cpu_second"] / b["games_per_cpu_second"] for a, b in pairs), 2
            )
    return {"medians": medians, "ratios_of_games_per_cpu_second": ratios, "counts": counts}


def as_text(report: dict[str, Any]) -> str:
    lines = []
    for who, figures in report["medians"].items():
        lines.append(who)
        lines += [f"  {name:28} {value:>12,.2f}" for name, value in figures.items()]
    lines.append("ratios of games per CPU-second, median over rounds")
    lines += [f"  {name:28} {value:>12,.2f}" for name, value in report["ratios_of_games_per_cpu_second"].items()]
    lines += [f"  {name:28} {value:>12,.2f}" for name, value in report["counts"].items()]
    for who in ("compiled", "catanatron"):
        if who not in report["medians"]:
            lines.append(
                f"{who} was not measured: " + ("run `make compiled`" if who == "compiled" else "not installed")
            )
    return "\n".join(lines)


if __name__ == "__main__":
    main()
