"""The edge cases of Uprising, as numbered in docs/rules/edge_cases.md, that no other file here shows."""

from __future__ import annotations

from typing import Any

import pytest

from kanly.imperium.effects import lose_troops
from kanly.imperium.rules.perform import perform
from kanly.imperium.words import FROM_CONFLICT, FROM_GARRISON
from tests.imperium.uprising.scenes import UprisingScene, battle, led_by, plotting, uses

DECK = ["diplomacy", "dagger", "reconnaissance", "convincing_argument"]


def acting(**mine: Any) -> UprisingScene:
    """Stand at the start of seat 0's turn; the others hold a card that suits every faction."""
    scene = UprisingScene()
    for seat in (1, 2, 3):
        scene.set(seat, hand=["seek_allies"])
    return scene.set(0, **{"deck": DECK, **mine})


# -- Spies -----------------------------------------------------------------------------------------------------------


def test_e_82_infiltrate_does_not_replace_the_icon_but_the_spy_icon_does() -> None:
    scene = acting(hand=["dagger", "strike_fleet"]).give(0, spies=["arrakeen_refinery"]).set(1, agents=["arrakeen"])
    assert "agent dagger@arrakeen" not in scene.options
    assert "agent strike_fleet@arrakeen" in scene.options
    scene.do("agent strike_fleet@arrakeen")
    assert scene.spies(0) == []
    assert scene.agents_on("arrakeen") == [0, 1]
    assert scene.events("spy_recalled")[-1].data["why"] == "infiltrate"


def test_e_83_one_spy_is_enough_against_two_agents() -> None:
    scene = acting(hand=["reconnaissance"]).set(1, agents=["arrakeen"]).set(2, agents=["arrakeen"])
    assert "agent reconnaissance@arrakeen" not in scene.options
    scene.give(0, spies=["arrakeen_refinery"]).do("agent reconnaissance@arrakeen")
    assert scene.agents_on("arrakeen") == [0, 1, 2]
    assert len(scene.events("spy_recalled")) == 1


def test_e_84_ones_own_agent_blocks_infiltrate() -> None:
    scene = acting(hand=["reconnaissance"], agents=["arrakeen"]).give(0, spies=["arrakeen_refinery"])
    assert "agent reconnaissance@arrakeen" not in scene.options
    scene.set(1, agents=["arrakeen"])
    assert "agent reconnaissance@arrakeen" not in scene.options


def test_e_85_research_station_with_spies_on_both_posts() -> None:
    posts = ["refinery_research", "research_sietch"]
    scene = acting(hand=["reconnaissance"], water=2).give(0, spies=posts).do("agent reconnaissance@research_station")
    assert scene.options == ["recall_spy refinery_research", "recall_spy research_sietch", "done"]
    scene.do("recall_spy research_sietch")
    assert scene.kind != "gather"
    assert scene.spies(0) == ["refinery_research"]
    scene = acting(hand=["reconnaissance"], water=2).give(0, spies=posts).set(1, agents=["research_station"])
    scene.do("agent reconnaissance@research_station", "recall_spy refinery_research", "recall_spy research_sietch")
    assert [event.data["why"] for event in scene.events("spy_recalled")] == ["infiltrate", "gather"]


def test_e_86_gather_intelligence_comes_before_the_card_of_fremkit_is_seen() -> None:
    scene = acting(hand=["diplomacy"], deck=["dagger", "signet_ring"]).give(0, spies=["fremen"])
    scene.do("agent diplomacy@fremkit")
    assert (scene.kind, scene.cards(0, "hand")) == ("gather", [])
    scene.do("done")
    assert scene.cards(0, "hand") == ["dagger"]
    assert not [text for text in scene.options if text.startswith("recall_spy")]


def test_e_87_the_spy_icon_leaves_the_requirement_of_shipping() -> None:
    scene = acting(hand=["strike_fleet"], spice=3, influence={"guild": 1}).give(0, spies=["choam"])
    assert "agent strike_fleet@shipping" not in scene.options
    assert "agent strike_fleet@accept_contract" in scene.options
    scene.set(0, influence={"guild": 2})
    assert "agent strike_fleet@shipping" in scene.options


