"""Odd requests and odd clients: each is answered or sent away, and nobody else notices."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from kanly.table.http import ROUTES
from tests.table.faults import eventually
from tests.table.helpers import SECONDS, Live, Player, Server, play, seated, serving

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")
UPGRADE = (
    "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
    "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
TRY_AGAIN = b"\x88\x02" + (1013).to_bytes(2, "big")
"""The frame that closes a connection with the code 1013."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    page = tmp_path_factory.mktemp("page")
    (page / "index.html").write_text("<!doctype html><title>kanly</title>", encoding="utf-8")
    (page.parent / "secret.txt").write_text("top secret", encoding="utf-8")
    with serving(tmp_path_factory.mktemp("oddities"), page=page) as server:
        yield server


def connected(server: Server) -> socket.socket:
    """Return a bare connection to a server, with little room for what is not read."""
    bare = socket.socket()
    bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    bare.settimeout(SECONDS)
    bare.connect(("127.0.0.1", int(server.url.rpartition(":")[2])))
    return bare


def read_all(bare: socket.socket) -> bytes:
    """Read until the other side has nothing more to say."""
    heard = b""
    try:
        while part := bare.recv(65536):
            heard += part
    except ConnectionResetError:
        pass
    return heard


def ask(server: Server, path: str, head: str = "", body: bytes = b"", method: str = "GET") -> tuple[int, bytes, bytes]:
    """Send a request letter by letter as it is given; return the status, the head and the body of the answer."""
    with connected(server) as bare:
        line = (
            f"{method} {path} HTTP/1.1\r\nhost: kanly\r\nconnection: close\r\ncontent-length: {len(body)}\r\n{head}\r\n"
        )
        bare.sendall(line.encode("latin-1") + body)
        head_of_answer, _, answer = read_all(bare).partition(b"\r\n\r\n")
    return int(head_of_answer.split()[1]), head_of_answer, answer


def is_an_error(answer: bytes) -> bool:
    """Say whether an answer is a refusal as pages understand it, without a word about the inside."""
    error = json.loads(answer)["error"]
    return set(error) == {"id", "args", "text"} and not any(
        word in error["text"] for word in ("Traceback", "File", ".py")
    )


# -- HTTP --------------------------------------------------------------------------------------------------


def test_every_route_refuses_the_methods_it_does_not_have(server: Server) -> None:
    known: dict[str, set[str]] = {}
    for route in ROUTES:
        for path in route.paths:
            known.setdefault(path, set()).update(str(method) for method in route.http_methods)
    for path, methods in known.items():
        real = re.sub("{[a-z]+:str}", "x", path).replace("{seat:int}", "0")
        for method in sorted({*METHODS} - methods - {"OPTIONS"}):
            status, _, answer = ask(server, real, method=method)
            assert status == 405, (method, path)
            assert method == "HEAD" or is_an_error(answer)


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/%2e%2e%2fsecret.txt", "/..%5csecret.txt",
        "/assets/../../secret.txt", "//secret.txt", "/....//secret.txt", "/..;/secret.txt", "/%252e%252e/secret.txt",
        "/%c0%ae%c0%ae/secret.txt", "/.%00./secret.txt", "/%00", "/index.html%00.js", "/" + "a" * 300,
        "/" + "a/" * 3000, "/~root", "/%ff%fe", "/con", "/?" + "x" * 5000, "/index.html/x",
        "/api/tables/..%2f..%2fsecret.txt", "/api/tables/%00", "/api/tables/%ff", "/api/tables/" + "x" * 500,
        "/api/tables/x/film?seat=" + "9" * 5000, "/api/tables/x/film?seat=%00", "/api/catalogue/%00/base",
        "/api/catalogue/imperium/%2e%2e",
    ],
)  # fmt: skip
def test_an_odd_path_leads_nowhere(server: Server, path: str) -> None:
    status, _, answer = ask(server, path)
    assert status in {200, 400, 404}
    assert b"secret" not in answer.replace(b"secret.txt", b"")
    assert is_an_error(answer) if status != 200 else b"<title>" in answer


@pytest.mark.parametrize("seat", ["9", "-1", "x", "1.5", "9" * 5000, "%00", "١", "1e1", "0x1", "+0"])
def test_an_odd_seat_is_none(server: Server, seat: str) -> None:
    path = f"/api/tables/x/seats/{httpx.URL('http://x/' + seat).raw_path.decode()[1:]}/leave"
    status, _, answer = ask(server, path, body=b"{}", method="POST")
    assert status in {400, 404}
    assert is_an_error(answer)


@pytest.mark.parametrize(
    "body",
    [
        b"", b"{", b"}", b"[]", b"null", b"1", b'"x"', b"\xff\xfe", b"\xef\xbb\xbf{}", b'{"name":"\xff"}',
        b'{"name":"\\ud800"}', b'{"name":null}', b'{"name":5}', b'{"name":["x"]}', b'{"nam":"x"}', b"{}{}",
        b'{"name":"' + b"x" * 41 + b'"}', b"[" * 100_000, b'{"name":' * 20_000, b'{"name":NaN}', b"{'name':'x'}",
        b"name=x", b"\0" * 100,
    ],
)  # fmt: skip
def test_a_body_that_is_none_is_refused(server: Server, body: bytes) -> None:
    status, _, answer = ask(server, "/api/me", "content-type: application/json\r\n", body, "PUT")
    assert status == 400
    assert is_an_error(answer)


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("Ada\r\nset-cookie: x=y", "Ada set-cookie: x=y"), ("a\0b", "a b"), ("\x1b[31mred", "[31mred"), (" \t ", ""),
        ("\u202eadA", "adA"), ("👩\u200d🚀", "👩\u200d🚀"), ("Šťastný Їжак", "Šťastný Їжак"), ("<b>", "<b>"),
    ],
)  # fmt: skip
def test_a_name_is_one_line_of_letters(server: Server, written: str, kept: str) -> None:
    player = Player(server)
    response = player.http.put("/api/me", json={"name": written})
    assert response.json()["name"] == kept
    assert "set-cookie" not in response.headers
    table = player.make(seats=3, name=written)
    assert (table["name"], table["seats"][0]["name"]) == (kept, kept)


