"""The workers under load and under fire: bots first, nothing waits for a dead worker, and queues have an end."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import Future
from contextlib import asynccontextmanager
from functools import cache
from multiprocessing.process import BaseProcess
from types import SimpleNamespace
from typing import Any, cast

import pytest
from pebble import ProcessExpired

import kanly
from kanly.table import advice, turns
from kanly.table.askers import NOBODY, Asker
from kanly.table.errors import Refused
from kanly.table.live import LiveTable
from kanly.table.minds import Minds
from tests.table.helpers import finished_record

SECONDS = 300.0
"""What work may take on a machine that others keep busy; nothing here waits so long for its own sake."""


@cache
def observation() -> str:
    game = kanly.new("imperium", seats=4, seed=7)
    while len(game.decision.actions) < 5:
        game.apply(game.decision.actions[0])
    return game.observe(game.to_move).text()


class Office:
    """Minds with workers that have begun their day, and what the tests let them do."""

    def __init__(self, minds: Minds, workers: Callable[[], set[BaseProcess]]) -> None:
        self.minds = minds
        self.workers = workers
        self.done: list[str] = []
        self.handed_over: list[Future[object]] = []
        self._schedule = minds._schedule
        minds._schedule = self._noted  # type: ignore[method-assign]

    def _noted(self, work: Any, args: tuple[Any, ...], seconds: float) -> Future[object]:
        self.handed_over.append(self._schedule(work, args, seconds))
        return self.handed_over[-1]

    async def begun(self, count: int = 1) -> None:
        """Wait until workers are at so many things."""
        while sum(work.running() for work in self.handed_over) < count:
            await asyncio.sleep(0.01)

    def ask(self, name: str, work: Coroutine[Any, Any, object]) -> asyncio.Task[object]:
        """Begin to ask for something, and note its name when the answer is there."""

        async def noted() -> object:
            answer = await work
            self.done.append(name)
            return answer

        return asyncio.ensure_future(noted())

    def choose(
        self, seconds: float = SECONDS, bot: str = "player", asker: Asker = NOBODY, name: str = "choice"
    ) -> asyncio.Task[object]:
        return self.ask(name, self.minds.choose("imperium", bot, observation(), "", seconds, asker=asker))

    def advise(self, asker: Asker = NOBODY) -> asyncio.Task[object]:
        return self.ask("advice", self.minds.advise("imperium", observation(), "", SECONDS, asker))

    def film(self) -> asyncio.Task[object]:
        return self.ask("film", self.minds.film(finished_record(seats=4), 0, SECONDS))

    def judge(self) -> asyncio.Task[object]:
        return self.ask("analysis", self.minds.judge(finished_record(seats=4), 0, 15, SECONDS))

    def signal(self, sign: signal.Signals) -> None:
        """Send a signal to workers that all live."""
        for worker in self.workers():
            assert worker.pid
            os.kill(worker.pid, sign)

    def kill(self) -> None:
        """Kill those workers that still live: some may be on their way home."""
        for worker in self.workers():
            worker.kill()


@asynccontextmanager
async def at_work(workers: int = 1) -> AsyncIterator[Office]:
    strange = set(multiprocessing.active_children())
    minds = Minds(workers)
    office = Office(minds, lambda: set(multiprocessing.active_children()) - strange)
    try:
        await asyncio.gather(*(office.choose() for _ in range(workers)))
        office.done.clear()
        yield office
    finally:
        minds.close()


async def settle() -> None:
    """Let what was asked get in line; that takes a few turns of the loop, and no worker."""
    for _ in range(20):
        await asyncio.sleep(0)


def reason_of(answer: object) -> tuple[int, str]:
    assert isinstance(answer, Refused)
    return answer.status, answer.reason.id


# -- load ----------------------------------------------------------------------------------------------------


def test_the_most_urgent_comes_first() -> None:
    """Of everything that waits, bots come before advice, advice before films, and films before analyses."""

    async def crowd() -> list[str]:
        async with at_work() as office:
            office.signal(signal.SIGSTOP)
            asked = [office.film(), office.judge(), office.film(), office.film(), office.advise()]
            asked += [office.choose(), office.choose()]
            await settle()
            office.signal(signal.SIGCONT)
            await asyncio.gather(*asked)
            return office.done

    first, *then = asyncio.run(crowd())
    assert first == "film"
    assert then == ["choice", "choice", "advice", "film", "film", "analysis"]


def test_bots_that_never_rest_let_others_through() -> None:
    """Now and then comes who has waited longest."""

    async def crowd() -> list[str]:
        async with at_work() as office:
            office.signal(signal.SIGSTOP)
            asked = [office.choose(), office.judge(), office.film()]
            asked += [office.choose() for _ in range(10)]
            await settle()
            office.signal(signal.SIGCONT)
            await asyncio.gather(*asked)
            return office.done

    bots = ["choice"] * turns.IN_A_ROW
    assert asyncio.run(crowd()) == ["choice", *bots, "analysis", *bots, "film", "choice", "choice"]


def test_waiting_in_line_is_not_being_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deadline begins when a worker is free: however many think, each has a worker of its own, and its whole time."""

    async def crowd() -> None:
        thinking: list[float] = []
        most = 0

        async def hand_over(_minds: Minds, _work: Any, _args: tuple[Any, ...], seconds: float) -> object:
            nonlocal most
            thinking.append(seconds)
            most = max(most, len(thinking))
            await settle()
            return thinking.pop()

        async with at_work(workers=2) as office:
            monkeypatch.setattr(Minds, "_hand_over", hand_over)
            answers = await asyncio.gather(*(office.choose(seconds=1.5) for _ in range(24)))
        assert answers == ["1.5"] * 24
        assert most == 2

    asyncio.run(crowd())


