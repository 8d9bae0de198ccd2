"""An observation as numbers (docs/envs.md): the table as a whole, then a block a seat, the observer's own first."""

from __future__ import annotations

from array import array
from functools import cache
from typing import Final

from kanly.arrakis.board import CONTENTS, areas_in
from kanly.arrakis.components import AREAS, ATOMICS, LEADERS, OBJECTIVES, PLANNING, PRESCIENCE, TACTICAL, ZONES
from kanly.arrakis.ids import (
    AREA_COUNT,
    BESIDE,
    GRADES,
    IMPERIUM,
    MARKERS,
    MASK,
    NONE,
    OUT,
    OWN_LEADERS,
    PHASES,
    SIDES,
    SYMBOLS,
    TANK,
    WILD_MAKER,
)
from kanly.arrakis.solo import Mahdi
from kanly.arrakis.state import ArrakisState, sandworms, side_of, units, wormsigns
from kanly.arrakis.steps import FLOW, OF_TWO
from kanly.arrakis.view import ArrakisObservation
from kanly.engine.decision import SPECTATOR, Observation
from kanly.engine.encoding import Encoding
from kanly.engine.hidden import HIDDEN

VERSION: Final = 1
SEATS: Final = 2

_areas = tuple(area.key for area in AREAS)
_zones = tuple(zone.key for zone in ZONES)
_leaders = tuple(leader.key for leader in LEADERS)
_cards = tuple(card.key for card in PLANNING)
_claims = tuple(card.key for card in PRESCIENCE)

SHARED: Final = (
    ("round", ("round",), "the round"),
    ("phase", PHASES, "the phase of the round"),
    ("observer", SIDES, "the side of the observer"),
    ("turn", SIDES, "whose turn it is in the action phase"),
    ("decision", tuple(FLOW.names[:OF_TWO]), "what is decided"),
    ("decides", ("observer decides",), "whether the observer decides"),
    ("settlements", _areas, "settlements of the Harkonnen that stand"),
    ("sietches", _areas, "sietches that stand"),
    ("ranks", _areas, "the ranks of sietches, as far as they are seen"),
    ("stations", _areas, "testing stations"),
    ("wormsigns", _areas, "wormsigns"),
    ("sandworms", _areas, "sandworms, the Wild Maker among them"),
    ("wild_maker", _areas, "the Wild Maker"),
    ("harvesters", _areas, "harvesters"),
    ("ornithopters", _zones, "ornithopters"),
    ("carryalls", _zones, "carryalls"),
    ("atomics", tuple(one.key for one in ATOMICS), "the mountain that the family atomics have opened"),
    ("supremacy", ("supremacy",), "the supremacy marker"),
    ("prescience", MARKERS, "the prescience markers"),
    ("rows", IMPERIUM, "the rows of the imperium markers, 0 for the top"),
    ("bans", IMPERIUM, "bans in force"),
    ("spice", ("spice", "reserve"), "spice to spend, and in reserve"),
    ("revealed", _claims, "prescience cards that are revealed"),
    ("removed", _claims, "prescience cards that are claimed or out of the game"),
    ("claims", ("claims",), "cards claimed in this round"),
    ("discarded", _cards, "planning cards on the discard piles, by copies"),
    ("attacked", _areas, "the area that is attacked"),
    ("attacks", _areas, "the area that an attack comes from"),
    (
        "results",
        ("own sword", "own shield", "own special", "sword", "shield", "special"),
        "results of the battle round",
    ),
)
OWN: Final = (
    *((grade, _areas, f"figures on the map: {grade}") for grade in GRADES),
    ("named", _areas, "named leaders on the map"),
    ("tokens", _areas, "deployment tokens on the map"),
    ("contents", _areas, "units in deployment tokens, as far as they are seen"),
    ("in_play", _leaders, "leaders in play"),
    ("spent", _leaders, "leader cards that are spent"),
    ("tanks", _leaders, "spaces in the regeneration tanks, 1 for the first"),
    ("supply", GRADES, "figures in the supply"),
    ("dice", SYMBOLS, "unused dice"),
    ("bene_gesserit", ("tokens",), "Bene Gesserit tokens"),
    ("hand", _cards, "planning cards in the hand, as far as they are seen, by copies"),
    ("hand_size", ("hand size",), "how many cards are in the hand"),
    ("decks", ("house deck", "ally deck"), "how many cards the decks have"),
    ("objectives", tuple(one.key for one in OBJECTIVES), "secret objectives, as far as they are seen"),
)

