"""A game being played: the one door through which people, bots, replays and the laboratory drive it.

The engine knows no game: everything it asks, it asks through `Rules`.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import index

from kanly.engine.action import Action
from kanly.engine.config import Config, Outcome
from kanly.engine.decision import SPECTATOR, Decision, Observation
from kanly.engine.errors import ConfigError, IllegalAction, KanlyError, MalformedAction, NotYourDecision, UndoRefused
from kanly.engine.events import Chance, Event
from kanly.engine.rng import SEED_BITS, Rng
from kanly.engine.rules import NOT_LEGAL, Rules
from kanly.engine.sight import Sight
from kanly.engine.state import State
from kanly.engine.text import Text


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
        self._last = rules.participants(config) - 1
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
        return self.rules.page().held(self.state, seat, self.may_undo(seat))

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
        last = self._last
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
            raise IllegalAction(parsed.text, self.rules.why_not(self.state, parsed) or NOT_LEGAL)
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
