"""The search as it was before it learned to judge (commit ba35865), whole and unchanged, to be measured against.

    KANLY_BEFORE=30ms kanly arena --bots search:30ms,bench/before.py,bench/before.py,bench/before.py --games 400

$KANLY_BEFORE is its budget. It judges by the hand-written evaluation and looks with the hand-written glance, both of
which are compiled where the rest is, as they were then; like then, its own loop is not.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from heapq import nlargest
from math import ceil, exp, log, log2, sqrt
from time import perf_counter
from typing import Final

from kanly.bots.bot import Bot, Observe
from kanly.engine import Action, ConfigError, Decision, Observation, Rng, Rules, State

SIMULATIONS: Final = 300
WIDTH: Final = 1.4
"""How many candidates a single simulation would be worth; they grow with the root of the budget (200 try 20)."""
BREADTH: Final = 3.0
"""The same for the tree: how many options a new node tries; they grow with the root of its visits."""
CURIOSITY: Final = 0.35
"""How much the tree prefers actions that it has seldom tried."""


WORD: Final = 1 << 32


def stray(options: list[Action], weights: list[float], noise: float, rng: Rng) -> Action:
    best, best_score = 0, float("-inf")
    for i, weight in enumerate(weights):
        score = weight - noise * log(-log((rng.word() + 0.5) / WORD)) if noise else weight
        if score > best_score:
            best, best_score = i, score
    return options[best]


@dataclass
class Verdict:
    """What the search thinks of an action: the chance to win and the points ahead of the best opponent."""

    action: Action
    at_a_glance: float
    tries: int = 0
    chance: float = 0.0
    lead: float = 0.0

    @property
    def mean_chance(self) -> float:
        """The estimated chance to win."""
        return self.chance / self.tries if self.tries else 0.0

    @property
    def mean_lead(self) -> float:
        """The estimated lead over the best opponent at the end of the stage, in the game's unit."""
        return self.lead / self.tries if self.tries else 0.0


@dataclass
class Node:
    """A decision of one's own later in the turn, reached by the actions before it: what was tried, with what luck."""

    tries: dict[Action, int] = field(default_factory=dict)
    chances: dict[Action, float] = field(default_factory=dict)
    visits: int = 0
    below: dict[Action, Node] = field(default_factory=dict)

    def pick(self, state: State, weights: list[float]) -> Action:
        """Return the action to try next: well judged, or seldom tried and promising at a glance."""
        best, best_score = state.options[0], float("-inf")
        reach = CURIOSITY * sqrt(log(self.visits + 2))
        for action, weight in self._open(state.options, weights):
            tries = self.tries.get(action, 0)
            known = self.chances[action] / tries if tries else 0.5
            score = known + reach / sqrt(tries + 1) + 0.1 * weight / (tries + 1)
            if score > best_score:
                best, best_score = action, score
        return best

    def _open(self, options: Sequence[Action], weights: list[float]) -> list[tuple[Action, float]]:
        """Return the options that this node is wide enough to try by now, with their weights."""
        width = _width(BREADTH, self.visits + 1)
        pairs = list(zip(options, weights, strict=True))
        return pairs if len(pairs) <= width else nlargest(width, pairs, key=_weight)

    def learn(self, action: Action, chance: float) -> None:
        """Remember how an action turned out."""
        self.visits += 1
        self.tries[action] = self.tries.get(action, 0) + 1
        self.chances[action] = self.chances.get(action, 0.0) + chance


@dataclass(frozen=True)
class Budget:
    """How much to think about a decision: a number of simulations, or seconds."""

    simulations: int = SIMULATIONS
    seconds: float = 0.0

    @staticmethod
    def read(text: str) -> Budget:
        """Read `400n` or `500ms`; raises ConfigError."""
        if not text:
            return Budget()
        number = text.rstrip("nms")
        if number.isdecimal() and int(number) > 0:
            if text == f"{number}n":
                return Budget(simulations=int(number))
            if text == f"{number}ms":
                return Budget(seconds=int(number) / 1000)
        raise ConfigError(
            f"a search thinks for so many simulations or milliseconds, such as 400n or 500ms, not {text!r}"
        )