SOLO: Final = (
    ("solo_decision", tuple(FLOW.names[OF_TWO:]), "what is decided that only the solo game asks"),
    ("decided_for", SIDES, "the side for which it is decided"),
    ("harvest", tuple(card.key for card in TACTICAL), "the tactical card of the harvest sector"),
    ("target", _areas, "the target sietch"),
    ("temporary", _areas, "the temporary target"),
    ("unrolled", ("unrolled", "set aside"), "dice of the Harkonnen not yet rolled, and on the spice board"),
    ("spent_dice", SYMBOLS, "dice of the Harkonnen that are spent"),
    ("garrisons", _areas, "deployment tokens of the Harkonnen on the map"),
)
"""What the solo game has besides (W-21)."""

DIVIDED: Final = {
    "round": 20, "ranks": 3, "supremacy": 10, "prescience": 10, "rows": 4, "spice": 12, "claims": 2, "discarded": 3,
    "results": 6, "regular": 6, "elite": 6, "special": 6, "generic": 6, "named": 6, "tokens": 6, "contents": 12,
    "unrolled": 8, "spent_dice": 3, "garrisons": 6,
    "tanks": 5, "supply": 24, "dice": 3, "bene_gesserit": 5, "hand": 3, "hand_size": 12, "decks": 18,
}  # fmt: skip
"""By what the numbers of a segment are divided, so that nearly all are at most 1."""


def _says(name: str, says: str) -> str:
    return f"{says} / {DIVIDED[name]}" if name in DIVIDED else says


