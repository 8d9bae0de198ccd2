"""Connections that are silent, slow, endless or too many are ended by the server itself."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from kanly.table.settings import Limits
from tests.table.helpers import SECONDS, UNHURRIED, Player, Server, serving

HEAD = b"GET /health HTTP/1.1\r\nHost: here\r\n"
HASTY = replace(UNHURRIED, head_seconds=0.3, body_seconds=0.3)


@contextmanager
def connected(server: Server) -> Iterator[socket.socket]:
    host, port = server.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), SECONDS) as connection:
        yield connection


def rest(connection: socket.socket) -> bytes:
    """Return what still comes until the server ends the connection."""
    heard = b""
    try:
        while more := connection.recv(65_536):
            heard += more
    except ConnectionError:
        pass
    return heard


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /health HT",
        HEAD + b"X-Slow: ",
        b"\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 20\r\n\r\n{",
        HEAD + b"\r\n" + HEAD,
        HEAD + b"\r\n\r\n",
    ],
    ids=["silent", "line", "header", "empty lines", "body", "second head", "empty line after"],
)
def test_what_does_not_come_in_time_is_given_up(sent: bytes, tmp_path: Path) -> None:
    with serving(tmp_path, limits=HASTY) as server, connected(server) as connection:
        connection.sendall(sent)
        heard = rest(connection)
        assert heard.count(b"200 OK") == sent.count(HEAD + b"\r\n")


def send_for_long(connection: socket.socket) -> None:
    for _ in range(20_000):
        connection.sendall(b"x" * 10_000)


def test_a_head_has_an_end(tmp_path: Path) -> None:
    with serving(tmp_path, limits=replace(UNHURRIED, head_bytes=10_000)) as server, connected(server) as connection:
        connection.sendall(HEAD + b"X-Endless: ")
        with pytest.raises(ConnectionError):
            send_for_long(connection)
        Player(server)


def test_an_answer_and_a_live_connection_may_take_longer(tmp_path: Path) -> None:
    """What is counted is the time that a request takes to arrive."""
    with serving(tmp_path, limits=HASTY) as server:
        guest = Player(server)
        table = guest.make(seats=2, people=2)
        with guest.looking(table["id"]) as live, connected(server) as silent:
            assert rest(silent) == b""  # the time is over that a head may take
            live.say("still here")
            assert live.receive("chat")["chat"]["text"] == "still here"


def crowd_limits(**limits: int) -> Limits:
    return replace(UNHURRIED, **limits)


@pytest.mark.parametrize("limits", [crowd_limits(connections=4), crowd_limits(connections_per_address=4)])
def test_too_many_connections_are_refused_until_some_go(limits: Limits, tmp_path: Path) -> None:
    with serving(tmp_path, limits=limits, proxies=()) as server:
        guest = Player(server)
        with guest.looking(guest.make(seats=2, people=2)["id"]), connected(server) as first:
            with connected(server), connected(server) as last:
                assert rest(last) == b""
            first.sendall(HEAD + b"Connection: close\r\n\r\n")
            assert b"200 OK" in rest(first)
        assert guest.call("GET", "/health")["status"] == "ok"


def test_a_trusted_proxy_comes_for_many(tmp_path: Path) -> None:
    with serving(tmp_path, limits=crowd_limits(connections_per_address=1)) as server:
        for _ in range(3):
            Player(server).call("GET", "/api/me")
