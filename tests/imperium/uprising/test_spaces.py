"""The 22 spaces of Uprising's board: price, requirement, effects, Combat or not, control (U-17, U-18)."""

from __future__ import annotations

import pytest

from tests.imperium.uprising.card_scenes import PROTECTED_CONFLICT, CardScene

SENDER = {
    "sardaukar": "diplomacy",
    "dutiful_service": "diplomacy",
    "heighliner": "diplomacy",
    "deliver_supplies": "diplomacy",
    "espionage": "diplomacy",
    "secrets": "diplomacy",
    "desert_tactics": "diplomacy",
    "fremkit": "diplomacy",
    "high_council": "dagger",
    "imperial_privilege": "dagger",
    "swordmaster": "dagger",
    "assembly_hall": "dagger",
    "gather_support": "dagger",
    "arrakeen": "reconnaissance",
    "spice_refinery": "reconnaissance",
    "research_station": "reconnaissance",
    "sietch_tabr": "reconnaissance",
    "imperial_basin": "dune_the_desert_planet",
    "hagga_basin": "dune_the_desert_planet",
    "deep_desert": "dune_the_desert_planet",
    "accept_contract": "dune_the_desert_planet",
    "shipping": "dune_the_desert_planet",
}
"""A starting card without Agent effect that reaches the space."""

DECK = ["convincing_argument", "convincing_argument", "seek_allies"]


def at(space: str, conflict: str = "", choam: bool = False, **goods: int) -> CardScene:
    """A scene about to visit a space with the given goods; an Intrigue card in hand keeps the turn open."""
    scene = CardScene(choam, conflict=conflict) if conflict else CardScene(choam)
    scene.set(0, hand=[SENDER[space]], deck=DECK, discard=[], intrigue=["impress"])
    return scene.set(0, **goods)


def visit(space: str, choam: bool = False, **goods: int) -> CardScene:
    scene = at(space, choam=choam, **goods)
    return scene.do(f"agent {SENDER[space]}@{space}")


def why(scene: CardScene, space: str) -> str | None:
    return scene.why(f"agent {SENDER[space]}@{space}")


def drawn(scene: CardScene) -> int:
    return len(scene.cards(0, "hand"))


# -- the factions --------------------------------------------------------------------------------


@pytest.mark.covers("space/sardaukar")
def test_u_17_1_sardaukar() -> None:
    assert why(at("sardaukar", spice=3), "sardaukar") == "Sardaukar costs 4 spice; you have 3"
    scene = visit("sardaukar", spice=4)
    assert scene.goods(0) == (0, 0, 0)
    assert scene.influence(0, "emperor") == 1
    assert len(scene.intrigue(0)) == 2
    assert scene.troops(0) == (5, 7, 0)
    assert scene.may_deploy() == 0


@pytest.mark.covers("space/dutiful_service")
def test_u_17_2_dutiful_service_gives_two_solari_for_the_contract_without_choam() -> None:
    scene = visit("dutiful_service")
    assert scene.goods(0) == (2, 0, 0)
    assert scene.influence(0, "emperor") == 1
    assert scene.may_deploy() == 0


@pytest.mark.covers("space/dutiful_service")
def test_u_17_2_dutiful_service_gives_a_contract_with_choam() -> None:
    scene = at("dutiful_service", choam=True).market("espionage", "harvest_4")
    scene.do("agent diplomacy@dutiful_service", "contract harvest_4")
    assert scene.open_contracts(0) == ["harvest_4"]
    assert scene.goods(0) == (0, 0, 0)


@pytest.mark.covers("space/heighliner")
def test_u_17_3_heighliner() -> None:
    assert why(at("heighliner", spice=4), "heighliner") == "Heighliner costs 5 spice; you have 4"
    scene = visit("heighliner", spice=5)
    assert scene.goods(0) == (0, 0, 0)
    assert scene.troops(0) == (4, 8, 0)
    assert scene.influence(0, "guild") == 1
    assert scene.may_deploy() == 7


@pytest.mark.covers("space/deliver_supplies")
def test_u_17_4_deliver_supplies() -> None:
    scene = visit("deliver_supplies")
    assert scene.goods(0) == (0, 0, 1)
    assert scene.influence(0, "guild") == 1
    assert scene.may_deploy() == 0


