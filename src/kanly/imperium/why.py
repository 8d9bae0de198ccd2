"""Why an action is not legal now, in words, from the same predicates that decide legality."""

from __future__ import annotations

from kanly.engine.action import Action
from kanly.imperium import actions
from kanly.imperium import effects as fx
from kanly.imperium.actions import FROM_ASIDE, SPACE_KEYS
from kanly.imperium.components import CARDS, INTRIGUES, Space
from kanly.imperium.describe import notation
from kanly.imperium.effects import EFFECTS, Effect
from kanly.imperium.ids import (
    AGENT_TURN,
    COMBAT_CARD,
    ENDGAME_CARD,
    FACTIONS,
    ICONS,
    NONE,
    PLOT,
    RESOURCES,
    REVEAL_TURN,
)
from kanly.imperium.rules import agent
from kanly.imperium.rules.acquire import for_sale, price
from kanly.imperium.rules.conditions import can_pay, holds, usable
from kanly.imperium.rules.intrigue import can_play
from kanly.imperium.rules.troops import deploy_limit
from kanly.imperium.state import ImperiumState
from kanly.imperium.steps import ACQUIRE_FREE, AFTER_WIN, COMBAT_TURN, ENDGAME_TURN, FLOW, MOVE, TURN


def why_not(state: ImperiumState, choice: Action) -> str | None:
    """Return why the rules forbid an action now, or None when it is legal."""
    if state.over:
        return "the game is over"
    if choice in state.options:
        return None
    seat, kind = state.pending[1], choice.kind
    if kind == actions.AGENT:
        return _why_not_agent(state, seat, choice)
    if kind == actions.ACQUIRE:
        return _why_not_acquire(state, seat, choice)
    if kind == actions.PLAY:
        return _why_not_play(state, state.decider(), choice.a)
    if kind == actions.DEPLOY:
        return _why_not_deploy(state, seat, choice.a)
    if kind == actions.USE:
        return _why_not_use(state, seat, EFFECTS[choice.a])
    if kind == actions.DONE and state.pending[0] == MOVE:
        waiting = [EFFECTS[effect] for effect, source in state.turn.pool if _is_due(state, seat, effect, source)]
        return f"still to be carried out: {notation(tuple(waiting))}"
    if kind == actions.REVEAL:
        return "a Reveal turn begins instead of an Agent turn, at the start of a turn"
    if kind == actions.PASS and state.pending[0] == COMBAT_TURN:
        return "after playing a card one ends with `done`, which is no pass"
    if kind == actions.PASS:
        return "a turn cannot be passed, except by Bindu Suspension"
    return f"the decision is about {decision_kind(state)!r}, and this is not one of its answers"


def decision_kind(state: ImperiumState) -> str:
    """Return what the pending decision is about, in one word."""
    return FLOW.names[state.pending[0]]


def _is_due(state: ImperiumState, seat: int, effect: int, source: int) -> bool:
    return not EFFECTS[effect].optional and usable(state, seat, EFFECTS[effect], source)


def _why_not_agent(state: ImperiumState, seat: int, choice: Action) -> str:
    if choice.b >= len(state.edition.board):
        return f"there is no {SPACE_KEYS[choice.b]} on this board"
    space = state.edition.board[choice.b]
    if state.pending[0] != TURN:
        return "an Agent is sent at the start of a turn, and only one a turn"
    return sending_reason(state, seat, choice.a, space, agent.why_not_send(state, seat, choice.a, space))


def sending_reason(state: ImperiumState, seat: int, card: int, space: Space, code: int) -> str:
    """Return the reason of `why_not_send` in words."""
    name = CARDS[card].name
    player = state.players[seat]
    if code == agent.NOT_IN_HAND:
        return f"{name} is not in your hand"
    if code == agent.NO_ICON:
        return f"{name} has no Agent icon"
    if code == agent.WRONG_ICON:
        return f"{name} has no {ICONS[space.icon]} icon"
    if code == agent.NO_AGENT:
        return "you have no Agent left"
    if code == agent.OWN_AGENT:
        return f"your own Agent is on {space.name}"
    if code == agent.OCCUPIED:
        return f"{space.name} is occupied"
    if code == agent.VOICE:
        return f"{space.name} is closed by The Voice"
    if code == agent.ONCE:
        return f"you have used {space.name} already; it is once per game"
    if code == agent.BARRED:
        return "at this difficulty you have no Swordmaster"
    if code == agent.REQUIREMENT:
        faction, have = FACTIONS[space.needs_faction], player.influence[space.needs_faction]
        return f"{space.name} needs {space.needs_influence} influence with {faction}; you have {have}"
    resource = space.cost_resource
    cost = agent.cost_of(state, seat, space)
    return f"{space.name} costs {cost} {RESOURCES[resource]}; you have {player.goods[resource]}"


