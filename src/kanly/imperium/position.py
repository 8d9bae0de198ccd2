"""The whole state as text, and back: one `field: value` line a field, values in JSON, components by their ids.

Which fields there are, in which order and of which kind, is declared in `fields.py`; here stands how each kind is
written. The state hash and observations are made from the same text.
"""

from __future__ import annotations

import json
from functools import cache
from hashlib import blake2b
from typing import Any

from kanly.engine.codec import (
    NUMBER,
    NUMBERS,
    READING_ERRORS,
    TRUTH,
    Pair,
    as_json,
    component,
    maybe,
    named_numbers,
    one_of,
    record,
    several,
    some_of,
    whole,
)
from kanly.engine.errors import RecordError
from kanly.engine.flow import NO_STEP, Step
from kanly.engine.rng import Rng
from kanly.imperium import fields
from kanly.imperium.components import CARDS, CONFLICTS, CONTRACTS, INTRIGUES, LEADERS
from kanly.imperium.edition import Edition
from kanly.imperium.editions import by_key
from kanly.imperium.effects import EFFECTS
from kanly.imperium.ids import ALL_SEATS, MASTERS, SITTERS, TURN_KINDS, VARIANTS
from kanly.imperium.opponents import DIFFICULTIES, HAGAL_CARDS
from kanly.imperium.pieces import COURSES, SKILLS, TILES
from kanly.imperium.state import (
    Bloodlines,
    BloodlinesSeat,
    BloodlinesTurn,
    Hagal,
    ImperiumState,
    Player,
    Rivals,
    Teammate,
    Teams,
    Tech,
    TechSeat,
    Turn,
    Uprising,
    UprisingSeat,
    UprisingTurn,
    fresh_state,
)
from kanly.imperium.steps import FLOW

HEADER = "kanly-position 1 imperium"

TURN_FIELDS = fields.TURN.codecs()
PLAYER_FIELDS = fields.PLAYER.codecs()
HAGAL_FIELDS = fields.HAGAL.codecs()
STATE_FIELDS = fields.STATE.codecs()
OPTIONAL = fields.STATE.optional()
NOT_WRITTEN = fields.STATE.unwritten()

CLASSES = (
    UprisingTurn, BloodlinesTurn, Turn, UprisingSeat, Teammate, BloodlinesSeat, TechSeat, Player, Hagal, Rivals,
    Uprising, Teams, Bloodlines, Tech, ImperiumState,
)  # fmt: skip
"""The classes of the records, in the order of their declarations."""

_SEATS = range(8)
"""More than any game has."""


# -- one value ---------------------------------------------------------------------------------------------


@cache
def kinds_of(edition: Edition) -> dict[str, Pair]:
    """Return how every kind of field is written and read, components as an edition knows them."""
    card = component(CARDS, edition.card_ids)
    intrigue = component(INTRIGUES, edition.intrigue_ids)
    conflict = component(CONFLICTS, edition.conflict_ids)
    leader = component(LEADERS, edition.leader_ids)
    hagal_card = component(HAGAL_CARDS, edition.hagal_ids)
    space = component(edition.board, edition.space_ids)
    effect: Pair = (lambda number: EFFECTS[number].path, lambda path: edition.paths[path].id)
    levels = {DIFFICULTIES[number].key: number for number in edition.difficulties}
    step = _step({"e": effect, "c": card, "i": intrigue, "s": space})
    tile = component(TILES, edition.tile_ids)
    kinds: dict[str, Pair] = {
        "int": NUMBER,
        "bool": TRUTH,
        "ints": NUMBERS,
        "confirm": (_write_confirm, _read_confirm),
        "card": card,
        "cards": several(card, list),
        "card_tuple": several(card, tuple),
        "intrigues": several(intrigue, list),
        "intrigue_tuple": several(intrigue, tuple),
        "conflicts": several(conflict, list),
        "conflict_tuple": several(conflict, tuple),
        "leader": leader,
        "leader_tuple": several(leader, tuple),
        "space": space,
        "points": named_numbers(edition.point_sources, tuple),
        "goods": named_numbers(edition.resources, list),
        "influence": named_numbers(edition.factions, list),
        "phase": one_of(edition.phases),
        "turn_kind": one_of(TURN_KINDS),
        "flags": some_of(edition.flags),
        "pool": (
            lambda pool: [[effect[0](waiting), card[0](source)] for waiting, source in pool],
            lambda pairs: [(effect[1](path), card[1](key)) for path, key in pairs],
        ),
        "seen": (
            lambda pairs: [[intrigue[0](stolen), seat] for stolen, seat in pairs],
            lambda pairs: tuple((intrigue[1](key), whole(seat)) for key, seat in pairs),
        ),
        "step": step,
        "steps": several(step, list),
        "rng": (lambda rng: rng.words(), lambda words: Rng(*(whole(word) for word in words))),
        "sitter": one_of(SITTERS),
        "hagal_cards": several(hagal_card, list),
        "hagal_card_tuple": several(hagal_card, tuple),
        "difficulty": component(DIFFICULTIES, levels),
        "master": one_of(MASTERS),
        "post": component(edition.posts, edition.post_ids),
        "posts": some_of(tuple(edition.post_ids)),
        "variants": some_of(VARIANTS),
        "contract_tuple": several(component(CONTRACTS, edition.contract_ids), tuple),
        "spaces": some_of(tuple(edition.space_ids)),
        "icons": some_of(edition.icons),
        "skill_tuple": several(component(SKILLS, edition.skill_ids), tuple),
        "course_tuple": several(component(COURSES, edition.course_ids), tuple),
        "tile_tuple": several(tile, tuple),
        "tile_stacks": several(several(tile, tuple), tuple),
    }
    for declared, make in zip(fields.RECORDS, CLASSES, strict=True):
        pair = record(declared.codecs(), make, kinds, declared.optional())
        kinds |= {declared.word: pair, f"maybe {declared.word}": maybe(pair), f"{declared.word}s": several(pair, list)}
    return kinds


