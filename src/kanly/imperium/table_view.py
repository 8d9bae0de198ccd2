"""A game in the shape that a page draws: what lies open for everybody (`face_up`), and what one seat holds (`held`).

Both say no more than `view.py` does: made from any state that fits the seat's observation they are shown the same,
which a contract test checks at every decision. They are shown as plain data without nulls, so that changes travel as
merge patches. A server looks after every action, so facts are taken from the state as they are, and shown only when
they have changed. A sheet names the facts that the function before it takes, in the same order.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from kanly.engine.action import Action
from kanly.engine.game import SPECTATOR
from kanly.engine.sight import Facts, Sheet, Sight
from kanly.imperium.components import CARDS, CONFLICTS, HAGAL_CARDS, INTRIGUES, LEADERS, Edition
from kanly.imperium.effects import EFFECTS
from kanly.imperium.ids import (
    FACTIONS,
    NONE,
    RESOURCES,
    SITTERS,
    TURN_KINDS,
)
from kanly.imperium.rules.agent import cost_of
from kanly.imperium.rules.troops import strength
from kanly.imperium.state import Hagal, ImperiumState, Player, Turn, decider, level_of
from kanly.imperium.steps import FLOW, SNOOP, TURN

Ids = tuple[int, ...]

_SEATS_OF: Final = [[seat for seat in range(8) if mask >> seat & 1] for mask in range(256)]
"""The seats in a mask."""


# -- how a fact is shown -----------------------------------------------------------------------------------


def _card(card: int) -> str:
    return "" if card == NONE else CARDS[card].key


def _cards(cards: Ids) -> list[str]:
    return [CARDS[card].key for card in cards]


def _intrigues(cards: Ids) -> list[str]:
    return [INTRIGUES[card].key for card in cards]


def _hagal_cards(cards: Ids) -> list[str]:
    return [HAGAL_CARDS[card].key for card in cards]


def _leader(leader: int) -> str:
    return "" if leader == NONE else LEADERS[leader].key


def _leaders(leaders: Ids) -> list[str]:
    return [LEADERS[leader].key for leader in leaders]


def _conflict(conflict: int) -> str:
    return "" if conflict == NONE else CONFLICTS[conflict].key


def _conflicts(conflicts: Ids) -> list[str]:
    return [CONFLICTS[number].key for number in conflicts]


def _space(edition: Edition) -> Callable[[int], str]:
    return lambda space: "" if space == NONE else edition.board[space].key


def _factions(mask: int) -> list[str]:
    return [name for i, name in enumerate(FACTIONS) if mask >> i & 1] if mask > 0 else []


def _effects(pool: tuple[tuple[int, int], ...]) -> list[str]:
    return [EFFECTS[effect].path for effect, _ in pool]


def _texts(actions: tuple[Action, ...]) -> list[str]:
    return [action.text for action in actions]


def _as_it_is(shown: dict[str, Any]) -> dict[str, Any]:
    return shown


def _numbers(*names: str) -> Sheet:
    """Return the sheet of facts that are numbers and are shown as they are."""
    return Sheet(dict.fromkeys(names))


# -- what lies open for everybody --------------------------------------------------------------------------


def _turn(turn: Turn) -> Facts:
    return (
        turn.seat,
        turn.kind,
        turn.card,
        turn.space,
        turn.recruited,
        turn.deployed,
        turn.persuasion,
        tuple(turn.pool),
    )


def _turn_sheet(edition: Edition) -> Sheet:
    return Sheet(
        {
            "seat": None,
            "kind": TURN_KINDS.__getitem__,
            "card": _card,
            "space": _space(edition),
            "recruited": None,
            "deployed": None,
            "persuasion": None,
            "pool": _effects,
        }
    )


def _player(player: Player) -> Facts:
    top = player.known_top
    return (
        player.rival,
        player.leader,
        player.offered,
        player.vp,
        player.points,
        tuple(player.goods),
        tuple(player.influence),
        player.supply,
        player.garrison,
        player.conflict,
        player.ready,
        player.swordmaster,
        player.council,
        player.swords,
        strength(player),
        player.revealed,
        player.struck,
        player.tokens if player.struck else 0,
        player.voice,
        player.aside,
        len(player.deck),
        len(player.hand),
        player.known_hand,
        tuple(player.deck[-top:]) if top else (),
        tuple(player.discard),
        player.played,
        player.revealed_cards,
        len(player.intrigue),
        player.waiting,
    )


def _player_sheet(edition: Edition) -> Sheet:
    return Sheet(
        {
            "sitter": SITTERS.__getitem__,
            "leader": _leader,
            "offered": _leaders,
            "vp": None,
            "points": _numbers(*edition.point_sources),
            "goods": _numbers(*RESOURCES),
            "influence": _numbers(*FACTIONS),
            "supply": None,
            "garrison": None,
            "conflict": None,
            "ready": None,
            "swordmaster": bool,
            "council": bool,
            "swords": None,
            "strength": None,
            "revealed": bool,
            "struck": bool,
            "tokens": _factions,
            "voice": _space(edition),
            "aside": _card,
            "deck": None,
            "hand": None,
            "known_hand": _cards,
            "known_top": _cards,
            "discard": _cards,
            "played": _cards,
            "revealed_cards": _cards,
            "intrigue": None,
            "waiting": _intrigues,
        }
    )


def _decision(state: ImperiumState, about: str) -> Facts:
    step = state.pending
    return decider(state), step[1], step[0], about, step[2]


_DECISION: Final = Sheet({"seat": None, "for": None, "kind": FLOW.names.__getitem__, "about": None, "n": None})


def _house(hagal: Hagal) -> Facts:
    return hagal.turned, tuple(hagal.discard), level_of(hagal)


_HOUSE: Final = Sheet(
    {
        "turned": _hagal_cards,
        "discard": _hagal_cards,
        "difficulty": lambda level: "" if level is None else level.key,
    }
)


def face_up(state: ImperiumState, about: str) -> Sight:
    """Return what lies open for everybody (I-24.1, I-24.2, I-24.3); `about` is what the pending decision is about."""
    hagal = state.hagal
    facts = (
        state.round,
        state.phase,
        state.first,
        state.over,
        state.winner,
        _turn(state.turn),
        () if state.over else _decision(state, about),
        state.mentat,
        tuple(state.alliances),
        tuple(zip(state.agents, state.bonus, state.control, strict=True)),
        tuple(state.row),
        tuple(state.reserve),
        (
            len(state.imperium_deck),
            len(state.intrigue_deck),
            len(state.conflict_deck),
            0 if hagal is None else len(hagal.deck),
        ),
        state.conflicts[-1] if state.conflicts else NONE,
        state.conflicts[:-1],
        tuple(state.intrigue_discard),
        state.trash,
        () if hagal is None else _house(hagal),
        tuple([_player(player) for player in state.players]),
    )
    return Sight(_face_up_sheet(state.edition, len(state.players)), facts)


@lru_cache
def _face_up_sheet(edition: Edition, players: int) -> Sheet:
    place = Sheet({"agents": _SEATS_OF.__getitem__, "bonus": None, "control": None})
    return Sheet(
        {
            "round": None,
            "phase": edition.phases.__getitem__,
            "first": None,
            "over": None,
            "winner": None,
            "turn": _turn_sheet(edition),
            "decision": _DECISION,
            "mentat": None,
            "alliances": _numbers(*FACTIONS),
            "spaces": Sheet(dict.fromkeys([space.key for space in edition.board], place)),
            "row": _cards,
            "reserve": _numbers(*_cards(tuple(edition.reserve))),
            "decks": _numbers("imperium", "intrigue", "conflict", "hagal"),
            "conflict": _conflict,
            "conflicts_past": _conflicts,
            "intrigue_discard": _intrigues,
            "trash": _cards,
            "hagal": _HOUSE,
            "players": Sheet(dict.fromkeys([str(seat) for seat in range(players)], _player_sheet(edition))),
        }
    )


# -- what one seat holds -----------------------------------------------------------------------------------


def held(state: ImperiumState, seat: int, undo: bool) -> Sight:
    """Return what only one seat sees: its hand, its secrets and its choices (I-24.4 to I-24.7)."""
    player = state.players[seat]
    if seat == SPECTATOR or player.rival:  # nobody sees a rival's Intrigue cards (hagal C-7)
        return Sight(_HELD, ())
    facts = (
        tuple(player.hand),
        tuple(player.intrigue),
        _own_top(state, seat, player),
        tuple(sorted(player.deck)),  # without its order (I-24.5)
        player.tokens,
        _stolen(state, seat),
        () if state.over or decider(state) != seat else _choices(state, seat),
        undo,
    )
    return Sight(_HELD, facts)


def _own_top(state: ImperiumState, seat: int, player: Player) -> Ids:
    """Return the top cards of one's own deck that one may see, the topmost last (I-22.1, I-23.16)."""
    top = player.known_top
    if not top and player.deck:
        snoops = state.pending[0] == SNOOP and state.pending[1] == seat
        top = 1 if snoops or (player.leader != NONE and LEADERS[player.leader].sees_top) else 0
    return tuple(player.deck[-top:]) if top else ()


