"""A real server in this process, on a free loopback port, and players who talk to it as a page does."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any, TypeVar

import httpx
import structlog
import uvicorn
from litestar import Litestar
from websockets.sync.client import ClientConnection, connect

import kanly
from kanly.bots.quick import QuickBot
from kanly.engine import Rng
from kanly.engine.patch import patched
from kanly.table.app import make_app
from kanly.table.guests import Guests
from kanly.table.hall import Hall
from kanly.table.live import LiveTable
from kanly.table.serve import configured
from kanly.table.settings import Limits, Settings

T = TypeVar("T")
Data = dict[str, Any]

SECONDS = 300.0
"""How long anything may take before a test gives up, on a machine that others keep busy."""
UNHURRIED = Limits(
    requests_per_minute=1_000_000,
    messages_per_second=1e6,
    message_burst=1_000_000,
    newcomers_per_hour=1_000_000,
    chat_per_minute=1e6,
    chat_burst=1_000_000,
)
"""Tests ask more than people do."""

structlog.configure(
    processors=[
        structlog.processors.add_log_level,
        structlog.processors.format_exc_info,
        structlog.processors.JSONRenderer(),
    ]
)


class Server:
    """A server that runs in a thread of its own until `stop`."""

    def __init__(self, settings: Settings) -> None:
        self.visitors: list[httpx.Client] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self.settings = replace(settings, peer_url=self.url)
        self.app: Litestar = make_app(self.settings)
        self._server = uvicorn.Server(configured(self.app, settings))
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = Thread(target=self._run, name="kanly-server")
        self._thread.start()
        httpx.get(self.url + "/health", timeout=SECONDS).raise_for_status()

    def _run(self) -> None:
        async def serve() -> None:
            self._loop = asyncio.get_running_loop()
            await self._server.serve([self._listener])

        with asyncio.Runner(loop_factory=self._server.config.get_loop_factory()) as runner:
            runner.run(serve())

    def stop(self) -> None:
        """Stop as on SIGTERM: connections are closed, what was begun is finished."""
        for http in self.visitors:
            http.close()
        self._server.should_exit = True
        self._thread.join(SECONDS)
        assert not self._thread.is_alive(), "the server does not stop"

    def watch_key(self, table_id: str) -> str:
        """Return the key of a private table, as its people could hand it to whoever may watch."""
        guests = self.app.state.guests
        assert isinstance(guests, Guests)
        return guests.watch_key(table_id)

    @property
    def hall(self) -> Hall:
        hall = self.app.state.hall
        assert isinstance(hall, Hall)
        return hall

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something in the server's own loop and return its result."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(SECONDS)

    def live(self, table_id: str) -> LiveTable:
        """Return a table as it is in the server's memory."""
        return self.run(self.hall.find(table_id))


def settings_of(folder: Path, **changed: Any) -> Settings:
    """Return settings for a test: a database in a folder, bots that do not wait, no limits that are in the way."""
    given: Data = {"database": f"sqlite:///{folder / 'tables.sqlite'}", "pace": 0, "limits": UNHURRIED}
    return Settings(**{**given, **changed})


@contextmanager
def serving(folder: Path, **changed: Any) -> Iterator[Server]:
    """Serve the tables of a folder; the same folder again is the same server after a restart."""
    server = Server(settings_of(folder, **changed))
    try:
        yield server
    finally:
        server.stop()


