"""The whole state of a game, as plain data, and questions to it.

A legion is one number, five bits for each kind of figure in it (`ids.ONE`); areas in sets are bits of one number. Who
the named leaders and the deployment tokens of a legion are, `leaders` and `token_area` say.
"""

from __future__ import annotations

from typing import Final, final

from kanly.arrakis.board import ALL_SETTLEMENTS, ATOMICS_AREA, ATOMICS_EXPOSE, DESERTS, EXPOSED, SUPPLY, WORM_COUNT
from kanly.arrakis.components import LEADERS
from kanly.arrakis.content.boards import LIMIT, LIMIT_UNDER_CHOAM
from kanly.arrakis.ids import (
    AREA_COUNT,
    ATREIDES,
    BESIDE,
    CHOAM,
    EITHER_PAUL,
    EVERYWHERE,
    GONE,
    HARKONNEN,
    JESSICA,
    LEADER_COUNT,
    LEADERS_OF,
    MASK,
    MUAD_DIB,
    NONE,
    OUT,
    PAUL,
    PILE,
    REVEREND_MOTHER,
    TANK,
    UNITS_OF,
)
from kanly.arrakis.solo import TOKENS_OF_COLOUR, Mahdi
from kanly.engine.chance import pick
from kanly.engine.flow import NO_STEP
from kanly.engine.rng import Rng
from kanly.engine.state import State

CARRIED_GRADES: Final = (1 << 20) - 1
"""The part of a legion whose figures have no name: regulars, elites, special elites, generic leaders."""


@final
class ArrakisState(State):
    """A game of War for Arrakis; `fields.py` says of every field how it is written and who sees it."""

    __slots__ = (
        "arrivals", "atomics", "bans", "battle", "bg", "bg_on", "bg_reserve", "carried", "carried_named", "carryalls",
        "claimed", "claims", "decks", "dice", "discards", "entered_tank", "fear", "fell", "forced", "hands",
        "harvesters", "harvesters_lost", "ibad", "leaders", "legions", "mahdi", "maker", "markers", "moved_named",
        "moved_tokens", "objectives", "occupied", "ornithopters", "other_objectives", "per_round", "phase", "pick",
        "prescience_deck", "removed", "reserve", "revealed", "round", "rows", "seek", "settlements",
        "sietch_area", "sietch_rank", "sietch_up", "signs", "spent", "spent_die", "spice", "station_left", "stations",
        "step_8", "stockpiled", "supply", "supremacy", "that", "token_area", "token_kind", "turn_side", "winner",
        "worms", "worms_came",
    )  # fmt: skip

    round: int
    phase: int
    turn_side: int
    winner: int
    per_round: bool
    # the map
    legions: list[int]
    occupied: list[int]
    leaders: list[int]
    supply: list[int]
    token_area: list[int]
    token_kind: tuple[int, ...]
    sietch_area: tuple[int, ...]
    sietch_rank: tuple[int, ...]
    sietch_up: int
    settlements: int
    stations: int
    station_left: tuple[int, ...]
    signs: list[int]
    worms: int
    maker: int
    harvesters: int
    ornithopters: int
    carryalls: int
    atomics: int
    # boards and tracks
    dice: list[int]
    bg: tuple[int, ...]
    bg_on: tuple[int, ...]
    bg_reserve: int
    spent: int
    supremacy: int
    markers: tuple[int, ...]
    step_8: bool
    rows: tuple[int, ...]
    bans: int
    fell: int
    spice: int
    reserve: int
    stockpiled: bool
    # cards
    decks: list[tuple[int, ...]]
    hands: list[tuple[int, ...]]
    discards: list[tuple[int, ...]]
    prescience_deck: tuple[int, ...]
    revealed: tuple[int, ...]
    claimed: tuple[int, ...]
    removed: tuple[int, ...]
    claims: int
    ibad: int
    fear: int
    objectives: tuple[int, ...]
    other_objectives: tuple[int, ...]
    # what lasts for a turn or a phase
    seek: int
    forced: int
    harvesters_lost: int
    spent_die: bool
    entered_tank: int
    that: int
    arrivals: list[int]
    moved_named: int
    moved_tokens: int
    carried: list[int]
    carried_named: int
    worms_came: int
    pick: list[int]
    battle: list[int]
    # the Harkonnen that play by rules, in the solo game only
    mahdi: Mahdi | None

    def clone(self) -> ArrakisState:
        """Return an independent copy, without log, chance results and feed."""
        twin = ArrakisState()
        twin.round = self.round
        twin.phase = self.phase
        twin.turn_side = self.turn_side
        twin.winner = self.winner
        twin.per_round = self.per_round
        twin.sietch_up = self.sietch_up
        twin.settlements = self.settlements
        twin.stations = self.stations
        twin.worms = self.worms
        twin.maker = self.maker
        twin.harvesters = self.harvesters
        twin.ornithopters = self.ornithopters
        twin.carryalls = self.carryalls
        twin.atomics = self.atomics
        twin.bg_reserve = self.bg_reserve
        twin.spent = self.spent
        twin.supremacy = self.supremacy
        twin.step_8 = self.step_8
        twin.bans = self.bans
        twin.fell = self.fell
        twin.spice = self.spice
        twin.reserve = self.reserve
        twin.stockpiled = self.stockpiled
        twin.claims = self.claims
        twin.ibad = self.ibad
        twin.fear = self.fear
        twin.seek = self.seek
        twin.forced = self.forced
        twin.harvesters_lost = self.harvesters_lost
        twin.spent_die = self.spent_die
        twin.entered_tank = self.entered_tank
        twin.that = self.that
        twin.moved_named = self.moved_named
        twin.moved_tokens = self.moved_tokens
        twin.carried_named = self.carried_named
        twin.worms_came = self.worms_came
        twin.token_kind = self.token_kind
        twin.sietch_area = self.sietch_area
        twin.sietch_rank = self.sietch_rank
        twin.station_left = self.station_left
        twin.bg = self.bg
        twin.bg_on = self.bg_on
        twin.markers = self.markers
        twin.rows = self.rows
        twin.prescience_deck = self.prescience_deck
        twin.revealed = self.revealed
        twin.claimed = self.claimed
        twin.removed = self.removed
        twin.objectives = self.objectives
        twin.other_objectives = self.other_objectives
        twin.over = self.over
        twin.pending = self.pending
        twin.options = self.options
        twin.told = self.told
        twin.turns = self.turns
        twin.log = None
        twin.chance = None
        twin.feed = None
        twin.rng = self.rng.clone()
        twin.stack = self.stack.copy()
        twin.legions = self.legions.copy()
        twin.occupied = self.occupied.copy()
        twin.leaders = self.leaders.copy()
        twin.supply = self.supply.copy()
        twin.token_area = self.token_area.copy()
        twin.signs = self.signs.copy()
        twin.dice = self.dice.copy()
        twin.decks = self.decks.copy()
        twin.hands = self.hands.copy()
        twin.discards = self.discards.copy()
        twin.arrivals = self.arrivals.copy()
        twin.carried = self.carried.copy()
        twin.pick = self.pick.copy()
        twin.battle = self.battle.copy()
        twin.mahdi = None if self.mahdi is None else self.mahdi.clone()
        return twin


