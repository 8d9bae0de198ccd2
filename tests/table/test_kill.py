"""SIGKILL at random moments: nothing that was told is lost, nothing happens twice, every game comes to its end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx

import kanly
from kanly.engine import SPECTATOR
from kanly.games import rules_of
from kanly.table.ledger import UNDO, put_together
from kanly.table.rows import StoredTable
from kanly.table.store import Store
from tests.table.faults import PATIENCE, Host, Player, digest

SEATS = 3
PEOPLE = (0, 0, 1, 1, SEATS)
"""How many people sit at each table, in turn; bots have the other seats."""
ACTIONS = 230
"""Of so many actions a game the kills are spread over; a game has some 280."""


def test_a_hundred_games_survive_sigkill_on_sqlite(tmp_path: Path) -> None:
    asyncio.run(survive(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "log", tables=100, kills=10, seed=4))


def test_games_survive_sigkill_on_postgresql(new_postgres_database: Callable[[], str], tmp_path: Path) -> None:
    asyncio.run(survive(new_postgres_database(), tmp_path / "log", tables=12, kills=4, seed=5))


async def survive(database: str, log: Path, tables: int, kills: int, seed: int) -> None:
    """Play many games at once on a server that is killed again and again; then compare all accounts of them."""
    rng = Random(seed)
    host = Host(database, log)
    try:
        await host.start()
        players = lay_tables(host, await host.url(), tables, rng)
        games = asyncio.gather(*(player.play() for player in players))
        times = sorted(rng.sample(range(tables * ACTIONS), kills))
        await asyncio.wait_for(asyncio.gather(games, kill_at_times(host, players, times, rng)), 3600)
        records = read_records(await host.url(), players)
        await host.kill()
        assert await host.workers_end(), "a worker outlives its server"
    finally:
        host.clean_up()
    assert not host.tracebacks()
    stored = await load(database, records)
    for table_id, record in records.items():
        check(stored[table_id], record, [player for player in players if player.table_id == table_id])
    shown = sum(len(player.seen) for player in players)
    moves = sum(len(table.moves) for table in stored.values())
    print(f"{tables} games, {kills} kills, {moves} moves, {shown} views")
    assert shown > moves / 2


def lay_tables(host: Host, url: str, tables: int, rng: Random) -> list[Player]:
    """Make the tables, and give every seat of a person a player, and tables without people somebody who watches."""
    guests = [httpx.Client(base_url=url, timeout=PATIENCE) for _ in range(SEATS)]
    cookies = []
    for guest in guests:
        guest.get("/api/me").raise_for_status()
        cookies.append("; ".join(f"{name}={value}" for name, value in guest.cookies.items()))
    players: list[Player] = []
    for n in range(tables):
        owner, people = n % SEATS, PEOPLE[n % len(PEOPLE)]
        new = {"seats": SEATS, "people": people, "bots": "random", "seed": str(n), "pace": 0}
        made = guests[owner].post("/api/tables", json=new).raise_for_status().json()
        holders = [(owner + seat) % SEATS for seat in range(people)]
        for seat in range(1, people):
            secret = {"secret": made["links"][str(seat)]}
            guests[holders[seat]].post(f"/api/tables/{made['id']}/seats/{seat}/join", json=secret).raise_for_status()
        sitting = [(seat, cookies[holder]) for seat, holder in enumerate(holders)] or [(SPECTATOR, "")]
        watch = guests[owner].get(f"/api/tables/{made['id']}/watch").raise_for_status().json()["secret"]
        players += [Player(host, made["id"], seat, cookie, Random(rng.random()), watch) for seat, cookie in sitting]
    return players


async def kill_at_times(host: Host, players: list[Player], times: list[int], rng: Random) -> None:
    """Kill the server whenever so many actions were told in all, and now and then once more while it starts."""
    for time in times:
        while sum({player.table_id: player.revision for player in players}.values()) < time:
            await asyncio.sleep(0.01)
        await asyncio.sleep(rng.random() / 50)
        await host.kill()
        if rng.random() < 0.3:
            await host.begin()
            await asyncio.sleep(rng.random())
            await host.kill()
        await host.start()


def read_records(url: str, players: list[Player]) -> dict[str, str]:
    """Return the record of every table, as the server hands it out."""
    ids = dict.fromkeys(player.table_id for player in players)
    with httpx.Client(base_url=url, timeout=PATIENCE) as http:
        return {one: http.get(f"/api/tables/{one}/record").raise_for_status().text for one in ids}


async def load(database: str, ids: dict[str, str]) -> dict[str, StoredTable]:
    store = Store.open(database)
    stored = {one: await store.load_table(one) for one in ids}
    await store.close()
    return {one: table for one, table in stored.items() if table is not None}


def check(stored: StoredTable, record: str, players: list[Player]) -> None:
    """Play the stored moves again: everybody was shown exactly what they give, and people's moves are theirs."""
    moves = stored.moves
    assert stored.table.status == "over"
    assert [move.n for move in moves] == list(range(1, len(moves) + 1))
    assert record.startswith(put_together(stored.table.head, moves))
    ended = kanly.read_record(record, verify=False)
    game = kanly.Game.start(ended.rules, ended.config, ended.seed, feed=[chance for _, chance in ended.chances])
    compare(game, 0, players)
    for move in moves:
        if move.text == UNDO:
            game.undo(move.seat)
        else:
            game.apply(move.text, move.seat)
        compare(game, move.n, players)
        for player in players:
            if player.seat == move.seat:
                assert move.text in player.sent[move.n - 1], "nobody asked for this move"
    assert game.is_over
    assert game.record() == record
    assert all(player.revision == len(moves) for player in players)


def compare(game: kanly.Game, revision: int, players: list[Player]) -> None:
    public = rules_of(game.config.game).page().face_up(game.state).data()
    for player in players:
        if revision in player.seen:
            assert player.seen[revision] == digest(public, game.held(player.seat).data())
