"""The live connection as it goes over the wire: pieces, floods, broken letters, signs of life."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from socket import IPPROTO_TCP, TCP_NODELAY, create_connection
from time import sleep
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode, Frame, Opcode

from kanly.table import serve
from tests.table.helpers import SECONDS, Server, seated, serving


def sent(frames: list[Frame]) -> bytes:
    """What a client sends."""
    return b"".join(frame.serialize(mask=True) for frame in frames)


def question(mark: str) -> Frame:
    message = {"type": "why", "action": "pass", "re": mark}
    return Frame(Opcode.TEXT, json.dumps(message, ensure_ascii=False).encode())


def questions(rng: Random) -> tuple[list[str], list[Frame]]:
    """Questions with their marks: short and long, with letters beyond ASCII, in parts, between pings."""
    marks = [str(number) + rng.choice(("", "", "č", "x" * 150)) for number in range(120)]
    frames: list[Frame] = []
    for mark in marks:
        whole = question(mark)
        if rng.random() < 0.1:
            frames += [Frame(Opcode.TEXT, whole.data[:9], fin=False), Frame(Opcode.CONT, whole.data[9:])]
        else:
            frames.append(whole)
        if rng.random() < 0.1:
            frames.append(Frame(Opcode.PING, b"still there?"))
    return marks, frames


def in_pieces(data: bytes, rng: Random) -> Iterator[bytes]:
    """Cut what is sent at random."""
    while data:
        size = rng.choice((1, 3, 100, 2000))
        yield data[:size]
        data = data[size:]


@pytest.mark.parametrize("seed", range(4))
def test_messages_are_answered_in_order_whatever_pieces_they_come_in(server: Server, seed: int) -> None:
    """One a piece, as browsers send them; then many in one; then cut anywhere."""
    rng = Random(seed)
    table, [person] = seated(server, 1)
    marks, frames = questions(rng)
    pieces = [*map(sent, ([frame] for frame in frames[:40])), sent(frames[40:80]), *in_pieces(sent(frames[80:]), rng)]
    with person.looking(table["id"]) as live:
        live.rest()
        wire = live.socket.socket
        wire.setsockopt(IPPROTO_TCP, TCP_NODELAY, True)
        for piece in pieces:
            wire.sendall(piece)
            sleep(rng.choice((0.0, 0.001)))
        assert [live.receive("answer", "refused")["re"] for _ in marks] == marks


def test_a_flood_is_answered_in_order(server: Server) -> None:
    table, [person] = seated(server, 1)
    with person.looking(table["id"]) as live:
        live.rest()
        for _ in range(3):
            marks = [str(number) for number in range(100)]
            live.socket.socket.sendall(sent([question(mark) for mark in marks]))
            assert [live.receive("answer")["re"] for _ in marks] == marks


def test_broken_letters_end_the_connection(server: Server) -> None:
    table, [person] = seated(server, 1)
    with person.looking(table["id"]) as live:
        live.rest()
        live.socket.socket.sendall(sent([Frame(Opcode.TEXT, b'{"type":"chat","text":"\xff"}')]))
        with pytest.raises(ConnectionClosed):
            live.hear()
        assert live.socket.close_code == CloseCode.INVALID_DATA


def test_an_action_is_obeyed_to_its_end_when_its_client_goes(server: Server) -> None:
    table, [person] = seated(server, 1)
    for _ in range(20):
        with person.looking(table["id"]) as live:
            live.catch_up(live.revision)
            revision, action = live.revision, live.actions[0]
            live.send(type="act", action=action, revision=revision)
            live.socket.socket.close()
        with person.looking(table["id"]) as again:
            again.catch_up(revision + 1)
        assert not server.live(table["id"]).lost


def test_who_gives_no_sign_of_life_is_given_up_and_others_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both have been silent for as long; one of them answers when it is asked."""
    monkeypatch.setattr(serve, "SILENT_SECONDS", 3.0)
    with serving(tmp_path) as server:
        table, [person] = seated(server, 1)
        address = urlsplit(server.url)
        with (
            person.looking(table["id"]) as live,
            create_connection((address.hostname, address.port), timeout=SECONDS) as dead,
        ):
            lines = [
                f"GET /api/tables/{table['id']}/live?watch={server.watch_key(table['id'])} HTTP/1.1",
                f"Host: {address.netloc}",
                "Connection: Upgrade",
                "Upgrade: websocket",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            ]
            dead.sendall("\r\n".join([*lines, "", ""]).encode())
            while dead.recv(65536):
                pass
            assert live.act(live.actions[0])["type"] == "step"
