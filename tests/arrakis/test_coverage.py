"""Every card and leader has a test that shows what it does; what is ours is marked."""

from __future__ import annotations

import ast
from pathlib import Path

import kanly
from kanly.arrakis.fields import DERIVED, FIELDS, SOLO, SOLO_FIELDS
from kanly.arrakis.solo import Mahdi
from kanly.arrakis.state import ArrakisState

KINDS = ("planning", "prescience", "leader", "family_atomics", "tactical")
OURS = {
    "deployment_token": 16, "die": 1, "leader": 8, "objective": 3, "prescience": 5, "testing_station": 3, "wormsign": 3,
}  # fmt: skip


def covered() -> set[str]:
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and "covers" in ast.unparse(node.func):
                found |= {argument.value for argument in node.args if isinstance(argument, ast.Constant)}
    return found


def test_every_card_and_leader_is_covered() -> None:
    rules = kanly.rules_of("arrakis")
    listed = {f"{one['kind']}/{one['id']}" for one in rules.inventory().components(rules.variant(people=1))}
    assert {one for one in listed if one.split("/")[0] in KINDS} - covered() == set()
    assert covered() <= listed


def test_reconstructions_are_marked() -> None:
    """31 records of the sheets; for some the mark is of single fields, for others of several kinds of one record."""
    rules = kanly.rules_of("arrakis")
    marked: dict[str, int] = {}
    for one in rules.inventory().components(rules.variant()):
        if one.get("ours"):
            marked[one["kind"]] = marked.get(one["kind"], 0) + 1
    assert marked == OURS


def test_every_field_of_the_state_is_declared() -> None:
    slots = {name for kind in ArrakisState.__mro__ for name in getattr(kind, "__slots__", ())}
    assert slots == set(FIELDS) | set(DERIVED) | {SOLO}
    assert set(Mahdi.__slots__) == set(SOLO_FIELDS)