def _write_confirm(mask: int) -> bool | list[int]:
    """Return the seats that confirm: none, all, or some of them."""
    return mask == ALL_SEATS if mask in (0, ALL_SEATS) else [seat for seat in _SEATS if mask >> seat & 1]


def _read_confirm(seats: Any) -> int:
    if isinstance(seats, bool):
        return ALL_SEATS if seats else 0
    return sum(1 << _SEATS.index(whole(seat)) for seat in set(seats))


def _step(arguments: dict[str, Pair]) -> Pair:
    """Return how a step is written: its name, whose it is, and its arguments, of which its fields say what they are."""

    def write(step: Step) -> list[Any]:
        if step == NO_STEP:
            return []
        args: list[Any] = list(step[2:])
        for i, field in enumerate(FLOW.fields[step[0]]):
            if field in arguments:
                args[i] = arguments[field][0](args[i])
        return [FLOW.names[step[0]], step[1], *args]

    def read(words: list[Any]) -> Step:
        if not words:
            return NO_STEP
        op = FLOW.names.index(words[0])
        args = list(words[2:])
        for i, field in enumerate(FLOW.fields[op]):
            if field in arguments:
                args[i] = arguments[field][1](args[i])
        a, b, c = (whole(arg) for arg in args)
        return (op, whole(words[1]), a, b, c)

    return write, read


# -- the whole ----------------------------------------------------------------------------------------------


def as_data(state: ImperiumState, leave_out: tuple[str, ...] = ()) -> dict[str, Any]:
    """Return a state as plain data with components by their ids."""
    data: dict[str, Any] = kinds_of(state.edition)["state"][0](state)
    return {name: value for name, value in data.items() if name not in leave_out}


def write_position(state: ImperiumState) -> str:
    """Return a state as text."""
    return _written(state, state.edition.key)


def _written(state: ImperiumState, edition: str) -> str:
    lines = [f"{HEADER} {edition}"]
    for name, value in as_data(state).items():
        if name == "players":
            lines += [f"player: {as_json(player)}" for player in value]
        else:
            lines.append(f"{name}: {as_json(value)}")
    return "\n".join(lines) + "\n"


def digest(state: ImperiumState) -> str:
    """Return a hash of the whole state, equal in every process and in every version of the rules."""
    text = _written(state, state.edition.key.partition("@")[0])
    return blake2b(text.encode(), digest_size=16).hexdigest()


def read_position(text: str) -> ImperiumState:
    """Read a position; raises RecordError with the line and the reason."""
    lines = text.splitlines()
    header = (lines[0] if lines else "").rsplit(" ", 1)
    if header[0] != HEADER:
        raise RecordError(1, f"a position begins with {HEADER + ' <edition>'!r}")
    try:
        edition = by_key(header[-1])
    except ValueError as error:
        raise RecordError(1, str(error)) from error
    kinds = kinds_of(edition)
    values: dict[str, Any] = {"players": []}
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            continue
        name, _, rest = line.partition(": ")
        try:
            if name == "player":
                values["players"].append(kinds["player"][1](json.loads(rest)))
            elif name in STATE_FIELDS and name not in values:
                values[name] = kinds[STATE_FIELDS[name]][1](json.loads(rest))
            else:
                raise ValueError(f"unknown or second field {name!r}")
        except READING_ERRORS as error:
            raise RecordError(number, f"{name}: {error}") from error
    missing = [name for name in STATE_FIELDS if name not in values and name not in OPTIONAL]
    if missing:
        raise RecordError(0, f"the position lacks {', '.join(missing)}")
    return _restore(edition, values)


def _check_seats(edition: Edition, players: list[Player]) -> None:
    """Raise RecordError unless an edition seats so many people, and House Hagal takes the places that it should."""
    people = sum(not player.rival for player in players)
    if people not in edition.seats:
        offered = " or ".join(map(str, edition.seats))
        raise RecordError(0, f"the edition {edition.key!r} seats {offered} people, not {people}")
    sitters = tuple(player.rival for player in players)
    if sitters != edition.sitters_with(people):
        meant = ", ".join(SITTERS[sitter] for sitter in edition.sitters_with(people))
        raise RecordError(0, f"with {people} people the seats are: {meant}")


def _restore(edition: Edition, values: dict[str, Any]) -> ImperiumState:
    _check_seats(edition, values["players"])
    if any(len(values[name]) != len(edition.board) for name in ("agents", "bonus", "control")):
        raise RecordError(0, "agents, bonus and control need a number for every space")
    if len(values["alliances"]) != len(edition.factions) or len(values["reserve"]) != len(edition.reserve):
        raise RecordError(0, "alliances need a seat for every faction, the reserve a number for every stack")
    state = fresh_state(edition, len(values["players"]), values["rng"])
    for name, value in values.items():
        setattr(state, name, value)
    if not state.over:
        try:
            FLOW.relist(state)
        except (*READING_ERRORS, AssertionError) as error:
            raise RecordError(0, f"the pending decision cannot be asked: {error}") from error
        if not state.options:
            raise RecordError(0, "the pending decision has no legal action")
    return state
