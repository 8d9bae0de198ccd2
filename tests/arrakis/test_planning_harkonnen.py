"""Every planning card of House Harkonnen and of the Corrino ally."""

from __future__ import annotations

import pytest

from kanly.arrakis.board import AREA_IDS
from kanly.arrakis.ids import UNDRAWN
from tests.arrakis.scenes import SHIELD, SPECIAL, SWORD, A, H, War, names


def holding(card: str, *more: str) -> War:
    return War().dice(H, mentat=1, strategy=1).dice(A, mentat=2).hand(H, card, *more)


def played(war: War, card: str, *actions: str) -> War:
    return war.turn(H).play(f"play {card}", "die mentat", *actions)


covers = pytest.mark.covers


@covers("planning/hard_times_and_oppression")
def test_hard_times_and_oppression() -> None:
    war = holding("hard_times_and_oppression")
    played(war, "hard_times_and_oppression")
    for town in ("arsunt", "hagga_basin", "imperial_basin", "north_pole"):
        war.play(f"at {town}", "(with regular)")
    war.play("at carthag", "(with elite)", "at arrakeen", "(with elite)")
    assert [war.at(H, town)[0] for town in ("arsunt", "hagga_basin", "imperial_basin", "north_pole")] == [1] * 4
    assert [war.at(H, town)[1] for town in ("carthag", "arrakeen")] == [1, 1]


@covers("planning/forced_recruitment")
def test_forced_recruitment() -> None:
    war = played(holding("forced_recruitment"), "forced_recruitment", "at arrakeen")
    war.play("with elite", "with elite", "with elite", "with generic")
    assert war.at(H, "arrakeen") == (0, 3, 0, 1, 0, 0)


def test_figures_are_placed_from_the_map_too_and_any_of_them_may_be_left_out() -> None:
    war = holding("forced_recruitment").legion(H, "carthag", elite=1, regular=1)
    played(war, "forced_recruitment", "at arrakeen", "from carthag", "with elite", "done", "with baron_harkonnen")
    assert (war.at(H, "arrakeen"), war.at(H, "carthag")[1]) == ((0, 2, 0, 0, 1, 0), 0)


def test_a_grade_that_is_missing_is_replaced_by_a_lower_one() -> None:
    war = holding("forced_recruitment").legion(H, "carthag", elite=6).legion(H, "arsunt", elite=6)
    played(war, "forced_recruitment", "at arrakeen", "with regular", "done", "done", "done")
    assert war.at(H, "arrakeen")[:2] == (1, 0)


@covers("planning/beloved_feyd_rautha", "leader/feyd_rautha")
def test_beloved_feyd_rautha_brings_him_in_and_rabban_leaves() -> None:
    war = holding("beloved_feyd_rautha", "sandmasters").legion(H, "arrakeen", regular=1, named=("beast_rabban",))
    played(war, "beloved_feyd_rautha")
    assert (war.where("feyd_rautha"), war.where("beast_rabban")) == ("beside", "gone")
    assert (war.asked, war.options()) == ("play_more", ["play sandmasters", "done"])
    war = holding("beloved_feyd_rautha").in_play("feyd_rautha").legion(H, "arrakeen", regular=1, named=("feyd_rautha",))
    played(war, "beloved_feyd_rautha", "(at arrakeen)", "with elite", "with elite")
    assert war.at(H, "arrakeen")[:2] == (1, 2)


@covers("planning/harkonnen_patrols")
def test_harkonnen_patrols() -> None:
    war = played(holding("harkonnen_patrols").signs("ne_9"), "harkonnen_patrols", "at ne_8")
    assert not {"at ne_8", "at ne_9", "at gara_kulon"} & set(war.options())
    war.play("(with regular)")
    assert war.at(H, "ne_8")[0] == 1


@covers("planning/arsunt_legion")
def test_arsunt_legion() -> None:
    war = played(holding("arsunt_legion").legion(H, "carthag", regular=1), "arsunt_legion", "at arsunt")
    war.play("with elite", "with regular", "with generic", "do move")
    assert war.state.pending[0]
    assert war.asked in ("move", "move_to")
    assert "from carthag" not in war.options()


@covers("planning/barons_personal_guard")
def test_barons_personal_guard() -> None:
    war = played(holding("barons_personal_guard"), "barons_personal_guard")
    assert war.options("at") == ["at arrakeen", "at carthag"]
    war.play("at carthag", "with elite", "with elite", "with baron_harkonnen")
    assert (war.at(H, "carthag")[:2], war.where("baron_harkonnen"), war.asked) == ((0, 2), "carthag", "move")


