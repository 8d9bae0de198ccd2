"""The action catalogue: a fixed number for every action that a game family can ever list.

A family's catalogue is a text file, one action a line; the number of an action is the number of its line, from 0. The
file only ever grows at its end: new components and editions append what they add. So a number keeps its meaning. A game
that has no file yet is numbered in its canonical order, and so is, after the file, an edition that is not yet in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from kanly.engine import Action, ConfigError, IllegalAction, KanlyError, Rules
from kanly.engine.options import Variant
from kanly.games import rules_of

VERSION: Final = 1
"""Part of the files' names; another version may renumber."""


class ActionCatalogue:
    """The numbers of the actions of one edition with its modules; `size` is one more than the highest."""

    def __init__(self, rules: Rules, variant: Variant) -> None:
        actions = rules.learning().every_action(variant)
        texts = numbered(rules)
        if not set(texts).issuperset(action.text for action in actions):
            texts = extended(texts, rules)
        numbers = {text: number for number, text in enumerate(texts)}
        self.version = VERSION
        self._numbers = {action: numbers[action.text] for action in actions}
        self._actions = {number: action for action, number in self._numbers.items()}
        self.size = max(self._actions) + 1

    def encode(self, action: Action) -> int:
        """Return the number of an action; raises KanlyError for one that is not of this edition."""
        number = self._numbers.get(action)
        if number is None:
            raise KanlyError(f"{action.text!r} is not in the catalogue")
        return number

    def encode_all(self, actions: Sequence[Action]) -> list[int]:
        """Return the numbers of actions, in their order."""
        numbers = self._numbers
        return [numbers[action] for action in actions]

    def decode(self, number: int) -> Action:
        """Return the action of a number; raises IllegalAction where the edition has none."""
        action = self._actions.get(number)
        if action is None:
            raise IllegalAction(str(number), f"the catalogue has no action {number} in this edition")
        return action


@cache
def catalogue_of(game: str, variant: Variant | None = None) -> ActionCatalogue:
    """Return the catalogue of an edition with its modules, by default of the game's first one; raises ConfigError."""
    rules = rules_of(game)
    return ActionCatalogue(rules, variant or rules.variant())


def _file_of(game: str) -> Traversable:
    return files("kanly.envs") / "catalogues" / f"{game}-{VERSION}.txt"


def read_catalogue(game: str) -> list[str]:
    """Return the texts of a family's catalogue in order; raises ConfigError where there is none."""
    path = _file_of(game)
    if not path.is_file():
        raise ConfigError(f"{game} has no action catalogue")
    return path.read_text(encoding="utf-8").splitlines()


def numbered(rules: Rules) -> list[str]:
    """Return the texts of a family's actions by their numbers; without a file they keep them while it does not grow."""
    return read_catalogue(rules.name) if _file_of(rules.name).is_file() else extended([], rules)


def extended(texts: Sequence[str], rules: Rules) -> list[str]:
    """Return a family's catalogue with what its editions have and it lacks, appended in canonical order."""
    every = [action.text for variant in rules.boards() for action in rules.learning().every_action(variant)]
    return list(dict.fromkeys([*texts, *every]))
