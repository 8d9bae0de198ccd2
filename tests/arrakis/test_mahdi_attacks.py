"""Mahdi: dice and special actions (W-21.3), power, and which legion attacks what (W-21.4)."""

from __future__ import annotations

from kanly.arrakis.board import AREA_IDS
from kanly.arrakis.ids import GONE, HAWAT
from kanly.arrakis.mahdi.ways import count, single
from kanly.arrakis.steps import NEXT_TURN
from tests.arrakis.solo_scenes import A, H, Solo

STRATEGY, LEADERSHIP, DEPLOYMENT, MENTAT, HOUSE = range(5)
FACES = {"leadership": 0, "strategy": 1, "deployment": 3, "mentat": 4, "house": 5}
"""Where a symbol is on the die of the Harkonnen."""

# -- dice (W-21.3.1, W-21.3.2) ------------------------------------------------------------------------------------


def test_w_21_3_1_after_a_turn_of_the_atreides_a_die_is_rolled_and_used_at_once() -> None:
    war = Solo().legion(H, "arrakeen", regular=2)
    war.turn(A)
    war.falls("action", FACES["deployment"]).play("die strategy", "do nothing", "(done)")
    assert war.events("rolled_die") == [{"symbol": "deployment"}]
    assert war.mahdi.unrolled == 7
    assert war.mahdi.spent == (0, 0, 1, 0, 0)
    assert war.to_move == 0


def test_w_21_3_1_a_symbol_with_three_spent_dice_is_rolled_again() -> None:
    war = Solo()
    war.mahdi.spent, war.mahdi.unrolled = (3, 0, 0, 0, 0), 5
    war.falls("action", FACES["strategy"], 2, FACES["leadership"])
    war.step(NEXT_TURN, H)
    assert war.mahdi.spent == (3, 1, 0, 0, 0)


def test_w_21_3_1_leaders_in_the_tanks_move_when_a_die_is_spent() -> None:
    war = Solo()
    war.state.leaders[0] = -11
    war.rolls("strategy")
    assert war.where("baron_harkonnen") == "tank 2"


def test_w_21_3_2_dice_that_are_not_rolled_count_for_desert_power() -> None:
    war = Solo().dice(A, strategy=2)
    war.mahdi.unrolled, war.mahdi.spent = 2, (2, 2, 2, 0, 0)
    assert "do desert_power" not in war.turn(A).options()
    war.mahdi.unrolled, war.mahdi.spent = 3, (2, 2, 1, 0, 0)
    assert "do desert_power" in war.turn(A).options()


def test_w_21_3_1_the_phase_ends_with_the_last_die() -> None:
    war = Solo()
    war.mahdi.unrolled, war.mahdi.spent = 1, (2, 2, 2, 1, 0)
    war.rolls("strategy")
    assert war.state.phase != 1


# -- special actions (W-21.3.3, W-21.3.7, W-21.8.8) ---------------------------------------------------------------


def test_w_21_3_3_a_special_action_comes_before_the_printed_one_and_spends_the_card() -> None:
    war = Solo().legion(H, "arrakeen", regular=3)
    war.rolls("house")
    assert war.at(H, "arrakeen")[:2] == (0, 3)
    assert war.state.spent & 1
    assert not war.events("vehicle"), "the Baron only replaces (W-21.3.7)"
    war.rolls("house")
    assert war.asked == "harvester_at"


def test_w_21_3_7_a_special_action_of_which_no_part_can_be_done_is_not_taken() -> None:
    war = Solo().legion(H, "arrakeen", elite=3)
    war.rolls("house")
    assert not war.state.spent & 1


def test_w_21_3_7_not_of_a_leader_in_the_tanks() -> None:
    war = Solo().legion(H, "arrakeen", regular=3)
    war.state.leaders[0] = -12
    war.rolls("house")
    assert war.at(H, "arrakeen")[:2] == (1, 2)


