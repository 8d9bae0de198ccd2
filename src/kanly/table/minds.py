"""What takes long runs in worker processes, with a deadline: bots that think, advice, analyses, films that are cut."""

from __future__ import annotations

import asyncio
import multiprocessing
from functools import lru_cache
from threading import Thread
from typing import Any, Final
from zlib import crc32

from pebble import ProcessExpired, ProcessPool

from kanly.bots import Bot, make_bot
from kanly.bots.advice import Judged, Option, advise, judge
from kanly.engine import Rng, replay_record
from kanly.games import rules_of
from kanly.table.film import cut_film

PATIENCE: Final = 10.0
"""Seconds that work may wait beyond its own deadline, for its turn or for a worker's sign of life."""


class Minds:
    """A few worker processes; one that dies or is late is replaced, and the caller is told by an exception."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._hire()

    async def choose(self, game: str, bot: str, observation: str, occasion: str, seconds: float) -> str:
        """Return the action that a bot chooses; raises TimeoutError, or what went wrong in the worker.

        The worker gets the seat's observation and nothing else. `occasion` seeds the bot's own chance.
        """
        return str(await self._run(_choose, (game, bot, observation, occasion), seconds))

    async def advise(self, game: str, observation: str, occasion: str, seconds: float) -> list[Option]:
        """Return what the search thinks of a seat's options, from its observation; raises like `choose`."""
        options = await self._run(_advise, (game, observation, occasion), seconds)
        assert isinstance(options, list)
        return options

    async def judge(self, record: str, first: int, last: int, seconds: float) -> tuple[list[Judged], int]:
        """Return the decisions of a piece of a record, judged, and its number of actions; raises like `choose`."""
        judged = await self._run(_judge, (record, first, last), seconds)
        assert isinstance(judged, tuple)
        return judged

    async def film(self, record: str, viewer: int, seconds: float) -> bytes:
        """Return the film of a record through the eyes of a viewer, as JSON; raises like `choose`."""
        film = await self._run(cut_film, (record, viewer), seconds)
        assert isinstance(film, bytes)
        return film

    async def _run(self, work: Any, args: tuple[Any, ...], seconds: float) -> object:
        """Let a worker do something. The pool keeps the deadline, but only of workers that show signs of life."""
        if not self._pool.active:
            self._replace(self._pool)
        pool = self._pool
        future = asyncio.wrap_future(pool.schedule(work, args=args, timeout=seconds))
        if not (await asyncio.wait({future}, timeout=seconds + PATIENCE))[0]:
            future.cancel()
            self._replace(pool)
            raise TimeoutError("no worker answers")
        try:
            return future.result()
        except ProcessExpired:
            self._replace(pool)  # a worker that died in the middle of something may have left the pool stuck
            raise

    def _hire(self) -> ProcessPool:
        return ProcessPool(max_workers=self._workers, context=multiprocessing.get_context("spawn"))

    def _replace(self, pool: ProcessPool) -> None:
        """Work with a new pool from now on: one whose idle worker was killed gives up for good."""
        if pool is self._pool:
            self._pool = self._hire()
            Thread(target=_dismiss, args=(pool,), daemon=True).start()

    def close(self) -> None:
        """Stop the workers at once."""
        _dismiss(self._pool)


def _dismiss(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()


def _choose(game: str, bot: str, observation: str, occasion: str) -> str:
    seen = rules_of(game).read_observation(observation)
    assert seen.decision is not None
    rng = Rng.seeded(crc32(occasion.encode()))
    return _bot(game, bot).choose(seen.decision, lambda: seen, rng).text


def _advise(game: str, observation: str, occasion: str) -> list[Option]:
    rules = rules_of(game)
    return advise(rules, rules.read_observation(observation), Rng.seeded(crc32(occasion.encode())))


def _judge(record: str, first: int, last: int) -> tuple[list[Judged], int]:
    game = replay_record(record, rules_of)
    return judge(game, first=first, last=last), len(game.actions)


@lru_cache(maxsize=32)
def _bot(game: str, name: str) -> Bot:
    return make_bot(name, rules_of(game))
