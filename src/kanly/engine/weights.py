"""Weights as text: a judge or a glance, the names of the numbers it was fitted to, and where it comes from."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from kanly.engine.config import Config
from kanly.engine.errors import ConfigError
from kanly.engine.features import Features, glance_kind
from kanly.engine.glance import Glance
from kanly.engine.judge import Judge
from kanly.engine.rules import Rules
from kanly.engine.state import State

FORMAT: Final = 1
PARTS: Final = ("own", "mean", "table", "first_bias", "second", "second_bias", "last")
"""The numbers of a judge, as its maker takes them."""


@dataclass
class Weights:
    """A judge's numbers by their parts, the names of what it sees, and `made`: of what, with which figures."""

    seat: list[str]
    table: list[str]
    numbers: dict[str, Any]
    made: dict[str, Any] = field(default_factory=dict)

    @property
    def judge(self) -> Judge:
        """The net itself."""
        return Judge(*(self.numbers[part] for part in PARTS))

    def check(self, features: Features, config: Config) -> None:
        """Raise ConfigError unless games of a configuration show what these weights were fitted to."""
        shown = names_of(features, config)
        if (self.seat, self.table) != shown:
            _refuse([*self.seat, *self.table], [*shown[0], *shown[1]])


@dataclass
class GlanceWeights:
    """A glance's weights, the names of the numbers of an action that they go with, and `made`, as for a judge."""

    action: list[str]
    numbers: list[float]
    made: dict[str, Any] = field(default_factory=dict)

    @property
    def glance(self) -> Glance:
        """The glance itself."""
        return Glance(self.numbers)

    def check(self, features: Features, config: Config) -> None:
        """Raise ConfigError unless actions of games of a configuration have the numbers that these weights go with."""
        shown = action_names(features, config)
        if self.action != shown:
            _refuse(self.action, shown)


def _refuse(fitted: list[str], shown: list[str]) -> None:
    missing = set(fitted).symmetric_difference(shown) or {"their order"}
    raise ConfigError(f"these weights were fitted to other features; they differ in {', '.join(sorted(missing))}")


def action_names(features: Features, config: Config) -> list[str]:
    """Return the names of the numbers of an action."""
    return [it.name for it in features.of_action(config)]


def names_of(features: Features, config: Config) -> tuple[list[str], list[str]]:
    """Return the names of the numbers of a seat, and of the table."""
    return [it.name for it in features.of_seat(config)], [it.name for it in features.of_table(config)]


_KNOWN: Final[dict[tuple[str, str, str], Judge | None]] = {}
_GLANCES: Final[dict[tuple[str, str, str], Glance | None]] = {}
"""What was read, by game, kind and file: once a process."""


def judge_of(rules: Rules, state: State, file: str = "") -> Judge | None:
    """Return who judges states like this: by the weights of a file, or those that the game brings, if any.

    Raises ConfigError for weights that do not fit, and OSError.
    """
    features = rules.features()
    kind = features.kind(state)
    known = (rules.name, kind, file)
    if known not in _KNOWN:
        text = _text(features, kind, file)
        _KNOWN[known] = _checked(read_weights(text), rules, state) if text else None
    return _KNOWN[known]


def _text(features: Features, kind: str, file: str) -> str:
    """Return the weights of a file, or those that the game brings for a kind of games, if any; raises OSError."""
    return Path(file).read_text(encoding="utf-8") if file else features.weights(kind)


def _checked(weights: Weights, rules: Rules, state: State) -> Judge:
    weights.check(rules.features(), rules.config_of(state))
    return weights.judge


def glance_of(rules: Rules, state: State, file: str = "") -> Glance | None:
    """Return who looks at actions of states like this: by the weights of a file, or those that the game brings, if any.

    Raises ConfigError for weights that do not fit, and OSError.
    """
    features = rules.features()
    kind = features.kind(state)
    known = (rules.name, kind, file)
    if known not in _GLANCES:
        text = _text(features, glance_kind(kind), file)
        weights = read_glance(text) if text else None
        if weights is not None:
            weights.check(features, rules.config_of(state))
        _GLANCES[known] = None if weights is None else weights.glance
    return _GLANCES[known]


def write_weights(weights: Weights) -> str:
    """Return weights as text, a row of numbers a line."""
    lines = [f'  "format": {FORMAT}']
    for key, value in (("made", weights.made), ("seat_names", weights.seat), ("table_names", weights.table)):
        lines.append(f'  "{key}": {json.dumps(value)}')
    for part in PARTS:
        rows = weights.numbers[part]
        matrix = isinstance(rows[0], list)
        text = ",\n    ".join(map(_line, rows)) if matrix else _line(rows)[1:-1]
        lines.append(f'  "{part}": [{text}]')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _line(row: list[float]) -> str:
    return f"[{', '.join(f'{number:.4g}' for number in row)}]"


def read_weights(text: str) -> Weights:
    """Read weights; raises ConfigError for what are none."""
    try:
        data = json.loads(text)
        if data["format"] != FORMAT:
            raise ConfigError(f"weights of the format {data['format']} are unknown; this kanly reads {FORMAT}")
        numbers = {part: _floats(data[part]) for part in PARTS}
        weights = Weights(data["seat_names"], data["table_names"], numbers, data["made"])
        rows = [len(numbers["own"]), len(numbers["mean"]), len(numbers["table"])]
        if rows != [len(weights.seat), len(weights.seat), len(weights.table)]:
            raise ValueError("rows and names differ in number")
        _ = weights.judge
    except (ValueError, KeyError, TypeError) as error:
        raise ConfigError(f"these are no weights: {error}") from None
    return weights


def _floats(rows: Any) -> Any:
    """Return numbers as floats: text may write a whole one without a point."""
    return [_floats(row) for row in rows] if isinstance(rows, list) else float(rows)


def write_glance(weights: GlanceWeights) -> str:
    """Return the weights of a glance as text, a number a line."""
    lines = ",\n    ".join(
        f"{json.dumps(name)}: {number:.4g}" for name, number in zip(weights.action, weights.numbers, strict=True)
    )
    return f'{{\n  "format": {FORMAT},\n  "made": {json.dumps(weights.made)},\n  "glance": {{\n    {lines}\n  }}\n}}\n'


def read_glance(text: str) -> GlanceWeights:
    """Read the weights of a glance; raises ConfigError for what are none."""
    try:
        data = json.loads(text)
        if data["format"] != FORMAT:
            raise ConfigError(f"weights of the format {data['format']} are unknown; this kanly reads {FORMAT}")
        numbers = data["glance"]
        return GlanceWeights(list(numbers), [float(number) for number in numbers.values()], data["made"])
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise ConfigError(f"these are no weights of a glance: {error}") from None
