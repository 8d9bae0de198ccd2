"""`kanly advise`: what the search would do at a decision of a record, and what a whole game looks like afterwards."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kanly import ConfigError, Game
from kanly.bots.advice import ADVICE, ANALYSIS, Advice, Analysis, advise_why, analyse
from kanly.cli.faces import Face, face_of
from kanly.cli.files import read_game
from kanly.cli.language import say, speech
from kanly.cli.screen import game_title, make_console, print_json, seat_mark, seat_style
from kanly.engine import Observation, Rng
from kanly.engine.message import Words
from kanly.locale.speech import Reader

PERCENT = 100


def advise_on(
    file: Annotated[Path, typer.Argument(help="The record.")],
    at: Annotated[
        int | None, typer.Option(min=0, help="The decision after so many actions; by default where the record ends.")
    ] = None,
    seat: Annotated[int | None, typer.Option(min=0, help="The last decision of this seat.")] = None,
    budget: Annotated[
        str, typer.Option(help=f"How much to think: {ADVICE} by default, {ANALYSIS} a decision in an analysis.")
    ] = "",
    analysis: Annotated[
        bool, typer.Option("--analysis", help="Judge the whole game: turning points and mistakes.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Write JSON.")] = False,
) -> None:
    """Say what the search thinks of every option of a decision, or of a whole game."""
    game = read_game(file)
    if analysis:
        _analyse(game, file, budget or ANALYSIS, seat, as_json)
        return
    game = _decision_of(game, file, at, seat)
    seen = game.observe(game.to_move)
    advice = advise_why(game.rules, seen, Rng.seeded(len(game.actions)), budget or ADVICE)
    if as_json:
        print_json({"at": len(game.actions), "seat": game.to_move, **advice})
    else:
        _print_advice(make_console(), game, seen, advice)


def _decision_of(game: Game, file: Path, at: int | None, seat: int | None) -> Game:
    """Return the game at the decision that is meant; raises ConfigError where nobody, or somebody else, decides."""
    if at is None:
        at = _last_of(game, seat)
    elif at > len(game.actions):
        raise ConfigError(f"the record has {len(game.actions)} actions, not {at}")
    stopped = read_game(file, until=at)
    if stopped.is_over:
        raise ConfigError("the game is over; name a decision with --at or --seat")
    if seat not in (None, stopped.to_move):
        raise ConfigError(f"after {at} actions seat {stopped.to_move} is to decide, not seat {seat}")
    return stopped


def _last_of(game: Game, seat: int | None) -> int:
    """Return after how many actions a seat decides for the last time; by default where the record ends."""
    if seat is None or game.to_move == seat:
        return len(game.actions)
    made = [number for number, (actor, _) in enumerate(game.actions) if actor == seat]
    if not made:
        raise ConfigError(f"seat {seat} decides nothing in this record")
    return made[-1]


# -- one decision --------------------------------------------------------------------------------------------


def _print_advice(console: Console, game: Game, seen: Observation, advice: Advice) -> None:
    options = advice["options"]
    face = face_of(game.config.game)
    console.rule(Text(game_title(game), style="head"))
    who, prompt = face.names(seen)[game.to_move], face.prompt(seen)
    console.print(Text(say("cli-replay-position", n=len(game.actions), who=who, prompt=prompt)))
    words = _words(face, seen)
    table = Table.grid(padding=(0, 2, 0, 0))
    for justify in ("right", "right", "right", "left"):
        table.add_column(justify=justify, no_wrap=justify == "right")
    heads = ("cli-advise-chance", "cli-advise-lead", "cli-advise-tries", "cli-advise-option")
    table.add_row(*(Text(say(head), style="quiet") for head in heads))
    group = 0
    for option in options:
        told = (percent(option["chance"]), f"{option['lead']:+.1f}") if option["tries"] else ("", "")
        if option["group"] != group:  # what is about equal stands together
            table.add_row()
            group = option["group"]
        style = "now" if group == 0 else "default"
        table.add_row(*told, str(option["tries"]), Text(words[option["action"]], style=style))
    console.print(table)
    names = face.names(seen)
    told_chances = [
        say("cli-advise-seat-chance", name=names[seat], chance=percent(chance))
        for seat, chance in enumerate(options[0]["chances"])
        if chance
    ]
    console.print(Text(say("cli-advise-chances", chances=", ".join(told_chances))))
    if advice["why"] is not None:
        console.print(Text(_standing(game, names, seen.seat, advice["why"])))
    console.print(Text(say("cli-advise-note"), style="quiet"))


def _words(face: Face, seen: Observation) -> dict[str, str]:
    """Return every choice of a decision in words, by its notation."""
    return {
        choice.action.text: f"{group.heading}: {choice.label}" if group.heading else choice.label
        for group in face.choices(seen)
        for choice in group.choices
    }


def _standing(game: Game, names: list[str], seat: int, why: Words) -> str:
    """Return in a sentence how a seat stands."""
    return speech(game.config.game).render(why, Reader(names, seat))


def percent(chance: float) -> str:
    """Return a chance as people write it."""
    return say("cli-advise-percent", n=round(chance * PERCENT))


# -- a whole game --------------------------------------------------------------------------------------------


def _analyse(game: Game, file: Path, code: str, seat: int | None, as_json: bool) -> None:
    if seat is not None and seat >= game.rules.participants(game.config):
        raise ConfigError(f"there is no seat {seat}")
    found = analyse(game, code)
    if seat is not None:
        found["mistakes"] = [mistake for mistake in found["mistakes"] if mistake["seat"] == seat]
    if as_json:
        print_json(found)
    else:
        _print_analysis(make_console(), game, file, found)


def _print_analysis(console: Console, game: Game, file: Path, found: Analysis) -> None:
    face = face_of(game.config.game)
    names = face.names(game.observe())
    console.rule(Text(game_title(game), style="head"))
    console.print(Text(say("cli-advise-turning-points"), style="head"))
    table = _lines()
    for turn in found["turning_points"]:
        before, after = percent(turn["before"]), percent(turn["after"])
        swing = say("cli-advise-swing", since=str(turn["since"]), who=names[turn["seat"]], before=before, after=after)
        if "why" in turn:
            swing += "\n" + _standing(game, names, turn["seat"], turn["why"])
        _add_line(table, turn["at"], turn["seat"], swing)
    console.print(table if table.row_count else Text(say("cli-advise-none")))
    console.print(Text(say("cli-advise-mistakes"), style="head"))
    table = _lines()
    for mistake in found["mistakes"]:
        words = _words(face, read_game(file, until=mistake["at"]).observe(mistake["seat"]))
        told = say(
            "cli-advise-mistake",
            who=names[mistake["seat"]],
            taken=words[mistake["taken"]],
            best=words[mistake["best"]],
            before=percent(mistake["chance"]),
            after=percent(mistake["chance"] - mistake["loss"]),
        )
        if "why" in mistake:
            told += "\n" + _standing(game, names, mistake["seat"], mistake["why"])
        _add_line(table, mistake["at"], mistake["seat"], told)
    console.print(table if table.row_count else Text(say("cli-advise-none")))
    console.print(Text(say("cli-advise-note"), style="quiet"))


def _lines() -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(justify="right", no_wrap=True, min_width=5)
    table.add_column(no_wrap=True)
    table.add_column()
    return table


def _add_line(table: Table, at: int, seat: int, told: str) -> None:
    table.add_row(Text(str(at), style="quiet"), Text(seat_mark(seat), style=seat_style(seat)), Text(told))
