"""Chance: every random result of a game falls here, from the state's generator, and is told to the record.

A replay prescribes what it recorded; the generator goes on all the same, so that a game can be played on from there.
"""

from __future__ import annotations

from typing import Any

from kanly.engine.errors import RecordError
from kanly.engine.events import Chance
from kanly.engine.state import State


def shuffle(state: State, cards: list[int], label: str, table: list[Any]) -> None:
    """Shuffle cards uniformly, in place; the record has them by their keys in a table of components."""
    state.told += 1
    state.rng.shuffle(cards)
    if state.feed:
        keys = {table[card].key: card for card in cards}
        order = [keys.get(name, -1) for name in _next(state, label).values]
        if sorted(order) != sorted(cards):
            raise RecordError(0, f"the recorded order of {label!r} has other cards than the game")
        cards[:] = order
    if state.chance is not None:
        state.chance.append(Chance(label, tuple(table[card].key for card in cards)))


def pick(state: State, n: int, label: str) -> int:
    """Return a uniform number below n: a die, a first player, a card of a hand."""
    state.told += 1
    result = state.rng.below(n)
    if state.feed:
        values = _next(state, label).values
        if len(values) != 1 or values[0] not in [str(number) for number in range(n)]:
            raise RecordError(0, f"the recorded result of {label!r} is not a number below {n}")
        result = int(values[0])
    if state.chance is not None:
        state.chance.append(Chance(label, (str(result),)))
    return result


def _next(state: State, label: str) -> Chance:
    assert state.feed
    chance = state.feed.pop(0)
    if chance.label != label:
        raise RecordError(0, f"the record has a result for {chance.label!r} where the game needs {label!r}")
    return chance