class BeforeBot(Bot):
    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.budget = Budget.read(os.environ.get("KANLY_BEFORE", "30ms"))

    def choose(self, decision: Decision, observe: Observe, rng: Rng) -> Action:
        """Return the action that does best in the playouts."""
        if len(decision.actions) == 1:
            return decision.actions[0]
        return self.study(decision, observe(), rng)[0].action

    def study(self, decision: Decision, seen: Observation, rng: Rng) -> list[Verdict]:
        """Return what the search thinks of the actions, the best first; those never tried come last."""
        clock = _Clock(self.budget)
        verdicts = self._candidates(decision, seen, rng)
        if self.budget.seconds:
            action = verdicts[0].action
            self._play_out(seen.determinize(rng), decision.seat, action, {action: Node()}, rng.word())
        live = verdicts[: _width(WIDTH, clock.affordable())]
        trees = {verdict.action: Node() for verdict in live}
        clock.share_out(len(live))
        while len(live) > 1:
            clock.start_phase(len(live))
            while clock.goes_on():
                world, noise = seen.determinize(rng), rng.word()
                for verdict in live:
                    chance, lead = self._play_out(world.clone(), decision.seat, verdict.action, trees, noise)
                    verdict.tries += 1
                    verdict.chance += chance
                    verdict.lead += lead
            live.sort(key=_rank)
            live = live[: (len(live) + 1) // 2]
        tried = [verdict for verdict in verdicts if verdict.tries]
        tried.sort(key=lambda verdict: (-verdict.tries, *_rank(verdict)))
        return tried + [verdict for verdict in verdicts if not verdict.tries]

    def _candidates(self, decision: Decision, seen: Observation, rng: Rng) -> list[Verdict]:
        """Return all actions, the most promising at a glance first."""
        weights = self.evaluation.weigh(seen.determinize(rng))
        verdicts = [Verdict(action, weight) for action, weight in zip(decision.actions, weights, strict=True)]
        return sorted(verdicts, key=lambda verdict: -verdict.at_a_glance)

    def _play_out(
        self, state: State, seat: int, action: Action, trees: dict[Action, Node], noise: int
    ) -> tuple[float, float]:
        """Play an action and then the rest of the stage; return the seat's chance to win and its lead."""
        rules, evaluation = self.rules, self.evaluation
        noise_of_world = Rng.seeded(noise)
        turn, now = state.turns, evaluation.stage(state)
        rules.play(state, action)
        node: Node | None = trees[action]
        path: list[tuple[Node, Action]] = []
        while not state.over and evaluation.stage(state) == now:
            weights = evaluation.weigh(state)
            mine = node is not None and state.turns == turn and rules.seat_to_move(state) == seat
            if node is not None and mine:
                chosen = node.pick(state, weights)
                path.append((node, chosen))
                node = node.below.setdefault(chosen, Node()) if node.visits else None
            else:
                chosen = stray(state.options, weights, evaluation.noise, noise_of_world)
            rules.play(state, chosen)
        chance, lead = self._judge(state, seat)
        for visited, chosen in path:
            visited.learn(chosen, chance)
        return chance, lead

    def _judge(self, state: State, seat: int) -> tuple[float, float]:
        """Return a seat's chance to win and its lead over the best opponent; a team has one of each."""
        rules = self.rules
        lead = _lead(self.evaluation.standings(state), rules.teams(state), seat)
        if state.over:
            return (1.0 if seat in rules.outcome(state).winners else 0.0), lead
        return 1.0 / (1.0 + exp(-max(-50.0, min(50.0, lead / self.evaluation.sure)))), lead


def _lead(values: Sequence[float], teams: Sequence[Sequence[int]], seat: int) -> float:
    """Return how far the side of a seat is ahead of the best other one; a side is worth what all its seats are."""
    own: Sequence[int] = (seat,)
    others = []
    teamed: set[int] = set()
    for team in teams:
        teamed.update(team)
        if seat in team:
            own = team
        else:
            others.append(sum(values[member] for member in team))
    others += [value for other, value in enumerate(values) if other != seat and other not in teamed]
    return sum(values[member] for member in own) - max(others)


def _width(start: float, spent: float) -> int:
    """Return how many options to try for so many simulations: at least two, so that there is a choice."""
    return max(2, ceil(start * sqrt(spent)))


def _weight(pair: tuple[Action, float]) -> float:
    """Return an option's weight."""
    return pair[1]


def _rank(verdict: Verdict) -> tuple[float, float]:
    """Return what sorts the best first: by the chance to win, and in a game that is won or lost anyway by the lead."""
    return -verdict.mean_chance, -verdict.mean_lead


class _Clock:
    """Shares the budget out among phases; in each of them every candidate is tried at least once."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._begun = perf_counter()
        self._phases = 1
        self._phase = 0
        self._worlds = 0
        self._most = 0

    def affordable(self) -> float:
        """Return about how many simulations the budget pays for; one in time, as many as the first one fits in."""
        if not self._budget.seconds:
            return self._budget.simulations
        return self._budget.seconds / max(1e-6, perf_counter() - self._begun)

    def share_out(self, candidates: int) -> None:
        """Plan the phases that leave one of so many candidates."""
        self._phases = max(1, ceil(log2(max(2, candidates))))

    def start_phase(self, candidates: int) -> None:
        """Begin a phase with so many candidates."""
        self._phase += 1
        self._worlds = 0
        self._most = max(1, round(self._budget.simulations / self._phases / candidates))

    def goes_on(self) -> bool:
        """Say whether another world is to be tried in this phase, and count it."""
        self._worlds += 1
        if not self._budget.seconds or self._worlds == 1:
            return self._worlds <= self._most or self._worlds == 1
        return perf_counter() - self._begun < self._budget.seconds * self._phase / self._phases
