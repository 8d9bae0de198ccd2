"""What a game is made from, and what comes of it: plain values that travel between processes."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from kanly.engine.options import Variant


@dataclass(frozen=True)
class Outcome:
    """The result of a finished game.

    `ranking` lists groups of seats from first to last, `scores` the points by seat, `tiebreaks` the values that decided
    between equals. Seats of one team are always in one group; seats of several teams in a group have tied, and no
    tie-break decided. `teams` is empty where everybody plays alone.
    """

    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    tiebreaks: tuple[tuple[int, ...], ...]
    tiebreak_names: tuple[str, ...] = ()
    teams: tuple[tuple[int, ...], ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share first place: one, a team, or several after an undecided tie."""
        return self.ranking[0]

    def places(self) -> list[int]:
        """Return the place of every seat, 1 for the first, a team counting as one; 0 for a seat that is not ranked."""
        places = [0] * len(self.scores)
        place = 1
        for group in self.ranking:
            for seat in group:
                places[seat] = place
            place += len(self.sides(group))
        return places

    def sides(self, seats: tuple[int, ...]) -> list[tuple[int, ...]]:
        """Return seats by who plays together: teams, and seats that play alone."""
        return sides_among(self.teams, seats)

    def __str__(self) -> str:
        return " > ".join(" = ".join(self._say(side) for side in self.sides(group)) for group in self.ranking)

    def _say(self, side: tuple[int, ...]) -> str:
        if len(side) == 1:
            return f"seat {side[0]} ({self.scores[side[0]]})"
        return f"seats {', '.join(map(str, side))} ({sum(self.scores[seat] for seat in side)})"


def sides_among(teams: Sequence[tuple[int, ...]], seats: Collection[int]) -> list[tuple[int, ...]]:
    """Return seats by who plays together: those of teams, and those that play alone."""
    together = [tuple(seat for seat in team if seat in seats) for team in teams]
    alone = [(seat,) for seat in seats if not any(seat in team for team in teams)]
    return [side for side in together if side] + alone


@dataclass(frozen=True)
class Config:
    """What a game is made from, besides its seed; `rules` names an older version of them, 0 the one of today."""

    game: str
    edition: str
    seats: int
    modules: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)
    rules: int = 0

    @property
    def variant(self) -> Variant:
        """The edition with its modules; `Rules.variant_of` knows the board, too."""
        return Variant(self.edition, self.modules)
