"""What the legal actions look like at a glance: a quick weight for each, in victory points, for playouts and priors.

Much cheaper than playing an action and evaluating what comes of it: effects are worth what their words say, and only
what depends most on the moment (influence, spice on the ground, the Conflict) is looked up in the state.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from kanly.engine.action import Action
from kanly.imperium import actions, words
from kanly.imperium.components import CARDS, INTRIGUES, Space
from kanly.imperium.effects import EFFECTS, Effect
from kanly.imperium.evaluation import TRACK_VALUE, card_worth, first_reward, second_reward
from kanly.imperium.ids import NONE, RESOURCE_WORTH, SPICE, TOP_OF_TRACK, TROOP_STRENGTH
from kanly.imperium.rules.agent import cost_of
from kanly.imperium.rules.troops import strength, strongest_other
from kanly.imperium.state import ImperiumState, Player, fighter
from kanly.imperium.steps import AFTER_WIN, COMBAT_TURN, ENDGAME_TURN, LOSE_INFLUENCE, TURN

Weigh = Callable[[ImperiumState, int, Action], float]
"""What an action looks like to a seat."""

WEIGHERS: Final[dict[int, Weigh]] = {}
"""How actions are weighed, by their verb; a verb that has nothing here weighs nothing."""

MOMENTS: Final[dict[int, Callable[[ImperiumState, int, Effect], float]]] = {}
"""Words of sets whose worth depends on the moment, and how; all others are worth what they say."""

VISITS: Final[list[Callable[[ImperiumState, int, Space], float]]] = []
"""What sets add to the worth of a visit to a space."""


def weigh(state: ImperiumState) -> list[float]:
    """Return a weight for every legal action of the pending decision."""
    seat = state.pending[1]
    if state.pending[0] == TURN:
        return _weigh_turn(state, seat)
    weights: list[float] = []
    for option in state.options:
        weigher = WEIGHERS.get(option.kind)
        weights.append(0.0 if weigher is None else weigher(state, seat, option))
    return weights


def _weigh_turn(state: ImperiumState, seat: int) -> list[float]:
    player = state.players[seat]
    weights: list[float] = []
    spaces: dict[int, float] = {}
    for option in state.options:
        if option.kind == actions.AGENT:
            card, place = option.a, option.b
            if place not in spaces:
                spaces[place] = _space(state, seat, player, state.edition.board[place])
            weights.append(spaces[place] + _agent_box(card) - 0.5 * _reveal_box(card))
        elif option.kind == actions.PLAY:
            weights.append(_play(state, seat, option.a))
        else:
            weights.append(-0.6 if player.ready else 0.3)
    return weights


def _space(state: ImperiumState, seat: int, player: Player, space: Space) -> float:
    left = max(0.0, (10 - state.round) / 10)
    value = -cost_of(state, seat, space) * RESOURCE_WORTH[space.cost_resource] if space.cost_amount else 0.0
    if space.faction != NONE:
        value += _faction(state, seat, space.faction, 1)
    elif space.personal != NONE:
        value += 0.6
    for effect in space.effects:
        if effect.op == words.SWORDMASTER:
            value += 3.4 * left
        elif effect.op == words.COUNCIL:
            value += 2.1 * left
        elif effect.op == words.HARVEST:
            value += RESOURCE_WORTH[SPICE] * (effect.n + state.bonus[space.id])
        elif effect.op in MOMENTS:
            value += MOMENTS[effect.op](state, seat, effect)
        elif effect.op == words.EITHER and space.maker:
            value += _best_part(state, seat, effect) + RESOURCE_WORTH[SPICE] * state.bonus[space.id]
        else:
            value += static(effect)
    for visit in VISITS:
        value += visit(state, seat, space)
    if space.prices:
        value += 0.35
    if space.hall:
        value += 0.1 * space.hall
    if space.combat and state.conflicts:
        value += _fight(state, seat, player, 2)
    return value


def _best_part(state: ImperiumState, seat: int, effect: Effect) -> float:
    """Return what the best part of a choice is worth to a seat that can have it now."""
    best = 0.0
    for part in effect.parts:
        usable = part.word.usable
        if usable is None or usable(state, seat, part, NONE):
            best = max(best, effect_now(state, seat, part))
    return best


def _fight(state: ImperiumState, seat: int, player: Player, more: int) -> float:
    """Return what joining the Conflict with troops from the garrison promises."""
    seat = fighter(state, seat)
    troops = min(state.players[seat].garrison, more)
    if not troops:
        return 0.05
    mine = strength(state, seat) + TROOP_STRENGTH * troops
    if mine > strongest_other(state, seat):
        return 0.35 * first_reward(state, seat)
    return 0.1 * second_reward(state)


def _deploy(state: ImperiumState, seat: int, n: int) -> float:
    """Return what n troops more in the Conflict promise, less what they cost."""
    if not state.conflicts or not n:
        return 0.0
    mine = strength(state, seat) + TROOP_STRENGTH * n
    lead = mine - strongest_other(state, seat)
    if lead > 0:
        return first_reward(state, seat) * (0.5 + 0.05 * min(6, lead)) - 0.12 * n
    return second_reward(state) * 0.5 - 0.12 * n


def _play(state: ImperiumState, seat: int, number: int) -> float:
    """Return what playing an Intrigue card now promises; it could also be kept."""
    card = INTRIGUES[number]
    step = state.pending[0]
    if step == COMBAT_TURN:
        swords = sum(_swords(effect) for effect in card.combat)
        mine = strength(state, seat)
        best = strongest_other(state, seat)
        if mine <= best < mine + swords:
            return 1.0
        return -0.3 if swords else 0.1
    if step in (AFTER_WIN, ENDGAME_TURN):
        return 1.0
    return sum((effect_now(state, seat, effect) for effect in card.plot), 0.0) - 0.15


def _swords(effect: Effect) -> int:
    if effect.op == words.SWORDS:
        return effect.n
    return sum(_swords(part) for part in effect.parts)


def _faction(state: ImperiumState, seat: int, faction: int, change: int) -> float:
    """Return what a step on a faction's track is worth, its points and its Alliance included."""
    seat = fighter(state, seat)
    now = state.players[seat].influence[faction]
    then = min(TOP_OF_TRACK, max(0, now + change))
    value = 0.7 * (TRACK_VALUE[then] - TRACK_VALUE[now])
    if now < 2 <= then:
        value += 1.0
    elif then < 2 <= now:
        value -= 1.0
    holder = state.alliances[faction]
    if then >= 4 and holder != seat:
        if holder == NONE or then > state.players[holder].influence[faction]:
            value += 1.0
    return value


