"""The generator: the published algorithm, uniform, and the same numbers everywhere."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from kanly.engine import Rng


def test_known_values() -> None:
    """Computed by a separate program from the published sfc32: three words of seed, counter 1, 15 rounds."""
    rng = Rng.seeded(0)
    assert [rng.word() for _ in range(4)] == [4216505632, 947923937, 2491578854, 3964400089]
    rng = Rng.seeded(2**64 + 2 * 2**32 + 3)
    assert [rng.word() for _ in range(4)] == [1774087662, 1808262445, 1653671574, 923405670]


def test_known_draws_and_shuffles() -> None:
    rng = Rng.seeded(7)
    assert [rng.below(6) for _ in range(10)] == [5, 5, 4, 2, 2, 4, 2, 1, 5, 2]
    items = list(range(10))
    rng.shuffle(items)
    assert items == [0, 9, 7, 6, 3, 2, 1, 5, 4, 8]
    assert rng.words() == [3656470584, 1318435819, 3461978863, 35]


def test_equal_seeds_give_equal_streams_and_others_do_not() -> None:
    streams = {}
    for seed in (0, 1, -1, 2**32, 2**64, 123456789):
        rng, again = Rng.seeded(seed), Rng.seeded(seed)
        stream = tuple(rng.word() for _ in range(8))
        assert stream == tuple(again.word() for _ in range(8))
        streams[seed] = stream
    assert len(set(streams.values())) == len(streams)


def test_a_clone_goes_on_the_same_and_on_its_own() -> None:
    rng = Rng.seeded(3)
    rng.word()
    twin = rng.clone()
    ahead = [twin.word() for _ in range(5)]
    assert [rng.word() for _ in range(5)] == ahead
    assert rng.words() == twin.words()
    twin.word()
    assert rng.words() != twin.words()


def test_a_generator_is_its_four_words() -> None:
    rng = Rng.seeded(11)
    copy = Rng(*rng.words())
    assert [copy.word() for _ in range(5)] == [rng.word() for _ in range(5)]


def test_words_stay_within_32_bits() -> None:
    rng = Rng(2**32 - 1, 2**32 - 1, 2**32 - 1, 2**32 - 1)
    for _ in range(1000):
        assert 0 <= rng.word() < 2**32
        assert all(0 <= word < 2**32 for word in rng.words())


@pytest.mark.parametrize("n", [1, 2, 3, 7, 40, 67])
def test_numbers_below_n_are_uniform(n: int) -> None:
    """Chi-square: its mean is n - 1, its deviation sqrt(2n - 2); six deviations are out of reach of luck."""
    rng = Rng.seeded(n)
    rounds = 2000 * min(n, 10)
    counts = Counter(rng.below(n) for _ in range(rounds))
    assert set(counts) == set(range(n))
    expected = rounds / n
    chi_square = sum((counts[i] - expected) ** 2 / expected for i in range(n))
    assert chi_square <= (n - 1) + 6 * (2 * (n - 1)) ** 0.5


def test_large_bounds_have_no_modulo_bias() -> None:
    """Below 3 * 2^30 a plain remainder would favour the lowest third, a plain product the multiples of 3, twofold."""
    rng = Rng.seeded(1)
    n = 3 * 2**30
    thirds = Counter(rng.below(n) // 2**30 for _ in range(6000))
    multiples = sum(1 for _ in range(6000) if rng.below(n) % 3 == 0)
    assert all(abs(thirds[i] - 2000) < 220 for i in range(3))
    assert abs(multiples - 2000) < 220


def test_shuffles_are_uniform() -> None:
    rng = Rng.seeded(5)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    chi_square = sum((count - 500) ** 2 / 500 for count in counts.values())
    assert chi_square < 23 + 6 * 46**0.5


def test_a_shuffle_keeps_the_cards() -> None:
    rng = Rng.seeded(9)
    for items in ([], [4], [2, 2, 2, 1], list(range(100))):
        shuffled = items.copy()
        rng.shuffle(shuffled)
        assert sorted(shuffled) == sorted(items)
