"""Scenes of Uprising: Spies, Maker Hooks, sandworms and contracts put in place for a test.

Seat 0 is Staban Tuek, whose abilities touch no card but the Signet Ring. The Conflict is open to sandworms.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from kanly.imperium.components import CONFLICTS, CONTRACTS, INTRIGUES
from kanly.imperium.rules.spies import spies_of
from kanly.imperium.state import UprisingSeat
from tests.scene import Scene

FREE_SPACES = {
    "emperor": "dutiful_service",
    "guild": "deliver_supplies",
    "bene_gesserit": "secrets",
    "fremen": "fremkit",
    "landsraad": "assembly_hall",
    "city": "arrakeen",
    "spice_trade": "accept_contract",
}
"""A space without a price or a requirement for each Agent icon."""

OPEN_CONFLICT = "skirmish_desert_mouse"
PROTECTED_CONFLICT = "siege_of_arrakeen"
"""Conflicts that sandworms may come to, and that the Shield Wall protects (U-8.5)."""


class CardScene(Scene):
    """A game of Uprising set up to play a card; with `choam` the module is in play."""

    plain_leaders = ("staban_tuek", "muad_dib", "lady_margot_fenring", "princess_irulan")

    def __init__(
        self,
        choam: bool = False,
        seats: int = 4,
        leaders: Iterable[str] = (),
        conflict: str = OPEN_CONFLICT,
        first: int = 0,
        turn: int = 0,
    ) -> None:
        modules = ["choam"] if choam else []
        super().__init__(seats, leaders, conflict, first, turn, modules=modules, edition="uprising")

    def seat(self, seat: int) -> UprisingSeat:
        """What a seat has in Uprising only."""
        up = self[seat].uprising
        assert up is not None
        return up

    # -- setting the scene -----------------------------------------------------------------------

    def spies(self, seat: int, *posts: str) -> Self:
        """Put a seat's Spies on these posts and no others."""
        self.seat(seat).spies = sum(1 << self.edition.post_ids[post] for post in posts)
        return self._relist()

    def hooks(self, *seats: int) -> Self:
        """Give seats the Maker Hooks."""
        for seat in seats:
            self.seat(seat).hooks = 1
        return self._relist()

    def sandworms(self, seat: int, count: int) -> Self:
        """Put a seat's sandworms into the Conflict."""
        self.seat(seat).sandworms = count
        return self._relist()

    def no_wall(self) -> Self:
        """Take the Shield Wall away."""
        assert self.state.uprising is not None
        self.state.uprising.wall = 0
        return self._relist()

    def contracts(self, seat: int, *keys: str, completed: int = 0) -> Self:
        """Give a seat these open contracts, and so many completed ones, from the bank."""
        up = self.seat(seat)
        up.contracts = tuple(self._find_contract(key) for key in keys)
        up.completed = tuple(self._find_contract("") for _ in range(completed))
        return self._relist()

    def market(self, *keys: str) -> Self:
        """Lay out the face-up contracts."""
        table = self.state.uprising
        assert table is not None
        table.bank, table.market = table.bank + table.market, ()
        table.market = tuple(self._find_contract(key) for key in keys)
        return self._relist()

    # -- playing ---------------------------------------------------------------------------------

    def end_turn(self) -> Self:
        """Carry out what must be, in the order listed, and end the turn."""
        seat, turn = self.to_move, self.state.turns
        while self.to_move == seat and self.state.turns == turn and not self.game.is_over:
            self.do("done" if "done" in self.options else self.options[0])
        return self

    # -- reading ---------------------------------------------------------------------------------

    def posts(self, seat: int) -> list[str]:
        """The posts with a Spy of a seat, in the order of the board."""
        spies = spies_of(self.state, seat)
        return [post.key for number, post in enumerate(self.edition.posts) if spies >> number & 1]

    def worms(self, seat: int) -> int:
        """How many sandworms a seat has in the Conflict."""
        return self.seat(seat).sandworms

    @property
    def wall(self) -> bool:
        """Whether the Shield Wall stands."""
        assert self.state.uprising is not None
        return self.state.uprising.wall == 1

    @property
    def intrigue_trash(self) -> list[str]:
        """The Intrigue cards that have left the game."""
        assert self.state.uprising is not None
        return [INTRIGUES[card].key for card in self.state.uprising.gone]

    @property
    def trash(self) -> list[str]:
        """The cards that were trashed in this scene, without those that it put away."""
        return [str(event.data["card"]) for event in self.events("trashed")]

    def open_contracts(self, seat: int) -> list[str]:
        return [CONTRACTS[number].key for number in self.seat(seat).contracts]

    def completed(self, seat: int) -> list[str]:
        return [CONTRACTS[number].key for number in self.seat(seat).completed]

    def won(self, seat: int) -> list[str]:
        """The Conflict and Objective cards that lie face up before a seat."""
        return [CONFLICTS[card].key for card in self.seat(seat).won]

    def uses(self) -> list[str]:
        """The effects that can be used now."""
        return [text for text in self.options if text.startswith("use ")]

    def may_deploy(self) -> int:
        """How many troops may be deployed now."""
        return max((int(text.split()[1]) for text in self.options if text.startswith("deploy ")), default=0)

    # -- inside ----------------------------------------------------------------------------------

    def _find_contract(self, key: str) -> int:
        """Take a contract from bank or market; without a key the next one."""
        table = self.state.uprising
        assert table is not None
        number = self.edition.contract_ids[key] if key else table.bank[0]
        for zone in ("bank", "market", "aside"):
            pile = getattr(table, zone)
            if number in pile:
                at = pile.index(number)
                setattr(table, zone, pile[:at] + pile[at + 1 :])
                return number
        raise AssertionError(f"no contract {key} left for the scene")
