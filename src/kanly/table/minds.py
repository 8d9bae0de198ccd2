"""What takes long runs in worker processes, with a deadline: bots that think, advice, analyses, films that are cut."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from hashlib import sha256
from threading import Thread
from typing import Any, Final, cast

from pebble import ProcessExpired, ProcessPool

from kanly.bots import Bot, make_bot
from kanly.bots.advice import Advice, Judged, advise_why, judge
from kanly.engine import Rng, replay_record
from kanly.games import rules_of
from kanly.table.askers import NOBODY, Asker
from kanly.table.film import cut_film
from kanly.table.turns import Turns

PATIENCE: Final = 10.0
"""Seconds that work may take beyond its own deadline, for a worker to start or to give a sign of life."""


class WorkerLost(OSError):
    """The workers were replaced before something was done, through no fault of its own."""


class Minds:
    """A few worker processes; one that dies or is late is replaced, and the caller is told by an exception."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._turns = Turns(workers)
        self._closed = False
        self._pool, self._lost = self._hire()

    def waiting(self) -> dict[str, int]:
        """Return how many wait for each kind of work."""
        return self._turns.waiting()

    async def choose(
        self,
        game: str,
        bot: str,
        observation: str,
        occasion: str,
        seconds: float,
        watched: bool = True,
        asker: Asker = NOBODY,
    ) -> str:
        """Return the action that a bot chooses; raises TimeoutError or another OSError, or what went wrong there.

        The worker gets the seat's observation and nothing else. `occasion` seeds the bot's own chance. Where nobody
        watches the table, it lets others go first. It comes out of the share of `asker`.
        """
        kind = "watched bot" if watched else "bot"
        return str(await self._run(kind, asker, _choose, (game, bot, observation, occasion), seconds))

    async def advise(self, game: str, observation: str, occasion: str, seconds: float, asker: Asker = NOBODY) -> Advice:
        """Return what the search thinks of a seat's options, as it observes; raises like `choose`, and Refused."""
        advice = await self._run("advice", asker, _advise, (game, observation, occasion), seconds)
        return cast(Advice, advice)

    async def judge(
        self, record: str, first: int, last: int, seconds: float, asker: Asker = NOBODY
    ) -> tuple[list[Judged], int]:
        """Return the decisions of a piece of a record, judged, and its number of actions; raises like `advise`."""
        judged = await self._run("analysis", asker, _judge, (record, first, last), seconds)
        assert isinstance(judged, tuple)
        return judged

    async def film(self, record: str, viewer: int, seconds: float, asker: Asker = NOBODY) -> bytes:
        """Return the film of a record through the eyes of a viewer, as JSON; raises like `choose`, and Refused."""
        film = await self._run("film", asker, cut_film, (record, viewer), seconds)
        assert isinstance(film, bytes)
        return film

    async def _run(self, kind: str, asker: Asker, work: Any, args: tuple[Any, ...], seconds: float) -> object:
        """Let a worker do something when its turn has come; what was lost without its fault is done once more."""
        async with self._turns.turn(kind, asker):
            try:
                return await self._hand_over(work, args, seconds)
            except WorkerLost:
                return await self._hand_over(work, args, seconds)

    async def _hand_over(self, work: Any, args: tuple[Any, ...], seconds: float) -> object:
        """Let the pool do something. It keeps the deadline, but only of workers that show signs of life.

        Since everything handed over has a worker of its own, a pool that is well begins with it at once.
        """
        if self._closed:
            raise WorkerLost("the workers have gone home")
        answer = asyncio.wrap_future(self._schedule(work, args, seconds))
        answer.add_done_callback(_heed)
        pool, lost = self._pool, self._lost
        try:
            either: set[asyncio.Future[Any]] = {answer, lost}
            await asyncio.wait(either, timeout=seconds + PATIENCE, return_when=asyncio.FIRST_COMPLETED)
            if answer.done():
                return answer.result()
            if lost.done():
                raise WorkerLost("another worker died")
            self._replace(pool)
            raise TimeoutError("no worker answers")
        except ProcessExpired:
            self._replace(pool)  # a worker that died in the middle of something may have left the pool stuck
            raise
        except BrokenProcessPool as error:
            self._replace(pool)
            raise WorkerLost(*error.args) from error
        finally:
            answer.cancel()

    def _schedule(self, work: Any, args: tuple[Any, ...], seconds: float) -> Future[object]:
        try:
            return self._pool.schedule(work, args=args, timeout=seconds)
        except RuntimeError:  # a pool whose idle worker was killed gives up for good
            self._replace(self._pool)
            return self._pool.schedule(work, args=args, timeout=seconds)

    def _hire(self) -> tuple[ProcessPool, asyncio.Future[None]]:
        """Return new workers, and what is done when they are replaced."""
        pool = ProcessPool(max_workers=self._workers, context=multiprocessing.get_context("spawn"))
        return pool, asyncio.get_running_loop().create_future()

    def _replace(self, pool: ProcessPool) -> None:
        """Work with a new pool from now on, and tell those who wait for the old one."""
        if pool is self._pool and not self._closed:
            self._lost.set_result(None)
            self._pool, self._lost = self._hire()
            Thread(target=_dismiss, args=(pool,), daemon=True).start()

    def close(self) -> None:
        """Stop the workers at once."""
        self._closed = True
        _dismiss(self._pool)


def _heed(answer: asyncio.Future[Any]) -> None:
    """Take note of an answer that nobody may be waiting for any more, or Python complains."""
    if not answer.cancelled():
        answer.exception()


def _dismiss(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()


def _choose(game: str, bot: str, observation: str, occasion: str) -> str:
    seen = rules_of(game).read_observation(observation)
    assert seen.decision is not None
    return bot_of(game, bot).choose(seen.decision, lambda: seen, chance_of(occasion)).text


def _advise(game: str, observation: str, occasion: str) -> Advice:
    rules = rules_of(game)
    return advise_why(rules, rules.read_observation(observation), chance_of(occasion))


def _judge(record: str, first: int, last: int) -> tuple[list[Judged], int]:
    game = replay_record(record, rules_of)
    return judge(game, first=first, last=last), len(game.actions)


@lru_cache(maxsize=32)
def bot_of(game: str, name: str) -> Bot:
    """Return a bot for a game; it is made once."""
    return make_bot(name, rules_of(game))


def chance_of(occasion: str) -> Rng:
    """Return the chance that a bot has on an occasion."""
    return Rng.seeded(int.from_bytes(sha256(occasion.encode()).digest()[:12], "big"))


def is_costly(game: str, name: str) -> bool:
    """Say whether a bot needs a worker to think."""
    return not bot_of(game, name).instant
