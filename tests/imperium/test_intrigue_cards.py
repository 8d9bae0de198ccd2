"""The Intrigue cards: effect, price, condition and moment of each (I-18, I-23, I-12, I-13.10, I-16)."""

from __future__ import annotations

from typing import Any

import pytest

from kanly import IllegalAction
from tests.scene import Scene

FACTIONS = ("emperor", "guild", "bene_gesserit", "fremen")
FULL_TRACKS = dict.fromkeys(FACTIONS, 6)


def plotting(*cards: str, **mine: Any) -> Scene:
    """Stand at the start of seat 0's turn with these Intrigue cards; the others hold a card that suits a faction."""
    scene = Scene().set(0, intrigue=cards, **mine)
    for seat in (1, 2, 3):
        scene.set(seat, hand=["seek_allies"])
    return scene


def at_war(*cards: str, conflict: str = "skirmish_b", **mine: Any) -> Scene:
    """Stand at seat 0's first combat decision; seat 0 has three troops in the Conflict, seat 1 has two."""
    scene = Scene(conflict=conflict).set(0, intrigue=cards, **{"troops": (0, 3), **mine}).set(1, troops=(0, 2))
    return scene.fight()


def ending(*cards: str, **mine: Any) -> Scene:
    """Stand at seat 0's decision about Endgame cards; seat 3 has reached ten points."""
    return Scene().set(0, intrigue=cards, **mine).set(3, vp=10).finish_round()


def plays(scene: Scene) -> list[str]:
    """The Intrigue cards that can be played now."""
    return [text.removeprefix("play ") for text in scene.options if text.startswith("play ")]


# -- all Intrigue cards --------------------------------------------------------------------------------


def test_i_18_1_plot_cards_are_played_on_the_own_turn_only() -> None:
    scene = plotting("windfall", "ambush", "tiebreaker", "corner_the_market").set(1, intrigue=["bribery"], solari=2)
    assert plays(scene) == ["windfall"]
    assert scene.why("play ambush") == "Ambush is no Plot card"
    scene.do("agent dagger@hall_of_oratory")
    assert scene.options == ["play windfall", "done"]
    scene.do("done")
    assert (scene.to_move, plays(scene)) == (1, ["bribery"])


def test_i_18_1_combat_and_endgame_cards_keep_to_their_moments() -> None:
    scene = at_war("windfall", "ambush", "tiebreaker", "corner_the_market", discard=["the_spice_must_flow"])
    assert plays(scene) == ["ambush", "tiebreaker"]
    assert scene.why("play windfall") == "Windfall is no Combat card"
    scene = ending("windfall", "ambush", "tiebreaker", "corner_the_market", discard=["the_spice_must_flow"])
    assert plays(scene) == ["tiebreaker", "corner_the_market"]
    assert scene.why("play ambush") == "Ambush is no Endgame card"


def test_i_18_2_a_played_card_goes_to_the_face_up_discard() -> None:
    scene = plotting("windfall", "bribery").do("play windfall")
    assert scene.intrigue(0) == ["bribery"]
    assert scene.intrigue_discard == ["windfall"]
    assert scene.game.observe(1).data()["intrigue_discard"] == ["windfall"]
    with pytest.raises(IllegalAction, match="you do not hold Windfall"):
        scene.do("play windfall")


def test_i_18_8_no_plot_card_inside_an_effect_being_resolved() -> None:
    scene = plotting("bribery", "windfall", solari=2).do("play bribery")
    assert scene.options == [f"faction {name}" for name in FACTIONS]
    assert scene.why("play windfall") == "an Intrigue card cannot be played in the middle of an effect"
    scene.do("faction guild")
    assert "windfall" in plays(scene)


def test_i_18_8_a_plot_card_may_be_played_between_two_effects() -> None:
    scene = plotting("windfall", hand=["gene_manipulation", "dagger"]).do("agent gene_manipulation@carthag")
    assert scene.options[:2] == ["use carthag/intrigue", "use gene_manipulation/trash"]
    scene.do("play windfall")
    assert scene.goods(0) == (2, 0, 0)
    assert scene.options[:2] == ["use carthag/intrigue", "use gene_manipulation/trash"]


def test_i_10_13_plot_cards_are_played_on_the_reveal_turn_before_clean_up() -> None:
    scene = plotting("windfall", "bribery").do("reveal", "play windfall")
    assert scene.goods(0) == (2, 0, 0)
    assert scene.cards(0, "revealed_cards") == ["dagger"]


def test_i_18_5_an_empty_deck_is_rebuilt_from_the_discards() -> None:
    scene = Scene().set(0, hand=["reconnaissance"])
    scene.state.intrigue_discard, scene.state.intrigue_deck = scene.state.intrigue_deck, []
    scene.do("agent reconnaissance@carthag")
    assert len(scene.intrigue(0)) == 1
    assert scene.intrigue_discard == []


