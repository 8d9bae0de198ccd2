"""The smallest edition there can be, and a module for it: registered by tests only.

Its board has an `arrakeen` and its deck a `duncan_idaho` that share nothing but their ids with those of the base game.
It brings words of its own, `echo`: gain Solari for every card in the discard pile, and as a price `share`: give every
opponent coins; a condition and a count of its own, to be rich and how many coins one has; a token that is counted like
a resource, the coin; a phase of its own, in which everybody is paid one; a decision of its own, the bribe, which is
offered then to everybody who can pay it; and a leader who is asked something too.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.options import Variant
from kanly.engine.tell import tell
from kanly.imperium import actions
from kanly.imperium.actions import action
from kanly.imperium.components import Leader
from kanly.imperium.content.declare import card, conflict, intrigue, space
from kanly.imperium.editions import EDITIONS, MODULES, EditionSheet, ModuleSheet, Parts
from kanly.imperium.effect_paths import name_effects
from kanly.imperium.effects import (
    Effect,
    arrow,
    control,
    discard_cards,
    draw,
    for_each,
    influence_any,
    pay_resource,
    pay_solari,
    provided,
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
    FACTIONS,
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
from kanly.imperium.rules.influence import gain_influence
from kanly.imperium.rules.points import gain, pay
from kanly.imperium.state import ImperiumState, in_turn_order, opponents_of
from kanly.imperium.steps import ADD_SPICE, BRING_HOME, DECISIONS, FLOW, NEXT_TURN, ROUND, RUN_COMBAT
from kanly.imperium.words import each, new_condition, new_count, new_word

SET = "toy"


def _echo(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    gain(state, seat, SOLARI, effect.n * len(state.players[seat].discard))


COIN = new_resource("coin", 0.1)
PAID = new_occasion("paid")
TAX = FLOW.step("tax")
BRIBE = FLOW.step("bribe", fields=".")
PRICE = 2
TAX_PHASE = len(PHASES)


def _tax(state: ImperiumState, step: Step) -> None:
    state.phase = TAX_PHASE
    go_on(state, TAX)  # first, so that what is asked now comes before it
    for seat in reversed(in_turn_order(state)):
        gain(state, seat, COIN, 1)
        if state.players[seat].goods[COIN] >= PRICE:
            state.stack.append((BRIBE, seat, PRICE, 0, 0))
        happens(state, seat, PAID)


def _legal_bribes(state: ImperiumState, step: Step) -> list[Action]:
    return [*(action(actions.FACTION, faction) for faction in range(len(state.edition.factions))), action(actions.DONE)]


def _bribe(state: ImperiumState, step: Step, choice: Action) -> None:
    _, seat, price, _, _ = step
    if choice.kind == actions.FACTION:
        pay(state, seat, COIN, price)
        tell(state, "bribed", seat, faction=FACTIONS[choice.a], price=price)
        gain_influence(state, seat, choice.a, 1)


FLOW.runs(TAX, _tax)
FLOW.decides(BRIBE, _legal_bribes, _bribe)

ECHO = new_word(
    "echo",
    "",
    do=_echo,
    usable=lambda state, seat, effect, source: bool(state.players[seat].discard),
    says=lambda effect: f"+{effect.n} solari per card in your discard pile",
    about=lambda effect: {"resource": "solari"},
    worth=each(0.2),
)


def echo(n: int) -> Effect:
    """Gain n Solari for every card in one's discard pile."""
    return Effect(ECHO, n)


def _share(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    for opponent in opponents_of(state, seat):
        pay(state, seat, COIN, effect.n)
        gain(state, opponent, COIN, effect.n)


SHARE = new_word(
    "share",
    do=_share,
    payable=lambda state, seat, effect, n, source: (
        state.players[seat].goods[COIN] >= n * len(opponents_of(state, seat))
    ),
    says=lambda effect: f"give every opponent {effect.n} coin",
    about=lambda effect: {"resource": "coin"},
    worth=each(-0.3),
)


def share(n: int) -> Effect:
    """Give every opponent n coins."""
    return Effect(SHARE, n)


RICH = new_condition(
    "rich",
    holds=lambda state, seat, effect, source: state.players[seat].goods[COIN] >= effect.n,
    says=lambda effect: f"{effect.n} coins or more",
    about=lambda effect: {"resource": "coin"},
)

COINS = new_count(
    "coins",
    counts=lambda state, seat, effect, source: state.players[seat].goods[COIN],
    says=lambda effect: "coin of yours",
)


BOARD = [
    space(
        "market", "Market", SPICE_TRADE, "town",
        solari(2), arrow((pay_resource(COIN, 1), pay_resource(COIN, 1)), spice(3)), set_name=SET,
    ),
    space(
        "bank", "Bank", LANDSRAAD, "town",
        arrow(share(1), spice(2)), provided(RICH, water(1), n=2), for_each(COINS, solari(1)), set_name=SET,
    ),
    space("arrakeen", "A Quiet Arrakeen", LANDSRAAD, "town", echo(1), troops(1), set_name=SET),
    space("well", "Well", CITY, "town", water(1), draw(1), combat=True, control=[solari(1)], set_name=SET),
    space("court", "Court", EMPEROR, "town", arrow(discard_cards(1), draw_intrigue(1)), faction=EMPEROR, set_name=SET),
    space("camp", "Camp", FREMEN, "town", troops(2), faction=FREMEN, combat=True, set_name=SET),
]  # fmt: skip

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

BONUSES = tuple(name_effects(SET, "track", FACTIONS[i], (solari(i + 1),))[0] for i in range(4))


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
        decisions=(*DECISIONS, "bribe"),
    )


def join(joined: Parts, variant: Variant) -> None:
    """Add the travellers."""
    joined.deck += MORE


def register() -> None:
    """Let there be a toy edition, and a module of it."""
    EDITIONS["toy"] = EditionSheet("Toy", (3, 4), parts)
    MODULES["more"] = ModuleSheet("More", ("toy",), join)


@contextmanager
def registered() -> Iterator[None]:
    """Let there be both for a while."""
    with patch.dict(EDITIONS), patch.dict(MODULES):
        register()
        yield
