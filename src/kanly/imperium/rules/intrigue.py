"""Playing Intrigue cards (I-18)."""

from __future__ import annotations

from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.tell import tell
from kanly.imperium import actions, words
from kanly.imperium.actions import action
from kanly.imperium.components import INTRIGUES, IntrigueCard
from kanly.imperium.ids import ACTED, MOMENTS, NONE, PLOT, REVEAL_TURN
from kanly.imperium.rules.cards import forget_seen, push_chosen
from kanly.imperium.rules.conditions import any_playable, playable
from kanly.imperium.state import ImperiumState
from kanly.imperium.steps import FILE_INTRIGUE, FLOW


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
    player = state.players[seat]
    effects = INTRIGUES[card].at(moment)
    lines = tuple(effect for effect in effects if playable(state, seat, effect))
    player.intrigue.remove(card)
    forget_seen(player, card)
    if state.log is not None:
        tell(state, "played_intrigue", seat, card=INTRIGUES[card].key, moment=MOMENTS[moment])
    turn = state.turn
    turn.flags |= ACTED
    if moment == PLOT and effects[0].op == words.NEXT_REVEAL and turn.kind != REVEAL_TURN:
        player.waiting += (card,)
        return
    state.stack.append((FILE_INTRIGUE, seat, card, 0, 0))
    push_chosen(state, seat, lines, NONE)


def file_intrigue(state: ImperiumState, step: Step) -> None:
    """Put a played card on the Intrigue discards (I-18.2)."""
    state.intrigue_discard.append(step[2])


def use_waiting_plots(state: ImperiumState, seat: int) -> None:
    """At the start of the Reveal turn, carry out the Plot cards that waited face up for it (I-18.4)."""
    player = state.players[seat]
    waiting = player.waiting
    player.waiting = ()
    for card in reversed(waiting):
        state.stack.append((FILE_INTRIGUE, seat, card, 0, 0))
        push_chosen(state, seat, INTRIGUES[card].plot, NONE)


FLOW.runs(FILE_INTRIGUE, file_intrigue)