def test_i_18_5_a_card_being_played_is_not_among_the_discards() -> None:
    scene = plotting("secret_of_the_sisterhood", influence={"bene_gesserit": 3})
    scene.state.intrigue_discard, scene.state.intrigue_deck = scene.state.intrigue_deck, []
    scene.do("play secret_of_the_sisterhood")
    assert scene.intrigue(0) != ["secret_of_the_sisterhood"]
    assert scene.intrigue_discard == ["secret_of_the_sisterhood"]


def test_e_144_a_seat_with_intrigue_is_asked_in_combat_whatever_it_holds() -> None:
    scene = at_war("windfall")
    assert (scene.to_move, scene.options) == (0, ["pass"])
    other = at_war("ambush")
    assert (other.to_move, other.options) == (0, ["play ambush", "pass"])
    assert scene.game.observe(1).data()["decision"] == other.game.observe(1).data()["decision"]


# -- Plot cards that simply give -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        pytest.param("windfall", (2, 0, 0), marks=pytest.mark.covers("intrigue/windfall")),
        pytest.param("water_peddlers_union", (0, 0, 1), marks=pytest.mark.covers("intrigue/water_peddlers_union")),
    ],
)
def test_i_18_1_a_plot_card_that_gives_goods(card: str, gained: tuple[int, int, int]) -> None:
    scene = plotting(card).do(f"play {card}")
    assert scene.goods(0) == gained
    assert scene.intrigue_discard == [card]
    assert scene.kind == "turn"


@pytest.mark.covers("intrigue/windfall")
def test_e_16_windfall_pays_for_the_space_on_the_same_turn() -> None:
    scene = plotting("windfall", solari=6)
    assert scene.why("agent dagger@swordmaster") == "Swordmaster costs 8 solari; you have 6"
    scene.do("play windfall", "agent dagger@swordmaster")
    assert scene.goods(0) == (0, 0, 0)
    assert scene[0].ready == 2


@pytest.mark.parametrize(
    ("card", "faction"),
    [
        pytest.param("favored_subject", "emperor", marks=pytest.mark.covers("intrigue/favored_subject")),
        pytest.param("guild_authorization", "guild", marks=pytest.mark.covers("intrigue/guild_authorization")),
        pytest.param(
            "secret_of_the_sisterhood", "bene_gesserit", marks=pytest.mark.covers("intrigue/secret_of_the_sisterhood")
        ),
        pytest.param("know_their_ways", "fremen", marks=pytest.mark.covers("intrigue/know_their_ways")),
    ],
)
def test_i_17_an_influence_card_moves_one_step_on_its_own_track(card: str, faction: str) -> None:
    scene = plotting(card, influence={faction: 1}).do(f"play {card}")
    assert [scene.influence(0, name) for name in FACTIONS] == [2 if name == faction else 0 for name in FACTIONS]
    assert scene[0].vp == 2
    assert scene.intrigue_discard == [card]
    full = plotting(card, influence={faction: 6})
    assert plays(full) == []
    others = plotting(card, influence={name: 6 for name in FACTIONS if name != faction})
    assert plays(others) == [card]


@pytest.mark.covers("intrigue/know_their_ways")
def test_i_5_7_know_their_ways_first_opens_sietch_tabr() -> None:
    scene = plotting("know_their_ways", hand=["reconnaissance"], influence={"fremen": 1})
    assert "agent reconnaissance@sietch_tabr" not in scene.options
    scene.do("play know_their_ways")
    assert "agent reconnaissance@sietch_tabr" in scene.options


@pytest.mark.covers("intrigue/councilors_dispensation")
def test_councilors_dispensation_needs_a_council_seat() -> None:
    scene = plotting("councilors_dispensation")
    assert plays(scene) == []
    assert scene.why("play councilors_dispensation") is not None
    scene.set(0, council=True).do("play councilors_dispensation")
    assert scene.goods(0) == (0, 2, 0)
    assert scene.intrigue_discard == ["councilors_dispensation"]


@pytest.mark.covers("intrigue/councilors_dispensation")
def test_councilors_dispensation_right_after_taking_the_seat() -> None:
    scene = plotting("councilors_dispensation", solari=5).do("agent dagger@high_council", "faction guild")
    assert plays(scene) == ["councilors_dispensation"]


# -- Plot cards with a price ---------------------------------------------------------------------------


@pytest.mark.covers("intrigue/bribery")
def test_bribery_buys_one_influence_of_choice() -> None:
    assert plays(plotting("bribery", solari=1)) == []
    scene = plotting("bribery", solari=3).do("play bribery", "faction fremen")
    assert scene.goods(0) == (1, 0, 0)
    assert scene[0].influence == [0, 0, 0, 1]
    assert scene.intrigue_discard == ["bribery"]


