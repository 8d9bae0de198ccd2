"""What a killed server wrote last may be committed after its successor has read the table: then it catches up."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, Unpack

import pytest
from msgspec.structs import asdict, replace
from sqlalchemy import Engine, event, insert, update

from kanly.table.database import open_database
from kanly.table.ledger import UNDO, lines_of_chance
from kanly.table.rows import SeatRow, TableChanges
from kanly.table.schema import chat, moves, seats, tables
from kanly.table.seating import USED
from tests.table.helpers import Data, Live, Player, Server, play, reason_of, seated, serving
from tests.table.stored import a_table, in_a_loop, load, opened

pytestmark = pytest.mark.usefixtures("patient_database")

PLAYED = 20
"""Moves of a game before its server is killed."""


class Predecessor:
    """A server that was killed in the middle of its last transaction: what it wrote is there when it is committed."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection = engine.connect()

    def begin(self) -> None:
        self._connection.rollback()
        if self._engine.dialect.name == "sqlite":  # the driver begins by itself only when something is written
            self._connection.exec_driver_sql("BEGIN IMMEDIATE")

    def move(self, table_id: str, n: int, seat: int, text: str, chance: str = "", status: str = "") -> None:
        values = {"table_id": table_id, "n": n, "seat": seat, "text": text, "chance": chance, "time": 5.0}
        self._connection.execute(insert(moves).values(values))
        if status:
            self._connection.execute(update(tables).where(tables.c.id == table_id).values(status=status))

    def sit(self, row: SeatRow, **changes: Unpack[TableChanges]) -> None:
        where = (seats.c.table_id == row.table_id) & (seats.c.seat == row.seat)
        self._connection.execute(update(seats).where(where).values(asdict(row)))
        self.change(row.table_id, **changes)

    def change(self, table_id: str, **changes: Unpack[TableChanges]) -> None:
        values = {**changes, "version": tables.c.version + 1}
        self._connection.execute(update(tables).where(tables.c.id == table_id).values(values))

    def say(self, table_id: str, n: int, text: str) -> None:
        values = {"table_id": table_id, "n": n, "seat": 0, "name": "Ghost", "text": text, "time": 5.0}
        self._connection.execute(insert(chat).values(values))

    def commit(self) -> None:
        self._connection.commit()

    def close(self) -> None:
        self._connection.close()
        self._engine.dispose()


@pytest.fixture
def predecessor(database_url: str) -> Iterator[Predecessor]:
    killed = Predecessor(open_database(database_url))
    yield killed
    killed.close()


def next_move(server: Server, table: Data, choice: int) -> tuple[int, str, str]:
    """Return who would move at a table, with which of its actions, and the chance that would fall then."""
    found = server.live(table["id"]).game
    assert found is not None
    game = found.clone()
    seat = game.to_move
    game.apply(game.decision.actions[choice])
    return seat, game.actions[-1][1].text, lines_of_chance(game)


class Scene:
    """A table with two people whose server was killed; the successor has read it, and then the last move comes."""

    def __init__(self, server: Server, table: Data, people: list[Player], lives: list[Live]) -> None:
        self.server = server
        self.table = table
        self.people = people
        self.lives = lives

    @property
    def mover(self) -> Live:
        return next(live for live in self.lives if live.actions)

    def seat(self, number: int) -> SeatRow:
        """Return who sits at a seat, as the successor knows it."""
        return self.server.live(self.table["id"]).seats[number]

    def path(self, seat: int, what: str) -> str:
        return f"/api/tables/{self.table['id']}/seats/{seat}/{what}"

    def hear_the_end(self) -> None:
        for live in self.lives:
            while not live.result:
                live.hear()

    def check_all_see_what_stands(self, revision: int) -> None:
        """Everybody who looks sees what a newcomer sees, on the connection that they had."""
        for live in self.lives:
            live.rest()
            newcomer = Live(self.server, self.table["id"], live.cookie)
            newcomer.receive("table")
            shown = (newcomer.viewer, newcomer.revision, newcomer.public, newcomer.mine, newcomer.log, newcomer.chat)
            assert (live.viewer, live.revision, live.public, live.mine, live.log, live.chat) == shown
            assert sitting(live.table) == sitting(newcomer.table)
            assert live.revision == revision
            newcomer.leave()


