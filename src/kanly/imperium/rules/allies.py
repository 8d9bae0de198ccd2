"""What Allies decide when their Commander acts, and between themselves: deploying, Combat cards, conceding (U-22)."""

from __future__ import annotations

from typing import Final

from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.message import message
from kanly.engine.tell import tell
from kanly.imperium import actions
from kanly.imperium.actions import action, new_verb
from kanly.imperium.components import INTRIGUES
from kanly.imperium.ids import AGENT_TURN, COMBAT_CARD, NONE
from kanly.imperium.rules.activation import NAME_ALLY, activate
from kanly.imperium.rules.conditions import playable
from kanly.imperium.rules.intrigue import can_play, carry_out, legal_plays
from kanly.imperium.rules.troops import deploy_limit, fights
from kanly.imperium.rules.units import DEPLOY_WITH, commander_limit, deploy_by_turn, mixed_deployments
from kanly.imperium.state import ImperiumState, allies_of, in_turn_order
from kanly.imperium.steps import FLOW, POOL, RESOLVE

ALLY_DEPLOY: Final = FLOW.step("ally_deploy", fields="..")
PLAY_FOR: Final = FLOW.step("play_for", fields="i")
CONCEDE: Final = FLOW.step("concede", fields=".")

ASK: Final[int] = new_verb(
    "ask",
    read=lambda edition, words: (0, 0),
    every=lambda edition, seats: [action(ASK)],
    label=lambda seen, chosen: message("action-ask"),
    write=lambda a, b: "",
)
GIVE_IN: Final[int] = new_verb(
    "concede",
    read=lambda edition, words: (0, 0),
    every=lambda edition, seats: [action(GIVE_IN)],
    label=lambda seen, chosen: message("action-concede"),
    write=lambda a, b: "",
)


# -- deploying on a Commander's turn (U-22.14) ---------------------------------------------------------------------


def may_ask_ally(state: ImperiumState, seat: int) -> bool:
    """Say whether a Commander's turn lets the activated Ally deploy, who was not asked since the last move or recruit.

    Deploying may be split, and may come before or after the rest of the turn (I-8.6).
    """
    player, turn = state.players[seat], state.turn
    if player.team is None or not player.team.commands or turn.kind != AGENT_TURN:
        return False
    limit = deploy_limit(state, seat) or commander_limit(state, seat)
    return player.team.asked <= _recruited(state) and limit > 0


def _recruited(state: ImperiumState) -> int:
    """Return how many units were recruited this turn: since the last one the Ally has not been asked."""
    more = state.turn.bloodlines
    return state.turn.recruited + (0 if more is None else more.recruited)


def ask_ally(state: ImperiumState, seat: int, at_end: bool = False) -> None:
    """Let the activated Ally say how many units are deployed (U-22.14)."""
    team = state.players[seat].team
    assert team is not None
    team.asked = _recruited(state) + 1
    state.stack.append((ALLY_DEPLOY, team.ally, deploy_limit(state, seat), int(at_end), 0))


def make_askable(state: ImperiumState, seat: int) -> None:
    """Remember that a Commander has made a move since the Ally was asked."""
    team = state.players[seat].team
    if team is not None:
        team.asked = 0


def legal_ally_deployments(state: ImperiumState, step: Step) -> list[Action]:
    """List how many troops the Ally may deploy, none included (U-7.2, U-22.14)."""
    return [action(actions.DEPLOY, n) for n in range(step[2] + 1)] + mixed_deployments(state, state.turn.seat)


def apply_ally_deployment(state: ImperiumState, step: Step, choice: Action) -> None:
    """Deploy the chosen number; it counts for the turn.

    What waits for units in the Conflict and Plot cards may follow, also where the turn was about to end (I-6.5).
    """
    if choice.a or choice.kind == DEPLOY_WITH:
        if step[3]:
            state.stack.append((POOL, state.turn.seat, 0, 0, 0))
        deploy_by_turn(state, step[1], choice)


# -- Combat cards of a Commander (U-22.15) ---------------------------------------------------------------------------


def fighting_allies(state: ImperiumState, seat: int) -> list[int]:
    """Return the Allies of a team who have a unit in the Conflict."""
    return [ally for ally in allies_of(state, seat) if fights(state, ally)]


def plays_for_allies(state: ImperiumState, seat: int, moment: int) -> list[Action]:
    """List the cards that a Commander can play for at least one Ally in the Conflict."""
    plays: list[Action] = []
    for ally in fighting_allies(state, seat):
        _let(state, seat, ally)
        plays += [play for play in legal_plays(state, seat, moment) if play not in plays]
    _let(state, seat, NONE)
    return plays


def _let(state: ImperiumState, seat: int, ally: int) -> None:
    team = state.players[seat].team
    assert team is not None
    team.ally = ally


def legal_backings(state: ImperiumState, step: Step) -> list[Action]:
    """List the Allies for whom a Combat card can be played."""
    able = []
    for ally in fighting_allies(state, step[1]):
        _let(state, step[1], ally)
        if can_play(state, step[1], INTRIGUES[step[2]], COMBAT_CARD):
            able.append(ally)
    _let(state, step[1], NONE)
    return [action(NAME_ALLY, ally) for ally in able]


def apply_backing(state: ImperiumState, step: Step, choice: Action) -> None:
    """Carry out the card for the chosen Ally, who has all that comes of it."""
    activate(state, step[1], choice.a)
    effects = INTRIGUES[step[2]].at(COMBAT_CARD)
    carry_out(state, step[1], step[2], COMBAT_CARD, tuple(line for line in effects if playable(state, step[1], line)))


# -- conceding (U-22.22) -------------------------------------------------------------------------------------------


def ask_to_concede(state: ImperiumState, step: Step, strengths: list[int]) -> bool:
    """Ask the Allies of one team who alone are tied whether one concedes; say whether somebody is asked.

    The step's bits say who has conceded, and who was asked.
    """
    conceded, asked = step[2], step[3]
    for seat in in_turn_order(state):
        partner = _tied_with(state, seat, strengths)
        if partner != NONE and not asked >> seat & 1 and not conceded >> partner & 1:
            state.stack.append((RESOLVE, 0, conceded, asked | 1 << seat, 0))
            state.stack.append((CONCEDE, seat, partner, 0, 0))
            return True
    return False


def _tied_with(state: ImperiumState, seat: int, strengths: list[int]) -> int:
    """Return the one with whom a seat is tied, where that is the other Ally of its team and nobody else; or NONE."""
    allies = allies_of(state, seat)
    level = [other for other, strength in enumerate(strengths) if strength == strengths[seat]]
    if not strengths[seat] or seat not in allies or sorted(level) != sorted(allies):
        return NONE
    return next(ally for ally in allies if ally != seat)


def legal_concessions(state: ImperiumState, step: Step) -> list[Action]:
    """List conceding to the other Ally, or not."""
    return [action(GIVE_IN), action(actions.DONE)]


def apply_concession(state: ImperiumState, step: Step, choice: Action) -> None:
    """Concede: the other takes the better reward, and the win; this one the next lower (U-22.22)."""
    if choice.kind == GIVE_IN:
        op, at, conceded, asked, more = state.stack.pop()
        state.stack.append((op, at, conceded | 1 << step[1], asked, more))
        if state.log is not None:
            tell(state, "conceded", step[1], to=step[2])


FLOW.decides(ALLY_DEPLOY, legal_ally_deployments, apply_ally_deployment)
FLOW.decides(PLAY_FOR, legal_backings, apply_backing)
FLOW.decides(CONCEDE, legal_concessions, apply_concession)
