"""A game as a film: what one viewer saw after every action, as a first view and the changes to it."""

from __future__ import annotations

from typing import Any

import msgspec

from kanly.engine import Game, Outcome
from kanly.engine.patch import View
from kanly.engine.record import parse_record, replay_record
from kanly.games import rules_of


def result(outcome: Outcome | None) -> View:
    """Return how a game ended; empty while it goes on."""
    if outcome is None:
        return {}
    return {
        "ranking": outcome.ranking,
        "scores": outcome.scores,
        "tiebreaks": outcome.tiebreaks,
        "tiebreak_names": outcome.tiebreak_names,
        "teams": outcome.teams,
        "places": outcome.places(),
    }


def cut_film(record: str, viewer: int) -> bytes:
    """Return a record as JSON: its log, and its frames: a first view, then for every action the changes.

    Only the viewer's own actions are named; what others did is told by the log, to those who may know.
    Raises RecordError, or ConfigError when the viewer has no seat.
    """
    read = parse_record(record)
    game = _from_start(record)
    story = game.rules.narration().story(game.config, viewer)
    story.tell(game.events_for(viewer), 0)
    public, mine = game.rules.page().face_up(game.state), game.held(viewer)
    frames: list[View] = [{"public": public.data(), "mine": mine.data()} | _prompt(game, viewer)]
    feed = read.chances[len(game.chances) :]
    game.state.feed = feed
    for _, seat, text in read.actions:
        told = len(game.events)
        game.apply(text, seat)
        story.tell(game.events_for(viewer, told), len(game.actions))
        now_public, now_mine = game.rules.page().face_up(game.state), game.held(viewer)
        frame: View = {"actor": seat, "action": text if seat == viewer else ""}
        frame |= {"public": now_public.changes(public), "mine": now_mine.changes(mine)}
        frames.append(frame | _prompt(game, viewer))
        public, mine = now_public, now_mine
    film: dict[str, Any] = {"viewer": viewer, "frames": frames, "result": result(game.outcome)}
    film["teams"] = game.rules.teams(game.state)
    film["log"] = [telling.data() for telling in story.told]
    config = game.config
    film |= {"game": config.game, "edition": config.edition, "modules": config.modules, "seats": config.seats}
    return msgspec.json.encode(film)


def _from_start(record: str) -> Game:
    """Return a record's game before its first action."""
    return replay_record(record, rules_of, until=0)


def _prompt(game: Game, viewer: int) -> View:
    """Return what the viewer is asked, if it is; in a film nothing can be chosen, so the choices have no labels."""
    asks = not game.is_over and game.to_move == viewer
    return {"asked": {"prompt": game.rules.narration().prompt(game.observe(viewer)), "labels": []}} if asks else {}