@pytest.mark.covers("intrigue/bribery")
def test_i_17_1_bribery_skips_full_tracks() -> None:
    assert plays(plotting("bribery", solari=2, influence=FULL_TRACKS)) == []
    scene = plotting("bribery", solari=2, influence={"emperor": 6, "guild": 6}).do("play bribery")
    assert scene.options == ["faction bene_gesserit", "faction fremen"]


@pytest.mark.covers("intrigue/choam_shares")
def test_choam_shares() -> None:
    assert plays(plotting("choam_shares", solari=6)) == []
    scene = plotting("choam_shares", solari=8).do("play choam_shares")
    assert scene.goods(0) == (1, 0, 0)
    assert scene[0].vp == 2
    assert scene.intrigue_discard == ["choam_shares"]


@pytest.mark.covers("intrigue/the_sleeper_must_awaken")
def test_the_sleeper_must_awaken() -> None:
    assert plays(plotting("the_sleeper_must_awaken", spice=3)) == []
    scene = plotting("the_sleeper_must_awaken", spice=5).do("play the_sleeper_must_awaken")
    assert scene.goods(0) == (0, 1, 0)
    assert scene[0].vp == 2
    assert scene.intrigue_discard == ["the_sleeper_must_awaken"]


@pytest.mark.covers("intrigue/water_of_life")
def test_water_of_life_needs_both_prices() -> None:
    assert plays(plotting("water_of_life", water=1)) == []
    assert plays(plotting("water_of_life", spice=1)) == []
    scene = plotting("water_of_life", water=2, spice=2, hand=[], deck=["scout", "dagger", "diplomacy", "stilgar"])
    scene.do("play water_of_life")
    assert scene.goods(0) == (0, 1, 1)
    assert scene.cards(0, "hand") == ["dagger", "diplomacy", "scout"]
    assert scene.intrigue_discard == ["water_of_life"]


@pytest.mark.covers("intrigue/water_of_life")
def test_i_10_6_water_of_life_on_the_reveal_turn_reveals_the_cards_at_once() -> None:
    deck = ["convincing_argument", "stilgar", "dagger"]
    scene = plotting("water_of_life", water=1, spice=1, deck=deck, troops=(0, 1)).do("reveal", "play water_of_life")
    assert scene.cards(0, "revealed_cards") == ["convincing_argument", "dagger", "dagger", "stilgar"]
    assert scene.persuasion == 4
    assert scene.strength(0) == 7


@pytest.mark.covers("intrigue/water_of_life")
def test_i_27_16_water_of_life_is_not_offered_without_a_card_to_draw() -> None:
    mine = {"water": 1, "spice": 1, "deck": []}
    assert plays(plotting("water_of_life", discard=[], **mine)) == []
    assert plays(plotting("water_of_life", discard=["scout"], **mine)) == ["water_of_life"]


@pytest.mark.covers("intrigue/calculated_hire")
def test_i_21_5_calculated_hire_takes_the_mentat_from_its_space() -> None:
    assert plays(plotting("calculated_hire")) == []
    scene = plotting("calculated_hire", spice=1).do("play calculated_hire")
    assert scene.goods(0) == (0, 0, 0)
    assert scene[0].ready == 3
    scene.finish_round()
    assert scene[0].ready == 2


@pytest.mark.covers("intrigue/calculated_hire")
@pytest.mark.parametrize("holder", [0, 2])
def test_i_21_5_calculated_hire_is_not_offered_while_the_mentat_is_away(holder: int) -> None:
    assert plays(plotting("calculated_hire", spice=1).give_mentat(holder)) == []


@pytest.mark.covers("intrigue/calculated_hire")
def test_i_21_4_the_hired_mentat_acts_when_no_other_agent_is_left() -> None:
    scene = plotting("calculated_hire", spice=1, agents=["wealth", "secrets"])
    assert "agent dagger@hall_of_oratory" not in scene.options
    scene.do("play calculated_hire", "agent dagger@hall_of_oratory")
    assert scene.agents_on("hall_of_oratory") == [0]


# -- Bypass Protocol -----------------------------------------------------------------------------------

ROW = ("space_travel", "duncan_idaho", "chani", "gurney_halleck", "dr_yueh")
"""Cards of cost 3, 4, 5, 6 and 1."""


@pytest.mark.covers("intrigue/bypass_protocol")
def test_bypass_protocol_takes_a_card_of_cost_three_for_nothing() -> None:
    scene = plotting("bypass_protocol", spice=1, discard=[]).set_row(*ROW).do("play bypass_protocol")
    assert sorted(scene.options) == ["acquire arrakis_liaison", "acquire dr_yueh", "acquire space_travel"]
    scene.do("acquire space_travel")
    assert scene.cards(0, "discard") == ["space_travel"]
    assert scene.goods(0) == (0, 1, 0)
    assert len(scene.row) == 5
    assert scene.intrigue_discard == ["bypass_protocol"]


