"""Nothing by halves: every component has a behaviour test, every edge case of the base game has one."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from kanly.engine.options import Variant
from kanly.imperium.game import IMPERIUM

KINDS = {
    "starter_card": "card",
    "reserve_card": "card",
    "imperium_card": "card",
    "intrigue_card": "intrigue",
    "conflict_card": "conflict",
    "leader": "leader",
    "space": "space",
    "hagal_card": "hagal",
    "difficulty": "difficulty",
}

OTHER_GAMES = {*range(82, 141), *range(159, 166), *range(174, 195)}
"""Edge cases of Uprising and Bloodlines."""

TREES = [ast.parse(path.read_text()) for path in sorted(Path(__file__).parent.glob("**/test_*.py"))]


def covered() -> set[str]:
    """Collect the arguments of every `pytest.mark.covers(...)` in this folder."""
    found: set[str] = set()
    for tree in TREES:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "covers":
                found |= {
                    arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                }
    return found


def test_names() -> list[str]:
    """Collect the names of the tests in this folder."""
    return [node.name for tree in TREES for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


test_names.__test__ = False  # type: ignore[attr-defined]


def test_every_component_has_a_behaviour_test() -> None:
    components = {f"{KINDS[item['kind']]}/{item['id']}" for item in IMPERIUM.inventory().components(Variant("base"))}
    assert covered() - components == set(), "marks that name no component"
    assert sorted(components - covered()) == []


@pytest.mark.parametrize("number", [n for n in range(1, 196) if n not in OTHER_GAMES])
def test_every_edge_case_of_the_base_game_has_a_test(number: int) -> None:
    assert any(name.startswith(f"test_e_{number:02}_") for name in test_names())
