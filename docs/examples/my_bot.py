"""A bot of one's own: it looks one action ahead and likes points; a little chance decides between equals."""

from __future__ import annotations

from kanly import Action, Decision, Rng
from kanly.bots import Bot, Observe

WORLDS = 3
"""How many guesses at the hidden cards each action is tried in."""


class MyBot(Bot):
    """Takes the action after which its seat has the most points, on average over a few guesses at what is hidden."""

    def choose(self, decision: Decision, observe: Observe, rng: Rng) -> Action:
        """Return one of the decision's actions."""
        seen = observe()
        totals = dict.fromkeys(decision.actions, 0.0)
        for _ in range(WORLDS):
            world = seen.determinize(rng)
            for action in decision.actions:
                after = world.clone()
                self.rules.play(after, action)
                totals[action] += self.rules.scores(after)[decision.seat] + rng.below(100) / 1000
        return max(decision.actions, key=lambda action: totals[action])
