"""The bot that takes any legal action."""

from __future__ import annotations

from kanly.bots.bot import Bot, Observe
from kanly.engine import Action, Decision, Rng


class RandomBot(Bot):
    """Chooses uniformly among the legal actions."""

    instant = True

    def choose(self, decision: Decision, observe: Observe, rng: Rng) -> Action:
        """Return a uniform choice."""
        return decision.actions[rng.below(len(decision.actions))]
