"""The influence tracks, their bonuses and the Alliances (I-17)."""

from __future__ import annotations

import pytest

from tests.scene import Scene

FREE_SPACE = {"emperor": "wealth", "guild": "foldspace", "bene_gesserit": "secrets", "fremen": "stillsuits"}
"""A space of each faction that costs nothing."""

FACTIONS = sorted(FREE_SPACE)


def visit(scene: Scene, faction: str, card: str = "diplomacy", seat: int = 0) -> Scene:
    """Send an Agent of a seat to a free space of a faction."""
    scene.begin_turn(seat).set(seat, hand=[card])
    return scene.do(f"agent {card}@{FREE_SPACE[faction]}")


@pytest.mark.parametrize("faction", FACTIONS)
def test_i_17_11_a_visit_gives_one_influence_with_the_faction(faction: str) -> None:
    scene = visit(Scene(), faction)
    assert [scene.influence(0, name) for name in FACTIONS] == [int(name == faction) for name in FACTIONS]
    assert scene[0].vp == 1


@pytest.mark.parametrize("faction", FACTIONS)
def test_i_17_3_arriving_at_two_scores_a_point(faction: str) -> None:
    scene = visit(Scene().set(0, influence={faction: 1}), faction)
    assert scene[0].vp == 2
    scene = visit(Scene().set(0, influence={faction: 2}), faction)
    assert scene[0].vp == 2


def test_i_17_4_the_emperors_bonus_is_two_troops() -> None:
    scene = visit(Scene().set(0, influence={"emperor": 3}), "emperor")
    assert scene.troops(0) == (7, 5, 0)
    assert scene.goods(0) == (2, 0, 0)


def test_i_17_4_the_guilds_bonus_is_three_solari() -> None:
    scene = visit(Scene().set(0, influence={"guild": 3}), "guild")
    assert scene.goods(0) == (3, 0, 0)


def test_i_17_4_the_bene_gesserits_bonus_is_an_intrigue_card() -> None:
    scene = Scene().set(0, influence={"bene_gesserit": 3}, hand=["diplomacy"]).do("agent diplomacy@secrets")
    assert len(scene.intrigue(0)) == 2
    assert [event.data["count"] for event in scene.events("drew_intrigue", 0)] == [1, 1]


def test_i_17_4_the_fremens_bonus_is_one_water() -> None:
    scene = visit(Scene().set(0, influence={"fremen": 3}), "fremen")
    assert scene.goods(0) == (0, 0, 2)


def test_i_17_4_the_bonus_is_neither_returned_nor_lost_for_good() -> None:
    scene = Scene().set(0, hand=["shifting_allegiances"], influence={"guild": 4}, spice=2)
    scene.do("agent shifting_allegiances@hall_of_oratory", "use shifting_allegiances/influence", "faction guild")
    assert scene.influence(0, "guild") == 5
    assert scene.goods(0) == (3, 0, 0)
    assert scene[0].vp == 3


@pytest.mark.parametrize("faction", FACTIONS)
def test_i_17_5_the_first_at_four_takes_the_alliance_and_its_point(faction: str) -> None:
    scene = Scene().set(0, influence={faction: 2})
    visit(scene, faction)
    assert scene.alliance(faction) == -1
    scene = Scene().set(0, influence={faction: 3}, hand=["power_play"])
    scene.do(f"agent power_play@{FREE_SPACE[faction]}")
    assert scene.alliance(faction) == 0
    assert scene[0].vp == 3


def test_i_17_6_overtaking_takes_the_alliance_and_drawing_level_does_not() -> None:
    scene = Scene().set(1, influence={"guild": 4}).set(0, influence={"guild": 3})
    visit(scene, "guild")
    assert scene.alliance("guild") == 1
    assert [scene[0].vp, scene[1].vp] == [2, 3]
    scene.finish_round()
    visit(scene, "guild")
    assert scene.alliance("guild") == 0
    assert [scene[0].vp, scene[1].vp] == [3, 2]


def test_i_17_8_a_holder_who_falls_to_four_with_nobody_level_keeps_the_token() -> None:
    scene = Scene().set(0, hand=["shifting_allegiances"], influence={"guild": 5}, spice=2)
    scene.set(1, influence={"guild": 4})
    scene.do("agent shifting_allegiances@hall_of_oratory", "use shifting_allegiances/influence")
    assert scene.influence(0, "guild") == 4
    assert scene.alliance("guild") == 0
    assert [scene[0].vp, scene[1].vp] == [3, 2]


def test_i_17_10_the_loss_of_a_price_has_its_consequences_before_the_gain() -> None:
    scene = Scene().set(0, hand=["shifting_allegiances"], influence={"guild": 4}, spice=2)
    scene.set(1, influence={"guild": 4})
    scene.do("agent shifting_allegiances@hall_of_oratory", "use shifting_allegiances/influence")
    assert scene.alliance("guild") == 1
    scene.do("faction guild")
    assert scene.alliance("guild") == 0
    assert [scene[0].vp, scene[1].vp] == [3, 2]


def test_i_17_1_a_choice_of_faction_leaves_out_full_tracks() -> None:
    scene = Scene().set(0, solari=2, influence={"guild": 6}, intrigue=["bribery"]).do("play bribery")
    assert scene.options == ["faction emperor", "faction bene_gesserit", "faction fremen"]


def test_i_7_8_an_alliance_condition_needs_the_token_not_the_four_influence() -> None:
    scene = Scene().set(1, influence={"emperor": 5}).set(0, hand=["firm_grip"], influence={"emperor": 4})
    scene.set(0, intrigue=["bribery"]).do("reveal")
    assert scene.persuasion == 0
    scene = Scene().set(0, hand=["firm_grip"], influence={"emperor": 4}, intrigue=["bribery"]).do("reveal")
    assert scene.persuasion == 4
