"""A game in the shape that a page draws: what lies open for everybody (`face_up`), and what one seat holds (`held`).

Both say no more than `view.py` does: made from any state that fits the seat's observation they are shown the same,
which a contract test checks at every decision. A server looks after every action, so facts are taken from the state as
they are, and shown only when they have changed.
"""

from __future__ import annotations

from typing import Any, Final

from kanly.arrakis.about import about
from kanly.arrakis.actions import TOKEN_SLOTS
from kanly.arrakis.board import ATOMICS_AREA, areas_in
from kanly.arrakis.components import AREAS, LEADERS, OBJECTIVES, PLANNING, PRESCIENCE, TACTICAL, TOKENS, ZONES
from kanly.arrakis.effects import SURPRISE
from kanly.arrakis.ids import (
    AREA_COUNT,
    ATREIDES,
    BESIDE,
    DECKS,
    GONE,
    HARKONNEN,
    IMPERIUM,
    MARKERS,
    MASK,
    NONE,
    OUT,
    PHASES,
    SIDES,
    SYMBOLS,
    TANK,
)
from kanly.arrakis.rules.battle import AT_AREA, BY, FROM_AREA, HOW, ROUND, SHIELDS, SPECIALS, SWORDS
from kanly.arrakis.rules.tracks import scores
from kanly.arrakis.solo import COLOURS, TOKENS_OF_COLOUR
from kanly.arrakis.state import (
    ArrakisState,
    decider,
    is_automated,
    named_at,
    own_tokens_at,
    seat_of,
    side_of,
    tokens_at,
    wormsigns,
)
from kanly.arrakis.steps import CASUALTIES, FLOW
from kanly.engine.action import Action
from kanly.engine.decision import SPECTATOR
from kanly.engine.sight import Facts, Sheet, Sight

Data = dict[str, Any]

# -- how a fact is shown ----------------------------------------------------------------------------------------------


def _side(side: int) -> str:
    return "" if side == NONE else SIDES[side]


def _area(area: int) -> str:
    return "" if area < 0 else AREAS[area].key


def _areas(mask: int) -> list[str]:
    return [AREAS[area].key for area in areas_in(mask)]


def _legions(legions: tuple[Facts, ...]) -> list[Data]:
    return [
        {
            "area": AREAS[area].key,
            "side": SIDES[side],
            "regular": legion & MASK,
            "elite": legion >> 5 & MASK,
            "special": legion >> 10 & MASK,
            "generic": legion >> 15 & MASK,
            "named": [LEADERS[leader].key for leader in named],
            "tokens": [(TOKEN_SLOTS if side == ATREIDES else COLOURS)[token] for token in tokens],
        }
        for side, area, legion, named, tokens in legions
    ]


def _sietches(sietches: tuple[Facts, ...]) -> list[Data]:
    return [{"area": AREAS[area].key, "rank": rank, "up": up} for area, rank, up in sietches]


def _vehicles(masks: tuple[int, int]) -> dict[str, str]:
    kinds = zip(("ornithopter", "carryall"), masks, strict=True)
    return {zone.key: kind for kind, mask in kinds for number, zone in enumerate(ZONES) if mask >> number & 1}


def _dice(dice: tuple[int, ...]) -> Data:
    return {side: dict(zip(SYMBOLS, dice[n * 5 : n * 5 + 5], strict=True)) for n, side in enumerate(SIDES)}


def _symbols(symbols: tuple[int, ...]) -> dict[str, str]:
    return {side: "" if symbol == NONE else SYMBOLS[symbol] for side, symbol in zip(SIDES, symbols, strict=True)}


_OFF_THE_MAP: Final = {BESIDE: "beside", OUT: "out", GONE: "gone"}


def _leaders(leaders: tuple[tuple[int, bool], ...]) -> Data:
    shown = {}
    for leader, (where, spent) in zip(LEADERS, leaders, strict=True):
        tank = TANK - where if where < TANK else 0
        place = AREAS[where].key if where >= 0 else "tank" if tank else _OFF_THE_MAP[where]
        shown[leader.key] = {"where": place, "tank": tank, "spent": spent}
    return shown


