"""The round and the end of the game (I-4, I-14, I-15, I-16)."""

from __future__ import annotations

import pytest

import kanly
from kanly import Outcome
from kanly.imperium.components import CONFLICTS
from kanly.imperium.state import ImperiumState
from tests.scene import Scene

POOR_ROW = ("stilgar", "chani", "carryall", "liet_kynes", "worm_riders")
"""A Row whose cards cost five and more."""


def outcome(scene: Scene) -> Outcome:
    assert scene.game.outcome is not None
    return scene.game.outcome


# -- the start of a round ------------------------------------------------------------------------


def test_i_4_2_a_new_conflict_is_revealed_on_the_old_ones() -> None:
    scene = Scene(conflict="skirmish_b").set_next_conflict("desert_power").finish_round()
    assert [CONFLICTS[card].key for card in scene.state.conflicts] == ["skirmish_b", "desert_power"]
    assert scene.state.round == 2


def test_i_4_3_the_defence_comes_before_the_hands_are_drawn() -> None:
    scene = Scene().control("carthag", 2).set_next_conflict("siege_of_carthag").finish_round()
    assert scene.to_move == 2
    assert scene.options == ["defend", "done"]
    assert [len(scene[seat].hand) for seat in range(4)] == [1, 1, 1, 1]
    scene.do("done")
    assert scene.troops(2) == (9, 3, 0)
    assert [len(scene[seat].hand) for seat in range(4)] == [6, 6, 6, 6]


def test_i_4_3_only_the_controller_of_the_named_space_may_defend() -> None:
    scene = Scene().control("carthag", 2).set_next_conflict("siege_of_arrakeen").finish_round()
    assert scene.kind == "turn"
    scene = Scene().control("arrakeen", 2).set_next_conflict("siege_of_arrakeen").finish_round()
    scene.do("defend", seat=2)
    assert scene.troops(2) == (8, 3, 1)


def test_i_4_4_everyone_draws_five_more_cards_and_keeps_the_others() -> None:
    pile = ["dagger", "diplomacy", "reconnaissance", "seek_allies", "signet_ring"]
    scene = Scene().set(0, hand=["stilgar", "chani"], deck=pile, discard=["scout"]).finish_round()
    assert scene.cards(0, "hand") == sorted([*pile, "stilgar", "chani"])
    assert scene.cards(0, "discard") == ["scout"]


# -- player turns --------------------------------------------------------------------------------


def test_i_4_5_turns_go_clockwise_from_the_first_player() -> None:
    scene = Scene(first=2, turn=2)
    movers = []
    for seat in (2, 3, 0, 1):
        scene.set(seat, hand=["diplomacy", "dagger"])
    for space in ("wealth", "foldspace", "stillsuits", "secrets"):
        movers.append(scene.to_move)
        scene.do(f"agent diplomacy@{space}")
        while scene.kind != "turn":
            scene.do(scene.options[-1])
    assert movers == [2, 3, 0, 1]
    assert scene.to_move == 2


def test_i_4_6_who_has_agents_left_may_still_reveal() -> None:
    scene = Scene().set(0, ready=2)
    assert {"agent dagger@hall_of_oratory", "reveal"} <= set(scene.options)
    scene.do("reveal")
    assert scene[0].ready == 2
    assert scene.cards(0, "discard") == ["dagger"]


def test_i_4_7_who_has_revealed_is_skipped_and_the_last_player_goes_on_alone() -> None:
    scene = Scene(seats=3).set(1, hand=["dagger", "diplomacy", "reconnaissance"], swordmaster=True, solari=6)
    scene.do("reveal", seat=0).do("agent diplomacy@wealth", seat=1).do("reveal", seat=2)
    scene.do("agent dagger@rally_troops", seat=1).do("agent reconnaissance@carthag", "done", seat=1)
    assert scene.state.round == 1
    scene.do("reveal", "done", seat=1)
    assert scene.state.round == 2


def test_i_4_8_there_is_no_hand_limit() -> None:
    scene = Scene().set(0, hand=["reconnaissance"] + ["arrakis_liaison"] * 8, deck=["scout", "chani", "stilgar"])
    scene.set(0, water=2, intrigue=["ambush", "bribery", "charisma", "windfall", "refocus", "infiltrate"])
    scene.do("agent reconnaissance@research_station", "use research_station/draw", "done")
    assert len(scene[0].hand) == 11
    assert len(scene[0].intrigue) == 6


