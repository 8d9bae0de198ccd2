"""The one-player game: combat, rewards and the end (hagal A, C)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.imperium.hagal_scenes import last_battle, solo
from tests.imperium.solo_scenes import finish_turn, points

# -- combat -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "order"), [(0, [1, 2]), (1, [1, 2]), (2, [2, 1])])
def test_hagal_a_10_rivals_in_the_conflict_turn_up_swords_in_turn_order(first: int, order: list[int]) -> None:
    scene = last_battle("skirmish_b", "conspire", "wealth", troops=(0, 2, 1), first=first).fight()
    swords = scene.events("rival_swords")
    assert [event.seat for event in swords] == order
    assert [event.data["card"] for event in swords] == ["conspire", "wealth"]
    strengths = {1: 4 + (4 if order[0] == 1 else 3), 2: 2 + (4 if order[0] == 2 else 3)}
    assert scene.events("combat_resolved")[0].data["strengths"] == [0, strengths[1], strengths[2]]


def test_hagal_a_11_a_rival_without_troops_turns_up_nothing_and_has_no_strength() -> None:
    scene = last_battle("skirmish_b", "conspire", "wealth", troops=(0, 0, 1)).fight()
    assert [event.seat for event in scene.events("rival_swords")] == [2]
    assert scene.events("combat_resolved")[0].data["strengths"] == [0, 0, 6]
    assert len(scene.hagal_cards("discard")) == 1


def test_hagal_a_10_swords_come_before_the_humans_combat_intrigue() -> None:
    scene = last_battle("skirmish_b", "conspire", troops=(2, 1, 0)).set(0, intrigue=["ambush"])
    scene.set(1, intrigue=["ambush"]).fight()
    assert (scene.to_move, scene.kind) == (0, "combat_turn")
    assert [scene.strength(seat) for seat in range(3)] == [4, 6, 0]
    scene.do("play ambush")
    assert scene.events("combat_resolved")[0].data["strengths"] == [8, 6, 0]
    assert {event.seat for event in scene.events("played_intrigue")} == {0}
    assert scene.intrigue(1) == ["ambush"]


def test_hagal_a_10_without_the_human_there_is_no_window() -> None:
    scene = last_battle("skirmish_b", "carthag", "carthag", troops=(0, 2, 1)).set(0, intrigue=["ambush"]).fight()
    assert scene.kind == "endgame_turn"
    assert points(scene) == [0, 1, 0]
    assert scene.goods(2) == (0, 0, 1)


def test_the_marker_of_a_rival_returns_to_zero_after_combat() -> None:
    scene = solo("heighliner").set(1, troops=(0, 2)).set(0, troops=(0, 1)).fight()
    assert [scene[seat].swords for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize(
    ("troops", "rewards"),
    [
        ((0, 3, 2), [0, 1, 2]),
        ((3, 2, 1), [1, 2, 0]),
        ((1, 2, 2), [0, 2, 2]),
        ((3, 2, 2), [1, 3, 3]),
        ((2, 2, 1), [2, 2, 0]),
    ],
)
def test_hagal_c_7_rivals_take_rewards_as_in_a_three_player_game(
    troops: tuple[int, int, int], rewards: list[int]
) -> None:
    scene = last_battle("guild_bank_raid", "carthag", "carthag", troops=troops).fight()
    assert scene.events("combat_resolved")[0].data["rewards"] == rewards
    solari = {0: 0, 1: 6, 2: 4, 3: 2}
    assert [scene.goods(seat)[0] for seat in range(3)] == [solari[place] for place in rewards]


@pytest.mark.parametrize(
    ("conflict", "place", "vp", "goods", "intrigue"),
    [
        ("skirmish_a", 1, 1, (0, 0, 0), 0),
        ("skirmish_a", 2, 0, (2, 0, 0), 1),
        ("skirmish_b", 2, 0, (0, 0, 1), 0),
        ("skirmish_d", 2, 0, (3, 0, 0), 0),
        ("desert_power", 1, 1, (0, 0, 1), 0),
        ("desert_power", 2, 0, (0, 1, 1), 0),
        ("guild_bank_raid", 1, 0, (6, 0, 0), 0),
        ("raid_stockpiles", 1, 0, (0, 3, 0), 1),
        ("cloak_and_dagger", 2, 0, (0, 1, 0), 1),
        ("terrible_purpose", 1, 1, (0, 0, 0), 0),
        ("battle_for_carthag", 1, 2, (0, 0, 0), 0),
        ("battle_for_imperial_basin", 2, 0, (0, 5, 0), 0),
    ],
)
def test_hagal_c_7_what_a_rival_gets_of_a_reward(
    conflict: str, place: int, vp: int, goods: tuple[int, int, int], intrigue: int
) -> None:
    troops = (0, 3, 1) if place == 1 else (0, 1, 3)
    scene = last_battle(conflict, "carthag", "carthag", troops=troops)
    scene.set(2, influence={"emperor": 1, "guild": 1, "fremen": 1}).fight()
    assert scene.game.is_over
    assert scene[1].vp == vp
    assert scene.goods(1) == goods
    assert len(scene.intrigue(1)) == intrigue


def test_hagal_c_9_a_reward_is_traded_at_once() -> None:
    scene = last_battle("guild_bank_raid", "carthag", troops=(0, 1, 0)).set(1, solari=6).fight()
    assert scene.goods(1) == (5, 0, 0)
    assert points(scene) == [0, 1, 0]


def test_hagal_c_9_intrigue_of_a_reward_is_traded_at_once() -> None:
    scene = last_battle("cloak_and_dagger", "carthag", troops=(0, 1, 0))
    scene.set(1, intrigue=["ambush", "windfall"], influence={"guild": 1, "fremen": 1, "emperor": 1}).fight()
    assert len(scene.intrigue(1)) == 1
    assert len(scene.intrigue_discard) == 3
    assert scene.influence(1, "bene_gesserit") == 1
    assert points(scene) == [0, 1, 0]


def test_hagal_c_7_control_goes_to_a_rival() -> None:
    scene = last_battle("siege_of_carthag", "carthag", troops=(0, 1, 0)).control("carthag", 0).fight()
    assert scene.controller("carthag") == 1


def test_hagal_c_7_a_rival_defends_the_space_that_it_controls() -> None:
    scene = solo().control("carthag", 1).set_next_conflict("siege_of_carthag")
    scene.stack_hagal("wealth", "foldspace").finish_round()
    after = [event for event in scene.game.events if event.kind in ("round", "deployed", "rival_agent")]
    assert [(event.kind, event.seat) for event in after[:2]] == [("round", 1), ("deployed", 1)]
    assert after[1].data == {"count": 1, "strength": 2}
    assert scene.troops(1)[2] == 1


def test_hagal_c_7_a_rival_with_an_empty_supply_cannot_defend() -> None:
    scene = solo(troops=(12, 0)).control("carthag", 1).set_next_conflict("siege_of_carthag")
    scene.stack_hagal("wealth", "foldspace").finish_round()
    assert scene.events("deployed") == []
    assert scene.troops(1) == (0, 12, 0)


def test_hagal_c_7_the_mentat_is_an_agent_of_the_rival_for_one_round() -> None:
    scene = solo(conflict="sort_through_the_chaos").set(1, troops=(0, 2)).set_next_conflict("guild_bank_raid")
    scene.stack_hagal("carthag").fight()
    assert [event.seat for event in scene.events("mentat_owed")] == [1]
    assert scene.events("recall")[0].data["mentat"] == 1
    finish_turn(scene)
    events = scene.game.events
    starts = [number for number, event in enumerate(events) if event.kind == "round"]
    sent = [event.seat for event in events[starts[0] : starts[1]] if event.kind == "rival_agent"]
    assert sorted(sent) == [1, 1, 1, 2, 2]
    assert scene.events("recall")[1].data["mentat"] == -1


# -- choices in rewards ---------------------------------------------------------------------------------------------


def test_hagal_c_10_a_rival_rises_where_it_has_least() -> None:
    scene = last_battle("skirmish_c", "carthag", troops=(0, 1, 0))
    scene.set(1, influence={"emperor": 1, "guild": 2, "bene_gesserit": 1}).fight()
    assert scene[1].influence == [1, 2, 1, 1]
    assert scene.goods(1) == (0, 1, 0)


def test_hagal_c_10_the_human_decides_between_factions_that_are_level() -> None:
    scene = last_battle("skirmish_d", "carthag", troops=(0, 1, 0)).set(1, influence={"emperor": 1, "guild": 2}).fight()
    assert (scene.to_move, scene.kind, scene.options) == (0, "faction", ["faction bene_gesserit", "faction fremen"])
    scene.do("faction fremen")
    assert scene[1].influence == [1, 2, 0, 1]
    assert scene.goods(1) == (2, 0, 0)


def test_hagal_c_10_both_steps_of_grand_vision_go_to_the_lowest_track() -> None:
    scene = last_battle("grand_vision", "carthag", troops=(0, 1, 0))
    scene.set(1, influence={"emperor": 3, "guild": 3, "bene_gesserit": 3, "fremen": 2}).fight()
    assert scene[1].influence == [3, 3, 3, 4]
    assert scene.alliance("fremen") == 1
    assert scene.goods(1) == (0, 0, 0)


def test_hagal_g_6_a_full_track_is_no_candidate() -> None:
    scene = last_battle("skirmish_c", "carthag", troops=(0, 1, 0))
    scene.set(1, influence={"emperor": 6, "guild": 6, "bene_gesserit": 6, "fremen": 5}).fight()
    assert scene[1].influence == [6, 6, 6, 6]


def test_hagal_c_10_machinations_takes_the_two_lowest_tracks() -> None:
    scene = last_battle("machinations", "carthag", troops=(0, 1, 0))
    scene.set(1, influence={"emperor": 2, "guild": 1, "bene_gesserit": 3}).fight()
    assert scene[1].influence == [2, 2, 3, 1]


def test_hagal_c_10_machinations_with_level_tracks_asks_the_human_for_the_rest() -> None:
    scene = last_battle("machinations", "carthag", troops=(0, 1, 0))
    scene.set(1, influence={"emperor": 2, "guild": 1, "fremen": 1}).fight()
    assert scene.to_move == 0
    assert scene.options == ["combine machinations/choose 2+3", "combine machinations/choose 3+4"]
    scene.do("combine machinations/choose 3+4")
    assert scene[1].influence == [2, 1, 1, 2]


def test_hagal_c_10_a_choice_not_about_influence_is_the_humans() -> None:
    scene = last_battle("battle_for_arrakeen", "carthag", "carthag", troops=(0, 1, 3)).fight()
    assert (scene.to_move, scene.kind) == (0, "choose")
    path = "combine battle_for_arrakeen/choose"
    assert scene.options == [f"{path} 1+2", f"{path} 1+3", f"{path} 2+3"]
    scene.do(f"{path} 2+3")
    assert scene.goods(1) == (3, 2, 0)
    assert scene.intrigue(1) == []


def test_hagal_c_10_tied_rivals_each_get_a_choice_of_the_human() -> None:
    scene = last_battle("cloak_and_dagger", "carthag", "carthag", troops=(3, 1, 1)).fight()
    assert scene.options == [f"faction {name}" for name in ("emperor", "guild", "bene_gesserit", "fremen")]
    scene.do("faction guild")
    assert (scene.to_move, scene.kind) == (0, "either")
    assert scene.options == ["choose cloak_and_dagger/intrigue3", "choose cloak_and_dagger/spice2"]
    scene.do("choose cloak_and_dagger/spice2", "choose cloak_and_dagger/intrigue3")
    assert (scene.goods(1), len(scene.intrigue(1))) == ((0, 1, 0), 0)
    assert (scene.goods(2), len(scene.intrigue(2))) == ((0, 0, 0), 1)


# -- the end ---------------------------------------------------------------------------------------------------------


def test_hagal_c_13_a_rival_with_ten_points_ends_the_game_and_wins() -> None:
    scene = solo().set(1, vp=10).set(0, vp=9).finish_round()
    outcome = scene.game.outcome
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome.ranking == ((1,), (0,), (2,))
    assert outcome.scores == (9, 10, 0)


def test_hagal_c_13_with_nine_points_the_game_goes_on() -> None:
    scene = solo("wealth", "conspire", "foldspace").set(1, vp=9).finish_round()
    assert not scene.game.is_over


@pytest.mark.parametrize(
    ("human", "rival", "winner"),
    [
        ({"spice": 1}, {"spice": 2}, 1),
        ({"spice": 2, "solari": 1}, {"spice": 2}, 0),
        ({"water": 0}, {"water": 1}, 1),
        ({"troops": (3, 0)}, {"troops": (4, 0)}, 1),
        ({"troops": (3, 0)}, {"troops": (3, 0)}, 0),
    ],
)
def test_i_16_3_ties_between_the_human_and_a_rival(human: dict[str, Any], rival: dict[str, Any], winner: int) -> None:
    scene = solo(troops=(3, 0)).set(1, vp=10, **rival).set(0, vp=10, **human)
    scene.begin_turn(0).set_conflict_deck()
    finish_turn(scene.set(1, agents=["arrakeen", "carthag"]))
    assert scene.game.outcome is not None
    assert scene.game.outcome.winners == (winner,)


def test_two_rivals_who_are_level_in_everything_share_their_place() -> None:
    scene = solo().set(1, vp=10).set(2, vp=10).finish_round()
    assert scene.game.outcome is not None
    assert scene.game.outcome.ranking == ((1, 2), (0,))
    assert scene.game.outcome.winners == (1, 2)


@pytest.mark.parametrize(("flows", "points_scored"), [(1, 0), (2, 1), (3, 2)])
def test_hagal_c_11_corner_the_market_counts_two_for_each_rival(flows: int, points_scored: int) -> None:
    scene = solo().set(0, hand=["the_spice_must_flow"] * flows, intrigue=["corner_the_market"])
    scene.set_conflict_deck().finish_round()
    if flows == 1:
        assert scene.options == ["done"]
        scene.do("done")
    else:
        scene.do("play corner_the_market")
    assert scene[0].vp == points_scored