@pytest.mark.covers("space/espionage")
def test_u_17_5_espionage() -> None:
    assert why(at("espionage"), "espionage") == "Espionage costs 1 spice; you have 0"
    scene = visit("espionage", spice=1)
    assert scene.influence(0, "bene_gesserit") == 1
    scene.do("use space.espionage/spy", "spy guild", "use space.espionage/draw")
    assert drawn(scene) == 1
    assert scene.posts(0) == ["guild"]
    assert scene.goods(0) == (0, 0, 0)
    assert scene.may_deploy() == 0


@pytest.mark.covers("space/secrets")
def test_u_17_6_secrets_takes_a_card_from_each_opponent_with_four() -> None:
    scene = at("secrets").set(1, intrigue=["mercenaries", "detonation", "distraction", "special_mission"])
    scene.set(2, intrigue=["unexpected_allies", "call_to_arms", "find_weakness"])
    scene.do("agent diplomacy@secrets").end_turn()
    assert [len(scene.intrigue(seat)) for seat in range(3)] == [3, 3, 3]
    assert scene.influence(0, "bene_gesserit") == 1


@pytest.mark.covers("space/desert_tactics")
def test_u_17_7_desert_tactics() -> None:
    assert why(at("desert_tactics"), "desert_tactics") == "Desert Tactics costs 1 water; you have 0"
    scene = visit("desert_tactics", water=1)
    assert scene.goods(0) == (0, 0, 0)
    assert scene.troops(0) == (8, 4, 0)
    assert scene.influence(0, "fremen") == 1
    assert scene.may_deploy() == 3
    assert "done" in scene.options
    scene.do("use space.desert_tactics/trash")
    assert scene.trash == ["diplomacy"]


@pytest.mark.covers("space/fremkit")
def test_u_17_8_fremkit() -> None:
    scene = visit("fremkit")
    assert scene.influence(0, "fremen") == 1
    assert scene.may_deploy() == 2
    assert drawn(scene.do("use space.fremkit/draw")) == 1


@pytest.mark.parametrize(
    ("faction", "space", "goods"),
    [("guild", "deliver_supplies", (3, 0, 1)), ("fremen", "fremkit", (0, 0, 1))],
)
def test_u_6_1_the_fourth_step_pays_three_solari_or_a_water(
    faction: str, space: str, goods: tuple[int, int, int]
) -> None:
    scene = at(space).set(0, influence={faction: 3}).do(f"agent diplomacy@{space}", f"use space.{space}/{faction}")
    assert scene.goods(0) == goods
    assert scene.alliance(faction) == 0


def test_u_6_1_the_fourth_step_with_the_bene_gesserit_brings_an_intrigue_card() -> None:
    scene = at("secrets").set(0, influence={"bene_gesserit": 3}).do("agent diplomacy@secrets").end_turn()
    assert len(scene.intrigue(0)) == 3


def test_u_6_2_the_spy_of_the_fourth_step_with_the_emperor_is_placed_at_once() -> None:
    scene = at("sardaukar", spice=4).set(0, influence={"emperor": 3}).do("agent diplomacy@sardaukar")
    scene.do("use space.sardaukar/emperor")
    assert scene.kind == "place_spy"
    assert len(scene.options) == 13
    scene.do("spy choam")
    assert scene.posts(0) == ["choam"]


# -- the Landsraad -------------------------------------------------------------------------------


@pytest.mark.covers("space/high_council")
def test_u_17_9_the_first_visit_to_the_high_council_gives_the_seat_only() -> None:
    assert why(at("high_council", solari=4), "high_council") == "High Council costs 5 solari; you have 4"
    scene = visit("high_council", solari=5)
    assert scene[0].council == 1
    assert scene.goods(0) == (0, 0, 0)
    assert len(scene.intrigue(0)) == 1
    assert scene.troops(0) == (9, 3, 0)
    assert scene.may_deploy() == 0


@pytest.mark.covers("space/high_council")
def test_u_18_3_every_later_visit_to_the_high_council_gives_the_repeat_reward_for_the_same_price() -> None:
    scene = at("high_council", solari=9).set(0, council=True).do("agent dagger@high_council")
    assert scene.goods(0) == (4, 2, 0)
    assert len(scene.intrigue(0)) == 2
    assert scene.troops(0) == (6, 6, 0)
    scene.do("done").finish_round().begin_turn(0).set(0, hand=["dagger"], solari=5, spice=0)
    scene.do("agent dagger@high_council")
    assert scene.goods(0) == (0, 2, 0)
    assert scene.troops(0)[1] == 9


