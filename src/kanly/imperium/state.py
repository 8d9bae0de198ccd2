"""The state of a game of the Dune: Imperium family, and the first questions that everybody asks it.

A state is plain data: integers and lists of integers, whose meaning stands in the static tables of `components.py`.
Collections that change seldom are tuples, replaced when they change, so that a clone can share them. The fields are
declared in `fields.py` and written out in `records.py`.
"""

from __future__ import annotations

from kanly.imperium.components import DIFFICULTIES, Difficulty
from kanly.imperium.ids import NONE, PERSON
from kanly.imperium.records import (
    Hagal,
    ImperiumState,
    Player,
    Teammate,
    Teams,
    Turn,
    Uprising,
    UprisingSeat,
    UprisingTurn,
    fresh_hagal,
    fresh_player,
    fresh_state,
    fresh_teammate,
    fresh_teams,
    fresh_turn,
    fresh_uprising,
    fresh_uprising_seat,
    fresh_uprising_turn,
)
from kanly.imperium.roles import ROLES

__all__ = [
    "Hagal",
    "ImperiumState",
    "Player",
    "Teammate",
    "Teams",
    "Turn",
    "Uprising",
    "UprisingSeat",
    "UprisingTurn",
    "allies_of",
    "decider",
    "fighter",
    "fresh_hagal",
    "fresh_player",
    "fresh_state",
    "fresh_teammate",
    "fresh_teams",
    "fresh_turn",
    "fresh_uprising",
    "fresh_uprising_seat",
    "fresh_uprising_turn",
    "in_turn_order",
    "is_under_way",
    "left_of",
    "level_of",
    "opponents_of",
    "seat_after",
    "team_of",
    "teams_of",
]


def decider(state: ImperiumState) -> int:
    """Return the seat that decides the pending step: for a rival the human (hagal C-10)."""
    seat = state.pending[1]
    return seat if ROLES[state.players[seat].rival].decides else 0


def left_of(state: ImperiumState, seat: int) -> list[int]:
    """Return the other seats clockwise from the left of a seat (I-1.5)."""
    count = len(state.players)
    return [(seat + i) % count for i in range(1, count)]


def opponents_of(state: ImperiumState, seat: int) -> list[int]:
    """Return the seats that play against a seat, from its left (I-1.5)."""
    others = left_of(state, seat)
    team = team_of(state, seat)
    return [other for other in others if other not in team] if team else others


def teams_of(state: ImperiumState) -> tuple[tuple[int, ...], ...]:
    """Return who plays together; empty where everybody plays alone."""
    people = sum(1 for player in state.players if player.rival == PERSON)
    return state.edition.teams.get(people, ())


def team_of(state: ImperiumState, seat: int) -> tuple[int, ...]:
    """Return the seats that play together with a seat, itself among them; empty where it plays alone."""
    if not state.edition.teams:
        return ()
    for team in teams_of(state):
        if seat in team:
            return team
    return ()


def allies_of(state: ImperiumState, seat: int) -> list[int]:
    """Return the Allies of a seat's team, from the left of its Commander (U-22.2); none where everybody plays alone."""
    for commander in state.edition.commands:
        team = team_of(state, commander)
        if seat in team:
            return [other for other in left_of(state, commander) if other in team]
    return []


def fighter(state: ImperiumState, seat: int) -> int:
    """Return whose units, swords and influence on the board a seat moves: its own; a Commander's, of whom it activated.

    U-22.10, U-22.12.
    """
    team = state.players[seat].team
    return seat if team is None or team.ally == NONE else team.ally


def is_under_way(state: ImperiumState, seat: int) -> bool:
    """Say whether the turn under way is a seat's, or that of a Commander who has activated it (U-22.12)."""
    turn = state.turn
    return turn.seat == seat or (turn.seat != NONE and fighter(state, turn.seat) == seat)


def seat_after(state: ImperiumState, seat: int) -> int:
    """Return whose turn comes after a seat's (I-1.6)."""
    return (seat + 1) % state.seated


def in_turn_order(state: ImperiumState) -> list[int]:
    """Return all seats clockwise from the First Player (I-1.6), then those that take no turns of their own."""
    count = state.seated
    return [(state.first + i) % count for i in range(count)] + list(range(count, len(state.players)))


def level_of(hagal: Hagal | None) -> Difficulty | None:
    """Return the difficulty of a one-player game; there is none with more people."""
    return None if hagal is None or hagal.difficulty == NONE else DIFFICULTIES[hagal.difficulty]
