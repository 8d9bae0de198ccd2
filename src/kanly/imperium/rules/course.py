"""The course of a round: which phase comes after which is the edition's to say (I-4.1)."""

from __future__ import annotations

from kanly.imperium.state import ImperiumState


def go_on(state: ImperiumState, step: int) -> None:
    """Begin the phase that follows the one that began with a step; after the last one comes the next round."""
    course = state.edition.course
    following = course[(course.index(step) + 1) % len(course)]
    state.stack.append((following, state.first, 0, 0, 0))