@covers("planning/hawats_scheming", "leader/thufir_hawat", "leader/gaius_helen_mohiam")
@pytest.mark.parametrize("count", [2, 3])
def test_hawats_scheming_is_a_free_action_that_brings_mohiam_and_a_token(count: int) -> None:
    war = holding("hawats_scheming", "hawats_scheming", "hawats_scheming").turn(H)
    assert not war.options("play")
    assert war.game.why_not("scheme 2") == "Thufir Hawat is not in play"
    war = holding("hawats_scheming", "hawats_scheming", "hawats_scheming").in_play("thufir_hawat").turn(H)
    war.play(f"scheme {count}")
    assert (war.where("thufir_hawat"), war.where("gaius_helen_mohiam")) == ("gone", "beside")
    assert (war.state.bg, len(war.state.hands[H]), war.asked) == ((1, 1), 3 - count, "turn")
    assert not war.options("scheme")


@covers("planning/evidence_of_rebellion")
def test_evidence_of_rebellion() -> None:
    war = played(holding("evidence_of_rebellion"), "evidence_of_rebellion", "at arsunt", "with elite", "with elite")
    war.play("draw 1+1")
    assert (war.at(H, "arsunt")[1], len(war.state.hands[H])) == (2, 2)


@covers("planning/polar_cap_factories")
def test_polar_cap_factories() -> None:
    near = "isw_4"
    war = holding("polar_cap_factories").signs(near, "ne_8")
    played(war, "polar_cap_factories", "at north_pole", "with elite", "with regular", "with regular", "with generic")
    war.play(f"at {near}")
    assert war.at(H, "north_pole") == (2, 1, 0, 1, 0, 0)
    assert names(war.state.signs[0] | war.state.signs[1] | war.state.signs[2] | war.state.signs[UNDRAWN]) == {"ne_8"}


@covers("planning/carthag_the_former_capital")
def test_carthag_the_former_capital() -> None:
    war = played(holding("carthag_the_former_capital"), "carthag_the_former_capital", "at carthag")
    war.play("with elite", *["with regular"] * 3, "with captain_aramsham")
    assert (war.at(H, "carthag")[:2], war.where("captain_aramsham")) == ((3, 1), "carthag")


def test_nothing_is_placed_in_a_settlement_that_has_fallen() -> None:
    war = holding("carthag_the_former_capital")
    war.state.settlements &= ~(1 << AREA_IDS["carthag"])
    played(war, "carthag_the_former_capital")
    assert war.to_move == A


@covers("planning/workhorse_of_arrakis")
def test_workhorse_of_arrakis() -> None:
    war = played(holding("workhorse_of_arrakis"), "workhorse_of_arrakis", "at ne_8", "zone az_3", "draw 0+2")
    assert (names(war.state.harvesters), war.state.carryalls, len(war.state.hands[H])) == ({"ne_8"}, 4, 2)


@covers("planning/spotter_control")
def test_spotter_control() -> None:
    war = holding("spotter_control").signs("ne_1", "ne_2", "ne_3", "ne_5")
    played(war, "spotter_control", "at ne_1", "at ne_2", "at ne_3", "draw 2+0")
    assert sum(mask.bit_count() for mask in war.state.signs) == 1
    assert len(war.state.hands[H]) == 2


@covers("planning/explosive_artillery")
def test_explosive_artillery_strikes_without_shields_and_flips_tokens_but_no_sietch() -> None:
    war = holding("explosive_artillery").legion(H, "ne_12", regular=1)
    war.legion(A, "gara_kulon", regular=2, tokens=("atreides_start_rr",))
    war.falls("strike", SWORD, SPECIAL, SHIELD, SHIELD)
    played(war, "explosive_artillery", "done", "at gara_kulon")
    assert war.at(A, "gara_kulon")[0] == 2
    assert war.state.sietch_up == 0


@covers("planning/sandmasters")
def test_sandmasters() -> None:
    war = played(holding("sandmasters"), "sandmasters", "at ne_1", "at ne_2", "at ne_3", "draw 1+0")
    assert war.state.harvesters.bit_count() == 3


@covers("planning/mudir_nahya_the_demon_ruler")
def test_mudir_nahya_the_demon_ruler() -> None:
    war = holding("mudir_nahya_the_demon_ruler").legion(H, "ne_8", regular=1).legion(A, "ne_7", regular=1)
    war.falls("combat", SWORD, SWORD, SHIELD)
    played(war, "mudir_nahya_the_demon_ruler", "(at ne_8)", "with elite", "with beast_rabban")
    war.play("(from ne_8)", "(attack ne_7)")
    assert war.events("rolled_combat")[0]["special"] == 1  # a surprise attack
    war = holding("mudir_nahya_the_demon_ruler").in_play("feyd_rautha").legion(H, "ne_8", regular=1)
    war.state.leaders[1] = -3
    played(war, "mudir_nahya_the_demon_ruler", "(at ne_8)", "with elite", "with elite", "with generic")
    assert war.at(H, "ne_8") == (1, 2, 0, 1, 0, 0)


