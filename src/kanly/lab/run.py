"""Carrying out a run: many matches, here or on a cluster, with what is kept of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kanly import __version__
from kanly.engine import ConfigError
from kanly.games import rules_of
from kanly.lab.cluster import play_on_ray
from kanly.lab.journal import Journal
from kanly.lab.match import LIMIT, Job, Match, Played
from kanly.lab.results import check_form, write_results
from kanly.lab.workers import play_locally


@dataclass(frozen=True)
class How:
    """How a run is carried out; none of it changes a result.

    `jobs` processes of this machine play, or the Ray cluster at `ray`. With `out` the results become a table, kept in
    a journal beside it until then, from which `resume` goes on. Failed games are archived in the folder `failures`.
    A game that uses more than `limit` CPU seconds is stalled. `progress` is told how many games have come in.
    """

    jobs: int = 1
    ray: str = ""
    out: Path | None = None
    resume: bool = False
    failures: Path | None = None
    limit: float = LIMIT
    progress: Callable[[int], None] | None = None

    def check(self) -> None:
        """Raise ConfigError when it cannot be done."""
        if self.jobs < 1:
            raise ConfigError("games and jobs are at least 1")
        if self.limit <= 0:
            raise ConfigError("the limit is more than 0 seconds")
        if self.out is not None:
            check_form(self.out)
        elif self.resume:
            raise ConfigError("only a run with --out can be resumed")


def run(job: Job, matches: Iterable[Match], count: int, plan: dict[str, Any], how: How) -> Iterator[Played]:
    """Yield what comes of `count` matches: those that a journal remembers, then the others as they end.

    `plan` is what the matches follow from: a run can only be resumed with the same one. Raises ConfigError, OSError.
    """
    if how.out is None:
        yield from _play(job, matches, how)
        return
    journal = Journal(how.out, {**_head(job), **plan}, how.resume)
    complete = False
    try:
        yield from _told(journal.games(count), how)
        for played in _play(job, (match for match in matches if match.number not in journal), how):
            journal.add(played)
            yield played
        write_results(how.out, job, journal.games(count))
        complete = True
    finally:
        journal.close(complete)


def _play(job: Job, matches: Iterable[Match], how: How) -> Iterator[Played]:
    playing = play_on_ray(job, matches, how.ray, how.jobs) if how.ray else play_locally(job, matches, how.jobs)
    for played in _told(playing, how):
        if played.failures and how.failures is not None:
            archive(how.failures, job, played)
        yield played


def _told(games: Iterable[Played], how: How) -> Iterator[Played]:
    for played in games:
        if how.progress is not None:
            how.progress(1)
        yield played


def _head(job: Job) -> dict[str, Any]:
    config = job.config
    return {
        "kanly": __version__,
        "game": config.game,
        "edition": config.edition,
        "modules": config.modules,
        "rules": rules_of(config.game).version,
        "seats": config.seats,
        "options": config.options,
        "check": job.check,
    }


def archive(folder: Path, job: Job, played: Played) -> Path:
    """Write the record of a game's first failure, headed by the command that plays it again; raises OSError."""
    failure = played.failures[0]
    config = job.config
    options = f" --with {','.join(config.modules)}" if config.modules else ""
    options += "".join(f" --{key} {value}" for key, value in sorted(config.options.items()))
    lines = (
        f"# {' '.join(failure['reason'].split())}",
        f"# kanly simulate --game {config.game} --edition {config.edition} --seats {config.seats}{options}"
        f" --bots {','.join(played.bots)} --games 1 --seed {played.seed}{' --check' if job.check else ''}",
    )
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{config.game}-{played.seed}-{played.number}.kanly"
    path.write_text("\n".join(lines) + "\n" + failure["record"], encoding="utf-8")
    return path
