"""Limits and manners: who may talk to the server, how much, and what it never says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from threading import Thread

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kanly.table import app, socket
from kanly.table.settings import Limits
from tests.table.faults import eventually
from tests.table.helpers import SECONDS, UNHURRIED, Live, Player, Server, reason_of, seated, serving

EVIL = "https://evil.example"


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a page of its own, behind a name."""
    page = tmp_path_factory.mktemp("page")
    (page / "index.html").write_text("<!doctype html><title>kanly</title>", encoding="utf-8")
    (page / "assets").mkdir()
    (page / "assets" / "index-1a2b3c.js").write_text("export {}", encoding="utf-8")
    (page.parent / "secret.txt").write_text("top secret", encoding="utf-8")
    with serving(tmp_path_factory.mktemp("hosted"), page=page, origins=("https://kanly.example",)) as server:
        yield server


def closed_with(live: Live) -> int:
    """Return the code that a connection is closed with."""
    with suppress(ConnectionClosed):
        while True:
            live.socket.recv(timeout=SECONDS)
    assert live.socket.close_code is not None
    return live.socket.close_code


# -- where a request comes from ----------------------------------------------------------------------------


@pytest.mark.parametrize("origin", [EVIL, "null", "http://127.0.0.1:1", "https://kanly.example.evil.example", "x"])
def test_the_page_of_another_site_is_refused(hosted: Server, origin: str) -> None:
    owner = Player(hosted)
    table = owner.make(seats=2, people=2, public=True)
    for method, path in (
        ("PUT", "/api/me"), ("POST", "/api/tables"), ("POST", f"/api/tables/{table['id']}/seats/1/join"),
        ("POST", f"/api/tables/{table['id']}/seats/0/leave"), ("POST", "/api/films"), ("POST", "/api/records"),
    ):  # fmt: skip
        response = owner.http.request(method, path, json={}, headers={"origin": origin})
        assert response.status_code == 403
        assert response.json()["error"]["id"] == "table-origin"
    with pytest.raises(InvalidStatus) as refused:
        Live(hosted, table["id"], owner.cookie, origin=origin)
    assert refused.value.response.status_code == 403
    assert [seat["kind"] for seat in owner.table(table["id"])["seats"]] == ["person", "open"]


@pytest.mark.parametrize("origin", ["own", "https://kanly.example", ""])
def test_our_own_pages_are_welcome(hosted: Server, origin: str) -> None:
    owner = Player(hosted)
    origin = hosted.url if origin == "own" else origin
    headers = {"origin": origin} if origin else {}
    response = owner.http.post("/api/tables", json={"seats": 1, "people": 1}, headers=headers)
    assert response.status_code == 201
    live = Live(hosted, response.json()["id"], owner.cookie, **headers)
    assert live.receive("table")["viewer"] == 0
    live.leave()


@pytest.mark.parametrize("path", ["/api/me", "/api/games", "/api/tables", "/", "/assets/index-1a2b3c.js"])
def test_no_answer_may_be_read_by_another_site(hosted: Server, path: str) -> None:
    response = httpx.get(hosted.url + path, headers={"origin": EVIL}, timeout=SECONDS)
    assert response.status_code == 200
    assert not [name for name in response.headers if name.startswith("access-control-")]


# -- headers -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/", "/index.html", "/assets/index-1a2b3c.js", "/nowhere",
        "/api/me", "/api/games", "/api/tables/nowhere", "/api/nowhere", "/health",
    ],
)  # fmt: skip
def test_every_answer_has_the_headers_that_keep_browsers_safe(hosted: Server, path: str) -> None:
    headers = httpx.get(hosted.url + path, timeout=SECONDS).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert "*" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] in ("same-origin", "no-referrer")
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers
    assert "x-powered-by" not in headers


def test_what_is_personal_is_not_cached(hosted: Server) -> None:
    person = Player(hosted)
    table = person.make(seats=1, people=1)
    for path in ("/api/me", "/api/tables", f"/api/tables/{table['id']}", f"/api/tables/{table['id']}/film"):
        assert person.request("GET", path).headers["cache-control"] == "no-store"


def test_who_asks_for_the_head_of_the_page_gets_it(hosted: Server) -> None:
    told, whole = (ask(hosted.url + "/", timeout=SECONDS) for ask in (httpx.head, httpx.get))
    assert (told.status_code, told.content) == (200, b"")
    assert told.headers["content-type"] == whole.headers["content-type"]


def test_the_page_is_served_and_nothing_beside_it(hosted: Server) -> None:
    assert "<title>kanly</title>" in httpx.get(hosted.url + "/", timeout=SECONDS).text
    script = httpx.get(hosted.url + "/assets/index-1a2b3c.js", timeout=SECONDS)
    assert script.headers["content-type"].startswith("text/javascript")
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/..%2fsecret.txt", "/%00"):
        response = httpx.get(hosted.url + path, timeout=SECONDS)
        assert "top secret" not in response.text
        assert response.status_code in (400, 404)


# -- sizes -------------------------------------------------------------------------------------------------


