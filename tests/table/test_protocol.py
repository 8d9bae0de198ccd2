"""The live connection: what everybody is told, in which order, and what is refused."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import to_builtins

import kanly
from kanly.engine.patch import View, changes, patched
from kanly.table.settings import Limits
from tests.table.helpers import Data, Live, Player, Server, play, reason_of, seated, serving
from tests.table.worlds import World, laid


@contextmanager
def looking(people: list[Player], table: Data) -> Iterator[list[Live]]:
    """Everybody looks at the table for a while."""
    with ExitStack() as stack:
        yield [stack.enter_context(person.looking(table["id"])) for person in people]


@contextmanager
def two_at_a_table(server: Server, seed: int = 5) -> Iterator[list[Live]]:
    """Two people at seats 0 and 1 of a game with chosen leaders' fates left to the seed."""
    table, people = seated(server, 2, seed=str(seed))
    with looking(people, table) as lives:
        yield lives


def mover_of(lives: list[Live]) -> Live:
    return next(live for live in lives if live.actions)


def other_of(lives: list[Live]) -> Live:
    return next(live for live in lives if not live.actions)


def shown(live: Live) -> Data:
    """Everything about the game that a client has in view."""
    keep = ("viewer", "revision", "public", "mine", "result", "log", "asked", "chat")
    return {name: getattr(live, name) for name in keep}


# -- views and changes -------------------------------------------------------------------------------------

keys = st.sampled_from("abcd")
views = st.dictionaries(
    keys,
    st.recursive(
        st.integers(0, 3) | st.booleans() | st.sampled_from(("", "x")) | st.lists(st.integers(0, 2), max_size=2),
        lambda inner: st.dictionaries(keys, inner, max_size=3),
        max_leaves=8,
    ),
    max_size=4,
)


@given(views, views)
def test_changes_make_the_new_view_out_of_the_old_one(old: View, new: View) -> None:
    before = repr(old)
    assert patched(old, changes(old, new)) == new
    assert repr(old) == before


@given(views, views)
def test_only_what_differs_is_a_change(old: View, new: View) -> None:
    assert set(changes(old, new)) == {key for key in old.keys() | new.keys() if old.get(key) != new.get(key)}


# -- a whole game ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "ranked"), [(1, 3), (2, 2), (4, 4)])
def test_a_newcomer_sees_at_any_time_what_the_others_have_put_together(server: Server, seats: int, ranked: int) -> None:
    """Everybody sees the result at the end, and only then can the record be had."""
    table, people = seated(server, seats, seed=str(seats))
    rng = Random(seats)
    record = f"/api/tables/{table['id']}/record?watch={server.watch_key(table['id'])}"
    with looking([*people, Player(server)], table) as lives:
        while not lives[0].result:
            assert Player(server).refused("GET", record) == (403, "table-running")
            assert play(lives, rng, most=rng.randrange(20, 60)) > 0
            for person, live in zip([*people, Player(server)], lives, strict=True):
                with person.looking(table["id"]) as newcomer:
                    assert shown(newcomer) == {**shown(live), "log": live.log[-400:]}
        first = lives[0]
        assert first.revision == len({frame for frame in first.frames if '"type":"step"' in frame})
        for live in lives:
            assert (live.result, live.public, live.revision) == (first.result, first.public, first.revision)
            assert live.public["over"] is True
            assert not live.actions
    assert sorted(seat for place in first.result["ranking"] for seat in place) == list(range(ranked))
    summary = people[0].table(table["id"])
    assert (summary["status"], summary["to_move"], summary["revision"]) == ("over", -1, first.revision)
    download = Player(server).request("GET", record)
    assert download.headers["content-type"].startswith("text/plain")
    assert "attachment" in download.headers["content-disposition"]
    assert download.text.startswith("kanly 1\n")
    assert "\nend " in download.text


def test_nothing_more_can_be_done_when_the_game_is_over(server: Server) -> None:
    table, people = seated(server, 1, seed="3")
    with looking(people, table) as [live]:
        last = ""
        while not live.result:
            last = live.actions[0]
            live.act(last)
        assert reason_of(live.act("pass")) == "why-over"
        assert reason_of(live.act(last, live.revision - 2)) == "table-stale"
        assert reason_of(live.undo()) in ("undo-turn-over", "undo-known", "undo-nothing-left")
        live.say("a good game")
        assert live.receive("chat")["chat"]["text"] == "a good game"