def test_e_88_placing_with_none_in_the_supply_may_recall_one_and_counts_as_recalled() -> None:
    scene = acting(hand=["rebel_supplier"], intrigue=["special_mission", "cunning"])
    scene.give(0, spies=["emperor", "guild", "arrakeen_refinery"])
    scene.do("agent rebel_supplier@spice_refinery", "done")
    scene.do("play special_mission", "choose intrigue.special_mission/spy")
    assert scene.options == ["recall_spy emperor", "recall_spy guild", "recall_spy arrakeen_refinery", "done"]
    scene.do("recall_spy arrakeen_refinery")
    assert "done" not in scene.options, "the recalled Spy must be placed"
    scene.do("spy arrakeen_refinery")
    assert scene.spies(0) == ["emperor", "guild", "arrakeen_refinery"]
    assert scene.troops(0) == (7, 5, 0), "Rebel Supplier counts that recall"


def test_e_88_or_nothing_is_done() -> None:
    scene = plotting("special_mission", "cunning").give(0, spies=["emperor", "guild", "fremen"])
    scene.do("play special_mission", "choose intrigue.special_mission/spy", "done")
    assert scene.spies(0) == ["emperor", "guild", "fremen"]


def test_e_89_placing_with_a_spy_in_the_supply_cannot_be_declined() -> None:
    scene = acting(hand=["diplomacy"], deck=[], discard=[], spice=1).give(0, spies=["emperor", "guild"])
    scene.do("agent diplomacy@espionage")
    assert scene.kind == "place_spy"
    assert all(text.startswith("spy ") for text in scene.options)


def test_e_90_no_city_post_is_free() -> None:
    scene = plotting("special_mission").give(1, spies=["arrakeen_refinery", "refinery_research", "research_sietch"])
    assert "play special_mission" not in scene.options
    scene = led_by("lady_margot_fenring", hand=["signet_ring"])
    scene.give(1, spies=["arrakeen_refinery", "refinery_research", "research_sietch"])
    scene.do("agent signet_ring@gather_support")
    assert scene.to_move == 1
    assert scene.spies(0) == []


def test_e_91_the_spy_of_the_emperors_track_is_placed_before_any_other_step() -> None:
    scene = acting(hand=["dune_the_desert_planet"], spice=3, influence={"guild": 2, "emperor": 3})
    scene.set(0, intrigue=["cunning"]).do("agent dune_the_desert_planet@shipping")
    if "use space.shipping/influence" in scene.options:
        scene.do("use space.shipping/influence")
    scene.do("faction emperor")
    assert scene.kind == "place_spy"
    assert len(scene.options) == 13


@pytest.mark.parametrize("space", ["high_council", "imperial_privilege", "swordmaster"])
def test_e_92_the_spy_icon_reaches_every_space_of_the_post_and_the_spy_stays(space: str) -> None:
    scene = acting(hand=["strike_fleet"], solari=8, influence={"emperor": 2}).give(0, spies=["council"])
    scene.do(f"agent strike_fleet@{space}", "done")
    assert scene.agents_on(space) == [0]
    assert scene.spies(0) == ["council"]


def test_e_159_gathering_takes_the_last_card_and_the_box_draws_none() -> None:
    scene = acting(hand=["maula_pistol"], deck=["dagger"], discard=[], water=1).give(0, spies=["hagga_basin"])
    scene.do("agent maula_pistol@hagga_basin", "recall_spy hagga_basin")
    assert scene.cards(0, "hand") == ["dagger"]
    assert uses(scene) == []


# -- sandworms, wall, rewards ----------------------------------------------------------------------------------------


def at_hagga_basin(conflict: str, *plots: str) -> UprisingScene:
    scene = UprisingScene(conflict=conflict).set(0, hand=["dune_the_desert_planet"], water=1, intrigue=plots)
    scene.give(0, hooks=True).bonus("hagga_basin", 2)
    return scene


def test_e_93_at_a_protected_conflict_only_the_spice_of_hagga_basin_is_left() -> None:
    scene = at_hagga_basin("seize_spice_refinery").do("agent dune_the_desert_planet@hagga_basin")
    assert "use space.hagga_basin/harvest2" not in scene.options
    if uses(scene):
        scene.do("use space.hagga_basin/harvest")
    assert scene.goods(0) == (0, 4, 0)
    assert scene.worms(0) == 0


