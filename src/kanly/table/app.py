"""The server put together: routes, the live connection, the page, and the manners of all of them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import structlog
from litestar import Litestar, MediaType, Request, Response, Router, WebSocket, head
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, InternalServerException
from litestar.middleware.rate_limit import RateLimitConfig, RateLimitMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.stores.memory import MemoryStore
from litestar.types import ASGIApp, Message, Receive, Scope, Send

import kanly
from kanly.engine.text import Text
from kanly.table.askers import network_of
from kanly.table.errors import Refused
from kanly.table.guests import Guests
from kanly.table.hall import Hall
from kanly.table.house import Door
from kanly.table.http import ROUTES
from kanly.table.metrics import Metrics
from kanly.table.minds import Minds
from kanly.table.pass_on import PassOn
from kanly.table.settings import Settings
from kanly.table.socket import TRY_AGAIN, is_allowed_origin, live
from kanly.table.store import Store, StoreError

log = structlog.get_logger("kanly.table")

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
ASSETS: Final = "/assets/"
"""Where the page's files have names that change with what is in them."""
STATIC: Final = ["^/$", "^/assets/", "^/icon.svg$"]
"""What every visit loads, and no limit counts."""
COUNTED: Final = "requests"
"""The store of how much every address has asked for."""
FORGET_SECONDS: Final = 60.0
"""How often addresses are forgotten that have not asked for anything lately."""
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

SECURE_HEADERS: Final = {"strict-transport-security": "max-age=31536000"}
"""Behind TLS: whoever has been here once comes by HTTPS only."""


class Limiter(RateLimitMiddleware):
    """Litestar's limit of requests, which also counts openings of live connections; each of them costs a full view."""

    def __init__(self, app: ASGIApp, config: RateLimitConfig) -> None:
        super().__init__(app, config)
        self.scopes = {ScopeType.HTTP, ScopeType.WEBSOCKET}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] == ScopeType.HTTP:
            await super().__call__(scope, receive, send)
        elif await self._may_open(scope):
            await self.app(scope, receive, send)
        else:
            socket = WebSocket[Any, Any, Any](scope, receive, send)
            await socket.accept()  # a page does not learn the code of a connection that was never open
            await socket.close(TRY_AGAIN)

    async def _may_open(self, scope: Scope) -> bool:
        """Count an opening as a request, and say whether it is within the limit."""
        store = self.config.get_store_from_app(scope["litestar_app"])
        key = self.cache_key_from_request(Request(scope))
        async with self._lock:
            counted = await self.retrieve_cached_history(key, store)
            if len(counted.history) >= self.max_requests:
                return False
            await self.set_cached_history(key, counted, store)
        return True


def make_app(settings: Settings, opened: Callable[[], None] = lambda: None) -> Litestar:
    """Return the ASGI application of a table server; `opened` is called when it takes requests."""
    page = [_page(settings.page)] if settings.page.is_dir() else []
    counted = MemoryStore()
    limit = RateLimitConfig(
        ("minute", settings.limits.requests_per_minute),
        exclude=STATIC,
        identifier_for_request=_network,
        middleware_class=Limiter,
        store=COUNTED,
    )

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store.open(settings.database)
        key = await store.setting("cookie_key", lambda: secrets.token_urlsafe(32))
        minds = Minds(settings.bot_workers)
        hall = Hall(settings, store, minds, Metrics())
        app.state.hall, app.state.guests = hall, Guests(key, settings.secure, settings.proxies, hall.house.ended)
        await hall.open()
        forgetting = asyncio.create_task(_forget(counted))
        log.info("open", database=settings.database.split("@")[-1], version=kanly.__version__)
        opened()
        try:
            yield
        finally:
            forgetting.cancel()
            await hall.close()
            minds.close()
            await store.close()
            log.info("closed")

    return Litestar(
        route_handlers=[*ROUTES, live, *page],
        lifespan=[lifespan],
        dependencies={
            "hall": Provide(_hall, sync_to_thread=False),
            "guests": Provide(_guests, sync_to_thread=False),
        },
        before_request=_check_origin(settings),
        before_send=[_add_headers(HEADERS | SECURE_HEADERS if settings.secure else HEADERS)],
        exception_handlers={
            Refused: _say_refused,
            StoreError: _say_store_failed,
            HTTPException: _say_http,
            RecursionError: _say_unreadable,
            UnicodeDecodeError: _say_unreadable,
            Exception: _say_failed,
        },
        request_max_body_size=settings.limits.body_bytes,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, minimum_size=2000),
        middleware=[limit.middleware, Door(), PassOn(settings)],
        stores={COUNTED: counted},
        openapi_config=OpenAPIConfig(
            title="kanly table", version=kanly.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        debug=False,
    )