@pytest.mark.covers("intrigue/bypass_protocol")
def test_bypass_protocol_puts_a_card_of_cost_five_on_top_for_two_spice() -> None:
    scene = plotting("bypass_protocol", spice=2, hand=["reconnaissance"], discard=[]).set_row(*ROW)
    scene.do("play bypass_protocol")
    assert scene.options == ["choose bypass_protocol/acquire", "choose bypass_protocol/acquire2"]
    scene.do("choose bypass_protocol/acquire2")
    assert sorted(scene.options) == [
        "acquire arrakis_liaison top",
        "acquire chani top",
        "acquire dr_yueh top",
        "acquire duncan_idaho top",
        "acquire space_travel top",
    ]
    scene.do("acquire chani top")
    assert scene.goods(0) == (0, 0, 1)
    assert scene.cards(0, "discard") == []
    scene.do("agent reconnaissance@arrakeen")
    assert scene.cards(0, "hand") == ["chani"]


@pytest.mark.covers("intrigue/bypass_protocol")
def test_i_11_11_bypass_protocol_never_takes_foldspace() -> None:
    scene = plotting("bypass_protocol").do("play bypass_protocol")
    assert "acquire arrakis_liaison" in scene.options
    assert "acquire foldspace" not in scene.options


# -- Bindu Suspension ----------------------------------------------------------------------------------


@pytest.mark.covers("intrigue/bindu_suspension")
def test_i_23_2_bindu_suspension_draws_and_may_pass_the_turn() -> None:
    scene = plotting("bindu_suspension", hand=["dagger"], deck=["scout", "diplomacy"])
    assert "pass" not in scene.options
    scene.do("play bindu_suspension")
    assert scene.cards(0, "hand") == ["dagger", "scout"]
    assert scene.intrigue_discard == ["bindu_suspension"]
    scene.do("pass")
    assert scene.to_move == 1
    scene.do("reveal", "reveal", "reveal")
    assert scene.to_move == 0
    assert "agent dagger@hall_of_oratory" in scene.options
    assert "pass" not in scene.options


@pytest.mark.covers("intrigue/bindu_suspension")
@pytest.mark.parametrize("turn", ["agent dagger@hall_of_oratory", "reveal"])
def test_i_27_4_after_bindu_suspension_a_turn_may_be_taken_all_the_same(turn: str) -> None:
    scene = plotting("bindu_suspension", deck=["scout"]).do("play bindu_suspension")
    assert turn in scene.options
    scene.do(turn)
    assert "pass" not in scene.options


@pytest.mark.covers("intrigue/bindu_suspension")
def test_i_23_2_bindu_suspension_only_at_the_very_start_of_the_turn() -> None:
    assert "bindu_suspension" not in plays(plotting("bindu_suspension", "windfall").do("play windfall"))
    assert plays(plotting("bindu_suspension").do("agent dagger@hall_of_oratory")) == []
    assert plays(plotting("bindu_suspension").do("reveal")) == []


@pytest.mark.covers("intrigue/bindu_suspension")
def test_e_35_bindu_suspension_avoids_the_reveal_without_a_playable_card() -> None:
    scene = plotting("bindu_suspension", hand=["convincing_argument"], deck=[], discard=[])
    assert scene.options == ["reveal", "play bindu_suspension"]
    scene.do("play bindu_suspension")
    assert scene.options == ["reveal", "pass"]
    scene.do("pass")
    assert scene.to_move == 1
    assert scene.cards(0, "hand") == ["convincing_argument"]


# -- cards that wait for the Reveal turn ---------------------------------------------------------------


@pytest.mark.covers("intrigue/charisma")
def test_e_58_charisma_waits_face_up_for_the_reveal_turn() -> None:
    scene = plotting("charisma", hand=["dagger", "convincing_argument"]).do("play charisma")
    assert scene.intrigue(0) == []
    assert scene.waiting(0) == ["charisma"]
    assert scene.intrigue_discard == []
    assert scene.game.observe(1).data()["players"][0]["waiting"] == ["charisma"]
    scene.do("agent dagger@hall_of_oratory", "reveal", "reveal", "reveal")
    assert scene.persuasion == 5
    assert scene.waiting(0) == []
    assert scene.intrigue_discard == ["charisma"]


@pytest.mark.covers("intrigue/charisma")
def test_i_18_4_charisma_on_the_reveal_turn_works_at_once() -> None:
    scene = plotting("charisma", hand=["convincing_argument"]).do("reveal")
    assert scene.persuasion == 2
    scene.do("play charisma")
    assert scene.persuasion == 4
    assert scene.intrigue_discard == ["charisma"]


