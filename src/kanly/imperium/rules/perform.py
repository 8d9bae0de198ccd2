"""Carrying effects out: what each word of the vocabulary does (I-7).

An effect either changes the state at once or pushes steps that will; steps pushed later run earlier. Which word is
done by which function stands in `vocabulary.py`, what is asked on the way in `rules/choices.py`.
"""

from __future__ import annotations

from kanly.engine.flow import Step
from kanly.engine.tell import tell
from kanly.imperium.components import LEADERS
from kanly.imperium.effects import EFFECTS, Effect
from kanly.imperium.ids import COUNCIL_PERSUASION, NONE, REVEAL_TURN, SPICE
from kanly.imperium.occasions import HARVESTED, TOOK_SEAT
from kanly.imperium.roles import ROLES
from kanly.imperium.rules import cards, troops
from kanly.imperium.rules.acquire import take_reserve
from kanly.imperium.rules.cards import push_chosen, push_effects
from kanly.imperium.rules.conditions import can_pay
from kanly.imperium.rules.follow import happens
from kanly.imperium.rules.influence import asks_for_track, gain_influence
from kanly.imperium.rules.points import gain, gain_swordmaster, pay, score
from kanly.imperium.rules.units import TROOPS_ONLY
from kanly.imperium.state import ImperiumState, fighter, opponents_of
from kanly.imperium.steps import (
    ACQUIRE_FREE,
    CHOOSE,
    DEPLOY,
    DISCARD,
    EFFECT,
    EITHER,
    FACTION,
    FLOW,
    LOSE_INFLUENCE,
    RECALL_AGENT,
    RETREAT,
    TRASH,
)
from kanly.imperium.words import BONUS_ONLY, CONDITIONS, COUNTS


def run_effect(state: ImperiumState, step: Step) -> None:
    """Carry out one effect for a seat."""
    effect = EFFECTS[step[2]]
    effect.word.do(state, step[1], effect, step[3])


