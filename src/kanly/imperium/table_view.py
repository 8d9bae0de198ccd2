"""A game in the shape that a page draws: what lies open for everybody (`face_up`), and what one seat holds (`held`).

Both say no more than `view.py` does: made from any state that fits the seat's observation they are shown the same,
which a contract test checks at every decision. They are shown as plain data without nulls, so that changes travel as
merge patches. A server looks after every action, so facts are taken from the state as they are, and shown only when
they have changed. Which facts there are is declared in `fields.py`; here stands how they are shown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from kanly.engine.action import Action
from kanly.engine.decision import SPECTATOR
from kanly.engine.fields import Fact
from kanly.engine.sight import How, Sheet, Sight
from kanly.imperium.components import CARDS, CONFLICTS, CONTRACTS, INTRIGUES, LEADERS
from kanly.imperium.edition import Edition
from kanly.imperium.effects import EFFECTS
from kanly.imperium.fields import PLAYER, RECORDS
from kanly.imperium.ids import FACTIONS, MASTERS, NONE, SITTERS, TURN_KINDS, VARIANTS
from kanly.imperium.opponents import DIFFICULTIES, HAGAL_CARDS
from kanly.imperium.pieces import COURSES, SKILLS, TILES
from kanly.imperium.roles import ROLES
from kanly.imperium.seen import facts_state, held_player
from kanly.imperium.state import ImperiumState
from kanly.imperium.steps import FLOW

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


def _difficulty(level: int) -> str:
    return "" if level == NONE else DIFFICULTIES[level].key


def _space(edition: Edition) -> Callable[[int], str]:
    return lambda space: "" if space == NONE else edition.board[space].key


def _contracts(contracts: Ids) -> list[str]:
    return [CONTRACTS[number].key for number in contracts]


def _posts(edition: Edition) -> Callable[[int], list[str]]:
    return lambda mask: [post.key for number, post in enumerate(edition.posts) if mask >> number & 1]


def _space_names(edition: Edition) -> Callable[[int], list[str]]:
    return lambda mask: [space.key for space in edition.board if mask >> space.id & 1]


def _skills(skills: Ids) -> list[str]:
    return [SKILLS[number].key for number in skills]


def _courses(courses: Ids) -> list[str]:
    return [COURSES[number].key for number in courses]


def _tiles(tiles: Ids) -> list[str]:
    return [TILES[number].key for number in tiles]


def _tile_stacks(stacks: tuple[Ids, ...]) -> list[dict[str, Any]]:
    return [{"top": "" if top == NONE else TILES[top].key, "count": count} for top, count in stacks]


def _variants(mask: int) -> list[str]:
    return [name for i, name in enumerate(VARIANTS) if mask >> i & 1]


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


def _sheet(facts: list[Fact], hows: Mapping[str, How]) -> Sheet:
    return Sheet({fact.name: hows[fact.shown.how] for fact in facts}, [fact.name for fact in facts if fact.optional])


@lru_cache
def _sheets(edition: Edition, players: int) -> tuple[Sheet, Sheet]:
    """Return the sheets of what lies open, and of what a player holds; `hows` has the names that `fields.py` uses."""
    place = Sheet({"agents": _SEATS_OF.__getitem__, "bonus": None, "control": None})
    hows: dict[str, How] = {
        "": None,
        "as_it_is": _as_it_is,
        "card": _card,
        "cards": _cards,
        "choices": Sheet({"actions": _texts, "costs": _as_it_is}),
        "conflict": _conflict,
        "conflicts": _conflicts,
        "decision": Sheet({"seat": None, "for": None, "kind": FLOW.names.__getitem__, "about": None, "n": None}),
        "decks": _numbers("imperium", "intrigue", "conflict", "hagal"),
        "difficulty": _difficulty,
        "effects": _effects,
        "factions": _factions,
        "goods": _numbers(*edition.resources),
        "hagal_cards": _hagal_cards,
        "influence": _numbers(*edition.factions),
        "intrigues": _intrigues,
        "leader": _leader,
        "leaders": _leaders,
        "phase": edition.phases.__getitem__,
        "points": _numbers(*edition.point_sources),
        "reserve": _numbers(*_cards(tuple(edition.reserve))),
        "sitter": SITTERS.__getitem__,
        "space": _space(edition),
        "spaces": Sheet(dict.fromkeys([space.key for space in edition.board], place)),
        "turn_kind": TURN_KINDS.__getitem__,
        "yes_no": bool,
        "master": MASTERS.__getitem__,
        "posts": _posts(edition),
        "variants": _variants,
        "contracts": _contracts,
        "space_names": _space_names(edition),
        "skills": _skills,
        "courses": _courses,
        "tiles": _tiles,
        "tile_stacks": _tile_stacks,
    }
    for record in RECORDS:
        sheet = hows[record.word] = _sheet(record.page_facts(), hows)
        hows[f"{record.word}s"] = Sheet(dict.fromkeys([str(seat) for seat in range(players)], sheet))
        hows[f"held_{record.word}"] = _sheet(record.held_facts(), hows)
    return sheet, _sheet(PLAYER.held_facts(), hows)


# -- what is seen ------------------------------------------------------------------------------------------


def face_up(state: ImperiumState, about: str) -> Sight:
    """Return what lies open for everybody (I-24.1, I-24.2, I-24.3); `about` is what the pending decision is about."""
    return Sight(_sheets(state.edition, len(state.players))[0], facts_state(state, about))


def held(state: ImperiumState, seat: int, undo: bool) -> Sight:
    """Return what only one seat sees: its hand, its secrets and its choices (I-24.4 to I-24.7)."""
    player = state.players[seat]
    # nobody sees a rival's Intrigue cards (hagal C-7)
    sees_nothing = seat == SPECTATOR or not ROLES[player.rival].plays_intrigue
    facts = () if sees_nothing else held_player(player, state, seat, undo)
    return Sight(_sheets(state.edition, len(state.players))[1], facts)
