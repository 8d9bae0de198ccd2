"""How fast are the learning environments? Steps per CPU-second, beside a peer's environment in the same run.

    python bench/envs.py                 # every environment that is installed; `make bench-peers` adds the peer
    python bench/envs.py --rounds 5 --games 20 --json

A step is one decision: look at the observation, pick a random legal action, act. Through PettingZoo and OpenSpiel every
seat's decision is a step; through Gymnasium and in the peer's environment (catanatron_gym, four seats) only the
learner's is, and bots play the others at random within it. `decisions` counts those of all seats.

Each measurement runs in its own process; the environments take turns within a round, so that a slow moment of the
machine hits all of them.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))  # a script finds only what lies in its own folder

from bench.speed import at_least_one  # noqa: E402
from tools.compile import insist, tree_of  # noqa: E402

Counts = tuple[int, int]
"""Steps of an environment and decisions of all seats, in one game."""


# -- one game of each --------------------------------------------------------------------------------------


def play_pettingzoo(guards: bool) -> Callable[[int], Counts]:
    import numpy as np

    from kanly.envs import pettingzoo

    env = pettingzoo.env() if guards else pettingzoo.raw_env()

    def play(seed: int) -> Counts:
        env.reset(seed=seed)
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            if over:
                env.step(None)
                continue
            env.step(random.choice(np.flatnonzero(seen["action_mask"])))
            steps += 1
        return steps, steps

    return play


def play_gymnasium() -> Callable[[int], Counts]:
    import numpy as np

    from kanly.envs.gymnasium import TableEnv

    env = TableEnv()

    def play(seed: int) -> Counts:
        _, info = env.reset(seed=seed)
        over, steps = False, 0
        while not over:
            _, _, over, _, info = env.step(random.choice(np.flatnonzero(info["action_mask"])))
            steps += 1
        assert env.game is not None
        return steps, len(env.game.actions)

    return play


def play_openspiel() -> Callable[[int], Counts]:
    import pyspiel
    from open_spiel.python.observation import make_observation

    import kanly.envs.openspiel  # noqa: F401  (registers the games)

    game = pyspiel.load_game("kanly_imperium")
    observation = make_observation(game)

    def play(seed: int) -> Counts:
        state = game.new_initial_state()
        for byte in seed.to_bytes(4, "big"):
            state.apply_action(byte)
        steps = 0
        while not state.is_terminal():
            observation.set_from(state, state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps, steps

    return play


def play_catanatron() -> Callable[[int], Counts]:
    from catanatron import Color, RandomPlayer
    from catanatron_gym.envs.catanatron_env import CatanatronEnv

    enemies = [RandomPlayer(color) for color in (Color.RED, Color.WHITE, Color.ORANGE)]
    env = CatanatronEnv({"enemies": enemies})

    def play(seed: int) -> Counts:
        random.seed(seed)
        _, info = env.reset(seed=seed)
        over, steps = False, 0
        while not over:
            _, _, terminated, truncated, info = env.step(random.choice(info["valid_actions"]))
            over = terminated or truncated
            steps += 1
        return steps, len(env.game.state.actions)

    return play


ENVIRONMENTS: dict[str, Callable[[], Callable[[int], Counts]]] = {
    "pettingzoo raw": lambda: play_pettingzoo(guards=False),
    "pettingzoo": lambda: play_pettingzoo(guards=True),
    "openspiel": play_openspiel,
    "gymnasium": play_gymnasium,
    "catanatron_gym": play_catanatron,
}


# -- the run -----------------------------------------------------------------------------------------------


def measure(who: str, games: int, seed: int) -> dict[str, float]:
    """Play games and return what was done in a CPU-second."""
    play = ENVIRONMENTS[who]()
    random.seed(seed)
    play(0)
    steps = decisions = 0
    clock = time.process_time()
    for number in range(games):
        played = play(seed + number)
        steps, decisions = steps + played[0], decisions + played[1]
    spent = time.process_time() - clock
    return {"steps_per_cpu_second": steps / spent, "decisions_per_cpu_second": decisions / spent}


def run(who: str, build: str, games: int, seed: int) -> dict[str, float] | None:
    """Measure one environment in a process of its own; None when it is not installed."""
    env = dict(os.environ, PYTHONHASHSEED="0", OMP_NUM_THREADS="1", PYTHONWARNINGS="ignore")
    env["PYTHONPATH"] = str(tree_of(build, ROOT))
    command = [sys.executable, __file__, "--measure", who, "--build", build, "--games", str(games), "--seed", str(seed)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        if "ModuleNotFoundError" in done.stderr:
            return None
        raise SystemExit(f"{who} failed:\n{done.stderr}")
    result: dict[str, float] = json.loads(done.stdout)
    return result


def contestants() -> Iterator[tuple[str, str, str]]:
    """Yield a name, an environment and the build that it runs on; the compiled one where it was built."""
    for who in ENVIRONMENTS:
        yield who, who, "pure"
    if tree_of("compiled", ROOT).exists():
        for who in ("pettingzoo raw", "openspiel"):
            yield f"{who}, compiled", who, "compiled"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=at_least_one, default=5)
    parser.add_argument("--games", type=at_least_one, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--measure", choices=ENVIRONMENTS, help=argparse.SUPPRESS)
    parser.add_argument("--build", choices=["pure", "compiled"], default="pure", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.measure:
        insist(options.build, ROOT)
        print(json.dumps(measure(options.measure, options.games, options.seed)))
        return
    results: dict[str, list[dict[str, float]]] = {}
    for number in range(options.rounds):
        for name, who, build in contestants():
            games = max(1, options.games // 4) if who == "catanatron_gym" else options.games
            result = run(who, build, games, options.seed + 1000 * number)
            if result is not None:
                results.setdefault(name, []).append(result)
    report = summary(results)
    print(json.dumps(report, indent=2) if options.json else as_text(report))


def summary(results: dict[str, list[dict[str, float]]]) -> dict[str, Any]:
    """Return medians, and how many times the peer's steps each makes, as medians of ratios within a round."""
    medians = {
        who: {name: round(statistics.median(r[name] for r in rounds)) for name in rounds[0]}
        for who, rounds in results.items()
    }
    peer = results.get("catanatron_gym", [])
    ratios = {
        who: {name: round(statistics.median(a[name] / b[name] for a, b in zip(rounds, peer, strict=True)), 2)
              for name in rounds[0]}
        for who, rounds in results.items()
        if peer
    }  # fmt: skip
    return {"medians": medians, "ratios_to_catanatron_gym": ratios}


def as_text(report: dict[str, Any]) -> str:
    lines = [f"{'per CPU-second':28}{'steps':>10}{'decisions':>12}   times the peer's"]
    for who, figures in report["medians"].items():
        ratio = report["ratios_to_catanatron_gym"].get(who)
        beside = "" if ratio is None else "   " + " / ".join(f"{value:.2f}" for value in ratio.values())
        lines.append(f"{who:28}" + "".join(f"{value:>11,}" for value in figures.values()) + beside)
    if not report["ratios_to_catanatron_gym"]:
        lines.append("catanatron_gym was not measured: run `make bench-peers`")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
