"""The bot that looks one step ahead.

It samples a few full states that fit what it sees, plays each legal action in each of them, follows its own
further decisions of the same turn with the same greed, and takes the action after which the game's evaluation
is best on average. Every candidate meets the same samples, so luck does not decide between them.
"""

from __future__ import annotations

from kanly.bots.bot import Bot, Observe
from kanly.engine import Action, Decision, Rng, State

SAMPLES = 2
FOLLOW = 6
"""How many of its own decisions after the candidate it follows."""


class GreedyBot(Bot):
    """One-ply on the game's own evaluation."""

    def choose(self, decision: Decision, observe: Observe, rng: Rng) -> Action:
        """Return the action with the best evaluation."""
        actions = decision.actions
        if len(actions) == 1:
            return actions[0]
        seen = observe()
        samples = [seen.determinize(rng) for _ in range(SAMPLES)]
        best, best_value = actions[0], float("-inf")
        for action in actions:
            value = 0.0
            for sample in samples:
                state = sample.clone()
                self.rules.play(state, action)
                self._follow(state, decision.seat, FOLLOW)
                value += self.evaluation.evaluate(state, decision.seat)
            if value > best_value:
                best, best_value = action, value
        return best

    def _follow(self, state: State, seat: int, depth: int) -> None:
        """Go on with the seat's own decisions, each by its immediate value, while its turn lasts."""
        rules = self.rules
        turn = state.turns
        while depth and not state.over and state.turns == turn and rules.seat_to_move(state) == seat:
            depth -= 1
            best, best_value = state.options[0], float("-inf")
            for action in state.options:
                twin = state.clone()
                rules.play(twin, action)
                value = self.evaluation.evaluate(twin, seat)
                if value > best_value:
                    best, best_value = action, value
            rules.play(state, best)
