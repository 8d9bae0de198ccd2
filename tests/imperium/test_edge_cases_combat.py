"""Edge cases of combat and the end of the game (E-70 to E-81)."""

from __future__ import annotations

import pytest

from kanly.imperium.components import CARDS, INTRIGUES
from tests.scene import CARD, INTRIGUE, Scene

STRENGTH = {0: (0, 0), 3: (1, 1), 5: (2, 1), 7: (3, 1), 8: (4, 0), 9: (4, 1)}
"""Troops in the Conflict and swords that make a strength."""


def solari_won(*strengths: int) -> list[int]:
    """Fight Guild Bank Raid, whose rewards are 6, 4 and 2 Solari, and return what everyone has got."""
    scene = Scene(seats=len(strengths), conflict="guild_bank_raid")
    for seat, strength in enumerate(strengths):
        troops, swords = STRENGTH[strength]
        scene.set(seat, troops=(0, troops), swords=swords)
        assert scene.strength(seat) == strength
    scene.fight()
    return [scene.goods(seat)[0] for seat in range(len(strengths))]


def test_e_70_of_three_players_two_tied_for_first_take_the_second_reward_alone() -> None:
    assert solari_won(7, 7, 5) == [4, 4, 0]


def test_e_71_of_three_players_two_tied_for_second_take_the_third_reward() -> None:
    assert solari_won(9, 5, 5) == [6, 2, 2]


def test_e_72_of_four_players_a_tie_for_first_and_one_below_bring_two_second_rewards() -> None:
    assert solari_won(8, 8, 3, 3) == [4, 4, 0, 0]


def test_e_73_players_without_strength_take_no_reward() -> None:
    assert solari_won(8, 0, 0, 0) == [6, 0, 0, 0]


def test_e_74_the_window_closes_when_all_have_passed_in_a_row() -> None:
    scene = Scene(seats=3).set(0, troops=(0, 3), intrigue=["ambush", "choam_shares"])
    scene.set(1, troops=(0, 2), intrigue=["tiebreaker", "bribery"]).set(2, troops=(0, 1), intrigue=["windfall"]).fight()
    scene.do("pass", seat=0).do("play tiebreaker", "done", seat=1).do("pass", seat=2)
    scene.do("play ambush", "done", seat=0).do("pass", seat=1).do("pass", seat=2)
    assert scene.events("combat_resolved") == []
    scene.do("pass", seat=0)
    assert scene.events("combat_resolved")[0].data["strengths"] == [10, 6, 2]


def test_e_75_who_loses_the_last_troop_drops_out_of_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """No Combat card of the base game hits opponents: this Ambush has the Agent box of Test of Humanity."""
    monkeypatch.setattr(INTRIGUES[INTRIGUE["ambush"]], "combat", CARDS[CARD["test_of_humanity"]].agent)
    scene = Scene(seats=3, conflict="guild_bank_raid", first=1)
    scene.set(0, hand=[], troops=(0, 1), swords=5, intrigue=["master_tactician", "tiebreaker"])
    scene.set(1, hand=[], troops=(0, 1), intrigue=["ambush", "windfall"])
    scene.set(2, hand=[], troops=(0, 3), intrigue=["bribery"]).fight()
    scene.do("play ambush", "done", seat=1)
    assert scene.strength(0) == 0
    scene.do("pass", seat=2).do("pass", seat=1)
    assert scene.events("combat_resolved")[0].data["strengths"] == [0, 2, 4]
    assert [scene.goods(seat)[0] for seat in range(3)] == [0, 4, 6]


def test_e_76_staged_incident_with_the_last_three_troops_leaves_no_strength() -> None:
    scene = Scene(conflict="guild_bank_raid").set(1, troops=(0, 1))
    scene.set(0, troops=(0, 3), swords=4, intrigue=["staged_incident", "ambush"]).fight()
    scene.do("play staged_incident", seat=0)
    assert scene[0].vp == 2
    assert scene.events("combat_resolved")[0].data["strengths"] == [0, 2, 0, 0]
    assert [scene.goods(seat)[0] for seat in range(2)] == [0, 6]


