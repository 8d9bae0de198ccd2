"""Combat cards of Uprising (U-11.1, U-20)."""

from __future__ import annotations

import pytest

from tests.imperium.uprising.scenes import at_war, before_war, plays

ROW = ("maula_pistol", "overthrow", "steersman", "corrinth_city", "strike_fleet")


@pytest.mark.covers("intrigue/contingency_plan")
def test_contingency_plan_gives_three_swords() -> None:
    scene = at_war("contingency_plan", "cunning").do("play contingency_plan")
    assert scene.strength(0) == 9
    assert scene.goods(0) == (0, 0, 0)


@pytest.mark.covers("intrigue/backed_by_choam")
@pytest.mark.parametrize(("completed", "playable"), [(["harvest_3"], False), (["harvest_3", "harvest_4"], True)])
def test_backed_by_choam_needs_two_completed_contracts(completed: list[str], playable: bool) -> None:
    scene = before_war("backed_by_choam", "cunning", influence={"guild": 1}).give(0, completed=completed)
    scene.fight()
    assert plays(scene) == (["backed_by_choam"] if playable else [])
    if playable:
        scene.do("play backed_by_choam")
        assert scene.strength(0) == 10
        assert scene.influence(0, "guild") == 1


@pytest.mark.covers("intrigue/devour")
def test_devour_gives_two_swords() -> None:
    scene = at_war("devour", "cunning").do("play devour")
    assert scene.strength(0) == 8
    assert scene.kind == "combat_turn"


@pytest.mark.covers("intrigue/devour")
@pytest.mark.parametrize("trashes", [True, False])
def test_devour_gives_four_swords_and_may_trash_with_a_sandworm(trashes: bool) -> None:
    scene = before_war("devour", "cunning", discard=["diplomacy"], hand=[]).give(0, worms=1)
    scene.fight()
    scene.do("play devour")
    assert scene.strength(0) == 13
    scene.do(*(["use intrigue.devour/trash"] if trashes else ["done"]))
    assert scene.cards(0, "discard") == ([] if trashes else ["diplomacy"])


@pytest.mark.covers("intrigue/find_weakness")
@pytest.mark.parametrize(("line", "strength", "spies"), [("done", 8, 2), ("use intrigue.find_weakness/swords2", 11, 1)])
def test_find_weakness_may_recall_a_spy_for_three_more(line: str, strength: int, spies: int) -> None:
    scene = before_war("find_weakness", "cunning").give(0, spies=["emperor", "guild"])
    scene.fight()
    scene.do("play find_weakness", line)
    if spies == 1:
        scene.do("recall_spy guild")
    assert scene.strength(0) == strength
    assert len(scene.spies(0)) == spies


@pytest.mark.covers("intrigue/find_weakness")
def test_e_181_find_weakness_without_a_spy_on_the_board() -> None:
    scene = at_war("find_weakness", "cunning").do("play find_weakness")
    assert scene.strength(0) == 8
    assert scene.kind == "combat_turn"


@pytest.mark.covers("intrigue/go_to_ground")
@pytest.mark.parametrize("n", [1, 2])
def test_go_to_ground_retreats_one_or_two_troops_for_a_spy(n: int) -> None:
    scene = at_war("go_to_ground", "cunning").do("play go_to_ground")
    assert scene.options == ["retreat 1", "retreat 2"]
    scene.do(f"retreat {n}")
    assert len(scene.options) == 13
    scene.do("spy deep_desert")
    assert scene.troops(0) == (9, n, 3 - n)
    assert scene.spies(0) == ["deep_desert"]


@pytest.mark.covers("intrigue/go_to_ground")
def test_u_7_8_a_sandworm_does_not_retreat() -> None:
    scene = before_war("go_to_ground", "reach_agreement", "cunning", troops=(3, 0)).give(0, worms=2)
    scene.fight()
    assert scene.to_move == 0
    assert plays(scene) == []


@pytest.mark.covers("intrigue/reach_agreement")
def test_reach_agreement_retreats_for_a_contract() -> None:
    scene = before_war("reach_agreement", "cunning").set_market("harvest_3", "immediate")
    scene.fight()
    scene.do("play reach_agreement", "retreat 2", "contract immediate")
    assert scene.troops(0) == (9, 2, 1)
    assert scene.completed(0) == ["immediate"]
    assert scene.goods(0) == (2, 0, 0)


