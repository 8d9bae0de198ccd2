"""Victory points, kept by where they come from, and the resources (I-1.3)."""

from __future__ import annotations

from typing import Final

from kanly.engine.tell import tell
from kanly.imperium.ids import RESOURCES, SOLARI, SPICE, TRADING, WATER
from kanly.imperium.roles import ROLES
from kanly.imperium.rules.tell import intrigue_keys
from kanly.imperium.state import ImperiumState

RIVAL_PRICES: Final = ((SOLARI, 7), (SPICE, 7), (WATER, 3))
"""What a rival pays for a point (hagal C-9)."""
RIVAL_INTRIGUE: Final = 3


def score(state: ImperiumState, seat: int, source: int, n: int) -> None:
    """Gain (or, with a negative number, lose) victory points; the spoiler scores nothing (hagal B-3)."""
    player = state.players[seat]
    if not ROLES[player.rival].competes:
        return
    player.vp += n
    points = player.points
    player.points = (*points[:source], points[source] + n, *points[source + 1 :])
    if state.log is not None:
        tell(state, "vp", seat, change=n, now=player.vp, source=state.edition.point_sources[source])


def gain(state: ImperiumState, seat: int, resource: int, n: int) -> None:
    """Gain a resource from the bank; the spoiler collects none (hagal B-3)."""
    if n <= 0:
        return
    player = state.players[seat]
    role = ROLES[player.rival]
    if not role.competes:
        return
    player.goods[resource] += n
    turn = state.turn
    if turn.uprising is not None and resource == SPICE and turn.seat == seat:
        turn.uprising.spice += n
    if state.log is not None:
        tell(state, "gained", seat, resource=RESOURCES[resource], count=n)
    if role.trades:
        trade(state, seat)


def pay(state: ImperiumState, seat: int, resource: int, n: int) -> None:
    """Pay a resource to the bank; the caller has checked that it is there (I-1.4)."""
    if n <= 0:
        return
    goods = state.players[seat].goods
    assert goods[resource] >= n
    goods[resource] -= n
    if state.log is not None:
        tell(state, "paid", seat, resource=RESOURCES[resource], count=n)


def trade(state: ImperiumState, seat: int) -> None:
    """A rival gives up 7 Solari, 7 spice, 3 water or 3 Intrigue cards for a point, as soon as it can (hagal C-9)."""
    player = state.players[seat]
    for resource, price in RIVAL_PRICES:
        while player.goods[resource] >= price:
            pay(state, seat, resource, price)
            score(state, seat, TRADING, 1)
    while len(player.intrigue) >= RIVAL_INTRIGUE:
        for _ in range(RIVAL_INTRIGUE):
            state.intrigue_discard.append(player.intrigue.pop())
        if state.log is not None:
            discarded = intrigue_keys(state.intrigue_discard[-RIVAL_INTRIGUE:])
            tell(state, "discarded_intrigue", seat, cards=discarded)
        score(state, seat, TRADING, 1)
