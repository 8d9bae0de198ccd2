"""Who agrees to advice. It is kept in memory only, and whoever takes a seat has agreed to nothing."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from kanly.table.rows import SeatRow


class Consent:
    """The guests at a table who agree to advice, by their seats."""

    def __init__(self) -> None:
        self._agreed: dict[int, str] = {}

    def note(self, row: SeatRow, advice: bool) -> None:
        """Note whether whoever holds a seat agrees."""
        if advice:
            self._agreed[row.seat] = row.guest
        else:
            self._agreed.pop(row.seat, None)

    def seats(self, rows: Iterable[SeatRow]) -> set[int]:
        """Return the seats whose holders have agreed."""
        return {row.seat for row in rows if row.guest and self._agreed.get(row.seat) == row.guest}


def is_advice_on(rows: Iterable[SeatRow], agreed: Collection[int]) -> bool:
    """Say whether people may ask for advice: one who plays alone, or several who all agree."""
    people = {row.seat for row in rows if row.kind == "person"}
    return len(people) == 1 or people <= set(agreed)
