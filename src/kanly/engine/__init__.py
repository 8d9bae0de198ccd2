"""What every game stands on. Knows no game."""

from kanly.engine.action import Action
from kanly.engine.config import Config, Outcome
from kanly.engine.decision import SPECTATOR, Decision, Observation
from kanly.engine.errors import (
    ActionError,
    ConfigError,
    IllegalAction,
    KanlyError,
    MalformedAction,
    NotYourDecision,
    RecordError,
    UndoRefused,
)
from kanly.engine.events import Chance, Event
from kanly.engine.game import Game
from kanly.engine.record import Record, parse_record, replay_record, write_record
from kanly.engine.rng import Rng
from kanly.engine.rules import Rules
from kanly.engine.state import State

__all__ = [
    "SPECTATOR",
    "Action",
    "ActionError",
    "Chance",
    "Config",
    "ConfigError",
    "Decision",
    "Event",
    "Game",
    "IllegalAction",
    "KanlyError",
    "MalformedAction",
    "NotYourDecision",
    "Observation",
    "Outcome",
    "Record",
    "RecordError",
    "Rng",
    "Rules",
    "State",
    "UndoRefused",
    "parse_record",
    "replay_record",
    "write_record",
]

HOT = (
    "action.py",
    "chance.py",
    "decision.py",
    "evaluation.py",
    "features.py",
    "flow.py",
    "game.py",
    "glance.py",
    "hidden.py",
    "inventory.py",
    "judge.py",
    "learning.py",
    "page.py",
    "patch.py",
    "rng.py",
    "rules.py",
    "sight.py",
    "state.py",
    "tell.py",
)
"""What the compiled build compiles of this room, as patterns (docs/speed.md)."""
