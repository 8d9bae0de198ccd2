"""Troops: recruiting, deploying, retreating, losing (I-8), and strength (I-12.8)."""

from __future__ import annotations

from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.tell import tell
from kanly.imperium import actions
from kanly.imperium.actions import action
from kanly.imperium.ids import (
    DEPLOYS_RECRUITS,
    GARRISON_LIMIT,
    NO_DEPLOYING,
    NO_TURN,
    NONE,
    REVEAL_TURN,
    TROOP_STRENGTH,
)
from kanly.imperium.occasions import DEPLOYED
from kanly.imperium.rules.follow import happens
from kanly.imperium.state import ImperiumState, fighter, is_under_way
from kanly.imperium.steps import DEPLOY, FLOW, RETREAT
from kanly.imperium.words import FROM_CONFLICT


def fights(state: ImperiumState, seat: int) -> bool:
    """Say whether a seat has a unit in the Conflict (I-12.1, U-11.1)."""
    player = state.players[seat]
    if player.conflict:
        return True
    for unit in state.edition.units:
        if unit.count(player):
            return True
    return False


def units(state: ImperiumState, seat: int) -> int:
    """Count a seat's units in the Conflict: troops and what else an edition has (U-1.4)."""
    player = state.players[seat]
    count = player.conflict
    for unit in state.edition.units:
        count += unit.count(player)
    return count


def strength(state: ImperiumState, seat: int) -> int:
    """Return a seat's strength in the Conflict: nothing without a unit there (I-12.8, I-12.9, U-10.2)."""
    player = state.players[seat]
    of_units = TROOP_STRENGTH * player.conflict
    for unit in state.edition.units:
        of_units += unit.strength * unit.count(player)
    return of_units + player.swords if of_units else 0


def recruit(state: ImperiumState, seat: int, n: int) -> int:
    """Move up to n troops from supply to garrison; return how many (I-8.2)."""
    seat = fighter(state, seat)
    player = state.players[seat]
    count = min(n, player.supply)
    if count:
        player.supply -= count
        player.garrison += count
        if is_under_way(state, seat):
            state.turn.recruited += count
        if state.log is not None:
            tell(state, "recruited", seat, count=count)
    return count


def deploy(state: ImperiumState, seat: int, n: int, from_supply: bool = False) -> None:
    """Move troops into the Conflict (I-8.5, I-8.8)."""
    player = state.players[seat]
    if from_supply:
        player.supply -= n
    else:
        player.garrison -= n
    player.conflict += n
    if state.log is not None:
        tell(state, "deployed", seat, count=n, strength=strength(state, seat))
    enter(state, seat, n)


def enter(state: ImperiumState, seat: int, n: int) -> None:
    """Count units that enter the Conflict on their owner's turn, and what follows (I-8.8, U-7.9).

    On the turn of a Commander who has activated their owner, both have deployed them (U-22.12).
    """
    turn = state.turn
    if turn.kind != NO_TURN and is_under_way(state, seat):
        turn.entered += n
        entered = turn.entered
        if turn.uprising is not None:
            turn.uprising.units += n
            entered = turn.uprising.units
        happens(state, seat, DEPLOYED, entered)
        if turn.seat != seat:
            happens(state, turn.seat, DEPLOYED, entered)


def retreat(state: ImperiumState, seat: int, n: int) -> None:
    """Move troops from the Conflict back to the garrison (I-7.11)."""
    player = state.players[seat]
    player.conflict -= n
    player.garrison += n
    turn = state.turn
    if turn.uprising is not None and is_under_way(state, seat):
        turn.uprising.units = max(0, turn.uprising.units - n)  # what entered on an earlier turn does not count
    if player.team is not None:
        lower_swords(state, seat)
    if state.log is not None and n:
        tell(state, "retreated", seat, count=n, strength=strength(state, seat))


def lower_swords(state: ImperiumState, seat: int) -> None:
    """Lose the swords of a Reveal turn that is over with the last unit; no later one brings them back (U-10.3)."""
    player, turn = state.players[seat], state.turn
    revealing = turn.seat == seat and turn.kind == REVEAL_TURN
    if player.revealed and not revealing and not fights(state, seat):
        player.swords = 0


def lose_troops(state: ImperiumState, seat: int, n: int, place: int) -> None:
    """Lose up to n troops from a place to the supply (I-7.10)."""
    seat = fighter(state, seat)
    player = state.players[seat]
    if place == FROM_CONFLICT:
        n = min(n, player.conflict)
        player.conflict -= n
    else:
        n = min(n, player.garrison)
        player.garrison -= n
    player.supply += n
    if state.log is not None and n:
        tell(
            state, "lost_troops", seat, count=n, place="conflict" if place == FROM_CONFLICT else "garrison",
            strength=strength(state, seat),
        )  # fmt: skip


def deploy_limit(state: ImperiumState, seat: int) -> int:
    """Return how many more troops the turn lets a player deploy: by its Combat space, or as recruits (I-8.5, I-8.6)."""
    turn = state.turn
    if turn.space == NONE or turn.flags & NO_DEPLOYING:
        return 0
    garrison = state.players[fighter(state, seat)].garrison
    if state.edition.board[turn.space].combat:
        return min(garrison, turn.recruited + GARRISON_LIMIT - turn.deployed)
    if turn.flags & DEPLOYS_RECRUITS:
        return min(garrison, turn.recruited - turn.deployed)
    return 0


# -- how many: decisions outside the pool ------------------------------------------------------------


def legal_deployments(state: ImperiumState, step: Step) -> list[Action]:
    """List how many of up to n troops may be deployed from the garrison, none included (I-7.11)."""
    most = min(step[2], state.players[step[1]].garrison)
    return [action(actions.DEPLOY, n) for n in range(most + 1)]


def apply_deployment(state: ImperiumState, step: Step, choice: Action) -> None:
    """Deploy the chosen number."""
    if choice.a:
        deploy(state, step[1], choice.a)


def legal_retreats(state: ImperiumState, step: Step) -> list[Action]:
    """List how many of up to n troops may retreat, none included (I-7.11)."""
    most = min(step[2], state.players[step[1]].conflict)
    return [action(actions.RETREAT, n) for n in range(most + 1)]


def apply_retreat(state: ImperiumState, step: Step, choice: Action) -> None:
    """Retreat the chosen number."""
    retreat(state, step[1], choice.a)


FLOW.decides(DEPLOY, legal_deployments, apply_deployment)
FLOW.decides(RETREAT, legal_retreats, apply_retreat)