def fresh_state(rng: Rng) -> ArrakisState:
    """Return a state before anything has been set up."""
    state = ArrakisState()
    state.round, state.phase, state.turn_side, state.winner = 0, 0, NONE, NONE
    state.per_round = False
    state.legions = [0] * (2 * AREA_COUNT)
    state.occupied = [0, 0]
    state.leaders = [leader.start for leader in LEADERS[:LEADER_COUNT]]
    state.supply = list(SUPPLY)
    state.token_area, state.token_kind = [PILE] * 16, (NONE,) * 16
    state.sietch_area, state.sietch_rank, state.sietch_up = (NONE,) * 8, (0,) * 8, 0
    state.settlements = ALL_SETTLEMENTS
    state.stations, state.station_left = 0, (0, 0, 0)
    state.signs = [0, 0, 0, 0]
    state.worms, state.maker = 0, OUT
    state.harvesters = state.ornithopters = state.carryalls = 0
    state.atomics = NONE
    state.dice = [0] * 10
    state.bg, state.bg_on, state.bg_reserve = (0, 0), (NONE, NONE), 0
    state.spent = 0
    state.supremacy, state.markers, state.step_8 = 0, (0, 0, 0), False
    state.rows, state.bans, state.fell = (0, 0, 0), 0, 0
    state.spice, state.reserve, state.stockpiled = 0, 0, False
    state.decks, state.hands, state.discards = [(), (), (), ()], [(), ()], [(), (), (), ()]
    state.prescience_deck, state.revealed, state.claimed, state.removed = (), (), (), ()
    state.claims, state.ibad, state.fear = 0, NONE, NONE
    state.objectives, state.other_objectives = (), ()
    state.seek, state.forced, state.harvesters_lost = 0, NONE, 0
    state.spent_die, state.entered_tank, state.that = False, 0, NONE
    state.arrivals, state.moved_named, state.moved_tokens = [], 0, 0
    state.carried, state.carried_named = [], 0
    state.worms_came, state.pick, state.battle = 0, [], []
    state.mahdi = None
    state.rng, state.stack, state.pending, state.options, state.over = rng, [], NO_STEP, [], False
    state.told = state.turns = 0
    state.log = state.chance = state.feed = None
    return state