@pytest.mark.covers("intrigue/charisma")
def test_i_18_7_a_waiting_card_is_neither_counted_nor_stolen() -> None:
    held = ["charisma", "windfall", "ambush", "bribery"]
    scene = plotting(*held).do("play charisma", "agent dagger@hall_of_oratory", "done", "agent seek_allies@secrets")
    assert "use secrets/steal" not in scene.options
    scene.do("use seek_allies/trash_this")
    assert scene.intrigue(0) == ["ambush", "bribery", "windfall"]
    assert scene.waiting(0) == ["charisma"]
    assert len(scene.intrigue(1)) == 1


@pytest.mark.covers("intrigue/recruitment_mission")
def test_i_23_18_recruitment_mission_lets_each_card_go_on_top() -> None:
    scene = plotting("recruitment_mission", "bribery", hand=["convincing_argument"] * 2, deck=[], discard=[])
    scene.set_row("dr_yueh", "scout", "worm_riders", "power_play", "opulence").set_imperium_deck("worm_riders")
    scene.do("reveal")
    assert not [text for text in scene.options if text.endswith(" top")]
    scene.do("play recruitment_mission")
    assert scene.persuasion == 5
    assert {"acquire dr_yueh", "acquire dr_yueh top", "acquire scout", "acquire scout top"} < set(scene.options)
    scene.do("acquire dr_yueh top", "acquire scout", "acquire arrakis_liaison top")
    assert scene.cards(0, "deck") == ["arrakis_liaison", "dr_yueh"]
    assert scene.cards(0, "discard") == ["scout"]
    assert scene.persuasion == 1


@pytest.mark.covers("intrigue/recruitment_mission")
def test_i_18_4_recruitment_mission_waits_for_the_reveal_turn() -> None:
    scene = plotting("recruitment_mission", hand=["reconnaissance", "convincing_argument"], deck=["dagger"])
    scene.do("play recruitment_mission", "agent reconnaissance@arrakeen", "done")
    assert scene.waiting(0) == ["recruitment_mission"]
    scene.do("reveal", "reveal", "reveal", "reveal")
    assert scene.persuasion == 3
    assert "acquire arrakis_liaison top" in scene.options
    assert scene.intrigue_discard == ["recruitment_mission"]


@pytest.mark.covers("intrigue/recruitment_mission")
def test_i_23_18_recruitment_mission_does_not_touch_cards_acquired_on_an_agent_turn() -> None:
    scene = plotting("recruitment_mission", "bypass_protocol").do("play recruitment_mission", "play bypass_protocol")
    assert "acquire arrakis_liaison" in scene.options
    assert "acquire arrakis_liaison top" not in scene.options


@pytest.mark.covers("intrigue/recruitment_mission")
def test_i_23_18_recruitment_mission_ends_with_the_reveal_turn() -> None:
    scene = plotting("recruitment_mission", "bribery").set(1, hand=["convincing_argument", "seek_allies"])
    scene.do("reveal", "play recruitment_mission", "done", "reveal")
    assert scene.to_move == 1
    assert "acquire arrakis_liaison" in scene.options
    assert "acquire arrakis_liaison top" not in scene.options


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


# -- Combat cards --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "swords"),
    [
        pytest.param("ambush", 4, marks=pytest.mark.covers("intrigue/ambush")),
        pytest.param("tiebreaker", 2, marks=pytest.mark.covers("intrigue/tiebreaker")),
    ],
)
def test_i_12_8_combat_cards_add_their_swords(card: str, swords: int) -> None:
    scene = at_war(card, "windfall")
    assert scene.strength(0) == 6
    scene.do(f"play {card}")
    assert scene.strength(0) == 6 + swords
    assert scene.intrigue_discard[-1] == card


@pytest.mark.covers("intrigue/ambush")
def test_e_59_a_player_without_a_troop_in_the_conflict_has_no_window() -> None:
    scene = at_war("ambush", troops=(3, 0))
    assert scene.kind == "turn"
    assert scene.intrigue(0) == ["ambush"]
    assert scene[1].vp == 2


@pytest.mark.covers("intrigue/private_army")
def test_private_army_costs_two_spice() -> None:
    assert plays(at_war("private_army", spice=1)) == []
    scene = at_war("private_army", "windfall", spice=3).do("play private_army")
    assert scene.strength(0) == 11
    assert scene.goods(0) == (0, 1, 0)


@pytest.mark.covers("intrigue/private_army")
def test_i_12_2_several_cards_may_be_played_one_after_the_other() -> None:
    scene = at_war("private_army", "private_army", "ambush", spice=3).do("play private_army")
    assert scene.options == ["play ambush", "done"]
    scene.do("play ambush")
    assert scene.strength(0) == 15
    assert scene.options == ["done"]


