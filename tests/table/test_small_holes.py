"""Small things that a public host meets, each of which was once a hole."""

from __future__ import annotations

import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from itsdangerous import Signer, TimestampSigner

from kanly.engine import ConfigError, Rng
from kanly.table.database import StoreError, sole_user
from kanly.table.guests import COOKIE, Guests
from kanly.table.minds import chance_of
from tests.table.faults import eventually
from tests.table.helpers import UNHURRIED, Player, Server, reason_of, seated, serving


def test_one_person_cannot_fill_the_chat(tmp_path: Path) -> None:
    """Neither at once, nor by connecting again, nor in the long run: the others have their share."""
    hasty = replace(UNHURRIED, chat_per_minute=1e-6, chat_burst=2)
    with serving(tmp_path / "fast", limits=hasty) as server:
        table, [one, two] = seated(server, 2)
        with one.looking(table["id"]) as live:
            live.say("one")
            live.say("two")
            assert reason_of(live.ask(type="chat", text="three")) == "table-too-fast"
        with one.looking(table["id"]) as live:
            assert reason_of(live.ask(type="chat", text="three")) == "table-too-fast"
        with two.looking(table["id"]) as live:
            live.say("hello")
            assert live.receive("chat")["chat"]["text"] == "hello"
    with serving(tmp_path / "long", limits=replace(UNHURRIED, chat_lines=4)) as server:
        table, [one, two] = seated(server, 2)
        with one.looking(table["id"]) as live:
            live.say("one")
            live.say("two")
            assert reason_of(live.ask(type="chat", text="three")) == "table-chat-full"
        with two.looking(table["id"]) as live:
            live.say("hello")
            assert live.receive("chat")["chat"]["text"] == "hello"


def test_bots_cannot_be_foretold_from_what_is_public(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their dice are all the bits that the generator takes, of a secret."""
    occasions: list[str] = []

    def overheard(occasion: str) -> Rng:
        occasions.append(occasion)
        return chance_of(occasion)

    monkeypatch.setattr("kanly.table.bot_seats.chance_of", overheard)
    guest = Player(server)
    table = guest.make(seats=2, people=0)
    with guest.looking(table["id"]) as live:
        while not live.result and not occasions:
            live.hear()
    secret, table_id, _ = occasions[0].split(" ")
    assert table_id == table["id"]
    assert len(secret) == 32
    assert all(chance_of("a secret").words()[:3])


def test_a_seed_is_as_long_as_the_generator_takes(server: Server) -> None:
    seeds = [server.live(Player(server).make(seats=2)["id"]).row.seed for _ in range(8)]
    assert max(int(seed) for seed in seeds) >= 2**80
    assert Player(server).refused("POST", "/api/tables", {"seed": "\n"})[0] == 400


def test_nobody_else_on_the_machine_can_read_the_database(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with serving(tmp_path) as server:
        Player(server, "Somebody")
        for path in tmp_path.glob("tables.sqlite*"):
            assert not stat.S_IMODE(path.stat().st_mode) & 0o077
    file.chmod(0o644)
    with serving(tmp_path):
        assert stat.S_IMODE(file.stat().st_mode) == 0o640


def test_health_tries_a_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kanly.table.hall.HEALTH_SECONDS", 0.0)
    with serving(tmp_path) as server:
        guest = Player(server)
        guest.call("GET", "/health")

        async def full() -> None:
            raise StoreError("the disk is full")

        monkeypatch.setattr(server.hall.store, "write_sign", full)
        assert guest.refused("GET", "/health") == (503, "table-store-failed")


def test_metrics_are_for_the_host(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guest = Player(server)
        assert guest.request("GET", "/metrics").status_code == 200
        proxied = guest.http.get("/metrics", headers={"x-forwarded-for": "203.0.113.7"})
        assert proxied.status_code == 404


def test_a_cookie_is_renewed_in_time() -> None:
    """Those of older versions, which have no date, among them; one that was not seen for a year is nobody's."""
    house = Guests("key", secure=False)

    def come(value: str) -> tuple[str, bool]:
        request = SimpleNamespace(cookies={COOKIE: value}, client=None)
        (guest, _), cookies = house.welcome(cast(Any, request))
        return guest, bool(cookies)

    def dated(days: float) -> str:
        signer = TimestampSigner("key", salt="kanly-dated-guest")
        now = signer.get_timestamp()
        with pytest.MonkeyPatch.context() as earlier:
            earlier.setattr(TimestampSigner, "get_timestamp", lambda _: int(now - days * 86_400))
            return signer.sign("anna").decode()

    assert come(dated(1)) == ("anna", False)
    assert come(dated(40)) == ("anna", True)
    assert come(Signer("key", salt="kanly-guest").sign("anna").decode()) == ("anna", True)
    stranger, is_new = come(dated(400))
    assert (stranger != "anna", is_new) == (True, True)


def test_a_second_server_of_a_sqlite_database_is_refused(tmp_path: Path) -> None:
    """Also by another process; and a killed one leaves nothing behind."""
    url = f"sqlite:///{tmp_path / 'data' / 'tables.sqlite'}"
    code = f"from kanly.table.database import sole_user\nwith sole_user({url!r}): print('alone', flush=True); input()"
    with subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"alone\n"
        with pytest.raises(ConfigError, match="another server has"), sole_user(url):
            pass
        first.kill()
    with sole_user(url):
        pass


def test_a_table_is_loaded_when_somebody_asks_for_it(tmp_path: Path) -> None:
    """Not by the start of a server; and whoever looks at the lobby wakes the bots at their own tables."""
    with serving(tmp_path, pace=0) as server:
        guest = Player(server)
        table = guest.make(seats=2, people=1, bots="random")
        with guest.looking(table["id"]) as live:
            live.hear_until(lambda _: bool(live.actions))
        stored = server.live(table["id"])
        assert server.hall.tables
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        database.execute("UPDATE seats SET kind = 'bot', bot = 'random' WHERE table_id = ?", (table["id"],))
        database.commit()
    with serving(tmp_path, pace=0) as server:
        Player(server).call("GET", "/api/tables")
        assert not server.hall.tables
        guest = guest.at(server)
        assert guest.call("GET", "/api/tables")["mine"][0]["revision"] == stored.revision
        eventually(lambda: guest.call("GET", "/api/tables")["mine"][0]["status"] == "over")
