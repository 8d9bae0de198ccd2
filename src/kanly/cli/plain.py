"""The face of a game that has no room of its own here: what its core and its narration tell, as text."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text as RichText

from kanly.cli.faces import Choice, Choices, Face, Told
from kanly.cli.language import say, speech
from kanly.engine import Config, Event, Observation, Outcome, Rng, Rules
from kanly.engine.message import Words
from kanly.engine.narration import TERMINAL
from kanly.engine.text import Text
from kanly.locale import Reader


class PlainFace(Face):
    """Any game: its observation as it is written, its events and choices by their names."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._narration = rules.narration()

    def names(self, seen: Observation) -> list[str]:
        """Return the numbers of the seats, from 1."""
        return [say("seat-number", n=seat + 1) for seat in range(_seats(self._rules, seen))]

    def company(self, config: Config) -> str:
        """Return how many people play."""
        return say("cli-seats", n=config.seats)

    def table(self, seen: Observation, width: int) -> RenderableType:
        """Return the observation as it is written."""
        return RichText(seen.text())

    def opening(self, seen: Observation, width: int) -> RenderableType:
        """Return the same."""
        return self.table(seen, width)

    def hand(self, seen: Observation) -> RenderableType:
        """Return the same: what is the viewer's own, only the game could tell."""
        return self.table(seen, 0)

    def status(self, seen: Observation) -> RichText:
        """Return nothing: the table has said it all."""
        return RichText()

    def option(self, key: str, value: str) -> str:
        """Return an option as it is typed."""
        return f"{key} {value}"

    def reason(self, text: str, seen: Observation) -> str:
        """Return a reason in the language that is spoken, if it has a message; seats by their names."""
        said = Text.of(text)
        return say(said, seat=self.names(seen)[said.args["seat"]]) if "seat" in said.args else say(said)

    def prompt(self, seen: Observation) -> str:
        """Return what is asked."""
        return self._said(self._narration.prompt(seen), seen)

    def choices(self, seen: Observation) -> list[Choices]:
        """Return the choices in one group."""
        if seen.decision is None:
            return []
        state = seen.determinize(Rng())
        choices = [
            Choice(
                action,
                self._said(self._narration.label(seen, action, TERMINAL), seen),
                self._rules.explain(state, action),
            )
            for action in seen.decision.actions
        ]
        return [Choices("", "", choices)]

    def story(self, events: Sequence[Event], seen: Observation) -> list[Told]:
        """Return events in sentences."""
        story = self._narration.story(len(self.names(seen)), seen.seat, TERMINAL)
        story.tell(events, 0)
        return [Told(told.seat, RichText(self._said(told.said, seen))) for told in story.told]

    def result(self, seen: Observation, outcome: Outcome) -> RenderableType:
        """Return the ranking."""
        return RichText(str(outcome))

    def _said(self, words: Words, seen: Observation) -> str:
        """Return words; a message that no language has, by its name and its facts."""
        try:
            return speech().render(words, Reader(self.names(seen), seen.seat))
        except LookupError:
            assert isinstance(words, dict)
            facts = ", ".join(f"{name} {value}" for name, value in words.get("args", {}).items())
            named = words["id"].partition("-")[2].replace("_", " ")
            return f"{named}: {facts}" if facts else named


def _seats(rules: Rules, seen: Observation) -> int:
    return rules.participants(rules.config_of(seen.determinize(Rng())))
