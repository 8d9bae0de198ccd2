"""The Agent turn (I-5, I-6)."""

from __future__ import annotations

import pytest

from kanly import IllegalAction
from tests.scene import Scene


def test_i_5_3_one_icon_of_the_card_must_match_the_space() -> None:
    scene = Scene().set(0, hand=["dagger"])
    assert "agent dagger@hall_of_oratory" in scene.options
    assert scene.why("agent dagger@arrakeen") == "Dagger has no city icon"


def test_i_5_5_the_cost_must_be_payable_before_any_effect() -> None:
    scene = Scene().set(0, hand=["diplomacy"], spice=3)
    assert scene.why("agent diplomacy@conspire") == "Conspire costs 4 spice; you have 3"
    with pytest.raises(IllegalAction, match="costs 4 spice"):
        scene.do("agent diplomacy@conspire")


def test_the_reason_is_about_the_space_before_it_is_about_a_card() -> None:
    scene = Scene().set(0, hand=["dagger", "reconnaissance"], solari=0).set(1, agents=["arrakeen"])
    assert scene.why("agent dagger@arrakeen") == "Arrakeen is occupied"
    assert scene.why("agent dagger@high_council") == "High Council costs 5 solari; you have 0"
    assert scene.why("agent dagger@carthag") == "Dagger has no city icon"
    assert scene.why("agent dagger@wealth") == "no card in your hand has the emperor icon"


def test_a_card_without_icons_is_said_to_have_none_whatever_the_space() -> None:
    scene = Scene().set(0, hand=["convincing_argument", "dagger"]).set(1, agents=["arrakeen"])
    assert scene.why("agent convincing_argument@arrakeen") == "Convincing Argument has no Agent icon"
    scene.set(0, hand=["convincing_argument", "sardaukar_infantry"])
    assert scene.why("agent convincing_argument@arrakeen") == "no card in your hand has an Agent icon"


def test_e_07_the_played_card_may_be_trashed_for_selective_breeding() -> None:
    scene = Scene().set(0, hand=["diplomacy"], deck=["dagger", "scout"], discard=[], spice=2)
    scene.do("agent diplomacy@selective_breeding", "use selective_breeding/draw")
    assert scene.cards(0, "played") == []
    assert scene.cards(0, "hand") == ["dagger", "scout"]
    assert scene.influence(0, "bene_gesserit") == 1


def test_e_38_recruited_troops_and_two_of_the_garrison_may_be_deployed() -> None:
    scene = Scene().set(0, hand=["diplomacy"], water=1, troops=(4, 0))
    scene.do("agent diplomacy@hardy_warriors")
    assert [text for text in scene.options if text.startswith("deploy")] == [f"deploy {n}" for n in range(1, 5)]
    scene.do("deploy 4")
    assert scene.troops(0) == (6, 2, 4)
