"""The one-player game: its setup, and the turn of a rival (hagal A, C)."""

from __future__ import annotations

import itertools

import pytest

import kanly
from kanly import ConfigError
from kanly.imperium.components import LEADERS
from kanly.imperium.state import ImperiumState
from tests.imperium.hagal_scenes import OUT_OF_THE_WAY, agents_sent, cards_turned, solo
from tests.imperium.solo_scenes import (
    BARON,
    RIVALS,
    before_the_first_round,
    finish_turn,
    play_first_actions,
    points,
    skipped,
    told_of,
)
from tests.scene import Scene

# -- setup -----------------------------------------------------------------------------------------------


def test_hagal_c_2_the_human_and_two_rivals_are_set_up() -> None:
    state = before_the_first_round()
    assert len(state.players) == 3
    assert [player.goods[2] for player in state.players] == [1, 1, 1]
    assert [player.ready for player in state.players] == [2, 2, 2]
    assert [player.influence for player in state.players] == [[0, 0, 0, 0]] * 3
    assert [player.vp for player in state.players] == [0, 0, 0]
    assert [len(player.deck) for player in state.players] == [10, 0, 0]
    assert (state.players[0].supply, state.players[0].garrison) == (9, 3)


@pytest.mark.parametrize("seed", range(4))
def test_hagal_c_2_the_rival_at_the_left_begins_and_the_marker_goes_round(seed: int) -> None:
    game = play_first_actions(kanly.new("imperium", seats=1, seed=seed), rounds=4)
    assert [event.seat for event in game.events if event.kind == "first_player"] == [1]
    assert [event.seat for event in game.events if event.kind == "recall"] == [2, 0, 1]
    acting = [(e.kind, e.seat) for e in game.events if e.kind in ("round", "rival_agent", "agent", "revealed")]
    firsts = [after for before, after in itertools.pairwise(acting) if before[0] == "round"]
    assert [seat for _, seat in firsts] == [1, 2, 0, 1]


def test_hagal_c_3_only_the_ring_of_a_rival_is_used() -> None:
    state = before_the_first_round(rivals=("glossu_the_beast_rabban", "countess_ariana_thorvald"))
    assert [player.goods for player in state.players[1:]] == [[0, 0, 1], [0, 0, 1]]
    scene = solo("harvest_spice", rivals=("countess_ariana_thorvald", "count_ilban_richese"))
    scene.bonus("hagga_basin", 1).do(OUT_OF_THE_WAY)
    assert scene.goods(1) == (0, 3, 0)
    assert scene.events("drew", 1) == []


def test_hagal_c_3_a_baron_as_rival_has_no_secret_factions() -> None:
    game = kanly.new("imperium", seats=1, leaders=["paul_atreides", *BARON])
    assert not [event for event in game.events if event.kind == "chose_secretly"]
    scene = solo("heighliner", rivals=BARON, troops=(5, 0)).do(OUT_OF_THE_WAY)
    assert scene.troops(1)[2] == 5
    assert scene.events("masterstroke") == []


@pytest.mark.parametrize("leader", ["paul_atreides", "helena_richese"])
def test_hagal_c_3_two_leaders_cannot_be_rivals(leader: str) -> None:
    for named in ([RIVALS[0], leader, RIVALS[1]], [RIVALS[0], "?", leader]):
        with pytest.raises(ConfigError, match="cannot be a rival"):
            kanly.new("imperium", seats=1, leaders=named)
    game = kanly.new("imperium", seats=1, leaders=[leader, *RIVALS])
    assert isinstance(game.state, ImperiumState)
    assert LEADERS[game.state.players[0].leader].key == leader


@pytest.mark.parametrize("leaders", ["random", "draft", "?", "?,?,count_ilban_richese"])
def test_hagal_c_3_leaders_dealt_to_rivals_are_allowed_ones(leaders: str) -> None:
    for seed in range(25):
        game = kanly.new("imperium", seats=1, seed=seed, leaders=leaders)
        while game.decision.kind in ("leader", "tokens"):
            game.apply(game.decision.actions[0])
        assert isinstance(game.state, ImperiumState)
        dealt = [LEADERS[player.leader].key for player in game.state.players]
        assert len(set(dealt)) == 3
        assert not {"paul_atreides", "helena_richese"} & set(dealt[1:])


def test_hagal_c_3_the_human_chooses_the_own_leader_and_then_those_of_the_rivals() -> None:
    game = kanly.new("imperium", seats=1, leaders="choose")
    assert len(game.decision.actions) == 8
    game.apply("leader earl_memnon_thorvald")
    for rival in (1, 2):
        assert (game.decision.kind, game.decision.seat) == ("leader", 0)
        offered = [action.text for action in game.decision.actions]
        assert "leader paul_atreides" not in offered
        assert "leader helena_richese" not in offered
        assert len(offered) == 6 - rival
        assert game.why_not("leader paul_atreides") is not None
        game.apply(offered[0])
    assert isinstance(game.state, ImperiumState)
    assert [LEADERS[player.leader].key for player in game.state.players] == [
        "earl_memnon_thorvald",
        "baron_vladimir_harkonnen",
        "glossu_the_beast_rabban",
    ]


