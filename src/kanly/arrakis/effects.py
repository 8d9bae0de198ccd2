"""The vocabulary that planning cards and leaders are written in.

An effect is a step of the flow before anybody takes it: what is done, and up to three numbers. Its `says` is the
notation of the printed effect, from which it is explained. Every part of an effect is optional (W-7.2).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kanly.arrakis import steps
from kanly.arrakis.ids import (
    ELITE,
    GENERIC,
    LEADER_COUNT,
    LEADER_KEYS,
    NONE,
    REGULAR,
    SPECIAL,
)


@dataclass(frozen=True)
class Effect:
    """A step before anybody takes it, with its notation."""

    op: int
    a: int = 0
    b: int = 0
    c: int = 0
    says: str = ""


# -- places: sets of areas, as the acting side finds them (rules/places.py) -------------------------------------

PLACES: Final[list[str]] = [
    "arrakeen", "carthag", "arsunt", "hagga_basin", "imperial_basin", "north_pole", "carthag or arrakeen",
    "own settlement", "sietch", "own legion", "legion[with special elite]", "empty desert", "free mountain",
    "free plateau", "that legion", "empty desert adjacent to a sandworm", "empty desert adjacent to own legion",
    "sietch within 2 areas of a harkonnen legion", "desert", "anywhere", "the same sietch",
]  # fmt: skip
(
    ARRAKEEN, CARTHAG, ARSUNT, HAGGA_BASIN, IMPERIAL_BASIN, NORTH_POLE, CARTHAG_OR_ARRAKEEN, OWN_SETTLEMENT, A_SIETCH,
    OWN_LEGION, LEGION_WITH_SPECIAL, EMPTY_DESERT, FREE_MOUNTAIN, FREE_PLATEAU, THAT_LEGION, BESIDE_WORM, BESIDE_LEGION,
    THREATENED_SIETCH, IN_DESERT, ANYWHERE, SAME_SIETCH,
) = range(21)  # fmt: skip
WITH: Final = 32
"""The legion of a named leader: WITH and the leader's number."""

# -- which legions ----------------------------------------------------------------------------------------------

ANY_LEGION: Final = 0
WITH_LEADER: Final = 1
WITH_SPECIAL: Final = 2
WITH_NAMED: Final = 3
"""WITH_NAMED and the number of the named leader."""

# -- how a move or an attack is made ----------------------------------------------------------------------------

SURPRISE: Final = 1
ONE_DIE_MORE: Final = 2
FOUR_DICE: Final = 4
FREE_TO_GO_ON: Final = 8
TO_OWN_LEGION: Final = 16
"""A move to any area with an own legion, whatever the distance."""

# -- groups of figures ------------------------------------------------------------------------------------------

ANY_LEADER: Final = 8
"""A generic leader, or a named one in play."""
NAMED_ONE: Final = 16
"""NAMED_ONE and the number of a named leader."""
GROUPS: Final[list[tuple[int, ...]]] = []
"""The figures that an effect places, each by its grade, ANY_LEADER or NAMED_ONE."""

OPTIONS: Final = (
    "move", "attack", "surprise", "deploy", "draw", "elites", "vehicles", "wormsigns", "worms", "worm_attack",
    "play", "nothing", "desert_power",
)  # fmt: skip
(
    DO_MOVE, DO_ATTACK, DO_SURPRISE, DO_DEPLOY, DO_DRAW, DO_ELITES, DO_VEHICLES, DO_WORMSIGNS, DO_WORMS, DO_WORM_ATTACK,
    DO_PLAY, DO_NOTHING, DO_DESERT_POWER,
) = range(13)  # fmt: skip
CHOICES: Final[list[tuple[tuple[int, tuple[Effect, ...]], ...]]] = []
"""The options of choices, each with what it does."""
BRANCHES: Final[list[tuple[str, tuple[Effect, ...], tuple[Effect, ...]]]] = []
"""Conditions (rules/conditions.py), what is done when they hold, and what otherwise."""


def spec(figure: int = ANY_LEGION, place: int = ANYWHERE) -> int:
    """Return which legions are meant: those with a figure, in a place."""
    return figure | place << 8


def _legion(count: int, figure: int, place: int) -> str:
    if place == THAT_LEGION:
        return PLACES[place]
    names = ["", "with leader", "with special elite"]
    asked = names[figure] if figure < WITH_NAMED else f"with {LEADER_KEYS[figure - WITH_NAMED]}"
    where = "" if place == ANYWHERE else f"in {PLACES[place]}"
    told = ", ".join(part for part in (asked, where) if part)
    noun = "legion" if count == 1 else f"{count} legions"
    return f"{noun}[{told}]" if told else noun


