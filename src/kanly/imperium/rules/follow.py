"""What follows when something happens: the abilities of leaders that are declared as `when` (I-22)."""

from __future__ import annotations

from kanly.imperium.components import LEADERS
from kanly.imperium.effects import When
from kanly.imperium.ids import NONE
from kanly.imperium.roles import ROLES
from kanly.imperium.state import ImperiumState


def happens(state: ImperiumState, seat: int, occasion: int, n: int = 0) -> None:
    """Carry out, at once, all that a player has for an occasion."""
    for follows in waiting_for(state, seat, occasion):
        if n >= follows.least:
            for effect in follows.effects:
                effect.word.do(state, seat, effect, NONE)


def waiting_for(state: ImperiumState, seat: int, occasion: int) -> tuple[When, ...]:
    """Return all that a player has for an occasion: of the leader, unless only its ring is used (hagal C-3)."""
    player = state.players[seat]
    if player.leader == NONE or not ROLES[player.rival].uses_ability:
        return ()
    return LEADERS[player.leader].when.get(occasion, ())
