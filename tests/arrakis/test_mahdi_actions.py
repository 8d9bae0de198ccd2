"""Mahdi: deployment, mentat and house (W-21.5), and missing grades (W-21.3.5)."""

from __future__ import annotations

from tests.arrakis.solo_scenes import H, Solo


def spent(war: Solo) -> Solo:
    """Have the cards of the leaders be spent, so that printed actions are taken."""
    war.state.spent = (1 << 7) - 1
    return war


# -- deployment (W-21.5.1) ----------------------------------------------------------------------------------------


def test_w_21_5_1_units_and_a_leader_come_where_the_strongest_legion_is() -> None:
    war = spent(Solo().legion(H, "arrakeen", regular=1).legion(H, "carthag", regular=2))
    war.rolls("deployment")
    assert war.at(H, "carthag")[:5] == (5, 0, 0, 0, 1)
    assert war.where("beast_rabban") == "carthag"


def test_w_21_5_1_of_equal_ones_to_the_nearest_to_the_target() -> None:
    war = spent(Solo())
    war.rolls("deployment")
    assert war.at(H, "imperial_basin")[:5] == (3, 0, 0, 0, 1)


def test_w_21_5_1_what_would_break_the_limit_goes_to_the_next() -> None:
    war = spent(Solo().legion(H, "carthag", regular=5).legion(H, "arrakeen", regular=2))
    war.rolls("deployment")
    assert war.at(H, "carthag")[0] == 6
    assert war.at(H, "arrakeen")[0] == 4
    assert war.where("beast_rabban") == "carthag"


def test_w_21_5_1_rabban_or_feyd_come_before_others() -> None:
    war = spent(Solo().legion(H, "carthag", regular=1).in_play("feyd_rautha"))
    war.state.leaders[1] = -3
    war.rolls("deployment")
    assert war.where("feyd_rautha") == "carthag"


def test_w_21_5_1_among_other_named_leaders_the_person_chooses() -> None:
    war = spent(Solo().legion(H, "carthag", regular=1, named=("beast_rabban",)))
    war.rolls("deployment")
    assert (war.to_move, war.asked) == (0, "commander")
    assert war.options() == ["with baron_harkonnen", "with captain_aramsham"]


def test_w_21_5_1_without_a_named_leader_a_bashar_comes() -> None:
    named = ("baron_harkonnen", "beast_rabban", "captain_aramsham")
    war = spent(Solo().legion(H, "carthag", regular=1, named=named))
    war.rolls("deployment")
    assert war.at(H, "carthag")[3] == 1


def test_w_21_5_1_where_no_unit_fits_the_leader_comes_to_the_first_with_a_unit() -> None:
    war = spent(Solo())
    for area in ("arrakeen", "carthag", "arsunt", "hagga_basin"):
        war.legion(H, area, regular=6)
    war.legion(H, "imperial_basin", elite=6).legion(H, "north_pole", elite=6)
    war.rolls("deployment")
    assert war.where("beast_rabban") == "imperial_basin"


def test_w_21_3_5_a_grade_that_is_out_is_replaced_by_the_next_stronger_one() -> None:
    war = spent(Solo())
    for area in ("nw_13", "nw_14", "nw_15", "nw_16"):
        war.legion(H, area, regular=6)
    war.rolls("deployment")
    assert war.at(H, "imperial_basin")[:2] == (0, 3)


def test_w_21_3_5_then_by_the_next_weaker_one() -> None:
    war = Solo()
    for area in ("nw_13", "nw_14"):
        war.legion(H, area, elite=6)
    war.legion(H, "nw_15", special=6).legion(H, "nw_16", special=2)
    war.turns_up("forced_recruitment")
    assert war.at(H, "arrakeen")[:3] == (3, 0, 0)


# -- mentat (W-21.5.2) --------------------------------------------------------------------------------------------