# -- who plays (W-1): with partners a side will have more seats than one ------------------------------------------


def seat_of(state: ArrakisState, side: int) -> int:
    """Return the seat that decides for a side."""
    return side


def decider(state: ArrakisState, side: int) -> int:
    """Return the seat that is asked for a side: whatever the rules of Mahdi leave open, the person chooses (W-21)."""
    return seat_of(state, side if state.mahdi is None else ATREIDES)


def is_automated(state: ArrakisState, seat: int) -> bool:
    """Say whether a seat plays by rules: it decides nothing, and sees nothing that is hidden (W-21)."""
    return state.mahdi is not None and side_of(state, seat) == HARKONNEN


def side_of(state: ArrakisState, seat: int) -> int:
    """Return the side of a seat."""
    return seat


def seats_of(state: ArrakisState, side: int) -> tuple[int, ...]:
    """Return everybody who sits on a side, and so sees what it hides."""
    return (side,)


# -- legions (W-3) ------------------------------------------------------------------------------------------------


def units(legion: int) -> int:
    """Return how many units are in a legion, tokens counted as one each."""
    return (legion & MASK) + (legion >> 5 & MASK) + (legion >> 10 & MASK) + (legion >> 25 & MASK)


def legion_at(state: ArrakisState, side: int, area: int) -> int:
    """Return the legion of a side in an area, 0 where there is none."""
    return state.legions[side * AREA_COUNT + area]


def change(state: ArrakisState, side: int, area: int, by: int) -> None:
    """Add figures to a legion, or take them away."""
    at = side * AREA_COUNT + area
    legion = state.legions[at] + by
    state.legions[at] = legion
    if legion:
        state.occupied[side] |= 1 << area
    else:
        state.occupied[side] &= ~(1 << area)
    if state.carried and side == HARKONNEN:
        _forget_carried(state, area, legion)


def _forget_carried(state: ArrakisState, area: int, legion: int) -> None:
    """Let no more figures of a legion have been carried than there are."""
    carried, kept = state.carried, []
    for i in range(0, len(carried), 3):
        counts = carried[i + 1]
        if carried[i] == area:
            counts = 0
            for shift in (0, 5, 10, 15):
                counts |= min(carried[i + 1] >> shift & MASK, legion >> shift & MASK) << shift
            legion -= counts
        if counts:
            kept += [carried[i], counts, carried[i + 2]]
    state.carried = kept


def limit_of(state: ArrakisState, side: int) -> int:
    """Return how many units of a side an area holds (W-3; five for the Harkonnen under the CHOAM ban)."""
    return LIMIT_UNDER_CHOAM if side == HARKONNEN and state.bans >> CHOAM & 1 else LIMIT


def has_leader(legion: int) -> bool:
    """Say whether a leader, generic or named, is in a legion."""
    return legion & LEADERS_OF != 0


def has_units(legion: int) -> bool:
    """Say whether a unit or a token is in a legion."""
    return legion & UNITS_OF != 0


def named_at(state: ArrakisState, side: int, area: int) -> list[int]:
    """Return the named leaders of a side in an area."""
    if not state.legions[side * AREA_COUNT + area] >> 20 & MASK:
        return []
    first, last = (0, 7) if side == HARKONNEN else (7, LEADER_COUNT)
    leaders = state.leaders
    return [leader for leader in range(first, last) if leaders[leader] == area]


def tokens_at(state: ArrakisState, area: int) -> list[int]:
    """Return the slots of the deployment tokens in an area."""
    if not state.legions[area] >> 25:
        return []
    return [slot for slot, where in enumerate(state.token_area) if where == area]


