"""What must hold in every state: nothing is lost, nothing appears, nothing is negative."""

from __future__ import annotations

from collections import Counter
from typing import Final

from kanly.engine.fields import RecordClass
from kanly.imperium.automa.bloodlines import names_sietch
from kanly.imperium.components import CARDS, CONFLICTS, CONTRACTS, INTRIGUES, LEADERS
from kanly.imperium.fields import STATE
from kanly.imperium.ids import (
    ALLIANCES,
    BATTLE_ICON_PAIRS,
    COMBAT,
    DICE,
    FREMEN,
    MASTER_OUT,
    MASTER_READY,
    MASTER_RECALLED,
    MASTERS,
    NO_MASTER,
    NONE,
    PERSON,
    PLAYER_TURNS,
    SPICE,
    SPIES_EACH,
    SPOILER,
    START,
    TOP_OF_TRACK,
    TRACKS,
    TROOPS_EACH,
    WILD,
)
from kanly.imperium.invariants_bloodlines import check_bloodlines, check_tech, twisted_printed
from kanly.imperium.opponents import HAGAL_CARDS
from kanly.imperium.roles import ROLES
from kanly.imperium.rules.activation import CHOOSE_TOKEN
from kanly.imperium.rules.allies import PLAY_FOR
from kanly.imperium.rules.personal_board import holds_own_alliance, own_influence
from kanly.imperium.rules.points import RIVAL_INTRIGUE, RIVAL_PRICES, saves_spice, savings
from kanly.imperium.rules.sandworms import rides
from kanly.imperium.state import ImperiumState, Player, Teammate, allies_of, level_of, people_in, rival_card, scores
from kanly.imperium.steps import ALLIANCE, FILE_INTRIGUE

Zones = tuple[tuple[str, ...], "list[tuple[str, Zones]]"]
"""The zones of a record, and those of the records in it."""


def _zones(record: RecordClass, what: str) -> Zones:
    inside = [(name, _zones(part, what)) for name, part in record.parts()]
    return record.zones(what), [(name, zones) for name, zones in inside if any(zones)]


ZONES: Final = {what: _zones(STATE, what) for what in ("cards", "intrigues", "conflicts", "hagal cards", "contracts")}
"""Where components lie, by their sort: each of them in one zone."""


def violations(state: ImperiumState) -> list[str]:
    """Return every broken invariant, in words; empty when all is well."""
    found: list[str] = []
    _check_seats(state, found)
    if found:
        return found
    _check_cards(state, found)
    _check_intrigue(state, found)
    _check_conflicts(state, found)
    _check_agents(state, found)
    _check_hagal(state, found)
    _check_uprising(state, found)
    _check_teams(state, found)
    check_bloodlines(state, found)
    check_tech(state, found)
    for seat in range(len(state.players)):
        _check_player(state, seat, found)
    if not state.over and not state.options:
        found.append("no legal action")
    if len(set(state.options)) != len(state.options):
        found.append("a legal action is listed twice")
    return found


def _check_seats(state: ImperiumState, found: list[str]) -> None:
    seats = len(state.players)
    if not 0 <= state.first < state.seated <= seats:
        found.append(f"the First Player is seat {state.first}")
    named = [*state.alliances, *state.control, state.winner, state.mentat, state.mentat_owed, state.turn.seat]
    named += [step[1] for step in (*state.stack, state.pending)]
    named += [seat for player in state.players for _, seat in player.seen]
    named += [player.team.ally for player in state.players if player.team is not None]
    found += [f"there is no seat {seat}" for seat in named if not NONE <= seat < seats]


def _compare(what: str, printed: Counter[int], there: Counter[int], table: list[object], found: list[str]) -> None:
    for number in printed.keys() | there.keys():
        if printed[number] != there[number]:
            key = getattr(table[number], "key", number)
            found.append(f"{what} {key}: {there[number]} in the game, {printed[number]} printed")


def _count(place: object, zones: Zones, there: Counter[int]) -> Counter[int]:
    """Count what lies in the zones of a record and of the records in it."""
    here, inside = zones
    for name in here:
        zone = getattr(place, name)
        if not isinstance(zone, int):
            there.update(zone)
        elif zone != NONE:
            there[zone] += 1
    for name, deeper in inside:
        part = getattr(place, name)
        for one in part if isinstance(part, list) else (part,):
            if one is not None:
                _count(one, deeper, there)
    return there


