"""Chance: results are recorded, and a replay prescribes them in their order."""

from __future__ import annotations

import pytest

import kanly
from kanly.engine.chance import pick, shuffle
from kanly.engine.events import Chance
from tests.toys.least import CARDS, LeastState


def state(feed: list[Chance] | None = None) -> LeastState:
    made = LeastState([[], []], [], [0, 0])
    made.rng, made.chance, made.feed = kanly.Rng.seeded(1), [], feed
    return made


def test_a_result_is_recorded_bounds_undo_and_is_prescribed_by_a_replay() -> None:
    one = state()
    deck = [0, 1, 2, 3]
    shuffle(one, deck, "deck", CARDS)
    die = pick(one, 6, "die")
    assert one.told == 2
    assert one.chance == [Chance("deck", tuple(f"c{card}" for card in deck)), Chance("die", (str(die),))]
    prescribed = [Chance("deck", ("c3", "c2", "c1", "c0")), Chance("die", ("5",))]
    other, again = state(prescribed.copy()), [0, 1, 2, 3]
    shuffle(other, again, "deck", CARDS)
    assert (again, pick(other, 6, "die")) == ([3, 2, 1, 0], 5)
    assert (other.chance, other.feed) == (prescribed, [])
    assert other.rng.word() == one.rng.word()


@pytest.mark.parametrize(
    ("recorded", "reason"),
    [
        (Chance("deck", ("c0", "c0")), "has other cards than the game"),
        (Chance("deck", ("c0", "c1", "c2")), "has other cards than the game"),
        (Chance("die", ("1",)), "a result for 'die' where the game needs 'deck'"),
    ],
)
def test_an_order_that_cannot_be_is_refused(recorded: Chance, reason: str) -> None:
    with pytest.raises(kanly.RecordError, match=reason):
        shuffle(state([recorded]), [0, 1], "deck", CARDS)


@pytest.mark.parametrize("values", [("6",), ("-1",), ("x",), ("1", "2"), ()])
def test_a_number_that_cannot_be_is_refused(values: tuple[str, ...]) -> None:
    with pytest.raises(kanly.RecordError, match="not a number below 6"):
        pick(state([Chance("die", values)]), 6, "die")