@pytest.mark.covers("intrigue/go_to_ground")
def test_i_12_4_who_retreats_the_last_unit_drops_out() -> None:
    scene = before_war("go_to_ground", "cunning", troops=(0, 2)).set(1, intrigue=["devour"])
    scene.fight()
    scene.do("play go_to_ground", "retreat 2", "spy emperor")
    assert scene.strength(0) == 0
    assert scene.to_move == 1


@pytest.mark.covers("intrigue/impress")
def test_impress_gives_swords_and_acquires_a_card() -> None:
    scene = before_war("impress", "cunning", discard=[]).set_row(*ROW)
    scene.fight()
    scene.do("play impress")
    assert scene.options == ["acquire maula_pistol", "acquire prepare_the_way"], "it must be taken"
    scene.do("acquire maula_pistol")
    assert scene.strength(0) == 8
    assert "maula_pistol" in scene.cards(0, "discard")


@pytest.mark.covers("intrigue/impress")
def test_u_20_5_impress_is_playable_with_nothing_to_acquire() -> None:
    scene = before_war("impress", "cunning").set_row(*ROW[1:], "desert_power")
    scene.state.reserve[0] = 0
    scene.state.trash += (scene.ids.card_ids["prepare_the_way"],) * 8
    scene.fight()
    scene.do("play impress")
    assert scene.strength(0) == 8
    assert scene.kind == "combat_turn"


@pytest.mark.covers("intrigue/questionable_methods")
def test_questionable_methods_may_give_influence_up_for_four_swords() -> None:
    scene = at_war("questionable_methods", "cunning").do("play questionable_methods")
    assert (scene.strength(0), scene.kind) == (7, "combat_turn")
    scene = at_war("questionable_methods", "cunning", influence={"guild": 1, "fremen": 1})
    scene.do("play questionable_methods", "use intrigue.questionable_methods/swords2", "faction fremen")
    assert scene.strength(0) == 11
    assert scene[0].influence == [0, 1, 0, 0]


@pytest.mark.covers("intrigue/spice_is_power")
def test_spice_is_power_retreats_three_troops_for_three_spice() -> None:
    assert plays(at_war("spice_is_power", spice=2, troops=(0, 2))) == []
    scene = at_war("spice_is_power", "cunning", troops=(0, 4)).do("play spice_is_power")
    assert scene.troops(0) == (8, 3, 1)
    assert scene.goods(0) == (0, 3, 0)


@pytest.mark.covers("intrigue/spice_is_power")
def test_spice_is_power_pays_three_spice_for_six_swords() -> None:
    scene = at_war("spice_is_power", "cunning", spice=3).do("play spice_is_power")
    scene.do("choose intrigue.spice_is_power/swords")
    assert scene.strength(0) == 12
    assert scene.goods(0) == (0, 0, 0)


@pytest.mark.covers("intrigue/spring_the_trap")
def test_spring_the_trap_costs_two_spies() -> None:
    scene = before_war("spring_the_trap").give(0, spies=["guild"])
    scene.fight()
    assert plays(scene) == []
    scene = before_war("spring_the_trap", "cunning").give(0, spies=["emperor", "guild", "fremen"])
    scene.fight()
    scene.do("play spring_the_trap", "recall_spy emperor", "recall_spy fremen")
    assert scene.strength(0) == 13
    assert scene.spies(0) == ["guild"]


@pytest.mark.covers("intrigue/tactical_option")
def test_tactical_option_gives_two_swords_or_retreats_any_number() -> None:
    scene = at_war("tactical_option", "cunning").do("play tactical_option", "choose intrigue.tactical_option/swords")
    assert scene.strength(0) == 8
    scene = at_war("tactical_option", "cunning").do("play tactical_option", "choose intrigue.tactical_option/retreat")
    assert scene.options == ["retreat 0", "retreat 1", "retreat 2", "retreat 3"]
    scene.do("retreat 3")
    assert scene.troops(0) == (9, 3, 0)


@pytest.mark.covers("intrigue/weirding_combat")
@pytest.mark.parametrize(("influence", "strength"), [(2, 9), (3, 11)])
def test_weirding_combat(influence: int, strength: int) -> None:
    scene = at_war("weirding_combat", "cunning", influence={"bene_gesserit": influence}).do("play weirding_combat")
    assert scene.strength(0) == strength


def test_u_11_1_who_has_only_a_sandworm_in_the_conflict_takes_part() -> None:
    scene = before_war("contingency_plan", "cunning", troops=(3, 0)).give(0, worms=1)
    scene.fight()
    assert scene.to_move == 0
    scene.do("play contingency_plan")
    assert scene.strength(0) == 6
