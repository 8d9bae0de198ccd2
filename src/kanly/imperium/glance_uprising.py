"""What the actions and the words that Uprising brings look like at a glance (U-7 to U-16)."""

from __future__ import annotations

from typing import Final

from kanly.engine.action import Action
from kanly.imperium.components import CONFLICTS, CONTRACTS, INTRIGUES, Space
from kanly.imperium.content.uprising import words
from kanly.imperium.effects import Effect
from kanly.imperium.evaluation import ACCEPTED, HOOKS, SPY, WILD_ICON, first_reward
from kanly.imperium.glance import MOMENTS, VISITS, WEIGHERS, effect_now, nothing, static, weigh_card
from kanly.imperium.ids import HARVEST, IMMEDIATE, SANDWORM_STRENGTH, VISIT, WILD
from kanly.imperium.rules import (
    activation,
    allies,
    battle_icons,
    commanders,
    contracts,
    personal_board,
    sandworms,
    spies,
    trade,
    tricks,
)
from kanly.imperium.rules.troops import strength, strongest_other
from kanly.imperium.state import ImperiumState
from kanly.imperium.steps import ENDGAME_TURN

DRAWN: Final = 0.3
"""A card for a Spy that is recalled (U-9.10)."""


# -- Spies (U-9) ---------------------------------------------------------------------------------------------------


def _post(state: ImperiumState, post: int) -> float:
    """Return what a Spy on a post is worth: the more, the more spaces it watches, and those that are often taken."""
    watched = state.edition.watched[post]
    value = SPY
    for space in range(watched.bit_length()):
        if watched >> space & 1:
            value += 0.05 + (0.05 if state.agents[space] else 0.0)
    return value


def _weigh_post(state: ImperiumState, seat: int, option: Action) -> float:
    return _post(state, option.a)


def _weigh_recall(state: ImperiumState, seat: int, option: Action) -> float:
    """Return what recalling a Spy is worth: what it gives here, less what it is worth where it is."""
    given = DRAWN if state.pending[0] == spies.GATHER else 0.1
    return given - 0.6 * _post(state, option.a)


def _visit(state: ImperiumState, seat: int, space: Space) -> float:
    """Return what a visit brings besides: contracts (U-16.6), a card for a Spy there, or the price of Infiltrating."""
    up = state.players[seat].uprising
    if up is None:
        return 0.0
    value = 0.0
    for number in up.contracts:
        contract = CONTRACTS[number]
        if (contract.kind == VISIT and contract.space == space.key) or (contract.kind == HARVEST and space.maker):
            value += _reward(state, seat, number) + 0.1
    if spies.spies_at(state, seat, space.id):
        value += -SPY if state.agents[space.id] else 0.5 * DRAWN
    return value


def _spies(state: ImperiumState, seat: int, effect: Effect) -> float:
    """Return what placing Spies is worth: little to one who has none left to place (U-9.4)."""
    return static(effect) if spies.count_spies(state, seat) < 3 else 0.3 * static(effect)


# -- the Conflict (U-7, U-8, U-12) ---------------------------------------------------------------------------------


def _sandworms(state: ImperiumState, seat: int, effect: Effect) -> float:
    """Return what sandworms promise: a reward twice (U-11.4), to who leads with them; nothing where none can come."""
    if not sandworms.can_summon(state, seat):
        return 0.0
    ahead = strength(state, seat) + SANDWORM_STRENGTH * effect.n > strongest_other(state, seat)
    return (0.7 if ahead else 0.25) * first_reward(state, seat)


def _hooks(state: ImperiumState, seat: int, effect: Effect) -> float:
    """Return what Maker Hooks are worth: the earlier, the more, and once (U-8.1)."""
    up = state.players[seat].uprising
    return 0.0 if up is None or up.hooks else HOOKS * max(0.0, (10 - state.round) / 10)


