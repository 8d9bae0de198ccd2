"""Records and films of tables: of a game that is over to everybody, until then to each what is their own."""

from __future__ import annotations

from typing import Any, Final

import structlog

from kanly.engine import SPECTATOR, KanlyError
from kanly.engine.text import Text
from kanly.table.askers import Asker
from kanly.table.errors import Refused, no_such_table, not_yours
from kanly.table.ledger import put_together
from kanly.table.live import LiveTable
from kanly.table.minds import Minds
from kanly.table.seating import seat_of
from kanly.table.store import Store
from kanly.table.summary import readable

log = structlog.get_logger("kanly.library")

FILM_SECONDS: Final = 30.0
RECORD_LATER: Final = Text("table-running", "the record can be read when the game is over")


class Library:
    """Hands out records and films."""

    def __init__(self, store: Store, minds: Minds) -> None:
        self._store = store
        self._minds = minds

    async def record(self, table: LiveTable, guest: str) -> str:
        """Return the record of a finished game. Until then it would tell every secret, so each gets what is their own.

        That holds for an archived game, too: another version may play it on.
        """
        if table.status == "over" and table.game is not None:
            return table.game.record()
        was = readable(table.row.note, dict[str, Any], {}).get("was") if table.status == "archived" else ""
        seat = table.viewer_of(guest)
        if was != "over" and seat == SPECTATOR:
            raise not_yours() if was else Refused(403, RECORD_LATER)
        stored = await self._store.load_table(table.row.id)
        if stored is None:
            raise no_such_table()
        return put_together(stored.table.head, stored.moves, SPECTATOR if was == "over" else seat)

    async def film(self, table: LiveTable, asker: Asker, viewer: int) -> bytes:
        """Return the film of a table through a seat's eyes: any when it is over, else one's own; raises Refused."""
        if table.game is None or table.status == "waiting":
            raise Refused(409, Text("table-no-film", "there is nothing to show yet"))
        if viewer != SPECTATOR:
            seat_of(table, viewer)
        if viewer not in (SPECTATOR, table.viewer_of(asker.guest)) and table.status != "over":
            raise not_yours()
        async with table.lock:
            record = table.game.record()
        return await self.film_of(record, viewer, asker)

    async def film_of(self, record: str, viewer: int, asker: Asker) -> bytes:
        """Return the film of a record; raises Refused."""
        try:
            return await self._minds.film(record, viewer, FILM_SECONDS, asker)
        except KanlyError as error:
            raise Refused(400, Text.of(error.said)) from None
        except (TimeoutError, OSError) as error:
            log.error("film failed", reason=repr(error))
            raise Refused(503, Text("table-film-failed", "the film could not be made; try again")) from None
