"""Bots at their seats: they see what a seat sees, and neither a slow nor a dead worker stops a table."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kanly.bots import Observe
from kanly.bots.quick import QuickBot
from kanly.engine import Action, Decision, Rng
from kanly.table import minds as minds_module
from kanly.table.askers import Asker
from kanly.table.errors import Refused
from tests.contract.scramble import SCRAMBLES
from tests.table.faults import eventually
from tests.table.helpers import SECONDS, Player, Server, failures, play_on, serving


def workers() -> set[BaseProcess]:
    """Return the processes of the workers; the server runs in this process, so they are our children.

    A process knows whether it is gone; its number may be another's by then.
    """
    return set(multiprocessing.active_children())


def test_bots_alone_play_a_game_to_its_end(server: Server) -> None:
    """Without anybody looking on, and without waiting for anybody."""
    owner = Player(server)
    table = owner.make(seats=4, people=0, seed="1", bots="random")
    assert [seat["kind"] for seat in table["seats"]] == ["bot"] * 4
    with owner.looking(table["id"]) as live:
        live.hear_until(lambda _: bool(live.result))
    assert owner.table(table["id"])["status"] == "over"
    assert failures(server) == 0


def test_a_game_left_to_bots_goes_on_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        owner = Player(server)
        table = owner.make(seats=3, people=0, seed="1", bots="random", pace=20)
        with owner.looking(table["id"]) as live:
            live.catch_up(10)
    with serving(tmp_path) as again:
        owner = owner.at(again)
        owner.call("POST", f"/api/tables/{table['id']}/pace", {"pace": 0})
        with owner.looking(table["id"]) as live:
            assert live.revision >= 10
            while not live.result:  # unwatched bots do not pause, so the game may be over by now
                live.hear()


def test_a_bot_sees_what_its_seat_sees_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever goes to a worker is the same in a world that the seat cannot tell apart."""
    sent: list[tuple[str, tuple[Any, ...]]] = []
    seen_elsewhere: list[str] = []
    table_id, rng = "", Random(1)

    with serving(tmp_path) as server:

        async def overheard(_: str, _asker: Asker, work: Any, args: tuple[Any, ...], seconds: float) -> object:
            game = server.hall.tables[table_id].game
            assert game is not None
            other = SCRAMBLES["imperium"](game.state, game.to_move, rng)
            sent.append((work.__name__, args))
            seen_elsewhere.append(game.rules.observe(other, game.to_move).text())
            return rng.choice(game.decision.actions).text

        monkeypatch.setattr(server.hall.minds, "_run", overheard)
        owner = Player(server)
        table_id = owner.make(seats=4, people=4, seed="31415926535897932384")["id"]
        for seat in (1, 2, 3):
            owner.call("POST", f"/api/tables/{table_id}/seats/{seat}/leave", {"bot": "greedy"})
        with owner.looking(table_id) as live:
            play_on(live)
        assert failures(server) == 0
    assert len(sent) > 100
    assert {(name, *args[:2]) for name, args in sent} == {("_choose", "imperium", "greedy")}
    assert [args[2] for _, args in sent] == seen_elsewhere
    assert not [args for _, args in sent if "31415926535897932384" in "".join(args)]


def test_a_bot_that_answers_at_once_sees_what_its_seat_sees_and_is_asked_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, str]] = []
    choose, rng = QuickBot.choose, Random(1)

    def overheard(bot: QuickBot, decision: Decision, observe: Observe, chance: Rng) -> Action:
        game = server.hall.tables[table_id].game
        assert game is not None
        other = SCRAMBLES["imperium"](game.state, decision.seat, rng)
        asked.append((observe().text(), game.rules.observe(other, decision.seat).text()))
        return choose(bot, decision, observe, chance)

    with serving(tmp_path) as server:
        monkeypatch.setattr(QuickBot, "choose", overheard)
        monkeypatch.setattr(server.hall.minds, "choose", None)
        owner = Player(server)
        table_id = owner.make(seats=4, people=4, seed="3")["id"]
        for seat in (1, 2, 3):
            owner.call("POST", f"/api/tables/{table_id}/seats/{seat}/leave", {"bot": "player"})
        with owner.looking(table_id) as live:
            play_on(live)
        assert failures(server) == 0
    assert len(asked) > 100
    assert [here for here, _ in asked] == [elsewhere for _, elsewhere in asked]


