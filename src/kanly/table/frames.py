"""What everybody is told of a game, as the bytes that go over the wire.

It is made from the game's `face_up`, its `held` of one seat, and the events that the seat may see; of nothing else.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

import msgspec

from kanly.engine import SPECTATOR, Event, Game
from kanly.engine.patch import View
from kanly.engine.sight import Sight
from kanly.table.film import entry, result

ENTRIES: Final = 400
"""How much of the log a client gets on arrival; the film has the rest."""

encode = msgspec.json.Encoder().encode


class Frames:
    """Frames about one game. It keeps what was shown last, so that only what has changed is sent."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._public: Sight | None = None
        self._mine: dict[int, Sight] = {}

    def whole(self, viewer: int) -> View:
        """Return all that a viewer may see."""
        game = self._game
        if self._public is None:
            self._public = game.rules.face_up(game.state)
        if viewer not in self._mine:
            self._mine[viewer] = game.held(viewer)
        return {
            "public": self._public.data(),
            "mine": self._mine[viewer].data(),
            "log": self._log(viewer)[-ENTRIES:],
            "result": result(game.outcome),
        }

    def step(self, revision: int, told: int, viewers: Collection[int]) -> dict[int, bytes]:
        """Return for every viewer what the last action changed, with the events from number `told` on."""
        game = self._game
        events = game.events[told:]
        ending = b',"result":' + encode(result(game.outcome)) if game.is_over else b""
        open_to_all = all(event.seats is None for event in events)
        shared = self._entries(events, SPECTATOR)
        start = b'{"type":"step","revision":%d,"public":%b' % (revision, self._public_changes()) + ending
        frames: dict[int, bytes] = {}
        for viewer in viewers:
            entries = shared if open_to_all or viewer == SPECTATOR else self._entries(events, viewer)
            frames[viewer] = start + self._own_changes(viewer) + b',"events":' + entries + b"}"
        return frames

    def undone(self, revision: int, viewers: Collection[int]) -> dict[int, bytes]:
        """Return for every viewer that the last action was taken back: entries of the log after `at` are gone."""
        start = b'{"type":"undone","revision":%d,"public":%b' % (revision, self._public_changes())
        end = b',"at":%d}' % len(self._game.actions)
        return {viewer: start + self._own_changes(viewer) + end for viewer in viewers}

    def forget_all_but(self, viewers: Collection[int]) -> None:
        """Keep only what somebody looks at: only that is brought up to date."""
        self._mine = {viewer: view for viewer, view in self._mine.items() if viewer in viewers}
        if not viewers:
            self._public = None

    def _log(self, viewer: int) -> list[View]:
        """Return the log as a viewer may read it, every entry with the number of its action."""
        entries: list[View] = []
        for at, events in enumerate(self._game.events_by_action()):
            entries += [entry(event, at) for event in events if event.visible_to(viewer)]
        return entries

    def _entries(self, events: Iterable[Event], viewer: int) -> bytes:
        at = len(self._game.actions)
        return encode([entry(event, at) for event in events if event.visible_to(viewer)])

    def _public_changes(self) -> bytes:
        before, now = self._public, self._game.rules.face_up(self._game.state)
        self._public = now
        return encode(now.data() if before is None else now.changes(before))

    def _own_changes(self, viewer: int) -> bytes:
        if viewer == SPECTATOR:
            return b""
        before, now = self._mine.get(viewer), self._game.held(viewer)
        self._mine[viewer] = now
        changed = now.data() if before is None else now.changes(before)
        return b',"mine":' + encode(changed) if changed else b""