def test_a_body_that_is_too_large_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path, limits=replace(UNHURRIED, body_bytes=10_000)) as server:
        person = Player(server)
        assert person.refused("POST", "/api/films", {"record": "x" * 20_000})[0] == 413

        def chunks() -> Iterator[bytes]:
            yield b'{"record":"'
            for _ in range(20):
                yield b"x" * 1000
            yield b'"}'

        response = person.http.post("/api/films", content=chunks(), headers={"content-type": "application/json"})
        assert response.status_code == 413
        assert person.call("GET", "/health")["status"] == "ok"


def test_a_body_that_would_keep_everybody_waiting_is_refused(server: Server) -> None:
    """A record of a long game has about 30,000 bytes; reading one of a million stalls all tables."""
    person = Player(server)
    assert person.refused("POST", "/api/records", {"record": "\n" * 60_000})[0] == 400
    assert person.refused("POST", "/api/records", {"record": "\n" * 150_000})[0] == 413


def test_a_message_that_is_too_large_ends_the_connection(server: Server) -> None:
    table, [person] = seated(server, 1)
    with person.looking(table["id"]) as live:
        live.socket.send("x" * 4096)
        assert reason_of(live.receive("refused")) == "table-not-understood"
        live.socket.send("x" * 4097)
        assert closed_with(live) == 1009
    with person.looking(table["id"]) as live:
        assert live.act(live.actions[0])["type"] == "step"


def test_what_is_not_text_is_not_understood(server: Server) -> None:
    table, [person] = seated(server, 1)
    with person.looking(table["id"]) as live:
        live.rest()
        live.socket.send(b"\x00\xff\x01")
        assert reason_of(live.hear()) == "table-not-understood"
        assert live.act(live.actions[0])["type"] == "step"


# -- rates -------------------------------------------------------------------------------------------------


def test_who_talks_too_fast_is_told_to_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a moment that lasts, nobody is allowed more than the burst, and more is answered slowly."""
    monkeypatch.setattr("kanly.table.bucket.monotonic", lambda: 0.0)
    paused: list[float] = []
    pause = socket.pause

    async def note(seconds: float) -> None:
        paused.append(seconds)
        await pause(0)

    monkeypatch.setattr(socket, "pause", note)
    limits = replace(UNHURRIED, messages_per_second=20.0, message_burst=10)
    with serving(tmp_path, limits=limits) as server:
        table, [one, two] = seated(server, 2)
        with one.looking(table["id"]) as hasty, two.looking(table["id"]) as calm:
            for number in range(40):
                hasty.send(type="why", action="pass", re=str(number))
            heard = [hasty.receive("answer", "refused") for _ in range(40)]
            assert [frame["type"] for frame in heard] == ["answer"] * 10 + ["refused"] * 30
            assert {reason_of(frame) for frame in heard[10:]} == {"table-too-fast"}
            assert paused[:29] == [1 / 20.0] * 29
            assert calm.ask(type="why", action="pass")["type"] == "answer"


def test_who_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(requests_per_minute=20)) as server:
        person = Player(server)
        statuses = [person.request("GET", "/api/games").status_code for _ in range(30)]
        assert 200 in statuses
        assert statuses[-1] == 429
        response = person.request("GET", "/api/games")
        assert set(response.json()["error"]) == {"id", "args", "text"}


def test_who_opens_too_many_connections_is_told_to_come_later(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(requests_per_minute=20)) as server, ExitStack() as stack:
        table, [person] = seated(server, 1)
        early = stack.enter_context(person.looking(table["id"]))
        codes = [closed_with(Live(server, "nowhere")) for _ in range(30)]
        refused = codes.count(1013)
        assert codes == [4404] * (30 - refused) + [1013] * refused
        assert 10 < refused < 20, "requests and openings are counted together"
        assert person.request("GET", "/api/me").status_code == 429
        assert early.act(early.actions[0])["type"] == "step", "who is in may stay"


def test_addresses_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the server grows with everybody who ever came."""
    monkeypatch.setattr(app, "FORGET_SECONDS", 0.05)
    with serving(tmp_path) as server:
        counted = server.app.stores.get(app.COUNTED)
        server.run(counted.set("long ago", b"", expires_in=-1))
        server.run(counted.set("just now", b"", expires_in=60))
        eventually(lambda: not server.run(counted.exists("long ago")))
        assert server.run(counted.exists("just now"))


def test_a_crowd_of_spectators_keeps_nobody_from_their_seat(tmp_path: Path) -> None:
    with serving(tmp_path, limits=replace(UNHURRIED, clients_per_seat=3)) as server, ExitStack() as stack:
        table, [person] = seated(server, 1)
        crowd = [stack.enter_context(Player(server).looking(table["id"])) for _ in range(3)]
        assert closed_with(Live(server, table["id"])) == 1008
        own = [stack.enter_context(person.looking(table["id"])) for _ in range(3)]
        assert closed_with(Live(server, table["id"], person.cookie)) == 1008
        crowd[0].leave()
        eventually(lambda: len(server.live(table["id"]).audience) == 5)
        own[0].act(own[0].actions[0])
        with Player(server).looking(table["id"]) as live:
            assert live.revision == 1


