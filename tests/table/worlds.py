"""Tables in memory, without a server: two that one viewer cannot tell apart, with everybody's ears at both."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, cast

import msgspec
from litestar.exceptions import WebSocketDisconnect

import kanly
from kanly.engine import Event
from kanly.table.askers import Asker
from kanly.table.film import cut_film
from kanly.table.guests import Guests
from kanly.table.hall import Hall
from kanly.table.live import LiveTable
from kanly.table.metrics import Metrics
from kanly.table.minds import Minds
from kanly.table.rows import ChatRow, SeatRow, StoredTable, TableRow
from kanly.table.settings import Settings
from kanly.table.socket import live
from kanly.table.store import Store
from tests.contract.scramble import SCRAMBLES
from tests.table.helpers import UNHURRIED

TURNS_OF_THE_LOOP = 12
"""Nothing in such a world waits for anything outside, so a few turns of the loop are enough for all that follows."""


class Forgetful:
    """A store that says yes to everything."""

    def __init__(self, lines: int) -> None:
        self._lines = lines

    def stewards(self, url: str) -> None:
        """It is shared with no other server."""

    async def append_move(self, *_: object) -> int:
        return 0

    async def add_chat(self, line: ChatRow) -> ChatRow:
        self._lines += 1
        return msgspec.structs.replace(line, n=self._lines)


class Known:
    """Guests whose cookie is their name."""

    def asker(self, socket: Ear) -> Asker:
        return Asker(socket.headers["guest"])

    def may_watch(self, id: str, key: str) -> bool:
        """Everybody was given the link."""
        return True


class Ear:
    """One end of a live connection: what is put into `said` arrives at the table, what is sent lands in `heard`."""

    def __init__(self, guest: str) -> None:
        self.headers = {"guest": guest}
        self.query_params: dict[str, str] = {}
        self.said: asyncio.Queue[str | None] = asyncio.Queue()
        self.heard: list[str] = []

    async def accept(self) -> None: ...

    async def close(self, code: int) -> None:
        self.heard.append(f"closed {code}")

    async def send_text(self, frame: bytes) -> None:
        self.heard.append(frame.decode())

    async def receive_text(self) -> str:
        message = await self.said.get()
        if message is None:
            raise WebSocketDisconnect(detail="", code=1000)
        return message


class World:
    """A hall with one table, and what everybody there hears."""

    def __init__(self, stored: StoredTable, game: kanly.Game) -> None:
        settings = Settings(database="", limits=UNHURRIED)
        self.hall = Hall(settings, cast(Store, Forgetful(len(stored.chat))), cast(Minds, None), Metrics())
        self.table = LiveTable(stored, game, self.hall.store, self.hall._read, lambda _: None)
        self.hall.tables[stored.table.id] = self.table
        self._tasks: list[asyncio.Task[None]] = []
        self._ears: list[Ear] = []

    @property
    def game(self) -> kanly.Game:
        assert self.table.game is not None
        return self.table.game

    async def connect(self, viewer: int) -> Ear:
        """Connect somebody who looks through a seat's eyes, or a stranger."""
        ear = Ear(self.table.seats[viewer].guest if viewer >= 0 else "stranger")
        guests = cast(Guests, Known())
        work = live.fn(socket=cast(Any, ear), id=self.table.row.id, hall=self.hall, guests=guests)
        self._tasks.append(asyncio.ensure_future(work))
        self._ears.append(ear)
        await self.settle()
        return ear

    async def say(self, ear: Ear, **message: Any) -> None:
        ear.said.put_nowait(msgspec.json.encode(message).decode())
        await self.settle()

    async def settle(self) -> None:
        for _ in range(TURNS_OF_THE_LOOP):
            await asyncio.sleep(0)

    async def leave(self) -> None:
        """Let everybody go home."""
        for ear in self._ears:
            ear.said.put_nowait(None)
        await asyncio.gather(*self._tasks)


def laid(game: kanly.Game) -> StoredTable:
    """Return a table for a game, with a person at every seat and a little talk."""
    row = TableRow(
        "table", game.config.game, game.config.edition, "{}", str(game.seed), 1, 900.0, "running", owner="guest 0",
        head=game.record(), public=True,
    )  # fmt: skip
    seats = [
        SeatRow("table", seat, "person", f"guest {seat}", f"Name {seat}", secret_hash=f"secret {seat}")
        for seat in range(game.config.seats)
    ]
    return StoredTable(row, tuple(seats), (), (ChatRow("table", 1, 0, "Name 0", "good luck", 901.0),))


def real_world(stored: StoredTable, game: kanly.Game) -> World:
    return World(stored, game.clone())


def other_world(stored: StoredTable, game: kanly.Game, viewer: int, rng: Random) -> World:
    """Return a world in which everything is different that a viewer may not know.

    The state, the seed, the results of chance, what others did in secret and were told, and who they are.
    """
    other = game.clone()
    other.state = SCRAMBLES[game.config.game](game.state, viewer, rng)
    other.seed = rng.getrandbits(90)
    other.chances = []
    other.events = [event if event.visible_to(viewer) else _another(event, rng) for event in game.events]
    row = msgspec.structs.replace(stored.table, seed=str(other.seed), head=f"seed {other.seed}")
    seats = [seat if seat.seat == viewer else _somebody_else(seat, rng) for seat in stored.seats]
    if viewer != 0:
        row = msgspec.structs.replace(row, owner=seats[0].guest)
    return World(StoredTable(row, tuple(seats), stored.moves, stored.chat), other.clone())


def _another(event: Event, rng: Random) -> Event:
    return Event(f"secret {rng.random()}", event.seat, {"secret": rng.random()}, event.seats)


def _somebody_else(seat: SeatRow, rng: Random) -> SeatRow:
    return msgspec.structs.replace(seat, guest=f"guest {rng.random()}", secret_hash=f"secret {rng.random()}")


def film_of(game: kanly.Game, viewer: int) -> dict[str, Any]:
    """Return the film that is cut of a running game for a viewer."""
    film = msgspec.json.decode(cut_film(game.record(), viewer))
    assert isinstance(film, dict)
    return film
