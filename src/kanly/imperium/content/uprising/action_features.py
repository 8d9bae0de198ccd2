"""What is worth looking at in actions of Uprising besides what every edition shows: posts, contracts, worms, icons."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kanly.engine.action import Action
from kanly.engine.features import Feature, Row
from kanly.imperium import actions
from kanly.imperium.action_features import BRINGS, also_acquires, left
from kanly.imperium.action_groups import ActionGroup
from kanly.imperium.components import CONFLICTS, CONTRACTS, INTRIGUES, Contract, Space
from kanly.imperium.content.uprising.words import HIGH_COUNCIL, MAKER_HOOKS
from kanly.imperium.edition import Edition
from kanly.imperium.effects import Effect
from kanly.imperium.ids import HARVEST, IMMEDIATE, VISIT, WILD
from kanly.imperium.rules import battle_icons, contracts, sandworms, spies, tricks
from kanly.imperium.state import ImperiumState


def _rewarded(edition: Edition, action: Action) -> tuple[Effect, ...]:
    return (CONTRACTS[action.a].entry,)


also_acquires(tricks.ACQUIRE_HAND)
BRINGS[contracts.TAKE] = _rewarded


def _names(edition: Edition) -> list[Feature]:
    return [
        Feature("watches", "spaces that a Spy there watches"), Feature("watches_taken", "those of them with an Agent"),
        Feature("gathers", "a Spy is recalled for a card"), Feature("last_spy", "it is the last Spy on the board"),
        Feature("wild_icon", "a wild battle icon is turned"), Feature("endgame_plot", "an Endgame card is trashed"),
        Feature("at_once", "a contract that is completed at once"),
        Feature("completes", "what a contract completed there is worth"),
        Feature("spied", "an own Spy watches the space"), Feature("infiltrates", "a Spy lets the Agent in"),
        Feature("worms", "Maker Hooks, and sandworms can come there"),
        Feature("hooks_early", "Maker Hooks to be had, and how much of the game is left"),
        Feature("icon_at_stake", "a battle icon that makes a pair, where the Conflict can be joined"),
        Feature("seat_early", "a seat in the High Council still to be had, and how much of the game is left"),
    ]  # fmt: skip


def _add_lasting(edition: Edition, action: Action, first: int, row: Row) -> None:
    if action.kind == spies.PLACE:
        row.append((first, float(edition.watched[action.a].bit_count())))
    elif action.kind == battle_icons.TURN:
        row.append((first + 4, 1.0 if CONFLICTS[action.a].icon == WILD else 0.0))
    elif action.kind == tricks.TRASH_PLOT:
        row.append((first + 5, 1.0 if INTRIGUES[action.a].endgame else 0.0))
    elif action.kind == contracts.TAKE:
        row.append((first + 6, 1.0 if CONTRACTS[action.a].kind == IMMEDIATE else 0.0))


def _look_at_post(state: ImperiumState, seat: int, action: Action, first: int, row: Row) -> None:
    watched = state.edition.watched[action.a]
    taken = 0
    for space, agents in enumerate(state.agents):
        if agents and watched >> space & 1:
            taken += 1
    row.append((first + 1, float(taken)))


def _look_at_recall(state: ImperiumState, seat: int, action: Action, first: int, row: Row) -> None:
    if state.pending[0] == spies.GATHER:
        row.append((first + 2, 1.0))
    if spies.count_spies(state, seat) == 1:
        row.append((first + 3, 1.0))


def _look_at_space(state: ImperiumState, seat: int, action: Action, first: int, row: Row) -> None:
    up = state.players[seat].uprising
    if up is None:
        return
    space = state.edition.board[action.b]
    for number in up.contracts:
        if _completes(CONTRACTS[number], space):
            entry = CONTRACTS[number].entry
            row.append((first + 7, 0.2 + entry.word.worth(entry)))
    if spies.spies_at(state, seat, space.id):
        row.append((first + (9 if state.agents[space.id] else 8), 1.0))
    if space.maker and up.hooks and sandworms.can_summon(state, seat):
        row.append((first + 10, 1.0))
    if not up.hooks and _offers_hooks(space.effects):
        row.append((first + 11, left(state)))
    if space.combat and state.conflicts and _makes_pair(up.won, CONFLICTS[state.conflicts[-1]].icon):
        row.append((first + 12, 1.0))
    for effect in space.effects:
        if effect.op == HIGH_COUNCIL and not state.players[seat].council:
            row.append((first + 13, left(state)))


def _completes(contract: Contract, space: Space) -> bool:
    return (contract.kind == VISIT and contract.space == space.key) or (contract.kind == HARVEST and space.maker > 0)


@lru_cache(maxsize=256)
def _offers_hooks(effects: tuple[Effect, ...]) -> bool:
    return any(effect.op == MAKER_HOOKS or _offers_hooks(effect.parts) for effect in effects)


def _makes_pair(won: tuple[int, ...], icon: int) -> bool:
    if icon == WILD:
        return False
    for card in won:
        if CONFLICTS[card].icon == icon:
            return True
    return False


PIECES: Final = ActionGroup(
    _names, _add_lasting,
    {actions.AGENT: _look_at_space, spies.PLACE: _look_at_post, spies.RECALL: _look_at_recall},
)  # fmt: skip
