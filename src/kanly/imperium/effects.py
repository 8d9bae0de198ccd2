"""The vocabulary that cards, spaces, leaders and rewards are written in.

An `Effect` is a word with its numbers and, for the compound words, its parts. The words below build
effects; `rules/perform.py` carries them out; `describe.py` says them in notation. What only one card
needs is a `Special` beside that card. Notation and grammar: docs/rules/notation.md, I-6, I-7.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, final

from kanly.engine.text import Text
from kanly.imperium.ids import (
    ALL_FACTIONS,
    BENE_GESSERIT,
    FACTIONS,
    FREMEN,
    RESOURCES,
    SOLARI,
    SPICE,
    WATER,
)
from kanly.imperium.occasions import HARVESTED, NO_OCCASION, TOOK_SEAT

Do = Callable[[Any, int, "Effect", int], None]
"""Carries an effect out: for a state, a seat, the effect and the card it came from."""
Usable = Callable[[Any, int, "Effect", int], bool]

# -- the words ---------------------------------------------------------------------------------

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


def _cannot_be_done(state: Any, seat: int, effect: Effect, source: int) -> None:
    raise AssertionError(f"nobody has said what {effect.word.name!r} does")


@final
class Word:
    """A word of the vocabulary: one record with all that there is to say about it.

    `do` carries it out for a seat; `usable` says whether it can be, at least in part (always, where there is none);
    `says` puts it into notation; `about` tells by name what it is about, for those who draw it; `worth` is what one of
    it is worth at a glance, in points; `occasion` is what happens with it, if something does that others wait for. The
    traits are those of its effects (see Effect).
    """

    __slots__ = (
        "about", "choiceless", "contestable", "do", "mixes", "name", "number", "occasion", "optional", "order_free",
        "plot_bound", "says", "usable", "worth",
    )  # fmt: skip

    def __init__(self, name: str, traits: str = "") -> None:
        self.number = len(WORDS)
        self.name = name
        given = traits.split()
        unknown = [trait for trait in given if trait not in TRAITS]
        if unknown:
            raise ValueError(f"unknown trait {unknown[0]!r} of the word {name!r}; there are {', '.join(TRAITS)}")
        self.order_free: bool = "order_free" in given
        self.choiceless: bool = "choiceless" in given
        self.optional: bool = "optional" in given
        self.plot_bound: bool = "plot_bound" in given
        self.mixes: bool = "mixes" in given
        self.contestable: bool = "contestable" in given
        self.do: Do = _cannot_be_done
        self.usable: Usable | None = None
        self.says: Callable[[Effect], str] | None = None
        self.about: Callable[[Effect], dict[str, Any]] | None = None
        self.worth: float = 0.0
        self.occasion: int = NO_OCCASION
        WORDS.append(self)


TRAITS: Final = ("order_free", "choiceless", "optional", "plot_bound", "mixes", "contestable")

WORDS: list[Word] = []
"""Every word there is, by its number. A set that brings a word of its own makes it with `new_word`."""

for _name, _traits in (
    ("gain", "order_free"), ("troops", "order_free contestable"), ("draw", "choiceless plot_bound"),
    ("intrigue", "choiceless contestable"), ("influence", "order_free contestable"), ("influence", ""),
    ("vp", "order_free"), ("persuasion", "order_free"), ("swords", "order_free"), ("all", ""), ("either", ""),
    ("choose", ""), ("arrow", "optional"), ("when", ""), ("per", "choiceless plot_bound"),
    ("opponents", "choiceless mixes"), ("trash", "optional"), ("trash_this", "choiceless"), ("deploy", "optional"),
    ("retreat", "optional"), ("reinforce", ""), ("steal", "choiceless"), ("mentat", "order_free"),
    ("swordmaster", "order_free"), ("council", "order_free"), ("harvest", "order_free plot_bound"),
    ("take", "choiceless mixes"), ("acquire", ""), ("signet", ""), ("double_visit", "order_free"),
    ("discount", "order_free"), ("next_reveal", "order_free"), ("control", "order_free"),
    ("mentat_next", "order_free"), ("lose_troop", ""), ("discard", ""), ("pay", ""), ("lose_influence", ""),
    ("recall_agent", ""), ("send_any", "order_free"), ("special", ""),
):  # fmt: skip
    Word(_name, _traits)

WORDS[COUNCIL].occasion = TOOK_SEAT
WORDS[HARVEST].occasion = HARVESTED


def new_word(
    name: str,
    traits: str,
    *,
    do: Do,
    says: Callable[[Effect], str],
    usable: Usable | None = None,
    about: Callable[[Effect], dict[str, Any]] | None = None,
    worth: float = 0.0,
) -> int:
    """Return the number of a word that a set brings, declared in one place; its messages are `effect-<name>`."""
    word = Word(name, traits)
    word.do, word.usable, word.says, word.about, word.worth = do, usable, says, about, worth
    return word.number


# -- conditions and counts -----------------------------------------------------------------------

BOND: Final = 0
ALLIANCE: Final = 1
INFLUENCE_AT_LEAST: Final = 2
HAS_COUNCIL: Final = 3
WON_CONFLICT: Final = 4
SPECIAL_CONDITION: Final = 5

CARDS_IN_PLAY: Final = 0

# where troops leave from
FROM_GARRISON: Final = 0
FROM_CONFLICT: Final = 1

ANY_NUMBER: Final = 99


@final
class Special:
    """What only one card does: how to carry it out, and when it can be.

    `needs` is the reason why not, for those who ask; `shifts`: influence gained before it could spoil it;
    `brings_intrigue`: Intrigue cards may come of it, as of what shifts.
    """

    __slots__ = ("brings_intrigue", "name", "needs", "order_free", "run", "says", "shifts", "usable")

    def __init__(
        self,
        name: str,
        says: str,
        run: Callable[[Any, int, int], None],
        usable: Callable[[Any, int], bool] | None,
        order_free: bool,
        shifts: bool = False,
        needs: Text | None = None,
        brings_intrigue: bool = False,
    ) -> None:
        self.name = name
        self.needs = needs
        self.brings_intrigue = brings_intrigue or shifts
        self.says = says
        self.run = run
        self.usable = usable
        self.order_free = order_free
        self.shifts = shifts


@final
class Effect:
    """A word of the vocabulary with its numbers and parts.

    `n` and `m` are the numbers (amount; resource, faction, place or card), `key` names a space, `k` is the condition
    or count of WHEN and PER, and what a victory point counts as; `cost` and `parts` are an arrow's price and result.
    `order_free`: carried out at once; `optional`: the player may leave it (I-7.1); `plot_bound`: a Plot card in
    hand could change its result, as it could that of one that `mixes` with other players or the discard pile;
    `choiceless`: it asks its owner nothing; `draws`: how many cards it may draw; `reinforces`: how many troops it may
    deploy from the supply; `contestable`: it takes what may run short; `brings_intrigue`: Intrigue cards may come of
    it; `shifts`: it loses influence or compares it, so that a gain may come better after it. All these are read in
    `rules/moments.py` and `rules/pool.py`.
    """

    __slots__ = (
        "brings_intrigue", "choiceless", "contestable", "cost", "draws", "id", "k", "key", "m", "mixes", "n", "op",
        "optional", "order_free", "parts", "path", "plot_bound", "reinforces", "shifts", "special",
        "word",
    )  # fmt: skip

    def __init__(
        self,
        op: int,
        n: int = 0,
        m: int = 0,
        k: int = 0,
        parts: tuple[Effect, ...] = (),
        cost: tuple[Effect, ...] = (),
        special: Special | None = None,
        key: str = "",
    ) -> None:
        self.op = op
        self.key = key
        self.n = n
        self.m = m
        self.k = k
        self.parts = parts
        self.cost = cost
        self.special = special
        self.id = len(EFFECTS)
        self.path = ""
        word = WORDS[op]
        self.word = word
        self.order_free: bool = _is_order_free(self)
        self.optional: bool = word.optional or (op == WHEN and all(p.optional for p in parts))
        self.plot_bound: bool = word.plot_bound or any(part.plot_bound for part in parts)
        self.mixes: bool = word.mixes or any(part.mixes for part in parts)
        self.choiceless: bool = self.order_free or word.choiceless or (op == WHEN and all(p.choiceless for p in parts))
        self.draws: int = n if op == DRAW else sum(part.draws for part in parts)
        self.reinforces: int = n if op == REINFORCE else sum(part.reinforces for part in parts)
        self.contestable: bool = word.contestable or any(part.contestable for part in parts)
        self.brings_intrigue: bool = (
            op in (INTRIGUE, STEAL, INFLUENCE_ANY)
            or (op == INFLUENCE and m == BENE_GESSERIT)
            or (special is not None and special.brings_intrigue)
            or any(part.brings_intrigue for part in parts)
        )
        self.shifts: bool = (
            op == LOSE_INFLUENCE
            or (special is not None and special.shifts)
            or any(part.shifts for part in (*parts, *cost))
        )
        EFFECTS.append(self)


EFFECTS: list[Effect] = []
"""Every effect there is, by its id, which is what states and steps carry."""


def _is_order_free(effect: Effect) -> bool:
    if effect.op in (ALL, WHEN):
        return all(part.order_free for part in effect.parts)
    if effect.op == SPECIAL:
        return effect.special is not None and effect.special.order_free
    return effect.word.order_free


def name_effects(set_name: str, source: str, effects: tuple[Effect, ...], points: int = 0) -> tuple[Effect, ...]:
    """Give effects and all their parts a path such as `duncan_idaho/troops`, unique in their set, and return them.

    `points` is what victory points of this box count as (ids.POINT_SOURCES).
    """
    taken = _PATHS.setdefault(set_name, set())
    for effect in effects:
        word = _word(effect)
        path, number = f"{source}/{word}", 2
        while path in taken:
            path, number = f"{source}/{word}{number}", number + 1
        effect.path = path
        taken.add(path)
        if effect.op == VP:
            effect.k = points
        name_effects(set_name, source, effect.parts, points)
        name_effects(set_name, source, effect.cost, points)
    return effects


def _word(effect: Effect) -> str:
    """Return what an effect gives, in one word."""
    if effect.op in (ARROW, WHEN, ALL, PER, NEXT_REVEAL, OPPONENTS):
        return _word(effect.parts[0])
    if effect.special is not None:
        return effect.special.name
    if effect.op in (GAIN, PAY):
        return ("pay_" if effect.op == PAY else "") + RESOURCES[effect.m]
    if effect.op == INFLUENCE:
        return FACTIONS[effect.m]
    return effect.word.name


_PATHS: dict[str, set[str]] = {}
"""The paths that are taken, by set; an edition looks its effects up in its own `paths`."""


def all_parts(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Yield effects and, after each, its parts and its price, however deep."""
    for effect in effects:
        yield effect
        yield from all_parts(effect.parts)
        yield from all_parts(effect.cost)


