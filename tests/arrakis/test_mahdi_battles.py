"""Mahdi: battles of the Harkonnen (W-21.6), and what the Atreides may flip of their own will (W-21.8.6)."""

from __future__ import annotations

import pytest

from kanly.arrakis.board import AREA_IDS
from kanly.arrakis.chances import chance_of_attack, worlds
from kanly.arrakis.ids import HAZARD_PHASE, LANDSRAAD, SPACING_GUILD
from kanly.arrakis.steps import CASUALTIES, END_CLAIMS, WORM_CAME
from kanly.arrakis.view import ArrakisObservation
from tests.arrakis.scenes import SHIELD, SPECIAL, SWORD
from tests.arrakis.solo_scenes import A, H, Solo


def hit(war: Solo, area: str, hits: int) -> Solo:
    """Let a legion of the Harkonnen suffer hits."""
    war.step(CASUALTIES, H, AREA_IDS[area], hits)
    return war


# -- cards (W-21.6.1) ---------------------------------------------------------------------------------------------


def test_w_21_6_1_reinforcements_bring_the_harkonnen_to_six_dice() -> None:
    war = Solo().hand(H, "sandmasters", "shigawire", "hunter_seeker", "spotter_control")
    war.legion(H, "ne_11", regular=3).legion(A, "gara_kulon", regular=1)
    war.rolls("strategy")
    assert len(war.events("reinforcement_used")) >= 3
    assert sum(war.events("rolled_combat")[0].values()) == 6


def test_w_21_6_1_in_defence_too() -> None:
    war = Solo().hand(H, "sandmasters", "shigawire").legion(H, "inw_2", regular=1).legion(A, "wind_pass", regular=4)
    war.turn(A).play("die strategy", "do attack", "(from wind_pass)", "(attack inw_2)")
    assert len(war.events("reinforcement_used")) == 2


def test_w_21_6_1_from_the_top_whatever_the_cards_are() -> None:
    war = Solo().legion(H, "ne_11", regular=5).legion(A, "gara_kulon", regular=1)
    war.hand(H, "hawats_scheming", "shigawire")
    war.state.hands[H] = tuple(reversed(war.state.hands[H]))
    top = war.state.hands[H][-1]
    war.rolls("strategy")
    assert war.state.discards[2] + war.state.discards[3] != ()
    assert top in war.state.discards[2] + war.state.discards[3]


def test_w_21_6_1_not_under_the_landsraad_ban() -> None:
    war = Solo().hand(H, "sandmasters").legion(H, "ne_11", regular=3).legion(A, "gara_kulon", regular=1)
    war.state.bans = 1 << LANDSRAAD
    war.rolls("strategy")
    assert not war.events("reinforcement_used")


# -- hits (W-21.6.2) ----------------------------------------------------------------------------------------------


def test_w_21_6_2_bashars_go_first_until_one_leader_is_left() -> None:
    war = hit(Solo().legion(H, "nw_14", regular=3, generic=2, named=("baron_harkonnen",)), "nw_14", 2)
    assert war.at(H, "nw_14")[:5] == (3, 0, 0, 0, 1)


def test_w_21_6_2_among_named_leaders_the_person_chooses() -> None:
    war = Solo().legion(H, "nw_14", regular=3, named=("baron_harkonnen", "beast_rabban"))
    hit(war, "nw_14", 1)
    assert (war.to_move, war.options()) == (0, ["lose baron_harkonnen", "lose beast_rabban"])


def test_w_21_6_2_then_elites_then_sardaukar_become_regulars() -> None:
    war = hit(Solo().legion(H, "nw_14", regular=1, elite=2, special=2, generic=1), "nw_14", 3)
    assert war.at(H, "nw_14")[:4] == (4, 0, 1, 1)


def test_w_21_6_2_then_regulars_are_removed_but_a_leader_before_the_last() -> None:
    war = hit(Solo().legion(H, "nw_14", regular=3, generic=1), "nw_14", 2)
    assert war.at(H, "nw_14")[:4] == (1, 0, 0, 1)
    war = hit(Solo().legion(H, "nw_14", regular=3, generic=1), "nw_14", 3)
    assert war.at(H, "nw_14")[:4] == (1, 0, 0, 0)


