"""The words that effects are made of, and the conditions and counts that some of them ask for: one record each.

A record says all that there is to say about a word. Those of the base game stand in `vocabulary.py`; a set that brings
words of its own makes them with `new_word`, `new_condition` and `new_count`, before the cards that use them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, final

from kanly.engine.text import Text
from kanly.imperium.ids import NONE
from kanly.imperium.occasions import NO_OCCASION

if TYPE_CHECKING:
    from kanly.imperium.effects import Effect

Do = Callable[[Any, int, "Effect", int], None]
"""Carries an effect out: for a state, a seat, the effect and the card it came from."""
Asks = Callable[[Any, int, "Effect", int], bool]
"""Answers yes or no, for the same four."""
Payable = Callable[[Any, int, "Effect", int, int], bool]
"""Says whether so many can be paid: for a state, a seat, one part of the price, how many in all, and the card."""
Counts = Callable[[Any, int, "Effect", int], int]
Contested = Callable[[Any, int, "Effect"], bool]
Needs = Callable[[Any, int, "Effect"], Text]
Says = Callable[["Effect"], str]
About = Callable[["Effect"], dict[str, Any]]
Worth = Callable[["Effect"], float]

# -- the words of the base game, by their numbers ------------------------------------------------------------------

GAIN: Final = 0
TROOPS: Final = 1
DRAW: Final = 2
INTRIGUE: Final = 3
INFLUENCE: Final = 4
INFLUENCE_ANY: Final = 5
VP: Final = 6
PERSUASION: Final = 7
SWORDS: Final = 8
ALL: Final = 9
EITHER: Final = 10
CHOOSE: Final = 11
ARROW: Final = 12
WHEN: Final = 13
PER: Final = 14
OPPONENTS: Final = 15
TRASH: Final = 16
TRASH_THIS: Final = 17
DEPLOY: Final = 18
RETREAT: Final = 19
REINFORCE: Final = 20
STEAL: Final = 21
MENTAT: Final = 22
SWORDMASTER: Final = 23
COUNCIL: Final = 24
HARVEST: Final = 25
TAKE_RESERVE: Final = 26
ACQUIRE: Final = 27
SIGNET: Final = 28
DOUBLE_VISIT: Final = 29
DISCOUNT: Final = 30
NEXT_REVEAL: Final = 31
CONTROL: Final = 32
MENTAT_NEXT: Final = 33
LOSE_TROOP: Final = 34
DISCARD_CARD: Final = 35
PAY: Final = 36
LOSE_INFLUENCE: Final = 37
RECALL_AGENT: Final = 38
SEND_ANY: Final = 39
SPECIAL: Final = 40

# its conditions
BOND: Final = 0
ALLIANCE: Final = 1
INFLUENCE_AT_LEAST: Final = 2
HAS_COUNCIL: Final = 3
WON_CONFLICT: Final = 4
SPECIAL_CONDITION: Final = 5

# its counts
CARDS_IN_PLAY: Final = 0

# where troops leave from
FROM_GARRISON: Final = 0
FROM_CONFLICT: Final = 1

# what is harvested
BONUS_ONLY: Final = 1

ANY_NUMBER: Final = 99

# how tightly a word binds what stands beside it in notation
LOOSELY: Final = 0
AS_ARROWS: Final = 1
TIGHTLY: Final = 2


# -- words -------------------------------------------------------------------------------------------------------

TRAITS: Final = (
    "order_free", "choiceless", "optional", "plot_bound", "mixes", "draws", "reinforces", "shifts", "gathers", "passes",
    "lasts",
)  # fmt: skip


@final
class Word:
    """A word of the vocabulary: one record with all that there is to say about it (see `new_word`)."""

    __slots__ = (
        "about", "binds", "brings_intrigue", "choiceless", "contested", "do", "draws", "gathers", "hides", "lasts",
        "mixes", "name", "needs", "number", "occasion", "optional", "order_free", "passes", "payable", "plot_bound",
        "reinforces", "says", "shifts", "usable", "waits", "worth",
    )  # fmt: skip

    def __init__(self, number: int, name: str, traits: str, do: Do, says: Says) -> None:
        if number != len(WORDS):
            raise ValueError(f"the word {name!r} is number {len(WORDS)}, not {number}")
        given = traits.split()
        for trait in given:
            if trait not in TRAITS:
                raise ValueError(f"unknown trait {trait!r} of the word {name!r}; there are {', '.join(TRAITS)}")
        self.number = number
        self.name = name
        self.do: Do = do
        self.says: Says = says
        self.order_free: bool = "order_free" in given
        self.choiceless: bool = "choiceless" in given
        self.optional: bool = "optional" in given
        self.plot_bound: bool = "plot_bound" in given
        self.mixes: bool = "mixes" in given
        self.draws: bool = "draws" in given
        self.reinforces: bool = "reinforces" in given
        self.shifts: bool = "shifts" in given
        self.gathers: bool = "gathers" in given or "passes" in given
        self.passes: bool = "passes" in given
        self.lasts: bool = "lasts" in given
        self.waits: Asks | None = None
        self.usable: Asks | None = None
        self.needs: Needs | None = None
        self.payable: Payable | None = None
        self.contested: Contested | None = None
        self.brings_intrigue: Callable[[Effect], bool] | None = None
        self.hides: Callable[[Effect], bool] | None = None
        self.about: About | None = None
        self.worth: Worth = worth_of_parts
        self.occasion: int = NO_OCCASION
        self.binds: int = TIGHTLY
        WORDS.append(self)


WORDS: Final[list[Word]] = []
"""Every word there is, by its number."""


def new_word(
    name: str,
    traits: str = "",
    *,
    do: Do,
    says: Says,
    usable: Asks | None = None,
    needs: Needs | None = None,
    payable: Payable | None = None,
    contested: Contested | None = None,
    waits: Asks | None = None,
    brings_intrigue: Callable[[Effect], bool] | None = None,
    hides: Callable[[Effect], bool] | None = None,
    about: About | None = None,
    worth: Worth | None = None,
    occasion: int = NO_OCCASION,
    binds: int = TIGHTLY,
    number: int = NONE,
) -> int:
    """Declare a word, and return its number; its messages are `effect-<name>`.

    `do` carries it out for a seat; `usable` says whether it can be, at least in part (always, where there is none), and
    `needs` why not, for those who ask; `payable` whether it can be paid as a price (without it, it can be none);
    `contested` whether it would take the last of something that a Plot card might take instead; `waits` whether its
    moment matters now, although it is order-free elsewhere; `brings_intrigue` whether Intrigue cards may come of it;
    `hides` whether only its owner knows that it can be carried out.
    `says` puts it into notation, and `binds` is how tightly it binds there; `about` tells by name what it is about, for
    those who draw it; `worth` is what it is worth at a glance, in points (as much as its parts, where there is none);
    `occasion` is what happens with it, if something does that others wait for.

    The traits are those of its effects (see Effect), and for words with parts `gathers`: it is order-free if all its
    parts are; `passes`: it is order-free, optional and choiceless if all of them are. `lasts`: a Plot card with it
    stays face up after it was played.
    """
    word = Word(len(WORDS) if number == NONE else number, name, traits, do, says)
    word.usable, word.needs, word.payable, word.contested = usable, needs, payable, contested
    word.brings_intrigue, word.about, word.occasion, word.binds = brings_intrigue, about, occasion, binds
    word.waits, word.hides = waits, hides
    if worth is not None:
        word.worth = worth
    return word.number


def each(worth: float) -> Worth:
    """Return the worth of a word whose number says how many."""
    return lambda effect: worth * max(1, effect.n)


def flat(worth: float) -> Worth:
    """Return the worth of a word that is worth the same whatever its number."""
    return lambda effect: worth


def worth_of_parts(effect: Effect) -> float:
    """Return what the parts of an effect are worth together."""
    return total_worth(effect.parts)


def total_worth(effects: tuple[Effect, ...]) -> float:
    """Return what effects are worth together."""
    return sum([effect.word.worth(effect) for effect in effects], 0.0)


# -- conditions and counts -----------------------------------------------------------------------------------------


@final
class Condition:
    """What a WHEN effect asks for: whether it holds, how it reads, and by name what it is about.

    `never` says that it cannot hold any more in this turn, whatever else happens, so that nobody needs to wait for it.
    """

    __slots__ = ("about", "holds", "name", "never", "number", "says")

    def __init__(
        self, number: int, name: str, holds: Asks, says: Says, about: About | None, never: Asks | None
    ) -> None:
        if number != len(CONDITIONS):
            raise ValueError(f"the condition {name!r} is number {len(CONDITIONS)}, not {number}")
        self.number = number
        self.name = name
        self.holds: Asks = holds
        self.says: Says = says
        self.about: About | None = about
        self.never: Asks | None = never
        CONDITIONS.append(self)


CONDITIONS: Final[list[Condition]] = []
"""Every condition there is, by its number, which is the `k` of a WHEN effect."""


def new_condition(
    name: str,
    *,
    holds: Asks,
    says: Says,
    about: About | None = None,
    never: Asks | None = None,
    number: int = NONE,
) -> int:
    """Declare a condition, and return its number; its message is `condition-<name>`."""
    return Condition(len(CONDITIONS) if number == NONE else number, name, holds, says, about, never).number


@final
class Count:
    """What a PER effect counts: how many there are, how one reads, and by name what it is about."""

    __slots__ = ("about", "counts", "name", "number", "says")

    def __init__(self, number: int, name: str, counts: Counts, says: Says, about: About | None) -> None:
        if number != len(COUNTS):
            raise ValueError(f"the count {name!r} is number {len(COUNTS)}, not {number}")
        self.number = number
        self.name = name
        self.counts: Counts = counts
        self.says: Says = says
        self.about: About | None = about
        COUNTS.append(self)


COUNTS: Final[list[Count]] = []
"""Every count there is, by its number, which is the `k` of a PER effect."""


def new_count(name: str, *, counts: Counts, says: Says, about: About | None = None, number: int = NONE) -> int:
    """Declare a count, and return its number; its message is `effect-per_<name>`."""
    return Count(len(COUNTS) if number == NONE else number, name, counts, says, about).number
