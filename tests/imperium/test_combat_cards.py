"""Combat cards, and those of the winner (I-12, I-13.10)."""

from __future__ import annotations

import pytest

from tests.imperium.intrigue_scenes import FACTIONS, FULL_TRACKS, at_war, plays
from tests.scene import Scene

# -- Combat cards --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "swords"),
    [
        pytest.param("ambush", 4, marks=pytest.mark.covers("intrigue/ambush")),
        pytest.param("tiebreaker", 2, marks=pytest.mark.covers("intrigue/tiebreaker")),
    ],
)
def test_i_12_8_combat_cards_add_their_swords(card: str, swords: int) -> None:
    scene = at_war(card, "windfall")
    assert scene.strength(0) == 6
    scene.do(f"play {card}")
    assert scene.strength(0) == 6 + swords
    assert scene.intrigue_discard[-1] == card


@pytest.mark.covers("intrigue/ambush")
def test_e_59_a_player_without_a_troop_in_the_conflict_has_no_window() -> None:
    scene = at_war("ambush", troops=(3, 0))
    assert scene.kind == "turn"
    assert scene.intrigue(0) == ["ambush"]
    assert scene[1].vp == 2


@pytest.mark.covers("intrigue/private_army")
def test_private_army_costs_two_spice() -> None:
    assert plays(at_war("private_army", spice=1)) == []
    scene = at_war("private_army", "windfall", spice=3).do("play private_army")
    assert scene.strength(0) == 11
    assert scene.goods(0) == (0, 1, 0)


@pytest.mark.covers("intrigue/private_army")
def test_i_12_2_several_cards_may_be_played_one_after_the_other() -> None:
    scene = at_war("private_army", "private_army", "ambush", spice=3).do("play private_army")
    assert scene.options == ["play ambush", "done"]
    scene.do("play ambush")
    assert scene.strength(0) == 15
    assert scene.options == ["done"]


@pytest.mark.covers("intrigue/allied_armada")
def test_allied_armada_needs_an_alliance_and_two_spice() -> None:
    assert plays(at_war("allied_armada", spice=2, influence={"guild": 3})) == []
    assert plays(at_war("allied_armada", spice=1, influence={"guild": 4})) == []
    scene = at_war("allied_armada", "windfall", spice=2, influence={"guild": 4}).do("play allied_armada")
    assert scene.strength(0) == 13
    assert scene.goods(0) == (0, 0, 0)


@pytest.mark.covers("intrigue/allied_armada")
def test_i_7_8_allied_armada_asks_for_the_token_not_for_four_influence() -> None:
    scene = Scene().set(1, influence={"guild": 5}, troops=(0, 1))
    scene.set(0, intrigue=["allied_armada"], spice=2, influence={"guild": 4}, troops=(0, 1)).fight()
    assert scene.alliance("guild") == 1
    assert (scene.to_move, scene.options) == (0, ["pass"])


@pytest.mark.covers("intrigue/master_tactician")
def test_master_tactician_gives_swords() -> None:
    scene = at_war("master_tactician", "windfall").do("play master_tactician")
    assert scene.options == ["choose master_tactician/swords", "choose master_tactician/retreat"]
    scene.do("choose master_tactician/swords")
    assert scene.strength(0) == 9
    assert scene.troops(0) == (9, 0, 3)


@pytest.mark.covers("intrigue/master_tactician")
def test_i_7_11_master_tactician_retreats_up_to_three() -> None:
    scene = at_war("master_tactician", "windfall", troops=(1, 5), swords=2)
    scene.do("play master_tactician", "choose master_tactician/retreat")
    assert scene.options == ["retreat 0", "retreat 1", "retreat 2", "retreat 3"]
    scene.do("retreat 3")
    assert scene.troops(0) == (6, 4, 2)
    assert scene.strength(0) == 6


@pytest.mark.covers("intrigue/master_tactician")
def test_i_12_4_a_player_whose_last_troop_retreats_drops_out() -> None:
    scene = at_war("master_tactician", "ambush", swords=9).set(1, intrigue=["windfall"])
    scene.do("play master_tactician", "choose master_tactician/retreat")
    assert scene.options == ["retreat 0", "retreat 1", "retreat 2", "retreat 3"]
    scene.do("retreat 3")
    assert scene.strength(0) == 0
    assert (scene.to_move, scene.options) == (1, ["pass"])
    scene.do("pass")
    assert scene[0].vp == 1
    assert scene[1].vp == 2
    assert scene.intrigue(0) == ["ambush"]


@pytest.mark.covers("intrigue/staged_incident")
def test_i_23_5_staged_incident_costs_three_own_troops() -> None:
    assert plays(at_war("staged_incident", troops=(5, 2))) == []
    scene = at_war("staged_incident", "windfall", troops=(0, 4), swords=1).do("play staged_incident")
    assert scene[0].vp == 2
    assert scene.troops(0) == (11, 0, 1)
    assert scene.strength(0) == 3


@pytest.mark.covers("intrigue/staged_incident")
def test_e_76_staged_incident_with_exactly_three_troops_leaves_strength_zero() -> None:
    scene = at_war("staged_incident", "ambush", swords=9).set(1, intrigue=["windfall"]).do("play staged_incident")
    assert scene[0].vp == 2
    assert scene.strength(0) == 0
    assert scene.to_move == 1
    scene.do("pass")
    assert scene[1].vp == 2
    assert scene[0].vp == 2
    assert scene.goods(0) == (0, 0, 0)


