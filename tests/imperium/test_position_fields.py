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

NESTED = ("turn", "rng", "hagal")
"""Records inside a state, besides the players."""


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


with_and_without_hagal = pytest.mark.parametrize("seats", [1, 4])


def busy_state(seats: int) -> ImperiumState:
    """Return the state of a game that has been going on for a while, with no list empty."""
    game = kanly.new("imperium", seats=seats, seed=2)
    rng = Random(2)
    while len(game.actions) < (30 if seats == 1 else 150):
        game.apply(rng.choice(game.decision.actions))
    state = game.state
    assert isinstance(state, ImperiumState)
    state.turn.pool = state.turn.pool or [(0, -1)]
    state.intrigue_discard = state.intrigue_discard or [0]
    return state


def parts(state: ImperiumState) -> list[tuple[str, Any]]:
    """Return the state and all records inside it."""
    players = [(f"players[{i}]", player) for i, player in enumerate(state.players)]
    inside = [(name, getattr(state, name)) for name in NESTED if getattr(state, name, None) is not None]
    return [("state", state), *inside, *players]


@with_and_without_hagal
def test_a_clone_has_every_field_of_its_original(seats: int) -> None:
    state = busy_state(seats)
    for (name, mine), (_, other) in zip(parts(state), parts(state.clone()), strict=True):
        for field in slots(type(mine)) - {*NESTED, "players", "log", "chance", "feed"}:
            assert getattr(other, field) == getattr(mine, field), f"{name}.{field}"


@with_and_without_hagal
def test_a_clone_leaves_journal_and_feed_behind(seats: int) -> None:
    state = busy_state(seats)
    state.log, state.chance, state.feed = [], [], []
    twin = state.clone()
    assert (twin.log, twin.chance, twin.feed) == (None, None, None)


@with_and_without_hagal
def test_a_clone_shares_nothing_that_changes(seats: int) -> None:
    state = busy_state(seats)
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


@with_and_without_hagal
def test_the_hash_depends_on_every_field(seats: int) -> None:
    """Change one field after another: each gives a hash of its own."""
    rules = kanly.rules_of("imperium")
    state = busy_state(seats)
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
