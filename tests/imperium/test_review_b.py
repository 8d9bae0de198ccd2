"""Corners of the rules I-15 to I-27 that a second reading found: order, exhaustion, silence, words."""

from __future__ import annotations

from tests.scene import Scene

FOUR_FACTIONS = ["faction emperor", "faction guild", "faction bene_gesserit", "faction fremen"]
ROW = ("the_voice", "chani", "stilgar", "guild_bankers", "sardaukar_legion")


# -- I-6.2 with leaders and influence: the owner picks the order wherever it can matter --------------------------


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


# -- I-25: an empty stack, a short deck -------------------------------------------------------------------------------


def test_i_25_1_a_foldspace_card_that_goes_back_to_an_empty_stack_can_be_taken_again() -> None:
    scene = Scene().set(0, hand=["foldspace", "dagger"]).set(1, discard=["foldspace"] * 5)
    scene.do("agent foldspace@foldspace")
    assert scene.options == ["use foldspace/draw", "use foldspace/trash_this"]
    scene.do("use foldspace/trash_this")
    assert (scene.cards(0, "discard"), scene.reserve("foldspace")) == (["foldspace"], 0)


def test_i_25_1_a_visit_to_an_empty_stack_ends_without_a_card() -> None:
    scene = Scene().set(0, hand=["diplomacy"]).set(1, discard=["foldspace"] * 6)
    scene.do("agent diplomacy@foldspace")
    assert (scene.cards(0, "discard"), scene.influence(0, "guild"), scene.to_move) == ([], 1, 1)


def test_i_19_2_a_card_may_be_drawn_before_the_foldspace_card_joins_the_pile_to_be_shuffled() -> None:
    scene = Scene().set(0, hand=["space_travel"], deck=[], discard=["scout"]).do("agent space_travel@foldspace")
    assert scene.options == ["use foldspace/take", "use space_travel/draw"]
    scene.do("use space_travel/draw")
    assert (scene.cards(0, "hand"), scene.cards(0, "discard")) == (["scout"], ["foldspace"])


def test_i_19_2_nothing_is_asked_when_no_shuffle_is_near() -> None:
    scene = Scene().set(0, hand=["space_travel"], deck=["scout", "dagger"]).do("agent space_travel@foldspace")
    assert (scene.cards(0, "hand"), scene.cards(0, "discard"), scene.to_move) == (["scout"], ["foldspace"], 1)


# -- I-23.18: Recruitment Mission --------------------------------------------------------------------------------------


def test_i_23_18_a_card_acquired_by_bypass_protocol_may_go_on_top_too() -> None:
    scene = Scene().set(0, hand=["dagger"], intrigue=["recruitment_mission", "bypass_protocol"]).set_row(*ROW)
    scene.do("reveal", "play recruitment_mission", "play bypass_protocol")
    assert [option for option in scene.options if "voice" in option] == ["acquire the_voice", "acquire the_voice top"]
    scene.do("acquire the_voice top")
    assert scene.view(1)["players"][0]["deck"][-1] == "the_voice"


def test_i_23_18_on_an_agent_turn_bypass_protocol_puts_nothing_on_top() -> None:
    scene = Scene().set(0, intrigue=["recruitment_mission", "bypass_protocol"]).set_row(*ROW)
    scene.do("play recruitment_mission", "play bypass_protocol")
    assert [option for option in scene.options if "voice" in option] == ["acquire the_voice"]


# -- I-24.10: silence -----------------------------------------------------------------------------------------------


def breeding(*hand: str) -> Scene:
    """Seat 0 must trash a card from the given hand: no other card is left to choose."""
    scene = Scene().set(0, hand=["seek_allies", *hand], discard=[], spice=2).do("agent seek_allies@selective_breeding")
    return scene.do("use seek_allies/trash_this", "use selective_breeding/draw")


def test_i_24_10_a_seat_with_cards_to_trash_is_asked_even_if_they_are_alike() -> None:
    alike, different = breeding("dagger", "dagger"), breeding("dagger", "reconnaissance")
    assert alike.options == ["trash dagger hand"]
    assert different.options == ["trash dagger hand", "trash reconnaissance hand"]
    for viewer in (1, -1):
        assert alike.view(viewer)["decision"] == different.view(viewer)["decision"]


def test_i_24_10_a_last_card_is_trashed_unasked() -> None:
    scene = breeding("dagger")
    assert [event.data["card"] for event in scene.events("trashed")] == ["seek_allies", "dagger"]


# -- what a decision is about, in words ------------------------------------------------------------------------


def test_i_22_4_letos_choice_is_about_his_ring() -> None:
    scene = Scene(leaders=["duke_leto_atreides"]).set(0, hand=["signet_ring"], spice=1)
    scene.set(1, influence={"fremen": 2, "guild": 1})
    scene.do("agent signet_ring@secure_contract", "use duke_leto_atreides/diplomacy")
    assert scene.options == ["faction guild", "faction fremen"]
    assert scene.game.decision.about.startswith("duke_leto_atreides/")


def test_i_11_11_a_card_acquired_by_an_effect_is_explained_and_refused_as_such() -> None:
    scene = Scene().set(0, intrigue=["bypass_protocol"]).set_row(*ROW).do("play bypass_protocol")
    assert scene.kind == "acquire_free"
    said = {action.text: scene.game.rules.explain(scene.state, action) for action in scene.game.decision.actions}
    assert not any("persuasion:" in text.split("|")[0] for text in said.values())
    assert scene.why("acquire chani") == "Chani costs 5; only a card that costs 3 or less can be acquired"
    assert scene.why("acquire gurney_halleck") == "Gurney Halleck is not in the Imperium Row or the Reserve"


def test_i_12_2_after_a_combat_card_one_is_done_and_does_not_pass() -> None:
    scene = Scene().set(0, troops=(0, 1), intrigue=["ambush", "windfall"]).set(1, troops=(0, 1)).fight()
    scene.do("play ambush")
    assert scene.options == ["done"]
    assert scene.why("pass") == "after playing a card one ends with `done`, which is no pass"


def test_explaining_a_price_where_none_is_asked_says_nothing() -> None:
    scene = Scene().set(0, hand=["dagger"], troops=(3, 0), intrigue=["rapid_mobilization"])
    scene.do("play rapid_mobilization")
    assert scene.kind == "deploy"
    rules = scene.game.rules
    assert rules.explain(scene.state, rules.parse(scene.state, "price 3")) == ""


# -- I-16.1: the last cards -------------------------------------------------------------------------------------------


def test_i_16_1_an_endgame_card_can_be_taken_back_until_its_player_is_done() -> None:
    scene = Scene().set(0, intrigue=["tiebreaker", "windfall"]).set(1, intrigue=["charisma"])
    scene.set_conflict_deck().finish_round().do("play tiebreaker")
    assert (scene.to_move, scene.goods(0)) == (0, (0, 10, 0))
    assert scene.game.undo(0).text == "play tiebreaker"
    assert (scene.intrigue(0), scene.goods(0)) == (["tiebreaker", "windfall"], (0, 0, 0))
    scene.do("play tiebreaker", "done")
    assert scene.to_move == 1
    assert scene.game.why_not_undo(0) == "the turn is over"
