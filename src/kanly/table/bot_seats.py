"""Bots at their seats: who needs time thinks elsewhere; all act at a pace that people can follow and hold nobody up."""

from __future__ import annotations

import asyncio
from asyncio import sleep as pause
from random import choice
from secrets import token_hex
from time import monotonic

import structlog

from kanly.engine import SPECTATOR, Game
from kanly.table.askers import Asker
from kanly.table.errors import Refused
from kanly.table.live import LiveTable
from kanly.table.metrics import Metrics
from kanly.table.minds import Minds, bot_of, chance_of

log = structlog.get_logger("kanly.bots")


class BotSeats:
    """Plays for the bots of all tables: one task a table, as long as a bot is to decide there."""

    def __init__(self, minds: Minds, seconds: float, metrics: Metrics) -> None:
        self._minds = minds
        self._seconds = seconds
        self._metrics = metrics
        self._secret = token_hex(16)  # or whoever knows a table could foretell its bots
        self._tasks: dict[LiveTable, asyncio.Task[None]] = {}

    def wake(self, table: LiveTable) -> None:
        """Let a bot think if the next decision of a table is a bot's."""
        if self._bot_to_move(table) == SPECTATOR or table in self._tasks:
            return
        task = asyncio.ensure_future(self._play(table))
        self._tasks[table] = task  # of this object: a bot may still think at one that was lost and is loaded anew
        task.add_done_callback(lambda _: self._tasks.pop(table, None))

    def is_playing(self, table: LiveTable) -> bool:
        """Say whether a bot is about to act at a table."""
        return table in self._tasks

    def stop(self) -> None:
        """Let all bots rest."""
        for task in list(self._tasks.values()):
            task.cancel()

    def _bot_to_move(self, table: LiveTable) -> int:
        seat = table.to_move()
        return seat if not table.lost and seat != SPECTATOR and table.seats[seat].kind == "bot" else SPECTATOR

    async def _play(self, table: LiveTable) -> None:
        """Act for bots until somebody else is to decide."""
        while (seat := self._bot_to_move(table)) != SPECTATOR:
            revision, begun = table.revision, monotonic()
            action = await self._choose(table, seat)
            if table.audience and table.choices() > 1:
                await pause(table.row.pace / 1000 - (monotonic() - begun))
            if table.revision != revision or self._bot_to_move(table) != seat:
                continue
            try:
                await table.act(seat, action, revision, "bot")
                self._metrics.moves.inc()
            except Refused as refused:
                if table.revision == revision and self._bot_to_move(table) == seat:
                    log.error("bot refused", table=table.row.id, seat=seat, reason=refused.reason.id)
                    return

    async def _choose(self, table: LiveTable, seat: int) -> str:
        """Return the choice of the bot at a seat; if it fails or is late, any legal action."""
        game = table.game
        assert game is not None
        actions = game.decision.actions
        if len(actions) == 1:
            return actions[0].text
        try:
            chosen = await self._answer(table, game, seat)
            if not any(chosen == action.text for action in actions):
                raise ValueError("this is not a choice")
            return chosen
        except Exception as error:
            self._metrics.bot_failures.inc()
            # Only the kind of error: what it says may name cards that the bot holds.
            log.warning("bot replaced", table=table.row.id, seat=seat, reason=type(error).__name__)
            return choice(actions).text

    async def _answer(self, table: LiveTable, game: Game, seat: int) -> str:
        """Ask a bot: here if it answers at once, else in another process, so that nobody has to wait for it."""
        name, code, occasion = (
            game.config.game,
            table.seats[seat].bot,
            f"{self._secret} {table.row.id} {table.revision}",
        )
        bot = bot_of(name, code)
        if bot.instant:
            return bot.choose(game.decision, lambda: game.observe(seat), chance_of(occasion)).text
        seen = game.observe(seat).text()
        payer = Asker(table.row.owner, table.row.address)
        return await self._minds.choose(name, code, seen, occasion, self._seconds, bool(table.audience), payer)
