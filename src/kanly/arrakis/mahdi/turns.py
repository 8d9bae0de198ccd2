"""Turns of the Harkonnen (W-21.3): a die is rolled and its action carried out at once."""

from __future__ import annotations

from typing import Final

from kanly.arrakis.actions import DIE, DONE
from kanly.arrakis.components import DICE, LEADERS
from kanly.arrakis.effects import CHOICES, SURPRISE, WITH_LEADER, WITH_NAMED, spec
from kanly.arrakis.effects import DO_MOVE as MOVING
from kanly.arrakis.ids import (
    ARAMSHAM,
    BARON,
    CORRINO_ALLY,
    DEPLOYMENT,
    ELITE,
    FEYD,
    HARKONNEN,
    HAWAT,
    HOUSE,
    HOUSE_HARKONNEN,
    LEADERSHIP,
    MENTAT,
    MOHIAM,
    NONE,
    ORNITHOPTER,
    RABBAN,
    REGULAR,
    SHADDAM,
    STRATEGY,
    SYMBOL_COUNT,
    SYMBOLS,
)
from kanly.arrakis.mahdi.attacks import attacks
from kanly.arrakis.mahdi.cards import has_cards
from kanly.arrakis.mahdi.figures import can_deploy, deploy, replaceable
from kanly.arrakis.mahdi.flow import BY_RULE, by_rule, instead, mahdi_of
from kanly.arrakis.mahdi.movement import can_move
from kanly.arrakis.rules import turns
from kanly.arrakis.rules.free import freely
from kanly.arrakis.rules.tracks import gain_supremacy
from kanly.arrakis.rules.tricks import apply_force_die
from kanly.arrakis.rules.turns import push, specials_on
from kanly.arrakis.state import ArrakisState, seat_of
from kanly.arrakis.steps import (
    ATTACK,
    CHOICE,
    EXTRA_DIE,
    FLYER_AT,
    FORCE_DIE,
    HARVESTER_AT,
    MAHDI_TURN,
    MOVE,
    NEXT_TURN,
    REPLACE,
    STRATAGEM,
    TURN_UP,
)
from kanly.engine.action import Action
from kanly.engine.chance import pick
from kanly.engine.flow import Step
from kanly.engine.tell import tell

SAME_SYMBOL: Final = 3
"""How many spent dice show the same symbol at most (W-21.3.1)."""
FEWER: Final = 2
"""How many spent dice of deployment or house are too many to choose it by Truthtrance (W-21.8.9)."""

# -- the die (W-21.3.1) -----------------------------------------------------------------------------------------------


def next_turn(state: ArrakisState, step: Step) -> None:
    """Begin a turn; that of the Harkonnen begins with a die."""
    mahdi = mahdi_of(state)
    turns.next_turn(state, step)
    mahdi.last_deck = NONE
    if not mahdi.lasting:
        mahdi.temporary = NONE
    if not state.per_round:
        mahdi.flown = 0
    if step[1] == HARKONNEN:
        state.stack[-1] = (MAHDI_TURN, HARKONNEN, 0, 0, 0)


def take_turn(state: ArrakisState, step: Step) -> None:
    """Roll a die, or take the symbol that Truthtrance names, and carry its action out."""
    mahdi = mahdi_of(state)
    symbol = roll(state) if state.forced == NONE else state.forced
    mahdi.unrolled -= 1
    mahdi.spent = tuple(count + (one == symbol) for one, count in enumerate(mahdi.spent))
    state.spent_die = True
    if state.log is not None:
        tell(state, "rolled_die", seat_of(state, HARKONNEN), symbol=SYMBOLS[symbol])
    act(state, symbol)


def roll(state: ArrakisState) -> int:
    """Roll a die until it shows a symbol with fewer than three spent dice."""
    faces, spent = DICE[HARKONNEN].faces, mahdi_of(state).spent
    while True:
        symbol = faces[pick(state, 6, "action")]
        if spent[symbol] < SAME_SYMBOL:
            return symbol


