"""Imperium cards of Uprising from Sardaukar Coordination to Wheels Within Wheels: what their boxes do."""

from __future__ import annotations

import pytest

from tests.imperium.uprising.card_scenes import CardScene


@pytest.mark.covers("card/sardaukar_coordination")
def test_sardaukar_coordination_deploys_recruits_of_this_turn_from_any_space() -> None:
    scene = CardScene().set(0, hand=["sardaukar_coordination"]).do("agent sardaukar_coordination@gather_support")
    assert scene.troops(0) == (7, 5, 0)
    assert scene.may_deploy() == 2
    scene.do("deploy 2")
    assert scene.troops(0) == (7, 3, 2)


@pytest.mark.covers("card/sardaukar_coordination")
def test_sardaukar_coordination_deploys_nobody_of_the_garrison() -> None:
    scene = CardScene().set(0, hand=["sardaukar_coordination"], intrigue=["impress"])
    scene.do("agent sardaukar_coordination@dutiful_service")
    assert scene.may_deploy() == 0


@pytest.mark.covers("card/sardaukar_coordination")
def test_sardaukar_coordination_gives_a_sword_for_each_emperor_card_revealed_itself_too() -> None:
    scene = CardScene().set(0, played=["public_spectacle"], troops=(0, 1))
    scene.set(0, hand=["sardaukar_coordination", "spy_network", "dagger"]).do("reveal")
    scene.do(*scene.uses())
    assert scene.strength(0) == 2 + 2 + 1 + 1


@pytest.mark.covers("card/sardaukar_soldier")
@pytest.mark.parametrize("zone", ["hand", "discard", "played"])
def test_sardaukar_soldier_brings_an_intrigue_card_when_trashed_from_any_zone(zone: str) -> None:
    scene = CardScene().set(0, hand=["desert_survival"], discard=[])
    scene.set(0, **{zone: ["desert_survival", "sardaukar_soldier"] if zone == "hand" else ["sardaukar_soldier"]})
    scene.do("agent desert_survival@imperial_basin", "use card.desert_survival/trash")
    scene.do(f"trash sardaukar_soldier {'play' if zone == 'played' else zone}")
    assert len(scene.intrigue(0)) == 1


@pytest.mark.covers("card/sardaukar_soldier")
def test_sardaukar_soldier_does_nothing_on_an_agent_turn() -> None:
    scene = CardScene().set(0, hand=["sardaukar_soldier"]).do("agent sardaukar_soldier@spice_refinery")
    assert scene.uses() == []
    assert scene.intrigue(0) == []


@pytest.mark.covers("card/shishakli")
def test_shishakli_trashes_a_card_as_the_price_of_a_card() -> None:
    scene = CardScene().set(0, hand=["shishakli", "diplomacy"], deck=["dagger"])
    scene.do("agent shishakli@imperial_basin")
    assert "done" in scene.options
    scene.do("use card.shishakli/draw", "trash diplomacy hand")
    assert scene.cards(0, "hand") == ["dagger"]
    assert scene.trash == ["diplomacy"]


@pytest.mark.covers("card/shishakli")
@pytest.mark.parametrize(("other", "influence"), [("maula_pistol", 1), ("dagger", 0)])
def test_shishakli_gives_fremen_influence_with_a_fremen_bond(other: str, influence: int) -> None:
    scene = CardScene().set(0, hand=["shishakli", other]).do("reveal")
    assert scene.influence(0, "fremen") == influence


@pytest.mark.covers("card/smugglers_harvester")
@pytest.mark.parametrize(("space", "spice"), [("imperial_basin", 2), ("accept_contract", 0)])
def test_smugglers_harvester_gives_a_spice_on_a_visit_to_a_maker_space(space: str, spice: int) -> None:
    scene = CardScene().set(0, hand=["smugglers_harvester"]).do(f"agent smugglers_harvester@{space}")
    assert scene.goods(0)[1] == spice


@pytest.mark.covers("card/smugglers_haven")
def test_smugglers_haven_sells_a_point_for_four_spice() -> None:
    scene = CardScene().set(0, hand=["smugglers_haven"], spice=8)
    scene.do("agent smugglers_haven@deliver_supplies", "use card.smugglers_haven/vp")
    assert scene[0].vp == 2
    assert scene.goods(0) == (0, 4, 1)


