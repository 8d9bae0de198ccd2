"""Sardaukar Commanders and their Skills, Command, the Combat icon, Deep Cover and wild pairs (B-5 to B-7)."""

from __future__ import annotations

import pytest

from tests.imperium.bloodlines.scenes import BloodScene, carry_out, fighting, plotting, ready, revealing, unspent
from tests.scene import Scene

HIRED = "use commander.space/acquire_commander"


# -- setup (B-3, B-4) ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "spaces", "gone"), [(3, 5, 1), (4, 6, 0)])
def test_b_3_1_commanders_stand_on_the_board_and_one_in_the_bank(seats: int, spaces: int, gone: int) -> None:
    scene = BloodScene(seats)
    assert scene.table.commanders.bit_count() == spaces
    assert (scene.table.bank, scene.table.gone) == (1, gone)
    assert scene.stands_on("assembly_hall") == (seats == 4)
    assert (len(scene.table.skills), len(scene.table.stack)) == (4, 10)


def test_e_134_b_4_1_b_4_2_on_the_base_game() -> None:
    scene = Scene(3, modules=["bloodlines"])
    table, board = scene.state.bloodlines, scene.edition.space_ids
    assert table is not None
    spaces = ("conspire", "wealth", "foldspace", "high_council", "rally_troops")
    assert table.commanders == sum(1 << board[key] for key in spaces)
    assert (table.bank, table.gone) == (1, 1)
    assert len(table.skills) + len(table.stack) == 12


# -- acquiring and recruiting (B-5) ----------------------------------------------------------------------------------


def test_e_116_the_solari_of_the_space_may_pay_for_two_commanders() -> None:
    scene = BloodScene(modules=["bloodlines"]).set(0, hand=["diplomacy"], solari=2).commanders(0, supply=1)
    scene.show_skills("driven", "hardy").do("agent diplomacy@dutiful_service")
    assert scene.goods(0)[0] == 4  # the contract icon is 2 Solari without CHOAM
    scene.do(HIRED, "skill driven", "hire")
    assert scene.forces(0) == (0, 2, 0)
    assert scene.goods(0)[0] == 0
    assert not scene.stands_on("dutiful_service")


def test_e_117_b_5_8_one_commander_a_turn_from_the_supply_also_on_a_reveal_turn() -> None:
    scene = ready("dagger", solari=6).commanders(0, supply=3).do("reveal", "hire")
    assert scene.forces(0) == (2, 1, 0)
    assert "hire" not in scene.options
    assert scene.goods(0)[0] == 4
    assert scene.owned_skills(0) == []


def test_e_118_b_5_3_without_a_new_kind_the_commander_comes_without_a_skill() -> None:
    scene = ready("diplomacy", solari=2).show_skills("driven", "hardy", "canny", "loyal")
    scene.skills(0, "driven", "hardy", "canny", "loyal").do("agent diplomacy@deliver_supplies", HIRED)
    assert scene.forces(0) == (0, 1, 0)
    assert len(scene.owned_skills(0)) == 4


def test_b_5_1_a_commander_may_be_left() -> None:
    scene = ready("diplomacy", solari=2).do("agent diplomacy@deliver_supplies")
    assert HIRED in scene.options
    scene.do("done")
    assert scene.stands_on("deliver_supplies")
    assert HIRED not in ready("diplomacy", solari=1).do("agent diplomacy@deliver_supplies").options


def test_b_5_2_the_display_is_refilled() -> None:
    scene = ready("diplomacy", solari=2).do("agent diplomacy@deliver_supplies", HIRED)
    scene.do(scene.options[0])
    assert len(scene.table.skills) == 4
    assert len(scene.table.stack) == 9


def test_e_122_b_5_10_room_by_kind() -> None:
    scene = ready("reconnaissance", solari=2, troops=(5, 0), deck=["dagger", "dagger"]).commanders(0, supply=1)
    scene.do("agent reconnaissance@spice_refinery", "hire")
    assert scene.may_deploy() == 2
    assert "deploy_with 2+1" in scene.options
    assert "deploy_with 3+1" not in scene.options
    scene.do("deploy_with 2+1")
    assert scene.strength(0) == 6
    assert scene.may_deploy() == 0


def test_b_5_5_a_garrisoned_commander_is_one_of_the_two() -> None:
    scene = ready("reconnaissance", troops=(5, 0)).commanders(0, garrison=2)
    scene.do("agent reconnaissance@spice_refinery")
    assert "deploy_with 1+1" in scene.options
    assert "deploy_with 2+1" not in scene.options
    assert "deploy_with 0+2" in scene.options


