"""Activation: which Ally a Commander's turn is for, the tokens that say so, and what that Ally decides (U-22.12)."""

from __future__ import annotations

from typing import Final

from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.message import message, who
from kanly.engine.tell import tell
from kanly.imperium.actions import action, new_verb
from kanly.imperium.ids import MASTER_GONE, MASTER_OUT, MASTER_READY, MASTER_RECALLED, NONE
from kanly.imperium.rules.troops import fights
from kanly.imperium.state import ImperiumState, Player, Teammate, allies_of, fresh_teammate
from kanly.imperium.steps import FLOW

ACTIVATE: Final = FLOW.step("activate")
CHOOSE_TOKEN: Final = FLOW.step("choose_token", fields=".s")

ARROW: Final = 0
SWORDMASTER: Final = 1
TOKENS: Final = ("arrow", "swordmaster")

NAME_ALLY: Final[int] = new_verb(
    "activate",
    read=lambda edition, words: (int(words[0]), 0),
    every=lambda edition, seats: [action(NAME_ALLY, seat) for seat in range(seats) if seat not in edition.commands],
    label=lambda seen, chosen: message("action-activate", who=who(chosen.a)),
    write=lambda a, b: str(a),
)
SEND_TOKEN: Final[int] = new_verb(
    "token",
    read=lambda edition, words: (TOKENS.index(words[0]), 0),
    every=lambda edition, seats: [action(SEND_TOKEN, token) for token in range(len(TOKENS))],
    label=lambda seen, chosen: message("action-token", token=TOKENS[chosen.a]),
    write=lambda a, b: TOKENS[a],
)


def lay_tokens(state: ImperiumState, seat: int) -> None:
    """Give a seat what it has in a team (U-22.5, U-22.6)."""
    team = fresh_teammate()
    team.commands = 1 if seat in state.edition.commands else 0
    state.players[seat].team = team


def commands(player: Player) -> bool:
    """Say whether a player is a Commander (U-22.1)."""
    return player.team is not None and player.team.commands == 1


# -- which Ally (U-22.12) ------------------------------------------------------------------------------------------


def begin_turn(state: ImperiumState) -> None:
    """Forget what earlier turns have activated; a Commander names the Ally of this one."""
    release_allies(state)
    seat = state.turn.seat
    if commands(state.players[seat]):
        state.stack.append((ACTIVATE, seat, 0, 0, 0))


def release_allies(state: ImperiumState) -> None:
    """End every activation. The swords of those who have revealed and are not in the Conflict are lost (U-10.3)."""
    for seat, player in enumerate(state.players):
        if player.team is not None:
            player.team.ally = NONE
            player.team.asked = player.team.found = 0
            if player.revealed and not fights(state, seat):
                player.swords = 0


def legal_allies(state: ImperiumState, step: Step) -> list[Action]:
    """List the Allies whom a Commander's turn may activate: either; for an Agent turn the tokens decide (U-22.12)."""
    return [action(NAME_ALLY, ally) for ally in allies_of(state, step[1])]


def apply_ally(state: ImperiumState, step: Step, choice: Action) -> None:
    """Activate the chosen Ally."""
    activate(state, step[1], choice.a)


def activate(state: ImperiumState, seat: int, ally: int) -> None:
    """Let an Ally have what a Commander does from now on (U-22.12, U-22.15)."""
    team = state.players[seat].team
    assert team is not None
    team.ally = ally
    if state.log is not None:
        tell(state, "activated", seat, whom=ally)


# -- tokens (U-22.12, U-22.13, U-22.17) ----------------------------------------------------------------------------


def has_agent(state: ImperiumState, seat: int) -> bool:
    """Say whether a seat has an Agent to send: a Commander one that may go for the activated Ally (U-22.12)."""
    player = state.players[seat]
    if not commands(player):
        return player.ready > 0
    return bool(_tokens(state, seat))


def _tokens(state: ImperiumState, seat: int) -> list[int]:
    """Return the tokens at a Commander's leader that activate the chosen Ally: its arrow, and the Swordmaster's."""
    team = state.players[seat].team
    assert team is not None
    left, right = allies_of(state, seat)
    tokens = []
    if (team.left == NONE and team.ally == left) or (team.right == NONE and team.ally == right):
        tokens.append(ARROW)
    if team.master in (MASTER_READY, MASTER_RECALLED):
        tokens.append(SWORDMASTER)
    return tokens


def send_token(state: ImperiumState, seat: int, space: int) -> None:
    """Place the token of an Agent that is sent; a Commander who has two for the Ally chooses (U-22.12)."""
    player = state.players[seat]
    team = player.team
    assert team is not None
    if team.commands:
        state.stack.append((CHOOSE_TOKEN, seat, 0, space, 0))
    elif _plain(player, team) < 0:  # it was the Swordmaster's
        team.master = MASTER_OUT


def _plain(player: Player, team: Teammate) -> int:
    """Return how many Agents at an Ally's leader are not the Swordmaster's; they go first, since they last."""
    return player.ready - (1 if team.master in (MASTER_READY, MASTER_RECALLED) else 0)


def legal_tokens(state: ImperiumState, step: Step) -> list[Action]:
    """List the tokens that the Agent may be (U-22.12)."""
    return [action(SEND_TOKEN, token) for token in _tokens(state, step[1])]


def apply_token(state: ImperiumState, step: Step, choice: Action) -> None:
    """Place the chosen token."""
    team = state.players[step[1]].team
    assert team is not None
    if choice.a == SWORDMASTER:
        team.master = MASTER_OUT
    elif team.ally == allies_of(state, step[1])[0]:
        team.left = step[3]
    else:
        team.right = step[3]


def return_token(state: ImperiumState, seat: int, space: int) -> None:
    """Take the token of an Agent that is recalled back; it keeps its arrow (U-22.13)."""
    player = state.players[seat]
    team = player.team
    assert team is not None
    if team.commands:
        if team.left == space:
            team.left = NONE
        elif team.right == space:
            team.right = NONE
        else:
            team.master = MASTER_RECALLED
    elif _plain(player, team) > 2:  # no other was out
        team.master = MASTER_RECALLED


def tokens_come_home(state: ImperiumState) -> None:
    """Bring all tokens home; a Swordmaster's that was sent in this round leaves the game (U-22.17)."""
    for seat, player in enumerate(state.players):
        team = player.team
        assert team is not None
        team.left = team.right = NONE
        if team.master in (MASTER_OUT, MASTER_RECALLED):
            team.master = MASTER_GONE
            if state.log is not None:
                tell(state, "swordmaster_gone", seat)
        player.ready = 2 + (1 if team.master == MASTER_READY else 0)


FLOW.decides(ACTIVATE, legal_allies, apply_ally)
FLOW.decides(CHOOSE_TOKEN, legal_tokens, apply_token)
