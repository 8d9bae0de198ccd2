"""What a game is made from, and what comes of it: plain values that travel between processes."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Outcome:
    """The result of a finished game.

    `ranking` lists groups of seats from first to last (a group of two is a tie that no tie-break
    decided), `scores` the points by seat, `tiebreaks` the values that decided between equals.
    """

    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    tiebreaks: tuple[tuple[int, ...], ...]
    tiebreak_names: tuple[str, ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share first place: one, or several after an undecided tie."""
        return self.ranking[0]

    def __str__(self) -> str:
        places = (" = ".join(f"seat {seat} ({self.scores[seat]})" for seat in group) for group in self.ranking)
        return " > ".join(places)


@dataclass(frozen=True)
class Config:
    """What a game is made from, besides its seed; `rules` names an older version of them, 0 the one of today."""

    game: str
    edition: str
    seats: int
    modules: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)
    rules: int = 0