def _check_cards(state: ImperiumState, found: list[str]) -> None:
    edition = state.edition
    printed = Counter(edition.deck)
    for card, count in zip(edition.reserve, edition.reserve_counts, strict=True):
        printed[card] += count
    there = _count(state, ZONES["cards"], Counter())
    for seat, player in enumerate(state.players):
        if not player.rival:
            printed.update(edition.commands[seat].deck if seat in edition.commands else edition.start_deck)
        if Counter(player.known_hand) - Counter(player.hand):
            found.append("a card known to be in a hand is not there")
        if not 0 <= player.known_top <= len(player.deck):
            found.append("more top cards are known than a deck has")
    for card, count in zip(edition.reserve, state.reserve, strict=True):
        there[card] += count
        if count < 0:
            found.append(f"the stack of {CARDS[card].key} is negative")
    _compare("card", printed, there, list(CARDS), found)


def _check_intrigue(state: ImperiumState, found: list[str]) -> None:
    there = _count(state, ZONES["intrigues"], Counter())
    for player in state.players:
        if Counter(card for card, _ in player.seen) - Counter(player.intrigue):
            found.append("a stolen Intrigue card is not held")
    there.update(step[2] for step in state.stack if step[0] == FILE_INTRIGUE)
    if state.pending[0] == PLAY_FOR and not state.over:
        there[state.pending[2]] += 1
    printed = Counter(state.edition.intrigues) + (twisted_printed(state) if state.edition.twisted else Counter())
    _compare("intrigue card", printed, there, list(INTRIGUES), found)


def _check_conflicts(state: ImperiumState, found: list[str]) -> None:
    there = _count(state, ZONES["conflicts"], Counter())
    printed = Counter(state.edition.conflicts)
    printed.update(state.edition.objectives.get(people_in(state), ()))
    _compare("conflict card", printed, there, list(CONFLICTS), found)


def _check_uprising(state: ImperiumState, found: list[str]) -> None:
    """Spies, contracts, sandworms and battle icons (U-8, U-9, U-12, U-16)."""
    seats = [player.uprising for player in state.players if player.uprising is not None]
    if state.uprising is None:
        if seats:
            found.append("a seat of Uprising in another edition")
        return
    if len(seats) != len(state.players):
        found.append("a seat lacks what it needs in Uprising")
        return
    there = _count(state, ZONES["contracts"], Counter())
    dealt = Counter(state.edition.contracts) if state.round else there
    _compare("contract", dealt, there, list(CONTRACTS), found)
    for seat, up in enumerate(seats):
        if up.spies >> len(state.edition.posts) or up.spies.bit_count() > SPIES_EACH:
            found.append(f"seat {seat} has Spies on {up.spies:b}")
        icons = [CONFLICTS[card].icon for card in up.won if CONFLICTS[card].icon != WILD]
        if len(set(icons)) != len(icons) and not state.over:
            found.append(f"seat {seat} has two face-up cards of one icon")
        if min(up.sandworms, up.memories, up.training) < 0:
            found.append(f"seat {seat} has a negative number of something")
        if up.sandworms and state.phase not in (PLAYER_TURNS, COMBAT):
            found.append(f"seat {seat} has sandworms outside a Conflict")
        pairs = state.players[seat].points[BATTLE_ICON_PAIRS]
        if 2 * pairs > len(up.turned):
            found.append(f"seat {seat} has {pairs} points for pairs, but {len(up.turned)} cards face down")


