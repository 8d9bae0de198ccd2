"""Films, records, and games that the rules can no longer continue."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from random import Random

import pytest

import kanly
from kanly.engine.patch import patched
from tests.table.helpers import Data, Live, Player, Server, play, reason_of, seated, serving

View = tuple[Data, Data]


@contextmanager
def looking(people: list[Player], table: Data) -> Iterator[list[Live]]:
    with ExitStack() as stack:
        yield [stack.enter_context(person.looking(table["id"])) for person in people]


def merged(film: Data) -> list[View]:
    """Return what a film shows at each of its frames: what lies open, and what the viewer holds."""
    first, *further = film["frames"]
    views = [(first["public"], first["mine"])]
    for frame in further:
        public, mine = views[-1]
        views.append((patched(public, frame["public"]), patched(mine, frame["mine"])))
    return views


# -- films -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_film_shows_each_seat_what_it_saw_when_the_game_was_played(server: Server, seats: int) -> None:
    table, people = seated(server, seats, seed=str(seats + 20))
    everybody = [*people, Player(server)]
    seen: dict[int, list[View]] = {}
    actions: list[tuple[int, str]] = []
    rng = Random(seats)
    with looking(everybody, table) as lives:
        for live in lives:
            seen[live.viewer] = [(live.public, live.mine)]
        while not lives[0].result:
            mover = next(live for live in lives if live.actions)
            action = rng.choice(mover.actions)
            actions.append((mover.viewer, action))
            mover.act(action)
            for live in lives:
                live.catch_up(mover.revision)
                seen[live.viewer].append((live.public, live.mine))
        result = lives[0].result
        told = {live.viewer: live.log for live in lives}
    stranger = Player(server)
    for viewer in (-1, *range(seats)):
        film = stranger.film(table["id"], viewer)
        assert (film["viewer"], film["result"]) == (viewer, result)
        assert merged(film) == seen[viewer]
        assert film["log"] == told[viewer]
        taken = [(frame["actor"], frame["action"]) for frame in film["frames"][1:]]
        assert taken == [(seat, action if seat == viewer else "") for seat, action in actions]


def test_an_action_that_was_taken_back_is_not_in_the_film(server: Server) -> None:
    table, people = seated(server, 1, seed="5")
    with looking(people, table) as [live]:
        play([live], Random(5), until=lambda: live.mine["undo"])
        shown = live.public
        live.undo()
        film = people[0].film(table["id"], 0)
        assert merged(film)[-1] == (live.public, live.mine)
        assert live.public != shown
        assert shown not in [public for public, _ in merged(film)]
        assert len(film["frames"]) == live.revision - 2 + 1


def test_a_running_game_is_filmed_for_ones_own_eyes_only(server: Server) -> None:
    table, [one, two] = seated(server, 2, seed="9")
    stranger = Player(server)
    with looking([one, two], table) as lives:
        play(lives, Random(9), most=40)
        for person, seat in ((one, 0), (two, 1)):
            own = person.film(table["id"], seat)
            assert merged(own)[-1] == (lives[seat].public, lives[seat].mine)
            assert own["log"] == lives[seat].log
            assert own["result"] == {}
            other = 1 - seat
            path = f"/api/tables/{table['id']}/film?seat={other}"
            assert person.refused("GET", path) == (403, "table-not-your-seat")
        for person in (one, stranger):
            assert merged(person.film(table["id"])) == [(public, {}) for public, _ in merged(one.film(table["id"], 0))]
        for seat in (0, 1):
            path = f"/api/tables/{table['id']}/film?seat={seat}&watch={server.watch_key(table['id'])}"
            assert stranger.refused("GET", path) == (403, "table-not-your-seat")
        assert one.refused("GET", f"/api/tables/{table['id']}/film?seat=2")[0] == 404
        for nobody in ("-2", "9", "x"):
            assert one.refused("GET", f"/api/tables/{table['id']}/film?seat={nobody}")[0] == 400


# -- records -----------------------------------------------------------------------------------------------


def finished(seed: int = 1, seats: int = 3) -> kanly.Game:
    game = kanly.new("imperium", seats=seats, seed=seed, confirm=True)
    rng = Random(seed)
    while not game.is_over:
        game.apply(rng.choice(game.decision.actions))
    return game


def unfinished(actions: int, seed: int = 1) -> kanly.Game:
    game = kanly.new("imperium", seats=3, seed=seed, confirm=True)
    rng = Random(seed)
    while len(game.actions) < actions:
        game.apply(rng.choice(game.decision.actions))
    return game


def bring(person: Player, record: str) -> Data:
    table = person.call("POST", "/api/records", {"record": record})
    assert isinstance(table, dict)
    return table


def test_a_finished_record_comes_back_as_it_was_brought(server: Server) -> None:
    person, game = Player(server), finished()
    table = bring(person, game.record())
    assert (table["status"], table["revision"], table["you"]) == ("over", len(game.actions), 0)
    assert person.request("GET", f"/api/tables/{table['id']}/record").text == game.record()
    for seat in (-1, 0, 2):
        assert person.film(table["id"], seat) == person.call(
            "POST", "/api/films", {"record": game.record(), "seat": seat}
        )


def test_an_unfinished_record_is_played_on(server: Server) -> None:
    person, game = Player(server, "Irulan"), unfinished(60)
    record = game.record()
    table = bring(person, record)
    assert (table["status"], [seat["kind"] for seat in table["seats"]]) == ("running", ["person", "bot", "bot"])
    person.call("POST", f"/api/tables/{table['id']}/pace", {"pace": 0})
    assert Player(server).refused("GET", f"/api/tables/{table['id']}/record") == (404, "table-unknown")
    with person.looking(table["id"]) as live:
        while not live.result:
            if live.actions:
                live.act(live.actions[-1])
            else:
                live.hear()
    final = person.request("GET", f"/api/tables/{table['id']}/record").text
    assert final.startswith(record.rstrip("\n"))
    assert kanly.read_record(final).is_over


def test_a_record_is_kept_with_its_own_chance_not_that_of_its_seed(tmp_path: Path) -> None:
    """Older rules may have drawn otherwise; what was drawn then holds, also after a restart."""
    record = re.sub("seed [0-9]+", "seed 99", finished().record())
    record = record[: record.index("\n\n#")] + "\n"  # the hash at the end is that of the other seed
    with serving(tmp_path) as server:
        person = Player(server)
        table = bring(person, record)
        films = [person.film(table["id"], seat) for seat in (-1, 0)]
    with serving(tmp_path) as again:
        person = person.at(again)
        assert person.call("GET", f"/api/tables/{table['id']}")["status"] == table["status"] == "over"
        assert [person.film(table["id"], seat) for seat in (-1, 0)] == films


def test_a_record_is_a_film_without_being_kept(server: Server) -> None:
    person, game = Player(server), finished(seats=2)
    for seat in (-1, 0, 1, 2):
        film = person.call("POST", "/api/films", {"record": game.record(), "seat": seat})
        assert len(film["frames"]) == len(game.actions) + 1
        assert merged(film)[-1][0] == json.loads(json.dumps(game.rules.page().face_up(game.state).data()))
    assert person.call("GET", "/api/tables")["mine"] == []


BROKEN: dict[str, Callable[[str], str]] = {
    "nothing": lambda record: "",
    "rubbish": lambda record: "kanly 1\nrubbish",
    "no game": lambda record: record.replace("game imperium", "game chess"),
    "newer rules": lambda record: re.sub("rules [0-9]+", "rules 99", record),
    "newer format": lambda record: record.replace("kanly 1", "kanly 9"),
    "illegal action": lambda record: record.replace("\n0: ", "\n0: deploy 12\n0: ", 1),
    "no action": lambda record: record.replace("\n0: ", "\n0: dance\n0: ", 1),
    "wrong seat": lambda record: record.replace("\n0: ", "\n7: ", 1),
    "wrong chance": lambda record: record.replace("\n* ", "\n* nothing ", 1),
    "too many seats": lambda record: record.replace("seats 3", "seats 30"),
    "huge seed": lambda record: re.sub("seed [0-9]+", "seed " + "9" * 40, record),
    "zeros": lambda record: record.replace("\n", "\x00\n"),
}


@pytest.mark.parametrize("damage", BROKEN)
def test_a_broken_record_is_refused_with_the_reason(server: Server, damage: str) -> None:
    """And the next one is read as if nothing had been."""
    person, game = Player(server), finished()
    broken = {"record": BROKEN[damage](game.record())}
    assert person.refused("POST", "/api/records", broken)[0] == 400
    assert person.refused("POST", "/api/films", broken)[0] == 400
    assert person.refused("POST", "/api/films", {"record": game.record(), "seat": 3})[0] == 400
    assert len(person.call("POST", "/api/films", {"record": game.record()})["frames"]) == len(game.actions) + 1
    assert person.call("GET", "/api/tables")["mine"] == []


# -- games that cannot go on -------------------------------------------------------------------------------


DAMAGES = {
    "newer rules": "UPDATE tables SET head = replace(head, 'rules 2', 'rules 99') WHERE id = ?",
    "unknown game": "UPDATE tables SET head = replace(head, 'game imperium', 'game chess') WHERE id = ?",
    "illegal action": "UPDATE moves SET text = 'deploy 12' WHERE n = 7 AND table_id = ?",
    "unknown action": "UPDATE moves SET text = 'dance' WHERE n = 3 AND table_id = ?",
    "other seat": "UPDATE moves SET seat = seat + 1 WHERE n = 5 AND table_id = ?",
    "unknown card": "UPDATE moves SET chance = replace(chance, '* ', '* x_') WHERE table_id = ?",
    "undo of nothing": "UPDATE moves SET text = 'undo' WHERE n = 1 AND table_id = ?",
    "no head": "UPDATE tables SET head = '' WHERE id = ?",
    "a hole": "DELETE FROM moves WHERE n = 4 AND table_id = ?",
}


def rows(folder: Path, table_id: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        return database.execute("SELECT * FROM moves WHERE table_id = ? ORDER BY n", (table_id,)).fetchall()


def test_a_game_that_these_rules_cannot_continue_is_archived_and_not_lost(tmp_path: Path) -> None:
    """Many tables, each damaged in its own way, and one that is well."""
    tables: dict[str, Data] = {}
    with serving(tmp_path) as server:
        owner, friend = Player(server), Player(server)
        for damage in (*DAMAGES, "none"):
            tables[damage] = owner.make(seats=2, people=2, seed="6")
            friend.join(tables[damage]["id"], 1, tables[damage]["links"]["1"])
            with looking([owner, friend], tables[damage]) as lives:
                play(lives, Random(6), most=30)
        seen = lives[0].public
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database, database:
        for damage, statement in DAMAGES.items():
            assert database.execute(statement, (tables[damage]["id"],)).rowcount > 0
    stored = {damage: rows(tmp_path, table["id"]) for damage, table in tables.items()}
    with serving(tmp_path) as server:
        owner, friend, stranger = owner.at(server), friend.at(server), Player(server)
        for damage in DAMAGES:
            assert_archived(tables[damage]["id"], [owner, friend], stranger)
            assert rows(tmp_path, tables[damage]["id"]) == stored[damage]
        listed = {entry["id"]: entry["status"] for entry in owner.call("GET", "/api/tables")["mine"]}
        assert listed == {
            table["id"]: "running" if damage == "none" else "archived" for damage, table in tables.items()
        }
        with looking([owner, friend], tables["none"]) as lives:
            assert lives[0].public == seen
            assert play(lives, Random(1), most=20) == 20


def test_whatever_the_rules_stumble_over_the_game_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        owner = Player(server)
        table = owner.make(seats=1, people=1, seed="1")
        with owner.looking(table["id"]) as live:
            play([live], Random(1), most=10)

    def stumble(*_: object) -> kanly.Game:
        raise KeyError("/srv/kanly")

    monkeypatch.setattr("kanly.table.hall.play_on", stumble)
    with serving(tmp_path) as server:
        assert_archived(table["id"], [owner.at(server)], Player(server))
        assert "/srv" not in owner.at(server).request("GET", f"/api/tables/{table['id']}").text


def test_another_version_tries_an_archived_game_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        owner, stranger = Player(server), Player(server)
        running = owner.make(seats=1, people=1, seed="1")
        with owner.looking(running["id"]) as live:
            play([live], Random(1), most=10)
            stood = live.public
        over = bring(owner, finished().record())

    def stumble(*_: object) -> kanly.Game:
        raise KeyError("a mistake")

    with monkeypatch.context() as broken:
        broken.setattr("kanly.table.hall.play_on", stumble)
        broken.setattr("kanly.__version__", "0.0.broken")
        with serving(tmp_path) as server:
            assert_archived(running["id"], [owner.at(server)], stranger.at(server))
            assert owner.at(server).table(over["id"])["status"] == "archived"
            assert stranger.at(server).request("GET", f"/api/tables/{over['id']}/record").status_code == 200
    with serving(tmp_path) as server:
        with owner.at(server).looking(running["id"]) as live:
            assert (live.table["status"], live.public) == ("running", stood)
        assert owner.at(server).table(over["id"])["status"] == "over"


def test_a_machine_in_trouble_archives_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        owner = Player(server)
        table = owner.make(seats=1, people=1, seed="1")

    def out_of_memory(*_: object) -> kanly.Game:
        raise MemoryError

    with pytest.MonkeyPatch.context() as troubled:
        troubled.setattr("kanly.table.hall.play_on", out_of_memory)
        with serving(tmp_path) as server:
            assert owner.at(server).request("GET", f"/api/tables/{table['id']}").status_code == 503
    with serving(tmp_path) as server:
        assert owner.at(server).table(table["id"])["status"] == "running"


def assert_archived(table_id: str, people: list[Player], stranger: Player) -> None:
    for person in people:
        summary = person.table(table_id)
        assert (summary["status"], summary["to_move"]) == ("archived", -1)
        assert set(summary["note"]) == {"id", "args", "text"}
        assert summary["note"]["id"] == "table-archived-why"
        record = person.request("GET", f"/api/tables/{table_id}/record")
        assert record.status_code == 200
        assert "\n0: " in record.text
        with person.looking(table_id) as live:
            assert live.table["status"] == "archived"
            assert reason_of(live.act("pass")) == "table-archived"
            assert reason_of(live.undo()) == "table-archived"
            live.say("what a pity")
            assert live.receive("chat")["chat"]["text"] == "what a pity"
    assert stranger.refused("GET", f"/api/tables/{table_id}/record") == (403, "table-not-your-seat")
    assert people[0].refused("GET", f"/api/tables/{table_id}/film")[0] == 409