def sitting(table: Data) -> list[tuple[str, str, str]]:
    """Return who sits at a table, seat by seat."""
    return [(seat["kind"], seat["name"], seat["bot"]) for seat in table["seats"]]


@pytest.fixture
def scene(tmp_path: Path, database_url: str) -> Iterator[Scene]:
    """A table where two people have played for a while; nobody may move before the predecessor has begun to write."""
    with serving(tmp_path, database=database_url) as server:
        table, people = seated(server, 2, seed="7")
        lives = [person.look(table["id"]) for person in people]
        play(lives, Random(1), until=lambda: lives[0].revision >= PLAYED and len(mover_of(lives).actions) > 1)
        yield Scene(server, table, people, lives)
        for live in lives:
            live.leave()


def mover_of(lives: list[Live]) -> Live:
    return next(live for live in lives if live.actions)


@pytest.mark.parametrize("is_waiting", [False, True], ids=["before the action", "while the action waits"])
def test_an_action_that_comes_too_late_is_refused_and_all_see_what_stands(
    scene: Scene, predecessor: Predecessor, is_waiting: bool
) -> None:
    mover, revision = scene.mover, scene.mover.revision
    seat, text, chance = next_move(scene.server, scene.table, choice=0)
    predecessor.begin()
    predecessor.move(scene.table["id"], revision + 1, seat, text, chance)
    if not is_waiting:
        predecessor.commit()
    mover.send(type="act", action=mover.actions[1], revision=revision, re="late")
    if is_waiting:
        predecessor.commit()
    refused = mover.hear_until(lambda frame: frame.get("re") == "late")
    assert (reason_of(refused), refused["revision"]) == ("table-stale", revision + 1)
    assert mover.revision == revision + 1, "what stands is shown before the refusal"
    scene.check_all_see_what_stands(revision + 1)
    assert play(scene.lives, Random(2)) > 100
    assert scene.lives[0].result["ranking"]


def test_an_action_that_turns_out_to_be_stored_is_not_refused(scene: Scene, predecessor: Predecessor) -> None:
    """Whoever acted did not hear of it and acts again: it is the same action, and happens once."""
    mover, revision = scene.mover, scene.mover.revision
    seat, text, chance = next_move(scene.server, scene.table, choice=1)
    predecessor.begin()
    predecessor.move(scene.table["id"], revision + 1, seat, text, chance)
    predecessor.commit()
    mover.send(type="act", action=text, revision=revision, re="again")
    heard = mover.hear_until(lambda frame: frame["type"] in ("table", "refused"))
    assert heard["type"] == "table"
    scene.check_all_see_what_stands(revision + 1)
    assert not [frame for frame in mover.rest() if frame["type"] == "refused"]


def test_a_late_undo_is_caught_up_with(scene: Scene, predecessor: Predecessor) -> None:
    play(scene.lives, Random(3), until=lambda: bool(scene.mover.mine["undo"]))
    mover, revision = scene.mover, scene.mover.revision
    predecessor.begin()
    predecessor.move(scene.table["id"], revision + 1, mover.viewer, UNDO)
    predecessor.commit()
    assert reason_of(mover.act(mover.actions[0])) == "table-stale"
    scene.check_all_see_what_stands(revision + 1)


def test_an_undo_that_comes_too_late_is_refused(scene: Scene, predecessor: Predecessor) -> None:
    play(scene.lives, Random(3), until=lambda: bool(scene.mover.mine["undo"]))
    mover, revision = scene.mover, scene.mover.revision
    seat, text, chance = next_move(scene.server, scene.table, choice=0)
    predecessor.begin()
    predecessor.move(scene.table["id"], revision + 1, seat, text, chance)
    predecessor.commit()
    assert reason_of(mover.undo()) == "table-stale"
    scene.check_all_see_what_stands(revision + 1)


def test_lines_of_chat_that_come_late_are_shown(scene: Scene, predecessor: Predecessor) -> None:
    """One before anything is said here, and then two more: numbers that the table has not seen tell it."""
    live = scene.lives[0]
    predecessor.begin()
    predecessor.say(scene.table["id"], 1, "one")
    predecessor.commit()
    live.say("two")
    live.hear_until(lambda _: len(live.chat) == 2)
    predecessor.begin()
    predecessor.say(scene.table["id"], 3, "three")
    predecessor.say(scene.table["id"], 4, "four")
    predecessor.commit()
    live.say("five")
    live.hear_until(lambda _: len(live.chat) == 5)
    assert [line["text"] for line in live.chat] == ["one", "two", "three", "four", "five"]
    scene.check_all_see_what_stands(live.revision)