def test_b_5_7_commanders_return_to_the_supply_after_combat() -> None:
    scene = BloodScene().commanders(0, conflict=2, garrison=1).fight()
    assert scene.forces(0) == (2, 1, 0)


def test_e_207_b_5_8_troop_icons_take_no_commander() -> None:
    scene = Scene(3, modules=["bloodlines"]).set(0, intrigue=["reinforcements"], solari=3, troops=(12, 0))
    assert scene[0].bloodlines is not None
    assert scene.state.bloodlines is not None
    scene.state.bloodlines.commanders &= ~(1 << scene.edition.space_ids["wealth"])
    scene[0].bloodlines.supply = 1
    scene.begin_turn(0).do("reveal")
    assert "play reinforcements" not in scene.options
    assert scene[0].bloodlines.supply == 1


def test_b_5_13_commanders_count_as_garrisoned_troops_in_the_last_tie_break() -> None:
    scene = BloodScene().set(0, troops=(2, 0)).commanders(0, garrison=1)
    scene.state.over = True
    assert scene.game.rules.outcome(scene.state).tiebreaks[0][3] == 3


def test_b_5_8_a_commander_is_recruited_before_the_agent_is_sent_too() -> None:
    scene = ready("reconnaissance", "dagger", solari=2, troops=(0, 0)).commanders(0, supply=1).do("hire")
    assert scene.forces(0) == (0, 1, 0)
    assert "hire" not in scene.options
    scene.do("agent reconnaissance@arrakeen", "deploy_with 1+1")
    assert scene.forces(0) == (0, 0, 1)


def test_b_5_9_it_is_one_a_turn_also_where_it_came_first() -> None:
    scene = ready("dagger", solari=9).commanders(0, supply=2).do("hire", "agent dagger@high_council")
    assert "hire" not in scene.options


# -- Skills (B-6) ----------------------------------------------------------------------------------------------------


@pytest.mark.covers("skill/driven")
def test_e_119_b_6_2_a_skill_pays_once_however_many_commanders() -> None:
    scene = ready("dagger").commanders(0, conflict=2).skills(0, "driven").do("reveal")
    assert scene.goods(0)[1] == 1
    assert ready("dagger").commanders(0, garrison=2).skills(0, "driven").do("reveal").goods(0)[1] == 0


@pytest.mark.covers("skill/charismatic")
def test_charismatic_persuades() -> None:
    assert unspent(ready("dagger").commanders(0, conflict=1).skills(0, "charismatic").do("reveal")) == 1


@pytest.mark.covers("skill/hardy")
def test_hardy_recruits() -> None:
    assert ready("dagger").commanders(0, conflict=1).skills(0, "hardy").do("reveal").troops(0)[1] == 4


@pytest.mark.covers("skill/desperate")
def test_b_6_6_desperate_is_trashed_for_swords_that_stay() -> None:
    scene = ready("dagger", troops=(0, 1)).commanders(0, conflict=1).skills(0, "desperate").do("reveal")
    scene.do("use skill.desperate/swords")
    assert scene.owned_skills(0) == []
    assert scene[0].swords == 3 + 1


@pytest.mark.covers("skill/canny")
def test_e_120_b_6_5_the_strength_of_a_skill_goes_with_the_last_commander() -> None:
    scene = fighting("go_to_ground", troops=(0, 2), commanders=1, agents=["assembly_hall"], swords=1).skills(0, "canny")
    assert scene.strength(0) == 4 + 2 + 2 + 1
    scene.do("play go_to_ground", "retreat_with 0+1")
    assert [event.data["strength"] for event in scene.events("retreated_commanders")] == [4 + 1]


@pytest.mark.covers("skill/canny")
def test_e_188_gurney_halleck_sees_the_strength_of_skills() -> None:
    scene = BloodScene(leaders=["gurney_halleck"]).set(0, hand=["convincing_argument"], troops=(0, 1))
    scene.set(0, agents=["assembly_hall"]).commanders(0, conflict=1).skills(0, "canny")
    assert scene.strength(0) == 6
    assert scene.do("reveal").persuasion == 2 + 1 + 1  # with the hall's


@pytest.mark.covers("skill/fierce")
def test_e_121_fierce_follows_the_sandworms_of_opponents() -> None:
    scene = BloodScene().commanders(0, conflict=1).skills(0, "fierce")
    assert scene.strength(0) == 3
    assert scene.sandworms(1, 1).strength(0) == 4


@pytest.mark.covers("skill/loyal")
def test_loyal_asks_for_three_influence_with_the_emperor() -> None:
    scene = BloodScene().commanders(0, conflict=1).skills(0, "loyal")
    assert scene.strength(0) == 2
    assert scene.set(0, influence={"emperor": 3}).strength(0) == 4


