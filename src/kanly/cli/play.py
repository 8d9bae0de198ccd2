"""`kanly play`: a game in the browser, or in the terminal with people and bots."""

from __future__ import annotations

import secrets
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

import kanly
from kanly import ConfigError, Game
from kanly.bots import Bot, make_bot
from kanly.cli.faces import Face, face_of
from kanly.cli.files import read_game, save_game
from kanly.cli.language import say
from kanly.cli.options import With, read_modules, read_options
from kanly.cli.screen import game_title, make_console
from kanly.cli.serve import open_table
from kanly.cli.session import Session
from kanly.engine.options import CHOICE
from kanly.games import DEFAULT

PEOPLE = 1
BOTS = "greedy"


def play(
    context: typer.Context,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in the terminal, not in the browser.")] = False,
    game: Annotated[str | None, typer.Option(help=f"The game; {DEFAULT} by default.")] = None,
    edition: Annotated[str | None, typer.Option(help="The edition; the first one by default.")] = None,
    modules: With = "",
    seats: Annotated[int | None, typer.Option(help="How many play; by default 4, or as many as can.")] = None,
    people: Annotated[
        int | None, typer.Option(help=f"How many of them are people at this terminal; {PEOPLE} by default.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(help="The first person's seat, by default 0; the others sit to the left.")
    ] = None,
    bots: Annotated[
        str | None, typer.Option(help=f"A bot for all other seats, or a comma list, one for each; {BOTS} by default.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The seed of chance; by default a new one.")] = None,
    log: Annotated[Path | None, typer.Option(help="Keep the record of the game in this file.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the game of this record.")] = None,
) -> None:
    """Play in the browser; with --terminal, or any other option, in the terminal."""
    of_the_game = {
        "--game": game,
        "--edition": edition,
        "--seats": seats,
        "--with": modules or None,
        "--seed": seed,
        **{f"--{name}": value for name, value in read_options(context.args).items()},
    }
    options = (*of_the_game.values(), people, seat, bots, log, resume)
    if not terminal and all(option is None for option in options):
        open_table()
        return
    if resume is not None:
        fixed = [option for option, value in of_the_game.items() if value is not None]
        if fixed:
            raise ConfigError(f"{fixed[0]} is fixed by the record to resume")
        table = read_game(resume)
        log = log or resume
    else:
        rules = kanly.rules_of(game or DEFAULT)
        chosen = read_modules(modules), read_options(context.args)
        config = rules.configure(seats, edition or "", *chosen)
        table = Game.start(rules, config, secrets.randbelow(2**32) if seed is None else seed)
    people, seat, bots = PEOPLE if people is None else people, seat or 0, bots or BOTS
    seated = seat_bots(table, people, seat, bots)
    if log is not None:
        save_game(table, log)
    console = make_console()
    face = face_of(table.config.game)
    _greet(console, face, table, resume is not None)
    seating = f"--people {people} --seat {seat}" + (f" --bots {bots}" if seated else "")
    Session(table, face, seated, console, ask, log, seating).play()


def seat_bots(game: Game, people: int, first: int, bots: str) -> dict[int, Bot]:
    """Return a bot for every seat that is not a person's; raises ConfigError."""
    seats = game.config.seats
    if not 0 <= people <= seats:
        raise ConfigError(f"{people} people at {seats} seat{'' if seats == 1 else 's'}; 0 to {seats} can sit there")
    if not 0 <= first < seats:
        raise ConfigError(f"no seat {first}; seats are 0 to {seats - 1}")
    taken = {(first + i) % seats for i in range(people)}
    free = [seat for seat in range(seats) if seat not in taken]
    names = [name.strip() for name in bots.split(",")]
    if len(names) == 1:
        names *= len(free)
    elif len(names) != len(free):
        raise ConfigError(f"{len(names)} bots for {len(free)} seats; give one name, or one for each seat")
    return {seat: make_bot(name, game.rules) for seat, name in zip(free, names, strict=True)}


def ask(prompt: str) -> str:
    """Read a line; where nobody types, show it as if somebody had."""
    if sys.stdin.isatty():
        with suppress(ImportError):  # not everywhere; gives `input` its editing keys
            import_module("readline")
        return input(prompt)
    line = input(prompt)
    sys.stdout.write(f"{line}\n")
    return line


def _greet(console: Console, face: Face, game: Game, resumed: bool) -> None:
    facts = [game_title(game), face.company(game.config)]
    offered = game.rules.options(game.config.variant)
    facts += [
        face.option(option.name, game.config.options[option.name])
        for option in offered
        if option.kind == CHOICE and option.name in game.config.options
    ]
    console.rule(Text(" · ".join((*facts, say("cli-seed", seed=str(game.seed)))), style="head"))
    if resumed:
        console.print(Text(say("cli-resumed", n=len(game.actions)), style="quiet"))
    console.print(Text(say("cli-type"), style="quiet"))
