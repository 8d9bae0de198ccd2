"""Mahdi: movement (W-21.7), and the tokens that stay in settlements (W-21.7.6, W-21.8.1)."""

from __future__ import annotations

import json

import pytest

from kanly.arrakis.board import AREA_IDS
from kanly.arrakis.ids import HAZARD_PHASE
from kanly.arrakis.steps import STORM_NEXT
from tests.arrakis.solo_scenes import A, H, Solo

BLACK_RR = 0
"""The number of a token with 2 regulars."""


def moves(war: Solo) -> list[tuple[str, str]]:
    return [(event["area"], event["to"]) for event in war.events("moved")]


# -- towards the target (W-21.7.1) --------------------------------------------------------------------------------


def test_w_21_7_1_two_legions_move_the_nearest_first() -> None:
    war = Solo().legion(H, "ne_7", regular=2).legion(H, "ne_5", regular=2).legion(H, "carthag", regular=5)
    war.rolls("strategy").play("(to ne_8)")
    assert [area for area, _ in moves(war)] == ["ne_7", "ne_5"]


def test_w_21_7_1_of_legions_as_near_the_stronger_moves_first() -> None:
    war = Solo().legion(H, "ne_7", regular=2).legion(H, "ne_8", regular=3)
    war.rolls("strategy").play("to ne_12")
    assert [area for area, _ in moves(war)] == ["ne_8", "ne_7"]


def test_w_21_7_1_an_ornithopter_is_used_when_it_ends_nearer() -> None:
    war = Solo().legion(H, "ne_5", regular=2).ornithopters("az_1")
    war.legion(A, "sihaya_ridge", elite=6)
    war.rolls("strategy")
    assert moves(war) == [("ne_5", "shield_wall_east")], "the only mountain of three areas beside the target"
    assert war.state.ornithopters == 0
    assert "fly" in war.rules_told()


def test_w_21_7_1_not_when_a_step_on_foot_ends_as_near() -> None:
    war = Solo().legion(H, "ne_7", regular=2).ornithopters("az_1")
    war.state.worms |= 1 << AREA_IDS["gara_kulon"]  # so that the sietch cannot be attacked from the air
    war.rolls("strategy")
    assert moves(war) == [("ne_7", "shield_wall_east")]
    assert war.state.ornithopters != 0


@pytest.mark.parametrize(("reading", "flights"), [("turn", 2), ("round", 1)])
def test_w_22_5_one_ornithopter_in_a_turn_or_in_a_round(reading: str, flights: int) -> None:
    war = Solo(transport=reading)
    war.legion(A, "sihaya_ridge", elite=4).legion(A, "rock_outcroppings", elite=4)
    for area in ("ne_1", "ne_3"):
        war.legion(H, area, regular=2)
    flown = 0
    for _ in range(2):
        war.ornithopters("az_1").rolls("strategy")
        while war.asked in ("march_to", "move_by", "march"):
            war.play(war.options()[0])
        flown += war.rules_told().count("fly")
    assert flown == flights


def test_w_21_7_1_at_most_one_ornithopter_in_a_turn() -> None:
    war = Solo().legion(H, "ne_1", regular=2).legion(H, "ne_3", regular=2).ornithopters("az_1", "az_2")
    war.legion(A, "sihaya_ridge", elite=4).legion(A, "rock_outcroppings", elite=4)
    war.rolls("strategy")
    while war.asked in ("march_to", "move_by", "march"):
        war.play(war.options()[0])
    assert len(moves(war)) == 2
    assert war.rules_told().count("fly") == 1


def test_w_21_7_1_a_blocked_area_can_be_jumped() -> None:
    """Who has no way on foot may still fly to where there is one."""
    war = Solo().legion(H, "ne_7", regular=3).ornithopters("az_1").legion(A, "sihaya_ridge", elite=4)
    war.state.worms |= 1 << AREA_IDS["gara_kulon"]
    for area in ("ine_5", "ine_6", "ne_5", "ne_8", "ne_11", "shield_wall_east"):
        war.legion(A, area, regular=2, generic=2)
    war.rolls("strategy")
    assert moves(war) == [("ne_7", "ine_9")]


