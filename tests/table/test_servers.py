"""Several servers on one PostgreSQL database: a table is led by one of them, everybody may come to any of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic import op
from sqlalchemy import create_engine, make_url, text
from websockets.exceptions import ConnectionClosed

import kanly
from kanly.table import database, stewards
from kanly.table.askers import Networks
from kanly.table.hall import Hall
from tests.table.faults import Host, eventually
from tests.table.faults import Player as Visitor
from tests.table.helpers import Player, Server, play, seated, settings_of
from tests.table.test_kill import ACTIONS, check, lay_tables, load, read_records


@contextmanager
def houses(url: str, folder: Path, count: int = 2) -> Iterator[list[Server]]:
    servers = [Server(settings_of(folder, database=url)) for _ in range(count)]
    try:
        yield servers
    finally:
        for server in servers:
            server.stop()


@pytest.fixture
def url(new_postgres_database: Callable[[], str]) -> str:
    return new_postgres_database()


def leads(server: Server, table_id: str) -> bool:
    return table_id in server.hall.tables


# -- passing on ----------------------------------------------------------------------------------------------


def test_a_table_is_led_by_one_server_and_reached_through_any(url: str, tmp_path: Path) -> None:
    with houses(url, tmp_path) as [here, there]:
        table, people = seated(here, 2, seed="5")
        one, two = people[0], people[1].at(there)
        assert two.table(table["id"])["you"] == 1
        with one.looking(table["id"]) as near, two.looking(table["id"]) as far:
            assert far.viewer == 1
            play([near, far], Random(5), most=40)
            far.say("from the other house")
            assert near.receive("chat")["chat"]["text"] == "from the other house"
            assert far.revision == near.revision
        assert (leads(here, table["id"]), leads(there, table["id"])) == (True, False)
        left = two.call("POST", f"/api/tables/{table['id']}/seats/1/leave", {"bot": "random"})
        assert left["seats"][1]["kind"] == "bot"
        assert len(two.film(table["id"])["frames"]) > 1
        assert [listed["id"] for listed in two.call("GET", "/api/tables")["mine"]] == [table["id"]]
        assert two.refused("GET", "/api/tables/nonesuch") == (404, "table-unknown")
        assert two.refused("POST", f"/api/tables/{table['id']}/seats/7/leave", {"bot": ""})[0] == 404


def test_what_was_passed_on_is_not_passed_on_again(url: str, tmp_path: Path) -> None:
    with houses(url, tmp_path) as [here, there]:
        table = Player(here).make(seats=2, people=2)
        passed = Player(there).http.get(f"/api/tables/{table['id']}", headers={"x-kanly-passed": "1"})
        assert (passed.status_code, passed.json()["error"]["id"]) == (503, "table-moving")


def test_the_address_of_who_was_passed_on_is_counted(url: str, tmp_path: Path) -> None:
    with houses(url, tmp_path) as [here, there]:
        table = Player(here).make(seats=2, people=2)
        Player(there, address="203.0.113.7").table(table["id"])
        counted = here.app.stores.get("requests")
        assert any("203.0.113.7" in key for key in counted._store)  # type: ignore[attr-defined]


def test_a_table_that_sleeps_is_led_by_whoever_is_asked_next(url: str, tmp_path: Path) -> None:
    with houses(url, tmp_path) as [here, there]:
        table, people = seated(here, 2)
        here.hall.tables.clear()
        assert here.hall.stewards is not None
        here.run(here.hall.stewards.release([table["id"]]))
        assert people[0].at(there).table(table["id"])["you"] == 0
        assert leads(there, table["id"])
        assert people[0].table(table["id"])["you"] == 0
        assert not leads(here, table["id"])


# -- taking over -----------------------------------------------------------------------------------------------


def test_a_server_that_stops_leaves_its_tables_to_the_others(url: str, tmp_path: Path) -> None:
    with houses(url, tmp_path, 1) as [there]:
        here = Server(settings_of(tmp_path, database=url))
        table, people = seated(here, 2, seed="6")
        lives = [person.look(table["id"]) for person in people]
        played = play(lives, Random(6), most=30)
        here.stop()
        with people[0].at(there).looking(table["id"]) as live:
            assert (live.revision, live.viewer) == (played, 0)
        assert leads(there, table["id"])


def test_bots_of_a_dead_server_go_on_at_its_heir(url: str, tmp_path: Path) -> None:
    """Though nobody looks: the heir finds them by itself."""
    with houses(url, tmp_path, 1) as [there]:
        here = Server(settings_of(tmp_path, database=url))
        owner = Player(here)
        table = owner.make(seats=3, people=0, bots="random", pace=0)
        eventually(lambda: here.live(table["id"]).revision > 3)
        here.hall.bots.stop()
        here.stop()
        revive(url, table["id"])
        eventually(lambda: owner.at(there).table(table["id"])["status"] == "over")


def revive(url: str, table_id: str) -> None:
    """Leave a table as a killed server does: its steward is a server that is gone, but has not been buried."""
    engine = create_engine(make_url(url).set(drivername="postgresql+psycopg"))
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO servers (id, url, version, seen) VALUES (7, '', '0', 0)"))
        connection.execute(text("UPDATE tables SET steward = 7 WHERE id = :id"), {"id": table_id})
    engine.dispose()


def test_a_server_that_hung_does_not_undo_what_its_heir_did(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was given up, and what it still wants to write does not fit; its people come again and are led to the heir."""
    monkeypatch.setattr(stewards, "BEAT_SECONDS", 3600.0)  # neither gives a sign of life by itself
    with houses(url, tmp_path) as [hung, heir]:
        table, people = seated(hung, 2, seed="8")
        lives = [person.look(table["id"]) for person in people]
        play(lives, Random(8), most=10)
        forget(url, hung)
        again = [person.at(heir).look(table["id"]) for person in people]
        assert leads(heir, table["id"])
        assert leads(hung, table["id"])
        play(again, Random(9), most=5)
        stood = again[0].revision
        stale = next(live for live in lives if live.actions)
        refused = stale.ask(type="act", action=stale.actions[0], revision=stale.revision)
        assert refused["type"] in ("refused", "table")
        assert again[0].revision == stood
        assert people[0].at(heir).table(table["id"])["revision"] == stood
        with pytest.raises(Exception, match="given up"):
            hung.run(hung.hall.stewards._do(hung.hall.stewards._beat))  # type: ignore[union-attr]


