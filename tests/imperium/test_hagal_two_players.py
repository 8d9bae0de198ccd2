"""Two players and House Hagal, the spoiler: when it acts, what it takes and what it does not (hagal A, B)."""

from __future__ import annotations

import pytest

import kanly
from kanly import ConfigError, Rng
from kanly.imperium.components import LEADERS
from kanly.imperium.state import ImperiumState
from tests.imperium.hagal_scenes import OUT_OF_THE_WAY, agents_sent, cards_turned, last_battle, two_players
from tests.scene import Scene

PEOPLE = ("earl_memnon_thorvald", "glossu_the_beast_rabban")


def points(scene: Scene) -> list[int]:
    return [scene[seat].vp for seat in range(3)]


def who_acted(scene: Scene) -> list[tuple[str, int]]:
    """The Agent, Reveal and passed turns so far, in order."""
    turns = ("agent", "rival_agent", "revealed", "passed_turn")
    return [(event.kind, event.seat) for event in scene.game.events if event.kind in turns]


# -- setup -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_hagal_b_1_house_hagal_is_set_up(seed: int) -> None:
    game = kanly.new("imperium", seats=2, seed=seed, leaders=["baron_vladimir_harkonnen", "paul_atreides"])
    assert game.decision.kind == "tokens"
    state = game.state
    assert isinstance(state, ImperiumState)
    assert len(state.players) == 3
    spoiler = state.players[2]
    assert spoiler.leader == -1
    assert (spoiler.supply, spoiler.garrison, spoiler.conflict) == (12, 0, 0)
    assert spoiler.ready == 3
    assert spoiler.goods == [0, 0, 0]
    assert spoiler.influence == [0, 0, 0, 0]
    assert spoiler.deck == []
    assert spoiler.intrigue == []
    for person in state.players[:2]:
        assert (person.goods, person.ready, person.garrison, person.vp) == ([0, 0, 1], 2, 3, 0)


def test_hagal_b_1_either_person_may_be_first_and_house_hagal_never() -> None:
    firsts = []
    for seed in range(12):
        game = kanly.new("imperium", seats=2, seed=seed, leaders=["paul_atreides", "count_ilban_richese"])
        firsts += [event.seat for event in game.events if event.kind == "first_player"]
        assert game.to_move == firsts[-1]
        assert not [event for event in game.events if event.kind == "rival_agent"]
    assert set(firsts) == {0, 1}


@pytest.mark.parametrize("leaders", ["random", "choose", "draft"])
def test_hagal_b_1_leaders_are_for_the_two_people(leaders: str) -> None:
    game = kanly.new("imperium", seats=2, seed=2, leaders=leaders)
    asked = []
    while game.decision.kind in ("leader", "tokens"):
        asked += [game.to_move] if game.decision.kind == "leader" else []
        game.apply(game.decision.actions[0])
    assert sorted(asked) == ([] if leaders == "random" else [0, 1])
    assert isinstance(game.state, ImperiumState)
    assert len({LEADERS[player.leader].key for player in game.state.players[:2]}) == 2
    assert game.state.players[2].leader == -1


def test_a_difficulty_is_refused() -> None:
    with pytest.raises(ConfigError, match="difficulty is an option of games with 1 seat"):
        kanly.new("imperium", seats=2, difficulty="mentat")
    with pytest.raises(ConfigError, match="3 leaders for 2 seats"):
        kanly.new("imperium", seats=2, leaders=["?"] * 3)


def test_the_mentat_costs_two_and_the_swordmaster_is_for_sale() -> None:
    scene = two_players().set(0, solari=2)
    scene.do("agent dagger@mentat")
    assert scene.goods(0) == (0, 0, 0)
    assert "agent dagger@swordmaster" in two_players().set(0, solari=8).options


# -- when it acts --------------------------------------------------------------------------------------------


def test_hagal_b_2_it_acts_right_after_each_agent_turn_of_the_first_player() -> None:
    scene = two_players("conspire", "wealth", "foldspace")
    scene.set(1, hand=["dagger", "diplomacy"])
    scene.do(OUT_OF_THE_WAY)
    assert who_acted(scene) == [("agent", 0), ("rival_agent", 2)]
    assert scene.to_move == 1
    scene.do("agent dagger@hall_of_oratory")
    assert who_acted(scene)[2:] == [("agent", 1)]
    assert scene.to_move == 0
    scene.do("agent diplomacy@stillsuits", "deploy 1")
    assert who_acted(scene)[3:] == [("agent", 0), ("rival_agent", 2)]
    assert agents_sent(scene) == ["conspire", "wealth"]
    scene.do("agent diplomacy@secrets", "done")
    assert who_acted(scene)[5:] == [("agent", 1), ("revealed", 0)]
    assert scene[2].ready == 1


