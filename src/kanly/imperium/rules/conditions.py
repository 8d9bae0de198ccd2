"""Conditions, prices, and whether an effect can be carried out at all (I-7, I-27.16)."""

from __future__ import annotations

from kanly.imperium.effects import Effect
from kanly.imperium.ids import NONE
from kanly.imperium.rules.fray import has_fighter
from kanly.imperium.state import ImperiumState
from kanly.imperium.words import ARROW, CONDITIONS, COUNTS, EITHER, PER, WHEN


def can_pay(state: ImperiumState, seat: int, arrow: Effect, source: int) -> bool:
    """Say whether the price of an arrow can be paid completely now (I-1.4)."""
    for part, n in arrow.price:
        payable = part.word.payable
        if payable is None or not payable(state, seat, part, n, source):
            return False
    return True


def usable(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether an effect can be carried out, at least in part (I-7.4, I-18.3)."""
    check = effect.word.usable
    return check is None or check(state, seat, effect, source)


def seems_usable(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether an effect could be carried out for all that others know: they do not see the hand (I-24.10)."""
    if not effect.hides:
        return usable(state, seat, effect, source)
    if not state.players[seat].hand:
        return False
    if effect.op == WHEN:
        if not CONDITIONS[effect.k].holds(state, seat, effect, source):
            return False
        return any(seems_usable(state, seat, part, source) for part in effect.parts)
    for part, n in effect.price:
        payable = part.word.payable
        if not part.hides and (payable is None or not payable(state, seat, part, n, source)):
            return False
    return True


def any_usable(state: ImperiumState, seat: int, effects: tuple[Effect, ...], source: int) -> bool:
    """Say whether at least one of several effects can be carried out."""
    for effect in effects:
        check = effect.word.usable
        if check is None or check(state, seat, effect, source):
            return True
    return False


def has_agent_out(state: ImperiumState, seat: int) -> bool:
    """Say whether a player has an Agent on the board, or one in the Conflict since an earlier turn (B-10.3)."""
    for agents in state.agents:
        if agents >> seat & 1:
            return True
    return has_fighter(state, seat)


def playable(state: ImperiumState, seat: int, effect: Effect) -> bool:
    """Say whether an Intrigue card's line can be played: its price is binding, its result must do something.

    I-7.3, I-18.3, I-27.16.
    """
    if effect.op == ARROW:
        return can_pay(state, seat, effect, NONE) and any_playable(state, seat, effect.parts)
    if effect.op == EITHER:
        return any_playable(state, seat, effect.parts)
    if effect.op == WHEN:
        return CONDITIONS[effect.k].holds(state, seat, effect, NONE) and any_playable(state, seat, effect.parts)
    if effect.op == PER and not COUNTS[effect.k].counts(state, seat, effect, NONE):
        return False
    check = effect.word.usable
    return check is None or check(state, seat, effect, NONE)


def any_playable(state: ImperiumState, seat: int, lines: tuple[Effect, ...]) -> bool:
    """Say whether at least one of several lines can be played."""
    for line in lines:
        if playable(state, seat, line):
            return True
    return False
