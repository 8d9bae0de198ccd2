"""What War for Arrakis offers beside the play of it: one facet a room, each only a door to where the work is done."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from kanly.arrakis import (
    actions,
    catalogue,
    describe,
    encoding,
    evaluation,
    features,
    glance,
    invariants,
    statistics,
    table_view,
)
from kanly.arrakis.state import ArrakisState
from kanly.engine.action import Action
from kanly.engine.config import Config
from kanly.engine.encoding import Encoding
from kanly.engine.evaluation import Evaluation
from kanly.engine.events import Event
from kanly.engine.features import Feature, Features
from kanly.engine.inventory import Inventory
from kanly.engine.learning import Learning
from kanly.engine.options import Variant
from kanly.engine.page import PageView
from kanly.engine.rules import Rules
from kanly.engine.sight import Sight
from kanly.engine.state import State


class ArrakisEvaluation(Evaluation):
    """States in steps of supremacy, or their like; judged every few turns."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, sure=evaluation.SURE, noise=glance.NOISE)

    def stage(self, state: State) -> int:
        return evaluation.stage(own(state))

    def evaluate(self, state: State, seat: int) -> float:
        return evaluation.evaluate(own(state), seat)

    def standings(self, state: State) -> list[float]:
        return evaluation.standings(own(state))

    def weigh(self, state: State) -> list[float]:
        return glance.weigh(own(state))


class ArrakisFeatures(Features):
    """The numbers of both sides and of the table; weights lie beside this file, once there are any."""

    def of_seat(self, config: Config) -> list[Feature]:
        return features.SEAT

    def of_table(self, config: Config) -> list[Feature]:
        return features.TABLE

    def look(self, state: State) -> tuple[list[list[float]], list[float]]:
        return features.look(own(state))

    def weights(self, kind: str) -> str:
        file = files("kanly.arrakis") / "weights" / f"{kind}.json"
        return file.read_text(encoding="utf-8") if file.is_file() else ""

    def weights_file(self, kind: str) -> str:
        return str(files("kanly.arrakis") / "weights" / f"{kind}.json")


class ArrakisInventory(Inventory):
    """Cards, leaders, tokens, dice and the map."""

    def components(self, variant: Variant) -> list[dict[str, Any]]:
        return describe.components(variant.people == 1)

    def violations(self, state: State) -> list[str]:
        return invariants.violations(own(state))

    def reached(self, state: State, actions: Sequence[Action]) -> set[str]:
        return describe.reached(own(state), actions)

    def statistics(self, state: State, seat: int, events: Sequence[Event]) -> dict[str, int | str | list[str]]:
        return statistics.statistics(own(state), seat, events)


class ArrakisLearning(Learning):
    """Every action by its number, and observations as vectors."""

    def every_action(self, variant: Variant) -> list[Action]:
        return actions.every_action()

    def encoding(self, variant: Variant) -> Encoding:
        return encoding.encoding_of(variant.people == 1)


class ArrakisPage(PageView):
    """The map, the boards and the cards as data."""

    def catalogue(self, variant: Variant) -> dict[str, Any]:
        return catalogue.catalogue("arrakis", variant.edition, variant.people == 1)

    def face_up(self, state: State) -> Sight:
        return table_view.face_up(own(state))

    def held(self, state: State, seat: int, undo: bool = False) -> Sight:
        return table_view.held(own(state), seat, undo)


def own(state: State) -> ArrakisState:
    """Return a state as one of this game."""
    assert isinstance(state, ArrakisState)
    return state
