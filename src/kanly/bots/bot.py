"""What a bot is, and the registry of those there are."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from importlib import import_module

from kanly.engine import Action, ConfigError, Decision, Observation, Rng, Rules

Observe = Callable[[], Observation]

_BOTS = {"random": "kanly.bots.random:RandomBot", "greedy": "kanly.bots.greedy:GreedyBot"}


class Bot(ABC):
    """Something that decides.

    A bot is made for the rules of one game. What it may know of a position it gets by calling `observe`, which
    costs nothing unless it is called; all its randomness comes from `rng`, so that games can be repeated.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    @abstractmethod
    def choose(self, decision: Decision, observe: Observe, rng: Rng) -> Action:
        """Return one of the decision's actions."""


def bot_names() -> tuple[str, ...]:
    """Return the names of all bots."""
    return tuple(_BOTS)


def make_bot(name: str, rules: Rules) -> Bot:
    """Return a bot by its name, for the rules of a game; raises ConfigError naming the bots there are."""
    if name not in _BOTS:
        raise ConfigError(f"unknown bot {name!r}; there are {', '.join(_BOTS)}")
    module, _, attribute = _BOTS[name].partition(":")
    bot = getattr(import_module(module), attribute)(rules)
    assert isinstance(bot, Bot)
    return bot
