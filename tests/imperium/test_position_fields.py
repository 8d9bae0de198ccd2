"""Nothing is forgotten: the field tables name every field, a clone copies every field."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import kanly
from kanly.engine.options import Variant
from kanly.imperium.editions import compose
from kanly.imperium.position import HAGAL_FIELDS, NOT_WRITTEN, PLAYER_FIELDS, STATE_FIELDS, TURN_FIELDS, kinds_of
from kanly.imperium.state import Hagal, ImperiumState, Player, Turn

NESTED = ("turn", "rng", "hagal", "uprising", "rivals", "teams", "team", "bloodlines", "tech")
"""Records inside a state, a turn or a player, besides the players."""


def slots(kind: type) -> set[str]:
    """Return the fields of a class; a compiled class lists them elsewhere."""
    lists = (getattr(base, "__slots__", None) or getattr(base, "__mypyc_attrs__", ()) for base in kind.__mro__)
    return {name for names in lists for name in names}


@pytest.mark.parametrize(
    ("kind", "fields", "left_out"),
    [
        (ImperiumState, STATE_FIELDS, NOT_WRITTEN),
        (Player, PLAYER_FIELDS, ()),
        (Turn, TURN_FIELDS, ()),
        (Hagal, HAGAL_FIELDS, ()),
    ],
)
def test_a_position_has_every_field(kind: type, fields: dict[str, str], left_out: tuple[str, ...]) -> None:
    assert set(fields) | set(left_out) == slots(kind)
    assert set(fields) & set(left_out) == set()
    assert set(fields.values()) <= set(kinds_of(compose(Variant("base"))))


def test_only_these_fields_are_not_written() -> None:
    assert set(NOT_WRITTEN) == {"edition", "log", "chance", "feed", "options"}


FORMS = {
    "solo": ({"seats": 1}, 30),
    "base": ({"seats": 4}, 150),
    "uprising": ({"seats": 4, "edition": "uprising", "modules": ["choam"]}, 150),
    "rivals": ({"seats": 2, "edition": "uprising", "modules": ["choam"]}, 60),
    "six": ({"seats": 6, "edition": "uprising"}, 200),
    "bloodlines": ({"seats": 4, "edition": "uprising", "modules": ["choam", "bloodlines", "tech"]}, 150),
}
every_form = pytest.mark.parametrize("form", FORMS)


def busy_state(form: str) -> ImperiumState:
    """Return the state of a game that has been going on for a while, with no list empty."""
    setting, length = FORMS[form]
    game = kanly.new("imperium", seed=2, **setting)
    rng = Random(2)
    while len(game.actions) < length:
        game.apply(rng.choice(game.decision.actions))
    state = game.state
    assert isinstance(state, ImperiumState)
    state.turn.pool = state.turn.pool or [(0, -1)]
    state.intrigue_discard = state.intrigue_discard or [0]
    return state


def parts(state: ImperiumState) -> list[tuple[str, Any]]:
    """Return the state and all records inside it."""
    found: list[tuple[str, Any]] = []
    todo = [("state", state), *((f"players[{i}]", player) for i, player in enumerate(state.players))]
    while todo:
        name, record = todo.pop(0)
        found.append((name, record))
        todo += [(f"{name}.{inner}", part) for inner in NESTED if (part := getattr(record, inner, None)) is not None]
    return found


@every_form
def test_a_clone_has_every_field_of_its_original(form: str) -> None:
    state = busy_state(form)
    for (name, mine), (_, other) in zip(parts(state), parts(state.clone()), strict=True):
        for field in slots(type(mine)) - {*NESTED, "players", "log", "chance", "feed"}:
            assert getattr(other, field) == getattr(mine, field), f"{name}.{field}"


@every_form
def test_a_clone_leaves_journal_and_feed_behind(form: str) -> None:
    state = busy_state(form)
    state.log, state.chance, state.feed = [], [], []
    twin = state.clone()
    assert (twin.log, twin.chance, twin.feed) == (None, None, None)


@every_form
def test_a_clone_shares_nothing_that_changes(form: str) -> None:
    state = busy_state(form)
    before = kanly.rules_of("imperium").position(state)
    twin = state.clone()
    changed = 0
    for name, part in parts(twin):
        for field in slots(type(part)):
            value = getattr(part, field)
            if isinstance(value, list) and field != "options":
                value.append(value[-1] if value else 0)
                value[0] = value[-1]
                changed += 1
            elif isinstance(value, bool):
                setattr(part, field, not value)
            elif isinstance(value, int):
                setattr(part, field, value + 1)
            elif isinstance(value, tuple):
                setattr(part, field, ())
            elif field not in (*NESTED, "edition", "options", "log", "chance", "feed"):
                raise AssertionError(f"{name}.{field} is a {type(value).__name__}: plain data?")
    assert changed > 30
    assert kanly.rules_of("imperium").position(state) == before


@every_form
def test_the_hash_depends_on_every_field(form: str) -> None:
    """Change one field after another: each gives a hash of its own."""
    rules = kanly.rules_of("imperium")
    state = busy_state(form)
    digests = {rules.digest(state)}
    count = 1
    for place in range(len(parts(state))):
        for field in sorted(slots(type(parts(state)[place][1])) - {*NOT_WRITTEN, *NESTED, "players"}):
            twin = state.clone()
            part = parts(twin)[place][1]
            value = getattr(part, field)
            if isinstance(value, bool):
                setattr(part, field, not value)
            elif isinstance(value, int):
                setattr(part, field, 0 if value else 1)
            elif field in ("points", "goods", "influence"):
                setattr(part, field, type(value)(n + 1 for n in value))
            elif value:
                setattr(part, field, value[1:] if field != "pending" else (value[0], value[1] ^ 1, *value[2:]))
            else:
                continue
            digests.add(rules.digest(twin))
            count += 1
    assert count > 110
    assert len(digests) == count
