"""What Dune: Imperium says: what happened, what is asked and what can be chosen, as messages for any language."""

from __future__ import annotations

from kanly.engine.narration import PAGE, Narration
from kanly.imperium.narration.events import Audience
from kanly.imperium.narration.story import ImperiumStory


class ImperiumNarration(Narration):
    """The narration of Dune: Imperium."""

    def story(self, seats: int, viewer: int, where: str = PAGE) -> ImperiumStory:
        """Return a log to be told in sentences."""
        return ImperiumStory(Audience(seats, viewer, where))
