"""The free pool: the order of a turn's effects is their owner's (I-6.2); nothing is asked that cannot matter."""

from __future__ import annotations

import pytest

from tests.scene import Scene

FOUR_FACTIONS = ["faction emperor", "faction guild", "faction bene_gesserit", "faction fremen"]


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


def test_i_22_7_memnon_may_draw_before_he_takes_his_seat_and_its_influence() -> None:
    scene = Scene(leaders=["earl_memnon_thorvald"]).set(0, hand=["bene_gesserit_initiate", "dagger"], solari=5)
    scene.do("agent bene_gesserit_initiate@high_council")
    assert scene.options == ["use high_council/council", "use bene_gesserit_initiate/draw"]
    scene.do("use bene_gesserit_initiate/draw")
    assert len(scene.cards(0, "hand")) == 2
    assert (scene[0].council, scene.options) == (1, FOUR_FACTIONS)


def test_i_22_7_memnon_may_shift_allegiances_before_he_takes_his_seat() -> None:
    """Down from 4 and up again by Connections: the bonus of step 4 is earned again (I-17.4)."""
    scene = Scene(leaders=["earl_memnon_thorvald"]).set(0, hand=["shifting_allegiances", "dagger"], solari=5, spice=2)
    scene.set(0, influence={"fremen": 4}).do("agent shifting_allegiances@high_council")
    scene.do("use shifting_allegiances/influence", "faction guild")
    assert (scene.influence(0, "fremen"), scene.influence(0, "guild"), scene.goods(0)[2]) == (3, 2, 0)
    scene.do("faction fremen")
    assert (scene.influence(0, "fremen"), scene.goods(0)[2]) == (4, 1)


def test_i_22_7_memnon_with_nothing_else_to_do_is_asked_for_the_faction_at_once() -> None:
    scene = Scene(leaders=["earl_memnon_thorvald"]).set(0, hand=["dagger", "diplomacy"], solari=5)
    scene.do("agent dagger@high_council")
    assert (scene.kind, scene.options) == ("faction", FOUR_FACTIONS)


def test_i_22_7_the_seat_of_any_other_leader_asks_nothing() -> None:
    scene = Scene(leaders=["count_ilban_richese"]).set(0, hand=["bene_gesserit_initiate"], solari=5)
    scene.do("agent bene_gesserit_initiate@high_council")
    assert (scene[0].council, scene.to_move) == (1, 1)


def test_i_22_4_leto_may_use_his_ring_before_the_visit_draws_him_level() -> None:
    scene = Scene(leaders=["duke_leto_atreides"]).set(0, hand=["signet_ring"], spice=1, influence={"fremen": 1})
    scene.set(0, intrigue=["dispatch_an_envoy"], troops=(0, 0)).set(1, influence={"fremen": 2})
    scene.do("play dispatch_an_envoy", "agent signet_ring@stillsuits")
    assert scene.influence(0, "fremen") == 1
    assert scene.options == ["use stillsuits/fremen", "use duke_leto_atreides/diplomacy"]
    scene.do("use duke_leto_atreides/diplomacy")
    assert scene.influence(0, "fremen") == 3


def test_i_22_4_the_visit_first_leaves_leto_nothing_to_catch_up_with() -> None:
    scene = Scene(leaders=["duke_leto_atreides"]).set(0, hand=["signet_ring"], spice=1, influence={"fremen": 1})
    scene.set(0, intrigue=["dispatch_an_envoy"], troops=(0, 0)).set(1, influence={"fremen": 2})
    scene.do("play dispatch_an_envoy", "agent signet_ring@stillsuits", "use stillsuits/fremen")
    assert (scene.influence(0, "fremen"), scene.goods(0)[1], scene.to_move) == (2, 1, 1)


def test_i_17_10_on_a_full_track_the_loss_may_come_before_the_visit() -> None:
    """Dispatch an Envoy takes Shifting Allegiances to a faction space; the visit would be lost at 6 (I-17.1)."""
    scene = Scene().set(0, hand=["shifting_allegiances"], spice=2, influence={"fremen": 6}, troops=(0, 0))
    scene.set(0, intrigue=["dispatch_an_envoy"])
    scene.do("play dispatch_an_envoy", "agent shifting_allegiances@stillsuits")
    assert scene.options == ["use shifting_allegiances/influence", "done"]
    scene.do("use shifting_allegiances/influence", "faction guild")
    assert (scene.influence(0, "fremen"), scene.influence(0, "guild")) == (6, 2)


def test_i_17_11_a_visit_that_waits_is_not_optional() -> None:
    scene = Scene().set(0, hand=["shifting_allegiances"], spice=2, influence={"fremen": 1}, troops=(0, 0))
    scene.set(0, intrigue=["dispatch_an_envoy"])
    scene.do("play dispatch_an_envoy", "agent shifting_allegiances@stillsuits")
    assert scene.options == ["use stillsuits/fremen", "use shifting_allegiances/influence"]
    assert scene.why("done") == "still to be carried out: influence fremen +1"
