"""What the legal actions look like at a glance: a quick weight for each, in victory points, for playouts and priors.

Much cheaper than playing an action and evaluating what comes of it: effects are worth what their words say, and only
what depends most on the moment (influence, spice on the ground, the Conflict) is looked up in the state.
"""

from __future__ import annotations

from functools import lru_cache

from kanly.imperium import actions, words
from kanly.imperium.components import CARDS, CONFLICTS, INTRIGUES, Space
from kanly.imperium.effects import EFFECTS, Effect
from kanly.imperium.evaluation import FIRST_REWARD, SECOND_REWARD, TRACK_VALUE, card_worth
from kanly.imperium.ids import NONE, RESOURCE_WORTH, TOP_OF_TRACK, TROOP_STRENGTH
from kanly.imperium.rules.agent import cost_of
from kanly.imperium.rules.personal_board import OWN_TRACK
from kanly.imperium.rules.troops import strength
from kanly.imperium.state import ImperiumState, Player, fighter, team_of
from kanly.imperium.steps import AFTER_WIN, COMBAT_TURN, ENDGAME_TURN, LOSE_INFLUENCE, TURN


def weigh(state: ImperiumState) -> list[float]:
    """Return a weight for every legal action of the pending decision."""
    seat = state.pending[1]
    step = state.pending[0]
    if step == TURN:
        return _weigh_turn(state, seat)
    weights: list[float] = []
    for option in state.options:
        kind = option.kind
        if kind == actions.ACQUIRE:
            weights.append(_card(state, option.a))
        elif kind in (actions.USE, actions.CHOOSE):
            weights.append(_effect(state, seat, EFFECTS[option.a]) + 0.05)
        elif kind in (actions.DEPLOY, actions.RETREAT):
            weights.append(_deploy(state, seat, option.a if kind == actions.DEPLOY else -option.a))
        elif kind == actions.PLAY:
            weights.append(_play(state, seat, option.a))
        elif kind == actions.FACTION:
            weights.append(_faction(state, seat, option.a, -1 if step == LOSE_INFLUENCE else 1))
        elif kind in (actions.TRASH, actions.DISCARD, actions.REMOVE):
            weights.append(0.4 - card_worth(option.a))
        elif kind == actions.TAKE:
            weights.append(card_worth(option.a))
        elif kind == actions.PRICE:
            weights.append(0.05 * option.a)
        elif kind in (actions.DEFEND, OWN_TRACK):
            weights.append(0.2)
        else:
            weights.append(0.0)
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
            value += RESOURCE_WORTH[1] * (effect.n + state.bonus[space.id])
        else:
            value += static(effect)
    if space.prices:
        value += 0.35
    if space.hall:
        value += 0.1 * space.hall
    if space.combat and state.conflicts:
        value += _fight(state, seat, player, 2)
    return value


def _fight(state: ImperiumState, seat: int, player: Player, more: int) -> float:
    """Return what joining the Conflict with troops from the garrison promises."""
    seat = fighter(state, seat)
    troops = min(state.players[seat].garrison, more)
    if not troops:
        return 0.05
    level = CONFLICTS[state.conflicts[-1]].level
    mine = strength(state, seat) + TROOP_STRENGTH * troops
    return 0.35 * FIRST_REWARD[level] if mine > _strongest_other(state, seat) else 0.1 * SECOND_REWARD[level]


def _strongest_other(state: ImperiumState, seat: int) -> int:
    best = 0
    team = team_of(state, seat)
    for other in range(len(state.players)):
        if other != seat and other not in team:
            best = max(best, strength(state, other))
    return best


def _deploy(state: ImperiumState, seat: int, n: int) -> float:
    """Return what n troops more in the Conflict promise, less what they cost."""
    if not state.conflicts or not n:
        return 0.0
    level = CONFLICTS[state.conflicts[-1]].level
    mine = strength(state, seat) + TROOP_STRENGTH * n
    lead = mine - _strongest_other(state, seat)
    value = FIRST_REWARD[level] * (0.5 + 0.05 * min(6, lead)) if lead > 0 else SECOND_REWARD[level] * 0.5
    return value - 0.12 * n


def _play(state: ImperiumState, seat: int, number: int) -> float:
    """Return what playing an Intrigue card now promises; it could also be kept."""
    card = INTRIGUES[number]
    step = state.pending[0]
    if step == COMBAT_TURN:
        swords = sum(_swords(effect) for effect in card.combat)
        mine = strength(state, seat)
        best = _strongest_other(state, seat)
        if mine <= best < mine + swords:
            return 1.0
        return -0.3 if swords else 0.1
    if step in (AFTER_WIN, ENDGAME_TURN):
        return 1.0
    return sum((_effect(state, seat, effect) for effect in card.plot), 0.0) - 0.15


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


def _effect(state: ImperiumState, seat: int, effect: Effect) -> float:
    if effect.op == words.INFLUENCE:
        return _faction(state, seat, effect.m, effect.n)
    if effect.op == words.INFLUENCE_ANY:
        return max(_faction(state, seat, f, effect.n) for f in range(len(state.edition.factions)) if effect.m >> f & 1)
    if effect.op == words.ARROW:
        gives = sum((_effect(state, seat, part) for part in effect.parts), 0.0)
        return gives + sum((_effect(state, seat, part) for part in effect.cost), 0.0)
    if effect.op in (words.ALL, words.WHEN, words.NEXT_REVEAL):
        return sum((_effect(state, seat, part) for part in effect.parts), 0.0)
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
