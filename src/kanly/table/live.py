"""A table being played: the game, who sits and who looks, and what each of them is told.

Everything that leaves is made here, from the game's `face_up`, its `held` of one seat, and the events that the seat
may see. An action is durable before anyone is told of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from time import time
from typing import Any, Final, TypeVar

import msgspec
import structlog

from kanly.engine import SPECTATOR, ActionError, Game, KanlyError, UndoRefused
from kanly.engine.patch import View
from kanly.engine.sight import Sight
from kanly.engine.text import Text
from kanly.table.answers import Sentence
from kanly.table.client import Client
from kanly.table.database import Conflict, StoreError
from kanly.table.errors import NOT_STORED, Refused, moved_on, not_yours
from kanly.table.film import result
from kanly.table.ledger import UNDO, lines_of_chance
from kanly.table.log import Log, asked
from kanly.table.rows import ChatRow, MoveRow, SeatRow, StoredTable, TableRow
from kanly.table.store import Store

log = structlog.get_logger("kanly.live")

CHAT_LINES: Final = 100

T = TypeVar("T")
Read = Callable[[str], Awaitable[tuple[StoredTable, Game | None]]]
"""Reads a table from the store, with its game unless these rules cannot continue it."""

encode = msgspec.json.Encoder().encode


class LiveTable:
    """One table in memory. All changes run under `lock`, one after the other.

    `lost`: the store failed, so memory is ahead of the truth; the table must be loaded again.
    `agreed`: the seats whose people agree to advice.
    """

    row: TableRow
    seats: list[SeatRow]
    chat: list[ChatRow]
    game: Game | None
    revision: int
    moved_at: float

    def __init__(
        self, stored: StoredTable, game: Game | None, store: Store, read: Read, moved: Callable[[LiveTable], None]
    ) -> None:
        self.looked_at = time()
        self.lost = False
        self.agreed: set[int] = set()
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self._store = store
        self._read = read
        self._moved = moved
        self._take_over(stored, game)

    def _take_over(self, stored: StoredTable, game: Game | None) -> None:
        """Stand where the store does."""
        self.row = stored.table
        self.seats = list(stored.seats)
        self.chat = list(stored.chat)
        self.game = game
        self.revision = stored.revision
        self.moved_at = stored.moved
        self._seed_chosen = bool(msgspec.json.decode(self.row.config or "{}").get("seed_chosen"))
        self._last = (stored.moves[-1].seat, stored.moves[-1].text) if stored.moves else (SPECTATOR, "")
        self._public: Sight | None = None
        self._mine: dict[int, Sight] = {}
        self._log = Log(game) if game is not None else None
        self._stands = self._standing()

    # -- who is who ------------------------------------------------------------------------------

    def viewer_of(self, guest: str) -> int:
        """Return the seat that a guest holds, or SPECTATOR."""
        return next((seat.seat for seat in self.seats if guest and seat.guest == guest), SPECTATOR)

    def is_online(self, seat: int) -> bool:
        """Say whether somebody looks through a seat's eyes."""
        return any(client.viewer == seat for client in self.clients)

    @property
    def status(self) -> str:
        """Where the table stands: waiting for people, running, over or archived."""
        return self.row.status

    def to_move(self) -> int:
        """Return the seat that is to decide, or -1."""
        return self.game.to_move if self.game is not None and self.status == "running" else SPECTATOR

    def choices(self) -> int:
        """Return how many actions the pending decision offers."""
        return 0 if self.game is None or self.game.is_over else len(self.game.state.options)

    def is_advice_on(self) -> bool:
        """Say whether people may ask for advice: one who plays alone, or several who all agree."""
        people = {seat.seat for seat in self.seats if seat.kind == "person"}
        return len(people) == 1 or people <= self.agreed

    def agree(self, seat: int, advice: bool) -> None:
        """Note whether the person at a seat agrees to advice, and tell everyone."""
        self._check_sitter(seat, "person")
        (self.agreed.add if advice else self.agreed.discard)(seat)
        self.tell_seats()

    def summary(self, guest: str) -> View:
        """Return the table as a guest sees it in the lobby and above the board."""
        you = self.viewer_of(guest)
        round_, to_move = self._stands
        return {
            "id": self.row.id,
            "name": self.row.name,
            "game": self.row.game,
            "edition": self.row.edition,
            "status": self.status,
            "note": msgspec.json.decode(self.row.note, type=Sentence) if self.row.note else "",
            "public": self.row.public,
            "pace": self.row.pace,
            "revision": self.revision,
            "round": round_,
            "to_move": to_move if self.status == "running" else SPECTATOR,
            "created": self.row.created,
            "moved": self.moved_at,
            "you": you,
            "owner": bool(guest) and self.row.owner == guest,
            "advice_on": self.is_advice_on(),
            "seed_chosen": self._seed_chosen,
            "seats": [
                {
                    "seat": seat.seat,
                    "kind": seat.kind,
                    "name": seat.name,
                    "bot": seat.bot,
                    "online": self.is_online(seat.seat),
                    "advice": seat.seat in self.agreed,
                    "you": seat.seat == you,
                }
                for seat in self.seats
            ],
        }

    def _standing(self) -> tuple[int, int]:
        """Return the round and the seat to move; the summary shows those of the last durable move."""
        if self.game is None:
            return 0, SPECTATOR
        return self.game.rules.progress(self.game.state).get("round", 0), self.game.to_move

    # -- what is done ----------------------------------------------------------------------------

    async def act(self, seat: int, action: str, revision: int, sitter: str = "person", guest: str = "") -> None:
        """Apply an action of a seat that was chosen at a revision; an action that comes twice is applied once.

        `sitter` is who chose it, a person or a bot, and `guest` which person: the seat may have been taken over
        meanwhile. Raises Refused: stale, not yours, illegal, or not stored.
        """
        async with self.lock:
            if self._has_happened(seat, action, revision):
                return
            self._check_sitter(seat, sitter, guest)
            game = self._running(revision)
            told = len(game.events)
            try:
                game.apply(action, seat)
            except ActionError as error:
                raise Refused(409, Text.of(error.said)) from None
            except Exception:
                self._lose()
                raise
            if await self._keep(seat, game.actions[-1][1].text):  # in the words of the rules, whatever spaces came
                self._tell_step(told)
        self._moved(self)

    async def undo(self, seat: int, revision: int, guest: str = "") -> None:
        """Take a seat's last action back; raises Refused."""
        async with self.lock:
            if self._has_happened(seat, UNDO, revision):
                return
            self._check_sitter(seat, "person", guest)
            game = self._running(revision)
            try:
                game.undo(seat)
            except UndoRefused as error:
                raise Refused(409, Text.of(error.said)) from None
            except Exception:
                self._lose()
                raise
            if await self._keep(seat, UNDO):
                self._tell_undone()
        self._moved(self)

    def why_not(self, seat: int, action: str) -> Text | None:
        """Return why a seat cannot take an action now, or undo one; None when it can. Raises Refused for nonsense."""
        game = self._running(self.revision)
        try:
            reason = game.why_not_undo(seat) if action == UNDO else game.why_not(action, seat)
        except KanlyError as error:
            raise Refused(400, Text.of(error.said)) from None
        return None if reason is None else Text.of(reason)

    async def say(self, client: Client, text: str) -> None:
        """Add a line to the chat and tell everyone."""
        async with self.changing():
            seat = client.viewer
            name = self.seats[seat].name if seat != SPECTATOR else ""
            said = ChatRow(self.row.id, 0, seat, name, text, time())
            try:
                line = await self._store.add_chat(said)
            except Conflict:  # a line that another server wrote took the number
                line = await self._store.add_chat(said)
            if line.n == len(self.chat) + 1:
                self.chat.append(line)
                self._broadcast(encode({"type": "chat", "chat": _chat_data(line)}))
            else:
                await self._catch_up()

    def _check_sitter(self, seat: int, sitter: str, guest: str = "") -> None:
        row = self.seats[seat]
        if guest and row.guest != guest:
            raise not_yours()
        if row.kind != sitter:
            raise Refused(403, Text("table-bot-sits", "a bot keeps your seat; take it back first"))

    def _running(self, revision: int) -> Game:
        if self.lost:
            raise Refused(503, NOT_STORED)
        if self.status == "waiting":
            raise Refused(409, Text("table-waiting", "the game begins when all seats are taken"))
        if self.game is None or self.status == "archived":
            raise Refused(409, Text("table-archived", "this game cannot be continued"))
        if revision != self.revision:
            raise moved_on()
        return self.game

    def _has_happened(self, seat: int, text: str, revision: int) -> bool:
        """Say whether the last move is this one, which was sent twice."""
        return revision == self.revision - 1 and (seat, text) == self._last

    async def _keep(self, seat: int, text: str) -> bool:
        """Make the last move durable, and say whether it is to be told; raises Refused where another came first.

        Memory is ahead of the truth until the store has answered.
        """
        game = self.game
        assert game is not None
        now, n = time(), self.revision + 1
        chance = "" if text == UNDO else lines_of_chance(game)
        status = "over" if game.is_over else None
        if not await self._kept(self._appended(MoveRow(self.row.id, n, seat, text, chance, now), status)):
            await self._catch_up()
            if self._has_happened(seat, text, n - 1):
                return False
            raise moved_on()
        if status is not None:
            self.row = msgspec.structs.replace(self.row, status=status)
        self.revision = n
        self.moved_at = now
        self._last = (seat, text)
        self._stands = self._standing()
        return True

    async def _appended(self, move: MoveRow, status: str | None) -> bool:
        """Append a move to what is stored; return False if there is another one with its number."""
        try:
            await self._store.append_move(move.table_id, move.n, move.seat, move.text, move.chance, move.time, status)
        except Conflict:
            return False
        return True

    async def _catch_up(self) -> None:
        """Go on from what is stored: another server has written to it. Everybody is shown what stands now.

        This happens when a server is killed: its last transaction may be committed after its successor has read.
        """
        log.warning("catching up", table=self.row.id, revision=self.revision)
        guests = [row.guest for row in self.seats]
        stored, game = await self._kept(self._read(self.row.id))
        self._take_over(stored, game)
        self.agreed = {seat for seat in self.agreed if self.seats[seat].guest == guests[seat]}
        for client in self.clients:
            client.viewer = self.viewer_of(client.guest)
            self.welcome(client)
        self._moved(self)

    def _lose(self) -> None:
        """Give this table up, for memory may be ahead of the truth; everybody comes again and finds it loaded anew."""
        self.lost = True
        self.close(1013)

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """Change the table while nobody else does; raises Refused if it was given up while one waited."""
        async with self.lock:
            if self.lost:
                raise Refused(503, NOT_STORED)
            yield

    async def change(self, **changed: Any) -> None:
        """Change what is stored about the table."""
        await self._kept(self._store.set_table(self.row.id, **changed))
        self.row = msgspec.structs.replace(self.row, **changed)

    async def seat(self, row: SeatRow) -> None:
        """Seat somebody; the clients of that seat look through other eyes from now on.

        A game whose last open seat is taken begins, in the same transaction: no full table may wait for ever.
        """
        seats = [*self.seats[: row.seat], row, *self.seats[row.seat + 1 :]]
        begins = self.status == "waiting" and is_full(seats)
        await self._kept(self._store.set_seat(row, begins))
        if row.guest != self.seats[row.seat].guest:
            self.agreed.discard(row.seat)
        self.seats = seats
        if begins:
            self.row = msgspec.structs.replace(self.row, status="running")
        for client in list(self.clients):
            viewer = self.viewer_of(client.guest)
            if viewer != client.viewer or begins:
                client.viewer = viewer
                self.welcome(client)
        self._forget_views()

    async def _kept(self, answer: Awaitable[T]) -> T:
        """Wait for the store; if it fails, only it knows what it kept, and the table must go. Raises Refused."""
        try:
            return await answer
        except StoreError:
            self._lose()
            self._moved(self)
            raise Refused(503, NOT_STORED) from None
        except BaseException:  # also when the wait is cancelled
            self._lose()
            raise

    # -- what is told ----------------------------------------------------------------------------

    def welcome(self, client: Client) -> None:
        """Send a client everything that it may see."""
        self.looked_at = time()
        viewer = client.viewer
        frame: View = {"type": "table", "viewer": viewer, "revision": self.revision}
        frame |= {"table": self.summary(client.guest), "public": {}, "mine": {}, "log": {}, "asked": {}, "result": {}}
        frame["chat"] = [_chat_data(line) for line in self.chat[-CHAT_LINES:]]
        if self.game is not None and self.status != "waiting":
            frame["public"] = self._open_view().data()
            frame["mine"] = self._own_view(viewer).data()
            frame["log"] = self._told().whole(viewer)
            frame["asked"] = asked(self.game, viewer)
            frame["result"] = result(self.game.outcome)
        client.send(encode(frame))

    def tell_seats(self) -> None:
        """Tell everyone who sits where and who is there."""
        for client in self.clients:
            client.send(encode({"type": "seats", "table": self.summary(client.guest)}))

    def close(self, code: int) -> None:
        """End all connections with a close code."""
        for client in self.clients:
            client.close(code)

    def leave(self, client: Client) -> None:
        """Forget a client, and the views that only it had."""
        self.clients.discard(client)
        self.looked_at = time()
        self._forget_views()

    def _forget_views(self) -> None:
        """Keep only the views that somebody looks at: only these are brought up to date."""
        self._mine = {viewer: view for viewer, view in self._mine.items() if self.is_online(viewer)}
        if self._log is not None:
            self._log.forget({client.viewer for client in self.clients})
        if not self.clients:
            self._public = None

    def _open_view(self) -> Sight:
        assert self.game is not None
        if self._public is None:
            self._public = self.game.rules.face_up(self.game.state)
        return self._public

    def _own_view(self, viewer: int) -> Sight:
        assert self.game is not None
        if viewer not in self._mine:
            self._mine[viewer] = self.game.held(viewer)
        return self._mine[viewer]

    def _told(self) -> Log:
        assert self._log is not None
        return self._log

    def _tell_step(self, told: int) -> None:
        """Tell everyone what an action changed: once what all may see, and to each seat its own."""
        game = self.game
        assert game is not None
        if not self.clients:
            return
        events = game.events[told:]
        ending = b',"result":' + encode(result(game.outcome)) if game.is_over else b""
        start = b'{"type":"step","revision":%d,"public":%b' % (self.revision, self._public_changes()) + ending
        frames: dict[int, bytes] = {}
        for client in self.clients:
            viewer = client.viewer
            if viewer not in frames:
                read = encode(self._told().step(viewer, events))
                frames[viewer] = start + self._own_changes(viewer) + b',"log":' + read + b"}"
            client.send(frames[viewer])

    def _tell_undone(self) -> None:
        """Tell everyone that the last action was taken back, and how the log ends now."""
        if not self.clients:
            return
        start = b'{"type":"undone","revision":%d,"public":%b' % (self.revision, self._public_changes())
        frames: dict[int, bytes] = {}
        for client in self.clients:
            viewer = client.viewer
            if viewer not in frames:
                read = encode(self._told().undone(viewer))
                frames[viewer] = start + self._own_changes(viewer) + b',"log":' + read + b"}"
            client.send(frames[viewer])

    def _public_changes(self) -> bytes:
        assert self.game is not None
        before, now = self._public, self.game.rules.face_up(self.game.state)
        self._public = now
        return encode(now.data() if before is None else now.changes(before))

    def _own_changes(self, viewer: int) -> bytes:
        if viewer == SPECTATOR:
            return b""
        assert self.game is not None
        before, now = self._mine.get(viewer), self.game.held(viewer)
        self._mine[viewer] = now
        changed = now.data() if before is None else now.changes(before)
        mine = b',"mine":' + encode(changed) if changed else b""
        return mine + b',"asked":' + encode(asked(self.game, viewer)) if self.to_move() == viewer else mine

    def _broadcast(self, frame: bytes) -> None:
        for client in self.clients:
            client.send(frame)


def is_full(seats: Iterable[SeatRow]) -> bool:
    """Say whether somebody sits at every seat, so that a game can begin."""
    return all(row.kind != "open" for row in seats)


def _chat_data(line: ChatRow) -> View:
    return {"n": line.n, "seat": line.seat, "name": line.name, "text": line.text, "time": line.time}
