"""The command line: one file a command. `main` is the entry point."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(args: Sequence[str] | None = None) -> None:
    """Run a command line (by default the process's own) and exit: 0, 1 when something was found wrong, 2 refused."""
    try:
        from kanly.cli.app import run
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in ("typer", "rich"):
            raise
        sys.stderr.write(f"kanly: the command line needs {package}; install it with: pip install 'kanly[cli]'\n")
        sys.exit(2)
    sys.exit(run(args))