class Player:
    """A browser: it keeps its cookie, calls the lobby and looks at tables."""

    def __init__(self, server: Server, name: str = "", address: str = "") -> None:
        self.server = server
        headers = {"x-forwarded-for": address} if address else {}
        self.http = httpx.Client(base_url=server.url, timeout=SECONDS, headers=headers)
        server.visitors.append(self.http)
        self.call("GET", "/api/me")
        if name:
            self.call("PUT", "/api/me", {"name": name})

    def at(self, server: Server) -> Player:
        """Return the same guest, with the same cookie, at a server that was started again."""
        again = Player(server)
        again.http.cookies = self.http.cookies
        return again

    def request(self, method: str, path: str, data: Data | None = None) -> httpx.Response:
        return self.http.request(method, path, json=data)

    def call(self, method: str, path: str, data: Data | None = None) -> Any:
        """Return the answer's data; fail if it is an error."""
        response = self.request(method, path, data)
        assert response.is_success, f"{method} {path}: {response.status_code} {response.text}"
        return response.json()

    def refused(self, method: str, path: str, data: Data | None = None) -> tuple[int, str]:
        """Return status and message id of the error that a call must be answered with."""
        response = self.request(method, path, data)
        assert response.is_error, f"{method} {path} was not refused: {response.text}"
        error = response.json()["error"]
        assert set(error) == {"id", "args", "text"}
        assert error["text"]
        return response.status_code, error["id"]

    def make(self, **new: Any) -> Data:
        """Make a table (four seats, bots at all but ours, at once, unless said otherwise) and return its summary."""
        summary = self.call("POST", "/api/tables", {"pace": 0, **new})
        assert isinstance(summary, dict)
        return summary

    def table(self, table_id: str) -> Data:
        summary = self.call("GET", f"/api/tables/{table_id}?watch={self.server.watch_key(table_id)}")
        assert isinstance(summary, dict)
        return summary

    def join(self, table_id: str, seat: int, secret: str = "", name: str = "") -> Data:
        data = {"secret": secret, "name": name}
        summary = self.call("POST", f"/api/tables/{table_id}/seats/{seat}/join", data)
        assert isinstance(summary, dict)
        return summary

    def film(self, table_id: str, seat: int = -1) -> Data:
        film = self.call("GET", f"/api/tables/{table_id}/film?seat={seat}&watch={self.server.watch_key(table_id)}")
        assert isinstance(film, dict)
        return film

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextmanager
    def looking(self, table_id: str) -> Iterator[Live]:
        """Look at a table for a while."""
        live = self.look(table_id)
        try:
            yield live
        finally:
            live.leave()

    def look(self, table_id: str) -> Live:
        """Open a live connection, and wait for its first view."""
        live = Live(self.server, table_id, self.cookie)
        live.receive("table")
        return live


class Live:
    """A live connection: what it was shown so far, put together as a page does it."""

    def __init__(self, server: Server, table_id: str, cookie: str = "", **headers: str) -> None:
        url = f"{server.url.replace('http', 'ws')}/api/tables/{table_id}/live?watch={server.watch_key(table_id)}"
        headers = {**headers, "cookie": cookie} if cookie else headers
        opening = connect(
            url,
            additional_headers=headers,
            max_size=None,
            max_queue=None,
            compression=None,
            proxy=None,
            open_timeout=SECONDS,
            ping_interval=None,
        )
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(opening)
        self.cookie = cookie
        self.frames: list[str] = []
        self.viewer, self.revision = -1, 0
        self.table: Data = {}
        self.public: Data = {}
        self.mine: Data = {}
        self.asked: Data = {}
        self.result: Data = {}
        self.log: list[Data] = []
        self.first = 0
        self.chat: list[Data] = []
        self._numbers = count(1)

    def leave(self) -> None:
        self._open.close()

    @property
    def actions(self) -> list[str]:
        """What this seat may do now; empty when it is not its turn."""
        return list(self.mine.get("decision", {}).get("actions", ()))

    # -- hearing -----------------------------------------------------------------------------------

    def hear(self) -> Data:
        """Take the next frame in and return it."""
        text = self.socket.recv(timeout=SECONDS)
        assert isinstance(text, str)
        self.frames.append(text)
        frame = json.loads(text)
        assert isinstance(frame, dict)
        self._take_in(frame)
        return frame

    def receive(self, *kinds: str) -> Data:
        """Hear frames until one of a kind comes, and return that."""
        return self.hear_until(lambda frame: frame["type"] in kinds)

    def hear_until(self, wanted: Callable[[Data], bool]) -> Data:
        """Hear frames until one is as wanted, and return that."""
        while True:
            frame = self.hear()
            if wanted(frame):
                return frame

    def catch_up(self, revision: int) -> None:
        """Hear frames until the table stands at a revision, or is past it."""
        while self.revision < revision:
            self.hear()

    def rest(self) -> list[Data]:
        """Hear what has been sent up to now: everything before the answer to a question asked now."""
        re = self._ask(type="why", action="pass")
        heard: list[Data] = []
        while not heard or heard[-1].get("re") != re:
            heard.append(self.hear())
        return heard[:-1]

    def _take_in(self, frame: Data) -> None:
        kind = frame["type"]
        if kind == "table":
            self.viewer, self.table, self.revision = frame["viewer"], frame["table"], frame["revision"]
            self.public, self.mine, self.result = frame["public"], frame["mine"], frame["result"]
            self.asked = frame["asked"]
            self.chat, self.log = frame["chat"], []
            self.first = frame["log"].get("since", 0)
            self._read(frame["log"])
        elif kind in ("step", "undone"):
            assert frame["revision"] == self.revision + 1, "revisions are consecutive"
            self.revision = frame["revision"]
            self.public = patched(self.public, frame["public"])
            self.mine = patched(self.mine, frame.get("mine", {}))
            self.asked = frame.get("asked", {})
            self._read(frame["log"])
            self.result = frame.get("result", self.result)
        elif kind == "seats":
            self.table = frame["table"]
        elif kind == "chat":
            self.chat = [*self.chat, frame["chat"]]

    def _read(self, log: Data) -> None:
        """Go on with the log: what is told takes the place of all from a number on."""
        if log:
            assert self.first <= log["since"] <= self.first + len(self.log)
            self.log = self.log[: log["since"] - self.first] + log["told"]

    # -- speaking ----------------------------------------------------------------------------------

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def _ask(self, **message: Any) -> str:
        re = f"q{next(self._numbers)}"
        self.send(**message, re=re)
        return re

    def ask(self, **message: Any) -> Data:
        """Send a message and return the frame that answers it, which carries its mark."""
        re = self._ask(**message)
        return self.hear_until(lambda frame: frame.get("re") == re)

    def act(self, action: str, revision: int | None = None) -> Data:
        """Act, at the revision that is in view unless said otherwise; return the step, or the refusal."""
        return self._do("step", action=action, type="act", revision=revision)

    def undo(self, revision: int | None = None) -> Data:
        """Take back; return the `undone` frame, or the refusal."""
        return self._do("undone", type="undo", revision=revision)

    def _do(self, done: str, revision: int | None, **message: Any) -> Data:
        revision = self.revision if revision is None else revision
        re = self._ask(**message, revision=revision)
        return self.hear_until(
            lambda frame: frame.get("re") == re or (frame["type"] == done and frame["revision"] == revision + 1)
        )

    def why(self, action: str) -> Data | str:
        """Return why an action is not possible: a Text, or nothing when it is."""
        reason = self.ask(type="why", action=action)["reason"]
        assert isinstance(reason, dict | str)
        return reason

    def say(self, text: str) -> None:
        self.send(type="chat", text=text)