def test_a_line_that_waits_for_a_late_one_is_said_after_it(scene: Scene, predecessor: Predecessor) -> None:
    live = scene.lives[0]
    predecessor.begin()
    predecessor.say(scene.table["id"], 1, "one")
    live.say("two")
    predecessor.commit()
    live.hear_until(lambda _: len(live.chat) == 2)
    assert [line["text"] for line in live.chat] == ["one", "two"]


def test_a_bot_that_comes_too_late_plays_on_from_what_stands(scene: Scene, predecessor: Predecessor) -> None:
    mover, revision = scene.mover, scene.mover.revision
    seat, text, chance = next_move(scene.server, scene.table, choice=0)
    predecessor.begin()
    predecessor.move(scene.table["id"], revision + 1, seat, text, chance)
    predecessor.commit()
    for live in (mover, *scene.lives):
        path = f"/api/tables/{scene.table['id']}/seats/{live.viewer}/leave"
        scene.people[live.viewer].call("POST", path, {"bot": "random"})
    scene.hear_the_end()
    game = scene.server.live(scene.table["id"]).game
    assert game is not None
    assert game.actions[revision][1].text == text


def test_a_game_that_the_late_action_ended_is_over(scene: Scene, predecessor: Predecessor) -> None:
    rng = Random(4)
    while not (ending := ending_move(scene)):
        play(scene.lives, rng, most=1)
    mover, revision = scene.mover, scene.mover.revision
    predecessor.begin()
    predecessor.move(scene.table["id"], revision + 1, *ending, status="over")
    predecessor.commit()
    mover.send(type="act", action=mover.actions[0], revision=revision)
    scene.hear_the_end()
    assert scene.people[0].table(scene.table["id"])["status"] == "over"


def ending_move(scene: Scene) -> tuple[int, str, str] | None:
    """Return the move that ends the game, with the chance that falls in it, if there is one."""
    found = scene.server.live(scene.table["id"]).game
    assert found is not None
    for action in found.decision.actions:
        game = found.clone()
        game.apply(action)
        if game.is_over:
            return game.actions[-1][0], action.text, lines_of_chance(game)
    return None


@pytest.mark.parametrize("is_waiting", [False, True], ids=["before the change", "while the change waits"])
def test_a_late_change_of_a_seat_is_shown_when_another_seat_changes(
    scene: Scene, predecessor: Predecessor, is_waiting: bool
) -> None:
    """The other change did not come too late: it is done as well."""
    mover, other = scene.mover.viewer, 1 - scene.mover.viewer
    predecessor.begin()
    predecessor.sit(replace(scene.seat(other), kind="bot", bot="random"))
    if not is_waiting:
        predecessor.commit()
    with ThreadPoolExecutor(1) as another:
        changed = another.submit(scene.people[mover].call, "POST", scene.path(mover, "hand-over"))
        if is_waiting:
            predecessor.commit()
        secret = changed.result()["secret"]
    scene.check_all_see_what_stands(scene.mover.revision)
    assert sitting(scene.mover.table)[other] == ("bot", f"Person {other}", "random")
    assert Player(scene.server, "Heir").join(scene.table["id"], mover, secret)["you"] == mover


def test_a_late_change_of_a_seat_is_shown_with_the_next_action(scene: Scene, predecessor: Predecessor) -> None:
    """The action stands; who has left the seat to a bot takes it back before acting again."""
    mover, seat, revision = scene.mover, scene.mover.viewer, scene.mover.revision
    predecessor.begin()
    predecessor.sit(replace(scene.seat(seat), kind="bot", bot="random"))
    predecessor.commit()
    mover.send(type="act", action=mover.actions[0], revision=revision)
    for live in scene.lives:
        live.hear_until(lambda frame: frame["type"] == "table")
        assert sitting(live.table)[seat] == ("bot", f"Person {seat}", "random")
        assert live.revision > revision
    taken_back = scene.people[seat].call("POST", scene.path(seat, "return"))
    assert sitting(taken_back)[seat][0] == "person"


