"""Troops: recruiting, deploying, retreating, losing (I-8), and strength (I-12.8)."""

from __future__ import annotations

from kanly.engine.tell import tell
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
from kanly.imperium.state import ImperiumState, fighter, is_under_way, team_of
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
    if not of_units:
        return 0
    for adds in state.edition.hooks.strength:
        of_units += adds(state, seat)
    return of_units + player.swords


def strongest_other(state: ImperiumState, seat: int) -> int:
    """Return the strength of the strongest opponent in the Conflict."""
    best = 0
    team = team_of(state, seat)
    for other in range(len(state.players)):
        if other != seat and other not in team:
            best = max(best, strength(state, other))
    return best


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


def deploy(state: ImperiumState, seat: int, n: int, from_supply: bool = False, commanders: int = 0) -> None:
    """Move troops into the Conflict, and Sardaukar Commanders of the garrison with them (I-8.5, I-8.8, B-5.6)."""
    player = state.players[seat]
    if from_supply:
        player.supply -= n
    else:
        player.garrison -= n
    player.conflict += n
    if commanders and player.bloodlines is not None:
        player.bloodlines.garrison -= commanders
        player.bloodlines.conflict += commanders
    if state.log is not None:
        if n or not commanders:
            tell(state, "deployed", seat, count=n, strength=strength(state, seat))
        if commanders:
            tell(state, "deployed_commanders", seat, count=commanders, strength=strength(state, seat))
    enter(state, seat, n + commanders)


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
        for follows in state.edition.hooks.entered:
            follows(state, seat)


def retreat(state: ImperiumState, seat: int, n: int, commanders: int = 0) -> None:
    """Move troops, Sardaukar Commanders among them, from the Conflict back to the garrison (I-7.11, B-5.6)."""
    player = state.players[seat]
    player.conflict -= n
    player.garrison += n
    if commanders and player.bloodlines is not None:
        player.bloodlines.conflict -= commanders
        player.bloodlines.garrison += commanders
    turn = state.turn
    if turn.uprising is not None and is_under_way(state, seat):
        # what entered on an earlier turn does not count
        turn.uprising.units = max(0, turn.uprising.units - n - commanders)
    if player.team is not None:
        lower_swords(state, seat)
    if state.log is not None:
        if n:
            tell(state, "retreated", seat, count=n, strength=strength(state, seat))
        if commanders:
            tell(state, "retreated_commanders", seat, count=commanders, strength=strength(state, seat))
    left_conflict(state, seat, n + commanders)


def left_conflict(state: ImperiumState, seat: int, n: int) -> None:
    """Tell whom it concerns that so many troops of a seat have left the Conflict at once (B-10.1)."""
    if n:
        for follows in state.edition.hooks.left:
            follows(state, seat, n)


def lower_swords(state: ImperiumState, seat: int) -> None:
    """Lose the swords of a Reveal turn that is over with the last unit; no later one brings them back (U-10.3).

    Those of a Commander's Reveal turn that is under way are kept.
    """
    player, turn = state.players[seat], state.turn
    revealing = turn.kind == REVEAL_TURN and is_under_way(state, seat)
    if not player.revealed or fights(state, seat) or (revealing and turn.seat == seat):
        return
    commander = state.players[turn.seat].team if revealing else None
    if commander is None:
        player.swords = 0
    else:
        player.swords -= commander.found
        commander.found = 0


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
        if state.turn.bloodlines is not None:  # the one that may not be deployed may be among them (B-10.8)
            state.turn.bloodlines.held = max(0, state.turn.bloodlines.held - n)
    player.supply += n
    if state.log is not None and n:
        tell(
            state, "lost_troops", seat, count=n, place="conflict" if place == FROM_CONFLICT else "garrison",
            strength=strength(state, seat),
        )  # fmt: skip


def at_hand(state: ImperiumState, seat: int) -> int:
    """Return how many troops of the garrison may be deployed: one that came by Piter's ring may not (B-10.8)."""
    garrison, turn = state.players[seat].garrison, state.turn.bloodlines
    if turn is not None and turn.held and is_under_way(state, seat):
        return max(0, garrison - turn.held)
    return garrison


def deploy_limit(state: ImperiumState, seat: int) -> int:
    """Return how many more troops the turn lets a player deploy (I-8.5, I-8.6).

    By its Combat space or a Combat icon (B-7.7), or as recruits. What Sardaukar Commanders have taken of the room for
    two from the garrison is gone (B-5.10).
    """
    turn = state.turn
    more = turn.bloodlines
    icon = more is not None and more.combat == 1
    if turn.flags & NO_DEPLOYING or (turn.space == NONE and not icon):
        return 0
    garrison = at_hand(state, fighter(state, seat))
    if icon or state.edition.board[turn.space].combat:
        room = GARRISON_LIMIT if more is None else GARRISON_LIMIT - max(0, more.deployed - more.recruited)
        return min(garrison, turn.recruited + room - turn.deployed)
    if turn.flags & DEPLOYS_RECRUITS:
        return min(garrison, turn.recruited - turn.deployed)
    return 0
