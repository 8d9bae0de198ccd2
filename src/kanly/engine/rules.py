"""What a family of games offers: a small core, which is all that playing needs, and facets that rooms ask for.

A game answers the core: it sets up, lists what is legal, plays, shows, writes and reads itself. Everything else is a
facet, an object of its own (`evaluation.py`, `features.py`, `inventory.py`, `learning.py`, `narration.py`, `page.py`).
Each has a default that says as much as can be said of any game, except `learning`: only the game knows all of its
actions.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b
from itertools import combinations
from typing import Any, Final

from kanly.engine.action import Action
from kanly.engine.config import Config, Outcome
from kanly.engine.decision import Decision, Observation
from kanly.engine.derive import mypyc_attr
from kanly.engine.errors import ConfigError
from kanly.engine.evaluation import Evaluation
from kanly.engine.events import Chance
from kanly.engine.features import Features
from kanly.engine.inventory import Inventory
from kanly.engine.learning import Learning
from kanly.engine.narration import Narration
from kanly.engine.options import Option, Variant, check_options
from kanly.engine.page import PageView
from kanly.engine.rng import Rng
from kanly.engine.state import State
from kanly.engine.text import Text

USUAL_SEATS: Final = 4
NOT_LEGAL: Final = Text("why-not-legal", "not among the legal actions")


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(ABC):
    """What a family of games offers the engine, and through it everyone else: one object a family, stateless.

    A game sets its name, title and version when it is made.
    """

    name: str
    title: str
    version: int

    # -- what can be played -------------------------------------------------------------------

    @abstractmethod
    def editions(self) -> dict[str, str]:
        """Return the editions by id, with their titles."""

    def modules(self, edition: str) -> dict[str, str]:
        """Return the modules that can join an edition, in order, with their titles."""
        return {}

    def why_apart(self, variant: Variant) -> str:
        """Return why the modules of a variant do not go together, or nothing."""
        return ""

    @abstractmethod
    def seat_counts(self, variant: Variant) -> tuple[int, ...]:
        """Return the numbers of seats an edition with its modules can be played with."""

    def other_boards(self, variant: Variant) -> tuple[int, ...]:
        """Return the numbers of people for which an edition has another board than the usual one."""
        return ()

    def options(self, variant: Variant) -> tuple[Option, ...]:
        """Return the options of games of an edition with its modules."""
        return ()

    def check_config(self, config: Config) -> None:  # noqa: B027  (most games have nothing to add)
        """Raise ConfigError where options that are right by themselves do not go together."""

    def participants(self, config: Config) -> int:
        """Return how many take part: the seats of people, and those that the game itself plays."""
        return config.seats

    # -- playing ------------------------------------------------------------------------------

    def teams(self, state: State) -> tuple[tuple[int, ...], ...]:
        """Return who plays together, as the outcome will say; empty where everybody plays alone."""
        return ()

    @abstractmethod
    def start(self, config: Config, rng: Rng, journal: bool, feed: list[Chance] | None = None) -> State:
        """Set a game up and run it to its first decision."""

    @abstractmethod
    def play(self, state: State, action: Action) -> None:
        """Apply an action that is known to be legal."""

    @abstractmethod
    def parse(self, state: State, text: str) -> Action:
        """Return the action of a text; raises MalformedAction."""

    @abstractmethod
    def decision(self, state: State) -> Decision:
        """Return the pending decision."""

    def seat_to_move(self, state: State) -> int:
        """Return the seat that decides, -1 when the game is over."""
        return -1 if state.over else self.decision(state).seat

    def why_not(self, state: State, action: Action) -> str | None:
        """Return why the rules forbid an action now, or None when it is legal."""
        return None if action in state.options else NOT_LEGAL

    def explain(self, state: State, action: Action) -> str:
        """Return in a few words what an action costs and does; empty when its text says it all."""
        return ""

    @abstractmethod
    def observe(self, state: State, seat: int) -> Observation:
        """Return what a seat (or SPECTATOR) may know."""

    @abstractmethod
    def read_observation(self, text: str) -> Observation:
        """Return the observation whose `text()` this is; raises RecordError."""

    @abstractmethod
    def outcome(self, state: State) -> Outcome:
        """Return the result of a finished game."""

    def progress(self, state: State) -> dict[str, int]:
        """Return numbers that place a state in its game, `round` at least; a game without rounds is all one round."""
        return {"round": 0}

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the points of all who take part, so far; a game without points has none."""
        return (0,) * self.participants(self.config_of(state))

    # -- writing ------------------------------------------------------------------------------

    @abstractmethod
    def position(self, state: State) -> str:
        """Return the whole state as text; its first line is `kanly-position <format> <game> <edition>`."""

    @abstractmethod
    def from_position(self, text: str) -> State:
        """Read a position; raises RecordError."""

    def digest(self, state: State) -> str:
        """Return a hash of the whole state, equal in every process."""
        return blake2b(self.position(state).encode(), digest_size=16).hexdigest()

    @abstractmethod
    def config_of(self, state: State) -> Config:
        """Return the configuration that a state belongs to."""

    # -- facets -------------------------------------------------------------------------------

    def evaluation(self) -> Evaluation:
        """Return how a game judges its states, for bots; by default by the points alone."""
        return Evaluation(self)

    def features(self) -> Features:
        """Return what is worth looking at, for those who learn what it is worth; by default points and the round."""
        return Features(self)

    def inventory(self) -> Inventory:
        """Return what a game is made of, for the laboratory; by default it names nothing."""
        return Inventory()

    def learning(self) -> Learning:
        """Return a game as numbers, for those who learn; raises ConfigError where it cannot be had."""
        raise ConfigError(f"{self.title} does not list its actions, so nobody can learn it by their numbers")

    def narration(self) -> Narration:
        """Return what a game says; by default every event has a message of its name."""
        return Narration()

    def page(self) -> PageView:
        """Return what a page draws; by default observations as text."""
        return PageView(self)

    def catalogue(self, variant: Variant) -> dict[str, Any]:
        """Return every component as plain data: a short way to the page's catalogue."""
        return self.page().catalogue(variant)

    # -- configurations -----------------------------------------------------------------------

    def variant(self, edition: str = "", modules: Iterable[str] = (), people: int = 0) -> Variant:
        """Return an edition, by default the first one, with modules in their order; raises ConfigError.

        With the number of people it is the one that they play, where an edition has several boards.
        """
        editions = self.editions()
        edition = edition or next(iter(editions))
        if edition not in editions:
            raise ConfigError(f"unknown edition {edition!r} of {self.name}; there are {', '.join(editions)}")
        known, wanted = self.modules(edition), tuple(modules)
        for module in wanted:
            if module not in known:
                there = f"there are {', '.join(known)}" if known else f"the edition {edition!r} has none"
                raise ConfigError(f"unknown module {module!r}; {there}")
        chosen = Variant(edition, tuple(module for module in known if module in wanted))
        if apart := self.why_apart(chosen):
            raise ConfigError(apart)
        return Variant(edition, chosen.modules, people) if people in self.other_boards(chosen) else chosen

    def variant_of(self, config: Config) -> Variant:
        """Return what a game is played with: an edition with its modules, on the board for so many people."""
        return self.variant(config.edition, config.modules, config.seats)

    def variants(self) -> Iterator[Variant]:
        """Yield every edition with every choice of modules that go together."""
        for edition in self.editions():
            modules = tuple(self.modules(edition))
            for count in range(len(modules) + 1):
                for chosen in combinations(modules, count):
                    variant = Variant(edition, chosen)
                    if not self.why_apart(variant):
                        yield variant

    def boards(self) -> Iterator[Variant]:
        """Yield every variant, then those of so many people that they have another board."""
        yield from self.variants()
        for variant in self.variants():
            for people in self.other_boards(variant):
                yield Variant(variant.edition, variant.modules, people)

    def usual_seats(self, variant: Variant) -> int:
        """Return how many sit down to a game when nobody says: four, or as many as there can be."""
        counts = self.seat_counts(variant)
        return USUAL_SEATS if USUAL_SEATS in counts else max(counts)

    def configure(
        self,
        seats: int | None,
        edition: str = "",
        modules: Iterable[str] = (),
        options: Mapping[str, str] | None = None,
    ) -> Config:
        """Return a checked configuration, by default for the usual number of people; raises ConfigError."""
        variant = self.variant(edition, modules)
        if seats is None:
            seats = self.usual_seats(variant)
        counts = self.seat_counts(variant)
        if seats not in counts:
            *fewer, most = (str(count) for count in counts)
            some = f"{', '.join(fewer)} or {most}" if fewer else most
            raise ConfigError(f"{self.editions()[variant.edition]} seats {some} players, not {seats}")
        checked = check_options(self.options(variant), options or {}, seats, self.name)
        config = Config(self.name, variant.edition, seats, variant.modules, checked)
        self.check_config(config)
        return config
