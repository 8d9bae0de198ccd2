"""Who sits where in a tournament.

The games come in blocks. All games of a block have the same seed, so the same luck at the same seats; from one game of
the block to the next everybody moves on by one in the list of bots. So each bot meets each seat of a seed, with its
luck, as often as any other:

    four bots a, b, c, d     abcd bcda cdab dabc
    two bots                 abab baba
    three bots               abca bcab cabc
    six bots                 abcd bcde cdef defa efab fabc

With fewer bots than seats some sit there twice; with more, some sit out. Where seats play together, a bot has a whole
side: two bots in two teams of two are abab baba. Each block shuffles the list of bots and the sides anew, so that over
many blocks everyone has every neighbour and every opponent.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kanly.engine import Config, Rng
from kanly.engine.config import sides_among
from kanly.games import rules_of
from kanly.lab.match import Match


def block_count(bots: Sequence[str], games: int) -> int:
    """Return how many whole blocks hold at least so many games."""
    return -(-games // len(bots))


Sides = Sequence[Sequence[int]]
"""The seats that play together, side by side."""


def sides_of(config: Config) -> Sides:
    """Return the seats of people in a game's configuration by who plays together."""
    rules = rules_of(config.game)
    teams = rules.teams(rules.start(config, Rng.seeded(0), journal=False))
    return sides_among(teams, range(config.seats))


def fair_matches(bots: Sequence[str], sides: Sides, blocks: int, seed: int) -> Iterator[Match]:
    """Yield the matches of a tournament, block by block; block i has the seed `seed + i`."""
    for block in range(blocks):
        for shift, lineup in enumerate(lineups(bots, sides, seed + block)):
            yield Match(block * len(bots) + shift, seed + block, lineup)


def lineups(bots: Sequence[str], sides: Sides, seed: int) -> list[tuple[str, ...]]:
    """Return the bot of each seat in each game of a block."""
    rng = Rng.seeded(~seed ^ 1 << 64)  # neither the stream of the game nor that of its bots
    order, places = list(range(len(bots))), list(range(len(sides)))
    rng.shuffle(order)
    rng.shuffle(places)
    return [_lineup(bots, order, places, sides, shift) for shift in range(len(bots))]


def _lineup(
    bots: Sequence[str], order: Sequence[int], places: Sequence[int], sides: Sides, shift: int
) -> tuple[str, ...]:
    seated = {}
    for place, side in zip(places, sides, strict=True):
        for seat in side:
            seated[seat] = bots[order[(place + shift) % len(bots)]]
    return tuple(seated[seat] for seat in sorted(seated))
