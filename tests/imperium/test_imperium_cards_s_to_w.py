"""Imperium cards from Space Travel to Worm Riders: what their boxes do."""

from __future__ import annotations

import pytest

from tests.scene import Scene


@pytest.mark.covers("card/space_travel")
def test_space_travel_draws_one_card() -> None:
    scene = Scene().set(0, hand=["space_travel"], deck=["dagger", "scout"]).do("agent space_travel@foldspace")
    assert scene.cards(0, "hand") == ["dagger"]
    assert scene.influence(0, "guild") == 1


@pytest.mark.covers("card/spice_hunter")
@pytest.mark.parametrize(
    ("hand", "played", "spice"),
    [([], [], 0), (["spice_hunter"], [], 2), ([], ["stilgar"], 1), (["guild_bankers"], ["lady_jessica"], 0)],
)
def test_i_7_8_spice_hunter_gives_one_spice_by_fremen_bond(hand: list[str], played: list[str], spice: int) -> None:
    scene = Scene().set(0, hand=["spice_hunter", *hand], played=played).do("reveal")
    assert scene.goods(0) == (0, spice, 0)


@pytest.mark.covers("card/spice_hunter")
def test_spice_hunter_adds_nothing_on_an_agent_turn() -> None:
    scene = Scene().set(0, hand=["spice_hunter"], played=["stilgar"]).do("agent spice_hunter@stillsuits", "done")
    assert scene.goods(0) == (0, 0, 1)


@pytest.mark.covers("card/spice_smugglers")
def test_spice_smugglers_may_pay_two_spice_for_guild_influence_and_three_solari() -> None:
    scene = Scene().set(0, hand=["spice_smugglers"], spice=4).do("agent spice_smugglers@carthag")
    scene.do("use spice_smugglers/guild")
    assert scene.influence(0, "guild") == 1
    assert scene.goods(0) == (3, 2, 0)
    assert "use spice_smugglers/guild" not in scene.options


@pytest.mark.covers("card/spice_smugglers")
def test_i_7_1_spice_smugglers_price_may_be_declined_and_cannot_be_paid_in_part() -> None:
    scene = Scene().set(0, hand=["spice_smugglers"], spice=2)
    scene.do("agent spice_smugglers@carthag", "use carthag/intrigue", "done")
    assert scene.influence(0, "guild") == 0
    assert scene.goods(0) == (0, 2, 0)

    scene = Scene().set(0, hand=["spice_smugglers"], spice=1).do("agent spice_smugglers@carthag")
    assert scene.why("use spice_smugglers/guild") == "its price cannot be paid: pay 2 spice"


@pytest.mark.covers("card/stilgar")
def test_stilgar_gives_one_water_on_an_agent_turn() -> None:
    scene = Scene().set(0, hand=["stilgar"]).do("agent stilgar@secure_contract")
    assert scene.goods(0) == (3, 0, 1)


@pytest.mark.covers("card/test_of_humanity")
def test_i_23_6_test_of_humanity_makes_each_opponent_discard_a_card_or_lose_a_deployed_troop() -> None:
    scene = Scene(turn=2).set(2, hand=["test_of_humanity"], troops=(3, 1), solari=4)
    scene.set(3, hand=["dagger", "scout"], troops=(0, 2)).set(0, hand=["dagger", "chani"], troops=(0, 2))
    scene.set(1, hand=["dagger", "stilgar"], troops=(3, 0))
    scene.do("agent test_of_humanity@rally_troops")
    assert scene.to_move == 3
    assert scene.options == ["choose test_of_humanity/discard", "choose test_of_humanity/lose_troop"]
    scene.do("choose test_of_humanity/lose_troop", seat=3)
    assert scene.to_move == 0
    scene.do("choose test_of_humanity/discard", seat=0)
    assert scene.options == ["discard dagger", "discard chani"]
    scene.do("discard chani", seat=0)
    assert scene.to_move == 1
    assert scene.options == ["discard dagger", "discard stilgar"]
    scene.do("discard dagger", seat=1)
    assert [scene.cards(seat, "hand") for seat in (3, 0, 1)] == [["dagger", "scout"], ["dagger"], ["stilgar"]]
    assert [scene.troops(seat) for seat in (3, 0, 1)] == [(11, 0, 1), (10, 0, 2), (9, 3, 0)]
    assert scene.troops(2) == (4, 7, 1)


@pytest.mark.covers("card/test_of_humanity")
def test_i_23_6_test_of_humanity_passes_by_who_can_do_neither() -> None:
    scene = Scene().set(0, hand=["test_of_humanity"]).set(1, hand=[], troops=(3, 0)).set(2, hand=[], troops=(3, 1))
    scene.do("agent test_of_humanity@carthag", "use test_of_humanity/either")
    assert scene.troops(1) == (9, 3, 0)
    assert scene.troops(2) == (9, 3, 0)
    assert scene.cards(3, "hand") == []