# -- the test of power, temporary targets (W-21.7.2, W-21.7.3) ----------------------------------------------------


def test_w_21_7_2_a_legion_needs_more_power_than_the_defenders() -> None:
    war = Solo().legion(A, "gara_kulon", regular=3).legion(H, "ne_5", regular=4).legion(H, "ine_5", regular=2)
    war.rolls("strategy").play("(to ne_8)", "(to ne_7)")
    assert [area for area, _ in moves(war)] == ["ne_5"]
    assert war.at(H, "ine_5")[0] == 2


def test_w_21_7_2_otherwise_a_temporary_target_is_moved_to() -> None:
    war = Solo().legion(A, "gara_kulon", regular=6).legion(H, "ne_5", regular=4)
    war.ranks(sihaya_ridge=1, tasmin_sink=3)
    war.rolls("strategy")
    assert "temporary" in war.rules_told()
    told = next(event for event in war.events("by_rule") if event["why"] == "temporary")
    assert told["target"] == "tasmin_sink", "as near to the target as Sihaya Ridge, but of higher rank"


def test_w_21_7_2_the_nearest_to_the_target_comes_first() -> None:
    war = Solo().aim("hobars_gap", "gara_kulon").legion(A, "hobars_gap", regular=6).legion(H, "ne_5", regular=4)
    war.legion(A, "windgap", regular=5).ranks(tasmin_sink=1, gara_kulon=3)
    war.rolls("strategy")
    told = next(event for event in war.events("by_rule") if event["why"] == "temporary")
    assert told["target"] == "tasmin_sink"


@pytest.mark.parametrize(("reading", "lasts"), [("turn", False), ("round", True)])
def test_w_22_7_a_temporary_target_lasts_for_the_turn_or_the_round(reading: str, lasts: bool) -> None:
    war = Solo(target=reading).legion(A, "gara_kulon", regular=6).legion(H, "ne_5", regular=4)
    war.ranks(sihaya_ridge=1, tasmin_sink=3)
    war.rolls("strategy")
    while war.asked in ("march_to", "march"):
        war.play(war.options()[0])
    assert (war.mahdi.temporary >= 0) == lasts, "the next turn has begun"


def test_w_21_7_3_where_no_sietch_can_be_beaten_nobody_moves() -> None:
    war = Solo().legion(H, "ne_5", regular=1)
    for sietch in ("gara_kulon", "sihaya_ridge", "tasmin_sink", "habbanya_ridge"):
        war.legion(A, sietch, regular=2)
    for sietch in ("bight_of_the_cliff", "rock_outcroppings", "hobars_gap", "windgap"):
        war.legion(A, sietch, elite=2)
    war.rolls("strategy")
    assert not moves(war)
    assert war.rules_told() == ["nobody_moves"]
    assert war.mahdi.spent[0] == 1


def test_w_21_7_3_without_a_way_nobody_moves() -> None:
    war = Solo().aim("sihaya_ridge", "rock_outcroppings").legion(H, "arrakeen", regular=6)
    for area in ("ne_2", "ne_6", "ne_9", "ne_10"):
        war.legion(A, area, regular=4)
    war.rolls("strategy")
    assert not moves(war)


# -- among shortest ways (W-21.7.4) -------------------------------------------------------------------------------


def test_w_21_7_4_a_move_ends_with_another_legion_first() -> None:
    war = Solo().legion(H, "ne_5", elite=3, regular=2, generic=1).legion(H, "ne_8", regular=4)
    war.state.spent |= 2
    war.mahdi.spent = (0, 0, 0, 0, 0)
    war.rolls("leadership")
    assert moves(war)[0] == ("ne_5", "ne_8")
    assert war.at(H, "ne_8")[:4] == (4, 2, 0, 1), "as many as fit, the strongest first, and the leaders"
    assert war.at(H, "ne_5")[:4] == (2, 1, 0, 0)


