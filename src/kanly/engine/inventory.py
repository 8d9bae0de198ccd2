"""What a game is made of and what its games use of it: a facet for the laboratory. This one names nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kanly.engine.action import Action
from kanly.engine.derive import mypyc_attr
from kanly.engine.events import Event
from kanly.engine.options import Variant
from kanly.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Inventory:
    """The components of a game, the invariants they keep, and what is worth counting."""

    def components(self, variant: Variant) -> list[dict[str, Any]]:
        """Return every component: `id`, `name`, `kind` and `copies` at least, and what else the game knows of it."""
        return []

    def violations(self, state: State) -> list[str]:
        """Return what is wrong with a state: broken invariants, in words; empty when all is well."""
        return []

    def reached(self, state: State, actions: Sequence[Action]) -> set[str]:
        """Return the components that a game has made use of, as kind/id of `components`."""
        return set()

    def statistics(self, state: State, seat: int, events: Sequence[Event]) -> dict[str, int | str | list[str]]:
        """Return what is worth comparing between seats and games, under the same names for every seat.

        Texts sort seats into groups, numbers can be averaged (`points_…` add up to the score), lists
        name components by id, as often as they were used. `events` are all those of the game.
        """
        return {}