def test_w_21_3_7_rabban_moves_twice_and_stops_beside_the_target() -> None:
    war = Solo().legion(H, "ne_7", regular=4, named=("beast_rabban",))
    war.rolls("leadership").play("(to ne_11)", "(to shield_wall_east)")
    assert war.where("beast_rabban") == "shield_wall_east"
    assert war.state.spent >> 1 & 1


def test_w_21_3_7_it_comes_even_before_an_attack_on_a_sietch() -> None:
    war = Solo().legion(H, "ne_7", regular=4, named=("beast_rabban",)).legion(H, "ne_12", regular=4, generic=1)
    war.rolls("leadership")
    assert not war.events("attacked")
    assert war.events("special") == [{"leader": "beast_rabban"}]


def test_w_21_3_7_feyd_attacks_at_once_where_he_can() -> None:
    war = Solo().in_play("feyd_rautha").legion(H, "ne_11", regular=4, named=("feyd_rautha",))
    war.state.leaders[1] = GONE
    war.rolls("leadership")
    assert war.events("attacked") == [{"area": "ne_11", "target": "gara_kulon"}]


def test_w_21_3_7_feyd_moves_nearer_then_attacks() -> None:
    war = Solo().in_play("feyd_rautha").legion(H, "ne_7", regular=4, named=("feyd_rautha",))
    war.state.leaders[1] = GONE
    war.rolls("leadership").play("(to shield_wall_east)")
    assert war.events("moved")
    assert war.events("attacked")[0]["target"] == "gara_kulon"


def test_w_21_8_8_hawat_draws_three_house_harkonnen_cards_and_plays_them() -> None:
    war = Solo().in_play("thufir_hawat")
    war.on_top("forced_recruitment", "carthag_the_former_capital", "hunter_seeker")
    war.rolls("mentat")
    played = [event["planning"] for event in war.events("turned_up")]
    assert played == ["hunter_seeker", "carthag_the_former_capital", "forced_recruitment"]


def test_w_21_8_8_mohiam_draws_three_corrino_cards_and_plays_them() -> None:
    war = Solo().in_play("gaius_helen_mohiam")
    war.on_top("reports_of_traitors", "killers_without_mercy", "troop_carriers")
    war.rolls("mentat")
    assert [event["planning"] for event in war.events("turned_up")] == [
        "troop_carriers",
        "killers_without_mercy",
        "reports_of_traitors",
    ]


def test_w_21_3_3_aramsham_deploys_a_sardaukar() -> None:
    war = Solo().legion(H, "arrakeen", regular=1)
    war.rolls("deployment").play("(with beast_rabban)")
    assert war.at(H, "arrakeen")[:3] == (3, 0, 1)


def test_w_21_3_3_shaddam_makes_three_elites_sardaukar() -> None:
    war = Solo().in_play("shaddam_iv").legion(H, "arrakeen", elite=4)
    war.rolls("strategy")
    assert war.at(H, "arrakeen")[:3] == (0, 1, 3)
    assert not war.events("moved")


# -- power (W-21.3.8) ---------------------------------------------------------------------------------------------


def test_w_21_3_8_power_counts_units_leaders_and_tokens() -> None:
    war = Solo().legion(A, "nw_4", regular=1, special=1, generic=1, tokens=("atreides_start_rr",))
    legion = war.state.legions[AREA_IDS["nw_4"]]
    assert (count(legion), single(legion)) == (5, 2 + 4 + 1 + 2)


def test_w_21_3_8_equal_powers_are_compared_by_single_units() -> None:
    war = Solo().legion(H, "ne_11", elite=3).legion(A, "gara_kulon", regular=3)
    assert war.rolls("strategy").events("attacked")
    war = Solo(ties="kept").legion(H, "ne_11", elite=3).legion(A, "gara_kulon", regular=3)
    assert not war.rolls("strategy").events("attacked")


