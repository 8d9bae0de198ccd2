"""Garbage and strangers: whatever comes in, nothing changes, everybody is answered, and the game goes on."""

from __future__ import annotations

import asyncio
import json
import resource
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from litestar import Litestar

from kanly.engine import SPECTATOR, KanlyError
from kanly.table.app import make_app
from kanly.table.askers import Asker
from kanly.table.guests import COOKIE, Guests
from kanly.table.live import LiveTable
from kanly.table.seating import join
from kanly.table.wire import Act, Chat, NewTable, Undo
from kanly.table.wire import Message as Known
from tests.table.garbage import Garbage, Message
from tests.table.helpers import SECONDS, UNHURRIED, Live, play, seated, serving, settings_of

SEATS = 3
ROUNDS, MESSAGES = 60, 300
"""Rounds of garbage, and what each of the six connections sends in one: 108,000 in all."""
BATCH = 100
MOST_MEGABYTES = 40
KEY = "not the server's key"

decode = msgspec.json.Decoder(Known).decode


class Wire:
    """A live connection to an application in this process: all that a socket carries, without the socket."""

    def __init__(self, app: Litestar, table_id: str, seat: int, cookie: str = "") -> None:
        self.seat = seat
        self.frames: list[dict[str, Any]] = []
        self.closed = 0
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._idle = asyncio.Event()
        path = f"/api/tables/{table_id}/live"
        watch = f"watch={app.state.guests.watch_key(table_id)}".encode()
        scope = {
            "type": "websocket", "path": path, "raw_path": path.encode(), "root_path": "", "query_string": watch,
            "headers": [(b"host", b"kanly"), (b"cookie", f"{COOKIE}={cookie}".encode())] if cookie else [],
            "scheme": "ws", "http_version": "1.1", "subprotocols": [], "extensions": {}, "state": {},
            "client": ("127.0.0.1", 1), "server": ("kanly", 1), "asgi": {"version": "3.0", "spec_version": "2.4"},
        }  # fmt: skip
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.ensure_future(app(scope, self._receive, self._send))  # type: ignore[arg-type]

    async def _receive(self) -> Any:
        if self._inbox.empty():
            self._idle.set()
        return await self._inbox.get()

    async def _send(self, event: Any) -> None:
        if event["type"] == "websocket.send":
            self.frames.append(well_formed(event["text"]))
        elif event["type"] == "websocket.close":
            self.closed = event["code"]

    async def send(self, *messages: Message) -> None:
        """Send messages at once, and wait until all of them were taken and what was answered has come."""
        await asyncio.wait_for(self._idle.wait(), SECONDS)
        for message in messages:
            self._idle.clear()
            part = {"text": message} if isinstance(message, str) else {"bytes": message}
            self._inbox.put_nowait({"type": "websocket.receive", **part})
        await asyncio.wait_for(self._idle.wait(), SECONDS)
        await asyncio.sleep(0)
        assert not self.closed, f"closed with {self.closed}"

    async def leave(self) -> None:
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._task, SECONDS)


def well_formed(text: str) -> dict[str, Any]:
    """Return a frame, after a look whether it is one that a page understands and tells nothing of the inside."""
    frame: dict[str, Any] = json.loads(text)
    kind = frame["type"]
    assert kind in {"table", "step", "undone", "seats", "chat", "answer", "refused"}
    if kind in {"answer", "refused"}:
        assert len(text) < 3000
        assert "Traceback" not in text
        assert 'File "' not in text
        assert isinstance(frame["re"], str)
        reason = frame["reason"]
        assert reason == "" if kind == "answer" and not reason else set(reason) == {"id", "args", "text"}
    return frame


def state_of(table: LiveTable) -> bytes:
    """Return everything that a stranger must not change."""
    game = table.game
    assert game is not None
    views = [game.held(seat).data() for seat in range(SEATS)]
    whole = (
        table.revision,
        table.row,
        table.seats,
        len(table.talk),
        game.rules.page().face_up(game.state).data(),
        views,
    )
    return msgspec.json.encode(whole)


def does_something(message: Message, seat: int, table: LiveTable) -> bool:
    """Say whether a message of a seat is a good one by chance."""
    game = table.game
    assert game is not None
    if seat == SPECTATOR or isinstance(message, bytes):
        return False
    try:
        known = decode(message)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return False
    if isinstance(known, Undo):
        return known.revision == table.revision and game.why_not_undo(seat) is None
    if isinstance(known, Act):
        with suppress(KanlyError):
            return known.revision == table.revision and game.why_not(known.action, seat) is None
    return isinstance(known, Chat)


