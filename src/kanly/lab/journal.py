"""The journal of a run: an append-only file of its finished games, from which an interrupted run goes on.

The first line says what is run; then one line of JSON a game, in the order in which games ended; a last one when
the run is complete. A line is written at once, so whoever ends the run, at most the games being played are lost. A
line cut off in the middle is passed over.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from kanly.engine import ConfigError
from kanly.lab.match import Played


class Journal:
    """The journal beside a file of results."""

    def __init__(self, results: Path, head: dict[str, Any], resume: bool) -> None:
        """Open the journal, with what it holds when the run is resumed; raises ConfigError and OSError.

        Without `resume` a complete run is begun anew, but an interrupted one is never thrown away.
        """
        self.path = results.with_name(results.name + ".journal")
        self._at: dict[int, int] = {}
        head = json.loads(json.dumps(head))
        lines = list(self._read()) if self.path.exists() else []
        if lines and not resume:
            games = sum("number" in line for _, line in lines)
            if "complete" not in lines[-1][1]:
                raise ConfigError(f"{self.path} holds {games} games of an interrupted run: --resume, or delete it")
            lines = []
        if lines:
            _compare(self.path, lines[0][1], head)
            self._at = {line["number"]: at for at, line in lines if "number" in line}
        self._file = self.path.open("ab" if lines else "wb")
        if lines:
            self._file.write(b"\n")  # after what may be half a line
        else:
            self._write(head)

    def __contains__(self, number: int) -> bool:
        return number in self._at

    def games(self, count: int) -> Iterator[Played]:
        """Yield the games it holds of the first `count`, in the order of their numbers."""
        with self.path.open("rb") as file:
            for number in sorted(self._at):
                if number < count:
                    file.seek(self._at[number])
                    yield Played.from_data(json.loads(file.readline()))

    def add(self, played: Played) -> None:
        """Write a game down."""
        self._at[played.number] = self._file.tell()
        self._write(asdict(played))

    def close(self, complete: bool) -> None:
        """Close the file; a complete run says so."""
        if complete:
            self._write({"complete": len(self._at)})
        self._file.close()

    def _write(self, line: dict[str, Any]) -> None:
        self._file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def _read(self) -> Iterator[tuple[int, dict[str, Any]]]:
        """Yield the whole lines and where they begin."""
        at = 0
        with self.path.open("rb") as file:
            for raw in file:
                try:
                    line = json.loads(raw)
                except ValueError:  # half a line, or none
                    line = None
                if isinstance(line, dict):
                    yield at, line
                at += len(raw)


def _compare(path: Path, written: dict[str, Any], head: dict[str, Any]) -> None:
    for key, value in head.items():
        if written.get(key) != value:
            raise ConfigError(f"{path} belongs to another run: {key} was {written.get(key)!r}, not {value!r}")
