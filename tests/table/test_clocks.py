"""Nobody has to wait for ever: a turn clock, and people who agree that a bot plays on until somebody is back."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from kanly.table import clocks
from kanly.table.absence import TurnClock
from kanly.table.ledger import UNDO
from kanly.table.rows import MoveRow
from tests.table.faults import eventually
from tests.table.helpers import Data, Live, Player, Server, play, reason_of, seated, serving
from tests.table.stored import a_table


@pytest.fixture(autouse=True)
def watchful(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "AWAKE_SECONDS", 0.02)
    monkeypatch.setattr(clocks, "ASLEEP_SECONDS", 0.02)


def kinds(table: Data) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def of_mover(lives: list[Live]) -> tuple[int, list[int]]:
    """Return the seat that is to decide, and the others."""
    mover = next(seat for seat, live in enumerate(lives) if live.actions)
    return mover, [seat for seat in range(len(lives)) if seat != mover]


# -- the clock -----------------------------------------------------------------------------------------------


def test_a_bot_takes_the_seat_when_the_clock_has_run_out_until_its_owner_is_back(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table, people = seated(server, 2, clock=1)
        with people[0].looking(table["id"]) as one, people[1].looking(table["id"]) as two:
            mover, [other] = of_mover([one, two])
            absent, waiting = [one, two][mover], [one, two][other]
            waiting.hear_until(lambda _: kinds(waiting.table)[mover] == "bot")
            waiting.hear_until(lambda _: bool(waiting.actions))
            absent.hear_until(lambda frame: frame["type"] == "table" and frame["viewer"] == -1)
            assert kinds(people[other].table(table["id"]))[other] == "person", "one who plays alone is not hurried"
            back = people[mover].call("POST", f"/api/tables/{table['id']}/seats/{mover}/return")
            assert kinds(back)[mover] == "person"
            assert back["clock"] == 1


def test_without_a_clock_a_table_waits(server: Server) -> None:
    table, people = seated(server, 2)
    assert table["clock"] == 0
    assert not server.live(table["id"]).is_due()
    assert people[0].refused("POST", "/api/tables", {"clock": -1})[0] == 400
    assert people[0].refused("POST", "/api/tables", {"clock": 10**9})[0] == 400


def test_a_clock_runs_on_while_nobody_looks_and_over_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table, people = seated(server, 2, clock=2)
        lives = [person.look(table["id"]) for person in people]
        play(lives, Random(1), most=3)
        for live in lives:
            live.leave()
    with serving(tmp_path) as server:
        assert not server.hall.tables
        person = people[0].at(server)
        eventually(lambda: "bot" in kinds(person.table(table["id"])))


def clock_after(*moves: tuple[str, int, float]) -> float:
    rows = [MoveRow("t", n, 0, text, "", time, 1, to_move) for n, (text, to_move, time) in enumerate(moves, 1)]
    return TurnClock(a_table(created=5.0, to_move=0), rows).since


def test_every_decision_has_its_own_time_but_going_to_and_fro_gains_none() -> None:
    assert clock_after() == 5.0
    assert clock_after(("a", 0, 10.0)) == 10.0
    assert clock_after(("a", 0, 10.0), (UNDO, 0, 11.0), ("b", 0, 12.0)) == 10.0
    assert clock_after(("a", 0, 10.0), (UNDO, 0, 11.0), ("b", 0, 12.0), ("c", 0, 13.0)) == 13.0
    assert clock_after(("a", 0, 10.0), (UNDO, 0, 11.0), ("b", 1, 12.0)) == 12.0, "who comes next has all of it"


def test_who_sits_down_to_a_decision_has_all_of_the_time() -> None:
    row = a_table(created=5.0, clocked=50.0, to_move=0)
    assert TurnClock(row, [MoveRow("t", 1, 0, "a", "", 10.0, 1, 1)]).since == 50.0


# -- the others agree ------------------------------------------------------------------------------------------


def test_others_who_are_here_may_agree_that_a_bot_plays_on(tmp_path: Path) -> None:
    with serving(tmp_path, absent_seconds=0.0) as server:
        table, people = seated(server, 4)
        lives = [person.look(table["id"]) for person in people]
        mover, [first, second, away] = of_mover(lives)
        lives[away].leave()
        eventually(lambda: not people[0].table(table["id"])["seats"][away]["online"])
        lives[first].send(type="stand_in", seat=mover, agree=True)
        lives[second].hear_until(lambda _: lives[second].table["seats"][mover]["stand_in"] == [first])
        assert kinds(lives[second].table)[mover] == "person"
        lives[second].send(type="stand_in", seat=mover, agree=True)
        lives[first].hear_until(lambda _: kinds(lives[first].table)[mover] == "bot")
        assert people[mover].call("POST", f"/api/tables/{table['id']}/seats/{mover}/return")["you"] == mover


def test_an_agreement_is_forgotten_when_the_table_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path, absent_seconds=0.0) as server:
        table, people = seated(server, 3)
        lives = [person.look(table["id"]) for person in people]
        mover, [first, second] = of_mover(lives)
        lives[first].send(type="stand_in", seat=mover, agree=True)
        lives[first].hear_until(
            lambda frame: frame["type"] == "seats" and bool(frame["table"]["seats"][mover]["stand_in"])
        )
        lives[mover].act(lives[mover].actions[0])
        assert all(not seat["stand_in"] for seat in people[second].table(table["id"])["seats"])


def test_nobody_is_replaced_who_has_time_left_or_is_not_asked(server: Server) -> None:
    table, people = seated(server, 2)
    lives = [person.look(table["id"]) for person in people]
    mover, [other] = of_mover(lives)
    stranger = Player(server).look(table["id"])
    assert reason_of(lives[other].ask(type="stand_in", seat=mover, agree=True)) == "table-not-absent"
    assert reason_of(lives[mover].ask(type="stand_in", seat=other, agree=True)) == "table-not-absent"
    assert reason_of(lives[mover].ask(type="stand_in", seat=mover, agree=True)) == "table-not-absent"
    assert reason_of(lives[mover].ask(type="stand_in", seat=7, agree=True)) == "table-no-seat"
    assert reason_of(stranger.ask(type="stand_in", seat=mover, agree=True)) == "table-spectator"