# -- gains ---------------------------------------------------------------------------------------


def solari(n: int) -> Effect:
    """Gain Solari from the bank (I-1.3)."""
    return Effect(GAIN, n, SOLARI)


def spice(n: int) -> Effect:
    """Gain spice from the bank (I-1.3)."""
    return Effect(GAIN, n, SPICE)


def water(n: int) -> Effect:
    """Gain water from the bank (I-1.3)."""
    return Effect(GAIN, n, WATER)


def resource(number: int, n: int) -> Effect:
    """Gain a resource of any kind, such as one that a set brings."""
    return Effect(GAIN, n, number)


def troops(n: int) -> Effect:
    """Recruit: supply to garrison (I-8.2)."""
    return Effect(TROOPS, n)


def draw(n: int) -> Effect:
    """Draw from one's own deck (I-19.2)."""
    return Effect(DRAW, n)


def intrigue(n: int) -> Effect:
    """Draw Intrigue cards (I-18.5)."""
    return Effect(INTRIGUE, n)


def influence(faction: int, n: int = 1) -> Effect:
    """Gain influence with a named faction (I-17)."""
    return Effect(INFLUENCE, n, faction)


def influence_any(n: int = 1, among: int = ALL_FACTIONS) -> Effect:
    """Gain influence with one faction of choice, all of it with that one (I-7.7)."""
    return Effect(INFLUENCE_ANY, n, among)