def own_tokens_at(state: ArrakisState, area: int) -> list[int]:
    """Return the slots of the Harkonnen deployment tokens in an area, black ones first (W-21.8.1)."""
    if state.mahdi is None:
        return []
    return [slot for slot, where in enumerate(state.mahdi.tokens) if where == area]


def shift_tokens(state: ArrakisState, area: int, end: int, count: int) -> None:
    """Put so many Harkonnen tokens of an area into another, or into the pool: black ones first, blindly."""
    assert state.mahdi is not None
    slots = own_tokens_at(state, area)
    while count:
        alike = [slot for slot in slots if slot // TOKENS_OF_COLOUR == slots[0] // TOKENS_OF_COLOUR]
        slot = alike[pick(state, len(alike), "token") if count < len(alike) else 0]
        state.mahdi.tokens[slot] = end
        slots.remove(slot)
        count -= 1


# -- leaders (W-11) -----------------------------------------------------------------------------------------------


def in_play(state: ArrakisState, leader: int) -> bool:
    """Say whether a named leader is in play, be it in the tanks."""
    where = state.leaders[leader]
    return where not in (OUT, GONE)


def in_tanks(state: ArrakisState, leader: int) -> bool:
    """Say whether a named leader is in the regeneration tanks."""
    return state.leaders[leader] < TANK


def available(state: ArrakisState, leader: int) -> bool:
    """Say whether a named leader is in play and not in the tanks."""
    return state.leaders[leader] >= BESIDE


def paul(state: ArrakisState) -> int:
    """Return which form of Paul is in play (W-11.2)."""
    return MUAD_DIB if state.leaders[MUAD_DIB] != OUT else PAUL


def jessica(state: ArrakisState) -> int:
    """Return which form of Jessica is in play (W-11.2)."""
    return REVEREND_MOTHER if state.leaders[REVEREND_MOTHER] != OUT else JESSICA


def meant(state: ArrakisState, leader: int) -> int:
    """Return the named leader that a number means: Paul means either form."""
    return paul(state) if leader == EITHER_PAUL else leader


# -- the map (W-2, W-16) ------------------------------------------------------------------------------------------


def deserts(state: ArrakisState) -> int:
    """Return the areas that are desert for every rule, opened by atomics or not."""
    return DESERTS if state.atomics < 0 else DESERTS | 1 << ATOMICS_AREA[state.atomics]


def exposed(state: ArrakisState) -> int:
    """Return the areas that the storm reaches."""
    return EXPOSED if state.atomics < 0 else EXPOSED | ATOMICS_EXPOSE[state.atomics]


def sietches(state: ArrakisState) -> int:
    """Return the areas with a sietch that still stands."""
    mask = 0
    for area in state.sietch_area:
        if area >= 0:
            mask |= 1 << area
    return mask


def settlements_of(state: ArrakisState, side: int) -> int:
    """Return the areas with a settlement of a side."""
    return state.settlements if side == HARKONNEN else sietches(state)


def sandworms(state: ArrakisState) -> int:
    """Return the areas with a sandworm, the Wild Maker among them."""
    return state.worms if state.maker < 0 else state.worms | 1 << state.maker


def wormsigns(state: ArrakisState) -> int:
    """Return the areas with a wormsign."""
    signs = state.signs
    return signs[0] | signs[1] | signs[2] | signs[3]


def free_areas(state: ArrakisState, side: int) -> int:
    """Return the areas that are free for a side: no enemy settlement, no enemy unit, no sandworm (W-2)."""
    return EVERYWHERE & ~(state.occupied[1 - side] | settlements_of(state, 1 - side) | sandworms(state))


def empty_areas(state: ArrakisState) -> int:
    """Return the areas with nothing at all in them (W-2)."""
    full = state.occupied[0] | state.occupied[1] | sietches(state) | state.settlements | sandworms(state)
    return EVERYWHERE & ~(full | wormsigns(state) | state.harvesters | state.stations)


def worms_in_supply(state: ArrakisState) -> int:
    """Return how many ordinary sandworms are off the map."""
    return WORM_COUNT - state.worms.bit_count()


def unused(state: ArrakisState, side: int) -> int:
    """Return how many unused dice a side has, a Bene Gesserit token on the board counted (W-14)."""
    if side == HARKONNEN and state.mahdi is not None:  # they roll one after the other (W-21.3.2)
        return state.mahdi.unrolled
    dice = state.dice
    at = side * 5
    return dice[at] + dice[at + 1] + dice[at + 2] + dice[at + 3] + dice[at + 4]
