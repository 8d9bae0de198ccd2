"""Configuration, seed and actions are the game: in every process, whatever its hash seed."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

PROGRAM = """
from random import Random
import kanly
game = kanly.new("imperium", seats={seats}, seed=3)
rng = Random(3)
digests = []
while not game.is_over:
    actions = game.decision.actions
    game.apply(actions[rng.randrange(len(actions))])
    digests.append(game.digest)
print(len(digests), digests[len(digests) // 2], game.digest)
print(game.observe(1).text())
print([(event.kind, event.seat, event.data) for event in game.events])
print(game.record())
"""


def run(program: str, hash_seed: str) -> str:
    """Run a program in a fresh process and return what it prints."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True, timeout=60
    )
    return done.stdout


@pytest.mark.parametrize("seats", [3, 4])
def test_a_game_is_the_same_in_every_process(seats: int) -> None:
    program = PROGRAM.format(seats=seats)
    outputs = {run(program, hash_seed) for hash_seed in ("0", "1", "4242")}
    assert len(outputs) == 1
    assert "\nend " in outputs.pop()


def test_the_global_generator_is_not_used() -> None:
    program = "import random; random.seed({}); " + "exec({!r})".format(
        "import kanly\n"
        "before = random.getstate()\n"
        "game = kanly.new('imperium', seats=4, seed=1)\n"
        "while not game.is_over: game.apply(game.decision.actions[-1])\n"
        "assert random.getstate() == before\n"
        "print(game.digest)"
    )
    assert run(program.format(1), "0") == run(program.format(2), "0")


def test_a_digest_names_the_components_and_not_the_order_of_import() -> None:
    """A position made in one process is read in another, which has loaded things in another order."""
    made = run("import kanly; print(kanly.new('imperium', seats=3, seed=8).position(), end='')", "0")
    program = (
        "import kanly.lab, kanly.bots, kanly, sys\n"
        "rules = kanly.rules_of('imperium')\n"
        f"state = rules.from_position({made!r})\n"
        "print(rules.position(state), end='')"
    )
    assert run(program, "99") == made
