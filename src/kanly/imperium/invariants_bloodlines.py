"""What must hold of Bloodlines in every state: Commanders, Skills, tiles, and the pieces of its leaders (B-2)."""

from __future__ import annotations

from collections import Counter

from kanly.imperium.components import LEADERS, Leader
from kanly.imperium.ids import COMBAT, COMMANDERS, COURSES_DRAWN, COURSES_LAID, NONE, PLAYER_TURNS, SPIES_EACH
from kanly.imperium.roles import ROLES
from kanly.imperium.rules.sardaukar import may_command
from kanly.imperium.state import BloodlinesSeat, ImperiumState, Player


def twisted_printed(state: ImperiumState) -> Counter[int]:
    """Return the Twisted cards in the game: Piter's deck, when he has it (B-10.8)."""
    plays = [player for player in state.players if leader_of(player, "twists")]
    laid = state.round or any(player.bloodlines is not None and player.bloodlines.twisted for player in plays)
    return Counter(state.edition.twisted if plays and laid else ())


def leader_of(player: Player, trait: str) -> Leader | None:
    """Return a person's leader that has a trait of Bloodlines."""
    if player.leader == NONE or not ROLES[player.rival].has_hand:
        return None
    leader = LEADERS[player.leader]
    return leader if leader.own is not None and getattr(leader.own, trait) else None


def check_bloodlines(state: ImperiumState, found: list[str]) -> None:
    """Commanders, Skills, and the leaders' own pieces (B-5, B-6, B-10)."""
    table = state.bloodlines
    seats = [player.bloodlines for player in state.players if player.bloodlines is not None]
    if table is None:
        if seats or state.edition.skills:
            found.append("Bloodlines in a game without it, or the other way round")
        return
    if len(seats) != len(state.players):
        found.append("a seat lacks what it needs in Bloodlines")
        return
    owned = sum(seat.supply + seat.garrison + seat.conflict + seat.gone for seat in seats)
    if table.commanders.bit_count() + table.bank + table.gone + owned != COMMANDERS:
        found.append(f"there are {owned} Commanders of players, {table.gone} gone, {table.commanders:b} on the board")
    skills = Counter((*table.skills, *table.stack, *table.lost))
    for seat, mine in enumerate(seats):
        skills.update(mine.skills)
        _check_seat(state, seat, mine, found)
    if skills != Counter(state.edition.skills):
        found.append(f"the Skills are {sorted(skills.elements())}")


def _check_seat(state: ImperiumState, seat: int, mine: BloodlinesSeat, found: list[str]) -> None:
    player, who = state.players[seat], f"seat {seat}"
    if min(mine.supply, mine.garrison, mine.conflict, mine.agents, mine.tactics) < 0:
        found.append(f"{who} has a negative number of something")
    if mine.conflict and state.phase not in (PLAYER_TURNS, COMBAT):
        found.append(f"{who} has Commanders outside a Conflict")
    if len(set(mine.skills)) < len(mine.skills):
        found.append(f"{who} has a Skill twice")
    if (mine.supply or mine.garrison or mine.conflict) and not may_command(state, seat):
        found.append(f"{who} has Commanders that its team cannot have")
    if mine.agents and leader_of(player, "cheaper") is None:
        found.append(f"{who} has an Agent in the Conflict")
    if len(mine.navigation) > COURSES_LAID or len(mine.drawn) > COURSES_DRAWN:
        found.append(f"{who} has too many Navigation cards")


def check_tech(state: ImperiumState, found: list[str]) -> None:
    """Tiles lie in one place each; Spies in the box are no others (B-9)."""
    table = state.tech
    seats = [player.tech for player in state.players if player.tech is not None]
    if table is None:
        if seats or state.edition.tiles:
            found.append("Tech in a game without it, or the other way round")
        return
    if len(seats) != len(state.players):
        found.append("a seat lacks what it needs for Tech")
        return
    there = Counter(table.gone)
    for stack in table.stacks:
        there.update(stack)
    for seat, mine in enumerate(seats):
        there.update((*mine.tiles, *mine.flipped, *mine.project))
        up = state.players[seat].uprising
        spies = 0 if up is None else up.spies.bit_count()
        if not 0 <= spies + mine.spies_gone <= SPIES_EACH:
            found.append(f"seat {seat} has {spies} Spies on the board, {mine.spies_gone} in the box")
    if there != Counter(state.edition.tiles):
        found.append(f"the tiles are {sorted(there.elements())}")
