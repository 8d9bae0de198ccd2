"""What an attacker's chances are (W-9), from what the attacker may see: "you win in 64 %".

Dice are counted out, not thrown. What the dice do not decide is settled beforehand: both fight to the end without
planning cards, nobody retreats, and hits are taken where they cost least in battle: elites become regulars, then
generic leaders fall, special elites become regulars, regulars fall but for one, named leaders, the last unit. Leaders
with the best strips turn specials first. To win is to destroy the defender and not be destroyed.

What is hidden from the attacker, contents of tokens and the rank of a sietch, is weighed as it may be, by what is
printed less what is seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from math import comb, factorial
from typing import Final

from kanly.arrakis.board import CONTENTS, SIETCH_RANKS, STANDARD_TOKENS, STARTING_TOKENS
from kanly.arrakis.components import DICE, LEADERS
from kanly.arrakis.content.boards import MOST_COMBAT_DICE
from kanly.arrakis.effects import FOUR_DICE, FREE_TO_GO_ON, ONE_DIE_MORE, SURPRISE
from kanly.arrakis.ids import ATREIDES, GENERIC, MASK, REGULAR, SHIELD, SPECIAL, SPECIAL_FACE, SWORD
from kanly.arrakis.mahdi.tokens import KINDS
from kanly.arrakis.rules.battle import AT_AREA, AT_MOST_FOUR, BY, FROM_AREA, HOW
from kanly.arrakis.rules.sites import rank_at
from kanly.arrakis.solo import TOKENS_OF_COLOUR
from kanly.arrakis.state import ArrakisState, legion_at, limit_of, named_at, own_tokens_at, tokens_at
from kanly.engine.hidden import HIDDEN

Strips = tuple[tuple[int, int], ...]
"""Hits and shields of leaders, the best first."""
Units = tuple[int, int, int]
"""Regulars, elites, special elites."""
Odds = dict[tuple[int, int], float]
"""Two numbers that dice make, and how likely they are."""
Thrown = tuple[tuple[int, int, float], ...]
"""The same, as a list."""

MOST_WORLDS: Final = 12
"""How many ways in which something hidden may be are weighed: the likeliest."""
STARTING: Final = len(STARTING_TOKENS)
GENERIC_STRIP: Final = (1, 0)


@dataclass(frozen=True)
class Force:
    """What is left of a legion at some moment of a battle."""

    units: int
    fierce: int
    strips: Strips


@dataclass(frozen=True)
class Battle:
    """Two legions, each as it is after no hit, one, two, ...; the rank of the settlement; how the attack is made."""

    attacker: tuple[Force, ...]
    defender: tuple[Force, ...]
    rank: int
    how: int


# -- dice -------------------------------------------------------------------------------------------------------------


@cache
def thrown(side: int, dice: int) -> tuple[tuple[int, int, int, float], ...]:
    """Return what a number of combat dice may show, swords, shields and specials, with how likely each is."""
    faces = Counter(DICE[2 + side].faces)
    chances = [faces[face] / 6 for face in (SWORD, SHIELD, SPECIAL_FACE)]
    found = []
    for swords in range(dice + 1):
        for shields in range(dice - swords + 1):
            specials = dice - swords - shields
            ways = factorial(dice) // (factorial(swords) * factorial(shields) * factorial(specials))
            odds = ways * chances[0] ** swords * chances[1] ** shields * chances[2] ** specials
            found.append((swords, shields, specials, odds))
    return tuple(found)


@cache
def turned(side: int, dice: int, more: int, strips: Strips) -> Thrown:
    """Return the hits and shields that dice and leaders make (W-9.2.4), with how likely they are."""
    odds: Odds = {}
    for swords, shields, specials, chance in thrown(side, dice):
        used = strips[: specials + more]
        made = swords + sum(hits for hits, _ in used), shields + sum(shield for _, shield in used)
        odds[made] = odds.get(made, 0.0) + chance
    return tuple((hits, shields, chance) for (hits, shields), chance in odds.items())


@lru_cache(maxsize=1 << 14)
def suffered(side: int, own: Force, dice: int, more: int, other: Force, against: int) -> Thrown:
    """Return the hits that attacker and defender suffer in a round (W-9.2.5, W-9.2.6), with how likely they are."""
    odds: Odds = {}
    defends = turned(1 - side, against, 0, other.strips)
    for hits, shields, chance in turned(side, dice, more, own.strips):
        shields = max(0, shields - other.fierce)
        for back, guard, chance_back in defends:
            pair = max(0, back - shields), max(0, hits - max(0, guard - own.fierce))
            odds[pair] = odds.get(pair, 0.0) + chance * chance_back
    return tuple((mine, theirs, chance) for (mine, theirs), chance in odds.items())


# -- a battle ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 12)
def won(side: int, battle: Battle, first: bool) -> float:
    """Return how likely an attacker wins who has not suffered yet; `first` says that the first round is to come."""
    known: dict[tuple[int, int], float] = {}
    price = int(bool(battle.rank) and not battle.how & FREE_TO_GO_ON)
    last, final = len(battle.attacker), len(battle.defender)

    def on(mine: int, theirs: int) -> float:
        """Return the chance after a round, with so many hits suffered by both."""
        if mine >= last:
            return 0.0
        if theirs >= final:
            return 1.0
        return later(mine + price, theirs)

    def later(mine: int, theirs: int) -> float:
        """Return the chance before a round that is not the first."""
        if mine >= last:
            return 0.0
        if (mine, theirs) not in known:
            known[mine, theirs] = _round(mine, theirs, first=False)
        return known[mine, theirs]

    def _round(mine: int, theirs: int, first: bool) -> float:
        own, other = battle.attacker[mine], battle.defender[theirs]
        dice = min(MOST_COMBAT_DICE, own.units + bool(battle.how & ONE_DIE_MORE))
        most = AT_MOST_FOUR if first and battle.how & FOUR_DICE else MOST_COMBAT_DICE
        against = min(most, other.units + battle.rank)
        more = int(first and bool(battle.how & SURPRISE))
        chance = idle = 0.0
        for lost, taken, odds in suffered(side, own, dice, more, other, against):
            if not first and not price and not lost and not taken:
                idle += odds
            else:
                chance += odds * on(mine + lost, theirs + taken)
        return chance / (1 - idle)

    if not battle.defender:
        return 1.0
    return _round(0, 0, first=True) if first else later(0, 0)


def forces(units: Units, generic: int, strips: Strips, supply: int) -> tuple[Force, ...]:
    """Return what is left of a legion after no hit, one, two, ... until no unit is left (W-9.2.7).

    `supply` are the regulars off the map: where there is none, an elite that is hit falls.
    """
    regular, elite, special = units
    found = []
    named = len(strips)
    while regular + elite + special:
        strips_now = sorted([*strips[:named], *[GENERIC_STRIP] * generic], key=lambda strip: (-sum(strip), -strip[0]))
        found.append(Force(regular + elite + special, special, tuple(strips_now)))
        if elite:
            elite, regular, supply = elite - 1, regular + (supply > 0), max(0, supply - 1)
        elif generic:
            generic -= 1
        elif special:
            special, regular, supply = special - 1, regular + (supply > 0), max(0, supply - 1)
        elif regular > 1:
            regular, supply = regular - 1, supply + 1
        elif named:
            named -= 1
        else:
            regular -= 1
    return tuple(found)


# -- what may be hidden -----------------------------------------------------------------------------------------------


def draws(pool: Counter[int], count: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield the ways to draw so many from a pool, each with the number of ways in which it comes."""
    kinds = sorted(pool)
    if not kinds:
        if not count:
            yield (), 1
        return
    kind, rest = kinds[0], Counter({other: pool[other] for other in kinds[1:]})
    for n in range(min(count, pool[kind]) + 1):
        for others, ways in draws(rest, count - n):
            yield (kind,) * n + others, ways * comb(pool[kind], n)


