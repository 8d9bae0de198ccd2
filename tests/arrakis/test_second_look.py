"""What a second look at the rules found: free actions between moves, that legion, worms, bans, parts left out."""

from __future__ import annotations

from kanly.arrakis.board import LEADER_IDS
from kanly.arrakis.ids import SAND, SANDWORM, TANK
from kanly.arrakis.steps import HARVEST, HAZARDS, STORM
from tests.arrakis.scenes import SHIELD, SWORD, A, H, War, mask, names


def test_the_limit_counts_after_all_moves_also_for_what_is_trained_between_them() -> None:
    """W-7.4, W-8.3."""
    war = War().legion(A, "ne_7", elite=3).legion(A, "ne_8", regular=4, tokens=("atreides_start_rr",))
    war.legion(A, "se_6", regular=1).turn(A).play("die strategy", "do move", "from ne_7", "to ne_8", "go")
    war.play(*war.options("train"))
    assert war.asked == "move"
    assert war.at(A, "ne_8") == (6, 3, 0, 0, 0, 0)
    war.play("from ne_8", "to ne_5")
    assert war.options() == ["go", "leave regular"]
    war.play("leave regular", "leave regular", "leave regular", "leave regular", "go")
    assert war.at(A, "ne_5") == (2, 0, 0, 0, 0, 0)
    assert war.asked == "excess"
    war.play("lose regular")
    assert war.at(A, "ne_8") == (3, 3, 0, 0, 0, 0)


def test_a_leader_banished_between_two_moves_has_not_arrived() -> None:
    """W-7.4, W-8.2: Hawat's Scheming."""
    war = War().in_play("thufir_hawat").hand(H, "hawats_scheming", "hawats_scheming")
    war.legion(H, "carthag", regular=2, named=("thufir_hawat",)).legion(H, "arsunt", regular=2)
    war.legion(H, "se_6", regular=1).turn(H).play("die strategy", "(do move)", "from carthag", "to arsunt", "go")
    war.play("scheme 2", "from arsunt", "to nw_16", "go")
    assert war.where("thufir_hawat") == "gone"
    assert war.at(H, "arsunt") == war.at(H, "nw_16") == (2, 0, 0, 0, 0, 0)


def test_a_worm_of_the_last_hazard_phase_can_come_elsewhere() -> None:
    """W-12.3, W-17.1."""
    war = War().signs("ne_8", kind=SANDWORM).dice(H).dice(A).step(HAZARDS, A)
    while war.asked != "turn":
        options = war.options()
        war.play("done" if "done" in options else options[-1])
    assert names(war.state.worms) == {"ne_8"}
    assert not war.state.worms_came
    war.legion(A, "nw_1", regular=1).hand(A, "thumpers").dice(A, mentat=1).dice(H, mentat=2).turn(A)
    war.play("play thumpers", "at nw_2")
    assert war.options() == ["supply", "from ne_8"]


def test_our_family_atomics_lists_each_token_once_at_step_8() -> None:
    """W-16."""
    war = War().tracks(jihad=8).hand(A, "our_family_atomics", "war_plan")
    war.state.step_8 = True
    war.turn(A).play("play our_family_atomics", "die mentat")
    assert len(war.options("detonate")) == len(set(war.options("detonate"))) == 3


def test_a_marker_raised_off_the_bottom_row_loses_its_ban() -> None:
    """W-13.5."""
    war = War().rows(choam=4, spacing_guild=4, landsraad=4).harvesters("nw_1", "nw_2").step(HARVEST, H)
    war.play("raise choam")
    assert war.state.rows == (3, 4, 4)
    assert war.state.bans == 0b110


def test_seek_out_the_mahdi_lasts_into_the_next_round() -> None:
    """The next action turn of the Atreides may be the first of the next round."""
    war = War().dice(H, mentat=1).dice(A, mentat=1).legion(A, "se_5", regular=2, named=("paul_atreides",))
    war.legion(H, "ine_2", regular=1).hand(H, "seek_out_the_mahdi").turn(H).play("play seek_out_the_mahdi", "done")
    while war.asked != "turn":
        options = war.options()
        war.play("done" if "done" in options else options[0])
    assert (war.to_move, war.state.round, war.state.seek) == (A, 2, 2)


def shigawire() -> War:
    """A sardaukar rides onto a worm; Stilgar is next to where it came."""
    war = War().legion(H, "se_7", special=1).legion(H, "se_8", regular=1).legion(A, "se_3", regular=1)
    war.legion(A, "se_2", regular=1, named=("stilgar",)).signs("se_4", kind=SANDWORM).hand(H, "shigawire")
    return war