@covers("planning/hunter_seeker")
def test_hunter_seeker() -> None:
    war = holding("hunter_seeker").legion(H, "ne_8", regular=1).legion(A, "ne_1", regular=1, named=("stilgar",))
    war.legion(A, "windgap", regular=1, named=("paul_atreides",))
    played(war, "hunter_seeker")
    assert war.options("with") == ["with stilgar"]
    war.play("with stilgar")
    assert war.where("stilgar") == "tank 1"


# -- Corrino ally ---------------------------------------------------------------------------------------------------


@covers(
    "planning/rage_overcame_shaddam_iv_a", "planning/rage_overcame_shaddam_iv_b",
    "planning/rage_overcame_shaddam_iv_c", "leader/shaddam_iv",
)  # fmt: skip
@pytest.mark.parametrize("which", ["a", "b", "c"])
def test_any_rage_brings_the_emperor(which: str) -> None:
    card = f"rage_overcame_shaddam_iv_{which}"
    war = played(holding(card, "sandmasters"), card)
    assert (war.where("shaddam_iv"), war.asked) == ("beside", "play_more")


def test_rage_a_places_him_with_four_regulars_in_a_settlement() -> None:
    war = played(holding("rage_overcame_shaddam_iv_a").in_play("shaddam_iv"), "rage_overcame_shaddam_iv_a", "at arsunt")
    war.play(*["with regular"] * 4, "with shaddam_iv")
    assert (war.at(H, "arsunt")[0], war.where("shaddam_iv")) == (4, "arsunt")


def test_rage_b_places_him_with_two_sardaukar_in_a_legion() -> None:
    war = holding("rage_overcame_shaddam_iv_b").in_play("shaddam_iv").legion(H, "ne_8", regular=1)
    played(war, "rage_overcame_shaddam_iv_b", "(at ne_8)", "with special", "with special", "with shaddam_iv")
    assert war.at(H, "ne_8") == (1, 0, 2, 0, 1, 0)


def test_rage_c_moves_and_attacks_with_the_legion_that_he_joins() -> None:
    war = holding("rage_overcame_shaddam_iv_c").in_play("shaddam_iv").legion(H, "ne_8", special=2)
    war.legion(H, "ne_1", regular=2).legion(A, "ne_11", regular=1)
    war.falls("combat", SWORD, SWORD, SHIELD)
    played(war, "rage_overcame_shaddam_iv_c", "(at ne_8)", "(with shaddam_iv)", "from ne_8", "to ne_7", "go")
    war.play("(from ne_7)", "(attack ne_11)")
    assert war.events("attacked") == [{"area": "ne_7", "target": "ne_11"}]


@covers("planning/manipulation_of_others")
def test_manipulation_of_others() -> None:
    war = holding("manipulation_of_others").hand(A, "thumpers", "hieregs", "war_plan")
    played(war, "manipulation_of_others")
    assert (war.asked, war.to_move) == ("opponent_discards", A)
    war.play("discard war_plan", "discard hieregs")
    war.play("draw 2+0")
    assert (len(war.state.hands[A]), len(war.state.hands[H])) == (1, 2)


@covers("planning/breeding_program")
def test_breeding_program() -> None:
    war = played(holding("breeding_program", "sandmasters"), "breeding_program")
    assert (war.state.bg, war.asked) == ((1, 1), "play_more")
    war.play("play sandmasters")
    assert war.state.dice[5] == 1  # no die is spent for it


@covers("planning/troop_carriers")
def test_troop_carriers() -> None:
    war = holding("troop_carriers").legion(H, "arrakeen", regular=3).legion(H, "sw_1", regular=1)
    war.legion(H, "ne_8", regular=1)
    played(war, "troop_carriers", "(from arrakeen)")
    assert war.options("to") == ["to ne_8", "to sw_1"]
    war.play("to sw_1", "go")
    assert war.at(H, "sw_1")[0] == 4


@covers("planning/shigawire")
def test_shigawire() -> None:
    war = holding("shigawire").legion(H, "ne_8", special=1, regular=1)
    war.legion(A, "ne_11", regular=1, named=("stilgar",)).legion(A, "windgap", regular=1, named=("paul_atreides",))
    played(war, "shigawire", "from ne_8", "to ne_7", "(go)")
    assert war.options("with") == ["with stilgar"]


@covers("planning/hope_clouds_observation")
def test_hope_clouds_observation() -> None:
    war = holding("hope_clouds_observation").reveal("desert_war", "stunted_worms")
    war.state.ibad = war.state.revealed[0]
    played(war, "hope_clouds_observation")
    assert war.options("card") == ["card stunted_worms"]
    war.play("card stunted_worms")
    assert (len(war.state.revealed), len(war.state.prescience_deck)) == (1, 15)