@pytest.mark.parametrize("before", [True, False])
def test_e_94_a_wall_detonated_on_this_turn_lets_the_sandworm_in(before: bool) -> None:
    scene = at_hagga_basin("seize_spice_refinery", "detonation", "cunning")
    detonate = ["play detonation", "choose intrigue.detonation/shield_wall"]
    send = ["agent dune_the_desert_planet@hagga_basin"]
    scene.do(*(detonate + send if before else send + detonate), "use space.hagga_basin/harvest2")
    assert scene.worms(0) == 1
    assert scene.goods(0) == (0, 2, 0), "with the bonus spice"


def test_e_95_two_sandworms_at_deep_desert() -> None:
    scene = acting(hand=["dune_the_desert_planet"], water=3).give(0, hooks=True)
    scene.do("agent dune_the_desert_planet@deep_desert", "use space.deep_desert/harvest2")
    assert (scene.worms(0), scene.strength(0), scene.up(0).hooks) == (2, 6, 1)
    assert scene.options == ["deploy 1", "deploy 2", "done"]


@pytest.mark.parametrize("worms", [1, 3])
def test_e_96_a_second_reward_is_doubled_whatever_the_number_of_sandworms(worms: int) -> None:
    scene = battle("protect_the_sietches", troops=(11, 1, 0, 0)).give(1, worms=worms)
    scene.fight()
    assert scene.goods(1) == (0, 6, 0)
    assert scene[1].garrison == 2


def test_e_97_a_doubled_battle_for_arrakeen() -> None:
    scene = battle("battle_for_arrakeen").fell_wall().give(0, worms=1, spies=["emperor", "guild", "fremen"])
    scene.fight()
    scene.do("use conflict.battle_for_arrakeen/vp2", "recall_spy emperor", "recall_spy fremen")
    assert scene[0].vp == 4, "two for the win, one for two Spies; three do not pay twice"
    assert scene.controller("arrakeen") == 0
    assert scene.spies(0) == ["guild"]
    assert scene.kind == "turn"


@pytest.mark.parametrize(("second", "influence"), [("guild", [0, 2, 0, 0]), ("fremen", [0, 1, 0, 1])])
def test_e_98_a_doubled_influence_is_two_choices(second: str, influence: list[int]) -> None:
    scene = battle("skirmish_crysknife").give(0, worms=1)
    scene.fight()
    scene.do("faction guild", f"faction {second}")
    assert scene[0].influence == influence


def test_e_99_a_sandworm_is_no_troop_to_lose() -> None:
    """No card of this game takes a troop, so the effect of another set is carried out here."""
    scene = acting(troops=(2, 0)).give(0, worms=1)
    perform(scene.state, 0, lose_troops(1, FROM_CONFLICT), -1)
    assert (scene.worms(0), scene.troops(0)) == (1, (10, 2, 0))
    perform(scene.state, 0, lose_troops(1, FROM_GARRISON), -1)
    assert (scene.worms(0), scene.troops(0)) == (1, (11, 1, 0))


def at_sietch_tabr(hooks: bool) -> UprisingScene:
    scene = acting(hand=["reconnaissance"], influence={"fremen": 2}, intrigue=["cunning"]).give(0, hooks=hooks)
    return scene.do("agent reconnaissance@sietch_tabr")


def test_e_100_a_second_visit_to_sietch_tabr_gives_no_second_token() -> None:
    scene = at_sietch_tabr(hooks=True)
    scene.do(f"use {uses(scene)[0]}")
    assert scene.goods(0) == (0, 0, 1)
    assert scene.troops(0) == (8, 4, 0)
    assert scene.events("maker_hooks") == []


def test_e_101_without_a_wall_the_second_branch_of_sietch_tabr_is_a_water() -> None:
    scene = acting(hand=["reconnaissance"], influence={"fremen": 2}, intrigue=["cunning"]).fell_wall()
    scene.do("agent reconnaissance@sietch_tabr")
    scene.do(f"use {uses(scene)[1]}")
    assert scene.goods(0) == (0, 0, 1)
    assert scene.troops(0) == (9, 3, 0)
    assert scene.up(0).hooks == 0