def effect_now(state: ImperiumState, seat: int, effect: Effect) -> float:
    """Return what an effect is worth to a seat at this moment."""
    if effect.op == words.INFLUENCE:
        return _faction(state, seat, effect.m, effect.n)
    if effect.op == words.INFLUENCE_ANY:
        return max(_faction(state, seat, f, effect.n) for f in range(len(state.edition.factions)) if effect.m >> f & 1)
    if effect.op == words.ARROW:
        gives = sum((effect_now(state, seat, part) for part in effect.parts), 0.0)
        return gives + sum((effect_now(state, seat, part) for part in effect.cost), 0.0)
    if effect.op in (words.ALL, words.WHEN, words.NEXT_REVEAL):
        return sum((effect_now(state, seat, part) for part in effect.parts), 0.0)
    if effect.op in MOMENTS:
        return MOMENTS[effect.op](state, seat, effect)
    return static(effect)


@lru_cache(maxsize=4096)
def static(effect: Effect) -> float:
    """Return what an effect is worth at no particular moment."""
    return effect.word.worth(effect)


@lru_cache(maxsize=512)
def _agent_box(card: int) -> float:
    return sum((static(effect) for effect in CARDS[card].agent), 0.0)


@lru_cache(maxsize=512)
def _reveal_box(card: int) -> float:
    it = CARDS[card]
    return 0.12 * it.persuasion + 0.08 * it.swords + sum((static(effect) for effect in it.reveal), 0.0)


def _card(state: ImperiumState, card: int) -> float:
    left = max(0.1, (10 - state.round) / 10)
    return left * card_worth(card) + sum((static(effect) for effect in CARDS[card].acquire), 0.0) + 0.05


# -- by verb -----------------------------------------------------------------------------------------------


def _weigh_play(state: ImperiumState, seat: int, option: Action) -> float:
    return _play(state, seat, option.a)


def _weigh_effect(state: ImperiumState, seat: int, option: Action) -> float:
    return effect_now(state, seat, EFFECTS[option.a]) + 0.05


def _weigh_parts(state: ImperiumState, seat: int, option: Action) -> float:
    parts = EFFECTS[option.a].parts
    return sum((effect_now(state, seat, part) for i, part in enumerate(parts) if option.b >> i & 1), 0.0)


def _weigh_deployment(state: ImperiumState, seat: int, option: Action) -> float:
    return _deploy(state, seat, option.a)


def _weigh_retreat(state: ImperiumState, seat: int, option: Action) -> float:
    return _deploy(state, seat, -option.a)


def weigh_card(state: ImperiumState, seat: int, option: Action) -> float:
    """Return what it is worth to acquire a card."""
    return _card(state, option.a)


def _weigh_loss(state: ImperiumState, seat: int, option: Action) -> float:
    return 0.4 - card_worth(option.a)


def _weigh_gift(state: ImperiumState, seat: int, option: Action) -> float:
    return card_worth(option.a)


def _weigh_faction(state: ImperiumState, seat: int, option: Action) -> float:
    return _faction(state, seat, option.a, -1 if state.pending[0] == LOSE_INFLUENCE else 1)


def _weigh_price(state: ImperiumState, seat: int, option: Action) -> float:
    return 0.05 * option.a


def _weigh_defence(state: ImperiumState, seat: int, option: Action) -> float:
    return 0.2


def nothing(state: ImperiumState, seat: int, option: Action) -> float:
    """Return nothing: what is left when nothing else promises anything, or a choice where any is as good."""
    return 0.0


WEIGHERS.update(
    {
        actions.PLAY: _weigh_play, actions.USE: _weigh_effect, actions.CHOOSE: _weigh_effect,
        actions.COMBINE: _weigh_parts, actions.DEPLOY: _weigh_deployment, actions.RETREAT: _weigh_retreat,
        actions.ACQUIRE: weigh_card, actions.TRASH: _weigh_loss, actions.DISCARD: _weigh_loss,
        actions.REMOVE: _weigh_loss, actions.TAKE: _weigh_gift, actions.FACTION: _weigh_faction,
        actions.PRICE: _weigh_price, actions.DEFEND: _weigh_defence,
    }
)  # fmt: skip
for _verb in actions.FIRST_VERBS:
    WEIGHERS.setdefault(_verb, nothing)
