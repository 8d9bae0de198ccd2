"""Agent icons that a card has besides its own, and requirements that do not hold for somebody (B-7, B-10)."""

from __future__ import annotations

from typing import Final

from kanly.imperium import words
from kanly.imperium.components import CARDS, CONTRACTS, LEADERS, Space
from kanly.imperium.ids import ALL_FACTIONS, BENE_GESSERIT, HARVEST, NONE, SPICE_TRADE, VISIT
from kanly.imperium.rules.tiles import owns
from kanly.imperium.state import ImperiumState

EVERY_SPACE: Final = (1 << SPICE_TRADE + 1) - 1
"""The icons of all spaces."""
LOGISTICS: Final = "delivery_logistics"


def lent_icons(state: ImperiumState, card: int) -> int:
    """Return the icons that a card has besides its own in the turn under way.

    By a Plot card of this turn, the leader (B-10.5), Urgent Shigawire, Servo-Receivers, or own contracts (B-8.4).
    """
    turn = state.turn
    more = turn.bloodlines
    if more is None or turn.seat == NONE:
        return 0
    player = state.players[turn.seat]
    icons = more.icons
    leader = LEADERS[player.leader]
    if leader.own is not None:
        icons |= leader.own.icons
    it = CARDS[card]
    if player.bloodlines is not None and player.bloodlines.primed and it.factions >> BENE_GESSERIT & 1:
        icons |= EVERY_SPACE
    if it.key == LOGISTICS:
        icons |= contract_icons(state, turn.seat)
    elif state.tech is not None and is_ring(card) and owns(state, turn.seat, "servo_receivers"):
        icons |= ALL_FACTIONS
    return icons


def is_ring(card: int) -> bool:
    """Say whether a card is a Signet Ring."""
    agent = CARDS[card].agent
    return len(agent) == 1 and agent[0].op == words.SIGNET


def contract_icons(state: ImperiumState, seat: int) -> int:
    """Return the icons of the spaces named by a seat's open contracts, Spice Trade for Harvest (B-8.4)."""
    up = state.players[seat].uprising
    if up is None:
        return 0
    icons = 0
    for number in up.contracts:
        contract = CONTRACTS[number]
        if contract.kind == VISIT:
            icons |= 1 << state.edition.board[state.edition.space_ids[contract.space]].icon
        elif contract.kind == HARVEST:
            icons |= 1 << SPICE_TRADE
    return icons


def is_excused(state: ImperiumState, seat: int, space: Space) -> bool:
    """Say whether the influence that a space requires is ignored: by a Plot card, or the leader (B-10.7)."""
    more = state.turn.bloodlines
    if more is None:
        return False
    own = LEADERS[state.players[seat].leader].own
    return (more.lifted == 1 and state.turn.seat == seat) or (own is not None and own.enters == space.key)


def in_play(state: ImperiumState, space: Space) -> bool:
    """Say whether a space lies on the table: Tuek's Sietch only with Esmar Tuek (B-10.4)."""
    return not space.leaders or (state.bloodlines is not None and state.bloodlines.sietch == 1)
