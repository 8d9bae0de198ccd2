"""What two teams add to the vector of an observation: Commanders, activated Allies, tokens, the Throne Row (U-22)."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import Final

from kanly.imperium.components import CARDS
from kanly.imperium.edition import Edition
from kanly.imperium.ids import MASTERS, NONE, TOP_OF_TRACK
from kanly.imperium.state import ImperiumState

Segments = list[tuple[str, Iterable[str], str]]

SEAT_NUMBERS: Final = ("is a Commander", "influence on the personal board / 6")


class TeamsPart:
    """The segments of two teams, at the end of the table's and of every seat's; empty without Commanders."""

    def __init__(self, edition: Edition, seats: Sequence[str]) -> None:
        cards = list(dict.fromkeys(edition.deck))
        self._card = {card: i for i, card in enumerate(cards)}
        self.table: Segments = []
        self.seat: Segments = []
        if not edition.commands:
            return
        spaces = [space.key for space in edition.board]
        self.table = [("throne_row", [CARDS[card].key for card in cards], "cards of the Throne Row")]
        self.seat = [
            ("team", SEAT_NUMBERS, "what it is in its team"),
            ("activated", seats, "Ally that it has activated"),
            ("left_token", spaces, "space of its token for the Ally on the left"),
            ("right_token", spaces, "space of its token for the Ally on the right"),
            ("swordmaster_token", MASTERS, "where its Swordmaster is"),
        ]

    def write_table(self, out: array[float], at: dict[str, int], state: ImperiumState) -> None:
        """Write what lies on the table."""
        teams = state.teams
        if teams is not None:
            for card in teams.throne:
                out[at["throne_row"] + self._card[card]] += 1

    def write_seat(
        self, out: array[float], starts: Sequence[int], state: ImperiumState, seat: int, relative: list[int]
    ) -> None:
        """Write what a seat has in its team."""
        player = state.players[seat]
        teammate = player.team
        if teammate is None or not starts:
            return
        numbers, activated, left, right, master = starts
        out[numbers] = teammate.commands
        out[numbers + 1] = teammate.track / TOP_OF_TRACK
        if teammate.ally != NONE:
            out[activated + relative[teammate.ally]] = 1
        if teammate.left != NONE:
            out[left + teammate.left] = 1
        if teammate.right != NONE:
            out[right + teammate.right] = 1
        out[master + teammate.master] = 1