def test_a_bot_that_hangs_is_replaced_and_the_table_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stopped workers give no sign of life at all, and are sent home."""
    strange = workers()
    with serving(tmp_path, bot_seconds=SECONDS) as server:
        owner = Player(server)
        table = owner.make(seats=4, people=1, seed="3", bots="greedy")
        with owner.looking(table["id"]) as live:
            play_on(live, lambda: live.revision >= 20 and bool(live.actions))
            assert failures(server) == 0
            [worker] = workers() - strange
            assert worker.pid
            os.kill(worker.pid, signal.SIGSTOP)
            with monkeypatch.context() as hurried:
                hurried.setattr(minds_module, "PATIENCE", 0.2)
                hurried.setattr(server.hall.bots, "_seconds", 0.2)
                play_on(live, lambda: failures(server) > 0)
            seen = live.revision
            play_on(live, lambda: live.revision >= seen + 40)
            eventually(lambda: worker not in workers())


@pytest.mark.parametrize("asleep", [True, False], ids=["while idle", "while it thinks"])
def test_a_dead_worker_does_not_stop_the_table(tmp_path: Path, asleep: bool) -> None:
    """And the next decisions are a bot's own again, not chance."""
    strange = workers()
    with serving(tmp_path, bot_seconds=SECONDS) as server:
        owner = Player(server)
        table = owner.make(seats=4, people=1, seed="3", bots="greedy")
        with owner.looking(table["id"]) as live:
            play_on(live, lambda: live.revision >= 20 and bool(live.actions) == asleep)
            [worker] = workers() - strange
            worker.kill()
            seen = live.revision
            play_on(live, lambda: live.revision >= seen + 40)
            assert failures(server) <= 3
            assert workers() - strange - {worker}
        assert len(owner.film(table["id"])["frames"]) > seen + 40


def test_a_bot_that_never_answers_in_time_is_played_for(tmp_path: Path) -> None:
    """Bots with no time at all: every decision falls to chance, and the game still ends."""
    with serving(tmp_path) as server:

        async def late(*_: object) -> str:
            raise TimeoutError("too late")

        server.hall.minds.choose = late  # type: ignore[assignment,method-assign]
        owner = Player(server)
        table = owner.make(seats=3, people=1, seed="4", bots="greedy")
        with owner.looking(table["id"]) as live:
            play_on(live)
        assert failures(server) > 50
        assert owner.table(table["id"])["status"] == "over"


@pytest.mark.parametrize("answer", ["dance", "", "reveal reveal", "deploy 99"])
def test_a_bot_that_answers_nonsense_does_not_stop_the_table(tmp_path: Path, answer: str) -> None:
    with serving(tmp_path) as server:

        async def nonsense(*_: object) -> str:
            return answer

        server.hall.minds.choose = nonsense  # type: ignore[assignment,method-assign]
        owner = Player(server)
        table = owner.make(seats=3, people=1, seed="4", bots="greedy")
        with owner.looking(table["id"]) as live:
            play_on(live, lambda: live.revision > 30)


def test_what_a_bot_thought_of_an_older_decision_is_dropped(tmp_path: Path) -> None:
    """Its seat is taken back while it thinks."""
    with serving(tmp_path) as server:
        asked, answer = asyncio.Event(), asyncio.Event()

        async def slow(*_: object) -> str:
            asked.set()
            await answer.wait()
            game = server.hall.tables[table["id"]].game
            assert game is not None
            return game.decision.actions[0].text

        async def wait() -> None:
            await asyncio.wait_for(asked.wait(), SECONDS)

        async def go_on() -> None:
            answer.set()

        server.hall.minds.choose = slow  # type: ignore[assignment,method-assign]
        owner = Player(server)
        table = owner.make(seats=1, people=1, seed="1")
        path = f"/api/tables/{table['id']}/seats/0"
        with owner.looking(table["id"]) as live:
            owner.call("POST", f"{path}/leave", {"bot": "greedy"})
            server.run(wait())
            owner.call("POST", f"{path}/return")
            server.run(go_on())
            live.rest()
            assert live.revision == 0
            assert live.act(live.actions[0])["type"] == "step"


def test_nobody_acts_for_a_seat_that_was_taken_over_meanwhile(server: Server) -> None:
    """An action may wait for its turn while a bot leaves the seat, or comes to it."""
    owner = Player(server)
    table = owner.make(seats=1, people=1, seed="1")
    live = server.live(table["id"])
    assert live.game is not None
    action = live.game.decision.actions[0].text
    with pytest.raises(Refused) as refused:
        server.run(live.act(0, action, 0, "bot"))
    assert refused.value.reason.id == "table-bot-sits"
    assert live.revision == 0
    server.run(live.act(0, action, 0))
    assert live.revision == 1
