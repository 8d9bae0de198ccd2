"""The lobby over plain HTTP: guests, games, tables, seats, records and films."""

from __future__ import annotations

from functools import lru_cache
from time import time
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from msgspec.structs import asdict

import kanly
from kanly.bots import LEVELS
from kanly.engine import SPECTATOR, KanlyError
from kanly.engine.patch import View
from kanly.engine.text import Text
from kanly.table import seating
from kanly.table.answers import (
    Film,
    GameAnalysis,
    GameInfo,
    Guest,
    Health,
    Lobby,
    NewSummary,
    Secret,
    Summary,
    refusals,
)
from kanly.table.askers import Networks
from kanly.table.errors import MUTED, Refused, no_such_table, not_yours
from kanly.table.guests import Guests
from kanly.table.hall import Hall
from kanly.table.live import LiveTable
from kanly.table.rows import GuestRow, ReportRow
from kanly.table.wire import Join, Leave, Me, NewTable, Pace, RecordText, Report, one_line

Req = Request[Any, Any, Any]
TheHall = NamedDependency[Hall]
TheGuests = NamedDependency[Guests]
TableId = Annotated[str, PathParameter(max_length=40)]
Seat = Annotated[int, PathParameter(ge=0, le=8)]
WatchKey = Annotated[str, QueryParameter(max_length=64)]
AT_A_TABLE = refusals(400, 403, 404, 409, 413)


def answer(content: Any, cookies: list[Cookie] | None = None, status: int = 200) -> Response[Any]:
    """Return JSON that no cache keeps."""
    return Response(content, status_code=status, cookies=cookies or [], headers={"cache-control": "no-store"})


# -- guests ------------------------------------------------------------------------------------------------


@get("/api/me", responses=refusals())
async def me(request: Req, guests: TheGuests, hall: TheHall) -> Response[Guest]:
    """Say who the guest is; a stranger becomes one."""
    (guest, _), cookies = guests.welcome(request)
    known = await hall.store.guest(guest)
    return answer({"guest": guest[:6], "name": known.name if known else ""}, cookies)


@put("/api/me", responses=refusals(400, 403, 413))
async def rename(request: Req, data: JSONBody[Me], guests: TheGuests, hall: TheHall) -> Response[Guest]:
    """Change what the guest is called."""
    asker, cookies = guests.welcome(request)
    guest, name = asker.guest, one_line(data.name)
    if guest in hall.house.muted:
        raise Refused(403, MUTED)
    known = await hall.store.guest(guest)
    if known is None:
        hall.quotas.check_newcomer(asker)
    now = time()
    await hall.store.set_guest(GuestRow(guest, name, known.created if known else now, now))
    return answer({"guest": guest[:6], "name": name}, cookies)


# -- games -------------------------------------------------------------------------------------------------


@get("/api/games", sync_to_thread=False, responses=refusals())
def games() -> Response[list[GameInfo]]:
    """List the games there are, and how they can be played."""
    return answer([_game(name) for name in kanly.games()])


def _game(name: str) -> View:
    rules = kanly.rules_of(name)
    return {
        "id": name,
        "title": rules.title,
        "editions": [
            {"id": edition, "title": title, "modules": rules.modules(edition)}
            for edition, title in rules.editions().items()
        ],
        "variants": [
            {
                "edition": variant.edition,
                "modules": variant.modules,
                "seats": rules.seat_counts(variant),
                "usual": rules.usual_seats(variant),
                "options": [option.data() for option in rules.options(variant)],
            }
            for variant in rules.variants()
        ],
        "bots": [{"id": bot} for bot in LEVELS],
    }


@get("/api/catalogue/{game:str}/{edition:str}", sync_to_thread=False, responses=refusals(400, 404))
def catalogue(
    game: FromPath[str],
    edition: FromPath[str],
    modules: Annotated[str, QueryParameter(name="with", max_length=400)] = "",
    seats: Annotated[int, QueryParameter(ge=0, le=99)] = 0,
) -> Response[Any]:
    """Return every component of an edition with modules, a comma list, on the board for so many seats."""
    try:
        content = _catalogue(game, kanly.rules_of(game).variant(edition, filter(None, modules.split(",")), seats))
    except KanlyError as error:
        raise Refused(404, Text.of(error.said)) from None
    return Response(content, media_type="application/json", headers={"cache-control": "public, max-age=300"})