def move(count: int = 1, figure: int = ANY_LEGION, place: int = ANYWHERE, how: int = 0) -> Effect:
    """`move legion`, `move 2 legions`: one move each, of different legions, all at the same time (W-8)."""
    far = " to any area with own legion, whatever the distance" if how & TO_OWN_LEGION else ""
    return Effect(steps.MOVE, spec(figure, place), count, how, f"move {_legion(count, figure, place)}{far}")


def attack(figure: int = ANY_LEGION, place: int = ANYWHERE, how: int = 0) -> Effect:
    """`attack legion`, `surprise_attack legion`: one attack (W-9)."""
    verb = "surprise_attack" if how & SURPRISE else "attack"
    more = "; in that battle +1 combat die in every round (maximum 6)" if how & ONE_DIE_MORE else ""
    more += "; in its first round the opponent rolls at most 4 combat dice" if how & FOUR_DICE else ""
    more += "; in that battle going on costs no hit" if how & FREE_TO_GO_ON else ""
    return Effect(steps.ATTACK, spec(figure, place), how, 0, f"{verb} {_legion(1, figure, place)}{more}")


def place(
    where: int, regular: int = 0, elite: int = 0, special: int = 0, generic: int = 0, leader: int = 0,
    named: int = NONE, deploy: bool = False,
) -> Effect:  # fmt: skip
    """`place X in Y`: figures from the supply or the map; `deploy` only from off the map (W-3)."""
    figures = [SPECIAL] * special + [ELITE] * elite + [REGULAR] * regular  # units first: leaders stand only with some
    figures += [GENERIC] * generic + [ANY_LEADER] * leader + ([NAMED_ONE + named] if named != NONE else [])
    GROUPS.append(tuple(figures))
    numbers = (("leader", leader), ("generic leader", generic), ("special elite", special), ("elite", elite))
    told = [f"{n} {word}" for word, n in (*numbers, ("regular", regular)) if n]
    told[:0] = [LEADER_KEYS[named]] if named != NONE else []
    spot = PLACES[where] if where < WITH else f"legion[with {LEADER_KEYS[where - WITH]}]"
    says = f"{'deploy' if deploy else 'place'} {', '.join(told)} in {spot}"
    return Effect(steps.PLACE, len(GROUPS) - 1, where, int(deploy), says)


def replace(count: int, old: int) -> Effect:
    """`replace n A -> n B on the map`: figures by those of the next grade, in any own legions."""
    names = ("regular", "elite", "special elite")
    return Effect(steps.REPLACE, count, old, 0, f"replace {count} {names[old]} -> {count} {names[old + 1]} on the map")


def draw(count: int, deck: int = NONE) -> Effect:
    """`draw n`: planning cards from own decks said beforehand, or from one deck (W-7.3)."""
    names = ("house_atreides", "fremen_ally", "house_harkonnen", "corrino_ally")
    return Effect(steps.DRAW, count, deck, 0, f"draw {count}" + ("" if deck == NONE else f" [{names[deck]}]"))


def play() -> Effect:
    """`play 1`: one more planning card from the hand, without a die."""
    return Effect(steps.PLAY_MORE, says="play 1")


def vehicle(kind: int = NONE) -> Effect:
    """`vehicle +1`: place a vehicle, of one kind or of any (W-6)."""
    names = ("harvester", "ornithopter", "carryall")
    return Effect(steps.VEHICLE, kind, says="vehicle +1" + ("" if kind == NONE else f" {names[kind]}"))


def desert_power() -> Effect:
    """`desert_power`: take the desert power action now, whatever the dice."""
    return Effect(steps.DESERT_POWER, says="desert_power")


def do(op: int, says: str, a: int = 0, b: int = 0, c: int = 0) -> Effect:
    """Return what only one card or leader does."""
    return Effect(op, a, b, c, says)


def either(*options: tuple[int, Effect | tuple[Effect, ...]]) -> Effect:
    """`A OR B`: one of several, by the names of what they do."""
    made = tuple((word, one if isinstance(one, tuple) else (one,)) for word, one in options)
    CHOICES.append(made)
    says = " OR ".join("; ".join(part.says for part in parts) for _, parts in made)
    return Effect(steps.CHOICE, len(CHOICES) - 1, says=says)


def when(condition: str, *then: Effect, otherwise: tuple[Effect, ...] = ()) -> Effect:
    """`if X: A`, `else: B`."""
    BRANCHES.append((condition, then, otherwise))
    says = f"if {condition}: {'; '.join(one.says for one in then)}"
    if otherwise:
        says += f"; else: {'; '.join(one.says for one in otherwise)}"
    return Effect(steps.BRANCH, len(BRANCHES) - 1, says=says)


def deploy_token(place: int = A_SIETCH, how: int = 0) -> Effect:
    """Deploy 1 standard deployment token, and what `how` says besides (W-7.3)."""
    return Effect(steps.DEPLOY_TOKEN, place, how, 0, f"deploy 1 deployment token in {PLACES[place]}")


assert LEADER_COUNT < NAMED_ONE
