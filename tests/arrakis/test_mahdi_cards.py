"""Mahdi: what the planning cards of the Harkonnen do when they are played by rule (W-21.5.2)."""

from __future__ import annotations

from tests.arrakis.scenes import names
from tests.arrakis.solo_scenes import A, H, Solo

RABBAN = 1


def played(war: Solo, card: str) -> bool:
    """Say whether a card lies on the discard pile: some part of it has been carried out."""
    kept = [event.get("planning") for event in war.events("by_rule") if event["why"] == "kept"]
    return card not in kept


# -- House Harkonnen ----------------------------------------------------------------------------------------------


def test_hard_times_and_oppression_fills_villages_and_cities() -> None:
    war = Solo().turns_up("hard_times_and_oppression")
    assert [war.at(H, area)[0] for area in ("arsunt", "hagga_basin", "imperial_basin", "north_pole")] == [1, 1, 1, 1]
    assert [war.at(H, area)[1] for area in ("arrakeen", "carthag")] == [1, 1]


def test_forced_recruitment_brings_a_leader_as_a_deployment_does() -> None:
    war = Solo().turns_up("forced_recruitment")
    assert war.at(H, "arrakeen")[1] == 3
    assert war.where("beast_rabban") == "arrakeen"


def test_forced_recruitment_brings_no_more_than_fit() -> None:
    war = Solo().legion(H, "arrakeen", regular=5).turns_up("forced_recruitment")
    assert war.at(H, "arrakeen")[:2] == (5, 1)


def test_beloved_feyd_rautha_lets_him_enter_and_plays_a_card() -> None:
    war = Solo().on_top("hunter_seeker").turns_up("beloved_feyd_rautha")
    assert (war.where("feyd_rautha"), war.where("beast_rabban")) == ("beside", "gone")
    assert len(war.events("turned_up")) == 3


def test_beloved_feyd_rautha_then_strengthens_his_legion() -> None:
    war = Solo().in_play("feyd_rautha").legion(H, "nw_14", regular=1, named=("feyd_rautha",))
    war.turns_up("beloved_feyd_rautha")
    assert war.at(H, "nw_14")[1] == 2


def test_harkonnen_patrols_come_to_empty_deserts_nearest_to_the_target() -> None:
    war = Solo().turns_up("harkonnen_patrols")
    while war.asked == "place":
        war.play(war.options()[0])
    assert names(war.state.occupied[H]) <= {"ne_11", "ne_12", "ne_14", "ne_15", "ne_16"}
    assert war.state.occupied[H].bit_count() == 3


def test_arsunt_legion_attacks_if_it_can_else_moves() -> None:
    war = Solo().turns_up("arsunt_legion")
    assert war.events("moved")[0]["area"] == "arsunt"
    war = Solo().legion(A, "nw_16", regular=1).turns_up("arsunt_legion")
    assert war.events("attacked") == [{"area": "arsunt", "target": "nw_16"}]


def test_barons_personal_guard_places_him_and_moves_a_legion() -> None:
    war = Solo().turns_up("barons_personal_guard")
    while war.asked in ("place", "march_to"):
        war.play(war.options()[0])
    assert war.where("baron_harkonnen") not in ("beside", "out")
    assert len(war.events("moved")) == 1


def test_evidence_of_rebellion_places_two_elites_by_the_order_of_the_house_action() -> None:
    war = Solo().legion(H, "carthag", regular=1).turns_up("evidence_of_rebellion")
    while war.asked == "place":
        war.play(war.options()[0])
    assert sum(war.at(H, area)[1] for area in ("north_pole", "imperial_basin", "carthag", "arrakeen")) == 2


def test_polar_cap_factories_takes_all_wormsigns_round_the_pole() -> None:
    war = Solo().signs("ine_3", "ise_1", "nw_1").turns_up("polar_cap_factories")
    assert war.at(H, "north_pole")[:4] == (2, 1, 0, 1)
    assert names(war.state.signs[0] | war.state.signs[1] | war.state.signs[2]) == {"nw_1"}


def test_carthag_the_former_capital_fills_carthag() -> None:
    war = Solo().turns_up("carthag_the_former_capital")
    assert war.at(H, "carthag")[:5] == (3, 1, 0, 0, 1)


