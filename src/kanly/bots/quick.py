"""The bot that trusts its first impression: the action that looks best at a glance, with some noise."""

from __future__ import annotations

from math import log
from typing import Final

from kanly.bots.bot import Bot, Observe
from kanly.engine import Action, ConfigError, Decision, Rng, Rules

WORD: Final = 1 << 32
PERCENT: Final = 100


def stray(options: list[Action], weights: list[float], noise: float, rng: Rng) -> Action:
    """Return an option at random, the heavier the likelier; `noise` (in points) is how far it strays from the best."""
    best, best_score = 0, float("-inf")
    for i, weight in enumerate(weights):
        score = weight - noise * log(-log((rng.word() + 0.5) / WORD)) if noise else weight
        if score > best_score:
            best, best_score = i, score
    return options[best]


class QuickBot(Bot):
    """Weighs the legal actions (`Evaluation.weigh`) and takes the heaviest; `quick:80` strays by 0.8 points."""

    instant = True

    def __init__(self, rules: Rules, noise: str = "0") -> None:
        super().__init__(rules)
        if not noise.isdecimal() or int(noise) > PERCENT * PERCENT:
            raise ConfigError(f"quick takes its noise in hundredths of a point, such as quick:50, not {noise!r}")
        self.noise = int(noise) / PERCENT

    def choose(self, decision: Decision, observe: Observe, rng: Rng) -> Action:
        """Return the action that looks best."""
        if len(decision.actions) == 1:
            return decision.actions[0]
        state = observe().determinize(rng)
        return stray(list(decision.actions), self.evaluation.weigh(state), self.noise, rng)