def reason_of(frame: Data) -> str:
    """Return the message id of a refusal."""
    assert frame["type"] == "refused", frame
    assert set(frame["reason"]) == {"id", "args", "text"}
    assert frame["reason"]["text"]
    return str(frame["reason"]["id"])


def seated(server: Server, seats: int, **new: Any) -> tuple[Data, list[Player]]:
    """Make a table with a person at every seat, and return it with the people."""
    people = [Player(server, f"Person {seat}") for seat in range(seats)]
    table = people[0].make(seats=seats, people=seats, **new)
    for seat in range(1, seats):
        people[seat].join(table["id"], seat, table["links"][str(seat)])
    return table, people


@cache
def finished_record(seats: int) -> str:
    """Return the record of a game that quick bots have played to its end."""
    game = kanly.new("imperium", seats=seats, seed=7)
    bot, rng = QuickBot(game.rules), Rng.seeded(1)
    while not game.is_over:
        game.apply(bot.choose(game.decision, lambda: game.observe(game.to_move), rng))
    return game.record()


def play(lives: list[Live], rng: Random, until: Callable[[], bool] = lambda: False, most: int = 5000) -> int:
    """Play at random for all seats, with everybody who looks on keeping up, until the end or `until`; count actions."""
    for done in range(most):
        mover = next((live for live in lives if live.actions), None)
        if mover is None or mover.result or until():
            return done
        step = mover.act(rng.choice(mover.actions))
        assert step["type"] == "step", step
        for live in lives:
            live.catch_up(mover.revision)
    return most


def play_on(live: Live, until: Callable[[], bool] = lambda: False) -> None:
    """Play our seat with the first action there is, until the end or `until`."""
    while not live.result and not until():
        if live.actions:
            live.act(live.actions[0])
        else:
            live.hear()


def failures(server: Server) -> float:
    """Return how often a bot of a server did not answer as it should."""
    value = server.hall.metrics.registry.get_sample_value("kanly_bot_failures_total")
    assert value is not None
    return value
