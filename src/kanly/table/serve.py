"""Running the server: address, logs, signals."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import structlog
import uvicorn
from litestar import Litestar
from structlog.stdlib import ProcessorFormatter

from kanly.engine import ConfigError
from kanly.table.app import make_app
from kanly.table.protocol import LiveProtocol
from kanly.table.settings import Settings

log = structlog.get_logger("kanly.serve")

UNREAD_MILLISECONDS: Final = 60_000
"""How long what was sent may lie at a client that does not read."""
SILENT_SECONDS: Final = 60.0
"""How long a client may be silent before it is asked for a sign of life, and then until it is given up."""
TICKS: Final = 10
"""What uvicorn counts in a second."""


class TableServer(uvicorn.Server):
    """A server that says where it listens, once it does, and wakes seldom.

    uvicorn looks ten times a second whether it should stop. An idle machine pays more for the waking than for the
    looking, so this one wakes once a second, or when it is told to stop.
    """

    def __init__(self, config: uvicorn.Config, listening: Callable[[str], None] = lambda _: None) -> None:
        self._listening = listening
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stop = asyncio.Event()
        super().__init__(config)

    @property
    def should_exit(self) -> bool:
        """Whether to stop; may be set from a signal's handler and from other threads."""
        return self._should_exit

    @should_exit.setter
    def should_exit(self, should: bool) -> None:
        self._should_exit = should
        if should and self._loop is not None:
            self._loop.call_soon_threadsafe(self._stop.set)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say where."""
        await super().startup(sockets)
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            self._listening(f"http://{f'[{host}]' if ':' in host else host}:{port}")

    async def main_loop(self) -> None:
        """Do what is to be done from time to time, until told to stop."""
        self._loop = asyncio.get_running_loop()
        seconds = 0
        while not await self.on_tick(seconds * TICKS):
            self.look_after(self._loop.time())
            seconds += 1
            with suppress(TimeoutError):
                async with asyncio.timeout(1.0):
                    await self._stop.wait()
        self._loop = None

    def look_after(self, now: float) -> None:
        """Ask silent clients for a sign of life."""
        for connection in list(self.server_state.connections):
            if isinstance(connection, LiveProtocol):
                connection.keep_alive(now)


def serve(settings: Settings, host: str, port: int, listening: Callable[[str], None]) -> None:
    """Serve until told to stop; `listening` is called with the address. Raises ConfigError when it is taken."""
    set_up_logs()
    collect_seldom()
    TableServer(configured(make_app(settings), settings), listening).run(sockets=[_bind(host, port)])


def configured(app: Litestar, settings: Settings) -> uvicorn.Config:
    """Return how the application is served, whoever serves it."""
    return uvicorn.Config(
        app,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http="httptools",
        ws=LiveProtocol,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=SILENT_SECONDS,
        ws_ping_timeout=SILENT_SECONDS,
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
    """Write one JSON object a line to the standard error, whoever has something to say."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        # Without local variables: among them are cookies, secret links and hands.
        structlog.processors.ExceptionRenderer(structlog.tracebacks.ExceptionDictTransformer(show_locals=False)),
    ]
    to_json = structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[*shared, to_json],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),  # a line is one write, so threads do not mix theirs
    )
    others = logging.StreamHandler(sys.stderr)
    others.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *shared],
            processors=[ProcessorFormatter.remove_processors_meta, to_json],
        )
    )
    logging.basicConfig(level=logging.WARNING, handlers=[others], force=True)
    logging.captureWarnings(True)
    threading.excepthook = _log_thread
    sys.unraisablehook = _log_unraisable


def _log_thread(failure: threading.ExceptHookArgs) -> None:
    """Note what ended a thread, which Python would print in many lines."""
    log.error("thread failed", exc_info=failure.exc_value)


def _log_unraisable(failure: sys.UnraisableHookArgs) -> None:
    """Note an error that nobody can be told of, such as one in a destructor."""
    log.error("unraisable", exc_info=failure.exc_value)
