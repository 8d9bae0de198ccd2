"""Every planning card of House Atreides and of the Fremen ally."""

from __future__ import annotations

import pytest

from kanly.arrakis import steps
from kanly.arrakis.board import AREA_IDS
from tests.arrakis.scenes import SHIELD, SPECIAL, SWORD, A, H, War, names

covers = pytest.mark.covers


def holding(card: str, *more: str) -> War:
    return War().dice(A, mentat=1, strategy=1).dice(H, mentat=3).hand(A, card, *more)


def played(war: War, card: str, *actions: str) -> War:
    return war.turn(A).play(f"play {card}", "die mentat", *actions)


@covers("planning/war_plan")
def test_war_plan_adds_a_die_in_every_round() -> None:
    war = holding("war_plan").legion(A, "ne_8", regular=2).legion(H, "ne_7", regular=1)
    war.falls("combat", *[SHIELD] * 4)
    played(war, "war_plan", "do attack", "(from ne_8)", "(attack ne_7)")
    war.falls("combat", *[SHIELD] * 4).play("fight_on")
    war.play("(stay)")
    assert [sum(result.values()) for result in war.events("rolled_combat")] == [3, 1, 3, 1]


@covers("planning/alia_the_abomination", "leader/alia")
def test_alia_the_abomination() -> None:
    war = played(holding("alia_the_abomination"), "alia_the_abomination")
    assert war.where("alia") == "out"
    war = holding("alia_the_abomination", "hieregs").in_play("reverend_mother_jessica")
    war.state.leaders[8] = -3
    played(war, "alia_the_abomination")
    assert (war.where("alia"), war.asked) == ("beside", "play_more")
    war = holding("alia_the_abomination").in_play("alia").legion(H, "arrakeen", regular=1, named=("beast_rabban",))
    played(war, "alia_the_abomination", "with beast_rabban", "draw 2+0")
    assert war.where("beast_rabban") == "tank 1"


@covers("planning/smugglers_a", "planning/smugglers_b", "planning/smugglers_c", "leader/gurney_halleck")
@pytest.mark.parametrize("which", ["a", "b", "c"])
def test_any_smugglers_bring_gurney_onto_the_map(which: str) -> None:
    card = f"smugglers_{which}"
    war = played(holding(card), card, "at ne_8", "with elite", "with elite", "with gurney_halleck")
    assert (war.where("gurney_halleck"), war.at(A, "ne_8")) == ("ne_8", (0, 2, 0, 0, 1, 0))


def test_smugglers_when_gurney_is_there() -> None:
    def with_gurney(card: str) -> War:
        return holding(card).in_play("gurney_halleck").legion(A, "ne_8", regular=1, named=("gurney_halleck",))

    war = played(with_gurney("smugglers_a"), "smugglers_a", "at ne_1", "at ne_2")
    assert (names(war.state.signs[3]), war.options("from")) == ({"ne_1", "ne_2"}, ["from ne_8"])
    war = played(with_gurney("smugglers_b"), "smugglers_b", "(at ne_8)", "with elite", "with elite")
    assert war.at(A, "ne_8")[1] == 2
    war = with_gurney("smugglers_c").harvesters("ne_1", "ne_2", "sw_1")
    played(war, "smugglers_c", "at ne_1", "at ne_2")
    assert names(war.state.harvesters) == {"sw_1"}


@covers("planning/the_voice")
def test_the_voice() -> None:
    war = holding("the_voice", "hieregs").hand(H, "sandmasters", "hunter_seeker")
    played(war, "the_voice").play("discard sandmasters")
    assert (len(war.state.hands[H]), war.asked, war.to_move) == (1, "play_more", A)


def test_the_voice_asks_also_who_can_discard_nothing() -> None:
    war = played(holding("the_voice", "hieregs").hand(H, "hawats_scheming"), "the_voice")
    assert (war.asked, war.options()) == ("opponent_discards", ["done"])


@covers("planning/death_commandos")
def test_death_commandos() -> None:
    war = holding("death_commandos").legion(A, "ne_8", elite=2).legion(A, "ne_1", regular=1)
    played(war, "death_commandos", "at ne_8", "at ne_8")
    assert (war.at(A, "ne_8")[:3], war.options("from")) == ((0, 0, 2), ["from ne_8"])