def test_w_21_3_5_without_a_regular_in_the_supply_an_elite_that_is_hit_is_removed() -> None:
    war = Solo().legion(H, "nw_14", elite=2)
    for area in ("arrakeen", "carthag", "arsunt", "hagga_basin"):
        war.legion(H, area, regular=6)
    hit(war, "nw_14", 1)
    assert war.at(H, "nw_14")[:2] == (0, 1)


# -- going on, retreat, advance (W-21.6.3 to W-21.6.5) ------------------------------------------------------------


def test_w_21_6_3_the_harkonnen_go_on_without_a_price() -> None:
    war = Solo().legion(H, "ne_11", regular=4).legion(A, "gara_kulon", regular=2).ranks(gara_kulon=1)
    war.falls("combat", *[SHIELD] * 7)
    war.rolls("strategy")
    assert war.asked == "retreat"
    assert war.at(H, "ne_11")[0] == 4


def test_w_21_6_3_they_stop_with_half_the_power_of_the_others() -> None:
    war = Solo().legion(H, "ne_11", regular=3, generic=2).legion(A, "gara_kulon", special=2, elite=1, generic=1)
    war.ranks(gara_kulon=1)
    war.falls("combat", *[SHIELD] * 3, *[SWORD] * 4)
    war.rolls("strategy")
    assert "stops" in war.rules_told()


def test_w_21_6_3_the_harkonnen_never_retreat_in_a_battle() -> None:
    war = Solo().legion(H, "inw_2", regular=2).legion(A, "wind_pass", regular=4)
    war.falls("combat", *[SHIELD] * 6)
    war.turn(A).play("die strategy", "do attack", "(from wind_pass)", "(attack inw_2)", "fight_on")
    assert "stands" in war.rules_told()
    assert not war.events("retreated")


def test_w_21_6_3_but_they_do_from_a_worm_across_any_border() -> None:
    war = Solo().legion(H, "ne_3", regular=2)
    war.state.phase = HAZARD_PHASE
    war.state.worms = 1 << AREA_IDS["ne_3"]
    war.step(WORM_CAME, A, AREA_IDS["ne_3"])
    assert (war.to_move, war.asked) == (0, "retreat_to")
    assert "to broken_land" in war.options(), "across an impassable border (W-21.3.4)"


def test_w_21_6_4_the_atreides_retreat_to_an_empty_area_if_there_is_one() -> None:
    war = Solo().legion(H, "ne_11", regular=4).legion(A, "gara_kulon", regular=2)
    war.signs("ne_14").harvesters("ne_16").legion(A, "ne_15", regular=1)
    war.falls("combat", *[SHIELD] * 12)
    war.rolls("strategy").play("retreat")
    assert (war.to_move, war.asked) == (0, "retreat_to")
    assert set(war.options()) == {"to shield_wall_east", "to ine_9", "to ne_12"}


def test_w_21_6_5_winners_always_advance_into_a_sietch() -> None:
    war = Solo().legion(H, "ne_11", regular=4)
    war.rolls("strategy")
    assert war.at(H, "gara_kulon")[0] == 4
    assert war.state.supremacy > 0


def test_w_21_6_5_elsewhere_the_person_chooses() -> None:
    war = Solo().legion(H, "inw_2", regular=4).legion(A, "wind_pass", regular=1)
    war.falls("combat", *[SWORD] * 4, SHIELD)
    war.rolls("strategy")
    assert (war.to_move, war.asked, war.options()) == (0, "advance", ["advance", "stay"])


def test_w_9_2_4_which_leaders_turn_specials_is_for_the_person_to_say() -> None:
    war = Solo().legion(H, "ne_11", regular=2, generic=1, named=("baron_harkonnen",)).legion(A, "gara_kulon", regular=1)
    war.ranks(gara_kulon=1)
    war.falls("combat", SPECIAL, SWORD, SHIELD, SHIELD)
    war.rolls("strategy")
    assert (war.to_move, war.asked) == (0, "battle_leaders")
    assert war.options() == ["with generic", "with baron_harkonnen"]


# -- voluntary flips (W-21.8.6) -----------------------------------------------------------------------------------


