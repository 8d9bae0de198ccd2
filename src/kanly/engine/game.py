"""The protocol: one door through which people, bots, replays and the laboratory drive a game.

`Rules` is what a family of games offers (one object a family, stateless); `Game` is a game being played.
The engine knows no game: everything it asks, it asks through `Rules`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from operator import index
from typing import Any, final

from kanly.engine.action import Action
from kanly.engine.config import Config, Outcome
from kanly.engine.encoding import Encoding
from kanly.engine.errors import ConfigError, IllegalAction, KanlyError, MalformedAction, NotYourDecision, UndoRefused
from kanly.engine.events import Chance, Event
from kanly.engine.narration import Narration
from kanly.engine.options import Option, Variant, check_options
from kanly.engine.rng import SEED_BITS, Rng
from kanly.engine.sight import Sight
from kanly.engine.state import State
from kanly.engine.text import Text

SPECTATOR = -1


@final
class Decision:
    """Who decides, about what, and every legal action."""

    __slots__ = ("about", "actions", "kind", "seat")

    def __init__(self, seat: int, kind: str, about: str, actions: Sequence[Action]) -> None:
        self.seat = seat
        self.kind = kind
        self.about = about
        self.actions = actions

    def data(self) -> dict[str, Any]:
        """Return the decision as plain data, actions by their texts."""
        texts = [action.text for action in self.actions]
        return {"seat": self.seat, "kind": self.kind, "about": self.about, "actions": texts}

    def __repr__(self) -> str:
        about = f"{self.kind} {self.about}".rstrip()
        return f"<Decision of seat {self.seat} about {about}: {len(self.actions)} actions>"


class Observation(ABC):
    """All that one seat (or a spectator) may know. Plain data; two equal ones have equal `text()`."""

    seat: int
    decision: Decision | None

    @abstractmethod
    def text(self) -> str:
        """Return the observation as canonical text."""

    @abstractmethod
    def determinize(self, rng: Rng) -> State:
        """Return a full state, sampled at random among those that fit this observation."""


class Rules(ABC):
    """What a family of games offers the engine, and through it everyone else."""

    name: str
    title: str
    version: int

    @abstractmethod
    def editions(self) -> dict[str, str]:
        """Return the editions by id, with their titles."""

    def modules(self, edition: str) -> dict[str, str]:
        """Return the modules that can join an edition, in order, with their titles."""
        return {}

    @abstractmethod
    def seat_counts(self, variant: Variant) -> tuple[int, ...]:
        """Return the numbers of seats an edition with its modules can be played with."""

    @abstractmethod
    def options(self, variant: Variant) -> tuple[Option, ...]:
        """Return the options of games of an edition with its modules."""

    def check_config(self, config: Config) -> None:  # noqa: B027  (most games have nothing to add)
        """Raise ConfigError where options that are right by themselves do not go together."""

    def variant(self, edition: str = "", modules: Iterable[str] = ()) -> Variant:
        """Return an edition, by default the first one, with modules in their order; raises ConfigError."""
        editions = self.editions()
        edition = edition or next(iter(editions))
        if edition not in editions:
            raise ConfigError(f"unknown edition {edition!r} of {self.name}; there are {', '.join(editions)}")
        known, wanted = self.modules(edition), tuple(modules)
        for module in wanted:
            if module not in known:
                there = f"there are {', '.join(known)}" if known else f"the edition {edition!r} has none"
                raise ConfigError(f"unknown module {module!r}; {there}")
        return Variant(edition, tuple(module for module in known if module in wanted))

    def variants(self) -> Iterator[Variant]:
        """Yield every edition with every choice of modules."""
        for edition in self.editions():
            modules = tuple(self.modules(edition))
            for count in range(len(modules) + 1):
                for chosen in combinations(modules, count):
                    yield Variant(edition, chosen)

    def configure(
        self, seats: int, edition: str = "", modules: Iterable[str] = (), options: Mapping[str, str] | None = None
    ) -> Config:
        """Return a checked configuration; raises ConfigError naming what is allowed."""
        variant = self.variant(edition, modules)
        counts = self.seat_counts(variant)
        if seats not in counts:
            *fewer, most = (str(count) for count in counts)
            some = f"{', '.join(fewer)} or {most}" if fewer else most
            raise ConfigError(f"{self.editions()[variant.edition]} seats {some} players, not {seats}")
        checked = check_options(self.options(variant), options or {}, seats, self.name)
        config = Config(self.name, variant.edition, seats, variant.modules, checked)
        self.check_config(config)
        return config

    @abstractmethod
    def participants(self, config: Config) -> int:
        """Return how many take part: the seats of people, and those that the game itself plays."""

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
    def seat_to_move(self, state: State) -> int:
        """Return the seat that decides."""

    @abstractmethod
    def decision(self, state: State) -> Decision:
        """Return the pending decision."""

    @abstractmethod
    def why_not(self, state: State, action: Action) -> str | None:
        """Return why the rules forbid an action now, or None when it is legal."""

    @abstractmethod
    def observe(self, state: State, seat: int) -> Observation:
        """Return what a seat (or SPECTATOR) may know."""

    @abstractmethod
    def read_observation(self, text: str) -> Observation:
        """Return the observation whose `text()` this is; raises RecordError."""

    @abstractmethod
    def outcome(self, state: State) -> Outcome:
        """Return the result of a finished game."""

    @abstractmethod
    def digest(self, state: State) -> str:
        """Return a hash of the whole state, equal in every process."""

    @abstractmethod
    def position(self, state: State) -> str:
        """Return the whole state as text."""

    @abstractmethod
    def from_position(self, text: str) -> State:
        """Read a position; raises RecordError."""

    @abstractmethod
    def config_of(self, state: State) -> Config:
        """Return the configuration that a state belongs to."""

    @abstractmethod
    def violations(self, state: State) -> list[str]:
        """Return what is wrong with a state: broken invariants, in words; empty when all is well."""

    @abstractmethod
    def progress(self, state: State) -> dict[str, int]:
        """Return numbers that place a state in its game, `round` at least."""

    @abstractmethod
    def scores(self, state: State) -> tuple[int, ...]:
        """Return the points of all who take part, so far."""

    @abstractmethod
    def reached(self, state: State, actions: Sequence[Action]) -> set[str]:
        """Return the components that a game has made use of, as kind/id of `components`."""

    @abstractmethod
    def statistics(self, state: State, seat: int, events: Sequence[Event]) -> dict[str, int | str | list[str]]:
        """Return what is worth comparing between seats and games, under the same names for every seat.

        Texts sort seats into groups (`leader`), numbers can be averaged (`points_…` add up to the score), lists
        name components by id, as often as they were used. `events` are all those of the game.
        """

    @abstractmethod
    def evaluate(self, state: State, seat: int) -> float:
        """Return how good a state looks for a seat, in victory points or their like."""

    @abstractmethod
    def every_action(self, variant: Variant) -> list[Action]:
        """Return every action that such a game can ever list, once each, in canonical order."""

    @abstractmethod
    def encoding(self, variant: Variant) -> Encoding:
        """Return how observations of such games become vectors."""

    @abstractmethod
    def standings(self, state: State) -> list[float]:
        """Return for every seat how it stands, as `evaluate` does; -inf for one that cannot win."""

    @abstractmethod
    def weigh(self, state: State) -> list[float]:
        """Return a quick weight for every legal action of the pending decision: the higher, the more promising."""

    @abstractmethod
    def components(self, variant: Variant) -> list[dict[str, Any]]:
        """Return every component: id, name, kind, copies, cost, icons, factions and more."""

    @abstractmethod
    def catalogue(self, variant: Variant) -> dict[str, Any]:
        """Return every component and effect as plain data, for those who draw them."""

    @abstractmethod
    def face_up(self, state: State) -> Sight:
        """Return what lies open for everybody, in the shape that a page draws."""

    @abstractmethod
    def held(self, state: State, seat: int, undo: bool = False) -> Sight:
        """Return what only one seat sees, with its choices under `decision`, and `undo`; nothing for a spectator."""

    @abstractmethod
    def explain(self, state: State, action: Action) -> str:
        """Return in a few words what an action costs and does."""

    def narration(self) -> Narration:
        """Return the facet that chooses what is said; by default one that serves any game."""
        return Narration()


_NOT_LEGAL = Text("why-not-legal", "not among the legal actions")


def _not_yours(mover: int, seat: int) -> Text:
    return Text("why-other-seat", f"seat {mover} is to decide, not seat {seat}", seat=mover)


class Game:
    """A game being played; `Game.start` sets one up.

    `undo=False` and `journal=False` leave out what only people need (taking back; events and the record's
    chance results); actions are always kept.
    """

    def __init__(
        self,
        rules: Rules,
        config: Config,
        seed: int,
        state: State,
        *,
        journal: bool = True,
        undo: bool = True,
        from_start: bool = True,
    ) -> None:
        self.rules = rules
        self.config = config
        self.seed = seed
        self.actions: list[tuple[int, Action]] = []
        self.events: list[Event] = []
        self.chances: list[tuple[int, Chance]] = []
        self._journal = journal
        self._undo = undo
        self._from_start = from_start
        self._base: State | None = None
        self._base_at = 0
        self._event_marks: list[int] = []
        self.state = state
        if journal and state.log is None:
            self._listen(state)
        self._collect()

    @staticmethod
    def start(
        rules: Rules,
        config: Config,
        seed: int,
        *,
        journal: bool = True,
        undo: bool = True,
        feed: list[Chance] | None = None,
    ) -> Game:
        """Set a game up from its configuration and seed; `feed` prescribes recorded results of chance.

        Raises ConfigError for a seed of more than 96 bits.
        """
        if seed.bit_length() > SEED_BITS:
            raise ConfigError(f"a seed has at most {SEED_BITS} bits")
        state = rules.start(config, Rng.seeded(seed), journal, feed)
        return Game(rules, config, seed, state, journal=journal, undo=undo)

    def __repr__(self) -> str:
        stands = str(self.outcome) if self.is_over else repr(self.decision)
        return f"<Game of {self.config.game} {self.config.edition}, {len(self.actions)} actions: {stands}>"

    # -- asking -------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def to_move(self) -> int:
        """The seat that decides; -1 when the game is over."""
        return self.rules.seat_to_move(self.state)

    @property
    def decision(self) -> Decision:
        """The pending decision; raises NotYourDecision when the game is over."""
        if self.state.over:
            raise NotYourDecision(Text("why-over", "the game is over"))
        return self.rules.decision(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the game goes on."""
        return self.rules.outcome(self.state) if self.state.over else None

    @property
    def digest(self) -> str:
        """A hash of the whole state, equal in every process."""
        return self.rules.digest(self.state)

    def observe(self, seat: int = SPECTATOR) -> Observation:
        """Return what a seat, or by default a spectator, may know; raises ConfigError where nobody sits."""
        return self.rules.observe(self.state, self._viewer(seat))

    def determinize(self, seat: int, rng: Rng) -> State:
        """Return a full state sampled among those that a seat cannot tell from the real one."""
        return self.observe(seat).determinize(rng)

    def why_not(self, action: Action | str, seat: int | None = None) -> str | None:
        """Return why an action is not legal now (for a seat, if given), or None when it is; raises MalformedAction.

        The reason may speak of what the deciding seat hides: name the seat when somebody else may be asking.
        """
        if self.state.over:
            return Text("why-over", "the game is over")
        mover = self.rules.seat_to_move(self.state)
        if seat is not None and seat != mover:
            return _not_yours(mover, seat)
        return self.rules.why_not(self.state, self._parsed(action))

    def explain(self, action: Action | str) -> str:
        """Return in a few words what an action costs and does; empty when its text says it all."""
        return self.rules.explain(self.state, self._parsed(action))

    def held(self, seat: int) -> Sight:
        """Return what only one seat sees, with whether it may take its last action back; nothing for a spectator."""
        return self.rules.held(self.state, seat, self.may_undo(seat))

    def events_for(self, seat: int, since: int = 0) -> list[Event]:
        """Return the events from number `since` on that a seat, or SPECTATOR, may see; raises ConfigError."""
        viewer = self._viewer(seat)
        return [event for event in self.events[since:] if event.visible_to(viewer)]

    def events_by_action(self) -> Iterator[list[Event]]:
        """Yield the events of the setup, then those of every action; only in games that keep undo and journal."""
        start = 0
        for end in (*self._event_marks, len(self.events)):
            yield self.events[start:end]
            start = end

    def position(self) -> str:
        """Return the whole state as text."""
        return self.rules.position(self.state)

    def record(self) -> str:
        """Return the game so far as a record, which `kanly.read_record` replays.

        Raises KanlyError for a game that was set up from a position: it has no beginning to replay from.
        """
        if not self._from_start:
            raise KanlyError("a game set up from a position has no record from its start")
        from kanly.engine.record import write_record

        return write_record(self)

    # -- acting -------------------------------------------------------------------------------

    def apply(self, action: Action | str, seat: int | None = None) -> None:
        """Apply an action.

        Raises MalformedAction, NotYourDecision (the game is over, or `seat` is given and is not the one
        to decide) or IllegalAction with the reason; the state is untouched then.
        """
        state = self.state
        if state.over:
            raise NotYourDecision(Text("why-over", "the game is over"))
        mover = self.rules.seat_to_move(state)
        if seat is not None and seat != mover:
            raise NotYourDecision(_not_yours(mover, seat))
        chosen = self._listed(action)
        if self._undo:
            self._mark(mover)
        self.actions.append((mover, chosen))
        self.rules.play(state, chosen)
        self._collect()

    def may_undo(self, seat: int) -> bool:
        """Say whether a seat can take its last action back now."""
        return bool(self.actions) and self.actions[-1][0] == seat and self.why_not_undo(seat) is None

    def why_not_undo(self, seat: int | None = None) -> str | None:
        """Return why nothing can be taken back now, or None when `undo` would work."""
        if not self._undo:
            return Text("undo-none", "this game keeps no undo")
        if not self.actions:
            return Text("undo-nothing-done", "nothing has been done yet")
        mover = self.actions[-1][0]
        if seat is not None and seat != mover:
            return Text("undo-other-seat", f"seat {mover} acted last", seat=mover)
        base = self._base
        if base is None or len(self.actions) <= self._base_at:
            return Text("undo-nothing-left", "nothing is left to take back")
        if base.told != self.state.told:
            return Text("undo-known", "something hidden has become known since, or chance has decided")
        if base.turns != self.state.turns or self.state.over:
            return Text("undo-turn-over", "the turn is over")
        return None

    def undo(self, seat: int | None = None) -> Action:
        """Take the last action back and return it.

        Reaches to the start of the acting seat's turn at most, never past newly gained information, a
        result of chance or another seat's action. Raises UndoRefused.
        """
        refusal = self.why_not_undo(seat)
        if refusal is not None:
            raise UndoRefused(refusal)
        assert self._base is not None
        _, taken_back = self.actions.pop()
        state = self._base.clone()
        for _, action in self.actions[self._base_at :]:
            self.rules.play(state, action)
        self._listen(state)
        self.state = state
        del self.events[self._event_marks[len(self.actions)] :]
        del self._event_marks[len(self.actions) :]
        return taken_back

    def clone(self) -> Game:
        """Return an independent copy, with the record so far."""
        twin = Game(
            self.rules,
            self.config,
            self.seed,
            self.state.clone(),
            journal=self._journal,
            undo=self._undo,
            from_start=self._from_start,
        )
        twin.actions, twin.events, twin.chances = self.actions[:], self.events[:], self.chances[:]
        twin._base, twin._base_at = self._base, self._base_at
        twin._event_marks = self._event_marks[:]
        return twin

    # -- inside -------------------------------------------------------------------------------

    def _viewer(self, seat: int) -> int:
        """Return a seat or SPECTATOR as a plain number; raises ConfigError where nobody sits."""
        last = self.rules.participants(self.config) - 1
        number = index(seat) if hasattr(seat, "__index__") else SPECTATOR - 1
        if not SPECTATOR <= number <= last:
            raise ConfigError(f"no seat {seat!r}; seats are 0 to {last}, -1 is a spectator")
        return number

    def _parsed(self, action: Action | str) -> Action:
        """Return the action of this game that a text, or the text of an action from elsewhere, names."""
        if not isinstance(action, (str, Action)):
            raise MalformedAction(f"an action is a text or an Action, not {action!r}")
        return self.rules.parse(self.state, action if isinstance(action, str) else action.text)

    def _listed(self, action: Action | str) -> Action:
        """Return the legal action that is meant; raises MalformedAction or IllegalAction."""
        options = self.state.options
        if isinstance(action, Action):
            if action in options:
                return action
        else:
            for option in options:
                if option.text == action:
                    return option
        parsed = self._parsed(action)
        if parsed not in options:
            raise IllegalAction(parsed.text, self.rules.why_not(self.state, parsed) or _NOT_LEGAL)
        return parsed

    def _mark(self, mover: int) -> None:
        """Remember where undo may reach back to, when the coming action opens a new stretch."""
        base, state = self._base, self.state
        if (
            base is None
            or base.told != state.told
            or base.turns != state.turns
            or (self.actions and self.actions[-1][0] != mover)
        ):
            self._base = state.clone()
            self._base_at = len(self.actions)
        self._event_marks += [len(self.events)] * (len(self.actions) + 1 - len(self._event_marks))

    def _listen(self, state: State) -> None:
        state.log = [] if self._journal else None
        state.chance = [] if self._journal else None

    def _collect(self) -> None:
        """Move events and chance results from the state into the game's journal."""
        state = self.state
        if state.log:
            self.events += state.log
            state.log.clear()
        if state.chance:
            self.chances += [(len(self.actions), chance) for chance in state.chance]
            state.chance.clear()
