"""The turn of a rival: Agents, troops, Spies and the strategy, whose turn it is (hagal A, D-6, D-7, D-20 to D-23)."""

from __future__ import annotations

import itertools

import pytest

import kanly
from kanly.imperium.state import ImperiumState, in_turn_order, left_of
from tests.imperium.uprising.rival_scenes import RivalScene, before, turn_up

# -- whose turn it is ------------------------------------------------------------------------------------------------


def own(game: kanly.Game) -> ImperiumState:
    assert isinstance(game.state, ImperiumState)
    return game.state


def play(game: kanly.Game, rounds: int) -> kanly.Game:
    while not game.is_over and own(game).round <= rounds:
        game.apply(game.decision.actions[0])
    return game


@pytest.mark.parametrize("seed", range(3))
def test_hagal_d_6_alone_the_marker_goes_round_and_a_rival_with_it_plays_first(seed: int) -> None:
    game = play(kanly.new("imperium", edition="uprising", seats=1, seed=seed), 4)
    first = next(event.seat for event in game.events if event.kind == "first_player")
    passed = [event.seat for event in game.events if event.kind == "recall"]
    assert passed[:3] == [(first + i) % 3 for i in (1, 2, 3)]
    acting = [event for event in game.events if event.kind in ("round", "rival_agent", "agent", "revealed")]
    began = [after.seat for event, after in itertools.pairwise(acting) if event.kind == "round"]
    assert began[:4] == [first, *passed[:3]]


@pytest.mark.parametrize("seed", range(3))
def test_hagal_d_7_the_marker_passes_between_two_people_only(seed: int) -> None:
    game = play(kanly.new("imperium", edition="uprising", seats=2, seed=seed), 4)
    first = next(event.seat for event in game.events if event.kind == "first_player")
    assert first in (0, 1)
    passed = [event.seat for event in game.events if event.kind == "recall"]
    assert passed[:3] == [1 - first, first, 1 - first]


@pytest.mark.parametrize(("first", "order"), [(0, [0, 2, 1]), (1, [1, 2, 0])])
def test_hagal_d_7_the_common_rival_sits_at_the_left_of_the_first_player(first: int, order: list[int]) -> None:
    scene = RivalScene("sardaukar", people=2, first=first)
    assert in_turn_order(scene.state) == order
    assert left_of(scene.state, order[0]) == order[1:]
    assert left_of(scene.state, order[1]) == [order[2], order[0]]
    assert left_of(scene.state, order[2]) == order[:2]


def test_hagal_d_7_the_rival_acts_between_the_two_people() -> None:
    scene = RivalScene("sardaukar", "espionage", people=2).act()
    assert (scene.sent(), scene.to_move) == (["sardaukar"], 1)
    scene.do("agent diplomacy@fremkit")
    while scene.to_move == 1:
        scene.do(scene.options[-1])
    assert (scene.to_move, scene.sent()) == (0, ["sardaukar"])


def test_e_196_the_rival_goes_on_when_the_first_player_has_revealed() -> None:
    scene = RivalScene("sardaukar", "espionage", people=2)
    scene.do("reveal")
    while scene.to_move == 0:
        scene.do("done")
    assert (scene.sent(), scene.to_move) == (["sardaukar"], 1)
    scene.do("reveal")
    while scene.kind == "move":
        scene.do("done")
    assert scene.sent()[:2] == ["sardaukar", "espionage"]


# -- Agents and troops -----------------------------------------------------------------------------------------------


def test_hagal_a_2_an_occupied_space_is_ignored_with_all_its_effects() -> None:
    scene = before("sardaukar", "fremkit").set(0, swordmaster=True, agents=["sardaukar"])
    scene.act()
    assert (scene.ignored(), scene.sent()) == ([("sardaukar", "occupied")], ["fremkit"])
    assert scene.influence_of(1) == [0, 0, 0, 1]


def test_hagal_a_5_price_and_requirement_are_ignored_and_the_controller_gains() -> None:
    scene = before("arrakeen")
    scene.control("arrakeen", 0)
    scene.act()
    assert (scene.sent(), scene.goods(0), scene.goods(1)) == (["arrakeen"], (1, 0, 0), (0, 0, 0))
    assert turn_up("heighliner").events("paid", 1) == []


@pytest.mark.parametrize("faction", ["emperor", "guild", "bene_gesserit", "fremen"])
def test_hagal_a_6_no_bonus_at_four_but_the_alliance_and_points(faction: str) -> None:
    card = {"emperor": "dutiful_service", "guild": "heighliner", "bene_gesserit": "secrets", "fremen": "fremkit"}[
        faction
    ]
    scene = turn_up(card, influence={faction: 3})
    assert (scene.alliance(faction), scene[1].vp) == (1, 2)
    assert (scene.goods(1), scene.intrigue(1), scene.spies(1)) == ((0, 0, 0), [], [])


def test_hagal_a_7_an_empty_supply_recruits_nobody() -> None:
    scene = turn_up("sardaukar", troops=(12, 0))
    assert (scene.troops(1), scene.events("recruited", 1)) == ((0, 12, 0), [])


