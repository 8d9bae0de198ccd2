"""Every House Hagal card of Uprising: where it sends a rival, what it gets, the swords (hagal A, D-10 to D-14)."""

from __future__ import annotations

import pytest

from kanly.imperium.opponents import HAGAL_CARDS
from tests.imperium.uprising.rival_scenes import before, turn_up, war

# -- faction spaces --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.covers("hagal/sardaukar")
def test_sardaukar_gives_emperor_influence_and_two_troops_to_the_garrison(people: int) -> None:
    scene = turn_up("sardaukar", people=people)
    assert scene.sent() == ["sardaukar"]
    assert scene.influence_of(scene.rival) == [1, 0, 0, 0]
    assert scene.troops(scene.rival) == (7, 5, 0)


@pytest.mark.covers("hagal/dutiful_service")
def test_dutiful_service_gives_emperor_influence_alone() -> None:
    scene = turn_up("dutiful_service")
    assert (scene.sent(), scene.influence_of(1)) == (["dutiful_service"], [1, 0, 0, 0])
    assert (scene.goods(1), scene.troops(1)) == ((0, 0, 0), (9, 3, 0))


@pytest.mark.covers("hagal/heighliner")
def test_heighliner_deploys_its_three_troops_and_two_of_the_garrison() -> None:
    scene = turn_up("heighliner")
    assert (scene.sent(), scene.influence_of(1)) == (["heighliner"], [0, 1, 0, 0])
    assert scene.troops(1) == (6, 1, 5)


@pytest.mark.covers("hagal/deliver_supplies_heighliner")
@pytest.mark.parametrize(
    ("conflict", "space", "troops"),
    [
        ("skirmish_desert_mouse", "deliver_supplies", (9, 3, 0)),
        ("trade_dispute", "deliver_supplies", (9, 3, 0)),
        ("propaganda", "heighliner", (6, 1, 5)),
    ],
)
def test_hagal_d_11_the_level_of_the_conflict_selects_deliver_supplies_or_heighliner(
    conflict: str, space: str, troops: tuple[int, int, int]
) -> None:
    scene = turn_up("deliver_supplies_heighliner", conflict=conflict)
    assert (scene.sent(), scene.influence_of(1), scene.troops(1)) == ([space], [0, 1, 0, 0], troops)


def test_e_199_the_other_space_of_a_card_is_no_fallback() -> None:
    scene = before("deliver_supplies_heighliner", "sardaukar", conflict="propaganda")
    scene.set(0, swordmaster=True, agents=["heighliner"])
    scene.act()
    assert scene.ignored() == [("deliver_supplies_heighliner", "occupied")]
    assert scene.sent() == ["sardaukar"]


@pytest.mark.covers("hagal/espionage")
def test_espionage_gives_bene_gesserit_influence_and_a_spy_by_the_order_of_the_card() -> None:
    scene = turn_up("espionage")  # Gurney Halleck: Fremen first
    assert (scene.sent(), scene.influence_of(1)) == (["espionage"], [0, 0, 1, 0])
    assert scene.spies(1) == ["fremen"]


def test_hagal_d_20_espionage_sends_the_agent_even_if_no_faction_post_is_free() -> None:
    scene = before("espionage", spies=["fremen", "guild"])
    scene.give(0, spies=["emperor", "bene_gesserit"])
    scene.act()
    assert (scene.sent(), scene.spies(1)) == (["espionage"], ["guild", "fremen"])


@pytest.mark.covers("hagal/secrets")
def test_hagal_d_10_secrets_takes_an_intrigue_card_from_each_who_has_four() -> None:
    scene = before("secrets")
    hand = ["cunning", "impress", "detonation", "mercenaries"]
    scene.set(0, intrigue=hand).set(2, intrigue=["devour"])
    scene.do("agent dagger@high_council", "done")
    assert scene.influence_of(1) == [0, 0, 1, 0]
    assert len(scene.intrigue(0)) == 3
    assert set(scene.intrigue(1)) <= set(hand)
    assert len(scene.intrigue(1)) == 1
    assert scene.intrigue(2) == ["devour"]


def test_hagal_d_10_secrets_takes_nothing_from_one_with_three() -> None:
    scene = before("secrets")
    scene.set(0, intrigue=["cunning", "impress", "detonation"])
    scene.do("agent dagger@high_council", "done")
    assert (len(scene.intrigue(0)), scene.intrigue(1)) == (3, [])