def test_a_draft_offers_two_leaders_to_the_human_alone() -> None:
    game = kanly.new("imperium", seats=1, seed=3, leaders="draft")
    assert (game.decision.kind, game.decision.seat, len(game.decision.actions)) == ("leader", 0, 2)
    game.apply(game.decision.actions[0])
    assert game.decision.kind != "leader"


@pytest.mark.parametrize("leaders", [["paul_atreides", "count_ilban_richese"], ["?"] * 4])
def test_leaders_of_a_solo_game_are_the_humans_or_all_three(leaders: list[str]) -> None:
    with pytest.raises(ConfigError, match="leaders for 1 seat; name 1 or 3"):
        kanly.new("imperium", seats=1, leaders=leaders)


# -- a rival's turn --------------------------------------------------------------------------------------


def test_a_whole_turn_of_a_rival_is_told() -> None:
    scene = solo("wealth", "harvest_spice", "arrakeen_1h", agents=["wealth"], troops=(3, 0))
    scene.control("arrakeen", 2)
    before = len(scene.game.events)
    scene.do(OUT_OF_THE_WAY)
    assert told_of(scene, 1, before) == [
        ("hagal_card", {"card": "wealth"}),
        ("hagal_skipped", {"card": "wealth", "reason": "occupied"}),
        ("hagal_card", {"card": "harvest_spice"}),
        ("hagal_skipped", {"card": "harvest_spice", "reason": "no_bonus_spice"}),
        ("hagal_card", {"card": "arrakeen_1h"}),
        ("rival_agent", {"card": "arrakeen_1h", "space": "arrakeen", "to_bank": 0}),
        ("recruited", {"count": 1}),
        ("gained", {"resource": "solari", "count": 1}),
        ("deployed", {"count": 3, "strength": 6}),
    ]
    assert told_of(scene, 2, before) == [("gained", {"resource": "solari", "count": 1})]
    assert scene.to_move == 0
    assert scene[1].ready == 0


def test_hagal_a_1_rivals_never_reveal_draw_or_acquire() -> None:
    game = play_first_actions(kanly.new("imperium", seats=1, seed=5), rounds=4)
    for kind in ("revealed", "drew", "acquired", "played_intrigue", "agent"):
        assert {event.seat for event in game.events if event.kind == kind} <= {0}
    assert {event.seat for event in game.events if event.kind == "rival_agent"} == {1, 2}


def test_hagal_a_2_an_occupied_space_is_ignored_with_all_its_effects() -> None:
    scene = solo("conspire", "wealth").set(0, swordmaster=True, agents=["conspire"]).do(OUT_OF_THE_WAY)
    assert cards_turned(scene, 1) == ["conspire", "wealth"]
    assert skipped(scene) == [("conspire", "occupied")]
    assert agents_sent(scene) == ["wealth"]
    assert scene.influence(1, "emperor") == 1
    assert scene.troops(1) == (12, 0, 0)


def test_hagal_a_2_the_own_agent_occupies_a_space_too() -> None:
    scene = solo("conspire", "foldspace", agents=["conspire"]).do(OUT_OF_THE_WAY)
    assert skipped(scene) == [("conspire", "occupied")]
    assert agents_sent(scene) == ["foldspace"]
    assert scene.influence(1, "emperor") == 0


def test_the_voice_closes_a_space_to_rivals_too() -> None:
    scene = solo("conspire", "wealth").set(0, hand=["the_voice", "diplomacy", "dagger"])
    scene.do("agent the_voice@secure_contract", "space conspire")
    assert skipped(scene) == [("conspire", "voice")]
    assert agents_sent(scene) == ["wealth"]


def test_the_voice_takes_a_maker_space_from_the_choice_of_harvest_spice() -> None:
    scene = solo("harvest_spice").set(0, hand=["the_voice", "diplomacy", "dagger"])
    scene.bonus("the_great_flat", 2).bonus("hagga_basin", 1)
    scene.do("agent the_voice@secure_contract", "space the_great_flat")
    assert agents_sent(scene) == ["hagga_basin"]
    assert scene.bonus_on("the_great_flat") == 2


