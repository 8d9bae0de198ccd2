"""A game as a film: what one viewer saw after every action, as a first view and the changes to it."""

from __future__ import annotations

from typing import Any

import msgspec

from kanly.engine import Event, Game, Outcome
from kanly.engine.patch import View
from kanly.engine.record import parse_record, replay_record
from kanly.games import rules_of


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


def cut_film(record: str, viewer: int) -> bytes:
    """Return the frames of a record as JSON: a first view, then for every action the changes and the events.

    Only the viewer's own actions are named; what others did is told by the events, to those who may know.
    Raises RecordError, or ConfigError when the viewer has no seat.
    """
    read = parse_record(record)
    game = _from_start(record)
    events = _entries(game, viewer, 0)
    public, mine = game.rules.face_up(game.state), game.held(viewer)
    frames: list[View] = [{"public": public.data(), "mine": mine.data(), "events": events}]
    feed = read.chances[len(game.chances) :]
    game.state.feed = feed
    for _, seat, text in read.actions:
        told = len(game.events)
        game.apply(text, seat)
        now_public, now_mine = game.rules.face_up(game.state), game.held(viewer)
        frame: View = {"actor": seat, "action": text if seat == viewer else ""}
        frame |= {"public": now_public.changes(public), "mine": now_mine.changes(mine)}
        frame["events"] = _entries(game, viewer, told)
        frames.append(frame)
        public, mine = now_public, now_mine
    film: dict[str, Any] = {"viewer": viewer, "frames": frames, "result": result(game.outcome)}
    film |= {"game": game.config.game, "edition": game.config.edition, "seats": game.config.seats}
    return msgspec.json.encode(film)


def _from_start(record: str) -> Game:
    """Return a record's game before its first action."""
    return replay_record(record, rules_of, until=0)


def _entries(game: Game, viewer: int, since: int) -> list[View]:
    return [entry(event, len(game.actions)) for event in game.events_for(viewer, since)]