def test_bots_are_shared_out_by_address_and_by_guest() -> None:
    """Whoever has many tables waits for oneself: neither more tables nor new cookies are worth more turns."""

    async def crowd() -> list[str]:
        async with at_work() as office:
            office.signal(signal.SIGSTOP)
            greedy = [Asker(f"cookie {n}", "here") for n in range(5)]
            asked = [office.choose(asker=asker, name="greedy") for asker in [Asker("cookie 0", "here"), *greedy]]
            asked += [office.choose(asker=Asker("housemate", "here"), name="housemate") for _ in range(2)]
            asked += [office.choose(asker=Asker("friend", "there"), name="friend") for _ in range(4)]
            await settle()
            office.signal(signal.SIGCONT)
            await asyncio.gather(*asked)
            return office.done

    first, *then = asyncio.run(crowd())
    assert first == "greedy"
    assert then[:8:2] == ["friend"] * 4  # every second turn is another address's, as long as it asks
    assert then[:9].count("housemate") == 1  # after the cookies that came before


def test_a_full_queue_turns_away_who_asks_for_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "QUEUE", 3)

    async def crowd() -> None:
        async with at_work() as office:
            office.signal(signal.SIGSTOP)
            asked = [office.advise(Asker(f"cookie {n}", "here")) for n in range(4)]
            await settle()
            friend = office.advise(Asker("friend", "there"))
            await settle()
            assert [task.done() for task in asked] == [False] * 3 + [True]
            assert reason_of(asked[3].exception()) == (503, "table-busy")
            office.signal(signal.SIGCONT)
            await asyncio.gather(*asked[:3], friend)

    asyncio.run(crowd())


@pytest.mark.parametrize("kind", ["film", "advise"])
def test_a_long_queue_is_closed_but_never_to_bots(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "QUEUE", 3)

    async def crowd() -> None:
        async with at_work() as office:
            office.signal(signal.SIGSTOP)
            asked = [getattr(office, kind)() for _ in range(6)]
            asked += [office.choose() for _ in range(6)]
            await settle()
            assert [task.done() for task in asked] == [False] * 4 + [True] * 2 + [False] * 6
            assert {reason_of(task.exception()) for task in asked[4:6]} == {(503, "table-busy")}
            office.signal(signal.SIGCONT)
            await asyncio.gather(*asked[:4], *asked[6:])

    asyncio.run(crowd())


def test_nobody_waits_for_ever_behind_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """A film and advice are refused after a while; those who gave up are not in the way of others."""
    monkeypatch.setattr(turns, "QUEUE_SECONDS", 0.2)
    monkeypatch.setattr(turns, "QUEUE", 1)

    async def crowd() -> None:
        async with at_work() as office:
            office.signal(signal.SIGSTOP)
            bot = office.choose()
            for ask in (office.film, office.advise, office.film):
                await asyncio.wait({refused := ask()}, timeout=SECONDS)
                assert reason_of(refused.exception()) == (503, "table-busy")
            left = office.choose()
            await settle()
            left.cancel()
            office.signal(signal.SIGCONT)
            await bot
            await asyncio.wait_for(office.film(), SECONDS)

    asyncio.run(crowd())


# -- fire ----------------------------------------------------------------------------------------------------


def test_a_worker_that_dies_takes_only_its_own_work_along() -> None:
    """What waited is done by new workers, at once."""

    async def killed() -> None:
        async with at_work() as office:
            lost = office.judge()
            await office.begun()
            asked = [office.choose(), office.film(), office.advise(), office.judge()]
            office.kill()
            with pytest.raises(ProcessExpired):
                await lost
            await asyncio.wait_for(asyncio.gather(*asked), SECONDS)

    asyncio.run(killed())


