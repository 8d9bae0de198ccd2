"""The server's side of a WebSocket: uvicorn's, with a short way in and out.

Through ASGI every message passes a parser that can wait in the middle of a byte, a queue and half a dozen coroutines,
and every frame passes as many on its way out: more work than the rules have with an action. Almost every message comes
in one piece, though, and four clients are told of each action. So this server also offers, as an extension of the ASGI
scope, to write at once and to hand over at once what came in one piece. An application that does not find the extension
sends and receives as usual, and so does everything unusual: long messages, broken ones, control frames.

Clients that have been silent for long are asked for a sign of life, all of them in one go: with a timer for each the
server would wake for each, and waking costs more than asking.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from struct import Struct
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

EXTENSION: Final = "kanly.short"

Listener = Callable[[bytes], bool]
"""Takes a message; returns False if no more may come for now."""


class ShortWay(Protocol):
    """What the extension offers under "way"."""

    def write(self, text: bytes) -> bool:
        """Write a text frame now; return False if it would have to wait, and was not written."""

    def listen(self, listener: Listener | None) -> None:
        """Hand over messages to a listener from now on; those that cannot be handed over are received as usual."""

    def go_on(self) -> None:
        """Let messages come again after the listener had enough."""


class LiveProtocol(WebSocketsSansIOProtocol):
    """A WebSocket with a short way.

    `_in_step`: what arrived after the request began and ended with a frame each time, so the next piece begins with one
    too. Once it does not, all further pieces go to the parser, which alone knows where a frame begins.
    """

    _listener: Listener | None = None
    _in_step = True
    _heard_at = 0.0

    def handle_connect(self, event: Request) -> None:
        """Begin the application, which does not run before this returns, and offer it the extension."""
        super().handle_connect(event)
        if not self.close_sent and not self.conn.extensions:
            extensions: dict[str, Any] = self.scope["extensions"] or {}
            extensions[EXTENSION] = {"way": self}

    def data_received(self, data: bytes) -> None:
        """Take a piece of what the client sends, by the short way if it can go there."""
        self._heard_at = self.loop.time()
        frames = frames_of(data, self.config.ws_max_size) if self.handshake_initiated and self._in_step else None
        if frames is None:
            self._in_step = not self.handshake_initiated
        elif self._may_hand_over(frames):
            for _, text in frames:
                self._hand_over(text)
            return
        super().data_received(data)

    def _may_hand_over(self, frames: list[tuple[int, bytes]]) -> bool:
        """Say whether frames can go the short way: plain text, which cannot be broken UTF-8."""
        if self._listener is None or self.conn.state is not State.OPEN:
            return False
        for kind, payload in frames:
            if kind != TEXT or not payload.isascii():
                return False
        return True

    def _hand_over(self, text: bytes) -> None:
        assert self._listener is not None
        if not self._listener(text) and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def listen(self, listener: Listener | None) -> None:
        """Hand over messages to a listener from now on, or to none any more."""
        self._listener = listener

    def go_on(self) -> None:
        """Let messages come again after the listener had enough."""
        if self.read_paused and self.queue.empty() and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def schedule_ping(self) -> None:
        """Need no timer: the server asks when no sign of life has come for long."""
        self._heard_at = self.loop.time()

    def keep_alive(self, now: float) -> None:
        """Ask for a sign of life if none has come for long; who does not answer is given up."""
        is_silent = self.ping_interval is not None and now - self._heard_at >= self.ping_interval
        if is_silent and self.handshake_complete and self.pong_timer is None:
            self.send_keepalive_ping()

    def write(self, text: bytes) -> bool:
        """Write a text frame now, and say so; False if the client reads too slowly or is gone."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(framed(text))
        return True


def short_way(scope: Mapping[str, Any]) -> ShortWay | None:
    """Return the short way that the server offers, or None."""
    offered = (scope.get("extensions") or {}).get(EXTENSION)
    return None if offered is None else offered["way"]


# -- frames (RFC 6455, 5.2) --------------------------------------------------------------------------------

TEXT: Final = int(Opcode.TEXT)
MOST_KINDS: Final = 0x0F
FINAL: Final = 0x80
MASKED: Final = 0x80
SHORT: Final = 126
"""Payloads below this length have it in the second byte; this value there says that two bytes with it follow."""

_head = Struct("!BB").pack
_long_head = Struct("!BBH").pack
_longest_head = Struct("!BBQ").pack


def framed(text: bytes) -> bytes:
    """Return the text frame of a server."""
    size = len(text)
    if size < SHORT:
        return _head(FINAL | TEXT, size) + text
    if size < 1 << 16:
        return _long_head(FINAL | TEXT, SHORT, size) + text
    return _longest_head(FINAL | TEXT, SHORT + 1, size) + text


def frames_of(data: bytes, longest: int) -> list[tuple[int, bytes]] | None:
    """Return opcode and payload of the frames that a client's data is made of; None if there is anything unusual.

    Usual are whole frames, final and masked, with a payload that is not too long. None is always a safe answer.
    """
    frames: list[tuple[int, bytes]] = []
    at, end = 0, len(data)
    while at < end:
        if end - at < 6:
            return None
        kind, size = data[at] - FINAL, data[at + 1] - MASKED
        mask = at + 2
        if not (0 <= kind <= MOST_KINDS and 0 <= size <= SHORT):
            return None
        if size == SHORT:
            size = int.from_bytes(data[mask : mask + 2])
            mask += 2
        start = mask + 4
        at = start + size
        if size > longest or at > end:
            return None
        frames.append((kind, apply_mask(data[start:at], data[mask:start])))
    return frames
