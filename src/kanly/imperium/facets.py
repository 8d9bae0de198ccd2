"""What Dune: Imperium offers beside the play of it: one facet a room, each only a door to where the work is done."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from kanly.engine.action import Action
from kanly.engine.config import Config
from kanly.engine.encoding import Encoding
from kanly.engine.evaluation import Evaluation
from kanly.engine.events import Event
from kanly.engine.features import Feature, Features, Row, Sides
from kanly.engine.inventory import Inventory
from kanly.engine.learning import Learning
from kanly.engine.options import Variant
from kanly.engine.page import PageView
from kanly.engine.sight import Sight
from kanly.engine.state import State
from kanly.imperium import (
    action_groups,
    catalogue,
    describe,
    encoding,
    evaluation,
    features,
    glance,
    glance_bloodlines,
    glance_uprising,
    invariants,
    repertoire,
    statistics,
    table_view,
)
from kanly.imperium.action_groups import Arranged
from kanly.imperium.components import CARDS
from kanly.imperium.edition import Edition
from kanly.imperium.editions import compose
from kanly.imperium.effects import EFFECTS
from kanly.imperium.ids import NONE, PERSON
from kanly.imperium.narration import ImperiumNarration
from kanly.imperium.opponents import DIFFICULTIES
from kanly.imperium.state import ImperiumState, scores, teams_of
from kanly.imperium.steps import FLOW

NARRATION = ImperiumNarration()
glance_uprising.join()
glance_bloodlines.join()


class ImperiumEvaluation(Evaluation):
    """States in victory points, judged at the end of a round."""

    def stage(self, state: State) -> int:
        return own(state).round

    def evaluate(self, state: State, seat: int) -> float:
        return evaluation.evaluate(own(state), seat)

    def standings(self, state: State) -> list[float]:
        return evaluation.standings(own(state))

    def weigh(self, state: State) -> list[float]:
        return glance.weigh(own(state))


class ImperiumFeatures(Features):
    """The numbers of an edition's groups; weights lie beside this file, one set for each number of people."""

    def of_seat(self, config: Config) -> list[Feature]:
        edition = compose(config.variant, people=config.seats)
        return features.names(edition.features.seat, edition, config.seats)

    def of_table(self, config: Config) -> list[Feature]:
        edition = compose(config.variant, people=config.seats)
        return features.names(edition.features.table, edition, config.seats)

    def look(self, state: State) -> tuple[list[list[float]], list[float]]:
        return features.look(own(state))

    def of_action(self, config: Config) -> list[Feature]:
        edition = compose(config.variant, people=config.seats)
        return action_groups.names(edition.features.actions, edition)

    def lasting(self, state: State, action: Action) -> Row:
        edition = own(state).edition
        arranged: Arranged = edition.features.arranged(edition)
        return arranged.lasting(action)

    def passing(self, state: State) -> list[Row]:
        played = own(state)
        arranged: Arranged = played.edition.features.arranged(played.edition)
        return arranged.passing(played)

    def sides(self, state: State) -> Sides:
        played = own(state)
        teams = teams_of(played) if played.edition.teams else ()
        if teams:
            return teams
        return tuple([(seat,) for seat, player in enumerate(played.players) if scores(player)])

    def settings(self, config: Config) -> list[Config]:
        levels = compose(config.variant, people=config.seats).difficulties if config.seats == 1 else []
        chosen = [{**config.options, "difficulty": DIFFICULTIES[level].key} for level in levels]
        one = (config.game, config.edition, config.seats, config.modules)
        return [Config(*one, options) for options in chosen] or [config]

    def kind(self, state: State) -> str:
        played = own(state)
        people = sum([1 for player in played.players if player.rival == PERSON])
        return f"{played.edition.variant}-{people}"

    def weights(self, kind: str) -> str:
        file = files("kanly.imperium") / "weights" / f"{kind}.json"
        return file.read_text(encoding="utf-8") if file.is_file() else ""

    def weights_file(self, kind: str) -> str:
        return str(files("kanly.imperium") / "weights" / f"{kind}.json")


class ImperiumInventory(Inventory):
    """Cards, leaders, spaces and the rest of the box."""

    def components(self, variant: Variant) -> list[dict[str, Any]]:
        return describe.components(compose(variant))

    def violations(self, state: State) -> list[str]:
        return invariants.violations(own(state))

    def reached(self, state: State, actions: Sequence[Action]) -> set[str]:
        return describe.reached(own(state), actions)

    def statistics(self, state: State, seat: int, events: Sequence[Event]) -> dict[str, int | str | list[str]]:
        return statistics.statistics(own(state), seat, events)


class ImperiumLearning(Learning):
    """Games as numbers, with room for as many seats as an edition has."""

    def every_action(self, variant: Variant) -> list[Action]:
        board = compose(variant)
        return repertoire.every_action(board, most_seats(board))

    def encoding(self, variant: Variant) -> Encoding:
        board = compose(variant)
        return encoding.encoding_of(board, most_seats(board))


class ImperiumPage(PageView):
    """The board, the cards and the players."""

    def catalogue(self, variant: Variant) -> dict[str, Any]:
        return NARRATION.explain(catalogue.catalogue(self._rules.name, compose(variant)))

    def face_up(self, state: State) -> Sight:
        seen = own(state)
        return table_view.face_up(seen, "" if seen.over else about(seen))

    def held(self, state: State, seat: int, undo: bool = False) -> Sight:
        return table_view.held(own(state), seat, undo)


def own(state: State) -> ImperiumState:
    """Return a state as one of this family."""
    assert isinstance(state, ImperiumState)
    return state


def about(state: ImperiumState) -> str:
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


def most_seats(edition: Edition) -> int:
    """Return how many take part in an edition's largest game."""
    return max(len(edition.sitters_with(people)) for people in edition.seats)
