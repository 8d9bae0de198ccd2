"""A store that fails for a while: nobody is told what was not stored, and every table goes on from where it stood."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import Event
from typing import Any, Unpack

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from kanly.table import seating
from kanly.table.errors import Refused
from kanly.table.minds import Minds
from kanly.table.rows import ChatRow, SeatRow, SittingRow, TableChanges, TableRow
from kanly.table.store import Store, StoreError
from tests.table.faults import eventually
from tests.table.helpers import SECONDS, Live, Player, play, seated, serving


@pytest.fixture(autouse=True)
def _no_long_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kanly.table.hall.RETRY_SECONDS", 0.05)


@contextmanager
def down(monkeypatch: pytest.MonkeyPatch, *methods: str) -> Iterator[None]:
    """Let some methods of the store fail."""

    def fail(*_: object, **__: object) -> asyncio.Future[None]:
        raise StoreError("disk full at /var/lib/secret")

    with monkeypatch.context() as patched:
        for method in methods:
            patched.setattr(Store, method, fail)
        yield


def sent_away(live: Live) -> int:
    """Return the code that a connection is closed with, if nothing else comes before."""
    with pytest.raises(ConnectionClosed) as closed:
        live.hear()
    assert closed.value.rcvd is not None
    return int(closed.value.rcvd.code)


def test_an_action_that_is_not_stored_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        table, people = seated(server, 3, seed="7")
        lives = [person.look(table["id"]) for person in people]
        play(lives, Random(1), until=lambda: lives[0].revision >= 20)
        mover = next(live for live in lives if live.actions)
        stood = [(live.revision, live.public, live.mine) for live in lives]
        with down(monkeypatch, "append_move"):
            mover.send(type="act", action=mover.actions[0], revision=mover.revision)
            assert [sent_away(live) for live in lives] == [1013] * 3
        again = [person.look(table["id"]) for person in people]
        assert [(live.revision, live.public, live.mine) for live in again] == stood
        assert play(again, Random(2)) > 100
        assert again[0].result["ranking"]


def test_bots_go_on_by_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        table = Player(server).make(seats=3, people=0, bots="random", seed="7")
        eventually(lambda: server.hall.tables[table["id"]].revision > 20)
        with down(monkeypatch, "append_move", "load_table"):
            lost = server.hall.tables[table["id"]]
            eventually(lambda: lost.lost)
        eventually(lambda: server.hall.tables[table["id"]].status == "over")
        assert server.hall.tables[table["id"]] is not lost


def test_a_line_of_chat_that_is_not_stored_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        player = Player(server)
        with player.looking(player.make(seats=3, people=1, bots="random")["id"]) as live:
            with down(monkeypatch, "add_chat"):
                refused = live.ask(type="chat", text="hello")
                assert refused["reason"]["id"] == "table-not-stored"
            live.say("hello again")
            assert live.receive("chat")["chat"]["text"] == "hello again"


def test_a_line_of_chat_that_was_stored_but_reported_lost_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add = Store.add_chat

    async def store_and_fail(self: Store, line: ChatRow) -> ChatRow:
        await add(self, line)
        raise StoreError("no answer")

    with serving(tmp_path) as server:
        player = Player(server)
        with player.looking(player.make(seats=3, people=1, bots="random")["id"]) as live:
            with monkeypatch.context() as patched:
                patched.setattr(Store, "add_chat", store_and_fail)
                assert live.ask(type="chat", text="hello")["reason"]["id"] == "table-not-stored"
            live.say("hello again")
            live.hear_until(lambda _: len(live.chat) == 2)
            assert [line["text"] for line in live.chat] == ["hello", "hello again"]


def test_a_seat_that_may_not_be_stored_is_looked_up_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put = Store.set_seat

    async def store_and_fail(
        self: Store, known: TableRow, seat: SeatRow, before: SittingRow | None, **changes: Unpack[TableChanges]
    ) -> None:
        await put(self, known, seat, before, **changes)
        raise StoreError("no answer")

    with serving(tmp_path) as server:
        owner, friend = Player(server), Player(server, "Friend")
        table = owner.make(seats=2, people=2)
        path = f"/api/tables/{table['id']}/seats/1/join"
        with monkeypatch.context() as patched:
            patched.setattr(Store, "set_seat", store_and_fail)
            assert friend.request("POST", path, {"secret": table["links"]["1"]}).status_code == 503
        assert (friend.table(table["id"])["you"], friend.table(table["id"])["status"]) == (1, "running")


def test_what_waits_for_a_table_that_is_given_up_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        owner, friend = Player(server), Player(server)
        table = owner.make(seats=2, people=2)
        old = server.live(table["id"])

        async def join_while_it_is_lost() -> Refused:
            async with old.lock:
                joining = asyncio.ensure_future(seating.join(old, 1, "heir", "Heir", table["links"]["1"]))
                await asyncio.sleep(0)
                old.lost = True
            with pytest.raises(Refused) as refused:
                await joining
            return refused.value

        assert server.run(join_while_it_is_lost()).status == 503
        assert friend.join(table["id"], 1, table["links"]["1"])["you"] == 1


def test_who_gave_a_seat_away_while_a_message_waited_does_not_act_for_it(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table, people = seated(server, 2, seed="4")
        with people[0].looking(table["id"]) as live:
            live_table = server.live(table["id"])
            mover = live_table.to_move()
            row = live_table.seats[mover]

            async def act_while_the_seat_changes() -> Refused:
                async with live_table.lock:
                    action = live_table.game.decision.actions[0].text  # type: ignore[union-attr]
                    giving = asyncio.ensure_future(live_table.seat(lambda: replace(row, guest="heir")))
                    await asyncio.sleep(0)
                    acting = asyncio.ensure_future(live_table.act(mover, action, 0, guest=row.guest))
                    await asyncio.sleep(0)
                await giving
                with pytest.raises(Refused) as refused:
                    await acting
                return refused.value

            assert server.run(act_while_the_seat_changes()).reason.id == "table-not-your-seat"
            assert (live_table.revision, live.revision) == (0, 0)


def test_a_bot_is_woken_at_a_table_that_was_lost_while_it_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose = Minds.choose
    thinking, found_again = Event(), asyncio.Event()

    async def think_long(self: Minds, *question: Any) -> str:
        if not thinking.is_set():
            thinking.set()
            await found_again.wait()
        return await choose(self, *question)

    monkeypatch.setattr(Minds, "choose", think_long)
    with serving(tmp_path) as server:
        table = Player(server).make(seats=3, people=0, bots="greedy", seed="7")
        assert thinking.wait(SECONDS)
        lost = server.hall.tables[table["id"]]

        async def lose() -> None:
            lost.give_up()
            lost._moved(lost)

        async def go_on() -> None:
            found_again.set()

        server.run(lose())
        eventually(lambda: server.hall.tables[table["id"]] is not lost)
        server.run(go_on())
        eventually(lambda: server.hall.tables[table["id"]].status == "over")


def test_a_lobby_without_a_store_says_so_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        player = Player(server)
        with down(monkeypatch, "guest", "set_guest", "tables_of", "tally_of", "load_table"):
            for method, path in (
                ("GET", "/api/me"),
                ("PUT", "/api/me"),
                ("GET", "/api/tables"),
                ("POST", "/api/tables"),
            ):
                response = player.request(method, path, {} if method != "GET" else None)
                assert response.status_code == 503
                assert response.json()["error"]["id"] == "table-store-failed"
                assert "secret" not in response.text
            assert player.request("GET", "/health").status_code == 503
            assert sent_away(Live(server, "x" * 12)) == 1013
        assert player.make(seats=3)
