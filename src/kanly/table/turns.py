"""Whose turn it is at the workers: by urgency, and among equals in fair shares of addresses and of guests."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final, NamedTuple

from kanly.engine.text import Text
from kanly.table.askers import NOBODY, Asker
from kanly.table.errors import Refused

QUEUE: Final = 32
"""Films that may wait for a worker, and as many questions for advice."""
QUEUE_SECONDS: Final = 30.0
"""How long a film or a question for advice waits for a worker: somebody waits for it."""
IN_A_ROW: Final = 4
"""Turns of the most urgent kind in a row while others wait: many bots would never let anybody through."""
REMEMBERED: Final = 10_000
"""Guests and addresses of whom it is known when they had their last turn."""

URGENCY: Final = ("watched bot", "advice", "film", "bot", "analysis")
"""What workers do, the most urgent first: somebody waits for most of it, but for an analysis everybody has time."""
BOUNDED: Final = ("advice", "film")

BUSY: Final = Text("table-busy", "the server is busy; try again")


class Place(NamedTuple):
    """A turn that has not come yet: since when it is waited for, and by whom."""

    since: float
    asker: Asker
    turn: asyncio.Future[None]


Queue = list[Place]


class Turns:
    """Whose turn it is: as many at once as there are workers, the most urgent first.

    Of those that are alike comes the address whose last turn is the longest ago, and there the guest. So who asks for
    much waits for oneself, and who asks for little hardly waits. Bots may always wait, since a table asks one thing at
    a time and cannot go on without it.
    """

    def __init__(self, workers: int) -> None:
        self._free = workers
        self._busiest: Queue | None = None
        self._in_a_row = 0
        self._queues: dict[str, Queue] = {kind: [] for kind in URGENCY}
        self._count = 0
        self._served: dict[str | Asker, int] = {}

    def waiting(self) -> dict[str, int]:
        """Return how many wait for each kind of work."""
        return {kind: len(queue) for kind, queue in self._queues.items()}

    @asynccontextmanager
    async def turn(self, kind: str, asker: Asker = NOBODY) -> AsyncIterator[None]:
        """Wait for a worker and keep it for a while; raises Refused where too many wait, or one has waited too long."""
        if self._free:
            self._free -= 1
            self._note(asker)
        else:
            await self._wait(kind, asker)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, kind: str, asker: Asker) -> None:
        try:
            async with asyncio.timeout(QUEUE_SECONDS if kind in BOUNDED else None):
                await self._queue(kind, asker)
        except TimeoutError:
            raise Refused(503, BUSY) from None

    async def _queue(self, kind: str, asker: Asker) -> None:
        queue = self._queues[kind]
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        queue.append(place := Place(loop.time(), asker, turn))
        if kind in BOUNDED and len(queue) > QUEUE:
            _turn_away(queue)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # the turn came at the very moment of giving up
                self._pass_on()
            with suppress(ValueError):
                queue.remove(place)
            raise

    def _pass_on(self) -> None:
        """Give a worker to the next who waits."""
        while queue := self._next():
            place = min(queue, key=self._last_turn)
            queue.remove(place)
            if not place.turn.done():
                self._note(place.asker)
                place.turn.set_result(None)
                return
        self._free += 1

    def _next(self) -> Queue | None:
        """Return the queue whose turn it is: the most urgent one, or now and then of the others who waits longest."""
        waiting = [queue for queue in self._queues.values() if queue]
        if not waiting:
            return None
        first, *others = waiting
        if not others or first is not self._busiest:
            self._busiest, self._in_a_row = first, 0
        if self._in_a_row >= IN_A_ROW:
            self._in_a_row = 0
            return min(others, key=lambda queue: queue[0].since)
        self._in_a_row += 1
        return first

    def _last_turn(self, place: Place) -> tuple[int, int]:
        """Return when an address, and a guest there, last had a turn; of those that are alike, the first came first."""
        asker = place.asker
        return self._served.get(asker.address, 0), self._served.get(asker, 0)

    def _note(self, asker: Asker) -> None:
        """Note that somebody has a turn. Who is forgotten has not had one for long, which is what is known then."""
        self._count += 1
        for who in (asker.address, asker):
            self._served.pop(who, None)
            self._served[who] = self._count
        while len(self._served) > REMEMBERED:
            del self._served[next(iter(self._served))]


def _turn_away(queue: Queue) -> None:
    """Refuse one of a queue that is too long: of the address that asks for most, and there the guest, the last."""
    addresses = Counter(place.asker.address for place in queue)
    guests = Counter(place.asker for place in queue)
    last = max(queue, key=lambda place: (addresses[place.asker.address], guests[place.asker], place.since))
    queue.remove(last)
    if not last.turn.done():
        last.turn.set_exception(Refused(503, BUSY))