@pytest.mark.covers("card/the_voice")
def test_i_23_9_the_voice_closes_a_space_to_the_opponents_until_the_next_turn() -> None:
    scene = Scene(seats=3).set(0, hand=["the_voice", "diplomacy"]).set(1, hand=["diplomacy"]).set(2, hand=["diplomacy"])
    scene.do("agent the_voice@secure_contract", "space stillsuits")
    for seat, space in ((1, "wealth"), (2, "foldspace")):
        assert scene.to_move == seat
        assert scene.why("agent diplomacy@stillsuits") == "Stillsuits is closed by The Voice"
        scene.do(f"agent diplomacy@{space}")
    assert scene.to_move == 0
    scene.do("agent diplomacy@stillsuits")
    assert scene.agents_on("stillsuits") == [0]


@pytest.mark.covers("card/the_voice")
def test_i_23_9_the_voice_ends_when_its_owners_next_turn_begins() -> None:
    scene = Scene(seats=3).set(0, hand=["the_voice"]).do("agent the_voice@secure_contract", "space stillsuits")
    scene.set(1, hand=["diplomacy", "dagger"]).set(2, hand=["diplomacy"])
    scene.do("agent diplomacy@wealth", "agent diplomacy@foldspace")
    assert scene.to_move == 1
    assert scene.events("revealed", 0)
    scene.set(1, hand=["spice_hunter"])
    assert "agent spice_hunter@stillsuits" in scene.options


@pytest.mark.covers("card/the_voice")
def test_i_23_9_the_voice_names_any_space_an_occupied_one_too() -> None:
    scene = Scene().set(1, agents=["wealth"]).set(0, hand=["the_voice"]).do("agent the_voice@secure_contract")
    assert len(scene.options) == 22
    assert "space wealth" in scene.options
    assert "space secure_contract" in scene.options


@pytest.mark.covers("card/the_voice")
def test_i_23_9_the_voice_stops_helena_richese() -> None:
    scene = Scene(leaders=["earl_memnon_thorvald", "helena_richese"]).set(2, agents=["carthag", "arrakeen"])
    scene.set(0, hand=["the_voice"]).set(1, hand=["reconnaissance"])
    scene.do("agent the_voice@secure_contract", "space carthag")
    assert scene.why("agent reconnaissance@carthag") == "Carthag is closed by The Voice"
    assert "agent reconnaissance@arrakeen" in scene.options


@pytest.mark.covers("card/the_voice")
def test_i_23_9_the_voice_stops_infiltrate() -> None:
    scene = Scene().set(2, agents=["carthag", "arrakeen"]).set(0, hand=["the_voice"])
    scene.set(1, hand=["reconnaissance"], intrigue=["infiltrate"])
    scene.do("agent the_voice@secure_contract", "space carthag", "play infiltrate")
    assert scene.why("agent reconnaissance@carthag") == "Carthag is closed by The Voice"
    assert "agent reconnaissance@arrakeen" in scene.options


@pytest.mark.covers("card/the_voice")
def test_the_voice_closes_nothing_when_revealed() -> None:
    scene = Scene().set(0, hand=["the_voice"]).do("reveal")
    assert scene.kind == "move"
    assert not any(text.startswith(("use", "space")) for text in scene.options)


@pytest.mark.covers("card/thufir_hawat")
def test_thufir_hawat_draws_one_card_on_an_agent_turn_and_no_intrigue() -> None:
    scene = Scene().set(0, hand=["thufir_hawat"], deck=["dagger", "scout"]).do("agent thufir_hawat@wealth")
    assert scene.cards(0, "hand") == ["dagger"]
    assert scene.intrigue(0) == []


@pytest.mark.covers("card/thufir_hawat")
def test_thufir_hawat_draws_an_intrigue_card_when_revealed() -> None:
    scene = (
        Scene().set(0, hand=["thufir_hawat"], deck=["dagger"]).set_intrigue_deck("windfall", "charisma").do("reveal")
    )
    assert scene.intrigue(0) == ["windfall"]
    assert "play windfall" in scene.options
    assert scene.cards(0, "deck") == ["dagger"]


@pytest.mark.covers("card/worm_riders")
def test_worm_riders_give_two_spice_on_an_agent_turn() -> None:
    scene = Scene().set(0, hand=["worm_riders"]).do("agent worm_riders@secure_contract")
    assert scene.goods(0) == (3, 2, 0)


@pytest.mark.covers("card/worm_riders")
@pytest.mark.parametrize(("mine", "theirs", "swords"), [(1, 0, 0), (2, 0, 4), (4, 5, 4), (4, 0, 6)])
def test_i_7_8_worm_riders_have_four_swords_with_two_fremen_influence_and_two_more_with_the_alliance(
    mine: int, theirs: int, swords: int
) -> None:
    scene = Scene().set(1, influence={"fremen": theirs}).set(0, influence={"fremen": mine})
    scene.set(0, hand=["worm_riders"], troops=(0, 1)).do("reveal")
    assert scene.strength(0) == 2 + swords