@covers("planning/reports_of_traitors")
def test_reports_of_traitors() -> None:
    war = played(holding("reports_of_traitors").dice(A, house=2), "reports_of_traitors")
    assert war.state.dice[4] == 1


@covers("planning/sardaukar_pogrom")
def test_sardaukar_pogrom() -> None:
    war = (
        holding("sardaukar_pogrom")
        .legion(H, "ne_1", special=1)
        .legion(H, "ne_6", special=1)
        .legion(H, "sw_1", regular=1)
    )
    war.legion(H, "nw_1", special=1)
    played(war, "sardaukar_pogrom")
    assert war.options("from") == ["from ne_1", "from ne_6", "from nw_1"]
    assert war.state.pending[3] == 3


@covers("planning/sardaukars_manner")
def test_sardaukars_manner() -> None:
    war = holding("sardaukars_manner").legion(H, "ne_8", special=1).legion(A, "ne_7", regular=1)
    played(war, "sardaukars_manner")
    assert war.options("do") == ["do move", "do surprise"]


@covers("planning/spies_all_over_arrakis")
def test_spies_all_over_arrakis() -> None:
    war = holding("spies_all_over_arrakis").ranks(windgap=1).legion(A, "windgap", tokens=("atreides_start_ee",))
    played(war, "spies_all_over_arrakis", "at windgap", "draw 2+0")
    assert war.at(A, "windgap") == (0, 2, 0, 0, 0, 0)
    assert war.events("flipped_sietch") == [{"area": "windgap", "rank": 1}]


@covers("planning/full_control_of_the_air")
def test_full_control_of_the_air_scouts_between_the_two_placements() -> None:
    war = holding("full_control_of_the_air").legion(H, "ne_8", regular=1)
    played(war, "full_control_of_the_air", "zone az_1", "scout az_1", "at gara_kulon", "zone az_1")
    assert (war.state.ornithopters, war.asked) == (1, "move")


@covers("planning/moving_the_battle_group")
def test_moving_the_battle_group() -> None:
    war = played(holding("moving_the_battle_group"), "moving_the_battle_group", "at rimwall_west")
    war.play("with elite", "with elite", "with generic")
    assert war.at(H, "rimwall_west") == (0, 2, 0, 1, 0, 0)


@covers("planning/killers_without_mercy")
def test_killers_without_mercy_go_on_for_nothing() -> None:
    war = holding("killers_without_mercy").ranks(gara_kulon=1).legion(H, "ne_12", special=2, regular=2)
    war.legion(A, "gara_kulon", regular=3).falls("combat", *[SHIELD] * 8)
    played(war, "killers_without_mercy", "(from ne_12)", "(attack gara_kulon)")
    war.falls("combat", *[SHIELD] * 8).play("fight_on")
    assert war.at(H, "ne_12")[:3] == (2, 0, 2)


@covers("planning/sardaukar_disguised")
def test_sardaukar_disguised() -> None:
    war = holding("sardaukar_disguised").legion(H, "ne_8", elite=3).legion(H, "sw_1", regular=1)
    played(war, "sardaukar_disguised", "at ne_8", "at ne_8")
    assert war.at(H, "ne_8")[:3] == (0, 1, 2)
    assert war.options("from") == ["from ne_8"]


@covers("planning/i_decide_what_best_serves_his_majesty", "leader/captain_aramsham")
def test_i_decide_what_best_serves_his_majesty() -> None:
    war = holding("i_decide_what_best_serves_his_majesty").legion(H, "ne_8", special=2).legion(H, "sw_1", special=1)
    war.legion(A, "ne_7", regular=1)
    played(war, "i_decide_what_best_serves_his_majesty", "at ne_8", "(with captain_aramsham)", "do surprise")
    assert war.where("captain_aramsham") == "ne_8"
    assert war.state.battle[:3] or "from sw_1" not in war.options()


@covers("planning/seek_out_the_mahdi")
def test_seek_out_the_mahdi_bars_paul_for_one_turn() -> None:
    war = holding("seek_out_the_mahdi").legion(H, "ne_1", regular=1)
    war.legion(A, "windgap", regular=2, named=("paul_atreides",)).dice(A, strategy=2)
    played(war, "seek_out_the_mahdi", "done")
    assert war.to_move == A
    war.play("(die strategy)", "(do move)", "(from windgap)")
    war.play(war.options("to")[0])
    assert "leave paul_atreides" not in war.options()
    war.play("(go)", "(done)")
    assert war.where("paul_atreides") in ("windgap", "tank 1")
