"""The Mentat at the tables: advice for the seat that is to decide, and the analysis of games that are over.

It thinks in the worker processes, as bots do: of a running game it gets what the seat sees and nothing else.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
import structlog

from kanly.bots.advice import Analysis, Judged, summed_up
from kanly.engine import SPECTATOR
from kanly.engine.patch import View
from kanly.engine.text import Text
from kanly.table.askers import NOBODY, Asker
from kanly.table.client import Client
from kanly.table.errors import Refused
from kanly.table.live import LiveTable
from kanly.table.minds import Minds
from kanly.table.turns import BUSY

log = structlog.get_logger("kanly.advice")

PIECE: Final = 5
"""Actions of a game that are analysed in one go; between the pieces, bots get their turn at the workers."""
PIECE_SECONDS: Final = 60.0
KEPT: Final = 64
"""Analyses that are kept in memory."""
UNDER_WAY: Final = 64
"""Analyses that may be under way; the workers share themselves out among those who asked for them."""
PER_GUEST: Final = 2
PER_ADDRESS: Final = 8
"""How many of them may be for one guest, and for one address."""

ADVICE_OFF: Final = Text("table-advice-off", "advice is off until all people at the table agree")
ADVICE_FAILED: Final = Text("table-advice-failed", "the adviser has no answer; try again")

encode = msgspec.json.Encoder().encode


class Adviser:
    """Answers everybody who may ask: one question of a client at a time, a few analyses of a guest."""

    def __init__(self, minds: Minds, seconds: float) -> None:
        self._minds = minds
        self._seconds = seconds
        self._asking: set[Client] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._analyses: dict[str, asyncio.Task[Analysis]] = {}
        self._askers: dict[asyncio.Task[Analysis], Asker] = {}

    def stop(self) -> None:
        """Stop thinking."""
        for task in (*self._tasks, *self._analyses.values()):
            task.cancel()

    # -- advice --------------------------------------------------------------------------------------

    def ask(self, table: LiveTable, client: Client, re: str) -> None:
        """Begin to think about a client's decision, and send the answer when it is there; raises Refused."""
        if client in self._asking:
            raise Refused(429, Text("table-advice-busy", "the adviser is still thinking"))
        check_may_ask(table, client)
        self._asking.add(client)
        assert table.game is not None
        seen = table.game.observe(client.viewer).text()
        task = asyncio.ensure_future(self._answer(table, client, re, seen, table.revision))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, table: LiveTable, client: Client, re: str, seen: str, revision: int) -> None:
        """Think, and answer with the revision that the answer is for; consent may have ended meanwhile."""
        seat, occasion = client.viewer, f"{table.row.id} {revision}"
        asker = Asker(client.guest, client.address)
        try:
            advice = await self._minds.advise(table.row.game, seen, occasion, self._seconds, asker)
            if client.viewer == seat and table.is_advice_on():
                frame = {"type": "advice", "re": re, "revision": revision, **advice}
            else:
                frame = _refusal(table, re, ADVICE_OFF)
        except Refused as refused:
            frame = _refusal(table, re, refused.reason)
        except Exception as error:
            log.warning("no advice", table=table.row.id, seat=seat, reason=repr(error))
            frame = _refusal(table, re, ADVICE_FAILED)
        finally:
            self._asking.discard(client)
        client.send(encode(frame))

    # -- analysis ------------------------------------------------------------------------------------

    async def analysis(self, table: LiveTable, asker: Asker = NOBODY) -> Analysis:
        """Return the analysis of a finished game; it is made once. Raises Refused."""
        if table.status != "over" or table.game is None:
            raise Refused(409, Text("table-analysis-running", "the game can be analysed when it is over"))
        task = self._analyses.pop(table.row.id, None) or self._begin(table.game.record(), asker)
        self._analyses[table.row.id] = task
        try:
            return await asyncio.shield(task)
        except (Exception, asyncio.CancelledError) as error:
            if not task.done():  # it is the asker who is gone
                raise
            if self._analyses.get(table.row.id) is task:
                del self._analyses[table.row.id]
            log.error("analysis failed", table=table.row.id, reason=repr(error))
            raise Refused(503, Text("table-analysis-failed", "the game could not be analysed; try again")) from None

    def _begin(self, record: str, asker: Asker) -> asyncio.Task[Analysis]:
        """Begin an analysis, and forget the oldest of those that are finished; raises Refused when too many are not."""
        askers = self._askers.values()
        of_guest, of_address = list(askers).count(asker), sum(other.address == asker.address for other in askers)
        if of_guest >= PER_GUEST or of_address >= PER_ADDRESS or len(askers) >= UNDER_WAY:
            raise Refused(503, BUSY)
        finished = [table_id for table_id, task in self._analyses.items() if task.done()]
        for table_id in finished[: max(0, len(finished) + 1 - KEPT)]:
            del self._analyses[table_id]
        task = asyncio.ensure_future(self._analyse(record, asker))
        self._askers[task] = asker
        task.add_done_callback(self._askers.pop)
        return task

    async def _analyse(self, record: str, asker: Asker) -> Analysis:
        judged: list[Judged] = []
        first, length = 0, PIECE
        while first < length:
            piece, length = await self._minds.judge(record, first, first + PIECE, PIECE_SECONDS, asker)
            judged += piece
            first += PIECE
        return summed_up(judged)


def _refusal(table: LiveTable, re: str, reason: Text) -> View:
    return {"type": "refused", "re": re, "reason": reason.data(), "revision": table.revision}


def check_may_ask(table: LiveTable, client: Client) -> None:
    """Refuse advice to those who watch, where somebody has not agreed to it, and when there is nothing to decide."""
    if client.viewer == SPECTATOR:
        raise Refused(403, Text("table-spectator", "you are watching; take a seat to take part"))
    if not table.is_advice_on():
        raise Refused(403, ADVICE_OFF)
    kept_by_bot = table.seats[client.viewer].kind != "person"
    if table.lost or kept_by_bot or table.to_move() != client.viewer:
        raise Refused(409, Text("table-advice-later", "there is advice when you are to decide"))
