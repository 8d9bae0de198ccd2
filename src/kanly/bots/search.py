"""The bot that plays on in its head to where the game says that it can be judged: the end of the round, or its own end.

At a decision it samples full states that fit what its seat sees, and nothing else: the real hidden cards are out of its
reach. In each sampled world every candidate is tried; the seat's own further decisions of the turn are chosen by a
small tree that learns over the simulations, everybody else's at a glance (`Evaluation.impressions`) with some noise;
when that stage is over, the game's evaluation tells everybody's chance to win. Chances and glance are learned where the
game has weights for them (`kanly train`). Candidates meet the same worlds with the same noise, so luck does not decide
between them, and the worse half is dropped again and again until one is left. Where options are many, only the most
promising at a glance are tried: the more of them, the more there is to spend (progressive widening).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil, log2, sqrt
from time import perf_counter
from typing import Final

from kanly.bots.bot import Bot, Observe
from kanly.bots.playout import Node, play_out, width
from kanly.engine import Action, ConfigError, Decision, Observation, Rng, Rules, State
from kanly.engine.judge import Judge
from kanly.engine.weights import judge_of

SIMULATIONS: Final = 300
WIDTH: Final = 1.4
"""How many candidates a single simulation would be worth; they grow with the root of the budget (200 try 20)."""
PLAIN: Final = "plain"
"""No weights: `search:400n@plain` judges by how the seats stand."""


@dataclass
class Verdict:
    """What the search thinks of an action: everybody's chance to win, and the points ahead of the best opponent.

    Sums over all tries; `squares` are those of the own chance.
    """

    action: Action
    at_a_glance: float
    seat: int
    tries: int = 0
    chances: list[float] = field(default_factory=list)
    squares: float = 0.0
    lead: float = 0.0

    def add(self, chances: list[float], lead: float) -> None:
        """Remember how a try turned out."""
        self.tries += 1
        self.chances = [a + b for a, b in zip(self.chances, chances, strict=True)] if self.chances else chances
        self.squares += chances[self.seat] ** 2
        self.lead += lead

    @property
    def mean_chances(self) -> list[float]:
        """The estimated chance of every seat to win."""
        return [chance / self.tries for chance in self.chances]

    @property
    def mean_chance(self) -> float:
        """The estimated chance to win."""
        return self.chances[self.seat] / self.tries if self.tries else 0.0

    @property
    def spread(self) -> float:
        """How far single tries are from the estimate: their standard deviation."""
        return sqrt(max(0.0, self.squares / self.tries - self.mean_chance**2)) if self.tries else 0.0

    @property
    def mean_lead(self) -> float:
        """The estimated lead over the best opponent at the end of the stage, in the game's unit."""
        return self.lead / self.tries if self.tries else 0.0


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


class SearchBot(Bot):
    """Information-set search from the seat's observation alone; repeatable for a given seed and simulations.

    `search:400n@JUDGE@GLANCE` says which weights it judges and looks with: files, `plain` and `hand`; by default, or
    where there is nothing between, those that come with the game.
    """

    def __init__(self, rules: Rules, told: str = "") -> None:
        super().__init__(rules)
        budget, _, weights = told.partition("@")
        self.budget = Budget.read(budget)
        self.weights, _, self.eyes = weights.partition("@")

    def judge(self, state: State) -> Judge | None:
        """Return who judges states like this; None where the game has no weights for them, or none are wanted."""
        return None if self.weights == PLAIN else judge_of(self.rules, state, self.weights)

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
            self.play_out(seen.determinize(rng), decision.seat, action, {action: Node()}, rng.word())
        live = verdicts[: width(WIDTH, clock.affordable())]
        trees = {verdict.action: Node() for verdict in live}
        clock.share_out(len(live))
        while len(live) > 1:
            clock.start_phase(len(live))
            while clock.goes_on():
                world, noise = seen.determinize(rng), rng.word()
                for verdict in live:
                    verdict.add(*self.play_out(world.clone(), decision.seat, verdict.action, trees, noise))
            live.sort(key=_rank)
            live = live[: (len(live) + 1) // 2]
        tried = [verdict for verdict in verdicts if verdict.tries]
        tried.sort(key=lambda verdict: (-verdict.tries, *_rank(verdict)))
        return tried + [verdict for verdict in verdicts if not verdict.tries]

    def _candidates(self, decision: Decision, seen: Observation, rng: Rng) -> list[Verdict]:
        """Return all actions, the most promising at a glance first."""
        world = seen.determinize(rng)
        weights = self.evaluation.impressions(world, self.glance(world, self.eyes))
        pairs = zip(decision.actions, weights, strict=True)
        verdicts = [Verdict(action, weight, decision.seat) for action, weight in pairs]
        return sorted(verdicts, key=lambda verdict: -verdict.at_a_glance)

    def play_out(
        self, state: State, seat: int, action: Action, trees: dict[Action, Node], noise: int
    ) -> tuple[list[float], float]:
        """Play an action and then the rest of the stage; return everybody's chance to win and the seat's lead."""
        judge, glance = self.judge(state), self.glance(state, self.eyes)
        return play_out(self.rules, self.evaluation, judge, glance, state, seat, action, trees[action], noise)


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