def _why_not_acquire(state: ImperiumState, seat: int, choice: Action) -> str:
    card, manner = choice.a, choice.b
    name = CARDS[card].name
    free = state.pending[0] == ACQUIRE_FREE
    if not free and (state.pending[0] != MOVE or state.turn.kind != REVEAL_TURN):
        return "cards are acquired on a Reveal turn, or by an effect that says so"
    if manner & FROM_ASIDE:
        if state.players[seat].aside != card:
            return f"{name} is not set aside for you"
    elif CARDS[card].cost == NONE:
        return f"{name} cannot be bought"
    elif card not in for_sale(state):
        return f"{name} is not in the Imperium Row or the Reserve"
    if free and CARDS[card].cost > state.pending[2]:
        return f"{name} costs {CARDS[card].cost}; only a card that costs {state.pending[2]} or less can be acquired"
    if free:
        return f"{name} goes {'on top of the deck' if state.pending[3] else 'to the discard pile'}"
    cost = price(state, card, manner)
    if cost > state.turn.persuasion:
        return f"{name} costs {cost} persuasion; you have {state.turn.persuasion} left"
    return "acquired cards go to the discard pile, unless Recruitment Mission is in force"


def _why_not_play(state: ImperiumState, seat: int, number: int) -> str:
    card = INTRIGUES[number]
    if number not in state.players[seat].intrigue:
        return f"you do not hold {card.name}"
    step = state.pending[0]
    if step in (TURN, MOVE):
        moment, word = PLOT, "Plot"
    elif step in (COMBAT_TURN, AFTER_WIN):
        moment, word = COMBAT_CARD, "Combat"
    elif step == ENDGAME_TURN:
        moment, word = ENDGAME_CARD, "Endgame"
    else:
        return "an Intrigue card cannot be played in the middle of an effect"
    lines = card.at(moment)
    if not lines:
        return f"{card.name} is no {word} card"
    if can_play(state, seat, card, moment):
        return f"{card.name} is not a card for the winner of a Conflict"
    for line in lines:
        if line.op == fx.WHEN and not holds(state, seat, line, NONE):
            return f"{card.name} needs its condition: {notation(lines)}"
        if line.op == fx.ARROW and not can_pay(state, seat, line.cost, NONE):
            return f"{card.name} cannot be paid for: {notation(line.cost)}"
    return f"{card.name} could do nothing now: {notation(lines)}"


def _why_not_deploy(state: ImperiumState, seat: int, n: int) -> str:
    if state.pending[0] != MOVE or state.turn.kind != AGENT_TURN:
        return "troops are deployed on an Agent turn at a Combat space, or by an effect that says so"
    space = state.edition.board[state.turn.space]
    if not space.combat:
        return f"{space.name} is not a Combat space"
    if n == 0:
        return "deploying none is `done`"
    limit = deploy_limit(state, seat)
    return f"at most {limit} more may be deployed: those recruited this turn and two from the garrison"


def _why_not_use(state: ImperiumState, seat: int, chosen: Effect) -> str:
    for number, source in state.turn.pool if state.pending[0] == MOVE else []:
        effect = EFFECTS[number]
        if effect is chosen or chosen in effect.parts:
            if effect.op == fx.WHEN and not holds(state, seat, effect, source):
                return f"its condition does not hold: {notation((effect,))}"
            if effect.op == fx.ARROW:
                return f"its price cannot be paid: {notation(effect.cost)}"
            return f"it can do nothing now: {notation((effect,))}"
    return "no such effect waits in this turn"
