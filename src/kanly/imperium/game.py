"""The door to the Dune: Imperium family: what it offers the engine."""

from __future__ import annotations

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
from kanly.engine.options import CHOICE, EACH, RANDOM, SEATS, SOME, Option, Variant
from kanly.engine.page import PageView
from kanly.engine.rng import Rng
from kanly.engine.rules import Rules
from kanly.engine.state import State
from kanly.engine.text import Text
from kanly.imperium import describe, invariants, position, view, why
from kanly.imperium.actions import parse_action
from kanly.imperium.automa import rivals
from kanly.imperium.components import LEADERS
from kanly.imperium.edition import Edition
from kanly.imperium.editions import EDITIONS, RULES, compose, modules_of, why_apart
from kanly.imperium.facets import (
    NARRATION,
    ImperiumEvaluation,
    ImperiumFeatures,
    ImperiumInventory,
    ImperiumLearning,
    ImperiumPage,
    about,
    own,
)
from kanly.imperium.ids import ALL_SEATS, NONE, VARIANTS
from kanly.imperium.opponents import DIFFICULTIES
from kanly.imperium.rules import agent, choices, combat, endgame, perform, pool, rounds, setup, turns
from kanly.imperium.state import ImperiumState, decider, level_of, teams_of
from kanly.imperium.steps import FLOW

WIRED = (agent, choices, combat, perform, pool, rounds, turns)
"""Modules that say, on import, what the steps of the flow do."""

LEADER_WAYS = ("random", "choose", "draft")
LEADERS_NAMED = {1: (1, 3)}
"""How many leaders may be named where it is not one a seat: alone also those of the two rivals."""
TEAMS_NAMED = {6: (4,)}
"""The same where rivals have cards of their own: with six those of the Allies (U-22.6)."""
RIVAL_WAYS = (rivals.ANY_RIVAL, *rivals.LEVELS)


CONFIRM = Option(
    "confirm", SEATS, ("turns",), "", "turns end only when their players say so: of all, or of seats 0,2", people=True
)


class ImperiumRules(Rules):
    """Dune: Imperium and its editions."""

    name = "imperium"
    title = "Dune: Imperium"
    version = RULES

    def __init__(self) -> None:
        self._evaluation = ImperiumEvaluation(self)
        self._features = ImperiumFeatures(self)
        self._inventory = ImperiumInventory()
        self._learning = ImperiumLearning()
        self._page = ImperiumPage(self)

    def editions(self) -> dict[str, str]:
        return {key: sheet.title for key, sheet in EDITIONS.items()}

    def modules(self, edition: str) -> dict[str, str]:
        return modules_of(edition)

    def why_apart(self, variant: Variant) -> str:
        return why_apart(variant)

    def seat_counts(self, variant: Variant) -> tuple[int, ...]:
        return EDITIONS[variant.edition].seats

    def other_boards(self, variant: Variant) -> tuple[int, ...]:
        return tuple(EDITIONS[variant.edition].boards)

    def options(self, variant: Variant) -> tuple[Option, ...]:
        edition = compose(variant)
        leaders = Option(
            "leaders",
            EACH,
            LEADER_WAYS,
            "random",
            "random, choose, draft, or a comma list, one a seat (? for a random one)"
            + ("" if edition.rivals else "; alone: mine,rival1,rival2"),
            each=tuple(LEADERS[number].key for number in edition.leaders),
            names="leader",
            lists=LEADERS_NAMED if not edition.rivals else TEAMS_NAMED,
            distinct=True,
            withheld={people: _commanders(variant, people) for people in self.other_boards(variant)},
        )
        levels = tuple(DIFFICULTIES[number].key for number in edition.difficulties)
        hardness = f"alone: {', '.join(levels)}"
        difficulty = Option(
            "difficulty", CHOICE, levels, levels[0] if levels else "", hardness, (1,), names="difficulty"
        )
        return (leaders, *((difficulty,) if levels else ()), *_rival_options(edition), CONFIRM)

    def check_config(self, config: Config) -> None:
        edition = compose(config.variant, people=config.seats)
        leaders = _read_leaders(config.options["leaders"], config.seats, edition)
        drafting, free = config.seats - len(edition.commands), len(edition.leaders) - len(edition.commands)
        needed = setup.LEADERS_OFFERED * drafting
        if leaders == "draft" and free < needed:
            raise ConfigError(f"a draft of {drafting} needs {needed} leaders; there are {free}")

    def participants(self, config: Config) -> int:
        return len(compose(config.variant, people=config.seats).sitters_with(config.seats))

    def teams(self, state: State) -> tuple[tuple[int, ...], ...]:
        return teams_of(own(state))

    def start(self, config: Config, rng: Rng, journal: bool, feed: list[Chance] | None = None) -> ImperiumState:
        edition = compose(config.variant, config.rules or RULES, config.seats)
        leaders = _read_leaders(config.options["leaders"], config.seats, edition)
        state = setup.set_up(edition, config.seats, leaders, config.options, rng, journal, feed)
        state.confirm = _read_confirm(config.options.get("confirm", ""), config.seats)
        FLOW.advance(state)
        return state

    def play(self, state: State, action: Action) -> None:
        FLOW.answer(state, action)

    def parse(self, state: State, text: str) -> Action:
        return parse_action(text, own(state).edition)

    def seat_to_move(self, state: State) -> int:
        return NONE if state.over else decider(own(state))

    def decision(self, state: State) -> Decision:
        step = state.pending
        return Decision(decider(own(state)), FLOW.names[step[0]], about(own(state)), state.options.copy())

    def why_not(self, state: State, action: Action) -> str | None:
        return why.why_not(own(state), action)

    def observe(self, state: State, seat: int) -> Observation:
        return view.observe(own(state), seat, None if state.over else self.decision(state))

    def read_observation(self, text: str) -> Observation:
        return view.read_observation(text)

    def outcome(self, state: State) -> Outcome:
        return endgame.outcome(own(state))

    def digest(self, state: State) -> str:
        return position.digest(own(state))

    def position(self, state: State) -> str:
        return position.write_position(own(state))

    def from_position(self, text: str) -> ImperiumState:
        state = position.read_position(text)
        broken = invariants.violations(state)
        if broken:
            raise RecordError(0, f"the position cannot be: {broken[0]}")
        return state

    def config_of(self, state: State) -> Config:
        played = own(state)
        keys = [LEADERS[player.leader].key if player.leader != NONE else "?" for player in played.players]
        people = sum(1 for player in played.players if not player.rival)
        seated = people if played.rivals is not None else played.seated
        named = [leader for seat, leader in enumerate(keys[:seated]) if seat not in played.edition.commands]
        options = {"leaders": ",".join(named)}
        level = level_of(played.hagal)
        if level is not None:
            options["difficulty"] = level.key
        if played.rivals is not None:
            options["rivals" if people == 1 else "rival"] = ",".join(keys[people:])
            options |= _variants_of(played.rivals.variants & ~(0 if level is None else level.variants))
        if played.confirm:
            options["confirm"] = _write_confirm(played.confirm)
        rules = 0 if played.edition.rules == RULES else played.edition.rules
        variant = played.edition.variant
        return Config(self.name, variant.edition, people, variant.modules, options, rules)

    def progress(self, state: State) -> dict[str, int]:
        return {"round": own(state).round}

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(player.vp for player in own(state).players)

    def explain(self, state: State, action: Action) -> str:
        return describe.explain(own(state), action)

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


