"""Turns of the action phase (W-7.2, W-7.3, W-7.5): a die for an option, a special action, a card or a claim."""

from __future__ import annotations

from typing import Final

from kanly.arrakis.actions import (
    CLAIM,
    CLAIM_KIND,
    DIE,
    DIE_KIND,
    DO,
    DO_KIND,
    DONE,
    PLAY,
    PLAY_KIND,
    SPECIAL,
    SPECIAL_KIND,
    USE,
)
from kanly.arrakis.components import LEADERS, PLANNING
from kanly.arrakis.effects import (
    A_SIETCH,
    DO_ATTACK,
    DO_DEPLOY,
    DO_DESERT_POWER,
    DO_DRAW,
    DO_ELITES,
    DO_MOVE,
    DO_NOTHING,
    DO_VEHICLES,
    OPTIONS,
    OWN_SETTLEMENT,
    SAME_SIETCH,
    SURPRISE,
    WITH_LEADER,
    WITH_NAMED,
    Effect,
    attack,
    deploy_token,
    draw,
    move,
    place,
    replace,
    vehicle,
)
from kanly.arrakis.ids import (
    AREA_COUNT,
    ATREIDES,
    DEPLOYMENT,
    HARKONNEN,
    HOUSE,
    LEADER_COUNT,
    LEADERSHIP,
    MASK,
    MENTAT,
    NONE,
    OWN_LEADERS,
    REGULAR,
    STRATEGY,
    SYMBOLS,
    TURN_ACTION,
)
from kanly.arrakis.rules.battle import attackers, lay_down
from kanly.arrakis.rules.claims import claim, claimable
from kanly.arrakis.rules.free import freely, may_scheme
from kanly.arrakis.rules.movement import origins
from kanly.arrakis.rules.pieces import regenerate
from kanly.arrakis.state import ArrakisState, available, seat_of, settlements_of, sietches, unused
from kanly.arrakis.steps import (
    ATTACK,
    CARD_PLAYED,
    DESERT_POWER,
    END_TURN,
    FLOW,
    HAZARDS,
    MOVE,
    NEXT_TURN,
    OPTION,
    PAY_DIE,
    PLAY_MORE,
    TURN,
    TURN_ENDS,
    USE_AS,
)
from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.tell import tell

Board = dict[int, tuple[tuple[int, tuple[Effect, ...]], ...]]

SHARED: Final[Board] = {
    STRATEGY: ((DO_MOVE, (move(2),)), (DO_ATTACK, (attack(),))),
    LEADERSHIP: ((DO_MOVE, (move(2, WITH_LEADER),)), (DO_ATTACK, (attack(WITH_LEADER, how=SURPRISE),))),
    MENTAT: ((DO_DRAW, (draw(2),)),),
}
SIETCH_TABR: Final[Board] = {
    **SHARED,
    DEPLOYMENT: ((DO_DEPLOY, (deploy_token(A_SIETCH), place(SAME_SIETCH, leader=1, deploy=True))),),
    HOUSE: (),
}
GIEDI_PRIME: Final[Board] = {
    **SHARED,
    DEPLOYMENT: (
        (
            DO_DEPLOY,
            (
                *(place(OWN_SETTLEMENT, regular=1, deploy=True) for _ in range(3)),
                place(OWN_SETTLEMENT, leader=1, deploy=True),
            ),
        ),
    ),
    HOUSE: ((DO_ELITES, (replace(2, REGULAR),)), (DO_VEHICLES, (vehicle(), vehicle()))),
}
BOARDS: Final = (SIETCH_TABR, GIEDI_PRIME)
"""The options of every symbol (W-7.3), by side; those of desert power are in `worms.py`."""


# -- whose turn ---------------------------------------------------------------------------------------------------


def next_turn(state: ArrakisState, step: Step) -> None:
    """Begin a turn; the phase ends when the Harkonnen have used their last die (W-7.2)."""
    side = step[1]
    if side == ATREIDES and not unused(state, HARKONNEN):
        state.stack.append((HAZARDS, ATREIDES, 0, 0, 0))
        return
    state.turn_side = side
    state.turns += 1
    state.spent_die = False
    state.entered_tank = 0
    state.that = NONE
    state.arrivals = []
    state.moved_named = state.moved_tokens = 0
    if not state.per_round:
        state.carried, state.carried_named = [], 0
    if side == ATREIDES and state.seek == 1:
        state.seek = 2
    state.stack.append((END_TURN, side, 0, 0, 0))
    state.stack.append((TURN, side, 0, 0, 0))


def may_desert_power(state: ArrakisState) -> bool:
    """Say whether the Atreides have fewer unused dice than the Harkonnen (W-7.2)."""
    return unused(state, ATREIDES) < unused(state, HARKONNEN)


