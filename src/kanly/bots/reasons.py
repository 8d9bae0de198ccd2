"""Why a seat has the chances it has: where it is ahead of its strongest opponent, and where behind.

The features of a position are made equal topic by topic, and the judge is asked again: what changes the odds most is
what tells. All is seen from what the seat may know: numbers that it can only guess are the mean of several guesses.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import Final

from kanly.engine import Observation, Rng, Rules
from kanly.engine.features import Feature
from kanly.engine.judge import Judge
from kanly.engine.message import Message
from kanly.engine.weights import judge_of

WORLDS: Final = 6
"""Guesses at what is hidden."""
TOLD: Final = 3
"""How many topics are told of either kind."""
SMALL: Final = 0.08
"""The change of the odds (in a logarithm) below which a topic is not worth telling."""


@dataclass(frozen=True)
class Standing:
    """How a seat stands against its strongest opponent: topics with the difference, those that tell most first."""

    seat: int
    other: int
    ahead: list[tuple[str, int]]
    behind: list[tuple[str, int]]


def why(rules: Rules, seen: Observation, rng: Rng) -> Message | None:
    """Return in a sentence how the seat that sees this stands; None without a judge, or where nothing tells."""
    standing = standing_of(rules, seen, rng)
    if standing is None or not (standing.ahead or standing.behind):
        return None
    return rules.narration().standing(standing.other, standing.ahead, standing.behind)


def standing_of(rules: Rules, seen: Observation, rng: Rng) -> Standing | None:
    """Return how a seat stands against the opponent with the best chance; None where the game has no weights."""
    features = rules.features()
    worlds = [seen.determinize(rng) for _ in range(WORLDS)]
    judge, sides = judge_of(rules, worlds[0]), features.sides(worlds[0])
    own = [side for side in sides if seen.seat in side]
    if judge is None or not own or len(sides) < 2 or worlds[0].over:
        return None
    looks = [features.look(world) for world in worlds]
    seats = [_mean([look[0][seat] for look in looks]) for seat in range(len(looks[0][0]))]
    scene = _Scene(judge, seats, _mean([look[1] for look in looks]), sides)
    other = max((side for side in sides if side != own[0]), key=lambda side: scene.chances(seats)[side[0]])
    return scene.compare(features.of_seat(rules.config_of(worlds[0])), own[0], other, seen.seat)


@dataclass(frozen=True)
class _Scene:
    """A position as a judge sees it."""

    judge: Judge
    seats: list[list[float]]
    table: list[float]
    sides: tuple[tuple[int, ...], ...]

    def chances(self, seats: list[list[float]]) -> list[float]:
        return self.judge.chances(seats, self.table, self.sides)

    def odds(self, seats: list[list[float]], own: int, other: int) -> float:
        chances = self.chances(seats)
        return log(max(chances[own], 1e-9) / max(chances[other], 1e-9))

    def compare(self, named: list[Feature], own: tuple[int, ...], other: tuple[int, ...], seat: int) -> Standing:
        """Make both sides equal in one topic after the other, and keep the topics that change the odds most."""
        mine = _mean([self.seats[member] for member in own])
        theirs = _mean([self.seats[member] for member in other])
        now = self.odds(self.seats, own[0], other[0])
        ahead: list[tuple[float, str, int]] = []
        behind: list[tuple[float, str, int]] = []
        for topic in dict.fromkeys(feature.topic for feature in named if feature.topic):
            places = [place for place, feature in enumerate(named) if feature.topic == topic]
            counted = [place for place in places if named[place].counted]
            n = round(len(own) * sum(mine[place] - theirs[place] for place in counted))
            change = now - self.odds(self._levelled(own, theirs, places), own[0], other[0])
            if n > 0 and change >= SMALL:
                ahead.append((change, topic, n))
            elif n < 0 and change <= -SMALL:
                behind.append((-change, topic, -n))
        return Standing(seat, other[0], _most(ahead), _most(behind))

    def _levelled(self, own: tuple[int, ...], theirs: list[float], places: list[int]) -> list[list[float]]:
        """Return the numbers of all seats, where a side has those of another at some places."""
        seats = [list(numbers) for numbers in self.seats]
        for member in own:
            for place in places:
                seats[member][place] = theirs[place]
        return seats


def _most(found: list[tuple[float, str, int]]) -> list[tuple[str, int]]:
    return [(topic, n) for _, topic, n in sorted(found, key=lambda it: -it[0])[:TOLD]]


def _mean(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
