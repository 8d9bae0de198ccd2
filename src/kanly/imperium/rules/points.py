"""Victory points, kept by where they come from, and the three resources (I-1.3)."""

from __future__ import annotations

from kanly.imperium.ids import POINT_SOURCES, RESOURCES
from kanly.imperium.rules.tell import tell
from kanly.imperium.state import ImperiumState


def score(state: ImperiumState, seat: int, source: int, n: int) -> None:
    """Gain (or, with a negative number, lose) victory points."""
    player = state.players[seat]
    player.vp += n
    points = player.points
    player.points = (*points[:source], points[source] + n, *points[source + 1 :])
    if state.log is not None:
        tell(state, "vp", seat, change=n, now=player.vp, source=POINT_SOURCES[source])


def gain(state: ImperiumState, seat: int, resource: int, n: int) -> None:
    """Gain a resource from the bank."""
    if n <= 0:
        return
    state.players[seat].goods[resource] += n
    if state.log is not None:
        tell(state, "gained", seat, resource=RESOURCES[resource], count=n)


def pay(state: ImperiumState, seat: int, resource: int, n: int) -> None:
    """Pay a resource to the bank; the caller has checked that it is there (I-1.4)."""
    if n <= 0:
        return
    goods = state.players[seat].goods
    assert goods[resource] >= n
    goods[resource] -= n
    if state.log is not None:
        tell(state, "paid", seat, resource=RESOURCES[resource], count=n)