def test_w_21_7_4_then_nearest_to_a_sietch_then_in_mountains() -> None:
    war = Solo().legion(H, "ne_7", regular=2)
    war.state.worms |= 1 << AREA_IDS["gara_kulon"]
    war.rolls("strategy")
    assert moves(war) == [("ne_7", "shield_wall_east")], "ne_11 is as near, but desert"


def test_w_21_7_4_a_desert_without_a_wormsign_before_one_with_it() -> None:
    war = Solo().legion(H, "ne_8", regular=2).signs("ne_11")
    war.rolls("strategy")
    assert moves(war) == [("ne_8", "ne_12")]


def test_w_21_7_4_among_equal_ways_the_person_chooses() -> None:
    war = Solo().legion(H, "ne_8", regular=2)
    war.rolls("strategy")
    assert (war.to_move, war.asked, war.options()) == (0, "march_to", ["to ne_11", "to ne_12"])


def test_w_21_3_4_impassable_borders_do_not_stop_a_move() -> None:
    war = Solo().aim("sihaya_ridge", "rock_outcroppings").legion(H, "rimwall_west", regular=2)
    war.rolls("strategy")
    assert (war.asked, war.options()) == ("march_to", ["to ne_4", "to ne_5"])


# -- beside the target (W-21.7.5) ---------------------------------------------------------------------------------


def test_w_21_7_5_a_legion_beside_the_target_does_not_move() -> None:
    war = Solo().legion(A, "gara_kulon", regular=4).legion(H, "ne_11", regular=2)
    war.legion(H, "nw_1", regular=5)
    war.rolls("strategy")
    while war.asked in ("march_to", "march"):
        war.play(war.options()[0])
    assert war.at(H, "ne_11")[0] == 2


def test_w_21_7_5_but_legions_beside_each_other_join_without_a_test_of_power() -> None:
    war = Solo().legion(A, "gara_kulon", regular=6).legion(H, "ne_11", regular=3).legion(H, "ne_12", regular=2)
    war.legion(H, "arrakeen", elite=6, generic=6)
    war.rolls("strategy")
    assert ("ne_12", "ne_11") in moves(war)
    assert war.at(H, "ne_11")[0] == 5
    assert "merge" in war.rules_told()


def test_w_21_7_5_a_legion_from_further_away_joins_the_one_beside_the_target() -> None:
    war = Solo().legion(A, "gara_kulon", regular=4).legion(H, "ne_11", regular=2).legion(H, "ne_7", regular=3)
    war.legion(H, "arrakeen", elite=6)
    war.rolls("strategy")
    assert moves(war)[0] == ("ne_7", "ne_11")


def test_w_21_7_5_up_to_the_limit() -> None:
    war = Solo().legion(A, "gara_kulon", elite=6).legion(H, "ne_11", regular=4).legion(H, "ne_7", elite=1, regular=2)
    war.legion(H, "arrakeen", elite=6, generic=6)
    war.rolls("strategy")
    assert war.at(H, "ne_11")[:2] == (5, 1)
    assert war.at(H, "ne_7")[0] == 1


# -- tokens (W-21.7.6, W-21.8.1) ----------------------------------------------------------------------------------


