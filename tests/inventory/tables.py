"""The printed components of an edition, read from its folder of tables, and their notation in kanly's words.

The tables write effects in the notation of docs/rules/notation.md as it is used for printed components; `in_our_words`
turns that into the words that kanly says. What only one component does is a sentence: it stands in braces, as kanly
says it.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from kanly.engine.options import Variant
from kanly.imperium.editions import EDITIONS

Row = dict[str, str]
FOLDER = Path(__file__).parent


def written_down() -> list[str]:
    """Return the editions that there are tables of."""
    folders = [path.name for path in FOLDER.iterdir() if any(path.glob("*.csv"))]
    return sorted(folder for folder in folders if folder != EXPANSION)


EXPANSION = "bloodlines"
"""The module that has a folder of its own; `needs` says without what a row of it is left out."""


def tables_of(edition: str, modules: tuple[str, ...] = ()) -> list[str]:
    """Return the tables of an edition with its modules."""
    folders = [edition, *([EXPANSION] if EXPANSION in modules else [])]
    return sorted({path.stem for folder in folders for path in (FOLDER / folder).glob("*.csv")})


def _of_expansion(variant: Variant, modules: tuple[str, ...], table: str) -> Iterator[tuple[str, Row]]:
    """Yield the rows of the expansion that are played with an edition and its modules."""
    if EXPANSION not in variant.modules or not (FOLDER / EXPANSION / f"{table}.csv").exists():
        return
    there = {variant.edition, *variant.modules, *modules, "six" if variant.people else "few"}
    for row in _rows(EXPANSION, table):
        if set(row["needs"].split()) <= there:
            yield row["id"], {column: text for column, text in row.items() if column != "needs"}


OTHER_BOARDS = {("uprising", 6): ("six", ("choam",))}
"""Where the other board of an edition is written down, by the number of people, and the modules that are always in."""
RIVALS_ONLY = ("hagal", "rivals", "difficulties")
"""Tables of what one and two people play against: another board knows none of it."""


@cache
def _rows(folder: str, table: str) -> list[Row]:
    with (FOLDER / folder / f"{table}.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len({row["id"] for row in rows}) == len(rows), f"{folder}/{table}.csv lists something twice"
    return rows


def printed(variant: Variant, table: str) -> dict[str, Row]:
    """Return what a table lists for an edition with modules, by its ids: what needs another module is left out.

    For so many people that they have another board, what that one's table lists takes the place of what has the same
    id, or stands for what is `gone` from it.
    """
    other, modules = OTHER_BOARDS.get((variant.edition, variant.people), ("", variant.modules))
    if other and table in RIVALS_ONLY:
        return {}
    found = {}
    for row in _rows(variant.edition, table) if (FOLDER / variant.edition / f"{table}.csv").exists() else ():
        module = row.get("module", "")
        if not module or module in modules:
            found[row["id"]] = {column: text for column, text in row.items() if column != "module"}
    found |= dict(_of_expansion(variant, modules, table))
    if other and (FOLDER / variant.edition / other / f"{table}.csv").exists():
        for row in _rows(f"{variant.edition}/{other}", table):
            found.pop(row["id"], None)
            if row.get("gone", "") != "yes":
                found[row["id"]] = {column: text for column, text in row.items() if column != "gone"}
    return found


def people_who_can_play(variant: Variant, row: Row) -> Row:
    """Return a row that names numbers of people with those only that the edition can be played by."""
    if "people" not in row:
        return row
    sheet = EDITIONS[variant.edition]
    seats = [variant.people] if variant.people else [seats for seats in sheet.seats if seats not in sheet.boards]
    numbers = [number for number in row["people"].split() if int(number) in seats]
    return {**row, "people": " ".join(numbers)}


# -- notation ----------------------------------------------------------------------------------------------

OUR_WORDS = (
    (r"^cost choice: (.*)$", lambda match: match[1].replace(") OR (", "; ").strip("()")),
    (r"\(\+(\d) troop; (?:if reveal turn: )?may deploy (?:any of them|up to \1 of these troops)\)",
     r"+\1 troops, on a Reveal turn straight to the Conflict if you like"),
    (r"\(\+(\d) spice; \+ all bonus spice here\)", r"+\1 spice and all bonus spice here"),
    (r"\+(\d) spice; \+ all bonus spice here", r"+\1 spice and all bonus spice here"),
    (r"; \+ all bonus spice here", "; all spice here"),
    (r"\(influence (\w+) \+1 OR influence (\w+) \+1 OR influence (\w+) \+1\)", r"influence \1 or \2 or \3 +1"),
    (r"\(influence (\w+) \+1 OR influence (\w+) \+1\)", r"influence \1 or \2 +1"),
    (r"(?<!may )retreat up to", "may retreat up to"),
    (r"deploy (\d) troop from garrison", r"deploy up to \1 troop from garrison"),
    (r"\+([2-9]) troop\b", r"+\1 troops"),
    (r"(up to|lose) ([2-9])( conflict)? troop\b", r"\1 \2\3 troops"),
    (r"\bfremen_bond\b", "another fremen card in play"),
    (r"\banother (\w+) in play", r"another \1 card in play"),
    (r"\balliance (\w+):", r"\1 alliance:"),
    (r"\bacquire card cost <= (\d)", r"acquire card (cost <= \1)"),
    (r"\bacquire card to hand, cost in solari", "acquire card to hand for solari"),
    (r"\bcosts (\d) persuasion less", r"costs \1 less"),
    (r"\bin own reveal turn this round:", "in your Reveal turn:"),
    (r"\bif own agent here: persuasion \+1", "persuasion +1 at your reveal"),
    (r"\byou won this conflict:", "you won this Conflict:"),
    (r"\bhigh_council seat", "council seat"),
    (r"\btake mentat", "take the Mentat"),
    (r"\bmentat_next_round", "the Mentat for the next round"),
    (r"\bsteal_intrigue", "steal intrigue from opponents with 4 or more"),
    (r"\brecall 1 own agent of choice from the board", "recall one of your Agents"),
    (r"\brecall agent", "recall another Agent"),
    (r"\bthe visited faction space gives influence \+2 instead of \+1", "influence +2 instead of +1 here"),
    (r"\bdouble visit influence", "influence +1 more here"),
    (r"\bsend_any", "send an Agent from anywhere"),
    (r"\bdiscard card", "discard 1"),
    (r"\bdiscard 2 cards", "discard 2"),
    (r"\bif discarded a (\w+) card:", r"if a \1 card was discarded:"),
    (r"\bif acquired the_spice_must_flow this turn:", "if The Spice Must Flow was acquired this turn:"),
    (r"\bspies_on_board >= (\d)", r"\1 spies on board"),
    (r"\brecalled_spy_this_turn", "a spy was recalled this turn"),
    (r"\bmaker_visit\b", "maker visit"),
    (r"\bmaker_hooks\b", "maker hooks"),
    (r"\bshield_wall\b", "may remove the Shield Wall"),
    (r"\bunits_in_conflict >= (\d)", r"\1 units in conflict"),
    (r"\bsandworms_in_conflict >= 1", "1 sandworm in conflict"),
    (r"\bsandworm_in_conflict", "sandworm in conflict"),
    (r"\bcompleted_contracts >= (\d)", r"\1 contracts completed"),
    (r"\bdeck >= (\d) cards:", r"deck >= \1:"),
    (r"\bif visited ([\w, ]+):", lambda match: f"if {match[1].replace(', ', ' or ')} visited:"),
    (r"\bspy \+(\d) on (\w+), (\w+), (\w+)", r"spy +\1 on \2 or \3 or \4"),
    (r"\bignore influence requirements", "ignores influence requirements"),
    (r"\bswordmaster_bonus\b", "swordmaster bonus"),
    (r"^swordmaster$", "third Agent"),
    (r"^signet$|\bsignet_ring\b", "signet ability"),
    (r"\bwall_falls\b", "remove the Shield Wall"),
    (r"^harvest$", "all spice here"),
)  # fmt: skip
"""Printed notation, and how kanly says it."""

SENTENCE = re.compile(r"\{(.*?)\}")

EFFECT_COLUMNS = {
    "agent", "reveal", "acquire", "discarded", "trashed", "plot", "combat", "endgame", "first", "second", "third",
    "signet", "start", "effect", "control", "bonus", "reward", "when", "strategy", "flip",
}  # fmt: skip


def in_our_words(effect: str) -> str:
    """Return an effect as kanly says it."""
    parts = SENTENCE.split(effect)
    for pattern, words in OUR_WORDS:
        parts[::2] = [re.sub(pattern, words, part) for part in parts[::2]]
    return "".join(parts)


def expected(row: Row) -> Row:
    """Return a printed row as kanly would write it."""
    return {column: in_our_words(text) if column in EFFECT_COLUMNS else text for column, text in row.items()}


def sentences(variant: Variant) -> set[str]:
    """Return what the tables say in braces."""
    tables = tables_of(variant.edition, variant.modules)
    rows = [row for table in tables for row in printed(variant, table).values()]
    return {sentence for row in rows for cell in row.values() for sentence in SENTENCE.findall(cell)}