@pytest.mark.covers("intrigue/allied_armada")
def test_allied_armada_needs_an_alliance_and_two_spice() -> None:
    assert plays(at_war("allied_armada", spice=2, influence={"guild": 3})) == []
    assert plays(at_war("allied_armada", spice=1, influence={"guild": 4})) == []
    scene = at_war("allied_armada", "windfall", spice=2, influence={"guild": 4}).do("play allied_armada")
    assert scene.strength(0) == 13
    assert scene.goods(0) == (0, 0, 0)


@pytest.mark.covers("intrigue/allied_armada")
def test_i_7_8_allied_armada_asks_for_the_token_not_for_four_influence() -> None:
    scene = Scene().set(1, influence={"guild": 5}, troops=(0, 1))
    scene.set(0, intrigue=["allied_armada"], spice=2, influence={"guild": 4}, troops=(0, 1)).fight()
    assert scene.alliance("guild") == 1
    assert (scene.to_move, scene.options) == (0, ["pass"])


@pytest.mark.covers("intrigue/master_tactician")
def test_master_tactician_gives_swords() -> None:
    scene = at_war("master_tactician", "windfall").do("play master_tactician")
    assert scene.options == ["choose master_tactician/swords", "choose master_tactician/retreat"]
    scene.do("choose master_tactician/swords")
    assert scene.strength(0) == 9
    assert scene.troops(0) == (9, 0, 3)


@pytest.mark.covers("intrigue/master_tactician")
def test_i_7_11_master_tactician_retreats_up_to_three() -> None:
    scene = at_war("master_tactician", "windfall", troops=(1, 5), swords=2)
    scene.do("play master_tactician", "choose master_tactician/retreat")
    assert scene.options == ["retreat 0", "retreat 1", "retreat 2", "retreat 3"]
    scene.do("retreat 3")
    assert scene.troops(0) == (6, 4, 2)
    assert scene.strength(0) == 6


@pytest.mark.covers("intrigue/master_tactician")
def test_i_12_4_a_player_whose_last_troop_retreats_drops_out() -> None:
    scene = at_war("master_tactician", "ambush", swords=9).set(1, intrigue=["windfall"])
    scene.do("play master_tactician", "choose master_tactician/retreat")
    assert scene.options == ["retreat 0", "retreat 1", "retreat 2", "retreat 3"]
    scene.do("retreat 3")
    assert scene.strength(0) == 0
    assert (scene.to_move, scene.options) == (1, ["pass"])
    scene.do("pass")
    assert scene[0].vp == 1
    assert scene[1].vp == 2
    assert scene.intrigue(0) == ["ambush"]


@pytest.mark.covers("intrigue/staged_incident")
def test_i_23_5_staged_incident_costs_three_own_troops() -> None:
    assert plays(at_war("staged_incident", troops=(5, 2))) == []
    scene = at_war("staged_incident", "windfall", troops=(0, 4), swords=1).do("play staged_incident")
    assert scene[0].vp == 2
    assert scene.troops(0) == (11, 0, 1)
    assert scene.strength(0) == 3


@pytest.mark.covers("intrigue/staged_incident")
def test_e_76_staged_incident_with_exactly_three_troops_leaves_strength_zero() -> None:
    scene = at_war("staged_incident", "ambush", swords=9).set(1, intrigue=["windfall"]).do("play staged_incident")
    assert scene[0].vp == 2
    assert scene.strength(0) == 0
    assert scene.to_move == 1
    scene.do("pass")
    assert scene[1].vp == 2
    assert scene[0].vp == 2
    assert scene.goods(0) == (0, 0, 0)


@pytest.mark.covers("intrigue/ambush")
def test_e_74_the_window_closes_when_all_pass_in_a_row() -> None:
    scene = Scene(seats=3, conflict="skirmish_b")
    for seat in range(3):
        scene.set(seat, troops=(0, 1))
    scene.set(0, intrigue=["ambush", "windfall"]).set(1, intrigue=["ambush", "bribery"]).set(2, intrigue=["infiltrate"])
    scene.fight().do("pass", seat=0)
    scene.do("play ambush", "done", seat=1)
    scene.do("pass", seat=2)
    scene.do("play ambush", "done", seat=0)
    scene.do("pass", seat=1)
    scene.do("pass", seat=2)
    assert scene.to_move == 0
    assert not scene.events("combat_resolved")
    scene.do("pass", seat=0)
    assert scene.events("combat_resolved")[0].data["strengths"] == [6, 6, 2]


# -- cards of the winner -------------------------------------------------------------------------------


