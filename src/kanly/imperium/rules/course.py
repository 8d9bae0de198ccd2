"""The course of a round: which phase comes after which is the edition's to say (I-4.1), and how a turn opens."""

from __future__ import annotations

from kanly.imperium.ids import ACTED, MAY_PASS
from kanly.imperium.state import ImperiumState
from kanly.imperium.steps import TURN


def go_on(state: ImperiumState, step: int) -> None:
    """Begin the phase that follows the one that began with a step; after the last one comes the next round."""
    course = state.edition.course
    following = course[(course.index(step) + 1) % len(course)]
    state.stack.append((following, state.first, 0, 0, 0))


def open_turn(state: ImperiumState, seat: int) -> None:
    """Ask again how a turn begins, after what comes before its Agent or its reveal: it is its very start no more.

    As after a Plot card, one may no longer pass (I-27.4, B-7.13).
    """
    state.turn.flags = (state.turn.flags | ACTED) & ~MAY_PASS
    state.stack.append((TURN, seat, 0, 0, 0))
