"""The base game with room for six, which no edition has yet: `python -m tests.toys.six` is the command line with it.

It is there for the page and the table, which must have six seats before a game does. Another edition has two teams.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from kanly.cli import main
from kanly.imperium.editions import EDITIONS, EditionSheet, Parts


def _in_teams() -> Parts:
    return replace(EDITIONS["base"].parts(), teams={4: ((0, 2), (1, 3)), 6: ((0, 2, 4), (1, 3, 5))})


def register() -> None:
    """Let there be an edition for five and six, and one for two teams."""
    EDITIONS["six"] = replace(EDITIONS["base"], title="Six", seats=(5, 6))
    EDITIONS["teams"] = EditionSheet("Two Teams", (4, 6), _in_teams)


@contextmanager
def registered() -> Iterator[None]:
    """Let there be one for a while."""
    register()
    try:
        yield
    finally:
        del EDITIONS["six"], EDITIONS["teams"]


if __name__ in ("__main__", "__mp_main__"):  # also in the processes that the server starts
    register()

if __name__ == "__main__":
    main()
