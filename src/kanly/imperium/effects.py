"""The vocabulary that cards, spaces, leaders and rewards are written in.

An `Effect` is a word with its numbers and, for the compound words, its parts. The functions below build effects; what
their words do and how they read is said in `vocabulary.py`. What only one card needs is a `Special` beside that card.
Notation and grammar: docs/rules/notation.md, I-6, I-7.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, final

from kanly.engine.text import Text
from kanly.imperium import words
from kanly.imperium.ids import ALL_FACTIONS, BENE_GESSERIT, FREMEN, SOLARI, SPICE, WATER


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
    or count of WHEN and PER, and what a victory point counts as; `cost` and `parts` are an arrow's price and result,
    and `price` is how many of each thing it takes in all. `of` and `owner` name the component that it stands on: its
    kind, and its id.

    `order_free`: carried out at once; `optional`: the player may leave it (I-7.1); `plot_bound`: a Plot card in
    hand could change its result, as it could that of one that `mixes` with other players or the discard pile;
    `choiceless`: it asks its owner nothing; `draws`: how many cards it may draw; `reinforces`: how many troops it may
    deploy from the supply; `contestable`: it takes what may run short; `brings_intrigue`: Intrigue cards may come of
    it; `hides`: only its owner knows whether it can be carried out; `shifts`: it loses influence or compares it, so
    that a gain may come better after it; `narrows`: a choice of which some options may be out of the question in a
    turn. All these are read in `rules/moments.py` and `rules/pool.py`.
    """

    __slots__ = (
        "brings_intrigue", "choiceless", "contestable", "cost", "draws", "hides", "id", "k", "key", "m", "mixes", "n",
        "narrows", "of", "op", "optional", "order_free", "owner", "parts", "path", "plot_bound", "price",
        "reinforces", "shifts", "special", "word",
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
        self.of = ""
        self.owner = ""
        if op >= len(words.WORDS):
            raise ValueError(f"there is no word {op} yet: import kanly.imperium.vocabulary before effects are made")
        word = words.WORDS[op]
        self.word = word
        self.order_free: bool = (
            word.order_free
            or (word.gathers and all(part.order_free for part in parts))
            or (op == words.SPECIAL and special is not None and special.order_free)
        )
        self.optional: bool = word.optional or (word.passes and all(part.optional for part in parts))
        self.choiceless: bool = (
            self.order_free or word.choiceless or (word.passes and all(part.choiceless for part in parts))
        )
        self.plot_bound: bool = word.plot_bound or any(part.plot_bound for part in parts)
        self.mixes: bool = word.mixes or any(part.mixes for part in parts)
        self.draws: int = n if word.draws else sum(part.draws for part in parts)
        self.reinforces: int = n if word.reinforces else sum(part.reinforces for part in parts)
        self.contestable: bool = word.contested is not None or any(part.contestable for part in parts)
        self.brings_intrigue: bool = (
            (word.brings_intrigue is not None and word.brings_intrigue(self))
            or (special is not None and special.brings_intrigue)
            or any(part.brings_intrigue for part in parts)
        )
        self.hides: bool = (word.hides is not None and word.hides(self)) or any(part.hides for part in (*parts, *cost))
        self.shifts: bool = (
            word.shifts or (special is not None and special.shifts) or any(part.shifts for part in (*parts, *cost))
        )
        self.narrows: bool = op == words.EITHER and any(
            part.op == words.WHEN and words.CONDITIONS[part.k].never is not None for part in parts
        )
        self.price = _price(cost)
        EFFECTS.append(self)


EFFECTS: Final[list[Effect]] = []
"""Every effect there is, by its id, which is what states and steps carry."""


def _price(cost: tuple[Effect, ...]) -> tuple[tuple[Effect, int], ...]:
    """Return what must be there to pay a price: how many in all of each thing, of which several parts may take some.

    Parts of different words are taken to draw on different things. Raises ValueError for a word that cannot be a price.
    """
    wanted: dict[tuple[int, int, str], tuple[Effect, int]] = {}
    for part in cost:
        if part.word.payable is None:
            raise ValueError(f"{part.word.name!r} cannot be a price: nobody has said when it is payable")
        thing = (part.op, part.m, part.key)
        first, before = wanted.get(thing, (part, 0))
        wanted[thing] = (first, before + max(1, part.n))
    return tuple(wanted.values())


def all_parts(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Yield effects and, after each, its parts and its price, however deep."""
    for effect in effects:
        yield effect
        yield from all_parts(effect.parts)
        yield from all_parts(effect.cost)


# -- gains ---------------------------------------------------------------------------------------


def solari(n: int) -> Effect:
    """Gain Solari from the bank (I-1.3)."""
    return Effect(words.GAIN, n, SOLARI)


def spice(n: int) -> Effect:
    """Gain spice from the bank (I-1.3)."""
    return Effect(words.GAIN, n, SPICE)


def water(n: int) -> Effect:
    """Gain water from the bank (I-1.3)."""
    return Effect(words.GAIN, n, WATER)


def resource(number: int, n: int) -> Effect:
    """Gain a resource of any kind, such as one that a set brings."""
    return Effect(words.GAIN, n, number)


def troops(n: int) -> Effect:
    """Recruit: supply to garrison (I-8.2)."""
    return Effect(words.TROOPS, n)


def draw(n: int) -> Effect:
    """Draw from one's own deck (I-19.2)."""
    return Effect(words.DRAW, n)


def intrigue(n: int) -> Effect:
    """Draw Intrigue cards (I-18.5)."""
    return Effect(words.INTRIGUE, n)


def influence(faction: int, n: int = 1) -> Effect:
    """Gain influence with a named faction (I-17)."""
    return Effect(words.INFLUENCE, n, faction)


def influence_any(n: int = 1, among: int = ALL_FACTIONS) -> Effect:
    """Gain influence with one faction of choice, all of it with that one (I-7.7)."""
    return Effect(words.INFLUENCE_ANY, n, among)


def vp(n: int) -> Effect:
    """Gain victory points."""
    return Effect(words.VP, n)


def persuasion(n: int) -> Effect:
    """Persuasion of this Reveal turn (I-10.4)."""
    return Effect(words.PERSUASION, n)


def swords(n: int) -> Effect:
    """Swords for this round's Conflict (I-10.9)."""
    return Effect(words.SWORDS, n)


# -- compound ------------------------------------------------------------------------------------


def both(*parts: Effect) -> Effect:
    """Several effects as one entry."""
    return Effect(words.ALL, parts=parts)


def either(*parts: Effect) -> Effect:
    """Choose one that can be carried out (I-7.5)."""
    return Effect(words.EITHER, parts=parts)


MOST_PARTS: Final = 6
"""As many as an action can tell apart (`actions.py`)."""


def choose(n: int, *parts: Effect) -> Effect:
    """Choose n different ones, all named before any is carried out (I-7.6); of six at most."""
    if len(parts) > MOST_PARTS:
        raise ValueError(f"a choice among {len(parts)} effects; {MOST_PARTS} at most")
    return Effect(words.CHOOSE, n, parts=parts)


def arrow(cost: Effect | tuple[Effect, ...], *parts: Effect) -> Effect:
    """May pay the whole price to get the parts, once (I-7.2); raises ValueError for a word that is not payable."""
    return Effect(words.ARROW, parts=parts, cost=cost if isinstance(cost, tuple) else (cost,))


def opponents(*parts: Effect) -> Effect:
    """Every opponent in turn from the left does this, making its choices (I-1.5)."""
    return Effect(words.OPPONENTS, parts=parts)


def provided(condition: int, *parts: Effect, n: int = 0, m: int = 0) -> Effect:
    """On a condition, with its numbers: one that a set brings, or one of those below."""
    return Effect(words.WHEN, n, m, condition, parts=parts)


def if_bond(faction: int, *parts: Effect) -> Effect:
    """With at least one other card of the faction in play (I-7.8)."""
    return provided(words.BOND, *parts, m=faction)


def fremen_bond(*parts: Effect) -> Effect:
    """Fremen Bond (I-7.8)."""
    return if_bond(FREMEN, *parts)


def sisterhood(*parts: Effect) -> Effect:
    """With another Bene Gesserit card in play (I-7.8)."""
    return if_bond(BENE_GESSERIT, *parts)


def if_alliance(faction: int, *parts: Effect) -> Effect:
    """Holding the Alliance token of a faction, or of ANY (I-7.8)."""
    return provided(words.ALLIANCE, *parts, m=faction)


def if_influence(faction: int, n: int, *parts: Effect) -> Effect:
    """With n or more influence now (I-7.8)."""
    return provided(words.INFLUENCE_AT_LEAST, *parts, n=n, m=faction)


def if_council(*parts: Effect) -> Effect:
    """Holding a council seat."""
    return provided(words.HAS_COUNCIL, *parts)


def if_won(*parts: Effect) -> Effect:
    """Having won this Conflict (I-13.10)."""
    return provided(words.WON_CONFLICT, *parts)


def if_special(special: Special, *parts: Effect) -> Effect:
    """On a condition that only this card has; its `usable` decides."""
    return Effect(words.WHEN, 0, 0, words.SPECIAL_CONDITION, parts=parts, special=special)


def for_each(count: int, part: Effect, n: int = 0, m: int = 0) -> Effect:
    """Once for each of what is counted: by a count that a set brings, or as below."""
    return Effect(words.PER, n, m, count, parts=(part,))


def per_card_in_play(faction: int, part: Effect) -> Effect:
    """Once for each of one's cards of the faction in play, this one included (I-10.8)."""
    return for_each(words.CARDS_IN_PLAY, part, m=faction)


def next_reveal(*parts: Effect) -> Effect:
    """In one's own Reveal turn of this round: at once, or waiting face up until then (I-18.4)."""
    return Effect(words.NEXT_REVEAL, parts=parts)


# -- prices --------------------------------------------------------------------------------------


def pay_solari(n: int) -> Effect:
    """Pay Solari (I-1.4)."""
    return Effect(words.PAY, n, SOLARI)


def pay_spice(n: int) -> Effect:
    """Pay spice (I-1.4)."""
    return Effect(words.PAY, n, SPICE)


def pay_water(n: int) -> Effect:
    """Pay water (I-1.4)."""
    return Effect(words.PAY, n, WATER)


def pay_resource(number: int, n: int) -> Effect:
    """Pay a resource of any kind, such as one that a set brings."""
    return Effect(words.PAY, n, number)


def lose_influence() -> Effect:
    """Lose one influence with a faction of choice, not at 0 (I-17.9)."""
    return Effect(words.LOSE_INFLUENCE, 1, ALL_FACTIONS)


def lose_troops(n: int, place: int) -> Effect:
    """Lose troops from garrison or Conflict to the supply (I-7.10)."""
    return Effect(words.LOSE_TROOP, n, place)


# -- cards ---------------------------------------------------------------------------------------


def trash_card() -> Effect:
    """Trash a card from hand, discard pile or play; optional unless it is a price (I-19.5, I-19.6)."""
    return Effect(words.TRASH)


def trash_this() -> Effect:
    """Trash the card itself: not optional (I-19.6)."""
    return Effect(words.TRASH_THIS)


def discard_cards(n: int) -> Effect:
    """Discard from hand, by the owner's choice (I-7.9)."""
    return Effect(words.DISCARD_CARD, n)


def acquire_card(max_cost: int, on_top: bool = False) -> Effect:
    """Acquire a card of at most this cost for nothing (I-11.11)."""
    return Effect(words.ACQUIRE, max_cost, 1 if on_top else 0)


def take_reserve(card: int) -> Effect:
    """Take a card of the Reserve into the discard pile (I-11.7)."""
    return Effect(words.TAKE_RESERVE, 1, card)


def discount(card: int, n: int) -> Effect:
    """A card of the Reserve costs n persuasion less this turn (I-23.11)."""
    return Effect(words.DISCOUNT, n, card)


# -- troops, agents, board -----------------------------------------------------------------------


def deploy(n: int) -> Effect:
    """May deploy up to n troops from the garrison, Combat space or not (I-8.8)."""
    return Effect(words.DEPLOY, n, words.FROM_GARRISON)


def retreat(n: int) -> Effect:
    """May retreat up to n troops from the Conflict to the garrison (I-7.11)."""
    return Effect(words.RETREAT, n)


def reinforce(n: int) -> Effect:
    """Recruit n troops; any of these may be deployed (I-8.8)."""
    return Effect(words.REINFORCE, n)


def steal_intrigue() -> Effect:
    """Each opponent with four or more Intrigue cards gives one at random (I-18.6)."""
    return Effect(words.STEAL)


def take_mentat() -> Effect:
    """Take the Mentat from its space, if it is there (I-21.3)."""
    return Effect(words.MENTAT)


def mentat_next_round() -> Effect:
    """Have the Mentat as an Agent in the next round (I-21.6)."""
    return Effect(words.MENTAT_NEXT)


def swordmaster() -> Effect:
    """Gain the third Agent (I-21.2)."""
    return Effect(words.SWORDMASTER)


def council_seat() -> Effect:
    """Take a seat in the High Council (I-21.1)."""
    return Effect(words.COUNCIL)


def harvest(base_spice: int) -> Effect:
    """Take the base spice and the bonus spice of a Maker space, as one entry (I-14.3, I-20.24)."""
    return Effect(words.HARVEST, base_spice)


def harvest_bonus() -> Effect:
    """Take the bonus spice of a Maker space only (U-17.26)."""
    return Effect(words.HARVEST, 0, words.BONUS_ONLY)


def control(space: str) -> Effect:
    """Put a control marker on a space, by its id (I-9.2)."""
    return Effect(words.CONTROL, key=space)


def signet() -> Effect:
    """Use the signet ability of one's leader (I-22)."""
    return Effect(words.SIGNET)


def double_visit() -> Effect:
    """The visited faction gives two influence instead of one (I-17.11)."""
    return Effect(words.DOUBLE_VISIT)


def recall_agent() -> Effect:
    """Return one of one's Agents from the board to the leader (I-7.12)."""
    return Effect(words.RECALL_AGENT)


def send_any() -> Effect:
    """Send an Agent from anywhere to any space (I-23.10)."""
    return Effect(words.SEND_ANY)


def special(it: Special) -> Effect:
    """What only one card does."""
    return Effect(words.SPECIAL, special=it)


# -- what follows an occasion -----------------------------------------------------------------------


@final
class When:
    """What follows an occasion, at once; if the occasion has a number, from `least` on.

    It follows one's own occasion, or with `of_others` those of all other players.
    """

    __slots__ = ("effects", "least", "occasion", "of_others")

    def __init__(self, occasion: int, effects: tuple[Effect, ...], least: int, of_others: bool) -> None:
        self.occasion = occasion
        self.effects = effects
        self.least = least
        self.of_others = of_others


def when(occasion: int, *effects: Effect, least: int = 0, of_others: bool = False) -> When:
    """Declare what follows an occasion; what depends on more than that is `provided` a condition."""
    return When(occasion, effects, least, of_others)
