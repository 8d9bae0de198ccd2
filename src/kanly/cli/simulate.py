"""`kanly simulate`: many games between bots."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from kanly.cli import laboratory
from kanly.cli.options import With, read_modules, read_options
from kanly.cli.screen import make_console, print_json, seat_mark, seat_style
from kanly.games import DEFAULT
from kanly.lab.match import LIMIT, THE_GAME
from kanly.lab.simulate import SimulationReport
from kanly.lab.simulate import simulate as run_simulation


def simulate(
    context: typer.Context,
    game: laboratory.Game = DEFAULT,
    edition: laboratory.Edition = "",
    modules: With = "",
    seats: laboratory.Seats = None,
    bots: Annotated[str, typer.Option(help="A bot for all seats, or a comma list, one a seat.")] = "random",
    games: laboratory.Games = 100,
    seed: Annotated[int, typer.Option(help="The seed of the first game; the next one has the next seed.")] = 0,
    jobs: laboratory.Jobs = 1,
    check: Annotated[bool, typer.Option("--check", help="Check the invariants at every decision.")] = False,
    out: laboratory.Out = None,
    resume: laboratory.Resume = False,
    ray: laboratory.Ray = "",
    failures: laboratory.Failures = None,
    limit: laboratory.Limit = LIMIT,
    as_json: laboratory.AsJson = False,
) -> None:
    """Play many games between bots; exit code 1 when a game broke an invariant, failed or stalled."""
    names = [name.strip() for name in bots.split(",")]
    with laboratory.progress(games, out, as_json) as played:
        report = run_simulation(
            game,
            seats,
            names,
            games,
            seed,
            jobs,
            edition,
            check,
            played,
            modules=read_modules(modules),
            ray=ray,
            out=out,
            resume=resume,
            failures=failures,
            limit=limit,
            **read_options(context.args),
        )
    if as_json:
        print_json(report.as_dict())
    else:
        _print_report(report)
    if report.violations:
        raise typer.Exit(1)


def _print_report(report: SimulationReport) -> None:
    console = make_console()
    data = report.as_dict()
    settings = [report.edition, *report.modules]
    settings += [f"{name} {value}" for name, value in report.options.items() if value != "random"]
    console.print(
        f"{report.games} games of {report.game} ({', '.join(settings)}), seeds {report.seed} to "
        f"{report.seed + report.games - 1}: {report.decisions} decisions in {data['cpu_seconds']} CPU seconds"
    )
    console.print(
        f"{data['games_per_cpu_second']} games and {data['decisions_per_cpu_second']:.0f} decisions a CPU second; "
        f"{data['decisions_per_game']} decisions and {data['mean_rounds']} rounds a game"
    )
    table = Table("", "bot", "wins", "share", "mean points", box=None, padding=(0, 2, 0, 0), header_style="quiet")
    for seat, wins in enumerate(report.wins_by_seat):
        points = data["mean_points_by_seat"][seat]
        if seat >= report.seats and not points:
            continue  # an opponent of the game's own that only gets in the way
        bot = report.bots[seat] if seat < report.seats else THE_GAME
        mark = f"[{seat_style(seat)}]{seat_mark(seat)}[/] seat {seat}"
        table.add_row(mark, bot, str(wins), f"{wins / report.games:.1%}", str(points))
    console.print(table)
    if len(report.wins_by_seat) > report.seats and any(data["mean_points_by_seat"][report.seats :]):
        won = report.wins_of_people
        console.print(f"won against the game: {won} of {report.games} games ({won / report.games:.1%})")
    if report.checks:
        console.print(f"{report.checks} checks, {len(report.violations)} violations")
        missing = data["components_unreached"]
        unreached = f"; not reached: {', '.join(missing)}" if missing else ""
        console.print(f"{data['components_reached']} of {data['components']} components reached{unreached}")
    for found in report.violations:
        console.print(f"seed {found['seed']}, decision {found['decision']}: {found['reason']}", markup=False)
