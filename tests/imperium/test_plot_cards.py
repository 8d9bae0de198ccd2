"""Plot cards: what they give, cost and do (I-18, I-23)."""

from __future__ import annotations

import pytest

from tests.imperium.intrigue_scenes import FACTIONS, FULL_TRACKS, plays, plotting
from tests.scene import Scene

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


# -- Recruitment Mission with Bypass Protocol (I-23.18) --------------------------------------------------

ROW_WITH_THE_VOICE = ("the_voice", "chani", "stilgar", "guild_bankers", "sardaukar_legion")


def test_i_23_18_a_card_acquired_by_bypass_protocol_may_go_on_top_too() -> None:
    scene = (
        Scene()
        .set(0, hand=["dagger"], intrigue=["recruitment_mission", "bypass_protocol"])
        .set_row(*ROW_WITH_THE_VOICE)
    )
    scene.do("reveal", "play recruitment_mission", "play bypass_protocol")
    assert [option for option in scene.options if "voice" in option] == ["acquire the_voice", "acquire the_voice top"]
    scene.do("acquire the_voice top")
    assert scene.view(1)["players"][0]["deck"][-1] == "the_voice"


def test_i_23_18_on_an_agent_turn_bypass_protocol_puts_nothing_on_top() -> None:
    scene = Scene().set(0, intrigue=["recruitment_mission", "bypass_protocol"]).set_row(*ROW_WITH_THE_VOICE)
    scene.do("play recruitment_mission", "play bypass_protocol")
    assert [option for option in scene.options if "voice" in option] == ["acquire the_voice"]