def test_w_21_3_8_the_rank_of_a_sietch_does_not_count() -> None:
    war = Solo().ranks(gara_kulon=3).legion(H, "ne_11", regular=2).legion(A, "gara_kulon", regular=1)
    assert war.rolls("strategy").events("attacked")


# -- attack a sietch (W-21.4.1) -----------------------------------------------------------------------------------


def test_w_21_4_1_any_sietch_with_less_power_is_attacked_not_only_the_target() -> None:
    war = Solo().legion(H, "nw_13", regular=3)
    assert war.rolls("strategy").events("attacked") == [{"area": "nw_13", "target": "bight_of_the_cliff"}]


def test_w_21_4_1_the_power_must_be_greater() -> None:
    war = Solo().legion(H, "ne_11", regular=3).legion(A, "gara_kulon", regular=3)
    assert not war.rolls("strategy").events("attacked")


def test_w_21_4_1_an_ornithopter_carries_the_attack_if_need_be() -> None:
    war = Solo().legion(H, "ne_7", regular=3).ornithopters("az_1")
    war.rolls("strategy")
    assert war.events("attacked") == [{"area": "ne_7", "target": "gara_kulon"}]
    assert war.state.ornithopters == 0


def test_w_21_4_1_the_sietch_of_highest_rank_comes_first_even_face_down() -> None:
    war = Solo().ranks(gara_kulon=1, bight_of_the_cliff=3)
    war.legion(H, "ne_11", regular=6).legion(H, "nw_13", regular=2)
    assert war.rolls("strategy").events("attacked") == [{"area": "nw_13", "target": "bight_of_the_cliff"}]


def test_w_21_4_1_then_the_greatest_difference_of_power() -> None:
    war = Solo().ranks(gara_kulon=2, bight_of_the_cliff=2).legion(A, "gara_kulon", regular=3)
    war.legion(H, "ne_11", regular=5).legion(H, "nw_13", regular=4)
    assert war.rolls("strategy").events("attacked") == [{"area": "nw_13", "target": "bight_of_the_cliff"}]


def test_w_21_4_1_then_a_legion_that_needs_no_ornithopter() -> None:
    war = Solo().legion(H, "ne_7", regular=3).legion(H, "ne_12", regular=3).ornithopters("az_1")
    assert war.rolls("strategy").events("attacked") == [{"area": "ne_12", "target": "gara_kulon"}]


def test_w_21_4_1_then_the_target_sietch() -> None:
    war = Solo().ranks(gara_kulon=2, bight_of_the_cliff=2).legion(H, "ne_11", regular=3).legion(H, "nw_13", regular=3)
    assert war.rolls("strategy").events("attacked") == [{"area": "ne_11", "target": "gara_kulon"}]


def test_w_21_4_1_among_equals_the_person_chooses() -> None:
    war = Solo().legion(H, "ne_11", regular=3).legion(H, "ne_12", regular=3)
    war.rolls("strategy")
    assert (war.to_move, war.asked, war.options()) == (0, "attack", ["from ne_11", "from ne_12"])
    war.play("from ne_12")
    assert war.events("attacked") == [{"area": "ne_12", "target": "gara_kulon"}]


def test_w_21_4_1_impassable_borders_do_not_count() -> None:
    war = Solo().aim("bight_of_the_cliff", "gara_kulon").legion(H, "shield_wall_west", regular=3)
    war.legion(A, "inw_1", regular=1)
    assert war.rolls("strategy").events("attacked") == [{"area": "shield_wall_west", "target": "inw_1"}]


def test_w_21_4_leadership_is_for_legions_with_a_leader_and_a_surprise() -> None:
    war = Solo().legion(H, "ne_11", regular=5).legion(H, "nw_13", regular=2, generic=1)
    war.state.spent |= 1 << 1
    war.legion(A, "bight_of_the_cliff", regular=1)
    war.rolls("leadership")
    assert war.events("attacked") == [{"area": "nw_13", "target": "bight_of_the_cliff"}]
    assert sum(war.events("rolled_combat")[0].values()) == 2 + len(war.events("reinforcement_used")) + 1


