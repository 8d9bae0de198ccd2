"""Rivals in combat: swords, rewards, control, battle icons, offers of points (hagal A-10, A-11, D-40 to D-45)."""

from __future__ import annotations

from kanly.imperium.ids import COMBAT
from tests.imperium.uprising.rival_scenes import RivalScene, war
from tests.imperium.uprising.scenes import points

NO_SWORDS = ("assembly_hall", "gather_support")


def fought(scene: RivalScene) -> RivalScene:
    """Fight to the end of the combat; nobody plays a card."""
    scene.fight()
    while not scene.game.is_over and scene.kind in ("combat_turn", "after_win"):
        scene.do("pass" if scene.kind == "combat_turn" else "done")
    return scene


def test_hagal_a_10_in_turn_order_each_rival_that_fights_turns_up_a_card_before_people_play() -> None:
    scene = war("skirmish_desert_mouse", "sardaukar", "heighliner", troops=(3, 1, 1), first=2)
    scene.set(0, intrigue=["impress"])
    scene.fight()
    assert [(event.seat, event.data["card"]) for event in scene.events("rival_swords")] == [
        (2, "sardaukar"), (1, "heighliner"),
    ]  # fmt: skip
    assert (scene.kind, scene.to_move) == ("combat_turn", 0)
    assert [scene.strength(seat) for seat in range(3)] == [6, 2 + 5, 2 + 4]


def test_hagal_a_10_the_common_rival_turns_up_its_card_after_the_first_player() -> None:
    scene = war("skirmish_desert_mouse", "reshuffle", troops=(1, 1, 2), people=2)
    scene.set(0, intrigue=["impress"])
    scene.fight()
    assert len(scene.events("hagal_reshuffled")) == 1
    assert len(scene.events("rival_swords", 2)) == 1


def test_hagal_a_11_sandworms_count_and_swords_need_units() -> None:
    scene = war("skirmish_desert_mouse", "sardaukar", troops=(3, 0, 0))
    scene.give(1, worms=1)
    fought(scene)
    assert scene.events("combat_resolved")[0].data["strengths"] == [6, 3 + 4, 0]
    assert scene.events("rival_swords", 2) == []


def test_hagal_d_40_the_rewards_of_the_first_two_places() -> None:
    scene = fought(war("skirmish_desert_mouse", *NO_SWORDS, troops=(1, 3, 2)))
    assert [scene.goods(seat)[0] for seat in (1, 2)] == [2, 3]


def test_hagal_d_40_a_sandworm_doubles_the_reward() -> None:
    scene = war("skirmish_desert_mouse", "assembly_hall", troops=(1, 1, 0))
    scene.give(1, worms=1)
    assert fought(scene).goods(1) == (4, 0, 0)


def test_hagal_d_40_the_winner_takes_the_card_and_pairs_it_for_a_point() -> None:
    scene = war("skirmish_desert_mouse", "assembly_hall", troops=(1, 3, 0))
    scene.give(1, won=["protect_the_sietches"])
    fought(scene)
    assert (scene.won(1), scene.turned(1)) == ([], ["protect_the_sietches", "skirmish_desert_mouse"])
    assert points(scene) == [0, 1, 0]


def test_hagal_g_11_at_the_end_a_rival_pairs_its_wild_card() -> None:
    scene = war("skirmish_desert_mouse", *NO_SWORDS, troops=(3, 1, 0))
    scene.give(1, won=["propaganda", "siege_of_arrakeen"])
    fought(scene)
    assert scene.game.is_over
    assert (scene[1].vp, scene.turned(1)) == (1, ["propaganda", "siege_of_arrakeen"])


def test_hagal_d_41_control_and_its_defence_work_as_for_players() -> None:
    scene = fought(war("siege_of_arrakeen", "assembly_hall", troops=(1, 3, 0)))
    assert (scene.controller("arrakeen"), scene.goods(1)) == (1, (2, 0, 0))
    defended = war("skirmish_desert_mouse", troops=(0, 0, 0))
    defended.set_conflict_deck("battle_for_arrakeen", "propaganda")
    defended.control("arrakeen", 1)
    defended.set(1, troops=(3, 0)).finish_round()
    assert [(event.seat, event.data["count"]) for event in defended.events("deployed")][:1] == [(1, 1)]


def test_hagal_d_42_influence_goes_where_there_is_least_then_by_the_order_of_the_card() -> None:
    scene = war("skirmish_crysknife", "assembly_hall", troops=(1, 3, 0)).set(1, influence={"fremen": 1, "emperor": 1})
    assert fought(scene).influence_of(1) == [1, 1, 0, 1]


