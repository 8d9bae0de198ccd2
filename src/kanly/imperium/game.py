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
from kanly.engine.options import CHOICE, EACH, RANDOM, SEATS, Option, Variant
from kanly.engine.rng import Rng
from kanly.engine.sight import Sight
from kanly.engine.state import State
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
from kanly.imperium.editions import EDITIONS, RULES, compose, modules_of
from kanly.imperium.effects import EFFECTS
from kanly.imperium.ids import ALL_SEATS, NONE
from kanly.imperium.narration import ImperiumNarration
from kanly.imperium.rules import agent, combat, endgame, perform, pool, rounds, setup, turns
from kanly.imperium.state import ImperiumState, decider, level_of
from kanly.imperium.steps import FLOW

WIRED = (agent, combat, perform, pool, rounds, turns)
"""Modules that say, on import, what the steps of the flow do."""

LEADER_WAYS = ("random", "choose", "draft")
LEADERS_NAMED = {1: (1, 3)}
"""How many leaders may be named where it is not one a seat: alone, also those of the two rivals."""


CONFIRM = Option(
    "confirm", SEATS, ("turns",), "", "turns end only when their players say so: of all, or of seats 0,2", people=True
)


NARRATION = ImperiumNarration()


class ImperiumRules(Rules):
    """Dune: Imperium and its editions."""

    name = "imperium"
    title = "Dune: Imperium"
    version = RULES

    def editions(self) -> dict[str, str]:
        return {key: sheet.title for key, sheet in EDITIONS.items()}

    def modules(self, edition: str) -> dict[str, str]:
        return modules_of(edition)

    def seat_counts(self, variant: Variant) -> tuple[int, ...]:
        return compose(variant).seats

    def options(self, variant: Variant) -> tuple[Option, ...]:
        edition = compose(variant)
        leaders = Option(
            "leaders",
            EACH,
            LEADER_WAYS,
            "random",
            "random, choose, draft, or a comma list, one a seat (? for a random one); alone: mine,rival1,rival2",
            each=tuple(edition.leader_ids),
            names="leader",
            lists=LEADERS_NAMED,
            distinct=True,
        )
        levels = tuple(DIFFICULTIES[number].key for number in edition.difficulties)
        hardness = f"alone: {', '.join(levels)}"
        difficulty = Option(
            "difficulty", CHOICE, levels, levels[0] if levels else "", hardness, (1,), names="difficulty"
        )
        return (leaders, *((difficulty,) if levels else ()), CONFIRM)

    def check_config(self, config: Config) -> None:
        _read_leaders(config.options["leaders"], config.seats, compose(config.variant))

    def participants(self, config: Config) -> int:
        return max(config.seats, setup.FEWEST)

    def start(self, config: Config, rng: Rng, journal: bool, feed: list[Chance] | None = None) -> ImperiumState:
        edition = compose(config.variant, config.rules or RULES)
        leaders = _read_leaders(config.options["leaders"], config.seats, edition)
        level = config.options.get("difficulty", "")
        difficulty = next((n for n in edition.difficulties if DIFFICULTIES[n].key == level), NONE)
        state = setup.set_up(edition, config.seats, leaders, rng, journal, feed, difficulty)
        state.confirm = _read_confirm(config.options.get("confirm", ""), config.seats)
        FLOW.advance(state)
        return state

    def play(self, state: State, action: Action) -> None:
        FLOW.answer(state, action)

    def parse(self, state: State, text: str) -> Action:
        return parse_action(text, _own(state).edition)

    def seat_to_move(self, state: State) -> int:
        return NONE if state.over else decider(_own(state))

    def decision(self, state: State) -> Decision:
        step = state.pending
        return Decision(decider(_own(state)), FLOW.names[step[0]], _about(_own(state)), state.options.copy())

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
        level = level_of(own.hagal)
        if level is not None:
            options["difficulty"] = level.key
        if own.confirm:
            options["confirm"] = _write_confirm(own.confirm)
        rules = 0 if own.edition.rules == RULES else own.edition.rules
        variant = own.edition.variant
        return Config(self.name, variant.edition, people, variant.modules, options, rules)

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

    def every_action(self, variant: Variant) -> list[Action]:
        board = compose(variant)
        return repertoire.every_action(board, most_seats(board))

    def encoding(self, variant: Variant) -> Encoding:
        board = compose(variant)
        return encoding.encoding_of(board, most_seats(board))

    def standings(self, state: State) -> list[float]:
        return evaluation.standings(_own(state))

    def weigh(self, state: State) -> list[float]:
        return glance.weigh(_own(state))

    def components(self, variant: Variant) -> list[dict[str, Any]]:
        return describe.components(compose(variant))

    def catalogue(self, variant: Variant) -> dict[str, Any]:
        return NARRATION.explain(catalogue.catalogue(self.name, compose(variant)))

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
    """Read the option `leaders`: a way of dealing them, or numbers, one a seat; raises ConfigError."""
    if leaders in LEADER_WAYS:
        return leaders
    chosen = [NONE if name == RANDOM else edition.leader_ids[name] for name in leaders.split(",")]
    for number in chosen[seats:]:
        if number != NONE and not LEADERS[number].may_be_rival:
            raise ConfigError(f"{LEADERS[number].name} cannot be a rival")
    return tuple(chosen)


def _read_confirm(value: str, seats: int) -> int:
    """Return the bits of the seats whose turns are confirmed."""
    if value in CONFIRM.choices:
        return ALL_SEATS
    return sum(1 << seat for seat in CONFIRM.seats_of(value, seats))


def _write_confirm(mask: int) -> str:
    seats = ",".join(str(seat) for seat in range(mask.bit_length()) if mask >> seat & 1)
    return CONFIRM.choices[0] if mask == ALL_SEATS else seats


IMPERIUM = ImperiumRules()
