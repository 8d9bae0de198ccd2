"""`kanly components`: every component of a game, with what it does."""

from __future__ import annotations

import re
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

import kanly
from kanly import ConfigError
from kanly.cli.options import With, read_modules
from kanly.cli.screen import make_console, print_json
from kanly.locale import Speech
from kanly.locale.speech import plain

_ALREADY_SHOWN = ("id", "name", "kind", "copies", "cost", "icons")
_TEXTS = ("effect", "special")
"""Facts that are said in a sentence where the game has one (`<kind>-<id>-more`), and in notation where it has none."""
_NOTATION = ("condition",)
"""Facts that stay in notation: messages that begin like that are sentences about something else."""


class _Words:
    """What a game calls the facts of its components; ids of components are left as they are typed."""

    def __init__(self, game: str, ids: set[str]) -> None:
        self._speech = Speech(game=game)
        self._ids = ids

    def fact(self, component: dict[str, Any], key: str, value: Any) -> str:
        """Return a fact of a component: its sentence, what it is called, or what is written in the notation."""
        if value is True and (said := self._speech.name("component", key, key)) != key:
            return said
        if key in _TEXTS:
            value = self._speech.name(component["kind"], f"{component['id']}-more", value)
        elif isinstance(value, str) and key not in _NOTATION:
            is_word = value not in self._ids and re.fullmatch("[a-z_]+", value)
            value = self._speech.name(key, value, plain(value) if is_word else value)
        return f"{plain(key)}: {_say(value)}"


def components(
    game: Annotated[str, typer.Argument(help="The game, as `kanly games` lists it.")],
    edition: Annotated[str, typer.Option(help="The edition; the first one by default.")] = "",
    modules: With = "",
    seats: Annotated[int, typer.Option(help="The number of people, where a board is another with so many.")] = 0,
    kind: Annotated[str, typer.Option(help="Only one kind, as the list names them.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Write JSON.")] = False,
) -> None:
    """List every component of a game, in words where the game has them, else in notation (as with --json)."""
    rules = kanly.rules_of(game)
    listed = rules.inventory().components(rules.variant(edition, read_modules(modules), seats))
    kinds = list(dict.fromkeys(str(component["kind"]) for component in listed))
    if kind and kind not in kinds:
        raise ConfigError(f"unknown kind {kind!r} of component; there are {', '.join(kinds)}")
    chosen = [component for component in listed if kind in ("", component["kind"])]
    if as_json:
        print_json(chosen)
        return
    console, words = make_console(), _Words(game, {str(component["id"]) for component in listed})
    for each in [kind] if kind else kinds:
        _print_kind(console, words, each, [component for component in chosen if component["kind"] == each])


def _print_kind(console: Console, words: _Words, kind: str, listed: list[dict[str, Any]]) -> None:
    copies = sum(component["copies"] for component in listed)
    console.rule(Text(f"{kind.replace('_', ' ')}: {len(listed)} different, {copies} in all"), align="left")
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet")
    table.add_column("id", no_wrap=True)
    table.add_column("copies", justify="right")
    printed = [column for column in ("cost", "icons") if any(component.get(column) for component in listed)]
    for column in printed:
        table.add_column(column)
    table.add_column("what it does", ratio=1)
    for component in listed:
        shown = component.get("icons")
        rest = {key: value for key, value in component.items() if key not in _ALREADY_SHOWN and value != shown}
        does = " | ".join(words.fact(component, key, value) for key, value in rest.items() if value)
        cells = {"cost": _say(component.get("cost")), "icons": " ".join(component.get("icons", ()))}
        row = (component["id"], str(component["copies"]), *(cells[column] for column in printed), does)
        table.add_row(*(Text(cell) for cell in row))
    console.print(table)
    console.print()


def _say(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, dict):
        return ", ".join(f"{amount} {plain(resource)}" for resource, amount in value.items() if amount)
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return "yes" if value is True else str(value)
