"""Objectives, Conflict cards won, and their battle icons (U-12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kanly.engine.action import Action
from kanly.engine.chance import shuffle
from kanly.engine.flow import Step
from kanly.engine.message import Words, message, name
from kanly.engine.tell import tell
from kanly.imperium.actions import action, new_verb
from kanly.imperium.components import CONFLICTS
from kanly.imperium.edition import Edition
from kanly.imperium.effects import EFFECTS, Effect
from kanly.imperium.ids import BATTLE_ICON_PAIRS, NONE, ORNITHOPTER, WILD
from kanly.imperium.roles import ROLES
from kanly.imperium.rules.cards import without
from kanly.imperium.rules.points import score
from kanly.imperium.rules.tiles import owns
from kanly.imperium.state import ImperiumState, UprisingSeat, people_in
from kanly.imperium.steps import FLOW

TAKE_CONFLICT: Final = FLOW.step("take_conflict")
TURN_ICON: Final = FLOW.step("turn_icon", fields="e")


def _write_card(a: int, b: int) -> str:
    return CONFLICTS[a].key


def _card_name(card: int) -> Words:
    return name("conflict" if CONFLICTS[card].level else "objective", CONFLICTS[card].key)


def _read_card(edition: Edition, words: list[str]) -> tuple[int, int]:
    return edition.conflict_ids[words[0]], 0


def _wild_cards(edition: Edition) -> int:
    return sum(1 for card in edition.conflict_ids.values() if CONFLICTS[card].icon == WILD)


TURN: Final[int] = new_verb(
    "turn",
    read=_read_card,
    every=lambda edition, seats: [
        action(TURN, card) for card in edition.conflict_ids.values() if CONFLICTS[card].icon != NONE
    ],
    label=lambda seen, chosen: message("action-turn", conflict=_card_name(chosen.a)),
    write=_write_card,
)
PAIR: Final[int] = new_verb(
    "pair",
    read=_read_card,
    every=lambda edition, seats: [
        action(PAIR, card)
        for card in edition.conflict_ids.values()
        if CONFLICTS[card].icon not in (NONE, WILD) or (CONFLICTS[card].icon == WILD and _wild_cards(edition) > 1)
    ],
    label=lambda seen, chosen: message("action-pair", conflict=_card_name(chosen.a)),
    write=_write_card,
)


# -- Objectives ----------------------------------------------------------------------------------------------------


def deal_objectives(state: ImperiumState, options: Mapping[str, str]) -> None:
    """Deal one Objective, face up, to every player (U-3.6); a common rival has the Ornithopter (hagal D-4)."""
    cards = sorted(state.edition.objectives[people_in(state)])
    kept = [card for card in cards if CONFLICTS[card].icon == ORNITHOPTER]
    if ROLES[state.players[-1].rival].follows_first:
        cards = [card for card in cards if card not in kept]
    shuffle(state, cards, "objectives", CONFLICTS)
    for seat, player in enumerate(state.players):
        assert player.uprising is not None
        card = kept[0] if ROLES[player.rival].follows_first else cards.pop()
        player.uprising.won = (card,)
        if state.log is not None:
            tell(state, "objective", seat, objective=CONFLICTS[card].key)


def first_by_objective(state: ImperiumState) -> int:
    """Return the owner of the Objective with the First Player sign (U-3.7)."""
    for seat, player in enumerate(state.players):
        if player.uprising is not None and any(CONFLICTS[card].begins for card in player.uprising.won):
            return seat
    raise AssertionError("no Objective has the First Player sign")


# -- winning a Conflict card ---------------------------------------------------------------------------------------


def push_taking(state: ImperiumState) -> None:
    """Let the winner take the Conflict card after all rewards (U-11.3)."""
    state.stack.append((TAKE_CONFLICT, state.winner, 0, 0, 0))


def take_conflict(state: ImperiumState, step: Step) -> None:
    """Take the Conflict card; with another one of its icon both are turned over, for a point (U-11.3, U-12.3)."""
    seat = step[1]
    up = state.players[seat].uprising
    assert up is not None
    card = state.conflicts[-1]
    state.conflicts = state.conflicts[:-1]
    icon = icon_of(state, seat, card)
    partner = NONE if icon == WILD else face_up(state, seat, icon)
    up.won += (card,)
    if state.log is not None:
        tell(state, "won_conflict", seat, conflict=CONFLICTS[card].key)
    if partner != NONE:
        turn_pair(state, seat, partner, card)


def icon_of(state: ImperiumState, seat: int, card: int) -> int:
    """Return the battle icon of a card; with Ornithopter Fleet every one is an Ornithopter (U-12.1, B-9.11)."""
    if state.tech is not None and owns(state, seat, "ornithopter_fleet"):
        return ORNITHOPTER
    return CONFLICTS[card].icon


def face_up(state: ImperiumState, seat: int, icon: int) -> int:
    """Return the face-up card with a battle icon, or NONE; there is never a second one of a standard icon (U-12.4)."""
    up = state.players[seat].uprising
    for card in () if up is None else up.won:
        if icon_of(state, seat, card) == icon:
            return card
    return NONE


def turn_pair(state: ImperiumState, seat: int, first: int, second: int) -> None:
    """Turn two cards face down and score a point (U-12.3, U-12.5)."""
    up = state.players[seat].uprising
    assert up is not None
    for card in (first, second):
        turn_over(up, card)
    if state.log is not None:
        tell(state, "paired", seat, conflicts=[CONFLICTS[first].key, CONFLICTS[second].key])
    score(state, seat, BATTLE_ICON_PAIRS, 1)


def turn_over(up: UprisingSeat, card: int) -> None:
    """Turn a card face down: it is used up (U-12.7)."""
    up.won = without(up.won, card)
    up.turned += (card,)


# -- at the end of the game ----------------------------------------------------------------------------------------


def legal_pairs(state: ImperiumState, seat: int) -> list[Action]:
    """List the cards that a wild one may be paired with, another wild one among them (U-12.5, B-7.1)."""
    up = state.players[seat].uprising
    wild = face_up(state, seat, WILD)
    if up is None or wild == NONE:
        return []
    others = [card for card in up.won if card != wild]
    return [action(PAIR, card) for card in sorted(others, key=lambda card: CONFLICTS[card].icon == WILD)]


def apply_pair(state: ImperiumState, seat: int, choice: Action) -> None:
    """Pair a wild card with the chosen one (U-12.5)."""
    up = state.players[seat].uprising
    assert up is not None
    wild = [card for card in up.won if icon_of(state, seat, card) == WILD and card != choice.a]
    turn_pair(state, seat, choice.a, wild[0])


def _turnable(state: ImperiumState, seat: int, icon: int) -> list[int]:
    up = state.players[seat].uprising
    return [] if up is None else [card for card in up.won if icon_of(state, seat, card) in (icon, WILD)]


def payable_icon(state: ImperiumState, seat: int, effect: Effect, n: int, source: int) -> bool:
    """Say whether a face-up card has the icon, or a wild one (U-12.6)."""
    return len(_turnable(state, seat, effect.m)) >= n


def do_turn_icon(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Turn a card with the icon face down, as a price (U-12.6)."""
    state.stack.append((TURN_ICON, seat, effect.id, 0, 0))


def legal_turnings(state: ImperiumState, step: Step) -> list[Action]:
    """List the face-up cards with the icon, or a wild one (U-12.6)."""
    return [action(TURN, card) for card in _turnable(state, step[1], EFFECTS[step[2]].m)]


def apply_turning(state: ImperiumState, step: Step, choice: Action) -> None:
    """Turn the chosen card face down."""
    up = state.players[step[1]].uprising
    assert up is not None
    turn_over(up, choice.a)
    if state.log is not None:
        tell(state, "turned", step[1], conflict=CONFLICTS[choice.a].key)


FLOW.runs(TAKE_CONFLICT, take_conflict)
FLOW.decides(TURN_ICON, legal_turnings, apply_turning)
