"""What is unavailable says why, however deep the reason lies: behind a condition, a choice or a card's own rule."""

from __future__ import annotations

import pytest

from tests.scene import Scene


def test_allied_armada_with_an_alliance_but_too_little_spice_cannot_be_paid_for() -> None:
    scene = Scene().set(0, intrigue=["allied_armada", "ambush"], influence={"fremen": 4}, troops=(2, 1), spice=1)
    scene.set(1, troops=(2, 1)).fight()
    assert scene.why("play allied_armada") == "Allied Armada cannot be paid for: pay 2 spice"


def test_allied_armada_without_an_alliance_needs_its_condition() -> None:
    scene = Scene().set(0, intrigue=["allied_armada", "ambush"], troops=(2, 1), spice=5)
    scene.set(1, troops=(2, 1)).fight()
    assert str(scene.why("play allied_armada")).startswith("Allied Armada needs its condition: ")


def test_bindu_suspension_after_another_plot_card_came_too_late() -> None:
    scene = Scene().set(0, intrigue=["bindu_suspension", "windfall"]).do("play windfall")
    assert scene.why("play bindu_suspension") == "it is played at the start of a turn, before anything else"


@pytest.mark.parametrize("card", ["dispatch_an_envoy", "infiltrate"])
def test_cards_for_sending_are_played_before_it(card: str) -> None:
    scene = Scene().set(0, hand=["diplomacy"], intrigue=[card, "ambush"]).do("agent diplomacy@wealth")
    assert scene.why(f"play {card}") == "it is played before an Agent is sent, while one can be, once a turn"


def test_double_cross_needs_an_enemy_troop_and_its_price() -> None:
    scene = Scene().set(0, intrigue=["double_cross"])
    assert scene.why("play double_cross") == "Double Cross cannot be paid for: pay 1 solari"
    scene.set(0, solari=1)
    assert scene.why("play double_cross") == "no opponent has a troop in the Conflict"


def test_poison_snooper_and_refocus_need_cards() -> None:
    scene = Scene().set(0, intrigue=["poison_snooper", "refocus"], deck=[], discard=[])
    assert scene.why("play poison_snooper") == "your deck is empty"
    assert scene.why("play refocus") == "no card is in your deck or discard pile"


def test_guild_ambassadors_reveal_with_the_alliance_but_too_little_spice_cannot_be_paid() -> None:
    scene = Scene().set(0, hand=["guild_ambassador"], influence={"guild": 4}, spice=2, intrigue=["ambush"])
    scene.do("reveal")
    assert scene.why("use guild_ambassador/vp") == "its price cannot be paid: pay 3 spice"


def test_guild_ambassadors_reveal_without_the_alliance_needs_it() -> None:
    scene = Scene().set(0, hand=["guild_ambassador"], spice=5, intrigue=["ambush"]).do("reveal")
    assert str(scene.why("use guild_ambassador/vp")).startswith("its condition does not hold: ")


def test_letos_ring_behind_an_opponent_but_without_spice_cannot_be_paid() -> None:
    scene = Scene(leaders=["duke_leto_atreides"]).set(0, hand=["signet_ring"], intrigue=["ambush"])
    scene.set(1, influence={"guild": 2}).do("agent signet_ring@hall_of_oratory")
    assert scene.why("use duke_leto_atreides/diplomacy") == "its price cannot be paid: pay 1 spice"


def test_letos_ring_behind_nobody_needs_its_condition() -> None:
    scene = Scene(leaders=["duke_leto_atreides"]).set(0, hand=["signet_ring"], intrigue=["ambush"], spice=1)
    scene.do("agent signet_ring@hall_of_oratory")
    assert str(scene.why("use duke_leto_atreides/diplomacy")).startswith("its condition does not hold: ")


def test_other_memory_needs_a_sister_in_the_discard_pile() -> None:
    scene = Scene().set(0, hand=["other_memory"], intrigue=["ambush"], deck=[], discard=[])
    scene.do("agent other_memory@carthag")
    assert scene.why("use other_memory/take") == "no Bene Gesserit card is in your discard pile"