def test_e_105_gurney_keeps_the_persuasion_when_troops_retreat() -> None:
    hand = ["unswerving_loyalty", "unswerving_loyalty", "dagger"]
    scene = led_by("gurney_halleck", hand=hand, troops=(0, 3), intrigue=["cunning"]).do("reveal")
    assert (scene.strength(0), scene.persuasion) == (7, 3)
    for _ in range(2):
        scene.do("use card.unswerving_loyalty/may", "choose card.unswerving_loyalty/retreat", "retreat 1")
    assert (scene.strength(0), scene.persuasion) == (3, 3)


def test_e_178_swords_count_again_when_a_unit_enters_on_the_same_reveal_turn() -> None:
    scene = acting(hand=["chani_clever_tactician", "unswerving_loyalty", "dagger"], troops=(0, 2)).do("reveal")
    scene.do("use card.chani_clever_tactician/swords")
    assert scene.troops(0)[2] == 0
    assert scene.strength(0) == 0
    scene.do("use card.unswerving_loyalty/may", "deploy 1")
    assert scene.strength(0) == 2 + 1 + 4


# -- contracts, spaces -----------------------------------------------------------------------------------------------


def test_e_106_a_contract_taken_on_the_visit_is_not_completed_by_it() -> None:
    """Leverage takes it: no card with a contract icon reaches Espionage."""
    scene = acting(hand=["diplomacy"], spice=1, intrigue=["crysknife", "leverage", "cunning"])
    scene.set_market("espionage", "harvest_3").do("agent diplomacy@espionage", "play crysknife", "play leverage")
    scene.do("contract espionage", "use space.espionage/draw", "use space.espionage/spy", "spy guild", "done")
    assert scene.contracts(0) == ["espionage"]
    scene.set(0, hand=["seek_allies"], spice=1).begin_turn(0)
    scene.state.agents = [0] * len(scene.state.agents)
    scene[0].ready = 2
    scene.begin_turn(0).do("agent seek_allies@espionage")
    assert scene.completed(0) == ["espionage"]


def test_e_107_one_visit_completes_both_arrakeen_contracts() -> None:
    scene = acting(hand=["reconnaissance"]).give(0, contracts=["arrakeen_water", "arrakeen_troop_spy"])
    scene.do("agent reconnaissance@arrakeen", "use contract.arrakeen_troop_spy/complete", "spy guild")
    assert scene.completed(0) == ["arrakeen_troop_spy", "arrakeen_water"]
    refused = acting(hand=["reconnaissance"]).give(0, contracts=["arrakeen_troop_spy"])
    refused.do("agent reconnaissance@arrakeen", "use space.arrakeen/draw")
    assert "done" not in refused.options


def test_e_108_harvest_counts_space_bonus_and_card_but_needs_a_maker_space() -> None:
    scene = acting(hand=["smugglers_harvester"]).give(0, contracts=["harvest_3"])
    scene.bonus("imperial_basin", 1).do("agent smugglers_harvester@imperial_basin")
    assert scene.completed(0) == ["harvest_3"]
    refinery = acting(hand=["reconnaissance"], solari=5, intrigue=["market_opportunity", "cunning"])
    refinery.give(0, contracts=["harvest_3"]).do("agent reconnaissance@spice_refinery")
    refinery.do(*(["price 0"] if "price 0" in refinery.options else []), "play market_opportunity")
    assert refinery.completed(0) == []


def test_e_109_no_contract_is_left_anywhere() -> None:
    scene = acting(hand=["diplomacy"]).set_market(bank=[]).do("agent diplomacy@dutiful_service")
    assert scene.goods(0) == (2, 0, 0)
    shaddam = led_by("shaddam_corrino_iv", hand=["diplomacy"]).set_market(bank=[])
    shaddam.do("agent diplomacy@dutiful_service")
    assert shaddam.options == ["contract sardaukar_cards", "contract sardaukar_recall", "done"]
    shaddam.do("done")
    assert shaddam.goods(0) == (2, 0, 0)


def test_e_110_the_swordmaster_costs_six_when_somebody_has_one() -> None:
    scene = acting(hand=["dagger"], solari=7)
    assert "agent dagger@swordmaster" not in scene.options
    scene.set(1, swordmaster=True).do("agent dagger@swordmaster")
    assert scene.goods(0) == (1, 0, 0)
    assert scene[0].swordmaster == 1
    first = acting(hand=["dagger"], solari=8).do("agent dagger@swordmaster")
    assert first.goods(0) == (0, 0, 0)


