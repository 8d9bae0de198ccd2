"""Orders and choices that the rules leave to the player (I-6.2, I-6.5), and questions that decide nothing."""

from __future__ import annotations

import pytest

from tests.scene import Scene


@pytest.mark.parametrize(("first", "solari"), [("use shifting_allegiances/influence", 3), ("use foldspace/guild", 0)])
def test_i_6_2_the_visit_may_count_before_or_after_a_box_that_loses_influence(first: str, solari: int) -> None:
    """From 4, losing first arrives at 4 again and earns its bonus again; visiting first does not."""
    scene = Scene().set(0, hand=["shifting_allegiances"], intrigue=["dispatch_an_envoy"], spice=2)
    scene.set(0, influence={"guild": 4}).do("play dispatch_an_envoy", "agent shifting_allegiances@foldspace")
    assert set(scene.options) == {"use foldspace/guild", "use foldspace/take", "use shifting_allegiances/influence"}
    scene.do(first)
    if scene.kind != "faction":
        scene.do("use shifting_allegiances/influence")
    scene.do("faction guild")
    assert scene.influence(0, "guild") == 6
    assert scene.goods(0) == (solari, 0, 0)
    assert scene.to_move == 1


def test_i_6_5_stealing_waits_and_lapses_while_nobody_holds_four_intrigue_cards() -> None:
    scene = Scene().set(0, hand=["diplomacy"]).set(1, intrigue=["ambush", "bribery", "charisma"])
    scene.set_intrigue_deck("windfall").do("agent diplomacy@secrets")
    assert scene.options == ["play windfall", "done"]
    assert scene.intrigue(1) == ["ambush", "bribery", "charisma"]


def test_i_23_7_a_hand_that_is_discarded_whole_needs_no_choosing() -> None:
    scene = Scene().set(0, hand=["reverend_mother_mohiam"], played=["other_memory"])
    scene.set(1, hand=["dagger", "diplomacy"]).set(2, hand=["dagger", "scout", "stilgar"]).set(3, hand=[])
    scene.do("agent reverend_mother_mohiam@wealth")
    assert scene.cards(1, "hand") == []
    assert scene.to_move == 2
    assert scene.options == ["discard dagger", "discard scout", "discard stilgar"]
    scene.do("discard scout", "discard dagger")
    assert scene.cards(2, "hand") == ["stilgar"]


def test_i_6_2_which_of_two_plain_draws_comes_first_is_not_asked() -> None:
    scene = Scene().set(0, hand=["dr_yueh"], deck=["stilgar", "scout"], troops=(0, 0)).do("agent dr_yueh@arrakeen")
    assert scene.cards(0, "hand") == ["scout", "stilgar"]
    assert scene.options == ["deploy 1", "done"]


def test_i_18_8_a_plot_card_may_still_come_between_two_draws() -> None:
    scene = Scene().set(0, hand=["dr_yueh"], deck=["stilgar", "scout"], troops=(0, 0), intrigue=["windfall"])
    scene.do("agent dr_yueh@arrakeen", "use dr_yueh/draw")
    assert scene.cards(0, "hand") == ["stilgar"]
    assert scene.options == ["use arrakeen/draw", "deploy 1", "play windfall"]