@pytest.mark.covers("hagal/desert_tactics")
@pytest.mark.parametrize(("hooks", "wall"), [(False, 1), (True, 0)])
def test_hagal_d_10_desert_tactics_removes_the_wall_with_hooks_only(hooks: bool, wall: int) -> None:
    scene = turn_up("desert_tactics", hooks=hooks)
    assert (scene.sent(), scene.influence_of(1)) == (["desert_tactics"], [0, 0, 0, 1])
    assert scene.troops(1) == (8, 1, 3)
    assert scene.table.wall == wall


@pytest.mark.covers("hagal/fremkit")
def test_fremkit_gives_fremen_influence_and_deploys_two_of_the_garrison() -> None:
    scene = turn_up("fremkit")
    assert (scene.sent(), scene.influence_of(1), scene.troops(1)) == (["fremkit"], [0, 0, 0, 1], (9, 1, 2))


# -- green spaces, CHOAM ---------------------------------------------------------------------------------------------


@pytest.mark.covers("hagal/assembly_hall")
@pytest.mark.parametrize(("emperor", "fremen"), [(1, 0), (2, 1)])
def test_hagal_d_12_assembly_hall_gives_an_intrigue_card_and_with_two_emperor_influence_the_first_faction(
    emperor: int, fremen: int
) -> None:
    scene = turn_up("assembly_hall", influence={"emperor": emperor})
    assert (scene.sent(), len(scene.intrigue(1))) == (["assembly_hall"], 1)
    assert scene.influence_of(1) == [emperor, 0, 0, fremen]


@pytest.mark.covers("hagal/gather_support")
def test_gather_support_without_a_bonus_gives_a_troop_to_the_garrison() -> None:
    scene = turn_up("gather_support", influence={"emperor": 2})
    assert (scene.sent(), scene.troops(1)) == (["gather_support"], (8, 4, 0))
    assert scene.influence_of(1) == [2, 0, 0, 0]


@pytest.mark.covers("hagal/gather_support_bonus")
@pytest.mark.parametrize(("emperor", "guild"), [(1, 0), (2, 1)])
def test_hagal_d_12_gather_support_with_a_bonus_gives_the_second_faction(emperor: int, guild: int) -> None:
    scene = turn_up("gather_support_bonus", influence={"emperor": emperor})
    assert (scene.sent(), scene.troops(1)) == (["gather_support"], (8, 4, 0))
    assert scene.influence_of(1) == [emperor, guild, 0, 0]


@pytest.mark.covers("hagal/accept_contract_shipping_first", "hagal/accept_contract_shipping_third")
@pytest.mark.parametrize(
    ("card", "guild", "space", "after"),
    [
        ("accept_contract_shipping_first", 1, "accept_contract", [0, 1, 0, 0]),
        ("accept_contract_shipping_first", 2, "shipping", [0, 2, 0, 1]),
        ("accept_contract_shipping_third", 1, "accept_contract", [0, 1, 0, 0]),
        ("accept_contract_shipping_third", 2, "shipping", [1, 2, 0, 0]),
    ],
)
def test_hagal_d_11_guild_influence_selects_accept_contract_or_shipping(
    card: str, guild: int, space: str, after: list[int]
) -> None:
    scene = turn_up(card, influence={"guild": guild})
    assert (scene.sent(), scene.goods(1), scene.influence_of(1)) == ([space], (2, 0, 0), after)


def test_hagal_a_3_an_occupied_shipping_is_not_replaced_by_accept_contract() -> None:
    scene = before("accept_contract_shipping_first", "sardaukar", influence={"guild": 2})
    scene.set(0, swordmaster=True, agents=["shipping"])
    scene.act()
    assert scene.ignored() == [("accept_contract_shipping_first", "occupied")]
    assert scene.sent() == ["sardaukar"]


# -- cities ----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("hagal/research_station")
def test_research_station_deploys_its_two_troops_and_two_of_the_garrison() -> None:
    scene = turn_up("research_station")
    assert (scene.sent(), scene.troops(1)) == (["research_station"], (7, 1, 4))