def test_hagal_b_2_it_does_not_answer_a_reveal_turn() -> None:
    scene = two_players("conspire").do("reveal")
    while scene.to_move == 0:
        scene.do("done")
    assert who_acted(scene) == [("revealed", 0)]
    scene.do("agent dagger@hall_of_oratory")
    assert ("rival_agent", 2) not in who_acted(scene)[:3]


def test_hagal_b_2_it_does_not_answer_a_turn_passed_with_bindu_suspension() -> None:
    scene = two_players("conspire").set(0, intrigue=["bindu_suspension"], deck=["dagger"])
    scene.do("play bindu_suspension", "pass")
    assert who_acted(scene) == [("passed_turn", 0)]
    assert scene.to_move == 1


def test_hagal_b_2_it_acts_at_most_three_times_a_round() -> None:
    scene = two_players("conspire", "wealth", "foldspace", "carthag").give_mentat(0)
    scene.set(0, swordmaster=True, hand=["dune_the_desert_planet", "dagger", "diplomacy", "seek_allies", "dagger"])
    scene.set(1, hand=["dagger"], revealed=True)
    scene.do(OUT_OF_THE_WAY, "agent dagger@hall_of_oratory", "agent diplomacy@secrets")
    while scene.to_move == 0 and scene.kind == "move":
        scene.do("done")
    assert agents_sent(scene) == ["conspire", "wealth", "foldspace"]
    scene.set(0, intrigue=[]).do("agent seek_allies@stillsuits")
    assert agents_sent(scene) == ["conspire", "wealth", "foldspace"]


def test_hagal_b_2_the_marker_alternates_between_the_people_and_hagal_follows_it() -> None:
    scene = two_players("conspire", "wealth", "foldspace").finish_round()
    assert [event.seat for event in scene.events("recall")] == [1]
    assert scene.to_move == 1
    scene.set(1, hand=["dagger", "diplomacy"]).set(0, hand=["dagger", "diplomacy"])
    scene.do("agent dagger@hall_of_oratory")
    assert who_acted(scene) == [("agent", 1), ("rival_agent", 2)]
    scene.do("agent diplomacy@secrets")
    while scene.to_move == 0:
        scene.do("done")
    assert agents_sent(scene) == ["conspire"]
    scene.finish_round()
    assert [event.seat for event in scene.events("recall")] == [1, 0]


def test_its_agents_come_home_at_recall() -> None:
    scene = two_players("conspire").do(OUT_OF_THE_WAY)
    assert scene[2].ready == 2
    scene.finish_round()
    assert scene[2].ready == 3
    assert scene.agents_on("conspire") == []


# -- what it takes ---------------------------------------------------------------------------------------------


def test_a_whole_turn_of_house_hagal_is_told() -> None:
    scene = two_players("carthag", "hardy_warriors", troops=(3, 0), agents=["carthag"])
    before = len(scene.game.events)
    scene.do(OUT_OF_THE_WAY)
    assert [(event.kind, event.data) for event in scene.game.events[before:] if event.seat == 2] == [
        ("hagal_card", {"card": "carthag"}),
        ("hagal_skipped", {"card": "carthag", "reason": "occupied"}),
        ("hagal_card", {"card": "hardy_warriors"}),
        ("rival_agent", {"card": "hardy_warriors", "space": "hardy_warriors", "to_bank": 0}),
        ("influence", {"faction": "fremen", "now": 1, "change": 1}),
        ("recruited", {"count": 2}),
        ("deployed", {"count": 4, "strength": 8}),
    ]


def test_hagal_b_3_neither_influence_nor_alliance_is_a_point_for_it() -> None:
    scene = two_players("wealth", "conspire", influence={"emperor": 1}).do(OUT_OF_THE_WAY)
    assert scene.influence(2, "emperor") == 2
    assert points(scene) == [0, 0, 0]
    scene = two_players("wealth", influence={"emperor": 3}).do(OUT_OF_THE_WAY)
    assert scene.alliance("emperor") == 2
    assert points(scene) == [0, 0, 0]
    assert scene.troops(2) == (12, 0, 0)


def test_hagal_b_3_a_person_must_overtake_it_for_the_alliance() -> None:
    scene = two_players("carthag", influence={"emperor": 4}).set(
        0, hand=["diplomacy", "dagger"], influence={"emperor": 3}
    )
    scene.do("agent diplomacy@wealth")
    assert scene.influence(0, "emperor") == 4
    assert scene.alliance("emperor") == 2
    scene = two_players("carthag", influence={"emperor": 4}).set(
        0, hand=["diplomacy", "dagger"], influence={"emperor": 4}
    )
    assert points(scene) == [1, 0, 0]
    scene.do("agent diplomacy@wealth")
    assert scene.alliance("emperor") == 0
    assert points(scene) == [2, 0, 0]


