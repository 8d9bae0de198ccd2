"""The base game with room for six, which no edition has yet: `python -m tests.toys.six` is the command line with it.

It is there for the page and the table, which must have six seats before a game does.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from kanly.cli import main
from kanly.imperium.editions import EDITIONS


def register() -> None:
    """Let there be an edition for five and six."""
    EDITIONS["six"] = replace(EDITIONS["base"], title="Six", seats=(5, 6))


@contextmanager
def registered() -> Iterator[None]:
    """Let there be one for a while."""
    register()
    try:
        yield
    finally:
        del EDITIONS["six"]


if __name__ in ("__main__", "__mp_main__"):  # also in the processes that the server starts
    register()

if __name__ == "__main__":
    main()