def test_a_legion_that_a_worm_kills_on_its_way_tanks_nobody() -> None:
    """Shigawire: adjacent to that legion."""
    war = shigawire().signs("se_7", kind=SAND).falls("worm", *[SWORD] * 4).turn(H)
    war.play("play shigawire", "(die strategy)", "from se_7", "to se_4", "(supply)")
    assert war.at(H, "se_4") == (0,) * 6
    assert war.to_move == A


def test_a_legion_that_a_worm_drives_back_is_still_that_legion() -> None:
    """Shigawire: adjacent to that legion, wherever it is by then."""
    war = shigawire().legion(A, "se_3", named=("paul_atreides",)).turn(H)
    war.play("play shigawire", "(die strategy)", "from se_7", "to se_4", "(supply)", "(to se_7)")
    assert war.at(H, "se_7")[2] == 1
    assert war.options() == ["with paul_atreides", "done"]


def test_the_move_of_shigawire_may_be_left_out() -> None:
    """W-7.2."""
    war = War().legion(H, "se_7", special=1).legion(A, "se_3", regular=1, named=("stilgar",)).hand(H, "shigawire")
    war.turn(H).play("play shigawire", "(die strategy)", "done")
    assert war.options() == ["with stilgar", "done"]


def test_that_legion_is_of_one_card_only() -> None:
    """Jubba Cloaks moves a legion; Voice from the Outer World means another."""
    war = War().legion(A, "ne_7", regular=1, generic=1).legion(A, "se_5", regular=1).legion(H, "ne_9", regular=1)
    war.hand(A, "jubba_cloaks", "voice_from_the_outer_world").turn(A).play("play jubba_cloaks", "(die strategy)")
    war.play("from ne_7", "to ne_8", "(go)", "play voice_from_the_outer_world", "done")
    assert war.to_move == H


def test_a_legion_moves_out_of_arsunt_when_the_village_has_fallen() -> None:
    """Arsunt Legion: only placing needs the village."""
    war = War().legion(H, "arsunt", regular=2).hand(H, "arsunt_legion")
    war.state.settlements &= ~mask(("arsunt",))
    war.turn(H).play("play arsunt_legion", "(die strategy)")
    assert war.options() == ["do move", "done"]


def test_schemes_are_offered_where_only_they_are_in_hand() -> None:
    """W-7.4."""
    war = War().in_play("thufir_hawat").hand(H, "breeding_program", "hawats_scheming", "hawats_scheming").turn(H)
    war.play("play breeding_program", "die strategy")
    assert (war.asked, war.options()) == ("play_more", ["done", "scheme 2"])
    war = War().in_play("thufir_hawat").hand(H, "hawats_scheming", "hawats_scheming")
    war.legion(H, "se_6", regular=3, named=("thufir_hawat",)).legion(A, "se_5", regular=3).turn(H)
    war.play("die strategy", "do attack", "(from se_6)", "(attack se_5)")
    assert (war.asked, war.options()) == ("battle_cards", ["done", "scheme 2"])


def test_a_picked_legion_that_is_gone_is_not_asked_about() -> None:
    """W-7.4, W-8: the atomics drive it out; both moves are left."""
    war = War().legion(A, "rimwall_west", regular=2).legion(A, "se_5", regular=1)
    war.state.step_8 = True
    war.turn(A).play("die strategy", "do move", "from rimwall_west", "detonate rimwall_west", "to ine_5")
    assert war.asked == "move"
    war.play("from ine_5", "to rimwall_west", "go")
    assert war.options("from") == ["from se_5"]


def test_a_leadership_move_needs_its_leader_to_the_end() -> None:
    """W-7.3: Hawat leaves when his legion is picked."""
    war = War().in_play("thufir_hawat").hand(H, "hawats_scheming", "hawats_scheming")
    war.legion(H, "carthag", regular=2, named=("thufir_hawat",)).legion(H, "se_6", regular=1, generic=1).turn(H)
    war.play("die leadership", "do move", "from carthag", "scheme 2")
    assert (war.asked, war.options("from")) == ("move", ["from se_6"])


def test_a_picked_attacker_that_is_gone_attacks_nobody() -> None:
    """W-7.4, W-9.1."""
    war = War().in_play("thufir_hawat").hand(H, "hawats_scheming", "hawats_scheming").legion(A, "se_5", regular=1)
    war.legion(H, "se_6", regular=2, named=("thufir_hawat",)).legion(H, "se_1", regular=1, generic=1).turn(H)
    war.play("die leadership", "do attack", "from se_6", "scheme 2")
    assert war.asked != "attack_at"