def test_a_late_change_of_the_table_is_shown_with_the_next_one(scene: Scene, predecessor: Predecessor) -> None:
    predecessor.begin()
    predecessor.change(scene.table["id"], name="Renamed", pace=10)
    predecessor.commit()
    scene.people[0].call("POST", f"/api/tables/{scene.table['id']}/pace", {"pace": 20})
    table = scene.people[1].table(scene.table["id"])
    assert (table["name"], table["pace"]) == ("Renamed", 20)


@pytest.fixture
def hall(tmp_path: Path, database_url: str) -> Iterator[Scene]:
    """A table that waits for two more people; its maker and the first of them look on."""
    with serving(tmp_path, database=database_url) as server:
        people = [Player(server, f"Person {seat}") for seat in range(3)]
        table = people[0].make(seats=3, people=3, seed="7")
        lives = [person.look(table["id"]) for person in people[:2]]
        yield Scene(server, table, people, lives)
        for live in lives:
            live.leave()


def test_a_seat_that_was_taken_late_is_refused_to_others(hall: Scene, predecessor: Predecessor) -> None:
    link = {"secret": hall.table["links"]["1"]}
    predecessor.begin()
    predecessor.sit(replace(hall.seat(1), kind="person", guest="ghost", name="Ghost", secret_hash="used"))
    predecessor.commit()
    assert hall.people[1].refused("POST", hall.path(1, "join"), link) == (403, "table-seat-taken")
    hall.check_all_see_what_stands(0)
    assert sitting(hall.lives[0].table)[1] == ("person", "Ghost", "")
    assert hall.people[1].join(hall.table["id"], 2, hall.table["links"]["2"])["status"] == "running"


def test_a_seat_that_one_turns_out_to_have_is_not_refused(hall: Scene, predecessor: Predecessor) -> None:
    """Whoever joined did not hear of it and joins again; the last seat was taken, so the game has begun."""
    hall.people[2].join(hall.table["id"], 2, hall.table["links"]["2"])
    guest = hall.server.live(hall.table["id"]).audience
    joined = next(client.guest for client in guest if client.guest != hall.seat(0).guest)
    predecessor.begin()
    predecessor.sit(replace(hall.seat(1), kind="person", guest=joined, name="Person 1"), status="running")
    predecessor.commit()
    again = hall.people[1].join(hall.table["id"], 1, hall.table["links"]["1"], name="Somebody else")
    assert (again["status"], again["you"]) == ("running", 1)
    assert sitting(again)[1] == ("person", "Person 1", "")
    hall.check_all_see_what_stands(0)
    assert hall.lives[1].viewer == 1


def test_a_seat_that_was_left_late_is_left_once(hall: Scene, predecessor: Predecessor) -> None:
    hall.people[1].join(hall.table["id"], 1, hall.table["links"]["1"])
    predecessor.begin()
    predecessor.sit(SeatRow(hall.table["id"], 1, "open", secret_hash=hall.seat(1).secret_hash.removeprefix(USED)))
    predecessor.commit()
    left = hall.people[1].call("POST", hall.path(1, "leave"), {"bot": ""})
    assert sitting(left)[1] == ("open", "", "")
    hall.check_all_see_what_stands(0)
    assert hall.people[2].join(hall.table["id"], 1, hall.table["links"]["1"])["you"] == 1


@in_a_loop
async def test_a_table_is_read_as_it_stood_at_one_moment(database_url: str, predecessor: Predecessor) -> None:
    """Not with the status from before the last move and the moves from after it."""

    def end_the_game(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if "FROM moves" in statement and not ended:
            ended.append(True)
            predecessor.begin()
            predecessor.move("t", 1, 0, "done", status="over")
            predecessor.commit()

    ended: list[bool] = []
    async with opened(database_url) as store:
        await store.create_table(a_table(status="running"))
        event.listen(Engine, "before_cursor_execute", end_the_game)
        try:
            during = await load(store)
        finally:
            event.remove(Engine, "before_cursor_execute", end_the_game)
        after = await load(store)
    assert ended
    assert (during.table.status, during.revision) == ("running", 0)
    assert (after.table.status, after.revision) == ("over", 1)
