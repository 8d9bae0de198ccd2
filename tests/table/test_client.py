"""What a client is told comes in order, by the short way out where the server has one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from kanly.table.client import MOST_WAITING, TOO_SLOW, Client, Post
from tests.table.stored import in_a_loop


class Wire:
    """A connection that takes frames at once while it is `open`, and the others when it is let go on."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.open = True
        self.flowing = asyncio.Event()
        self.flowing.set()

    def write(self, frame: bytes) -> bool:
        if self.open:
            self.heard.append(frame)
        return self.open

    async def send(self, frame: bytes) -> None:
        await self.flowing.wait()
        self.heard.append(frame)

    def stall(self) -> None:
        """Take nothing any more until it flows again."""
        self.open = False
        self.flowing.clear()


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def connected(wire: Wire, write: Callable[[bytes], bool] | None) -> tuple[Client, asyncio.Task[int]]:
    client = Client("guest", 0, 10.0, 10, None, write)
    return client, asyncio.ensure_future(client.deliver(wire.send))


@in_a_loop
async def test_a_frame_is_written_at_once_when_nothing_waits() -> None:
    wire = Wire()
    client, delivering = connected(wire, wire.write)
    client.send(b"before it delivers")
    assert not wire.heard
    await settle()
    assert wire.heard == [b"before it delivers"]
    client.send(b"now")
    assert not wire.heard[1:]
    await asyncio.sleep(0)
    assert wire.heard[1:] == [b"now"]
    client.close(1000)
    assert await delivering == 1000


@in_a_loop
async def test_no_frame_overtakes_another_at_a_slow_reader() -> None:
    wire = Wire()
    client, delivering = connected(wire, wire.write)
    await settle()
    wire.stall()
    client.send(b"1")
    await settle()
    client.send(b"2")
    await settle()
    wire.open = True
    client.send(b"3")
    await settle()
    assert not wire.heard
    wire.flowing.set()
    await settle()
    client.send(b"4")
    await settle()
    assert wire.heard == [b"1", b"2", b"3", b"4"]
    client.close(1000)
    await delivering


@in_a_loop
async def test_frames_of_a_turn_of_the_loop_leave_together_in_order() -> None:
    wire, post = Wire(), Post()
    clients = [Client(f"guest {seat}", seat, 10.0, 10, post, wire.write) for seat in range(3)]
    deliveries = [asyncio.ensure_future(client.deliver(wire.send)) for client in clients]
    await settle()
    for word in (b"first", b"second"):
        for client in clients:
            client.send(b"%d %b" % (client.viewer, word))
    clients[1].close(1000)
    assert not wire.heard
    await settle()
    assert wire.heard == [b"0 first", b"2 first", b"0 second", b"2 second"]
    for client in clients:
        client.close(1000)
    await asyncio.gather(*deliveries)


@in_a_loop
async def test_a_server_without_the_short_way_out_is_served_too() -> None:
    wire = Wire()
    client, delivering = connected(wire, None)
    await settle()
    client.send(b"1")
    client.send(b"2")
    await settle()
    assert wire.heard == [b"1", b"2"]
    client.close(1000)
    await delivering


@in_a_loop
async def test_a_client_that_does_not_read_is_given_up() -> None:
    wire = Wire()
    client, delivering = connected(wire, wire.write)
    await settle()
    wire.stall()
    for _ in range(MOST_WAITING + 3):
        client.send(b"frame")
    await settle()
    assert await delivering == TOO_SLOW
