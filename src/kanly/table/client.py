"""Somebody who looks at a table: an outbox, so that a slow reader delays nobody, and a limit on how fast it talks."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from kanly.table.bucket import Bucket

Send = Callable[[bytes], Awaitable[None]]

MOST_WAITING: Final = 256
"""Frames that may wait for a client before it is given up; it will reconnect and catch up."""
TOO_SLOW: Final = 1013


class Client:
    """One connection to a table. `viewer` is the seat whose eyes it has, or SPECTATOR."""

    __slots__ = (
        "_allowance",
        "_delivering",
        "_outbox",
        "_ready",
        "address",
        "closing",
        "guest",
        "viewer",
    )

    def __init__(self, guest: str, viewer: int, rate: float, burst: int, address: str = "") -> None:
        self.guest = guest
        self.address = address
        self.viewer = viewer
        self.closing = 0
        self._outbox: deque[bytes] = deque()
        self._ready: asyncio.Future[None] | None = None
        self._delivering: asyncio.Task[object] | None = None
        self._allowance = Bucket(rate, burst)

    def send(self, frame: bytes) -> None:
        """Put a frame into the outbox; give the client up if it has not read for long."""
        if self.closing:
            return
        if len(self._outbox) >= MOST_WAITING:
            self.close(TOO_SLOW)
            return
        self._outbox.append(frame)
        if self._ready is not None and not self._ready.done():
            self._ready.set_result(None)

    def close(self, code: int) -> None:
        """End the connection with a WebSocket close code, also when the client does not take the frame on its way."""
        if not self.closing:
            self.closing = code
            self._outbox.clear()
            if self._delivering is not None:
                self._delivering.cancel()

    def may_talk(self) -> bool:
        """Count a message; return whether it keeps to the rate that is allowed."""
        return self._allowance.take()

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