def test_workhorse_of_arrakis_places_vehicles_by_rule() -> None:
    war = Solo().turns_up("workhorse_of_arrakis").play("at nw_1")
    assert names(war.state.harvesters) == {"nw_1"}
    assert war.state.carryalls == 1 << 2


def test_sandmasters_places_three_harvesters() -> None:
    war = Solo().turns_up("sandmasters")
    while war.asked == "harvester_at":
        war.play(war.options()[0])
    assert war.state.harvesters.bit_count() == 3


def test_spotter_control_takes_the_wormsigns_nearest_to_the_target() -> None:
    war = Solo().signs("ne_11", "ne_12", "ne_13", "nw_1").turns_up("spotter_control")
    while war.asked == "take_signs":
        war.play(war.options()[0])
    assert names(war.state.signs[0] | war.state.signs[1] | war.state.signs[2]) == {"nw_1"}


def test_explosive_artillery_strikes_the_legion_nearest_to_the_target() -> None:
    war = Solo().legion(H, "ne_8", regular=1).legion(A, "ne_12", regular=4).legion(A, "ne_6", regular=4)
    war.turns_up("explosive_artillery")
    assert war.events("struck")[0]["area"] == "ne_12"


def test_mudir_nahya_places_rabban_and_attacks_with_that_legion() -> None:
    war = Solo().legion(H, "ne_11", regular=2).turns_up("mudir_nahya_the_demon_ruler")
    assert war.events("attacked") == [{"area": "ne_11", "target": "gara_kulon"}]
    assert war.where("beast_rabban") == "gara_kulon"


def test_mudir_nahya_without_rabban_places_a_leader_and_elites() -> None:
    war = Solo().legion(H, "nw_14", regular=2)
    war.state.leaders[RABBAN] = -3
    war.turns_up("mudir_nahya_the_demon_ruler").play("(with baron_harkonnen)")
    assert war.at(H, "nw_14")[:5] == (2, 2, 0, 0, 1)


def test_hunter_seeker_tanks_the_leader_nearest_to_the_target() -> None:
    war = Solo().legion(H, "ne_1", regular=1).legion(A, "ne_14", regular=6, named=("stilgar",))
    war.legion(A, "ne_2", regular=5, named=("paul_atreides",)).turns_up("hunter_seeker")
    assert war.where("stilgar").startswith("tank")
    assert war.where("paul_atreides") == "ne_2"


# -- Corrino ------------------------------------------------------------------------------------------------------


def test_rage_overcame_shaddam_lets_the_emperor_enter_and_plays_a_card() -> None:
    for which in "abc":
        war = Solo().on_top("killers_without_mercy").turns_up(f"rage_overcame_shaddam_iv_{which}")
        assert war.where("shaddam_iv") == "beside"
        assert len(war.events("turned_up")) == 3


def test_rage_overcame_shaddam_a_places_him_in_a_settlement() -> None:
    war = Solo().in_play("shaddam_iv").legion(H, "north_pole", regular=4).turns_up("rage_overcame_shaddam_iv_a")
    while war.asked in ("place", "muster"):
        war.play(war.options()[0])
    assert war.where("shaddam_iv") == "north_pole"
    assert war.at(H, "north_pole")[0] == 6
    assert sum(war.at(H, area)[0] for area in ("arrakeen", "imperial_basin", "hagga_basin", "carthag")) == 2


def test_rage_overcame_shaddam_b_places_sardaukar_in_a_legion() -> None:
    war = Solo().in_play("shaddam_iv").legion(H, "nw_14", regular=2).turns_up("rage_overcame_shaddam_iv_b")
    assert war.at(H, "nw_14")[:5] == (2, 0, 2, 0, 1)


def test_rage_overcame_shaddam_c_moves_and_attacks_with_that_legion() -> None:
    war = Solo().in_play("shaddam_iv").legion(H, "ne_7", special=2).turns_up("rage_overcame_shaddam_iv_c")
    assert war.events("moved")[0]["area"] == "ne_7"
    assert war.events("attacked")[0]["target"] == "gara_kulon"


def test_manipulation_of_others_lets_the_atreides_discard_two() -> None:
    war = Solo().hand(A, "war_plan", "thumpers", "hieregs").turns_up("manipulation_of_others")
    assert (war.to_move, war.asked) == (0, "opponent_discards")
    war.play("discard war_plan", "discard thumpers")
    assert len(war.state.hands[A]) == 1


