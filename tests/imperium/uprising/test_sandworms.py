"""Sandworms, Maker Hooks, the Shield Wall, and rewards taken twice (U-7, U-8, U-10, U-11)."""

from __future__ import annotations

import pytest

from tests.imperium.uprising.card_scenes import OPEN_CONFLICT, PROTECTED_CONFLICT, CardScene

PROTECTED = [
    "siege_of_arrakeen", "seize_spice_refinery", "secure_imperial_basin",
    "battle_for_arrakeen", "battle_for_spice_refinery", "battle_for_imperial_basin",
]  # fmt: skip
OPEN = [
    "skirmish_crysknife", "skirmish_ornithopter", "skirmish_desert_mouse", "choam_security", "spice_freighters",
    "test_of_loyalty", "shadow_contest", "protect_the_sietches", "trade_dispute", "propaganda",
]  # fmt: skip

SUMMON = "use space.hagga_basin/harvest2"


def rider(conflict: str = OPEN_CONFLICT) -> CardScene:
    """A scene of a seat with Maker Hooks about to go to Hagga Basin."""
    scene = CardScene(conflict=conflict).hooks(0)
    return scene.set(0, hand=["dune_the_desert_planet"], water=1, intrigue=["impress"])


def battle(conflict: str, *units: tuple[int, int]) -> CardScene:
    """Fight a Conflict in which the seats have that many troops and sandworms."""
    scene = CardScene(seats=len(units), conflict=conflict)
    for seat, (troops, worms) in enumerate(units):
        scene.set(seat, troops=(0, troops)).sandworms(seat, worms)
    return scene


# -- summoning -----------------------------------------------------------------------------------


def test_u_7_3_a_sandworm_goes_straight_into_the_conflict_with_a_strength_of_three() -> None:
    scene = rider().do("agent dune_the_desert_planet@hagga_basin", SUMMON)
    assert scene.worms(0) == 1
    assert scene.troops(0) == (9, 3, 0)
    assert scene.strength(0) == 3


def test_u_7_3_a_sandworm_does_not_count_against_the_two_of_the_garrison() -> None:
    scene = rider().do("agent dune_the_desert_planet@hagga_basin", SUMMON)
    assert scene.may_deploy() == 2
    scene.do("deploy 2")
    assert scene.strength(0) == 3 + 4


def test_u_7_2_recruits_of_the_turn_and_two_of_the_garrison_may_be_deployed() -> None:
    scene = CardScene().set(0, hand=["stilgar_the_devoted"]).do("agent stilgar_the_devoted@fremkit")
    assert scene.troops(0) == (7, 5, 0)
    assert scene.may_deploy() == 4


@pytest.mark.parametrize("space", ["arrakeen", "fremkit", "imperial_basin", "spice_refinery"])
def test_u_7_1_troops_are_deployed_from_combat_spaces(space: str) -> None:
    scene = CardScene().set(0, hand=["stilgar_the_devoted"]).do(f"agent stilgar_the_devoted@{space}")
    assert scene.may_deploy() > 0


def test_u_7_4_maker_hooks_are_not_spent() -> None:
    scene = rider().do("agent dune_the_desert_planet@hagga_basin", SUMMON)
    assert scene.seat(0).hooks == 1


def test_u_10_2_strength_counts_troops_sandworms_and_swords() -> None:
    scene = CardScene().set(0, hand=["dagger"], troops=(0, 2)).sandworms(0, 2).do("reveal")
    assert scene.strength(0) == 2 * 2 + 2 * 3 + 1


def test_u_10_2_swords_count_with_a_sandworm_alone_and_not_without_any_unit() -> None:
    assert CardScene().set(0, hand=["dagger"], troops=(3, 0)).sandworms(0, 1).do("reveal").strength(0) == 4
    assert CardScene().set(0, hand=["dagger"], troops=(3, 0)).do("reveal").strength(0) == 0


def test_u_10_3_swords_count_again_when_a_unit_enters_later_in_the_reveal_turn() -> None:
    scene = CardScene().hooks(0).set(0, hand=["dagger", "desert_power"], troops=(3, 0), water=1).do("reveal")
    assert scene.strength(0) == 0
    assert scene.do("use card.desert_power/sandworm").strength(0) == 4


# -- the Shield Wall -----------------------------------------------------------------------------


@pytest.mark.parametrize("conflict", PROTECTED)
def test_u_8_5_six_conflicts_are_protected_while_the_wall_stands(conflict: str) -> None:
    scene = rider(conflict).do("agent dune_the_desert_planet@hagga_basin")
    assert SUMMON not in scene.options
    assert SUMMON in rider(conflict).no_wall().do("agent dune_the_desert_planet@hagga_basin").options


@pytest.mark.parametrize("conflict", OPEN)
def test_u_8_5_all_others_are_open(conflict: str) -> None:
    assert SUMMON in rider(conflict).do("agent dune_the_desert_planet@hagga_basin").options


