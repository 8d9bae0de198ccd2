"""The smallest edition there can be, and a module for it: registered by tests only.

Its board has an `arrakeen` and its deck a `duncan_idaho` that share nothing but their ids with those of the base game.
It brings a word of its own, `echo`: gain Solari for every card in the discard pile; a token that is counted like a
resource, the coin; a phase of its own, in which everybody is paid one; and a leader who is asked something then.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from kanly.engine.flow import Step
from kanly.imperium.components import Leader
from kanly.imperium.content.declare import card, conflict, intrigue, space
from kanly.imperium.editions import EDITIONS, MODULES, EditionSheet, ModuleSheet, Parts
from kanly.imperium.effects import (
    Effect,
    arrow,
    control,
    draw,
    influence_any,
    name_effects,
    new_word,
    pay_resource,
    pay_solari,
    resource,
    signet,
    solari,
    spice,
    troops,
    vp,
    water,
    when,
)
from kanly.imperium.effects import intrigue as draw_intrigue
from kanly.imperium.ids import (
    CITY,
    EMPEROR,
    FREMEN,
    LANDSRAAD,
    PHASES,
    RESOURCES,
    SOLARI,
    SPICE_TRADE,
    new_resource,
)
from kanly.imperium.occasions import new_occasion
from kanly.imperium.rules.course import go_on
from kanly.imperium.rules.follow import happens
from kanly.imperium.rules.points import gain
from kanly.imperium.state import ImperiumState, in_turn_order
from kanly.imperium.steps import ADD_SPICE, BRING_HOME, FLOW, NEXT_TURN, ROUND, RUN_COMBAT

SET = "toy"


def _echo(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    gain(state, seat, SOLARI, effect.n * len(state.players[seat].discard))


COIN = new_resource("coin", 0.1)
PAID = new_occasion("paid")
TAX = FLOW.step("tax")
TAX_PHASE = len(PHASES)


def _tax(state: ImperiumState, step: Step) -> None:
    state.phase = TAX_PHASE
    go_on(state, TAX)  # first, so that what is asked now comes before it
    for seat in reversed(in_turn_order(state)):
        gain(state, seat, COIN, 1)
        happens(state, seat, PAID)


FLOW.runs(TAX, _tax)

ECHO = new_word(
    "echo",
    "",
    do=_echo,
    usable=lambda state, seat, effect, source: bool(state.players[seat].discard),
    says=lambda effect: f"+{effect.n} solari per card in your discard pile",
    about=lambda effect: {"resource": "solari"},
    worth=0.2,
)


def echo(n: int) -> Effect:
    """Gain n Solari for every card in one's discard pile."""
    return Effect(ECHO, n)


BOARD = [
    space("market", "Market", SPICE_TRADE, "town", solari(2), arrow(pay_resource(COIN, 2), spice(3)), set_name=SET),
    space("arrakeen", "A Quiet Arrakeen", LANDSRAAD, "town", echo(1), troops(1), set_name=SET),
    space("well", "Well", CITY, "town", water(1), draw(1), combat=True, control=[solari(1)], set_name=SET),
    space("court", "Court", EMPEROR, "town", draw_intrigue(1), faction=EMPEROR, set_name=SET),
    space("camp", "Camp", FREMEN, "town", troops(2), faction=FREMEN, combat=True, set_name=SET),
]

STARTER = [
    card("wanderer", "Wanderer", deck="starter", copies=4, icons=[CITY, SPICE_TRADE], persuasion=1, set_name=SET),
    card("envoy", "Envoy", deck="starter", copies=4, icons=[EMPEROR, FREMEN, LANDSRAAD], persuasion=1, set_name=SET),
    card("ring", "Ring", deck="starter", copies=2, icons=[CITY, LANDSRAAD], agent=[signet()], swords=1, set_name=SET),
]

DECK = [
    card("duncan_idaho", "Another Duncan", copies=6, cost=2, icons=[CITY], agent=[echo(1)], persuasion=2, set_name=SET),
    card("guard", "Guard", copies=6, cost=3, icons=[LANDSRAAD, FREMEN], agent=[troops(1)], swords=2, set_name=SET),
    card("point", "Point", copies=8, cost=4, acquire=[vp(1)], reveal=[spice(1)], set_name=SET),
]
MORE = [card("traveller", "Traveller", copies=4, cost=1, icons=[SPICE_TRADE], agent=[draw(1)], set_name=SET)]

INTRIGUES = [
    intrigue("windfall", "Small Windfall", copies=6, plot=[solari(1)], set_name=SET),
    intrigue("favour", "Favour", copies=6, plot=[arrow(pay_solari(2), influence_any(1))], set_name=SET),
]

CONFLICTS = [
    conflict(
        f"raid_{level}{letter}", "Raid", level, [vp(level), control("well")], [solari(2)], [water(1)],
        location="well", set_name=SET,
    )
    for level in (1, 2, 3) for letter in "abc"
]  # fmt: skip

LEADERS = [
    Leader(
        "banker", "Banker", "nobody", 1, "Interest", "Mint", (resource(COIN, 1),),
        when=(when(PAID, spice(1), influence_any(1)),), set_name=SET,
    ),
    *(
        Leader(f"head_{name}", name, "nobody", 1, "None", "Give", (solari(1),), setup=(spice(1),), set_name=SET)
        for name in ("one", "two", "three", "four", "five", "six", "seven")
    ),
]  # fmt: skip

BONUSES = tuple(name_effects(SET, f"track_{i}", (solari(i + 1),))[0] for i in range(4))


def parts() -> Parts:
    """Return what the toy edition is made of."""
    return Parts(
        board=list(BOARD),
        starter=list(STARTER),
        deck=list(DECK),
        reserve=[],
        intrigues=list(INTRIGUES),
        conflicts=list(CONFLICTS),
        conflict_levels=((3, 2), (2, 2), (1, 1)),
        leaders=list(LEADERS),
        track_bonuses=BONUSES,
        phases=(*PHASES, "tax"),
        course=(ROUND, NEXT_TURN, RUN_COMBAT, ADD_SPICE, TAX, BRING_HOME),
        resources=(*RESOURCES[:3], "coin"),
    )


def join(joined: Parts) -> None:
    """Add the travellers."""
    joined.deck += MORE


@contextmanager
def registered() -> Iterator[None]:
    """Let there be a toy edition, and a module of it, for a while."""
    editions = {"toy": EditionSheet("Toy", (3, 4), parts)}
    modules = {"more": ModuleSheet("More", ("toy",), join)}
    with patch.dict(EDITIONS, editions), patch.dict(MODULES, modules):
        yield
