"""Why an action that Uprising brings is not legal now, from the same predicates that list the legal ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.engine.action import Action
from kanly.engine.text import Text
from kanly.imperium.components import CONFLICTS, CONTRACTS, LEADERS
from kanly.imperium.effects import EFFECTS
from kanly.imperium.ids import SPIES_EACH, WILD
from kanly.imperium.rules import battle_icons, contracts, spies
from kanly.imperium.state import ImperiumState
from kanly.imperium.steps import ENDGAME_TURN


def _why_not_place(state: ImperiumState, seat: int, choice: Action) -> Text | None:
    """Say why a Spy is not placed on a post (U-9.1, U-9.4, U-9.5)."""
    if state.pending[0] != spies.PLACE_SPY:
        return None
    if spies.count_spies(state, seat) >= SPIES_EACH:
        return Text("why-spies-out", "all your Spies are on the board: recall one first")
    effect = EFFECTS[state.pending[2]]
    taken = [
        player.uprising for other, player in enumerate(state.players) if other == seat or not effect.k & spies.SHARED
    ]
    if any(up is not None and up.spies >> choice.a & 1 for up in taken):
        return Text("why-post-taken", "there is a Spy on that observation post")
    return Text("why-post-wrong", "the effect does not reach that observation post")


def _why_not_recall(state: ImperiumState, seat: int, choice: Action) -> Text | None:
    """Say why a Spy is not recalled from a post (U-9.7, U-9.9, U-9.10)."""
    if state.pending[0] not in (spies.PLACE_SPY, spies.RECALL_SPY, spies.INFILTRATE, spies.GATHER):
        return None
    if not spies.spies_of(state, seat) >> choice.a & 1:
        return Text("why-no-spy-there", "you have no Spy on that observation post")
    if state.pending[0] in (spies.INFILTRATE, spies.GATHER):
        space = state.edition.board[state.pending[3]]
        return Text("why-spy-not-there", f"that Spy is not at {space.name}", space=space.key)
    return None


def _why_not_take(state: ImperiumState, seat: int, choice: Action) -> Text | None:
    """Say why a contract is not taken (U-16.3, U-16.13)."""
    if state.pending[0] != contracts.TAKE_CONTRACT or state.uprising is None:
        return None
    contract = CONTRACTS[choice.a]
    if choice.a in state.uprising.aside and not LEADERS[state.players[seat].leader].takes_set_aside:
        english = f"the contract {contract.name} is set aside for another leader"
        return Text("why-set-aside", english, contract=contract.key)
    return Text("why-not-in-market", f"the contract {contract.name} does not lie open", contract=contract.key)


def _why_not_turn(state: ImperiumState, seat: int, choice: Action) -> Text | None:
    """Say why a card is not turned face down as a price (U-12.6)."""
    if state.pending[0] != battle_icons.TURN_ICON:
        return None
    return _not_won(state, seat, choice.a) or _about(
        choice.a, "why-wrong-battle-icon", "does not have that battle icon"
    )


def _why_not_pair(state: ImperiumState, seat: int, choice: Action) -> Text | None:
    """Say why a card is not paired with a wild one (U-12.5)."""
    if state.pending[0] != ENDGAME_TURN:
        return Text("why-pair-endgame", "battle icons are paired with a wild one at the end of the game")
    if battle_icons.face_up(state, seat, WILD) < 0:
        return Text("why-no-wild", "you have no wild battle icon face up")
    return _not_won(state, seat, choice.a)


def _not_won(state: ImperiumState, seat: int, card: int) -> Text | None:
    up = state.players[seat].uprising
    if up is not None and card in up.won:
        return None
    return _about(card, "why-not-won", "does not lie face up in front of you")


def _about(card: int, id: str, english: str) -> Text:
    conflict = CONFLICTS[card]
    return Text(id, f"{conflict.name} {english}", conflict=conflict.key)


WHY_NOT: Final[dict[int, Callable[[ImperiumState, int, Action], Text | None]]] = {
    spies.PLACE: _why_not_place,
    spies.RECALL: _why_not_recall,
    contracts.TAKE: _why_not_take,
    battle_icons.TURN: _why_not_turn,
    battle_icons.PAIR: _why_not_pair,
}
"""Who answers for a verb; None where the decision is about something else."""
