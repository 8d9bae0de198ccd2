"""The whole state as text, and back: one `field: value` line a field, values in JSON, components by their ids."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from kanly.arrakis.board import (
    AREA_IDS,
    LEADER_IDS,
    OBJECTIVE_IDS,
    PLANNING_IDS,
    PRESCIENCE_IDS,
    SIETCH_SITES,
    TOKEN_IDS,
    ZONE_IDS,
    areas_in,
    by_key,
)
from kanly.arrakis.components import AREAS, LEADERS, OBJECTIVES, PLANNING, PRESCIENCE, SECTORS, TACTICAL, TOKENS
from kanly.arrakis.fields import FIELDS, SOLO, SOLO_FIELDS
from kanly.arrakis.ids import (
    AREA_COUNT,
    BESIDE,
    DECKS,
    FLIPPED,
    GONE,
    IMPERIUM,
    MASK,
    ONE,
    OUT,
    PHASES,
    PILE,
    SIDES,
    SIGNS,
    SYMBOLS,
    TANK,
    UNSEEN,
)
from kanly.arrakis.mahdi.flow import flow_of
from kanly.arrakis.solo import POOL, TOKENS_OF_COLOUR, Mahdi
from kanly.arrakis.state import ArrakisState, fresh_state
from kanly.arrakis.steps import FLOW
from kanly.engine.codec import (
    NUMBER,
    NUMBERS,
    READING_ERRORS,
    TRUTH,
    Pair,
    as_json,
    component,
    one_of,
    several,
    some_of,
    whole,
)
from kanly.engine.errors import RecordError
from kanly.engine.flow import NO_STEP, Step
from kanly.engine.rng import Rng

HEADER: Final = "kanly-position 1 arrakis"
EDITION: Final = "base"

# -- one value ----------------------------------------------------------------------------------------------------


def _write_legions(legions: Sequence[int]) -> dict[str, dict[str, list[int]]]:
    return {
        side: {
            AREAS[area].key: [legions[number * AREA_COUNT + area] >> 5 * kind & MASK for kind in range(6)]
            for area in range(AREA_COUNT)
            if legions[number * AREA_COUNT + area]
        }
        for number, side in enumerate(SIDES)
    }


def _read_legions(data: dict[str, dict[str, list[int]]]) -> list[int]:
    legions = [0] * (2 * AREA_COUNT)
    for number, side in enumerate(SIDES):
        for key, counts in data[side].items():
            if len(counts) != len(ONE) or not all(0 <= whole(count) <= MASK for count in counts):
                raise ValueError(f"{key} needs a number for each of {len(ONE)} kinds of figures")
            legions[number * AREA_COUNT + AREA_IDS[key]] = sum(
                count * one for count, one in zip(counts, ONE, strict=True)
            )
    return legions


_BESIDE_MAP: Final = {BESIDE: "beside", OUT: "out", GONE: "gone", **{TANK - n: f"tank_{n}" for n in range(1, 6)}}
_TOKEN_PLACES: Final = {PILE: "pile", FLIPPED: "flipped", UNSEEN: "unseen"}


def _place(names: dict[int, str]) -> Pair:
    """Return how an area, or one of some places that are none, is written."""
    numbers = {name: number for number, name in names.items()}

    def write(where: int) -> str:
        return names[where] if where < 0 else AREAS[where].key

    def read(key: str) -> int:
        return numbers[key] if key in numbers else AREA_IDS[key]

    return write, read


def _write_areas(mask: int) -> list[str]:
    return [AREAS[area].key for area in areas_in(mask)]


def _read_areas(keys: list[str]) -> int:
    return sum(1 << AREA_IDS[key] for key in set(keys))


def _write_step(step: Step) -> list[Any]:
    return [] if step == NO_STEP else [FLOW.names[step[0]], *step[1:]]


def _read_step(words: list[Any]) -> Step:
    if not words:
        return NO_STEP
    side, a, b, c = (whole(word) for word in words[1:])
    if not -1 <= side <= 1:
        raise ValueError(f"there is no side {side}")
    return (FLOW.names.index(words[0]), side, a, b, c)


def _write_signs(signs: list[int]) -> dict[str, list[str]]:
    return {name: _write_areas(mask) for name, mask in zip((*SIGNS, "undrawn"), signs, strict=True)}


def _read_signs(data: dict[str, list[str]]) -> list[int]:
    return [_read_areas(data[name]) for name in (*SIGNS, "undrawn")]


def _write_mahdi(mahdi: Mahdi) -> dict[str, Any]:
    return {name: KINDS[kind][0](getattr(mahdi, name)) for name, kind in SOLO_FIELDS.items()}


def _read_mahdi(data: dict[str, Any]) -> Mahdi:
    mahdi = Mahdi()
    for name, kind in SOLO_FIELDS.items():
        setattr(mahdi, name, KINDS[kind][1](data[name]))
    if len(mahdi.spent) != len(SYMBOLS) or len(mahdi.tokens) != 2 * TOKENS_OF_COLOUR:
        raise ValueError("the solo game needs a number for each symbol and a place for each token")
    if len(mahdi.did) != len(mahdi.playing):
        raise ValueError("of each card that is played the solo game says whether it has done anything")
    return mahdi


def _named(names: Sequence[str]) -> Pair:
    """Return how one of some names is written, or none of them."""

    def write(number: int) -> str:
        return "none" if number < 0 else names[number]

    def read(name: str) -> int:
        return -1 if name == "none" else names.index(name)

    return write, read


_area: Final = _place({-1: "none"})
_prescience: Final = component(PRESCIENCE, PRESCIENCE_IDS)
_pile: Final = several(component(PLANNING, PLANNING_IDS), tuple)

KINDS: Final[dict[str, Pair]] = {
    "int": NUMBER,
    "bool": TRUTH,
    "ints": NUMBERS,
    "int_tuple": several(NUMBER, tuple),
    "phase": one_of(PHASES),
    "side": (
        lambda side: "none" if side < 0 else SIDES[side],
        lambda name: -1 if name == "none" else SIDES.index(name),
    ),
    "legions": (_write_legions, _read_legions),
    "leaders": several(_place(_BESIDE_MAP), list),
    "maker": _place(_BESIDE_MAP),
    "token_areas": several(_place(_TOKEN_PLACES), list),
    "tokens": several(component(TOKENS, TOKEN_IDS), tuple),
    "area": _area,
    "area_tuple": several(_area, tuple),
    "areas": (_write_areas, _read_areas),
    "zones": some_of(tuple(ZONE_IDS)),
    "signs": (_write_signs, _read_signs),
    "leader_set": some_of(tuple(LEADER_IDS)),
    "imperium": some_of(IMPERIUM),
    "piles": several(_pile, list),
    "prescience": several(_prescience, tuple),
    "prescience_card": _prescience,
    "objectives": several(component(OBJECTIVES, OBJECTIVE_IDS), tuple),
    "tactical": several(component(TACTICAL, by_key(TACTICAL)), tuple),
    "tactical_card": _named([card.key for card in TACTICAL]),
    "sietch": _named([AREAS[area].key for area in SIETCH_SITES]),
    "sector": _named([sector.key for sector in SECTORS]),
    "deck": _named(DECKS),
    "decks": several(_named(DECKS), tuple),
    "pile": _pile,
    "own_tokens": several(_place({POOL: "pool"}), list),
    "step": (_write_step, _read_step),
    "steps": several((_write_step, _read_step), list),
    "rng": (lambda rng: rng.words(), lambda words: Rng(*(whole(word) for word in words))),
}

# -- the whole ----------------------------------------------------------------------------------------------------


def as_data(state: ArrakisState, leave_out: tuple[str, ...] = ()) -> dict[str, Any]:
    """Return a state as plain data with components by their ids."""
    told = {name: KINDS[kind][0](getattr(state, name)) for name, kind in FIELDS.items() if name not in leave_out}
    if state.mahdi is not None:
        told[SOLO] = _write_mahdi(state.mahdi)
    return told


def write_position(state: ArrakisState) -> str:
    """Return a state as text."""
    lines = [f"{HEADER} {EDITION}", *(f"{name}: {as_json(value)}" for name, value in as_data(state).items())]
    return "\n".join(lines) + "\n"


def restore(values: dict[str, Any]) -> ArrakisState:
    """Return the state of fields that have been read, with what follows from them."""
    state = fresh_state(Rng())
    for name, value in values.items():
        setattr(state, name, value)
    state.occupied = [
        sum(1 << area for area in range(AREA_COUNT) if state.legions[side * AREA_COUNT + area]) for side in (0, 1)
    ]
    return state


SIZES: Final = {
    "leaders": len(LEADERS) - 1, "supply": 8, "token_area": 16, "token_kind": 16, "sietch_area": 8, "sietch_rank": 8,
    "station_left": 3, "dice": 10, "bg": 2, "bg_on": 2, "markers": 3, "rows": 3, "decks": 4, "hands": 2, "discards": 4,
    "legions": 2 * AREA_COUNT,
}  # fmt: skip
"""How long lists of a fixed length are."""


def read_fields(data: dict[str, Any], leave_out: tuple[str, ...] = ()) -> dict[str, Any]:
    """Read the fields of a state from plain data; raises one of READING_ERRORS."""
    values = {name: KINDS[kind][1](data[name]) for name, kind in FIELDS.items() if name not in leave_out}
    for name, size in SIZES.items():
        if len(values[name]) != size:
            raise ValueError(f"{name} needs {size} values")
    if SOLO in data:
        values[SOLO] = _read_mahdi(data[SOLO])
    return values


def read_position(text: str) -> ArrakisState:
    """Read a position; raises RecordError with the line and the reason."""
    lines = text.splitlines()
    if not lines or lines[0] != f"{HEADER} {EDITION}":
        raise RecordError(1, f"a position begins with {f'{HEADER} {EDITION}'!r}")
    data: dict[str, Any] = {}
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            continue
        name, _, rest = line.partition(": ")
        if (name not in FIELDS and name != SOLO) or name in data:
            raise RecordError(number, f"{name}: unknown or second field {name!r}")
        try:
            data[name] = json.loads(rest)
            _read_mahdi(data[name]) if name == SOLO else KINDS[FIELDS[name]][1](data[name])
        except READING_ERRORS as error:
            raise RecordError(number, f"{name}: {error}") from error
    missing = [name for name in FIELDS if name not in data]
    if missing:
        raise RecordError(0, f"the position lacks {', '.join(missing)}")
    try:
        state = restore(read_fields(data))
    except READING_ERRORS as error:
        raise RecordError(0, str(error)) from error
    if not state.over:
        try:
            flow_of(state).relist(state)
        except (*READING_ERRORS, AssertionError) as error:
            raise RecordError(0, f"the pending decision cannot be asked: {error}") from error
        if not state.options:
            raise RecordError(0, "the pending decision has no legal action")
    return state
