"""A table being played: the game, who sits there and what they do. An action is durable before anyone hears of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from time import time
from typing import Final, ParamSpec, TypeVar, Unpack

import structlog
from msgspec.structs import replace

from kanly.engine import SPECTATOR, ActionError, Game, KanlyError, UndoRefused
from kanly.engine.patch import View
from kanly.engine.text import Text
from kanly.table.absence import TurnClock, Votes, is_due, is_waited_for
from kanly.table.answers import Summary
from kanly.table.audience import Audience
from kanly.table.client import Client
from kanly.table.consent import Consent, is_advice_on
from kanly.table.database import Conflict, StoreError
from kanly.table.errors import BOT_SITS, NOT_STORED, Refused, moved_on, not_yours
from kanly.table.frames import Frames, encode
from kanly.table.ledger import UNDO, lines_of_chance, standing
from kanly.table.rows import (
    Kind,
    ListedTable,
    MoveRow,
    SeatRow,
    SittingRow,
    Status,
    StoredTable,
    TableChanges,
    TableRow,
)
from kanly.table.store import Store
from kanly.table.summary import seat_held_by, summary
from kanly.table.talk import Hearers, Talk

log = structlog.get_logger("kanly.live")

T = TypeVar("T")
P = ParamSpec("P")
Read = Callable[[str], Awaitable[tuple[StoredTable, Game | None]]]
"""Reads a table from the store, with its game unless these rules cannot continue it."""

MOST_MOVES: Final = 20_000
"""Rows of a table after which nothing is taken back any more; a long game has a thousand actions."""
MOST_SITTINGS: Final = 500
"""Different holders of its seats that a table remembers."""


class LiveTable:
    """One table in memory. All changes run under `lock`, one after the other.

    `lost`: the store failed, so memory is ahead of the truth; the table must be loaded again.
    """

    row: TableRow
    seats: list[SeatRow]
    game: Game | None
    revision: int

    def __init__(
        self,
        stored: StoredTable,
        game: Game | None,
        store: Store,
        read: Read,
        moved: Callable[[LiveTable], None],
        kept_until: Callable[[TableRow, float], float] = lambda *_: 0.0,
    ) -> None:
        self.looked_at = time()
        self.lost = False
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.consent = Consent()
        self.votes = Votes()
        self._store = store
        self._read = read
        self._moved = moved
        self._kept_until = kept_until
        self._take_over(stored, game)

    def _take_over(self, stored: StoredTable, game: Game | None) -> None:
        """Stand where the store does."""
        self.row = stored.table
        self.seats = list(stored.seats)
        self._sittings = list(stored.sittings)
        self.talk = Talk(self._store, self.row.id, stored.chat)
        self.game = game
        self.revision = stored.revision
        self._frames = Frames(game) if game is not None else None
        self._last = (stored.moves[-1].seat, stored.moves[-1].text) if stored.moves else (SPECTATOR, "")
        self.moved_at = stored.moved
        self._clock = TurnClock(self.row, stored.moves)
        self._stands = standing(game) if game is not None else (0, SPECTATOR, None)  # after the last durable move

    # -- asking ----------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        """Where the table stands: waiting for people, running, over or archived."""
        return self.row.status

    def viewer_of(self, guest: str) -> int:
        """Return the seat through whose eyes a guest looks, or SPECTATOR; a seat left to a bot is the bot's to see."""
        seat = self.held_by(guest)
        return seat if seat != SPECTATOR and self.seats[seat].kind == "person" else SPECTATOR

    def held_by(self, guest: str) -> int:
        """Return the seat that a guest holds, also one that a bot keeps meanwhile, or SPECTATOR."""
        return seat_held_by(guest, self.seats)

    def is_known_to(self, guest: str) -> bool:
        """Say whether a guest may look at the table without a key: it is public or over, or the guest is of it."""
        if self.row.public or self.status not in ("waiting", "running"):
            return True
        held = {row.guest for row in self.seats} | {row.guest for row in self._sittings} | {self.row.owner}
        return bool(guest) and guest in held

    def to_move(self) -> int:
        """Return the seat that is to decide, or -1."""
        return self.game.to_move if self.game is not None and self.status == "running" else SPECTATOR

    def choices(self) -> int:
        """Return how many actions the pending decision offers."""
        return 0 if self.game is None or self.game.is_over else len(self.game.state.options)

    def waits_for(self) -> tuple[int, float]:
        """Return the seat that is to decide, and since when."""
        return self.to_move(), self._clock.since

    def is_due(self) -> bool:
        """Say whether the turn clock has run out."""
        return is_due(self.row, self.seats, *self.waits_for(), time())

    def is_absent(self, seat: int, seconds: float) -> bool:
        """Say whether a person at a seat has let others wait for so long."""
        to_move, since = self.waits_for()
        return seat == to_move and is_waited_for(self.seats, seat) and time() >= since + seconds

    def is_advice_on(self) -> bool:
        """Say whether people may ask for advice."""
        return is_advice_on(self.seats, self.consent.seats(self.seats))

    def why_not(self, seat: int, action: str) -> Text | None:
        """Return why a seat cannot take an action now, or undo one; None when it can. Raises Refused for nonsense."""
        game = self._running(self.revision)
        try:
            reason = game.why_not_undo(seat) if action == UNDO else game.why_not(action, seat)
        except KanlyError as error:
            raise Refused(400, Text.of(error.said)) from None
        return None if reason is None else Text.of(reason)

    def summary(self, guest: str) -> Summary:
        """Return the table as a guest sees it in the lobby and above the board."""
        listed = ListedTable(self.row, tuple(self.seats), self.revision, self.moved_at, *self._stands)
        teams = self.game.rules.teams(self.game.state) if self.game is not None else ()
        until = self._kept_until(self.row, self.moved_at)
        agreed = self.consent.seats(self.seats)
        voted = self.to_move(), self.votes.seats(self.waits_for(), self.seats)
        return summary(listed, guest, self.audience.viewers(), agreed, teams, until, self._sittings, voted)

    # -- playing ---------------------------------------------------------------------------------

    async def act(self, seat: int, action: str, revision: int, sitter: Kind = "person", guest: str = "") -> None:
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
                self.give_up()
                raise
            # In the words of the rules, whatever spaces came.
            if await self._keep(game, seat, game.actions[-1][1].text) and self.audience:
                assert self._frames is not None
                self.audience.tell_viewers(self._frames.step(self.revision, told, self.audience.viewers()))
        self._moved(self)

    async def undo(self, seat: int, revision: int, guest: str = "") -> None:
        """Take a seat's last action back; raises Refused."""
        async with self.lock:
            if self._has_happened(seat, UNDO, revision):
                return
            self._check_sitter(seat, "person", guest)
            game = self._running(revision)
            if revision >= MOST_MOVES:
                raise Refused(409, Text("table-undo-enough", "enough has been taken back at this table"))
            try:
                game.undo(seat)
            except UndoRefused as error:
                raise Refused(409, Text.of(error.said)) from None
            except Exception:
                self.give_up()
                raise
            if await self._keep(game, seat, UNDO) and self.audience:
                assert self._frames is not None
                self.audience.tell_viewers(self._frames.undone(self.revision, self.audience.viewers()))
        self._moved(self)

    def _check_sitter(self, seat: int, sitter: Kind, guest: str = "") -> None:
        row = self.seats[seat]
        if guest and row.guest != guest:
            raise not_yours()
        if row.kind != sitter:
            raise Refused(403, BOT_SITS)

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

    async def _keep(self, game: Game, seat: int, text: str) -> bool:
        """Make the last move durable, and say whether it is to be told; raises Refused where another came first.

        Everybody has heard of it already where the table turned out to have changed otherwise.

        Memory is ahead of the truth until the store has answered.
        """
        chance = "" if text == UNDO else lines_of_chance(game)
        stands = standing(game)
        move = MoveRow(self.row.id, self.revision + 1, seat, text, chance, time(), *stands)
        status: Status | None = "over" if game.is_over else None
        if await self._kept(_unless_late(self._store.append_move, move, status)) != self.row.version:
            await self._catch_up()
            if self._has_happened(seat, text, move.n - 1):
                return False
            raise moved_on()
        if game.is_over:
            self.row = replace(self.row, status="over")
        self.revision = move.n
        self.moved_at = move.time
        self._clock.note(move)
        self._last = (seat, text)
        self._stands = stands
        return True

    # -- the store -------------------------------------------------------------------------------

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """Change the table while nobody else does; raises Refused if it was given up while one waited."""
        async with self.lock:
            if self.lost:
                raise Refused(503, NOT_STORED)
            yield

    async def _kept(self, answer: Awaitable[T]) -> T:
        """Wait for the store; if it fails, only it knows what it kept, and the table must go. Raises Refused."""
        try:
            return await answer
        except StoreError:
            self.give_up()
            self._moved(self)
            raise Refused(503, NOT_STORED) from None
        except BaseException:  # also when the wait is cancelled
            self.give_up()
            raise

    def give_up(self) -> None:
        """Give this table up, for memory may be ahead of the truth; everybody comes again and finds it loaded anew."""
        self.lost = True
        self.audience.close(1013)

    async def _catch_up(self) -> None:
        """Go on from what is stored: another server has written to it. Everybody is shown what stands now.

        This happens when a server is killed: its last transaction may be committed after its successor has read.
        """
        log.warning("catching up", table=self.row.id, revision=self.revision)
        self._take_over(*await self._kept(self._read(self.row.id)))
        for client in self.audience:
            client.viewer = self.viewer_of(client.guest)
            self.welcome(client)
        self._moved(self)

    # -- sitting, looking, talking ---------------------------------------------------------------

    async def change(self, **changes: Unpack[TableChanges]) -> None:
        """Change what is stored about the table; raises Refused."""
        async with self.changing():
            while (changed := await self._kept(_unless_late(self._store.set_table, self.row, **changes))) is None:
                await self._catch_up()
            self.row = changed

    async def look_again(self) -> None:
        """Show everybody what stands in the store; raises Refused."""
        async with self.changing():
            await self._catch_up()

    async def seat(self, chosen: Callable[[], SeatRow]) -> None:
        """Seat somebody as chosen, if `chosen` does not raise Refused.

        It is asked again if the table turns out to have changed; but what turns out to be stored is done.
        """
        async with self.changing():
            row = chosen()
            while row != self.seats[row.seat] and not await self._is_seated(row):
                await self._catch_up()
                if row != self.seats[row.seat]:
                    row = chosen()

    async def _is_seated(self, row: SeatRow) -> bool:
        """Store who sits at a seat, unless it is too late for that; its clients look through other eyes from now on.

        A game whose last open seat is taken begins, in the same transaction: no full table may wait for ever.
        """
        seats = [*self.seats[: row.seat], row, *self.seats[row.seat + 1 :]]
        begins = self.status == "waiting" and is_full(seats)
        status: Status = "running" if begins else self.status
        before = self._sitting_before(row)
        changes: TableChanges = {"status": status}
        if begins or row.seat == self.to_move():
            changes["clocked"] = time()
        changed = await self._kept(_unless_late(self._store.set_seat, self.row, row, before, **changes))
        if changed is None:
            return False
        self.row, self.seats = changed, seats
        self._clock.restart(changed.clocked)
        self._sittings += [before] if before is not None else []
        for client in self.audience:
            viewer = self.viewer_of(client.guest)
            if viewer != client.viewer or begins:
                client.viewer = viewer
                self.welcome(client)
        self._forget_unseen()
        return True

    def _sitting_before(self, now: SeatRow) -> SittingRow | None:
        """Return who held a seat that somebody else gets; None where that is known already. Raises Refused."""
        was = self.seats[now.seat]
        who = (was.seat, was.kind, was.guest, was.bot)
        known = {(row.seat, row.kind, row.guest, row.bot) for row in self._sittings}
        if was.kind == "open" or (was.kind, was.guest, was.bot) == (now.kind, now.guest, now.bot) or who in known:
            return None
        if len(self._sittings) >= MOST_SITTINGS and was.guest != now.guest:
            raise Refused(409, Text("table-seats-enough", "enough people have sat at this table"))
        row, seat, kind, guest, bot = self.row, *who
        return SittingRow(row.id, row.version + 1, seat, kind, guest, was.name, bot, time())

    def agree(self, seat: int, advice: bool) -> None:
        """Note whether the person at a seat agrees to advice, and tell everyone."""
        self._check_sitter(seat, "person")
        self.consent.note(self.seats[seat], advice)
        self.tell_seats()

    async def say(self, seat: int, text: str, guest: str, team: bool = False) -> None:
        """Add a line of a seat to the talk and tell everyone, or its team alone; raises Refused."""
        async with self.changing():
            self._check_sitter(seat, "person", guest)
            hearers = self._team_of(seat) if team else None
            if await self.talk.add(seat, self.seats[seat].name, text, hearers):
                self.audience.tell_clients(self._last_line)
            else:
                await self._catch_up()

    def _team_of(self, seat: int) -> Hearers:
        """Return who holds the seats of a team now, also those that a bot keeps; raises Refused for who plays alone."""
        teams = self.game.rules.teams(self.game.state) if self.game is not None else ()
        team = next((team for team in teams if seat in team), ())
        if len(team) < 2:
            raise Refused(409, Text("table-no-team", "you play alone; there is no team to talk to"))
        return {member: self.seats[member].guest for member in team if self.seats[member].guest}

    def _last_line(self, client: Client) -> bytes | None:
        line = self.talk.newest(client.viewer, client.guest)
        return None if line is None else encode({"type": "chat", "chat": line})

    def welcome(self, client: Client) -> None:
        """Send a client everything that it may see."""
        self.looked_at = time()
        frame: View = {"type": "table", "viewer": client.viewer, "revision": self.revision}
        heard = self.talk.heard(client.viewer, client.guest)
        frame |= {"table": self.summary(client.guest), "waited": time() - self._clock.since, "chat": heard}
        if self._frames is None or self.status == "waiting":
            frame |= {"public": {}, "mine": {}, "log": {}, "asked": {}, "result": {}}
        else:
            frame |= self._frames.whole(client.viewer)
        client.send(encode(frame))

    def enter(self, client: Client) -> None:
        """Let a client look on."""
        self.welcome(client)
        self.audience.enter(client)

    def leave(self, client: Client) -> None:
        """Let a client go."""
        self.audience.leave(client)
        self.looked_at = time()
        self._forget_unseen()

    def tell_seats(self) -> None:
        """Tell everyone who sits where and who is there."""
        self.audience.tell_guests(lambda guest: encode({"type": "seats", "table": self.summary(guest)}))

    def _forget_unseen(self) -> None:
        if self._frames is not None:
            self._frames.forget_all_but(self.audience.viewers())


async def _unless_late(write: Callable[P, Awaitable[T]], *args: P.args, **kwargs: P.kwargs) -> T | None:
    """Write to the store; return None if it does not fit what is stored."""
    try:
        return await write(*args, **kwargs)
    except Conflict:
        return None


def is_full(seats: Iterable[SeatRow]) -> bool:
    """Say whether somebody sits at every seat, so that a game can begin."""
    return all(row.kind != "open" for row in seats)