@pytest.mark.covers("space/high_council")
def test_u_18_3_the_seat_gives_two_persuasion_in_the_same_round() -> None:
    scene = visit("high_council", solari=5).do("done").begin_turn(0).set(0, hand=["convincing_argument"])
    assert scene.do("reveal").persuasion == 4


@pytest.mark.covers("space/imperial_privilege")
def test_u_5_3_imperial_privilege_needs_two_influence_with_the_emperor_and_three_solari() -> None:
    scene = at("imperial_privilege", solari=2).set(0, influence={"emperor": 2})
    assert why(scene, "imperial_privilege") == "Imperial Privilege costs 3 solari; you have 2"
    scene = at("imperial_privilege", solari=3).set(0, influence={"emperor": 1, "guild": 4})
    assert why(scene, "imperial_privilege") == "Imperial Privilege needs 2 influence with emperor; you have 1"
    assert why(scene.set(0, influence={"emperor": 2}), "imperial_privilege") is None


@pytest.mark.covers("space/imperial_privilege")
def test_u_17_24_imperial_privilege_swaps_recalls_and_draws_each_on_its_own() -> None:
    scene = at("imperial_privilege", solari=3).set(0, influence={"emperor": 2}, agents=["fremkit"])
    scene.set_intrigue_deck("mercenaries").do("agent dagger@imperial_privilege")
    assert "done" not in scene.options
    scene.do("use space.imperial_privilege/recall_other")
    assert scene.agents_on("fremkit") == []
    assert scene.agents_on("imperial_privilege") == [0]
    assert scene[0].ready == 1
    scene.do("use space.imperial_privilege/intrigue")
    assert scene.intrigue(0) == ["mercenaries"]
    scene.end_turn()
    assert drawn(scene) == 1
    assert scene.influence(0, "emperor") == 2


@pytest.mark.covers("space/imperial_privilege")
def test_u_17_25_imperial_privilege_trashes_the_intrigue_card() -> None:
    scene = at("imperial_privilege", solari=3).set(0, influence={"emperor": 2})
    scene.do("agent dagger@imperial_privilege", "use space.imperial_privilege/intrigue")
    assert scene.intrigue_trash == ["impress"]
    assert scene.intrigue_discard == []


@pytest.mark.covers("space/imperial_privilege")
def test_u_17_24_imperial_privilege_still_draws_with_no_other_agent_out_and_the_swap_is_optional() -> None:
    scene = at("imperial_privilege", solari=3).set(0, influence={"emperor": 2}).do("agent dagger@imperial_privilege")
    assert "use space.imperial_privilege/recall_other" not in scene.options
    scene.do("use space.imperial_privilege/draw", "done")
    assert drawn(scene) == 1
    assert scene.agents_on("imperial_privilege") == [0]
    assert scene.intrigue(0) == ["impress"]


@pytest.mark.covers("space/imperial_privilege")
def test_u_17_24_imperial_privilege_must_recall_one_of_several_other_agents() -> None:
    scene = at("imperial_privilege", solari=3).set(0, influence={"emperor": 2}, swordmaster=True)
    scene.set(0, agents=["fremkit", "arrakeen"], intrigue=[]).do("agent dagger@imperial_privilege")
    while "recall fremkit" not in scene.options:
        assert "done" not in scene.options
        scene.do(scene.uses()[0])
    assert sorted(scene.options) == ["recall arrakeen", "recall fremkit"]
    scene.do("recall arrakeen")
    assert scene.agents_on("arrakeen") == []


@pytest.mark.covers("space/swordmaster")
def test_u_18_1_the_first_swordmaster_costs_eight_and_every_later_one_six() -> None:
    assert why(at("swordmaster", solari=7), "swordmaster") == "Swordmaster costs 8 solari; you have 7"
    scene = visit("swordmaster", solari=8)
    assert scene.goods(0) == (0, 0, 0)
    assert scene[0].swordmaster == 1
    scene = at("swordmaster", solari=5).set(3, swordmaster=True)
    assert why(scene, "swordmaster") == "Swordmaster costs 6 solari; you have 5"
    scene.set(0, solari=8).do("agent dagger@swordmaster")
    assert scene.goods(0) == (2, 0, 0)


