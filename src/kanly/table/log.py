"""What a table says to each viewer, in messages that the game's narration chose: the log, and what is asked."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from kanly.engine import Event, Game
from kanly.engine.narration import Story
from kanly.engine.patch import View

ENTRIES: Final = 400
"""How much of the log a client gets on arrival; the film has the rest."""


def story_of(game: Game, viewer: int) -> Story:
    """Return the log of a game so far, told to a viewer."""
    story = game.rules.narration().story(game.config, viewer)
    for at, events in enumerate(game.events_by_action()):
        story.tell([event for event in events if event.visible_to(viewer)], at)
    return story


def asked(game: Game, viewer: int) -> View:
    """Return what a viewer is asked, with the labels of the legal actions in order; nothing when others decide."""
    if game.is_over or game.to_move != viewer:
        return {}
    narration, seen = game.rules.narration(), game.observe(viewer)
    assert seen.decision is not None
    labels = [narration.label(seen, action) for action in seen.decision.actions]
    return {"prompt": narration.prompt(seen), "labels": labels}


class Log:
    """What each viewer has been told. A part of it is `told`, which takes the place of all from number `since` on."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._stories: dict[int, Story] = {}

    def whole(self, viewer: int) -> View:
        """Return the log as somebody who arrives reads it."""
        return self._from(viewer, max(0, len(self._anew(viewer).told) - ENTRIES))

    def step(self, viewer: int, events: Sequence[Event]) -> View:
        """Return what the events of the last action bring."""
        story = self._stories.get(viewer)
        if story is None:
            return self.whole(viewer)
        since = story.tell([event for event in events if event.visible_to(viewer)], len(self._game.actions))
        return self._from(viewer, since)

    def undone(self, viewer: int) -> View:
        """Return the end of the log after an action was taken back."""
        return self._from(viewer, self._anew(viewer).settled())

    def forget(self, viewers: Collection[int]) -> None:
        """Keep only what some viewers were told."""
        self._stories = {viewer: story for viewer, story in self._stories.items() if viewer in viewers}

    def _anew(self, viewer: int) -> Story:
        story = self._stories[viewer] = story_of(self._game, viewer)
        return story

    def _from(self, viewer: int, since: int) -> View:
        story = self._stories[viewer]
        told = [telling.data() for telling in story.told[since - story.forgotten :]]
        story.forget()
        return {"since": since, "told": told}
