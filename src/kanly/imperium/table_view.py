"""A game in the shape that a page draws: what lies open for everybody, and what one seat holds.

Both say no more than `view.py` does: made from any state that fits the seat's observation they come out the same,
which a contract test checks at every decision. They are plain data without nulls, so that changes travel as merge
patches. A server makes them after every action: small parts that come back again and again are made once and shared,
so nobody may change what these functions return.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from kanly.imperium.actions import SPACE_KEYS
from kanly.imperium.components import CARDS, CONFLICTS, HAGAL_CARDS, INTRIGUES, LEADERS, Edition
from kanly.imperium.effects import EFFECTS
from kanly.imperium.ids import (
    FACTIONS,
    NONE,
    PHASES,
    POINT_SOURCES,
    RESOURCES,
    SITTERS,
    TURN_KINDS,
)
from kanly.imperium.rules.agent import cost_of
from kanly.imperium.rules.troops import strength
from kanly.imperium.state import Hagal, ImperiumState, Player, Turn
from kanly.imperium.steps import FLOW, SNOOP, TURN

View = dict[str, Any]

_SEATS = tuple(str(seat) for seat in range(8))


def face_up(state: ImperiumState, about: str) -> View:
    """Return what lies open for everybody (I-24.1, I-24.2, I-24.3); `about` is what the pending decision is about."""
    return {
        "round": state.round,
        "phase": PHASES[state.phase],
        "first": state.first,
        "over": state.over,
        "winner": state.winner,
        "turn": _turn(state.turn),
        "decision": {} if state.over else _decision(state, about),
        "mentat": state.mentat,
        "alliances": _named(FACTIONS, tuple(state.alliances)),
        "spaces": _spaces(state.edition, tuple(state.agents), tuple(state.bonus), tuple(state.control)),
        "row": _cards(tuple(state.row)),
        "reserve": {CARDS[card].key: left for card, left in zip(state.edition.reserve, state.reserve, strict=True)},
        "decks": {
            "imperium": len(state.imperium_deck),
            "intrigue": len(state.intrigue_deck),
            "conflict": len(state.conflict_deck),
            "hagal": 0 if state.hagal is None else len(state.hagal.deck),
        },
        "conflict": CONFLICTS[state.conflicts[-1]].key if state.conflicts else "",
        "conflicts_past": [CONFLICTS[number].key for number in state.conflicts[:-1]],
        "intrigue_discard": [INTRIGUES[card].key for card in state.intrigue_discard],
        "trash": _cards(state.trash),
        "hagal": {} if state.hagal is None else _house(state.hagal),
        "players": {_SEATS[seat]: _player(player) for seat, player in enumerate(state.players)},
    }


def held(state: ImperiumState, seat: int) -> View:
    """Return what only one seat sees: its hand, its secrets and its choices (I-24.4 to I-24.7)."""
    player = state.players[seat]
    if player.rival:  # nobody sees a rival's Intrigue cards (hagal C-7)
        return {}
    return {
        "hand": _cards(tuple(player.hand)),
        "intrigue": [INTRIGUES[card].key for card in player.intrigue] if player.intrigue else [],
        "top": _own_top(state, seat, player),
        "deck": _sorted_cards(tuple(player.deck)),
        "tokens": _factions(player.tokens),
        "stolen": _stolen(state, seat),
        "decision": {} if state.over or state.decider() != seat else _choices(state, seat),
    }


def _turn(turn: Turn) -> View:
    return {
        "seat": turn.seat,
        "kind": TURN_KINDS[turn.kind],
        "card": _card(turn.card),
        "space": _space(turn.space),
        "recruited": turn.recruited,
        "deployed": turn.deployed,
        "persuasion": turn.persuasion,
        "pool": [EFFECTS[effect].path for effect, _ in turn.pool],
    }


def _decision(state: ImperiumState, about: str) -> View:
    step = state.pending
    return {"seat": state.decider(), "for": step[1], "kind": FLOW.names[step[0]], "about": about, "n": step[2]}


@lru_cache(maxsize=4096)
def _spaces(edition: Edition, agents: tuple[int, ...], bonus: tuple[int, ...], control: tuple[int, ...]) -> View:
    return {space.key: _place(agents[space.id], bonus[space.id], control[space.id]) for space in edition.board}


@lru_cache(maxsize=4096)
def _place(agents: int, bonus: int, control: int) -> View:
    """Return what stands on a space; `agents` is a mask of seats."""
    return {"agents": [seat for seat in range(8) if agents >> seat & 1], "bonus": bonus, "control": control}


def _house(hagal: Hagal) -> View:
    level = hagal.level()
    return {
        "turned": [HAGAL_CARDS[card].key for card in hagal.turned],
        "discard": [HAGAL_CARDS[card].key for card in hagal.discard],
        "difficulty": "" if level is None else level.key,
    }


def _player(player: Player) -> View:
    top = player.known_top
    return {
        "sitter": SITTERS[player.rival],
        "leader": "" if player.leader == NONE else LEADERS[player.leader].key,
        "offered": [LEADERS[leader].key for leader in player.offered] if player.offered else [],
        "vp": player.vp,
        "points": _named(POINT_SOURCES, player.points),
        "goods": _named(RESOURCES, tuple(player.goods)),
        "influence": _named(FACTIONS, tuple(player.influence)),
        "supply": player.supply,
        "garrison": player.garrison,
        "conflict": player.conflict,
        "ready": player.ready,
        "swordmaster": bool(player.swordmaster),
        "council": bool(player.council),
        "swords": player.swords,
        "strength": strength(player),
        "revealed": bool(player.revealed),
        "struck": bool(player.struck),
        "tokens": _factions(player.tokens) if player.struck else [],
        "voice": _space(player.voice),
        "aside": _card(player.aside),
        "deck": len(player.deck),
        "hand": len(player.hand),
        "known_hand": _cards(player.known_hand),
        "known_top": _cards(tuple(player.deck[len(player.deck) - top :])) if top else [],
        "discard": [CARDS[card].key for card in player.discard],
        "played": _cards(player.played),
        "revealed_cards": _cards(player.revealed_cards),
        "intrigue": len(player.intrigue),
        "waiting": [INTRIGUES[card].key for card in player.waiting] if player.waiting else [],
    }


def _own_top(state: ImperiumState, seat: int, player: Player) -> list[str]:
    """Return the top cards of one's own deck that one may see, the topmost last (I-22.1, I-23.16)."""
    top = player.known_top
    if not top and player.deck:
        snoops = state.pending[0] == SNOOP and state.pending[1] == seat
        top = 1 if snoops or (player.leader != NONE and LEADERS[player.leader].sees_top) else 0
    return [CARDS[card].key for card in player.deck[len(player.deck) - top :]]