@pytest.mark.parametrize(
    "cookie",
    [
        "kanly_guest",
        "kanly_guest=",
        "=x",
        ";;;",
        "kanly_guest=" + "a" * 60_000,
        "kanly_guest=\xff.\xfe",
        'kanly_guest="',
        "a=b; " * 9000,
    ],
)
def test_an_odd_cookie_is_a_stranger(server: Server, cookie: str) -> None:
    status, head, answer = ask(server, "/api/me", f"cookie: {cookie}\r\n")
    assert status == 200
    assert b"set-cookie: kanly_guest=" in head
    assert json.loads(answer)["name"] == ""


@pytest.mark.parametrize(
    "origin", ["http://[", "http://]", "http://", "://", "http://kanly\\@evil", "http://evil/kanly", "\xff"]
)
def test_an_odd_origin_is_another_site(server: Server, origin: str) -> None:
    status, _, answer = ask(server, "/api/me", f"origin: {origin}\r\ncontent-type: application/json\r\n", b"{}", "PUT")
    assert status == 403
    assert is_an_error(answer)


def test_what_is_not_http_ends_its_connection_only(server: Server) -> None:
    rng = Random(6)
    for _ in range(200):
        with connected(server) as bare:
            start = rng.choice(
                (b"", b"GET ", b"GET / HTTP/1.1\r\n", b"PUT /api/me HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\n")
            )
            bare.sendall(start + rng.randbytes(rng.randrange(1, 400)))
    Player(server, "Ada").make(seats=3)


# -- live connections --------------------------------------------------------------------------------------


def upgraded(server: Server, table_id: str) -> socket.socket:
    """Return a bare connection on which the WebSocket has begun; nothing was read of it but the first answer."""
    bare = connected(server)
    path = f"/api/tables/{table_id}/live?watch={server.watch_key(table_id)}"
    bare.sendall(f"GET {path} HTTP/1.1\r\nhost: kanly\r\n{UPGRADE}\r\n".encode())
    assert b" 101 " in bare.recv(20)
    return bare


@pytest.fixture
def people(server: Server) -> Iterator[list[Live]]:
    """Three people who look at their table."""
    table, people = seated(server, 3, seed="7")
    lives = [person.look(table["id"]) for person in people]
    yield lives
    for live in lives:
        live.leave()


def test_what_is_no_websocket_ends_its_connection_only(server: Server, people: list[Live]) -> None:
    rng = Random(7)
    table = server.live(people[0].table["id"])
    for _ in range(200):
        with upgraded(server, table.row.id) as bare:
            opcode, length = rng.randrange(256), rng.choice((rng.randrange(126), 126, 127, 254, 255))
            bare.sendall(bytes((opcode, length)) + rng.randbytes(rng.randrange(200)))
    eventually(lambda: len(table.audience) == 3)
    assert play(people, Random(1)) > 100
    assert people[0].result["ranking"]


def talk(people: list[Live], times: int) -> None:
    """Let somebody talk, and everybody who listens hear it."""
    for _ in range(times):
        people[0].say("x" * 500)
        for live in people:
            live.receive("chat")


def test_who_never_reads_is_given_up_and_nobody_waits(
    server: Server, people: list[Live], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kanly.table.client.MOST_WAITING", 20)
    monkeypatch.setattr("kanly.table.socket.GOODBYE_SECONDS", 0.1)
    server._listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    table = server.live(people[0].table["id"])
    with upgraded(server, table.row.id):
        eventually(lambda: len(table.audience) == 4)
        talk(people, 250)
        eventually(lambda: len(table.audience) == 3)
        assert play(people, Random(2)) > 100


def test_who_reads_too_late_is_told_to_come_again(
    server: Server, people: list[Live], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kanly.table.client.MOST_WAITING", 20)
    server._listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    table = server.live(people[0].table["id"])
    with upgraded(server, table.row.id) as slow:
        eventually(lambda: len(table.audience) == 4)
        talk(people, 250)
        heard = b""
        while not heard.endswith(TRY_AGAIN):
            part = slow.recv(65536)
            assert part, "gone without a word"
            heard += part
    with Player(server).looking(table.row.id) as again:
        assert len(again.chat) == 100


def test_who_says_nothing_disturbs_nobody(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table, people = seated(server, 3, seed="8")
        silent = [connected(server) for _ in range(20)] + [upgraded(server, table["id"]) for _ in range(20)]
        half = connected(server)
        half.sendall(b"POST /api/tables HTTP/1.1\r\nhost: kanly\r\ncontent-length: 100\r\n\r\n{")
        lives = [person.look(table["id"]) for person in people]
        assert play(lives, Random(3)) > 100
        half.close()
    for bare in silent:
        bare.close()
