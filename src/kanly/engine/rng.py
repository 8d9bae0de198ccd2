"""A small, serialisable, clonable random generator.

The algorithm is sfc32 ("small fast counter"): additions, shifts and xors on 32-bit words, so it gives
the same numbers in every process and stays within machine integers when compiled.
"""

from __future__ import annotations

from typing import Final, final

WORD: Final = 0xFFFFFFFF
SEED_BITS: Final = 96
"""What a seed can say; the bits above are not used."""


@final
class Rng:
    """A stream of uniform integers whose whole state is four words."""

    __slots__ = ("a", "b", "c", "count")

    def __init__(self, a: int = 0, b: int = 0, c: int = 0, count: int = 1) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.count = count

    @staticmethod
    def seeded(seed: int) -> Rng:
        """Return the generator of a seed; any integer is a seed."""
        rng = Rng(seed & WORD, (seed >> 32) & WORD, (seed >> 64) & WORD, 1)
        for _ in range(15):
            rng.word()
        return rng

    def clone(self) -> Rng:
        """Return a copy that goes on independently."""
        return Rng(self.a, self.b, self.c, self.count)

    def words(self) -> list[int]:
        """Return the four words that make up the state."""
        return [self.a, self.b, self.c, self.count]

    def word(self) -> int:
        """Return the next uniform 32-bit word."""
        a, b, c = self.a, self.b, self.c
        out = (a + b + self.count) & WORD
        self.count = (self.count + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + out) & WORD
        return out

    def below(self, n: int) -> int:
        """Return a uniform integer in [0, n), without modulo bias."""
        product = self.word() * n
        low = product & WORD
        if low < n:
            floor = (WORD + 1 - n) % n
            while low < floor:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a uniform random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            swap = items[i]
            items[i] = items[j]
            items[j] = swap
