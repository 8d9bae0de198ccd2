"""The results of a run as a table: one row a game and seat, as CSV or Parquet."""

from __future__ import annotations

import csv
import os
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from kanly.engine import ConfigError, Game
from kanly.games import rules_of
from kanly.lab.extras import needs
from kanly.lab.match import Job, Played

CSV, PARQUET = ".csv", ".parquet"
BATCH = 4096
"""How many rows of a Parquet file are written together."""

COLUMNS: dict[str, type] = {
    "game": int,
    "seed": str,
    "seat": int,
    "bot": str,
    "place": int,
    "won": int,
    "points": int,
    "rounds": int,
    "decisions": int,
    "failure": str,
}
"""What every row has; the game's own statistics follow. A seed may have more bits than a column of integers."""

Row = dict[str, Any]


def check_form(path: Path) -> None:
    """Raise ConfigError when results cannot be written in the form that a file's name asks for."""
    if path.suffix == PARQUET:
        needs("pyarrow.parquet", "lab")
    elif path.suffix != CSV:
        raise ConfigError(f"results are written as {CSV} or {PARQUET}, not as {path.name}")


def write_results(path: Path, job: Job, played: Iterable[Played]) -> None:
    """Write games as a table; the file appears whole, or not at all. Raises OSError."""
    part = path.with_name(path.name + ".part")
    columns = columns_of(job)
    (_write_parquet if path.suffix == PARQUET else _write_csv)(part, columns, rows(played))
    os.replace(part, path)


def columns_of(job: Job) -> dict[str, type]:
    """Return the columns that the games of a job have, and the type of each."""
    rules = rules_of(job.config.game)
    game = Game.start(rules, job.config, 0, undo=False)
    sample = rules.inventory().statistics(game.state, 0, game.events)
    return {**COLUMNS, **{name: type(value) for name, value in sample.items()}}


def rows(played: Iterable[Played]) -> Iterator[Row]:
    """Yield a row for every seat that is ranked; a game without an end has one for every bot."""
    for game in played:
        failure = game.failures[0]["reason"] if game.failures else ""
        shared = {"game": game.number, "seed": str(game.seed), "rounds": game.rounds, "failure": failure}
        if not game.places:
            yield from ({**shared, "seat": seat, "bot": bot} for seat, bot in enumerate(game.bots))
            continue
        for seat, place in enumerate(game.places):
            if place:
                yield {
                    **shared,
                    "seat": seat,
                    "bot": game.sitter(seat),
                    "place": place,
                    "won": int(place == 1),
                    "points": game.points[seat],
                    "decisions": game.asked[seat],
                    **game.statistics[seat],
                }


def _write_csv(path: Path, columns: dict[str, type], table: Iterator[Row]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, columns, lineterminator="\n")
        writer.writeheader()
        for row in table:
            writer.writerow({key: ";".join(cell) if isinstance(cell, list) else cell for key, cell in row.items()})


def _write_parquet(path: Path, columns: dict[str, type], table: Iterator[Row]) -> None:
    arrow, parquet = needs("pyarrow", "lab"), needs("pyarrow.parquet", "lab")
    types = {int: arrow.int64(), str: arrow.string(), list: arrow.list_(arrow.string())}
    schema = arrow.schema([(name, types[kind]) for name, kind in columns.items()])
    with parquet.ParquetWriter(path, schema, compression="zstd") as writer:
        while batch := list(islice(table, BATCH)):
            data = {name: [row.get(name) for row in batch] for name in columns}
            writer.write_table(arrow.table(data, schema=schema))