def _check_hagal(state: ImperiumState, found: list[str]) -> None:
    sitters = [player.rival for player in state.players]
    if state.hagal is None:
        if any(sitters) or state.seated != len(sitters):
            found.append("rivals without House Hagal")
        return
    people = sitters.count(PERSON)
    if tuple(sitters) != state.edition.sitters.get(people) or state.seated != len(sitters) - sitters.count(SPOILER):
        found.append("House Hagal sits where it cannot")
        return
    if (state.hagal.difficulty == NONE) == (people == 1):
        found.append("a difficulty belongs to the one-player game")
    if (state.rivals is None) == any(ROLES[sitter].by_card for sitter in sitters):
        found.append("rivals who play by cards must know their variants, and nobody else")
    if state.rivals is not None:
        _check_rivals(state, people, found)
    if set(state.hagal.discard) - set(state.hagal.turned):
        found.append("a House Hagal card lies open but was never turned up")
    spoiler = state.players[-1]
    if SPOILER in sitters and (any(spoiler.goods) or spoiler.intrigue or len(sitters) - 1 in state.control):
        found.append("the spoiler has collected something")
    printed = Counter(card for card in state.edition.hagal_deck if HAGAL_CARDS[card].people in (0, people))
    there = _count(state, ZONES["hagal cards"], Counter())
    if state.bloodlines is not None and not state.bloodlines.sietch:  # its cards are not in, or about to leave
        printed, there = (Counter(c for c in pile.elements() if not names_sietch(c)) for pile in (printed, there))
    _compare("hagal card", printed, there, list(HAGAL_CARDS), found)
    for seat, player in enumerate(state.players):
        if player.rival and (player.deck or player.hand or player.discard or player.played or player.waiting):
            found.append(f"the rival at seat {seat} has cards")
        if player.rival and _could_trade(state, seat):
            found.append(f"the rival at seat {seat} has not traded what it has")


def _check_rivals(state: ImperiumState, people: int, found: list[str]) -> None:
    """Check what holds for rivals who play by cards (hagal D-1, D-5, D-7, D-54)."""
    if ROLES[state.players[state.first].rival].follows_first:
        found.append("the common rival is never the First Player")
    dealt = [player for player in state.players if player.leader != NONE]
    if any((LEADERS[player.leader].rival is None) == ROLES[player.rival].by_card for player in dealt):
        found.append("a rival card lies where a leader belongs, or the other way round")
    by_card = [player for player in dealt if ROLES[player.rival].by_card]
    if len({player.leader for player in by_card}) < len(by_card):
        found.append("two rivals have the same card")
    if any(player.council for player in by_card):
        found.append("a rival sits in the council")
    if people == 1 and any(card.streamlined for player in by_card if (card := rival_card(player)) is not None):
        found.append("a streamlined rival plays with two people only")
    assert state.rivals is not None
    level = level_of(state.hagal)
    if level is not None and level.variants & ~state.rivals.variants:
        found.append(f"a variant of {level.name} is not in force")
    if people > 1 and state.rivals.variants & DICE:
        found.append("dice remove cards only where one person plays")


def _could_trade(state: ImperiumState, seat: int) -> bool:
    """Say whether a rival has goods that it should have given for its Swordmaster or for points (hagal C-9, D-30)."""
    player = state.players[seat]
    card = rival_card(player)
    if card is not None and not player.swordmaster:
        return savings(player) >= card.level
    if card is not None and card.streamlined:
        return False
    prices = [(what, price) for what, price in RIVAL_PRICES if what != SPICE or not saves_spice(state, seat)]
    return len(player.intrigue) >= RIVAL_INTRIGUE or any(player.goods[what] >= price for what, price in prices)


def _check_agents(state: ImperiumState, found: list[str]) -> None:
    for seat, player in enumerate(state.players):
        owned = 2 + _third_agent(player) + (1 if state.mentat == seat else 0)
        out = sum(mask >> seat & 1 for mask in state.agents)
        out += 0 if player.bloodlines is None else player.bloodlines.agents
        if player.ready + out != owned:
            found.append(f"seat {seat} owns {owned} agents, {player.ready} are ready and {out} on the board")
    if any(mask >> len(state.players) for mask in state.agents):
        found.append("an agent of nobody is on the board")
    if any(bonus < 0 for bonus in state.bonus):
        found.append("negative bonus spice")


def _third_agent(player: Player) -> int:
    """Return whether a player owns a Swordmaster; in a team it serves for one round only (U-22.17)."""
    if player.team is None:
        return player.swordmaster
    return 1 if player.team.master in (MASTER_READY, MASTER_OUT, MASTER_RECALLED) else 0