# -- what is never said ------------------------------------------------------------------------------------

ODD_REQUESTS = [
    ("GET", "/api/nothing", None), ("GET", "/api/tables/%00", None), ("GET", "/api/tables/" + "x" * 300, None),
    ("DELETE", "/api/me", None), ("PUT", "/api/me", "{"), ("PUT", "/api/me", "[]"), ("PUT", "/api/me", "null"),
    ("PUT", "/api/me", '{"name": 7}'), ("PUT", "/api/me", '{"nom": ""}'), ("POST", "/api/tables", '{"seats": 1e400}'),
    ("POST", "/api/tables", '{"options": {"leaders": "' + "x" * 401 + '"}}'), ("POST", "/api/tables", "\xff"),
    ("POST", "/api/tables", "[" * 5000), ("POST", "/api/records", '{"record": "\\ud800"}'),
    ("GET", "/api/catalogue/imperium/nothing", None), ("GET", "/api/catalogue/nothing/base", None),
    ("GET", "/api/tables/x/film?seat=x", None), ("GET", "/api/tables/x/live", None), ("POST", "/", "{}"),
]  # fmt: skip


@pytest.mark.parametrize(("method", "path", "body"), ODD_REQUESTS, ids=[f"{m} {p[:40]}" for m, p, _ in ODD_REQUESTS])
def test_an_error_says_what_is_wrong_and_not_how_the_server_is_built(
    hosted: Server, method: str, path: str, body: str | None
) -> None:
    content = None if body is None else body.encode("latin-1")
    headers = {"content-type": "application/json"}
    response = httpx.request(method, hosted.url + path, content=content, headers=headers, timeout=SECONDS)
    assert 400 <= response.status_code < 500
    error = response.json()["error"]
    assert set(error) == {"id", "args", "text"}
    assert error["text"]
    for word in ("Traceback", "File ", ".py", "site-packages", "litestar", "msgspec", "kanly.", "0x", "object at"):
        assert word not in response.text


def test_a_failure_inside_is_noted_and_not_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:

        async def fail(*_: object) -> None:
            raise RuntimeError("a secret path: /srv/kanly/db")

        person = Player(server)
        monkeypatch.setattr(server.hall, "listed", fail)
        response = person.request("GET", "/api/tables")
        assert response.status_code == 500
        assert response.json()["error"]["id"] == "table-failed"
        assert "secret" not in response.text
        assert person.call("GET", "/api/me")["guest"]


# -- for the host ------------------------------------------------------------------------------------------


def test_health_and_metrics_tell_how_the_server_is(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table, [person] = seated(server, 1)
        with person.looking(table["id"]) as live:
            live.act(live.actions[0])
            live.act("dance")
            assert person.call("GET", "/health")["status"] == "ok"
            lines = person.request("GET", "/metrics").text.splitlines()
    numbers = {line.rsplit(" ", 1)[0]: float(line.rsplit(" ", 1)[1]) for line in lines if not line.startswith("#")}
    assert numbers["kanly_tables_total"] == numbers["kanly_clients"] == numbers["kanly_tables_in_memory"] == 1
    assert numbers["kanly_moves_total"] == numbers["kanly_act_seconds_count"] == 1
    assert sum(value for name, value in numbers.items() if name.startswith("kanly_refusals_total")) == 1


def test_the_schema_of_the_api_is_there(server: Server) -> None:
    schema = json.loads(httpx.get(server.url + "/api/schema/openapi.json", timeout=SECONDS).text)
    assert "/api/tables/{id}/seats/{seat}/join" in schema["paths"]
    assert httpx.get(server.url + "/api/schema", timeout=SECONDS).json() == schema


@pytest.mark.parametrize("name", ["", "/redoc", "/swagger", "/elements", "/rapidoc", "/scalar"])
def test_no_page_loads_anything_from_elsewhere(server: Server, name: str) -> None:
    response = httpx.get(server.url + "/api/schema" + name, timeout=SECONDS)
    assert response.status_code == (404 if name else 200)
    assert "<script" not in response.text
    assert "https://" not in response.text


def test_an_unknown_table_closes_the_connection(server: Server) -> None:
    for name in ("nowhere", "x" * 200, "%00"):
        assert closed_with(Live(server, name)) == 4404


def test_a_server_that_stops_sends_everybody_home(tmp_path: Path) -> None:
    """They may come back: what was done before is there, after the restart."""
    with serving(tmp_path) as server:
        table, people = seated(server, 2, seed="2")
        lives = [person.look(table["id"]) for person in (*people, Player(server))]
        mover = next(live for live in lives if live.actions)
        mover.act(mover.actions[0])
        lives[2].catch_up(mover.revision)
        seen, stopping = lives[2].public, Thread(target=server.stop)
        stopping.start()
        assert [closed_with(live) for live in lives] == [1012, 1012, 1012]
        stopping.join()
    with serving(tmp_path) as again, Player(again).looking(table["id"]) as live:
        assert (live.revision, live.public) == (1, seen)