@pytest.mark.covers("space/swordmaster")
def test_u_18_2_the_third_agent_is_usable_in_the_same_round_and_comes_once() -> None:
    scene = at("swordmaster", solari=8).set(0, agents=["fremkit"]).do("agent dagger@swordmaster")
    assert scene[0].ready == 1
    scene.do("done").begin_turn(0).set(0, hand=["signet_ring"], solari=8)
    assert "agent signet_ring@imperial_basin" in scene.options
    scene.finish_round().begin_turn(0).set(0, hand=["dagger"], solari=8)
    assert scene.agents_on("swordmaster") == []
    assert "agent dagger@swordmaster" not in scene.options


@pytest.mark.covers("space/assembly_hall")
def test_u_17_12_assembly_hall_gives_an_intrigue_card_and_a_persuasion_at_the_reveal_turn() -> None:
    scene = visit("assembly_hall")
    assert len(scene.intrigue(0)) == 2
    assert scene.may_deploy() == 0
    scene.do("done").begin_turn(0).set(0, hand=["convincing_argument"])
    assert scene.do("reveal").persuasion == 3


@pytest.mark.covers("space/assembly_hall")
def test_u_17_12_an_agent_recalled_from_assembly_hall_gives_no_persuasion() -> None:
    scene = at("imperial_privilege", solari=3).set(0, influence={"emperor": 2}, agents=["assembly_hall"])
    scene.do("agent dagger@imperial_privilege", "use space.imperial_privilege/recall_other").end_turn()
    scene.begin_turn(0).set(0, hand=["convincing_argument"])
    assert scene.do("reveal").persuasion == 2


@pytest.mark.covers("space/gather_support")
@pytest.mark.parametrize(("price", "goods"), [(0, (2, 0, 0)), (2, (0, 0, 1))])
def test_u_17_13_gather_support_recruits_two_and_sells_a_water(price: int, goods: tuple[int, int, int]) -> None:
    scene = visit("gather_support", solari=2).do(f"price {price}")
    assert scene.goods(0) == goods
    assert scene.troops(0) == (7, 5, 0)
    assert scene.may_deploy() == 0


@pytest.mark.covers("space/gather_support")
def test_u_5_4_gather_support_asks_for_the_price_on_sending() -> None:
    scene = visit("gather_support", solari=1)
    assert scene.goods(0) == (1, 0, 0)
    assert scene.troops(0) == (7, 5, 0)


# -- the cities ----------------------------------------------------------------------------------


@pytest.mark.covers("space/arrakeen")
def test_u_17_14_arrakeen() -> None:
    scene = visit("arrakeen")
    assert scene.troops(0) == (8, 4, 0)
    assert scene.may_deploy() == 3
    assert drawn(scene.do("use space.arrakeen/draw")) == 1


@pytest.mark.covers("space/spice_refinery")
@pytest.mark.parametrize(("price", "goods"), [(0, (2, 1, 0)), (1, (4, 0, 0))])
def test_u_17_15_spice_refinery(price: int, goods: tuple[int, int, int]) -> None:
    scene = visit("spice_refinery", spice=1).do(f"price {price}")
    assert scene.goods(0) == goods
    assert scene.may_deploy() == 2


@pytest.mark.covers("space/spice_refinery")
def test_u_5_4_spice_gained_in_the_turn_does_not_buy_the_better_half_of_spice_refinery() -> None:
    scene = at("spice_refinery").set(0, hand=["maker_keeper"], influence={"fremen": 2})
    scene.do("agent maker_keeper@spice_refinery")
    assert scene.goods(0) == (2, 1, 0)


@pytest.mark.covers("space/research_station")
def test_u_17_16_research_station() -> None:
    reason = "Research Station costs 2 water; you have 1"
    assert why(at("research_station", water=1), "research_station") == reason
    scene = visit("research_station", water=2)
    assert scene.goods(0) == (0, 0, 0)
    assert scene.troops(0) == (7, 5, 0)
    assert scene.may_deploy() == 4
    assert drawn(scene.do("use space.research_station/draw")) == 2