def test_u_8_6_detonation_opens_the_current_conflict_at_once() -> None:
    scene = rider(PROTECTED_CONFLICT).set(0, intrigue=["detonation"]).do("agent dune_the_desert_planet@hagga_basin")
    assert SUMMON not in scene.options
    scene.do("play detonation", "choose intrigue.detonation/shield_wall")
    assert not scene.wall
    scene.do(SUMMON)
    assert scene.worms(0) == 1


def test_u_8_6_the_wall_never_returns() -> None:
    scene = CardScene().set(0, hand=["reconnaissance"], influence={"fremen": 2})
    scene.do("agent reconnaissance@sietch_tabr", "use space.sietch_tabr/water2", "use space.sietch_tabr/shield_wall")
    assert len(scene.events("shield_wall_fell", 0)) == 1
    assert not scene.finish_round().wall


def test_u_8_7_unexpected_allies_detonate_first_and_need_no_hooks() -> None:
    scene = CardScene(conflict=PROTECTED_CONFLICT)
    scene.set(0, hand=["dagger"], intrigue=["unexpected_allies"], water=2).do("play unexpected_allies")
    scene.do("use intrigue.unexpected_allies/shield_wall2")
    assert not scene.wall
    assert scene.worms(0) == 1
    assert scene.goods(0) == (0, 0, 0)


def test_u_7_5_a_sandworm_does_nothing_where_the_wall_is_left_standing() -> None:
    scene = CardScene(conflict=PROTECTED_CONFLICT)
    scene.set(0, hand=["dagger"], intrigue=["unexpected_allies"], water=2).do("play unexpected_allies", "done")
    assert scene.wall
    assert scene.worms(0) == 0


def test_u_7_7_no_sandworm_comes_on_a_turn_on_which_no_unit_may_be_deployed() -> None:
    scene = CardScene(choam=True, leaders=["shaddam_corrino_iv"]).hooks(0)
    scene.set(0, hand=["signet_ring"], water=1, intrigue=["impress"]).do("agent signet_ring@hagga_basin")
    assert SUMMON not in scene.options
    assert scene.may_deploy() == 0


# -- after combat --------------------------------------------------------------------------------


def test_u_7_8_sandworms_return_to_the_bank_and_troops_to_the_supply() -> None:
    scene = battle(OPEN_CONFLICT, (1, 2), (2, 0), (0, 0), (0, 0)).fight()
    assert scene.worms(0) == 0
    assert scene.troops(0) == (12, 0, 0)


def test_u_8_4_the_controller_defends_with_a_troop_never_a_sandworm() -> None:
    scene = CardScene().control("arrakeen", 1).hooks(1).set_next_conflict("siege_of_arrakeen").finish_round()
    assert scene.to_move == 1
    before = scene.troops(1)
    scene.do(next(text for text in scene.options if text not in ("done", "deploy 0")))
    assert scene.troops(1) == (before[0] - 1, before[1], 1)
    assert scene.worms(1) == 0


# -- rewards taken twice -------------------------------------------------------------------------


def test_u_11_4_the_winner_with_a_sandworm_takes_the_reward_twice() -> None:
    scene = battle(OPEN_CONFLICT, (0, 2), (1, 0), (0, 0), (0, 0)).fight()
    assert scene.goods(0) == (4, 0, 0)
    assert scene.goods(1) == (3, 0, 0)


def test_u_11_4_more_sandworms_change_nothing() -> None:
    scene = battle(OPEN_CONFLICT, (0, 3), (1, 0), (0, 0), (0, 0)).fight()
    assert scene.goods(0) == (4, 0, 0)


def test_u_11_4_second_and_third_rewards_are_doubled_too() -> None:
    scene = battle("protect_the_sietches", (5, 0), (1, 2), (0, 2), (1, 0)).fight()
    assert scene.influence(0, "fremen") == 1
    assert scene.goods(0) == (0, 0, 1)
    assert scene.goods(1) == (0, 6, 0)
    assert scene.goods(2) == (0, 4, 0)
    assert scene.goods(3) == (0, 0, 0)


def test_u_11_4_a_tie_for_first_doubles_the_second_reward() -> None:
    scene = battle(OPEN_CONFLICT, (0, 2), (3, 0), (0, 0), (0, 0)).fight()
    assert scene.goods(0) == (6, 0, 0)
    assert scene.goods(1) == (3, 0, 0)
    assert [key for key in scene.won(0) if "objective" not in key] == []


def test_u_11_5_control_and_the_conflict_card_are_not_doubled() -> None:
    scene = battle("siege_of_arrakeen", (1, 1), (1, 0), (0, 0), (0, 0)).no_wall().fight()
    assert scene.controller("arrakeen") == 0
    assert len(scene.events("control")) == 1
    assert scene.goods(0) == (4, 0, 0)
    assert scene.won(0).count("siege_of_arrakeen") == 1
    assert scene.troops(0) == (8, 4, 0)


