"""A store that fails for a while: nobody is told what was not stored, and every table goes on from where it stood."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from kanly.table.store import Store, StoreError
from tests.table.faults import eventually
from tests.table.helpers import Live, Player, play, seated, serving


@pytest.fixture(autouse=True)
def _no_long_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kanly.table.house.RETRY_SECONDS", 0.05)


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
        eventually(lambda: server.house.tables[table["id"]].revision > 20)
        with down(monkeypatch, "append_move", "load_table"):
            lost = server.house.tables[table["id"]]
            eventually(lambda: lost.lost)
        eventually(lambda: server.house.tables[table["id"]].status == "over")
        assert server.house.tables[table["id"]] is not lost


def test_a_line_of_chat_that_is_not_stored_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        player = Player(server)
        with player.looking(player.make(seats=3, people=1, bots="random")["id"]) as live:
            with down(monkeypatch, "add_chat"):
                refused = live.ask(type="chat", text="hello")
                assert refused["reason"]["id"] == "table-not-stored"
            live.say("hello again")
            assert live.receive("chat")["chat"]["text"] == "hello again"


def test_a_lobby_without_a_store_says_so_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        player = Player(server)
        with down(monkeypatch, "guest", "set_guest", "tables_of", "count_tables", "load_table"):
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