def sit_in_council(scene: UprisingScene) -> UprisingScene:
    """Visit High Council, and take all that it gives."""
    scene.state.agents = [0] * len(scene.state.agents)
    scene[0].ready = 2
    scene.set(0, hand=["dagger"], solari=5).begin_turn(0).do("agent dagger@high_council")
    while scene.to_move == 0 and uses(scene):
        scene.do(f"use {uses(scene)[0]}")
    return scene


def test_e_111_every_later_visit_to_high_council_gives_the_repeat_reward() -> None:
    scene = sit_in_council(acting())
    for visit in (1, 2):
        sit_in_council(scene)
        assert scene.goods(0) == (0, 2 * visit, 0)
        assert len(scene[0].intrigue) == visit
        assert scene.troops(0) == (9 - 3 * visit, 3 + 3 * visit, 0)


def test_e_112_imperial_privilege_without_another_agent_still_draws() -> None:
    scene = acting(hand=["dagger"], solari=3, influence={"emperor": 2}).do("agent dagger@imperial_privilege")
    assert scene.cards(0, "hand") == ["diplomacy"]
    assert scene.agents_on("imperial_privilege") == [0]


def test_e_113_spice_of_the_card_does_not_buy_the_better_price_of_the_refinery() -> None:
    scene = acting(hand=["maker_keeper"], influence={"fremen": 2}).do("agent maker_keeper@spice_refinery")
    assert scene.goods(0) == (2, 1, 0)


def test_e_174_a_seat_of_corrinth_city_counts_at_high_council() -> None:
    scene = acting(hand=["corrinth_city", "dagger"], solari=5).do("reveal")
    scene.do(next(text for text in scene.options if "corrinth_city/council" in text))
    assert scene[0].council == 1
    assert scene.persuasion == 2, "at once"
    later = sit_in_council(acting(council=True))
    assert later.goods(0) == (0, 2, 0)
    assert later.troops(0) == (6, 6, 0)


def test_e_175_the_first_visit_to_high_council_gives_the_seat_only() -> None:
    scene = sit_in_council(acting())
    assert scene[0].council == 1
    assert scene.goods(0) == (0, 0, 0)
    assert scene.troops(0) == (9, 3, 0)


def test_e_176_an_agent_recalled_from_assembly_hall_gives_no_persuasion() -> None:
    scene = acting(hand=["steersman"], agents=["assembly_hall"]).do("agent steersman@imperial_basin")
    while scene.to_move == 0 and uses(scene):
        scene.do(f"use {uses(scene)[0]}")
    assert scene.agents_on("assembly_hall") == []
    scene.set(0, hand=["convincing_argument", "dagger"]).begin_turn(0).do("reveal")
    assert scene.persuasion == 2
    kept = acting(hand=["convincing_argument", "dagger"], agents=["assembly_hall"]).do("reveal")
    assert kept.persuasion == 3


def test_e_177_distraction_places_beside_an_opponents_spy_or_not_but_never_beside_ones_own() -> None:
    scene = plotting("distraction", hand=["reconnaissance"], troops=(4, 0)).do("play distraction")
    scene.give(0, spies=["guild"]).give(1, spies=["emperor"]).do("agent reconnaissance@arrakeen", "deploy 3")
    assert "done" not in scene.options
    assert {"spy emperor", "spy fremen"} < set(scene.options)
    assert "spy guild" not in scene.options


def test_e_179_a_harvest_contract_taken_on_the_turn_waits() -> None:
    scene = acting(hand=["priority_contracts"], water=1, intrigue=["cunning"]).set_market("harvest_3", "espionage")
    scene.bonus("hagga_basin", 2)
    scene.do("agent priority_contracts@hagga_basin")
    while scene.kind != "take_contract":
        scene.do(f"use {uses(scene)[0]}")
    scene.do("contract harvest_3", "done")
    assert scene.goods(0) == (0, 4, 0)
    assert scene.contracts(0) == ["harvest_3"]


def test_e_180_change_allegiances_without_influence_is_playable_for_its_second_line() -> None:
    scene = plotting("change_allegiances", "cunning", spice=3).do("play change_allegiances", "faction guild", "done")
    assert scene[0].influence == [0, 1, 0, 0]
    assert scene.goods(0) == (0, 0, 0)
