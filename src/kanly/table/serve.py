"""Running the server: address, logs, signals."""

from __future__ import annotations

import gc
import logging
import socket
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import structlog
import uvicorn
from litestar import Litestar
from structlog.stdlib import ProcessorFormatter

from kanly.engine import ConfigError
from kanly.table.app import make_app
from kanly.table.database import sole_user
from kanly.table.gate import Gate, guarded
from kanly.table.settings import Settings

try:
    import resource
except ImportError:  # on Windows, where sockets are no files
    resource = None  # type: ignore[assignment]

log = structlog.get_logger("kanly.serve")

UNREAD_MILLISECONDS: Final = 60_000
"""How long what was sent may lie at a client that does not read."""
MOST_FILES: Final = 65_536
OTHER_FILES: Final = 100
"""Open files that are no connections: the database, workers, logs."""
SILENT_SECONDS: Final = 60.0
"""How long a client may be silent before it is asked for a sign of life, and then until it is given up."""


def serve(settings: Settings, host: str, port: int, listening: Callable[[str], None]) -> None:
    """Serve until told to stop; `listening` is called with the address.

    Raises ConfigError when the address, or a SQLite database, is taken.
    """
    set_up_logs()
    collect_seldom()
    with sole_user(settings.database):
        listener = _bind(host, port)
        settings = replace(settings, peer_url=settings.peer_url or _peer_url(listener))
        app = make_app(settings, opened=lambda: listening(_address(listener)))
        uvicorn.Server(configured(app, settings)).run(sockets=[listener])


def configured(app: Litestar, settings: Settings) -> uvicorn.Config:
    """Return how the application is served, whoever serves it."""
    app.state.gate = gate = Gate(settings, open_files() - OTHER_FILES)
    http, ws = guarded(gate)
    return uvicorn.Config(
        app,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=http,
        ws=ws,
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
        forwarded_allow_ips=list(settings.proxies),
    )


def open_files() -> int:
    """Return how many files this process may have open, after asking for as many as it can get."""
    if resource is None:
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


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
    listener.listen()  # who comes from now on waits until the server is open
    return listener


def _address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def _peer_url(listener: socket.socket) -> str:
    """Return where other servers reach this one unless they are told otherwise: by name, if it listens everywhere."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = socket.gethostname()
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


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
