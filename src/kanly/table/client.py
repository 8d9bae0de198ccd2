"""Somebody who looks at a table: an outbox, so that a slow reader delays nobody, and a limit on how fast it talks.

Frames leave together, at the end of a turn of the loop. A system call empties many of the processor's caches: written
one by one between the views that are built for the others, each frame would make the next view slower.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

Send = Callable[[bytes], Awaitable[None]]
Write = Callable[[bytes], bool]
"""Writes a frame at once, or returns False if it would have to wait."""

MOST_WAITING: Final = 256
"""Frames that may wait for a client before it is given up; it will reconnect and catch up."""
TOO_SLOW: Final = 1013


class Post:
    """Frames on their way out in this turn of the loop; shared by the clients of a server."""

    def __init__(self) -> None:
        self._frames: list[tuple[Client, bytes]] = []

    def add(self, client: Client, frame: bytes) -> None:
        """Let a frame go out after those before it."""
        if not self._frames:
            asyncio.get_running_loop().call_soon(self._go_out)
        self._frames.append((client, frame))

    def _go_out(self) -> None:
        frames, self._frames = self._frames, []
        for client, frame in frames:
            client.put(frame)


class Client:
    """One connection to a table. `viewer` is the seat whose eyes it has, or SPECTATOR.

    `write` is the server's short way out, if it has one: a frame that no other waits before needs no outbox.
    """

    __slots__ = (
        "_allowance",
        "_asked",
        "_delivering",
        "_outbox",
        "_post",
        "_rate",
        "_ready",
        "_write",
        "closing",
        "guest",
        "viewer",
    )

    def __init__(
        self, guest: str, viewer: int, rate: float, burst: int, post: Post | None = None, write: Write | None = None
    ) -> None:
        self.guest = guest
        self.viewer = viewer
        self.closing = 0
        self._post = post or Post()
        self._write = write
        self._outbox: deque[bytes] = deque()
        self._ready: asyncio.Future[None] | None = None
        self._delivering: asyncio.Task[object] | None = None
        self._rate = rate
        self._allowance = float(burst)
        self._asked = monotonic()

    def send(self, frame: bytes) -> None:
        """Send a frame after those before it."""
        self._post.add(self, frame)

    def put(self, frame: bytes) -> None:
        """Write a frame, or put it into the outbox; give the client up if it has not read for long."""
        if self.closing:
            return
        ready = self._ready
        if ready is not None and not ready.done():  # nothing waits before it
            if self._write is not None and self._write(frame):
                return
            ready.set_result(None)
        elif len(self._outbox) >= MOST_WAITING:
            self.close(TOO_SLOW)
            return
        self._outbox.append(frame)

    def close(self, code: int) -> None:
        """End the connection with a WebSocket close code, also when the client does not take the frame on its way."""
        if not self.closing:
            self.closing = code
            self._outbox.clear()
            if self._delivering is not None:
                self._delivering.cancel()

    def may_talk(self, burst: int) -> bool:
        """Count a message; return whether it keeps to the rate that is allowed."""
        now = monotonic()
        self._allowance = min(float(burst), self._allowance + (now - self._asked) * self._rate)
        self._asked = now
        if self._allowance < 1.0:
            return False
        self._allowance -= 1.0
        return True

    async def deliver(self, send: Send) -> int:
        """Send what comes into the outbox, in order, until the connection is to be closed; return the close code."""
        outbox = self._outbox
        task = self._delivering = asyncio.current_task()
        assert task is not None
        try:
            while not self.closing:
                while outbox:
                    await send(outbox.popleft())
                self._ready = asyncio.get_running_loop().create_future()
                await self._ready
        except asyncio.CancelledError:
            if not self.closing:
                raise
            task.uncancel()
        finally:
            self._delivering = None
        return self.closing