def test_troop_carriers_carry_a_legion_to_the_one_nearest_to_the_target() -> None:
    war = Solo().legion(H, "arrakeen", regular=3).legion(H, "ne_8", regular=1).turns_up("troop_carriers")
    assert war.events("moved") == [{"area": "arrakeen", "to": "ne_8"}]
    assert war.at(H, "arrakeen")[5] == 2


def test_shigawire_moves_and_tanks_a_leader_beside_that_legion() -> None:
    war = Solo().legion(H, "ne_8", special=1).legion(A, "ne_14", regular=3, named=("stilgar",))
    war.turns_up("shigawire").play("to ne_12")
    assert war.where("stilgar").startswith("tank")


def test_hope_clouds_observation_hides_a_card_of_the_persons_choice() -> None:
    war = Solo().reveal("desert_war", "stunted_worms").turns_up("hope_clouds_observation")
    assert (war.to_move, war.asked) == (0, "hide_card")
    war.play("card desert_war")
    assert len(war.state.revealed) == 1


def test_reports_of_traitors_takes_a_house_die() -> None:
    war = Solo().dice(A, house=1, mentat=1).turns_up("reports_of_traitors")
    assert war.state.dice[4] == 0
    assert played(war, "reports_of_traitors")


def test_sardaukar_pogrom_moves_three_legions_with_sardaukar() -> None:
    war = Solo().legion(H, "ne_5", special=1).legion(H, "nw_14", special=1).legion(H, "carthag", special=1)
    war.legion(H, "arsunt", regular=3).turns_up("sardaukar_pogrom")
    while war.asked in ("march_to", "march"):
        war.play(war.options()[0])
    assert sorted(event["area"] for event in war.events("moved")) == ["carthag", "ne_5", "nw_14"]


def test_sardaukars_manner_makes_a_surprise_attack() -> None:
    war = Solo().legion(H, "ne_11", special=2).turns_up("sardaukars_manner")
    assert war.events("attacked")[0]["target"] == "gara_kulon"


def test_spies_all_over_arrakis_reveal_what_is_nearest_to_the_target() -> None:
    war = Solo().turns_up("spies_all_over_arrakis")
    assert war.events("flipped_sietch")[0]["area"] == "gara_kulon"
    assert [event["deck"] for event in war.events("reinforced")][:2] == ["house_harkonnen", "corrino_ally"]


def test_full_control_of_the_air_places_two_ornithopters_and_moves() -> None:
    war = Solo().legion(H, "carthag", regular=3).turns_up("full_control_of_the_air")
    while war.asked in ("flyer_at", "march_to", "move_by"):
        war.play(war.options()[0])
    assert [event["vehicle"] for event in war.events("vehicle")] == ["ornithopter", "ornithopter"]
    assert len(war.events("moved")) == 1


def test_moving_the_battle_group_comes_to_the_mountain_nearest_to_the_target() -> None:
    war = Solo().turns_up("moving_the_battle_group")
    assert war.at(H, "shield_wall_east")[:4] == (0, 2, 0, 1)


def test_killers_without_mercy_attack_or_are_kept() -> None:
    war = Solo().legion(H, "ne_11", special=2).turns_up("killers_without_mercy")
    assert war.events("attacked")
    war = Solo().legion(H, "ne_11", regular=2).turns_up("killers_without_mercy")
    assert not played(war, "killers_without_mercy")


def test_sardaukar_disguised_replaces_elites_and_moves() -> None:
    war = Solo().legion(H, "ne_5", elite=2).turns_up("sardaukar_disguised").play("(to ne_7)", "(to ne_8)")
    assert war.state.supply[6] == 6
    assert len(war.events("moved")) == 1


def test_i_decide_what_best_serves_his_majesty_places_aramsham_and_attacks() -> None:
    war = Solo().legion(H, "ne_11", special=2).turns_up("i_decide_what_best_serves_his_majesty")
    assert war.where("captain_aramsham") == "gara_kulon"


def test_seek_out_the_mahdi_bars_paul() -> None:
    war = Solo().legion(H, "ne_5", regular=2).turns_up("seek_out_the_mahdi").play("(to ne_7)", "(to ne_8)")
    assert war.state.seek == 2, "it is the next turn of the Atreides"
