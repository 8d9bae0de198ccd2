"""Free actions (W-7.4) after the action of a turn, and who is asked whatever the hidden cards are."""

from __future__ import annotations

import pytest

from kanly.arrakis.board import PLANNING_IDS
from tests.arrakis.scenes import SHIELD, SWORD, A, H, War

SCHEME = "hawats_scheming"
OTHERS = ("manipulation_of_others", "breeding_program", "troop_carriers")


def test_a_token_that_was_just_deployed_can_be_trained_before_the_turn_ends() -> None:
    """W-7.4.1."""
    war = War().dice(A, deployment=1, mentat=1).dice(H, mentat=2).turn(A)
    war.play("die deployment", "(do deploy)", "at windgap", "done")
    assert (war.asked, war.to_move) == ("turn_ends", A)
    war.play(*war.options("train"))
    assert war.at(A, "windgap")[5] == 0
    assert war.to_move == H


def test_an_ornithopter_scouts_after_the_battle_that_was_the_action() -> None:
    """W-7.4.2."""
    war = War().ornithopters("az_1").legion(H, "se_6", regular=3).legion(A, "se_5", regular=1)
    war.falls("combat", SWORD, SHIELD, SHIELD, SWORD).turn(H)
    war.play("die strategy", "do attack", "(from se_6)", "(attack se_5)", "stay")
    assert (war.asked, war.options()) == ("turn_ends", ["done", "scout az_1"])
    war.play("scout az_1")
    war.play(war.options("at")[0])
    assert war.to_move == A


def test_schemes_are_discarded_after_the_cards_of_the_action_were_drawn() -> None:
    """W-7.4.3, W-11.3."""
    war = War().in_play("thufir_hawat").hand(H, SCHEME).turn(H)
    deck = 2
    war.state.decks[deck] = (*sorted(war.state.decks[deck], key=lambda card: card == PLANNING_IDS[SCHEME]),)
    war.play("die mentat", "(do draw)", "draw 1+0")
    assert war.options() == ["done", "scheme 2"]
    war.play("scheme 2", "(done)")
    assert (war.where("gaius_helen_mohiam"), war.to_move) == ("beside", A)


def test_a_turn_ends_unasked_where_nobody_could_take_a_free_action() -> None:
    war = War().turn(H).play("die mentat", "(do draw)", "done")
    assert (war.asked, war.to_move) == ("turn", A)


def test_whoever_does_nothing_in_a_turn_is_not_asked_again() -> None:
    war = War().legion(A, "se_5", tokens=("atreides_start_rr",)).dice(A).dice(H, mentat=2).turn(A).play("done")
    assert war.to_move == H


# -- nobody learns a secret from who is asked ------------------------------------------------------------------------


@pytest.mark.parametrize("hand", [(SCHEME,), OTHERS[:1]])
def test_a_turn_with_one_die_is_asked_whatever_the_hand_holds(hand: tuple[str, ...]) -> None:
    """Hawat's Scheming cannot be played: that it is all one holds is a secret."""
    war = War().hand(H, *hand).dice(H, mentat=1).turn(H)
    assert (war.asked, war.to_move) == ("turn", H)


@pytest.mark.parametrize("hand", [(SCHEME, SCHEME), (SCHEME, OTHERS[0]), OTHERS[:2]])
def test_the_end_of_a_turn_is_asked_of_whoever_might_hold_two_schemes(hand: tuple[str, ...]) -> None:
    war = War().in_play("thufir_hawat").hand(H, *hand).turn(H).play("die mentat", "(do draw)", "done")
    assert (war.asked, war.to_move) == ("turn_ends", H)
    assert war.options("scheme") == (["scheme 2"] if hand == (SCHEME, SCHEME) else [])


def test_nobody_is_asked_for_schemes_that_lie_among_the_discards() -> None:
    war = War().in_play("thufir_hawat").hand(H, *OTHERS)
    card = PLANNING_IDS[SCHEME]
    war.state.decks[2] = tuple(other for other in war.state.decks[2] if other != card)
    war.state.discards[2] = (card,) * 3
    war.turn(H).play("die mentat", "(do draw)", "done")
    assert war.to_move == A


def test_who_is_asked_is_the_same_in_every_world_that_fits_what_is_seen() -> None:
    """For a turn, its end, and further cards of a play."""
    for hand in ((SCHEME, SCHEME, "breeding_program"), OTHERS):
        war = War().in_play("thufir_hawat").hand(H, *hand).dice(H, mentat=1).turn(H)
        asked = [(war.asked, war.to_move)]
        for action in ("play breeding_program", "done", "done"):
            war.play(action)
            asked.append((war.asked, war.to_move))
        assert asked == [("turn", H), ("play_more", H), ("turn_ends", H), (war.asked, war.to_move)]
