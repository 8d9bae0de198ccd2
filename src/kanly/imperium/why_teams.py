"""Why an action that two teams bring is not legal now, from the same predicates that list the legal ones (U-22)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.engine.action import Action
from kanly.engine.text import Text
from kanly.imperium import actions
from kanly.imperium.rules.activation import ACTIVATE, NAME_ALLY, commands
from kanly.imperium.rules.allies import PLAY_FOR
from kanly.imperium.rules.trade import NAME_TRADE, TRADE
from kanly.imperium.rules.troops import fights
from kanly.imperium.state import ImperiumState, allies_of, team_of
from kanly.imperium.steps import MOVE, TURN

_BEGINS_TURN: Final = (actions.AGENT, actions.REVEAL, actions.PLAY, actions.PASS)


def why_not_yet(state: ImperiumState, choice: Action) -> Text | None:
    """Say that a Commander's turn begins with the Ally whom it activates, where it has not (U-22.12)."""
    if state.pending[0] != ACTIVATE or choice.kind not in _BEGINS_TURN:
        return None
    return Text("why-activate-first", "first say which Ally your turn activates")


def _why_not_activate(state: ImperiumState, seat: int, choice: Action) -> Text | None:
    """Say why a turn, or a Combat card, is not for an Ally (U-22.12, U-22.15)."""
    if not commands(state.players[seat]):
        return Text("why-activates-commander", "only a Commander activates an Ally, at the start of a turn")
    step = state.pending[0]
    if step in (TURN, MOVE):
        return Text("why-activated-already", "your turn has activated an Ally already")
    if step not in (ACTIVATE, PLAY_FOR):
        return None
    if choice.a not in allies_of(state, seat):
        return Text("why-no-ally", "that player is not one of your Allies")
    if not fights(state, choice.a):
        return Text("why-ally-not-fighting", "that Ally has no unit in the Conflict")
    return Text("why-ally-card-nothing", "the card could do nothing for that Ally now")


def _why_not_trade(state: ImperiumState, seat: int, choice: Action) -> Text | None:
    """Say why a seat does not trade with another, or not in those goods (U-22.19)."""
    if state.pending[0] != TRADE:
        return None
    if choice.a == seat or choice.a not in team_of(state, seat):
        return Text("why-trade-not-mate", "you trade with another player of your team")
    return Text("why-trade-nothing", "neither of you has any of it")


WHY_NOT: Final[dict[int, Callable[[ImperiumState, int, Action], Text | None]]] = {
    NAME_ALLY: _why_not_activate,
    NAME_TRADE: _why_not_trade,
}
"""Who answers for a verb; None where the decision is about something else."""
