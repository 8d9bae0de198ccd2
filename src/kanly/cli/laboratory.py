"""What the commands of the laboratory have in common: options, and a bar that grows while games are played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from kanly.cli.screen import make_console

Game = Annotated[str, typer.Option(help="The game.")]
Edition = Annotated[str, typer.Option(help="The edition; the first one by default.")]
Seats = Annotated[int | None, typer.Option(help="How many play; by default 4, or as many as can.")]
Games = Annotated[int, typer.Option(help="How many games.")]
Jobs = Annotated[int, typer.Option(help="How many processes.")]
Ray = Annotated[
    str, typer.Option(help="Play on a Ray cluster: its address, auto, or local for one of --jobs CPUs on this machine.")
]
Out = Annotated[
    Path | None, typer.Option(help="Write a table, one row a game and seat: FILE.csv or FILE.parquet.", dir_okay=False)
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the run that was to write --out.")]
Failures = Annotated[
    Path | None, typer.Option(help="The folder for records of games that failed or stalled.", file_okay=False)
]
Limit = Annotated[float, typer.Option(help="The CPU seconds after which a game counts as stalled.")]
AsJson = Annotated[bool, typer.Option("--json", help="Write JSON.")]


@contextmanager
def progress(games: int, out: Path | None, quiet: bool) -> Iterator[Callable[[int], None]]:
    """Show on stderr how many games have been played; whoever interrupts learns how to go on."""
    errors = make_console(stderr=True)
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=quiet or not errors.is_terminal) as bar:
        task = bar.add_task("games", total=games)
        try:
            yield lambda played: bar.advance(task, played)
        except KeyboardInterrupt:
            if out is not None:
                errors.print(f"interrupted; the same command with --resume goes on with {out}", markup=False)
            raise
