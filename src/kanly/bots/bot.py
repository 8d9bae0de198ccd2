"""What a bot is, the registry of those there are, and how one of your own is loaded from a file.

A bot is named by a short code: its name, and after a colon what it is told (`search:400n`); or a level that a person
understands (`veteran`); or a Python file with a bot of one's own (`my_bot.py`).
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import ClassVar, Final

from kanly.engine import Action, ConfigError, Decision, Observation, Rng, Rules, State
from kanly.engine.glance import Glance
from kanly.engine.weights import glance_of

Observe = Callable[[], Observation]

_BOTS: Final = {
    "random": "kanly.bots.random:RandomBot",
    "quick": "kanly.bots.quick:QuickBot",
    "greedy": "kanly.bots.greedy:GreedyBot",
    "search": "kanly.bots.search:SearchBot",
}
LEVELS: Final = {
    "beginner": "quick:80",
    "player": "quick:5",
    "veteran": "search:40n",
    "mentat": "search:800n",
}
"""The levels at the table, weakest first, and the bots that play them."""

SHIPPED: Final = ""
HAND: Final = "hand"
"""The glance that comes with a game, learned if it has been, and the one written by hand: `quick:5@hand`."""


class Bot(ABC):
    """Something that decides.

    A bot is made for the rules of one game. What it may know of a position it gets by calling `observe`, which
    costs nothing unless it is called; all its randomness comes from `rng`, so that games can be repeated.
    """

    instant: ClassVar[bool] = False
    """Whether it answers in less time than it takes to ask another process; then a server need not ask one."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.evaluation = rules.evaluation()

    def glance(self, state: State, told: str) -> Glance | None:
        """Return how a bot looks at actions of states like this: as it was told, SHIPPED, HAND or by a file's weights.

        None is the glance that the game has written by hand, also where it brings no learned one.
        """
        return None if told == HAND else glance_of(self.rules, state, told)

    @abstractmethod
    def choose(self, decision: Decision, observe: Observe, rng: Rng) -> Action:
        """Return one of the decision's actions."""


def bot_names() -> tuple[str, ...]:
    """Return the names of all bots and levels."""
    return (*_BOTS, *LEVELS)


def make_bot(code: str, rules: Rules) -> Bot:
    """Return the bot of a code, for the rules of a game; raises ConfigError naming the bots there are.

    A code that ends in `.py` runs that file: do not take such codes from strangers (`is_known_bot`).
    """
    if code.endswith(".py"):
        return _from_file(Path(code), rules)
    name, _, told = LEVELS.get(code, code).partition(":")
    if name not in _BOTS:
        raise ConfigError(f"unknown bot {code!r}; there are {', '.join(bot_names())}, or a file of your own")
    module, _, attribute = _BOTS[name].partition(":")
    made = getattr(import_module(module), attribute)
    try:
        bot = made(rules, told) if told else made(rules)
    except TypeError:
        raise ConfigError(f"{name} cannot be told anything, not {told!r}") from None
    assert isinstance(bot, Bot)
    return bot


def is_known_bot(code: str) -> bool:
    """Say whether a code names a bot or level of ours, and no file."""
    return code in bot_names()


def _from_file(path: Path, rules: Rules) -> Bot:
    """Return the bot that a file defines: its one class that is a Bot; raises ConfigError."""
    spec = spec_from_file_location(f"kanly_bot_{path.stem}", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise ConfigError(f"there is no file {path}")
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look themselves up there
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise ConfigError(f"{path} cannot be loaded: {error!r}") from error
    found = [
        it
        for it in vars(module).values()
        if isinstance(it, type) and issubclass(it, Bot) and it.__module__ == module.__name__
    ]
    if len(found) != 1:
        raise ConfigError(f"{path} must define one subclass of kanly.bots.Bot; it has {len(found)}")
    try:
        bot: Bot = found[0](rules)
    except Exception as error:
        raise ConfigError(f"the bot of {path} cannot be made: {error!r}") from error
    return bot
