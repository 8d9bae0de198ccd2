"""The command line: one file a command. `main` is the entry point."""

from __future__ import annotations

import sys
from collections.abc import Sequence

_PROJECTS = {"fluent": "fluent.runtime"}
"""What a package is called where it is installed from, if that is not its name."""


def main(args: Sequence[str] | None = None) -> None:
    """Run a command line (by default the process's own) and exit: 0, 1 when something was found wrong, 2 refused."""
    try:
        from kanly.cli.app import run
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in ("typer", "rich", "fluent"):
            raise
        needed = _PROJECTS.get(package, package)
        sys.stderr.write(f"kanly: the command line needs {needed}; install it with: pip install 'kanly[cli]'\n")
        sys.exit(2)
    sys.exit(run(args))
