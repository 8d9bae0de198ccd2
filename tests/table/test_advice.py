"""Advice at the table: who gets it, from what, and the analysis of a finished game."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, cast

import pytest

import kanly
from kanly.bots.quick import QuickBot
from kanly.engine import Rng
from kanly.table import advice
from kanly.table.client import Client
from kanly.table.minds import Minds
from tests.table.helpers import Live, Player, Server, finished_record, reason_of, seated
from tests.table.worlds import World, laid, other_world, real_world


def agree(live: Live, advice: bool = True) -> None:
    """Agree to advice, or no longer, and wait until the table says so."""
    live.send(type="consent", advice=advice)
    live.hear_until(lambda frame: frame["type"] == "seats" and live.table["seats"][live.viewer]["advice"] is advice)


def agree_all(world: World) -> None:
    for row in world.table.seats:
        world.table.agree(row.seat, True)


def until_asked(live: Live) -> None:
    while not live.actions:
        live.hear()


def test_one_who_plays_alone_is_advised(server: Server) -> None:
    player = Player(server)
    table = player.make(seats=2, people=1, seed="3")
    assert table["advice_on"] is True
    with player.looking(table["id"]) as live:
        until_asked(live)
        answer = live.ask(type="advice")
        assert answer["type"] == "advice"
        assert answer["revision"] == live.revision
        assert sorted(option["action"] for option in answer["options"]) == sorted(live.actions)
        assert answer["why"] is None or answer["why"]["id"].startswith("standing-")


def test_among_people_advice_is_off_until_all_agree(server: Server) -> None:
    table, people = seated(server, 2, seed="3")
    with people[0].looking(table["id"]) as one, people[1].looking(table["id"]) as two:
        mover, other = (one, two) if one.actions else (two, one)
        assert reason_of(mover.ask(type="advice")) == "table-advice-off"
        agree(mover)
        assert mover.table["advice_on"] is False
        assert reason_of(mover.ask(type="advice")) == "table-advice-off"
        agree(other)
        mover.hear_until(lambda _: mover.table["advice_on"])
        assert mover.ask(type="advice")["type"] == "advice"
        agree(other, advice=False)
        assert reason_of(mover.ask(type="advice")) == "table-advice-off"


def test_who_takes_a_seat_has_agreed_to_nothing(server: Server) -> None:
    table, people = seated(server, 2, seed="3")
    with people[1].looking(table["id"]) as live:
        agree(live)
    secret = people[1].call("POST", f"/api/tables/{table['id']}/seats/1/hand-over")["secret"]
    assert people[0].table(table["id"])["seats"][1]["advice"] is True
    Player(server).join(table["id"], 1, secret)
    assert people[0].table(table["id"])["seats"][1]["advice"] is False


def test_the_last_person_is_advised_when_the_other_leaves_to_a_bot(server: Server) -> None:
    table, people = seated(server, 2, seed="3")
    left = people[1].call("POST", f"/api/tables/{table['id']}/seats/1/leave", {"bot": "player"})
    assert left["advice_on"] is True


def test_who_watches_is_never_advised(server: Server) -> None:
    table = Player(server).make(seats=2, people=1, seed="3", public=True)
    with Player(server).looking(table["id"]) as watcher:
        assert reason_of(watcher.ask(type="advice")) == "table-spectator"
        assert reason_of(watcher.ask(type="consent", advice=True)) == "table-spectator"


def test_there_is_no_advice_on_somebody_elses_decision(server: Server) -> None:
    table, people = seated(server, 2, seed="3")
    with people[0].looking(table["id"]) as one, people[1].looking(table["id"]) as two:
        agree(one)
        agree(two)
        other = two if one.actions else one
        assert reason_of(other.ask(type="advice")) == "table-advice-later"


class Ponder:
    """Minds that answer at once, or when they are told to."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, ...]] = []
        self.go_on = asyncio.Event()

    async def advise(self, game: str, observation: str, occasion: str, *_: object) -> dict[str, Any]:
        self.asked.append((game, observation, occasion))
        await self.go_on.wait()
        option = {"action": "reveal", "chance": 0.5, "chances": [0.5, 0.5], "lead": 0.0, "tries": 1, "group": 0}
        return {"options": [option], "why": None}


