"""One player against two rivals: their turns, their leaders, their choices, combat, and the end (hagal A, C, G)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import kanly
from kanly import SPECTATOR, ConfigError, Game, NotYourDecision, Rng
from kanly.imperium.components import LEADERS
from kanly.imperium.state import ImperiumState
from tests.imperium.hagal_scenes import OUT_OF_THE_WAY, agents_sent, cards_turned, last_battle, solo
from tests.scene import Scene

RIVALS = ("count_ilban_richese", "glossu_the_beast_rabban")
LETO = ("duke_leto_atreides", "glossu_the_beast_rabban")
BARON = ("baron_vladimir_harkonnen", "glossu_the_beast_rabban")


def points(scene: Scene) -> list[int]:
    return [scene[seat].vp for seat in range(3)]


def skipped(scene: Scene) -> list[tuple[str, str]]:
    return [(event.data["card"], event.data["reason"]) for event in scene.events("hagal_skipped")]


def told_of(scene: Scene, seat: int, since: int = 0) -> list[tuple[str, dict[str, Any]]]:
    """What was told of a seat, as kinds and facts."""
    return [(event.kind, event.data) for event in scene.game.events[since:] if event.seat == seat]


def before_the_first_round(**options: Any) -> ImperiumState:
    """The table of a game in which everything is set up but the human's Baron is still to choose his factions."""
    leaders = ["baron_vladimir_harkonnen", *options.pop("rivals", RIVALS)]
    game = kanly.new("imperium", seats=1, leaders=leaders, **options)
    assert game.decision.kind == "tokens"
    assert isinstance(game.state, ImperiumState)
    return game.state


def play_first_actions(game: Game, rounds: int) -> Game:
    """Take the first action at every decision, up to a round or the end."""
    while not game.is_over and game.rules.progress(game.state)["round"] < rounds:
        game.apply(game.decision.actions[0])
    return game


def finish_turn(scene: Scene) -> Scene:
    """Reveal at seat 0 and buy nothing."""
    scene.do("reveal")
    while not scene.game.is_over and scene.kind == "move":
        scene.do("done")
    return scene


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


# -- rings and what the human decides for them -------------------------------------------------------------


@pytest.mark.parametrize(
    ("leader", "goods"),
    [
        ("count_ilban_richese", (1, 0, 0)),
        ("countess_ariana_thorvald", (0, 0, 1)),
        ("earl_memnon_thorvald", (0, 1, 0)),
    ],
)
def test_hagal_c_3_rings_that_give_a_resource(leader: str, goods: tuple[int, int, int]) -> None:
    rivals = (leader, "glossu_the_beast_rabban")
    scene = solo("arrakeen_1h", rivals=rivals, human="paul_atreides").do(OUT_OF_THE_WAY)
    assert scene.goods(1) == goods


def test_hagal_c_10_the_human_decides_whether_the_baron_pays_for_his_ring() -> None:
    for answer, solari, intrigue in (("use baron_vladimir_harkonnen/intrigue", 2, 1), ("done", 3, 0)):
        scene = solo("arrakeen_1h", rivals=BARON, solari=3, troops=(3, 0)).do(OUT_OF_THE_WAY)
        assert (scene.to_move, scene.kind) == (0, "offer")
        assert scene.game.decision.about == "baron_vladimir_harkonnen/intrigue"
        assert scene.options == ["use baron_vladimir_harkonnen/intrigue", "done"]
        assert scene.troops(1) == (8, 4, 0)
        scene.do(answer)
        assert scene.goods(1) == (solari, 0, 0)
        assert len(scene.intrigue(1)) == intrigue
        assert scene.troops(1) == (8, 1, 3)
        assert (scene.to_move, scene.kind) == (0, "turn")


def test_a_ring_that_cannot_be_paid_is_not_asked_about() -> None:
    scene = solo("arrakeen_1h", rivals=BARON).do(OUT_OF_THE_WAY)
    assert (scene.to_move, scene.kind) == (0, "turn")
    assert scene.agents_on("arrakeen") == [1]


def test_hagal_c_3_leto_rises_where_an_opponent_has_more() -> None:
    scene = solo("arrakeen_1h", rivals=LETO, spice=1, influence={"guild": 1, "emperor": 1})
    scene.set(2, influence={"guild": 3}).set(0, influence={"fremen": 1}).do(OUT_OF_THE_WAY)
    scene.do("use duke_leto_atreides/diplomacy")
    assert scene.influence(1, "fremen") == 1
    assert scene.influence(1, "guild") == 1
    assert scene.goods(1) == (0, 0, 0)


