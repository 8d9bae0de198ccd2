"""When the conditions of Uprising's cards are looked at: as an effect is carried out (I-6.5, U-10.7)."""

from __future__ import annotations

import pytest

from tests.imperium.uprising.card_scenes import CardScene


def test_i_6_5_the_influence_of_the_visit_switches_wheels_within_wheels_on() -> None:
    scene = CardScene().spies(0, "emperor").set(0, hand=["wheels_within_wheels"], influence={"emperor": 1})
    scene.do("agent wheels_within_wheels@dutiful_service", "done")
    assert scene.goods(0) == (4, 0, 0)


def test_i_6_5_the_alliance_won_by_the_visit_switches_branching_path_on() -> None:
    scene = CardScene().set(0, hand=["branching_path"], influence={"bene_gesserit": 3}, intrigue=["impress"])
    scene.do("agent branching_path@secrets")
    assert "use card.branching_path/intrigue" not in scene.options
    scene.do("use space.secrets/bene_gesserit")  # it waits for Plot cards that could lose influence first (K-45)
    assert scene.alliance("bene_gesserit") == 0
    assert "use card.branching_path/intrigue" in scene.options


def test_i_6_5_influence_of_choice_switches_junction_headquarters_on() -> None:
    scene = CardScene().set(0, hand=["junction_headquarters"], influence={"guild": 3}, spice=5, intrigue=["impress"])
    scene.do("agent junction_headquarters@shipping")
    assert "use card.junction_headquarters/vp" not in scene.options
    scene.do("use space.shipping/influence", "faction guild")
    points = scene[0].vp
    scene.do("use card.junction_headquarters/vp")
    assert scene[0].vp == points + 1


def test_i_6_5_a_spy_recalled_later_in_the_turn_switches_imperial_spymaster_on() -> None:
    scene = CardScene().spies(0, "emperor", "guild", "choam").set(0, hand=["imperial_spymaster"])
    scene.set(0, influence={"emperor": 3}).do("agent imperial_spymaster@dutiful_service", "done")
    assert scene.intrigue(0) == []
    scene.do("recall_spy guild", "spy fremen")
    assert len(scene.intrigue(0)) == 1


def test_u_10_7_a_spy_placed_in_the_reveal_turn_switches_smugglers_haven_on() -> None:
    scene = CardScene().set_row("spy_network").set(0, hand=["smugglers_haven", "convincing_argument"]).do("reveal")
    assert scene.goods(0) == (0, 0, 0)
    scene.do("acquire spy_network", "spy deep_desert")
    assert scene.goods(0) == (0, 2, 0)


def test_u_10_7_a_seat_bought_in_the_reveal_turn_switches_paracompass_on() -> None:
    scene = CardScene().set(0, hand=["paracompass", "corrinth_city"], solari=5).do("reveal")
    assert scene.persuasion == 0
    scene.do("use card.corrinth_city/council")
    assert scene.persuasion == 2 + 2


def test_two_fremen_cards_switch_each_other_on() -> None:
    scene = CardScene().set(0, hand=["northern_watermaster", "ecological_testing_station"]).do("reveal")
    assert scene.goods(0) == (0, 2, 1)
    scene = CardScene().set(0, hand=["unswerving_loyalty"] * 2, troops=(0, 0)).do("reveal")
    scene.do("use card.unswerving_loyalty/may", "deploy 1")
    scene.do("use card.unswerving_loyalty/may", "choose card.unswerving_loyalty/deploy", "deploy 1")
    assert scene.troops(0) == (10, 0, 2)


def test_u_20_9_guild_spy_counts_the_spies_in_place_when_the_spice_must_flow_is_acquired() -> None:
    scene = CardScene().set_row("spy_network").spies(0, "emperor")
    scene.set(0, hand=["guild_spy", *["prepare_the_way"] * 5]).do("reveal", "acquire the_spice_must_flow")
    scene.do("acquire spy_network", "spy fremen")
    assert [scene.influence(0, name) for name in ("emperor", "fremen")] == [1, 0]


def test_u_9_4_double_agent_may_recall_any_spy_and_then_places_it_at_the_space_visited() -> None:
    scene = CardScene().spies(0, "guild", "fremen", "emperor").set(0, hand=["double_agent"])
    scene.do("agent double_agent@gather_support").do(*scene.uses())
    assert set(scene.options) == {"recall_spy guild", "recall_spy fremen", "recall_spy emperor", "done"}
    scene.do("recall_spy fremen")
    assert scene.posts(0) == ["emperor", "guild", "landsraad"]