@lru_cache
def _catalogue(game: str, variant: kanly.Variant) -> bytes:
    return msgspec.json.encode(kanly.rules_of(game).catalogue(variant))


# -- tables ------------------------------------------------------------------------------------------------


@get("/api/tables", responses=refusals())
async def tables(request: Req, guests: TheGuests, hall: TheHall) -> Response[Lobby]:
    """List the guest's tables, those that wait for people, and those to watch."""
    return answer(await hall.listed(guests.known(request)))


@post("/api/tables", responses=refusals(400, 403, 413))
async def create(request: Req, data: JSONBody[NewTable], guests: TheGuests, hall: TheHall) -> Response[NewSummary]:
    """Make a table."""
    asker, cookies = guests.welcome(request)
    table, links = await hall.create(asker, await hall.name_of(asker.guest), data)
    return answer(NewSummary(**asdict(table.summary(asker.guest)), links=links), cookies, 201)


async def seen(request: Req, id: str, guests: Guests, hall: Hall, watch: str) -> LiveTable:
    """Return a table that whoever asks may look at: to strangers a private one is none, unless they have its key."""
    found = await hall.find(id)
    if not found.is_known_to(guests.known(request)) and not guests.may_watch(id, watch):
        raise no_such_table()
    return found


@get("/api/tables/{id:str}", responses=refusals(400, 404))
async def table(request: Req, id: TableId, guests: TheGuests, hall: TheHall, watch: WatchKey = "") -> Response[Summary]:
    """Return a table's summary."""
    return answer((await seen(request, id, guests, hall, watch)).summary(guests.known(request)))


@get("/api/tables/{id:str}/watch", responses=refusals(400, 404))
async def watch_key(request: Req, id: TableId, guests: TheGuests, hall: TheHall) -> Response[Secret]:
    """Return the key that lets others watch a private table, to those who are of it."""
    await seen(request, id, guests, hall, "")
    return answer({"secret": guests.watch_key(id)})


@post("/api/tables/{id:str}/seats/{seat:int}/report", status_code=200, responses=AT_A_TABLE)
async def report(
    request: Req, id: TableId, seat: Seat, data: JSONBody[Report], guests: TheGuests, hall: TheHall
) -> Response[Summary]:
    """Tell the host about the name of somebody at the same table, or about what they said."""
    guest = guests.known(request)
    found = await hall.find(id)
    whose = seating.seat_of(found, seat)
    reader = found.held_by(guest)
    if reader in (SPECTATOR, seat):
        raise not_yours()
    lines = found.talk.said_by(seat, reader, guest) if data.about == "chat" else []
    said = msgspec.json.encode(lines).decode()
    told = ReportRow(id, seat, data.about, guest, whose.guest, whose.name, one_line(data.text), said, time())
    await hall.store.add_report(told)
    return answer(found.summary(guest))


@post("/api/tables/{id:str}/seats/{seat:int}/join", status_code=200, responses=AT_A_TABLE)
async def join(
    request: Req, id: TableId, seat: Seat, data: JSONBody[Join], guests: TheGuests, hall: TheHall
) -> Response[Summary]:
    """Take a seat."""
    (guest, _), cookies = guests.welcome(request)
    found = await hall.find(id)
    await seating.join(found, seat, guest, one_line(data.name) or await hall.name_of(guest), data.secret)
    hall.seated(found)
    return answer(found.summary(guest), cookies)


@post("/api/tables/{id:str}/seats/{seat:int}/leave", status_code=200, responses=AT_A_TABLE)
async def leave(
    request: Req, id: TableId, seat: Seat, data: JSONBody[Leave], guests: TheGuests, hall: TheHall
) -> Response[Summary]:
    """Leave a seat to a bot, or open."""
    asker = guests.asker(request)
    found = await hall.find(id)
    await hall.leave(found, seat, asker, data.bot)
    return answer(found.summary(asker.guest))


@post("/api/tables/{id:str}/seats/{seat:int}/return", status_code=200, responses=AT_A_TABLE)
async def come_back(request: Req, id: TableId, seat: Seat, guests: TheGuests, hall: TheHall) -> Response[Summary]:
    """Take one's seat back from the bot that kept it."""
    guest = guests.known(request)
    found = await hall.find(id)
    await seating.come_back(found, seat, guest)
    hall.seated(found)
    return answer(found.summary(guest))


