"""The words and conditions that only House Hagal cards and rival cards of Uprising are written in (hagal D-10)."""

from __future__ import annotations

from typing import Final

from kanly.imperium.automa import rivals
from kanly.imperium.effects import Effect, provided
from kanly.imperium.rules import sandworms
from kanly.imperium.words import each, flat, new_condition, new_word

INFLUENCE_RANKED: Final = new_word(
    "influence_ranked", "choiceless",
    do=rivals.do_influence_ranked, says=lambda effect: f"influence order_{effect.m} +{effect.n}",
    about=lambda effect: {"rank": effect.m}, worth=each(0.5),
)  # fmt: skip
INFLUENCE_MOST: Final = new_word(
    "influence_most", "choiceless",
    do=rivals.do_influence_most, says=lambda effect: f"influence most +{effect.n}", worth=each(0.5),
)  # fmt: skip
INFLUENCE_ALLIANCE: Final = new_word(
    "influence_alliance", "choiceless",
    do=rivals.do_influence_alliance, says=lambda effect: f"influence alliance +{effect.n}", worth=each(0.6),
)  # fmt: skip
BREAK_WALL: Final = new_word(
    "break_wall", "choiceless",
    do=sandworms.do_wall, usable=sandworms.usable_wall, says=lambda effect: "remove the Shield Wall", worth=flat(0.15),
)  # fmt: skip
REAP: Final = new_word(
    "reap", "choiceless",
    do=rivals.do_reap, says=lambda effect: f"harvest or {effect.n} worms" if effect.n else "harvest", worth=flat(0.5),
)  # fmt: skip

OWN_HOOKS: Final = new_condition(
    "own_hooks", holds=rivals.holds_own_hooks, says=lambda effect: "has maker hooks",
)  # fmt: skip
CONFLICT_LEVEL: Final = new_condition(
    "conflict_level", holds=rivals.holds_conflict_level, says=lambda effect: f"conflict level is {effect.n}",
)  # fmt: skip


def influence_ranked(place: int) -> Effect:
    """Gain influence with the faction at a place of the rival card, counted from 1."""
    return Effect(INFLUENCE_RANKED, 1, place)


def influence_most(n: int) -> Effect:
    """Gain influence with the faction in which the rival has most."""
    return Effect(INFLUENCE_MOST, n)


def influence_alliance(n: int) -> Effect:
    """Gain influence with one faction, so that it takes an Alliance if it can (hagal G-5)."""
    return Effect(INFLUENCE_ALLIANCE, n)


def break_wall() -> Effect:
    """Remove the Shield Wall, which a rival always does."""
    return Effect(BREAK_WALL)


def break_wall_with_hooks() -> Effect:
    """Remove the Shield Wall with Maker Hooks (hagal D-10)."""
    return provided(OWN_HOOKS, break_wall())


def reap(sandworms: int) -> Effect:
    """Take the spice of a Maker space, or with Maker Hooks its bonus spice and so many sandworms (hagal D-13)."""
    return Effect(REAP, sandworms)


def decisive() -> Effect:
    """The condition that the Conflict is of level III (hagal D-11)."""
    return provided(CONFLICT_LEVEL, n=3)