def vp(n: int) -> Effect:
    """Gain victory points."""
    return Effect(VP, n)


def persuasion(n: int) -> Effect:
    """Persuasion of this Reveal turn (I-10.4)."""
    return Effect(PERSUASION, n)


def swords(n: int) -> Effect:
    """Swords for this round's Conflict (I-10.9)."""
    return Effect(SWORDS, n)


# -- compound ------------------------------------------------------------------------------------


def both(*parts: Effect) -> Effect:
    """Several effects as one entry."""
    return Effect(ALL, parts=parts)


def either(*parts: Effect) -> Effect:
    """Choose one that can be carried out (I-7.5)."""
    return Effect(EITHER, parts=parts)


def choose(n: int, *parts: Effect) -> Effect:
    """Choose n different ones, all named before any is carried out (I-7.6)."""
    return Effect(CHOOSE, n, parts=parts)


def arrow(cost: Effect | tuple[Effect, ...], *parts: Effect) -> Effect:
    """May pay the whole price to get the parts, once (I-7.2)."""
    return Effect(ARROW, parts=parts, cost=cost if isinstance(cost, tuple) else (cost,))


def opponents(*parts: Effect) -> Effect:
    """Every opponent in turn from the left does this, making its choices (I-1.5)."""
    return Effect(OPPONENTS, parts=parts)


