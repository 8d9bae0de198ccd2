"""What the search costs: simulations and decisions per CPU-second, and the CPU time of a decision.

    python bench/search.py                                                   # pure Python
    PYTHONPATH=build/compiled python bench/search.py --build compiled        # after `make compiled`

It makes sure that it runs the build it speaks of. One game of four searches with a small budget; only decisions with a
choice count. A simulation is one candidate played out to the end of the round in one sampled world.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

import kanly
from kanly import Rng
from kanly.bots.search import SearchBot

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))  # a script finds only what lies in its own folder

from bench.speed import at_least_one  # noqa: E402
from tools.compile import insist  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--budget", default="100n")
    parser.add_argument("--decisions", type=at_least_one, default=150)
    parser.add_argument("--build", choices=["pure", "compiled"], default="pure")
    options = parser.parse_args()
    insist(options.build, ROOT)
    game = kanly.new("imperium", seats=4, seed=1, journal=False, undo=False)
    bot = SearchBot(game.rules, options.budget)
    rng = Rng.seeded(1)
    decided = simulated = 0
    longest = 0.0
    begun = time.process_time()
    while decided < options.decisions and not game.is_over:
        decision = game.decision
        if len(decision.actions) == 1:
            game.apply(decision.actions[0])
            continue
        before = time.process_time()
        verdicts = bot.study(decision, game.observe(decision.seat), rng)
        longest = max(longest, time.process_time() - before)
        decided += 1
        simulated += sum(verdict.tries for verdict in verdicts)
        game.apply(verdicts[0].action)
    spent = time.process_time() - begun
    figures = {
        "build": options.build,
        "budget": options.budget,
        "decisions": decided,
        "simulations per CPU-second": round(simulated / spent),
        "CPU-seconds a decision": round(spent / decided, 3),
        "the longest": round(longest, 3),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
