"""Playing one game between bots: the loop that all of the laboratory runs on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from kanly.bots.bot import Bot
from kanly.engine.game import Game
from kanly.engine.rng import Rng
from kanly.engine.state import State

STALLED: Final = 20_000
"""Decisions after which a game counts as stalled."""


def play_game(
    game: Game,
    bots: list[Bot],
    rng: Rng,
    broken: Callable[[str], None] | None = None,
    watch: Callable[[State], None] | None = None,
) -> int:
    """Play a game to its end with a bot at each seat and return the most actions a decision listed.

    With `broken` the invariants are checked at every decision, and it is told of each one that does not hold; `watch`
    is shown the state before every decision. Raises RuntimeError when the game stalls.
    """
    inventory, state = game.rules.inventory(), game.state
    observers = [partial(game.observe, seat) for seat in range(len(bots))]
    most = 0
    while not state.over:
        decision = game.decision
        if broken is not None:
            for violation in inventory.violations(state):
                broken(violation)
        if watch is not None:
            watch(state)
        most = max(most, len(decision.actions))
        game.apply(bots[decision.seat].choose(decision, observers[decision.seat], rng))
        if len(game.actions) > STALLED:
            raise RuntimeError("the game stalled")
    return most