def test_hagal_a_4_an_empty_deck_is_shuffled_with_what_was_turned_up_this_turn() -> None:
    scene = solo(agents=["wealth"]).stack_hagal("wealth", only=True)
    assert len(scene.hagal_cards("discard")) == 26
    scene.do(OUT_OF_THE_WAY)
    kinds = [event.kind for event in scene.game.events if event.kind.startswith("hagal")]
    assert kinds[:4] == ["hagal_card", "hagal_skipped", "hagal_reshuffled", "hagal_card"]
    since = cards_turned(scene)[1:]
    assert scene.hagal_cards("discard") == since
    assert len(scene.hagal_cards("deck")) == 27 - len(since)
    assert len(agents_sent(scene)) == 1


def test_hagal_a_5_cost_and_requirement_of_a_space_are_ignored() -> None:
    scene = solo("heighliner").do(OUT_OF_THE_WAY)
    assert agents_sent(scene) == ["heighliner"]
    assert scene.goods(1) == (0, 0, 0)
    assert scene.events("paid", 1) == []


@pytest.mark.parametrize(
    ("space", "card", "bonus"),
    [("arrakeen", "arrakeen_1h", (1, 0, 0)), ("carthag", "carthag", (1, 0, 0)), ("imperial_basin", "", (0, 1, 0))],
)
@pytest.mark.parametrize("owner", [0, 2])
def test_hagal_a_5_the_controller_gains_when_a_rival_comes(
    space: str, card: str, bonus: tuple[int, int, int], owner: int
) -> None:
    scene = solo(card or "harvest_spice").control(space, owner)
    if not card:
        scene.bonus(space, 1)
    before = len(scene.game.events)
    scene.do(OUT_OF_THE_WAY)
    assert agents_sent(scene) == [space]
    solari, spice, water = scene.goods(owner)
    assert (solari - (3 if owner == 0 else 0), spice, water) == bonus
    assert len([kind for kind, _ in told_of(scene, owner, before) if kind == "gained"]) == (2 if owner == 0 else 1)


@pytest.mark.parametrize("visitor", [0, 1])
def test_hagal_c_7_a_rival_who_controls_a_space_gains_whoever_comes(visitor: int) -> None:
    scene = solo("carthag").control("carthag", 1).set(0, hand=["reconnaissance", "diplomacy", "dagger"])
    if visitor == 0:
        scene.stack_hagal("wealth").do("agent reconnaissance@carthag", "done")
    else:
        scene.set(0, hand=["dune_the_desert_planet", "diplomacy", "dagger"]).do(OUT_OF_THE_WAY)
    assert scene.agents_on("carthag") == [visitor]
    assert scene.goods(1) == (1, 0, 0)


def test_hagal_a_6_no_bonus_at_four_but_the_alliance_and_its_point() -> None:
    scene = solo("stillsuits", influence={"fremen": 3}).do(OUT_OF_THE_WAY)
    assert scene.influence(1, "fremen") == 4
    assert scene.goods(1) == (0, 0, 0)
    assert scene.alliance("fremen") == 1
    assert points(scene) == [0, 2, 0]


@pytest.mark.parametrize(
    ("card", "faction"), [("conspire", "emperor"), ("wealth", "emperor"), ("secrets", "bene_gesserit")]
)
def test_hagal_a_6_neither_troops_nor_intrigue_come_with_the_fourth_step(card: str, faction: str) -> None:
    scene = solo(card, influence={faction: 3}).do(OUT_OF_THE_WAY)
    assert scene.influence(1, faction) == 4
    assert scene.intrigue(1) == []
    assert scene.troops(1)[1] == (2 if card == "conspire" else 0)


def test_hagal_a_6_a_rival_takes_an_alliance_from_the_human_by_overtaking() -> None:
    scene = solo("wealth", influence={"emperor": 4}).set(0, influence={"emperor": 4})
    assert scene.alliance("emperor") == 1
    scene = solo("wealth", "conspire").set(0, influence={"emperor": 4}).set(1, influence={"emperor": 4})
    assert (scene.alliance("emperor"), points(scene)) == (0, [2, 1, 0])
    scene.do(OUT_OF_THE_WAY)
    assert scene.influence(1, "emperor") == 5
    assert (scene.alliance("emperor"), points(scene)) == (1, [1, 2, 0])


def test_hagal_a_6_the_human_takes_an_alliance_from_a_rival_by_overtaking() -> None:
    scene = solo("carthag", influence={"emperor": 4}).set(0, hand=["diplomacy", "dagger"], influence={"emperor": 4})
    assert points(scene) == [1, 2, 0]
    scene.do("agent diplomacy@wealth")
    assert scene.alliance("emperor") == 0
    assert points(scene) == [2, 1, 0]


def test_hagal_g_6_influence_at_the_top_of_a_track_is_lost() -> None:
    scene = solo("wealth", influence={"emperor": 6}).do(OUT_OF_THE_WAY)
    assert agents_sent(scene) == ["wealth"]
    assert scene.influence(1, "emperor") == 6
    assert points(scene) == [0, 2, 0]


