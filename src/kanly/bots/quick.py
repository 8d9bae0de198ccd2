"""The bot that trusts its first impression: the action that looks best at a glance, with some noise."""

from __future__ import annotations

from typing import Final

from kanly.bots.bot import Bot, Observe
from kanly.bots.playout import stray
from kanly.engine import Action, ConfigError, Decision, Rng, Rules

PERCENT: Final = 100


class QuickBot(Bot):
    """Weighs the legal actions at a glance and takes the heaviest; `quick:80` strays by 0.8 points.

    `quick:80@hand` looks with the hand-written glance, `quick:80@FILE` with that of a file.
    """

    instant = True

    def __init__(self, rules: Rules, told: str = "0") -> None:
        super().__init__(rules)
        noise, _, self.eyes = told.partition("@")
        if not noise.isdecimal() or int(noise) > PERCENT * PERCENT:
            raise ConfigError(f"quick takes its noise in hundredths of a point, such as quick:50, not {noise!r}")
        self.noise = int(noise) / PERCENT

    def choose(self, decision: Decision, observe: Observe, rng: Rng) -> Action:
        """Return the action that looks best."""
        if len(decision.actions) == 1:
            return decision.actions[0]
        state = observe().determinize(rng)
        weights = self.evaluation.impressions(state, self.glance(state, self.eyes))
        return stray(list(decision.actions), weights, self.noise, rng)
