"""The hall: all tables, those in memory and those that sleep in the store."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from functools import cached_property
from time import monotonic, time
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog

import kanly
from kanly.engine import Game, KanlyError, RecordError
from kanly.engine.text import Text
from kanly.table import seating
from kanly.table.absence import STAND_IN
from kanly.table.advice import Adviser
from kanly.table.answers import Lobby, Summary
from kanly.table.askers import Asker
from kanly.table.bot_seats import BotSeats
from kanly.table.clocks import Clocks
from kanly.table.errors import MOVING, Refused, no_such_table
from kanly.table.expiry import Expiry
from kanly.table.gate import Gate
from kanly.table.house import NEWS_SECONDS, House
from kanly.table.ids import new_id
from kanly.table.ledger import play_on, standing, taken_apart
from kanly.table.library import Library
from kanly.table.live import LiveTable, is_full
from kanly.table.metrics import Metrics
from kanly.table.minds import Minds
from kanly.table.new_tables import new_game, new_seat, no_seat
from kanly.table.quotas import Quotas
from kanly.table.rows import ListedTable, MoveRow, SeatRow, Status, Stems, StoredTable, TableRow
from kanly.table.seating import check_bot
from kanly.table.settings import Settings
from kanly.table.store import Store, StoreError
from kanly.table.summary import readable, summary
from kanly.table.wire import NewTable, one_line

if TYPE_CHECKING:
    import httpx

log = structlog.get_logger("kanly.hall")

SWEEP_SECONDS: Final = 60.0
EXPIRY_SECONDS: Final = 3600.0
HEALTH_SECONDS: Final = 2.0
RETRY_SECONDS: Final = 1.0
PEER_SECONDS: Final = 120.0
ARCHIVED: Final = Text(
    "table-archived-why", "These rules cannot continue this game. It is kept, and what your seat did can be downloaded."
)
TABLE_ID: Final = re.compile("[A-Za-z0-9_-]{1,40}")


class Hall:
    """The tables of one server."""

    def __init__(self, settings: Settings, store: Store, minds: Minds, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.minds = minds
        self.metrics = metrics
        self.tables: dict[str, LiveTable] = {}
        self.house = House(store)
        self.expiry = Expiry(settings.keep)
        self.quotas = Quotas(settings.limits, store)
        self.stewards = store.stewards(settings.peer_url)
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._health = asyncio.Lock()
        self._reading = asyncio.Lock()
        self._well_until = 0.0
        self._touched = time()
        self._tasks: set[asyncio.Task[None]] = set()
        self.bots = BotSeats(minds, settings.bot_seconds, metrics)
        self.adviser = Adviser(minds, settings.bot_seconds)
        self.library = Library(store, minds)
        self.clocks = Clocks(settings.absent_seconds, store, self.tables, self.seated)

    # -- opening and closing ---------------------------------------------------------------------

    async def open(self) -> None:
        """Begin to put idle tables to sleep and old ones away. A table is loaded when somebody asks for it."""
        await self.expiry.open(self.store)
        await self.house.hear()
        if self.stewards is not None:
            await self.stewards.open()
            self._spawn(self.stewards.live(self._lose_all, lambda left: self._spawn(self._wake(left))))
        self._spawn(self._let_go())
        self._spawn(self._sweep())
        self._spawn(self._hear())
        self._spawn(self.clocks.watch())
        self._spawn(self.clocks.wake_late(self._wake))

    async def close(self) -> None:
        """Send everybody home: they will reconnect when the server is back."""
        self.bots.stop()
        self.adviser.stop()
        for task in self._tasks:
            task.cancel()
        for table in self.tables.values():
            table.audience.close(1012)
        for table in list(self.tables.values()):
            async with table.lock:
                pass
        await self._touch()
        if self.stewards is not None:
            await self.stewards.close()
            await self.peers.aclose()

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _wake(self, table_ids: Iterable[str]) -> None:
        """Load tables one after the other, so that bots go on there."""
        for table_id in table_ids:
            try:
                await self.find(table_id)
            except (Refused, StoreError):
                pass
            except Exception as error:
                log.error("table not woken", table=table_id, reason=repr(error), exc_info=error)
            await asyncio.sleep(0)

    async def _sweep(self) -> None:
        """Let tables that nobody looks at and no bot plays at leave memory."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.settings.idle_seconds))
            await self._touch()
            before = time() - self.settings.idle_seconds
            asleep: list[str] = []
            for table_id, table in list(self.tables.items()):
                if not table.audience and table.looked_at < before and not self.bots.is_playing(table):
                    if not table.lock.locked():
                        del self.tables[table_id]
                        asleep.append(table_id)
            if self.stewards is not None:
                with suppress(StoreError):
                    await self.stewards.release(asleep)

    async def _touch(self) -> None:
        """Note when tables moved that have since the last time."""
        since, self._touched = self._touched, time() - SWEEP_SECONDS
        with suppress(StoreError):
            moved = {table_id: table.moved_at for table_id, table in self.tables.items() if table.moved_at > since}
            await self.store.touch(moved)

    async def _let_go(self) -> None:
        """Delete tables whose time is over, a few at a time; one that somebody looks at stays."""
        while True:
            gone: list[str] = []
            with suppress(StoreError):
                gone = await self.expiry.let_go(self.store, set(self.tables), self._me)
            await asyncio.sleep(SWEEP_SECONDS if gone else EXPIRY_SECONDS)

    @cached_property
    def peers(self) -> httpx.AsyncClient:
        """Who talks to other servers for us."""
        import httpx  # only where servers are several

        return httpx.AsyncClient(timeout=PEER_SECONDS, trust_env=False)

    @property
    def _me(self) -> int:
        return 0 if self.stewards is None else self.stewards.me

    def _lose_all(self) -> None:
        """Give all tables up: another server may lead them now. Everybody comes again, and is led there."""
        for table in self.tables.values():
            table.give_up()
        self.tables.clear()

    async def elsewhere(self, table_id: str) -> str | None:
        """Return where a table is led if another server does, None if it is led here or by nobody."""
        if self.stewards is None or table_id in self.tables or not TABLE_ID.fullmatch(table_id):
            return None
        return await self.stewards.elsewhere(table_id)

    async def _hear(self) -> None:
        """Do what the host decides."""
        while True:
            await asyncio.sleep(NEWS_SECONDS)
            with suppress(StoreError, Refused):
                if await self.house.hear():
                    await self._obey()

    async def _obey(self) -> None:
        """Send away who is not let in, and look again at tables that were changed."""
        for table in list(self.tables.values()):
            self.house.send_away(list(table.audience))
        for table_id, version in (await self.store.versions(list(self.tables))).items():
            known = self.tables.get(table_id)
            if known is not None and known.row.version != version:
                await known.look_again()

    def _moved(self, table: LiveTable) -> None:
        """Let a bot go on at a table that moved, and load one anew that could not store a move."""
        if table.lost:
            self._spawn(self._find_again(table.row.id))
        else:
            self.bots.wake(table)

    async def _find_again(self, table_id: str) -> None:
        """Load a table as soon as the store answers, though nobody may be looking: bots have to go on."""
        found = None
        while found is None:
            await asyncio.sleep(RETRY_SECONDS)
            try:
                found = await self.find(table_id)
            except Refused:  # it is gone, or led by another server
                return
            except StoreError:
                continue
        self.bots.wake(found)

    # -- finding ---------------------------------------------------------------------------------

    async def find(self, table_id: str) -> LiveTable:
        """Return a table, from memory or from the store; raises Refused when there is none."""
        table = self.tables.get(table_id)
        if table is not None and not table.lost:
            table.looked_at = time()
            return table
        if not TABLE_ID.fullmatch(table_id):
            raise no_such_table()
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> LiveTable:
        if self.stewards is not None and not await self.stewards.lead(table_id):
            raise Refused(503, MOVING)
        me = self._me
        table = self._live(*await self._read(table_id))
        self._keep(table, me)
        self.bots.wake(table)
        return table

    def _keep(self, table: LiveTable, me: int) -> None:
        """Keep a table in memory, unless others may lead by now what this server led as it was read; raises Refused."""
        if me != self._me or (self.stewards is not None and not me):
            raise Refused(503, MOVING)
        self.tables[table.row.id] = table

    def _live(self, stored: StoredTable, game: Game | None) -> LiveTable:
        return LiveTable(stored, game, self.store, self._read, self._moved, self.expiry.kept_until)

    async def _read(self, table_id: str) -> tuple[StoredTable, Game | None]:
        """Return a table as the store has it, with its game unless it is archived; raises Refused."""
        stored = await self.store.load_table(table_id)
        if stored is None:
            raise no_such_table()
        stored, game = await self._opened(stored)
        if stored.table.status == "waiting" and is_full(stored.seats):  # so left by a version that began in two steps
            stored = await self._restated(stored, "running")
        return stored, game

    async def _opened(self, stored: StoredTable) -> tuple[StoredTable, Game | None]:
        """Return a table with its game, or archived where these rules cannot continue it; its record stays.

        Another version may be able to: a new one with a mistake mended, or the old one if this was started too early.
        So a table is archived by a version, and every other one tries again.
        """
        row = stored.table
        was_archived = row.status == "archived"
        note = readable(row.note, dict[str, Any], {})
        if was_archived and (note.get("by") == kanly.__version__ or note.get("closed")):
            return stored, None
        try:
            game = play_on(row.head, stored.moves)
        except (MemoryError, OSError) as error:  # the machine's trouble, not the game's
            raise StoreError(repr(error)) from error
        except Exception as error:
            if self.stewards is not None and await self.stewards.pass_to_another_version(row.id):
                raise Refused(503, MOVING) from None
            log.warning("table archived", table=row.id, reason=repr(error), exc_info=error)
            was = note.get("was", "running") if was_archived else row.status
            note = {**ARCHIVED.data(), "by": kanly.__version__, "was": was}
            return await self._restated(stored, "archived", msgspec.json.encode(note).decode()), None
        if was_archived:
            stored = await self._restated(stored, "over" if game.is_over else note.get("was", "running"))
        return stored, game

    async def _restated(self, stored: StoredTable, status: Status, note: str = "") -> StoredTable:
        """Change the status of a table that is being loaded."""
        row = await self.store.set_table(stored.table, status=status, note=note)
        return msgspec.structs.replace(stored, table=row)

    async def listed(self, guest: str) -> Lobby:
        """Return the lobby of a guest: its own tables, those that wait for people, and those to watch."""
        mine = await self.store.tables_of(guest)
        for listed in mine:
            if listed.to_move is None and listed.table.status == "running":  # stored by a version that did not note it
                with suppress(Refused, StoreError):
                    await self.find(listed.table.id)
        asleep = [listed.table.id for listed in mine if _is_bots_turn(listed) and listed.table.id not in self.tables]
        if asleep:
            self._spawn(self._wake(asleep))
        waiting = await self.store.public_tables("waiting")
        running = await self.store.public_tables("running")
        return Lobby(
            mine=self._summaries(mine, guest),
            open=self._summaries(waiting, guest),
            running=self._summaries(running, guest),
        )

    def _summaries(self, tables: Iterable[ListedTable], guest: str) -> list[Summary]:
        """Return tables in short; one that cannot be read is missed, and spoils nobody's list."""
        summaries: list[Summary] = []
        for listed in tables:
            try:
                summaries.append(self._summary(listed, guest))
            except Exception as error:
                log.error("table not listed", table=listed.table.id, reason=repr(error))
        return summaries

    def _summary(self, listed: ListedTable, guest: str) -> Summary:
        table = self.tables.get(listed.table.id)
        if table is not None and not table.lost:
            return table.summary(guest)
        return summary(listed, guest, kept_until=self.expiry.kept_until(listed.table, listed.moved))

    async def check_health(self) -> None:
        """Read from the store, and write to it every few seconds, however many ask; raises StoreError."""
        await self.store.guest("")
        async with self._health:
            if monotonic() > self._well_until:
                await self.store.write_sign()
                self._well_until = monotonic() + HEALTH_SECONDS

    async def take_stock(self, gate: Gate | None) -> None:
        """Bring those metrics up to date that count what is there now."""
        metrics = self.metrics
        metrics.live.set(len(self.tables))
        metrics.writes.set(self.store.writes_waiting)
        for kind, number in self.minds.waiting().items():
            metrics.waiting.labels(kind).set(number)
        if gate is not None:
            metrics.connections.set(gate.inside)
            metrics.turned_away.set(gate.refused)
        with suppress(StoreError, OSError):
            size, free = await self.store.sizes()
            metrics.database_bytes.set(size)
            metrics.disk_free.set(free)

    async def name_of(self, guest: str) -> str:
        """Return what a guest is called."""
        known = await self.store.guest(guest)
        return known.name if known else ""

    # -- making ----------------------------------------------------------------------------------

    async def create(self, asker: Asker, name: str, new: NewTable) -> tuple[LiveTable, dict[str, str]]:
        """Make a table and return it with the secrets of its open seats; raises Refused."""
        check_bot(new.bots)
        try:
            game = new_game(new)
        except KanlyError as error:
            raise Refused(400, Text.of(error.said)) from None
        table_id = new_id(9)
        links: dict[str, str] = {}
        count = game.config.seats
        seats = [new_seat(table_id, seat, count, new, asker.guest, name, links) for seat in range(count)]
        status: Status = "waiting" if links else "running"
        table = await self._set_up(
            game,
            seats,
            asker,
            status,
            one_line(new.name),
            new.public,
            new.pace,
            "seed" if new.seed else "dealt",
            new.clock,
        )
        return table, links

    async def import_record(self, asker: Asker, name: str, record: str, own: int = 0) -> LiveTable:
        """Make a table of a record: a finished game to look at, or one to play on, against bots; raises Refused."""
        await self.quotas.check_record(asker)
        try:
            async with self._reading:
                game = await asyncio.to_thread(kanly.read_record, record)  # as long as a film; others play on meanwhile
        except RecordError as error:
            raise Refused(400, Text.of(error.said)) from None
        if own >= game.config.seats:
            raise Refused(400, Text.of(no_seat(own, game.config.seats)))
        table_id = new_id(9)
        seats = [
            SeatRow(table_id, own, "person", asker.guest, name)
            if seat == own
            else SeatRow(table_id, seat, "bot", bot=STAND_IN)
            for seat in range(game.config.seats)
        ]
        return await self._set_up(game, seats, asker, "over" if game.is_over else "running", stems="record")

    async def _set_up(
        self,
        game: Game,
        seats: list[SeatRow],
        asker: Asker,
        status: Status,
        name: str = "",
        public: bool = False,
        pace: int = -1,
        stems: Stems = "dealt",
        clock: int = 0,
    ) -> LiveTable:
        table_id = seats[0].table_id
        config = game.config
        setup = {"seats": config.seats, "modules": config.modules, "options": config.options}
        created = time()
        head, moves = taken_apart(game, table_id, created)
        round_, to_move, _ = standing(game)
        row = TableRow(
            id=table_id,
            game=config.game,
            edition=config.edition,
            config=msgspec.json.encode(setup).decode(),
            seed=str(game.seed),
            rules=config.rules or game.rules.version,
            created=created,
            status=status,
            name=name[: self.settings.limits.name_letters],
            owner=asker.guest,
            address=asker.address,
            stems=stems,
            clock=clock,
            steward=self._me,
            head=head,
            public=public,
            pace=self.settings.pace if pace < 0 else pace,
            round=None if moves else round_,
            to_move=None if moves else to_move,
        )
        return await self._lay(row, seats, moves, game)

    async def _lay(self, row: TableRow, seats: list[SeatRow], moves: list[MoveRow], game: Game) -> LiveTable:
        async with self.quotas.lock:
            await self.quotas.check_table(row, seats)
            await self.store.create_table(row, seats, moves)
        table = self._live(StoredTable(row, tuple(seats), tuple(moves), ()), game)
        if row.status != "over":  # one that is only looked at need not be in memory before somebody looks
            self._keep(table, row.steward)
        self.metrics.tables.inc()
        log.info("table made", table=row.id, game=row.game, seats=len(seats), status=row.status)
        self.bots.wake(table)
        return table

    async def leave(self, table: LiveTable, seat: int, asker: Asker, bot: str) -> None:
        """Let a guest leave a seat to a bot, or open; raises Refused."""
        async with self.quotas.lock:
            await self.quotas.check_bots(asker, table.row.game, [bot])
            await seating.leave(table, seat, asker.guest, bot)
        self.seated(table)

    def seated(self, table: LiveTable) -> None:
        """Tell everyone who sits where now; a bot among them may be to move."""
        table.tell_seats()
        self.bots.wake(table)


def _is_bots_turn(listed: ListedTable) -> bool:
    """Say whether a bot is to move at a table, so that it goes on once it is loaded."""
    bots = {seat.seat for seat in listed.seats if seat.kind == "bot"}
    return listed.table.status == "running" and listed.to_move in bots