@covers("planning/tested_with_the_gom_jabbar")
def test_tested_with_the_gom_jabbar() -> None:
    war = played(holding("tested_with_the_gom_jabbar"), "tested_with_the_gom_jabbar", "draw 2+0")
    assert (len(war.state.objectives), len(war.state.other_objectives)) == (2, 4)


@covers("planning/chatt_the_leaper")
def test_chatt_the_leaper() -> None:
    war = played(holding("chatt_the_leaper"), "chatt_the_leaper", "at windgap", "with special", "with special")
    war.play("with generic")
    assert war.at(A, "windgap") == (0, 0, 2, 1, 0, 0)


@covers("planning/truthtrance")
def test_truthtrance() -> None:
    war = holding("truthtrance").dice(H, mentat=1, strategy=1, house=1).hand(H, "sandmasters")
    played(war, "truthtrance", "die house", "do draw", "draw 2+0")
    assert war.to_move == H
    assert war.options("die") == ["die house"]
    assert war.game.why_not("die mentat") == "Truthtrance: the house die must be used"


@covers("planning/adab_the_demanding_memory")
def test_adab_the_demanding_memory() -> None:
    war = holding("adab_the_demanding_memory", "hieregs").reveal("desert_war", "stunted_worms", "the_lisan_al_gaib")
    played(war, "adab_the_demanding_memory", "card desert_war", "card stunted_worms", "done")
    assert (len(war.state.revealed), len(war.state.removed), war.asked) == (3, 2, "play_more")


@covers("planning/alam_al_mithal")
def test_alam_al_mithal_moves_one_marker_down_and_another_up_with_what_that_brings() -> None:
    war = holding("alam_al_mithal").tracks(kwisatz_haderach=4, jihad=1)
    played(war, "alam_al_mithal", "marker kwisatz_haderach", "marker jihad", "steps 2", "draw 2+0")
    assert (war.state.markers, war.where("chani")) == ((2, 0, 3), "beside")


@covers("planning/usul_the_base_of_the_pillar")
def test_usul_the_base_of_the_pillar() -> None:
    war = played(holding("usul_the_base_of_the_pillar", "hieregs"), "usul_the_base_of_the_pillar", "do wormsigns")
    war.play("at ne_1", "at ne_2")
    assert war.asked == "play_more"


@covers("planning/voice_from_the_outer_world", "leader/paul_atreides")
def test_voice_from_the_outer_world_means_either_form_of_paul() -> None:
    war = holding("voice_from_the_outer_world").legion(A, "ne_8", regular=1)
    played(war, "voice_from_the_outer_world", "(at ne_8)", "with special", "with paul_atreides")
    assert (war.where("paul_atreides"), war.at(A, "ne_8")) == ("ne_8", (1, 0, 1, 0, 1, 0))
    war = holding("voice_from_the_outer_world").in_play("paul_muad_dib").legion(A, "ne_8", regular=1)
    war.state.leaders[7] = -3
    played(war, "voice_from_the_outer_world", "(at ne_8)", "with special", "with paul_muad_dib")
    assert war.where("paul_muad_dib") == "ne_8"


@covers("planning/our_family_atomics")
def test_our_family_atomics() -> None:
    war = played(holding("our_family_atomics", "hieregs").tracks(jihad=3), "our_family_atomics")
    assert war.state.atomics == -1
    war = holding("our_family_atomics", "hieregs").tracks(jihad=4)
    played(war, "our_family_atomics", "detonate rimwall_west")
    assert (war.state.atomics, war.asked) == (2, "play_more")
    war = holding("our_family_atomics")
    war.state.atomics = 0
    played(war, "our_family_atomics", "do wormsigns", "at ne_1", "at ne_2")
    assert war.asked == "desert_power"


@covers("planning/battle_language")
def test_battle_language_leaves_the_opponent_four_dice_in_the_first_round() -> None:
    war = holding("battle_language").legion(A, "ne_8", regular=2, generic=1).legion(H, "ne_7", regular=6)
    war.falls("combat", *[SHIELD] * 6)
    played(war, "battle_language", "do surprise", "(from ne_8)", "(attack ne_7)")
    if war.asked == "casualties":
        war.play(war.options()[0])
    war.falls("combat", *[SHIELD] * 8).play("fight_on")
    war.play("(stay)")
    assert [sum(result.values()) for result in war.events("rolled_combat")][1::2] == [4, 6]


