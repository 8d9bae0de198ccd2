"""The real server, as a process of its own."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")
PATIENCE = 30.0
"""Seconds that the server may take to start."""


@contextmanager
def serve(folder: Path, program: str = "kanly") -> Iterator[str]:
    """Run `kanly serve` on a free port with a new database in a folder, and yield its address.

    `program` is the module to run: one of the tests' may bring editions of its own.
    """
    output = folder / "server.log"
    database = f"sqlite:///{folder}/kanly.sqlite"
    command = [sys.executable, "-m", program, "serve", "--port", "0", "--pace", "0", "--database", database]
    with output.open("w") as log, subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT) as process:
        try:
            yield address(process, output)
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()


def address(process: subprocess.Popen[bytes], output: Path) -> str:
    """Wait until the server says where it listens."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if found := ADDRESS.search(output.read_text()):
            return found[0]
        if process.poll() is not None:
            raise RuntimeError(f"the server ended with {process.returncode}:\n{output.read_text()}")
        time.sleep(0.05)
    raise RuntimeError(f"the server did not start within {PATIENCE:.0f} seconds:\n{output.read_text()}")
