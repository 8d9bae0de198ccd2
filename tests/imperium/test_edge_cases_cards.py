"""Edge cases of cards, decks and zones (E-01 to E-14)."""

from __future__ import annotations

import pytest

from kanly.engine.options import Variant
from kanly.imperium.components import CONFLICTS
from kanly.imperium.editions import compose
from tests.scene import CARD, CONFLICT, Scene


def test_e_01_a_draw_goes_on_from_the_reshuffled_discard_pile_without_the_cards_in_play() -> None:
    scene = Scene().set(0, hand=["reconnaissance"], deck=["scout"], water=2)
    scene.set(0, discard=["dagger", "diplomacy", "seek_allies", "signet_ring"])
    scene.do("agent reconnaissance@research_station")
    assert "scout" in scene.cards(0, "hand")
    assert len(scene[0].hand) == 3
    assert len(scene[0].deck) == 2
    assert scene.cards(0, "discard") == []
    assert scene.cards(0, "played") == ["reconnaissance"]


def test_e_02_with_deck_and_discard_pile_empty_nothing_is_drawn_and_nothing_owed() -> None:
    scene = Scene().set(0, hand=["reconnaissance"], deck=[], discard=[], water=2)
    scene.do("agent reconnaissance@research_station", "done")
    assert scene.cards(0, "hand") == []
    scene.set(0, hand=[], deck=["scout", "dagger", "dagger"]).begin_turn(0).do("reveal")
    assert scene.cards(0, "deck") == ["dagger", "dagger", "scout"]


def test_e_03_the_discard_pile_stays_when_a_draw_just_empties_the_deck() -> None:
    scene = Scene().set(0, hand=["reconnaissance"], deck=["scout"], discard=["dagger", "diplomacy"])
    scene.do("agent reconnaissance@arrakeen")
    assert scene.cards(0, "hand") == ["scout"]
    assert scene.cards(0, "deck") == []
    assert scene.cards(0, "discard") == ["dagger", "diplomacy"]


def test_e_04_paul_sees_his_top_card_but_nothing_in_an_empty_deck() -> None:
    scene = Scene(leaders=["paul_atreides"]).set(0, deck=["scout", "dagger"], discard=[])
    assert scene.view(0)["players"][0]["deck"] == ["?", "scout"]
    assert scene.view(1)["players"][0]["deck"] == ["?", "?"]
    pile = ["dagger", "diplomacy", "reconnaissance", "scout", "seek_allies", "signet_ring"]
    scene.set(0, deck=[], discard=pile)
    assert scene.view(0)["players"][0]["deck"] == []
    assert scene.cards(0, "discard") == pile


def test_e_05_a_trashed_foldspace_returns_to_its_stack() -> None:
    scene = Scene().set(0, hand=["foldspace"], deck=["scout"])
    assert scene.reserve("foldspace") == 5
    scene.do("agent foldspace@wealth", "use foldspace/draw")
    assert scene.reserve("foldspace") == 6
    assert CARD["foldspace"] not in scene.state.trash
    assert scene.cards(0, "played") == []


def test_e_06_a_trashed_spice_must_flow_returns_to_its_stack_and_its_point_stays() -> None:
    """It is acquired to the top of the deck, and trashed from there by Poison Snooper."""
    scene = Scene().set(0, hand=["convincing_argument", "convincing_argument", "lady_jessica"], council=True)
    scene.set(0, intrigue=["recruitment_mission", "poison_snooper"])
    scene.do("reveal", "play recruitment_mission", "acquire the_spice_must_flow top")
    assert scene[0].vp == 2
    assert scene.reserve("the_spice_must_flow") == 9
    scene.do("play poison_snooper", "trash_top")
    assert scene[0].vp == 2
    assert scene.reserve("the_spice_must_flow") == 10


def test_e_08_declining_the_trash_of_selective_breeding_keeps_the_influence_but_not_the_spice() -> None:
    scene = Scene().set(0, hand=["diplomacy", "dagger"], deck=["scout", "scout"], spice=2)
    scene.do("agent diplomacy@selective_breeding", "done")
    assert scene.goods(0) == (0, 0, 0)
    assert scene.influence(0, "bene_gesserit") == 1
    assert scene.cards(0, "hand") == ["dagger"]


def test_e_09_what_a_trashed_card_had_not_done_yet_is_lost() -> None:
    scene = Scene().set(0, hand=["thufir_hawat"], deck=["scout", "dagger", "dagger"], discard=["diplomacy"], spice=2)
    scene.do("agent thufir_hawat@selective_breeding")
    assert "use thufir_hawat/draw" in scene.options
    scene.do("use selective_breeding/draw", "trash thufir_hawat play")
    assert scene.cards(0, "hand") == ["dagger", "scout"]
    assert scene.to_move == 1


@pytest.mark.parametrize("first", ["use foldspace/draw", "use foldspace/trash_this"])
def test_e_10_a_card_that_trashes_itself_still_does_the_rest_in_either_order(first: str) -> None:
    scene = Scene().set(0, hand=["foldspace"], deck=["scout", "dagger"])
    scene.do("agent foldspace@wealth", first)
    assert scene.cards(0, "hand") == ["scout"]
    assert scene.cards(0, "played") == []
    assert scene.to_move == 1


