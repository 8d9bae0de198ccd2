"""Rounds of the solo game (W-21.1, W-21.3, W-21.8): set-up, their start, dice, spice and their end."""

from __future__ import annotations

from typing import Final

from kanly.arrakis.actions import KEEP, RAISE
from kanly.arrakis.components import DICE, SPICE_ROWS
from kanly.arrakis.content.boards import BOTTOM_ROW
from kanly.arrakis.content.boards import KEEP as TO_KEEP
from kanly.arrakis.content.boards import RAISE as TO_RAISE
from kanly.arrakis.ids import (
    ACTION_PHASE,
    ATREIDES,
    CORRINO_ALLY,
    HARKONNEN,
    HOUSE_HARKONNEN,
    IMPERIUM,
    NONE,
    SYMBOLS,
    VEHICLE_PHASE,
)
from kanly.arrakis.mahdi.cards import has_cards, reinforce
from kanly.arrakis.mahdi.flow import BY_RULE, by_rule, instead, mahdi_of, nothing
from kanly.arrakis.mahdi.targets import shuffle_cards, turn_cards
from kanly.arrakis.rules import rounds
from kanly.arrakis.rules.draw import draw_cards
from kanly.arrakis.rules.harvest import harvest, move_marker
from kanly.arrakis.rules.rounds import reveal_cards
from kanly.arrakis.rules.tracks import gain_supremacy
from kanly.arrakis.solo import fresh_mahdi
from kanly.arrakis.state import ArrakisState, seat_of
from kanly.arrakis.steps import (
    BENE_GESSERIT,
    DISCARD_DOWN,
    DROP_MARKERS,
    END_ROUND,
    HARVEST,
    KEEP_MARKERS,
    NEW_ROUND,
    NEXT_TURN,
    PLACE_ROW,
    RAISE_MARKERS,
    ROLL_DICE,
    TAKE_OFF,
    TURN_DICE,
)
from kanly.engine.action import Action
from kanly.engine.chance import pick
from kanly.engine.flow import Step
from kanly.engine.tell import tell

REVEALED_SOLO: Final = 2
"""How many prescience cards are revealed in a round (W-21.1.2)."""


def set_up(state: ArrakisState, lasting: bool, ties: bool) -> None:
    """Let the Harkonnen play by rules: shuffle the tactical cards (W-21.1.1)."""
    state.mahdi = fresh_mahdi(lasting, ties)
    shuffle_cards(state)


# -- the start of a round (W-21.1.2) ----------------------------------------------------------------------------------


def new_round(state: ArrakisState, step: Step) -> None:
    """Begin a round: cards of the Atreides, two prescience cards, tactical cards, reinforcements."""
    mahdi = mahdi_of(state)
    state.round += 1
    state.phase, state.turn_side = VEHICLE_PHASE, NONE
    state.turns += 1
    state.claims = state.harvesters_lost = 0
    state.carried, state.carried_named = [], 0
    mahdi.flown = 0
    if state.log is not None:
        tell(state, "round", NONE, round=state.round)
    for deck in (2 * ATREIDES, 2 * ATREIDES + 1):
        draw_cards(state, ATREIDES, deck, 1)
    reveal_cards(state, REVEALED_SOLO)
    turn_cards(state)
    for deck in (CORRINO_ALLY, HOUSE_HARKONNEN):
        if has_cards(state, deck):
            reinforce(state, deck)
    mahdi.last_deck = NONE
    mahdi.set_aside = SPICE_ROWS[max(state.rows)].dice_out
    state.stack.append((ROLL_DICE, NONE, 0, 0, 0))
    state.stack.append((PLACE_ROW, HARKONNEN, 0, 0, 0))


def roll_dice(state: ArrakisState, step: Step) -> None:
    """Roll the dice of the Atreides; those of the Harkonnen are rolled one by one (W-21.3.1)."""
    mahdi = mahdi_of(state)
    state.phase = ACTION_PHASE
    state.turns += 1
    faces = DICE[ATREIDES].faces
    for _ in range(DICE[ATREIDES].copies):
        state.dice[faces[pick(state, 6, "action")]] += 1
    if state.log is not None:
        tell(state, "rolled", seat_of(state, ATREIDES), **dict(zip(SYMBOLS, state.dice[:5], strict=True)))
    mahdi.unrolled, mahdi.spent = DICE[HARKONNEN].copies - mahdi.set_aside, (0, 0, 0, 0, 0)
    state.stack.append((NEXT_TURN, ATREIDES, 0, 0, 0))
    state.stack.append((BENE_GESSERIT, ATREIDES, 0, 0, 0))
    state.stack.append((TURN_DICE, ATREIDES, 0, 0, 0))


