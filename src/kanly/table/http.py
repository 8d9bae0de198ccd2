"""The lobby over plain HTTP: guests, games, tables, seats, records and films."""

from __future__ import annotations

from functools import lru_cache
from time import time
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post, put
from litestar.datastructures import Cookie
from litestar.params import Parameter

import kanly
from kanly.bots import bot_names
from kanly.engine import KanlyError
from kanly.engine.text import Text
from kanly.table import seating
from kanly.table.errors import Refused
from kanly.table.guests import Guests
from kanly.table.house import House
from kanly.table.patch import View
from kanly.table.rows import GuestRow
from kanly.table.wire import Join, Leave, Me, NewTable, Pace, RecordText, one_line

Req = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(max_length=40)]
Seat = Annotated[int, Parameter(ge=0, le=8)]


def answer(content: Any, cookies: list[Cookie] | None = None, status: int = 200) -> Response[Any]:
    """Return JSON that no cache keeps."""
    return Response(content, status_code=status, cookies=cookies or [], headers={"cache-control": "no-store"})


# -- guests ------------------------------------------------------------------------------------------------


@get("/api/me")
async def me(request: Req, guests: Guests, house: House) -> Response[View]:
    """Say who the guest is; a stranger becomes one."""
    guest, cookies = guests.welcome(request)
    known = None if cookies else await house.store.guest(guest)
    return answer({"guest": guest[:6], "name": known.name if known else ""}, cookies)


@put("/api/me")
async def rename(request: Req, data: Me, guests: Guests, house: House) -> Response[View]:
    """Change what the guest is called."""
    guest, cookies = guests.welcome(request)
    name = one_line(data.name)
    known = await house.store.guest(guest)
    now = time()
    await house.store.set_guest(GuestRow(guest, name, known.created if known else now, now))
    return answer({"guest": guest[:6], "name": name}, cookies)


# -- games -------------------------------------------------------------------------------------------------


@get("/api/games", sync_to_thread=False)
def games() -> Response[list[View]]:
    """List the games there are, and how they can be played."""
    return answer([_game(name) for name in kanly.games()])


@lru_cache
def _game(name: str) -> View:
    rules = kanly.rules_of(name)
    editions = [
        {
            "id": edition,
            "title": title,
            "seats": rules.seat_counts(edition),
            "difficulties": {
                str(seats): rules.difficulties(edition, seats)
                for seats in rules.seat_counts(edition)
                if rules.difficulties(edition, seats)
            },
            "leaders": list(rules.catalogue(edition).get("leaders", {})),
        }
        for edition, title in rules.editions().items()
    ]
    return {"id": name, "title": rules.title, "editions": editions, "bots": [{"id": bot} for bot in bot_names()]}


@get("/api/catalogue/{game:str}/{edition:str}", sync_to_thread=False)
def catalogue(game: str, edition: str) -> Response[Any]:
    """Return every component of an edition."""
    try:
        content = _catalogue(game, edition)
    except KanlyError as error:
        raise Refused(404, Text.of(error.said)) from None
    return Response(content, media_type="application/json", headers={"cache-control": "public, max-age=300"})


@lru_cache
def _catalogue(game: str, edition: str) -> bytes:
    return msgspec.json.encode(kanly.rules_of(game).catalogue(edition))


# -- tables ------------------------------------------------------------------------------------------------


@get("/api/tables")
async def tables(request: Req, guests: Guests, house: House) -> Response[View]:
    """List the guest's tables, those that wait for people, and those to watch."""
    return answer(await house.listed(guests.known(request)))


@post("/api/tables")
async def create(request: Req, data: NewTable, guests: Guests, house: House) -> Response[View]:
    """Make a table."""
    guest, cookies = guests.welcome(request)
    table, links = await house.create(guest, await house.name_of(guest), data)
    return answer({**table.summary(guest), "links": links}, cookies, 201)


@get("/api/tables/{id:str}")
async def table(request: Req, id: TableId, guests: Guests, house: House) -> Response[View]:
    """Return a table's summary."""
    return answer((await house.find(id)).summary(guests.known(request)))


