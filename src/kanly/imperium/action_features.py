"""What is worth looking at in an action, as named numbers: what a glance is learned from (`kanly train`).

An action has numbers that last (its verb, what its effects do, the cards in it) and numbers that pass: prices, steps to
the thresholds of a track, what stands at stake in the Conflict. These are the groups that every edition has; a set adds
its own without touching them (`Parts.features`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from kanly.engine.action import Action
from kanly.engine.features import Feature, Row
from kanly.imperium import actions, words
from kanly.imperium.action_groups import ActionGroup
from kanly.imperium.components import CARDS, CONFLICTS, INTRIGUES
from kanly.imperium.edition import Edition
from kanly.imperium.effects import EFFECTS, Effect
from kanly.imperium.ids import NONE, RESOURCES, TOP_OF_TRACK, TROOP_STRENGTH
from kanly.imperium.rules.agent import cost_of
from kanly.imperium.rules.troops import strength, strongest_other
from kanly.imperium.state import ImperiumState
from kanly.imperium.steps import COMBAT_TURN, LOSE_INFLUENCE

# -- the verb ------------------------------------------------------------------------------------------------------


def _verbs(edition: Edition) -> list[Feature]:
    return [Feature(f"is_{verb}", f"the verb is {verb}") for verb in edition.verbs]


def _add_verb(edition: Edition, action: Action, first: int, row: Row) -> None:
    row.append((first + _verb_places(edition)[action.kind], 1.0))


@lru_cache(maxsize=64)
def _verb_places(edition: Edition) -> dict[int, int]:
    return {number: place for place, number in enumerate(edition.verbs.values())}


# -- what its effects do -------------------------------------------------------------------------------------------

BRINGS: Final[dict[int, Callable[[Edition, Action], tuple[Effect, ...]]]] = {}
"""The effects that come of an action, by its verb."""


def _sent(edition: Edition, action: Action) -> tuple[Effect, ...]:
    return (*edition.board[action.b].effects, *CARDS[action.a].agent)


def _played(edition: Edition, action: Action) -> tuple[Effect, ...]:
    card = INTRIGUES[action.a]
    return card.plot or card.combat or card.endgame


def _used(edition: Edition, action: Action) -> tuple[Effect, ...]:
    return (EFFECTS[action.a],)


def _combined(edition: Edition, action: Action) -> tuple[Effect, ...]:
    return tuple([part for i, part in enumerate(EFFECTS[action.a].parts) if action.b >> i & 1])


def _acquired(edition: Edition, action: Action) -> tuple[Effect, ...]:
    return CARDS[action.a].acquire


BRINGS.update(
    {
        actions.AGENT: _sent, actions.PLAY: _played, actions.USE: _used, actions.CHOOSE: _used,
        actions.COMBINE: _combined, actions.ACQUIRE: _acquired,
    }
)  # fmt: skip


def _deed(effect: Effect) -> str:
    """Return the name of what an effect does."""
    if effect.op == words.GAIN:
        return f"gains_{RESOURCES[effect.m]}"
    if effect.op == words.PAY:
        return f"pays_{RESOURCES[effect.m]}"
    return f"does_{effect.word.name}"


@lru_cache(maxsize=64)
def _deeds(edition: Edition) -> dict[str, int]:
    """Return the places of everything that effects of an edition do."""
    found = sorted({_deed(effect) for effect in edition.paths.values()})
    return {deed: place for place, deed in enumerate(found)}


def _words(edition: Edition) -> list[Feature]:
    worth = Feature("worth", "what its effects are worth by their words, in points")
    return [worth, *(Feature(deed, f"how much of this its effects do: {deed}") for deed in _deeds(edition))]


def _add_words(edition: Edition, action: Action, first: int, row: Row) -> None:
    brings = BRINGS.get(action.kind)
    if brings is None:
        return
    done: dict[str, float] = {}
    worth = 0.0
    for effect in brings(edition, action):
        worth += effect.word.worth(effect)
        _count(effect, 1.0, done, action.kind == actions.USE)
    places = _deeds(edition)
    row.append((first, worth))
    for deed, amount in done.items():
        row.append((first + 1 + places[deed], amount))


def _count(effect: Effect, share: float, done: dict[str, float], sure: bool = False) -> None:
    """Count what an effect and its parts do; what is one of several, or may not be done, counts in part."""
    deed = _deed(effect)
    done[deed] = done.get(deed, 0.0) + share * max(1, min(effect.n, 10))
    op = effect.op
    if op == words.OPPONENTS:
        return
    if op in (words.EITHER, words.CHOOSE):
        share *= max(1, effect.n) / max(1, len(effect.parts))
    elif op in (words.WHEN, words.PER) or (op == words.ARROW and not sure):
        share *= 0.5
    for part in (*effect.parts, *effect.cost):
        _count(part, share, done)


# -- a turn --------------------------------------------------------------------------------------------------------


def _turn(edition: Edition) -> list[Feature]:
    return [
        *(Feature(f"costs_{name}", f"{name} that the space costs") for name in edition.resources),
        Feature("choice_of_prices", "the space has several prices"),
        Feature("bonus_spice", "bonus spice on the space"),
        Feature("hall", "persuasion of an own Agent there"),
        Feature("swordmaster_early", "a Swordmaster, and how much of the game is left"),
        Feature("council_early", "a seat in the High Council, and how much of the game is left"),
        Feature("agents_unused", "Agents that are ready while the hand is revealed"),
        Feature("price", "the price that is chosen"),
    ]


def _look_at_space(state: ImperiumState, seat: int, action: Action, first: int, row: Row) -> None:
    edition = state.edition
    space = edition.board[action.b]
    after = first + len(edition.resources)
    if space.cost_amount:
        row.append((first + space.cost_resource, float(cost_of(state, seat, space))))
    if space.prices:
        row.append((after, 1.0))
    if space.maker and state.bonus[space.id]:
        row.append((after + 1, float(state.bonus[space.id])))
    if space.hall:
        row.append((after + 2, float(space.hall)))
    for effect in space.effects:
        if effect.op == words.SWORDMASTER:
            row.append((after + 3, left(state)))
        elif effect.op == words.COUNCIL:
            row.append((after + 4, left(state)))


def _look_at_reveal(state: ImperiumState, seat: int, action: Action, first: int, row: Row) -> None:
    row.append((first + len(state.edition.resources) + 5, float(state.players[seat].ready)))


def _look_at_price(state: ImperiumState, seat: int, action: Action, first: int, row: Row) -> None:
    row.append((first + len(state.edition.resources) + 6, float(action.a)))


def left(state: ImperiumState) -> float:
    """Return how much of the game is left."""
    return max(0.0, (10 - state.round) / 10)


# -- influence -----------------------------------------------------------------------------------------------------


def _influence(edition: Edition) -> list[Feature]:
    return [
        Feature("steps", "steps on a track"), Feature("befriends", "2 influence are reached, for a point"),
        Feature("estranges", "2 influence are lost"), Feature("approaches", "one step from 4 influence"),
        Feature("allies", "an Alliance is gained"), Feature("takes_alliance", "another's Alliance is taken"),
        Feature("at_top", "there is no step left on the track"),
    ]  # fmt: skip


def _add_step(state: ImperiumState, seat: int, faction: int, change: int, first: int, row: Row) -> None:
    now = state.players[seat].influence[faction]
    then = min(TOP_OF_TRACK, max(0, now + change))
    if then == now:
        row.append((first + 6, 1.0))
        return
    row.append((first, float(then - now)))
    if now < 2 <= then:
        row.append((first + 1, 1.0))
    elif then < 2 <= now:
        row.append((first + 2, 1.0))
    if then == 3 and change > 0:
        row.append((first + 3, 1.0))
    holder = state.alliances[faction]
    if then >= 4 and holder != seat:
        if holder == NONE:
            row.append((first + 4, 1.0))
        elif then > state.players[holder].influence[faction]:
            row.append((first + 4, 1.0))
            row.append((first + 5, 1.0))


def _look_at_visit(state: ImperiumState, seat: int, action: Action, first: int, row: Row) -> None:
    faction = state.edition.board[action.b].faction
    if faction != NONE:
        _add_step(state, seat, faction, 1, first, row)


def _look_at_faction(state: ImperiumState, seat: int, action: Action, first: int, row: Row) -> None:
    _add_step(state, seat, action.a, -1 if state.pending[0] == LOSE_INFLUENCE else 1, first, row)


def _look_at_effect(state: ImperiumState, seat: int, action: Action, first: int, row: Row) -> None:
    _add_steps(state, seat, EFFECTS[action.a], first, row)


def _add_steps(state: ImperiumState, seat: int, effect: Effect, first: int, row: Row) -> None:
    if effect.op == words.INFLUENCE:
        _add_step(state, seat, effect.m, effect.n, first, row)
    elif effect.op in (words.ALL, words.WHEN, words.ARROW):
        for part in effect.parts:
            _add_steps(state, seat, part, first, row)


# -- the Conflict --------------------------------------------------------------------------------------------------


def _conflict(edition: Edition) -> list[Feature]:
    return [
        Feature("combat_space", "troops can be deployed from the space"),
        Feature("joins_leading", "two troops of the garrison would lead, by the level of the Conflict"),
        Feature("joins_trailing", "two troops of the garrison would not lead, by the level of the Conflict"),
        Feature("troops", "troops that are deployed"),
        Feature("leads", "leads in the Conflict with them, by its level"),
        Feature("lead", "strength ahead with them, up to six"),
        Feature("trails", "does not lead with them, by the level of the Conflict"),
        Feature("first_there", "nobody else is there yet"),
        Feature("turns_it", "a Combat card that takes the lead, by the level of the Conflict"),
        Feature("in_vain", "a Combat card that does not take the lead, or need not"),
    ]


def _look_at_battlefield(state: ImperiumState, seat: int, action: Action, first: int, row: Row) -> None:
    if not state.edition.board[action.b].combat or not state.conflicts:
        return
    row.append((first, 1.0))
    troops = min(2, state.players[seat].garrison)
    if troops:
        leads = strength(state, seat) + TROOP_STRENGTH * troops > strongest_other(state, seat)
        row.append((first + (1 if leads else 2), float(CONFLICTS[state.conflicts[-1]].level)))


def _look_at_deployment(state: ImperiumState, seat: int, action: Action, first: int, row: Row) -> None:
    if not state.conflicts:
        return
    n = action.a if action.kind == actions.DEPLOY else -action.a
    best = strongest_other(state, seat)
    lead = strength(state, seat) + TROOP_STRENGTH * n - best
    level = float(CONFLICTS[state.conflicts[-1]].level)
    row.append((first + 3, float(n)))
    if lead > 0:
        row.append((first + 4, level))
        row.append((first + 5, float(min(6, lead))))
        if not best:
            row.append((first + 7, 1.0))
    elif n:
        row.append((first + 6, level))


def _look_at_combat_card(state: ImperiumState, seat: int, action: Action, first: int, row: Row) -> None:
    if state.pending[0] != COMBAT_TURN or not state.conflicts:
        return
    mine, best = strength(state, seat), strongest_other(state, seat)
    if mine <= best < mine + _swords(INTRIGUES[action.a].combat):
        row.append((first + 8, float(CONFLICTS[state.conflicts[-1]].level)))
    else:
        row.append((first + 9, 1.0))


def _swords(effects: tuple[Effect, ...]) -> int:
    total = 0
    for effect in effects:
        total += effect.n if effect.op == words.SWORDS else _swords(effect.parts)
    return total


# -- cards ---------------------------------------------------------------------------------------------------------

PRINTED: Final = ("price", "persuasion", "swords", "icons", "agent", "reveal")
"""What is printed on a card: numbers, how many icons, and what its boxes are worth."""
HANDLED: Final = ("buys", "spends", "loses", "takes")
"""What is done with a card: acquired, sent with an Agent, trashed or discarded, taken."""
HOW: Final[dict[int, int]] = {
    actions.ACQUIRE: 0, actions.AGENT: 1, actions.TRASH: 2, actions.DISCARD: 2, actions.REMOVE: 2, actions.TAKE: 3,
}  # fmt: skip


def _cards(edition: Edition) -> list[Feature]:
    printed = [Feature(f"{what}_{of}", f"{of} of a card that it {what}") for what in HANDLED for of in PRINTED]
    return [*printed, Feature("buys_price_early", "the price of a card that it buys, and how much of the game is left")]


def _add_card(edition: Edition, action: Action, first: int, row: Row) -> None:
    how = HOW.get(action.kind, NONE)
    if how == NONE:
        return
    card = CARDS[action.a]
    place = first + how * len(PRINTED)
    row.append((place, float(max(0, card.cost))))
    row.append((place + 1, float(card.persuasion)))
    row.append((place + 2, float(card.swords)))
    row.append((place + 3, float(card.icons.bit_count())))
    row.append((place + 4, sum((effect.word.worth(effect) for effect in card.agent), 0.0)))
    row.append((place + 5, sum((effect.word.worth(effect) for effect in card.reveal), 0.0)))


def _look_at_purchase(state: ImperiumState, seat: int, action: Action, first: int, row: Row) -> None:
    row.append((first + len(HANDLED) * len(PRINTED), left(state) * max(0, CARDS[action.a].cost)))


HANDLING: Final = ActionGroup(_cards, _add_card, {actions.ACQUIRE: _look_at_purchase})


def also_acquires(verb: int) -> None:
    """Let a verb of a set be looked at as `acquire` is."""
    HOW[verb] = HOW[actions.ACQUIRE]
    BRINGS[verb] = _acquired
    HANDLING.looks[verb] = _look_at_purchase


ACTIONS: Final = [
    ActionGroup(_verbs, _add_verb, {}),
    ActionGroup(_words, _add_words, {}),
    ActionGroup(
        _turn, None,
        {actions.AGENT: _look_at_space, actions.REVEAL: _look_at_reveal, actions.PRICE: _look_at_price},
    ),
    ActionGroup(
        _influence, None,
        {
            actions.AGENT: _look_at_visit, actions.FACTION: _look_at_faction, actions.USE: _look_at_effect,
            actions.CHOOSE: _look_at_effect,
        },
    ),
    ActionGroup(
        _conflict, None,
        {
            actions.AGENT: _look_at_battlefield, actions.DEPLOY: _look_at_deployment,
            actions.RETREAT: _look_at_deployment, actions.PLAY: _look_at_combat_card,
        },
    ),
    HANDLING,
]  # fmt: skip
"""What every edition shows of its actions."""
