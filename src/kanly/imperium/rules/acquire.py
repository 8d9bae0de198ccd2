"""Acquiring cards (I-11)."""

from __future__ import annotations

from typing import Final

from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.tell import tell
from kanly.imperium import actions
from kanly.imperium.actions import FROM_ASIDE, MANNERS, ON_TOP, TO_HAND, action
from kanly.imperium.components import CARDS
from kanly.imperium.ids import BOUGHT_SPICE, MAY_GO_ON_TOP, NONE, ROW
from kanly.imperium.occasions import ACQUIRED, ACQUIRED_SPICE
from kanly.imperium.rules.cards import push_effects, without
from kanly.imperium.rules.follow import happens
from kanly.imperium.rules.tell import card_key
from kanly.imperium.state import ImperiumState, team_of
from kanly.imperium.steps import ACQUIRE_FREE, FLOW

ACQUIRED_CARD: Final = FLOW.step("acquired_card", fields="c")


def price(state: ImperiumState, card: int, manner: int) -> int:
    """Return what a card costs in persuasion now: its cost less the turn's discounts (I-22.8, I-23.11)."""
    cost = CARDS[card].cost
    if manner & FROM_ASIDE:
        return max(0, cost - 1)
    if card == state.turn.discounted:
        return max(0, cost - state.turn.discount)
    return cost


def for_sale(state: ImperiumState, seat: int) -> list[int]:
    """Return the cards of Row and Reserve that a seat can acquire at all (I-11.1, I-11.7, I-11.10).

    With them those of the Throne Row, for the team that has it (U-22.20).
    """
    sale = sorted({*state.row, *throne_row(state, seat)})
    for card, count in zip(state.edition.reserve, state.reserve, strict=True):
        if count and CARDS[card].cost >= 0:
            sale.append(card)
    return sale


def throne_row(state: ImperiumState, seat: int) -> tuple[int, ...]:
    """Return the cards of the Throne Row, for the team that may acquire them (U-22.20)."""
    if state.teams is None or not state.teams.throne:
        return ()
    for commander, command in state.edition.commands.items():
        if command.throne and seat in team_of(state, commander):
            return state.teams.throne
    return ()


def legal_acquisitions(state: ImperiumState, seat: int) -> list[Action]:
    """List what the persuasion of a Reveal turn can buy (I-11.1, I-22.8, I-23.18)."""
    turn = state.turn
    money = turn.persuasion
    options = []
    on_top = turn.flags & MAY_GO_ON_TOP
    if money:
        for card in for_sale(state, seat):
            if price(state, card, 0) <= money:
                options.append(action(actions.ACQUIRE, card))
                if on_top:
                    options.append(action(actions.ACQUIRE, card, ON_TOP))
    aside = state.players[seat].aside
    if aside != NONE and price(state, aside, FROM_ASIDE) <= money:
        options.append(action(actions.ACQUIRE, aside, FROM_ASIDE))
        if on_top:
            options.append(action(actions.ACQUIRE, aside, FROM_ASIDE | ON_TOP))
    return options


def buy(state: ImperiumState, seat: int, card: int, manner: int) -> None:
    """Acquire a card for persuasion (I-11.1, I-11.2)."""
    cost = price(state, card, manner)
    state.turn.persuasion -= cost
    if state.turn.bloodlines is not None:
        state.turn.bloodlines.spent += cost
    acquire(state, seat, card, manner)


def acquire(state: ImperiumState, seat: int, card: int, manner: int) -> None:
    """Take the card, refill the Row, then its acquire box, then what waits for it (I-11.3 to I-11.6, U-14.2)."""
    player = state.players[seat]
    if manner & FROM_ASIDE:
        player.aside = NONE
    elif card in state.row:
        state.row.remove(card)  # before the Throne Row: what lies there stays the team's
    elif card in throne_row(state, seat):
        assert state.teams is not None
        state.teams.throne = without(state.teams.throne, card)
    else:
        state.reserve[state.edition.reserve.index(card)] -= 1
    if manner & TO_HAND:
        player.hand.append(card)
        player.known_hand += (card,)
    elif manner & ON_TOP:
        player.deck.append(card)
        player.known_top += 1
    else:
        player.discard.append(card)
    if state.log is not None:
        tell(state, "acquired", seat, card=card_key(card), manner=_manner(manner))
    refill_row(state)
    if state.turn.uprising is not None:
        state.stack.append((ACQUIRED_CARD, seat, card, 0, 0))
    push_effects(state, seat, CARDS[card].acquire, card)


def _manner(manner: int) -> str:
    """Return how a card was acquired, as events say it."""
    return "hand" if manner & TO_HAND else MANNERS[manner]


def follow_acquired(state: ImperiumState, step: Step) -> None:
    """After a card's own acquire box: contracts, then face-up Plot cards (U-14.2)."""
    seat = step[1]
    if CARDS[step[2]].key == "the_spice_must_flow":
        state.turn.flags |= BOUGHT_SPICE
        happens(state, seat, ACQUIRED_SPICE)
    happens(state, seat, ACQUIRED)


def refill_row(state: ImperiumState) -> None:
    """Refill the Row to five at once, as long as there are cards (I-11.4, I-11.9)."""
    while len(state.row) < ROW and state.imperium_deck:
        card = state.imperium_deck.pop()
        state.row.append(card)
        state.told += 1
        if state.log is not None:
            tell(state, "row_card", NONE, card=card_key(card))


def take_reserve(state: ImperiumState, seat: int, card: int) -> None:
    """Take a Reserve card by its icon, if the stack is not empty (I-11.7, I-11.10)."""
    if state.reserve[state.edition.reserve.index(card)]:
        acquire(state, seat, card, 0)


# -- acquiring by an effect ----------------------------------------------------------------------------


def legal_free_cards(state: ImperiumState, step: Step) -> list[Action]:
    """List the cards of at most the given cost, in Row, Reserve or set aside for the player (I-11.11, I-23.18)."""
    seat, limit, on_top = step[1], step[2], step[3]
    manners = (0, ON_TOP) if state.turn.flags & MAY_GO_ON_TOP and not on_top else (on_top,)
    options = []
    for card in for_sale(state, seat):
        if CARDS[card].cost <= limit:
            options += [action(actions.ACQUIRE, card, manner) for manner in manners]
    aside = state.players[seat].aside
    if aside != NONE and CARDS[aside].cost <= limit:
        options += [action(actions.ACQUIRE, aside, FROM_ASIDE | manner) for manner in manners]
    return options


def apply_free_card(state: ImperiumState, step: Step, choice: Action) -> None:
    """Acquire the chosen card for nothing."""
    acquire(state, step[1], choice.a, choice.b)


FLOW.decides(ACQUIRE_FREE, legal_free_cards, apply_free_card)
FLOW.runs(ACQUIRED_CARD, follow_acquired)
