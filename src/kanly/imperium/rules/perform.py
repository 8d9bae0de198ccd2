"""Carrying effects out: what each word of the vocabulary does (I-7).

An effect either changes the state at once or pushes steps that will; steps pushed later run earlier.
"""

from __future__ import annotations

from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.tell import tell
from kanly.imperium import actions
from kanly.imperium import effects as fx
from kanly.imperium.actions import action, space_action
from kanly.imperium.components import LEADERS
from kanly.imperium.effects import EFFECTS, Effect
from kanly.imperium.ids import NONE, REVEAL_TURN, SPICE
from kanly.imperium.occasions import HARVESTED, TOOK_SEAT
from kanly.imperium.roles import ROLES
from kanly.imperium.rules import cards, troops
from kanly.imperium.rules.acquire import take_reserve
from kanly.imperium.rules.cards import push_effects
from kanly.imperium.rules.conditions import can_pay, holds, playable, usable
from kanly.imperium.rules.follow import happens
from kanly.imperium.rules.influence import gain_influence
from kanly.imperium.rules.points import gain, pay, score
from kanly.imperium.state import ImperiumState, opponents_of
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
    OFFER,
    RECALL_AGENT,
    RETREAT,
    TRASH,
)


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
    gain_influence(state, seat, effect.m, effect.n)