def contents(state: ArrakisState, area: int) -> list[tuple[tuple[int, ...], float]]:
    """Return the kinds that the deployment tokens in an area may be, each with a weight; one way if they are seen."""
    known: tuple[int, ...] = ()
    ways: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
    for printed, slots in ((STARTING_TOKENS, range(STARTING)), (STANDARD_TOKENS, range(STARTING, 16))):
        here = [state.token_kind[slot] for slot in tokens_at(state, area) if slot in slots]
        known += tuple(kind for kind in here if kind != HIDDEN)
        pool = Counter(printed)
        pool.subtract(state.token_kind[slot] for slot in slots if state.token_kind[slot] != HIDDEN)
        drawn = list(draws(+pool, here.count(HIDDEN)))
        ways = [(kinds + more, weight * number) for kinds, weight in ways for more, number in drawn]
    return [(known + kinds, weight) for kinds, weight in ways]


def garrisons(state: ArrakisState, area: int) -> list[tuple[tuple[int, ...], float]]:
    """Return the kinds that the Harkonnen tokens in an area may be, each with a weight (W-21.8.1)."""
    ways: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
    slots = own_tokens_at(state, area)
    for colour, first in enumerate((0, TOKENS_OF_COLOUR)):
        pool = Counter(KINDS[first : first + TOKENS_OF_COLOUR])
        drawn = list(draws(pool, sum(slot // TOKENS_OF_COLOUR == colour for slot in slots)))
        ways = [(kinds + more, weight * number) for kinds, weight in ways for more, number in drawn]
    return ways


def ranks(state: ArrakisState, side: int, area: int) -> list[tuple[int, float]]:
    """Return the ranks that the settlement of a side in an area may have, each with a weight; 0 where none stands."""
    rank = rank_at(state, side, area)
    if rank != HIDDEN:
        return [(rank, 1.0)]
    left = Counter(SIETCH_RANKS)
    left.subtract(rank for rank in state.sietch_rank if rank != HIDDEN)
    return [(rank, float(count)) for rank, count in sorted((+left).items())]


def units_at(state: ArrakisState, side: int, area: int, tokens: tuple[int, ...]) -> Units:
    """Return the units of a legion once its tokens are flipped: what the supply has, the strongest up to the limit."""
    legion = legion_at(state, side, area)
    found = [legion >> 5 * grade & MASK for grade in range(3)]
    supply = [state.supply[side * 4 + grade] for grade in range(3)]
    for kind in tokens:
        for grade in (2, 1, 0):
            for _ in range(CONTENTS[kind] >> 5 * grade & MASK):
                lower = next((one for one in range(grade, -1, -1) if supply[one]), None)
                if lower is not None:
                    supply[lower] -= 1
                    found[lower] += 1
    excess = max(0, sum(found) - limit_of(state, side))
    for grade in range(3):
        gone = min(excess, found[grade])
        found[grade] -= gone
        excess -= gone
    return found[0], found[1], found[2]


def strips_at(state: ArrakisState, side: int, area: int) -> Strips:
    """Return the strips of the named leaders in an area, the best first: they are lost last."""
    strips = [(LEADERS[leader].hits, LEADERS[leader].shields) for leader in named_at(state, side, area)]
    return tuple(sorted(strips, key=lambda strip: (-sum(strip), -strip[0])))


def worlds(state: ArrakisState, side: int, area: int) -> list[tuple[tuple[Force, ...], int, float]]:
    """Return what a legion and a settlement of a side in an area may be, each with how likely: the likeliest ways."""
    found: dict[tuple[Units, int, int], float] = {}
    generic = legion_at(state, side, area) >> 15 & MASK
    for kinds, weight in contents(state, area) if side == ATREIDES else garrisons(state, area):
        units = units_at(state, side, area, kinds)
        more = sum(CONTENTS[kind] >> 15 & MASK for kind in kinds)
        for rank, count in ranks(state, side, area):
            world = units, rank, generic + min(more, state.supply[side * 4 + GENERIC])
            found[world] = found.get(world, 0.0) + weight * count
    likeliest = sorted(found.items(), key=lambda item: (-item[1], item[0]))[:MOST_WORLDS]
    total = sum(weight for _, weight in likeliest)
    strips, supply = strips_at(state, side, area), state.supply[side * 4 + REGULAR]
    return [
        (forces(units, leaders, strips, supply), rank, weight / total) for (units, rank, leaders), weight in likeliest
    ]


def chance_of_attack(seen: ArrakisState, side: int, area: int, target: int, how: int, first: bool = True) -> float:
    """Return how likely the legion of a side in an area wins against a target, as far as a state is seen (W-9)."""
    chance = 0.0
    for attacker, _, likely in worlds(seen, side, area):
        for defender, rank, odds in worlds(seen, 1 - side, target):
            chance += likely * odds * won(side, Battle(attacker, defender, rank, how), first)
    return chance


def chance_of_going_on(seen: ArrakisState) -> float:
    """Return how likely the attacker wins the battle that is fought by going on; a settlement takes a hit (W-9.3)."""
    battle = seen.battle
    side, area, target = battle[BY], battle[FROM_AREA], battle[AT_AREA]
    ((attacker, _, _),) = worlds(seen, side, area)
    ((defender, rank, _),) = worlds(seen, 1 - side, target)
    price = int(bool(rank) and not battle[HOW] & FREE_TO_GO_ON)
    return won(side, Battle(attacker[price:], defender, rank, battle[HOW]), first=False) if attacker[price:] else 0.0


def percent(chance: float) -> int:
    """Return a chance in percent: 0 and 100 only of what cannot be and what must be."""
    if chance <= 0 or chance >= 1:
        return round(100 * chance)
    return min(99, max(1, round(100 * chance)))


assert SPECIAL == 2
