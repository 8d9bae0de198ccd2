"""`kanly components`: every component of a game, with what it does."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

import kanly
from kanly import ConfigError
from kanly.cli.options import With, read_modules
from kanly.cli.screen import make_console, print_json

_ALREADY_SHOWN = ("id", "name", "kind", "copies", "cost", "icons")


def components(
    game: Annotated[str, typer.Argument(help="The game, as `kanly games` lists it.")],
    edition: Annotated[str, typer.Option(help="The edition; the first one by default.")] = "",
    modules: With = "",
    seats: Annotated[int, typer.Option(help="The number of people, where a board is another with so many.")] = 0,
    kind: Annotated[str, typer.Option(help="Only one kind, as the list names them.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Write JSON.")] = False,
) -> None:
    """List every component of a game in notation."""
    rules = kanly.rules_of(game)
    listed = rules.inventory().components(rules.variant(edition, read_modules(modules), seats))
    kinds = list(dict.fromkeys(str(component["kind"]) for component in listed))
    if kind and kind not in kinds:
        raise ConfigError(f"unknown kind {kind!r} of component; there are {', '.join(kinds)}")
    chosen = [component for component in listed if kind in ("", component["kind"])]
    if as_json:
        print_json(chosen)
        return
    console = make_console()
    for each in [kind] if kind else kinds:
        _print_kind(console, each, [component for component in chosen if component["kind"] == each])


def _print_kind(console: Console, kind: str, listed: list[dict[str, Any]]) -> None:
    copies = sum(component["copies"] for component in listed)
    console.rule(Text(f"{kind.replace('_', ' ')}: {len(listed)} different, {copies} in all"), align="left")
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet")
    table.add_column("id", no_wrap=True)
    table.add_column("copies", justify="right")
    table.add_column("cost")
    table.add_column("icons")
    table.add_column("what it does", ratio=1)
    for component in listed:
        shown = component.get("icons")
        rest = {key: value for key, value in component.items() if key not in _ALREADY_SHOWN and value != shown}
        told = {key.replace("_", " "): _say(value) for key, value in rest.items() if value}
        does = " | ".join(f"{key}: {text}" for key, text in told.items())
        icons = " ".join(component.get("icons", ()))
        row = (component["id"], str(component["copies"]), _say(component.get("cost")), icons, does)
        table.add_row(*(Text(cell) for cell in row))
    console.print(table)
    console.print()


def _say(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, dict):
        return " ".join(f"{amount} {resource}" for resource, amount in value.items())
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return "yes" if value is True else str(value)