@pytest.mark.covers("card/smugglers_haven")
def test_smugglers_haven_may_be_paid_with_the_spice_of_the_visit_and_may_be_declined() -> None:
    scene = CardScene().set(0, hand=["smugglers_haven"], spice=3).do("agent smugglers_haven@imperial_basin")
    assert "use card.smugglers_haven/vp" in scene.options
    scene.do("done")
    assert scene[0].vp == 1


@pytest.mark.covers("card/smugglers_haven")
@pytest.mark.parametrize(("post", "spice"), [("deep_desert", 2), ("imperial_basin", 2), ("choam", 0)])
def test_smugglers_haven_gives_two_spice_when_spying_on_a_maker_space(post: str, spice: int) -> None:
    scene = CardScene().spies(0, post).set(0, hand=["smugglers_haven"]).do("reveal")
    assert scene.goods(0) == (0, spice, 0)


@pytest.mark.covers("card/smugglers_haven")
def test_smugglers_haven_does_not_count_an_agent_on_a_maker_space_or_anothers_spy() -> None:
    scene = CardScene().spies(1, "deep_desert").set(0, hand=["smugglers_haven"], agents=["hagga_basin"])
    assert scene.do("reveal").goods(0) == (0, 0, 0)


@pytest.mark.covers("card/southern_elders")
@pytest.mark.parametrize(("other", "garrison"), [("truthtrance", 5), ("maula_pistol", 3)])
def test_southern_elders_recruit_two_beside_another_sister(other: str, garrison: int) -> None:
    scene = CardScene().set(0, hand=["southern_elders"], played=[other]).do("agent southern_elders@secrets")
    assert scene.troops(0)[1] == garrison


@pytest.mark.covers("card/southern_elders")
@pytest.mark.parametrize(("other", "persuasion"), [("maula_pistol", 3), ("truthtrance", 1)])
def test_southern_elders_give_a_water_and_with_a_fremen_bond_two_persuasion(other: str, persuasion: int) -> None:
    scene = CardScene().set(0, hand=["southern_elders", other], intrigue=["impress"]).do("reveal")
    assert scene.goods(0) == (0, 0, 1)
    assert scene.persuasion == persuasion


@pytest.mark.covers("card/space_time_folding")
def test_space_time_folding_may_discard_for_one_card_or_for_a_guild_card_two() -> None:
    scene = CardScene().set(0, hand=["space_time_folding", "diplomacy"], deck=["dagger"] * 2)
    scene.do("agent space_time_folding@deliver_supplies", "use card.space_time_folding/draw")
    assert scene.cards(0, "hand") == ["dagger"]
    scene = CardScene().set(0, hand=["space_time_folding", "guild_envoy"], deck=["dagger"] * 2)
    scene.do("agent space_time_folding@deliver_supplies", "use card.space_time_folding/draw")
    assert scene.cards(0, "hand") == ["dagger"] * 2


@pytest.mark.covers("card/space_time_folding")
def test_space_time_folding_may_be_declined() -> None:
    scene = CardScene().set(0, hand=["space_time_folding", "diplomacy"], deck=["dagger"])
    scene.do("agent space_time_folding@deliver_supplies", "done")
    assert scene.cards(0, "hand") == ["diplomacy"]


@pytest.mark.covers("card/spacing_guilds_favor")
def test_spacing_guilds_favor_draws_a_card() -> None:
    scene = CardScene().set(0, hand=["spacing_guilds_favor"], deck=["dagger"])
    scene.do("agent spacing_guilds_favor@deliver_supplies")
    assert scene.cards(0, "hand") == ["dagger"]


@pytest.mark.covers("card/spacing_guilds_favor")
def test_u_20_1_spacing_guilds_favor_gives_two_spice_when_discarded_from_hand() -> None:
    scene = CardScene().set(0, hand=["space_time_folding", "spacing_guilds_favor"], deck=["dagger"] * 2)
    scene.do("agent space_time_folding@deliver_supplies", "use card.space_time_folding/draw")
    assert scene.goods(0) == (0, 2, 1)


