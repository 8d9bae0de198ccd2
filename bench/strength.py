"""How strong the bots are: every claim of docs/bots.md by one command, as rows of a table.

    PYTHONPATH=build/compiled python bench/strength.py --jobs 2                   # after `make compiled`; hours
    PYTHONPATH=build/compiled python bench/strength.py --only uprising --jobs 2   # claims whose name has the word
    python bench/strength.py --list                                               # what is claimed, and the commands

A claim is a tournament of `kanly arena`. Each is printed when it is done, so that a run can be ended at any time.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import subprocess
import sys
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LEVELS = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")
MOMENT = "30ms"
"""What a decision takes in the comparison at equal time."""


@dataclass(frozen=True)
class Claim:
    """A tournament, and the share of wins that its first bot is to reach, if one was set."""

    name: str
    arguments: str
    goal: float | None = None
    before: str = ""

    @property
    def command(self) -> str:
        """What a person would type."""
        setting = f"KANLY_BEFORE={self.before} " if self.before else ""
        return f"{setting}kanly arena {self.arguments}"


def claims() -> list[Claim]:
    """List all claims, game by game."""
    uprising, three_greedy, three_random = (
        "--edition uprising --with choam",
        "greedy,greedy,greedy",
        "random,random,random",
    )
    of_before = ",".join(["bench/before.py"] * 3)
    found = [
        Claim(
            "base: search against three of the search before it learned, at equal time",
            f"--bots search:{MOMENT},{of_before} --games 400",
            0.45,
            MOMENT,
        ),
        Claim("base: search against three greedy", f"--bots search:200n,{three_greedy} --games 200", 0.8),
        Claim("base: greedy against three random", f"--bots greedy,{three_random} --games 400", 0.9),
        Claim("uprising: greedy against three random", f"{uprising} --bots greedy,{three_random} --games 400", 0.9),
        Claim(
            "uprising: search against three greedy", f"{uprising} --bots search:200n,{three_greedy} --games 200", 0.55
        ),
        Claim("six: search against greedy", "--edition uprising --seats 6 --bots search:200n,greedy --games 100", 0.7),
    ]
    for level in LEVELS:
        alone = f"--seats 1 --difficulty {level} --bots search:200n,greedy --games 120"
        found.append(Claim(f"base alone, {level}", alone))
        found.append(Claim(f"uprising alone, {level}", f"{uprising} {alone}"))
    return found


def measured(claim: Claim, jobs: int) -> dict[str, Any]:
    """Play a claim's tournament; return what was found."""
    words = [sys.executable, "-m", "kanly", "arena", *shlex.split(claim.arguments), "--jobs", str(jobs), "--json"]
    environment = {**os.environ, **({"KANLY_BEFORE": claim.before} if claim.before else {})}
    told = subprocess.run(words, capture_output=True, text=True, check=True, cwd=ROOT, env=environment)
    found: dict[str, Any] = json.loads(told.stdout)
    return found


def row(claim: Claim, found: dict[str, Any]) -> str:
    """Return a line of the table in docs/bots.md."""
    shares = []
    for standing in sorted(found["standings"], key=lambda it: found["bots"].index(it["bot"])):
        share, low, high = (100 * number for number in standing["win_rate"])
        shares.append(f"`{Path(standing['bot']).name}` {share:.1f} % ({low:.1f} to {high:.1f})")
    goal = "" if claim.goal is None else f"; wanted {100 * claim.goal:.0f} %"
    return f"| {claim.name} | `{claim.command}` | {', '.join(shares)}{goal} | {date.today()}, {commit()} |"


def commit() -> str:
    """Name the commit of this checkout."""
    asked = ["git", "-C", str(ROOT), "describe", "--always", "--dirty"]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="claims whose name has this in it")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--list", action="store_true", help="name the claims and play nothing")
    options = parser.parse_args()
    wanted = [claim for claim in claims() if options.only in claim.name]
    if not wanted:
        parser.error(f"no claim has {options.only!r} in its name")
    for claim in wanted:
        if options.list:
            print(f"{claim.name}: {claim.command}")
        else:
            print(row(claim, measured(claim, options.jobs)), flush=True)


if __name__ == "__main__":
    main()
