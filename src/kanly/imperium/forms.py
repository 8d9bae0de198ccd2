"""The forms of what is neither open to a viewer nor hidden from it (I-24), as `fields.py` names them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kanly.engine.action import Action
from kanly.engine.hidden import HIDDEN
from kanly.engine.sight import Facts
from kanly.imperium.components import INTRIGUES, LEADERS
from kanly.imperium.ids import LOOKED_AT, NONE, RESOURCES
from kanly.imperium.rules.agent import cost_of
from kanly.imperium.rules.tiles import owns
from kanly.imperium.state import ImperiumState, Player, decider
from kanly.imperium.steps import LOOK, PEEK, PROJECT, SNOOP, TURN

SECRET_TOKENS: Final = -1
"""The Baron's tokens as others see them until he strikes."""


# -- for an observation --------------------------------------------------------------------------------------


def with_known(zone: list[int], known: Sequence[int]) -> list[int]:
    """Return a zone of which some cards are known and the others counted (I-24.2, I-24.7, I-24.8)."""
    return [*known] + [HIDDEN] * (len(zone) - len(known))


def with_stolen(player: Player, viewer: int) -> list[int]:
    """Return a player's Intrigue cards, of which the viewer knows those that were stolen from it (I-24.7)."""
    if not player.seen:
        return [HIDDEN] * len(player.intrigue)
    return with_known(player.intrigue, [card for card, victim in player.seen if victim == viewer])


def with_top(deck: list[int], top: int) -> list[int]:
    """Return a deck of which only so many top cards are known (I-24.5)."""
    hidden = len(deck) - top
    return [HIDDEN] * hidden + deck[hidden:]


def with_tops(stacks: tuple[tuple[int, ...], ...], state: ImperiumState, viewer: int) -> tuple[tuple[int, ...], ...]:
    """Return stacks of tiles of which the top ones are seen, and by Kota as she chooses the bottom ones (B-14.1)."""
    if state.pending[0] == PROJECT and state.pending[1] == viewer:
        return tuple([stack[:1] + (HIDDEN,) * (len(stack) - 2) + stack[-1:] for stack in stacks])
    return tuple([(HIDDEN,) * (len(stack) - 1) + stack[-1:] for stack in stacks])


def own_top(player: Player, state: ImperiumState, seat: int) -> int:
    """Return how many top cards of its deck a player sees: Prescience and Poison Snooper look (I-22.1, I-23.16)."""
    if state.pending[0] == LOOK and state.pending[1] == seat:
        return max(player.known_top, LOOKED_AT - state.pending[2])
    if player.known_top or not player.deck:
        return player.known_top
    if player.leader != NONE and (LEADERS[player.leader].sees_top or owns(state, seat, "glowglobes")):
        return 1
    if state.pending[0] == PEEK and state.pending[1] == seat:
        return 1
    return 1 if state.pending[0] == SNOOP and state.pending[1] == seat else 0


def options_for(state: ImperiumState, viewer: int) -> list[Action]:
    """Return the legal actions, to the seat that decides."""
    return [] if state.over or decider(state) != viewer else state.options.copy()


# -- for the page --------------------------------------------------------------------------------------------


def top_cards(deck: list[int], top: int) -> tuple[int, ...]:
    """Return so many top cards of a deck, the topmost last."""
    return tuple(deck[-top:]) if top else ()


def tops(stacks: tuple[tuple[int, ...], ...]) -> Facts:
    """Return of each stack of tiles the top one, NONE for an empty stack, and how many there are."""
    return tuple([(stack[-1] if stack else NONE, len(stack)) for stack in stacks])


def deck_sizes(state: ImperiumState) -> Facts:
    """Return how many cards are left in the shared decks (I-24.2)."""
    hagal = 0 if state.hagal is None else len(state.hagal.deck)
    return len(state.imperium_deck), len(state.intrigue_deck), len(state.conflict_deck), hagal


def decision_facts(state: ImperiumState, about: str) -> Facts:
    """Return who decides, for whom and what, if anything is left to decide."""
    step = state.pending
    return () if state.over else (decider(state), step[1], step[0], about, step[2])


def stolen_from(state: ImperiumState, seat: int) -> dict[str, list[str]]:
    """Return the Intrigue cards that a seat knows in others' hands: they were stolen from it (I-24.7)."""
    known: dict[str, list[str]] = {}
    for other, player in enumerate(state.players):
        if player.seen and other != seat:
            keys = [INTRIGUES[card].key for card, viewer in player.seen if viewer == seat]
            if keys:
                known[str(other)] = keys
    return known


def choices(state: ImperiumState, seat: int) -> Facts:
    """Return the legal actions and, at the start of a turn, the spaces whose cost is not the printed one (I-5.11)."""
    if state.over or decider(state) != seat:
        return ()
    costs: dict[str, dict[str, int]] = {}
    if state.pending[0] == TURN:
        for space in state.edition.board:
            if space.cost_amount:
                cost = cost_of(state, seat, space)
                if cost != space.cost_amount:
                    costs[space.key] = {RESOURCES[space.cost_resource]: cost}
    return tuple(state.options), costs