@pytest.mark.covers("card/spacing_guilds_favor")
def test_u_20_1_an_opponent_who_must_discard_spacing_guilds_favor_gains_the_spice() -> None:
    scene = CardScene().spies(0, "landsraad").set(0, hand=["covert_operation"])
    scene.set(1, hand=["spacing_guilds_favor"]).do("agent covert_operation@gather_support", "done")
    assert scene.goods(1) == (0, 2, 0)


@pytest.mark.covers("card/spacing_guilds_favor")
def test_u_10_6_cleaning_up_does_not_discard_spacing_guilds_favor() -> None:
    scene = CardScene().set(0, hand=["spacing_guilds_favor"]).do("reveal", "done")
    assert scene.cards(0, "discard") == ["spacing_guilds_favor"]
    assert scene.goods(0) == (0, 0, 0)


@pytest.mark.covers("card/spacing_guilds_favor")
def test_spacing_guilds_favor_sells_influence_of_choice_for_three_spice() -> None:
    scene = CardScene().set(0, hand=["spacing_guilds_favor"], spice=6)
    scene.do("reveal", "use card.spacing_guilds_favor/influence", "faction fremen")
    assert scene.influence(0, "fremen") == 1
    assert scene.goods(0) == (0, 3, 0)
    assert scene.uses() == []


@pytest.mark.covers("card/spy_network")
def test_spy_network_recalls_a_spy_for_an_intrigue_card_with_two_on_the_board() -> None:
    scene = CardScene().spies(0, "guild", "choam").set(0, hand=["spy_network"])
    scene.do("reveal", "use card.spy_network/intrigue", "recall_spy guild")
    assert scene.posts(0) == ["choam"]
    assert len(scene.intrigue(0)) == 1


@pytest.mark.covers("card/spy_network")
def test_spy_network_offers_nothing_with_one_spy() -> None:
    scene = CardScene().spies(0, "guild").set(0, hand=["spy_network"]).do("reveal")
    assert scene.uses() == []


@pytest.mark.covers("card/spy_network")
def test_acquiring_spy_network_places_a_spy_and_no_agent_goes_by_it() -> None:
    scene = CardScene().set(0, hand=["convincing_argument"]).set_row("spy_network")
    scene.do("reveal", "acquire spy_network", "spy fremen")
    assert scene.posts(0) == ["fremen"]
    assert CardScene().spies(0, "fremen").set(0, hand=["spy_network", "dagger"]).why("agent spy_network@fremkit")


@pytest.mark.covers("card/steersman")
def test_u_20_8_steersman_draws_and_must_recall_another_agent() -> None:
    scene = CardScene().set(0, swordmaster=True, agents=["assembly_hall", "fremkit"])
    scene.set(0, hand=["steersman"], deck=["dagger"], intrigue=["impress"]).do("agent steersman@deliver_supplies")
    while "recall fremkit" not in scene.options:
        assert "done" not in scene.options
        scene.do(scene.uses()[-1])
    assert "recall deliver_supplies" not in scene.options
    scene.do("recall fremkit")
    assert scene.agents_on("fremkit") == []
    assert scene[0].ready == 1
    scene.end_turn()
    assert scene.cards(0, "hand") == ["dagger"]


@pytest.mark.covers("card/steersman")
def test_u_15_1_steersman_never_recalls_the_agent_it_sent() -> None:
    scene = CardScene().set(0, hand=["steersman"], deck=["dagger"]).do("agent steersman@deliver_supplies")
    assert scene.cards(0, "hand") == ["dagger"]
    assert scene.agents_on("deliver_supplies") == [0]
    assert scene.to_move == 1


@pytest.mark.covers("card/steersman")
def test_steersman_gives_two_spice_when_revealed_and_guild_influence_when_acquired() -> None:
    assert CardScene().set(0, hand=["steersman"]).do("reveal").goods(0) == (0, 2, 0)
    scene = CardScene().set(0, hand=["prepare_the_way"] * 4).set_row("steersman")
    assert scene.do("reveal", "acquire steersman").influence(0, "guild") == 1


