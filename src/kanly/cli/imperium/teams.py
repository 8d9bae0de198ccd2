"""What two teams add to the table in a terminal: who plays together, activated Allies, the Throne Row (U-22)."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from kanly.cli.imperium.parts import leader_name, panel
from kanly.cli.imperium.speech import called, say
from kanly.imperium.components import CARDS
from kanly.imperium.ids import MASTER_GONE, NONE
from kanly.imperium.state import ImperiumState, Player, allies_of, team_of, teams_of


def seats_by_team(state: ImperiumState) -> list[list[int]]:
    """Return the seats as they are listed: team by team, the Commander first; all together where everybody is alone."""
    if not state.edition.commands:
        return [list(range(len(state.players)))]
    commanders = [next(seat for seat in team if seat in state.edition.commands) for team in teams_of(state)]
    return [[seat, *allies_of(state, seat)] for seat in commanders]


def throne_row(state: ImperiumState) -> list[RenderableType]:
    """Return the panel of the Throne Row, where cards lie there."""
    if state.teams is None or not state.teams.throne:
        return []
    cards = ", ".join(called("card", CARDS[card].key) for card in state.teams.throne)
    owner = next(seat for seat, command in state.edition.commands.items() if command.throne)
    return [panel(Text(cards), say("cli-throne-row"), say("cli-team", who=leader_name(state, owner)))]


def team_notes(state: ImperiumState, seat: int, player: Player) -> list[str]:
    """Return what a player is and has in a team, in a few words."""
    team = player.team
    if team is None:
        return []
    if not team.commands:
        commander = next(member for member in team_of(state, seat) if member in state.edition.commands)
        notes = [say("cli-note-ally-of", who=leader_name(state, commander))]
    else:
        notes = [say("cli-note-commander"), say("cli-note-own-track", n=team.track)]
        if team.ally != NONE:
            notes.append(say("cli-note-activated", who=leader_name(state, team.ally)))
        ready = zip(allies_of(state, seat), (team.left, team.right), strict=True)
        waiting = [leader_name(state, ally) for ally, place in ready if place == NONE]
        if waiting:
            notes.append(say("cli-note-arrows", who=", ".join(waiting)))
    if team.master == MASTER_GONE:
        notes.append(say("cli-note-bonus-token"))
    return notes
