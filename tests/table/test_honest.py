"""Nobody can know more than a seat may, and what could make a table unfair is told to everybody at it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import kanly
from kanly.table.names import is_taken
from tests.table.helpers import SECONDS, Data, Player, Server, finished_record, reason_of, seated, serving


def opening() -> str:
    game = kanly.new("imperium", seats=2, seed=11)
    for _ in range(4):
        game.apply(game.decision.actions[0])
    return game.record()


def before(table: Data, seat: int) -> list[tuple[str, str, str]]:
    return [(holder["kind"], holder["name"], holder["bot"]) for holder in table["seats"][seat]["before"]]


# -- what a table stems from -------------------------------------------------------------------------------


def test_everybody_who_sits_down_is_told_what_the_game_stems_from(server: Server) -> None:
    owner, friend = Player(server, "Piter"), Player(server, "Leto")
    made = owner.call("POST", "/api/records", {"record": opening()})
    secret = owner.call("POST", f"/api/tables/{made['id']}/seats/1/hand-over")["secret"]
    assert friend.join(made["id"], 1, secret)["stems"] == "record"
    with friend.looking(made["id"]) as live:
        assert live.table["stems"] == "record"
    assert made["id"] not in {table["id"] for table in friend.call("GET", "/api/tables")["running"]}
    assert owner.make(seats=2, seed="5")["stems"] == "seed"
    assert owner.make(seats=2)["stems"] == "dealt"


# -- who held a seat -----------------------------------------------------------------------------------------


def test_whoever_leaves_a_seat_to_a_bot_sees_what_a_spectator_sees_at_once(server: Server) -> None:
    """Or an owner could watch a bot's hand, with a second cookie."""
    owner, second = Player(server, "Piter"), Player(server, "Nobody")
    table = owner.make(seats=2, people=1, seed="3", bots="greedy")
    secret = owner.call("POST", f"/api/tables/{table['id']}/seats/1/hand-over")["secret"]
    second.join(table["id"], 1, secret)
    with second.looking(table["id"]) as live:
        assert live.viewer == 1
        second.call("POST", f"/api/tables/{table['id']}/seats/1/leave", {"bot": "greedy"})
        live.hear_until(lambda frame: frame["type"] == "table")
        assert (live.viewer, live.mine) == (-1, {})
        assert reason_of(live.ask(type="advice")) == "table-bot-sits"
    with second.looking(table["id"]) as live:
        assert (live.viewer, live.mine) == (-1, {})
    assert second.refused("GET", f"/api/tables/{table['id']}/film?seat=1")[0] == 403
    other = owner.call("POST", f"/api/tables/{table['id']}/seats/0/hand-over")["secret"]
    joining = f"/api/tables/{table['id']}/seats/0/join"
    assert second.refused("POST", joining, {"secret": other}) == (409, "table-one-seat")