def test_hagal_c_6_the_second_step_of_a_track_is_a_point() -> None:
    scene = solo("foldspace", influence={"guild": 1})
    assert points(scene) == [0, 0, 0]
    scene.do(OUT_OF_THE_WAY)
    assert points(scene) == [0, 1, 0]


def test_i_17_7_a_human_who_loses_an_alliance_chooses_between_two_rivals() -> None:
    scene = solo("carthag").set(0, hand=["shifting_allegiances", "dagger"], spice=2, influence={"fremen": 5})
    scene.set(1, influence={"fremen": 5}).set(2, influence={"fremen": 5})
    assert points(scene) == [2, 1, 1]
    scene.do("agent shifting_allegiances@hall_of_oratory", "use shifting_allegiances/influence")
    assert (scene.to_move, scene.kind, scene.options) == (0, "alliance", ["seat 1", "seat 2"])
    scene.do("seat 2")
    assert scene.alliance("fremen") == 2
    assert points(scene) == [1, 1, 2]


def test_i_17_7_an_alliance_passes_to_the_only_rival_who_is_level() -> None:
    scene = solo("carthag").set(0, hand=["shifting_allegiances", "dagger"], spice=2, influence={"fremen": 4})
    scene.set(1, influence={"fremen": 4})
    scene.do("agent shifting_allegiances@hall_of_oratory", "use shifting_allegiances/influence")
    assert scene.alliance("fremen") == 1
    assert points(scene) == [1, 2, 0]


# -- troops ----------------------------------------------------------------------------------------------


def test_hagal_a_7_an_empty_supply_yields_nothing() -> None:
    scene = solo("rally_troops", troops=(10, 0)).do(OUT_OF_THE_WAY)
    assert scene.troops(1) == (0, 12, 0)
    scene = solo("heighliner", troops=(1, 10)).do(OUT_OF_THE_WAY)
    assert scene.troops(1) == (0, 0, 12)


@pytest.mark.parametrize(("garrison", "deployed"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_hagal_a_8_two_of_the_garrison_go_to_every_combat_space_or_what_there_is(garrison: int, deployed: int) -> None:
    scene = solo("stillsuits", troops=(garrison, 0)).do(OUT_OF_THE_WAY)
    assert scene.troops(1) == (12 - garrison, garrison - deployed, deployed)


def test_hagal_a_8_none_of_the_garrison_goes_elsewhere() -> None:
    scene = solo("rally_troops", troops=(5, 0)).do(OUT_OF_THE_WAY)
    assert scene.troops(1) == (3, 9, 0)


@pytest.mark.parametrize(("influence", "deployed"), [({}, 4), ({"guild": 4}, 5)])
def test_hagal_a_9_troops_of_the_ring_are_deployed_too(influence: dict[str, int], deployed: int) -> None:
    rivals = ("glossu_the_beast_rabban", "count_ilban_richese")
    scene = solo("arrakeen_1h", rivals=rivals, troops=(3, 0), influence=influence).do(OUT_OF_THE_WAY)
    assert scene.troops(1) == (9 - deployed + 2, 1, deployed)


# -- turn order ----------------------------------------------------------------------------------------------


def test_hagal_c_4_rivals_act_in_turn_and_go_on_when_the_human_has_revealed() -> None:
    scene = Scene(seats=1, leaders=("earl_memnon_thorvald", *RIVALS)).set_conflict_deck()
    scene.set(0, hand=["dune_the_desert_planet", "diplomacy", "dagger"])
    scene.stack_hagal("conspire", "wealth", "foldspace", "secrets").do(OUT_OF_THE_WAY)
    assert [(event.seat, event.data["space"]) for event in scene.events("rival_agent")] == [
        (1, "conspire"),
        (2, "wealth"),
    ]
    finish_turn(scene)
    assert [(event.seat, event.data["space"]) for event in scene.events("rival_agent")][2:] == [
        (1, "foldspace"),
        (2, "secrets"),
    ]
    assert len(scene.events("combat")) == 1


def test_hagal_a_13_with_no_playable_card_the_turn_ends_and_the_agent_stays_home() -> None:
    scene = solo("wealth")
    named = ["conspire", "wealth", "heighliner", "foldspace", "selective_breeding", "secrets", "hardy_warriors"]
    named += ["stillsuits", "rally_troops", "hall_of_oratory", "carthag", "arrakeen"]
    for space in named:
        scene.state.agents[next(s.id for s in scene.state.edition.board if s.key == space)] |= 1
    scene.game.apply(OUT_OF_THE_WAY)
    assert agents_sent(scene) == []
    assert [event.seat for event in scene.events("passed_turn")] == [1]
    assert scene[1].ready == 2
    assert scene.to_move == 0
    assert cards_turned(scene) == []
