"""What Dune: Imperium says: what happened, what is asked and what can be chosen, as messages for any language."""

from __future__ import annotations

from typing import Any

from kanly.engine import Action, Config, Observation
from kanly.engine.message import Message, Words
from kanly.engine.narration import PAGE, Narration
from kanly.imperium.editions import compose
from kanly.imperium.narration import choices, components
from kanly.imperium.narration.events import Audience
from kanly.imperium.narration.story import ImperiumStory
from kanly.imperium.view import ImperiumObservation


class ImperiumNarration(Narration):
    """The narration of Dune: Imperium."""

    def story(self, config: Config, viewer: int, where: str = PAGE) -> ImperiumStory:
        """Return a log to be told in sentences."""
        return ImperiumStory(Audience(compose(config.variant, people=config.seats), config.seats, viewer, where))

    def prompt(self, seen: Observation) -> Message:
        """Return what is asked."""
        return choices.prompt(_own(seen))

    def label(self, seen: Observation, action: Action, where: str = PAGE) -> Words:
        """Return what an action is called."""
        return choices.label(_own(seen), action, where)

    def explain(self, catalogue: dict[str, Any]) -> dict[str, Any]:
        """Add to every component of a catalogue what it says."""
        return components.explain(catalogue)


def _own(seen: Observation) -> ImperiumObservation:
    assert isinstance(seen, ImperiumObservation)
    return seen