def do_influence_any(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    state.stack.append((FACTION, seat, effect.n, effect.m, effect.id))


def do_vp(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    score(state, seat, effect.k, effect.n)


def do_persuasion(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    state.turn.persuasion += effect.n


def do_swords(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    player = state.players[seat]
    player.swords += effect.n
    if state.log is not None:
        tell(state, "swords", seat, count=effect.n, strength=troops.strength(state, seat))


# -- compound --------------------------------------------------------------------------------------


def do_all(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    push_effects(state, seat, effect.parts, source)


def do_either(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    state.stack.append((EITHER, seat, effect.id, source, 0))


def do_choose(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    state.stack.append((CHOOSE, seat, effect.id, source, 0))


def do_arrow(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Pay the price, then the parts (I-7.2). The decision to pay has been made."""
    if can_pay(state, seat, effect.cost, source):
        push_effects(state, seat, effect.parts, source)
        push_effects(state, seat, effect.cost, source)


def do_when(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    if holds(state, seat, effect, source):
        push_effects(state, seat, effect.parts, source)


def do_per(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    for _ in range(cards.count_in_play(state.players[seat], effect.m)):
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


def do_lose_troop(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    troops.lose_troops(state, seat, effect.n, effect.m)


# -- cards --------------------------------------------------------------------------------------------


def do_trash(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    state.stack.append((TRASH, seat, 0, effect.id, 0))


def do_trash_this(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    cards.trash_this(state, seat, source)


def do_discard(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Discard by choice, as far as the hand goes (I-7.4, I-7.9); a whole hand leaves nothing to choose."""
    hand = state.players[seat].hand
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
    state.stack.append((DEPLOY, seat, effect.n, effect.id, 0))


def do_retreat(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    state.stack.append((RETREAT, seat, effect.n, effect.id, 0))


def do_reinforce(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Recruit; what came may be deployed at once on a Reveal turn (I-8.8).

    On an Agent turn it is troops recruited this turn like any others.
    """
    count = troops.recruit(state, seat, effect.n)
    if count and state.turn.kind == REVEAL_TURN:
        state.stack.append((DEPLOY, seat, count, effect.id, 0))


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


def gain_swordmaster(state: ImperiumState, seat: int) -> None:
    """The third Agent, at once and for good (I-21.2)."""
    player = state.players[seat]
    player.swordmaster = 1
    player.ready += 1
    if state.log is not None:
        tell(state, "swordmaster", seat)


def do_council(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """A council seat, and what the leader makes of it (I-21.1, I-22.7)."""
    player = state.players[seat]
    player.council = 1
    if state.log is not None:
        tell(state, "council_seat", seat)
    happens(state, seat, TOOK_SEAT)


def do_harvest(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Take base and bonus spice together (I-14.3, I-20.24); a spice addict takes one less (I-22.6)."""
    space = state.turn.space
    count = state.edition.board[space].maker + state.bonus[space]
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


for _op, _do in (
    (fx.GAIN, do_gain), (fx.TROOPS, do_troops), (fx.DRAW, do_draw), (fx.INTRIGUE, do_intrigue),
    (fx.INFLUENCE, do_influence), (fx.INFLUENCE_ANY, do_influence_any), (fx.VP, do_vp),
    (fx.PERSUASION, do_persuasion), (fx.SWORDS, do_swords), (fx.ALL, do_all), (fx.EITHER, do_either),
    (fx.CHOOSE, do_choose), (fx.ARROW, do_arrow), (fx.WHEN, do_when), (fx.PER, do_per), (fx.OPPONENTS, do_opponents),
    (fx.TRASH, do_trash), (fx.TRASH_THIS, do_trash_this), (fx.DEPLOY, do_deploy), (fx.RETREAT, do_retreat),
    (fx.REINFORCE, do_reinforce), (fx.STEAL, do_steal), (fx.MENTAT, do_mentat), (fx.SWORDMASTER, do_swordmaster),
    (fx.COUNCIL, do_council), (fx.HARVEST, do_harvest), (fx.TAKE_RESERVE, do_take_reserve), (fx.ACQUIRE, do_acquire),
    (fx.SIGNET, do_nothing), (fx.DOUBLE_VISIT, do_nothing), (fx.DISCOUNT, do_discount),
    (fx.NEXT_REVEAL, do_next_reveal), (fx.CONTROL, do_control), (fx.MENTAT_NEXT, do_mentat_next),
    (fx.LOSE_TROOP, do_lose_troop), (fx.DISCARD_CARD, do_discard), (fx.PAY, do_pay),
    (fx.LOSE_INFLUENCE, do_lose_influence), (fx.RECALL_AGENT, do_recall_agent), (fx.SEND_ANY, do_nothing),
    (fx.SPECIAL, do_special),
):  # fmt: skip
    fx.WORDS[_op].do = _do


# -- choices inside an effect -----------------------------------------------------------------------------


def legal_either(state: ImperiumState, step: Step) -> list[Action]:
    """List the options that can be carried out (I-7.5)."""
    seat, source = step[1], step[3]
    return [
        action(actions.CHOOSE, part.id) for part in EFFECTS[step[2]].parts if option_usable(state, seat, part, source)
    ]


def option_usable(state: ImperiumState, seat: int, part: Effect, source: int) -> bool:
    """Say whether an option can be chosen: on an Intrigue card its price must lead somewhere (I-7.3, I-7.5)."""
    return playable(state, seat, part) if source == NONE else usable(state, seat, part, source)


def apply_either(state: ImperiumState, step: Step, choice: Action) -> None:
    """Carry out the chosen option."""
    perform(state, step[1], EFFECTS[choice.a], step[3])


def legal_choices(state: ImperiumState, step: Step) -> list[Action]:
    """List the ways to choose n different parts, named before any is carried out (I-7.6)."""
    effect = EFFECTS[step[2]]
    able = [i for i, part in enumerate(effect.parts) if usable(state, step[1], part, step[3])]
    masks = _masks(able, min(effect.n, len(able)))
    if ROLES[state.players[step[1]].rival].prefers_least and effect.parts[0].op == fx.INFLUENCE:
        masks = _lowest(state, step[1], effect, masks)
    return [action(actions.COMBINE, effect.id, mask) for mask in masks]


def _lowest(state: ImperiumState, seat: int, effect: Effect, masks: list[int]) -> list[int]:
    """Keep the choices of factions in which a rival has least influence (hagal C-10)."""
    influence = state.players[seat].influence
    ranks = [sorted(influence[part.m] for i, part in enumerate(effect.parts) if mask >> i & 1) for mask in masks]
    return [mask for mask, rank in zip(masks, ranks, strict=True) if rank == min(ranks)]


def _masks(items: list[int], count: int) -> list[int]:
    if count == 0:
        return []
    if count == 1:
        return [1 << item for item in items]
    return [1 << item | rest for at, item in enumerate(items) for rest in _masks(items[at + 1 :], count - 1)]


def apply_choice(state: ImperiumState, step: Step, choice: Action) -> None:
    """Carry out all chosen parts, in printed order."""
    parts = EFFECTS[step[2]].parts
    push_effects(state, step[1], tuple(p for i, p in enumerate(parts) if choice.b >> i & 1), step[3])


def legal_offer(state: ImperiumState, step: Step) -> list[Action]:
    """List using or declining an optional effect outside a turn's pool (I-7.1)."""
    effect = EFFECTS[step[2]]
    if not usable(state, step[1], effect, step[3]):
        return []
    return [action(actions.USE, effect.id), action(actions.DONE)]


def apply_offer(state: ImperiumState, step: Step, choice: Action) -> None:
    """Use it, or not."""
    if choice.kind == actions.USE:
        perform(state, step[1], EFFECTS[step[2]], step[3])


def legal_trashes(state: ImperiumState, step: Step) -> list[Action]:
    """List one's cards in hand, discard pile and play (I-19.5)."""
    player = state.players[step[1]]
    options = []
    for zone, zone_cards in enumerate((player.hand, player.discard, cards.in_play(player))):
        options += [action(actions.TRASH, card, zone) for card in sorted(set(zone_cards))]
    return options


def apply_trash(state: ImperiumState, step: Step, choice: Action) -> None:
    """Trash the chosen card."""
    cards.trash(state, step[1], choice.a, choice.b)


def legal_discards(state: ImperiumState, step: Step) -> list[Action]:
    """List the cards in hand (I-7.9)."""
    return [action(actions.DISCARD, card) for card in sorted(set(state.players[step[1]].hand))]


def apply_discard(state: ImperiumState, step: Step, choice: Action) -> None:
    """Discard the chosen card."""
    cards.discard(state, step[1], choice.a)


def holds_several(state: ImperiumState, step: Step) -> bool:
    """Say whether to ask although all cards in hand are alike: silence would tell that they are (I-24.10)."""
    return len(state.players[step[1]].hand) > 1


def legal_recalls(state: ImperiumState, step: Step) -> list[Action]:
    """List the spaces where one's Agents stand (I-7.12)."""
    seat, edition = step[1], state.edition
    return [space_action(edition, actions.RECALL, space) for space, mask in enumerate(state.agents) if mask >> seat & 1]


def apply_recall(state: ImperiumState, step: Step, choice: Action) -> None:
    """Return the Agent to the leader, usable again this round (I-7.12, I-23.24)."""
    seat = step[1]
    state.agents[choice.a] &= ~(1 << seat)
    state.players[seat].ready += 1
    if state.log is not None:
        tell(state, "recalled_agent", seat, space=state.edition.board[choice.a].key)


FLOW.runs(EFFECT, run_effect)
FLOW.decides(EITHER, legal_either, apply_either)
FLOW.decides(CHOOSE, legal_choices, apply_choice)
FLOW.decides(OFFER, legal_offer, apply_offer)
FLOW.decides(TRASH, legal_trashes, apply_trash, holds_several)
FLOW.decides(DISCARD, legal_discards, apply_discard, holds_several)
FLOW.decides(RECALL_AGENT, legal_recalls, apply_recall)