def test_placing_nobody_flips_no_wormsign() -> None:
    """W-8.4: nobody came into the area."""
    war = War().signs("se_6", kind=SANDWORM).legion(H, "se_6", regular=1).legion(H, "arrakeen", regular=1)
    war.hand(H, "mudir_nahya_the_demon_ruler").turn(H).play("play mudir_nahya_the_demon_ruler", "(die strategy)")
    war.play("at se_6", "done", "done")
    assert names(war.state.signs[SANDWORM]) == {"se_6"}


def test_families_flee_and_atomics_are_used_in_the_middle_of_a_battle() -> None:
    """W-7.4, W-15, W-16: at any moment of a turn of the Atreides."""
    families = "claim families_flee_to_the_palmaries_of_the_south"
    war = War().reveal(families.split()[1]).legion(A, "se_5", regular=2).legion(H, "se_6", regular=2)
    war.legion(A, "tasmin_sink", tokens=("atreides_start_rr",)).hand(A, "war_plan")
    war.state.step_8 = True
    war.turn(A).play("die strategy", "do attack", "(from se_5)", "(attack se_6)")
    assert war.asked == "battle_cards"
    assert len(war.options("detonate")) == 3
    war.play(families)
    assert war.at(A, "tasmin_sink") == (0,) * 6
    assert war.asked == "battle_cards"


def test_families_flee_with_a_token_that_has_just_moved() -> None:
    """W-7.4, W-8.2: its leader stands alone, and is eliminated."""
    families = "claim families_flee_to_the_palmaries_of_the_south"
    war = War().reveal(families.split()[1]).legion(A, "se_5", generic=1, tokens=("atreides_start_rr",))
    war.legion(A, "ne_3", regular=2).legion(H, "se_1", regular=2).turn(A)
    war.play("die strategy", "do move", "from se_5", "to tasmin_sink", "(go)", families)
    assert war.at(A, "tasmin_sink") == (0,) * 6
    war.play("from ne_3", "to ne_4", "go")
    assert war.at(A, "ne_4")[0] == 2


def test_atomics_open_no_area_into_which_a_legion_has_just_moved() -> None:
    """W-7.4, W-8.2: the moves of an action end together."""
    war = War().legion(A, "ine_5", regular=2).legion(A, "se_5", regular=1)
    war.state.step_8 = True
    war.turn(A).play("die strategy", "do move", "from ine_5", "to rimwall_west", "go")
    assert war.options("detonate") == ["detonate splintered_rock", "detonate hole_in_the_rock"]


def test_the_atreides_choose_the_order_of_the_storm() -> None:
    """W-12.6."""
    war = War().legion(H, "se_6", regular=2).legion(H, "se_8", regular=2).falls("storm", SWORD, SWORD, SHIELD, SHIELD)
    war.step(STORM, A)
    assert (war.to_move, war.options()) == (A, ["at se_6", "at se_8"])
    war.play("at se_8")
    assert war.at(H, "se_8") == (0,) * 6
    assert war.at(H, "se_6")[0] == 2


def test_placing_a_leader_who_is_in_the_tanks_is_left_out_and_the_rest_is_done() -> None:
    """W-7.2."""
    aramsham = ("captain_aramsham", "i_decide_what_best_serves_his_majesty")
    for leader, card in (("shaddam_iv", "rage_overcame_shaddam_iv_c"), aramsham):
        war = War().in_play(leader).legion(H, "se_8", special=1).legion(A, "se_5", regular=1).hand(H, card)
        war.state.leaders[LEADER_IDS[leader]] = TANK - 1
        war.turn(H).play(f"play {card}", "(die strategy)", "at se_8")
        assert war.asked in ("move", "choice")


def test_of_two_cards_one_may_be_drawn() -> None:
    """W-7.2: any part may be left out."""
    war = War().turn(H).play("die mentat", "(do draw)")
    assert war.options("draw") == ["draw 0+1", "draw 0+2", "draw 1+0", "draw 1+1", "draw 2+0"]
    war.play("draw 0+1")
    assert len(war.state.hands[H]) == 1


def test_scouting_says_that_nothing_is_hidden() -> None:
    """W-7.4."""
    war = War().ornithopters("az_1").legion(H, "se_6", regular=1)
    war.state.sietch_up = 255
    assert "nothing is hidden" in str(war.turn(H).game.why_not("scout az_1"))
