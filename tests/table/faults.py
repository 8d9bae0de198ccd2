"""A server process that can be killed at any moment, and players who come back to it until their game is over."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kanly.engine.patch import patched
from kanly.table.ledger import UNDO

Data = dict[str, Any]

PATIENCE = 300.0
"""Seconds that a slow machine may take for anything."""

LEAVES, UNDOES, REPEATS, IS_LATE = 0.003, 0.05, 0.1, 0.05
"""How often a player goes away and comes back, takes back, sends twice, sends what was meant for an earlier view."""


def digest(public: Data, mine: Data) -> bytes:
    """Return what a viewer sees, in few bytes."""
    return blake2b(msgspec.json.encode((public, mine), order="sorted"), digest_size=12).digest()


def eventually(is_so: Callable[[], bool]) -> None:
    """Wait until something is so, and fail if it takes too long."""
    late = monotonic() + PATIENCE
    while not is_so():
        assert monotonic() < late, "it did not happen"
        sleep(0.02)


class Host:
    """`kanly serve` as a process of its own. Killed and started again, it keeps its database but not its port."""

    def __init__(self, database: str, log: Path) -> None:
        self.database = database
        self.log = log
        self._process: asyncio.subprocess.Process | None = None
        self._listening: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def start(self) -> None:
        """Start the process and wait until it listens."""
        await self.begin()
        assert self._process is not None
        assert self._process.stdout is not None
        said = (await asyncio.wait_for(self._process.stdout.readline(), PATIENCE)).decode()
        assert said.startswith("listening on http"), f"{said!r}: {self.log.read_text()[-2000:]}"
        self._listening.set_result(said.split()[-1])

    async def begin(self) -> None:
        """Start the process, without waiting for it."""
        command = ["-m", "kanly", "serve", "--port", "0", "--database", self.database, "--pace", "0"]
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, *command, stdout=asyncio.subprocess.PIPE, stderr=log, start_new_session=True
            )

    async def kill(self) -> None:
        """End the process as if the power had failed."""
        assert self._process is not None
        self._process.kill()
        assert await self._process.wait() == -signal.SIGKILL, "the server had ended by itself"
        if self._listening.done():
            self._listening = asyncio.get_running_loop().create_future()

    async def url(self) -> str:
        """Return where the server listens, once it does."""
        return await asyncio.shield(self._listening)

    @property
    def is_listening(self) -> bool:
        return self._listening.done()

    async def workers_end(self) -> bool:
        """Say whether the worker processes of a killed server go by themselves."""
        assert self._process is not None
        late = monotonic() + PATIENCE
        while monotonic() < late:
            try:
                os.killpg(self._process.pid, 0)
            except ProcessLookupError:
                return True
            await asyncio.sleep(0.1)
        return False

    def tracebacks(self) -> list[str]:
        """Return the tracebacks in the log, but for those that Python prints in a worker of a server killed too early.

        Such a worker waits to be told by its server what to do, and finds the end of the file.
        """
        log = self.log.read_text()
        printed = log.split("Traceback (most recent call last)")[1:]
        noted = [line for line in log.splitlines() if '"exception": [' in line]
        return [one for one in [*printed, *noted] if "pickle.load(from_parent)" not in one]

    def clean_up(self) -> None:
        """End whatever is left of it."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)


class Player:
    """Somebody at one table: acts at random when asked to, and remembers everything that was shown and sent."""

    def __init__(self, host: Host, table_id: str, seat: int, cookie: str, rng: Random, watch: str = "") -> None:
        self.host = host
        self.table_id = table_id
        self.seat = seat
        self.headers = {"cookie": cookie} if cookie else {}
        self.rng = rng
        self.watch = watch
        self.seen: dict[int, bytes] = {}
        """The digest of the view at every revision."""
        self.sent: dict[int, set[str]] = {}
        """What was sent at every revision."""
        self.visits = 0
        self.revision = 0
        self.public: Data = {}
        self.mine: Data = {}
        self.result: Data = {}

    async def play(self) -> None:
        """Play until the game is over, and come back whenever the connection breaks."""
        while not self.result:
            url = (await self.host.url()).replace("http", "ws")
            with suppress(OSError, WebSocketException):
                async with connect(
                    f"{url}/api/tables/{self.table_id}/live?watch={self.watch}",
                    additional_headers=self.headers,
                    compression=None,
                    max_size=None,
                    proxy=None,
                ) as socket:
                    self.visits += 1
                    await self._visit(socket)
            await asyncio.sleep(0.01)

    async def _visit(self, socket: ClientConnection) -> None:
        async for text in socket:
            frame = json.loads(text)
            kind = frame["type"]
            if kind == "refused":
                await self._hear_refusal(socket, frame)
            elif kind in ("table", "step", "undone"):
                self._look(frame)
                if self.result or self.rng.random() < LEAVES:
                    return
                await self._act(socket)

    def _look(self, frame: Data) -> None:
        """Take a view in. A revision never goes back, and a view that is shown again is the same."""
        if frame["type"] == "table":
            assert frame["viewer"] == self.seat
            assert frame["revision"] >= self.revision, "an action that was told is gone"
            self.public, self.mine = frame["public"], frame["mine"]
        else:
            assert frame["revision"] == self.revision + 1, "an action was told twice, or not at all"
            self.public = patched(self.public, frame["public"])
            self.mine = patched(self.mine, frame.get("mine", {}))
        self.revision = frame["revision"]
        self.result = frame.get("result", {})
        now = digest(self.public, self.mine)
        assert self.seen.setdefault(self.revision, now) == now, f"revision {self.revision} looked different before"

    async def _act(self, socket: ClientConnection) -> None:
        actions = self.mine.get("decision", {}).get("actions")
        if not actions:
            return
        if self.mine["undo"] and self.rng.random() < UNDOES:
            message = {"type": "undo", "revision": self.revision, "re": "now"}
        else:
            message = {"type": "act", "action": self.rng.choice(actions), "revision": self.revision, "re": "now"}
        if self.revision and self.rng.random() < IS_LATE:
            await socket.send(json.dumps({**message, "revision": self.revision - 1, "re": "late"}))
        self.sent.setdefault(self.revision, set()).add(message.get("action", UNDO))
        for _ in range(2 if self.rng.random() < REPEATS else 1):
            await socket.send(json.dumps(message))

    async def _hear_refusal(self, socket: ClientConnection, frame: Data) -> None:
        """Only what was late, or sent twice, or too fast may be refused."""
        reason = frame["reason"]["id"]
        if reason == "table-too-fast":
            await asyncio.sleep(0.1)
            await self._act(socket)
        else:
            assert reason == "table-stale" or frame["re"] == "late", frame