def test_w_21_5_2_two_cards_are_played_at_once_from_both_decks_in_turn() -> None:
    war = Solo().on_top("shigawire", "forced_recruitment")
    war.rolls("mentat")
    played = [event["planning"] for event in war.events("turned_up")]
    assert played == ["forced_recruitment", "shigawire"]
    assert war.mahdi.pile == (2,), "the second could do nothing, and was kept"


def test_w_21_5_2_the_other_deck_than_the_top_of_the_discard_pile_begins() -> None:
    for card, first in (("forced_recruitment", "reports_of_traitors"), ("troop_carriers", "hunter_seeker")):
        war = Solo().lay_open(card).on_top("reports_of_traitors", "hunter_seeker")
        war.rolls("mentat")
        assert war.events("turned_up")[0]["planning"] == first


def test_w_21_5_2_an_empty_pile_begins_with_house_harkonnen() -> None:
    war = Solo().on_top("reports_of_traitors", "hunter_seeker")
    war.rolls("mentat")
    played = [event["planning"] for event in war.events("turned_up")]
    assert played == ["hunter_seeker", "reports_of_traitors"]


def test_w_21_5_2_a_card_of_which_no_part_can_be_carried_out_joins_the_reinforcements() -> None:
    war = Solo().on_top("reports_of_traitors", "hunter_seeker")
    war.rolls("mentat")
    assert len(war.state.hands[H]) == 2
    assert war.mahdi.pile == ()
    assert war.rules_told().count("kept") == 2


def test_w_21_5_2_cards_that_draw_add_to_the_reinforcements() -> None:
    war = Solo().legion(H, "arrakeen", regular=1).turns_up("evidence_of_rebellion", then="reports_of_traitors")
    assert len(war.state.hands[H]) == 3, "two that are drawn, and the second card, which does nothing"
    assert [event["deck"] for event in war.events("reinforced")] == ["corrino_ally", "house_harkonnen"]


def test_w_21_5_2_cards_that_play_another_turn_up_the_next() -> None:
    war = Solo().on_top("hunter_seeker").turns_up("breeding_program", then="hunter_seeker")
    played = [event["planning"] for event in war.events("turned_up")]
    assert played[:2] == ["breeding_program", "hunter_seeker"]
    assert len(played) == 3


def test_w_21_8_5_a_deck_that_runs_out_is_made_anew_from_its_discards() -> None:
    war = Solo().on_top("reports_of_traitors")
    war.state.discards[2], war.state.decks[2] = war.state.decks[2], ()
    war.mahdi.pile = (2,) * 18
    war.state.discards[3] += (war.state.decks[3][0],)
    war.state.decks[3] = war.state.decks[3][1:]
    war.mahdi.pile += (3,)
    war.rolls("mentat")
    assert war.events("deck_shuffled")[0] == {"deck": "house_harkonnen"}


# -- house (W-21.5.3) ---------------------------------------------------------------------------------------------


def test_w_21_5_3_regulars_of_the_legion_nearest_to_a_sietch_are_replaced_first() -> None:
    war = spent(Solo().legion(H, "arrakeen", regular=3).legion(H, "ne_8", regular=1))
    war.rolls("house")
    assert war.at(H, "ne_8")[:2] == (0, 1)
    assert war.at(H, "arrakeen")[:2] == (2, 1)


def test_w_21_5_3_then_by_the_difference_of_power() -> None:
    war = spent(Solo().legion(H, "ne_8", regular=3).legion(H, "ne_5", regular=4))
    war.rolls("house")
    assert war.at(H, "ne_5")[:2] == (2, 2)


def test_w_21_5_3_then_by_the_distance_to_the_target() -> None:
    war = spent(Solo().legion(H, "ne_8", regular=3).legion(H, "inw_1", regular=3))
    war.rolls("house")
    assert war.at(H, "ne_8")[:2] == (1, 2)


def test_w_21_5_3_then_a_harvester_and_an_ornithopter_are_placed() -> None:
    war = spent(Solo())
    war.rolls("house").play("at nw_1")
    assert war.state.harvesters.bit_count() == 1
    assert war.state.ornithopters == 1, "az_1, the zone of Gara Kulon"