def test_who_comes_back_in_the_middle_of_a_turn_resumes(server: Server) -> None:
    with two_at_a_table(server) as lives:
        play(lives, Random(1), until=lambda: mover_of(lives).mine["undo"])
        mover = mover_of(lives)
        before = shown(mover)
        mover.leave()
        back = Live(server, mover.table["id"], mover.cookie)
        back.receive("table")
        assert shown(back) == before
        lives[mover.viewer] = back
        assert back.undo()["type"] == "undone"
        other_of(lives).catch_up(back.revision)
        assert play(lives, Random(2), most=5) == 5
        back.leave()


def test_nobody_is_told_of_an_action_before_it_is_durable() -> None:
    """Not by a step, nor by what stands in the lobby, nor because somebody comes or asks at that very moment."""

    async def play_slowly() -> None:
        game = kanly.new("imperium", seats=2, seed=3, confirm=True)
        world, rng, durable = World(laid(game), game), Random(3), asyncio.Event()

        async def append_move(*_: object) -> int:
            await durable.wait()
            return 0

        world.table._store.append_move = append_move  # type: ignore[method-assign, assignment]
        ears = [await world.connect(viewer) for viewer in (-1, 0, 1)]
        for _ in range(60):
            table, mover = world.table, game.to_move
            stands, heard = table.summary(""), [len(ear.heard) for ear in ears]
            acting = asyncio.ensure_future(table.act(mover, rng.choice(game.decision.actions).text, table.revision))
            await world.settle()
            table.tell_seats()
            newcomer = await world.connect(-1)
            await world.say(ears[1], type="why", action="pass")
            assert table.summary("") == stands
            for ear, before in zip(ears, heard, strict=True):
                assert [json.loads(frame)["type"] for frame in ear.heard[before:]] == ["seats"]
                assert json.loads(ear.heard[-1])["table"] == to_builtins(table.summary(ear.headers["guest"]))
            assert newcomer.heard == []
            durable.set()
            await acting
            await world.settle()
            durable.clear()
            assert json.loads(newcomer.heard[0])["revision"] == stands.revision + 1
            assert table.summary("").to_move == game.to_move
            newcomer.said.put_nowait(None)
            await world.settle()
        await world.leave()

    asyncio.run(play_slowly())


# -- stale, doubled, strange -------------------------------------------------------------------------------


def test_a_stale_action_is_refused_and_changes_nothing(server: Server) -> None:
    with two_at_a_table(server) as lives:
        play(lives, Random(1), most=6)
        mover = mover_of(lives)
        before = shown(mover)
        for revision in (mover.revision - 2, mover.revision - 1, mover.revision + 1, 0):
            refusal = mover.act(mover.actions[0], revision)
            assert reason_of(refusal) == "table-stale"
            assert refusal["revision"] == mover.revision
        assert reason_of(mover.undo(mover.revision - 2)) == "table-stale"
        assert shown(mover) == before
        assert mover.act(mover.actions[0])["type"] == "step"


def test_a_message_that_comes_twice_is_applied_once(server: Server) -> None:
    with two_at_a_table(server) as lives:
        play(lives, Random(1), until=lambda: len(mover_of(lives).actions) > 3)
        mover, other = mover_of(lives), other_of(lives)
        mover.rest()
        revision = mover.revision
        message = {"type": "act", "action": mover.actions[0], "revision": revision}
        for _ in range(3):
            mover.send(**message)
        heard = [frame["type"] for frame in mover.rest()]
        assert heard == ["step"]
        other.rest()
        assert mover.revision == other.revision == revision + 1
        assert server.live(mover.table["id"]).revision == revision + 1


def test_an_undo_that_comes_twice_is_applied_once(server: Server) -> None:
    with two_at_a_table(server) as lives:
        play(lives, Random(1), until=lambda: mover_of(lives).mine["undo"])
        mover = mover_of(lives)
        mover.rest()
        revision = mover.revision
        for _ in range(2):
            mover.send(type="undo", revision=revision)
        assert [frame["type"] for frame in mover.rest()] == ["undone"]
        assert mover.revision == revision + 1


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "null", "[]", "7", '"act"', "{}", '{"type":"dance"}', '{"type":"act"}', "[" * 2000,
        '{"type":"act","action":"pass"}', '{"type":"act","action":7,"revision":0}',
        '{"type":"act","action":"pass","revision":-1}', '{"type":"act","action":"pass","revision":"0"}',
        '{"type":"act","action":"pass","revision":1e99}', '{"type":"undo"}', '{"type":"why"}', '{"type":"chat"}',
        '{"type":"chat","text":null}', '{"type":"chat","text":"' + "x" * 501 + '"}',
        '{"type":"why","action":"' + "x" * 201 + '"}',
    ],
)  # fmt: skip
def test_what_is_no_message_is_not_understood(a_seat: Live, text: str) -> None:
    before = shown(a_seat)
    a_seat.socket.send(text)
    assert reason_of(a_seat.hear()) == "table-not-understood"
    assert shown(a_seat) == before
    assert a_seat.why(a_seat.actions[0]) == ""


