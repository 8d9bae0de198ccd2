"""What the host has decided, with `kanly admin`: who is banned, muted, or has to come as a stranger.

It stands in the database; every server looks there for news every few seconds, and keeps it in memory.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from litestar import Request, WebSocket
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from kanly.engine.text import Text
from kanly.table.client import Client
from kanly.table.errors import Refused
from kanly.table.rows import Verdict
from kanly.table.store import Store

NEWS_SECONDS: Final = 2.0
"""How often servers look for news."""
POLICY: Final = 1008
BANNED: Final = Text("table-banned", "the host does not let your address in")


class House:
    """The host's decisions, as a server knows them. The sets stay the same objects: others look into them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._heard = ""
        self.of: dict[Verdict, set[str]] = {"address": set(), "cookie": set(), "mute": set()}

    @property
    def banned(self) -> set[str]:
        """The marks of addresses that are not let in."""
        return self.of["address"]

    @property
    def ended(self) -> set[str]:
        """The guests whose cookies are good no longer."""
        return self.of["cookie"]

    @property
    def muted(self) -> set[str]:
        """The guests who may not talk, nor change their name."""
        return self.of["mute"]

    async def hear(self) -> bool:
        """Look for news, and say whether there are any; raises StoreError."""
        heard = await self._store.news()
        if heard == self._heard:
            return False
        found = await self._store.verdicts()
        for kind, names in self.of.items():
            names.clear()
            names.update(what for verdict, what in found if verdict == kind)
        self._heard = heard
        return True

    def send_away(self, clients: Iterable[Client]) -> None:
        """End the connections of those who are not let in, or come as strangers from now on."""
        for client in clients:
            if client.address in self.banned or client.guest in self.ended:
                client.close(POLICY)


class Door(ASGIMiddleware):
    """Lets nobody in from an address that is banned."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request through, or refuse it."""
        state = scope["litestar_app"].state
        house: House = state.hall.house
        if not house.banned:
            await next_app(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            if state.guests.asker(Request(scope)).address in house.banned:
                raise Refused(403, BANNED)
            await next_app(scope, receive, send)
        else:
            socket: WebSocket[Any, Any, Any] = WebSocket(scope, receive, send)
            if state.guests.asker(socket).address in house.banned:
                await socket.close(POLICY)
                return
            await next_app(scope, receive, send)
