"""The short way in and out carries the same messages and frames as the usual way, however they come."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from socket import IPPROTO_TCP, TCP_NODELAY, create_connection
from time import sleep
from urllib.parse import urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode, Frame, Opcode

from kanly.table import serve
from kanly.table.protocol import LiveProtocol, framed, frames_of
from kanly.table.socket import MOST_UNHEARD
from tests.table.faults import eventually
from tests.table.helpers import Server, reason_of, seated, serving

LONGEST = 4096

usual = st.builds(Frame, st.just(Opcode.TEXT), st.binary(max_size=400)) | st.builds(
    Frame, st.sampled_from((Opcode.PING, Opcode.PONG)), st.binary(max_size=125)
)
unusual = st.builds(
    Frame, st.sampled_from((Opcode.TEXT, Opcode.CONT)), st.binary(max_size=10), fin=st.just(False)
) | st.integers(LONGEST + 1, LONGEST * 20).map(lambda size: Frame(Opcode.TEXT, bytes(size)))


def sent(frames: list[Frame]) -> bytes:
    """What a client sends."""
    return b"".join(frame.serialize(mask=True) for frame in frames)


@given(st.lists(usual))
def test_usual_frames_are_read_as_the_library_wrote_them(frames: list[Frame]) -> None:
    assert frames_of(sent(frames), LONGEST) == [(frame.opcode, frame.data) for frame in frames]


@given(st.lists(usual), unusual, st.lists(usual))
def test_an_unusual_frame_is_left_to_the_library(before: list[Frame], frame: Frame, after: list[Frame]) -> None:
    assert frames_of(sent([*before, frame, *after]), LONGEST) is None


@given(st.lists(usual), usual, st.data())
def test_a_frame_that_is_not_whole_is_left_to_the_library(
    before: list[Frame], frame: Frame, data: st.DataObject
) -> None:
    end = sent([frame])
    assert frames_of(sent(before) + end[: data.draw(st.integers(1, len(end) - 1))], LONGEST) is None


@given(usual)
def test_a_frame_without_a_mask_or_with_a_reserved_bit_is_left_to_the_library(frame: Frame) -> None:
    assert frames_of(frame.serialize(mask=False), LONGEST) is None
    data = frame.serialize(mask=True)
    assert frames_of(bytes([data[0] | 0x40]) + data[1:], LONGEST) is None


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536])
def test_a_frame_is_written_as_the_library_writes_it(size: int) -> None:
    assert framed(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


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


def test_more_is_read_when_everything_that_waited_is_obeyed(server: Server) -> None:
    table, [person] = seated(server, 1)
    with person.looking(table["id"]) as live:
        live.rest()
        for _ in range(3):
            marks = [str(number) for number in range(MOST_UNHEARD * 3)]
            live.socket.socket.sendall(sent([question(mark) for mark in marks]))
            assert [live.receive("answer")["re"] for _ in marks] == marks


def test_what_looks_like_a_frame_in_the_middle_of_one_is_none(server: Server) -> None:
    table, [person] = seated(server, 1)
    with person.looking(table["id"]) as live:
        live.rest()
        inner = sent([question("inner")])
        live.socket.socket.sendall(bytes((0x80 | Opcode.BINARY, 0x80 | len(inner))) + bytes(4))
        sleep(0.05)
        live.socket.socket.sendall(inner)
        assert reason_of(live.hear()) == "table-not-understood"
        assert not live.rest()


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


# -- signs of life -----------------------------------------------------------------------------------------


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[LiveProtocol]:
    """Who is asked for a sign of life."""
    connections: list[LiveProtocol] = []
    ask = LiveProtocol.send_keepalive_ping

    def note(self: LiveProtocol) -> None:
        connections.append(self)
        ask(self)

    monkeypatch.setattr(LiveProtocol, "send_keepalive_ping", note)
    return connections


@pytest.fixture
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that soon asks for signs of life."""
    monkeypatch.setattr(serve, "SILENT_SECONDS", 0.3)
    with serving(tmp_path) as server:
        yield server


def test_a_silent_client_that_gives_signs_of_life_is_kept(asked: list[LiveProtocol], impatient: Server) -> None:
    table, [person] = seated(impatient, 1)
    with person.looking(table["id"]) as live:
        eventually(lambda: len(asked) >= 3)
        assert live.act(live.actions[0])["type"] == "step"


def test_who_has_talked_lately_is_not_asked(asked: list[LiveProtocol], server: Server) -> None:
    table, [person] = seated(server, 1)
    with person.looking(table["id"]) as live:
        live.rest()
        server.run(server.look_after(serve.SILENT_SECONDS - 10))
        assert not asked
        server.run(server.look_after(serve.SILENT_SECONDS))
        assert len(asked) == 1


def test_a_client_that_gives_no_sign_of_life_is_given_up(asked: list[LiveProtocol], impatient: Server) -> None:
    table, _ = seated(impatient, 1)
    address = urlsplit(impatient.url)
    with create_connection((address.hostname, address.port), timeout=20) as dead:
        lines = [
            f"GET /api/tables/{table['id']}/live HTTP/1.1",
            f"Host: {address.netloc}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        ]
        dead.sendall("\r\n".join([*lines, "", ""]).encode())
        while dead.recv(65536):
            pass
    assert len(asked) == 1
