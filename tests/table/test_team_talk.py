"""What a team says among itself is for its eyes alone: those of the people who sat there when it was said."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

import kanly
from kanly.bots import make_bot
from kanly.engine import SPECTATOR
from kanly.lab.play import play_game
from kanly.table.rows import ChatRow
from tests.table.helpers import Data, Live, Player, Server, reason_of, seated, serving
from tests.table.worlds import Ear, laid, real_world

SEATS = 6
TEAMS = ((0, 2, 4), (1, 3, 5))
SECRET = "we strike at Carthag"
UPRISING: Data = {"edition": "uprising", "seed": "3"}


def new() -> kanly.Game:
    return kanly.new("imperium", edition="uprising", seats=SEATS, seed=3, confirm=True)


@contextmanager
def looking(people: list[Player], table: Data) -> Iterator[list[Live]]:
    with ExitStack() as open_lines:
        yield [open_lines.enter_context(person.looking(table["id"])) for person in people]


def lines(live: Live) -> list[tuple[int, int, str, bool]]:
    return [(line["n"], line["seat"], line["text"], line["team"]) for line in live.chat]


# -- whole outgoing messages -------------------------------------------------------------------------------


@pytest.mark.parametrize("over", [False, True], ids=["running", "over"])
def test_what_a_team_says_changes_no_byte_that_others_get(over: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    for room in ("live", "talk"):
        monkeypatch.setattr(f"kanly.table.{room}.time", lambda: 1000.0)
    game = new()
    if over:
        play_game(game, [make_bot("quick", game.rules)] * SEATS, kanly.Rng.seeded(1))
    talking, silent = asyncio.run(evening(game, talks=True)), asyncio.run(evening(game, talks=False))
    for viewer in (SPECTATOR, *TEAMS[1]):
        assert talking[viewer] == silent[viewer]
        assert not any(SECRET in frame for frame in talking[viewer])
    for viewer in TEAMS[0]:
        assert talking[viewer] != silent[viewer]
        assert sum(SECRET in frame for frame in talking[viewer]) == 5, "three lines, and twice on coming again"


async def evening(game: kanly.Game, talks: bool) -> dict[int, list[str]]:
    """Let everybody talk, act and come again, with or without a team talking between; return what was heard."""
    world = real_world(laid(game), game)
    ears = {viewer: await world.connect(viewer) for viewer in range(SPECTATOR, SEATS)}

    async def confer(seat: int) -> None:
        if talks:
            await world.say(ears[seat], type="chat", text=f"{SECRET} {seat}", team=True, re="secret")

    await confer(0)
    for viewer in range(SPECTATOR, SEATS):
        await world.say(ears[viewer], type="chat", text=f"aloud {viewer}", re="aloud")
    await confer(2)
    if not game.is_over:
        await world.table.act(game.to_move, game.decision.actions[0].text, 0)
        await world.settle()
    await confer(4)
    for _ in range(2):
        for viewer in range(SPECTATOR, SEATS):
            ears[viewer].heard += once(await world.connect(viewer))
    await world.leave()
    return {viewer: ear.heard for viewer, ear in ears.items()}


def once(ear: Ear) -> list[str]:
    """Return the whole view that somebody gets on arrival, as one frame."""
    return [frame for frame in ear.heard if json.loads(frame)["type"] == "table"]


# -- who hears ---------------------------------------------------------------------------------------------


def test_a_team_hears_its_own_words_and_everybody_the_others(server: Server) -> None:
    table, people = seated(server, SEATS, **UPRISING)
    stranger = Player(server)
    with looking([*people, stranger], table) as lives:
        lives[2].send(type="chat", text=SECRET, team=True)
        lives[4].receive("chat")
        lives[3].send(type="chat", text="the Emperor listens", team=True)
        lives[1].receive("chat")
        lives[0].say("good luck")
        for live in lives:
            live.hear_until(lambda frame: frame["type"] == "chat" and frame["chat"]["text"] == "good luck")
        for seat, live in enumerate(lives):
            if seat in TEAMS[0]:
                assert lines(live) == [(1, 2, SECRET, True), (2, 0, "good luck", False)]
            elif seat in TEAMS[1]:
                assert lines(live) == [(1, 3, "the Emperor listens", True), (2, 0, "good luck", False)]
            else:
                assert lines(live) == [(1, 0, "good luck", False)], "who watches"


def test_who_plays_alone_has_no_team_to_talk_to(server: Server) -> None:
    table, people = seated(server, 2)
    with looking([*people, Player(server)], table) as lives:
        assert reason_of(lives[0].ask(type="chat", text=SECRET, team=True)) == "table-no-team"
        assert reason_of(lives[2].ask(type="chat", text=SECRET, team=True)) == "table-spectator"
        assert not any(frame["type"] == "chat" for frame in lives[1].rest())


def test_a_team_talks_over_days(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table, people = seated(server, SEATS, **UPRISING)
        with people[0].looking(table["id"]) as live:
            live.send(type="chat", text=SECRET, team=True)
            live.receive("chat")
    with serving(tmp_path) as server, looking([person.at(server) for person in people], table) as lives:
        for seat, live in enumerate(lives):
            assert lines(live) == ([(1, 0, SECRET, True)] if seat in TEAMS[0] else [])
        lives[4].send(type="chat", text="so be it", team=True)
        assert lives[0].receive("chat")["chat"]["n"] == 2


def test_a_seat_that_changes_hands_does_not_tell_what_was_said_before(server: Server) -> None:
    table, people = seated(server, SEATS, **UPRISING)
    heir = Player(server, "Heir")
    path = f"/api/tables/{table['id']}/seats/2"
    with looking([people[0], people[2]], table) as lives:
        lives[0].send(type="chat", text=SECRET, team=True)
        lives[1].receive("chat")
        link = people[2].call("POST", f"{path}/hand-over")["secret"]
        heir.join(table["id"], 2, link)
        lives[1].hear_until(lambda frame: frame["type"] == "table" and frame["viewer"] == SPECTATOR)
        assert lines(lives[1]) == [], "who left looks on like everybody else"
    with looking([people[0], heir, people[2]], table) as lives:
        assert [lines(live) for live in lives] == [[(1, 0, SECRET, True)], [], []]
        lives[0].send(type="chat", text="welcome", team=True)
        lives[1].receive("chat")
        assert lines(lives[1]) == [(1, 0, "welcome", True)]
        assert not any(frame["type"] == "chat" for frame in heard_by_asking(lives[2]))


def test_whoever_changes_sides_takes_no_words_along(server: Server) -> None:
    table, people = seated(server, SEATS, **UPRISING, public=True)
    with people[0].looking(table["id"]) as live:
        live.send(type="chat", text=SECRET, team=True)
        live.receive("chat")
    for seat in (1, 2):
        people[seat].call("POST", f"/api/tables/{table['id']}/seats/{seat}/leave", {"bot": ""})
    people[1].join(table["id"], 2)
    people[2].join(table["id"], 1)
    with looking([people[1], people[2]], table) as lives:
        assert [live.viewer for live in lives] == [2, 1]
        assert [lines(live) for live in lives] == [[], []]


def test_who_leaves_a_seat_to_a_bot_reads_what_was_said_on_coming_back(server: Server) -> None:
    table, people = seated(server, SEATS, **UPRISING)
    path = f"/api/tables/{table['id']}/seats/2"
    people[2].call("POST", f"{path}/leave", {"bot": "quick"})
    with looking([people[0], people[2]], table) as lives:
        lives[0].send(type="chat", text=SECRET, team=True)
        lives[0].receive("chat")
        assert not any(frame["type"] == "chat" for frame in heard_by_asking(lives[1]))
        people[2].call("POST", f"{path}/return")
        lives[1].hear_until(lambda frame: frame["type"] == "table" and frame["viewer"] == 2)
        assert lines(lives[1]) == [(1, 0, SECRET, True)]


def heard_by_asking(live: Live) -> list[Data]:
    """Hear what has been sent up to now to somebody who may only watch."""
    before = len(live.frames)
    live.ask(type="why", action="pass")
    return [json.loads(frame) for frame in live.frames[before:]]


# -- what is kept and shown elsewhere ----------------------------------------------------------------------


def test_no_record_film_or_summary_has_a_word_of_it(server: Server) -> None:
    table, people = seated(server, SEATS, **UPRISING)
    owner = Player(server, "Owner")
    game = new()
    play_game(game, [make_bot("quick", game.rules)] * SEATS, kanly.Rng.seeded(1))
    over = owner.call("POST", "/api/records", {"record": game.record()})
    for table_id, speaker in ((table["id"], people[0]), (over["id"], owner)):
        with speaker.looking(table_id) as live:
            live.send(type="chat", text=SECRET, team=True)
            live.receive("chat")
    stranger = Player(server)
    for reader in (*people, owner, stranger):
        for table_id in (table["id"], over["id"]):
            for path in ("", "/record", "/film", *(f"/film?seat={seat}" for seat in (0, 1))):
                assert SECRET not in reader.request("GET", f"/api/tables/{table_id}{path}").text
        assert SECRET not in reader.request("GET", "/api/tables").text


def test_a_line_whose_hearers_cannot_be_read_is_nobodys(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table, people = seated(server, SEATS, **UPRISING)
        for n, hearers in enumerate(("{", "null", '{"0": 1}', "[]"), 1):
            row = ChatRow(table["id"], n, 0, "Person 0", SECRET, 1.0, hearers)
            server.run(server.hall.store.add_chat(row))
    with serving(tmp_path) as server, looking([person.at(server) for person in people], table) as lives:
        for live in lives:
            assert lines(live) == []
        lives[0].say("still here")
        assert lives[1].receive("chat")["chat"]["n"] == 1
