"""Games per CPU-second in `simulate`, and how it scales from one process to two, here and on a local Ray cluster.

    python bench/lab.py                                  # random bots
    python bench/lab.py --bots greedy --games 40 --rounds 3 --json

The contestants take turns within a round; medians are of ratios taken in one round, so that a slow moment of the
machine hits all of them. Starting processes and the cluster does not count: everyone plays for three seconds first.
Two processes cannot be twice as fast on a machine that does other work, so before and after each round two plain loops
show how many cores there were to have; only rounds in which they got at least 1.8 count, if there are any. `overhead`
is the CPU time of handing out games and collecting results, as a share of that of playing them.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import statistics
import sys
import time
from collections.abc import Callable, Generator, Iterator
from itertools import count
from pathlib import Path
from typing import Any

from kanly.games import rules_of
from kanly.lab.cluster import play_on_ray
from kanly.lab.match import Job, Match, Played
from kanly.lab.workers import play_locally

sys.path.append(str(Path(__file__).resolve().parent.parent))  # a script finds only what lies in its own folder

from bench.speed import at_least_one

WARM_UP = 3.0
QUIET = 1.8

Play = Callable[[Job, Iterator[Match]], Generator[Played]]


def timed(play: Play, bots: str, games: int, seed: int) -> dict[str, float]:
    """Play games without end, and measure so many of them once all processes had time to start."""
    job = Job(rules_of("imperium").configure(4, "", (), {}))
    playing = play(job, (Match(number, seed + number, (bots,) * 4) for number in count()))
    next(playing)
    ready = time.perf_counter() + WARM_UP
    while time.perf_counter() < ready:
        next(playing)
    clock, own, cpu = time.perf_counter(), time.process_time(), 0.0
    for _ in range(games):
        cpu += next(playing).cpu_seconds
    clock, own = time.perf_counter() - clock, time.process_time() - own
    playing.close()
    overhead = own / cpu if own < cpu / 2 else own / cpu - 1  # a process that plays itself spends the games' time too
    return {"games_per_second": games / clock, "games_per_cpu_second": games / cpu, "overhead": overhead}


def spin(seconds: float) -> float:
    """Count in a plain loop; return the share of a core that it got."""
    clock, cpu = time.perf_counter(), time.process_time()
    while time.perf_counter() - clock < seconds:
        pass
    return (time.process_time() - cpu) / (time.perf_counter() - clock)


def free_cores(seconds: float = 1.5) -> float:
    """Return how many cores two busy processes get on this machine now."""
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        return sum(pool.map(spin, [seconds, seconds], chunksize=1))


def contestants(with_ray: bool) -> dict[str, Play]:
    ways: dict[str, Play] = {
        "one process": lambda job, matches: play_locally(job, matches, 1),
        "two processes": lambda job, matches: play_locally(job, matches, 2),
    }
    if with_ray:
        ways["Ray, two CPUs"] = lambda job, matches: play_on_ray(job, matches, "local", 2)
    return ways


def measure(bots: str, games: int, rounds: int, with_ray: bool) -> dict[str, Any]:
    found: dict[str, list[dict[str, float]]] = {name: [] for name in contestants(with_ray)}
    cores = [free_cores()]
    for number in range(rounds):
        for name, play in contestants(with_ray).items():
            found[name].append(timed(play, bots, games, 1000 * number))
        cores.append(free_cores())
    quiet = [n for n in range(rounds) if min(cores[n : n + 2]) >= QUIET]
    for name, rows in found.items():
        found[name] = [rows[n] for n in quiet or range(rounds)]
    alone = found["one process"]
    return {
        "bots": bots,
        "games": games,
        "rounds": rounds,
        "quiet_rounds": len(quiet),
        "cores": [round(n, 2) for n in cores],
        "medians": {
            name: {key: round(statistics.median(row[key] for row in rows), 3) for key in rows[0]}
            for name, rows in found.items()
        },
        "scaling": {
            name: round(
                statistics.median(
                    row["games_per_second"] / one["games_per_second"] for row, one in zip(rows, alone, strict=True)
                ),
                2,
            )
            for name, rows in found.items()
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default="random")
    parser.add_argument("--games", type=at_least_one, default=600)
    parser.add_argument("--rounds", type=at_least_one, default=3)
    parser.add_argument("--no-ray", action="store_true")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    report = measure(options.bots, options.games, options.rounds, not options.no_ray)
    if options.json:
        print(json.dumps(report, indent=2))
        return
    print(f"{report['games']} games of four {report['bots']} bots, {report['rounds']} rounds")
    if not report["quiet_rounds"]:
        print(f"the machine was busy: two plain loops got {report['cores']} cores; the scaling says little")
    for name, row in report["medians"].items():
        print(
            f"  {name:14} {row['games_per_second']:8.1f} games/s  {row['games_per_cpu_second']:8.1f} games/CPU-s"
            f"  x {report['scaling'][name]:.2f}  overhead {row['overhead']:.1%}"
        )


if __name__ == "__main__":
    main()
