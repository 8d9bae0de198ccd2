"""A long day in a few minutes: honest tables, then the same beside three hostile guests at once.

    python bench/soak.py                         # ten minutes
    python bench/soak.py --minutes 2 --quiet 30

One guest makes tables full of bots that think, one brings finished records without end, both with new cookies all the
time; one opens connections and is silent. The goals: what the honest wait at most (p99) is at most twice as long as
when it was quiet, memory stays flat, nothing that was told is lost. Everything is on loopback.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx
import psutil
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import kanly
from kanly.bots.quick import QuickBot
from kanly.engine import Rng
from kanly.engine.patch import patched
from kanly.table.backup import check

HONEST = 16
THINKING = (0.2, 0.8)
"""Tables of two people and two bots, and the seconds that a person thinks about a decision."""
SILENT_FROM = "127.0.0.2"
"""The address of the silent guest, which is no proxy's."""
MEGABYTE = 1e6
TENTHS = 10
IDLE_SECONDS = 60
"""When a table that nobody looks at leaves memory here: within the run, so that memory comes to what it stays at."""


class Day:
    """What happened so far."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.waits: list[float] = []
        self.told: dict[str, int] = {}
        """The last revision that somebody was told of, by table."""
        self.counts: Counter[str] = Counter()


def guest_of(day: Day, home: str) -> httpx.AsyncClient:
    """Return somebody new, from an address as a proxy would name it."""
    return httpx.AsyncClient(base_url=day.address, headers={"x-forwarded-for": home}, timeout=60, verify=False)


# -- the honest ----------------------------------------------------------------------------------------------


async def honest(day: Day, number: int) -> None:
    """Two friends, each at home, play one game after the other."""
    rng = random.Random(number)
    homes = [f"10.{number}.0.{person + 1}" for person in range(2)]
    clients = [guest_of(day, home) for home in homes]
    while True:
        with suppress(httpx.HTTPError):
            new = {"seats": 4, "people": 2, "bots": "player", "pace": 100}
            made = (await clients[0].post("/api/tables", json=new)).raise_for_status().json()
            secret = {"secret": made["links"]["1"]}
            (await clients[1].post(f"/api/tables/{made['id']}/seats/1/join", json=secret)).raise_for_status()
            await asyncio.gather(*(play(day, made["id"], client, rng) for client in clients))
            day.counts["games"] += 1
        await asyncio.sleep(0.5)


async def play(day: Day, table_id: str, client: httpx.AsyncClient, rng: random.Random) -> None:
    """Play a game to its end, coming back whenever the connection breaks; count what cannot be."""
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    headers = {"cookie": cookie, "x-forwarded-for": client.headers["x-forwarded-for"]}
    url = f"{day.address.replace('http', 'ws')}/api/tables/{table_id}/live"
    over = False
    while not over:
        with suppress(OSError, WebSocketException):
            async with connect(url, additional_headers=headers, compression=None, max_size=None, proxy=None) as socket:
                mine: dict[str, Any] = {}
                sent = 0.0
                async for text in socket:
                    frame = json.loads(text)
                    if frame["type"] not in ("table", "step", "undone"):
                        day.counts[f"honest {frame['type']}"] += frame["type"] == "refused"
                        continue
                    if sent:
                        day.waits.append(time.perf_counter() - sent)
                        sent = 0.0
                    if frame["revision"] < day.told.get(table_id, 0) - 1 and frame["type"] == "table":
                        day.counts["lost"] += 1
                    day.told[table_id] = max(day.told.get(table_id, 0), frame["revision"])
                    mine = frame["mine"] if frame["type"] == "table" else patched(mine, frame.get("mine", {}))
                    over = bool(frame.get("result"))
                    if over:
                        break
                    if actions := mine.get("decision", {}).get("actions"):
                        await asyncio.sleep(rng.uniform(*THINKING))
                        sent = time.perf_counter()
                        message = {"type": "act", "action": rng.choice(actions), "revision": frame["revision"]}
                        await socket.send(json.dumps(message))
        if not over:
            day.counts["honest came again"] += 1
            await asyncio.sleep(0.5)


# -- the hostile ---------------------------------------------------------------------------------------------


async def full_of_bots(day: Day) -> None:
    """Make tables of bots that think, as fast as they can, and look at each of them."""
    looking: list[Any] = []
    while True:
        async with guest_of(day, "203.0.113.1") as http:
            with suppress(httpx.HTTPError, OSError, WebSocketException):
                new = {"seats": 4, "people": 0, "bots": "mentat", "pace": 0}
                answer = await http.post("/api/tables", json=new)
                day.counts[f"bots {answer.status_code}"] += 1
                if answer.is_success:
                    url = f"{day.address.replace('http', 'ws')}/api/tables/{answer.json()['id']}/live"
                    cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
                    headers = {"cookie": cookie, "x-forwarded-for": "203.0.113.1"}
                    looking.append(await connect(url, additional_headers=headers, max_size=None, proxy=None))
        await asyncio.sleep(0.02)


async def full_of_records(day: Day, record: str) -> None:
    """Bring the same finished game again and again, as somebody new each time."""
    while True:
        async with guest_of(day, "203.0.113.2") as http:
            with suppress(httpx.HTTPError):
                answer = await http.post("/api/records", json={"record": record})
                day.counts[f"records {answer.status_code}"] += 1
        await asyncio.sleep(0.02)


async def silent(day: Day) -> None:
    """Open connections and say nothing, or half a head."""
    port = int(day.address.rpartition(":")[2])
    kept: list[asyncio.StreamWriter] = []
    while True:
        with suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(SILENT_FROM, 0))
            writer.write(b"GET /health HTTP/1.1\r\nX-Slow: " if day.counts["silent"] % 2 else b"")
            kept.append(writer)
            day.counts["silent"] += 1
        if len(kept) > 2000:
            for writer in kept[:1000]:
                writer.close()
            del kept[:1000]
        await asyncio.sleep(0.01)


# -- the day -------------------------------------------------------------------------------------------------


async def soak(address: str, process: psutil.Process, quiet: float, seconds: float) -> dict[str, Any]:
    day = Day(address)
    running = begin(*(honest(day, number) for number in range(HONEST)))
    await asyncio.sleep(min(20.0, quiet))  # all have sat down, and everything was done once
    day.waits.clear()
    await asyncio.sleep(quiet)
    before = figures("quiet", day, process)
    guests = hostile_process(address, seconds)
    memory = []
    for _ in range(TENTHS):
        await asyncio.sleep(seconds / TENTHS)
        memory.append(round(process.memory_info().rss / MEGABYTE))
    beside = figures("beside", day, process)
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    day.counts.update(json.loads(guests.communicate(timeout=60)[0]))
    ratio = beside["beside_p99_ms"] / before["quiet_p99_ms"]
    return {
        **before, **beside, "ratio_p99": round(ratio, 2), "mb_by_tenths": memory, "lost": day.counts["lost"],
        "counts": dict(sorted(day.counts.items())), "told": day.told,
    }  # fmt: skip


def hostile_process(address: str, seconds: float) -> subprocess.Popen[str]:
    """Let the hostile guests loose, in a process of their own: what they cost themselves is not the server's."""
    command = [sys.executable, __file__, "--hostile", address, "--minutes", str(seconds / 60)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


async def hostile(address: str, seconds: float) -> None:
    """Be three hostile guests for a while, and print how often they had to do with what."""
    day = Day(address)
    running = begin(full_of_bots(day), full_of_records(day, finished_record()), silent(day))
    await asyncio.sleep(seconds)
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    print(json.dumps(day.counts))


def begin(*work: Coroutine[Any, Any, None]) -> list[asyncio.Task[None]]:
    return [asyncio.ensure_future(one) for one in work]


def figures(name: str, day: Day, process: psutil.Process) -> dict[str, Any]:
    waits = quantiles(day.waits, n=100)
    figures = {
        f"{name}_decisions": len(day.waits),
        f"{name}_p50_ms": round(waits[49] * 1e3, 2),
        f"{name}_p99_ms": round(waits[98] * 1e3, 2),
        f"{name}_mb": round(process.memory_info().rss / MEGABYTE, 1),
    }
    day.waits.clear()
    return figures


def finished_record() -> str:
    game = kanly.new("imperium", seats=2, seed=7)
    bot, rng = QuickBot(game.rules), Rng.seeded(1)
    while not game.is_over:
        game.apply(bot.choose(game.decision, lambda: game.observe(game.to_move), rng))
    return game.record()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--quiet", type=float, default=60.0, help="seconds without the hostile guests, first")
    parser.add_argument("--hostile", help=argparse.SUPPRESS, metavar="ADDRESS")
    args = parser.parse_args()
    if args.hostile:
        asyncio.run(hostile(args.hostile, args.minutes * 60))
        return
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        url = f"sqlite:///{file}"
        env = {**os.environ, "KANLY_DATABASE": url, "KANLY_IDLE_SECONDS": str(IDLE_SECONDS)}
        command = [sys.executable, "-m", "kanly", "serve", "--port", "0"]
        with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            try:
                process = psutil.Process(server.pid)
                told = asyncio.run(soak(address, process, args.quiet, args.minutes * 60))
            finally:
                server.terminate()
        told["lost"] += lost(file, told.pop("told"))
        told["database_mb"] = round(file.stat().st_size / MEGABYTE, 1)
        told["damaged"] = check(url)
        print(json.dumps(told, indent=2))


def lost(file: Path, told: dict[str, int]) -> int:
    """Return at how many tables something was told that is not stored."""
    import sqlite3
    from contextlib import closing

    with closing(sqlite3.connect(file)) as database:
        stored = dict(database.execute("SELECT table_id, max(n) FROM moves GROUP BY table_id"))
    return sum(stored.get(table_id, 0) < revision for table_id, revision in told.items())


if __name__ == "__main__":
    main()