def test_a_client_asks_one_thing_at_a_time() -> None:
    async def ask_twice() -> None:
        world = real_world(laid(game_of_one()), game_of_one())
        minds = Ponder()
        adviser = advice.Adviser(cast(Minds, minds), 1.0)
        client = Client("guest 0", 0, 1.0, 1)
        adviser.ask(world.table, client, "a")
        with pytest.raises(advice.Refused, match="still thinking"):
            adviser.ask(world.table, client, "b")
        minds.go_on.set()
        await world.settle()
        adviser.ask(world.table, client, "c")
        await world.settle()
        assert len(minds.asked) == 2

    asyncio.run(ask_twice())


def test_consent_that_ends_while_the_adviser_thinks_ends_the_advice() -> None:
    async def change_of_mind() -> str:
        game = kanly.new("imperium", seats=2, seed=5, confirm=True)
        world = real_world(laid(game), game)
        minds, client = Ponder(), Client(f"guest {game.to_move}", game.to_move, 1.0, 1)
        agree_all(world)
        advice.Adviser(cast(Minds, minds), 1.0).ask(world.table, client, "a")
        await world.settle()
        world.table.agree(1 - game.to_move, False)
        minds.go_on.set()
        heard: list[bytes] = []

        async def hear(frame: bytes) -> None:
            heard.append(frame)
            client.close(1000)

        await client.deliver(hear)
        return heard[0].decode()

    assert "table-advice-off" in asyncio.run(change_of_mind())


def game_of_one() -> kanly.Game:
    return kanly.new("imperium", seats=1, seed=5, confirm=True)


def test_the_adviser_is_told_nothing_that_its_seat_does_not_see() -> None:
    async def told(seed: int) -> tuple[list[tuple[str, ...]], list[tuple[str, ...]]]:
        game = kanly.new("imperium", seats=3, seed=seed, confirm=True)
        bot, rng = QuickBot(game.rules), Rng.seeded(1)
        while len(game.actions) < 40 or len(game.decision.actions) == 1:
            game.apply(bot.choose(game.decision, lambda: game.observe(game.to_move), rng))
        seat, stored, asked = game.to_move, laid(game), []
        for world in (real_world(stored, game), other_world(stored, game, seat, Random(seed))):
            agree_all(world)
            minds = Ponder()
            client = Client(f"guest {seat}", seat, 1.0, 1)
            advice.Adviser(cast(Minds, minds), 1.0).ask(world.table, client, "")
            await world.settle()
            asked.append(minds.asked)
            minds.go_on.set()
            await world.settle()
        return asked[0], asked[1]

    for seed in range(3):
        here, there = asyncio.run(told(seed))
        assert len(here) == 1
        assert here == there


def test_a_finished_game_is_analysed_once_for_everybody(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player(server)
    table = player.call("POST", "/api/records", {"record": finished_record(seats=2)})
    found = player.call("POST", f"/api/tables/{table['id']}/analysis")
    assert set(found) == {"decisions", "turning_points", "mistakes"}
    assert len(found["decisions"]) > 50
    assert {judged["seat"] for judged in found["decisions"]} == {0, 1}
    monkeypatch.setattr(server.hall.minds, "judge", None)  # nobody thinks a second time
    assert Player(server).call("POST", f"/api/tables/{table['id']}/analysis") == found


def test_a_running_game_is_not_analysed(server: Server) -> None:
    table = Player(server).make(seats=2, people=2)
    refused = Player(server).refused("POST", f"/api/tables/{table['id']}/analysis")
    assert refused == (409, "table-analysis-running")


def test_an_analysis_that_failed_can_be_asked_for_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player(server)
    table = player.call("POST", "/api/records", {"record": finished_record(seats=2)})
    asked: list[object] = []

    async def fail(*piece: object) -> None:
        asked.append(piece)
        raise TimeoutError

    monkeypatch.setattr(server.hall.minds, "judge", fail)
    for tries in (1, 2):
        refused = player.refused("POST", f"/api/tables/{table['id']}/analysis")
        assert refused == (503, "table-analysis-failed")
        assert len(asked) == tries