def perform(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Carry out one effect for a seat."""
    effect.word.do(state, seat, effect, source)


# -- gains ----------------------------------------------------------------------------------------


def do_gain(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    gain(state, seat, effect.m, effect.n)


def do_troops(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    troops.recruit(state, seat, effect.n)


def do_draw(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    cards.draw(state, seat, effect.n)


def do_intrigue(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    cards.draw_intrigue(state, seat, effect.n)


def do_influence(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Gain it; a Commander whose own track has the icon chooses between that and the board's (U-22.11)."""
    if asks_for_track(state, seat, effect, source):
        state.stack.append((FACTION, seat, effect.n, 1 << effect.m, effect.id))
    else:
        gain_influence(state, seat, effect.m, effect.n)


def do_influence_any(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    state.stack.append((FACTION, seat, effect.n, effect.m, effect.id))


def do_vp(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    score(state, seat, effect.k, effect.n)


def do_persuasion(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    state.turn.persuasion += effect.n


def do_swords(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    owner = fighter(state, seat)
    state.players[owner].swords += effect.n
    if state.turn.uprising is not None and source != NONE and state.turn.seat == seat:
        state.turn.uprising.armed += (source,)
    if state.log is not None:
        tell(state, "swords", owner, count=effect.n, strength=troops.strength(state, owner))


# -- compound --------------------------------------------------------------------------------------


def do_all(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    push_effects(state, seat, effect.parts, source)


def do_either(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    state.stack.append((EITHER, seat, effect.id, source, 0))


def do_choose(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    state.stack.append((CHOOSE, seat, effect.id, source, 0))


def do_arrow(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Pay the price, then the parts (I-7.2). The decision to pay has been made."""
    if can_pay(state, seat, effect, source):
        push_effects(state, seat, effect.parts, source)
        push_chosen(state, seat, effect.cost, source)


def do_when(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Its parts, if the condition holds; where all of them are optional, they were chosen with it (I-7.1)."""
    if CONDITIONS[effect.k].holds(state, seat, effect, source):
        push = push_chosen if effect.optional else push_effects
        push(state, seat, effect.parts, source)


def do_per(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    for _ in range(COUNTS[effect.k].counts(state, seat, effect, source)):
        push_effects(state, seat, effect.parts, source)


def do_opponents(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Every opponent does it, from the left (I-1.5)."""
    for opponent in reversed(opponents_of(state, seat)):
        push_effects(state, opponent, effect.parts, NONE)


def do_next_reveal(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """At once on one's Reveal turn; before it the card waits face up (I-18.4), see rules/intrigue.py."""
    if state.turn.kind == REVEAL_TURN:
        push_effects(state, seat, effect.parts, source)


# -- prices ------------------------------------------------------------------------------------------


def do_pay(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    pay(state, seat, effect.m, effect.n)


def do_lose_influence(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    state.stack.append((LOSE_INFLUENCE, seat, 0, 0, 0))


# -- cards --------------------------------------------------------------------------------------------


def do_trash(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    state.stack.append((TRASH, seat, 0, effect.id, 0))


def do_trash_this(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    cards.trash_this(state, seat, source)


def do_discard(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Discard by choice, as far as the hand goes (I-7.4, I-7.9); a whole hand leaves nothing to choose."""
    hand = state.players[seat].hand
    if state.turn.uprising is not None:
        state.turn.uprising.discarded = NONE
    if len(hand) <= effect.n:
        for card in sorted(hand):
            cards.discard(state, seat, card)
        return
    for _ in range(effect.n):
        state.stack.append((DISCARD, seat, 0, effect.id, 0))


def do_acquire(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    state.stack.append((ACQUIRE_FREE, seat, effect.n, effect.m, effect.id))


def do_take_reserve(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    take_reserve(state, seat, effect.m)


def do_discount(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    state.turn.discount = effect.n
    state.turn.discounted = effect.m


# -- troops, agents, board ------------------------------------------------------------------------------


def do_deploy(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    state.stack.append((DEPLOY, fighter(state, seat), effect.n, effect.id, 0))


def do_retreat(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    state.stack.append((RETREAT, fighter(state, seat), effect.n, effect.id, 0))


def do_reinforce(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Recruit; what came may be deployed at once on a Reveal turn (I-8.8).

    On an Agent turn it is troops recruited this turn like any others.
    """
    count = troops.recruit(state, seat, effect.n)
    if count and state.turn.kind == REVEAL_TURN:
        state.stack.append((DEPLOY, fighter(state, seat), count, effect.id, TROOPS_ONLY))


def do_steal(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    cards.steal_intrigue(state, seat)


def do_mentat(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Take the Mentat from its own space only (I-21.3)."""
    if state.mentat == NONE:
        state.mentat = seat
        state.players[seat].ready += 1
        if state.log is not None:
            tell(state, "took_mentat", seat)


def do_mentat_next(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """The Mentat is owed for the next round, wherever it is now (I-21.6, I-21.7)."""
    state.mentat_owed = seat
    if state.log is not None:
        tell(state, "mentat_owed", seat)


def do_swordmaster(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    gain_swordmaster(state, seat)


def do_council(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """A council seat, and what the leader makes of it (I-21.1, I-22.7); on a Reveal turn it counts at once (U-18.4)."""
    player = state.players[seat]
    player.council = 1
    if state.turn.kind == REVEAL_TURN and state.turn.seat == seat:
        state.turn.persuasion += COUNCIL_PERSUASION
    if state.log is not None:
        tell(state, "council_seat", seat)
    happens(state, seat, TOOK_SEAT)


def do_harvest(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Take base and bonus spice together (I-14.3, I-20.24); a spice addict takes one less (I-22.6).

    Where there is none of either nothing is harvested (U-17.27).
    """
    space = state.turn.space
    count = state.bonus[space] + (0 if effect.m == BONUS_ONLY else state.edition.board[space].maker)
    if not count:
        return
    state.bonus[space] = 0
    player = state.players[seat]
    if ROLES[player.rival].uses_ability:
        count += LEADERS[player.leader].harvests
    gain(state, seat, SPICE, count)
    happens(state, seat, HARVESTED)


def do_control(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Put a control marker on a space; another's returns to its owner (I-9.2)."""
    space = state.edition.space_ids[effect.key]
    lost_by = state.control[space]
    state.control[space] = seat
    if state.log is not None:
        tell(state, "control", seat, space=effect.key, lost_by=lost_by)


def do_recall_agent(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    state.stack.append((RECALL_AGENT, seat, 0, 0, 0))


def do_nothing(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Words that the rules read where they matter: the signet ring, sending anywhere, doubling a visit."""


def do_special(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    special = effect.special
    assert special is not None
    special.run(state, seat, source)


FLOW.runs(EFFECT, run_effect)
