"""How a game shows itself in a terminal: one face a game, found by the game's name."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from rich.console import Group as RichGroup
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kanly.cli.language import say
from kanly.cli.screen import seat_mark, seat_style
from kanly.engine import Action, Config, Event, Observation, Outcome
from kanly.games import rules_of


@dataclass(frozen=True)
class Choice:
    """An action in words, with a hint of what it does."""

    action: Action
    label: str
    hint: str


@dataclass(frozen=True)
class Choices:
    """Choices that belong together; `note` is what holds for all of them."""

    heading: str
    note: str
    choices: list[Choice]


@dataclass(frozen=True)
class Told:
    """A sentence and the seat that it is about, if any."""

    seat: int
    text: Text


class Face(ABC):
    """A game as a terminal shows it. Everything is drawn from an observation, so nobody sees too much."""

    @abstractmethod
    def names(self, seen: Observation) -> list[str]:
        """Return what the seats are called."""

    @abstractmethod
    def company(self, config: Config) -> str:
        """Return in a few words who plays: how many people, and against whom if the game plays too."""

    @abstractmethod
    def table(self, seen: Observation, width: int) -> RenderableType:
        """Return everything there is to see."""

    @abstractmethod
    def opening(self, seen: Observation, width: int) -> RenderableType:
        """Return what to look at before a new turn of the viewer: the table, or the part that matters."""

    @abstractmethod
    def hand(self, seen: Observation) -> RenderableType:
        """Return the viewer's own cards."""

    @abstractmethod
    def status(self, seen: Observation) -> Text:
        """Return the viewer's own situation in one line."""

    @abstractmethod
    def option(self, key: str, value: str) -> str:
        """Return an option of a game in words."""

    @abstractmethod
    def reason(self, text: str, seen: Observation) -> str:
        """Return why something is not possible, in the language that is spoken."""

    @abstractmethod
    def prompt(self, seen: Observation) -> str:
        """Return in a sentence what the viewer is asked."""

    @abstractmethod
    def choices(self, seen: Observation) -> list[Choices]:
        """Return what the viewer can choose, in groups in the order in which to show them."""

    @abstractmethod
    def story(self, config: Config, events: Sequence[Event], seen: Observation) -> list[Told]:
        """Return events that the viewer may see, in sentences."""

    @abstractmethod
    def result(self, seen: Observation, outcome: Outcome) -> RenderableType:
        """Return the result of a finished game."""


def face_of(game: str) -> Face:
    """Return the face of a game: `FACE` in the room of its name, or one that serves any game; raises ConfigError."""
    rules = rules_of(game)
    if not (Path(__file__).parent / game / "face.py").is_file():
        from kanly.cli.plain import PlainFace

        return PlainFace(rules)
    face = import_module(f"{__package__}.{game}.face").FACE
    assert isinstance(face, Face)
    return face


def story_table(story: Sequence[Told], indent: int = 0) -> Table:
    """Return sentences one below the other, each with the mark of its seat."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True, min_width=indent + 1, justify="right")
    table.add_column()
    for line in story:
        table.add_row(Text(seat_mark(line.seat), style=seat_style(line.seat)), line.text)
    return table


def choice_table(groups: Sequence[Choices]) -> RenderableType:
    """Return choices numbered through, group by group."""
    parts: list[RenderableType] = []
    label_width = max((len(choice.label) for group in groups for choice in group.choices), default=0)
    number = 0
    for group in groups:
        if group.heading or parts:
            heading = Text(group.heading or say("group-other"), style="head")
            parts.append(heading.append(f"  {group.note}", style="not bold italic") if group.note else heading)
        table = Table.grid(padding=(0, 2, 0, 0), expand=True)
        table.add_column(justify="right", no_wrap=True, min_width=3)
        table.add_column(no_wrap=True, min_width=min(label_width, 40))
        table.add_column(ratio=1)
        for choice in group.choices:
            number += 1
            table.add_row(Text(str(number), style="now"), Text(choice.label), Text(choice.hint, style="quiet"))
        parts.append(table)
    return RichGroup(*parts)
