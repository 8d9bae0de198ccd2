"""Mentat's advice: what the search thinks of every option of a decision, and of a whole game once it is over.

Everything is judged from what the deciding seat sees, as plain data that can be sent and kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import sqrt
from typing import Final, NotRequired, TypedDict

from kanly.bots.bot import LEVELS
from kanly.bots.playout import Node
from kanly.bots.reasons import why
from kanly.bots.search import SearchBot, Verdict
from kanly.engine import Action, ConfigError, Decision, Game, Observation, Rng, Rules
from kanly.engine.message import Words

ADVICE: Final = "search:400n"
ANALYSIS: Final = "search:40n"
COMPARED: Final = 20
"""Worlds in which the action that was taken meets the one that the search would have taken."""
TURNING_POINTS: Final = 5
MISTAKES: Final = 3
"""How many turning points of a game are named, and how many mistakes of a seat."""
WORTH_NAMING: Final = 0.05
"""The change of a chance to win below which nothing is named: much of it would be noise."""
ABOUT_EQUAL: Final = 0.01
"""The difference of chances below which options are about equal, whatever the luck of the tries."""


class Option(TypedDict):
    """An action: everybody's chance to win after it, the lead in points over the best opponent, how often it was tried.

    `chance` is that of who asks, `chances` those of all seats; over seats, or teams, they sum to 1. Options of one
    `group` are about equal, the first group is the best; what was never tried is in none (-1) and has no chances.
    """

    action: str
    chance: float
    chances: list[float]
    lead: float
    tries: int
    group: int


class Advice(TypedDict):
    """What the search thinks of the options of a decision, and why: how the seat stands against its strongest opponent.

    `why` is a sentence (`Narration.standing`), or None where the game has no weights, or nothing tells.
    """

    options: list[Option]
    why: Words


class Judged(TypedDict):
    """A decision of a game: `at` so many actions, the chance to win, what was best, what was taken, what that lost.

    `chances` are those of all seats, as the seat that decides sees them; over seats, or teams, they sum to 1. `said`
    calls both actions by their labels, and `why` tells how the seat stood; both of mistakes only.
    """

    at: int
    seat: int
    kind: str
    chance: float
    chances: list[float]
    best: str
    taken: str
    loss: float
    said: NotRequired[dict[str, Words]]
    why: NotRequired[Words]


class TurningPoint(TypedDict):
    """A swing of a seat's chance to win, from one of its decisions (`since`) to its next one (`at`).

    `why` tells how it stands after it, where something tells.
    """

    since: int
    at: int
    seat: int
    before: float
    after: float
    why: NotRequired[Words]


class Analysis(TypedDict):
    """What a game looks like afterwards; turning points in the order of the game, mistakes by seat, worst first."""

    decisions: list[Judged]
    turning_points: list[TurningPoint]
    mistakes: list[Judged]


class Mentat(SearchBot):
    """The search bot as adviser: it tells what it thinks of the options."""

    @staticmethod
    def of(code: str, rules: Rules) -> Mentat:
        """Return the adviser of a bot's code, such as `search:400n` or `mentat`; raises ConfigError."""
        name, _, budget = LEVELS.get(code, code).partition(":")
        if name != "search":
            raise ConfigError(f"only the search can advise, such as {ADVICE}, not {code!r}")
        return Mentat(rules, budget)

    def compare(self, seat: int, seen: Observation, actions: Iterable[Action], rng: Rng) -> list[Verdict]:
        """Return what the search thinks of some actions, each of which meets the same worlds."""
        verdicts = [Verdict(action, 0.0, seat) for action in actions]
        trees = {verdict.action: Node() for verdict in verdicts}
        for _ in range(COMPARED):
            world, noise = seen.determinize(rng), rng.word()
            for verdict in verdicts:
                verdict.add(*self.play_out(world.clone(), seat, verdict.action, trees, noise))
        return verdicts


def advise(rules: Rules, seen: Observation, rng: Rng, code: str = ADVICE) -> list[Option]:
    """Return the options of the seat that sees this and is to decide, the best first; those never tried come last.

    Raises ConfigError for a code that cannot advise, or when the seat has nothing to decide.
    """
    mentat, decision = Mentat.of(code, rules), seen.decision
    if decision is None or decision.seat != seen.seat:
        raise ConfigError(f"seat {seen.seat} has nothing to decide")
    if len(decision.actions) == 1:
        return options_of(mentat.compare(seen.seat, seen, decision.actions, rng))
    return options_of(mentat.study(decision, seen, rng))


def advise_why(rules: Rules, seen: Observation, rng: Rng, code: str = ADVICE) -> Advice:
    """Return what `advise` does, and why; raises like it."""
    return {"options": advise(rules, seen, rng, code), "why": why(rules, seen, rng)}


def options_of(verdicts: list[Verdict]) -> list[Option]:
    """Return the verdicts of a study as plain data: its choice first, what is about equal in one group."""
    tried = [verdict for verdict in verdicts if verdict.tries]
    left = sorted(tried[1:], key=lambda verdict: -verdict.mean_chance)
    spread, head, group = (tried[0].spread, tried[0], 0) if tried else (0.0, None, 0)
    options = [_option(verdict, group) for verdict in tried[:1]]
    for verdict in left:
        if head is not None and not about_equal(head, verdict, spread):
            head, group = verdict, group + 1
        options.append(_option(verdict, group))
    return options + [_option(verdict, -1) for verdict in verdicts if not verdict.tries]