@pytest.fixture(scope="module")
def a_seat(server: Server) -> Iterator[Live]:
    """The seat that is to decide, at a table where nobody else is."""
    person = Player(server)
    table = person.make(seats=1, people=1, seed="1", options={"leaders": "random"})
    with person.looking(table["id"]) as live:
        live.receive("seats")
        yield live


@pytest.mark.parametrize("action", ["", " ", "dance", "agent", "agent @", "\x00", "agent dagger@", "deploy 99", "ŽŽŽ"])
def test_an_action_that_is_none_is_refused_with_the_reason(a_seat: Live, action: str) -> None:
    before = shown(a_seat)
    reason_of(a_seat.act(action))
    assert shown(a_seat) == before
    assert a_seat.ask(type="why", action=action)["reason"] != ""


def test_an_illegal_action_is_refused_with_the_rule_behind_it(server: Server) -> None:
    """The refusal and the answer to `why` are the same sentence."""
    with two_at_a_table(server) as lives:
        play(lives, Random(1), until=lambda: mover_of(lives).public["decision"]["kind"] == "turn")
        mover, other = mover_of(lives), other_of(lives)
        ways = [f"agent {card}@{space}" for card in mover.mine["hand"] for space in mover.public["spaces"]]
        illegal = [action for action in ways if action not in mover.actions]
        before = shown(mover)
        reasons = set()
        for action in illegal:
            why = mover.why(action)
            assert isinstance(why, dict)
            assert why["id"].startswith("why-")
            assert mover.act(action)["reason"] == why
            reasons.add(why["id"])
        assert len(reasons) > 1
        assert shown(mover) == before
        assert all(mover.why(action) == "" for action in mover.actions)
        assert reason_of(other.act(mover.actions[0])) == "why-other-seat"
        told = other.why(mover.actions[0])
        assert isinstance(told, dict)
        assert told["id"] == "why-other-seat"


# -- undo --------------------------------------------------------------------------------------------------


def test_undo_takes_everybody_back(server: Server) -> None:
    with two_at_a_table(server) as lives, Player(server).looking(lives[0].table["id"]) as spectator:
        everybody = [*lives, spectator]
        rng, undone = Random(4), 0
        while undone < 12:
            mover = mover_of(lives)
            before = [{**shown(live), "revision": 0} for live in everybody]
            mover.act(rng.choice(mover.actions))
            if mover.mine["undo"]:
                assert mover.undo()["type"] == "undone"
                for live in everybody:
                    live.catch_up(mover.revision)
                assert [{**shown(live), "revision": 0} for live in everybody] == before
                undone += 1
                mover.act(rng.choice(mover.actions))
            for live in everybody:
                live.catch_up(mover.revision)


def test_undo_is_offered_exactly_when_it_works(server: Server) -> None:
    """After every third action everybody asks and tries; what hides behind chance or another's turn stays done."""
    refusals = set()
    with two_at_a_table(server, seed=11) as lives:
        rng = Random(11)
        for number in range(150):
            mover = mover_of(lives)
            mover.act(rng.choice(mover.actions))
            for live in lives:
                live.catch_up(mover.revision)
            if number % 3:
                continue
            for live in lives:
                before, may, why = shown(live), live.mine["undo"], live.why("undo")
                answer = live.undo()
                assert (answer["type"] == "undone") == may
                if may:
                    assert why == ""
                    for each in lives:
                        each.catch_up(live.revision)
                    break
                assert why == answer["reason"]
                refusals.add(reason_of(answer))
                assert shown(live) == before
    assert refusals >= {"undo-other-seat", "undo-known", "undo-turn-over"}


@pytest.mark.parametrize(
    ("ends", "reason"),
    [
        (lambda live: "done" in live.actions and live.mine["undo"], {"undo-turn-over", "undo-known"}),
        (lambda live: live.actions == ["done"], {"undo-turn-over", "undo-known"}),
    ],
    ids=["a choice to be done", "nothing but to be done"],
)
def test_what_was_confirmed_stays_done(server: Server, ends: Callable[[Live], bool], reason: set[str]) -> None:
    with two_at_a_table(server) as lives:
        play(lives, Random(1), until=lambda: ends(mover_of(lives)))
        mover = mover_of(lives)
        mover.act("done")
        before = shown(mover)
        assert reason_of(mover.undo()) in reason
        assert shown(mover) == before


