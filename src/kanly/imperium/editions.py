"""What can be played: editions, the modules that join them, and the versions of the rules that are still known.

An edition is declared by the parts it is made of; a module adds to the parts of an edition or replaces some. What is
played is composed from both, once, when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from kanly.engine.errors import ConfigError
from kanly.engine.options import Variant
from kanly.imperium.components import Card, Conflict, Difficulty, Edition, HagalCard, IntrigueCard, Leader, Space
from kanly.imperium.content.base import board, conflicts, hagal, imperium_deck, intrigue_deck, leaders, starter
from kanly.imperium.effects import Effect
from kanly.imperium.ids import FLAGS, ICONS, PHASES, POINT_SOURCES
from kanly.imperium.steps import COURSE

RULES: Final = 2
"""The version of the rules that new games are played with."""


@dataclass
class Parts:
    """What an edition is made of. Modules may add to the lists and replace what they like."""

    board: list[Space]
    starter: list[Card]
    deck: list[Card]
    reserve: list[Card]
    intrigues: list[IntrigueCard]
    conflicts: list[Conflict]
    conflict_levels: tuple[tuple[int, int], ...]
    leaders: list[Leader]
    track_bonuses: tuple[Effect, ...]
    start_points: dict[int, int] = field(default_factory=dict)
    hagal_deck: list[HagalCard] = field(default_factory=list)
    difficulties: list[Difficulty] = field(default_factory=list)
    icons: tuple[str, ...] = ICONS
    phases: tuple[str, ...] = PHASES
    point_sources: tuple[str, ...] = POINT_SOURCES
    flags: tuple[str, ...] = FLAGS
    course: tuple[int, ...] = COURSE
    resources: tuple[str, ...] = ("solari", "spice", "water")


@dataclass(frozen=True)
class EditionSheet:
    """An edition as it is declared: for how many people, and the parts that it is made of."""

    title: str
    seats: tuple[int, ...]
    parts: Callable[[], Parts]


@dataclass(frozen=True)
class ModuleSheet:
    """A module as it is declared: the editions that it joins, and what it does to their parts."""

    title: str
    editions: tuple[str, ...]
    join: Callable[[Parts], None]


def _base() -> Parts:
    return Parts(
        board=list(board.SPACES),
        starter=list(starter.STARTER),
        deck=list(imperium_deck.DECK),
        reserve=list(starter.RESERVE),
        intrigues=list(intrigue_deck.DECK),
        conflicts=list(conflicts.CONFLICT_CARDS),
        conflict_levels=((3, 4), (2, 5), (1, 1)),
        leaders=list(leaders.LEADER_CARDS),
        track_bonuses=board.TRACK_BONUSES,
        start_points={4: 1},
        hagal_deck=list(hagal.DECK),
        difficulties=list(hagal.DIFFICULTIES),
    )


EDITIONS: dict[str, EditionSheet] = {"base": EditionSheet("Dune: Imperium", (1, 2, 3, 4), _base)}
"""The editions by their ids, the first one by default."""

MODULES: dict[str, ModuleSheet] = {}
"""The modules by their ids, in the order in which they join an edition."""


def modules_of(edition: str) -> dict[str, str]:
    """Return the modules that can join an edition, with their titles."""
    return {key: sheet.title for key, sheet in MODULES.items() if edition in sheet.editions}


@cache
def compose(variant: Variant, rules: int = RULES) -> Edition:
    """Return what is played: an edition with its modules, by a version of the rules (K-44).

    Raises KeyError for an edition or a module that is not there, ConfigError for a version that nobody knows.
    """
    if not 1 <= rules <= RULES:
        known = ", ".join(map(str, range(1, RULES + 1)))
        raise ConfigError(f"unknown rules version {rules}; there are {known}")
    sheet = EDITIONS[variant.edition]
    parts = sheet.parts()
    for module in variant.modules:
        MODULES[module].join(parts)
    return Edition(
        key=str(variant) if rules == RULES else f"{variant}@{rules}",
        variant=variant,
        name=sheet.title,
        rules=rules,
        seats=sheet.seats,
        start_deck=[card.id for card in parts.starter for _ in range(card.copies)],
        deck=[card.id for card in parts.deck for _ in range(card.copies)],
        reserve=[card.id for card in parts.reserve],
        reserve_counts=[card.copies for card in parts.reserve],
        intrigues=[card.id for card in parts.intrigues for _ in range(card.copies)],
        conflicts=[card.id for card in parts.conflicts],
        leaders=[leader.id for leader in parts.leaders],
        hagal_deck=[card.id for card in parts.hagal_deck for _ in range(card.copies)],
        difficulties=[level.id for level in parts.difficulties],
        board=parts.board,
        conflict_levels=parts.conflict_levels,
        track_bonuses=parts.track_bonuses,
        start_points=parts.start_points,
        icons=parts.icons,
        phases=parts.phases,
        point_sources=parts.point_sources,
        flags=parts.flags,
        course=parts.course,
        resources=parts.resources,
    )


def by_key(key: str) -> Edition:
    """Return what a position or an observation names, such as `base`, `base@1`; raises ValueError that says why not."""
    name, _, rules = key.partition("@")
    edition, *modules = name.split("+")
    try:
        found = compose(Variant(edition, tuple(modules)), int(rules) if rules.isdecimal() else RULES)
    except KeyError:
        raise ValueError(f"unknown edition {key!r}") from None
    if found.key != key:
        raise ValueError(f"unknown edition {key!r}")
    return found