def legal_turn(state: ArrakisState, step: Step) -> list[Action]:
    """List the dice, the cards, desert power and the claims of a turn (W-7.2)."""
    side = step[1]
    dice = state.dice
    options = [DIE[symbol] for symbol in range(5) if dice[side * 5 + symbol]]
    if side == HARKONNEN and state.forced != NONE and dice[side * 5 + state.forced]:
        options = [DIE[state.forced]]
    if options:
        options += [PLAY[card] for card in dict.fromkeys(state.hands[side]) if PLANNING[card].playable]
    if side == ATREIDES:
        if options:
            options += [CLAIM[card] for card in claimable(state, TURN_ACTION)]
        else:
            options.append(DONE)
        if may_desert_power(state):
            options.append(DO[DO_DESERT_POWER])
    return options


def apply_turn(state: ArrakisState, step: Step, action: Action) -> None:
    """Begin what a turn is used for."""
    side, kind = step[1], action.kind
    if action is not DONE:
        state.stack.append((TURN_ENDS, side, 0, 0, 0))
    if kind == DIE_KIND:
        state.stack.append((OPTION, side, action.a, action.a, 0))
    elif kind == PLAY_KIND:
        play_card(state, side, action.a)
        state.stack.append((PAY_DIE, side, 0, 0, 0))
    elif kind == CLAIM_KIND:
        claim(state, action.a)
        state.stack.append((PAY_DIE, side, 0, 0, 0))
    elif kind == DO_KIND:
        state.stack.append((DESERT_POWER, side, 0, 0, 0))


def legal_pay_die(state: ArrakisState, step: Step) -> list[Action]:
    """List the dice that can be spent for a card or a claim: any, but one that must be used (Truthtrance)."""
    side = step[1]
    if side == HARKONNEN and state.forced != NONE and state.dice[side * 5 + state.forced]:
        return [DIE[state.forced]]
    return [DIE[symbol] for symbol in range(5) if state.dice[side * 5 + symbol]]


def apply_pay_die(state: ArrakisState, step: Step, action: Action) -> None:
    """Spend a die for a card or a claim."""
    spend(state, step[1], action.a)


def spend(state: ArrakisState, side: int, symbol: int) -> None:
    """Spend a die of a symbol; a Bene Gesserit token goes last, and leaves the game (W-14)."""
    state.dice[side * 5 + symbol] -= 1
    state.spent_die = True
    if state.bg_on[side] == symbol and not state.dice[side * 5 + symbol]:
        state.bg_on = tuple(NONE if one == side else old for one, old in enumerate(state.bg_on))
    if state.log is not None:
        tell(state, "spent", seat_of(state, side), symbol=SYMBOLS[symbol])


def legal_turn_ends(state: ArrakisState, step: Step) -> list[Action]:
    """List the end of the turn: free actions are taken after the action, too (W-7.4)."""
    return [DONE]


def apply_turn_ends(state: ArrakisState, step: Step, action: Action) -> None:
    """Let the turn end."""


def end_turn(state: ArrakisState, step: Step) -> None:
    """End a turn: leaders in the tanks move on if a die was spent, then it is the other side's turn (W-11.4)."""
    side = step[1]
    if state.spent_die:
        regenerate(state, side)
    state.spent_die = False
    if side == HARKONNEN:
        state.forced = NONE
    elif state.seek == 2:
        state.seek = 0
    state.turn_side = NONE
    state.battle = []
    state.stack.append((NEXT_TURN, 1 - side, 0, 0, 0))


# -- the options of a die -----------------------------------------------------------------------------------------


def names_its_figure(leader: int) -> bool:
    """Say whether all of a leader's special action is done with the legion where the figure stands (W-7.5.1)."""
    return all(
        effect.op in (MOVE, ATTACK) and effect.a & 255 == WITH_NAMED + leader for effect in LEADERS[leader].special
    )


NEED_THE_FIGURE: Final = frozenset(leader for leader in range(LEADER_COUNT) if names_its_figure(leader))
"""The leaders whose special action needs the figure on the map."""


def specials_on(state: ArrakisState, side: int, symbol: int) -> list[int]:
    """Return the leaders whose special action a die of a symbol can take (W-7.5.1).

    The card is ready, the leader not in the tanks; the figure is on the map if the action names it.
    """
    return [
        leader
        for leader in OWN_LEADERS[side]
        if LEADERS[leader].slot == symbol
        and available(state, leader)
        and not state.spent >> leader & 1
        and (state.leaders[leader] >= 0 or leader not in NEED_THE_FIGURE)
    ]


