"""Scenes of a war: a map with only what a test puts there, somebody's turn, and dice that fall as told."""

from __future__ import annotations

from typing import Any, Self

import kanly
from kanly.arrakis.board import AREA_IDS, LEADER_IDS, PLANNING_IDS, PRESCIENCE_IDS, TOKEN_IDS, ZONE_IDS, areas_in
from kanly.arrakis.components import AREAS, PLANNING
from kanly.arrakis.game import ARRAKIS
from kanly.arrakis.ids import (
    ACTION_PHASE,
    AREA_COUNT,
    ATREIDES,
    BESIDE,
    HARKONNEN,
    IMPERIUM,
    MARKERS,
    NONE,
    ONE,
    OUT,
    SYMBOLS,
    TOKEN,
    UNDRAWN,
    UNSEEN,
)
from kanly.arrakis.mahdi.flow import flow_of
from kanly.arrakis.rules.pieces import put
from kanly.arrakis.state import ArrakisState, change
from kanly.arrakis.steps import END_TURN, NEXT_TURN, TURN
from kanly.engine.events import Chance

A, H = ATREIDES, HARKONNEN
SWORD, SHIELD, SPECIAL = 0, 3, 5
"""Faces of a combat die, by their place on it."""


class War:
    """A game in its first action phase, with an empty map: settlements and sietches stand, nobody is anywhere."""

    def __init__(self, seed: int = 1, seats: int = 2, **options: Any) -> None:
        self.game = kanly.new("arrakis", seats=seats, seed=seed, **options)
        state = self.state
        state.legions = [0] * (2 * AREA_COUNT)
        state.occupied = [0, 0]
        state.supply = [16, 8, 6, 12, 24, 12, 8, 6]
        state.token_area = [UNSEEN] * 8 + [-1] * 8
        state.harvesters = state.ornithopters = state.carryalls = 0
        state.phase = ACTION_PHASE
        for side in (A, H):
            self.hand(side)
        state.dice = [1, 1, 1, 1, 0, 1, 1, 1, 1, 1]

    @property
    def state(self) -> ArrakisState:
        assert isinstance(self.game.state, ArrakisState)
        return self.game.state

    # -- putting things ------------------------------------------------------------------------------------

    def legion(
        self, side: int, area: str, regular: int = 0, elite: int = 0, special: int = 0, generic: int = 0,
        named: tuple[str, ...] = (), tokens: tuple[str, ...] = (),
    ) -> Self:  # fmt: skip
        state, at = self.state, AREA_IDS[area]
        for grade, count in enumerate((regular, elite, special, generic)):
            for _ in range(count):
                assert put(state, side, at, grade) == grade
        for key in named:
            leader = LEADER_IDS[key]
            state.leaders[leader] = at
            change(state, side, at, ONE[4])
        for kind in tokens:
            self._token(at, TOKEN_IDS[kind])
        return self

    def _token(self, area: int, kind: int) -> None:
        """Put a starting token of a kind: one of those that are out of the game."""
        state = self.state
        slot = next(slot for slot in range(8) if state.token_area[slot] == UNSEEN and state.token_kind[slot] == kind)
        state.token_area[slot] = area
        change(state, A, area, ONE[TOKEN])

    def hand(self, side: int, *cards: str) -> Self:
        """Give a side exactly these cards; all others of its decks lie in the decks."""
        state = self.state
        for deck in (2 * side, 2 * side + 1):
            held = tuple(card for card in state.hands[side] if PLANNING[card].deck == deck)
            state.decks[deck] += held
            state.hands[side] = tuple(card for card in state.hands[side] if card not in held)
        for key in cards:
            card = PLANNING_IDS[key]
            pile = list(state.decks[PLANNING[card].deck])
            pile.remove(card)
            state.decks[PLANNING[card].deck] = tuple(pile)
            state.hands[side] = tuple(sorted((*state.hands[side], card)))
        return self

    def deck_empty(self, deck: int) -> Self:
        self.state.discards[deck] += self.state.decks[deck]
        self.state.decks[deck] = ()
        return self

    def reveal(self, *cards: str) -> Self:
        """Have exactly these prescience cards revealed."""
        state = self.state
        everything = sorted(state.prescience_deck + state.revealed + state.claimed + state.removed)
        state.revealed = tuple(sorted(PRESCIENCE_IDS[card] for card in cards))
        state.prescience_deck = tuple(card for card in everything if card not in state.revealed)
        state.claimed = state.removed = ()
        return self

    def dice(self, side: int, **symbols: int) -> Self:
        for number, name in enumerate(SYMBOLS):
            self.state.dice[side * 5 + number] = symbols.get(name, 0)
        return self

    def signs(self, *areas: str, kind: int = UNDRAWN) -> Self:
        self.state.signs[kind] |= mask(areas)
        return self

    def worms(self, *areas: str) -> Self:
        self.state.worms |= mask(areas)
        return self

    def maker(self, area: str) -> Self:
        self.state.maker = AREA_IDS[area]
        return self

    def harvesters(self, *areas: str) -> Self:
        self.state.harvesters |= mask(areas)
        return self

    def ornithopters(self, *zones: str) -> Self:
        self.state.ornithopters |= sum(1 << ZONE_IDS[zone] for zone in zones)
        return self

    def carryalls(self, *zones: str) -> Self:
        self.state.carryalls |= sum(1 << ZONE_IDS[zone] for zone in zones)
        return self

    def in_play(self, *leaders: str) -> Self:
        for key in leaders:
            if self.state.leaders[LEADER_IDS[key]] == OUT:
                self.state.leaders[LEADER_IDS[key]] = BESIDE
        return self

    def tracks(self, supremacy: int = 0, **markers: int) -> Self:
        self.state.supremacy = supremacy
        self.state.markers = tuple(markers.get(name, 0) for name in MARKERS)
        return self

    def objective(self, number: int) -> Self:
        self.state.objectives = (number,)
        self.state.other_objectives = tuple(other for other in range(6) if other != number)
        return self

    def ranks(self, **ranks: int) -> Self:
        """Give sietches these ranks; the others keep what is left."""
        state = self.state
        left = [1, 1, 2, 2, 2, 2, 3, 3]
        for rank in ranks.values():
            left.remove(rank)
        by_area = {AREA_IDS[area]: rank for area, rank in ranks.items()}
        state.sietch_rank = tuple(by_area.get(area) or left.pop() for area in state.sietch_area)
        return self

    def rows(self, **rows: int) -> Self:
        self.state.rows = tuple(rows.get(name, 0) for name in IMPERIUM)
        return self

    # -- playing -------------------------------------------------------------------------------------------

    def turn(self, side: int) -> Self:
        """Let it be the turn of a side."""
        state = self.state
        state.turn_side, state.told = side, 0
        state.stack = [(END_TURN, side, 0, 0, 0), (TURN, side, 0, 0, 0)]
        return self.go_on()

    def step(self, *step: int) -> Self:
        """Let a step of the flow come, in nobody's turn; after it the Atreides have a turn."""
        full = (*step, *[0] * (5 - len(step)))
        self.state.turn_side = NONE
        self.state.stack = [(NEXT_TURN, A, 0, 0, 0), full]
        return self.go_on()

    def go_on(self) -> Self:
        flow_of(self.state).advance(self.state)
        broken = self.game.rules.inventory().violations(self.state)
        assert broken == [], broken
        self.game = kanly.Game(ARRAKIS, self.game.config, 0, self.state, from_start=False)
        return self

    def falls(self, label: str, *results: int) -> Self:
        """Prescribe the next results of chance."""
        self.state.feed = [*(self.state.feed or []), *(Chance(label, (str(result),)) for result in results)]
        return self

    def play(self, *actions: str) -> Self:
        """Apply actions; one in brackets only if it is asked: a choice of one is not."""
        for action in actions:
            if action[0] == "(":
                action = action[1:-1]
                if self.game.is_over or action not in self.options():
                    continue
            self.game.apply(action)
            assert self.game.rules.inventory().violations(self.state) == [], action
        return self

    # -- looking -------------------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        return self.game.decision.kind

    @property
    def to_move(self) -> int:
        return self.game.to_move

    def options(self, verb: str = "") -> list[str]:
        texts = [action.text for action in self.game.decision.actions]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def at(self, side: int, area: str) -> tuple[int, ...]:
        """Return what stands in an area: regulars, elites, special elites, generic and named leaders, tokens."""
        legion = self.state.legions[side * AREA_COUNT + AREA_IDS[area]]
        return tuple(legion >> 5 * kind & 31 for kind in range(6))

    def where(self, leader: str) -> str:
        place = self.state.leaders[LEADER_IDS[leader]]
        if place >= 0:
            return AREAS[place].key
        return {-1: "beside", -2: "out", -3: "gone"}.get(place, f"tank {-10 - place}")

    def events(self, kind: str) -> list[dict[str, Any]]:
        return [event.data for event in self.game.events if event.kind == kind]


def mask(areas: tuple[str, ...]) -> int:
    return sum(1 << AREA_IDS[area] for area in areas)


def names(number: int) -> set[str]:
    """Return the ids of a mask of areas."""
    return {AREAS[area].key for area in areas_in(number)}