@post("/api/tables/{id:str}/seats/{seat:int}/join", status_code=200)
async def join(request: Req, id: TableId, seat: Seat, data: Join, guests: Guests, house: House) -> Response[View]:
    """Take a seat."""
    guest, cookies = guests.welcome(request)
    found = await house.find(id)
    await seating.join(found, seat, guest, one_line(data.name) or await house.name_of(guest), data.secret)
    house.seated(found)
    return answer(found.summary(guest), cookies)


@post("/api/tables/{id:str}/seats/{seat:int}/leave", status_code=200)
async def leave(request: Req, id: TableId, seat: Seat, data: Leave, guests: Guests, house: House) -> Response[View]:
    """Leave a seat to a bot, or open."""
    guest = guests.known(request)
    found = await house.find(id)
    await seating.leave(found, seat, guest, data.bot)
    house.seated(found)
    return answer(found.summary(guest))


@post("/api/tables/{id:str}/seats/{seat:int}/return", status_code=200)
async def come_back(request: Req, id: TableId, seat: Seat, guests: Guests, house: House) -> Response[View]:
    """Take one's seat back from the bot that kept it."""
    guest = guests.known(request)
    found = await house.find(id)
    await seating.come_back(found, seat, guest)
    house.seated(found)
    return answer(found.summary(guest))


@post("/api/tables/{id:str}/seats/{seat:int}/hand-over", status_code=200)
async def hand_over(request: Req, id: TableId, seat: Seat, guests: Guests, house: House) -> Response[View]:
    """Make a new secret link for a seat."""
    found = await house.find(id)
    return answer({"secret": await seating.hand_over(found, seat, guests.known(request))})


@post("/api/tables/{id:str}/pace", status_code=200)
async def pace(request: Req, id: TableId, data: Pace, guests: Guests, house: House) -> Response[View]:
    """Set how fast bots act."""
    guest = guests.known(request)
    found = await house.find(id)
    await seating.set_pace(found, guest, data.pace)
    house.seated(found)
    return answer(found.summary(guest))


# -- records and films -------------------------------------------------------------------------------------


@get("/api/tables/{id:str}/record")
async def record(request: Req, id: TableId, guests: Guests, house: House) -> Response[str]:
    """Return the record of a finished game."""
    text = await house.record(await house.find(id), guests.known(request))
    headers = {"content-disposition": f'attachment; filename="kanly-{id}.txt"', "cache-control": "no-store"}
    return Response(text, media_type="text/plain", headers=headers)


@get("/api/tables/{id:str}/film")
async def film(
    request: Req, id: TableId, guests: Guests, house: House, seat: Annotated[int, Parameter(ge=-1, le=8)] = -1
) -> Response[bytes]:
    """Return the film of a game through the eyes of a seat."""
    content = await house.film(await house.find(id), guests.known(request), seat)
    return Response(content, media_type="application/json", headers={"cache-control": "no-store"})


@post("/api/records")
async def import_record(request: Req, data: RecordText, guests: Guests, house: House) -> Response[View]:
    """Make a table of a record."""
    guest, cookies = guests.welcome(request)
    found = await house.import_record(guest, await house.name_of(guest), data.record)
    return answer(found.summary(guest), cookies, 201)


@post("/api/films", status_code=200)
async def film_of(data: RecordText, house: House) -> Response[bytes]:
    """Return the film of a record; nothing is stored."""
    content = await house.film_of(data.record, data.seat)
    return Response(content, media_type="application/json", headers={"cache-control": "no-store"})


# -- for the host ------------------------------------------------------------------------------------------


@get("/health")
async def health(house: House) -> Response[View]:
    """Say whether the server and its database answer."""
    await house.store.guest("")
    return answer({"status": "ok", "version": kanly.__version__})


@get("/metrics", sync_to_thread=False)
def metrics(house: House) -> Response[bytes]:
    """Return the counters."""
    house.metrics.live.set(len(house.tables))
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")


ROUTES = [
    me, rename, games, catalogue, tables, create, table, join, leave, come_back, hand_over, pace, record, film,
    import_record, film_of, health, metrics,
]  # fmt: skip