@pytest.mark.covers("card/stilgar_the_devoted")
def test_stilgar_the_devoted_recruits_two() -> None:
    scene = CardScene().set(0, hand=["stilgar_the_devoted"]).do("agent stilgar_the_devoted@imperial_basin")
    assert scene.troops(0) == (7, 5, 0)
    assert scene.may_deploy() == 4


@pytest.mark.covers("card/stilgar_the_devoted")
def test_stilgar_the_devoted_gives_two_persuasion_for_each_fremen_card_in_play_himself_too() -> None:
    scene = CardScene().set(0, played=["desert_power", "dagger"])
    scene.set(0, hand=["stilgar_the_devoted", "rebel_supplier", "diplomacy"]).do("reveal")
    scene.do(*scene.uses())
    assert scene.persuasion == 6 + 1


@pytest.mark.covers("card/strike_fleet")
@pytest.mark.parametrize(("answer", "garrison"), [("recall_spy fremen", 6), ("done", 3)])
def test_strike_fleet_recruits_three_if_a_spy_was_recalled(answer: str, garrison: int) -> None:
    scene = CardScene().spies(0, "fremen").set(0, hand=["strike_fleet"]).do("agent strike_fleet@fremkit", answer)
    assert scene.troops(0)[1] == garrison


@pytest.mark.covers("card/strike_fleet")
def test_strike_fleet_counts_the_spy_that_infiltrated() -> None:
    scene = CardScene().spies(0, "fremen").set(0, hand=["strike_fleet"]).set(1, agents=["fremkit"])
    scene.do("agent strike_fleet@fremkit")
    assert scene.posts(0) == []
    assert scene.troops(0)[1] == 6


@pytest.mark.covers("card/strike_fleet")
def test_acquiring_strike_fleet_places_a_spy() -> None:
    scene = CardScene().set(0, hand=["prepare_the_way"] * 3).set_row("strike_fleet")
    assert scene.do("reveal", "acquire strike_fleet", "spy council").posts(0) == ["council"]


@pytest.mark.covers("card/subversive_advisor")
def test_u_20_11_subversive_advisor_doubles_the_influence_of_the_visit_and_must_go() -> None:
    scene = CardScene().spies(0, "guild").set(0, hand=["subversive_advisor"])
    scene.do("agent subversive_advisor@deliver_supplies", "done").end_turn()
    assert scene.influence(0, "guild") == 2
    assert scene.trash == ["subversive_advisor"]


@pytest.mark.covers("card/subversive_advisor")
def test_u_20_11_subversive_advisor_stays_elsewhere() -> None:
    scene = CardScene().spies(0, "choam").set(0, hand=["subversive_advisor"])
    scene.do("agent subversive_advisor@accept_contract", "done").end_turn()
    assert scene[0].influence == [0, 0, 0, 0]
    assert scene.trash == []
    assert scene.cards(0, "played") == ["subversive_advisor"]


@pytest.mark.covers("card/subversive_advisor")
def test_acquiring_subversive_advisor_places_a_spy() -> None:
    scene = CardScene().set(0, hand=["prepare_the_way"] * 3).set_row("subversive_advisor")
    assert scene.do("reveal", "acquire subversive_advisor", "spy choam").posts(0) == ["choam"]


@pytest.mark.covers("card/treacherous_maneuver")
def test_treacherous_maneuver_trashes_itself_and_an_emperor_card_from_hand_for_another_influence() -> None:
    scene = CardScene().set(0, hand=["treacherous_maneuver", "sardaukar_soldier", "diplomacy"])
    scene.do("agent treacherous_maneuver@deliver_supplies", "use card.treacherous_maneuver/visit_influence")
    assert scene.influence(0, "guild") == 2
    assert sorted(scene.trash) == ["sardaukar_soldier", "treacherous_maneuver"]
    assert len(scene.intrigue(0)) == 1


