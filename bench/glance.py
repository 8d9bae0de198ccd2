"""What a look at the actions of a decision costs, with the hand-written glance and with a learned one.

    python bench/glance.py                                                   # pure Python
    PYTHONPATH=build/compiled python bench/glance.py --build compiled        # after `make compiled`
    python bench/glance.py --edition uprising --with choam

It makes sure that it runs the build it speaks of. Both look at the same decisions of a game of quick bots, in turns, so
that a busy machine is unfair to neither; what a glance has learned does not matter to what it costs.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

import kanly
from kanly import Rng, State
from kanly.bots.quick import QuickBot
from kanly.engine.glance import Glance

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))  # a script finds only what lies in its own folder

from bench.speed import at_least_one  # noqa: E402
from tools.compile import insist  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", default="")
    parser.add_argument("--with", dest="modules", default="")
    parser.add_argument("--rounds", type=at_least_one, default=20)
    parser.add_argument("--build", choices=["pure", "compiled"], default="pure")
    options = parser.parse_args()
    insist(options.build, ROOT)
    modules = [module for module in options.modules.split(",") if module]
    game = kanly.new("imperium", edition=options.edition, modules=modules, seats=4, seed=1, journal=False, undo=False)
    states = decisions_of(game)
    evaluation = game.rules.evaluation()
    learned = Glance([0.5] * len(game.rules.features().of_action(game.config)))
    spent = {"hand": 0.0, "learned": 0.0}
    for _ in range(options.rounds):
        for name, glance in (("hand", None), ("learned", learned)):
            begun = time.process_time()
            for state in states:
                evaluation.impressions(state, glance)
            spent[name] += time.process_time() - begun
    looks = len(states) * options.rounds
    figures = {
        "build": options.build,
        "decisions": len(states),
        "options a decision": round(sum(len(state.options) for state in states) / len(states), 1),
        **{f"{name}, microseconds a decision": round(seconds / looks * 1e6, 1) for name, seconds in spent.items()},
        "learned by hand": round(spent["learned"] / spent["hand"], 2),
    }
    print(json.dumps(figures))


def decisions_of(game: kanly.Game) -> list[State]:
    """Return the states of a game's decisions that leave a choice."""
    bot, rng = QuickBot(game.rules, "25"), Rng.seeded(1)
    states = []
    while not game.is_over:
        if len(game.state.options) > 1:
            states.append(game.state.clone())
        game.apply(bot.choose(game.decision, lambda: game.observe(game.to_move), rng))
    return states


if __name__ == "__main__":
    main()
