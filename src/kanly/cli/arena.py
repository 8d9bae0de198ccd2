"""`kanly arena`: a tournament between bots."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from kanly.cli import laboratory
from kanly.cli.options import With, read_modules, read_options
from kanly.cli.screen import make_console, print_json
from kanly.games import DEFAULT
from kanly.lab.arena import arena as run_tournament
from kanly.lab.design import block_count
from kanly.lab.findings import claims, findings
from kanly.lab.match import LIMIT
from kanly.lab.report import html_report
from kanly.lab.run import How


def arena(
    context: typer.Context,
    bots: Annotated[str, typer.Option(help="A comma list of bots; a bot that is named twice plays twice.")],
    game: laboratory.Game = DEFAULT,
    edition: laboratory.Edition = "",
    modules: With = "",
    seats: laboratory.Seats = None,
    games: laboratory.Games = 400,
    seed: Annotated[int, typer.Option(help="The first seed; bots take turns at the seats of each.")] = 0,
    jobs: laboratory.Jobs = 1,
    report: Annotated[Path | None, typer.Option(help="Write a report: FILE.html.", dir_okay=False)] = None,
    out: laboratory.Out = None,
    resume: laboratory.Resume = False,
    ray: laboratory.Ray = "",
    failures: laboratory.Failures = None,
    limit: laboratory.Limit = LIMIT,
    as_json: laboratory.AsJson = False,
) -> None:
    """Let bots compete on the same seeds at all seats; exit code 1 when a game failed or stalled."""
    codes = [code.strip() for code in bots.split(",")]
    total = block_count(codes, games) * len(codes)
    with laboratory.progress(total, out, as_json) as played:
        how = How(jobs, ray, out, resume, failures, limit, played)
        joined, options = read_modules(modules), read_options(context.args)
        tournament = run_tournament(game, codes, games, seed, seats, edition, how, modules=joined, **options)
    found = findings(tournament)
    if report is not None:
        command = f"kanly {shlex.join(sys.argv[1:])}" if "arena" in sys.argv else ""
        report.write_text(html_report(found, command), encoding="utf-8")
    if as_json:
        print_json(found)
    else:
        _print_findings(found)
    if found["failures"]:
        raise typer.Exit(1)


def _print_findings(found: dict[str, Any]) -> None:
    console = make_console()
    played = "+".join([found["edition"], *found["modules"]])
    console.print(
        f"{found['games']} games of {found['game']} ({played}) with {found['seats']} seats on "
        f"{found['seeds']} seeds from {found['seed']}, {found['mean_rounds']} rounds a game"
    )
    heads = ("bot", "seats", "wins", "share", "95 %", "place", "points", "rating", "ms (CPU)", "longest")
    table = Table(*heads, box=None, padding=(0, 2, 0, 0), header_style="quiet")
    for row in found["standings"]:
        share, low, high = row["win_rate"]
        rating, times = row["rating"], row["decision_ms"]
        cells = (
            row["bot"],
            str(row["seats"]),
            str(row["wins"]),
            f"{share:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{row['mean_place']:.2f}",
            f"{row['mean_points']:.1f}",
            f"{rating['mu']:.1f} ± {rating['sigma']:.1f}" if rating else "",
            f"{times['mean_cpu']:.1f}",
            f"{times['longest_cpu']:.0f}",
        )
        table.add_row(*cells)
    console.print(table)
    for claim in claims(found):
        console.print(claim, markup=False)
    for failure in found["failures"]:
        console.print(f"seed {failure['seed']}, decision {failure['decision']}: {failure['reason']}", markup=False)