def test_e_11_a_card_drawn_on_the_reveal_turn_is_revealed_at_once() -> None:
    scene = Scene().set(0, deck=["convincing_argument"], discard=[], intrigue=["refocus"])
    scene.do("reveal")
    assert "acquire arrakis_liaison" not in scene.options
    scene.do("play refocus")
    assert scene.cards(0, "revealed_cards") == ["convincing_argument", "dagger"]
    assert scene.persuasion == 2
    assert "acquire arrakis_liaison" in scene.options


def test_e_12_a_card_drawn_as_a_reward_is_kept_for_the_next_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """No Conflict of the base game draws a card, so this Skirmish gives Dr. Yueh's draw as first reward."""
    monkeypatch.setattr(
        CONFLICTS[CONFLICT["skirmish_a"]], "rewards", ((compose(Variant("base")).paths["dr_yueh/draw"],), (), ())
    )
    scene = Scene(seats=3).set(1, hand=[]).set(2, hand=[])
    scene.set(0, hand=[], deck=["dagger", "dagger", "diplomacy", "scout", "seek_allies", "signet_ring"])
    scene.set(0, troops=(0, 1)).fight()
    assert scene.state.round == 2
    assert [len(scene[seat].hand) for seat in range(3)] == [6, 5, 5]


def test_e_13_imperial_spy_gives_no_intrigue_when_another_effect_trashes_it() -> None:
    scene = Scene().set(0, hand=["diplomacy", "imperial_spy"], deck=["scout", "dagger"], spice=2)
    scene.do("agent diplomacy@selective_breeding", "use selective_breeding/draw", "trash imperial_spy hand")
    assert scene.intrigue(0) == []
    assert scene.cards(0, "hand") == ["dagger", "scout"]


def test_e_14_intrigue_cards_never_stand_in_for_a_discard() -> None:
    held = ["ambush", "choam_shares", "windfall"]
    scene = Scene().set(0, hand=["reverend_mother_mohiam"], played=["the_voice"])
    scene.set(1, hand=[], discard=[], intrigue=held).set(2, discard=[])
    scene.do("agent reverend_mother_mohiam@wealth")
    assert scene.intrigue(1) == held
    assert scene.cards(1, "discard") == []
    assert scene.cards(2, "discard") == ["dagger"]


def test_e_151_test_of_humanity_skips_an_opponent_with_neither_card_nor_troop() -> None:
    scene = Scene().set(0, hand=["test_of_humanity"]).set(1, hand=[]).set(2, hand=["dagger", "diplomacy"])
    scene.set(2, troops=(0, 2)).set(3, hand=[])
    scene.do("agent test_of_humanity@hall_of_oratory")
    assert scene.to_move == 2
    scene.do("choose test_of_humanity/lose_troop")
    assert scene.troops(2) == (11, 0, 1)
    assert scene.troops(1) == (9, 3, 0)
    assert scene.troops(3) == (9, 3, 0)


def test_e_152_mohiam_takes_the_only_card_of_a_hand_of_one() -> None:
    scene = Scene().set(0, hand=["reverend_mother_mohiam"], played=["the_voice"])
    scene.set(1, hand=["scout"], discard=[]).set(2, hand=["diplomacy", "scout", "dagger"], discard=[])
    scene.do("agent reverend_mother_mohiam@wealth")
    assert scene.cards(1, "discard") == ["scout"]
    assert scene.to_move == 2
    scene.do("discard dagger", "discard scout")
    assert scene.cards(2, "hand") == ["diplomacy"]


def test_e_156_what_helena_set_aside_and_did_not_buy_leaves_the_game() -> None:
    scene = Scene(leaders=["helena_richese"]).set(0, hand=["signet_ring", "convincing_argument"])
    scene.set_row("guild_bankers", "chani", "carryall", "opulence", "worm_riders").set_imperium_deck("stilgar")
    scene.do("agent signet_ring@secure_contract", "remove guild_bankers")
    assert scene.row == ["chani", "carryall", "opulence", "worm_riders", "stilgar"]
    scene.begin_turn(0).do("reveal")
    assert "acquire guild_bankers aside" in scene.options
    assert CARD["guild_bankers"] not in scene.state.trash
    scene.do("done")
    assert CARD["guild_bankers"] in scene.state.trash
    assert scene.cards(0, "discard") == ["convincing_argument", "signet_ring"]


def test_e_172_the_victim_of_test_of_humanity_chooses_what_and_which() -> None:
    def scene() -> Scene:
        made = Scene().set(0, hand=["test_of_humanity", "diplomacy"]).set(2, hand=[]).set(3, hand=[])
        made.set(1, hand=["scout"], discard=[], troops=(0, 1))
        return made.do("agent test_of_humanity@hall_of_oratory")

    assert scene().to_move == 1
    assert scene().options == ["choose test_of_humanity/discard", "choose test_of_humanity/lose_troop"]
    discarded = scene().do("choose test_of_humanity/discard")
    assert discarded.cards(1, "discard") == ["scout"]
    assert discarded.troops(1) == (11, 0, 1)
    lost = scene().do("choose test_of_humanity/lose_troop")
    assert lost.cards(1, "hand") == ["scout"]
    assert lost.troops(1) == (12, 0, 0)