def test_hagal_b_3_it_takes_an_alliance_and_the_person_loses_the_point() -> None:
    scene = two_players("wealth").set(0, influence={"emperor": 4}).set(2, influence={"emperor": 4})
    assert (scene.alliance("emperor"), points(scene)) == (0, [2, 0, 0])
    scene.do(OUT_OF_THE_WAY)
    assert (scene.alliance("emperor"), points(scene)) == (2, [1, 0, 0])


def test_i_17_7_an_alliance_may_be_left_to_house_hagal() -> None:
    scene = two_players("carthag").set(0, influence={"fremen": 5}, hand=["shifting_allegiances", "dagger"], spice=2)
    scene.set(1, influence={"fremen": 5}).set(2, influence={"fremen": 5})
    scene.do("agent shifting_allegiances@hall_of_oratory", "use shifting_allegiances/influence")
    assert (scene.to_move, scene.options) == (0, ["seat 1", "seat 2"])
    scene.do("seat 2")
    assert scene.alliance("fremen") == 2
    assert points(scene) == [1, 1, 0]


def test_hagal_a_5_a_person_gains_when_house_hagal_comes_to_a_controlled_space() -> None:
    scene = two_players("arrakeen_2h").control("arrakeen", 1).do(OUT_OF_THE_WAY)
    assert scene.goods(1) == (1, 0, 0)


def test_the_voice_closes_a_space_to_house_hagal() -> None:
    scene = two_players("conspire", "wealth").set(0, hand=["the_voice", "diplomacy", "dagger"])
    scene.do("agent the_voice@secure_contract", "space conspire")
    assert [event.data["reason"] for event in scene.events("hagal_skipped")] == ["voice"]
    assert agents_sent(scene) == ["wealth"]


def test_hagal_a_12_cards_of_both_people_hit_it() -> None:
    scene = two_players("wealth", troops=(2, 1)).set(0, hand=["gun_thopter", "dagger"]).set(1, troops=(0, 0))
    scene.do("agent gun_thopter@secure_contract")
    assert scene.troops(2) == (10, 1, 1)
    scene.set(1, hand=["test_of_humanity", "dagger"], troops=(0, 0)).set(0, hand=["dagger"], troops=(0, 1))
    scene.do("agent test_of_humanity@hall_of_oratory")
    assert scene.troops(2) == (11, 1, 0)
    assert (scene.to_move, scene.kind) == (0, "either")


def test_hagal_a_12_double_cross_takes_a_troop_of_house_hagal() -> None:
    scene = two_players("wealth", troops=(0, 2)).set(0, intrigue=["double_cross"], solari=1, troops=(3, 0))
    scene.do("play double_cross")
    assert scene.troops(2) == (11, 0, 1)
    assert scene.troops(0) == (8, 3, 1)


# -- combat ------------------------------------------------------------------------------------------------------


def test_hagal_a_10_it_turns_up_swords_before_the_people_play_intrigue() -> None:
    scene = last_battle("skirmish_b", "heighliner", troops=(1, 1, 1), people=2).set(0, intrigue=["ambush"]).fight()
    assert (scene.to_move, scene.kind) == (0, "combat_turn")
    assert [event.data for event in scene.events("rival_swords")] == [{"card": "heighliner", "count": 6, "strength": 8}]
    assert [scene.strength(seat) for seat in range(3)] == [2, 2, 8]


def test_hagal_a_10_only_people_have_a_window() -> None:
    scene = last_battle("skirmish_b", "carthag", troops=(0, 0, 1), people=2).set(0, intrigue=["ambush"]).fight()
    assert scene.kind == "endgame_turn"
    assert cards_turned(scene) == ["carthag"]


def test_hagal_a_10_without_troops_it_turns_up_nothing() -> None:
    scene = last_battle("skirmish_b", "carthag", troops=(1, 0, 0), people=2).fight()
    assert cards_turned(scene) == []
    assert points(scene) == [1, 0, 0]


