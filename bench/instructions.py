"""How many machine instructions does a decision take? A count that does not depend on the machine's mood.

    python bench/instructions.py                        # the compiled build of this checkout (make compiled)
    python bench/instructions.py --against ../before    # beside that of another checkout, and where the difference is
    python bench/instructions.py --build pure

Games of random bots are played under callgrind (valgrind must be installed), few and more: what the additional ones
took is the cost of playing, without that of starting. Counts are no times: what a processor guesses and has at hand is
not in them.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))  # a script finds only what lies in its own folder

from bench.speed import play_kanly, tree_of  # noqa: E402

FEW, MORE = 2, 12
SHOWN = 12
"""How many functions are named on each side of a difference."""

LINE = re.compile(r"\s*([\d,]+) \(\s*[\d.]+%\)\s+\S+?:(\S+)")


def main() -> None:
    """Count, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", choices=("compiled", "pure"), default="compiled")
    parser.add_argument("--against", type=Path, metavar="PATH", help="the root of another checkout, to compare with")
    parser.add_argument("--play", type=int, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.play is not None:
        print(sum(play_kanly(number) for number in range(given.play)))
        return
    if shutil.which("valgrind") is None:
        raise SystemExit("valgrind is not installed; its callgrind is what counts")
    here = per_decision(ROOT, given.build)
    print(f"instructions per decision, {given.build}: {here.total():,.0f}")
    if given.against:
        there = per_decision(given.against.resolve(), given.build)
        print(
            f"in {given.against}: {there.total():,.0f}; speed over it by this count: {there.total() / here.total():.3f}"
        )
        print("\n".join(differences(here, there)))


def per_decision(checkout: Path, build: str) -> Counter[str]:
    """Return the instructions of a decision by function, as a checkout's build takes them."""
    with TemporaryDirectory() as folder:
        few, more = (count(checkout, build, games, Path(folder, str(games))) for games in (FEW, MORE))
    decisions = more[1] - few[1]
    return Counter({name: (more[0][name] - few[0][name]) / decisions for name in more[0]})  # type: ignore[misc]


def count(checkout: Path, build: str, games: int, out: Path) -> tuple[Counter[str], int]:
    """Play so many games in a process of their own; return its instructions by function, and the decisions."""
    env = dict(os.environ, PYTHONPATH=str(tree_of(build, checkout)), PYTHONHASHSEED="0")
    valgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}"]
    played = _run([*valgrind, sys.executable, __file__, "--play", str(games)], env)
    counted: Counter[str] = Counter()
    for line in _run(["callgrind_annotate", "--threshold=100", str(out)], env).splitlines():
        found = LINE.match(line)
        if found:
            counted[found[2]] += int(found[1].replace(",", ""))
    return counted, int(played)


def _run(command: list[str], env: dict[str, str]) -> str:
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{command[0]} failed: {done.stderr.strip().splitlines()[-1]}")
    return done.stdout


def differences(here: Counter[str], there: Counter[str]) -> list[str]:
    """Return in lines where most of a difference is, dearer functions first."""
    gained = sorted(here.keys() | there.keys(), key=lambda name: there[name] - here[name])
    named = gained[:SHOWN] + gained[-SHOWN:]
    return [f"{here[name] - there[name]:+8.0f}  {there[name]:8.0f} -> {here[name]:8.0f}  {name}" for name in named]


if __name__ == "__main__":
    main()
