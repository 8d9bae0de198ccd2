"""What can be chosen in Dune: Imperium: choices in groups, each with a hint of what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.cli.faces import Choice, Choices
from kanly.cli.imperium.board import space_cost, space_effect
from kanly.cli.imperium.cards import card_text, leader_text, signet_text
from kanly.cli.imperium.parts import leader_name
from kanly.cli.imperium.speech import capital, say, sentence, speech
from kanly.engine import Action
from kanly.imperium import actions
from kanly.imperium import words as fx
from kanly.imperium.actions import LEADER_CARD, VERBS
from kanly.imperium.components import CARDS, INTRIGUES, LEADERS, Space
from kanly.imperium.effects import EFFECTS
from kanly.imperium.ids import (
    MOMENTS,
    NONE,
    RESOURCES,
    TOP_OF_TRACK,
    TROOP_STRENGTH,
)
from kanly.imperium.narration.choices import seat_asked
from kanly.imperium.phrases import phrase
from kanly.imperium.roles import ROLES
from kanly.imperium.rules.troops import strength, units
from kanly.imperium.state import ImperiumState
from kanly.imperium.view import ImperiumObservation

# -- choices -----------------------------------------------------------------------------------------------

_GROUPS: Final = frozenset(
    (actions.USE, actions.DEPLOY, actions.RETREAT, actions.ACQUIRE, actions.PLAY, actions.LEADER)
)
"""Actions that have a heading of their own."""

_ORDER: Final = (
    actions.AGENT,
    actions.USE,
    actions.DEPLOY,
    actions.RETREAT,
    actions.ACQUIRE,
    actions.REVEAL,
    actions.PLAY,
)


def choices(seen: ImperiumObservation, call: Callable[[Action], str]) -> list[Choices]:
    """Return what the viewer can choose, in groups in the order in which to show them; `call` labels an action."""
    decision = seen.decision
    if decision is None or decision.seat != seen.seat:
        return []
    groups: dict[str, Choices] = {}
    for action in sorted(decision.actions, key=_rank):
        heading, note = ("", "") if seat_asked(seen) != seen.seat else _heading(seen.state, action)
        group = groups.setdefault(heading, Choices(heading, note, []))
        hint = _HINTS[action.kind](seen, action) if action.kind in _HINTS else ""
        group.choices.append(Choice(action, call(action), hint))
    return list(groups.values())


def _rank(action: Action) -> int:
    return _ORDER.index(action.kind) if action.kind in _ORDER else len(_ORDER)


def _heading(state: ImperiumState, action: Action) -> tuple[str, str]:
    """Return the heading of an action's group, and what holds for all in it."""
    if action.kind != actions.AGENT:
        return (say(f"group-{VERBS[action.kind].name}") if action.kind in _GROUPS else ""), ""
    card = CARDS[action.a]
    ring = any(effect.op == fx.SIGNET for effect in card.agent)
    note = signet_text(LEADERS[state.players[state.pending[1]].leader]) if ring else sentence(*card.agent)
    return say("group-agent", card=card.key), note


# -- one choice: a hint of what it does -------------------------------------------------------------------------


def _hint_agent(seen: ImperiumObservation, action: Action) -> str:
    state = seen.state
    space = state.edition.board[action.b]
    hints = [_visit(seen, space)]
    holder = state.control[space.id]
    if holder != NONE:
        effects = phrase(space.reward_control)
        if holder == seen.seat:
            hints.append(say("cli-hint-own-control", effects=effects))
        else:
            hints.append(say("cli-hint-control", who=leader_name(state, holder), effects=effects))
    return "; ".join(hints)


def _visit(seen: ImperiumObservation, space: Space) -> str:
    """Return what it costs to send an Agent to a space, and what that gives."""
    if space.prices:
        resource = RESOURCES[space.cost_resource]
        offers = [_paid(resource, pay, speech().effects((gain,))) for pay, gain in space.prices]
        return capital("; ".join(offers))
    gains = [say("space-visit", faction=seen.state.edition.tracks[space.faction])] if space.faction != NONE else []
    if space.personal != NONE and space.visit is not None:
        gains = [speech().effects((space.visit,))]
    gains += _space_gains(seen.state, space)
    compound = any(effect.op == fx.ARROW for effect in space.effects)
    given = speech().joined(gains, compound) if gains else ""
    if space.combat:
        given = f"{given}; {say('space-combat')}" if given else say("space-combat")
    cost = space_cost(seen, space)
    return capital(_paid(RESOURCES[space.cost_resource], cost, given) if cost else given)


def _space_gains(state: ImperiumState, space: Space) -> list[str]:
    if space.maker and space.effects[0].op == fx.HARVEST:
        taken = say("cli-hint-harvest", n=space.maker, bonus=state.bonus[space.id])
        return [taken, *(speech().effects((more,)) for more in space.effects[1:])]
    gains = [speech().effects((effect,)) for effect in space.effects]
    return [*gains, say("space-hall", n=space.hall)] if space.hall else gains


