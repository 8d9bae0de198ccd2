"""`kanly games`: what can be played."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

import kanly
from kanly.cli.screen import make_console, print_json


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
    table = Table("game", "edition", "title", "players", box=None, padding=(0, 2, 0, 0), header_style="quiet")
    for name in kanly.games():
        rules = kanly.rules_of(name)
        for edition, title in rules.editions().items():
            table.add_row(name, edition, title, " or ".join(map(str, rules.seat_counts(edition))))
    make_console().print(table)