@pytest.mark.covers("hagal/spice_refinery")
def test_spice_refinery_uses_the_ring_of_the_rival_card() -> None:
    scene = turn_up("spice_refinery", rival="rival_lady_margot_fenring")
    assert (scene.sent(), scene.goods(1), scene.troops(1)) == (["spice_refinery"], (1, 0, 0), (9, 1, 2))


@pytest.mark.covers("hagal/arrakeen")
def test_arrakeen_uses_the_ring_and_recruits_a_troop() -> None:
    scene = turn_up("arrakeen", rival="rival_feyd_rautha_harkonnen")
    assert (scene.sent(), scene.troops(1)) == (["arrakeen"], (6, 1, 5))


@pytest.mark.covers("hagal/sietch_tabr")
def test_sietch_tabr_gives_hooks_a_troop_and_water() -> None:
    scene = turn_up("sietch_tabr", influence={"fremen": 2})
    assert (scene.sent(), scene.up(1).hooks, scene.goods(1)) == (["sietch_tabr"], 1, (0, 0, 1))
    assert scene.troops(1) == (8, 1, 3)


def test_hagal_d_12_sietch_tabr_is_ignored_below_two_fremen_influence() -> None:
    scene = turn_up("sietch_tabr", "sardaukar", influence={"fremen": 1})
    assert scene.ignored() == [("sietch_tabr", "requirement")]
    assert (scene.sent(), scene.up(1).hooks) == (["sardaukar"], 0)


def test_hagal_d_10_a_second_pair_of_hooks_is_not_taken() -> None:
    scene = turn_up("sietch_tabr", influence={"fremen": 2}, hooks=True)
    assert (scene.up(1).hooks, scene.events("maker_hooks"), scene.goods(1)) == (1, [], (0, 0, 1))


# -- Maker spaces ----------------------------------------------------------------------------------------------------


@pytest.mark.covers("hagal/hagga_basin_imperial_basin")
@pytest.mark.parametrize(
    ("bonus", "space", "spice"),
    [
        ({"hagga_basin": 1}, "hagga_basin", 3),
        ({"imperial_basin": 1}, "imperial_basin", 2),
        ({"hagga_basin": 1, "imperial_basin": 2}, "imperial_basin", 3),
        ({"hagga_basin": 2, "imperial_basin": 2}, "hagga_basin", 4),
    ],
)
def test_hagal_d_14_the_basin_with_most_bonus_spice_then_with_most_spice(
    bonus: dict[str, int], space: str, spice: int
) -> None:
    scene = turn_up("hagga_basin_imperial_basin", bonus=bonus)
    assert (scene.sent(), scene.goods(1)) == ([space], (0, spice, 0))
    assert scene.bonus_on(space) == 0
    assert scene.troops(1) == (9, 1, 2)


def test_hagal_d_14_no_basin_without_bonus_spice() -> None:
    scene = turn_up("hagga_basin_imperial_basin", "sardaukar")
    assert scene.ignored() == [("hagga_basin_imperial_basin", "no_bonus_spice")]


def test_hagal_d_14_an_occupied_basin_is_no_choice() -> None:
    scene = before("hagga_basin_imperial_basin", bonus={"hagga_basin": 3, "imperial_basin": 1})
    scene.set(0, swordmaster=True, agents=["hagga_basin"])
    scene.act()
    assert (scene.sent(), scene.bonus_on("hagga_basin")) == (["imperial_basin"], 3)


def test_hagal_d_13_with_hooks_hagga_basin_gives_a_sandworm_and_the_bonus_spice() -> None:
    scene = turn_up("hagga_basin_imperial_basin", bonus={"hagga_basin": 2}, hooks=True)
    assert (scene.worms(1), scene.goods(1), scene.table.wall) == (1, (0, 2, 0), 0)
    assert scene.strength(1) == 3 + 4


def test_hagal_d_13_with_hooks_imperial_basin_gives_its_spice_all_the_same() -> None:
    scene = turn_up("hagga_basin_imperial_basin", bonus={"imperial_basin": 2}, hooks=True)
    assert (scene.worms(1), scene.goods(1)) == (0, (0, 3, 0))


def test_hagal_d_13_the_wall_falls_before_the_sandworm_comes() -> None:
    scene = turn_up(
        "hagga_basin_imperial_basin", bonus={"hagga_basin": 1}, hooks=True, conflict="battle_for_imperial_basin"
    )
    assert (scene.table.wall, scene.worms(1), scene.goods(1)) == (0, 1, (0, 1, 0))


