"""Groups of numbers that actions show, and how an edition's are arranged: what lasts, and what passes."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from kanly.engine.action import Action
from kanly.engine.features import Feature, Row
from kanly.imperium import actions
from kanly.imperium.edition import Edition
from kanly.imperium.state import ImperiumState

Lasting = Callable[[Edition, Action, int, Row], None]
"""Adds what an action always has; its numbers begin at a place."""
Look = Callable[[ImperiumState, int, Action, int, Row], None]
"""Adds what an action of a seat has at this moment; its numbers begin at a place."""


@final
class ActionGroup:
    """Numbers of actions that belong together: their names, what lasts, and by verb how to look at what passes.

    What is seen in sending an Agent may depend on the space, not on the card: it is looked at once for all cards.
    """

    __slots__ = ("lasting", "looks", "names")

    def __init__(
        self, names: Callable[[Edition], list[Feature]], lasting: Lasting | None, looks: dict[int, Look]
    ) -> None:
        self.names = names
        self.lasting = lasting
        self.looks = looks


def names(groups: list[ActionGroup], edition: Edition) -> list[Feature]:
    """Return the numbers of an action by their names, in order."""
    return [feature for group in groups for feature in group.names(edition)]


@final
class Arranged:
    """The groups of an edition with the places where their numbers begin, and the looks at each verb."""

    __slots__ = ("_edition", "_lasting", "_looks")

    def __init__(self, groups: list[ActionGroup], edition: Edition) -> None:
        self._edition = edition
        self._lasting: list[tuple[Lasting, int]] = []
        self._looks: list[list[tuple[Look, int]]] = [[] for _ in range(max(edition.verbs.values()) + 1)]
        first = 0
        for group in groups:
            if group.lasting is not None:
                self._lasting.append((group.lasting, first))
            for verb, look in group.looks.items():
                if verb < len(self._looks):
                    self._looks[verb].append((look, first))
            first += len(group.names(edition))

    def lasting(self, action: Action) -> Row:
        """Return what an action always has."""
        row: Row = []
        for add, first in self._lasting:
            add(self._edition, action, first, row)
        return row

    def passing(self, state: ImperiumState) -> list[Row]:
        """Return for every legal action what it has at this moment."""
        seat = state.pending[1]
        rows: list[Row] = []
        spaces: dict[int, Row] = {}
        for option in state.options:
            kind = option.kind
            if kind == actions.AGENT and option.b in spaces:
                rows.append(spaces[option.b])
                continue
            row: Row = []
            for look, first in self._looks[kind]:
                look(state, seat, option, first, row)
            if kind == actions.AGENT:
                spaces[option.b] = row
            rows.append(row)
        return rows