@pytest.mark.covers("space/sietch_tabr")
def test_u_5_3_sietch_tabr_needs_two_influence_with_the_fremen() -> None:
    scene = at("sietch_tabr").set(0, influence={"fremen": 1})
    assert why(scene, "sietch_tabr") == "Sietch Tabr needs 2 influence with fremen; you have 1"


@pytest.mark.covers("space/sietch_tabr")
def test_u_17_17_sietch_tabr_gives_maker_hooks_a_troop_and_a_water() -> None:
    scene = at("sietch_tabr").set(0, influence={"fremen": 2})
    scene.do("agent reconnaissance@sietch_tabr", "use space.sietch_tabr/maker_hooks")
    assert scene.seat(0).hooks == 1
    assert scene.goods(0) == (0, 0, 1)
    assert scene.troops(0) == (8, 4, 0)
    assert scene.may_deploy() == 3
    assert scene.wall
    assert scene.influence(0, "fremen") == 2


@pytest.mark.covers("space/sietch_tabr")
def test_u_17_23_sietch_tabr_gives_the_rest_to_one_who_has_hooks() -> None:
    scene = at("sietch_tabr").set(0, influence={"fremen": 2}).hooks(0)
    scene.do("agent reconnaissance@sietch_tabr", "use space.sietch_tabr/maker_hooks")
    assert scene.seat(0).hooks == 1
    assert scene.goods(0) == (0, 0, 1)
    assert scene.troops(0) == (8, 4, 0)
    assert scene.events("maker_hooks") == []


@pytest.mark.covers("space/sietch_tabr")
@pytest.mark.parametrize("falls", [True, False])
def test_u_17_17_sietch_tabr_gives_a_water_instead_and_may_detonate(falls: bool) -> None:
    scene = at("sietch_tabr").set(0, influence={"fremen": 2})
    scene.do("agent reconnaissance@sietch_tabr", "use space.sietch_tabr/water2")
    scene.do("use space.sietch_tabr/shield_wall" if falls else "done")
    assert scene.wall is not falls
    assert scene.goods(0) == (0, 0, 1)
    assert scene.troops(0) == (9, 3, 0)
    assert scene.seat(0).hooks == 0


@pytest.mark.covers("space/sietch_tabr")
def test_u_8_6_without_the_wall_the_second_half_of_sietch_tabr_is_a_water() -> None:
    scene = at("sietch_tabr").set(0, influence={"fremen": 2}).no_wall()
    scene.do("agent reconnaissance@sietch_tabr", "use space.sietch_tabr/water2")
    assert scene.goods(0) == (0, 0, 1)
    assert "use space.sietch_tabr/shield_wall" not in scene.options


# -- the desert ----------------------------------------------------------------------------------


@pytest.mark.covers("space/imperial_basin")
def test_u_17_18_imperial_basin_gives_a_spice_and_the_bonus_never_a_sandworm() -> None:
    scene = at("imperial_basin").bonus("imperial_basin", 2).hooks(0).do("agent dune_the_desert_planet@imperial_basin")
    assert scene.goods(0) == (0, 3, 0)
    assert scene.bonus_on("imperial_basin") == 0
    assert scene.may_deploy() == 2
    assert scene.uses() == []


MAKERS = [("hagga_basin", 1, 2, 1), ("deep_desert", 3, 4, 2)]


@pytest.mark.covers("space/hagga_basin", "space/deep_desert")
@pytest.mark.parametrize(("space", "water", "spice", "worms"), MAKERS)
def test_u_17_19_without_hooks_a_maker_space_gives_its_spice_and_the_bonus(
    space: str, water: int, spice: int, worms: int
) -> None:
    name = space.replace("_", " ").title()
    assert why(at(space, water=water - 1), space) == f"{name} costs {water} water; you have {water - 1}"
    scene = at(space, water=water).bonus(space, 3).do(f"agent dune_the_desert_planet@{space}")
    assert scene.goods(0) == (0, spice + 3, 0)
    assert scene.bonus_on(space) == 0
    assert scene.may_deploy() == 2


