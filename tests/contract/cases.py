"""Every game, edition, number of seats and difficulty there is, and how the contract suite plays them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import kanly

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


@dataclass(frozen=True)
class Case:
    """One way to sit down to a game."""

    game: str
    edition: str
    seats: int
    difficulty: str = ""

    def __str__(self) -> str:
        return f"{self.game}-{self.edition}-{self.seats}" + (f"-{self.difficulty}" if self.difficulty else "")

    @property
    def rules(self) -> kanly.Rules:
        return kanly.rules_of(self.game)

    @property
    def viewers(self) -> range:
        """All seats and the spectator."""
        return range(kanly.SPECTATOR, self.seats)

    @property
    def playthrough(self) -> Path:
        return PLAYTHROUGHS / f"{self}.txt"

    def new(self, seed: int, **options: Any) -> kanly.Game:
        return kanly.new(
            self.game, edition=self.edition, seats=self.seats, seed=seed, difficulty=self.difficulty, **options
        )


CASES = [
    Case(game, edition, seats, difficulty)
    for game in kanly.games()
    for edition in kanly.rules_of(game).editions()
    for seats in kanly.rules_of(game).seat_counts(edition)
    for difficulty in kanly.rules_of(game).difficulties(edition, seats) or ("",)
]

VARIANTS: dict[str, tuple[dict[str, Any], ...]] = {
    "imperium": ({}, {"leaders": "draft"}, {"leaders": "choose", "confirm": True}),
}
"""Options that change how a game of a family flows; seeds go round them."""


def start(case: Case, seed: int, **options: Any) -> kanly.Game:
    variants = VARIANTS.get(case.game, ({},))
    return case.new(seed, **variants[seed % len(variants)], **options)


def walk(game: kanly.Game, seed: int) -> Iterator[int]:
    """Stop at every decision of a game with the number of the decision, then take a random action."""
    rng = Random(seed)
    number = 0
    while not game.is_over:
        yield number
        game.apply(rng.choice(game.decision.actions))
        number += 1
        assert number < 5000, "the game does not end"
