"""A module that joins the base game, and shares ids and spaces with what is there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest

import kanly
from kanly.imperium.editions import MODULES, ModuleSheet, Parts
from kanly.imperium.effect_paths import name_effects
from kanly.imperium.effects import When, troops
from kanly.imperium.occasions import HARVESTED
from tests.scene import Scene
from tests.toys import edition, guests

JOINED = kanly.Variant("base", ("guests",))


@pytest.fixture(autouse=True)
def _guests() -> Iterator[None]:
    with edition.registered(), guests.registered():
        yield


def scene() -> Scene:
    return Scene(leaders=["duncan_idaho"], modules=["guests"])


def shown(game: kanly.Game) -> dict[str, Any]:
    """Return what lies open on the table."""
    data: dict[str, Any] = game.rules.page().face_up(game.state).data()
    return data


def test_a_leader_may_have_the_id_of_a_card() -> None:
    components = {(item["kind"], item["id"]) for item in kanly.rules_of("imperium").inventory().components(JOINED)}
    assert {("leader", "duncan_idaho"), ("imperium_card", "duncan_idaho")} <= components
    there = scene().set(0, hand=["signet_ring", "duncan_idaho"], spice=0, water=2)
    there.do("agent signet_ring@hagga_basin")
    assert there.events("recruited", 0)[-1].data["count"] == 1, "a troop for the harvest"
    texts = {action.text for action in kanly.rules_of("imperium").learning().every_action(JOINED)}
    assert {"leader duncan_idaho", "acquire duncan_idaho", "discard duncan_idaho"} <= texts


def test_a_space_may_lie_on_two_boards() -> None:
    there = scene().set(0, hand=["reconnaissance"])
    assert list(shown(there.game)["spaces"])[-2:] == ["shrine", "well"]
    toy = kanly.new("imperium", edition="toy", seats=3, seed=1)
    assert list(shown(toy)["spaces"]).index("well") < 5
    there.do("agent reconnaissance@well")
    assert shown(there.game)["spaces"]["well"]["agents"] == [0]
    assert kanly.read_position(there.game.position()).digest == there.game.digest


def test_a_point_of_a_space_has_a_source_of_its_own() -> None:
    there = scene().set(0, hand=["dagger"], solari=1)
    there.do("agent dagger@shrine", "use space.shrine/vp")
    assert shown(there.game)["players"]["0"]["points"]["other"] == 1
    assert there.events("vp", 0)[-1].data["source"] == "other"
    assert kanly.read_position(there.game.position()).digest == there.game.digest
    assert "other" not in kanly.rules_of("imperium").catalogue(kanly.Variant("base"))["point_sources"]


def test_what_happens_to_others_may_be_waited_for_and_declined() -> None:
    there = Scene(leaders=["duncan_idaho", "broker"], modules=["guests"])
    there.set(0, hand=["dune_the_desert_planet"], water=1).set(1, solari=1)
    there.do("agent dune_the_desert_planet@hagga_basin")
    assert (there.to_move, there.kind, there.options) == (1, "offer", ["use leader.broker/spice", "done"])
    there.do("use leader.broker/spice")
    assert there.goods(1)[:2] == (0, 1)
    own = Scene(leaders=["broker"], modules=["guests"]).set(0, hand=["dune_the_desert_planet"], water=1, solari=1)
    own.do("agent dune_the_desert_planet@hagga_basin")
    assert own.kind != "offer", "what one harvests oneself is nothing to wait for"


def test_whatever_a_set_brings_may_wait_for_an_occasion() -> None:
    (gift,) = name_effects("guests", "card", "gift", (troops(1),))

    def join(parts: Parts, variant: kanly.Variant) -> None:
        follows = When(HARVESTED, (gift,), 0, False)
        parts.hooks.waiting.append(lambda state, seat, occasion, of_others: (follows,) * (occasion == HARVESTED))

    with patch.dict(MODULES, {"gifts": ModuleSheet("Gifts", ("base",), join)}):
        there = Scene(modules=["gifts"]).set(0, hand=["dune_the_desert_planet"], water=1)
        there.do("agent dune_the_desert_planet@hagga_basin")
        assert there.events("recruited", 0)[-1].data["count"] == 1


def test_hooks_belong_to_those_who_play_with_the_module() -> None:
    joined = kanly.new("imperium", modules=["guests"], seats=4, seed=1, journal=True)
    assert [event.seat for event in joined.events if event.kind == "first_player"] == [3]
    assert all(player["goods"]["spice"] >= 1 for player in shown(joined)["players"].values())
    there = scene()
    there.finish_round()
    assert (there.kind, there.to_move, there.options) == ("blessing", 1, ["bless water", "bless spice"])
    there.do("bless spice")
    assert there.events("gained", 1)[-1].data == {"resource": "spice", "count": 1}
    assert there.events("round")[-1].data["number"] == 2, "the next round has begun"
    fought = scene().set(0, troops=(2, 1), intrigue=["ambush"])
    fought.fight()
    assert (fought.kind, fought.to_move) == ("blessing", 0), "before the first Combat card"
    fought.do("bless water")
    assert (fought.kind, fought.to_move) == ("combat_turn", 0)
    base = kanly.new(
        "imperium",
        seats=4,
        seed=1,
        leaders=["paul_atreides", "duke_leto_atreides", "helena_richese", "count_ilban_richese"],
        journal=True,
    )
    assert [event for event in base.events if event.kind == "gained" and event.data["resource"] == "spice"] == []


def test_an_edition_may_use_only_resources_that_it_has() -> None:
    def join(parts: Parts, variant: kanly.Variant) -> None:
        parts.board.append(next(place for place in edition.BOARD if place.key == "market"))

    with (
        patch.dict(MODULES, {"market": ModuleSheet("Market", ("base",), join)}),
        pytest.raises(
            ValueError, match=r"'space.market/pay_coin' needs coin, which the edition 'base\+market' does not"
        ),
    ):
        kanly.new("imperium", modules=["market"], seats=4, seed=1)


def test_modules_say_what_they_need_and_what_they_exclude() -> None:
    seen: list[kanly.Variant] = []

    def join(parts: Parts, variant: kanly.Variant) -> None:
        seen.append(variant)

    sheets = {
        "suite": ModuleSheet("Suite", ("base",), join, needs=("guests",)),
        "hermits": ModuleSheet("Hermits", ("base",), join, excludes=("guests",)),
    }
    rules = kanly.rules_of("imperium")
    with patch.dict(MODULES, sheets):
        with pytest.raises(kanly.ConfigError, match="the module 'suite' needs 'guests'"):
            kanly.new("imperium", modules=["suite"], seats=4)
        with pytest.raises(kanly.ConfigError, match="the module 'hermits' cannot be played with 'guests'"):
            kanly.new("imperium", modules=["hermits", "guests"], seats=4)
        joined = [variant.modules for variant in rules.variants() if variant.edition == "base"]
        joined = [modules for modules in joined if "bloodlines" not in modules]
        assert joined == [(), ("guests",), ("hermits",), ("guests", "suite")]
        kanly.new("imperium", modules=["suite", "guests"], seats=4, seed=1)
        assert seen[-1].modules == ("guests", "suite"), "a module knows who else is there"


def test_a_verb_belongs_to_those_who_play_with_the_module() -> None:
    joined, base = (kanly.new("imperium", modules=modules, seats=4, seed=1) for modules in ((JOINED.modules), ()))
    assert joined.why_not("bless water") is not None
    with pytest.raises(kanly.MalformedAction, match="'bless wine' is not a form of 'bless'"):
        joined.why_not("bless wine")
    with pytest.raises(kanly.MalformedAction, match="unknown verb 'bless'"):
        base.why_not("bless water")
    texts = [action.text for action in kanly.rules_of("imperium").learning().every_action(JOINED)]
    assert texts[-2:] == ["bless water", "bless spice"]


def test_a_faction_has_its_track_where_it_is_played_with() -> None:
    there = scene().set(0, hand=["dagger"], influence={"smugglers": 3})
    there.do("agent dagger@shrine")
    assert shown(there.game)["players"]["0"]["influence"]["smugglers"] == 4
    assert there.alliance("smugglers") == 0
    assert shown(kanly.new("imperium", seats=4, seed=1))["players"]["0"]["influence"].keys() == {
        "emperor", "guild", "bene_gesserit", "fremen",
    }  # fmt: skip