@pytest.mark.covers("card/treacherous_maneuver")
def test_treacherous_maneuver_may_be_declined() -> None:
    scene = CardScene().set(0, hand=["treacherous_maneuver", "sardaukar_soldier"])
    scene.do("agent treacherous_maneuver@deliver_supplies", "done")
    assert scene.influence(0, "guild") == 1
    assert scene.trash == []


@pytest.mark.covers("card/treacherous_maneuver")
def test_treacherous_maneuver_needs_an_emperor_card_in_hand() -> None:
    scene = CardScene().set(0, hand=["treacherous_maneuver", "diplomacy"], played=["sardaukar_soldier"])
    scene.set(0, intrigue=["impress"]).do("agent treacherous_maneuver@deliver_supplies")
    assert scene.uses() == []


@pytest.mark.covers("card/treacherous_maneuver")
def test_treacherous_maneuver_brings_an_intrigue_card_when_revealed() -> None:
    scene = CardScene().set(0, hand=["treacherous_maneuver"]).do("reveal")
    assert len(scene.intrigue(0)) == 1


@pytest.mark.covers("card/tread_in_darkness")
def test_tread_in_darkness_may_trash_and_draws_beside_another_sister() -> None:
    scene = CardScene().set(0, hand=["tread_in_darkness", "diplomacy"], played=["truthtrance"], deck=["dagger"])
    scene.do("agent tread_in_darkness@imperial_basin", "use card.tread_in_darkness/trash", "trash diplomacy hand")
    scene.end_turn()
    assert scene.cards(0, "hand") == ["dagger"]
    assert scene.trash == ["diplomacy"]


@pytest.mark.covers("card/tread_in_darkness")
def test_i_6_3_tread_in_darkness_may_draw_first_and_trash_the_card_drawn() -> None:
    scene = CardScene().set(0, hand=["tread_in_darkness", "diplomacy"], played=["truthtrance"], deck=["dagger"])
    scene.do("agent tread_in_darkness@imperial_basin", "use card.tread_in_darkness/draw")
    scene.do("use card.tread_in_darkness/trash", "trash dagger hand")
    assert scene.cards(0, "hand") == ["diplomacy"]


@pytest.mark.covers("card/tread_in_darkness")
def test_tread_in_darkness_draws_also_when_the_trash_is_declined() -> None:
    scene = CardScene().set(0, hand=["tread_in_darkness", "diplomacy"], played=["truthtrance"], deck=["dagger"])
    scene.do("agent tread_in_darkness@imperial_basin")
    assert "done" not in scene.options
    scene.do("use card.tread_in_darkness/draw", "done")
    assert scene.cards(0, "hand") == ["dagger", "diplomacy"]
    assert scene.trash == []


@pytest.mark.covers("card/tread_in_darkness")
def test_tread_in_darkness_does_nothing_alone() -> None:
    scene = CardScene().set(0, hand=["tread_in_darkness", "diplomacy"], deck=["dagger"])
    scene.do("agent tread_in_darkness@imperial_basin")
    assert scene.uses() == []
    assert scene.cards(0, "hand") == ["diplomacy"]


@pytest.mark.covers("card/truthtrance")
def test_truthtrance_only_sends_the_agent() -> None:
    scene = CardScene().set(0, hand=["truthtrance"]).do("agent truthtrance@deliver_supplies")
    assert scene.to_move == 1
    assert scene.goods(0) == (0, 0, 1)


@pytest.mark.covers("card/undercover_asset")
@pytest.mark.parametrize(
    ("space", "goods"), [("imperial_privilege", "solari"), ("shipping", "spice"), ("sietch_tabr", "water")]
)
def test_u_20_12_undercover_asset_lifts_the_influence_that_a_space_asks_for(space: str, goods: str) -> None:
    scene = CardScene().set(0, hand=["undercover_asset", "signet_ring"], solari=3, spice=3)
    assert f"agent undercover_asset@{space}" in scene.options
    assert f"agent signet_ring@{space}" not in scene.options


@pytest.mark.covers("card/undercover_asset")
def test_u_20_12_undercover_asset_still_pays_and_is_still_blocked() -> None:
    scene = CardScene().set(0, hand=["undercover_asset"], solari=2, spice=3).set(1, agents=["shipping"])
    assert scene.why("agent undercover_asset@imperial_privilege") == "Imperial Privilege costs 3 solari; you have 2"
    assert scene.why("agent undercover_asset@shipping")


