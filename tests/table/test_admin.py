"""`kanly admin`: what a host decides holds at once, at servers that run; databases are copied, moved and checked."""

from __future__ import annotations

import json
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import create_engine, make_url, select
from websockets.exceptions import ConnectionClosed

from kanly.cli.app import run
from kanly.table import hall
from kanly.table.backup import KEPT
from kanly.table.ids import new_id
from tests.table.faults import eventually
from tests.table.helpers import Player, Server, play, reason_of, seated, serving

ADDRESS, NEIGHBOUR = "2001:db8:7:7::1", "2001:db8:7:7::2"


@pytest.fixture(autouse=True)
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "NEWS_SECONDS", 0.02)


class Host:
    """Somebody with the command line."""

    def __init__(self, database: str, capsys: pytest.CaptureFixture[str]) -> None:
        self.database = database
        self._capsys = capsys

    def do(self, *command: str, code: int = 0) -> str:
        self._capsys.readouterr()
        assert run(["admin", "--database", self.database, *command]) == code, self._capsys.readouterr()
        said = self._capsys.readouterr()
        return said.out if code != 2 else said.err

    def json(self, *command: str) -> Any:
        return json.loads(self.do(*command, "--json"))


@pytest.fixture
def host(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Host:
    return Host(f"sqlite:///{tmp_path / 'tables.sqlite'}", capsys)


def guest_of(server: Server, table_id: str, seat: int) -> str:
    return server.live(table_id).seats[seat].guest


# -- tables --------------------------------------------------------------------------------------------------


def test_tables_are_listed_with_who_sits_there(tmp_path: Path, host: Host) -> None:
    with serving(tmp_path) as server:
        table, _ = seated(server, 2, name="Arrakeen")
        waiting = Player(server, "Somebody").make(seats=2, people=2)
        [found] = host.json("tables", "--status", "running")
        assert (found["id"], found["name"], found["moves"]) == (table["id"], "Arrakeen", 0)
        assert [(seat["name"], seat["guest"]) for seat in found["seats"]] == [
            (f"Person {seat}", guest_of(server, table["id"], seat)) for seat in range(2)
        ]
        assert {one["id"] for one in host.json("tables")} == {table["id"], waiting["id"]}
        [own] = host.json("tables", "--guest", guest_of(server, waiting["id"], 0))
        assert own["id"] == waiting["id"]
        assert "Person 1" in host.do("tables")


def test_a_closed_table_is_closed_at_once_and_stays_so(tmp_path: Path, host: Host) -> None:
    with serving(tmp_path) as server:
        table, people = seated(server, 2)
        with people[0].looking(table["id"]) as live:
            host.do("close", table["id"])
            live.hear_until(lambda frame: frame["type"] == "table" and frame["table"]["status"] == "archived")
            assert live.table["note"]["id"] == "table-closed-why"
            assert reason_of(live.ask(type="act", action="pass", revision=0)) == "table-archived"
    with serving(tmp_path) as server:
        assert people[0].at(server).table(table["id"])["status"] == "archived"
    assert "no table" in host.do("close", "nonesuch", code=2)


# -- people --------------------------------------------------------------------------------------------------


def test_a_guest_whose_cookies_are_ended_is_a_stranger_at_once(tmp_path: Path, host: Host) -> None:
    with serving(tmp_path) as server:
        table, people = seated(server, 2)
        guest = guest_of(server, table["id"], 1)
        with people[1].looking(table["id"]) as live:
            host.do("end-cookies", guest, "--note", "stolen")
            with pytest.raises(ConnectionClosed):
                live.hear_until(lambda _: False)
        assert people[1].table(table["id"])["you"] == -1
        people[1].http.cookies.clear()
        again = people[1].call("GET", "/api/me")
        assert again["guest"] != guest[:6]
        host.do("let-back", guest)
        assert "nobody" in host.do("end-cookies", "nobody-knows", code=2)


def test_an_address_is_banned_and_let_in_again(tmp_path: Path, host: Host) -> None:
    """With all of its /64, on open connections too; others come as before."""
    with serving(tmp_path) as server:
        one, two, other = (Player(server, address=address) for address in (ADDRESS, NEIGHBOUR, "203.0.113.9"))
        table = one.make(seats=2, people=2, public=True)
        [found] = host.json("tables")
        host.do("ban", ADDRESS)
        eventually(lambda: one.request("GET", "/api/tables").status_code == 403)
        assert two.refused("GET", "/api/tables") == (403, "table-banned")
        assert other.table(table["id"])["status"] == "waiting"
        [verdict] = host.json("verdicts")
        assert found["address"] == f"mark:{verdict['what']}"
        assert "2001" not in json.dumps(verdict)
        host.do("unban", found["address"])
        eventually(lambda: two.request("GET", "/api/tables").status_code == 200)
        assert "decided" in host.do("unban", ADDRESS, code=2)


def test_who_is_muted_neither_talks_nor_takes_another_name(tmp_path: Path, host: Host) -> None:
    with serving(tmp_path) as server:
        table, people = seated(server, 2)
        guest = guest_of(server, table["id"], 1)
        with people[1].looking(table["id"]) as live:
            host.do("mute", guest)
            eventually(lambda: guest in server.hall.house.muted)
            assert reason_of(live.ask(type="chat", text="hello")) == "table-muted"
            assert people[1].refused("PUT", "/api/me", {"name": "Loud"}) == (403, "table-muted")
            host.do("unmute", guest)
            eventually(lambda: guest not in server.hall.house.muted)
            live.say("hello")
            assert live.receive("chat")["chat"]["text"] == "hello"


def test_what_was_decided_holds_after_a_restart(tmp_path: Path, host: Host) -> None:
    with serving(tmp_path) as server:
        Player(server, address=ADDRESS)
    host.do("ban", ADDRESS)
    with serving(tmp_path) as server:
        http = Player(server).http
        assert http.get("/api/tables", headers={"x-forwarded-for": NEIGHBOUR}).status_code == 403


# -- reports -------------------------------------------------------------------------------------------------


def test_people_report_names_and_chat_of_others_at_their_table(tmp_path: Path, host: Host) -> None:
    with serving(tmp_path) as server:
        table, people = seated(server, 2)
        with people[1].looking(table["id"]) as live:
            live.say("something unkind")
            live.receive("chat")
        path = f"/api/tables/{table['id']}/seats/1/report"
        people[0].call("POST", path, {"about": "chat", "text": "please look"})
        people[0].call("POST", path, {"about": "name"})
        people[0].call("POST", path, {"about": "name"})
        assert people[1].refused("POST", path, {"about": "name"}) == (403, "table-not-your-seat")
        assert Player(server).refused("POST", path, {"about": "name"}) == (403, "table-not-your-seat")
        assert people[0].refused("POST", path, {"about": "face"})[0] == 400
        name, chat = sorted(host.json("reports"), key=lambda report: str(report["about"]), reverse=True)
        assert (name["name"], name["lines"]) == ("Person 1", [])
        assert (chat["text"], chat["lines"]) == ("please look", ["something unkind"])
        assert chat["guest"] == guest_of(server, table["id"], 1)
        assert "something unkind" in host.do("reports")
        assert host.do("dismiss", table["id"]).startswith("2 ")
        assert host.json("reports") == []


def test_a_report_has_only_lines_that_its_writer_could_read(tmp_path: Path, host: Host) -> None:
    with serving(tmp_path) as server:
        table, people = seated(server, 6, edition="uprising", seed="3")
        with people[2].looking(table["id"]) as live:
            live.send(type="chat", text="for my team", team=True)
            live.receive("chat")
        for writer in (0, 1):
            path = f"/api/tables/{table['id']}/seats/2/report"
            people[writer].call("POST", path, {"about": "chat", "text": str(writer)})
        assert {report["text"]: report["lines"] for report in host.json("reports")} == {"0": ["for my team"], "1": []}


# -- copies --------------------------------------------------------------------------------------------------


def contents(url: str) -> dict[str, list[tuple[Any, ...]]]:
    engine = create_engine(make_url(url).set(drivername="postgresql+psycopg") if url.startswith("postgres") else url)
    with engine.connect() as connection:
        found = {
            table.name: sorted(tuple(row) for row in connection.execute(select(table)))
            for table in KEPT
            if table.name != "settings"
        }
        key = connection.exec_driver_sql("SELECT value FROM settings WHERE key = 'cookie_key'").scalar()
    engine.dispose()
    return {**found, "key": [(key,)]}


def test_a_backup_of_a_running_server_is_restored_elsewhere(
    tmp_path: Path, host: Host, new_postgres_database: Callable[[], str], capsys: pytest.CaptureFixture[str]
) -> None:
    file, there = tmp_path / "backup.gz", new_postgres_database()
    with serving(tmp_path) as server:
        table, people = seated(server, 2, seed="3")
        lives = [person.look(table["id"]) for person in people]
        played = play(lives, Random(3), most=30)
        lives[0].say("kept")
        lives[0].receive("chat")
        host.do("backup", str(file))
        stood = contents(host.database)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    other = Host(there, capsys)
    other.do("restore", str(file))
    assert contents(there) == stood
    assert "not empty" in other.do("restore", str(file), code=2)
    other.do("check", "--replay")
    with serving(tmp_path, database=there) as server, people[0].at(server).looking(table["id"]) as live:
        assert (live.viewer, live.revision) == (0, played)
        assert live.chat[-1]["text"] == "kept"
        assert "server runs" in Host(there, capsys).do("restore", str(file), code=2)


def test_sqlite_is_moved_to_postgresql(
    tmp_path: Path, host: Host, new_postgres_database: Callable[[], str], capsys: pytest.CaptureFixture[str]
) -> None:
    there = Host(new_postgres_database(), capsys)
    with serving(tmp_path) as server:
        table, people = seated(server, 2)
    there.do("move", host.database)
    assert contents(there.database) == contents(host.database)
    with serving(tmp_path, database=there.database) as server:
        assert people[1].at(server).table(table["id"])["you"] == 1
    assert "password" in there.do("move", "postgresql://kanly:secret@host/kanly", code=2)


def test_what_is_no_backup_changes_nothing(tmp_path: Path, host: Host) -> None:
    (tmp_path / "none").write_bytes(b"no backup")
    assert host.do("restore", str(tmp_path / "none"), code=2)
    assert host.do("restore", str(tmp_path / "missing"), code=2)
    assert host.do("check") == "nothing is wrong\n"


def test_damage_is_found(tmp_path: Path, host: Host) -> None:
    with serving(tmp_path) as server:
        people = Player(server)
        ids = sorted(people.make(seats=2, people=2)["id"] for _ in range(5))
        played, [one, two] = seated(server, 2)
        play([one.look(played["id"]), two.look(played["id"])], Random(1), most=10)
    assert host.do("check", "--replay") == "nothing is wrong\n"
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database, database:
        database.execute("UPDATE tables SET config = '{' WHERE id = ?", (ids[0],))
        database.execute("UPDATE tables SET note = '[' WHERE id = ?", (ids[1],))
        database.execute("UPDATE tables SET status = 'lost' WHERE id = ?", (ids[2],))
        database.execute("DELETE FROM seats WHERE table_id = ? AND seat = 0", (ids[3],))
        database.execute("DELETE FROM moves WHERE table_id = ? AND n = 5", (played["id"],))
        database.execute("UPDATE tables SET head = 'kanly 9' WHERE id = ?", (ids[4],))
    said = host.do("check", code=1)
    for table_id, what in zip(ids, ("config", "note", "status", "seats are missing"), strict=False):
        assert any(table_id in line and what in line for line in said.splitlines())
    assert f"table {played['id']}: moves are missing" in said
    assert ids[4] not in said
    assert f"table {ids[4]}: these rules cannot play it" in host.do("check", "--replay", code=1)


def test_no_id_looks_like_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-HLARkSRKQB6", "--", "q-4"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda size: next(drawn))
    assert new_id(9) == "q-4"