def test_b_6_4_a_commander_who_enters_on_the_reveal_turn_wakes_the_skills() -> None:
    scene = ready("disruption_tactics").commanders(0, garrison=1).skills(0, "driven").do("reveal")
    assert scene.goods(0)[1] == 0
    scene.do("use card.disruption_tactics/combat_icon", "deploy_with 0+1")
    assert scene.goods(0)[1] == 1


# -- Command and the Combat icon (B-7.4 to B-7.8) --------------------------------------------------------------------


def test_e_123_b_7_5_what_was_spent_counts_as_generated() -> None:
    scene = ready("i_believe", "convincing_argument", "convincing_argument", "delivery_logistics")
    scene.set_row("maula_pistol", "command_center").do("reveal", "acquire maula_pistol")
    assert scene.troops(0)[1] == 3
    scene.do("use card.delivery_logistics/persuasion")
    assert scene.troops(0)[1] == 5


def test_e_124_two_cards_with_command_each_once() -> None:
    scene = revealing("i_believe", "southern_faith", "convincing_argument", "convincing_argument")
    assert scene.troops(0)[1] == 5
    assert scene.goods(0)[1] == 2


def test_e_125_b_7_6_below_six_command_lapses() -> None:
    scene = revealing("i_believe", "convincing_argument", "convincing_argument").do("done")
    assert scene.troops(0)[1] == 3


def test_e_126_b_7_7_a_combat_icon_at_a_combat_space_changes_nothing() -> None:
    scene = plotting("adaptive_tactics", hand=["reconnaissance"], spice=1, troops=(4, 0))
    scene.do("agent reconnaissance@spice_refinery", "price 0", "play adaptive_tactics")
    assert scene.may_deploy() == 3


def test_e_127_b_7_8_a_combat_icon_on_a_reveal_turn() -> None:
    hand = ("disruption_tactics", "i_believe", "convincing_argument", "convincing_argument")
    scene = revealing(*hand, troops=(5, 0)).do("use card.disruption_tactics/combat_icon")
    assert scene.may_deploy() == 4
    assert scene.do("deploy 4").strength(0) == 8


# -- Deep Cover and wild icons (B-7.1 to B-7.3) ----------------------------------------------------------------------


def test_e_128_b_7_2_a_spy_in_deep_cover_ignores_opponents_only() -> None:
    scene = ready("arrakis_observer", "dagger").spies(1, "choam").spies(0, "guild")
    scene.do("agent arrakis_observer@arrakeen", "use card.arrakis_observer/spy")
    assert "spy choam" in scene.options
    assert "spy guild" not in scene.options
    scene.do("spy choam").set(2, hand=["covert_operation"]).begin_turn(2)
    carry_out(scene, 2)
    scene.do("reveal")
    while scene.kind == "move" and scene.uses():
        scene.do(scene.uses()[0])
    assert "spy choam" not in scene.options


@pytest.mark.covers("conflict/skirmish_wild", "conflict/storms_in_the_south")
def test_e_129_b_7_1_two_wild_cards_make_a_pair() -> None:
    scene = BloodScene().set_conflict_deck()
    scene.won_cards(0, "skirmish_wild", "storms_in_the_south", "skirmish_crysknife").finish_round()
    assert {text for text in scene.options if text.startswith("pair")} == {
        "pair storms_in_the_south", "pair skirmish_crysknife",
    }  # fmt: skip
    before = scene[0].vp
    scene.do("pair storms_in_the_south")
    assert scene[0].vp == before + 1
    assert scene.won(0) == ["skirmish_crysknife"]  # one card is left over


@pytest.mark.covers("conflict/skirmish_wild")
def test_skirmish_wild_rewards() -> None:
    scene = BloodScene(conflict="skirmish_wild").set(0, troops=(0, 3)).set(1, troops=(0, 2)).set(2, troops=(0, 1))
    scene.fight()
    assert scene.kind == "trash" or "use conflict.skirmish_wild/trash" in scene.options
    while scene.state.phase == 3:
        scene.do(scene.options[-1])
    assert scene.goods(1) == (1, 0, 1)
    assert scene.goods(2)[0] == 2
    assert "skirmish_wild" in scene.won(0)


@pytest.mark.covers("conflict/storms_in_the_south")
def test_storms_in_the_south_rewards() -> None:
    scene = BloodScene(conflict="storms_in_the_south").set(0, troops=(0, 3)).set(1, troops=(0, 2)).set(2, troops=(0, 1))
    scene.spies(1, "guild").fight()
    assert "spy guild" in scene.options  # in deep cover
    scene.do("spy guild")
    assert scene.goods(0)[1] == 2
    assert len(scene[1].intrigue) == 2
    assert len(scene[2].intrigue) == 1