# -- Makers and Recall ---------------------------------------------------------------------------


def test_i_14_1_maker_spaces_without_an_agent_gain_a_spice_each_and_keep_the_old() -> None:
    scene = Scene().bonus("the_great_flat", 3).set(1, agents=["imperial_basin"])
    scene.finish_round()
    assert [scene.bonus_on(space) for space in ("the_great_flat", "hagga_basin", "imperial_basin")] == [4, 1, 0]
    scene.finish_round()
    assert [scene.bonus_on(space) for space in ("the_great_flat", "hagga_basin", "imperial_basin")] == [5, 2, 1]


def test_i_14_2_a_recalled_agent_has_left_its_maker_space() -> None:
    scene = Scene().set(0, agents=["hagga_basin"], intrigue=["urgent_mission"]).do("play urgent_mission").finish_round()
    assert scene.bonus_on("hagga_basin") == 1


def test_i_14_3_a_visitor_takes_the_base_and_the_whole_bonus() -> None:
    scene = Scene().bonus("hagga_basin", 4).set(0, hand=["dune_the_desert_planet"], water=1)
    scene.do("agent dune_the_desert_planet@hagga_basin")
    assert scene.goods(0) == (0, 6, 0)
    assert scene.bonus_on("hagga_basin") == 0


def test_i_15_2_recall_brings_agents_and_mentat_home_and_passes_the_first_player_on() -> None:
    scene = Scene(seats=3, first=2).give_mentat(0).set(0, agents=["wealth", "arrakeen"], ready=1)
    scene.set(1, swordmaster=True, agents=["carthag"], ready=2).finish_round()
    assert scene.state.first == 0
    assert scene.to_move == 0
    assert [scene[seat].ready for seat in range(3)] == [2, 3, 2]
    assert [scene.agents_on(space) for space in ("wealth", "arrakeen", "carthag")] == [[], [], []]
    assert scene.state.mentat == -1


def test_i_15_1_ten_points_end_the_game_before_anyone_comes_home() -> None:
    scene = Scene().set(2, vp=10).set(0, agents=["hagga_basin"]).finish_round()
    assert scene.game.is_over
    assert outcome(scene).winners == (2,)
    assert scene.agents_on("hagga_basin") == [0]
    assert scene.bonus_on("the_great_flat") == 1
    assert scene.state.round == 1


def test_i_15_1_nine_points_do_not_end_the_game() -> None:
    scene = Scene().set(2, vp=9).finish_round()
    assert not scene.game.is_over
    assert scene.state.round == 2


def test_i_15_1_an_empty_conflict_deck_ends_the_game() -> None:
    scene = Scene().set_conflict_deck("grand_vision").set(3, vp=4).finish_round()
    assert not scene.game.is_over
    scene.finish_round()
    assert outcome(scene).winners == (3,)
    assert outcome(scene).scores == (1, 1, 1, 4)


def test_i_15_3_reaching_ten_points_does_not_stop_the_round() -> None:
    scene = Scene(conflict="skirmish_a").set(0, vp=9, solari=7, intrigue=["choam_shares"]).set_row(*POOR_ROW)
    scene.set(3, troops=(0, 1), vp=10)
    scene.do("play choam_shares")
    assert scene[0].vp == 10
    for seat in range(4):
        assert not scene.game.is_over
        scene.do("reveal", seat=seat)
    assert scene.game.is_over
    assert outcome(scene).winners == (3,)
    assert outcome(scene).scores == (10, 1, 1, 11)


@pytest.mark.parametrize("seats", [3, 4])
def test_i_15_4_a_game_where_nobody_does_anything_lasts_ten_rounds(seats: int) -> None:
    game = kanly.new("imperium", seats=seats, seed=3, leaders="random")
    while not game.is_over:
        texts = [action.text for action in game.decision.actions]
        game.apply("reveal" if "reveal" in texts else texts[-1])
    assert isinstance(game.state, ImperiumState)
    assert game.state.round == 10
    assert game.state.conflict_deck == []
    assert game.outcome is not None


# -- the end of the game -------------------------------------------------------------------------


def test_i_16_1_endgame_cards_are_played_in_one_pass_from_the_first_player() -> None:
    scene = Scene(first=2).set_conflict_deck()
    for seat, card in enumerate(("tiebreaker", "windfall", "corner_the_market", "ambush")):
        scene.set(seat, intrigue=[card])
    scene.set(2, discard=["the_spice_must_flow"]).finish_round()
    asked = []
    while not scene.game.is_over:
        asked.append((scene.to_move, tuple(scene.options)))
        scene.do("done")
    assert asked == [
        (2, ("play corner_the_market", "done")),
        (3, ("done",)),
        (0, ("play tiebreaker", "done")),
        (1, ("done",)),
    ]