# -- attack a legion (W-21.4.2) -----------------------------------------------------------------------------------


def test_w_21_4_2_a_weaker_legion_beside_is_attacked_where_no_sietch_can_be() -> None:
    war = Solo().legion(H, "hagga_basin", regular=4).legion(A, "inw_2", regular=2)
    assert war.rolls("strategy").events("attacked") == [{"area": "hagga_basin", "target": "inw_2"}]
    assert "attack_legion" in war.rules_told()


def test_w_21_4_2_never_with_an_ornithopter() -> None:
    war = Solo().legion(H, "arsunt", regular=4).legion(A, "inw_2", regular=2).ornithopters("az_2")
    assert not war.rolls("strategy").events("attacked")


def test_w_21_4_2_the_strongest_legion_comes_first() -> None:
    war = Solo().legion(H, "hagga_basin", regular=5).legion(A, "inw_2", regular=2).legion(A, "splintered_rock", elite=2)
    assert war.rolls("strategy").events("attacked")[0]["target"] == "splintered_rock"


def test_w_21_4_2_then_one_with_a_named_leader() -> None:
    war = Solo().legion(H, "hagga_basin", regular=5).legion(A, "inw_2", regular=2)
    war.legion(A, "splintered_rock", regular=1, named=("stilgar",))
    assert war.rolls("strategy").events("attacked")[0]["target"] == "splintered_rock"


# -- what cards change (W-21.8.4, W-21.8.9) -----------------------------------------------------------------------


def test_w_21_8_4_a_bene_gesserit_token_is_a_die_of_the_spice_board() -> None:
    war = Solo().dice_of_row(2)
    war.turns_up("breeding_program")
    assert (war.mahdi.unrolled, war.mahdi.set_aside) == (6, 1)


def test_w_21_8_4_without_such_a_die_supremacy_rises() -> None:
    war = Solo().dice_of_row(0)
    war.turns_up("breeding_program")
    assert war.state.supremacy == 1


def test_w_21_8_9_truthtrance_names_the_symbol_of_the_next_turn() -> None:
    war = Solo().hand(A, "truthtrance").legion(H, "arrakeen", regular=1)
    war.mahdi.spent, war.mahdi.unrolled = (3, 0, 2, 0, 2), 1
    war.turn(A).play("play truthtrance", "die strategy")
    assert war.options("die") == ["die leadership", "die mentat"]
    war.play("die mentat", "(do draw)", "(draw 1+1)", "(done)", "(done)")
    assert war.events("rolled_die") == [{"symbol": "mentat"}]


def test_w_21_8_9_two_cards_of_hawats_scheming_bring_mohiam() -> None:
    war = Solo().in_play("thufir_hawat").dice_of_row(1)
    war.state.spent |= 1 << HAWAT
    war.turns_up("hawats_scheming")
    assert len(war.mahdi.waiting) == 1
    war.on_top("killers_without_mercy", "hawats_scheming")
    war.lay_open("troop_carriers").rolls("mentat")
    assert war.mahdi.waiting == ()
    assert (war.where("thufir_hawat"), war.where("gaius_helen_mohiam")) == ("gone", "beside")
    assert war.mahdi.set_aside == 0, "Mohiam brings a die"


def test_w_21_5_2_without_hawat_the_second_scheming_is_kept() -> None:
    war = Solo().turns_up("hawats_scheming")
    war.on_top("hawats_scheming").lay_open("troop_carriers").rolls("mentat")
    assert len(war.mahdi.waiting) == 1
    assert "kept" in war.rules_told()


def test_w_21_5_2_once_hawat_is_gone_every_copy_is_kept() -> None:
    war = Solo()
    war.state.leaders[HAWAT] = GONE
    war.turns_up("hawats_scheming")
    assert war.mahdi.waiting == ()
    assert len(war.state.hands[H]) == 2