def test_hagal_a_8_two_troops_of_the_garrison_go_along_or_as_many_as_there_are() -> None:
    assert turn_up("fremkit", troops=(1, 0)).troops(1) == (11, 0, 1)
    assert turn_up("fremkit", troops=(0, 0)).troops(1) == (12, 0, 0)


def test_hagal_a_12_staban_tuek_gains_when_a_rival_comes_to_a_maker_space_he_spies_on() -> None:
    scene = RivalScene("deep_desert", human="staban_tuek")
    scene.give(0, spies=["deep_desert"])
    scene.bonus("deep_desert", 1)
    scene.act()
    assert (scene.goods(0), scene.goods(1)) == ((0, 1, 0), (0, 5, 0))


def test_hagal_a_12_a_human_card_that_makes_opponents_discard_passes_a_rival_by() -> None:
    scene = RivalScene("sardaukar").set(0, hand=["covert_operation", "dagger"])
    scene.give(0, spies=["choam"])
    scene.do("agent covert_operation@accept_contract")
    while scene.state.turn.seat == 0 and scene.kind != "turn":
        scene.do("done" if "done" in scene.options else scene.options[0])
    assert (scene.events("discarded"), scene.sent()) == ([], ["sardaukar"])


def test_hagal_a_13_with_no_card_to_play_the_agents_stay_home() -> None:
    scene = before()
    scene.state.agents = [agents or 1 for agents in scene.state.agents]
    scene.state.agents[scene.ids.space_ids["high_council"]] = 0
    scene.state.players[0].ready = 2
    scene.game.apply("agent dagger@high_council")
    assert [event.seat for event in scene.events("passed_turn")] == [1]
    assert scene.sent() == []


def test_hagal_d_15_nothing_is_gained_from_spaces() -> None:
    for card in ("sardaukar", "fremkit", "research_station", "gather_support", "dutiful_service"):
        scene = turn_up(card)
        assert (scene.goods(1), scene.intrigue(1)) == ((0, 0, 0), [])


def test_nothing_is_ever_asked_for_a_rival_with_a_card() -> None:
    for seats in (1, 2):
        game = kanly.new("imperium", edition="uprising", seats=seats, seed=5, variants=True)
        while not game.is_over:
            assert own(game).pending[1] < seats
            game.apply(game.decision.actions[-1])


# -- Spies and the strategy ------------------------------------------------------------------------------------------


def test_hagal_d_22_the_third_spy_calls_the_two_others_back_and_stays() -> None:
    scene = turn_up("place_spy_city", "dutiful_service", spies=["choam", "emperor"])
    assert scene.spies(1) == ["arrakeen_refinery"]
    assert len(scene.events("strategy", 1)) == 1
    assert sorted(event.data["post"] for event in scene.events("spy_recalled", 1)) == ["choam", "emperor"]


def test_hagal_d_22_a_second_spy_sets_nothing_off() -> None:
    scene = turn_up("place_spy_city", "dutiful_service", spies=["choam"])
    assert (len(scene.spies(1)), scene.events("strategy")) == (2, [])


def test_hagal_d_22_a_spy_never_lets_a_rival_in() -> None:
    scene = before("sardaukar", "fremkit", spies=["emperor"])
    scene.set(0, swordmaster=True, agents=["sardaukar"])
    scene.act()
    assert (scene.ignored(), scene.spies(1)) == ([("sardaukar", "occupied")], ["emperor"])


def test_e_197_troops_of_a_strategy_before_the_agent_are_deployed_with_it() -> None:
    scene = turn_up("place_spy_city", "arrakeen", rival="rival_staban_tuek", spies=["choam", "emperor"])
    assert scene.troops(1) == (6, 1, 5)  # 2 by the strategy, 1 by the card, 2 of the garrison


def test_hagal_d_23_a_strategy_of_the_same_card_as_the_agent_counts_too() -> None:
    scene = turn_up("spice_refinery", rival="rival_princess_irulan", spies=["choam", "deep_desert"])
    assert scene.spies(1) == ["emperor"]
    assert scene.troops(1) == (8, 1, 3)


def test_a_whole_turn_of_a_rival_is_told() -> None:
    scene = before("sardaukar", "place_spy_landsraad", "arrakeen", spies=["choam", "emperor"])
    scene.set(0, swordmaster=True, agents=["sardaukar"])
    scene.act()
    assert [(event.kind, event.data) for event in scene.game.events if event.seat == 1] == [
        ("hagal_card", {"card": "sardaukar"}),
        ("hagal_skipped", {"card": "sardaukar", "reason": "occupied"}),
        ("hagal_card", {"card": "place_spy_landsraad"}),
        ("spy_placed", {"post": "landsraad"}),
        ("strategy", {}),
        ("spy_recalled", {"post": "emperor", "why": "strategy"}),
        ("spy_recalled", {"post": "choam", "why": "strategy"}),
        ("influence", {"faction": "fremen", "now": 1, "change": 1}),
        ("hagal_card", {"card": "arrakeen"}),
        ("rival_agent", {"card": "arrakeen", "space": "arrakeen", "to_bank": 0}),
        ("recruited", {"count": 1}),
        ("recruited", {"count": 1}),
        ("deployed", {"count": 4, "strength": 8}),
    ]
