"""`kanly train`: learn what the features of a game are worth."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from kanly import ConfigError
from kanly.cli import laboratory
from kanly.cli.options import With, read_modules, read_options
from kanly.cli.screen import make_console, print_json
from kanly.engine import Rules
from kanly.engine.features import glance_kind, kind_of
from kanly.engine.weights import write_glance, write_weights
from kanly.games import DEFAULT, rules_of
from kanly.lab.match import LIMIT
from kanly.lab.run import How
from kanly.lab.simulate import configure
from kanly.lab.train import Effort, Trained
from kanly.lab.train import train as learn
from kanly.lab.train_glance import Looking
from kanly.lab.train_report import training_report

USUAL = Effort()


def train(
    context: typer.Context,
    game: laboratory.Game = DEFAULT,
    edition: laboratory.Edition = "",
    modules: With = "",
    seats: Annotated[
        int | None, typer.Option(help="For how many people; by default for each number that can play.")
    ] = None,
    quick: Annotated[
        int, typer.Option(help="Games of quick bots to begin with; 0 to keep the judge there is.")
    ] = USUAL.quick,
    rounds: Annotated[int, typer.Option(help="How often the search plays with what was learned.")] = USUAL.rounds,
    games: Annotated[int, typer.Option(help="Games of the search, in each round.")] = USUAL.games,
    budget: Annotated[str, typer.Option(help="How much the search thinks in them.")] = USUAL.budget,
    glance: Annotated[
        int, typer.Option(help="Games in which the search teaches a glance; 0 to keep the glance there is.")
    ] = USUAL.glance,
    asked: Annotated[str, typer.Option(help="How much the search thinks when it teaches.")] = USUAL.asked,
    arena: Annotated[int, typer.Option(help="Games against the weights before; 0 for none.")] = USUAL.arena,
    before: Annotated[
        str, typer.Option(help="The weights to compare with: a file, or plain; by default those that are shipped.")
    ] = "",
    seed: Annotated[int, typer.Option(help="The first seed.")] = 0,
    jobs: laboratory.Jobs = 1,
    ray: laboratory.Ray = "",
    out: Annotated[
        Path | None, typer.Option(help="The folder to write weights to; by default where the game keeps its own.")
    ] = None,
    report: Annotated[Path | None, typer.Option(help="Write a report: FILE.html.", dir_okay=False)] = None,
    limit: laboratory.Limit = LIMIT,
    as_json: laboratory.AsJson = False,
) -> None:
    """Let bots play among themselves, fit chances to win and a glance to their games, and write them as weights."""
    rules, options = rules_of(game), read_options(context.args)
    variant = rules.variant(edition, read_modules(modules))
    numbers = rules.seat_counts(variant) if seats is None else (seats,)
    effort = Effort(quick, rounds, games, budget, arena, glance, asked)
    done: list[Trained] = []
    console = make_console()
    for people in numbers:
        config = configure(game, people, edition, variant.modules, options)
        total = quick + glance + (rounds * games if quick else 0)
        with laboratory.progress(total, None, as_json) as played:
            trained = learn(
                config, effort, seed, How(jobs, ray, limit=limit, progress=played), before or _before(config)
            )
        done.append(trained)
        kind = kind_of(config)
        if trained.weights is not None:
            file = _write(rules, kind, write_weights(trained.weights), out)
            if not as_json:
                _print(console, trained, trained.weights.made, file)
        if trained.looking is not None:
            file = _write(rules, glance_kind(kind), write_glance(trained.looking.weights), out)
            if not as_json:
                _print_glance(console, trained.looking, file)
    if report is not None:
        report.write_text(training_report(done), encoding="utf-8")
    if as_json:
        print_json([_told(it) for it in done])


def _told(trained: Trained) -> dict[str, Any]:
    """Return what came of a training as data."""
    told: dict[str, Any] = {}
    if trained.weights is not None:
        told |= {**trained.weights.made, "figures": trained.figures, "arena": trained.arena}
    if trained.looking is not None:
        told["glance"] = {**trained.looking.weights.made, "arena": trained.looking.arena}
    return told


def _write(rules: Rules, kind: str, text: str, out: Path | None) -> Path:
    file = _place(rules.features().weights_file(kind), out)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


def _before(config: Any) -> str:
    """Return the file of the weights that are shipped, or `plain`."""
    file = Path(rules_of(config.game).features().weights_file(kind_of(config)))
    return str(file) if file.is_file() else "plain"


def _place(file: str, folder: Path | None) -> Path:
    if folder is not None and folder.is_file():
        raise ConfigError(f"{folder} is a file, not a folder")
    return Path(file) if folder is None else folder / Path(file).name


def _print(console: Console, trained: Trained, made: dict[str, Any], file: Path) -> None:
    console.print(f"{made['game']} {made['kind']}: {file}")
    table = Table("held out", "moments", "cross-entropy", "uniform", "best named", "worst tenth", box=None)
    for name, of in trained.figures.items():
        entropy, uniform = f"{of['cross_entropy']:.4f}", f"{of['uniform']:.4f}"
        table.add_row(
            name, str(of["moments"]), entropy, uniform, f"{of['best_named']:.1%}", f"{of['worst_gap'] * 100:.1f}"
        )
    console.print(table)
    if trained.arena:
        share, low, high = trained.arena["new"]
        console.print(
            f"against the weights before, {trained.arena['games']} games: {share:.1%} ({low:.1%} to {high:.1%})"
        )


def _print_glance(console: Console, looking: Looking, file: Path) -> None:
    made, of = looking.weights.made, looking.figures
    console.print(f"{made['game']} {made['kind']}, the glance: {file}")
    table = Table("held out", "decisions", "cross-entropy", "uniform", "the same choice", box=None)
    for name, entropy in of["cross_entropy"].items():
        agreed = f"{of['agreement'][name]:.1%}"
        table.add_row(name, str(of["decisions"]), f"{entropy:.4f}", f"{of['uniform']:.4f}", agreed)
    console.print(table)
    for bot, found in looking.arena.items():
        share, low, high = found["learned"]
        console.print(
            f"{bot} with it against the hand-written one, {found['games']} games: {share:.1%} ({low:.1%} to {high:.1%})"
        )
