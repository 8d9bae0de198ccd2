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
from kanly.engine.features import kind_of
from kanly.engine.weights import write_weights
from kanly.games import DEFAULT, rules_of
from kanly.lab.match import LIMIT
from kanly.lab.run import How
from kanly.lab.simulate import configure
from kanly.lab.train import Effort, Trained
from kanly.lab.train import train as learn
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
    quick: Annotated[int, typer.Option(help="Games of quick bots to begin with.")] = USUAL.quick,
    rounds: Annotated[int, typer.Option(help="How often the search plays with what was learned.")] = USUAL.rounds,
    games: Annotated[int, typer.Option(help="Games of the search, in each round.")] = USUAL.games,
    budget: Annotated[str, typer.Option(help="How much the search thinks in them.")] = USUAL.budget,
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
    """Let bots play among themselves, fit chances to win to their games, and write them as weights."""
    rules, options = rules_of(game), read_options(context.args)
    variant = rules.variant(edition, read_modules(modules))
    numbers = rules.seat_counts(variant) if seats is None else (seats,)
    effort = Effort(quick, rounds, games, budget, arena)
    done: list[Trained] = []
    console = make_console()
    for people in numbers:
        config = configure(game, people, edition, variant.modules, options)
        total = quick + rounds * games
        with laboratory.progress(total, None, as_json) as played:
            trained = learn(
                config, effort, seed, How(jobs, ray, limit=limit, progress=played), before or _before(config)
            )
        file = _place(rules.features().weights_file(kind_of(config)), out)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(write_weights(trained.weights), encoding="utf-8")
        done.append(trained)
        if not as_json:
            _print(console, trained, file)
    if report is not None:
        report.write_text(training_report(done), encoding="utf-8")
    if as_json:
        print_json([{**it.weights.made, "figures": it.figures, "arena": it.arena} for it in done])


def _before(config: Any) -> str:
    """Return the file of the weights that are shipped, or `plain`."""
    file = Path(rules_of(config.game).features().weights_file(kind_of(config)))
    return str(file) if file.is_file() else "plain"


def _place(file: str, folder: Path | None) -> Path:
    if folder is not None and folder.is_file():
        raise ConfigError(f"{folder} is a file, not a folder")
    return Path(file) if folder is None else folder / Path(file).name


def _print(console: Console, trained: Trained, file: Path) -> None:
    made = trained.weights.made
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
