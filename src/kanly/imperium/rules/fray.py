"""Duncan Idaho's Agent in the Conflict: whether it can be recalled from there (B-10.3)."""

from __future__ import annotations

from typing import Final

from kanly.engine.action import Action
from kanly.engine.message import message
from kanly.imperium.actions import action, new_verb
from kanly.imperium.ids import AGENT_TURN, NONE
from kanly.imperium.state import ImperiumState

RECALL_FIGHTER: Final[int] = new_verb(
    "recall_from_conflict",
    read=lambda edition, words: (0, 0),
    every=lambda edition, seats: [action(RECALL_FIGHTER)],
    label=lambda seen, chosen: message("action-recall_from_conflict"),
    write=lambda a, b: "",
)


def has_fighter(state: ImperiumState, seat: int) -> bool:
    """Say whether an Agent of a seat is in the Conflict that was not sent this turn."""
    mine, turn = state.players[seat].bloodlines, state.turn
    if mine is None or not mine.agents:
        return False
    sent = turn.seat == seat and turn.kind == AGENT_TURN and turn.space != NONE
    return mine.agents > (1 if sent and not state.agents[turn.space] >> seat & 1 else 0)


def legal_fighters(state: ImperiumState, seat: int) -> list[Action]:
    """List recalling an Agent from the Conflict."""
    return [action(RECALL_FIGHTER)] if has_fighter(state, seat) else []
