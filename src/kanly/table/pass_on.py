"""Passing on: a request for a table that another server leads is answered by that one, through this one.

A proxy that sends everybody of a table to the same server spares the way, but need not: whoever comes here is served.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote

import structlog
from litestar import Request, WebSocket
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketDisconnect
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from kanly.table.database import StoreError
from kanly.table.errors import MOVING, Refused
from kanly.table.hall import Hall
from kanly.table.settings import Settings
from kanly.table.socket import POLICY, TRY_AGAIN, is_allowed_origin

if TYPE_CHECKING:
    import httpx
    from websockets.asyncio.client import ClientConnection

log = structlog.get_logger("kanly.pass_on")

PASSED: Final = "x-kanly-passed"
"""Stands in what was passed on, which is done once: two servers that are not of one mind must not play ball."""
OWN_HEADERS: Final = {"connection", "content-length", "date", "keep-alive", "server", "transfer-encoding", "upgrade"}
"""Those of one connection, which are not passed on."""
OPEN_SECONDS: Final = 5.0
HEIR_SECONDS: Final = 15.0
RETRY_SECONDS: Final = 0.25
"""How long, and how often, a request is tried whose steward does not take it: another will soon lead the table."""
ABNORMAL: Final = 1006


class PassOn(ASGIMiddleware):
    """Asks for every request about a table where it is led."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let our own server answer, or the one that leads the table."""
        table_id = scope["path_params"].get("id")
        hall: Hall = scope["litestar_app"].state.hall
        if hall.stewards is None or not isinstance(table_id, str):
            await next_app(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            await self._http(hall, table_id, scope, receive, send, next_app)
        else:
            await self._live(hall, table_id, scope, receive, send, next_app)

    async def _http(
        self, hall: Hall, table_id: str, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp
    ) -> None:
        import httpx

        request: Request[Any, Any, Any] = Request(scope, receive)
        body = None
        late = asyncio.get_running_loop().time() + HEIR_SECONDS
        while (there := await hall.elsewhere(table_id)) is not None:
            if PASSED in request.headers or asyncio.get_running_loop().time() > late:
                raise Refused(503, MOVING)
            if body is None:
                body = await request.body()
            try:
                answer = await hall.peers.request(
                    request.method, there + _path(scope), content=body, headers=_passed_headers(request)
                )
            except (httpx.ConnectError, httpx.ConnectTimeout, httpx.UnsupportedProtocol):
                await asyncio.sleep(RETRY_SECONDS)
            except httpx.HTTPError as error:  # it may have been done, or not
                log.warning("not passed on", reason=repr(error))
                raise Refused(503, MOVING) from None
            else:
                await _answer(answer, send)
                return
        await next_app(scope, receive if body is None else _again(body), send)

    async def _live(
        self, hall: Hall, table_id: str, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp
    ) -> None:
        try:
            there = await hall.elsewhere(table_id)
        except StoreError:
            there = ""
        if there is None:
            await next_app(scope, receive, send)
            return
        from websockets.asyncio.client import connect
        from websockets.exceptions import WebSocketException

        socket: WebSocket[Any, Any, Any] = WebSocket(scope, receive, send)
        if not is_allowed_origin(socket.headers.get("origin", ""), socket.headers.get("host", ""), self._settings):
            await socket.close(POLICY)
            return
        await socket.accept()
        code = TRY_AGAIN
        if there and PASSED not in socket.headers:
            with suppress(OSError, TimeoutError, WebSocketException):
                address = there.replace("http", "ws", 1) + _path(scope)
                headers = {
                    name: value for name, value in _passed_headers(socket).items() if name == "cookie" or name[0] == "x"
                }
                async with connect(
                    address,
                    additional_headers=headers,
                    compression=None,
                    max_size=None,
                    proxy=None,
                    open_timeout=OPEN_SECONDS,
                ) as steward:
                    code = await _join(socket, steward)
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            await socket.close(code)


async def _join(socket: WebSocket[Any, Any, Any], steward: ClientConnection) -> int:
    """Carry messages both ways until one of the two goes; return the steward's close code."""
    from websockets.exceptions import ConnectionClosed

    async def to_steward() -> None:
        with suppress(WebSocketDisconnect, ConnectionClosed):
            while True:
                await steward.send(await socket.receive_text())
        await steward.close()

    async def to_client() -> None:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            async for message in steward:
                await socket.send_text(message if isinstance(message, str) else message.decode())

    saying, hearing = asyncio.ensure_future(to_steward()), asyncio.ensure_future(to_client())
    try:
        await asyncio.wait((saying, hearing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        await steward.close()
        for task in (saying, hearing):
            task.cancel()
        await asyncio.gather(saying, hearing, return_exceptions=True)
    code = steward.close_code
    return TRY_AGAIN if code is None or code == ABNORMAL else code


def _path(scope: Scope) -> str:
    query = scope["query_string"].decode("latin-1")
    return quote(scope["path"]) + (f"?{query}" if query else "")


def _passed_headers(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> dict[str, str]:
    """Return the headers to pass on, and for whom we come: the steward trusts us like any proxy that it was told of."""
    headers = {name: value for name, value in connection.headers.items() if name.lower() not in OWN_HEADERS}
    headers["accept-encoding"] = "identity"  # what goes to the client is compressed here
    headers["x-forwarded-for"] = connection.client.host if connection.client else ""
    headers["x-forwarded-proto"] = "https" if connection.scope["scheme"] in ("https", "wss") else "http"
    return {**headers, PASSED: "1"}


async def _answer(answer: httpx.Response, send: Send) -> None:
    headers = [
        (name.lower().encode("latin-1"), value.encode("latin-1"))
        for name, value in answer.headers.multi_items()
        if name.lower() not in OWN_HEADERS
    ]
    headers.append((b"content-length", str(len(answer.content)).encode()))
    await send({"type": "http.response.start", "status": answer.status_code, "headers": headers})
    await send({"type": "http.response.body", "body": answer.content, "more_body": False})


def _again(body: bytes) -> Receive:
    """Return a body that was read already to whoever reads it next."""

    async def receive() -> Any:
        return {"type": "http.request", "body": body, "more_body": False}

    return receive
