"""The whole state as text, and back: one `field: value` line a field, values in JSON, components by their ids.

The field tables are also what the state hash and observations are made from, so a field that is missing here
would be missing everywhere; a test compares them with the classes' slots.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

from kanly.engine.errors import RecordError
from kanly.engine.flow import Step
from kanly.engine.rng import Rng
from kanly.imperium.actions import SPACE_KEYS
from kanly.imperium.components import CARDS, CONFLICTS, DIFFICULTIES, HAGAL_CARDS, INTRIGUES, LEADERS
from kanly.imperium.editions import PLAYABLE
from kanly.imperium.effects import EFFECTS, PATHS
from kanly.imperium.ids import FACTIONS, HIDDEN, NONE, PHASES, POINT_SOURCES, RESOURCES, SITTERS, TURN_KINDS
from kanly.imperium.state import FLAGS, NO_STEP, Hagal, ImperiumState, Player, Turn, fresh_state
from kanly.imperium.steps import FLOW

HEADER = "kanly-position 1 imperium"

PLAYER_FIELDS: dict[str, str] = {
    "rival": "sitter", "leader": "leader", "vp": "int", "points": "points", "goods": "goods", "influence": "influence",
    "supply": "int", "garrison": "int", "conflict": "int", "ready": "int", "swordmaster": "int", "council": "int",
    "swords": "int", "revealed": "int", "reveal_order": "int", "tokens": "int", "struck": "int", "voice": "space",
    "aside": "card", "deck": "cards", "hand": "cards", "discard": "cards", "played": "card_tuple",
    "revealed_cards": "card_tuple", "intrigue": "intrigues", "waiting": "intrigue_tuple", "known_top": "int",
    "known_hand": "card_tuple", "seen": "seen", "offered": "leader_tuple",
}  # fmt: skip

TURN_FIELDS: dict[str, str] = {
    "seat": "int", "kind": "turn_kind", "card": "card", "space": "space", "price": "int", "recruited": "int",
    "deployed": "int", "entered": "int", "flags": "flags", "persuasion": "int", "discount": "int",
    "discounted": "card", "pool": "pool",
}  # fmt: skip

STATE_FIELDS: dict[str, str] = {
    "round": "int", "phase": "phase", "first": "int", "over": "bool", "winner": "int", "passes": "int",
    "reveals": "int", "mentat": "int", "mentat_owed": "int", "alliances": "ints", "agents": "ints", "bonus": "ints",
    "control": "ints", "row": "cards", "reserve": "ints", "imperium_deck": "cards", "intrigue_deck": "intrigues",
    "intrigue_discard": "intrigues", "conflict_deck": "conflicts", "conflicts": "conflict_tuple",
    "trash": "card_tuple", "box": "conflict_tuple", "stack": "steps", "pending": "step", "told": "int", "turns": "int",
    "rng": "rng", "turn": "turn", "seated": "int", "confirm": "bool", "hagal": "hagal", "players": "players",
}  # fmt: skip

HAGAL_FIELDS: dict[str, str] = {
    "deck": "hagal_cards", "discard": "hagal_cards", "turned": "hagal_card_tuple", "difficulty": "difficulty",
}  # fmt: skip

NOT_WRITTEN = ("edition", "log", "chance", "feed", "options")
"""Fields that a position leaves out: they follow from it, or lie beside the state."""

READING_ERRORS = (ValueError, KeyError, TypeError, IndexError, AttributeError, RecursionError)
"""What damaged text can make a reader stumble over."""


# -- one value: (write, read) for every kind of field ------------------------------------------------------


def _whole(value: Any) -> int:
    if type(value) is not int:
        raise ValueError(f"{value!r} is not a whole number")
    return value


def _truth(value: Any) -> bool:
    if type(value) is not bool:
        raise ValueError(f"{value!r} is neither true nor false")
    return value


def _name(table: list[Any], number: int) -> str | None:
    if number == NONE:
        return None
    return "?" if number == HIDDEN else str(table[number].key)


def _number(table: list[Any], key: str | None) -> int:
    if key is None:
        return NONE
    if key == "?":
        return HIDDEN
    for item in table:
        if item.key == key:
            return int(item.id)
    raise ValueError(f"unknown component {key!r}")


def _one(table: list[Any]) -> tuple[Callable[[Any], Any], Callable[[Any], Any]]:
    return lambda number: _name(table, number), lambda key: _number(table, key)


def _many(table: list[Any], kind: type) -> tuple[Callable[[Any], Any], Callable[[Any], Any]]:
    return (
        lambda numbers: [_name(table, number) for number in numbers],
        lambda keys: kind(_number(table, key) for key in keys),
    )


def _named(names: tuple[str, ...], kind: type) -> tuple[Callable[[Any], Any], Callable[[Any], Any]]:
    return (
        lambda numbers: dict(zip(names, numbers, strict=True)),
        lambda mapping: kind(_whole(mapping[name]) for name in names),
    )


def _write_step(step: Step) -> list[Any]:
    if step == NO_STEP:
        return []
    args: list[Any] = list(step[2:])
    for i, field in enumerate(FLOW.fields[step[0]]):
        if field == "e":
            args[i] = EFFECTS[args[i]].path
        elif field == "c":
            args[i] = _name(CARDS, args[i])
        elif field == "i":
            args[i] = _name(INTRIGUES, args[i])
        elif field == "s":
            args[i] = SPACE_KEYS[args[i]]
    return [FLOW.names[step[0]], step[1], *args]


def _read_step(words: list[Any]) -> Step:
    if not words:
        return NO_STEP
    op = FLOW.names.index(words[0])
    args = list(words[2:])
    for i, field in enumerate(FLOW.fields[op]):
        if field == "e":
            args[i] = PATHS[args[i]].id
        elif field == "c":
            args[i] = _number(CARDS, args[i])
        elif field == "i":
            args[i] = _number(INTRIGUES, args[i])
        elif field == "s":
            args[i] = SPACE_KEYS.index(args[i])
    a, b, c = (_whole(arg) for arg in args)
    return (op, _whole(words[1]), a, b, c)


def _write_record(fields: dict[str, str]) -> Callable[[Any], Any]:
    return lambda record: {name: WRITE[kind](getattr(record, name)) for name, kind in fields.items()}


def _read_record(fields: dict[str, str], kind: type) -> Callable[[Any], Any]:
    def read(data: Any) -> Any:
        record = kind()
        for name, field in fields.items():
            setattr(record, name, READ[field](data[name]))
        return record

    return read


def _space(number: int) -> str | None:
    return None if number == NONE else SPACE_KEYS[number]


_turn = (_write_record(TURN_FIELDS), _read_record(TURN_FIELDS, Turn))
_player = (_write_record(PLAYER_FIELDS), _read_record(PLAYER_FIELDS, Player))
_hagal = (_write_record(HAGAL_FIELDS), _read_record(HAGAL_FIELDS, Hagal))

_KINDS: dict[str, tuple[Callable[[Any], Any], Callable[[Any], Any]]] = {
    "int": (int, _whole),
    "bool": (bool, _truth),
    "ints": (list, lambda items: [_whole(item) for item in items]),
    "card": _one(CARDS),
    "cards": _many(CARDS, list),
    "card_tuple": _many(CARDS, tuple),
    "intrigues": _many(INTRIGUES, list),
    "intrigue_tuple": _many(INTRIGUES, tuple),
    "conflicts": _many(CONFLICTS, list),
    "conflict_tuple": _many(CONFLICTS, tuple),
    "leader": _one(LEADERS),
    "leader_tuple": _many(LEADERS, tuple),
    "space": (_space, lambda key: NONE if key is None else SPACE_KEYS.index(key)),
    "points": _named(POINT_SOURCES, tuple),
    "goods": _named(RESOURCES, list),
    "influence": _named(FACTIONS, list),
    "phase": (lambda number: PHASES[number], PHASES.index),
    "turn_kind": (lambda number: TURN_KINDS[number], TURN_KINDS.index),
    "flags": (
        lambda mask: [name for i, name in enumerate(FLAGS) if mask >> i & 1],
        lambda names: sum(1 << FLAGS.index(name) for name in names),
    ),
    "pool": (
        lambda pool: [[EFFECTS[effect].path, _name(CARDS, card)] for effect, card in pool],
        lambda pairs: [(PATHS[path].id, _number(CARDS, key)) for path, key in pairs],
    ),
    "seen": (
        lambda pairs: [[_name(INTRIGUES, card), seat] for card, seat in pairs],
        lambda pairs: tuple((_number(INTRIGUES, key), _whole(seat)) for key, seat in pairs),
    ),
    "step": (_write_step, _read_step),
    "steps": (lambda steps: [_write_step(step) for step in steps], lambda items: [_read_step(item) for item in items]),
    "rng": (lambda rng: rng.words(), lambda words: Rng(*(_whole(word) for word in words))),
    "turn": _turn,
    "sitter": (lambda number: SITTERS[number], SITTERS.index),
    "hagal_cards": _many(HAGAL_CARDS, list),
    "hagal_card_tuple": _many(HAGAL_CARDS, tuple),
    "difficulty": _one(DIFFICULTIES),
    "hagal": (
        lambda hagal: None if hagal is None else _hagal[0](hagal),
        lambda data: None if data is None else _hagal[1](data),
    ),
    "players": (
        lambda players: [_player[0](player) for player in players],
        lambda items: [_player[1](item) for item in items],
    ),
}
WRITE = {kind: pair[0] for kind, pair in _KINDS.items()}
READ = {kind: pair[1] for kind, pair in _KINDS.items()}


# -- the whole ----------------------------------------------------------------------------------------------


def as_data(state: ImperiumState, leave_out: tuple[str, ...] = ()) -> dict[str, Any]:
    """Return a state as plain data with components by their ids."""
    return {name: WRITE[kind](getattr(state, name)) for name, kind in STATE_FIELDS.items() if name not in leave_out}


def write_position(state: ImperiumState) -> str:
    """Return a state as text."""
    return _written(state, state.edition.key)


def _written(state: ImperiumState, edition: str) -> str:
    lines = [f"{HEADER} {edition}"]
    for name, value in as_data(state).items():
        if name == "players":
            lines += [f"player: {_json(player)}" for player in value]
        else:
            lines.append(f"{name}: {_json(value)}")
    return "\n".join(lines) + "\n"


def digest(state: ImperiumState) -> str:
    """Return a hash of the whole state, equal in every process and in every version of the rules."""
    text = _written(state, state.edition.key.partition("@")[0])
    return blake2b(text.encode(), digest_size=16).hexdigest()


def read_position(text: str) -> ImperiumState:
    """Read a position; raises RecordError with the line and the reason."""
    lines = text.splitlines()
    header = (lines[0] if lines else "").rsplit(" ", 1)
    if header[0] != HEADER or header[-1] not in PLAYABLE:
        raise RecordError(1, f"a position begins with {HEADER + ' <edition>'!r}")
    values: dict[str, Any] = {"players": []}
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            continue
        name, _, rest = line.partition(": ")
        try:
            if name == "player":
                values["players"].append(_player[1](json.loads(rest)))
            elif name in STATE_FIELDS and name not in values:
                values[name] = READ[STATE_FIELDS[name]](json.loads(rest))
            else:
                raise ValueError(f"unknown or second field {name!r}")
        except READING_ERRORS as error:
            raise RecordError(number, f"{name}: {error}") from error
    missing = [name for name in STATE_FIELDS if name not in values]
    if missing:
        raise RecordError(0, f"the position lacks {', '.join(missing)}")
    return _restore(header[-1], values)


def _restore(edition: str, values: dict[str, Any]) -> ImperiumState:
    board = PLAYABLE[edition]
    if len(values["players"]) not in board.seats:
        raise RecordError(0, f"{len(values['players'])} players do not fit the edition {edition!r}")
    if any(len(values[name]) != len(board.board) for name in ("agents", "bonus", "control")):
        raise RecordError(0, "agents, bonus and control need a number for every space")
    if len(values["alliances"]) != len(FACTIONS) or len(values["reserve"]) != len(board.reserve):
        raise RecordError(0, "alliances need a seat for every faction, the reserve a number for every stack")
    state = fresh_state(board, len(values["players"]), values["rng"])
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


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
