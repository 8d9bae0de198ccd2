"""Play one game at random and print what came of it."""

from __future__ import annotations

import random

import kanly


def play(seed: int) -> kanly.Game:
    """Play a game of four to its end, every choice at random."""
    choice = random.Random(seed)
    game = kanly.new("imperium", seats=4, seed=seed)
    while not game.is_over:
        game.apply(choice.choice(game.decision.actions))
    return game


if __name__ == "__main__":
    finished = play(7)
    print(finished.outcome)
    print(finished.record())
