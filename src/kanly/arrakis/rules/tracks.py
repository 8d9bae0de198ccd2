"""Tracks and victory (W-1, W-15): supremacy, prescience, and how the game ends."""

from __future__ import annotations

from kanly.arrakis.components import OBJECTIVES
from kanly.arrakis.content.boards import (
    ENTERS_AT_SIX,
    PRESCIENCE_ENTERS,
    STEP_OF_ALIA,
    STEP_OF_ATOMICS,
    STEP_OF_LEADERS,
    SUPREMACY_ENTERS,
    SUPREMACY_TO_WIN,
    SUPREMACY_TOKENS,
    TOP_OF_PRESCIENCE,
)
from kanly.arrakis.ids import ATREIDES, HARKONNEN, MARKERS
from kanly.arrakis.rules.pieces import enter, gain_token
from kanly.arrakis.state import ArrakisState, seat_of
from kanly.engine.config import Outcome
from kanly.engine.tell import tell


def gain_supremacy(state: ArrakisState, steps: int) -> None:
    """Move the supremacy marker, one step after the other; at 10 the Harkonnen win (W-1)."""
    for _ in range(steps):
        if state.over:
            return
        state.supremacy += 1
        step = state.supremacy
        if state.log is not None:
            tell(state, "supremacy", seat_of(state, HARKONNEN), step=step)
        if step in SUPREMACY_ENTERS:
            enter(state, SUPREMACY_ENTERS[step])
        if step in SUPREMACY_TOKENS:
            gain_token(state, ATREIDES)
        if step >= SUPREMACY_TO_WIN:
            win(state, HARKONNEN)


def raise_marker(state: ArrakisState, marker: int, steps: int) -> None:
    """Move a prescience marker up; what its steps bring comes once (W-15)."""
    markers = list(state.markers)
    before = markers[marker]
    after = min(before + steps, TOP_OF_PRESCIENCE)
    if after == before:
        return
    markers[marker] = after
    state.markers = tuple(markers)
    if state.log is not None:
        tell(state, "prescience", seat_of(state, ATREIDES), marker=MARKERS[marker], step=after)
    if after >= STEP_OF_LEADERS:
        enter(state, PRESCIENCE_ENTERS[marker])
    if after >= STEP_OF_ALIA:
        enter(state, ENTERS_AT_SIX)
    if after >= STEP_OF_ATOMICS:
        state.step_8 = True


def has_objective(state: ArrakisState) -> bool:
    """Say whether the markers are where one of the secret objectives of the Atreides wants them (W-1)."""
    a, b, c = state.markers
    for number in state.objectives:
        needs = OBJECTIVES[number].needs
        if a >= needs[0] and b >= needs[1] and c >= needs[2]:
            return True
    return False


def check_objective(state: ArrakisState) -> None:
    """End the game if the Atreides have reached their objective (W-1)."""
    if state.over:
        return
    reached = has_objective(state)
    if state.log is not None:
        tell(state, "checked", seat_of(state, ATREIDES), reached=int(reached))
    if reached:
        win(state, ATREIDES)


def win(state: ArrakisState, side: int) -> None:
    """End the game."""
    state.winner = side
    state.over = True
    if state.log is not None:
        keys = [OBJECTIVES[number].key for number in state.objectives] if side == ATREIDES else []
        tell(state, "won", seat_of(state, side), objectives=keys)


def scores(state: ArrakisState) -> tuple[int, ...]:
    """Return how far each side is on a way of ten: supremacy, and the markers by the best objective there is.

    What the Atreides must really reach is secret; that they have reached it is said only by their victory.
    """
    low, middle, high = sorted(state.markers)
    way = (min(low, 3) + min(middle, 5) + min(high, 10)) * 10 // 18
    atreides = 10 if state.winner == ATREIDES else min(way, 9)
    harkonnen = 10 if state.winner == HARKONNEN else min(state.supremacy, 9)
    return (atreides, harkonnen)


def outcome(state: ArrakisState) -> Outcome:
    """Return who has won."""
    first, second = state.winner, 1 - state.winner
    ranking = ((seat_of(state, first),), (seat_of(state, second),))
    return Outcome(ranking, scores(state), ((), ()))