# -- spice (W-21.8.2) -------------------------------------------------------------------------------------------------


def bring_spice_in(state: ArrakisState, step: Step) -> None:
    """Harvest; the markers are paid for by rule, and nothing is stockpiled."""
    mahdi_of(state).last_deck = NONE
    harvest(state, step)
    del state.stack[-4:]  # three markers to pay for, and the stockpile
    state.stack.append((KEEP_MARKERS, HARKONNEN, 0, 0, 0))


def falling(state: ArrakisState, paid: int) -> list[int]:
    """Return the markers that would fall: not paid for, and not on the bottom row."""
    return [marker for marker in range(3) if not paid >> marker & 1 and state.rows[marker] < BOTTOM_ROW]


def lowest(state: ArrakisState, markers: list[int]) -> list[int]:
    """Return those of some markers that are lowest on the board."""
    row = max([state.rows[marker] for marker in markers], default=0)
    return [marker for marker in markers if state.rows[marker] == row]


def legal_keep(state: ArrakisState, step: Step) -> list[Action]:
    """List the markers of which one is kept next: the lowest; `a` are those paid for."""
    paid = step[2]
    choice = lowest(state, falling(state, paid))
    if not choice:
        state.stack.append((RAISE_MARKERS, HARKONNEN, paid, 0, 0))
        return []
    if state.spice < TO_KEEP:
        state.stack.append((DROP_MARKERS, HARKONNEN, paid, 0, 0))
        return []
    return [KEEP[marker] for marker in (choice[:1] if state.spice >= TO_KEEP * len(choice) else choice)]


def apply_keep(state: ArrakisState, step: Step, action: Action) -> None:
    """Pay for a marker."""
    state.spice -= TO_KEEP
    by_rule(state, "keep_marker", imperium=IMPERIUM[action.a])
    state.stack.append((step[0], step[1], step[2] | 1 << action.a, 0, 0))


def price(paid: int, marker: int) -> int:
    """Return what it takes to raise a marker, less what has been paid to keep it."""
    return TO_RAISE - TO_KEEP if paid >> marker & 1 else TO_RAISE


def legal_raise(state: ArrakisState, step: Step) -> list[Action]:
    """List the markers of which one is raised with what is left: the lowest that can be; `b` are those raised."""
    paid, raised = step[2], step[3]
    able = [
        marker
        for marker in range(3)
        if state.rows[marker] and not raised >> marker & 1 and price(paid, marker) <= state.spice
    ]
    choice = lowest(state, able)
    if not choice:
        if not raised and not max(state.rows) and state.spice:
            state.spice = 0
            by_rule(state, "surplus")
            gain_supremacy(state, 1)
        return []
    whole = sum(price(paid, marker) for marker in choice)
    return [RAISE[marker] for marker in (choice[:1] if state.spice >= whole else choice)]


def apply_raise(state: ArrakisState, step: Step, action: Action) -> None:
    """Raise a marker."""
    state.spice -= price(step[2], action.a)
    by_rule(state, "raise_marker", imperium=IMPERIUM[action.a])
    move_marker(state, action.a, -1)
    state.stack.append((step[0], step[1], step[2], step[3] | 1 << action.a, 0))


def drop(state: ArrakisState, step: Step) -> None:
    """Let the markers fall that nobody could pay for."""
    for marker in falling(state, step[2]):
        move_marker(state, marker, 1)
        state.fell |= 1 << marker


# -- the end of a round (W-21.8.3) ------------------------------------------------------------------------------------


def end_round(state: ArrakisState, step: Step) -> None:
    """End a round: after the usual steps supremacy rises, and all tactical cards are shuffled."""
    rounds.end_round(state, step)
    mahdi = mahdi_of(state)
    mahdi.unrolled, mahdi.set_aside, mahdi.spent = 0, 0, (0, 0, 0, 0, 0)
    by_rule(state, "round_ends")
    gain_supremacy(state, 1)
    if not state.over:
        shuffle_cards(state)


BY_RULE.runs(NEW_ROUND, new_round)
BY_RULE.runs(ROLL_DICE, roll_dice)
instead(HARVEST, bring_spice_in)
BY_RULE.decides(KEEP_MARKERS, legal_keep, apply_keep)
BY_RULE.decides(RAISE_MARKERS, legal_raise, apply_raise)
BY_RULE.runs(DROP_MARKERS, drop)
instead(TAKE_OFF, nothing)
instead(DISCARD_DOWN, nothing)
BY_RULE.runs(END_ROUND, end_round)
