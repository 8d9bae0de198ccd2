"""The lobby: which tables are listed for whom, and which tables can be made."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from random import Random
from sqlite3 import connect

import httpx
import pytest

import kanly
from kanly.table import bot_seats
from kanly.table.settings import Limits
from tests.table.faults import eventually
from tests.table.helpers import SECONDS, Data, Live, Player, Server, play, seated, serving
from tests.toys import skirmish


def listed(person: Player) -> dict[str, Data]:
    """Return a guest's own tables as the lobby lists them."""
    return {table["id"]: table for table in person.call("GET", "/api/tables")["mine"]}


# -- what is listed ---------------------------------------------------------------------------------------


# -- the lobby ---------------------------------------------------------------------------------------------


def test_who_has_no_cookie_sees_no_private_table(server: Server) -> None:
    owner = Player(server)
    owner.make(seats=3, people=1, name="with bots")
    owner.make(seats=3, people=3, name="with open seats")
    public = owner.make(seats=3, people=3, public=True)
    lobby = httpx.get(f"{server.url}/api/tables", timeout=SECONDS).json()
    assert lobby["mine"] == []
    assert public["id"] in [table["id"] for table in lobby["open"]]
    assert {table["public"] for part in lobby.values() for table in part} == {True}


def test_the_lobby_is_listed_from_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No game is played again for it, and it says the same as the table: after a move, an undo, and before both."""
    with serving(tmp_path) as server:
        moved, people = seated(server, 2, seed="4")
        undone = people[0].make(seats=1, people=1, seed="5")
        untouched = people[0].make(seats=1, people=1, seed="6")
        owner = people[0]
        with owner.looking(moved["id"]) as one, people[1].looking(moved["id"]) as two:
            play([one, two], Random(4), most=50)
        with owner.looking(undone["id"]) as live:
            play([live], Random(5), until=lambda: live.revision > 50 and live.mine["undo"])
            live.undo()
        eventually(lambda: not any(table.audience for table in server.hall.tables.values()))
        shown = {table["id"]: owner.table(table["id"]) for table in (moved, undone, untouched)}
    monkeypatch.setattr("kanly.table.hall.play_on", None)
    with serving(tmp_path) as again:
        assert listed(owner.at(again)) == shown
        assert not again.hall.tables
    assert min(table["to_move"] for table in shown.values()) >= 0
    assert [shown[table["id"]]["round"] > 0 for table in (moved, undone)] == [True, True]


def test_a_record_that_was_brought_is_listed_as_it_stands(server: Server) -> None:
    person, game = Player(server), kanly.new("imperium", seats=1, seed=3)
    for _ in range(30):
        game.apply(game.decision.actions[0])
    table = person.call("POST", "/api/records", {"record": game.record()})
    server.hall.tables.pop(table["id"])
    assert listed(person) == {table["id"]: table}
    assert table["round"] > 0


def test_a_table_names_who_won_as_soon_as_its_game_is_over(server: Server) -> None:
    person = Player(server)
    table = person.make(seats=1, people=1, seed="4")
    assert table["winners"] == []
    with person.looking(table["id"]) as live:
        play([live], Random(4))
        won = live.result["ranking"][0]
    assert person.table(table["id"])["winners"] == listed(person)[table["id"]]["winners"] == won


def test_a_table_names_all_who_won_together(server: Server) -> None:
    with skirmish.registered():
        person, game, luck = Player(server), kanly.new("skirmish", seats=4, seed=1), Random(1)
        while not game.is_over:
            game.apply(luck.choice(game.decision.actions))
        table = person.call("POST", "/api/records", {"record": game.record()})
        assert game.outcome is not None
        assert len(game.outcome.winners) > 1
        assert listed(person)[table["id"]]["winners"] == list(game.outcome.winners)


def test_a_table_of_an_older_version_is_listed_as_it_stands(tmp_path: Path) -> None:
    """It did not note who is to move, so that game has to be looked at."""
    with serving(tmp_path) as server:
        owner = Player(server)
        table = owner.make(seats=1, people=1, seed="4")
    with closing(connect(tmp_path / "tables.sqlite")) as database, database:
        database.execute("UPDATE tables SET round = NULL, to_move = NULL")
    with serving(tmp_path) as again:
        assert listed(owner.at(again))[table["id"]]["to_move"] == 0


# -- tables ------------------------------------------------------------------------------------------------


def test_a_guest_may_have_so_many_tables_and_no_more(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(tables_per_guest=2)) as server:
        owner, other = Player(server), Player(server)
        first = owner.make(seats=1, people=1, seed="1")
        owner.make(seats=2, people=2)
        assert owner.refused("POST", "/api/tables", {}) == (429, "table-too-many")
        assert other.make(seats=1, people=1)["status"] == "running"
        with owner.looking(first["id"]) as live:
            owner.call("POST", f"/api/tables/{first['id']}/seats/0/leave", {"bot": "random"})
            live.hear_until(lambda _: bool(live.result))
        assert owner.make(seats=1, people=1)["status"] == "running", "a finished one does not count"


def test_many_tables_made_at_once_are_counted(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(tables_per_guest=3)) as server, ThreadPoolExecutor(8) as pool:
        owner = Player(server)
        answers = list(pool.map(lambda _: owner.request("POST", "/api/tables", {"seats": 2}).status_code, range(16)))
        assert answers.count(201) == 3


@pytest.mark.parametrize(
    ("new", "confirming"),
    [
        ({"seats": 4, "people": 4}, "turns"),
        ({"seats": 4, "people": 2}, "0,1"),
        ({"seats": 4, "people": 2, "seat": 2}, "0,2"),
        ({"seats": 4, "people": 0}, None),
        ({"seats": 4, "people": 4, "options": {"confirm": ""}}, None),
        ({"seats": 4, "people": 4, "options": {"confirm": "2,0"}}, "0,2"),
        ({"seats": 1, "people": 1}, "turns"),
    ],
    ids=str,
)
def test_only_seats_for_people_confirm_the_end_of_their_turns(
    server: Server, new: Data, confirming: str | None
) -> None:
    game = server.live(Player(server).make(**new)["id"]).game
    assert game is not None
    assert game.config.options.get("confirm") == confirming


@pytest.mark.parametrize(
    "new",
    [
        {"game": "chess"}, {"edition": "none"}, {"seats": 5}, {"seats": 0}, {"seats": 2, "people": 3}, {"people": -1},
        {"bots": "nobody"}, {"seed": "-1"}, {"seed": "x"}, {"modules": "x"}, {"modules": [1]}, {"modules": ["x"] * 17},
        {"options": []}, {"options": {"leaders": 1}}, {"options": {"x" * 65: ""}}, {"leaders": "random"},
        {"options": {f"o{n}": "" for n in range(33)}}, {"options": {"leaders": "x" * 401}},
        {"seed": "9" * 29}, {"pace": -2}, {"pace": 10_001}, {"surprise": 1}, {"seats": "x"}, {"public": "yes"},
    ],
    ids=str,
)  # fmt: skip
def test_a_table_that_cannot_be_is_refused_with_the_reason(server: Server, new: Data) -> None:
    status, _ = Player(server).refused("POST", "/api/tables", new)
    assert status == 400


def test_a_leader_that_is_taken_twice_is_refused_in_every_language(server: Server) -> None:
    new = {"seats": 3, "people": 1, "options": {"leaders": "?,paul_atreides,paul_atreides"}}
    assert Player(server).refused("POST", "/api/tables", new) == (400, "option-leaders-twice")


def test_everybody_can_see_that_the_seed_was_chosen(server: Server) -> None:
    owner, friend = Player(server), Player(server)
    chosen, drawn = owner.make(seats=2, people=2, seed="42"), owner.make(seats=2, people=2)
    assert friend.table(chosen["id"])["stems"] == "seed"
    assert friend.table(drawn["id"])["stems"] == "dealt"


def test_the_largest_seed_there_is(server: Server) -> None:
    assert Player(server).make(seed="9" * 28, seats=1, people=1)["status"] == "running"


def test_an_unknown_table_is_not_there(server: Server) -> None:
    person = Player(server)
    for method, path in (
        ("GET", ""), ("GET", "/record"), ("GET", "/film"), ("POST", "/seats/0/return"), ("POST", "/seats/0/hand-over"),
    ):  # fmt: skip
        assert person.refused(method, f"/api/tables/nowhere{path}") == (404, "table-unknown")


def test_bots_keep_to_the_pace_that_was_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thinking is part of the pause, and here it takes no time."""
    pauses: list[float] = []
    pause = bot_seats.pause

    async def note(seconds: float) -> None:
        pauses.append(seconds)
        await pause(0)

    def play_on(live: Live, actions: int) -> None:
        until = live.revision + actions
        while live.revision < until and not live.result:
            if live.actions:
                live.act(live.actions[0])
            else:
                live.hear()

    monkeypatch.setattr(bot_seats, "pause", note)
    monkeypatch.setattr(bot_seats, "monotonic", lambda: 0.0)
    with serving(tmp_path) as server:
        owner = Player(server)
        table = owner.make(seats=4, people=1, seed="2", pace=250, bots="random")
        with owner.looking(table["id"]) as live:
            play_on(live, 30)
            assert set(pauses) == {0.25}
            assert owner.call("POST", f"/api/tables/{table['id']}/pace", {"pace": 0})["pace"] == 0
            live.hear_until(lambda _: live.table["pace"] == 0)
            play_on(live, 10)
            pauses.clear()
            play_on(live, 30)
            assert set(pauses) == {0}
        for wrong in (-1, 10_001, "fast"):
            assert owner.refused("POST", f"/api/tables/{table['id']}/pace", {"pace": wrong})[0] == 400
