"""The tables of segments in docs/envs.md, made from the encoding itself.

python -m tests.envs.segments        # writes them into the page
"""

from __future__ import annotations

import re
from pathlib import Path

import kanly
from kanly.engine.encoding import Encoding, Segment

PAGE = Path(__file__).parents[2] / "docs" / "envs.md"
MARKS = "<!-- segments of {game} {edition} -->\n{table}<!-- end -->"


def table(encoding: Encoding, components: set[str]) -> str:
    """Return the segments as two tables: those of the table, and those of the block that every seat has."""
    shared = [segment for segment in encoding.segments if "/" not in segment.name]
    own = [segment for segment in encoding.segments if segment.name.startswith("seat0/")]
    first, size = own[0].start, sum(segment.size for segment in own)
    seats = (encoding.size - first) // size
    lines = [f"\n{encoding.size} numbers, layout {encoding.version}. First the table as a whole:\n\n"]
    lines += _rows(shared, components)
    lines.append(
        f"\nThen {seats} blocks of {size} numbers, `seat0/…` to `seat{seats - 1}/…`. In each, from its start:\n\n"
    )
    lines += _rows([s._replace(name=s.name.removeprefix("seat0/"), start=s.start - first) for s in own], components)
    return "".join([*lines, "\n"])


def _rows(segments: list[Segment], components: set[str]) -> list[str]:
    rows = [f"| `{s.name}` | {s.start} | {s.size} | {_meaning(s, components)} |\n" for s in segments]
    return ["| segment | from | size | meaning |\n", "| --- | --- | --- | --- |\n", *rows]


def _meaning(segment: Segment, components: set[str]) -> str:
    """Return what a segment says, and its entries where they are not components or seats."""
    word = segment.entries[0].split()[-1]
    if segment.entries == (segment.name,) or word.startswith("seat") or segment.entries[0] in components:
        return segment.says
    return f"{segment.says}: {', '.join(segment.entries)}"


def updated(page: str) -> str:
    """Return a page with the tables as they must be."""
    for game in kanly.games():
        rules = kanly.rules_of(game)
        for variant in rules.boards():
            if variant.modules:
                continue
            board = f"{variant.edition}/{variant.people}" if variant.people else variant.edition
            found = re.search(MARKS.format(game=game, edition=board, table="(.*?)"), page, re.DOTALL)
            assert found, f"docs/envs.md has no place for the segments of {game} {board}"
            components = {str(component["id"]) for component in rules.inventory().components(variant)}
            written = table(rules.learning().encoding(variant), components)
            page = page[: found.start(1)] + written + page[found.end(1) :]
    return page


if __name__ == "__main__":
    PAGE.write_text(updated(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