def _stolen(state: ImperiumState, seat: int) -> dict[str, list[str]]:
    """Return the Intrigue cards that a seat knows in others' hands: they were stolen from it (I-24.7)."""
    known: dict[str, list[str]] = {}
    for other, player in enumerate(state.players):
        if player.seen and other != seat:
            keys = [INTRIGUES[card].key for card, viewer in player.seen if viewer == seat]
            if keys:
                known[str(other)] = keys
    return known


def _choices(state: ImperiumState, seat: int) -> Facts:
    """Return the legal actions and, at the start of a turn, the spaces whose cost is not the printed one (I-5.11)."""
    costs: dict[str, dict[str, int]] = {}
    if state.pending[0] == TURN:
        for space in state.edition.board:
            if space.cost_amount:
                cost = cost_of(state, seat, space)
                if cost != space.cost_amount:
                    costs[space.key] = {RESOURCES[space.cost_resource]: cost}
    return tuple(state.options), costs


_CHOICES: Final = Sheet({"actions": _texts, "costs": _as_it_is})


_HELD: Final = Sheet(
    {
        "hand": _cards,
        "intrigue": _intrigues,
        "top": _cards,
        "deck": _cards,
        "tokens": _factions,
        "stolen": _as_it_is,
        "decision": _CHOICES,
        "undo": None,
    }
)
