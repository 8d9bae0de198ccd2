"""The server's side of a WebSocket: uvicorn's, with a short way out.

Through ASGI every frame waits for a task to be woken and passes half a dozen coroutines, which costs more than building
the frame. Four clients are told of each action, so this server also offers to write at once, as an extension of the
ASGI scope. An application that does not find the extension sends as usual.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

EXTENSION: Final = "kanly.write"

Write = Callable[[bytes], bool]
"""Writes a text frame, or returns False if it would have to wait."""


class LiveProtocol(WebSocketsSansIOProtocol):
    """A WebSocket whose application can write text frames without waiting."""

    def handle_connect(self, event: Request) -> None:
        """Begin the application, which does not run before this returns, and offer it the extension."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"] or {}
            extensions[EXTENSION] = {"write": self.write}

    def write(self, text: bytes) -> bool:
        """Write a text frame now, and say so; False if the client reads too slowly or is gone."""
        if not self.writable.is_set() or self.transport.is_closing() or self.close_sent or not self.handshake_complete:
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True


def write_of(scope: Mapping[str, Any]) -> Write | None:
    """Return the short way out that the server offers, or None."""
    offered = (scope.get("extensions") or {}).get(EXTENSION)
    return None if offered is None else offered["write"]