def test_e_77_ten_points_lost_again_before_recall_do_not_end_the_game() -> None:
    scene = Scene(conflict="skirmish_c").set(0, hand=["opulence"], solari=6, influence={"fremen": 4}, vp=9)
    scene.set(1, hand=[], influence={"fremen": 4}, troops=(0, 1)).set(2, hand=[]).set(3, hand=[])
    scene.set_row("stilgar", "chani", "carryall", "liet_kynes", "worm_riders")
    scene.do("reveal", "use opulence/vp")
    assert scene[0].vp == 10
    scene.do("faction fremen", seat=1)
    assert scene[0].vp == 9
    assert not scene.game.is_over
    assert scene.state.round == 2


def test_e_78_the_last_conflict_ends_the_game_below_ten_points() -> None:
    scene = Scene().set_conflict_deck().set(0, vp=4).fight()
    assert scene.game.is_over
    assert scene.game.outcome is not None
    assert scene.game.outcome.winners == (0,)


def test_e_79_ties_are_broken_by_goods_and_at_last_by_the_later_reveal() -> None:
    scene = Scene().set(0, vp=11, spice=3, solari=2, water=0).set(1, vp=11, spice=3, solari=2, water=1).finish_round()
    assert scene.game.outcome is not None
    assert scene.game.outcome.winners == (1,)
    scene = Scene(seats=3, first=1, turn=1).set(0, vp=11).set(1, vp=11)
    scene.do("reveal", seat=1).do("reveal", seat=2).do("reveal", seat=0)
    assert scene.game.outcome is not None
    assert scene.game.outcome.ranking == ((0,), (1,), (2,))


def test_e_80_an_endgame_card_may_overtake_who_had_passed_already() -> None:
    tracks = {"emperor": 3, "guild": 3, "bene_gesserit": 3, "fremen": 3}
    scene = Scene().set(0, vp=11, intrigue=["tiebreaker"])
    scene.set(1, influence=tracks, vp=10, intrigue=["plans_within_plans"]).finish_round()
    scene.do("done", seat=0).do("play plans_within_plans", seat=1)
    assert scene.game.outcome is not None
    assert scene.game.outcome.winners == (1,)
    assert scene.game.outcome.scores[:2] == (11, 12)


def test_e_81_the_troop_of_the_defence_alone_may_win_the_conflict() -> None:
    scene = Scene().control("arrakeen", 0).set_conflict_deck("siege_of_arrakeen", "desert_power", "grand_vision")
    scene.finish_round()
    assert scene.options == ["defend", "done"]
    scene.do("defend", seat=0).fight()
    assert scene[0].vp == 2
    assert scene.controller("arrakeen") == 0
    assert scene.troops(0) == (9, 3, 0)


def test_e_157_a_reward_recruits_before_the_troops_return_to_the_supply() -> None:
    """No Conflict of the base game recruits: the influence of this Skirmish reaches the Emperor's two troops."""
    scene = Scene(conflict="skirmish_c").set(0, troops=(9, 3), influence={"emperor": 3}).fight()
    scene.do("faction emperor", seat=0)
    assert scene.influence(0, "emperor") == 4
    assert scene.troops(0) == (3, 9, 0)


def test_e_169_rewards_are_taken_in_turn_order_whatever_the_rank() -> None:
    scene = Scene(conflict="sort_through_the_chaos", first=2).set(1, troops=(0, 3)).set(2, troops=(0, 1))
    rest = [INTRIGUES[card].key for card in scene.state.intrigue_deck]
    rest.remove("windfall")
    scene.set(0, intrigue=rest).fight()
    assert scene.events("combat_resolved")[0].data["rewards"] == [0, 1, 2, 0]
    assert scene.intrigue(2) == ["windfall"]
    assert scene.intrigue(1) == []
    assert scene.goods(1)[0] == 2


def test_e_170_cards_of_the_winner_recruit_before_the_troops_return() -> None:
    scene = Scene().set(0, troops=(4, 8), influence={"emperor": 3}, intrigue=["demand_respect"]).fight()
    scene.do("pass", "play demand_respect", "faction emperor")
    assert scene[0].vp == 4
    assert scene.influence(0, "emperor") == 4
    assert scene.troops(0) == (8, 4, 0)
