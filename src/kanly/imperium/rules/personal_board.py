"""The personal boards of the Commanders: their track of influence, and what a Commander's influence is (U-22.9)."""

from __future__ import annotations

from typing import Final

from kanly.engine.message import message
from kanly.engine.tell import tell
from kanly.engine.text import Text
from kanly.imperium.actions import action, new_verb
from kanly.imperium.effects import Effect
from kanly.imperium.ids import ALLIANCES, FACTIONS, NONE, TOP_OF_TRACK, TRACKS
from kanly.imperium.occasions import TOOK_ALLIANCE
from kanly.imperium.rules.follow import happens
from kanly.imperium.rules.points import score
from kanly.imperium.state import ImperiumState, allies_of, left_of, team_of
from kanly.imperium.steps import EFFECT

POINT_STEP: Final = 2
ALLIANCE_STEP: Final = 4

OWN_TRACK: Final[int] = new_verb(
    "track",
    read=lambda edition, words: (FACTIONS.index(words[0]), 0),
    every=lambda edition, seats: [action(OWN_TRACK, command.faction) for command in edition.commands.values()],
    label=lambda seen, chosen: message("action-track", faction=FACTIONS[chosen.a]),
    write=lambda a, b: FACTIONS[a],
)


def own_faction(state: ImperiumState, seat: int) -> int:
    """Return the faction of a Commander's personal board, or NONE."""
    command = state.edition.commands.get(seat)
    return NONE if command is None else command.faction


def own_influence(state: ImperiumState, seat: int) -> int:
    """Return how far a Commander is on the personal track (U-22.9)."""
    team = state.players[seat].team
    return 0 if team is None else team.track


def influence_with(state: ImperiumState, seat: int, faction: int) -> int:
    """Return the influence that requirements and conditions read.

    A Commander's is that of the better Ally, or his own where it is the faction of his board (U-22.11).
    """
    on_board = influence_on_board(state, seat, faction)
    return max(on_board, own_influence(state, seat)) if own_faction(state, seat) == faction else on_board


def influence_on_board(state: ImperiumState, seat: int, faction: int) -> int:
    """Return the influence of a seat on a track of the board: of a Commander that of the better Ally (U-22.11)."""
    player = state.players[seat]
    if player.team is None or not player.team.commands:
        return player.influence[faction]
    return max(state.players[ally].influence[faction] for ally in allies_of(state, seat))


def holds_own_alliance(state: ImperiumState, seat: int) -> bool:
    """Say whether a Commander holds the Alliance token of the personal board: from step 4 on (U-22.9)."""
    return own_influence(state, seat) >= ALLIANCE_STEP


def gain_own(state: ImperiumState, seat: int, n: int) -> None:
    """Move up the personal track: steps 1 and 3 pay the whole team, 2 and 4 the Commander (U-22.9)."""
    team = state.players[seat].team
    command = state.edition.commands.get(seat)
    if team is None or command is None:
        return
    for _ in range(n):
        if team.track == TOP_OF_TRACK:
            return
        team.track += 1
        _tell_track(state, seat, command.faction, team.track, 1)
        reward = command.rewards.get(team.track)
        if reward is not None:
            push_for_team(state, seat, reward)
        if team.track == POINT_STEP:
            score(state, seat, TRACKS, 1)
        elif team.track == ALLIANCE_STEP:
            score(state, seat, ALLIANCES, 1)
            if state.bloodlines is not None:
                happens(state, seat, TOOK_ALLIANCE)


def lose_own(state: ImperiumState, seat: int) -> None:
    """Move one step down the personal track, with its point and its Alliance (U-22.9, U-22.11)."""
    team = state.players[seat].team
    assert team is not None
    if team.track == 0:
        return
    if team.track == POINT_STEP:
        score(state, seat, TRACKS, -1)
    elif team.track == ALLIANCE_STEP:
        score(state, seat, ALLIANCES, -1)
    team.track -= 1
    _tell_track(state, seat, own_faction(state, seat), team.track, -1)


def _tell_track(state: ImperiumState, seat: int, faction: int, now: int, change: int) -> None:
    if state.log is not None:
        tell(state, "own_influence", seat, faction=FACTIONS[faction], now=now, change=change)


def push_for_team(state: ImperiumState, seat: int, effect: Effect) -> None:
    """Let each player of a team gain something, clockwise from one of them (U-22.31)."""
    team = team_of(state, seat)
    members = [seat, *(other for other in left_of(state, seat) if other in team)]
    for member in reversed(members):
        state.stack.append((EFFECT, member, effect.id, NONE, 0))


# -- the word `own_influence` ----------------------------------------------------------------------------------------


def usable_own(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether the personal track goes on."""
    return own_influence(state, seat) < TOP_OF_TRACK


def needs_lower_track(state: ImperiumState, seat: int, effect: Effect) -> Text:
    """Say that the personal track is at its end."""
    return Text("why-top-of-own-track", "your personal track is at its top")


def do_own_influence(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Gain influence on the personal board."""
    gain_own(state, seat, effect.n)