async def lay_table(app: Litestar) -> tuple[LiveTable, list[Wire]]:
    """Lay a table for three people; return it with their connections, and those of three who have no seat there."""
    hall, guests = app.state.hall, app.state.guests
    table, links = await hall.create(Asker("guest0"), "", NewTable(seats=SEATS, people=SEATS, seed="7", pace=0))
    for seat, secret in links.items():
        await join(table, int(seat), f"guest{seat}", "", secret)
    sign = guests._signer.sign
    forged = Guests(KEY, False)._signer.sign("guest0").decode()
    cookies = [(seat, sign(f"guest{seat}").decode()) for seat in range(SEATS)]
    cookies += [(SPECTATOR, ""), (SPECTATOR, sign("outsider").decode()), (SPECTATOR, forged)]
    wires = [Wire(app, table.row.id, seat, cookie) for seat, cookie in cookies]
    for wire in wires:
        await wire.send()
        assert wire.frames[0]["viewer"] == wire.seat
    return table, wires


async def act(table: LiveTable, wires: list[Wire], rng: Random) -> str:
    """Let the seat that is to decide act as a page does; return its message."""
    assert table.game is not None
    revision, mover = table.revision, wires[table.game.to_move]
    action = rng.choice([action.text for action in table.game.decision.actions])
    message = json.dumps({"type": "act", "action": action, "revision": revision})
    await mover.send(message)
    assert table.revision == revision + 1
    assert mover.frames[-1]["type"] == "step"
    return message


def megabytes() -> float:
    """Return the most memory that this process ever had."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def test_a_hundred_thousand_messages_of_garbage_change_nothing(tmp_path: Path) -> None:
    async def fuzz() -> None:
        app = make_app(settings_of(tmp_path))
        async with app.lifespan():
            table, wires = await lay_table(app)
            assert table.game is not None
            rng = Random(4)
            garbage = Garbage(rng)
            sent, memory = 0, 0.0
            for number in range(ROUNDS):
                garbage.look([action.text for action in table.game.decision.actions], table.revision)
                before = state_of(table)
                for wire in wires:
                    sent += await send_garbage(wire, garbage, table)
                    wire.frames.clear()
                assert state_of(table) == before
                garbage.earlier.append(await act(table, wires, rng))
                memory = memory or (megabytes() if number == ROUNDS // 4 else 0.0)
            assert sent >= 100_000
            assert megabytes() - memory < MOST_MEGABYTES
            while not table.game.is_over:
                await act(table, wires, rng)
            assert all(wire.frames[-1]["result"]["ranking"] for wire in wires)
            for wire in wires:
                await wire.leave()
            stored = await app.state.hall.store.load_table(table.row.id)
            assert len(stored.moves) == table.revision == len(table.game.actions)
            assert stored.chat == ()

    asyncio.run(fuzz())


async def send_garbage(wire: Wire, garbage: Garbage, table: LiveTable) -> int:
    """Send a round of garbage, less what is good by chance; return how much was sent."""
    messages = [garbage.message() for _ in range(MESSAGES)]
    messages = [message for message in messages if not does_something(message, wire.seat, table)]
    for start in range(0, len(messages), BATCH):
        await wire.send(*messages[start : start + BATCH])
    return len(messages)


def test_garbage_over_sockets_changes_nothing(tmp_path: Path) -> None:
    rng = Random(5)
    garbage = Garbage(rng)
    with serving(tmp_path) as server:
        summary, people = seated(server, SEATS, seed="7")
        lives = [person.look(summary["id"]) for person in people]
        stranger = Live(server, summary["id"])
        table = server.live(summary["id"])
        sent = 0
        for _ in range(10):
            mover = next(live for live in lives if live.actions)
            garbage.look(mover.actions, mover.revision)
            before = state_of(table)
            for live in (*lives, stranger):
                messages = [garbage.message() for _ in range(BATCH)]
                for message in messages:
                    if is_short(message) and not does_something(message, live.viewer, table):
                        live.socket.send(message)
                        sent += 1
                live.rest()
            assert state_of(table) == before
            for live in (*lives, stranger):
                for frame in live.frames:
                    well_formed(frame)
                live.frames.clear()
            action = rng.choice(mover.actions)
            garbage.earlier.append(json.dumps({"type": "act", "action": action, "revision": mover.revision}))
            assert mover.act(action)["type"] == "step"
            for live in (*lives, stranger):
                live.catch_up(mover.revision)
        assert sent > 3500
        play([*lives, stranger], rng)
        assert all(live.result["ranking"] for live in (*lives, stranger))


def is_short(message: Message) -> bool:
    """Say whether a message is within the limit; what is longer ends the connection."""
    return len(message if isinstance(message, bytes) else message.encode()) <= UNHURRIED.message_bytes


def test_an_action_is_stored_in_the_words_of_the_rules(tmp_path: Path) -> None:
    """The parser is kind to spaces; a line break in a stored action would make the record unreadable."""
    with serving(tmp_path) as server:
        summary, people = seated(server, SEATS, seed="7")
        lives = [person.look(summary["id"]) for person in people]
        mover = next(live for live in lives if live.actions)
        action = mover.actions[0]
        assert mover.act("\n" + action.replace(" ", "\n \t") + "\u2028")["type"] == "step"
        mine, public = mover.mine, mover.public
    with serving(tmp_path) as server:
        people[mover.viewer].server = server
        again = people[mover.viewer].look(summary["id"])
        assert (again.revision, again.mine, again.public) == (1, mine, public)
        assert server.live(summary["id"]).status == "running"
