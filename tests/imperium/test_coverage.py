"""Nothing by halves: every component has a behaviour test, every edge case of what can be played has one."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from kanly.engine.options import Variant
from kanly.imperium.components import CONFLICTS
from kanly.imperium.editions import EDITIONS, compose
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

EDGE_CASES = Path(__file__).parents[2] / "docs" / "rules" / "edge_cases.md"
CASE = re.compile(r"^- \*\*E-(\d+)\*\* .* \((I|U-22|U|hagal)\b[^()]*\)$", re.MULTILINE)
GAMES = {"I": "base", "hagal": "base", "U": "uprising", "U-22": "uprising for six"}
"""The game that an edge case is of, by the rule that it cites first."""

TREES = {path: ast.parse(path.read_text()) for path in sorted(Path(__file__).parent.glob("**/test_*.py"))}


def covered(edition: str) -> set[str]:
    """Collect the arguments of every `pytest.mark.covers(...)` in the tests of an edition."""
    folder = Path(__file__).parent / ("" if edition == "base" else edition)
    found: set[str] = set()
    for tree in [tree for path, tree in TREES.items() if path.parent == folder]:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "covers":
                found |= {
                    arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                }
    return found


def test_names() -> list[str]:
    """Collect the names of the tests in this folder."""
    return [node.name for tree in TREES.values() for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


test_names.__test__ = False  # type: ignore[attr-defined]


def test_every_component_has_a_behaviour_test() -> None:
    components = {f"{KINDS[item['kind']]}/{item['id']}" for item in IMPERIUM.inventory().components(Variant("base"))}
    assert covered("base") - components == set(), "marks that name no component"
    assert sorted(components - covered("base")) == []


def test_every_component_of_uprising_has_a_behaviour_test() -> None:
    edition = compose(Variant("uprising", ("choam",)))
    listed = IMPERIUM.inventory().components(edition.variant)
    components = {f"{KINDS[item['kind']]}/{item['id']}" for item in listed if item["kind"] in KINDS}
    components |= {f"contract/{key}" for key in edition.contract_ids}
    assert edition.objectives is not None
    dealt = {card for cards in edition.objectives.values() for card in cards}
    components |= {f"objective/{CONFLICTS[card].key}" for card in dealt}
    assert covered("uprising") - components == set(), "marks that name no component"
    assert sorted(key for key in components - covered("uprising") if not key.startswith(("card/", "space/"))) == []


def edge_cases() -> list[tuple[str, int]]:
    """Return the edge cases of the rules: the game of each, and its number."""
    return [(GAMES[rule], int(number)) for number, rule in CASE.findall(EDGE_CASES.read_text())]


def test_every_edge_case_is_of_a_game() -> None:
    text = EDGE_CASES.read_text()
    assert [number for _, number in edge_cases()] == [
        int(number) for number in re.findall(r"^- \*\*E-(\d+)", text, re.M)
    ]
    assert len([number for game, number in edge_cases() if game == "base"]) == 108


@pytest.mark.parametrize("number", [number for game, number in edge_cases() if game in EDITIONS])
def test_every_edge_case_of_what_can_be_played_has_a_test(number: int) -> None:
    assert any(name.startswith(f"test_e_{number:02}_") for name in test_names())
