"""Nobody can know more than a seat may, and what could make a table unfair is told to everybody at it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import kanly
from tests.table.helpers import Data, Player, Server, finished_record, reason_of, seated, serving


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
                assert refused == (403, "table-running" if status == "running" else "table-not-your-seat")


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