class ArrakisEncoding(Encoding):
    """The layout is the same for both sides: a block of the other's figures follows that of one's own."""

    def __init__(self, solo: bool = False) -> None:
        shared = [(name, entries, _says(name, says)) for name, entries, says in SHARED]
        own = [(name, entries, _says(name, says)) for name, entries, says in OWN]
        blocks = [(f"seat{seat}/{name}", entries, says) for seat in range(SEATS) for name, entries, says in own]
        more = [(name, entries, _says(name, says)) for name, entries, says in SOLO] if solo else []
        super().__init__(VERSION, [*shared, *more, *blocks])
        self._divided = [
            (segment.start, segment.start + segment.size, 1.0 / DIVIDED[segment.name.rpartition("/")[2]])
            for segment in self.segments
            if segment.name.rpartition("/")[2] in DIVIDED
        ]
        self._starts = {segment.name: segment.start for segment in self.segments}

    def encode(self, observation: Observation) -> array[float]:
        """Return an observation as a vector, the observer's own seat first."""
        assert isinstance(observation, ArrakisObservation)
        vector = array("f", bytes(4 * self.size))
        state = observation.state
        first = 0 if observation.seat == SPECTATOR else side_of(state, observation.seat)
        self._table(vector, observation, first)
        for seat, side in enumerate((first, 1 - first)):
            self._side(vector, state, side, f"seat{seat}/")
        for start, end, part in self._divided:
            for at in range(start, end):
                if vector[at]:
                    vector[at] *= part
        return vector

    def _put(self, vector: array[float], name: str, values: list[float]) -> None:
        start = self._starts[name]
        for at, value in enumerate(values):
            if value:
                vector[start + at] = value

    def _mark(self, vector: array[float], name: str, mask: int) -> None:
        start = self._starts[name]
        for at in areas_in(mask):
            vector[start + at] = 1.0

    def _count(self, vector: array[float], name: str, numbers: tuple[int, ...]) -> None:
        start = self._starts[name]
        for number in numbers:
            if number != HIDDEN:
                vector[start + number] += 1.0

    def _table(self, vector: array[float], observation: ArrakisObservation, first: int) -> None:
        state = observation.state
        self._put(vector, "round", [state.round])
        self._mark(vector, "phase", 1 << state.phase)
        if observation.seat != SPECTATOR:
            self._mark(vector, "observer", 1 << first)
        self._mark(vector, "turn", 1 << state.turn_side if state.turn_side != NONE else 0)
        if not state.over and state.pending[0] < OF_TWO:
            self._mark(vector, "decision", 1 << state.pending[0])
        if state.mahdi is not None:
            self._mahdi(vector, state, state.mahdi)
        decision = observation.decision
        self._put(vector, "decides", [float(decision is not None and decision.seat == observation.seat)])
        standing = [(area, rank) for area, rank in zip(state.sietch_area, state.sietch_rank, strict=True) if area >= 0]
        self._mark(vector, "settlements", state.settlements)
        self._mark(vector, "sietches", sum(1 << area for area, _ in standing))
        for area, rank in standing:
            vector[self._starts["ranks"] + area] = 0.0 if rank == HIDDEN else float(rank)
        self._mark(vector, "stations", state.stations)
        self._mark(vector, "wormsigns", wormsigns(state))
        self._mark(vector, "sandworms", sandworms(state))
        self._mark(vector, "wild_maker", 1 << state.maker if state.maker >= 0 else 0)
        self._mark(vector, "harvesters", state.harvesters)
        self._mark(vector, "ornithopters", state.ornithopters)
        self._mark(vector, "carryalls", state.carryalls)
        self._mark(vector, "atomics", 1 << state.atomics if state.atomics != NONE else 0)
        self._put(vector, "supremacy", [state.supremacy])
        self._put(vector, "prescience", list(state.markers))
        self._put(vector, "rows", list(state.rows))
        self._mark(vector, "bans", state.bans)
        self._put(vector, "spice", [state.spice, state.reserve])
        self._count(vector, "revealed", state.revealed)
        self._count(vector, "removed", state.claimed + state.removed)
        self._put(vector, "claims", [state.claims])
        for pile in state.discards:
            self._count(vector, "discarded", pile)
        if state.battle:
            self._battle(vector, state.battle, first)

    def _mahdi(self, vector: array[float], state: ArrakisState, mahdi: Mahdi) -> None:
        if not state.over:
            self._mark(vector, "decided_for", 1 << state.pending[1])
            if state.pending[0] >= OF_TWO:
                self._mark(vector, "solo_decision", 1 << state.pending[0] - OF_TWO)
        if mahdi.harvest >= 0:
            self._mark(vector, "harvest", 1 << mahdi.harvest)
        for name, sietch in (("target", mahdi.target), ("temporary", mahdi.temporary)):
            if sietch >= 0 and state.sietch_area[sietch] >= 0:
                self._mark(vector, name, 1 << state.sietch_area[sietch])
        self._put(vector, "unrolled", [mahdi.unrolled, mahdi.set_aside])
        self._put(vector, "spent_dice", list(mahdi.spent))
        for area in mahdi.tokens:
            if area >= 0:
                vector[self._starts["garrisons"] + area] += 1.0

    def _battle(self, vector: array[float], battle: list[int], first: int) -> None:
        self._mark(vector, "attacked", 1 << battle[2])
        self._mark(vector, "attacks", 1 << battle[1])
        own = 0 if battle[0] == first else 1
        results = [battle[kind + who] for who in (own, 1 - own) for kind in (7, 9, 11)]
        self._put(vector, "results", list(results))

    def _side(self, vector: array[float], state: ArrakisState, side: int, block: str) -> None:
        for area in areas_in(state.occupied[side]):
            legion = state.legions[side * AREA_COUNT + area]
            for kind, name in enumerate((*GRADES, "named", "tokens")):
                vector[self._starts[block + name] + area] = float(legion >> 5 * kind & MASK)
        if side == 0:
            for kind, area in zip(state.token_kind, state.token_area, strict=True):
                if area >= 0 and kind != HIDDEN:
                    vector[self._starts[block + "contents"] + area] += float(units(CONTENTS[kind]))
            if state.maker != OUT:
                vector[self._starts[block + "in_play"] + WILD_MAKER] = 1.0
            vector[self._starts[block + "spent"] + WILD_MAKER] = float(state.spent >> WILD_MAKER & 1)
            self._count(vector, block + "objectives", state.objectives)
        for leader in OWN_LEADERS[side]:
            where = state.leaders[leader]
            vector[self._starts[block + "in_play"] + leader] = float(where >= BESIDE or where < TANK)
            vector[self._starts[block + "spent"] + leader] = float(state.spent >> leader & 1)
            vector[self._starts[block + "tanks"] + leader] = float(max(0, TANK - where))
        self._put(vector, block + "supply", list(state.supply[side * 4 : side * 4 + 4]))
        self._put(vector, block + "dice", list(state.dice[side * 5 : side * 5 + 5]))
        self._put(vector, block + "bene_gesserit", [state.bg[side]])
        self._count(vector, block + "hand", state.hands[side])
        self._put(vector, block + "hand_size", [len(state.hands[side])])
        self._put(vector, block + "decks", [len(state.decks[2 * side]), len(state.decks[2 * side + 1])])


@cache
def encoding_of(solo: bool = False) -> ArrakisEncoding:
    """Return the layout of games of two, or of the solo game."""
    return ArrakisEncoding(solo)
