"""Running the server: address, logs, signals."""

from __future__ import annotations

import gc
import logging
import socket
import sys
from collections.abc import Callable
from typing import Any, Final

import structlog
import uvicorn
from litestar import Litestar

from kanly.engine import ConfigError
from kanly.table.app import make_app
from kanly.table.protocol import LiveProtocol
from kanly.table.settings import Settings

UNREAD_MILLISECONDS: Final = 60_000
"""How long what was sent may lie at a client that does not read."""


class _Server(uvicorn.Server):
    """A server that says where it listens, once it does."""

    def __init__(self, config: uvicorn.Config, listening: Callable[[str], None]) -> None:
        super().__init__(config)
        self._listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            self._listening(f"http://{f'[{host}]' if ':' in host else host}:{port}")


def serve(settings: Settings, host: str, port: int, listening: Callable[[str], None]) -> None:
    """Serve until told to stop; `listening` is called with the address. Raises ConfigError when it is taken."""
    set_up_logs()
    collect_seldom()
    _Server(configured(make_app(settings), settings), listening).run(sockets=[_bind(host, port)])


def configured(app: Litestar, settings: Settings) -> uvicorn.Config:
    """Return how the application is served, whoever serves it."""
    return uvicorn.Config(
        app,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http="httptools",
        ws=LiveProtocol,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=60.0,
        ws_ping_timeout=60.0,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=10,
        proxy_headers=True,
    )


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # connections inherit it: one whose reader is stuck ends
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MILLISECONDS)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        raise ConfigError(f"cannot listen on {host}:{port}: {error}") from None
    return listener


def collect_seldom() -> None:
    """Let the garbage collector look for cycles seldom.

    Tables are many small long-lived objects without cycles, and going through all of them takes as long as a person
    notices: with 500 tables a quarter of a second, every few seconds.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 1_000)


def set_up_logs() -> None:
    """Write one JSON object a line to the standard error."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.dict_tracebacks,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=logging.WARNING, format='{"event": "%(message)s", "logger": "%(name)s"}', force=True)