def _check_teams(state: ImperiumState, found: list[str]) -> None:
    """Commanders, their Allies and tokens (U-22)."""
    seats = [player.team for player in state.players if player.team is not None]
    if state.teams is None:
        if seats:
            found.append("a seat of a team where everybody plays alone")
        return
    if len(seats) != len(state.players):
        found.append("a seat lacks what it needs in a team")
        return
    if any(CARDS[card].factions >> FREMEN & 1 for card in state.teams.throne):
        found.append("a Fremen card lies in the Throne Row")
    for seat, team in enumerate(seats):
        player, who = state.players[seat], f"seat {seat}"
        if bool(team.commands) != (seat in state.edition.commands):
            found.append(f"{who} commands where it cannot")
        elif team.commands:
            _check_commander(state, seat, team, found)
        elif team.track or team.ally != NONE or team.left != NONE or team.right != NONE:
            found.append(f"the Ally at {who} has what only Commanders have")
        if (team.master == NO_MASTER) != (player.swordmaster == 0):
            found.append(f"{who} has a Swordmaster {MASTERS[team.master]}")
        if player.uprising is not None and player.uprising.sandworms and not rides(state, seat):
            found.append(f"{who} has sandworms of the other team")


def _check_commander(state: ImperiumState, seat: int, team: Teammate, found: list[str]) -> None:
    player, who = state.players[seat], f"the Commander at seat {seat}"
    up = player.uprising
    if player.swords or any(player.influence) or seat in (*state.alliances, *state.control):
        found.append(f"{who} has what only Allies have")
    if up is not None and (up.won or up.turned or up.hooks or up.sandworms):
        found.append(f"{who} has won or summoned something")
    if team.ally != NONE and team.ally not in allies_of(state, seat):
        found.append(f"{who} has activated seat {team.ally}")
    out = [place for place in (team.left, team.right) if place != NONE]
    if any(not state.agents[place] >> seat & 1 for place in out) or len(set(out)) != len(out):
        found.append(f"{who} has tokens where no Agent is")
    sending = state.pending[:2] == (CHOOSE_TOKEN, seat)  # it is not yet said which token the Agent is
    if len(out) + (team.master == MASTER_OUT) + sending != sum(mask >> seat & 1 for mask in state.agents):
        found.append(f"{who} has Agents without tokens")


def _check_player(state: ImperiumState, seat: int, found: list[str]) -> None:
    player = state.players[seat]
    who = f"seat {seat}"
    memories = 0 if player.uprising is None else player.uprising.memories
    places = (player.supply, player.garrison, player.conflict, memories)
    commands = seat in state.edition.commands
    if min(places) < 0 or sum(places) != (0 if commands else TROOPS_EACH):
        found.append(f"{who} has troops {places}")
    if min(player.goods) < 0 or player.swords < 0:
        found.append(f"{who} has negative goods {player.goods}")
    if player.tokens >> len(player.influence) or player.tokens.bit_count() not in (0, 2):
        found.append(f"{who} has tokens {player.tokens}")
    if not all(0 <= n <= TOP_OF_TRACK for n in player.influence):
        found.append(f"{who} has influence {player.influence}")
    if player.vp != sum(player.points):
        found.append(f"{who} has {player.vp} points, its sources say {player.points}")
    counts = scores(player)
    own = own_influence(state, seat)
    if not 0 <= own <= TOP_OF_TRACK:
        found.append(f"{who} is at {own} on its own track")
    if player.points[TRACKS] != counts * sum(1 for n in (*player.influence, own) if n >= 2):
        found.append(f"{who} has {player.points[TRACKS]} points of tracks at {player.influence}")
    if player.points[ALLIANCES] != counts * (state.alliances.count(seat) + holds_own_alliance(state, seat)):
        found.append(f"{who} has {player.points[ALLIANCES]} points of alliances {state.alliances}")
    if player.points[START] != state.edition.points_at_start(seat, len(state.players)):
        found.append(f"{who} started with {player.points[START]} points")
    for faction, holder in enumerate(state.alliances):
        mine = player.influence[faction]
        if holder == seat and mine < 4 and not _passing_on(state):
            found.append(f"{who} holds an alliance at influence {mine}")
        if holder == NONE and mine >= 4:
            found.append(f"{who} has influence {mine}, but nobody the alliance")
        if holder not in (NONE, seat) and mine > state.players[holder].influence[faction] and not _passing_on(state):
            found.append(f"{who} is above the holder of an alliance")


def _passing_on(state: ImperiumState) -> bool:
    """Say whether the holder of an alliance is just choosing who takes it (I-17.7)."""
    return state.pending[0] == ALLIANCE
