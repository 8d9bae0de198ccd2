"""Sandworms, Maker Hooks and the Shield Wall (U-7, U-8)."""

from __future__ import annotations

from typing import Final

from kanly.engine.tell import tell
from kanly.engine.text import Text
from kanly.imperium.components import CONFLICTS, LEADERS, Unit
from kanly.imperium.effects import Effect
from kanly.imperium.ids import NO_DEPLOYING, NONE, SANDWORM_STRENGTH
from kanly.imperium.rules.cards import push_effects
from kanly.imperium.rules.troops import enter, strength, units
from kanly.imperium.state import ImperiumState, Player, allies_of, fighter, team_of


def _count(player: Player) -> int:
    up = player.uprising
    return 0 if up is None else up.sandworms


def _leave(player: Player) -> None:
    """Return sandworms to the bank after combat (U-7.8)."""
    if player.uprising is not None:
        player.uprising.sandworms = 0


SANDWORM: Final = Unit("sandworm", SANDWORM_STRENGTH, _count, _leave)


def sandworms_of(state: ImperiumState, seat: int) -> int:
    """Return how many sandworms a seat has in the Conflict; for a Commander, the activated Ally (U-22.12)."""
    return _count(state.players[fighter(state, seat)])


def rides(state: ImperiumState, seat: int) -> bool:
    """Say whether a seat can have sandworms and Maker Hooks: of two teams only one can (U-22.16)."""
    commands = state.edition.commands
    return not commands or any(command.summons and seat in team_of(state, at) for at, command in commands.items())


def is_protected(state: ImperiumState) -> bool:
    """Say whether the Shield Wall keeps sandworms out of the current Conflict (U-8.5, U-8.6)."""
    up = state.uprising
    return up is not None and up.wall == 1 and bool(state.conflicts) and CONFLICTS[state.conflicts[-1]].protected


def can_summon(state: ImperiumState, seat: int) -> bool:
    """Say whether a sandworm icon does something for a seat now (U-7.5, U-7.7)."""
    turn = state.turn
    banned = turn.seat == seat and turn.flags & NO_DEPLOYING
    if replaces(state, seat):
        return rides(state, seat)
    return not banned and rides(state, seat) and bool(state.conflicts) and not is_protected(state)


def replaces(state: ImperiumState, seat: int) -> tuple[Effect, ...]:
    """Return what a seat has instead of each sandworm, even of one that the Shield Wall keeps out (B-10.7)."""
    return LEADERS[state.players[seat].leader].replaced()


def usable_sandworm(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether sandworms can be summoned."""
    return can_summon(state, seat)


def needs_open_conflict(state: ImperiumState, seat: int, effect: Effect) -> Text:
    """Say that no sandworm can come."""
    return Text("why-no-sandworm", "no sandworm can be summoned to this Conflict now")


def do_sandworm(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Summon sandworms straight into the Conflict, where that is possible (U-7.3, U-7.5, U-7.6)."""
    if not can_summon(state, seat):
        return
    if replaces(state, seat):
        for _ in range(effect.n):
            push_effects(state, seat, replaces(state, seat), NONE)
        return
    seat = fighter(state, seat)
    up = state.players[seat].uprising
    if up is None:
        return
    up.sandworms += effect.n
    if state.log is not None:
        tell(state, "sandworms", seat, count=effect.n, strength=strength(state, seat))
    enter(state, seat, effect.n)


def usable_hooks(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether a player can take the Maker Hooks: once, in a team that rides (U-8.1, U-22.16)."""
    return rides(state, seat) and not has_hooks(state, seat)


def has_hooks(state: ImperiumState, seat: int) -> bool:
    """Say whether a seat has the Maker Hooks; a Commander those of the Allies (U-22.16)."""
    up = state.players[fighter(state, seat)].uprising
    return up is not None and up.hooks == 1


def do_hooks(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Take the Maker Hooks; a second token is not gained (U-8.1). In a team both Allies take one (U-22.16)."""
    if not rides(state, seat):
        return
    for taker in allies_of(state, seat) or [seat]:
        up = state.players[taker].uprising
        if up is not None and not up.hooks:
            up.hooks = 1
            if state.log is not None:
                tell(state, "maker_hooks", taker)


def usable_wall(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether the Shield Wall still stands."""
    return state.uprising is not None and state.uprising.wall == 1


def do_wall(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Remove the Shield Wall from the game (U-8.6)."""
    if state.uprising is not None and state.uprising.wall:
        state.uprising.wall = 0
        if state.log is not None:
            tell(state, "shield_wall_fell", seat)


def takes_twice(state: ImperiumState, seat: int) -> bool:
    """Say whether a seat takes its reward twice: with a sandworm in the Conflict (U-11.4)."""
    return sandworms_of(state, seat) > 0


# -- conditions and counts ---------------------------------------------------------------------------------------------


def holds_hooks(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """With Maker Hooks, and while a sandworm can be summoned (U-7.4, U-7.5)."""
    return has_hooks(state, seat) and can_summon(state, seat)


def never_hooks(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Without Maker Hooks: none are gained in the turns that ask for them."""
    return not has_hooks(state, seat)


def holds_sandworms(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """With n or more sandworms in the Conflict."""
    return sandworms_of(state, seat) >= effect.n


def holds_units(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """With n or more units in the Conflict (U-1.4)."""
    return units(state, fighter(state, seat)) >= effect.n


def counts_sandworms(state: ImperiumState, seat: int, effect: Effect, source: int) -> int:
    """Count the own sandworms in the Conflict."""
    return sandworms_of(state, seat)