def act(state: ArrakisState, symbol: int) -> None:
    """Carry out the special action of a leader on a box, if it is possible, else what is printed (W-21.3.3)."""
    for leader in specials_on(state, HARKONNEN, symbol):
        if is_possible(state, leader):
            state.spent |= 1 << leader
            by_rule(state, "special", leader=LEADERS[leader].key)
            if state.log is not None:
                tell(state, "special", seat_of(state, HARKONNEN), leader=LEADERS[leader].key)
            take_special(state, leader)
            return
    if symbol == STRATEGY:
        state.stack.append((STRATAGEM, HARKONNEN, spec(), 0, 2))
    elif symbol == LEADERSHIP:
        state.stack.append((STRATAGEM, HARKONNEN, spec(WITH_LEADER), SURPRISE, 2))
    elif symbol == DEPLOYMENT:
        deploy(state, 3, 0)
    elif symbol == MENTAT:
        by_rule(state, "mentat")
        state.stack.append((TURN_UP, HARKONNEN, 2, NONE, 0))
    else:
        assert symbol == HOUSE
        state.stack.append((FLYER_AT, HARKONNEN, ORNITHOPTER, 1, 0))
        state.stack.append((HARVESTER_AT, HARKONNEN, 1, 0, 0))
        state.stack.append((REPLACE, HARKONNEN, 2, REGULAR, 0))


def stratagem(state: ArrakisState, step: Step) -> None:
    """Attack a sietch, else a legion, else move so many legions (`c`): the first that is possible (W-21.4)."""
    meant, how, count = step[2], step[3], step[4]
    if attacks(state, meant):
        state.stack.append((ATTACK, HARKONNEN, meant, how, 0))
    elif count:
        state.stack.append((MOVE, HARKONNEN, meant, count, 0))


def choose(state: ArrakisState, step: Step) -> None:
    """Let a card that moves or attacks attack if it can, else move (W-21.4)."""
    moves, strikes = NONE, NONE
    how = 0
    for word, effects in CHOICES[step[2]]:
        if word == MOVING:
            moves = effects[0].a
        else:
            strikes, how = effects[0].a, effects[0].b
    if attacks(state, strikes):
        state.stack.append((ATTACK, HARKONNEN, strikes, how, 0))
    else:
        state.stack.append((MOVE, HARKONNEN, moves, 1, 0))


# -- special actions (W-21.3.3, W-21.3.7, W-21.8.8) -------------------------------------------------------------------


def is_possible(state: ArrakisState, leader: int) -> bool:
    """Say whether a part of a leader's special action can be carried out by the rules of Mahdi."""
    if leader in (BARON, SHADDAM):
        return bool(replaceable(state, REGULAR if leader == BARON else ELITE))
    if leader == ARAMSHAM:
        return can_deploy(state)
    if leader in (HAWAT, MOHIAM):
        return has_cards(state, HOUSE_HARKONNEN if leader == HAWAT else CORRINO_ALLY)
    assert leader in (RABBAN, FEYD)
    meant = spec(WITH_NAMED + leader)
    return can_move(state, meant) or (leader == FEYD and bool(attacks(state, meant)))


def take_special(state: ArrakisState, leader: int) -> None:
    """Take the special action of a leader."""
    meant = spec(WITH_NAMED + leader)
    if leader in (HAWAT, MOHIAM):
        deck = HOUSE_HARKONNEN if leader == HAWAT else CORRINO_ALLY
        state.stack.append((TURN_UP, HARKONNEN, 3, deck, 0))
    elif leader == ARAMSHAM:
        deploy(state, 2, 1)
    elif leader == FEYD and attacks(state, meant):
        state.stack.append((ATTACK, HARKONNEN, meant, 0, 0))
    else:
        push(state, HARKONNEN, LEADERS[leader].special)


# -- what cards change ------------------------------------------------------------------------------------------------


def extra_die(state: ArrakisState, step: Step) -> None:
    """Let a die of the spice board join the unused ones; without one, supremacy rises (W-21.8.4)."""
    mahdi = mahdi_of(state)
    if mahdi.set_aside:
        mahdi.set_aside -= 1
        mahdi.unrolled += 1
        by_rule(state, "extra_die")
    else:
        by_rule(state, "no_extra_die")
        gain_supremacy(state, 1)


def legal_force_die(state: ArrakisState, step: Step) -> list[Action]:
    """List the symbols of which one comes next (Truthtrance, W-21.8.9)."""
    mahdi = mahdi_of(state)
    if not mahdi.unrolled:
        return []
    most = [FEWER if symbol in (DEPLOYMENT, HOUSE) else SAME_SYMBOL for symbol in range(SYMBOL_COUNT)]
    return [*[DIE[symbol] for symbol in range(SYMBOL_COUNT) if mahdi.spent[symbol] < most[symbol]], DONE]


BY_RULE.runs(NEXT_TURN, next_turn)
BY_RULE.runs(MAHDI_TURN, take_turn)
BY_RULE.runs(STRATAGEM, stratagem)
BY_RULE.runs(EXTRA_DIE, extra_die)
instead(CHOICE, choose)
freely(FORCE_DIE, legal_force_die, apply_force_die, flow=BY_RULE)
