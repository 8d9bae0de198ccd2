"""How content is declared: the few functions that card, space, leader and conflict files are written with."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from kanly.imperium import words
from kanly.imperium.components import Card, Conflict, IntrigueCard, Space
from kanly.imperium.effect_paths import name_effects
from kanly.imperium.effects import Effect, all_parts, influence
from kanly.imperium.ids import NONE


def mask(items: Iterable[int]) -> int:
    """Return a set of small integers as a bit mask."""
    return sum(1 << item for item in items)


def card(
    key: str,
    name: str,
    *,
    deck: str = "imperium",
    copies: int = 1,
    cost: int | None = None,
    icons: Iterable[int] = (),
    factions: Iterable[int] = (),
    agent: Iterable[Effect] = (),
    persuasion: int = 0,
    swords: int = 0,
    reveal: Iterable[Effect] = (),
    acquire: Iterable[Effect] = (),
    trashed: Iterable[Effect] = (),
    discarded: Iterable[Effect] = (),
    lasting: str = "",
    set_name: str = "imperium",
) -> Card:
    """Declare a card of a player's deck; one that cannot be bought has no cost."""
    box = tuple(agent)
    return Card(
        key,
        name,
        deck,
        copies,
        NONE if cost is None else cost,
        mask(icons),
        mask(factions),
        box,
        persuasion,
        swords,
        tuple(reveal),
        tuple(acquire),
        tuple(trashed),
        sends_any=any(effect.op == words.SEND_ANY for effect in box),
        doubles_visit=any(effect.op == words.DOUBLE_VISIT for effect in box),
        set_name=set_name,
        discarded=tuple(discarded),
        lifts_requirements=any(effect.word.name == "lift_requirements" for effect in box),
        lasting=lasting,
    )


def intrigue(
    key: str,
    name: str,
    *,
    copies: int = 1,
    plot: Iterable[Effect] = (),
    combat: Iterable[Effect] = (),
    endgame: Iterable[Effect] = (),
    set_name: str = "imperium",
) -> IntrigueCard:
    """Declare an Intrigue card; each effect is one printed line."""
    return IntrigueCard(key, name, copies, tuple(plot), tuple(combat), tuple(endgame), set_name)


def conflict(
    key: str,
    name: str,
    level: int,
    first: Iterable[Effect],
    second: Iterable[Effect],
    third: Iterable[Effect],
    *,
    location: str = "",
    icon: int = NONE,
    protected: bool = False,
    set_name: str = "imperium",
) -> Conflict:
    """Declare a Conflict card."""
    rewards = (tuple(first), tuple(second), tuple(third))
    return Conflict(key, name, level, location, rewards, set_name, icon, protected)


def space(
    key: str,
    name: str,
    icon: int,
    area: str,
    *effects: Effect,
    cost: Effect | None = None,
    prices: Iterable[tuple[int, Effect]] = (),
    faction: int = NONE,
    combat: bool = False,
    needs: tuple[int, int] = (NONE, 0),
    once: bool = False,
    control: Iterable[Effect] = (),
    hall: int = 0,
    personal: int = NONE,
    visit: Effect | None = None,
    price_now: Callable[[Any, int], int] | None = None,
    doubled: bool = False,
    leaders: bool = False,
    set_name: str = "imperium",
) -> Space:
    """Declare a board space; a faction space gives its influence by `faction` alone (I-20.25).

    `price_now` says what a seat pays where that is not always the printed `cost`, for a state and the seat. Where
    cards of the set double the influence of a visit in one gain (U-20.11), the space is `doubled`; on the `personal`
    board of a faction it is the `visit` that gives influence (U-22.9).
    """
    offers, bonus = tuple(prices), tuple(control)
    if faction != NONE:
        visit = _visit(faction, 1)
    twice = _visit(faction, 2) if doubled and faction != NONE else None
    visits = tuple(gain for gain in (visit, twice) if gain is not None)
    for box in (effects, tuple(effect for _, effect in offers), bonus, visits):
        name_effects(set_name, "space", key, box)
    return Space(
        key,
        name,
        icon,
        area,
        faction,
        combat,
        cost.m if cost else 0,
        cost.n if cost else 0,
        effects,
        offers,
        needs[0],
        needs[1],
        effects[0].op if once else 0,
        next((effect.n for effect in all_parts(effects) if effect.op == words.HARVEST), 0),
        bonus,
        hall,
        visit,
        price_now,
        set_name=set_name,
        visit_twice=twice,
        personal=personal,
        leaders=leaders,
    )


def _visit(faction: int, steps: int) -> Effect:
    """Return the influence of a visit, which may have to wait for the player (I-6.2, I-17.11)."""
    effect = influence(faction, steps)
    effect.order_free = False
    return effect