@pytest.mark.covers("intrigue/to_the_victor")
def test_i_13_10_to_the_victor_is_played_after_the_rewards_before_the_troops_return() -> None:
    scene = at_war("to_the_victor")
    assert (scene.kind, scene.options) == ("combat_turn", ["pass"])
    scene.do("pass")
    assert (scene.kind, scene.options) == ("after_win", ["play to_the_victor", "done"])
    assert scene[0].vp == 2
    assert scene.goods(1) == (0, 0, 1)
    assert scene.troops(0) == (9, 0, 3)
    scene.do("play to_the_victor")
    assert scene.goods(0) == (0, 3, 0)
    assert scene.troops(0) == (12, 0, 0)
    assert scene.intrigue_discard == ["to_the_victor"]


@pytest.mark.covers("intrigue/to_the_victor")
def test_i_13_10_the_winners_cards_wait_for_all_rewards() -> None:
    scene = Scene(conflict="cloak_and_dagger").set(0, intrigue=["to_the_victor"], troops=(0, 3))
    scene.set(1, troops=(0, 2)).set(2, troops=(0, 1)).fight().do("pass", "faction emperor")
    assert (scene.kind, scene.to_move) == ("either", 2)
    scene.do("choose cloak_and_dagger/spice2")
    assert (scene.kind, scene.to_move) == ("after_win", 0)
    assert "to_the_victor" in plays(scene)


@pytest.mark.covers("intrigue/to_the_victor")
def test_e_60_a_card_drawn_as_reward_may_be_played_at_once() -> None:
    scene = Scene(conflict="grand_vision").set(0, intrigue=["demand_respect"], troops=(0, 3))
    scene.set_intrigue_deck("to_the_victor").fight().do("pass", "faction emperor")
    assert plays(scene) == ["demand_respect", "to_the_victor"]
    scene.do("play to_the_victor", "play demand_respect")
    assert scene.options == ["choose demand_respect/influence", "choose demand_respect/influence2"]
    scene.do("choose demand_respect/influence2", "faction emperor")
    assert scene.influence(0, "emperor") == 4
    assert scene.goods(0) == (0, 1, 0)


@pytest.mark.covers("intrigue/to_the_victor", "intrigue/demand_respect")
def test_e_61_a_tied_player_has_not_won() -> None:
    scene = at_war("to_the_victor", "demand_respect", troops=(0, 2)).do("pass")
    assert scene.kind == "turn"
    assert scene.goods(0) == (0, 0, 1)
    assert scene.intrigue(0) == ["demand_respect", "to_the_victor"]


@pytest.mark.covers("intrigue/to_the_victor")
def test_i_13_10_the_loser_plays_no_winners_card() -> None:
    scene = at_war("to_the_victor", troops=(0, 1)).do("pass")
    assert scene.kind == "turn"
    assert scene.intrigue(0) == ["to_the_victor"]


@pytest.mark.covers("intrigue/ambush")
def test_i_13_10_other_combat_cards_are_too_late_after_the_win() -> None:
    scene = at_war("ambush").do("pass")
    assert (scene.kind, scene.options) == ("after_win", ["done"])
    assert scene.why("play ambush") == "Ambush is not a card for the winner of a Conflict"


@pytest.mark.covers("intrigue/demand_respect")
def test_demand_respect_gives_one_influence() -> None:
    scene = at_war("demand_respect", spice=1).do("pass", "play demand_respect")
    assert scene.options == [f"faction {name}" for name in FACTIONS]
    scene.do("faction fremen")
    assert scene[0].influence == [0, 0, 0, 1]
    assert scene.goods(0) == (0, 1, 0)


@pytest.mark.covers("intrigue/demand_respect")
def test_demand_respect_gives_two_influence_with_one_faction_for_two_spice() -> None:
    scene = at_war("demand_respect", spice=2).do("pass", "play demand_respect", "choose demand_respect/influence2")
    assert scene.goods(0) == (0, 0, 0)
    scene.do("faction fremen")
    assert scene[0].influence == [0, 0, 0, 2]
    assert scene[0].vp == 3


@pytest.mark.covers("intrigue/demand_respect")
def test_i_13_10_spice_of_the_reward_pays_for_demand_respect() -> None:
    scene = at_war("demand_respect", conflict="raid_stockpiles").do("pass")
    assert scene.goods(0) == (0, 3, 0)
    scene.do("play demand_respect", "choose demand_respect/influence2", "faction guild")
    assert scene.influence(0, "guild") == 2
    assert scene.goods(0) == (0, 1, 0)


@pytest.mark.covers("intrigue/demand_respect")
def test_i_17_1_demand_respect_is_not_offered_with_every_track_full() -> None:
    scene = at_war("demand_respect", spice=2, influence=FULL_TRACKS).do("pass")
    assert (scene.kind, scene.options) == ("after_win", ["done"])


# -- Endgame cards -------------------------------------------------------------------------------------