@pytest.mark.covers("intrigue/ambush")
def test_e_74_the_window_closes_when_all_pass_in_a_row() -> None:
    scene = Scene(seats=3, conflict="skirmish_b")
    for seat in range(3):
        scene.set(seat, troops=(0, 1))
    scene.set(0, intrigue=["ambush", "windfall"]).set(1, intrigue=["ambush", "bribery"]).set(2, intrigue=["infiltrate"])
    scene.fight().do("pass", seat=0)
    scene.do("play ambush", "done", seat=1)
    scene.do("pass", seat=2)
    scene.do("play ambush", "done", seat=0)
    scene.do("pass", seat=1)
    scene.do("pass", seat=2)
    assert scene.to_move == 0
    assert not scene.events("combat_resolved")
    scene.do("pass", seat=0)
    assert scene.events("combat_resolved")[0].data["strengths"] == [6, 6, 2]


# -- cards of the winner -------------------------------------------------------------------------------


@pytest.mark.covers("intrigue/to_the_victor")
def test_i_13_10_to_the_victor_is_played_after_the_rewards_before_the_troops_return() -> None:
    scene = at_war("to_the_victor")
    assert (scene.kind, scene.options) == ("combat_turn", ["pass"])
    scene.do("pass")
    assert (scene.kind, scene.options) == ("after_win", ["play to_the_victor", "done"])
    assert scene[0].vp == 2
    assert scene.goods(1) == (0, 0, 1)
    assert scene.troops(0) == (9, 0, 3)
    scene.do("play to_the_victor")
    assert scene.goods(0) == (0, 3, 0)
    assert scene.troops(0) == (12, 0, 0)
    assert scene.intrigue_discard == ["to_the_victor"]


@pytest.mark.covers("intrigue/to_the_victor")
def test_i_13_10_the_winners_cards_wait_for_all_rewards() -> None:
    scene = Scene(conflict="cloak_and_dagger").set(0, intrigue=["to_the_victor"], troops=(0, 3))
    scene.set(1, troops=(0, 2)).set(2, troops=(0, 1)).fight().do("pass", "faction emperor")
    assert (scene.kind, scene.to_move) == ("either", 2)
    scene.do("choose cloak_and_dagger/spice2")
    assert (scene.kind, scene.to_move) == ("after_win", 0)
    assert "to_the_victor" in plays(scene)


@pytest.mark.covers("intrigue/to_the_victor")
def test_e_60_a_card_drawn_as_reward_may_be_played_at_once() -> None:
    scene = Scene(conflict="grand_vision").set(0, intrigue=["demand_respect"], troops=(0, 3))
    scene.set_intrigue_deck("to_the_victor").fight().do("pass", "faction emperor")
    assert plays(scene) == ["demand_respect", "to_the_victor"]
    scene.do("play to_the_victor", "play demand_respect")
    assert scene.options == ["choose demand_respect/influence", "choose demand_respect/influence2"]
    scene.do("choose demand_respect/influence2", "faction emperor")
    assert scene.influence(0, "emperor") == 4
    assert scene.goods(0) == (0, 1, 0)


@pytest.mark.covers("intrigue/to_the_victor", "intrigue/demand_respect")
def test_e_61_a_tied_player_has_not_won() -> None:
    scene = at_war("to_the_victor", "demand_respect", troops=(0, 2)).do("pass")
    assert scene.kind == "turn"
    assert scene.goods(0) == (0, 0, 1)
    assert scene.intrigue(0) == ["demand_respect", "to_the_victor"]


@pytest.mark.covers("intrigue/to_the_victor")
def test_i_13_10_the_loser_plays_no_winners_card() -> None:
    scene = at_war("to_the_victor", troops=(0, 1)).do("pass")
    assert scene.kind == "turn"
    assert scene.intrigue(0) == ["to_the_victor"]


@pytest.mark.covers("intrigue/ambush")
def test_i_13_10_other_combat_cards_are_too_late_after_the_win() -> None:
    scene = at_war("ambush").do("pass")
    assert (scene.kind, scene.options) == ("after_win", ["done"])
    assert scene.why("play ambush") == "Ambush is not a card for the winner of a Conflict"


@pytest.mark.covers("intrigue/demand_respect")
def test_demand_respect_gives_one_influence() -> None:
    scene = at_war("demand_respect", spice=1).do("pass", "play demand_respect")
    assert scene.options == [f"faction {name}" for name in FACTIONS]
    scene.do("faction fremen")
    assert scene[0].influence == [0, 0, 0, 1]
    assert scene.goods(0) == (0, 1, 0)


@pytest.mark.covers("intrigue/demand_respect")
def test_demand_respect_gives_two_influence_with_one_faction_for_two_spice() -> None:
    scene = at_war("demand_respect", spice=2).do("pass", "play demand_respect", "choose demand_respect/influence2")
    assert scene.goods(0) == (0, 0, 0)
    scene.do("faction fremen")
    assert scene[0].influence == [0, 0, 0, 2]
    assert scene[0].vp == 3


@pytest.mark.covers("intrigue/demand_respect")
def test_i_13_10_spice_of_the_reward_pays_for_demand_respect() -> None:
    scene = at_war("demand_respect", conflict="raid_stockpiles").do("pass")
    assert scene.goods(0) == (0, 3, 0)
    scene.do("play demand_respect", "choose demand_respect/influence2", "faction guild")
    assert scene.influence(0, "guild") == 2
    assert scene.goods(0) == (0, 1, 0)


@pytest.mark.covers("intrigue/demand_respect")
def test_i_17_1_demand_respect_is_not_offered_with_every_track_full() -> None:
    scene = at_war("demand_respect", spice=2, influence=FULL_TRACKS).do("pass")
    assert (scene.kind, scene.options) == ("after_win", ["done"])