def _network(request: Request[Any, Any, Any]) -> str:
    return network_of(request.client.host) if request.client else ""


async def _forget(counted: MemoryStore) -> None:
    """Forget addresses whose minute is over; by itself the store does so only when they come again."""
    while True:
        await asyncio.sleep(FORGET_SECONDS)
        await counted.delete_expired()


def _page(folder: Path) -> Router:
    """Return the routes of the page's files."""

    @head("/", include_in_schema=False, media_type=MediaType.HTML)
    async def first_page_head() -> File:
        """Answer who only asks whether the page is there; the library does so for all files but this one."""
        return File(folder / "index.html", content_disposition_type="inline", media_type=MediaType.HTML)

    files = create_static_files_router(
        "/",
        [folder],
        html_mode=True,
        exception_handlers={ValueError: _say_no_file, InternalServerException: _say_no_file},
    )
    files.register(first_page_head)
    return files


def _add_headers(ours: Mapping[str, str]) -> Callable[[Message, Scope], Awaitable[None]]:
    """Return a hook that puts our headers on every answer, on errors and on the page's files too."""

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in ours.items():
                headers[name] = value
            if scope["path"].startswith(ASSETS):
                headers["cache-control"] = "public, max-age=31536000, immutable"
            elif "cache-control" not in headers:
                headers["cache-control"] = "no-cache"

    return add


def _hall(state: State) -> Hall:
    hall = state.hall
    assert isinstance(hall, Hall)
    return hall


def _guests(state: State) -> Guests:
    guests = state.guests
    assert isinstance(guests, Guests)
    return guests


def _check_origin(settings: Settings) -> Any:
    """Return a hook that refuses requests which another site's page makes a visitor's browser send."""

    async def check(request: Request[Any, Any, Any]) -> Response[Any] | None:
        if request.method in ("GET", "HEAD", "OPTIONS"):
            return None
        if is_allowed_origin(request.headers.get("origin", ""), request.headers.get("host", ""), settings):
            return None
        return _say(Text("table-origin", "this page may not talk to this server"), 403)

    return check


def _say(reason: Text, status: int, headers: dict[str, str] | None = None) -> Response[Any]:
    content = {"error": reason.data()}
    return Response(content, status_code=status, media_type=MediaType.JSON, headers=headers or {})


def _say_refused(_: Request[Any, Any, Any], error: Refused) -> Response[Any]:
    return _say(error.reason, error.status)


def _say_store_failed(request: Request[Any, Any, Any], error: StoreError) -> Response[Any]:
    request.app.state.hall.metrics.errors.labels("store").inc()
    log.error("store failed", reason=str(error))
    return _say(Text("table-store-failed", "the server cannot reach its memory now; try again later"), 503)


def _say_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Say what is wrong with a request in one line, without what it was made of inside."""
    extra: Sequence[Any] = error.extra if isinstance(error.extra, list) else ()
    details = "; ".join(f"{e.get('key', '')}: {e.get('message', '')}" for e in extra if isinstance(e, dict))
    english = f"{error.detail} ({details})" if details else error.detail
    keep = {k: v for k, v in (error.headers or {}).items() if k.lower() in ("allow", "retry-after")}
    return _say(Text(f"http-{error.status_code}", english), error.status_code, keep)


def _say_no_file(_: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Say of a name that no file can have, too long or with a zero in it, that there is no such file."""
    return _say(Text("http-404", "there is no such file"), 404)


def _say_unreadable(_: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Refuse a body that is not UTF-8, or whose brackets are nested beyond reason."""
    return _say(Text("http-400", "the request cannot be read"), 400)


def _say_failed(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    request.app.state.hall.metrics.errors.labels("request").inc()
    log.error("failed", reason=repr(error), exc_info=error)
    return _say(Text("table-failed", "something went wrong; it has been noted"), 500)