def can_do(state: ArrakisState, side: int, option: int, effects: tuple[Effect, ...]) -> bool:
    """Say whether an option of a board would do anything."""
    effect = effects[0]
    if option == DO_MOVE:
        return bool(origins(state, side, effect.a, effect.c))
    if option == DO_ATTACK:
        return bool(attackers(state, side, effect.a))
    if option == DO_DRAW:
        return bool(state.decks[2 * side] or state.decks[2 * side + 1])
    if option == DO_DEPLOY:
        return bool(settlements_of(state, side) if side == HARKONNEN else sietches(state))
    if option == DO_ELITES:
        return can_replace(state, side, effect.b)
    return True


def can_replace(state: ArrakisState, side: int, old: int) -> bool:
    """Say whether a side has a figure of a grade on the map, and one of the next in the supply."""
    if not state.supply[side * 4 + old + 1]:
        return False
    start = side * AREA_COUNT
    return any(legion >> 5 * old & MASK for legion in state.legions[start : start + AREA_COUNT])


def legal_option(state: ArrakisState, step: Step) -> list[Action]:
    """List what a die can be used for; `a` is its symbol, `b` what it is used as (NONE: it is spent already)."""
    side, used_as = step[1], step[3]
    options = [DO[option] for option, effects in BOARDS[side][used_as] if can_do(state, side, option, effects)]
    options += [SPECIAL[leader] for leader in specials_on(state, side, used_as)]
    if side == ATREIDES and used_as == HOUSE:
        options += [USE[symbol] for symbol in range(4)]
    if not options or options[0].kind == SPECIAL_KIND:  # a printed option can be left out; a special spends its card
        options.append(DO[DO_NOTHING])
    return options


def apply_option(state: ArrakisState, step: Step, action: Action) -> None:
    """Use a die."""
    op, side, symbol, used_as, _ = step
    if symbol != NONE:
        spend(state, side, symbol)
    if action.kind == SPECIAL_KIND:
        state.spent |= 1 << action.a
        push(state, side, LEADERS[action.a].special)
        if state.log is not None:
            tell(state, "special", seat_of(state, side), leader=LEADERS[action.a].key)
    elif action.kind == DO_KIND:
        for option, effects in BOARDS[side][used_as]:
            if option == action.a:
                push(state, side, effects)
        if state.log is not None:
            tell(state, "option", seat_of(state, side), option=OPTIONS[action.a])
    else:
        state.stack.append((op, side, NONE, action.a, 0))


def push(state: ArrakisState, side: int, effects: tuple[Effect, ...]) -> None:
    """Let effects happen, from top to bottom."""
    for effect in reversed(effects):
        state.stack.append((effect.op, side, effect.a, effect.b, effect.c))


def legal_use_as(state: ArrakisState, step: Step) -> list[Action]:
    """List the symbols that a house die of the Atreides can stand for (Alia)."""
    return [*[USE[symbol] for symbol in range(4)], DONE]


def apply_use_as(state: ArrakisState, step: Step, action: Action) -> None:
    """Use the die as another symbol."""
    if action is not DONE:
        state.stack.append((OPTION, step[1], NONE, action.a, 0))


# -- planning cards (W-7.2) ---------------------------------------------------------------------------------------


def play_card(state: ArrakisState, side: int, card: int) -> None:
    """Play a planning card: it is discarded face up, and its effects follow."""
    if state.log is not None:
        tell(state, "played", seat_of(state, side), planning=PLANNING[card].key)
    lay_down(state, side, card)
    state.stack.append((CARD_PLAYED, side, card, 0, 0))


def card_played(state: ArrakisState, step: Step) -> None:
    """Let the effects of a card happen, from top to bottom; "that legion" is one that this card names."""
    state.that = NONE
    push(state, step[1], PLANNING[step[2]].effects)


def legal_play_more(state: ArrakisState, step: Step) -> list[Action]:
    """List the cards that can be played without a die."""
    hand = state.hands[step[1]]
    if not hand:
        return []
    return [*[PLAY[card] for card in dict.fromkeys(hand) if PLANNING[card].playable], DONE]


def asks_to_play(state: ArrakisState, step: Step) -> bool:
    """Ask whoever holds a card at all: staying silent would tell what kind it is."""
    return bool(state.hands[step[1]])


def apply_play_more(state: ArrakisState, step: Step, action: Action) -> None:
    """Play another card, or not."""
    if action is not DONE:
        play_card(state, step[1], action.a)


FLOW.runs(NEXT_TURN, next_turn)
freely(TURN, legal_turn, apply_turn, asks_to_play)
FLOW.decides(PAY_DIE, legal_pay_die, apply_pay_die)
freely(TURN_ENDS, legal_turn_ends, apply_turn_ends, may_scheme)
FLOW.runs(END_TURN, end_turn)
freely(OPTION, legal_option, apply_option)
freely(USE_AS, legal_use_as, apply_use_as)
FLOW.runs(CARD_PLAYED, card_played)
freely(PLAY_MORE, legal_play_more, apply_play_more, asks_to_play)
