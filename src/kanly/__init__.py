"""kanly: the digital home of three board games set on Arrakis.

>>> import kanly
>>> game = kanly.new("imperium", seats=4, seed=7)
>>> while not game.is_over:
...     game.apply(game.decision.actions[0])
>>> game.outcome.winners
(2,)
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import index

from kanly.engine import (
    SPECTATOR,
    Action,
    ActionError,
    Config,
    ConfigError,
    Decision,
    Event,
    Game,
    IllegalAction,
    KanlyError,
    MalformedAction,
    NotYourDecision,
    Observation,
    Outcome,
    RecordError,
    Rng,
    Rules,
    State,
    UndoRefused,
    replay_record,
)
from kanly.engine.options import Option, Variant, as_texts
from kanly.games import games, rules_of

__version__ = "0.1.0"


def new(
    game: str,
    *,
    seats: int,
    seed: int = 0,
    edition: str = "",
    modules: str | Iterable[str] = (),
    journal: bool = True,
    undo: bool = True,
    **options: object,
) -> Game:
    """Set up a game and return it at its first decision.

    `options` are those of the game: `rules_of(game).options(variant)` lists them, and so does `kanly games`. A list is
    given as such or with commas, a switch with True; what is "" or False is left out. Raises ConfigError.
    """
    rules = rules_of(game)
    variant = rules.variant(edition, _names("modules", modules))
    given = as_texts(rules.options(variant), options)
    config = rules.configure(_whole("seats", seats), variant.edition, variant.modules, given)
    return Game.start(rules, config, _whole("seed", seed), journal=journal, undo=undo)


def _whole(what: str, given: object) -> int:
    try:
        return index(given)  # type: ignore[arg-type]
    except TypeError:
        raise ConfigError(f"{what} must be a whole number, not {given!r}") from None


def _names(what: str, given: str | Iterable[str]) -> tuple[str, ...]:
    names = (given,) if isinstance(given, str) or not isinstance(given, Iterable) else tuple(given)
    if not all(isinstance(name, str) for name in names):
        raise ConfigError(f"{what} must be names, not {given!r}")
    return names


def read_record(text: str, *, until: int | None = None, verify: bool = False) -> Game:
    """Replay a record (its first `until` actions) and return the game; raises RecordError."""
    return replay_record(text, rules_of, until=until, verify=verify)


def read_position(text: str) -> Game:
    """Return a game that stands at a position, to be played on; raises RecordError.

    It has no beginning, so it can write no record.
    """
    words = text.split(None, 3)
    name = words[2] if len(words) > 2 and words[0] == "kanly-position" else ""
    if name not in games():
        raise RecordError(1, "a position begins with 'kanly-position <format> <game> <edition>'")
    rules = rules_of(name)
    state = rules.from_position(text)
    return Game(rules, rules.config_of(state), 0, state, from_start=False)


__all__ = [
    "SPECTATOR",
    "Action",
    "ActionError",
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
    "Option",
    "Outcome",
    "RecordError",
    "Rng",
    "Rules",
    "State",
    "UndoRefused",
    "Variant",
    "games",
    "new",
    "read_position",
    "read_record",
    "rules_of",
]
