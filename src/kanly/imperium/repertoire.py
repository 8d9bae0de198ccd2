"""Every action that a game of an edition can ever list, from its components.

The order is canonical: verb by verb, components as the edition lists them. What a rule could only list together with
a component of another edition is not here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from kanly.engine.action import Action
from kanly.imperium import actions, words
from kanly.imperium.actions import LEADER_CARD, MANNERS, ON_TOP, VERBS, action, space_action
from kanly.imperium.components import CARDS, CONFLICTS, CONTRACTS, INTRIGUES, LEADERS, Leader
from kanly.imperium.edition import Edition
from kanly.imperium.effects import Effect
from kanly.imperium.ids import ALL_FACTIONS, BENE_GESSERIT, SPY_ICON, TROOPS_EACH, ZONES
from kanly.imperium.occasions import NO_OCCASION
from kanly.imperium.opponents import HAGAL_CARDS
from kanly.imperium.pieces import COURSES, SKILLS, TILES

BARE = (actions.REVEAL, actions.PASS, actions.DONE, actions.DRAW_TOP, actions.TRASH_TOP, actions.DEFEND)


def every_action(edition: Edition, participants: int) -> list[Action]:
    """Return every action of an edition once, for games of at most so many seats."""
    listed = [*_bare(), *_sendings(edition), *_cards(edition), *_numbers(edition, participants), *_effects(edition)]
    for number in edition.verbs.values():
        every = VERBS[number].every
        if every is not None:
            listed += every(edition, participants)
    order = list(edition.verbs.values())  # not their numbers, which go by what was imported first
    return sorted(dict.fromkeys(listed), key=lambda found: order.index(found.kind))


def _bare() -> Iterator[Action]:
    for kind in BARE:
        yield action(kind)


def _sendings(edition: Edition) -> Iterator[Action]:
    for card in _owned(edition):
        for space in edition.board:
            # Dispatch an Envoy gives any card the faction icons (I-23.22); a Spy may be anywhere (U-5.2); in
            # Bloodlines leaders, tiles and Plot cards lend others (B-10.5)
            if (
                edition.skills
                or (CARDS[card].icons | ALL_FACTIONS) >> space.icon & 1
                or CARDS[card].icons >> SPY_ICON & 1
            ):
                yield space_action(edition, actions.AGENT, card, space.id)
    for kind in (actions.SPACE, actions.RECALL, actions.FROM):
        for space in edition.board:
            yield space_action(edition, kind, space.id)
    yield space_action(edition, actions.FROM, LEADER_CARD)
    for space in edition.board:
        for amount, _ in space.prices:
            yield action(actions.PRICE, amount)


def _cards(edition: Edition) -> Iterator[Action]:
    row = _distinct(edition.deck)
    for card in row:
        yield action(actions.REMOVE, card)
        for manner in range(len(MANNERS)):
            yield action(actions.ACQUIRE, card, manner)
    for card in edition.reserve:
        if CARDS[card].cost >= 0:
            yield action(actions.ACQUIRE, card)
            yield action(actions.ACQUIRE, card, ON_TOP)
    for card in _owned(edition):
        yield action(actions.DISCARD, card)
        for zone in range(len(ZONES)):
            yield action(actions.TRASH, card, zone)
        # Other Memory; Long Live the Fighters takes any card
        if CARDS[card].factions >> BENE_GESSERIT & 1 or "look_at_top" in edition.decisions:
            yield action(actions.TAKE, card)
    for card in _plots(edition):
        yield action(actions.PLAY, card)
    for leader in edition.leaders:
        yield action(actions.LEADER, leader)


def _numbers(edition: Edition, participants: int) -> Iterator[Action]:
    for n in range(TROOPS_EACH + 1):
        yield action(actions.DEPLOY, n)
        yield action(actions.RETREAT, n)
    for seat in range(participants):
        yield action(actions.SEAT, seat)
    for faction in range(len(edition.factions)):
        yield action(actions.FACTION, faction)
    for first, second in combinations(range(len(edition.factions)), 2):
        yield action(actions.TOKENS, 1 << first | 1 << second)


# -- effects -----------------------------------------------------------------------------------------


def _effects(edition: Edition) -> Iterator[Action]:
    for reward in _tracks(edition):
        yield action(actions.CHOOSE, reward.id)
    for effect in _waiting(edition):
        yield from _uses(effect)
        for part in effect.parts if effect.op == words.EITHER else (effect,):
            yield from _asked(part)
    for effect in _offered(edition):
        if effect.optional:
            yield action(actions.USE, effect.id)
        yield from _asked(effect)
    for effect in _carried_out(edition):
        yield from _asked(effect)
    for effect in edition.paths.values():
        if (effect.optional and _is_later(effect)) or (edition.skills and effect.op in (words.DEPLOY, words.RETREAT)):
            yield action(actions.USE, effect.id)


def _is_later(effect: Effect) -> bool:
    """Say whether an effect is of a later set than the first: where it is a part, it may be offered by itself."""
    return "." in effect.path.partition("/")[0]


def _waiting(edition: Edition) -> Iterator[Effect]:
    """Yield the effects that can wait in a turn's pool (I-6.2)."""
    for space in edition.board:
        yield from space.effects
        for _, effect in space.prices:
            yield effect
        if space.visit is not None:
            yield space.visit
        if space.visit_twice is not None:
            yield space.visit_twice
    for card in _owned(edition):
        yield from CARDS[card].agent
        yield from CARDS[card].reveal
    for leader in _people(edition):
        yield from (*leader.signet, *leader.agent, *leader.reveal)
    for contract in edition.contract_ids.values():
        yield CONTRACTS[contract].entry
    if "intrigue_lines" in edition.decisions:  # lines that are used one by one (U-20.6)
        for card in _plots(edition):
            for moment in range(3):
                yield from INTRIGUES[card].at(moment)
    yield from edition.track_bonuses
    for skill in edition.skill_ids.values():
        yield from SKILLS[skill].reveal
    for tile in edition.tile_ids.values():
        yield from TILES[tile].reveal
    yield from edition.common