def test_hagal_c_3_leto_is_not_asked_where_nobody_has_more_or_without_spice() -> None:
    level = solo("arrakeen_1h", rivals=LETO, spice=1, influence={"guild": 2}).set(0, influence={"guild": 2})
    assert level.do(OUT_OF_THE_WAY).kind == "turn"
    poor = solo("arrakeen_1h", rivals=LETO).set(0, influence={"guild": 2})
    assert poor.do(OUT_OF_THE_WAY).kind == "turn"


def letos_offer() -> Scene:
    scene = solo("arrakeen_1h", rivals=LETO, spice=1, intrigue=["ambush"])
    return scene.set(0, influence={"fremen": 1, "guild": 1}).do(OUT_OF_THE_WAY)


def test_hagal_c_10_a_decision_for_a_rival_is_a_real_one_of_the_human() -> None:
    scene = letos_offer()
    game = scene.game
    assert game.to_move == 0
    assert (game.decision.seat, game.decision.kind) == (0, "offer")
    for seat in (1, 2):
        with pytest.raises(NotYourDecision, match="seat 0 is to decide"):
            game.apply("done", seat=seat)
        assert game.why_not("done", seat=seat) == f"seat 0 is to decide, not seat {seat}"
    assert game.why_not("done", seat=0) is None
    assert game.why_not("reveal") is not None
    assert [action.text for action in (game.observe(0).decision or game.decision).actions] == scene.options
    for viewer in (1, 2, SPECTATOR):
        seen = game.observe(viewer).decision
        assert seen is not None
        assert (seen.seat, list(seen.actions)) == (0, [])


def test_hagal_c_10_the_human_breaks_the_tie_of_a_rival() -> None:
    scene = letos_offer().do("use duke_leto_atreides/diplomacy")
    assert (scene.to_move, scene.kind) == (0, "faction")
    assert scene.options == ["faction guild", "faction fremen"]
    assert scene.why("faction emperor") is not None
    scene.do("faction fremen", seat=0)
    assert scene.influence(1, "fremen") == 1
    assert scene.kind == "turn"


def test_a_decision_for_a_rival_can_be_taken_back_until_the_game_goes_on() -> None:
    scene = letos_offer()
    offered = scene.game.digest
    assert scene.game.why_not_undo(0) is not None
    scene.do("use duke_leto_atreides/diplomacy")
    assert scene.goods(1) == (0, 0, 0)
    assert scene.game.undo(0).text == "use duke_leto_atreides/diplomacy"
    assert scene.game.digest == offered
    assert scene.goods(1) == (0, 1, 0)
    scene.do("use duke_leto_atreides/diplomacy", "faction guild")
    assert scene.game.why_not_undo(0) == "the turn is over"


def test_a_rivals_turn_cannot_be_taken_back() -> None:
    scene = solo("wealth").do(OUT_OF_THE_WAY)
    assert scene.game.why_not_undo(0) == "something hidden has become known since, or chance has decided"


def test_a_decision_for_a_rival_can_be_thought_ahead_from_what_the_human_sees() -> None:
    scene = letos_offer()
    state = scene.game.determinize(0, Rng.seeded(4))
    assert scene.game.rules.inventory().violations(state) == []
    assert [action.text for action in state.options] == scene.options


def test_records_with_decisions_for_rivals_replay() -> None:
    leaders = ["paul_atreides", "baron_vladimir_harkonnen", "duke_leto_atreides"]
    bot = Rng.seeded(5)
    asked = 0
    for seed in range(6):
        game = kanly.new("imperium", seats=1, seed=seed, leaders=leaders, difficulty="sardaukar")
        while not game.is_over:
            state = game.state
            asked += isinstance(state, ImperiumState) and state.pending[1] != 0
            options = game.decision.actions
            game.apply(options[bot.below(len(options))], seat=0)
        text = game.record()
        assert "option difficulty sardaukar" in text.splitlines()
        assert kanly.read_record(text, verify=True).digest == game.digest
        assert kanly.read_record(text).record() == text
    assert asked > 3


# -- what rivals hold --------------------------------------------------------------------------------------


def test_hagal_c_7_intrigue_cards_of_rivals_are_seen_by_nobody() -> None:
    scene = solo("arrakeen_1h", rivals=BARON, solari=3).set_intrigue_deck("ambush").do(OUT_OF_THE_WAY)
    before = len(scene.game.events)
    scene.do("use baron_vladimir_harkonnen/intrigue")
    assert scene.intrigue(1) == ["ambush"]
    for viewer in (SPECTATOR, 0, 1, 2):
        assert scene.view(viewer)["players"][1]["intrigue"] == ["?"]
        told = [event.kind for event in scene.game.events_for(viewer, before)]
        assert "drew_intrigue" in told
        assert "drew_intrigue_cards" not in told


