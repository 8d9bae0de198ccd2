"""Intrigue cards: what holds for all of them, and those of the end of the game (I-16, I-18)."""

from __future__ import annotations

import pytest

from kanly import IllegalAction
from tests.imperium.intrigue_scenes import FACTIONS, at_war, ending, plays, plotting
from tests.scene import Scene

# -- all Intrigue cards --------------------------------------------------------------------------------


def test_i_18_1_plot_cards_are_played_on_the_own_turn_only() -> None:
    scene = plotting("windfall", "ambush", "tiebreaker", "corner_the_market").set(1, intrigue=["bribery"], solari=2)
    assert plays(scene) == ["windfall"]
    assert scene.why("play ambush") == "Ambush is no Plot card"
    scene.do("agent dagger@hall_of_oratory")
    assert scene.options == ["play windfall", "done"]
    scene.do("done")
    assert (scene.to_move, plays(scene)) == (1, ["bribery"])


def test_i_18_1_combat_and_endgame_cards_keep_to_their_moments() -> None:
    scene = at_war("windfall", "ambush", "tiebreaker", "corner_the_market", discard=["the_spice_must_flow"])
    assert plays(scene) == ["ambush", "tiebreaker"]
    assert scene.why("play windfall") == "Windfall is no Combat card"
    scene = ending("windfall", "ambush", "tiebreaker", "corner_the_market", discard=["the_spice_must_flow"])
    assert plays(scene) == ["tiebreaker", "corner_the_market"]
    assert scene.why("play ambush") == "Ambush is no Endgame card"


def test_i_18_2_a_played_card_goes_to_the_face_up_discard() -> None:
    scene = plotting("windfall", "bribery").do("play windfall")
    assert scene.intrigue(0) == ["bribery"]
    assert scene.intrigue_discard == ["windfall"]
    assert scene.game.observe(1).data()["intrigue_discard"] == ["windfall"]
    with pytest.raises(IllegalAction, match="you do not hold Windfall"):
        scene.do("play windfall")


def test_i_18_8_no_plot_card_inside_an_effect_being_resolved() -> None:
    scene = plotting("bribery", "windfall", solari=2).do("play bribery")
    assert scene.options == [f"faction {name}" for name in FACTIONS]
    assert scene.why("play windfall") == "an Intrigue card cannot be played in the middle of an effect"
    scene.do("faction guild")
    assert "windfall" in plays(scene)


def test_i_18_8_a_plot_card_may_be_played_between_two_effects() -> None:
    scene = plotting("windfall", hand=["gene_manipulation", "dagger"]).do("agent gene_manipulation@carthag")
    assert scene.options[:2] == ["use carthag/intrigue", "use gene_manipulation/trash"]
    scene.do("play windfall")
    assert scene.goods(0) == (2, 0, 0)
    assert scene.options[:2] == ["use carthag/intrigue", "use gene_manipulation/trash"]


def test_i_10_13_plot_cards_are_played_on_the_reveal_turn_before_clean_up() -> None:
    scene = plotting("windfall", "bribery").do("reveal", "play windfall")
    assert scene.goods(0) == (2, 0, 0)
    assert scene.cards(0, "revealed_cards") == ["dagger"]


def test_i_18_5_an_empty_deck_is_rebuilt_from_the_discards() -> None:
    scene = Scene().set(0, hand=["reconnaissance"])
    scene.state.intrigue_discard, scene.state.intrigue_deck = scene.state.intrigue_deck, []
    scene.do("agent reconnaissance@carthag")
    assert len(scene.intrigue(0)) == 1
    assert scene.intrigue_discard == []


def test_i_18_5_a_card_being_played_is_not_among_the_discards() -> None:
    scene = plotting("secret_of_the_sisterhood", influence={"bene_gesserit": 3})
    scene.state.intrigue_discard, scene.state.intrigue_deck = scene.state.intrigue_deck, []
    scene.do("play secret_of_the_sisterhood")
    assert scene.intrigue(0) != ["secret_of_the_sisterhood"]
    assert scene.intrigue_discard == ["secret_of_the_sisterhood"]


def test_e_144_a_seat_with_intrigue_is_asked_in_combat_whatever_it_holds() -> None:
    scene = at_war("windfall")
    assert (scene.to_move, scene.options) == (0, ["pass"])
    other = at_war("ambush")
    assert (other.to_move, other.options) == (0, ["play ambush", "pass"])
    assert scene.game.observe(1).data()["decision"] == other.game.observe(1).data()["decision"]


# -- Endgame cards -------------------------------------------------------------------------------------


