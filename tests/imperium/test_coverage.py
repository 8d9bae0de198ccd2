"""Nothing by halves: every component has a behaviour test, every edge case of what can be played has one."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from kanly.engine.options import Variant
from kanly.imperium.game import IMPERIUM

KINDS = {
    "starter_card": "card",
    "reserve_card": "card",
    "imperium_card": "card",
    "muad_dib_card": "card",
    "shaddam_card": "card",
    "intrigue_card": "intrigue",
    "conflict_card": "conflict",
    "hagal_card": "hagal",
}
"""How marks call a kind of component, where not by its own name."""

EDGE_CASES = Path(__file__).parents[2] / "docs" / "rules" / "edge_cases.md"
CASE = re.compile(r"^- \*\*E-(\d+)\*\* .* \((I|U-22|U|B|hagal D|hagal A|hagal)\b[^()]*\)$", re.MULTILINE)
GAMES = {"I": "base", "hagal": "base", "U": "uprising", "U-22": "uprising", "hagal D": "uprising", "B": "bloodlines"}
GAMES["hagal A"] = "uprising"
"""The game that an edge case is of, by the rule that it cites first."""

HERE = Path(__file__).parent
TREES = {path: ast.parse(path.read_text()) for path in sorted(HERE.glob("**/test_*.py"))}

VARIANTS = {
    "base": [Variant("base")],
    "uprising": [Variant("uprising", ("choam",)), Variant("uprising", ("choam",), 6)],
    "bloodlines": [
        Variant("uprising", ("choam", "bloodlines", "tech")),
        Variant("uprising", ("choam", "bloodlines", "tech"), 6),
        Variant("base", ("bloodlines", "tech")),
    ],
}
"""Every edition with all its modules, on all its boards.

Its tests lie in the folder of its name, those of the base game anywhere else. Bloodlines joins both.
"""

JOINED = {"bloodlines": ("base", "uprising")}
"""What a module joins: only the components that it brings are its own."""

PROVEN = {
    "base": ("card", "intrigue", "conflict", "leader", "space", "hagal", "difficulty"),
    "uprising": (
        "card", "intrigue", "conflict", "objective", "leader", "space", "contract", "hagal", "rival", "difficulty",
    ),
    "bloodlines": (
        "card", "intrigue", "conflict", "leader", "space", "contract", "hagal", "rival", "skill", "twisted_card",
        "navigation", "tile",
    ),
}  # fmt: skip
"""The kinds of components of which every one must have a test, by edition."""


def is_of(path: Path, edition: str) -> bool:
    """Say whether a file has the tests of an edition: ids of components are shared between editions."""
    folder = path.parent.name
    return folder == edition or (folder not in VARIANTS and edition == "base")


@cache
def covered(edition: str) -> set[str]:
    """Collect the arguments of every `pytest.mark.covers(...)` in the tests of an edition."""
    found: set[str] = set()
    for path, tree in TREES.items():
        for node in ast.walk(tree) if is_of(path, edition) else ():
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "covers":
                found |= {
                    arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                }
    return found


@cache
def test_names() -> list[str]:
    """Collect the names of the tests in this folder."""
    return [node.name for tree in TREES.values() for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


test_names.__test__ = False  # type: ignore[attr-defined]


def components(edition: str, kind: str = "") -> set[str]:
    """The components of an edition, or those of a kind, as marks name them."""
    listed = [item for variant in VARIANTS[edition] for item in IMPERIUM.inventory().components(variant)]
    names = {f"{KINDS.get(item['kind'], item['kind'])}/{item['id']}" for item in listed}
    for other in JOINED.get(edition, ()):
        names -= components(other)
    return {name for name in names if name.startswith(f"{kind}/" if kind else "")}


@pytest.mark.parametrize("edition", VARIANTS)
def test_every_mark_names_a_component(edition: str) -> None:
    assert covered(edition) - components(edition) == set()


@pytest.mark.parametrize(("edition", "kind"), [(edition, kind) for edition in PROVEN for kind in PROVEN[edition]])
def test_every_component_has_a_behaviour_test(edition: str, kind: str) -> None:
    assert components(edition, kind)
    assert sorted(components(edition, kind) - covered(edition)) == []


def edge_cases() -> list[tuple[str, int]]:
    """Return the edge cases of the rules: the game of each, and its number."""
    return [(GAMES[rule], int(number)) for number, rule in CASE.findall(EDGE_CASES.read_text())]


def test_every_edge_case_is_of_a_game() -> None:
    text = EDGE_CASES.read_text()
    assert [number for _, number in edge_cases()] == [
        int(number) for number in re.findall(r"^- \*\*E-(\d+)", text, re.M)
    ]
    assert len([number for game, number in edge_cases() if game == "base"]) == 108


@pytest.mark.parametrize("number", [number for game, number in edge_cases() if game in VARIANTS])
def test_every_edge_case_of_what_can_be_played_has_a_test(number: int) -> None:
    assert any(name.startswith(f"test_e_{number:02}_") for name in test_names())