def test_u_11_5_a_battle_icon_makes_one_pair() -> None:
    scene = battle("skirmish_crysknife", (0, 1), (0, 0), (0, 0), (0, 0))
    assert scene.won(0) == ["objective_crysknife_4_6p"]
    scene.fight().do("faction guild", "faction fremen")
    assert scene[0].vp == 2
    assert scene.won(0) == []


@pytest.mark.parametrize(("times", "points"), [(0, 0), (1, 1), (2, 2)])
def test_u_11_5_an_arrow_of_a_doubled_reward_may_be_paid_twice(times: int, points: int) -> None:
    scene = battle("spice_freighters", (0, 1), (0, 0), (0, 0), (0, 0)).set(0, spice=7)
    before = scene[0].vp + 1  # the crysknife of the card pairs with the Objective
    scene.fight()
    paid = 0
    while scene.kind in ("faction", "offer"):
        if scene.kind == "faction":
            scene.do("faction guild" if scene.influence(0, "guild") == 0 else "faction emperor")
        elif paid < times:
            paid += 1
            scene.do(scene.options[0])
        else:
            scene.do("done")
    assert scene[0].vp == before + points
    assert scene.goods(0) == (0, 7 - 3 * points, 0)


def test_u_11_5_the_second_payment_needs_the_price_again() -> None:
    scene = battle("battle_for_imperial_basin", (0, 1), (0, 0), (0, 0), (0, 0)).no_wall().set(0, spice=7)
    scene.fight()
    offers = 0
    while scene.kind == "offer":
        offers += 1
        scene.do(scene.options[0])
    assert offers == 1
    assert scene[0].vp == 1 + 2 + 1
    assert scene.controller("imperial_basin") == 0


def test_u_11_5_two_spies_are_recalled_once_for_the_arrow_of_battle_for_arrakeen() -> None:
    scene = battle("battle_for_arrakeen", (0, 1), (0, 0), (0, 0), (0, 0)).no_wall()
    scene.spies(0, "guild", "choam", "fremen").fight().do("use conflict.battle_for_arrakeen/vp2")
    scene.do("recall_spy guild", "recall_spy choam")
    assert scene.posts(0) == ["fremen"]
    assert scene.kind != "offer"
    assert scene[0].vp == 1 + 2 + 1 + 1  # start, two, the arrow, the pair of crysknives


@pytest.mark.parametrize(("first", "second"), [("guild", "guild"), ("guild", "fremen")])
def test_u_11_6_the_two_choices_of_a_doubled_influence_are_independent(first: str, second: str) -> None:
    scene = battle("skirmish_crysknife", (0, 1), (0, 0), (0, 0), (0, 0)).fight()
    scene.do(f"faction {first}")
    assert scene.influence(0, first) == 1
    scene.do(f"faction {second}")
    assert scene.influence(0, first) + scene.influence(0, second) == (4 if first == second else 2)


def test_u_11_6_a_doubled_propaganda_is_two_sets_of_two_different_factions() -> None:
    scene = battle("propaganda", (0, 1), (0, 0), (0, 0), (0, 0)).fight()
    scene.do("combine conflict.propaganda/choose 1+2")
    assert [scene.influence(0, name) for name in ("emperor", "guild", "bene_gesserit", "fremen")] == [1, 1, 0, 0]
    scene.do("combine conflict.propaganda/choose 2+4")
    assert [scene.influence(0, name) for name in ("emperor", "guild", "bene_gesserit", "fremen")] == [1, 2, 0, 1]


def test_u_11_7_a_doubled_reward_recruits_from_the_supply_as_it_is_then() -> None:
    scene = CardScene(conflict="siege_of_arrakeen").no_wall().set(0, troops=(9, 2)).sandworms(0, 1).fight()
    assert scene.troops(0) == (2, 10, 0)


def test_u_11_8_a_spy_of_a_doubled_reward_is_placed_twice() -> None:
    scene = battle("seize_spice_refinery", (0, 1), (0, 0), (0, 0), (0, 0)).no_wall().fight()
    scene.do("spy guild", "spy choam")
    assert scene.posts(0) == ["guild", "choam"]
    assert scene.goods(0) == (0, 4, 0)


def test_u_11_2_three_players_take_the_third_reward_only_on_a_tie_for_second() -> None:
    scene = battle(OPEN_CONFLICT, (3, 0), (2, 0), (1, 0)).fight()
    assert [scene.goods(seat)[0] for seat in range(3)] == [2, 3, 0]
    scene = battle(OPEN_CONFLICT, (3, 0), (0, 1), (0, 1)).fight()
    assert [scene.goods(seat)[0] for seat in range(3)] == [2, 4, 4]
