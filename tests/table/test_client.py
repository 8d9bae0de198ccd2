"""What a client is told comes in order, and a slow reader delays nobody."""

from __future__ import annotations

import asyncio

from kanly.table.client import MOST_WAITING, TOO_SLOW, Client
from tests.table.stored import in_a_loop


class Wire:
    """A connection that takes frames while it flows."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.flowing = asyncio.Event()
        self.flowing.set()

    async def send(self, frame: bytes) -> None:
        await self.flowing.wait()
        self.heard.append(frame)


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def connected(wire: Wire) -> tuple[Client, asyncio.Task[int]]:
    client = Client("guest", 0, 10.0, 10)
    return client, asyncio.ensure_future(client.deliver(wire.send))


@in_a_loop
async def test_frames_arrive_in_the_order_in_which_they_were_sent() -> None:
    wire = Wire()
    client, delivering = connected(wire)
    client.send(b"before it delivers")
    await settle()
    assert wire.heard == [b"before it delivers"]
    client.send(b"1")
    client.send(b"2")
    await settle()
    assert wire.heard[1:] == [b"1", b"2"]
    client.close(1000)
    assert await delivering == 1000


@in_a_loop
async def test_no_frame_overtakes_another_at_a_slow_reader() -> None:
    wire = Wire()
    client, delivering = connected(wire)
    await settle()
    wire.flowing.clear()
    for frame in (b"1", b"2", b"3"):
        client.send(frame)
        await settle()
    assert not wire.heard
    wire.flowing.set()
    client.send(b"4")
    await settle()
    assert wire.heard == [b"1", b"2", b"3", b"4"]
    client.close(1000)
    await delivering


@in_a_loop
async def test_a_slow_reader_delays_nobody() -> None:
    slow, quick = Wire(), Wire()
    slow.flowing.clear()
    clients = [connected(slow), connected(quick)]
    for client, _ in clients:
        client.send(b"news")
    await settle()
    assert (slow.heard, quick.heard) == ([], [b"news"])
    for client, delivering in clients:
        client.close(1000)
        await delivering


@in_a_loop
async def test_nothing_more_is_sent_to_a_client_that_is_closed() -> None:
    wire = Wire()
    client, delivering = connected(wire)
    await settle()
    client.send(b"news")
    client.close(1012)
    client.send(b"more")
    assert await delivering == 1012
    assert not wire.heard


@in_a_loop
async def test_a_client_that_does_not_read_is_given_up() -> None:
    wire = Wire()
    client, delivering = connected(wire)
    await settle()
    wire.flowing.clear()
    for _ in range(MOST_WAITING + 3):
        client.send(b"frame")
    await settle()
    assert await delivering == TOO_SLOW