def _by_symbol(numbers: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(SYMBOLS, numbers, strict=True))


def _by_side(numbers: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(SIDES, numbers, strict=True))


def _by_marker(numbers: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(MARKERS, numbers, strict=True))


def _rows(rows: tuple[int, ...]) -> dict[str, int]:
    return {marker: row + 1 for marker, row in zip(IMPERIUM, rows, strict=True)}


def _bans(mask: int) -> list[str]:
    return [marker for number, marker in enumerate(IMPERIUM) if mask >> number & 1]


def _decks(sizes: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(DECKS, sizes, strict=True))


def _discards(piles: tuple[tuple[int, ...], ...]) -> dict[str, list[str]]:
    return {deck: _planning(pile) for deck, pile in zip(DECKS, piles, strict=True)}


def _planning(cards: tuple[int, ...]) -> list[str]:
    return [PLANNING[card].key for card in cards]


def _prescience(cards: tuple[int, ...]) -> list[str]:
    return [PRESCIENCE[card].key for card in cards]


def _fighters(sides: tuple[tuple[int, int, int, int], ...]) -> Data:
    shown = {}
    for side, (swords, shields, specials, suffers) in zip(SIDES, sides, strict=True):
        dice = ["sword"] * swords + ["shield"] * shields + ["special"] * specials
        shown[side] = {"dice": dice, "hits": swords, "shields": shields, "specials": specials, "suffers": suffers}
    return shown


def _texts(actions: tuple[Action, ...]) -> list[str]:
    return [action.text for action in actions]


def _objectives(cards: tuple[int, ...]) -> list[str]:
    return [OBJECTIVES[card].key for card in cards]


def _contents(tokens: tuple[tuple[int, int], ...]) -> dict[str, str]:
    return {TOKEN_SLOTS[slot]: TOKENS[kind].key for slot, kind in tokens}


def _ranks(ranks: tuple[tuple[int, int], ...]) -> dict[str, int]:
    return {AREAS[area].key: rank for area, rank in ranks}


_OPEN: Final = Sheet(
    {
        "round": None,
        "phase": PHASES.__getitem__,
        "turn": _side,
        "winner": _side,
        "legions": _legions,
        "sietches": _sietches,
        "settlements": _areas,
        "stations": _areas,
        "wormsigns": _areas,
        "sandworms": _areas,
        "maker": _area,
        "harvesters": _areas,
        "vehicles": _vehicles,
        "atomics": _area,
        "dice": _dice,
        "tokens": _by_side,
        "token_on": _symbols,
        "leaders": _leaders,
        "supremacy": None,
        "scores": list,
        "markers": _by_marker,
        "rows": _rows,
        "bans": _bans,
        "spice": None,
        "reserve": None,
        "hands": _by_side,
        "decks": _decks,
        "discards": _discards,
        "revealed": _prescience,
        "claims": None,
        "battle": Sheet(
            {"attacker": _side, "from": _area, "at": _area, "round": None, "surprise": None, "sides": _fighters}
        ),
        "decision": Sheet({"seat": None, "for": None, "kind": FLOW.names.__getitem__, "about": None, "n": None}),
        "mahdi": Sheet(
            {
                "harvest": None,
                "target": _area,
                "temporary": _area,
                "unrolled": None,
                "spent": _by_symbol,
                "reinforcements": None,
                "waiting": None,
            }
        ),
    },
    optional=["battle", "mahdi"],
)
_HELD: Final = Sheet(
    {
        "hand": _planning,
        "objectives": _objectives,
        "contents": _contents,
        "ranks": _ranks,
        "decision": Sheet({"actions": _texts}),
        "undo": bool,
    }
)


# -- the facts --------------------------------------------------------------------------------------------------------


