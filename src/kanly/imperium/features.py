"""What is worth looking at in a state, as named numbers: of every seat, and of the table.

They say what is there, not what it is worth; that is learned (`kanly train`). A `Group` brings the numbers of one part
of the game; an edition lists its groups, and a set adds its own without touching the others (`Parts.features`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from kanly.engine.features import Feature, telling
from kanly.imperium.action_features import ACTIONS
from kanly.imperium.action_groups import ActionGroup, Arranged
from kanly.imperium.components import CARDS, CONFLICTS, INTRIGUES, LEADERS
from kanly.imperium.edition import Edition
from kanly.imperium.ids import COMBAT, NONE, PERSON, PLAYER_TURNS
from kanly.imperium.opponents import DIFFICULTIES
from kanly.imperium.rules.troops import fights, strength
from kanly.imperium.state import ImperiumState

Names = Callable[[Edition, int], list[Feature]]
"""The numbers of an edition with so many people."""


@final
class Group:
    """Numbers that belong together: their names, and what adds those of a seat (or of the table: seat 0) to a list."""

    __slots__ = ("add", "names")

    def __init__(self, names: Names, add: Callable[[ImperiumState, int, list[float]], None]) -> None:
        self.names = names
        self.add = add


@final
class Sights:
    """The groups of an edition: those of every seat, those of the table, and those of actions."""

    __slots__ = ("_arranged", "actions", "seat", "table")

    def __init__(self, seat: list[Group], table: list[Group], actions: list[ActionGroup]) -> None:
        self.seat = seat
        self.table = table
        self.actions = actions
        self._arranged: Arranged | None = None

    def arranged(self, edition: Edition) -> Arranged:
        """Return the groups of actions in order, which they are put into once."""
        if self._arranged is None:
            self._arranged = Arranged(self.actions, edition)
        return self._arranged


def look(state: ImperiumState) -> tuple[list[list[float]], list[float]]:
    """Return the numbers of every seat, and those of the table."""
    sights: Sights = state.edition.features
    seats: list[list[float]] = []
    for seat in range(len(state.players)):
        numbers: list[float] = []
        for group in sights.seat:
            group.add(state, seat, numbers)
        seats.append(numbers)
    shared: list[float] = []
    for group in sights.table:
        group.add(state, 0, shared)
    return seats, shared


def names(groups: list[Group], edition: Edition, people: int) -> list[Feature]:
    """Return the numbers of groups by their names, in order."""
    return [feature for group in groups for feature in group.names(edition, people)]


# -- a seat ------------------------------------------------------------------------------------------------


def _holdings(edition: Edition, people: int) -> list[Feature]:
    goods = [telling(name, f"{name} in hand") for name in edition.resources]
    return [
        telling("points", "victory points"), *goods, Feature("supply", "troops in the supply"),
        telling("garrison", "troops in the garrison"), telling("agents", "Agents that are ready"),
        telling("swordmaster", "the Swordmaster"), telling("council", "a seat in the High Council"),
        telling("control", "spaces under control"), Feature("first", "the First Player marker"),
        Feature("revealed", "has revealed this round"),
    ]  # fmt: skip


def _add_holdings(state: ImperiumState, seat: int, numbers: list[float]) -> None:
    player = state.players[seat]
    numbers.append(float(player.vp))
    for amount in player.goods:
        numbers.append(float(amount))
    control = 0
    for holder in state.control:
        if holder == seat:
            control += 1
    numbers.append(float(player.supply))
    numbers.append(float(player.garrison))
    numbers.append(float(player.ready))
    numbers.append(1.0 if player.swordmaster else 0.0)
    numbers.append(1.0 if player.council else 0.0)
    numbers.append(float(control))
    numbers.append(1.0 if state.first == seat else 0.0)
    numbers.append(1.0 if player.revealed else 0.0)


def _influence(edition: Edition, people: int) -> list[Feature]:
    return [
        *(Feature(f"influence_{name}", f"influence with {name}", "influence", True) for name in edition.factions),
        Feature("friends", "factions with 2 influence or more", "influence"),
        Feature("close", "factions one step from 4 influence", "influence"),
        telling("alliances", "Alliances"),
        Feature("safe", "steps by which Alliances are ahead of others, up to two each", "alliances"),
    ]


def _add_influence(state: ImperiumState, seat: int, numbers: list[float]) -> None:
    friends = close = alliances = safe = 0
    for faction, n in enumerate(state.players[seat].influence):
        numbers.append(float(n))
        if n >= 2:
            friends += 1
        if n == 3:
            close += 1
        if state.alliances[faction] == seat:
            alliances += 1
            threat = 0
            for other, player in enumerate(state.players):
                if other != seat and player.influence[faction] > threat:
                    threat = player.influence[faction]
            safe += min(2, n - threat)
    numbers.append(float(friends))
    numbers.append(float(close))
    numbers.append(float(alliances))
    numbers.append(float(safe))


def _cards(edition: Edition, people: int) -> list[Feature]:
    return [
        Feature("cards", "cards owned", "deck"), Feature("bought", "cards owned that had a price", "deck"),
        Feature("worth", "the price of all cards owned", "deck", True),
        Feature("persuasion", "persuasion of all cards owned", "deck"),
        Feature("swords", "swords of all cards owned", "deck"),
        Feature("icons", "Agent icons of all cards owned", "deck"),
        Feature("hand", "cards in hand"), Feature("hand_persuasion", "persuasion in hand"),
        Feature("hand_swords", "swords in hand"), Feature("hand_icons", "different Agent icons in hand"),
        telling("intrigue", "Intrigue cards"), Feature("combat_intrigue", "Combat Intrigue cards", "intrigue"),
        Feature("endgame_intrigue", "Endgame Intrigue cards", "intrigue"),
    ]  # fmt: skip


def _add_cards(state: ImperiumState, seat: int, numbers: list[float]) -> None:
    player = state.players[seat]
    count = bought = worth = persuasion = swords = icons = 0
    held = held_persuasion = held_swords = held_icons = 0
    for card in player.hand:
        it = CARDS[card]
        held += 1
        held_persuasion += it.persuasion
        held_swords += it.swords
        held_icons |= it.icons
    for zone in (player.deck, player.hand, player.discard, player.played, player.revealed_cards):
        for card in zone:
            it = CARDS[card]
            count += 1
            if it.cost > 0:
                bought += 1
                worth += it.cost
            persuasion += it.persuasion
            swords += it.swords
            icons += it.icons.bit_count()
    numbers.append(float(count))
    numbers.append(float(bought))
    numbers.append(float(worth))
    numbers.append(float(persuasion))
    numbers.append(float(swords))
    numbers.append(float(icons))
    numbers.append(float(held))
    numbers.append(float(held_persuasion))
    numbers.append(float(held_swords))
    numbers.append(float(held_icons.bit_count()))
    fights = ends = 0
    for number in player.intrigue:
        card_held = INTRIGUES[number]
        if card_held.combat:
            fights += 1
        if card_held.endgame:
            ends += 1
    numbers.append(float(len(player.intrigue)))
    numbers.append(float(fights))
    numbers.append(float(ends))


def _fight(edition: Edition, people: int) -> list[Feature]:
    return [
        Feature("conflict", "troops in the Conflict", "strength"), telling("strength", "strength in the Conflict"),
        Feature("ahead", "strength ahead of the strongest other, up to ten", "strength"),
        Feature("winning", "the level of the Conflict, where it would be won now", "strength"),
        Feature("second", "the level of the Conflict, where the second reward would be won now", "strength"),
    ]  # fmt: skip


def _add_fight(state: ImperiumState, seat: int, numbers: list[float]) -> None:
    if not state.conflicts or state.phase not in (PLAYER_TURNS, COMBAT) or not fights(state, seat):
        numbers += [0.0, 0.0, 0.0, 0.0, 0.0]
        return
    player = state.players[seat]
    mine = strength(state, seat)
    best = before = 0
    for other in range(len(state.players)):
        if other != seat:
            theirs = strength(state, other)
            best = max(best, theirs)
            if theirs >= mine:
                before += 1
    level = CONFLICTS[state.conflicts[-1]].level
    numbers.append(float(player.conflict))
    numbers.append(float(mine))
    numbers.append(float(max(-10, min(10, mine - best))))
    numbers.append(float(level) if before == 0 else 0.0)
    numbers.append(float(level) if before == 1 else 0.0)


def _sitter(edition: Edition, people: int) -> list[Feature]:
    rival = Feature("rival", "is played by the game itself")
    return [rival, *(Feature(f"leader_{LEADERS[n].key}", f"is {LEADERS[n].name}") for n in edition.leaders)]


def _add_sitter(state: ImperiumState, seat: int, numbers: list[float]) -> None:
    player = state.players[seat]
    numbers.append(0.0 if player.rival == PERSON else 1.0)
    for leader in state.edition.leaders:
        numbers.append(1.0 if leader == player.leader else 0.0)


# -- the table ---------------------------------------------------------------------------------------------


def _course(edition: Edition, people: int) -> list[Feature]:
    return [
        Feature("round", "the round"), Feature("rounds_left", "Conflict cards still to come"),
        Feature("level_1", "the Conflict is of level I"), Feature("level_3", "the Conflict is of level III"),
        Feature("turns_left", "Agents that are ready, of all"), Feature("to_reveal", "seats that have still to reveal"),
        Feature("most_points", "the most points that anybody has"),
    ]  # fmt: skip


def _add_course(state: ImperiumState, seat: int, numbers: list[float]) -> None:
    level = CONFLICTS[state.conflicts[-1]].level if state.conflicts else 0
    agents = most = hidden = 0
    for player in state.players:
        agents += player.ready
        most = max(most, player.vp)
        if not player.revealed:
            hidden += 1
    numbers.append(float(state.round))
    numbers.append(float(len(state.conflict_deck)))
    numbers.append(1.0 if level == 1 else 0.0)
    numbers.append(1.0 if level == 3 else 0.0)
    numbers.append(float(agents))
    numbers.append(float(hidden))
    numbers.append(float(most))


def _difficulty(edition: Edition, people: int) -> list[Feature]:
    if people > 1:
        return []
    return [Feature(DIFFICULTIES[n].key, f"alone against {DIFFICULTIES[n].name}") for n in edition.difficulties]


def _add_difficulty(state: ImperiumState, seat: int, numbers: list[float]) -> None:
    hagal = state.hagal
    if hagal is not None and hagal.difficulty != NONE:
        for level in state.edition.difficulties:
            numbers.append(1.0 if level == hagal.difficulty else 0.0)


SEAT: Final = [
    Group(_holdings, _add_holdings),
    Group(_influence, _add_influence),
    Group(_cards, _add_cards),
    Group(_fight, _add_fight),
    Group(_sitter, _add_sitter),
]
TABLE: Final = [Group(_course, _add_course), Group(_difficulty, _add_difficulty)]


def base() -> Sights:
    """Return what every edition shows, to which a set can add."""
    return Sights(list(SEAT), list(TABLE), list(ACTIONS))
