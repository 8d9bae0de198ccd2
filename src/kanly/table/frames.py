"""What everybody is told of a game, as the bytes that go over the wire.

It is made from the game's `face_up`, its `held` of one seat, and what its narration makes of the events that the seat
may see and of what it is asked; of nothing else.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from kanly.engine import SPECTATOR, Game
from kanly.engine.patch import View
from kanly.engine.sight import Sight
from kanly.table.film import result
from kanly.table.log import Log, asked

encode = msgspec.json.Encoder().encode


class Frames:
    """Frames about one game. It keeps what was shown last, so that only what has changed is sent."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._public: Sight | None = None
        self._mine: dict[int, Sight] = {}
        self._log = Log(game)

    def whole(self, viewer: int) -> View:
        """Return all that a viewer may see."""
        game = self._game
        if self._public is None:
            self._public = game.rules.page().face_up(game.state)
        if viewer not in self._mine:
            self._mine[viewer] = game.held(viewer)
        return {
            "public": self._public.data(),
            "mine": self._mine[viewer].data(),
            "log": self._log.whole(viewer),
            "asked": asked(game, viewer),
            "result": result(game.outcome),
        }

    def step(self, revision: int, told: int, viewers: Collection[int]) -> dict[int, bytes]:
        """Return for every viewer what the last action changed, with the events from number `told` on."""
        game = self._game
        events = game.events[told:]
        ending = b',"result":' + encode(result(game.outcome)) if game.is_over else b""
        start = b'{"type":"step","revision":%d,"public":%b' % (revision, self._public_changes()) + ending
        frames: dict[int, bytes] = {}
        for viewer in viewers:
            frames[viewer] = start + self._own_changes(viewer) + _log(self._log.step(viewer, events))
        return frames

    def undone(self, revision: int, viewers: Collection[int]) -> dict[int, bytes]:
        """Return for every viewer that the last action was taken back, and how the log ends now."""
        start = b'{"type":"undone","revision":%d,"public":%b' % (revision, self._public_changes())
        return {viewer: start + self._own_changes(viewer) + _log(self._log.undone(viewer)) for viewer in viewers}

    def forget_all_but(self, viewers: Collection[int]) -> None:
        """Keep only what somebody looks at: only that is brought up to date."""
        self._mine = {viewer: view for viewer, view in self._mine.items() if viewer in viewers}
        self._log.forget(viewers)
        if not viewers:
            self._public = None

    def _public_changes(self) -> bytes:
        before, now = self._public, self._game.rules.page().face_up(self._game.state)
        self._public = now
        return encode(now.data() if before is None else now.changes(before))

    def _own_changes(self, viewer: int) -> bytes:
        if viewer == SPECTATOR:
            return b""
        before, now = self._mine.get(viewer), self._game.held(viewer)
        self._mine[viewer] = now
        changed = now.data() if before is None else now.changes(before)
        mine = b',"mine":' + encode(changed) if changed else b""
        question = asked(self._game, viewer)
        return mine + b',"asked":' + encode(question) if question else mine


def _log(told: View) -> bytes:
    return b',"log":' + encode(told) + b"}"