def test_hagal_d_42_two_different_factions_are_chosen_one_after_the_other() -> None:
    scene = war("propaganda", "assembly_hall", troops=(1, 3, 0))
    scene.set(1, influence={"fremen": 1, "emperor": 2, "guild": 0})
    assert fought(scene).influence_of(1) == [2, 1, 1, 1]
    level = war("propaganda", "assembly_hall", troops=(1, 3, 0))
    assert fought(level).influence_of(1) == [0, 1, 0, 1]


def test_hagal_d_43_an_offer_of_a_point_is_taken_if_it_can_be_paid() -> None:
    poor = war("battle_for_imperial_basin", "assembly_hall", troops=(1, 3, 0)).set(1, spice=3)
    rich = war("battle_for_imperial_basin", "assembly_hall", troops=(1, 3, 0)).set(1, spice=5)
    assert (fought(poor)[1].vp, poor.goods(1)) == (1, (0, 3, 0))
    assert (fought(rich)[1].vp, rich.goods(1)) == (2, (0, 1, 0))


def test_hagal_d_43_battle_for_arrakeen_is_paid_with_two_spies() -> None:
    scene = war("battle_for_arrakeen", "assembly_hall", troops=(1, 3, 0))
    scene.give(1, spies=["emperor", "choam"])
    fought(scene)
    assert (scene[1].vp, scene.spies(1)) == (2, [])
    alone = war("battle_for_arrakeen", "assembly_hall", troops=(1, 3, 0))
    alone.give(1, spies=["emperor"])
    fought(alone)
    assert (alone[1].vp, alone.spies(1)) == (1, ["emperor"])


def test_hagal_d_43_a_doubled_offer_is_paid_twice_if_it_can_be() -> None:
    scene = war("battle_for_spice_refinery", "assembly_hall", troops=(1, 3, 0))
    scene.give(1, worms=1)
    scene.set(1, solari=6, swordmaster=True)
    assert (fought(scene)[1].vp, scene.goods(1)) == (3, (0, 0, 0))


def test_hagal_d_44_a_contract_is_two_solari_with_the_module_or_without() -> None:
    for choam in (False, True):
        scene = war("choam_security", "assembly_hall", troops=(1, 3, 0), choam=choam)
        fought(scene)
        assert (scene.goods(1), scene.up(1).contracts, scene.influence_of(1)) == ((2, 0, 0), (), [0, 1, 0, 0])


def test_hagal_d_45_what_means_nothing_to_a_rival_is_lost() -> None:
    scene = fought(war("trade_dispute", "assembly_hall", troops=(0, 3, 0)))
    assert scene.goods(1) == (2, 0, 1)
    assert scene.events("trashed") == []


def test_hagal_d_23_d_45_a_spy_as_a_reward_may_set_the_strategy_off_outside_the_own_turn() -> None:
    scene = war("test_of_loyalty", "assembly_hall", troops=(1, 3, 0), rival="rival_staban_tuek")
    scene.give(1, spies=["choam", "deep_desert"])
    fought(scene)
    assert scene.spies(1) == ["guild"]
    assert [event.data["count"] for event in scene.events("recruited", 1)] == [2]
    assert scene[1].garrison == 2


def test_hagal_d_32_a_reward_is_taken_whole_before_the_goods_are_counted() -> None:
    scene = war("shadow_contest", *NO_SWORDS, troops=(3, 2, 0), rival="rival_feyd_rautha_harkonnen")
    scene.set(1, solari=1, water=1)
    fought(scene)
    assert (scene[1].swordmaster, scene.goods(1), scene.intrigue(1)) == (1, (0, 0, 0), [])


def test_hagal_g_1_u_11_6_a_doubled_reward_is_taken_as_printed_and_then_again() -> None:
    scene = war("test_of_loyalty", "gather_support", "gather_support", troops=(1, 4, 2), rival="rival_princess_irulan")
    scene.set(1, influence={"emperor": 1, "guild": 6, "bene_gesserit": 2, "fremen": 6}, troops=(0, 4))
    scene.give(1, spies=["guild", "fremen"], worms=1)
    scene.fight()
    while scene.state.phase == COMBAT:
        scene.game.apply(scene.game.decision.actions[-1])
    assert scene.influence_of(1) == [4, 6, 2, 6]  # the Spy's strategy comes between the two steps with the Emperor
    assert scene.alliance("emperor") == 1