@covers("planning/bill_of_particulars")
def test_bill_of_particulars_lowers_a_marker_without_its_ban() -> None:
    war = played(holding("bill_of_particulars", "hieregs"), "bill_of_particulars", "drop choam")
    assert (war.state.rows, war.state.bans, war.asked) == ((1, 0, 0), 0, "play_more")


@covers("planning/fear_is_the_mind_killer")
def test_fear_is_the_mind_killer_adds_two_steps_to_a_claim() -> None:
    war = holding("fear_is_the_mind_killer").reveal("the_naibs_swear_fealty").dice(A, mentat=1, strategy=2)
    war.legion(A, "windgap", regular=1, generic=2, named=("paul_atreides",)).dice(H, mentat=3)
    played(war, "fear_is_the_mind_killer", "card the_naibs_swear_fealty")
    war.play("(die mentat)", "(do draw)", "draw 2+0")
    war.play("claim the_naibs_swear_fealty", "(die strategy)", "marker jihad")
    assert war.state.markers == (2, 0, 2)


# -- Fremen ally ----------------------------------------------------------------------------------------------------


@covers("planning/shai_hulud", "leader/wild_maker")
def test_shai_hulud_brings_the_wild_maker_with_its_card_spent_then_moves_and_attacks_with_it() -> None:
    war = played(holding("shai_hulud"), "shai_hulud", "at ne_8")
    assert (war.state.maker, war.state.spent >> 15 & 1) == (AREA_IDS["ne_8"], 1)
    war = holding("shai_hulud").maker("ne_8").legion(H, "ne_1", regular=6)
    war.falls("worm", SWORD, SWORD, SWORD, SWORD, SWORD, SWORD)
    played(war, "shai_hulud", "(from ne_8)", "to ne_2", "(from ne_2)", "(at ne_1)")
    assert war.events("worm_struck") == [{"area": "ne_1", "hits": 6}]


@covers("leader/wild_maker")
def test_the_wild_maker_acts_by_desert_power_while_its_card_is_ready() -> None:
    war = holding("hieregs").maker("ne_8").turn(A).play("do desert_power")
    assert "special wild_maker" in war.options()
    war.play("special wild_maker", "(from ne_8)", "to ne_2")
    assert (war.state.maker, war.state.spent >> 15 & 1) == (AREA_IDS["ne_2"], 1)


@covers("planning/wall_of_sandworms")
def test_wall_of_sandworms() -> None:
    war = played(holding("wall_of_sandworms").worms("ne_8"), "wall_of_sandworms", "at ne_7", "supply")
    assert (names(war.state.worms), war.asked) == ({"ne_7", "ne_8"}, "desert_power")


@covers("planning/dust_chasms")
def test_dust_chasms() -> None:
    war = holding("dust_chasms").harvesters("ne_1", "ne_2", "ne_8", "nw_1")
    played(war, "dust_chasms", "at ne_1")
    assert war.options("at") == ["at ne_2"]
    war.play("at ne_2")
    assert (names(war.state.harvesters), war.asked) == ({"ne_8", "nw_1"}, "desert_power")


@covers("planning/fremen_rockets")
def test_fremen_rockets() -> None:
    war = holding("fremen_rockets").legion(A, "ne_8", regular=1).harvesters("ne_1", "sw_1").ornithopters("az_1", "az_8")
    war.falls("rockets", SWORD, SPECIAL, SHIELD)
    played(war, "fremen_rockets", "sector ne", "at ne_1", "zone az_1")
    assert (names(war.state.harvesters), war.state.ornithopters) == ({"sw_1"}, 1 << 7)


@covers("planning/eyes_of_ibad")
def test_eyes_of_ibad_keep_a_card_revealed() -> None:
    war = played(holding("eyes_of_ibad").reveal("desert_war", "stunted_worms"), "eyes_of_ibad", "card desert_war")
    war.step(steps.END_ROUND)
    assert len(war.state.revealed) == 4
    assert war.state.ibad in war.state.revealed


@covers("planning/captured_ornithopter")
def test_captured_ornithopter() -> None:
    war = holding("captured_ornithopter").ornithopters("az_1").legion(H, "ne_8", regular=3).legion(H, "sw_1", regular=1)
    war.falls("strike", SWORD, SPECIAL, SHIELD)
    played(war, "captured_ornithopter", "zone az_1")
    assert war.options("at") == ["at ne_8"]
    war.play("at ne_8")
    assert (war.at(H, "ne_8")[0], war.state.ornithopters) == (1, 0)


