"""Playing on in one's head: the loop that a search spends its time in, compiled where a build is."""

from __future__ import annotations

from heapq import nlargest
from math import ceil, log, sqrt
from typing import Final, final

from kanly.engine.action import Action
from kanly.engine.evaluation import Evaluation
from kanly.engine.glance import Glance
from kanly.engine.judge import Judge
from kanly.engine.rng import Rng
from kanly.engine.rules import Rules
from kanly.engine.state import State

WORD: Final = 1 << 32
BREADTH: Final = 3.0
"""How many options a new node of the tree tries; they grow with the root of its visits."""
CURIOSITY: Final = 0.08
"""How much the tree prefers actions that it has seldom tried."""
GLANCE: Final = 0.1
"""How much of a point's weight at a glance counts as a chance, while an action is new."""


def stray(options: list[Action], weights: list[float], noise: float, rng: Rng) -> Action:
    """Return an option at random, the heavier the likelier; `noise` (in points) is how far it strays from the best."""
    best, best_score = 0, float("-inf")
    for i, weight in enumerate(weights):
        score = weight - noise * log(-log((rng.word() + 0.5) / WORD)) if noise else weight
        if score > best_score:
            best, best_score = i, score
    return options[best]


def width(start: float, spent: float) -> int:
    """Return how many options to try for so many simulations: at least two, so that there is a choice."""
    return max(2, ceil(start * sqrt(spent)))


@final
class Node:
    """A decision of one's own later in the turn, reached by the actions before it: what was tried, with what luck."""

    def __init__(self) -> None:
        self.tries: dict[Action, int] = {}
        self.chances: dict[Action, float] = {}
        self.visits = 0
        self.total = 0.0
        self.below: dict[Action, Node] = {}

    def pick(self, options: list[Action], weights: list[float]) -> Action:
        """Return the action to try next: well judged, or seldom tried and promising at a glance."""
        best, best_score = options[0], float("-inf")
        reach = CURIOSITY * sqrt(log(self.visits + 2))
        usual = self.total / self.visits if self.visits else 0.0
        for i in self._open(weights):
            action = options[i]
            tries = self.tries.get(action, 0)
            known = self.chances[action] / tries if tries else usual
            score = known + reach / sqrt(tries + 1) + GLANCE * weights[i] / (tries + 1)
            if score > best_score:
                best, best_score = action, score
        return best

    def _open(self, weights: list[float]) -> list[int]:
        """Return the options that this node is wide enough to try by now, the heaviest."""
        count, most = len(weights), width(BREADTH, self.visits + 1)
        if count <= most:
            return list(range(count))
        return nlargest(most, range(count), key=lambda i: weights[i])

    def learn(self, action: Action, chance: float) -> None:
        """Remember how an action turned out."""
        self.visits += 1
        self.total += chance
        self.tries[action] = self.tries.get(action, 0) + 1
        self.chances[action] = self.chances.get(action, 0.0) + chance


def play_out(
    rules: Rules, evaluation: Evaluation, judge: Judge | None, glance: Glance | None, state: State, seat: int,
    action: Action, tree: Node, noise: int
) -> tuple[list[float], float]:  # fmt: skip
    """Play an action and then the rest of the stage; return everybody's chance to win, and the seat's lead in points.

    The seat's own decisions of this turn are the tree's, all others are taken at a glance.
    """
    noise_of_world = Rng.seeded(noise)
    turn, now = state.turns, evaluation.stage(state)
    rules.play(state, action)
    node: Node | None = tree
    nodes: list[Node] = []
    taken: list[Action] = []
    while not state.over and evaluation.stage(state) == now:
        weights = evaluation.impressions(state, glance)
        if node is not None and state.turns == turn and rules.seat_to_move(state) == seat:
            chosen = node.pick(state.options, weights)
            nodes.append(node)
            taken.append(chosen)
            if node.visits:
                below = node.below.get(chosen)
                if below is None:
                    below = Node()
                    node.below[chosen] = below
                node = below
            else:
                node = None
        else:
            chosen = stray(state.options, weights, evaluation.noise, noise_of_world)
        rules.play(state, chosen)
    chances = evaluation.chances(state, judge)
    for i, visited in enumerate(nodes):
        visited.learn(taken[i], chances[seat])
    return chances, lead_of(rules, state, seat)


def lead_of(rules: Rules, state: State, seat: int) -> float:
    """Return by how many points the side of a seat is ahead of the best other one."""
    points = rules.scores(state)
    own, best = 0, float("-inf")
    for side in rules.features().sides(state):
        total = 0
        for member in side:
            total += points[member]
        if seat in side:
            own = total
        else:
            best = max(best, float(total))
    return own - best