def _people(edition: Edition) -> list[Leader]:
    """Return the leaders of people, on both sides; rivals who play by a card are asked nothing (hagal D)."""
    return [LEADERS[number] for number in edition.leader_ids.values() if LEADERS[number].rival is None]


def _tracks(edition: Edition) -> Iterator[Effect]:
    """Yield the rewards of the tracks that leaders move along (U-19.1)."""
    for leader in edition.leaders:
        yield from LEADERS[leader].rewards()


def _offered(edition: Edition) -> Iterator[Effect]:
    """Yield the effects that can come outside a pool and be declined: rewards, what rivals and occasions bring."""
    for conflict in edition.conflicts:
        for reward in CONFLICTS[conflict].rewards:
            yield from reward
    for hagal in _distinct(edition.hagal_deck):
        yield from HAGAL_CARDS[hagal].effects
    for leader in _people(edition):
        yield from leader.signet
        for follows in leader.follows():
            yield from follows.effects
    for card in _owned(edition):
        yield from CARDS[card].discarded
    for contract in edition.contract_ids.values():
        yield from CONTRACTS[contract].reward
    yield from _tracks(edition)
    for leader in _people(edition):
        yield from leader.own_effects()
    for course in edition.course_ids.values():
        yield COURSES[course].effect
    for tile in edition.tile_ids.values():
        yield from TILES[tile].boxes()


def _carried_out(edition: Edition) -> Iterator[Effect]:
    """Yield the effects that only ever happen: they may ask, but are not used."""
    for card in _owned(edition):
        yield from CARDS[card].acquire
        yield from CARDS[card].trashed
    for card in _plots(edition):
        for moment in range(3):
            yield from INTRIGUES[card].at(moment)
    for leader in edition.leaders:
        yield from LEADERS[leader].setup


def _uses(effect: Effect) -> Iterator[Action]:
    """Yield the ways to use an effect of the pool; what runs at once for everybody never waits (I-6.2)."""
    if effect.op == words.EITHER:
        for part in effect.parts:
            yield action(actions.USE, part.id)
    elif effect.op in (words.DEPLOY, words.RETREAT):
        for n in range(1, min(effect.n, TROOPS_EACH) + 1):
            yield action(actions.USE, effect.id, n)
    elif effect.op != words.SIGNET and (
        not effect.order_free
        or effect.contestable
        or effect.word.occasion != NO_OCCASION
        or effect.word.waits is not None
    ):
        yield action(actions.USE, effect.id)
    if effect.op > words.SPECIAL:  # what a later set's word is made of may join the pool in its place
        for part in effect.parts:
            yield from _uses(part)


def _asked(effect: Effect) -> Iterator[Action]:
    """Yield the options that carrying an effect out, with all its parts, may ask to choose from (I-7.5, I-7.6)."""
    if effect.op == words.EITHER:
        for part in effect.parts:
            yield action(actions.CHOOSE, part.id)
    elif effect.op == words.CHOOSE:
        for count in range(1, effect.n + 1):
            for chosen in combinations(range(len(effect.parts)), count):
                yield action(actions.COMBINE, effect.id, sum(1 << i for i in chosen))
    for part in (*effect.parts, *effect.cost):
        yield from _asked(part)


def _plots(edition: Edition) -> list[int]:
    """Return the different Intrigue cards, Piter's own among them (B-7.10)."""
    return _distinct((*edition.intrigues, *edition.twisted))


def _owned(edition: Edition) -> list[int]:
    """Return the different cards that can come into a player's deck."""
    return _distinct((*edition.starters, *edition.deck, *edition.reserve))


def _distinct(cards: Iterable[int]) -> list[int]:
    return list(dict.fromkeys(cards))