@covers("planning/crysknife")
def test_crysknife() -> None:
    war = holding("crysknife").legion(A, "ne_8", special=1).legion(H, "ne_11", regular=1, named=("beast_rabban",))
    played(war, "crysknife", "from ne_8", "to ne_7", "(go)", "with beast_rabban")
    assert war.where("beast_rabban") == "tank 1"


@covers("planning/cielagos_piping_message")
def test_cielagos_piping_message() -> None:
    war = holding("cielagos_piping_message").legion(H, "ne_8", regular=1)
    played(war, "cielagos_piping_message")
    assert war.options("at") == ["at gara_kulon", "at sihaya_ridge"]
    war.play("at gara_kulon", "draw 1+0")
    assert war.at(A, "gara_kulon")[5] == 1


@covers("planning/jubba_cloaks")
def test_jubba_cloaks() -> None:
    war = holding("jubba_cloaks", "hieregs").legion(A, "ne_8", regular=1, generic=1)
    war.legion(A, "rimwall_west", regular=1, generic=1)
    assert played(war, "jubba_cloaks").options("from") == ["from ne_8"]


@covers("planning/hieregs")
def test_hieregs() -> None:
    war = played(holding("hieregs"), "hieregs", "at ne_8", "(with regular)", "at ne_7", "with regular")
    assert (war.at(A, "ne_8")[0], war.at(A, "ne_7")[0], war.asked) == (1, 1, "desert_power")


@covers("planning/grandmother_of_a_storm")
def test_grandmother_of_a_storm() -> None:
    war = holding("grandmother_of_a_storm").legion(H, "ne_8", regular=3).falls("storm", SWORD, SWORD)
    played(war, "grandmother_of_a_storm")
    assert war.at(H, "ne_8")[0] == 1


@covers("planning/stillsuits")
def test_stillsuits_swap_the_tokens_of_two_sietches() -> None:
    war = holding("stillsuits").legion(A, "windgap", tokens=("atreides_start_rr", "atreides_start_ee"))
    played(war, "stillsuits", "(done)", "at windgap", "at hobars_gap")
    assert (war.at(A, "windgap")[5], war.at(A, "hobars_gap")[5]) == (0, 2)


@covers("planning/i_am_stilgar_the_fremen", "leader/stilgar")
def test_i_am_stilgar_the_fremen() -> None:
    war = played(holding("i_am_stilgar_the_fremen"), "i_am_stilgar_the_fremen")
    plateau = war.options("at")[0]
    assert "at arrakeen" not in war.options()
    war.play(plateau, "with elite", "with elite", "with regular", "with stilgar", "draw 1+0")
    assert war.at(A, plateau.split()[1]) == (1, 2, 0, 0, 1, 0)


@covers("planning/thumpers")
def test_thumpers() -> None:
    war = holding("thumpers").legion(A, "ne_8", regular=1)
    played(war, "thumpers", "at ne_7", "(supply)", "at ne_9", "supply")
    assert names(war.state.worms) == {"ne_7", "ne_9"}


@covers("planning/kitab_al_ibar")
def test_kitab_al_ibar_moves_a_sietch_with_whom_it_wants() -> None:
    war = holding("kitab_al_ibar").ranks(gara_kulon=3).legion(A, "gara_kulon", regular=2, tokens=("atreides_start_rr",))
    played(war, "kitab_al_ibar", "from gara_kulon", "to ne_11", "leave regular", "go")
    assert (war.at(A, "gara_kulon"), war.at(A, "ne_11")) == ((1, 0, 0, 0, 0, 0), (1, 0, 0, 0, 0, 1))
    assert AREA_IDS["ne_11"] in war.state.sietch_area
    assert war.state.sietch_up == 0


@covers("planning/sandtides")
def test_sandtides_carry_a_legion_away_and_it_flips_no_wormsign_where_it_is_empty() -> None:
    war = holding("sandtides").legion(H, "ne_8", regular=2).signs("ne_9")
    played(war, "sandtides", "(from ne_8)")
    assert "to ne_9" not in war.options()
    war.play("to ne_7")
    assert (war.at(H, "ne_7")[0], war.asked) == (2, "desert_power")