@pytest.mark.parametrize(
    ("troops", "solari"),
    [
        ((2, 1, 3), [4, 0, 0]),
        ((3, 1, 2), [6, 0, 0]),
        ((3, 2, 1), [6, 4, 0]),
        ((2, 1, 2), [4, 0, 0]),
        ((3, 2, 2), [6, 2, 0]),
        ((2, 2, 3), [2, 2, 0]),
        ((2, 2, 2), [4, 4, 0]),
        ((1, 0, 2), [4, 0, 0]),
    ],
)
def test_hagal_b_6_its_place_counts_and_its_reward_goes_to_nobody(
    troops: tuple[int, int, int], solari: list[int]
) -> None:
    scene = last_battle("guild_bank_raid", "carthag", troops=troops, people=2).fight()
    assert [scene.goods(seat)[0] for seat in range(3)] == solari


def test_hagal_b_6_a_victory_gives_it_no_point_and_no_choice() -> None:
    for conflict in ("skirmish_a", "skirmish_c", "machinations", "cloak_and_dagger", "sort_through_the_chaos"):
        scene = last_battle(conflict, "carthag", troops=(0, 0, 2), people=2).fight()
        assert scene.game.is_over
        assert points(scene) == [0, 0, 0]
        assert scene[2].influence == [0, 0, 0, 0]
        assert (scene.goods(2), scene.intrigue(2)) == ((0, 0, 0), [])
        assert scene.events("mentat_owed") == []


@pytest.mark.parametrize("conflict", ["siege_of_carthag", "battle_for_carthag"])
def test_hagal_b_7_its_victory_removes_the_control_marker_of_a_person(conflict: str) -> None:
    scene = last_battle(conflict, "carthag", troops=(1, 0, 3), people=2).control("carthag", 0).control("arrakeen", 1)
    scene.fight()
    assert scene.controller("carthag") == -1
    assert scene.controller("arrakeen") == 1
    assert scene.events("control")[0].data == {"space": "carthag", "lost_by": 0}


def test_hagal_b_7_it_never_controls_a_space_itself() -> None:
    scene = last_battle("siege_of_carthag", "carthag", troops=(0, 0, 3), people=2).fight()
    assert scene.controller("carthag") == -1
    assert scene.events("control") == []


@pytest.mark.parametrize("troops", [(2, 0, 2), (0, 0, 0), (0, 3, 2)])
def test_hagal_b_7_without_a_victory_of_its_own_the_marker_stays(troops: tuple[int, int, int]) -> None:
    scene = last_battle("siege_of_carthag", "carthag", troops=troops, people=2).control("carthag", 1).fight()
    assert scene.controller("carthag") == 1


def test_i_13_10_nobody_plays_a_winners_card_when_house_hagal_wins() -> None:
    scene = last_battle("skirmish_b", "carthag", troops=(1, 0, 3), people=2).set(0, intrigue=["to_the_victor"]).fight()
    assert scene.options == ["pass"]
    scene.do("pass")
    assert scene.kind == "endgame_turn"
    assert scene.goods(0) == (0, 0, 1)


# -- the end -----------------------------------------------------------------------------------------------------


def test_hagal_b_3_house_hagal_is_not_ranked() -> None:
    scene = two_players().set(0, vp=4).set(1, vp=10).finish_round()
    outcome = scene.game.outcome
    assert outcome is not None
    assert outcome.ranking == ((1,), (0,))
    assert outcome.scores == (4, 10, 0)


def test_corner_the_market_is_against_the_other_person_only() -> None:
    scene = two_players().set(0, hand=["the_spice_must_flow"], intrigue=["corner_the_market"])
    scene.set_conflict_deck().finish_round().do("play corner_the_market")
    assert points(scene) == [1, 0, 0]


def test_a_record_of_two_players_replays() -> None:
    game = kanly.new("imperium", seats=2, seed=9)
    bot = Rng.seeded(1)
    while not game.is_over:
        options = game.decision.actions
        assert game.to_move in (0, 1)
        game.apply(options[bot.below(len(options))])
    text = game.record()
    assert "* hagal_deck" in text
    assert "option difficulty" not in text
    assert kanly.read_record(text, verify=True).digest == game.digest
    assert kanly.read_record(text).record() == text


def test_a_turn_of_house_hagal_cannot_be_taken_back() -> None:
    scene = two_players("conspire").do(OUT_OF_THE_WAY)
    assert scene.game.why_not_undo(0) == "something hidden has become known since, or chance has decided"


def test_what_house_hagal_has_turned_up_lies_open_and_the_rest_is_hidden() -> None:
    scene = two_players("conspire").do(OUT_OF_THE_WAY)
    for viewer in (-1, 0, 1, 2):
        seen = scene.view(viewer)
        assert seen["hagal"]["discard"] == ["conspire"]
        assert seen["hagal"]["deck"] == ["?"] * 27
        assert seen["unseen_hagal"] == sorted(seen["unseen_hagal"], key=seen["unseen_hagal"].index)
        assert seen["unseen_hagal"].count("conspire") == 1
