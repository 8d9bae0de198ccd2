"""The door to War for Arrakis: what it offers the engine."""

from __future__ import annotations

from kanly.arrakis import describe, invariants, position, view, why
from kanly.arrakis.about import about
from kanly.arrakis.actions import parse_action
from kanly.arrakis.facets import (
    ArrakisEvaluation,
    ArrakisFeatures,
    ArrakisInventory,
    ArrakisLearning,
    ArrakisPage,
    own,
)
from kanly.arrakis.ids import NONE, SIDES
from kanly.arrakis.mahdi import attacks, battles, cards, figures, targets, tokens, vehicles
from kanly.arrakis.mahdi import movement as marches
from kanly.arrakis.mahdi import rounds as solo
from kanly.arrakis.mahdi import tricks as ruses
from kanly.arrakis.mahdi import turns as dice
from kanly.arrakis.mahdi.flow import flow_of
from kanly.arrakis.narration import NARRATION
from kanly.arrakis.rules import (
    atomics,
    battle,
    casualties,
    claims,
    draw,
    free,
    harvest,
    hazards,
    movement,
    perform,
    raids,
    rounds,
    setup,
    tracks,
    tricks,
    turns,
    worms,
)
from kanly.arrakis.state import ArrakisState, decider
from kanly.arrakis.steps import FLOW
from kanly.engine.action import Action
from kanly.engine.config import Config, Outcome
from kanly.engine.decision import Decision, Observation
from kanly.engine.errors import ConfigError, RecordError
from kanly.engine.evaluation import Evaluation
from kanly.engine.events import Chance
from kanly.engine.features import Features
from kanly.engine.inventory import Inventory
from kanly.engine.learning import Learning
from kanly.engine.narration import Narration
from kanly.engine.options import CHOICE, Option, Variant
from kanly.engine.page import PageView
from kanly.engine.rng import Rng
from kanly.engine.rules import Rules
from kanly.engine.state import State

WIRED = (
    atomics, battle, casualties, claims, draw, free, harvest, hazards, movement, perform, raids, rounds, tricks, turns,
    worms, attacks, battles, cards, dice, figures, marches, ruses, solo, targets, tokens, vehicles,
)  # fmt: skip
"""Modules that say, on import, what the steps of the flow do."""

RULES = 1
PER_TURN, PER_ROUND = "turn", "round"
TRANSPORT = Option(
    "transport",
    CHOICE,
    (PER_TURN, PER_ROUND),
    PER_TURN,
    "how often a legion may be carried by troop-transport: once in a turn, or once in a round (W-22)",
)


TARGET = Option(
    "target",
    CHOICE,
    (PER_TURN, PER_ROUND),
    PER_TURN,
    "how long a temporary target lasts: for the rest of the turn, or of the round (W-22)",
    seats=(1,),
)
BROKEN, KEPT = "broken", "kept"
TIES = Option(
    "ties",
    CHOICE,
    (BROKEN, KEPT),
    BROKEN,
    "whether equal powers of attacker and defender are compared by single units (W-21.3)",
    seats=(1,),
)


class ArrakisRules(Rules):
    """Dune: War for Arrakis, for two players, or for one against Harkonnen that play by rules."""

    name = "arrakis"
    title = "Dune: War for Arrakis"
    version = RULES

    def __init__(self) -> None:
        self._evaluation = ArrakisEvaluation(self)
        self._features = ArrakisFeatures(self)
        self._inventory = ArrakisInventory()
        self._learning = ArrakisLearning()
        self._page = ArrakisPage(self)

    def editions(self) -> dict[str, str]:
        return {position.EDITION: "War for Arrakis"}

    def seat_counts(self, variant: Variant) -> tuple[int, ...]:
        return (1, 2)

    def other_boards(self, variant: Variant) -> tuple[int, ...]:
        return (1,)

    def options(self, variant: Variant) -> tuple[Option, ...]:
        return (TRANSPORT, TARGET, TIES)

    def participants(self, config: Config) -> int:
        return len(SIDES)

    def start(self, config: Config, rng: Rng, journal: bool, feed: list[Chance] | None = None) -> ArrakisState:
        if config.rules not in (0, RULES):
            raise ConfigError(f"unknown rules version {config.rules}; there are {RULES}")
        state = setup.set_up(rng, config.options[TRANSPORT.name] == PER_ROUND, journal, feed)
        if config.seats == 1:
            solo.set_up(state, config.options[TARGET.name] == PER_ROUND, config.options[TIES.name] == BROKEN)
        flow_of(state).advance(state)
        return state

    def play(self, state: State, action: Action) -> None:
        flow_of(own(state)).answer(state, action)

    def parse(self, state: State, text: str) -> Action:
        return parse_action(text)

    def seat_to_move(self, state: State) -> int:
        return NONE if state.over else decider(own(state), state.pending[1])

    def decision(self, state: State) -> Decision:
        played = own(state)
        seat = decider(played, state.pending[1])
        return Decision(seat, FLOW.names[state.pending[0]], about(played), state.options.copy())

    def why_not(self, state: State, action: Action) -> str | None:
        return why.why_not(own(state), action)

    def explain(self, state: State, action: Action) -> str:
        return describe.explain(own(state), action)

    def observe(self, state: State, seat: int) -> Observation:
        return view.observe(own(state), seat, None if state.over else self.decision(state))

    def read_observation(self, text: str) -> Observation:
        return view.read_observation(text)

    def outcome(self, state: State) -> Outcome:
        return tracks.outcome(own(state))

    def progress(self, state: State) -> dict[str, int]:
        return {"round": own(state).round}

    def scores(self, state: State) -> tuple[int, ...]:
        return tracks.scores(own(state))

    def position(self, state: State) -> str:
        return position.write_position(own(state))

    def from_position(self, text: str) -> ArrakisState:
        state = position.read_position(text)
        broken = invariants.violations(state)
        if broken:
            raise RecordError(0, f"the position cannot be: {broken[0]}")
        return state

    def config_of(self, state: State) -> Config:
        played = own(state)
        chosen = {TRANSPORT.name: PER_ROUND if played.per_round else PER_TURN}
        if played.mahdi is None:
            return Config(self.name, position.EDITION, len(SIDES), (), chosen)
        chosen[TARGET.name] = PER_ROUND if played.mahdi.lasting else PER_TURN
        chosen[TIES.name] = BROKEN if played.mahdi.ties else KEPT
        return Config(self.name, position.EDITION, 1, (), chosen)

    def evaluation(self) -> Evaluation:
        return self._evaluation

    def features(self) -> Features:
        return self._features

    def inventory(self) -> Inventory:
        return self._inventory

    def learning(self) -> Learning:
        return self._learning

    def narration(self) -> Narration:
        return NARRATION

    def page(self) -> PageView:
        return self._page


ARRAKIS = ArrakisRules()
