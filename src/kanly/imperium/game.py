"""The door to the Dune: Imperium family: what it offers the engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kanly.engine.action import Action
from kanly.engine.config import Config, Outcome
from kanly.engine.encoding import Encoding
from kanly.engine.errors import ConfigError, RecordError
from kanly.engine.events import Chance, Event
from kanly.engine.game import Decision, Observation, Rules
from kanly.engine.narration import Narration
from kanly.engine.rng import Rng
from kanly.engine.sight import Sight
from kanly.engine.state import State
from kanly.engine.text import Text
from kanly.imperium import (
    catalogue,
    describe,
    encoding,
    evaluation,
    glance,
    invariants,
    position,
    repertoire,
    statistics,
    table_view,
    view,
    why,
)
from kanly.imperium.actions import parse_action
from kanly.imperium.components import CARDS, DIFFICULTIES, LEADERS, Edition
from kanly.imperium.editions import EDITIONS, PLAYABLE, RULES, versioned
from kanly.imperium.effects import EFFECTS
from kanly.imperium.ids import NONE
from kanly.imperium.narration import ImperiumNarration
from kanly.imperium.rules import agent, combat, endgame, perform, pool, rounds, setup, turns
from kanly.imperium.state import ImperiumState
from kanly.imperium.steps import FLOW

WIRED = (agent, combat, perform, pool, rounds, turns)
"""Modules that say, on import, what the steps of the flow do."""

OPTIONS = ("leaders", "difficulty", "confirm")
LEADER_WAYS = ("random", "choose", "draft")


NARRATION = ImperiumNarration()


class ImperiumRules(Rules):
    """Dune: Imperium and its editions."""

    name = "imperium"
    title = "Dune: Imperium"
    version = RULES

    def editions(self) -> dict[str, str]:
        return {key: edition.name for key, edition in EDITIONS.items()}

    def seat_counts(self, edition: str) -> tuple[int, ...]:
        return self._edition(edition).seats

    def difficulties(self, edition: str, seats: int) -> tuple[str, ...]:
        return tuple(_levels(self._edition(edition))) if seats == 1 else ()

    def _edition(self, key: str) -> Edition:
        if key not in EDITIONS:
            raise ConfigError(f"unknown edition {key!r} of imperium; there are {', '.join(EDITIONS)}")
        return EDITIONS[key]

    def configure(self, seats: int, edition: str, modules: tuple[str, ...], options: dict[str, str]) -> Config:
        edition = edition or "base"
        board = self._edition(edition)
        if seats not in board.seats:
            *fewer, most = (str(count) for count in board.seats)
            raise ConfigError(f"{board.name} seats {', '.join(fewer)} or {most} players, not {seats}")
        if modules:
            raise ConfigError(f"unknown module {modules[0]!r}; the edition {edition!r} has none")
        unknown = [key for key in options if key not in OPTIONS]
        if unknown:
            raise ConfigError(f"unknown option {unknown[0]!r} of imperium; there are {', '.join(OPTIONS)}")
        checked = {"leaders": ",".join(name.strip() for name in options.get("leaders", "random").split(","))}
        _read_leaders(checked["leaders"], seats, board)
        if seats == 1:
            checked["difficulty"] = options.get("difficulty", next(iter(_levels(board))))
            _read_difficulty(checked["difficulty"], board)
        elif "difficulty" in options:
            raise ConfigError("difficulty is an option of the one-player game")
        if options.get("confirm", "turns") != "turns":
            raise ConfigError(f"confirm what? {options['confirm']!r} is unknown; there is turns")
        if "confirm" in options:
            checked["confirm"] = "turns"
        return Config(self.name, edition, seats, (), checked)

    def participants(self, config: Config) -> int:
        return max(config.seats, setup.FEWEST)

    def start(self, config: Config, rng: Rng, journal: bool, feed: list[Chance] | None = None) -> ImperiumState:
        edition = PLAYABLE[versioned(config.edition, config.rules or RULES)]
        leaders = _read_leaders(config.options["leaders"], config.seats, edition)
        difficulty = _read_difficulty(config.options["difficulty"], edition) if config.seats == 1 else NONE
        state = setup.set_up(edition, config.seats, leaders, rng, journal, feed, difficulty)
        state.confirm = "confirm" in config.options
        FLOW.advance(state)
        return state

    def play(self, state: State, action: Action) -> None:
        FLOW.answer(state, action)

    def parse(self, state: State, text: str) -> Action:
        return parse_action(text, _own(state).edition)

    def seat_to_move(self, state: State) -> int:
        return NONE if state.over else _own(state).decider()

    def decision(self, state: State) -> Decision:
        step = state.pending
        return Decision(_own(state).decider(), FLOW.names[step[0]], _about(_own(state)), state.options.copy())

    def why_not(self, state: State, action: Action) -> str | None:
        return why.why_not(_own(state), action)

    def observe(self, state: State, seat: int) -> Observation:
        return view.observe(_own(state), seat, None if state.over else self.decision(state))

    def read_observation(self, text: str) -> Observation:
        return view.read_observation(text)

    def outcome(self, state: State) -> Outcome:
        return endgame.outcome(_own(state))

    def digest(self, state: State) -> str:
        return position.digest(_own(state))

    def position(self, state: State) -> str:
        return position.write_position(_own(state))

    def from_position(self, text: str) -> ImperiumState:
        state = position.read_position(text)
        broken = invariants.violations(state)
        if broken:
            raise RecordError(0, f"the position cannot be: {broken[0]}")
        return state

    def config_of(self, state: State) -> Config:
        own = _own(state)
        leaders = [LEADERS[player.leader].key if player.leader != NONE else "?" for player in own.players]
        people = sum(1 for player in own.players if not player.rival)
        options = {"leaders": ",".join(leaders[: own.seated])}
        level = None if own.hagal is None else own.hagal.level()
        if level is not None:
            options["difficulty"] = level.key
        if own.confirm:
            options["confirm"] = "turns"
        rules = 0 if own.edition.rules == RULES else own.edition.rules
        return Config(self.name, own.edition.key.partition("@")[0], people, (), options, rules)

    def violations(self, state: State) -> list[str]:
        return invariants.violations(_own(state))

    def progress(self, state: State) -> dict[str, int]:
        return {"round": _own(state).round}

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(player.vp for player in _own(state).players)

    def reached(self, state: State, actions: Sequence[Action]) -> set[str]:
        return describe.reached(_own(state), actions)

    def statistics(self, state: State, seat: int, events: Sequence[Event]) -> dict[str, int | str | list[str]]:
        return statistics.statistics(_own(state), seat, events)

    def evaluate(self, state: State, seat: int) -> float:
        return evaluation.evaluate(_own(state), seat)

    def every_action(self, edition: str) -> list[Action]:
        board = self._edition(edition or "base")
        return repertoire.every_action(board, most_seats(board))

    def encoding(self, edition: str) -> Encoding:
        board = self._edition(edition or "base")
        return encoding.encoding_of(board, most_seats(board))

    def standings(self, state: State) -> list[float]:
        return evaluation.standings(_own(state))

    def weigh(self, state: State) -> list[float]:
        return glance.weigh(_own(state))

    def components(self, edition: str) -> list[dict[str, Any]]:
        return describe.components(self._edition(edition or "base"))

    def catalogue(self, edition: str) -> dict[str, Any]:
        return NARRATION.explain(catalogue.catalogue(self.name, self._edition(edition or "base")))

    def face_up(self, state: State) -> Sight:
        own = _own(state)
        return table_view.face_up(own, "" if own.over else _about(own))

    def held(self, state: State, seat: int, undo: bool = False) -> Sight:
        return table_view.held(_own(state), seat, undo)

    def explain(self, state: State, action: Action) -> str:
        return describe.explain(_own(state), action)

    def narration(self) -> Narration:
        return NARRATION


def most_seats(edition: Edition) -> int:
    """Return how many take part in an edition's largest game."""
    return max(*edition.seats, setup.FEWEST)


