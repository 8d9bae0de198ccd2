"""What a viewer is shown of a game: what only it sees, the entries of the log, how it ended."""

from __future__ import annotations

from typing import NamedTuple

from kanly.engine import SPECTATOR, Event, Game, Outcome
from kanly.engine.patch import View
from kanly.engine.sight import Sight


class Look(NamedTuple):
    """What only one viewer sees at a moment, and whether it may take its last action back; nothing for spectators."""

    held: Sight | None
    undo: bool

    def data(self) -> View:
        """Return everything, as plain data."""
        return {} if self.held is None else {**self.held.data(), "undo": self.undo}

    def changes(self, before: Look) -> View:
        """Return the merge patch that makes this look out of an earlier one of the same viewer."""
        if self.held is None or before.held is None:
            return {}
        patch = self.held.changes(before.held)
        if self.undo != before.undo:
            patch["undo"] = self.undo
        return patch


def look(game: Game, viewer: int) -> Look:
    """Return what only a viewer sees of a game now."""
    if viewer == SPECTATOR:
        return Look(None, False)
    return Look(game.rules.held(game.state, viewer), game.may_undo(viewer))


def entry(event: Event, at: int) -> View:
    """Return an event as an entry of the log; `at` is the number of the action that it belongs to, 0 the setup."""
    return {"at": at, "kind": event.kind, "seat": event.seat, "data": event.data}


def result(outcome: Outcome | None) -> View:
    """Return how a game ended; empty while it goes on."""
    if outcome is None:
        return {}
    return {
        "ranking": outcome.ranking,
        "scores": outcome.scores,
        "tiebreaks": outcome.tiebreaks,
        "tiebreak_names": outcome.tiebreak_names,
    }
