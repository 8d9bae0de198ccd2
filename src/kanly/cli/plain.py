"""The face of a game that has no room of its own here: what its core and its narration tell, as text."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as RichText

from kanly.cli.faces import Choice, Choices, Face, Told
from kanly.cli.language import say, speech
from kanly.cli.result import sides_of
from kanly.cli.screen import seat_name
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
        return [seat_name(seat) for seat in range(_seats(self._rules, seen))]

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
        seat = {"seat": self.names(seen)[said.args["seat"]]} if "seat" in said.args else {}
        return speech(self._rules.name).say(said, **seat)

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

    def story(self, config: Config, events: Sequence[Event], seen: Observation) -> list[Told]:
        """Return events in sentences."""
        story = self._narration.story(config, seen.seat, TERMINAL)
        story.tell(events, 0)
        lines = speech(self._rules.name).tell(story.told, self._reader(seen))
        return [Told(line.seat, RichText(line.text, style=line.tone)) for line in lines]

    def result(self, seen: Observation, outcome: Outcome) -> RenderableType:
        """Return the ranking, by sides, with what decided between equals."""
        names, own = self.names(seen), speech(self._rules.name)
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet")
        table.add_column("")
        table.add_column(say("cli-result"))
        table.add_column(say("cli-result-points"), justify="right")
        table.add_column(say("cli-result-ties") if outcome.tiebreak_names else "")
        for side in sides_of(outcome):
            ties = ", ".join(f"{own.name('tiebreak', name)} {n}" for name, n in side.ties.items())
            table.add_row(f"{side.place}.", own.listed(names[seat] for seat in side.seats), str(side.points), ties)
        return table

    def _said(self, words: Words, seen: Observation) -> str:
        return speech(self._rules.name).render(words, self._reader(seen))

    def _reader(self, seen: Observation) -> Reader:
        return Reader(self.names(seen), seen.seat)


def _seats(rules: Rules, seen: Observation) -> int:
    return rules.participants(rules.config_of(seen.determinize(Rng())))
