"""The documents hold what code and readers rely on: cited rules, links, conventions, notation."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from kanly.imperium import effects, ids, words
from kanly.imperium.content.base import specials, starter
from kanly.imperium.effects import EFFECTS
from kanly.imperium.notation import say

ROOT = Path(__file__).parent.parent
RULES = ROOT / "docs" / "rules"
SOURCES = sorted((ROOT / "src").rglob("*.py"))
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
CITED = re.compile(r"\b(?:[IU]-\d+(?:\.\d+)?|B-\d+\.\d+|W-\d+(?:\.\d+){0,2}|[EK]-\d+)\b")
DIGESTS = {"I": ("imperium.md", 27), "U": ("uprising.md", 24), "B": ("bloodlines.md", 15)}
"""The rules by the letter that they are cited with: their document, and how many sections it has."""
CITED_OF_HAGAL = re.compile(r"\bhagal ([A-H]-\d+(?:(?:,| to| and) [A-DF-H]-\d+)*)")
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)|^\[[^\]]+\]:\s*(\S+)", re.MULTILINE)


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def defined() -> set[str]:
    """Return the numbers that docs/rules defines: rules, sections, edge cases, conventions."""
    found: set[str] = set()
    for document, _ in DIGESTS.values():
        rules = (RULES / document).read_text()
        found |= set(numbered(document))
        found |= set(re.findall(r"^## ([IUB]-\d+) ", rules, re.MULTILINE))
    found |= {number for numbers in of_arrakis().values() for number in numbers} | of_arrakis().keys()
    found |= {number.split(".")[0] for number in of_arrakis()}
    found |= set(re.findall(r"^- \*\*(E-\d+)\*\*", (RULES / "edge_cases.md").read_text(), re.MULTILINE))
    return found | {number for numbers, _ in conventions() for number in numbers if number.startswith("K-")}


def numbered(document: str) -> list[str]:
    """Return the numbers of the rules that a document defines, in order."""
    return re.findall(r"^(?:- |\| )\*\*([IUB]-\d+\.\d+)\*\*", (RULES / document).read_text(), re.MULTILINE)


def of_arrakis() -> dict[str, list[str]]:
    """Return the rules of War for Arrakis by their section, or by its part where it has parts."""
    found: dict[str, list[str]] = {}
    for line in (RULES / "arrakis.md").read_text().splitlines():
        if heading := re.match(r"##+ (W-\d+(?:\.\d+)?) ", line):
            found[heading[1]] = []
        elif rule := re.match(r"(?:- |\| )\*\*(W-[\d.]+)\*\*", line):
            found[list(found)[-1]].append(rule[1])
    return found


def cited_of_hagal(text: str) -> set[str]:
    """Return the rules of House Hagal that a text cites, as in `hagal A-2 to A-5, C-9`."""
    return {number for cited in CITED_OF_HAGAL.findall(text) for number in re.findall(r"[A-H]-\d+", cited)}


def defined_of_hagal() -> list[str]:
    """Return the numbers that docs/rules/automa.md defines, in order."""
    return re.findall(r"^- \*\*([A-H]-\d+)\*\*", (RULES / "automa.md").read_text(), re.MULTILINE)


def cited(text: str) -> list[str]:
    """Return the rules, edge cases and conventions that a text cites; `hagal E-4` is a rule of House Hagal."""
    return CITED.findall(re.sub(r"\bhagal E-\d+", "", text))


def rows(document: str) -> Iterator[list[str]]:
    """Yield the cells of every table row of a document of docs/rules, heads left out."""
    for line in (RULES / document).read_text().splitlines():
        cells = [cell.strip().replace(r"\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if cells and "---" not in cells[0] and cells[0] not in ("id", "notation", "file"):
            yield cells


def conventions() -> list[tuple[list[str], str]]:
    """Return the conventions: their numbers, and where they live."""
    return [(cells[0].split(", "), cells[2]) for cells in rows("conventions.md")]


# -- rules cited -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", [path for path in SOURCES if CITED.search(path.read_text())], ids=name)
def test_every_rule_that_code_cites_exists(path: Path) -> None:
    assert sorted(set(cited(path.read_text())) - defined()) == []


@pytest.mark.parametrize(
    "document",
    ["imperium.md", "uprising.md", "bloodlines.md", "arrakis.md", "edge_cases.md", "conventions.md", "notation.md"],
)
def test_every_rule_that_the_rules_cite_exists(document: str) -> None:
    assert sorted(set(cited((RULES / document).read_text())) - defined()) == []


@pytest.mark.parametrize("path", [path for path in SOURCES if cited_of_hagal(path.read_text())], ids=name)
def test_every_rule_of_house_hagal_that_code_cites_exists(path: Path) -> None:
    assert sorted(cited_of_hagal(path.read_text()) - set(defined_of_hagal())) == []


@pytest.mark.parametrize("document", ["conventions.md", "edge_cases.md", "imperium.md", "notation.md"])
def test_every_rule_of_house_hagal_that_the_rules_cite_exists(document: str) -> None:
    assert sorted(cited_of_hagal((RULES / document).read_text()) - set(defined_of_hagal())) == []


def test_every_rule_of_house_hagal_that_its_own_digest_names_exists() -> None:
    text = (RULES / "automa.md").read_text()
    assert set(re.findall(r"\b[A-EGH]-\d+\b", text)) == set(defined_of_hagal())


def test_the_rules_of_house_hagal_are_numbered_once_and_without_gaps() -> None:
    numbers = defined_of_hagal()
    assert len(numbers) == len(set(numbers))
    for section, last in (("A", 13), ("B", 7), ("C", 13)):
        assert [number for number in numbers if number[0] == section] == [f"{section}-{n}" for n in range(1, last + 1)]


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ("(I-9.5, hagal C-7)", {"C-7"}),
        ("(hagal A-2 to A-5, A-13)", {"A-2", "A-5", "A-13"}),
        ("(hagal C-12, E-195)", {"C-12"}),
        ("House Hagal A-2", set()),
    ],
)
def test_citations_of_house_hagal_are_found(text: str, cited: set[str]) -> None:
    assert cited_of_hagal(text) == cited


def test_no_number_is_given_twice() -> None:
    rules = [number for document, _ in DIGESTS.values() for number in numbered(document)]
    cases = re.findall(r"^- \*\*(E-\d+)\*\*", (RULES / "edge_cases.md").read_text(), re.MULTILINE)
    engine = [number for numbers, _ in conventions() for number in numbers if number.startswith("K-")]
    assert [number for number, count in Counter(rules + cases + engine).items() if count > 1] == []


@pytest.mark.parametrize("letter", DIGESTS)
def test_sections_are_numbered_without_gaps(letter: str) -> None:
    document, sections = DIGESTS[letter]
    assert {number.split(".")[0] for number in numbered(document)} == {f"{letter}-{n}" for n in range(1, sections + 1)}
    for section in range(1, sections + 1):
        numbers = (number.split(".") for number in numbered(document))
        inside = sorted(int(rule) for part, rule in numbers if part == f"{letter}-{section}")
        assert inside == list(range(1, len(inside) + 1)), f"{letter}-{section}"


def test_the_rules_of_war_for_arrakis_are_numbered_once_and_without_gaps() -> None:
    sections = of_arrakis()
    assert [section for section in sections if "." not in section] == [f"W-{n}" for n in range(1, 24)]
    for section, numbers in sections.items():
        assert numbers == [f"{section}.{n}" for n in range(1, len(numbers) + 1)]
        parts = [part for part in sections if part.startswith(f"{section}.")]
        assert parts == [f"{section}.{n}" for n in range(1, len(parts) + 1)]
        assert bool(numbers) != bool(parts), f"{section} has rules, or parts that have them"


# -- conventions -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("document", "letter", "least"), [("imperium.md", "I", 80), ("uprising.md", "U", 40), ("bloodlines.md", "B", 40)]
)
def test_every_convention_of_the_rules_is_listed_once(document: str, letter: str, least: int) -> None:
    """Those of section I-27 are conventions all; what is not played yet (mixing) has none."""
    lines = re.findall(rf"^- \*\*({letter}-\d+\.\d+)\*\* (.*)$", (RULES / document).read_text(), re.MULTILINE)
    played = [(number, rule) for number, rule in lines if not number.startswith(("U-23.", "B-13."))]
    tagged = [number for number, rule in played if re.search(r"\([^()]*\bC\b[^()]*\)", rule)]
    tagged += [number for number, _ in played if number.startswith("I-27.")]
    listed = Counter(number for numbers, _ in conventions() for number in numbers if number.startswith(f"{letter}-"))
    assert len(tagged) > least
    assert listed == Counter(tagged)


def test_every_convention_about_house_hagal_is_listed() -> None:
    lines = re.findall(r"^- \*\*([A-H]-\d+)\*\* (.*)$", (RULES / "automa.md").read_text(), re.MULTILINE)
    tagged = {number for number, rule in lines if re.search(r"\(C[,)]", rule)}
    assert len(tagged) > 10
    assert sorted(tagged - cited_of_hagal((RULES / "conventions.md").read_text())) == []


@pytest.mark.parametrize("place", sorted({place for _, where in conventions() for place in where.split(", ")}))
def test_every_convention_says_where_it_lives(place: str) -> None:
    assert find(f"kanly.{place.strip('`')}") is not None


def find(dotted: str) -> Any:
    """Return the object of a dotted name, importing what is a module."""
    parts = dotted.split(".")
    for cut in range(len(parts), 0, -1):
        try:
            found: Any = import_module(".".join(parts[:cut]))
        except ModuleNotFoundError:
            continue
        for part in parts[cut:]:
            found = getattr(found, part)
        return found
    raise AssertionError(dotted)


# -- notation --------------------------------------------------------------------------------------------

VOCABULARY = {**vars(ids), **vars(words), **vars(specials), **vars(starter), **vars(effects)}
SAYINGS = [(cells[0].strip("`"), cells[1].strip("`")) for cells in rows("notation.md")]


@pytest.mark.parametrize(("notation", "word"), SAYINGS)
def test_the_notation_is_what_the_words_say(notation: str, word: str) -> None:
    known = len(EFFECTS)
    try:
        assert say(eval(word, dict(VOCABULARY))) == notation
    finally:
        del EFFECTS[known:]


def test_the_notation_has_every_word() -> None:
    source = (ROOT / "src" / "kanly" / "imperium" / "effects.py").read_text()
    builders = set(re.findall(r"^def (\w+)\(.*\) -> Effect:$", source, re.MULTILINE))
    explained = {match[0] for _, word in SAYINGS for match in re.finditer(r"\w+(?=\()", word)}
    assert len(builders) > 40
    assert sorted(builders - explained) == []


# -- documents -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_links_lead_somewhere(document: Path) -> None:
    targets = [inline or reference for inline, reference in LINK.findall(document.read_text())]
    local = [target.split("#")[0] for target in targets if not re.match(r"[a-z]+:|#", target)]
    assert [target for target in local if not (document.parent / target).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_documents_name_no_place_outside_the_project(document: Path) -> None:
    text = document.read_text()
    assert re.findall(r"/work\b|\bshared/|/tmp\b|/home/\w+|/root\b", text) == []


def test_the_index_lists_every_document_of_the_rules() -> None:
    index = (RULES / "README.md").read_text()
    listed = {target for target, _ in LINK.findall(index)}
    assert {path.name for path in RULES.glob("*.md")} - {"README.md"} == listed


@pytest.mark.parametrize(("guide", "most"), [("add-a-card", 10), ("add-an-edition", 15), ("add-a-game", 15)])
def test_a_guide_is_no_longer_than_it_says(guide: str, most: int) -> None:
    steps = re.findall(r"^(\d+)\. ", (ROOT / "docs" / f"{guide}.md").read_text(), re.M)
    assert steps == [str(number) for number in range(1, len(steps) + 1)]
    assert len(steps) <= most