@pytest.mark.covers("intrigue/tiebreaker")
def test_i_16_3_tiebreaker_breaks_the_tie_by_spice() -> None:
    scene = Scene().set(0, intrigue=["tiebreaker"], vp=10).set(3, vp=10, spice=9).finish_round()
    assert scene.options == ["play tiebreaker", "done"]
    scene.do("play tiebreaker")
    assert scene.goods(0) == (0, 10, 0)
    assert scene.game.outcome is not None
    assert scene.game.outcome.ranking[0] == (0,)


@pytest.mark.covers("intrigue/tiebreaker")
def test_i_18_1_tiebreaker_is_used_once_at_either_moment() -> None:
    scene = at_war("tiebreaker", vp=10, solari=1).do("play tiebreaker")
    assert scene.intrigue(0) == []
    assert scene.game.is_over
    assert scene.goods(0) == (1, 0, 0)


@pytest.mark.covers("intrigue/corner_the_market")
@pytest.mark.parametrize(
    ("mine", "theirs", "gained"),
    [(2, 0, 2), (3, 2, 2), (1, 0, 1), (3, 3, 1), (2, 3, 1)],
)
def test_i_16_5_corner_the_market_scores_its_lines_independently(mine: int, theirs: int, gained: int) -> None:
    flows = ["the_spice_must_flow"]
    scene = Scene().set(0, intrigue=["corner_the_market"], discard=flows * mine, vp=3)
    scene.set(2, deck=flows * theirs).set(3, vp=10).finish_round().do("play corner_the_market")
    assert scene[0].vp == 3 + gained


@pytest.mark.covers("intrigue/corner_the_market")
@pytest.mark.parametrize(("mine", "theirs"), [(0, 0), (1, 1), (1, 2)])
def test_i_18_3_corner_the_market_is_not_offered_when_no_line_scores(mine: int, theirs: int) -> None:
    flows = ["the_spice_must_flow"]
    scene = Scene().set(0, intrigue=["corner_the_market"], discard=flows * mine)
    scene.set(2, deck=flows * theirs).set(3, vp=10).finish_round()
    assert (scene.to_move, scene.options) == (0, ["done"])


@pytest.mark.covers("intrigue/corner_the_market")
def test_i_16_5_corner_the_market_counts_deck_discard_pile_and_hand() -> None:
    flow = ["the_spice_must_flow"]
    scene = Scene().set(0, intrigue=["corner_the_market"], deck=flow, discard=flow, hand=flow, vp=2)
    scene.set(1, discard=flow * 2).set(3, vp=10).finish_round().do("play corner_the_market")
    assert scene[0].vp == 4


@pytest.mark.covers("intrigue/corner_the_market")
def test_e_153_corner_the_market_with_equal_numbers_scores_once() -> None:
    flows = ["the_spice_must_flow"] * 3
    scene = Scene().set(0, intrigue=["corner_the_market"], discard=flows, vp=2).set(1, discard=flows)
    scene.set(3, vp=10).finish_round().do("play corner_the_market")
    assert scene[0].vp == 3


@pytest.mark.covers("intrigue/plans_within_plans")
@pytest.mark.parametrize(
    ("influence", "gained"),
    [
        ((3, 3, 3, 2), 1),
        ((3, 0, 6, 4), 1),
        ((3, 3, 3, 3), 2),
        ((4, 5, 6, 3), 2),
    ],
)
def test_i_23_19_plans_within_plans_scores_three_or_four_tracks(influence: tuple[int, ...], gained: int) -> None:
    scene = ending("plans_within_plans", influence=dict(zip(FACTIONS, influence, strict=True)))
    before = scene[0].vp
    scene.do("play plans_within_plans")
    assert scene[0].vp == before + gained


@pytest.mark.covers("intrigue/plans_within_plans")
@pytest.mark.parametrize("influence", [(3, 3, 2, 2), (6, 6, 0, 0), (2, 2, 2, 2)])
def test_i_23_19_plans_within_plans_needs_three_tracks_at_three(influence: tuple[int, ...]) -> None:
    scene = ending("plans_within_plans", influence=dict(zip(FACTIONS, influence, strict=True)))
    assert (scene.to_move, scene.options) == (0, ["done"])


@pytest.mark.covers("intrigue/plans_within_plans")
def test_e_80_an_endgame_card_may_lift_its_player_above_one_who_has_passed() -> None:
    scene = Scene().set(0, intrigue=["windfall"], vp=11)
    scene.set(1, intrigue=["plans_within_plans"], influence=dict.fromkeys(FACTIONS, 3), vp=10).finish_round()
    scene.do("done", seat=0)
    scene.do("play plans_within_plans", seat=1)
    assert scene.game.outcome is not None
    assert scene.game.outcome.scores[:2] == (11, 12)
    assert scene.game.outcome.winners == (1,)
