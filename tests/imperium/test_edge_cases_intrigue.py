"""Edge cases of Intrigue cards (E-56 to E-61)."""

from __future__ import annotations

from tests.scene import INTRIGUE, Scene


def test_e_56_secrets_takes_one_card_from_each_opponent_with_four_or_more() -> None:
    scene = Scene().set(0, hand=["diplomacy"])
    scene.set(1, intrigue=["ambush", "bribery", "charisma", "windfall"])
    scene.set(2, intrigue=["infiltrate", "refocus", "tiebreaker"])
    scene.set(3, intrigue=["allied_armada", "choam_shares", "double_cross", "private_army", "to_the_victor"])
    scene.do("agent diplomacy@secrets", "use secrets/intrigue")
    assert [len(scene[seat].intrigue) for seat in range(4)] == [3, 3, 3, 4]


def test_e_57_stealing_leaves_the_deck_alone_and_an_empty_deck_is_rebuilt_from_the_discards() -> None:
    held = ["ambush", "bribery", "charisma", "windfall"]
    scene = Scene().set(0, hand=["diplomacy"]).set(1, intrigue=held)
    left = [key for key, number in INTRIGUE.items() for _ in range(scene.state.intrigue_deck.count(number))]
    left.remove("refocus")
    scene.set_intrigue_deck("refocus", discard=left)
    scene.do("agent diplomacy@secrets", "use secrets/intrigue")
    assert "refocus" in scene.intrigue(0)
    assert [len(scene[seat].intrigue) for seat in range(2)] == [2, 3]
    assert scene.state.intrigue_deck == []
    assert len(scene.intrigue_discard) == 35
    scene.begin_turn(2).set(2, hand=["reconnaissance"]).do("agent reconnaissance@carthag")
    assert len(scene[2].intrigue) == 1
    assert len(scene.state.intrigue_deck) == 34
    assert scene.intrigue_discard == []


def test_e_58_charisma_waits_face_up_uncounted_until_the_reveal_turn() -> None:
    scene = Scene().set(0, hand=["dagger", "convincing_argument"])
    scene.set(0, intrigue=["ambush", "charisma", "choam_shares", "infiltrate"]).set(1, hand=["diplomacy"])
    scene.do("play charisma", "agent dagger@hall_of_oratory", "done")
    assert scene.view(1)["players"][0]["waiting"] == ["charisma"]
    scene.do("agent diplomacy@secrets", seat=1)
    assert len(scene[0].intrigue) == 3
    assert len(scene[1].intrigue) == 1
    scene.begin_turn(0).do("reveal")
    assert scene.persuasion == 5
    assert scene.waiting(0) == []
    assert scene.intrigue_discard == ["charisma"]


def test_e_59_who_is_not_in_the_conflict_is_not_asked_for_combat_cards() -> None:
    scene = Scene().set(0, intrigue=["ambush"])
    scene.set(1, troops=(0, 1), intrigue=["windfall"]).set(2, troops=(0, 2), intrigue=["bribery"]).fight()
    scene.do("pass", seat=1).do("pass", seat=2)
    assert scene.events("combat_resolved")
    assert scene.intrigue(0) == ["ambush"]


def test_e_60_a_card_of_the_winner_drawn_as_reward_may_be_played_and_pay_for_another() -> None:
    scene = Scene(conflict="sort_through_the_chaos").set(0, troops=(0, 1), intrigue=["demand_respect"])
    scene.set_intrigue_deck("to_the_victor").fight()
    assert scene.options == ["pass"]
    scene.do("pass")
    assert scene.options == ["play demand_respect", "play to_the_victor", "done"]
    scene.do("play to_the_victor", "play demand_respect")
    assert scene.goods(0)[1] == 3
    scene.do("choose demand_respect/influence2", "faction guild")
    assert scene.goods(0)[1] == 1
    assert scene.influence(0, "guild") == 2


def test_e_61_who_ties_for_first_has_not_won() -> None:
    scene = Scene().set(0, troops=(0, 1), intrigue=["to_the_victor"]).set(1, troops=(0, 1)).fight()
    assert scene.options == ["pass"]
    scene.do("pass")
    assert scene.state.round == 2
    assert "to_the_victor" in scene.intrigue(0)
    assert scene.goods(0)[1] == 0


def test_e_153_corner_the_market_scores_only_its_first_line_on_a_tie() -> None:
    scene = Scene().set_conflict_deck().set(0, discard=["the_spice_must_flow"] * 3, intrigue=["corner_the_market"])
    scene.set(1, discard=["the_spice_must_flow"] * 2, deck=["the_spice_must_flow"]).finish_round()
    scene.do("play corner_the_market", seat=0)
    assert scene[0].vp == 2


def test_e_154_rapid_mobilization_needs_no_combat_space_and_opens_none() -> None:
    scene = Scene().set(0, troops=(5, 0), intrigue=["rapid_mobilization", "bribery"])
    scene.do("agent dagger@hall_of_oratory")
    assert scene.options == ["play rapid_mobilization", "done"]
    scene.do("play rapid_mobilization")
    assert scene.options == [f"deploy {n}" for n in range(7)]
    scene.do("deploy 4")
    assert scene.troops(0) == (6, 2, 4)
    assert scene.options == ["done"]


def test_e_171_poison_snooper_is_not_offered_with_an_empty_deck() -> None:
    pile = ["scout", "dagger", "diplomacy", "seek_allies", "signet_ring"]
    scene = Scene().set(0, deck=[], discard=pile, intrigue=["poison_snooper"])
    assert "play poison_snooper" not in scene.options
    scene.set(0, deck=["opulence"])
    assert "play poison_snooper" in scene.options


def test_e_173_corner_the_market_scores_its_second_line_with_a_single_card() -> None:
    scene = Scene().set_conflict_deck().set(0, discard=["the_spice_must_flow"], intrigue=["corner_the_market"])
    scene.finish_round().do("play corner_the_market", seat=0)
    assert scene[0].vp == 2
