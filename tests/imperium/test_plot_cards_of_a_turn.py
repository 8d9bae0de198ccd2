"""Plot cards that change a turn: Agents, the own deck, troops (I-18, I-23)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.imperium.intrigue_scenes import plays, plotting
from tests.scene import Scene

# -- cards for sending an Agent ------------------------------------------------------------------------


@pytest.mark.covers("intrigue/dispatch_an_envoy")
def test_i_23_22_dispatch_an_envoy_adds_the_four_faction_icons() -> None:
    scene = plotting("dispatch_an_envoy", hand=["dagger"])
    assert [text for text in scene.options if text.startswith("agent")] == ["agent dagger@hall_of_oratory"]
    scene.do("play dispatch_an_envoy")
    assert sorted(text.partition("@")[2] for text in scene.options if text.startswith("agent")) == [
        "foldspace", "hall_of_oratory", "secrets", "stillsuits", "wealth",
    ]  # fmt: skip
    assert scene.intrigue_discard == ["dispatch_an_envoy"]
    scene.do("agent dagger@wealth")
    assert scene.influence(0, "emperor") == 1
    assert scene.goods(0) == (2, 0, 0)


@pytest.mark.covers("intrigue/dispatch_an_envoy")
def test_i_23_22_dispatch_an_envoy_lasts_for_this_turn_only() -> None:
    scene = plotting("dispatch_an_envoy", hand=["dagger", "dagger"]).do("play dispatch_an_envoy", "agent dagger@wealth")
    scene.do("reveal", "reveal", "reveal")
    assert scene.to_move == 0
    assert [text for text in scene.options if text.startswith("agent")] == [
        "agent dagger@mentat",
        "agent dagger@hall_of_oratory",
    ]


@pytest.mark.covers("intrigue/dispatch_an_envoy")
def test_i_23_22_dispatch_an_envoy_is_offered_only_before_an_agent_is_sent() -> None:
    sent = plotting("dispatch_an_envoy", hand=["dagger", "diplomacy"]).do("agent dagger@hall_of_oratory")
    assert sent.options == ["done"]
    assert plays(plotting("dispatch_an_envoy").do("reveal")) == []
    assert plays(plotting("dispatch_an_envoy", agents=["wealth", "secrets"])) == []
    assert plays(plotting("dispatch_an_envoy", hand=[])) == []


@pytest.mark.covers("intrigue/dispatch_an_envoy")
def test_i_23_22_a_second_envoy_would_add_nothing() -> None:
    scene = plotting("dispatch_an_envoy", "dispatch_an_envoy")
    assert plays(scene) == ["dispatch_an_envoy"]
    assert plays(scene.do("play dispatch_an_envoy")) == []


@pytest.mark.covers("intrigue/infiltrate")
def test_i_23_23_infiltrate_passes_enemy_agents() -> None:
    scene = plotting("infiltrate").set(1, agents=["hall_of_oratory"])
    assert scene.why("agent dagger@hall_of_oratory") == "Hall of Oratory is occupied"
    scene.do("play infiltrate", "agent dagger@hall_of_oratory")
    assert scene.agents_on("hall_of_oratory") == [0, 1]
    assert scene.intrigue_discard == ["infiltrate"]


@pytest.mark.covers("intrigue/infiltrate")
def test_i_23_23_infiltrate_does_not_pass_the_own_agent_a_cost_or_a_requirement() -> None:
    scene = plotting("infiltrate", hand=["dagger", "reconnaissance"], solari=1, agents=["hall_of_oratory"])
    scene.do("play infiltrate")
    assert scene.why("agent dagger@hall_of_oratory") == "your own Agent is on Hall of Oratory"
    assert scene.why("agent dagger@mentat") == "Mentat costs 2 solari; you have 1"
    assert scene.why("agent reconnaissance@sietch_tabr") == "Sietch Tabr needs 2 influence with fremen; you have 0"


@pytest.mark.covers("intrigue/infiltrate")
def test_i_23_9_infiltrate_does_not_pass_the_voice() -> None:
    scene = Scene(turn=3).set(3, hand=["the_voice"]).set(0, hand=["reconnaissance"], intrigue=["infiltrate"])
    scene.do("agent the_voice@arrakeen", "use the_voice/voice", "space arrakeen", "done", "play infiltrate")
    assert scene.to_move == 0
    assert scene.why("agent reconnaissance@arrakeen") == "Arrakeen is closed by The Voice"
    assert "agent reconnaissance@carthag" in scene.options


@pytest.mark.covers("intrigue/infiltrate")
def test_i_23_23_infiltrate_is_offered_only_before_an_agent_is_sent_and_lasts_one_turn() -> None:
    sent = plotting("infiltrate", hand=["dagger", "diplomacy"]).do("agent dagger@hall_of_oratory")
    assert sent.options == ["done"]
    assert plays(plotting("infiltrate").do("reveal")) == []
    assert plays(plotting("infiltrate", agents=["wealth", "secrets"])) == []
    scene = plotting("infiltrate", hand=["dagger", "reconnaissance"], deck=[], solari=2).set(
        1, agents=["hall_of_oratory"]
    )
    scene.do("play infiltrate", "agent reconnaissance@arrakeen", "done", "reveal", "reveal", "reveal")
    assert scene.to_move == 0
    assert scene.why("agent dagger@hall_of_oratory") == "Hall of Oratory is occupied"


@pytest.mark.covers("intrigue/urgent_mission")
def test_i_23_24_urgent_mission_brings_an_agent_home_to_act_again() -> None:
    scene = plotting("urgent_mission", agents=["wealth", "hall_of_oratory"]).do("play urgent_mission")
    assert scene.options == ["recall wealth", "recall hall_of_oratory"]
    scene.do("recall hall_of_oratory")
    assert scene.agents_on("hall_of_oratory") == []
    assert scene.agents_on("wealth") == [0]
    assert scene[0].ready == 1
    scene.do("agent dagger@hall_of_oratory")
    assert scene.agents_on("hall_of_oratory") == [0]


@pytest.mark.covers("intrigue/urgent_mission")
def test_i_27_16_urgent_mission_is_not_offered_with_no_agent_out() -> None:
    scene = plotting("urgent_mission").set(1, agents=["wealth"])
    assert plays(scene) == []
    assert plays(scene.do("agent dagger@hall_of_oratory")) == ["urgent_mission"]


@pytest.mark.covers("intrigue/urgent_mission")
def test_i_23_24_the_visit_under_way_goes_on_without_its_agent() -> None:
    scene = plotting("urgent_mission", hand=["reconnaissance"], deck=["scout"], troops=(3, 0))
    scene.do("agent reconnaissance@arrakeen", "play urgent_mission")
    assert scene.agents_on("arrakeen") == []
    assert scene[0].ready == 2
    assert scene.cards(0, "hand") == ["scout"]
    scene.do("deploy 3")
    assert scene.troops(0) == (8, 1, 3)


@pytest.mark.covers("intrigue/urgent_mission")
def test_i_23_24_urgent_mission_recalls_the_mentat_too() -> None:
    scene = plotting("urgent_mission").give_mentat(0).set(0, agents=["wealth", "secrets", "foldspace"])
    assert scene[0].ready == 0
    scene.do("play urgent_mission", "recall secrets")
    assert scene[0].ready == 1


@pytest.mark.covers("intrigue/urgent_mission")
def test_e_68_an_agent_recalled_from_the_hall_gives_no_persuasion() -> None:
    scene = plotting("urgent_mission", hand=["convincing_argument"], agents=["hall_of_oratory"])
    assert scene.do("play urgent_mission").kind == "move"
    assert scene.persuasion == 2


# -- cards for the own deck ----------------------------------------------------------------------------


@pytest.mark.covers("intrigue/poison_snooper")
def test_i_23_16_poison_snooper_shows_the_top_card_to_its_owner_only() -> None:
    scene = plotting("poison_snooper", hand=["dagger"], deck=["stilgar", "diplomacy"]).do("play poison_snooper")
    assert scene.options == ["draw", "trash_top"]
    assert scene.game.observe(0).data()["players"][0]["deck"] == ["?", "stilgar"]
    assert scene.game.observe(1).data()["players"][0]["deck"] == ["?", "?"]
    assert [event.data for event in scene.events("saw_top")] == [{"card": "stilgar"}]
    assert not [event for event in scene.game.events_for(1) if event.kind == "saw_top"]


@pytest.mark.covers("intrigue/poison_snooper")
def test_i_23_16_poison_snooper_draws_or_trashes_the_top_card() -> None:
    mine: dict[str, Any] = {"hand": ["dagger"], "deck": ["stilgar", "diplomacy"], "discard": []}
    drawn = plotting("poison_snooper", **mine).do("play poison_snooper", "draw")
    assert drawn.cards(0, "hand") == ["dagger", "stilgar"]
    assert drawn.cards(0, "deck") == ["diplomacy"]
    trashed = plotting("poison_snooper", **mine).do("play poison_snooper", "trash_top")
    assert trashed.cards(0, "hand") == ["dagger"]
    assert trashed.cards(0, "deck") == ["diplomacy"]
    assert trashed.cards(0, "discard") == []
    assert trashed.intrigue_discard == ["poison_snooper"]


@pytest.mark.covers("intrigue/poison_snooper")
def test_i_23_16_poison_snooper_is_not_offered_with_an_empty_deck() -> None:
    scene = plotting("poison_snooper", deck=[], discard=["scout", "dagger"])
    assert plays(scene) == []
    assert scene.cards(0, "discard") == ["dagger", "scout"]


@pytest.mark.covers("intrigue/poison_snooper")
def test_i_10_6_a_card_drawn_by_poison_snooper_on_the_reveal_turn_is_revealed() -> None:
    scene = plotting("poison_snooper", hand=["dagger"], deck=["convincing_argument"])
    scene.do("reveal", "play poison_snooper", "draw")
    assert scene.persuasion == 2
    assert scene.cards(0, "revealed_cards") == ["convincing_argument", "dagger"]


@pytest.mark.covers("intrigue/poison_snooper")
def test_i_19_5_poison_snooper_returns_a_reserve_card_to_its_stack() -> None:
    scene = plotting("poison_snooper", deck=["arrakis_liaison"])
    assert scene.reserve("arrakis_liaison") == 7
    scene.do("play poison_snooper", "trash_top")
    assert scene.reserve("arrakis_liaison") == 8


@pytest.mark.covers("intrigue/poison_snooper")
def test_i_23_14_poison_snooper_pays_out_assassination_mission() -> None:
    scene = plotting("poison_snooper", deck=["assassination_mission"]).do("play poison_snooper", "trash_top")
    assert scene.goods(0) == (4, 0, 0)


@pytest.mark.covers("intrigue/refocus")
def test_i_23_15_refocus_shuffles_the_discards_into_the_deck_and_draws() -> None:
    scene = plotting("refocus", hand=["dagger"], deck=["scout"], discard=["stilgar", "diplomacy"])
    scene.do("play refocus")
    assert scene.cards(0, "discard") == []
    assert len(scene.cards(0, "hand")) == 2
    assert sorted(scene.cards(0, "hand") + scene.cards(0, "deck")) == ["dagger", "diplomacy", "scout", "stilgar"]
    assert scene.intrigue_discard == ["refocus"]


@pytest.mark.covers("intrigue/refocus")
def test_i_23_15_refocus_may_draw_what_was_discarded() -> None:
    drawn = set()
    for seed in range(1, 9):
        scene = Scene(seed=seed).set(0, intrigue=["refocus"], hand=[], deck=["scout"], discard=["stilgar", "diplomacy"])
        drawn.update(scene.do("play refocus").cards(0, "hand"))
    assert drawn == {"scout", "stilgar", "diplomacy"}


@pytest.mark.covers("intrigue/refocus")
def test_i_23_15_refocus_with_an_empty_discard_pile_shuffles_the_deck() -> None:
    deck = ["stilgar", "scout", "diplomacy", "reconnaissance", "signet_ring"]
    scene = plotting("refocus", hand=[], deck=deck, discard=[]).do("play refocus")
    assert len(scene.events("reshuffled", 0)) == 1
    assert len(scene.cards(0, "hand")) == 1
    assert sorted(scene.cards(0, "hand") + scene.cards(0, "deck")) == sorted(deck)


@pytest.mark.covers("intrigue/refocus")
def test_i_27_16_refocus_is_not_offered_without_any_card() -> None:
    assert plays(plotting("refocus", deck=[], discard=[])) == []
    assert plays(plotting("refocus", deck=[], discard=["scout"])) == ["refocus"]
    assert plays(plotting("refocus", deck=["scout"], discard=[])) == ["refocus"]


@pytest.mark.covers("intrigue/refocus")
def test_i_10_6_refocus_on_the_reveal_turn_reveals_the_card() -> None:
    scene = plotting("refocus", hand=["dagger"], deck=[], discard=["convincing_argument"]).do("reveal", "play refocus")
    assert scene.persuasion == 2


# -- troops --------------------------------------------------------------------------------------------


@pytest.mark.covers("intrigue/rapid_mobilization")
def test_e_154_rapid_mobilization_needs_no_combat_space() -> None:
    scene = plotting("rapid_mobilization", troops=(5, 0)).do("agent dagger@hall_of_oratory")
    assert scene.why("deploy 1") == "Hall of Oratory is not a Combat space"
    scene.do("play rapid_mobilization")
    assert scene.options == [f"deploy {n}" for n in range(7)]
    scene.do("deploy 6")
    assert scene.troops(0) == (6, 0, 6)
    assert scene.intrigue_discard == ["rapid_mobilization"]


@pytest.mark.covers("intrigue/rapid_mobilization")
def test_i_7_11_rapid_mobilization_may_deploy_nobody() -> None:
    scene = plotting("rapid_mobilization", troops=(3, 0)).do("play rapid_mobilization", "deploy 0")
    assert scene.troops(0) == (9, 3, 0)
    assert scene.kind == "turn"
    assert plays(plotting("rapid_mobilization", troops=(0, 2))) == []


@pytest.mark.covers("intrigue/rapid_mobilization")
def test_i_8_8_rapid_mobilization_leaves_the_allowance_of_the_space() -> None:
    scene = plotting("rapid_mobilization", hand=["diplomacy"], troops=(5, 0))
    scene.do("play rapid_mobilization", "deploy 3", "agent diplomacy@stillsuits")
    assert [text for text in scene.options if text.startswith("deploy")] == ["deploy 1", "deploy 2"]
    scene.do("deploy 2")
    assert scene.troops(0) == (7, 0, 5)


@pytest.mark.covers("intrigue/rapid_mobilization")
def test_i_8_8_rapid_mobilization_on_the_reveal_turn_makes_the_swords_count() -> None:
    scene = plotting("rapid_mobilization", troops=(2, 0)).do("reveal")
    assert scene.strength(0) == 0
    scene.do("play rapid_mobilization", "deploy 2")
    assert scene.events("deployed", 0)[-1].data == {"count": 2, "strength": 5}


@pytest.mark.covers("intrigue/reinforcements")
def test_reinforcements_cost_three_solari() -> None:
    assert plays(plotting("reinforcements", solari=2)) == []
    scene = plotting("reinforcements", solari=4, troops=(1, 0)).do("play reinforcements")
    assert scene.goods(0) == (1, 0, 0)
    assert scene.troops(0) == (8, 4, 0)
    assert scene.kind == "turn"


@pytest.mark.covers("intrigue/reinforcements")
def test_reinforcements_on_the_reveal_turn_may_go_to_the_conflict() -> None:
    scene = plotting("reinforcements", solari=3, troops=(4, 0)).do("reveal", "play reinforcements")
    assert scene.options == ["deploy 0", "deploy 1", "deploy 2", "deploy 3"]
    scene.do("deploy 2")
    assert scene.troops(0) == (5, 5, 2)


@pytest.mark.covers("intrigue/reinforcements")
def test_i_8_2_reinforcements_are_limited_by_the_supply() -> None:
    assert plays(plotting("reinforcements", solari=3, troops=(12, 0))) == []
    scene = plotting("reinforcements", solari=3, troops=(10, 0)).do("reveal", "play reinforcements")
    assert scene.options == ["deploy 0", "deploy 1", "deploy 2"]


@pytest.mark.covers("intrigue/reinforcements")
def test_e_41_reinforcements_before_a_combat_space_count_as_recruited_this_turn() -> None:
    scene = plotting("reinforcements", solari=3, hand=["diplomacy"], troops=(4, 0))
    scene.do("play reinforcements", "agent diplomacy@stillsuits")
    assert [text for text in scene.options if text.startswith("deploy")] == [f"deploy {n}" for n in range(1, 6)]


@pytest.mark.covers("intrigue/reinforcements")
def test_i_8_6_reinforcements_after_deploying_raise_the_limit() -> None:
    scene = plotting("reinforcements", solari=3, hand=["diplomacy"], troops=(4, 0))
    scene.do("agent diplomacy@stillsuits", "deploy 2", "play reinforcements")
    assert [text for text in scene.options if text.startswith("deploy")] == ["deploy 1", "deploy 2", "deploy 3"]


@pytest.mark.covers("intrigue/double_cross")
def test_i_23_4_double_cross_takes_a_troop_of_an_opponent_and_deploys_one() -> None:
    scene = plotting("double_cross", solari=1, troops=(3, 0)).set(1, troops=(0, 1)).set(3, troops=(0, 4))
    scene.do("play double_cross")
    assert scene.options == ["seat 1", "seat 3"]
    scene.do("seat 3")
    assert scene.goods(0) == (0, 0, 0)
    assert scene.troops(3) == (9, 0, 3)
    assert scene.troops(1) == (11, 0, 1)
    assert scene.troops(0) == (8, 3, 1)
    assert scene.intrigue_discard == ["double_cross"]


@pytest.mark.covers("intrigue/double_cross")
def test_i_23_4_double_cross_needs_a_troop_of_an_opponent_in_the_conflict() -> None:
    assert plays(plotting("double_cross", solari=1, troops=(0, 3))) == []
    assert plays(plotting("double_cross").set(1, troops=(0, 1))) == []
    assert plays(plotting("double_cross", solari=1).set(1, troops=(0, 1))) == ["double_cross"]


@pytest.mark.covers("intrigue/double_cross")
def test_i_23_4_an_empty_supply_does_not_forbid_double_cross() -> None:
    scene = plotting("double_cross", solari=1, troops=(10, 2)).set(1, troops=(0, 1), swords=3).do("play double_cross")
    assert scene.troops(0) == (0, 10, 2)
    assert scene.troops(1) == (12, 0, 0)
    assert scene.strength(1) == 0
