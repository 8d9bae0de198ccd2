"""Playing Intrigue cards (I-18)."""

from __future__ import annotations

from typing import Final

from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.tell import tell
from kanly.imperium import actions, words
from kanly.imperium.actions import action
from kanly.imperium.components import INTRIGUES, IntrigueCard
from kanly.imperium.effects import Effect, When, when
from kanly.imperium.ids import ACTED, MOMENTS, NONE, PLOT, REVEAL_TURN
from kanly.imperium.occasions import DEPLOYED
from kanly.imperium.rules.cards import push_chosen, without
from kanly.imperium.rules.conditions import any_playable, playable
from kanly.imperium.rules.points import file_intrigue as put_away
from kanly.imperium.rules.tell import forget_seen
from kanly.imperium.state import ImperiumState
from kanly.imperium.steps import FILE_INTRIGUE, FLOW

LINES: Final = FLOW.step("intrigue_lines", fields="i")
MUST_USE: Final = 1 << 8
"""No line of the card was used yet: one must be."""
UNTIL_REVEALED: Final = 1
"""The `k` of a line that waits no longer than to the end of the own Reveal turn."""


def can_play(state: ImperiumState, seat: int, card: IntrigueCard, moment: int) -> bool:
    """Say whether a card can be played now: some line of it meets its condition and price (I-18.3)."""
    return any_playable(state, seat, card.at(moment))


def legal_plays(state: ImperiumState, seat: int, moment: int) -> list[Action]:
    """List the Intrigue cards that a player can play at a moment."""
    hand = state.players[seat].intrigue
    options: list[Action] = []
    for i, card in enumerate(hand):
        if card not in hand[:i] and can_play(state, seat, INTRIGUES[card], moment):
            options.append(action(actions.PLAY, card))
    return options


def play_intrigue(state: ImperiumState, seat: int, card: int, moment: int) -> None:
    """Play a card: its lines that can be carried out, then to the discards (I-18.2, I-18.3, I-18.4)."""
    lines = tuple(effect for effect in INTRIGUES[card].at(moment) if playable(state, seat, effect))
    lay_down(state, seat, card, moment)
    carry_out(state, seat, card, moment, lines)


def lay_down(state: ImperiumState, seat: int, card: int, moment: int) -> None:
    """Show a card that is played."""
    player = state.players[seat]
    player.intrigue.remove(card)
    forget_seen(player, card)
    if state.log is not None:
        tell(state, "played_intrigue", seat, card=INTRIGUES[card].key, moment=MOMENTS[moment])


def carry_out(state: ImperiumState, seat: int, card: int, moment: int, lines: tuple[Effect, ...]) -> None:
    """Carry out the lines of a card that was laid down."""
    player = state.players[seat]
    effects = INTRIGUES[card].at(moment)
    turn = state.turn
    turn.flags |= ACTED
    if moment == PLOT and effects[0].op == words.NEXT_REVEAL and turn.kind != REVEAL_TURN:
        player.waiting += (card,)
        return
    if effects[0].word.lasts:
        player.waiting += (card,)
        push_chosen(state, seat, effects, NONE)
        return
    state.stack.append((FILE_INTRIGUE, seat, card, 0, 0))
    if len(effects) > 1 and any(effect.optional for effect in effects):
        plain = tuple(line for line in lines if not line.optional)
        state.stack.append((LINES, seat, card, moment, 0 if plain else MUST_USE))
        push_chosen(state, seat, plain, NONE)
    else:
        push_chosen(state, seat, lines, NONE)


def legal_lines(state: ImperiumState, step: Step) -> list[Action]:
    """List the lines with an arrow that can still be used; `done` when something of the card was (I-18.3, U-20.6)."""
    seat, used = step[1], step[4]
    options = [
        action(actions.USE, line.id)
        for i, line in enumerate(INTRIGUES[step[2]].at(step[3]))
        if line.optional and not used >> i & 1 and playable(state, seat, line)
    ]
    if options and not used & MUST_USE:
        options.append(action(actions.DONE))
    return options


def apply_line(state: ImperiumState, step: Step, choice: Action) -> None:
    """Pay for the chosen line and carry it out, then ask for the next (U-20.6)."""
    if choice.kind == actions.DONE:
        return
    lines = INTRIGUES[step[2]].at(step[3])
    used = next(i for i, line in enumerate(lines) if line.id == choice.a)
    state.stack.append((LINES, step[1], step[2], step[3], (step[4] & ~MUST_USE) | 1 << used))
    push_chosen(state, step[1], (lines[used],), NONE)


def file_intrigue(state: ImperiumState, step: Step) -> None:
    """Put a played card on the Intrigue discards (I-18.2)."""
    put_away(state, step[2])


def use_waiting_plots(state: ImperiumState, seat: int) -> None:
    """At the start of the Reveal turn, carry out the Plot cards that waited face up for it (I-18.4)."""
    player = state.players[seat]
    waiting = tuple(card for card in player.waiting if not INTRIGUES[card].plot[0].word.lasts)
    player.waiting = tuple(card for card in player.waiting if INTRIGUES[card].plot[0].word.lasts)
    for card in reversed(waiting):
        state.stack.append((FILE_INTRIGUE, seat, card, 0, 0))
        push_chosen(state, seat, INTRIGUES[card].plot, NONE)


# -- Plot cards that stay face up (I-18.4, U-20.3, U-20.4) ---------------------------------------------------------


def lasting_plots(state: ImperiumState, seat: int, occasion: int, of_others: bool) -> tuple[When, ...]:
    """Return what a player's face-up Plot cards have for an occasion (U-14.2)."""
    found: tuple[When, ...] = ()
    if not of_others:
        for card in state.players[seat].waiting:
            line = INTRIGUES[card].plot[0]
            if line.word.lasts and line.m == occasion:
                found += (when(occasion, *line.parts, least=line.n),)
    return found


def do_lasting(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Begin to wait; what has come to pass in this turn already counts (U-20.4)."""
    turn = state.turn
    if effect.m == DEPLOYED and turn.uprising is not None and turn.uprising.units >= effect.n:
        push_chosen(state, seat, effect.parts, source)


def lapse_plots(state: ImperiumState, seat: int) -> None:
    """After a Reveal turn, discard what waited only until then (I-18.4, U-20.3)."""
    player = state.players[seat]
    for card in player.waiting:
        line = INTRIGUES[card].plot[0]
        if not line.word.lasts or line.k == UNTIL_REVEALED:
            lapse_plot(state, seat, card)


def lapse_plot(state: ImperiumState, seat: int, card: int) -> None:
    """Discard a Plot card that lay face up."""
    player = state.players[seat]
    player.waiting = without(player.waiting, card)
    put_away(state, card)


FLOW.runs(FILE_INTRIGUE, file_intrigue)
FLOW.decides(LINES, legal_lines, apply_line)