def test_i_16_1_several_endgame_cards_may_be_played_at_once() -> None:
    tracks = {"emperor": 3, "guild": 3, "fremen": 3}
    scene = Scene().set_conflict_deck().set(0, influence=tracks, intrigue=["plans_within_plans", "tiebreaker"])
    scene.finish_round().do("play tiebreaker", "play plans_within_plans")
    assert scene[0].vp == 5
    assert scene.goods(0) == (0, 10, 0)
    assert scene.game.is_over


def test_i_16_2_most_points_win_whatever_the_goods() -> None:
    scene = Scene().set(0, vp=10, spice=9, solari=9).set(1, vp=11).set(2, vp=4).set(3, vp=5, water=9).finish_round()
    assert outcome(scene).ranking == ((1,), (0,), (3,), (2,))


@pytest.mark.parametrize(
    ("first", "second"),
    [((0, 2, 0), (9, 1, 9)), ((3, 1, 0), (2, 1, 9)), ((3, 1, 2), (3, 1, 1))],
    ids=["spice", "solari", "water"],
)
@pytest.mark.parametrize("winner", [1, 2])
def test_i_16_3_ties_are_broken_by_spice_then_solari_then_water(
    first: tuple[int, int, int], second: tuple[int, int, int], winner: int
) -> None:
    scene = Scene()
    for seat, (solari, spice, water), garrison in ((winner, first, 0), (3 - winner, second, 9)):
        scene.set(seat, vp=10, solari=solari, spice=spice, water=water, troops=(garrison, 0))
    scene.finish_round()
    assert outcome(scene).winners == (winner,)


@pytest.mark.parametrize("winner", [0, 1])
def test_i_16_3_then_by_troops_in_the_garrison(winner: int) -> None:
    scene = Scene(seats=3).set(winner, vp=10, troops=(5, 0)).set(1 - winner, vp=10, troops=(4, 0))
    scene.do("reveal", "reveal", "reveal")
    assert outcome(scene).winners == (winner,)


def test_i_16_3_at_last_by_the_latest_reveal_turn() -> None:
    scene = Scene(seats=3).set(0, vp=10, troops=(3, 0)).set(1, vp=10, troops=(4, 0))
    scene.do("agent dagger@hall_of_oratory", seat=0)
    assert [event.seat for event in scene.events("revealed")] == [1, 2, 0]
    assert [scene.troops(seat)[1] for seat in range(2)] == [4, 4]
    assert outcome(scene).winners == (0,)


def test_i_16_3_the_tiebreaker_card_counts_as_ten_spice() -> None:
    scene = Scene().set(0, vp=10, spice=9).set(1, vp=10, intrigue=["tiebreaker"]).finish_round()
    scene.do("play tiebreaker", seat=1)
    assert outcome(scene).winners == (1,)


def test_i_16_4_points_may_exceed_twelve() -> None:
    scene = Scene(conflict="battle_for_carthag").set(0, vp=12, troops=(0, 1)).fight()
    assert outcome(scene).scores[0] == 14


def test_i_16_5_corner_the_market_counts_deck_discard_pile_and_hand() -> None:
    card = "the_spice_must_flow"
    scene = Scene().set_conflict_deck().set(0, deck=[card], discard=[card], hand=[card], intrigue=["corner_the_market"])
    scene.set(1, discard=[card, card]).finish_round().do("play corner_the_market", seat=0)
    assert scene[0].vp == 3


def test_i_16_1_an_endgame_card_can_be_taken_back_until_its_player_is_done() -> None:
    scene = Scene().set(0, intrigue=["tiebreaker", "windfall"]).set(1, intrigue=["charisma"])
    scene.set_conflict_deck().finish_round().do("play tiebreaker")
    assert (scene.to_move, scene.goods(0)) == (0, (0, 10, 0))
    assert scene.game.undo(0).text == "play tiebreaker"
    assert (scene.intrigue(0), scene.goods(0)) == (["tiebreaker", "windfall"], (0, 0, 0))
    scene.do("play tiebreaker", "done")
    assert scene.to_move == 1
    assert scene.game.why_not_undo(0) == "the turn is over"
