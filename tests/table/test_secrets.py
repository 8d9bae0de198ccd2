"""Nobody is sent a byte that depends on what the rules hide from them.

Whole games are played. At every decision a second world is made in which everything that one viewer may not see is
different; the same things are said and done in both, and all that reaches the viewer is compared, byte by byte.
"""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

import kanly
from kanly.engine.patch import patched
from kanly.table.frames import encode
from tests.contract.scramble import REVEALS, UNASKED
from tests.table.helpers import Player, Server, seated
from tests.table.worlds import Ear, World, film_of, laid, other_world, real_world

GAMES = [
    (4, {"leaders": "draft"}, 12),
    (3, {"leaders": "choose"}, 5),
    (2, {"leaders": "random"}, 6),
    (1, {"leaders": "random"}, 7),
]
FRAMES = {
    "table": {"viewer", "revision", "table", "waited", "public", "mine", "log", "asked", "chat", "result"},
    "step": {"revision", "public", "mine", "log", "asked", "result"},
    "undone": {"revision", "public", "mine", "log", "asked"},
    "seats": {"table"},
    "chat": {"chat"},
    "answer": {"re", "reason"},
    "refused": {"re", "reason", "revision"},
}


@pytest.fixture(autouse=True)
def still_time(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """The clock tells no secrets; it only makes frames differ."""
    if "server" not in request.fixturenames:
        for room in ("live", "talk"):
            monkeypatch.setattr(f"kanly.table.{room}.time", lambda: 1000.0)


@pytest.mark.parametrize(("seats", "options", "seed"), GAMES, ids=str)
def test_every_byte_is_the_same_in_a_world_that_the_viewer_cannot_tell_apart(
    seats: int, options: dict[str, Any], seed: int
) -> None:
    game = kanly.new("imperium", seats=seats, seed=seed, confirm=True, **options)
    heard = asyncio.run(play_in_two_worlds(game, Random(seed)))
    assert set(heard) == set(FRAMES)
    assert min(heard.values()) > 10


async def play_in_two_worlds(game: kanly.Game, rng: Random) -> dict[str, int]:
    """Play a game to its end, with one viewer after the other looking for differences; count the frames compared."""
    stored = laid(game)
    viewers = range(kanly.SPECTATOR, game.config.seats)
    tried: list[str] = ["dance", "pass"]
    counts: dict[str, int] = {}
    while not game.is_over:
        viewer = rng.choice(viewers)
        here, there = real_world(stored, game), other_world(stored, game, viewer, rng)
        assert there.game.digest != game.digest
        messages = [rng.choice(tried) for _ in range(3)]
        one, two = await look_around(here, viewer, messages), await look_around(there, viewer, messages)
        assert one.heard == two.heard
        await act(here, there, one, two, viewer, rng)
        for frame in (json.loads(text) for text in one.heard):
            counts[frame["type"]] = counts.get(frame["type"], 0) + 1
            assert set(frame) - {"type"} <= FRAMES[frame["type"]]
        await here.leave()
        await there.leave()
        chosen = rng.choice(game.decision.actions)
        tried.append(chosen.text)
        game.apply(chosen)
    return counts


async def look_around(world: World, viewer: int, actions: list[str]) -> Ear:
    """Come to a table, with others there and coming, ask and try what one may not, talk; return what was heard."""
    table, mover = world.table, world.table.to_move()
    others = [await world.connect(seat) for seat in {mover, (mover + 1) % len(table.seats), -1} - {viewer}]
    ear = await world.connect(viewer)
    legal = {action.text for action in world.game.decision.actions} if viewer == mover else set()
    for action in actions:
        await world.say(ear, type="why", action=action, re="why")
        if action not in legal:
            await world.say(ear, type="act", action=action, revision=table.revision, re="act")
    await world.say(ear, type="act", action=actions[0], revision=table.revision + 7, re="stale")
    await world.say(ear, type="chat", text="what do you hold?")
    await world.say(ear, type="nonsense")
    for other in others:
        await world.say(other, type="act", action="dance", revision=table.revision, re="other")
        await world.say(other, type="why", action=actions[0], re="other")
        await world.say(other, type="chat", text="I say nothing")
    for guest in (ear.headers["guest"], ""):
        ear.heard.append(encode({"type": "seats", "table": table.summary(guest)}).decode())
    assert table.revision == 0
    return ear


async def act(here: World, there: World, one: Ear, two: Ear, viewer: int, rng: Random) -> None:
    """Let the seat that decides do the same in both worlds: only what the action reveals by the rules may differ."""
    possible = there.game.decision.actions
    common = [action for action in here.game.decision.actions if action in possible]
    if not common:
        return
    chosen = rng.choice(common)
    mover, told = here.game.to_move, len(here.game.events)
    for world in (here, there):
        await world.table.act(mover, chosen.text, 0)
        await world.settle()
    shown = [[event for event in world.game.events[told:] if event.visible_to(viewer)] for world in (here, there)]
    if shown[0] == shown[1]:
        for world, ear in ((here, one), (there, two)):
            if world.game.why_not_undo(mover) is None:
                await world.table.undo(mover, 1)
            ear.heard += (await world.connect(viewer)).heard
        assert one.heard == two.heard, chosen
        return
    same = 0
    while same < min(map(len, shown)) and shown[0][same] == shown[1][same]:
        same += 1
    for events in shown:
        if same < min(map(len, shown)):
            assert REVEALS[here.game.config.game](events[same], viewer), f"{chosen}: {events[same]} is not for {viewer}"
        elif same < len(events):
            assert events[same].kind in UNASKED[here.game.config.game], f"{chosen}: {events[same]} came unasked"


# -- films -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_film_of_a_running_game_shows_nothing_that_was_not_sent_before(seats: int) -> None:
    """So what holds for the frames of a game holds for its film."""
    game = kanly.new("imperium", seats=seats, seed=seats, confirm=True)
    asyncio.run(film_and_compare(game, Random(seats)))


async def film_and_compare(game: kanly.Game, rng: Random) -> None:
    world = World(laid(game), game)
    ears = {viewer: await world.connect(viewer) for viewer in range(-1, game.config.seats)}
    while not game.is_over:
        for _ in range(rng.randrange(40, 80)):
            if not game.is_over:
                await world.table.act(game.to_move, rng.choice(game.decision.actions).text, world.table.revision)
        await world.settle()
        for viewer, ear in ears.items():
            compare_film(film_of(game, viewer), viewer, [json.loads(frame) for frame in ear.heard])
    await world.leave()


def compare_film(film: dict[str, Any], viewer: int, heard: list[dict[str, Any]]) -> None:
    assert set(film) == {"viewer", "frames", "log", "result", "game", "edition", "modules", "seats", "teams"}
    first = next(frame for frame in heard if frame["type"] == "table")
    steps = [frame for frame in heard if frame["type"] == "step"]
    asked = first["asked"]
    assert film["frames"][0] == {"public": first["public"], "mine": first["mine"], **prompt_of(asked)}
    log = first["log"]["told"]
    assert len(film["frames"]) == len(steps) + 1
    decides = first["public"]["decision"]["seat"]
    public = first["public"]
    for frame, step in zip(film["frames"][1:], steps, strict=True):
        assert set(frame) - {"asked"} == {"actor", "action", "public", "mine"}
        assert prompt_of(step.get("asked", {})) == {key: frame[key] for key in frame if key == "asked"}
        assert frame["actor"] == decides
        assert bool(frame["action"]) == (frame["actor"] == viewer)
        assert frame["public"] == step["public"]
        assert frame["mine"] == step.get("mine", {})
        public = patched(public, step["public"])
        decides = public["decision"].get("seat")
        log = log[: step["log"]["since"]] + step["log"]["told"]
    assert film["log"] == log


def prompt_of(asked: dict[str, Any]) -> dict[str, Any]:
    """Return what a film keeps of a question: nothing can be chosen there."""
    return {"asked": {"prompt": asked["prompt"], "labels": []}} if asked else {}


# -- canaries ----------------------------------------------------------------------------------------------

SEED = "8675309123456789012345678901"


def test_no_seed_hand_deck_or_link_is_ever_sent_to_those_whom_it_does_not_concern(server: Server) -> None:
    """A whole game over real connections, with everything that could slip out looked for in every byte."""
    table, people = seated(server, 4, seed=SEED, public=True)
    everybody = [*people, Player(server)]
    lives = [person.look(table["id"]) for person in everybody]
    rng = Random(8)
    secrets = [SEED, *table["links"].values()]
    for person in people:
        secrets += [person.http.cookies["kanly_guest"], person.http.cookies["kanly_guest"].rpartition(".")[0]]
    secrets += [seat.secret_hash for seat in server.live(table["id"]).seats if seat.secret_hash]
    while not lives[0].result:
        mover = next(live for live in lives if live.actions)
        since = [len(live.frames) for live in lives]
        mover.act(rng.choice(mover.actions))
        decks, hands = hidden_cards(server, table["id"])
        for live, before in zip(lives, since, strict=True):
            live.catch_up(mover.revision)
            heard = "".join(live.frames[before:])
            others = [hand for seat, hand in enumerate(hands) if seat != live.viewer]
            assert not [cards for cards in (*decks, *others) if cards in heard]
            assert live.viewer >= 0 or '"mine"' not in heard
        if mover.revision % 60 == 0:
            for seat, person in enumerate(everybody):
                own = seat if seat < 4 else -1
                for path in ("", "/record", "/film", f"/film?seat={own}", f"/film?seat={(own + 1) % 4}"):
                    text = person.request("GET", f"/api/tables/{table['id']}{path}").text
                    assert not [secret for secret in secrets if secret in text]
                text = person.request("GET", "/api/tables").text + person.request("GET", "/metrics").text
                assert not [secret for secret in secrets if secret in text]
    for live in lives:
        text = "".join(live.frames)
        assert not [secret for secret in secrets if secret in text]
        live.leave()


def hidden_cards(server: Server, table_id: str) -> tuple[list[str], list[str]]:
    """Return the decks in their order, from both ends, and the hands of the seats, all as they would be sent."""
    game = server.live(table_id).game
    assert game is not None
    lines = [line.split(": ", 1) for line in game.position().splitlines()[1:]]
    players = [json.loads(text) for key, text in lines if key == "player"]
    decks = [json.loads(text) for key, text in lines if key in ("imperium_deck", "intrigue_deck", "conflict_deck")]
    decks += [player["deck"] for player in players]
    assert len(decks) == 7
    orders = [*decks, *(deck[::-1] for deck in decks)]
    return [as_sent(deck) for deck in orders if len(deck) >= 5], [as_sent(player["hand"]) for player in players]


def as_sent(cards: list[str]) -> str:
    """Return cards as the inside of a list; a few could stand somewhere by chance, and are no list then."""
    return json.dumps(cards, separators=(",", ":"))[1:-1] if len(cards) >= 5 else "no hand"