@pytest.mark.covers("card/undercover_asset")
def test_undercover_asset_gives_a_spy_or_two_swords() -> None:
    scene = CardScene().set(0, hand=["undercover_asset"], troops=(0, 1)).do("reveal")
    assert scene.options == ["use card.undercover_asset/spy", "use card.undercover_asset/swords"]
    scene.do("use card.undercover_asset/spy", "spy guild")
    assert scene.posts(0) == ["guild"]
    assert scene.strength(0) == 2
    scene = CardScene().set(0, hand=["undercover_asset"], troops=(0, 1))
    assert scene.do("reveal", "use card.undercover_asset/swords").strength(0) == 4


@pytest.mark.covers("card/unswerving_loyalty")
def test_unswerving_loyalty_recruits_and_with_a_fremen_bond_may_deploy_that_troop() -> None:
    scene = CardScene().set(0, hand=["unswerving_loyalty", "maula_pistol"], troops=(0, 0)).do("reveal")
    assert scene.troops(0) == (11, 1, 0)
    assert "done" in scene.options
    scene.do("use card.unswerving_loyalty/may", "deploy 1")
    assert scene.troops(0) == (11, 0, 1)
    assert scene.strength(0) == 3
    assert scene.uses() == []


@pytest.mark.covers("card/unswerving_loyalty")
def test_unswerving_loyalty_with_a_fremen_bond_may_retreat_a_troop() -> None:
    scene = CardScene().set(0, hand=["unswerving_loyalty", "maula_pistol"], troops=(0, 2)).do("reveal")
    scene.do("use card.unswerving_loyalty/may", "choose card.unswerving_loyalty/retreat", "retreat 1")
    assert scene.troops(0) == (9, 2, 1)
    assert scene.strength(0) == 3
    assert scene.uses() == []


@pytest.mark.covers("card/unswerving_loyalty")
def test_unswerving_loyalty_alone_only_recruits() -> None:
    scene = CardScene().set(0, hand=["unswerving_loyalty", "convincing_argument"], troops=(1, 1)).do("reveal")
    assert scene.troops(0) == (9, 2, 1)
    assert scene.uses() == []


@pytest.mark.covers("card/weirding_woman")
def test_weirding_woman_returns_to_hand_beside_another_sister_and_may_go_again() -> None:
    scene = CardScene().set(0, hand=["weirding_woman"], played=["truthtrance"])
    scene.do("agent weirding_woman@imperial_basin").end_turn()
    assert scene.cards(0, "hand") == ["weirding_woman"]
    assert scene.cards(0, "played") == ["truthtrance"]
    scene.begin_turn(0)
    assert "agent weirding_woman@accept_contract" in scene.options


@pytest.mark.covers("card/weirding_woman")
def test_weirding_woman_stays_in_play_alone() -> None:
    scene = CardScene().set(0, hand=["weirding_woman"], played=["maula_pistol"])
    scene.do("agent weirding_woman@imperial_basin").end_turn()
    assert scene.cards(0, "hand") == []


@pytest.mark.covers("card/wheels_within_wheels")
@pytest.mark.parametrize(
    ("emperor", "guild", "goods"), [(1, 1, (0, 0)), (2, 1, (2, 0)), (1, 2, (0, 1)), (2, 2, (2, 1))]
)
def test_wheels_within_wheels_has_a_condition_for_each_half(emperor: int, guild: int, goods: tuple[int, int]) -> None:
    scene = CardScene().set(0, hand=["wheels_within_wheels"], influence={"emperor": emperor, "guild": guild})
    scene.spies(0, "landsraad").do("agent wheels_within_wheels@gather_support", "done")
    assert scene.goods(0)[:2] == goods


@pytest.mark.covers("card/wheels_within_wheels")
def test_wheels_within_wheels_places_a_spy_when_revealed() -> None:
    scene = CardScene().set(0, hand=["wheels_within_wheels"]).do("reveal").end_turn()
    assert len(scene.posts(0)) == 1