def _own(state: State) -> ImperiumState:
    assert isinstance(state, ImperiumState)
    return state


def _about(state: ImperiumState) -> str:
    """Return what a decision is about: the effect, the card or the space in question."""
    step = state.pending
    fields = FLOW.fields[step[0]]
    if fields:
        at = fields.find("e")
        if at >= 0:
            return EFFECTS[step[2 + at]].path
        at = fields.find("s")
        if at >= 0:
            return state.edition.board[step[2 + at]].key
    turn = state.turn
    return CARDS[turn.card].key if turn.card != NONE and turn.seat == step[1] else ""


def _read_leaders(leaders: str, seats: int, edition: Edition) -> str | tuple[int, ...]:
    """Read the option `leaders`: a way of dealing them, or one name a seat (`?` for a random one)."""
    if leaders in LEADER_WAYS:
        return leaders
    keys = edition.leader_ids
    chosen = []
    for name in leaders.split(",") if leaders else ():
        if name != "?" and name not in keys:
            ways = ", ".join(LEADER_WAYS)
            raise ConfigError(f"unknown leader {name!r}; there are {', '.join(keys)}; or one of {ways}")
        chosen.append(NONE if name == "?" else keys[name])
    named = [number for number in chosen if number != NONE]
    if len(chosen) not in ((1, 3) if seats == 1 else (seats,)):
        raise ConfigError(f"{len(chosen)} leaders for " + ("you and two rivals" if seats == 1 else f"{seats} seats"))
    for number in chosen[seats:]:
        if number != NONE and not LEADERS[number].may_be_rival:
            raise ConfigError(f"{LEADERS[number].name} cannot be a rival")
    if len(set(named)) != len(named):
        raise ConfigError(Text("setup-leader-twice", "a leader can be taken only once"))
    return tuple(chosen)


def _levels(edition: Edition) -> dict[str, int]:
    """Return the difficulties of an edition by their ids, the easiest first."""
    return {DIFFICULTIES[number].key: number for number in edition.difficulties}


def _read_difficulty(key: str, edition: Edition) -> int:
    levels = _levels(edition)
    if key not in levels:
        raise ConfigError(f"unknown difficulty {key!r}; there are {', '.join(levels)}")
    return levels[key]


IMPERIUM = ImperiumRules()
