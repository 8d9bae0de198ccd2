"""Who sits where in a tournament.

The games come in blocks. All games of a block have the same seed, so the same luck at the same seats; from one game of
the block to the next everybody moves on by one in the list of bots. So each bot meets each seat of a seed, with its
luck, as often as any other:

    four bots a, b, c, d     abcd bcda cdab dabc
    two bots                 abab baba
    three bots               abca bcab cabc
    six bots                 abcd bcde cdef defa efab fabc

With fewer bots than seats some sit there twice; with more, some sit out. Each block shuffles the list of bots and the
seats anew, so that over many blocks everyone has every neighbour and every opponent.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kanly.engine import Rng
from kanly.lab.match import Match


def block_count(bots: Sequence[str], games: int) -> int:
    """Return how many whole blocks hold at least so many games."""
    return -(-games // len(bots))


def fair_matches(bots: Sequence[str], seats: int, blocks: int, seed: int) -> Iterator[Match]:
    """Yield the matches of a tournament, block by block; block i has the seed `seed + i`."""
    for block in range(blocks):
        for shift, lineup in enumerate(lineups(bots, seats, seed + block)):
            yield Match(block * len(bots) + shift, seed + block, lineup)


def lineups(bots: Sequence[str], seats: int, seed: int) -> list[tuple[str, ...]]:
    """Return the bot of each seat in each game of a block."""
    rng = Rng.seeded(~seed ^ 1 << 64)  # neither the stream of the game nor that of its bots
    order, places = list(range(len(bots))), list(range(seats))
    rng.shuffle(order)
    rng.shuffle(places)
    return [tuple(bots[order[(place + shift) % len(bots)]] for place in places) for shift in range(len(bots))]