def test_bots_and_scripted_clients_have_nothing_to_confirm(server: Server) -> None:
    """A person is asked to end a turn in which nothing is left to do; a client that wants no questions is not."""
    lone: dict[bool, set[int]] = {}
    for confirm in (True, False):
        owner = Player(server)
        table = owner.make(seats=3, people=2, bots="random", seed="8", options={} if confirm else {"confirm": ""})
        owner.call("POST", f"/api/tables/{table['id']}/seats/1/leave", {"bot": "random"})
        with owner.looking(table["id"]) as live:
            while not live.result:
                live.act(live.actions[0]) if live.actions else live.hear()
        lone[confirm] = ended_by_word(owner.request("GET", f"/api/tables/{table['id']}/record").text)
    # seat 2 was made for a bot; the one at seat 1 has dice of its own, and may never come to such a turn
    assert lone[True] - {1} == {0}
    assert lone[False] == set()


def ended_by_word(record: str) -> set[int]:
    """Return the seats that had to say `done` though nothing else was left, and no Intrigue card hid behind that."""
    ended = kanly.read_record(record)
    game = kanly.Game.start(ended.rules, ended.config, ended.seed)
    seats: set[int] = set()
    for seat, action in ended.actions:
        held = game.held(seat).data()["intrigue"]
        if [one.text for one in game.decision.actions] == ["done"] and not held:
            seats.add(seat)
        game.apply(action, seat)
    return seats


# -- chat and spectators -----------------------------------------------------------------------------------


def test_chat_reaches_everybody_and_stays(server: Server) -> None:
    table, people = seated(server, 2)
    spectator = Player(server)
    with looking([*people, spectator], table) as lives:
        lives[1].say("  The spice\n must\tflow ")
        lives[0].receive("chat")
        lives[0].say("<b>indeed</b> & 'so'")
        for live in lives:
            while len(live.chat) < 2:
                live.receive("chat")
            assert [(line["n"], line["seat"], line["name"], line["text"]) for line in live.chat] == [
                (1, 1, "Person 1", "The spice must flow"),
                (2, 0, "Person 0", "<b>indeed</b> & 'so'"),
            ]
        lives[0].say("   ")
        assert not [frame for frame in lives[0].rest() if frame["type"] == "chat"]
        with spectator.looking(table["id"]) as late:
            assert late.chat == lives[0].chat


def test_a_chat_that_is_full_takes_no_more(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(chat_lines=4)) as server, two_at_a_table(server) as lives:
        for line in ("one", "two"):
            lives[0].say(line)
            lives[0].receive("chat")
        lives[0].say("three")
        assert lives[0].receive("refused")["reason"]["id"] == "table-chat-full"
        assert [line["text"] for line in lives[0].chat] == ["one", "two"]


def test_a_spectator_may_look_but_not_take_part(server: Server) -> None:
    with two_at_a_table(server) as lives, Player(server).looking(lives[0].table["id"]) as spectator:
        mover = mover_of(lives)
        assert (spectator.viewer, spectator.mine) == (-1, {})
        assert spectator.public == mover.public
        mover.rest()
        before = shown(mover)
        for message in (
            {"type": "act", "action": mover.actions[0], "revision": mover.revision},
            {"type": "undo", "revision": mover.revision},
            {"type": "why", "action": mover.actions[0]},
            {"type": "chat", "text": "hello"},
        ):
            assert reason_of(spectator.ask(**message)) == "table-spectator"
        assert mover.rest() == []
        assert shown(mover) == before
        mover.act(mover.actions[0])
        spectator.catch_up(mover.revision)
        assert spectator.public == mover.public


def test_a_table_that_waits_for_people_shows_nothing_of_the_game(server: Server) -> None:
    owner, guest = Player(server), Player(server)
    table = owner.make(seats=2, people=2, seed="1")
    with owner.looking(table["id"]) as live:
        assert (live.public, live.mine, live.log) == ({}, {}, [])
        assert reason_of(live.act("pass")) == "table-waiting"
        assert reason_of(live.undo()) == "table-waiting"
        assert reason_of(live.ask(type="why", action="pass")) == "table-waiting"
        assert owner.refused("GET", f"/api/tables/{table['id']}/film") == (409, "table-no-film")
        guest.join(table["id"], 1, table["links"]["1"])
        live.hear_until(lambda frame: frame["type"] == "table" and bool(frame["public"]))
        assert live.table["status"] == "running"
        assert live.mine["hand"]