def test_what_others_were_doing_when_a_worker_died_is_done_again() -> None:
    """The whole pool is replaced, since a worker that dies may leave it stuck."""

    async def killed() -> None:
        async with at_work(workers=2) as office:
            asked = [office.judge(), office.judge()]
            await office.begun(2)
            office.workers().pop().kill()
            answers = await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), SECONDS)
            assert sum(isinstance(answer, ProcessExpired) for answer in answers) == 1
            assert sum(isinstance(answer, tuple) for answer in answers) == 1

    asyncio.run(killed())


def test_a_worker_that_dies_idle_is_not_noticed() -> None:
    async def killed() -> None:
        async with at_work() as office:
            for _ in range(2):
                office.kill()
                await asyncio.wait_for(office.film(), SECONDS)

    asyncio.run(killed())


def test_nothing_complains_when_workers_are_sent_home() -> None:
    """Whatever was under way then, nobody is left to hear of it."""

    async def closed() -> list[str]:
        said: list[str] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: said.append(str(context)))
        async with at_work() as office:
            asked = [office.judge(), office.film()]
            await office.begun()
            for task in asked:
                task.cancel()
            killed = office.workers()
            office.kill()
            while killed & office.workers():
                await asyncio.sleep(0.01)
            await asyncio.wait_for(office.film(), SECONDS)
        return said

    assert asyncio.run(closed()) == []


# -- analyses ------------------------------------------------------------------------------------------------


class Slow:
    """Minds that judge when they are told to."""

    def __init__(self) -> None:
        self.go_on = asyncio.Event()
        self.left = 0

    async def judge(self, *_: object) -> tuple[list[Any], int]:
        try:
            await self.go_on.wait()
        except asyncio.CancelledError:
            self.left += 1
            raise
        return [], 1


def over(name: int) -> LiveTable:
    """Return a table whose game is over, as far as the adviser looks."""
    game = SimpleNamespace(record=lambda: "")
    return cast(LiveTable, SimpleNamespace(status="over", game=game, row=SimpleNamespace(id=str(name))))


def of(name: int) -> Asker:
    """Return somebody with an address of their own."""
    return Asker(f"guest {name}", f"address {name}")


def test_analyses_have_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many at once, then they are refused; only finished ones are forgotten."""
    monkeypatch.setattr(advice, "KEPT", 2)

    async def many() -> None:
        minds = Slow()
        adviser = advice.Adviser(cast(Minds, minds), 1.0)
        most = advice.UNDER_WAY
        asked = [asyncio.ensure_future(adviser.analysis(over(name), of(name))) for name in range(most)]
        again = asyncio.ensure_future(adviser.analysis(over(0)))
        await settle()
        with pytest.raises(Refused) as refused:
            await adviser.analysis(over(99), of(99))
        assert reason_of(refused.value) == (503, "table-busy")
        minds.go_on.set()
        made = await asyncio.gather(*asked, again)
        assert made[0] is made[-1]
        await adviser.analysis(over(99))
        minds.go_on.clear()
        assert await asyncio.wait_for(adviser.analysis(over(99)), SECONDS) is not None

    asyncio.run(many())


def test_one_guest_and_one_address_have_a_few_analyses_under_way() -> None:
    """The others are not turned away: neither by eight of one guest, nor by many cookies of one address."""

    async def many() -> None:
        minds = Slow()
        adviser = advice.Adviser(cast(Minds, minds), 1.0)
        asked = [asyncio.ensure_future(adviser.analysis(over(name), of(0))) for name in range(8)]
        askers = [Asker(f"cookie {n}", "address 0") for n in range(20)]
        asked += [asyncio.ensure_future(adviser.analysis(over(n + 8), asker)) for n, asker in enumerate(askers)]
        await settle()
        refused = [task for task in asked if task.done()]
        assert len(asked) - len(refused) == advice.PER_ADDRESS
        assert sum(task.done() for task in asked[:8]) == 8 - advice.PER_GUEST
        assert {reason_of(task.exception()) for task in refused} == {(503, "table-busy")}
        other = asyncio.ensure_future(adviser.analysis(over(99), of(1)))
        await settle()
        minds.go_on.set()
        await asyncio.wait_for(other, SECONDS)
        await asyncio.gather(*(task for task in asked if task not in refused))

    asyncio.run(many())


def test_all_analyses_stop_when_the_hall_closes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where more are under way than are kept, and those who wait are told."""
    monkeypatch.setattr(advice, "KEPT", 2)

    async def closing() -> None:
        minds = Slow()
        adviser = advice.Adviser(cast(Minds, minds), 1.0)
        asked = [asyncio.ensure_future(adviser.analysis(over(name), of(name))) for name in range(5)]
        await settle()
        asked[0].cancel()  # an asker who leaves
        await settle()
        assert minds.left == 0
        adviser.stop()
        answers = await asyncio.wait_for(asyncio.gather(*asked[1:], return_exceptions=True), SECONDS)
        assert [reason_of(answer) for answer in answers] == [(503, "table-analysis-failed")] * 4
        assert minds.left == 5
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(closing())