def if_bond(faction: int, *parts: Effect) -> Effect:
    """With at least one other card of the faction in play (I-7.8)."""
    return Effect(WHEN, 0, faction, BOND, parts=parts)


def fremen_bond(*parts: Effect) -> Effect:
    """Fremen Bond (I-7.8)."""
    return if_bond(FREMEN, *parts)


def sisterhood(*parts: Effect) -> Effect:
    """With another Bene Gesserit card in play (I-7.8)."""
    return if_bond(BENE_GESSERIT, *parts)


def if_alliance(faction: int, *parts: Effect) -> Effect:
    """Holding the Alliance token of a faction, or of ANY (I-7.8)."""
    return Effect(WHEN, 0, faction, ALLIANCE, parts=parts)


def if_influence(faction: int, n: int, *parts: Effect) -> Effect:
    """With n or more influence now (I-7.8)."""
    return Effect(WHEN, n, faction, INFLUENCE_AT_LEAST, parts=parts)


def if_council(*parts: Effect) -> Effect:
    """Holding a council seat."""
    return Effect(WHEN, 0, 0, HAS_COUNCIL, parts=parts)


def if_won(*parts: Effect) -> Effect:
    """Having won this Conflict (I-13.10)."""
    return Effect(WHEN, 0, 0, WON_CONFLICT, parts=parts)


def if_special(special: Special, *parts: Effect) -> Effect:
    """On a condition that only this card has; its `usable` decides."""
    return Effect(WHEN, 0, 0, SPECIAL_CONDITION, parts=parts, special=special)


def per_card_in_play(faction: int, part: Effect) -> Effect:
    """Once for each of one's cards of the faction in play, this one included (I-10.8)."""
    return Effect(PER, 0, faction, CARDS_IN_PLAY, parts=(part,))


def next_reveal(*parts: Effect) -> Effect:
    """In one's own Reveal turn of this round: at once, or waiting face up until then (I-18.4)."""
    return Effect(NEXT_REVEAL, parts=parts)


# -- prices --------------------------------------------------------------------------------------


def pay_solari(n: int) -> Effect:
    """Pay Solari (I-1.4)."""
    return Effect(PAY, n, SOLARI)


def pay_spice(n: int) -> Effect:
    """Pay spice (I-1.4)."""
    return Effect(PAY, n, SPICE)


def pay_water(n: int) -> Effect:
    """Pay water (I-1.4)."""
    return Effect(PAY, n, WATER)


def pay_resource(number: int, n: int) -> Effect:
    """Pay a resource of any kind, such as one that a set brings."""
    return Effect(PAY, n, number)


def lose_influence() -> Effect:
    """Lose one influence with a faction of choice, not at 0 (I-17.9)."""
    return Effect(LOSE_INFLUENCE, 1, ALL_FACTIONS)


