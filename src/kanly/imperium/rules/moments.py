"""Whether the moment of an effect within its owner's turn could matter (I-6.2, K-5, K-6).

What cannot matter is carried out at once, unasked. Only what everyone knows is asked here: how many Intrigue cards
a player holds, never which, so that waiting tells nothing. `tests/imperium/test_orders.py` proves it all by search.
"""

from __future__ import annotations

from typing import Final

from kanly.imperium import effects as fx
from kanly.imperium.effects import EFFECTS, Effect
from kanly.imperium.ids import REVEAL_TURN, TOP_OF_TRACK
from kanly.imperium.state import ImperiumState

PATIENT: Final = 2
"""The version of the rules from which effects wait for Plot cards; earlier games go on without."""

SUPPLY_KEPT: Final = 1
"""How many troops must be left in the supply for what deploys from there (Double Cross, I-23.4)."""


def is_contested(state: ImperiumState, seat: int, effect: Effect) -> bool:
    """Say whether an effect would take the last of something that a Plot card might take instead.

    The last troops of the supply (I-8.2), the last step of a track (I-17.1), the last Intrigue cards of the deck, after
    which the discards come back, with every card played until then (I-18.5).
    """
    if state.edition.rules < PATIENT:
        return False
    op = effect.op
    if op == fx.TROOPS:
        return state.players[seat].supply < effect.n + SUPPLY_KEPT
    if op == fx.INFLUENCE:
        return takes_last_step(state, seat, effect.m, effect.n)
    if op == fx.INTRIGUE:
        return len(state.intrigue_deck) < effect.n
    for part in effect.parts:
        if part.contestable and is_contested(state, seat, part):
            return True
    return False


def matters_to_plots(state: ImperiumState, seat: int, effect: Effect) -> bool:
    """Say whether a Plot card played before an effect could change what comes of it."""
    if effect.plot_bound:
        return True
    return (effect.mixes and state.edition.rules >= PATIENT) or (
        effect.contestable and is_contested(state, seat, effect)
    )


def takes_last_step(state: ImperiumState, seat: int, faction: int, steps: int) -> bool:
    """Say whether a gain of influence reaches the top of its track, so that a Plot card could gain no more there."""
    return state.players[seat].influence[faction] + steps >= TOP_OF_TRACK and state.edition.rules >= PATIENT


def shuffles_may_follow(state: ImperiumState, seat: int, draws: int) -> bool:
    """Say whether the discard pile may be shuffled in this turn: by a draw that waits, or by a Plot card (I-19.2)."""
    if draws > len(state.players[seat].deck):
        return True
    return state.edition.rules >= PATIENT and may_play_plots(state, seat)


def may_play_plots(state: ImperiumState, seat: int) -> bool:
    """Say whether a player holds Intrigue cards, or could still draw one in this turn."""
    player = state.players[seat]
    turn = state.turn
    if player.intrigue or turn.kind == REVEAL_TURN or (player.tokens and not player.struck):
        return True
    for entry in turn.pool:
        if EFFECTS[entry[0]].brings_intrigue:
            return True
    return False