def about_equal(better: Verdict, worse: Verdict, spread: float) -> bool:
    """Say whether two verdicts are too close to be told apart, by the luck of tries that spread so far, or anyway."""
    luck = spread * sqrt(1 / better.tries + 1 / worse.tries)
    return better.mean_chance - worse.mean_chance < max(ABOUT_EQUAL, luck)


def _option(verdict: Verdict, group: int) -> Option:
    return {
        "action": verdict.action.text,
        "chance": round(verdict.mean_chance, 4),
        "chances": [round(chance, 4) for chance in verdict.mean_chances],
        "lead": round(verdict.mean_lead, 2),
        "tries": verdict.tries,
        "group": group,
    }


# -- a whole game ------------------------------------------------------------------------------------------


def analyse(game: Game, code: str = ANALYSIS) -> Analysis:
    """Return what a game looks like afterwards: every decision judged, the turning points and the mistakes."""
    return summed_up(judge(game, code))


def judge(game: Game, code: str = ANALYSIS, first: int = 0, last: int | None = None) -> list[Judged]:
    """Return the decisions of a game before its actions `first` to `last`, each judged; those without a choice are not.

    A game can so be judged in pieces, and gives the same in one.
    """
    mentat = Mentat.of(code, game.rules)
    last = len(game.actions) if last is None else last
    return [_judged(mentat, twin, at, taken) for at, twin, taken in _positions(game, last) if at >= first]


def _positions(game: Game, last: int) -> Iterator[tuple[int, Game, Action]]:
    """Yield the positions of a game where there was a choice, with the action taken; a second game is played along."""
    feed = [chance for _, chance in game.chances]
    twin = Game.start(game.rules, game.config, game.seed, undo=False, feed=feed)
    for at, (_, action) in enumerate(game.actions[:last]):
        if len(twin.state.options) > 1:
            yield at, twin, action
        twin.apply(action)


def _judged(mentat: Mentat, game: Game, at: int, taken: Action) -> Judged:
    """Judge a decision: the search chooses, then its choice and the action taken meet in fresh worlds."""
    decision: Decision = game.decision
    seen = game.observe(decision.seat)
    rng, narration = Rng.seeded(at), game.rules.narration()
    best = mentat.study(decision, seen, rng)[0].action
    verdicts = mentat.compare(decision.seat, seen, dict.fromkeys((best, taken)), rng)
    chances = {verdict.action: verdict.mean_chance for verdict in verdicts}
    everybody = {verdict.action: verdict.mean_chances for verdict in verdicts}
    if chances[taken] >= chances[best]:
        best = taken
    judged: Judged = {
        "at": at,
        "seat": decision.seat,
        "kind": decision.kind,
        "chance": round(chances[best], 4),
        "chances": [round(chance, 4) for chance in everybody[best]],
        "best": best.text,
        "taken": taken.text,
        "loss": round(chances[best] - chances[taken], 4),
        "said": {"best": narration.label(seen, best), "taken": narration.label(seen, taken)},
    }
    told = why(game.rules, seen, rng)
    if told is not None:
        judged["why"] = told
    return judged


def summed_up(decisions: list[Judged]) -> Analysis:
    """Return the analysis of a game whose decisions were judged."""
    seats = sorted({judged["seat"] for judged in decisions})
    mistakes = [mistake for seat in seats for mistake in _mistakes(decisions, seat)]
    turning_points = _turning_points(decisions)
    for judged in decisions:
        if judged not in mistakes:
            judged.pop("said", None)
            judged.pop("why", None)
    return {"decisions": decisions, "turning_points": turning_points, "mistakes": mistakes}


def _mistakes(decisions: list[Judged], seat: int) -> list[Judged]:
    """Return the biggest mistakes of a seat, the worst first."""
    made = [judged for judged in decisions if judged["seat"] == seat and judged["loss"] >= WORTH_NAMING]
    return sorted(made, key=lambda judged: -judged["loss"])[:MISTAKES]


def _turning_points(decisions: list[Judged]) -> list[TurningPoint]:
    """Return the largest swings that do not overlap: what one seat wins, another loses at the same time."""
    swings = sorted(_swings(decisions), key=lambda swing: -abs(swing["after"] - swing["before"]))
    chosen: list[TurningPoint] = []
    for swing in swings:
        apart = all(swing["at"] <= other["since"] or other["at"] <= swing["since"] for other in chosen)
        if apart and abs(swing["after"] - swing["before"]) >= WORTH_NAMING:
            chosen.append(swing)
    return sorted(chosen[:TURNING_POINTS], key=lambda swing: swing["at"])


def _swings(decisions: list[Judged]) -> Iterator[TurningPoint]:
    """Yield how the chance of every seat changed from decision to decision."""
    latest: dict[int, Judged] = {}
    for judged in decisions:
        seat = judged["seat"]
        if seat in latest:
            since = latest[seat]
            swing: TurningPoint = {
                "since": since["at"],
                "at": judged["at"],
                "seat": seat,
                "before": since["chance"],
                "after": judged["chance"],
            }
            if "why" in judged:
                swing["why"] = judged["why"]
            yield swing
        latest[seat] = judged
