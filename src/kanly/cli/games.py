"""`kanly games`: what can be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

import kanly
from kanly.cli.language import say, speech
from kanly.cli.screen import edition_title, make_console, print_json


def games(
    as_json: Annotated[bool, typer.Option("--json", help="Write JSON.")] = False,
) -> None:
    """List the games, their editions, modules and options, and how many can play."""
    if as_json:
        print_json([_game(kanly.rules_of(name)) for name in kanly.games()])
        return
    heads = [say(f"cli-games-{head}") for head in ("game", "edition", "title", "players", "chances")]
    table = Table(*heads, box=None, padding=(0, 2, 0, 0), header_style="quiet")
    for name in kanly.games():
        rules = kanly.rules_of(name)
        for edition, title in rules.editions().items():
            variant = rules.variant(edition)
            learned = _learned(rules, variant)
            chances = say("cli-games-learned", counts=_say_counts(learned)) if learned else say("cli-games-plain")
            counts = _say_counts(rules.seat_counts(variant))
            table.add_row(name, edition, edition_title(name, edition, title), counts, chances)
            for module, added in rules.modules(edition).items():
                table.add_row("", f"  --with {module}", added, "", "")
            for option in rules.options(rules.variant(edition)):
                table.add_row("", f"  --{option.name}", Text(option.says, style="quiet"), "", "")
    make_console().print(table)


def _game(rules: kanly.Rules) -> dict[str, Any]:
    editions = []
    for edition, title in rules.editions().items():
        variant = rules.variant(edition)
        editions.append(
            {
                "id": edition,
                "title": title,
                "seats": list(rules.seat_counts(variant)),
                "learned": _learned(rules, variant),
                "modules": rules.modules(edition),
                "options": [{**option.data(), "says": option.says} for option in rules.options(variant)],
            }
        )
    return {"id": rules.name, "title": rules.title, "rules_version": rules.version, "editions": editions}


def _learned(rules: kanly.Rules, variant: kanly.Variant) -> list[int]:
    """Return for how many players the game brings weights; with others its bots judge plainly."""
    features = rules.features()
    return [count for count in rules.seat_counts(variant) if features.weights(f"{variant}-{count}")]


def _say_counts(counts: Sequence[int]) -> str:
    """Return numbers in words: `3 or 4`, `1 to 4`."""
    if len(counts) > 2 and list(counts) == list(range(counts[0], counts[-1] + 1)):
        return say("cli-counts-range", first=counts[0], last=counts[-1])
    return speech().listed(map(str, counts), "list-or")