def forget(url: str, server: Server) -> None:
    """Let a server have given no sign of life for a minute."""
    engine = create_engine(make_url(url).set(drivername="postgresql+psycopg"))
    assert server.hall.stewards is not None
    with engine.begin() as connection:
        connection.execute(text("UPDATE servers SET seen = seen - 60 WHERE id = :id"), {"id": server.hall.stewards.me})
    engine.dispose()


def test_a_server_whose_session_was_cut_sends_everybody_home_and_begins_anew(url: str, tmp_path: Path) -> None:
    with houses(url, tmp_path) as [here, _]:
        table, people = seated(here, 2)
        life = here.hall.stewards
        assert life is not None
        before = life.me
        live = people[0].look(table["id"])
        cut_sessions(url)
        with closing(live.socket), pytest.raises(ConnectionClosed):
            live.hear_until(lambda _: False)
        eventually(lambda: life.me not in (0, before))
        assert people[0].table(table["id"])["you"] == 0


def cut_sessions(url: str) -> None:
    engine = create_engine(make_url(url).set(drivername="postgresql+psycopg"))
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        cut = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND pid <> pg_backend_pid()"
        connection.execute(text(cut))
    engine.dispose()


# -- upgrades ----------------------------------------------------------------------------------------------------


def test_a_game_that_only_another_version_can_play_is_passed_to_it(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While servers are upgraded one after the other, no old one archives what a new one plays."""
    with houses(url, tmp_path, 1) as [new]:
        monkeypatch.setattr(kanly, "__version__", "0.0.9")
        old = Server(settings_of(tmp_path, database=url))
        try:
            table, people = seated(new, 2)
            new.hall.tables.clear()
            assert new.hall.stewards is not None
            new.run(new.hall.stewards.release([table["id"]]))
            monkeypatch.setattr(Hall, "_opened", cannot_play(old, Hall._opened))
            assert people[0].at(old).refused("GET", f"/api/tables/{table['id']}") == (503, "table-moving")
            assert people[0].at(old).table(table["id"])["status"] == "running"
            assert leads(new, table["id"])
        finally:
            old.stop()


def cannot_play(server: Server, opened: Any) -> Any:
    async def opens(hall: Hall, stored: Any) -> Any:
        if hall is not server.hall:
            return await opened(hall, stored)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("kanly.table.hall.play_on", None)
            return await opened(hall, stored)

    return opens


def test_migrations_only_add(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a server of the version before goes on while the next one is started."""
    done: list[str] = []
    for name in [name for name in dir(op) if name.startswith(("add_", "alter_", "create_", "drop_", "rename_"))]:
        monkeypatch.setattr(op, name, noted(done, name, getattr(op, name)))
    database.open_database(f"sqlite:///{tmp_path}/tables.sqlite").dispose()
    assert set(done) <= {"create_table", "add_column", "create_index"}
    assert "add_column" in done


def noted(done: list[str], name: str, original: Callable[..., Any]) -> Callable[..., Any]:
    def call(*args: Any, **kwargs: Any) -> Any:
        done.append(name)
        return original(*args, **kwargs)

    return call


# -- killed again and again ---------------------------------------------------------------------------------------


class Doors:
    """Two servers, and whichever of them is open."""

    def __init__(self, hosts: list[Host], rng: Random) -> None:
        self._hosts = hosts
        self._rng = rng

    async def url(self) -> str:
        one, two = self._rng.sample(self._hosts, 2)
        return await (one if one.is_listening else two).url()


def test_nothing_is_lost_or_doubled_when_one_of_two_servers_is_killed_again_and_again(url: str, tmp_path: Path) -> None:
    asyncio.run(survive(url, tmp_path, tables=10, kills=8, seed=11))


async def survive(url: str, folder: Path, tables: int, kills: int, seed: int) -> None:
    rng = Random(seed)
    hosts = [Host(url, folder / name) for name in ("one", "two")]
    doors = Doors(hosts, rng)
    try:
        for host in hosts:
            await host.start()
        players: list[Visitor] = lay_tables(doors, await hosts[0].url(), tables, rng)  # type: ignore[arg-type]
        games = asyncio.gather(*(player.play() for player in players))
        times = sorted(rng.sample(range(tables * ACTIONS), kills))
        await asyncio.wait_for(asyncio.gather(games, kill_in_turn(hosts, players, times)), 3600)
        records = read_records(await hosts[1].url(), players)
    finally:
        for host in hosts:
            host.clean_up()
    assert not [line for host in hosts for line in host.tracebacks()]
    stored = await load(url, records)
    for table_id, record in records.items():
        check(stored[table_id], record, [player for player in players if player.table_id == table_id])
    assert sum(player.visits for player in players) > len(players), "nobody had to come again"


async def kill_in_turn(hosts: list[Host], players: list[Visitor], times: list[int]) -> None:
    for number, time in enumerate(times):
        while sum({player.table_id: player.revision for player in players}.values()) < time:
            await asyncio.sleep(0.01)
        host = hosts[number % 2]
        await host.kill()
        await host.start()


# -- who is trusted ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "trusted"),
    [("127.0.0.1", True), ("10.1.2.3", True), ("11.1.2.3", False), ("fd00::7", True), ("fe80::1", False), ("x", False)],
)
def test_a_proxy_may_be_named_by_its_network(host: str, trusted: bool) -> None:
    assert (host in Networks(("127.0.0.1", "10.0.0.0/8", "fd00::/8"))) == trusted