def lose_troops(n: int, place: int) -> Effect:
    """Lose troops from garrison or Conflict to the supply (I-7.10)."""
    return Effect(LOSE_TROOP, n, place)


# -- cards ---------------------------------------------------------------------------------------


def trash_card() -> Effect:
    """Trash a card from hand, discard pile or play; optional unless it is a price (I-19.5, I-19.6)."""
    return Effect(TRASH)


def trash_this() -> Effect:
    """Trash the card itself: not optional (I-19.6)."""
    return Effect(TRASH_THIS)


def discard_cards(n: int) -> Effect:
    """Discard from hand, by the owner's choice (I-7.9)."""
    return Effect(DISCARD_CARD, n)


def acquire_card(max_cost: int, on_top: bool = False) -> Effect:
    """Acquire a card of at most this cost for nothing (I-11.11)."""
    return Effect(ACQUIRE, max_cost, 1 if on_top else 0)


def take_reserve(card: int) -> Effect:
    """Take a card of the Reserve into the discard pile (I-11.7)."""
    return Effect(TAKE_RESERVE, 1, card)


def discount(card: int, n: int) -> Effect:
    """A card of the Reserve costs n persuasion less this turn (I-23.11)."""
    return Effect(DISCOUNT, n, card)


# -- troops, agents, board -----------------------------------------------------------------------


def deploy(n: int) -> Effect:
    """May deploy up to n troops from the garrison, Combat space or not (I-8.8)."""
    return Effect(DEPLOY, n, FROM_GARRISON)


def retreat(n: int) -> Effect:
    """May retreat up to n troops from the Conflict to the garrison (I-7.11)."""
    return Effect(RETREAT, n)


def reinforce(n: int) -> Effect:
    """Recruit n troops; any of these may be deployed (I-8.8)."""
    return Effect(REINFORCE, n)


def steal_intrigue() -> Effect:
    """Each opponent with four or more Intrigue cards gives one at random (I-18.6)."""
    return Effect(STEAL)


def take_mentat() -> Effect:
    """Take the Mentat from its space, if it is there (I-21.3)."""
    return Effect(MENTAT)


def mentat_next_round() -> Effect:
    """Have the Mentat as an Agent in the next round (I-21.6)."""
    return Effect(MENTAT_NEXT)


def swordmaster() -> Effect:
    """Gain the third Agent (I-21.2)."""
    return Effect(SWORDMASTER)


def council_seat() -> Effect:
    """Take a seat in the High Council (I-21.1)."""
    return Effect(COUNCIL)


def harvest(base_spice: int) -> Effect:
    """Take the base spice and the bonus spice of a Maker space, as one entry (I-14.3, I-20.24)."""
    return Effect(HARVEST, base_spice)


def control(space: str) -> Effect:
    """Put a control marker on a space, by its id (I-9.2)."""
    return Effect(CONTROL, key=space)


def signet() -> Effect:
    """Use the signet ability of one's leader (I-22)."""
    return Effect(SIGNET)


def double_visit() -> Effect:
    """The visited faction gives two influence instead of one (I-17.11)."""
    return Effect(DOUBLE_VISIT)


def recall_agent() -> Effect:
    """Return one of one's Agents from the board to the leader (I-7.12)."""
    return Effect(RECALL_AGENT)


def send_any() -> Effect:
    """Send an Agent from anywhere to any space (I-23.10)."""
    return Effect(SEND_ANY)


def special(it: Special) -> Effect:
    """What only one card does."""
    return Effect(SPECIAL, special=it)


# -- what follows an occasion -----------------------------------------------------------------------


@final
class When:
    """What follows an occasion, at once; if the occasion has a number, from `least` on."""

    __slots__ = ("effects", "least", "occasion")

    def __init__(self, occasion: int, effects: tuple[Effect, ...], least: int) -> None:
        self.occasion = occasion
        self.effects = effects
        self.least = least


def when(occasion: int, *effects: Effect, least: int = 0) -> When:
    """Declare what follows an occasion."""
    return When(occasion, effects, least)
