"""The round: its start, Makers and Recall (I-4, I-14, I-15)."""

from __future__ import annotations

from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.tell import tell
from kanly.imperium import actions
from kanly.imperium.actions import action
from kanly.imperium.components import CONFLICTS
from kanly.imperium.ids import GAME_POINTS, HAND_SIZE, MAKERS, NONE, RECALL, ROUND_START
from kanly.imperium.roles import ROLES
from kanly.imperium.rules.cards import draw
from kanly.imperium.rules.course import go_on
from kanly.imperium.rules.icons import in_play
from kanly.imperium.rules.troops import deploy
from kanly.imperium.state import ImperiumState, first_after, in_turn_order
from kanly.imperium.steps import ADD_SPICE, BRING_HOME, DEFENCE, DRAW_HANDS, FLOW, ROUND, START_ENDGAME


def start_round(state: ImperiumState, step: Step) -> None:
    """Reveal the Conflict, offer the defence, draw hands (I-4.2 to I-4.4)."""
    state.round += 1
    state.phase = ROUND_START
    conflict = state.conflict_deck.pop()
    state.conflicts += (conflict,)
    state.told += 1
    if state.log is not None:
        tell(state, "round", state.first, number=state.round, conflict=CONFLICTS[conflict].key)
    go_on(state, ROUND)
    state.stack.append((DRAW_HANDS, state.first, 0, 0, 0))
    for begins in state.edition.hooks.round:
        begins(state)
    location = state.edition.location(conflict)
    if location != NONE and state.control[location] != NONE:
        defend(state, state.control[location])


def defend(state: ImperiumState, seat: int) -> None:
    """Offer the controller the defence bonus; a rival always takes it (I-9.5, hagal C-7)."""
    if ROLES[state.players[seat].rival].decides:
        state.turns += 1
        state.stack.append((DEFENCE, seat, 0, 0, 0))
    elif state.players[seat].supply:
        deploy(state, seat, 1, from_supply=True)


def legal_defences(state: ImperiumState, step: Step) -> list[Action]:
    """List the defence bonus: one troop from supply, or not; nothing with an empty supply (I-9.5)."""
    if not state.players[step[1]].supply:
        return []
    return [action(actions.DEFEND), action(actions.DONE)]


def apply_defence(state: ImperiumState, step: Step, choice: Action) -> None:
    """Deploy the defender, or not."""
    if choice.kind == actions.DEFEND:
        deploy(state, step[1], 1, from_supply=True)


def draw_hands(state: ImperiumState, step: Step) -> None:
    """Every player draws five more cards (I-4.4)."""
    for seat in in_turn_order(state):
        draw(state, seat, HAND_SIZE)


def makers(state: ImperiumState, step: Step) -> None:
    """Add a bonus spice to each Maker space without an Agent (I-14.1, I-14.2)."""
    state.phase = MAKERS
    for space in state.edition.makers:
        if not state.agents[space] and in_play(state, state.edition.board[space]):
            state.bonus[space] += 1
            if state.log is not None:
                tell(state, "bonus_spice", NONE, space=state.edition.board[space].key, now=state.bonus[space])
    go_on(state, ADD_SPICE)


def recall(state: ImperiumState, step: Step) -> None:
    """End the game at 10 points or with the last Conflict; else bring everyone home (I-15, I-21.6)."""
    state.phase = RECALL
    if not state.conflict_deck or any(player.vp >= GAME_POINTS for player in state.players):
        state.stack.append((START_ENDGAME, state.first, 0, 0, 0))
        return
    state.mentat, state.mentat_owed = state.mentat_owed, NONE
    for space in range(len(state.agents)):
        state.agents[space] = 0
    for seat, player in enumerate(state.players):
        player.ready = 2 + player.swordmaster + (1 if state.mentat == seat else 0)
        player.revealed = 0
    state.first = first_after(state)
    if state.log is not None:
        tell(state, "recall", state.first, mentat=state.mentat)
    go_on(state, BRING_HOME)
    for comes in state.edition.hooks.home:
        comes(state)


FLOW.runs(ROUND, start_round)
FLOW.decides(DEFENCE, legal_defences, apply_defence)
FLOW.runs(DRAW_HANDS, draw_hands)
FLOW.runs(ADD_SPICE, makers)
FLOW.runs(BRING_HOME, recall)
