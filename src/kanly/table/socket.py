"""The live connection: one WebSocket a client, messages in, frames out."""

from __future__ import annotations

import asyncio
from asyncio import sleep as pause
from contextlib import suppress
from time import perf_counter
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from kanly.engine import SPECTATOR
from kanly.engine.text import Text
from kanly.table.client import Client
from kanly.table.database import StoreError
from kanly.table.errors import BOT_SITS, MUTED, NOT_STORED, Refused, no_such_table
from kanly.table.guests import Guests
from kanly.table.hall import Hall
from kanly.table.live import LiveTable
from kanly.table.settings import Settings
from kanly.table.wire import Act, Advice, Chat, Consent, Message, StandIn, Undo, Why, one_line

log = structlog.get_logger("kanly.socket")

decode = msgspec.json.Decoder(Message).decode
encode = msgspec.json.Encoder().encode

GONE: Final = 1000
POLICY: Final = 1008
FAILED: Final = 1011
TRY_AGAIN: Final = 1013
NOT_FOUND: Final = 4404
GOODBYE_SECONDS: Final = 5.0
TOO_FAST: Final = Text("table-too-fast", "too many messages; wait a moment")
NOT_UNDERSTOOD: Final = Text("table-not-understood", "this message was not understood")


def is_allowed_origin(origin: str, host: str, settings: Settings) -> bool:
    """Say whether a page of this origin may talk to us: our own, a listed one, or no page at all."""
    return not origin or origin in settings.origins or (bool(host) and origin.partition("://")[2] == host)


@websocket("/api/tables/{id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any], id: FromPath[str], hall: NamedDependency[Hall], guests: NamedDependency[Guests]
) -> None:
    """Join a client to a table until it leaves."""
    settings = hall.settings
    if not is_allowed_origin(socket.headers.get("origin", ""), socket.headers.get("host", ""), settings):
        await socket.close(POLICY)
        return
    await socket.accept()
    guest, address = guests.asker(socket)
    limits = settings.limits
    try:
        table = await hall.find(id)
        if not table.is_known_to(guest) and not guests.may_watch(id, socket.query_params.get("watch", "")):
            raise no_such_table()
        async with table.lock:
            client = Client(guest, table.viewer_of(guest), limits.messages_per_second, limits.message_burst, address)
            refused = _why_not_enter(table, client, settings)
            if not refused:
                table.enter(client)
    except Refused as reason:
        refused = NOT_FOUND if reason.status == 404 else TRY_AGAIN
    except StoreError:
        refused = TRY_AGAIN
    if refused:
        await socket.close(refused)
        return
    hall.metrics.clients.inc()
    if client.viewer != SPECTATOR:
        table.tell_seats()
    listener = Listener(client, table, hall)
    listening = asyncio.ensure_future(listener.listen(socket))
    try:
        await _deliver(socket, client)
    finally:
        client.close(GONE)
        if not listener.is_obeying:
            listening.cancel()
        hall.metrics.clients.dec()
        table.leave(client)
        if client.viewer != SPECTATOR:
            table.tell_seats()


def _why_not_enter(table: LiveTable, client: Client, settings: Settings) -> int:
    """Return the close code for a client that cannot be let in, or 0; a crowd at one seat keeps nobody else out."""
    if table.lost:
        return TRY_AGAIN
    return POLICY if table.audience.count(client.viewer) >= settings.limits.clients_per_seat else 0


async def _deliver(socket: WebSocket[Any, Any, Any], client: Client) -> None:
    """Send what the client is told until one of the two goes; say goodbye, if the client still takes it."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
        code = await client.deliver(socket.send_text)
        async with asyncio.timeout(GOODBYE_SECONDS):
            await socket.close(code)


class Listener:
    """Does what a client says, one message after the other.

    A message that is being obeyed is obeyed to its end, also when the client goes meanwhile.
    """

    __slots__ = ("_client", "_hall", "_table", "is_obeying")

    def __init__(self, client: Client, table: LiveTable, hall: Hall) -> None:
        self._client = client
        self._table = table
        self._hall = hall
        self.is_obeying = False

    async def listen(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Obey what comes until the client goes."""
        try:
            while not self._client.closing:
                text = await socket.receive_text()
                self.is_obeying = True
                await self._obey(text)
                self.is_obeying = False
        except WebSocketDisconnect:
            self._client.close(GONE)
        except Exception as error:
            self._hall.metrics.errors.labels("live").inc()
            log.error("live failed", table=self._table.row.id, reason=repr(error), exc_info=error)
            self._client.close(FAILED)

    async def _obey(self, text: bytes | str) -> None:
        """Do what a message asks for; answer what is refused with the reason."""
        if not self._client.may_talk():
            self._refuse("", TOO_FAST)
            await pause(1 / self._hall.settings.limits.messages_per_second)
            return
        try:
            message = decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._refuse("", NOT_UNDERSTOOD)
            return
        try:
            await _obey(message, self._client, self._table, self._hall)
        except Refused as refused:
            self._refuse(message.re, refused.reason)
        except StoreError:
            self._refuse(message.re, NOT_STORED)

    def _refuse(self, re: str, reason: Text) -> None:
        self._hall.metrics.refusals.labels(reason.id or "other").inc()
        frame = {"type": "refused", "re": re, "reason": reason.data(), "revision": self._table.revision}
        self._client.send(encode(frame))


async def _obey(message: Message, client: Client, table: LiveTable, hall: Hall) -> None:
    if isinstance(message, Chat):
        line = one_line(message.text)
        if client.viewer == SPECTATOR:
            raise Refused(403, Text("table-spectator", "you are watching; take a seat to take part"))
        if client.guest in hall.house.muted:
            raise Refused(403, MUTED)
        if line:
            table.talk.check_may_say(client.viewer, len(table.seats), hall.settings.limits)
            await table.say(client.viewer, line, client.guest, message.team)
        return
    seat = client.viewer
    if seat == SPECTATOR and table.held_by(client.guest) != SPECTATOR:
        raise Refused(403, BOT_SITS)
    if seat == SPECTATOR:
        raise Refused(403, Text("table-spectator", "you are watching; take a seat to take part"))
    if isinstance(message, Why):
        async with table.changing():
            reason = table.why_not(client.viewer, message.action)
        client.send(encode({"type": "answer", "re": message.re, "reason": reason.data() if reason else ""}))
        return
    if isinstance(message, Advice):
        async with table.lock:
            hall.adviser.ask(table, client, message.re)
        return
    if isinstance(message, Consent):
        table.agree(seat, message.advice)
        return
    if isinstance(message, StandIn):
        await hall.clocks.vote(table, seat, message.seat, message.agree)
        return
    started = perf_counter()
    if isinstance(message, Act):
        await table.act(seat, message.action, message.revision, guest=client.guest)
    else:
        assert isinstance(message, Undo)
        await table.undo(seat, message.revision, client.guest)
    hall.metrics.acted(perf_counter() - started)
