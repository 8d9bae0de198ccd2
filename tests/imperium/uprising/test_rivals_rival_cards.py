"""Every rival card: ring, strategy, the level of its Swordmaster and its order of factions (hagal D-1, D-22)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.imperium.uprising.rival_scenes import RivalScene, before, turn_up

RING = "spice_refinery"
"""A card that gives nothing but the ring."""


def strategy(rival: str, *then: str, **mine: Any) -> RivalScene:
    """Let a rival place its third Spy by a card, and go on with another card."""
    spies = ["hagga_basin", "deep_desert"]
    people = 2 if rival in ("rival_lady_amber_metulli", "rival_glossu_the_beast_rabban") else 1
    return turn_up(
        "place_spy_landsraad", *(then or ("dutiful_service",)), rival=rival, people=people, spies=spies, **mine
    )


def ring(rival: str, people: int = 1, **mine: Any) -> RivalScene:
    return turn_up(RING, rival=rival, people=people, **mine)


# -- rings and strategies --------------------------------------------------------------------------------------------


@pytest.mark.covers("rival/rival_baron_vladimir_harkonnen")
def test_the_baron_draws_an_intrigue_card_and_by_his_strategy_gains_solari_and_troops() -> None:
    assert len(ring("rival_baron_vladimir_harkonnen").intrigue(1)) == 1
    scene = strategy("rival_baron_vladimir_harkonnen")
    assert (scene.goods(1), scene.troops(1)) == ((2, 0, 0), (7, 5, 0))


@pytest.mark.covers("rival/rival_muad_dib")
def test_muad_dib_gains_fremen_influence_and_by_his_strategy_hooks_the_wall_and_an_intrigue_card() -> None:
    assert ring("rival_muad_dib").influence_of(1) == [0, 0, 0, 1]
    scene = strategy("rival_muad_dib")
    assert (scene.up(1).hooks, scene.table.wall, len(scene.intrigue(1))) == (1, 0, 1)


@pytest.mark.covers("rival/rival_lady_jessica")
def test_lady_jessica_gains_influence_for_an_alliance_and_by_her_strategy_water() -> None:
    assert ring("rival_lady_jessica", influence={"guild": 3, "emperor": 2}).influence_of(1) == [2, 4, 0, 0]
    assert strategy("rival_lady_jessica").goods(1) == (0, 0, 2)


@pytest.mark.covers("rival/rival_feyd_rautha_harkonnen")
def test_feyd_recruits_two_troops_and_by_his_strategy_gains_influence_where_he_has_least() -> None:
    assert ring("rival_feyd_rautha_harkonnen").troops(1) == (7, 1, 4)
    scene = strategy("rival_feyd_rautha_harkonnen", "sardaukar", influence={"emperor": 1, "bene_gesserit": 1})
    assert scene.influence_of(1) == [2, 1, 1, 0]


@pytest.mark.covers("rival/rival_lady_margot_fenring")
def test_lady_margot_gains_a_solari_and_by_her_strategy_bene_gesserit_influence() -> None:
    assert ring("rival_lady_margot_fenring").goods(1) == (1, 0, 0)
    assert strategy("rival_lady_margot_fenring").influence_of(1) == [1, 0, 1, 0]


@pytest.mark.covers("rival/rival_staban_tuek")
def test_staban_gains_a_spice_and_by_his_strategy_recruits_two_troops() -> None:
    assert ring("rival_staban_tuek").goods(1) == (0, 1, 0)
    assert strategy("rival_staban_tuek").troops(1) == (7, 5, 0)


@pytest.mark.covers("rival/rival_lady_amber_metulli")
def test_lady_amber_recruits_a_troop_and_by_her_strategy_three() -> None:
    assert ring("rival_lady_amber_metulli", people=2).troops(2) == (8, 1, 3)
    assert strategy("rival_lady_amber_metulli").troops(2) == (6, 6, 0)


@pytest.mark.covers("rival/rival_princess_irulan")
def test_irulan_places_a_spy_and_by_her_strategy_gains_influence_and_a_troop() -> None:
    assert ring("rival_princess_irulan").spies(1) == ["emperor"]
    scene = strategy("rival_princess_irulan", "gather_support")
    assert (scene.influence_of(1), scene.troops(1)) == ([1, 0, 0, 0], (7, 5, 0))


@pytest.mark.covers("rival/rival_gurney_halleck")
def test_gurney_recruits_a_troop_and_by_his_strategy_gains_influence_where_he_has_most() -> None:
    assert ring("rival_gurney_halleck").troops(1) == (8, 1, 3)
    scene = strategy("rival_gurney_halleck", "gather_support", influence={"guild": 2, "emperor": 2})
    assert scene.influence_of(1) == [2, 3, 0, 0]
    full = strategy("rival_gurney_halleck", "gather_support", influence={"emperor": 6, "guild": 1})
    assert full.influence_of(1) == [6, 2, 0, 0]


@pytest.mark.covers("rival/rival_glossu_the_beast_rabban")
def test_rabban_recruits_more_with_an_alliance_and_by_his_strategy_takes_one_if_he_can() -> None:
    rabban = "rival_glossu_the_beast_rabban"
    assert ring(rabban, people=2).troops(2) == (8, 1, 3)
    assert ring(rabban, people=2, influence={"guild": 4}).troops(2) == (7, 1, 4)
    scene = strategy(rabban, "gather_support", influence={"guild": 2, "bene_gesserit": 3})
    assert (scene.influence_of(2), scene.alliance("guild")) == ([0, 4, 3, 0], 2)
    assert strategy(rabban, "gather_support").influence_of(2) == [2, 0, 0, 0]


# -- influence for an Alliance (hagal G-5) ---------------------------------------------------------------------------


def test_hagal_g_5_an_alliance_is_taken_from_its_holder_by_passing_the_holder() -> None:
    scene = before(RING, rival="rival_lady_jessica", influence={"fremen": 4})
    scene.set(1, influence={"fremen": 0}).set(0, influence={"fremen": 4}).set(1, influence={"fremen": 4, "emperor": 0})
    assert scene.alliance("fremen") == 0
    scene.act()
    assert (scene.alliance("fremen"), scene.influence_of(1)) == (1, [0, 0, 0, 5])


def test_hagal_g_5_an_alliance_that_is_held_already_or_out_of_reach_does_not_count() -> None:
    scene = before(RING, rival="rival_lady_jessica", influence={"fremen": 4, "guild": 2})
    scene.act()
    assert scene.influence_of(1) == [0, 2, 1, 4]  # the Bene Gesserit are first on her card


def test_hagal_g_6_a_full_track_is_no_candidate() -> None:
    everywhere = {"emperor": 6, "guild": 6, "bene_gesserit": 6, "fremen": 5}
    assert ring("rival_lady_jessica", influence=everywhere).influence_of(1) == [6, 6, 6, 6]
    full = {**everywhere, "fremen": 6}
    assert ring("rival_lady_jessica", influence=full).influence_of(1) == [6, 6, 6, 6]


# -- levels ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rival", "level"),
    [
        ("rival_baron_vladimir_harkonnen", 6), ("rival_muad_dib", 4), ("rival_lady_jessica", 6),
        ("rival_feyd_rautha_harkonnen", 4), ("rival_lady_margot_fenring", 8), ("rival_staban_tuek", 9),
        ("rival_lady_amber_metulli", 9), ("rival_princess_irulan", 7), ("rival_gurney_halleck", 8),
        ("rival_glossu_the_beast_rabban", 7),
    ],
)  # fmt: skip
def test_hagal_d_30_every_rival_buys_its_swordmaster_at_its_own_level(rival: str, level: int) -> None:
    card = "accept_contract_shipping_first"  # +2 Solari
    people = 2
    assert not turn_up(card, rival=rival, people=people, spice=level - 3)[2].swordmaster
    scene = turn_up(card, rival=rival, people=people, spice=level - 2)
    assert (scene[2].swordmaster, scene.goods(2)) == (1, (0, 0, 0))


# -- the order of factions -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rival", "posts"),
    [
        ("rival_baron_vladimir_harkonnen", ["guild", "emperor", "bene_gesserit", "fremen"]),
        ("rival_muad_dib", ["fremen", "bene_gesserit", "guild", "emperor"]),
        ("rival_lady_jessica", ["bene_gesserit", "fremen", "guild", "emperor"]),
        ("rival_feyd_rautha_harkonnen", ["emperor", "bene_gesserit", "guild", "fremen"]),
        ("rival_lady_margot_fenring", ["bene_gesserit", "emperor", "fremen", "guild"]),
        ("rival_staban_tuek", ["guild", "fremen", "bene_gesserit", "emperor"]),
        ("rival_lady_amber_metulli", ["fremen", "emperor", "guild", "bene_gesserit"]),
        ("rival_princess_irulan", ["emperor", "bene_gesserit", "fremen", "guild"]),
        ("rival_gurney_halleck", ["fremen", "guild", "emperor", "bene_gesserit"]),
        ("rival_glossu_the_beast_rabban", ["emperor", "guild", "bene_gesserit", "fremen"]),
    ],
)
def test_hagal_d_20_a_spy_goes_to_the_first_free_faction_post_of_the_card(rival: str, posts: list[str]) -> None:
    for taken, post in enumerate(posts):
        scene = before("espionage", rival=rival, people=2)
        scene.give(0, spies=posts[:taken])
        scene.act()
        assert scene.spies(2) == [post]
