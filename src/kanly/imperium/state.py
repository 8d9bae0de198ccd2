"""The state of a game of the Dune: Imperium family, and the first questions that everybody asks it.

A state is plain data: integers and lists of integers, whose meaning stands in the static tables of `components.py`.
Collections that change seldom are tuples, replaced when they change, so that a clone can share them. The fields are
declared in `fields.py` and written out in `records.py`.
"""

from __future__ import annotations

from kanly.imperium.components import LEADERS
from kanly.imperium.ids import NONE, PERSON
from kanly.imperium.opponents import DIFFICULTIES, Difficulty, RivalCard
from kanly.imperium.records import (
    Bloodlines,
    BloodlinesSeat,
    BloodlinesTurn,
    Hagal,
    ImperiumState,
    Player,
    Rivals,
    Teammate,
    Teams,
    Tech,
    TechSeat,
    Turn,
    Uprising,
    UprisingSeat,
    UprisingTurn,
    fresh_bloodlines,
    fresh_bloodlines_seat,
    fresh_bloodlines_turn,
    fresh_hagal,
    fresh_player,
    fresh_rivals,
    fresh_state,
    fresh_teammate,
    fresh_teams,
    fresh_tech,
    fresh_tech_seat,
    fresh_turn,
    fresh_uprising,
    fresh_uprising_seat,
    fresh_uprising_turn,
)
from kanly.imperium.roles import ROLES

__all__ = [
    "Bloodlines",
    "BloodlinesSeat",
    "BloodlinesTurn",
    "Hagal",
    "ImperiumState",
    "Player",
    "Rivals",
    "Teammate",
    "Teams",
    "Tech",
    "TechSeat",
    "Turn",
    "Uprising",
    "UprisingSeat",
    "UprisingTurn",
    "allies_of",
    "collects",
    "decider",
    "fighter",
    "first_after",
    "fresh_bloodlines",
    "fresh_bloodlines_seat",
    "fresh_bloodlines_turn",
    "fresh_hagal",
    "fresh_player",
    "fresh_rivals",
    "fresh_state",
    "fresh_teammate",
    "fresh_teams",
    "fresh_tech",
    "fresh_tech_seat",
    "fresh_turn",
    "fresh_uprising",
    "fresh_uprising_seat",
    "fresh_uprising_turn",
    "in_turn_order",
    "is_under_way",
    "left_of",
    "level_of",
    "opponents_of",
    "people_in",
    "rival_card",
    "scores",
    "seat_after",
    "team_of",
    "teams_of",
]


def decider(state: ImperiumState) -> int:
    """Return the seat that decides the pending step: for a rival the human (hagal C-10)."""
    seat = state.pending[1]
    return seat if ROLES[state.players[seat].rival].decides else 0


def left_of(state: ImperiumState, seat: int) -> list[int]:
    """Return the other seats clockwise from the left of a seat (I-1.5, hagal D-7)."""
    if _has_common_rival(state):
        after = seat_after(state, seat)
        return [after, seat_after(state, after)]
    count = len(state.players)
    return [(seat + i) % count for i in range(1, count)]


def opponents_of(state: ImperiumState, seat: int) -> list[int]:
    """Return the seats that play against a seat, from its left (I-1.5)."""
    others = left_of(state, seat)
    team = team_of(state, seat)
    return [other for other in others if other not in team] if team else others


def teams_of(state: ImperiumState) -> tuple[tuple[int, ...], ...]:
    """Return who plays together; empty where everybody plays alone."""
    return state.edition.teams.get(people_in(state), ())


def people_in(state: ImperiumState) -> int:
    """Return how many people play."""
    return sum(1 for player in state.players if player.rival == PERSON)


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
    """Return whose turn comes after a seat's (I-1.6); a common rival's after the First Player's (hagal D-7)."""
    if _has_common_rival(state):
        rival = state.seated - 1
        return rival if seat == state.first else state.first if seat != rival else 1 - state.first
    return (seat + 1) % state.seated


def first_after(state: ImperiumState) -> int:
    """Return who is the First Player of the next round: the next seat, but for a common rival (I-15.2, hagal D-7)."""
    return 1 - state.first if _has_common_rival(state) else seat_after(state, state.first)


def in_turn_order(state: ImperiumState) -> list[int]:
    """Return all seats clockwise from the First Player (I-1.6), then those that take no turns of their own."""
    if _has_common_rival(state):
        return [state.first, *left_of(state, state.first)]
    count = state.seated
    return [(state.first + i) % count for i in range(count)] + list(range(count, len(state.players)))


def _has_common_rival(state: ImperiumState) -> bool:
    """Say whether the last of three seats is that of a rival who sits at the left of the First Player (hagal D-7)."""
    return ROLES[state.players[-1].rival].follows_first


def level_of(hagal: Hagal | None) -> Difficulty | None:
    """Return the difficulty of a one-player game; there is none with more people."""
    return None if hagal is None or hagal.difficulty == NONE else DIFFICULTIES[hagal.difficulty]


def rival_card(player: Player) -> RivalCard | None:
    """Return the rival card of a seat that plays by one, as soon as it has been dealt (hagal D-1)."""
    if not ROLES[player.rival].by_card or player.leader == NONE:
        return None
    return LEADERS[player.leader].rival


def scores(player: Player) -> bool:
    """Say whether a seat scores points and is ranked: not the spoiler, nor a streamlined rival (hagal B-3, D-54)."""
    card = rival_card(player)
    return ROLES[player.rival].competes and (card is None or not card.streamlined)


def collects(player: Player) -> bool:
    """Say whether a seat gains goods: not the spoiler, nor a streamlined rival with its Swordmaster (B-3, D-54)."""
    card = rival_card(player)
    return ROLES[player.rival].competes and (card is None or not card.streamlined or not player.swordmaster)