def test_why_not_tells_nothing_of_a_rivals_intrigue() -> None:
    scene = letos_offer()
    assert scene.intrigue(1) == ["ambush"]
    assert scene.why("play ambush") == "you do not hold Ambush"
    scene.set(0, intrigue=["windfall"])
    assert scene.why("play windfall") == "an Intrigue card cannot be played in the middle of an effect"


def test_hagal_c_9_three_intrigue_cards_are_a_point_and_lie_open_then() -> None:
    scene = solo("arrakeen_1h", rivals=BARON, solari=1, intrigue=["ambush", "windfall"])
    scene.set_intrigue_deck("bribery").do(OUT_OF_THE_WAY, "use baron_vladimir_harkonnen/intrigue")
    assert scene.intrigue(1) == []
    assert sorted(scene.intrigue_discard) == ["ambush", "bribery", "windfall"]
    assert points(scene) == [0, 1, 0]
    assert scene.events("vp", 1)[-1].data == {"change": 1, "now": 1, "source": "trading"}


@pytest.mark.parametrize(
    ("leader", "goods", "left"),
    [
        ("count_ilban_richese", {"solari": 6}, (0, 0, 0)),
        ("earl_memnon_thorvald", {"spice": 6}, (0, 0, 0)),
        ("countess_ariana_thorvald", {"water": 2}, (0, 0, 0)),
        ("count_ilban_richese", {"solari": 5}, (6, 0, 0)),
        ("countess_ariana_thorvald", {"water": 1}, (0, 0, 2)),
    ],
)
def test_hagal_c_9_what_a_ring_brings_is_traded_at_once(
    leader: str, goods: dict[str, Any], left: tuple[int, int, int]
) -> None:
    rivals = (leader, "glossu_the_beast_rabban")
    scene = solo("arrakeen_1h", rivals=rivals, human="paul_atreides").set(1, **goods).do(OUT_OF_THE_WAY)
    assert scene.goods(1) == left
    assert points(scene) == [0, int(left == (0, 0, 0)), 0]


def test_hagal_c_9_a_big_harvest_is_traded_twice() -> None:
    scene = solo("harvest_spice", spice=6).bonus("the_great_flat", 6).do(OUT_OF_THE_WAY)
    assert scene.goods(1) == (0, 1, 0)
    assert points(scene) == [0, 2, 0]


def test_hagal_c_9_the_control_bonus_is_traded_on_the_humans_turn() -> None:
    scene = solo("wealth").control("carthag", 2).set(2, solari=6)
    scene.set(0, hand=["reconnaissance", "diplomacy"])
    scene.do("agent reconnaissance@carthag")
    assert scene.goods(2) == (0, 0, 0)
    assert points(scene) == [0, 0, 1]


def test_hagal_c_9_what_was_traded_is_not_there_for_the_ring() -> None:
    scene = solo("arrakeen_1h", rivals=BARON, solari=6).control("arrakeen", 1).do(OUT_OF_THE_WAY)
    assert scene.goods(1) == (0, 0, 0)
    assert points(scene) == [0, 1, 0]
    assert scene.kind == "turn"


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


# -- cards that hit opponents ---------------------------------------------------------------------------------


def test_hagal_a_12_gun_thopter_hits_both_garrisons() -> None:
    scene = solo("wealth", troops=(2, 0)).set(2, troops=(0, 3)).set(0, hand=["gun_thopter", "diplomacy"])
    scene.do("agent gun_thopter@secure_contract")
    assert scene.troops(1) == (11, 1, 0)
    assert scene.troops(2) == (9, 0, 3)


def test_hagal_g_13_test_of_humanity_costs_a_rival_a_troop_unasked() -> None:
    scene = solo("wealth", troops=(3, 2)).set(0, hand=["test_of_humanity", "diplomacy"])
    scene.do("agent test_of_humanity@hall_of_oratory")
    assert scene.kind == "turn"
    assert scene.troops(1) == (8, 3, 1)
    assert scene.troops(2) == (12, 0, 0)


def test_hagal_a_12_a_rival_has_no_hand_to_discard_for_mohiam() -> None:
    scene = solo("foldspace").set(0, hand=["reverend_mother_mohiam", "diplomacy"], played=["the_voice"])
    scene.do("agent reverend_mother_mohiam@wealth")
    assert scene.kind == "turn"
    assert scene.events("discarded") == []


def test_hagal_a_12_double_cross_takes_a_troop_of_a_rival() -> None:
    scene = solo("wealth", troops=(0, 2)).set(2, troops=(0, 1)).set(0, intrigue=["double_cross"], solari=1)
    scene.do("play double_cross")
    assert scene.options == ["seat 1", "seat 2"]
    scene.do("seat 1")
    assert scene.troops(1) == (11, 0, 1)
    assert scene.troops(0)[2] == 1


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