def test_w_21_8_6_no_token_is_trained_under_the_eyes_of_an_ornithopter() -> None:
    war = Solo().legion(A, "ne_5", tokens=("atreides_start_rr",)).legion(A, "nw_4", tokens=("atreides_start_re",))
    free = war.turn(A).options("train")
    assert len(free) == 2
    war.ornithopters("az_1")
    assert len(war.turn(A).options("train")) == 1


def test_w_21_8_6_a_flip_adds_a_card_to_the_reinforcements() -> None:
    war = Solo().legion(A, "ne_5", tokens=("atreides_start_rr", "atreides_start_re")).turn(A)
    war.play(war.options("train")[0])
    assert len(war.state.hands[H]) == 1
    war.play(war.options("train")[0])
    assert len(war.state.hands[H]) == 2
    assert [event["deck"] for event in war.events("reinforced")] == ["house_harkonnen", "corrino_ally"]


def test_w_21_8_6_not_under_the_ban_of_the_spacing_guild() -> None:
    war = Solo().legion(A, "ne_5", tokens=("atreides_start_rr",)).turn(A)
    war.state.bans = 1 << SPACING_GUILD
    war.play(war.options("train")[0])
    assert war.state.hands[H] == ()


def test_w_21_8_6_a_claim_that_flips_a_sietch_is_barred_and_counts() -> None:
    war = Solo().legion(A, "gara_kulon", regular=1, named=("paul_atreides",)).reveal("the_fremen_call_paul_the_mahdi")
    war.step(END_CLAIMS, A).play("claim the_fremen_call_paul_the_mahdi")
    assert len(war.state.hands[H]) == 1
    war = Solo().legion(A, "gara_kulon", regular=1, named=("paul_atreides",)).reveal("the_fremen_call_paul_the_mahdi")
    war.ornithopters("az_1").step(END_CLAIMS, A)
    assert war.asked != "end_claims"


def test_w_21_8_6_a_claim_that_flips_tokens_is_barred_and_counts() -> None:
    def scene() -> Solo:
        war = Solo().legion(A, "ne_5", regular=1, named=("paul_atreides",), tokens=("atreides_start_rr",))
        return war.legion(A, "ne_5", tokens=("atreides_start_re",)).reveal("the_lisan_al_gaib")

    war = scene()
    war.step(END_CLAIMS, A).play("claim the_lisan_al_gaib")
    war.play(war.options()[0])
    assert len(war.state.hands[H]) == 2
    war = scene()
    war.ornithopters("az_1").step(END_CLAIMS, A)
    assert war.asked != "end_claims"


def test_w_21_8_6_tokens_are_still_flipped_when_they_are_attacked() -> None:
    war = Solo().legion(A, "gara_kulon", tokens=("atreides_start_rr",)).legion(H, "ne_11", regular=4)
    war.ornithopters("az_1").rolls("strategy")
    assert war.events("flipped_token")
    assert war.events("flipped_sietch")
    assert not war.events("reinforced")


# -- what the person is told ------------------------------------------------------------------------------------------


def test_w_21_8_1_chances_weigh_what_may_be_in_the_tokens_of_the_harkonnen() -> None:
    war = Solo().garrison("arrakeen", "black", "silver").legion(A, "rimwall_west", elite=6).turn(A)
    seen = war.game.observe(0)
    assert isinstance(seen, ArrakisObservation)
    hidden = worlds(seen.state, H, AREA_IDS["arrakeen"])
    assert len(hidden) > 1
    assert sum(likely for _, _, likely in hidden) == pytest.approx(1.0)
    chance = chance_of_attack(seen.state, A, AREA_IDS["rimwall_west"], AREA_IDS["arrakeen"], 0)
    assert 0.0 < chance < 1.0


def test_w_21_the_terminal_and_the_page_show_the_target() -> None:
    war = Solo().turn(A)
    assert '"target":"gara_kulon"' in war.game.observe(0).text()
    shown = war.game.rules.page().face_up(war.state).data()["mahdi"]
    assert (shown["target"], shown["harvest"], shown["unrolled"]) == ("gara_kulon", "nw", 8)


def test_w_21_every_step_by_rule_names_its_rule_and_its_areas() -> None:
    war = Solo().legion(H, "ne_11", regular=3).rolls("strategy")
    told = war.events("by_rule")[0]
    assert told == {"rule": "W-21.4.1", "why": "attack_sietch", "area": "ne_11", "target": "gara_kulon"}
