"""`kanly games`: what can be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer
from rich.table import Table

import kanly
from kanly.cli.language import say, speech
from kanly.cli.screen import edition_title, make_console, print_json


def games(
    as_json: Annotated[bool, typer.Option("--json", help="Write JSON.")] = False,
) -> None:
    """List the games, their editions and how many can play."""
    listed = []
    for name in kanly.games():
        rules = kanly.rules_of(name)
        editions = [
            {"id": edition, "title": title, "seats": list(rules.seat_counts(edition))}
            for edition, title in rules.editions().items()
        ]
        listed.append({"id": name, "title": rules.title, "rules_version": rules.version, "editions": editions})
    if as_json:
        print_json(listed)
        return
    heads = [say(f"cli-games-{head}") for head in ("game", "edition", "title", "players")]
    table = Table(*heads, box=None, padding=(0, 2, 0, 0), header_style="quiet")
    for name in kanly.games():
        rules = kanly.rules_of(name)
        for edition, title in rules.editions().items():
            table.add_row(name, edition, edition_title(name, edition, title), _say_counts(rules.seat_counts(edition)))
    make_console().print(table)


def _say_counts(counts: Sequence[int]) -> str:
    """Return numbers in words: `3 or 4`, `1 to 4`."""
    if len(counts) > 2 and list(counts) == list(range(counts[0], counts[-1] + 1)):
        return say("cli-counts-range", first=counts[0], last=counts[-1])
    return speech().listed(map(str, counts), "list-or")