def _paid(resource: str, pay: int, gain: str) -> str:
    return say("effect-arrow", cost=say("effect-pay", resource=resource, n=pay), parts=gain)


def _hint_reveal(seen: ImperiumObservation, action: Action) -> str:
    hand = [CARDS[card] for card in seen.state.players[seen.seat].hand]
    persuasion, swords = sum(card.persuasion for card in hand), sum(card.swords for card in hand)
    return say("cli-hint-reveal", persuasion=persuasion, swords=swords)


def _hint_done(seen: ImperiumObservation, action: Action) -> str:
    unspent = seen.state.turn.persuasion
    return say("cli-hint-unspent", n=unspent) if _kind(seen) == "move" and unspent else ""


def _kind(seen: ImperiumObservation) -> str:
    return "" if seen.decision is None else seen.decision.kind


def _hint_play(seen: ImperiumObservation, action: Action) -> str:
    card = INTRIGUES[action.a]
    moments = [(name, card.at(moment)) for moment, name in enumerate(MOMENTS) if card.at(moment)]
    return " / ".join(f"{say(f'cli-box-{name}')}: {speech().effects(effects)}" for name, effects in moments)


def _hint_effect(seen: ImperiumObservation, action: Action) -> str:
    effect = EFFECTS[action.a]
    if effect.op in (fx.DEPLOY, fx.RETREAT) and action.b and seat_asked(seen) == seen.seat:
        return say("action-deploy" if effect.op == fx.DEPLOY else "action-retreat", n=action.b)
    return sentence(effect)


def _hint_deploy(seen: ImperiumObservation, action: Action) -> str:
    player = seen.state.players[seen.seat]
    if not action.a:
        return ""
    before = strength(seen.state, seen.seat)
    after = TROOP_STRENGTH * action.a + (before if units(seen.state, seen.seat) else player.swords)
    return say("cli-hint-deploy", before=before, after=after, left=player.garrison - action.a)


def _hint_card(seen: ImperiumObservation, action: Action) -> str:
    return card_text(CARDS[action.a]).plain


def _hint_faction(seen: ImperiumObservation, action: Action) -> str:
    state = seen.state
    seat = seat_asked(seen)
    player = state.players[seat]
    level = player.influence[action.a]
    if _kind(seen) == "lose_influence":
        return f"{level} -> {level - 1}"
    after = min(level + state.pending[2], TOP_OF_TRACK)
    hints = [f"{level} -> {after}"]
    if level < 2 <= after:
        hints.append(say("cli-hint-point"))
    if level < 4 <= after and ROLES[player.rival].earns_bonuses:
        hints.append(speech().effects((state.edition.track_bonuses[action.a],)))
    holder = state.alliances[action.a]
    if (holder == NONE and after >= 4) or (
        holder not in (NONE, seat) and after > state.players[holder].influence[action.a]
    ):
        hints.append(say("cli-hint-alliance"))
    return "; ".join(hints)


def _hint_seat(seen: ImperiumObservation, action: Action) -> str:
    player = seen.state.players[action.a]
    points = say("cli-points", n=player.vp) if ROLES[player.rival].competes else ""
    return say("cli-hint-strength", n=strength(seen.state, action.a)) if player.conflict else points


def _hint_space(seen: ImperiumObservation, action: Action) -> str:
    if action.a == LEADER_CARD:
        return say("cli-hint-unsent")
    return capital(space_effect(seen.state.edition.board[action.a]))


def _hint_price(seen: ImperiumObservation, action: Action) -> str:
    offers = dict(seen.state.edition.board[seen.state.pending[3]].prices)
    return sentence(offers[action.a]) if action.a in offers else ""


def _hint_leader(seen: ImperiumObservation, action: Action) -> str:
    leader = LEADERS[action.a]
    return signet_text(leader) if seat_asked(seen) != seen.seat else leader_text(leader)


_HINTS: Final[dict[int, Callable[[ImperiumObservation, Action], str]]] = {
    actions.AGENT: _hint_agent,
    actions.REVEAL: _hint_reveal,
    actions.DONE: _hint_done,
    actions.PLAY: _hint_play,
    actions.USE: _hint_effect,
    actions.DEPLOY: _hint_deploy,
    actions.ACQUIRE: _hint_card,
    actions.TRASH: _hint_card,
    actions.DISCARD: _hint_card,
    actions.REMOVE: _hint_card,
    actions.TAKE: _hint_card,
    actions.FACTION: _hint_faction,
    actions.SPACE: _hint_space,
    actions.RECALL: _hint_space,
    actions.FROM: _hint_space,
    actions.SEAT: _hint_seat,
    actions.PRICE: _hint_price,
    actions.LEADER: _hint_leader,
}