@post("/api/tables/{id:str}/seats/{seat:int}/hand-over", status_code=200, responses=AT_A_TABLE)
async def hand_over(request: Req, id: TableId, seat: Seat, guests: TheGuests, hall: TheHall) -> Response[Secret]:
    """Make a new secret link for a seat."""
    found = await hall.find(id)
    return answer({"secret": await seating.hand_over(found, seat, guests.known(request))})


@post("/api/tables/{id:str}/pace", status_code=200, responses=AT_A_TABLE)
async def pace(request: Req, id: TableId, data: JSONBody[Pace], guests: TheGuests, hall: TheHall) -> Response[Summary]:
    """Set how fast bots act."""
    guest = guests.known(request)
    found = await hall.find(id)
    await seating.set_pace(found, guest, data.pace)
    hall.seated(found)
    return answer(found.summary(guest))


# -- records and films -------------------------------------------------------------------------------------


@get("/api/tables/{id:str}/record", media_type="text/plain", responses=refusals(400, 403, 404))
async def record(request: Req, id: TableId, guests: TheGuests, hall: TheHall, watch: WatchKey = "") -> Response[str]:
    """Return the record of a finished game."""
    text = await hall.library.record(await seen(request, id, guests, hall, watch), guests.known(request))
    headers = {"content-disposition": f'attachment; filename="kanly-{id}.txt"', "cache-control": "no-store"}
    return Response(text, media_type="text/plain", headers=headers)


@get("/api/tables/{id:str}/film", responses=refusals(400, 403, 404, 409))
async def film(
    request: Req,
    id: TableId,
    guests: TheGuests,
    hall: TheHall,
    seat: Annotated[int, QueryParameter(ge=-1, le=8)] = -1,
    watch: WatchKey = "",
) -> Response[Film]:
    """Return the film of a game through the eyes of a seat."""
    return answer(await hall.library.film(await seen(request, id, guests, hall, watch), guests.asker(request), seat))


@post("/api/tables/{id:str}/analysis", status_code=200, responses=refusals(400, 403, 404, 409))
async def analysis(request: Req, id: TableId, guests: TheGuests, hall: TheHall) -> Response[GameAnalysis]:
    """Return the analysis of a finished game: turning points and mistakes."""
    return answer(await hall.adviser.analysis(await hall.find(id), guests.asker(request)))


@post("/api/records", responses=refusals(400, 403, 413))
async def import_record(
    request: Req, data: JSONBody[RecordText], guests: TheGuests, hall: TheHall
) -> Response[Summary]:
    """Make a table of a record."""
    asker, cookies = guests.welcome(request)
    found = await hall.import_record(asker, await hall.name_of(asker.guest), data.record, max(data.seat, 0))
    return answer(found.summary(asker.guest), cookies, 201)


@post("/api/films", status_code=200, responses=refusals(400, 403, 413))
async def film_of(request: Req, data: JSONBody[RecordText], guests: TheGuests, hall: TheHall) -> Response[Film]:
    """Return the film of a record; nothing is stored."""
    return answer(await hall.library.film_of(data.record, data.seat, guests.asker(request)))


# -- for the host ------------------------------------------------------------------------------------------


@get("/health", responses=refusals())
async def health(hall: TheHall) -> Response[Health]:
    """Say whether the server and its database answer, and the database can be written to."""
    await hall.check_health()
    return answer({"status": "ok", "version": kanly.__version__})


@get("/metrics", media_type="text/plain", responses=refusals(404))
async def metrics(request: Req, hall: TheHall) -> Response[bytes]:
    """Return the counters, to those whom the host lets see them."""
    if request.client is not None and request.client.host not in Networks(hall.settings.metrics_for):
        raise Refused(404, Text("http-404", "there is nothing here"))
    await hall.take_stock(request.app.state.get("gate"))
    return Response(hall.metrics.text(), media_type="text/plain; version=0.0.4")


ROUTES = [
    me, rename, games, catalogue, tables, create, table, join, leave, come_back, hand_over, pace, watch_key, report,
    record, film, analysis, import_record, film_of, health, metrics,
]  # fmt: skip
