"""The gate: how many connections there may be, and how long and how large the head of a request.

uvicorn limits none of these: its `limit_concurrency` answers requests with 503 but keeps the connections, and its
keep-alive timeout begins with the first answer. So these are its own protocols behind a gate, named in its settings
`http` and `ws`. They use the calls that asyncio and httptools make to any protocol, and nothing else of it.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from time import monotonic
from typing import Any, Final

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from kanly.table.askers import Networks, network_of
from kanly.table.settings import Settings

log = structlog.get_logger("kanly.gate")

QUIET_SECONDS: Final = 60.0
"""How long the log is silent about connections that were refused after it has spoken of some."""


class Gate:
    """Counts connections, in all and by address. A proxy that is trusted comes for many, and is counted in all only."""

    def __init__(self, settings: Settings, files: int) -> None:
        self.limits = settings.limits
        self._proxies = Networks(settings.proxies)
        self._most = min(self.limits.connections, files)
        self._networks: Counter[str] = Counter()
        self._inside = 0
        self._refused = 0
        self._said = 0.0
        self.refused = 0

    @property
    def inside(self) -> int:
        """How many connections there are."""
        return self._inside

    def enter(self, transport: asyncio.BaseTransport) -> bool:
        """Count a new connection, and say whether it may stay."""
        network = self.count(transport, 1)
        within = not network or self._networks[network] <= self.limits.connections_per_address
        if within and self._inside <= self._most:
            return True
        self._refused += 1
        self.refused += 1
        self._say()
        return False

    def count(self, transport: asyncio.BaseTransport, more: int) -> str:
        """Count a connection that comes or goes, and return for whom."""
        self._inside += more
        network = self._network(transport)
        self._networks[network] += more
        if not self._networks[network]:
            del self._networks[network]
        return network

    def _network(self, transport: asyncio.BaseTransport) -> str:
        """Return whom a connection is counted for; nobody in particular where that cannot be known."""
        host = (transport.get_extra_info("peername") or ("",))[0]
        return "" if host in self._proxies else network_of(host)

    def _say(self) -> None:
        if monotonic() - self._said > QUIET_SECONDS or not self._said:
            log.warning("connections refused", count=self._refused, inside=self._inside)
            self._refused, self._said = 0, monotonic()


def guarded(gate: Gate) -> tuple[type[HttpToolsProtocol], type[WebSocketsSansIOProtocol]]:
    """Return uvicorn's protocols for HTTP and for live connections, behind a gate."""
    limits = gate.limits

    class Http(HttpToolsProtocol):
        """A connection whose requests must come whole: the head in time and not too large, then the body in time."""

        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            self._deadline: asyncio.TimerHandle | None = None
            self._unread = 0
            self._parts = 0
            self._is_body = False
            self._counted = False

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._counted = True
            if gate.enter(transport):
                self._expect(limits.head_seconds)
            else:
                transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            self._leave()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if self._deadline is None:
                self._expect(limits.head_seconds)
            parts = self._parts
            super().data_received(data)
            if self.transport.get_protocol() is not self:  # a live connection from now on
                self._leave()
            elif parts == self._parts and not self._is_body:
                self._unread += len(data)
                if self._unread > limits.head_bytes:
                    self.transport.abort()

        def on_headers_complete(self) -> None:
            self._begin_part(is_body=True)
            self._expect(limits.body_seconds)
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self._begin_part(is_body=False)
            self._expect(0.0)
            super().on_message_complete()

        def _begin_part(self, is_body: bool) -> None:
            self._parts += 1
            self._unread = 0
            self._is_body = is_body

        def _expect(self, seconds: float) -> None:
            """Give the connection up unless what is expected comes in time; with 0, nothing is."""
            if self._deadline is not None:
                self._deadline.cancel()
            self._deadline = self.loop.call_later(seconds, self.transport.abort) if seconds else None

        def _leave(self) -> None:
            self._expect(0.0)
            if self._counted:
                self._counted = False
                gate.count(self.transport, -1)

    class Live(WebSocketsSansIOProtocol):
        """A live connection, counted like any other; it came as HTTP, and has been let in."""

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            gate.count(transport, 1)

        def connection_lost(self, exc: Exception | None) -> None:
            gate.count(self.transport, -1)
            super().connection_lost(exc)

    return Http, Live