@pytest.mark.covers("intrigue/tiebreaker")
def test_i_16_3_tiebreaker_breaks_the_tie_by_spice() -> None:
    scene = Scene().set(0, intrigue=["tiebreaker"], vp=10).set(3, vp=10, spice=9).finish_round()
    assert scene.options == ["play tiebreaker", "done"]
    scene.do("play tiebreaker")
    assert scene.goods(0) == (0, 10, 0)
    assert scene.game.outcome is not None
    assert scene.game.outcome.ranking[0] == (0,)


@pytest.mark.covers("intrigue/tiebreaker")
def test_i_18_1_tiebreaker_is_used_once_at_either_moment() -> None:
    scene = at_war("tiebreaker", vp=10, solari=1).do("play tiebreaker")
    assert scene.intrigue(0) == []
    assert scene.game.is_over
    assert scene.goods(0) == (1, 0, 0)


@pytest.mark.covers("intrigue/corner_the_market")
@pytest.mark.parametrize(
    ("mine", "theirs", "gained"),
    [(2, 0, 2), (3, 2, 2), (1, 0, 1), (3, 3, 1), (2, 3, 1)],
)
def test_i_16_5_corner_the_market_scores_its_lines_independently(mine: int, theirs: int, gained: int) -> None:
    flows = ["the_spice_must_flow"]
    scene = Scene().set(0, intrigue=["corner_the_market"], discard=flows * mine, vp=3)
    scene.set(2, deck=flows * theirs).set(3, vp=10).finish_round().do("play corner_the_market")
    assert scene[0].vp == 3 + gained


@pytest.mark.covers("intrigue/corner_the_market")
@pytest.mark.parametrize(("mine", "theirs"), [(0, 0), (1, 1), (1, 2)])
def test_i_18_3_corner_the_market_is_not_offered_when_no_line_scores(mine: int, theirs: int) -> None:
    flows = ["the_spice_must_flow"]
    scene = Scene().set(0, intrigue=["corner_the_market"], discard=flows * mine)
    scene.set(2, deck=flows * theirs).set(3, vp=10).finish_round()
    assert (scene.to_move, scene.options) == (0, ["done"])


@pytest.mark.covers("intrigue/corner_the_market")
def test_i_16_5_corner_the_market_counts_deck_discard_pile_and_hand() -> None:
    flow = ["the_spice_must_flow"]
    scene = Scene().set(0, intrigue=["corner_the_market"], deck=flow, discard=flow, hand=flow, vp=2)
    scene.set(1, discard=flow * 2).set(3, vp=10).finish_round().do("play corner_the_market")
    assert scene[0].vp == 4


@pytest.mark.covers("intrigue/corner_the_market")
def test_e_153_corner_the_market_with_equal_numbers_scores_once() -> None:
    flows = ["the_spice_must_flow"] * 3
    scene = Scene().set(0, intrigue=["corner_the_market"], discard=flows, vp=2).set(1, discard=flows)
    scene.set(3, vp=10).finish_round().do("play corner_the_market")
    assert scene[0].vp == 3


@pytest.mark.covers("intrigue/plans_within_plans")
@pytest.mark.parametrize(
    ("influence", "gained"),
    [
        ((3, 3, 3, 2), 1),
        ((3, 0, 6, 4), 1),
        ((3, 3, 3, 3), 2),
        ((4, 5, 6, 3), 2),
    ],
)
def test_i_23_19_plans_within_plans_scores_three_or_four_tracks(influence: tuple[int, ...], gained: int) -> None:
    scene = ending("plans_within_plans", influence=dict(zip(FACTIONS, influence, strict=True)))
    before = scene[0].vp
    scene.do("play plans_within_plans")
    assert scene[0].vp == before + gained


@pytest.mark.covers("intrigue/plans_within_plans")
@pytest.mark.parametrize("influence", [(3, 3, 2, 2), (6, 6, 0, 0), (2, 2, 2, 2)])
def test_i_23_19_plans_within_plans_needs_three_tracks_at_three(influence: tuple[int, ...]) -> None:
    scene = ending("plans_within_plans", influence=dict(zip(FACTIONS, influence, strict=True)))
    assert (scene.to_move, scene.options) == (0, ["done"])


@pytest.mark.covers("intrigue/plans_within_plans")
def test_e_80_an_endgame_card_may_lift_its_player_above_one_who_has_passed() -> None:
    scene = Scene().set(0, intrigue=["windfall"], vp=11)
    scene.set(1, intrigue=["plans_within_plans"], influence=dict.fromkeys(FACTIONS, 3), vp=10).finish_round()
    scene.do("done", seat=0)
    scene.do("play plans_within_plans", seat=1)
    assert scene.game.outcome is not None
    assert scene.game.outcome.scores[:2] == (11, 12)
    assert scene.game.outcome.winners == (1,)
