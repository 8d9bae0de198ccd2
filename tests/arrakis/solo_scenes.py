"""Scenes of the solo game: a war in which the Harkonnen play by rules, with a target and dice that fall as told."""

from __future__ import annotations

from typing import Any, Self

from kanly.arrakis.board import AREA_IDS, PLANNING_IDS, SECTOR_IDS
from kanly.arrakis.components import PLANNING, TACTICAL
from kanly.arrakis.ids import HARKONNEN, NONE, ONE, SYMBOLS, TOKEN
from kanly.arrakis.mahdi.targets import CARD_OF
from kanly.arrakis.solo import COLOURS, TOKENS_OF_COLOUR, Mahdi
from kanly.arrakis.state import change
from kanly.arrakis.steps import END_TURN, MAHDI_TURN
from tests.arrakis.scenes import A, H, War

IDLE_HOUSE, IDLE_CORRINO = "hunter_seeker", "reports_of_traitors"
"""Cards of which no part can be carried out in a scene without Atreides leaders and house dice."""


class Solo(War):
    """A solo game in its first action phase, with an empty map; the Harkonnen aim at Gara Kulon, harvest in the NW."""

    def __init__(self, seed: int = 1, **options: Any) -> None:
        super().__init__(seed, seats=1, **options)
        self.state.dice[5:] = [0] * 5
        self.state.round = 1
        mahdi = self.mahdi
        mahdi.unrolled, mahdi.set_aside, mahdi.spent = 8, 0, (0, 0, 0, 0, 0)
        self.aim("gara_kulon", "rock_outcroppings")

    @property
    def mahdi(self) -> Mahdi:
        assert self.state.mahdi is not None
        return self.state.mahdi

    def aim(self, sietch: str, harvest: str) -> Self:
        """Have a sietch be the target; the harvest sector is that of another one's card."""
        mahdi = self.mahdi
        keys = [card.key for card in TACTICAL]
        mahdi.harvest = keys.index(f"tactical_{harvest}")
        mahdi.target = CARD_OF.index(keys.index(f"tactical_{sietch}"))
        mahdi.tactical = tuple(card for card in range(8) if card not in (mahdi.harvest, CARD_OF[mahdi.target]))
        mahdi.discarded, mahdi.temporary, mahdi.overflow = (), NONE, NONE
        return self

    def garrison(self, area: str, *colours: str) -> Self:
        """Lay Harkonnen tokens of some colours into an area."""
        for colour in colours:
            first = COLOURS.index(colour) * TOKENS_OF_COLOUR
            slot = next(slot for slot in range(first, first + TOKENS_OF_COLOUR) if self.mahdi.tokens[slot] < 0)
            self.mahdi.tokens[slot] = AREA_IDS[area]
            change(self.state, H, AREA_IDS[area], ONE[TOKEN])
        return self

    def on_top(self, *cards: str) -> Self:
        """Have cards lie on their decks, the last one named on top."""
        state = self.state
        for key in cards:
            card = PLANNING_IDS[key]
            pile = list(state.decks[PLANNING[card].deck])
            pile.remove(card)
            state.decks[PLANNING[card].deck] = (*pile, card)
        return self

    def lay_open(self, card: str) -> Self:
        """Have a card lie on the discard pile of the Harkonnen."""
        deck = PLANNING[PLANNING_IDS[card]].deck
        pile = list(self.state.decks[deck])
        pile.remove(PLANNING_IDS[card])
        self.state.decks[deck] = tuple(pile)
        self.state.discards[deck] += (PLANNING_IDS[card],)
        self.mahdi.pile += (deck,)
        return self

    def rolls(self, symbol: str) -> Self:
        """Let the Harkonnen have a turn in which their die shows a symbol."""
        state = self.state
        state.forced = SYMBOLS.index(symbol)
        state.turn_side, state.told, state.that = HARKONNEN, 0, NONE
        state.stack = [(END_TURN, H, 0, 0, 0), (MAHDI_TURN, H, 0, 0, 0)]
        self.mahdi.last_deck = NONE
        self.go_on()
        return self

    def turns_up(self, card: str, then: str = "") -> Self:
        """Let a mentat action turn up a card, and then another of the other deck: by default one that does nothing."""
        if PLANNING[PLANNING_IDS[card]].deck == 2:
            self.on_top(then or IDLE_CORRINO, card)
        else:
            self.lay_open("forced_recruitment").on_top(then or IDLE_HOUSE, card)
        return self.rolls("mentat")

    def dice_of_row(self, set_aside: int) -> Self:
        self.mahdi.set_aside = set_aside
        self.mahdi.unrolled = 8 - set_aside
        return self

    def rules_told(self) -> list[str]:
        """Return why the Harkonnen did what they did."""
        return [event.data["why"] for event in self.game.events if event.kind == "by_rule"]

    def sector(self, key: str) -> int:
        return SECTOR_IDS[key]


__all__ = ["A", "H", "Solo"]