def test_w_21_7_6_a_legion_that_leaves_a_settlement_leaves_two_tokens() -> None:
    war = Solo().legion(H, "imperial_basin", regular=4)
    war.rolls("strategy")
    while war.asked in ("march_to", "march"):
        war.play(war.options()[0])
    assert war.at(H, "imperial_basin") == (0, 0, 0, 0, 0, 2)
    assert sorted(slot // 6 for slot, area in enumerate(war.mahdi.tokens) if area >= 0) == [0, 1]


def test_w_21_7_6_not_where_units_stay() -> None:
    war = Solo().legion(H, "imperial_basin", regular=4, generic=1).legion(H, "ine_5", regular=4)
    war.rolls("leadership")
    assert moves(war) == [("imperial_basin", "ine_5")]
    assert war.at(H, "imperial_basin") == (2, 0, 0, 0, 0, 0)


def test_w_21_7_6_also_by_advancing_after_a_battle() -> None:
    war = Solo().legion(H, "hagga_basin", regular=4).legion(A, "inw_2", regular=1)
    war.falls("combat", *[0] * 5)
    war.rolls("strategy").play("advance")
    assert war.at(H, "inw_2")[0] >= 1
    assert war.at(H, "hagga_basin")[5] == 2


def test_w_21_8_1_a_token_is_one_unit_and_two_of_power() -> None:
    war = Solo().garrison("ne_11", "black", "silver").legion(A, "gara_kulon", regular=3)
    war.rolls("strategy")
    assert war.events("attacked") == [{"area": "ne_11", "target": "gara_kulon"}]


def test_w_21_8_1_tokens_are_flipped_when_they_attack() -> None:
    war = Solo().garrison("ne_11", "black", "silver").legion(A, "gara_kulon", regular=1)
    war.rolls("strategy")
    assert len(war.events("flipped_garrison")) == 2
    assert all(area < 0 for area in war.mahdi.tokens)


def test_w_21_8_1_tokens_are_flipped_when_they_are_attacked() -> None:
    war = Solo().garrison("arrakeen", "black", "silver").legion(A, "rimwall_west", elite=6).turn(A)
    war.play("die strategy", "do attack", "from rimwall_west", "attack arrakeen")
    assert len(war.events("flipped_garrison")) == 2


def test_w_21_8_1_of_units_above_the_limit_the_weakest_go() -> None:
    war = Solo().legion(H, "arrakeen", elite=4).garrison("arrakeen", "black", "silver")
    war.legion(A, "rimwall_west", elite=6).turn(A)
    war.play("die strategy", "do attack", "from rimwall_west", "attack arrakeen")
    assert sum(event["why"] == "excess" for event in war.events("by_rule")) == 1
    assert war.events("flipped_garrison")


def test_w_21_8_1_a_storm_flips_tokens_only_if_it_hits() -> None:
    for face, flipped in ((3, 0), (0, 2)):
        war = Solo().garrison("ne_8", "black", "silver")
        war.state.phase = HAZARD_PHASE
        war.falls("storm", face, face).step(STORM_NEXT, A, 1 << AREA_IDS["ne_8"])
        assert len(war.events("flipped_garrison")) == flipped


def test_w_21_8_1_with_an_empty_pool_a_token_on_the_map_is_flipped() -> None:
    war = Solo().legion(H, "imperial_basin", regular=4)
    for area in ("carthag", "arsunt", "hagga_basin"):
        war.garrison(area, "black", "black", "silver")
    war.rolls("strategy").play("(to ine_5)", "(to ine_6)")
    assert (war.to_move, war.asked) == (0, "garrison")
    assert war.options() == ["at carthag", "at arsunt", "at hagga_basin"]
    war.play("at arsunt")
    assert len(war.events("flipped_garrison")) == 1
    assert war.at(H, "imperial_basin")[5] == 2
    assert war.events("flipped_garrison")[0]["area"] == "arsunt"


def test_w_21_8_1_what_is_in_a_token_is_hidden_from_the_person() -> None:
    war = Solo().garrison("nw_4", "black").turn(A)
    seen = json.loads(war.game.observe(0).text())["mahdi"]["tokens"]
    war.mahdi.tokens[0], war.mahdi.tokens[5] = war.mahdi.tokens[5], war.mahdi.tokens[0]
    assert json.loads(war.game.observe(0).text())["mahdi"]["tokens"] == seen


def test_w_21_8_1_tokens_are_flipped_for_a_replacement() -> None:
    war = Solo().garrison("ne_11", "black")
    war.mahdi.tokens[BLACK_RR] = AREA_IDS["ne_11"]
    war.rolls("house")
    assert war.at(H, "ne_11") == (0, 2, 0, 0, 0, 0)
