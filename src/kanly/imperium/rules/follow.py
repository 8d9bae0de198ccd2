"""What follows when something happens: the abilities that are declared as `when` (I-22)."""

from __future__ import annotations

from kanly.engine.flow import Step
from kanly.imperium.components import LEADERS
from kanly.imperium.effects import When
from kanly.imperium.ids import NONE
from kanly.imperium.roles import ROLES
from kanly.imperium.state import ImperiumState, left_of
from kanly.imperium.steps import EFFECT, OFFER


def happens(state: ImperiumState, seat: int, occasion: int, n: int = 0) -> None:
    """Carry out all that a player has for an occasion, then all that others have for it when it is not their own.

    In order, and at once, until something asks: that and what comes after it waits for the answer.
    """
    waits = _follow(state, seat, waiting_for(state, seat, occasion), n, [])
    if occasion in state.edition.overheard:
        for other in left_of(state, seat):
            waits = _follow(state, other, _own(state, other, occasion, True), n, waits)
    if waits:
        state.stack += reversed(waits)


def waiting_for(state: ImperiumState, seat: int, occasion: int) -> tuple[When, ...]:
    """Return all that a player has for an occasion of its own."""
    return _own(state, seat, occasion, False)


def _own(state: ImperiumState, seat: int, occasion: int, of_others: bool) -> tuple[When, ...]:
    """Return what a player has: of the leader, unless only its ring is used (hagal C-3), and of all that sets bring."""
    player = state.players[seat]
    found: tuple[When, ...] = ()
    if player.leader != NONE and ROLES[player.rival].uses_ability:
        leader = LEADERS[player.leader]
        found = (leader.overhears if of_others else leader.when).get(occasion, ())
    for brings in state.edition.hooks.waiting:
        found += brings(state, seat, occasion, of_others)
    return found


def _follow(state: ImperiumState, seat: int, all_of_it: tuple[When, ...], n: int, waits: list[Step]) -> list[Step]:
    """Carry out what one player has; return the steps that wait, with those that did before."""
    for follows in all_of_it:
        if n < follows.least:
            continue
        for effect in follows.effects:
            if waits or not effect.choiceless or effect.optional:
                waits.append((OFFER if effect.optional else EFFECT, seat, effect.id, NONE, 0))
            else:
                effect.word.do(state, seat, effect, NONE)
    return waits