@pytest.mark.covers("hagal/deep_desert")
def test_hagal_d_13_deep_desert_gives_four_spice_and_the_bonus_or_with_hooks_two_sandworms() -> None:
    assert turn_up("deep_desert", bonus={"deep_desert": 1}).goods(1) == (0, 5, 0)
    scene = turn_up("deep_desert", bonus={"deep_desert": 1}, hooks=True)
    assert (scene.worms(1), scene.goods(1), scene.table.wall) == (2, (0, 1, 0), 1)


def test_hagal_d_14_deep_desert_is_ignored_without_bonus_spice() -> None:
    assert turn_up("deep_desert", "sardaukar").ignored() == [("deep_desert", "no_bonus_spice")]


def test_e_201_no_sandworm_comes_behind_the_wall_so_the_base_spice_is_taken() -> None:
    scene = turn_up("deep_desert", bonus={"deep_desert": 1}, hooks=True, conflict="battle_for_arrakeen")
    assert (scene.worms(1), scene.goods(1), scene.table.wall) == (0, (0, 5, 0), 1)
    fallen = turn_up("deep_desert", bonus={"deep_desert": 1}, hooks=True, conflict="battle_for_arrakeen", wall=False)
    assert fallen.worms(1) == 2


# -- Place Spy, Reshuffle --------------------------------------------------------------------------------------------


@pytest.mark.covers("hagal/place_spy_spice_trade", "hagal/place_spy_city", "hagal/place_spy_landsraad")
@pytest.mark.parametrize(
    ("card", "posts"),
    [
        ("place_spy_spice_trade", ["choam", "imperial_basin", "hagga_basin", "deep_desert"]),
        ("place_spy_city", ["arrakeen_refinery", "refinery_research", "research_sietch"]),
        ("place_spy_landsraad", ["landsraad", "council"]),
    ],
)
def test_hagal_d_21_a_spy_goes_to_the_first_free_post_and_another_card_is_turned_up(
    card: str, posts: list[str]
) -> None:
    for taken, post in enumerate(posts):
        scene = before(card, "sardaukar")
        scene.give(0, spies=posts[:taken])
        scene.act()
        assert (scene.spies(1), scene.sent()) == ([post], ["sardaukar"])
        assert scene.cards_up() == [card, "sardaukar"]


def test_hagal_d_21_with_no_free_post_nothing_is_placed_and_another_card_is_turned_up() -> None:
    scene = before("place_spy_landsraad", "sardaukar", spies=["council"])
    scene.give(0, spies=["landsraad"])
    scene.act()
    assert scene.ignored() == [("place_spy_landsraad", "no_post")]
    assert (scene.spies(1), scene.sent()) == (["council"], ["sardaukar"])


@pytest.mark.covers("hagal/reshuffle")
def test_hagal_a_4_the_reshuffle_makes_a_new_deck_of_all_cards() -> None:
    scene = before("sardaukar", "reshuffle", people=2)
    scene.set(0, swordmaster=True, agents=["sardaukar"])
    scene.act()
    assert scene.cards_up()[:2] == ["sardaukar", "reshuffle"]
    assert len(scene.events("hagal_reshuffled")) >= 1
    assert len(scene.hagal_cards("deck")) + len(scene.hagal_cards("discard")) == 37


def test_hagal_d_3_the_reshuffle_is_left_out_when_playing_alone() -> None:
    alone, two = before(), before(people=2)
    assert (len(alone.hagal_cards("deck")), len(two.hagal_cards("deck"))) == (36, 37)
    assert "reshuffle" not in alone.hagal_cards("deck")


# -- swords ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", sorted({card.key for card in HAGAL_CARDS if card.set == "uprising"} - {"reshuffle"}))
def test_hagal_a_10_only_the_swords_of_a_card_count_in_combat(card: str) -> None:
    printed = next(each.swords for each in HAGAL_CARDS if each.set == "uprising" and each.key == card)
    scene = war("skirmish_desert_mouse", card, troops=(0, 2, 0))
    scene.fight()
    assert [(event.data["card"], event.data["count"]) for event in scene.events("rival_swords")] == [(card, printed)]
    assert scene.events("combat")[0].data["strengths"] == [0, 4 + printed, 0]
    assert scene.events("rival_agent") == scene.events("spy_placed") == []