@pytest.mark.covers("space/hagga_basin", "space/deep_desert")
@pytest.mark.parametrize(("space", "water", "spice", "worms"), MAKERS)
def test_u_17_26_with_hooks_sandworms_may_come_instead_and_the_bonus_is_still_taken(
    space: str, water: int, spice: int, worms: int
) -> None:
    scene = at(space, water=water).bonus(space, 3).hooks(0).do(f"agent dune_the_desert_planet@{space}")
    base, summon = scene.uses()
    assert "done" not in scene.options
    scene.do(summon)
    assert scene.worms(0) == worms
    assert scene.goods(0) == (0, 3, 0)
    assert scene.bonus_on(space) == 0
    assert scene.may_deploy() == 2

    scene = at(space, water=water).bonus(space, 3).hooks(0).do(f"agent dune_the_desert_planet@{space}", base)
    assert scene.worms(0) == 0
    assert scene.goods(0) == (0, spice + 3, 0)


@pytest.mark.covers("space/hagga_basin", "space/deep_desert")
@pytest.mark.parametrize(("space", "water", "spice", "worms"), MAKERS)
def test_u_7_5_a_protected_conflict_offers_no_sandworms(space: str, water: int, spice: int, worms: int) -> None:
    scene = at(space, conflict=PROTECTED_CONFLICT, water=water).hooks(0).do(f"agent dune_the_desert_planet@{space}")
    assert len(scene.uses()) <= 1
    scene.end_turn()
    assert scene.worms(0) == 0
    assert scene.goods(0) == (0, spice, 0)

    scene = at(space, conflict=PROTECTED_CONFLICT, water=water).hooks(0).no_wall()
    assert len(scene.do(f"agent dune_the_desert_planet@{space}").uses()) == 2


@pytest.mark.covers("space/accept_contract")
def test_u_17_21_accept_contract_draws_and_gives_two_solari_for_the_contract_without_choam() -> None:
    scene = visit("accept_contract").do("use space.accept_contract/draw")
    assert drawn(scene) == 1
    assert scene.goods(0) == (2, 0, 0)
    assert scene.may_deploy() == 0


@pytest.mark.covers("space/accept_contract")
def test_u_17_21_accept_contract_gives_a_contract_with_choam() -> None:
    scene = at("accept_contract", choam=True).market("espionage", "harvest_4")
    scene.do("agent dune_the_desert_planet@accept_contract", "use space.accept_contract/contract", "contract espionage")
    assert scene.open_contracts(0) == ["espionage"]


@pytest.mark.covers("space/shipping")
def test_u_17_22_shipping() -> None:
    scene = at("shipping", spice=3).set(0, influence={"guild": 1})
    assert why(scene, "shipping") == "Shipping needs 2 influence with guild; you have 1"
    scene = at("shipping", spice=2).set(0, influence={"guild": 2})
    assert why(scene, "shipping") == "Shipping costs 3 spice; you have 2"
    scene.set(0, spice=3).do("agent dune_the_desert_planet@shipping", "use space.shipping/influence", "faction emperor")
    assert scene.goods(0) == (5, 0, 0)
    assert scene.influence(0, "emperor") == 1
    assert scene.influence(0, "guild") == 2
    assert scene.may_deploy() == 0


# -- control -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "bonus"), [("arrakeen", (1, 0, 0)), ("spice_refinery", (1, 0, 0)), ("imperial_basin", (0, 1, 0))]
)
def test_u_8_3_the_controller_is_paid_for_every_visit(space: str, bonus: tuple[int, int, int]) -> None:
    scene = at(space).control(space, 2).do(f"agent {SENDER[space]}@{space}")
    assert scene.goods(2) == bonus
    before = at(space).do(f"agent {SENDER[space]}@{space}").goods(0)
    own = at(space).control(space, 0).do(f"agent {SENDER[space]}@{space}").goods(0)
    assert tuple(mine - other for mine, other in zip(own, before, strict=True)) == bonus


def test_u_4_2_the_controller_is_paid_before_intelligence_is_gathered() -> None:
    scene = at("arrakeen").control("arrakeen", 0).spies(0, "arrakeen_refinery").do("agent reconnaissance@arrakeen")
    assert scene.kind == "gather"
    assert scene.goods(0) == (1, 0, 0)
    assert scene.troops(0) == (9, 3, 0)


# -- Makers --------------------------------------------------------------------------------------


def test_u_13_1_bonus_spice_gathers_on_the_three_maker_spaces_without_an_agent() -> None:
    scene = CardScene().set(0, agents=["hagga_basin"]).finish_round()
    assert [scene.bonus_on(space) for space in ("imperial_basin", "hagga_basin", "deep_desert")] == [1, 0, 1]