def test_u_4_2_infiltrate_comes_before_the_price_and_the_price_before_gathering() -> None:
    scene = CardScene().spies(0, "arrakeen_refinery", "refinery_research").set(1, agents=["spice_refinery"])
    scene.set(0, hand=["reconnaissance"], deck=["dagger"], spice=1).do("agent reconnaissance@spice_refinery")
    kinds = []
    for answer in ("recall_spy arrakeen_refinery", "price 1", "recall_spy refinery_research"):
        kinds.append(scene.kind)
        scene.do(answer)
    assert sorted(kinds[:2]) == ["infiltrate", "price"]
    assert kinds[2] == "gather"
    assert scene.goods(0) == (4, 0, 0)


def test_i_6_8_a_card_trashed_by_the_space_loses_what_is_left_of_its_box() -> None:
    scene = CardScene().set(0, hand=["chani_clever_tactician"], water=1, discard=[])
    scene.do("agent chani_clever_tactician@desert_tactics", "use space.desert_tactics/trash", "deploy 3")
    assert scene.trash == ["chani_clever_tactician"]
    assert scene.intrigue(0) == []


@pytest.mark.parametrize("space", ["sardaukar", "gather_support", "high_council"])
def test_sardaukar_coordination_deploys_only_what_was_recruited(space: str) -> None:
    recruits = {"sardaukar": 4, "gather_support": 2, "high_council": 3}[space]
    scene = CardScene().set(0, hand=["sardaukar_coordination"], spice=4, solari=5, council=True, intrigue=["impress"])
    scene.do(f"agent sardaukar_coordination@{space}")
    if scene.kind == "price":
        scene.do("price 0")
    assert scene.may_deploy() == recruits


def test_u_9_13_a_spy_recalled_as_a_price_counts_on_an_agent_turn() -> None:
    scene = CardScene().spies(0, "guild").set(0, hand=["rebel_supplier"], intrigue=["special_mission"])
    scene.do("agent rebel_supplier@spice_refinery", "play special_mission")
    scene.do("choose intrigue.special_mission/shield_wall", "done")
    assert scene.posts(0) == []
    assert scene.troops(0)[1] == 5


def test_i_6_8_dangerous_rhetoric_trashed_first_still_gives_its_influence() -> None:
    scene = CardScene().set(0, hand=["dangerous_rhetoric"]).do("agent dangerous_rhetoric@gather_support")
    scene.do("use card.dangerous_rhetoric/trash_this")
    assert scene.trash == ["dangerous_rhetoric"]
    scene.do(*scene.uses()).do("faction guild")
    assert scene.influence(0, "guild") == 1


def test_i_6_8_what_waits_of_a_revealed_card_is_lost_with_it() -> None:
    scene = CardScene().spies(0, "guild", "choam").set(0, hand=["calculus_of_power", "spy_network"], troops=(0, 1))
    scene.do("reveal")
    assert "use card.spy_network/intrigue" in scene.options
    scene.do("use card.calculus_of_power/swords")
    assert scene.trash == ["spy_network"]
    assert scene.uses() == []
    assert scene.strength(0) == 2 + 1 + 3


def test_u_9_10_the_card_gathered_may_be_discarded_for_the_agent_box() -> None:
    scene = CardScene().spies(0, "guild").set(0, hand=["space_time_folding"], deck=["guild_envoy", "dagger", "dagger"])
    scene.do("agent space_time_folding@deliver_supplies", "recall_spy guild", "use card.space_time_folding/draw")
    assert scene.cards(0, "hand") == ["dagger", "dagger"]


def test_leadership_counts_the_sandworms_summoned_on_the_same_turn() -> None:
    scene = CardScene().hooks(0).set(0, hand=["leadership"], deck=["dagger", "dagger", "diplomacy"], water=3)
    scene.do("agent leadership@deep_desert", "use space.deep_desert/harvest2").end_turn()
    assert scene.cards(0, "hand") == ["dagger", "dagger"]


def test_u_20_11_subversive_advisor_gives_both_steps_before_it_is_gone() -> None:
    scene = CardScene().spies(0, "emperor").set(0, hand=["subversive_advisor"], influence={"emperor": 2})
    scene.do("agent subversive_advisor@dutiful_service", "done")
    assert scene.influence(0, "emperor") == 4
    assert scene.kind == "place_spy"
    scene.do("spy guild").end_turn()
    assert scene.trash == ["subversive_advisor"]
    assert scene.posts(0) == ["emperor", "guild"]


def test_u_16_1_a_contract_icon_gives_two_solari_when_no_contract_is_left() -> None:
    scene = CardScene(choam=True).set(0, hand=["priority_contracts"], intrigue=["impress"])
    table = scene.state.uprising
    assert table is not None
    scene.seat(3).completed = table.bank + table.market
    table.bank, table.market = (), ()
    scene.do("agent priority_contracts@gather_support").do(*scene.uses())
    assert scene.goods(0) == (2, 0, 0)