def _rival_options(edition: Edition) -> tuple[Option, ...]:
    """Return the options of games with rival cards: which of them play, and which variants are in force (hagal D)."""
    if not edition.rivals:
        return ()
    cards = [LEADERS[number] for number in edition.rivals]
    ordinary = tuple(card.key for card in cards if card.rival is not None and not card.rival.streamlined)
    every = tuple(card.key for card in cards if card.rival is not None and not card.rival.alone)
    says = "by the level of their Swordmasters (level_8: 8 or more; the lower, the harder), or"
    return (
        Option(
            "rivals", EACH, RIVAL_WAYS, "random", f"alone: random, {says} two by name (? for a random one)", (1,),
            each=ordinary, names="leader", lists={1: (2,)}, distinct=True,
        ),
        Option(
            "rival", EACH, (*RIVAL_WAYS, rivals.STREAMLINED), "random",
            f"of two people: random, streamlined (one who cannot win), {says} by name", (2,),
            each=every, names="leader", lists={2: (1,)},
        ),
        Option("variants", SOME, VARIANTS[:3], "", f"any of {', '.join(VARIANTS[:3])}", (1, 2)),
        Option("churn", SOME, VARIANTS[3:], "", "alone: dice remove cards of the Imperium Row", (1,)),
    )  # fmt: skip


def _variants_of(mask: int) -> dict[str, str]:
    """Return the options that bring variants into force."""
    chosen = {"variants": VARIANTS[:3], "churn": VARIANTS[3:]}
    named = {
        option: ",".join(name for name in names if mask >> VARIANTS.index(name) & 1) for option, names in chosen.items()
    }
    return {option: value for option, value in named.items() if value}


def _commanders(variant: Variant, people: int) -> dict[str, str]:
    """Return the leaders who command with so many people, and why none of them can be named (U-22.6)."""
    leaders = [LEADERS[command.leader] for command in compose(variant, people=people).commands.values()]
    return {
        leader.key: Text("option-leaders-commands", f"{leader.name} commands a team, and is no Ally", leader=leader.key)
        for leader in leaders
    }


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