def test_who_ever_held_a_seat_is_told_to_everybody(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        owner, second = Player(server, "Piter"), Player(server, "Nobody")
        table = owner.make(seats=2, people=1, bots="greedy")
        path = f"/api/tables/{table['id']}/seats/1"
        second.join(table["id"], 1, owner.call("POST", f"{path}/hand-over")["secret"])
        for _ in range(3):
            second.call("POST", f"{path}/leave", {"bot": "greedy"})
            second.call("POST", f"{path}/return")
        held = [("bot", "", "greedy"), ("person", "Nobody", ""), ("bot", "Nobody", "greedy")]
        assert before(Player(server).table(table["id"]), 1) == held
    with serving(tmp_path) as server:
        assert before(owner.at(server).table(table["id"]), 1) == held


# -- the seed before the end -----------------------------------------------------------------------------------


def test_until_a_game_is_over_its_record_tells_what_is_ones_own(tmp_path: Path) -> None:
    """Also of a game that these rules cannot continue: another version may."""
    with serving(tmp_path) as server:
        table, [one, two] = seated(server, 2, seed="123456789")
        with one.looking(table["id"]) as first, two.looking(table["id"]) as second:
            for _ in range(6):
                mover = first if first.actions else second
                mover.act(mover.actions[0])
                first.catch_up(mover.revision)
                second.catch_up(mover.revision)
        whole = server.live(table["id"]).game
        assert whole is not None
        own = {f"0: {action.text}" for seat, action in whole.actions if seat == 0}
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        for status in ("running", "archived"):
            if status == "archived":
                database.execute("UPDATE moves SET text = 'nonsense' WHERE n = 6")
                database.commit()
            with serving(tmp_path) as server:
                assert one.at(server).table(table["id"])["status"] == status
                told = one.at(server).request("GET", f"/api/tables/{table['id']}/record").text
                facts, _, moves = told.partition("\n\n")
                assert "123456789" not in told
                assert "seats 2" in facts
                assert "*" not in told
                assert {line for line in moves.splitlines() if line.startswith("0: ")} <= own | {"0: nonsense"}
                assert {line for line in moves.splitlines() if line.startswith("1: ")} <= {"1: ?"}
                stranger = Player(server)
                refused = stranger.refused("GET", f"/api/tables/{table['id']}/record")
                assert refused == ((404, "table-unknown") if status == "running" else (403, "table-not-your-seat"))


# -- one bad table ---------------------------------------------------------------------------------------------


def test_one_bad_table_is_one_bad_table(tmp_path: Path) -> None:
    """Whatever of its row is damaged, the lobby of everybody is listed, and bots at other tables play on."""
    with serving(tmp_path) as server:
        guest = Player(server)
        bad = [guest.make(seats=2, people=2, public=True)["id"] for _ in range(3)]
        good = guest.make(seats=2, people=2, public=True)
        over = guest.call("POST", "/api/records", {"record": finished_record(2)})
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        for column, value, table_id in zip(("config", "note", "winners"), ("{", "[", "many"), bad, strict=True):
            database.execute(f"UPDATE tables SET {column} = ? WHERE id = ?", (value, table_id))
        database.execute("UPDATE tables SET status = 'running' WHERE id = ?", (bad[2],))
        database.commit()
    with serving(tmp_path) as server:
        guest = guest.at(server)
        lobby = guest.call("GET", "/api/tables")
        assert {good["id"], over["id"]} <= {table["id"] for table in lobby["mine"]}
        assert good["id"] in {table["id"] for table in Player(server).call("GET", "/api/tables")["open"]}
        played = guest.make(seats=2, people=1)
        with guest.looking(played["id"]) as live:
            live.hear_until(lambda _: bool(live.actions))


# -- private tables, and names ---------------------------------------------------------------------------------


def closed_to(person: Player, table_id: str) -> bool:
    """Say whether somebody learns nothing of a table."""
    paths = (f"/api/tables/{table_id}", f"/api/tables/{table_id}/film", f"/api/tables/{table_id}/watch")
    answers = {person.refused("GET", path) for path in paths}
    url = f"{person.server.url.replace('http', 'ws')}/api/tables/{table_id}/live"
    with connect(url, additional_headers={"cookie": person.cookie}, proxy=None) as socket:
        with pytest.raises(ConnectionClosed):
            socket.recv(SECONDS)
        return answers == {(404, "table-unknown")} and socket.close_code == 4404


def test_a_private_table_is_watched_by_whoever_was_given_its_key(server: Server) -> None:
    """Not by whoever knows its id, which stands in every invitation."""
    table, people = seated(server, 2)
    stranger = Player(server)
    assert closed_to(stranger, table["id"])
    key = people[1].call("GET", f"/api/tables/{table['id']}/watch")["secret"]
    assert stranger.call("GET", f"/api/tables/{table['id']}?watch={key}")["you"] == -1
    assert stranger.refused("GET", f"/api/tables/{table['id']}?watch={key[:-1]}")[0] == 404
    other, _ = seated(server, 2)
    assert stranger.refused("GET", f"/api/tables/{other['id']}?watch={key}")[0] == 404
    public = people[0].make(seats=2, people=2, public=True)
    assert stranger.call("GET", f"/api/tables/{public['id']}")["status"] == "waiting"


def test_who_once_held_a_seat_may_go_on_watching_as_a_spectator(server: Server) -> None:
    table, people = seated(server, 2)
    people[1].call("POST", f"/api/tables/{table['id']}/seats/1/leave", {"bot": ""})
    assert people[1].call("GET", f"/api/tables/{table['id']}")["you"] == -1


def test_a_finished_game_is_open_to_whoever_has_its_link(server: Server) -> None:
    over = Player(server).call("POST", "/api/records", {"record": finished_record(2)})
    assert Player(server).call("GET", f"/api/tables/{over['id']}/film")["frames"]


@pytest.mark.parametrize(
    "name",
    ["Paul", "paul", "P a u l", "Pаul", "Ｐａｕｌ", "Pául", "PauI", "Pau1", "p.a.u.l.", "ΡΑUL"],
)
def test_nobody_pretends_to_be_somebody_at_the_same_table(name: str, server: Server) -> None:
    owner, other = Player(server, "Paul"), Player(server)
    table = owner.make(seats=2, people=2)
    joining = {"secret": table["links"]["1"], "name": name}
    path = f"/api/tables/{table['id']}/seats/1/join"
    assert other.refused("POST", path, joining) == (409, "table-name-taken")
    assert other.call("POST", path, {**joining, "name": "Paula"})["you"] == 1


def test_who_has_no_name_pretends_nothing(server: Server) -> None:
    table = Player(server).make(seats=2, people=2)
    assert Player(server).join(table["id"], 1, table["links"]["1"])["you"] == 1
    assert not is_taken("👻", ["🎲", ""])
