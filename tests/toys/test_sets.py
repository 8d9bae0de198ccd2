"""What a set may bring, and what is refused: small modules of the base game, one for each question."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from unittest.mock import patch

import pytest

import kanly
from kanly.engine.flow import Flow
from kanly.imperium.actions import DEPLOY, action, new_verb
from kanly.imperium.components import Leader
from kanly.imperium.content.declare import space
from kanly.imperium.editions import EDITIONS, MODULES, EditionSheet, ModuleSheet, Parts, compose
from kanly.imperium.effects import (
    arrow,
    both,
    choose,
    discard_cards,
    draw,
    pay_solari,
    solari,
    spice,
    trash_card,
    troops,
    water,
    when,
)
from kanly.imperium.evaluation import evaluate
from kanly.imperium.ids import CITY, new_faction, new_resource
from kanly.imperium.occasions import HARVESTED, new_occasion
from kanly.imperium.state import ImperiumState
from kanly.imperium.steps import FACTION, FLOW
from tests.scene import Scene
from tests.toys import six

SET = "sets"


@contextmanager
def module(join: Callable[[Parts], None]) -> Iterator[None]:
    """Let there be a module `set` of the base game for a while."""
    with patch.dict(MODULES, {"set": ModuleSheet("Set", ("base",), lambda parts, variant: join(parts))}):
        yield


SHRINE = space("oasis", "Oasis", CITY, "arrakis", both(water(1), arrow(pay_solari(1), spice(1))), set_name=SET)
GROVE = space("grove", "Grove", CITY, "arrakis", both(water(1), trash_card()), set_name=SET)


def test_what_may_be_left_may_be_left_inside_a_compound_too() -> None:
    """I-7.1: an arrow or a trash icon is never carried out unasked."""
    with module(lambda parts: parts.board.extend([SHRINE, GROVE])):
        there = Scene(modules=["set"]).set(0, hand=["reconnaissance", "dagger"], solari=1)
        there.do("agent reconnaissance@oasis")
        assert (there.goods(0), there.kind) == ((1, 0, 1), "offer")
        there.do("done")
        assert there.goods(0) == (1, 0, 1)
        there = Scene(modules=["set"]).set(0, hand=["reconnaissance", "dagger"])
        there.do("agent reconnaissance@grove")
        assert there.kind == "offer"
        there.do("use space.grove/trash")
        assert there.kind == "trash"


ORDERLY = Leader(
    "orderly", "Orderly", "nobody", 1, "Order", "None", (solari(1),),
    when=(when(HARVESTED, troops(1), discard_cards(1), draw(1)),), set_name=SET,
)  # fmt: skip
FIRST, SECOND = (
    Leader(
        f"listener_{name}", name, "nobody", 1, "Listen", "None", (solari(1),),
        when=(when(HARVESTED, arrow(pay_solari(1), spice(n)), of_others=True),), set_name=SET,
    )
    for n, name in ((1, "one"), (2, "two"))
)  # fmt: skip


def test_what_follows_an_occasion_follows_in_order() -> None:
    with module(lambda parts: parts.leaders.extend([ORDERLY, FIRST, SECOND])):
        leaders = ["orderly", "listener_one", "listener_two"]
        there = Scene(leaders=leaders, modules=["set"]).set(0, hand=["dune_the_desert_planet", "dagger", "diplomacy"])
        there.set(0, water=1, deck=["seek_allies"]).set(1, solari=1).set(2, solari=1)
        there.do("agent dune_the_desert_planet@hagga_basin")
        assert there.events("recruited", 0), "what asks nothing is done at once"
        assert (there.to_move, there.kind, there.cards(0, "hand")) == (0, "discard", ["dagger", "diplomacy"])
        there.do("discard dagger")
        assert there.cards(0, "hand") == ["diplomacy", "seek_allies"]
        assert (there.to_move, there.kind) == (1, "offer"), "then the others, from the left"
        there.do("done")
        assert (there.to_move, there.kind) == (2, "offer")


def test_a_hook_of_setup_may_ask() -> None:
    def ask(state: ImperiumState, options: object) -> None:
        state.stack.append((FACTION, 0, 1, 0b1111, 0))

    with module(lambda parts: parts.hooks.setup.append(ask)):
        game = kanly.new("imperium", modules=["set"], seats=4, seed=1, leaders="choose")
        while game.decision.kind == "leader":
            game.apply(game.decision.actions[0])
        assert (game.decision.kind, game.to_move, game.rules.progress(game.state)["round"]) == ("faction", 0, 0)


def test_hooks_of_a_module_stay_with_it() -> None:
    given = EDITIONS["base"].parts()
    with (
        patch.dict(EDITIONS, {"one": EditionSheet("One", (4,), lambda: replace(given))}),
        patch.dict(MODULES, {"set": ModuleSheet("Set", ("one",), lambda parts, _: parts.hooks.home.append(print))}),
    ):
        assert compose(kanly.Variant("one", ("set",))).hooks.home == [print]
        assert compose(kanly.Variant("one")).hooks.home == []


def test_a_position_names_modules_that_are_there_and_go_together() -> None:
    nothing = ModuleSheet("Nothing", ("base",), lambda parts, variant: None)
    sheets = {"aa": nothing, "bb": nothing, "cc": replace(nothing, needs=("aa",))}
    with patch.dict(MODULES, sheets):
        text = kanly.new("imperium", modules=["aa", "bb"], seats=4, seed=1).position()
        head = "kanly-position 1 imperium base+aa+bb"
        assert text.startswith(head)
        kanly.read_position(text)
        for other, why in (
            ("base+bb+aa", "unknown edition 'base[+]bb[+]aa'"),
            ("base+cc", "the module 'cc' needs 'aa'"),
            ("base+dd", "unknown edition"),
            ("none+aa", "unknown edition"),
        ):
            with pytest.raises(kanly.RecordError, match=why):
                kanly.read_position(text.replace(head, f"kanly-position 1 imperium {other}", 1))


def test_names_are_given_once() -> None:
    for again in (
        lambda: new_resource("spice", 0.1),
        lambda: new_faction("fremen"),
        lambda: new_occasion("harvested"),
        lambda: new_verb("pass", lambda edition, words: (0, 0), lambda edition, seats: (), lambda seen, chosen: ""),
        lambda: FLOW.step("turn"),
    ):
        with pytest.raises(ValueError, match="already"):
            again()
    assert Flow().step("turn") == 0, "every game has its own steps"


def test_what_an_action_cannot_tell_apart_is_refused() -> None:
    with pytest.raises(ValueError, match="no action has the number 64"):
        action(DEPLOY, 0, 64)
    with pytest.raises(ValueError, match="a choice among 7 effects; 6 at most"):
        choose(1, *(solari(n) for n in range(1, 8)))
    places = [space(f"place_{n}", str(n), CITY, "arrakis", set_name=SET) for n in range(42)]
    with (
        module(lambda parts: parts.board.extend(places)),
        pytest.raises(ValueError, match="has 64 spaces; 63 at most"),
    ):
        compose(kanly.Variant("base", ("set",)))


def test_teams_go_by_the_number_of_people() -> None:
    def join(parts: Parts) -> None:
        parts.teams[3] = ((0, 1), (2,))

    with module(join):
        teams = [
            game.rules.teams(game.state)
            for seats in (1, 2, 3)
            for game in [kanly.new("imperium", modules=["set"], seats=seats, seed=1)]
        ]
    assert teams == [(), (), ((0, 1), (2,))]


def test_the_points_of_a_partner_are_no_threat() -> None:
    with six.registered():
        state = kanly.new("imperium", edition="teams", seats=4, seed=1).state
        assert isinstance(state, ImperiumState)
        before = evaluate(state, 0)
        state.players[2].vp += 8
        assert evaluate(state, 0) == before
        state.players[1].vp += 8
        assert evaluate(state, 0) < before
        state.players[2].vp += 8
        state.over = True
        assert evaluate(state, 0) > 20, "the team has won"
        assert evaluate(state, 1) < 20
