"""The one-player game: what the human decides for rivals, what they hold, and what hits them (hagal C)."""

from __future__ import annotations

from typing import Any

import pytest

import kanly
from kanly import SPECTATOR, NotYourDecision, Rng
from kanly.imperium.state import ImperiumState
from tests.imperium.hagal_scenes import OUT_OF_THE_WAY, solo
from tests.imperium.solo_scenes import BARON, LETO, points
from tests.scene import Scene

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