def _wall(state: ImperiumState, seat: int, effect: Effect) -> float:
    """Return what it is worth that the Shield Wall falls: something to one who has Maker Hooks (U-8.6)."""
    up, table = state.players[seat].uprising, state.uprising
    if up is None or table is None or not table.wall:
        return 0.0
    return 0.3 if up.hooks else -0.15


def _weigh_icon(state: ImperiumState, seat: int, option: Action) -> float:
    """Return how well a battle icon can be missed: a wild one least (U-12.6)."""
    return -WILD_ICON if CONFLICTS[option.a].icon == WILD else 0.0


def _weigh_pair(state: ImperiumState, seat: int, option: Action) -> float:
    """Return what a pair is worth: a point (U-12.5)."""
    return 1.0


# -- contracts, cards, council -------------------------------------------------------------------------------------


def _reward(state: ImperiumState, seat: int, contract: int) -> float:
    return sum((effect_now(state, seat, part) for part in CONTRACTS[contract].entry.parts), 0.0)


def _weigh_contract(state: ImperiumState, seat: int, option: Action) -> float:
    """Return what a contract is worth: its reward, less the way there, if there is one (U-16.6)."""
    sure = 1.0 if CONTRACTS[option.a].kind == IMMEDIATE else ACCEPTED
    return 0.1 + sure * _reward(state, seat, option.a)


def _weigh_plot_loss(state: ImperiumState, seat: int, option: Action) -> float:
    """Return how well an Intrigue card can be missed: one that gives points at the end least (U-15.2)."""
    card = INTRIGUES[option.a]
    if card.endgame:
        return -0.5 if state.pending[0] != ENDGAME_TURN else -1.0
    return -0.1 - 0.5 * sum((max(0.0, static(effect)) for effect in card.plot), 0.0)


def _high_council(state: ImperiumState, seat: int, effect: Effect) -> float:
    """Return what a visit to the High Council is worth: the seat, or all the rest to one who has it (U-18.3)."""
    if state.players[seat].council:
        return sum((static(part) for part in effect.parts), 0.0)
    return 2.1 * max(0.0, (10 - state.round) / 10)


# -- two teams (U-22) ----------------------------------------------------------------------------------------------


def _weigh_own_track(state: ImperiumState, seat: int, option: Action) -> float:
    """Return what a step on the personal track is worth, beside one of the board's (U-22.11)."""
    return 0.2


def _weigh_gift(state: ImperiumState, seat: int, option: Action) -> float:
    """Return how well goods that a partner gets can be missed (U-22.19)."""
    return -0.05 * option.a


def _weigh_conceding(state: ImperiumState, seat: int, option: Action) -> float:
    """Return what it costs to leave a place in the Conflict to the partner (U-22.22)."""
    return -0.1


def join() -> None:
    """Let the glance know the verbs, the words and the visits of Uprising."""
    WEIGHERS.update(
        {
            spies.PLACE: _weigh_post, spies.RECALL: _weigh_recall, battle_icons.TURN: _weigh_icon,
            battle_icons.PAIR: _weigh_pair, contracts.TAKE: _weigh_contract, tricks.TRASH_PLOT: _weigh_plot_loss,
            tricks.ACQUIRE_HAND: weigh_card, personal_board.OWN_TRACK: _weigh_own_track, trade.GIVE_GOODS: _weigh_gift,
            trade.HAND_OVER: _weigh_plot_loss, commanders.ENTHRONE_CARD: weigh_card, allies.GIVE_IN: _weigh_conceding,
            activation.NAME_ALLY: nothing, activation.SEND_TOKEN: nothing, allies.ASK: nothing,
            commanders.SPLIT_TROOPS: nothing, trade.NAME_TRADE: nothing,
        }
    )  # fmt: skip
    MOMENTS.update(
        {
            words.SPY: _spies, words.SANDWORM: _sandworms, words.MAKER_HOOKS: _hooks, words.SHIELD_WALL: _wall,
            words.HIGH_COUNCIL: _high_council,
        }
    )  # fmt: skip
    VISITS.append(_visit)