def face_up(state: ArrakisState) -> Sight:
    """Return what lies open for everybody."""
    seat = NONE if state.over else decider(state, state.pending[1])
    return Sight(
        _OPEN,
        (
            state.round,
            state.phase,
            state.turn_side,
            state.winner,
            _standing(state),
            tuple(
                (area, rank if state.sietch_up >> n & 1 else 0, bool(state.sietch_up >> n & 1))
                for n, (area, rank) in enumerate(zip(state.sietch_area, state.sietch_rank, strict=True))
                if area >= 0
            ),
            state.settlements,
            state.stations,
            wormsigns(state),
            state.worms,
            max(state.maker, NONE),
            state.harvesters,
            (state.ornithopters, state.carryalls),
            NONE if state.atomics < 0 else ATOMICS_AREA[state.atomics],
            tuple(state.dice),
            tuple(state.bg),
            tuple(state.bg_on),
            tuple((where, bool(state.spent >> n & 1)) for n, where in enumerate((*state.leaders, state.maker))),
            state.supremacy,
            scores(state),
            tuple(state.markers),
            tuple(state.rows),
            state.bans,
            state.spice,
            state.reserve,
            tuple(map(len, state.hands)),
            tuple(map(len, state.decks)),
            tuple(map(tuple, state.discards)),
            tuple(state.revealed),
            state.claims,
            _battle(state),
            () if seat == NONE else (seat, seat_of(state, state.pending[1]), state.pending[0], about(state), 0),
            _mahdi(state),
        ),
    )


def _standing(state: ArrakisState) -> tuple[Facts, ...]:
    return tuple(
        (
            side,
            area,
            state.legions[side * AREA_COUNT + area],
            tuple(named_at(state, side, area)),
            tuple(tokens_at(state, area)) if side == ATREIDES else _colours(state, area),
        )
        for side in range(len(SIDES))
        for area in areas_in(state.occupied[side])
    )


def _colours(state: ArrakisState, area: int) -> Facts:
    """Return the colours of the Harkonnen tokens in an area: all that is seen of them (W-21.8.1)."""
    return tuple(slot // TOKENS_OF_COLOUR for slot in own_tokens_at(state, area))


def _mahdi(state: ArrakisState) -> Facts:
    """Return what the solo game shows besides: where the Harkonnen harvest and aim, their dice and cards (W-21)."""
    mahdi = state.mahdi
    if mahdi is None:
        return ()
    return (
        "" if mahdi.harvest < 0 else TACTICAL[mahdi.harvest].sector,
        NONE if mahdi.target < 0 else state.sietch_area[mahdi.target],
        NONE if mahdi.temporary < 0 else state.sietch_area[mahdi.temporary],
        mahdi.unrolled,
        mahdi.spent,
        len(state.hands[HARKONNEN]),
        len(mahdi.waiting),
    )


def _battle(state: ArrakisState) -> Facts:
    """Return the battle that is fought: what both sides have thrown, and the hits that are still to be taken."""
    battle = state.battle
    if not battle:
        return ()
    sides = []
    for side in range(len(SIDES)):
        who = int(side != battle[BY])
        suffers = state.pending[3] if state.pending[0] == CASUALTIES and state.pending[1] == side else 0
        sides.append((battle[SWORDS + who], battle[SHIELDS + who], battle[SPECIALS + who], suffers))
    surprise = bool(battle[HOW] & SURPRISE)
    return (battle[BY], battle[FROM_AREA], battle[AT_AREA], battle[ROUND], surprise, tuple(sides))


def held(state: ArrakisState, seat: int, undo: bool = False) -> Sight:
    """Return what only one seat sees, with its choices; nothing for a spectator."""
    if seat == SPECTATOR:
        return Sight(_HELD, ())
    side = side_of(state, seat)
    knows = side == ATREIDES
    decides = not state.over and decider(state, state.pending[1]) == seat
    tokens = enumerate(zip(state.token_area, state.token_kind, strict=True))
    return Sight(
        _HELD,
        (
            () if is_automated(state, seat) else tuple(state.hands[side]),
            tuple(state.objectives) if knows else (),
            tuple((slot, kind) for slot, (area, kind) in tokens if knows and area >= 0),
            tuple((a, r) for a, r in zip(state.sietch_area, state.sietch_rank, strict=True) if knows and a >= 0),
            (tuple(state.options),) if decides else (),
            undo,
        ),
    )
