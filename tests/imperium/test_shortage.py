"""What happens when something runs out: an empty stack, a short deck (I-25, I-19.2)."""

from __future__ import annotations

from tests.scene import Scene


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