def _stolen(state: ImperiumState, seat: int) -> View:
    """Return the Intrigue cards that a seat knows in others' hands: they were stolen from it (I-24.7)."""
    known: View = {}
    for other, player in enumerate(state.players):
        if not player.seen:
            continue
        cards = [INTRIGUES[card].key for card, viewer in player.seen if viewer == seat and other != seat]
        if cards:
            known[_SEATS[other]] = cards
    return known


def _choices(state: ImperiumState, seat: int) -> View:
    """Return the legal actions and, at the start of a turn, the spaces whose cost is not the printed one (I-5.11)."""
    choices: View = {"actions": [action.text for action in state.options]}
    if state.pending[0] == TURN:
        costs = {space: cost_of(state, seat, space) for space in state.edition.board if space.cost_amount}
        choices["costs"] = {
            space.key: {RESOURCES[space.cost_resource]: cost}
            for space, cost in costs.items()
            if cost != space.cost_amount
        }
    return choices


@lru_cache(maxsize=8192)
def _named(names: tuple[str, ...], numbers: tuple[int, ...]) -> View:
    return dict(zip(names, numbers, strict=True))


@lru_cache(maxsize=8192)
def _cards(cards: tuple[int, ...]) -> list[str]:
    return [CARDS[card].key for card in cards]


@lru_cache(maxsize=8192)
def _sorted_cards(cards: tuple[int, ...]) -> list[str]:
    """Return a deck's cards without their order (I-24.5)."""
    return sorted(_cards(cards))


def _card(card: int) -> str:
    return "" if card == NONE else CARDS[card].key


def _space(space: int) -> str:
    return "" if space == NONE else SPACE_KEYS[space]


def _factions(mask: int) -> list[str]:
    return [name for i, name in enumerate(FACTIONS) if mask >> i & 1] if mask > 0 else []
