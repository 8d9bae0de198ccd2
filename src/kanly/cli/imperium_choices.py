"""What is asked in Dune: Imperium, in plain words: the prompt of every decision, and its choices in groups."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.cli.faces import Choice, Choices
from kanly.cli.imperium_board import space_cost, space_effect
from kanly.cli.imperium_cards import card_text, leader_text, signet_text
from kanly.cli.imperium_parts import leader_name
from kanly.cli.imperium_speech import NAMES, amount, called, capital, names, say, sentence, speech
from kanly.engine import Action
from kanly.imperium import actions
from kanly.imperium import effects as fx
from kanly.imperium.actions import FROM_ASIDE, LEADER_CARD, ON_TOP, VERBS
from kanly.imperium.components import CARDS, INTRIGUES, LEADERS, Space
from kanly.imperium.effects import EFFECTS, Effect
from kanly.imperium.ids import (
    AGENT_TURN,
    FACTIONS,
    MOMENTS,
    NONE,
    RESOURCES,
    SPOILER,
    TOP_OF_TRACK,
    TROOP_STRENGTH,
    ZONES,
)
from kanly.imperium.rules.acquire import price
from kanly.imperium.rules.troops import strength
from kanly.imperium.state import ImperiumState
from kanly.imperium.view import ImperiumObservation

# -- prompts -----------------------------------------------------------------------------------------------

Facts = dict[str, Any]


def _about_effect(state: ImperiumState, seat: int) -> Facts:
    return {"effects": [EFFECTS[state.pending[2]].path]}


def _about_cards(state: ImperiumState, seat: int) -> Facts:
    """Return the strength, and whether there is a card to play."""
    return {"strength": strength(state.players[seat]), "any": len(state.options) > 1}


_FACTS: Final[dict[str, Callable[[ImperiumState, int], Facts]]] = {
    "turn": lambda state, seat: {"agents": state.players[seat].ready},
    "faction": lambda state, seat: {"n": state.pending[2]},
    "alliance": lambda state, seat: {"faction": FACTIONS[state.pending[2]]},
    "choose": lambda state, seat: {"n": EFFECTS[state.pending[2]].n},
    "offer": _about_effect,
    "acquire_free": lambda state, seat: {"n": state.pending[2]},
    "combat_turn": _about_cards,
    "after_win": _about_cards,
    "endgame_turn": _about_cards,
    "snoop": lambda state, seat: {"card": CARDS[state.players[seat].deck[-1]].key},
}
"""What a prompt speaks of, for the decisions where it speaks of something."""


def seat_asked(seen: ImperiumObservation) -> int:
    """Return the seat that the viewer decides for: a rival's, if one waits for a decision, else the viewer's own."""
    decision = seen.decision
    return seen.seat if decision is None or decision.seat != seen.seat else seen.state.pending[1]


def prompt(seen: ImperiumObservation) -> str:
    """Return in a sentence what the viewer is asked."""
    decision, state = seen.decision, seen.state
    if decision is None:
        return say("prompt-over")
    if decision.seat != seen.seat:
        return say("prompt-wait", who=leader_name(state, decision.seat))
    seat = seat_asked(seen)
    if seat != seen.seat:
        return f"{say('prompt-rival')} {_rival_prompt(state, seat, decision.kind)}"
    if decision.kind == "move":
        return _move_prompt(state, seat)
    facts = _FACTS[decision.kind](state, seat) if decision.kind in _FACTS else {}
    return say(f"prompt-{decision.kind}", **facts)


def _move_prompt(state: ImperiumState, seat: int) -> str:
    turn = state.turn
    if turn.kind == AGENT_TURN:
        return say("prompt-move", space=state.edition.board[turn.space].key)
    return say("prompt-move-reveal", persuasion=turn.persuasion, strength=strength(state.players[seat]))


def _rival_prompt(state: ImperiumState, seat: int, kind: str) -> str:
    """Return what is asked of the person who decides for a rival of House Hagal (hagal C-10)."""
    if kind == "leader":
        return say("prompt-rival-leader", n=seat)
    who, leader = leader_name(state, seat), LEADERS[state.players[seat].leader]
    if kind == "offer" and EFFECTS[state.pending[2]].path.startswith(leader.key):
        return say("prompt-rival-signet", who=who, signet=leader.key)
    facts = _FACTS[kind](state, seat) if kind in _FACTS else {}
    return say(f"prompt-rival-{kind}", who=who, **facts)


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


def choices(seen: ImperiumObservation) -> list[Choices]:
    """Return what the viewer can choose, in groups in the order in which to show them."""
    decision = seen.decision
    if decision is None or decision.seat != seen.seat:
        return []
    groups: dict[str, Choices] = {}
    for action in sorted(decision.actions, key=_rank):
        heading, note = ("", "") if seat_asked(seen) != seen.seat else _heading(seen.state, action)
        group = groups.setdefault(heading, Choices(heading, note, []))
        label, hint = _SAY[action.kind](seen, action)
        group.choices.append(Choice(action, label, hint))
    return list(groups.values())


def _rank(action: Action) -> int:
    return _ORDER.index(action.kind) if action.kind in _ORDER else len(_ORDER)


def _heading(state: ImperiumState, action: Action) -> tuple[str, str]:
    """Return the heading of an action's group, and what holds for all in it."""
    if action.kind != actions.AGENT:
        return (say(f"group-{VERBS[action.kind]}") if action.kind in _GROUPS else ""), ""
    card = CARDS[action.a]
    ring = any(effect.op == fx.SIGNET for effect in card.agent)
    note = signet_text(LEADERS[state.players[state.pending[1]].leader]) if ring else sentence(*card.agent)
    return say("group-agent", card=card.key), note


# -- one choice: its label, and a hint of what it does -------------------------------------------------------

Said = tuple[str, str]


def _say_agent(seen: ImperiumObservation, action: Action) -> Said:
    state = seen.state
    space = state.edition.board[action.b]
    hints = [_visit(seen, space)]
    holder = state.control[space.id]
    if holder != NONE:
        effects = [effect.path for effect in space.reward_control]
        if holder == seen.seat:
            hints.append(say("cli-hint-own-control", effects=effects))
        else:
            hints.append(say("cli-hint-control", who=leader_name(state, holder), effects=effects))
    return called("space", space.key), "; ".join(hints)


def _visit(seen: ImperiumObservation, space: Space) -> str:
    """Return what it costs to send an Agent to a space, and what that gives."""
    if space.prices:
        resource = RESOURCES[space.cost_resource]
        offers = [_paid(resource, pay, speech().effects((gain,))) for pay, gain in space.prices]
        return capital("; ".join(offers))
    gains = [say("space-visit", faction=FACTIONS[space.faction])] if space.faction != NONE else []
    gains += _space_gains(seen.state, space)
    compound = any(effect.op == fx.ARROW for effect in space.effects)
    given = speech().joined(gains, compound) if gains else ""
    if space.combat:
        given = f"{given}; {say('space-combat')}" if given else say("space-combat")
    cost = space_cost(seen, space)
    return capital(_paid(RESOURCES[space.cost_resource], cost, given) if cost else given)


def _space_gains(state: ImperiumState, space: Space) -> list[str]:
    if space.maker:
        return [say("cli-hint-harvest", n=space.maker, bonus=state.bonus[space.id])]
    gains = [speech().effects((effect,)) for effect in space.effects]
    return [*gains, say("space-hall", n=space.hall)] if space.hall else gains


def _paid(resource: str, pay: int, gain: str) -> str:
    return say("effect-arrow", cost=say("effect-pay", resource=resource, n=pay), parts=gain)


def _say_reveal(seen: ImperiumObservation, action: Action) -> Said:
    hand = [CARDS[card] for card in seen.state.players[seen.seat].hand]
    persuasion, swords = sum(card.persuasion for card in hand), sum(card.swords for card in hand)
    return say("action-reveal"), say("cli-hint-reveal", persuasion=persuasion, swords=swords)


def _say_pass(seen: ImperiumObservation, action: Action) -> Said:
    return say("action-pass" if _kind(seen) == "combat_turn" else "action-pass-turn"), ""


_DONE: Final = {"move": "action-done", "defence": "action-done-no", "offer": "action-done-no"}


def _say_done(seen: ImperiumObservation, action: Action) -> Said:
    kind = _kind(seen)
    unspent = seen.state.turn.persuasion
    hint = say("cli-hint-unspent", n=unspent) if kind == "move" and unspent else ""
    return say("action-done-enough" if kind == "combat_turn" else _DONE.get(kind, "action-done-nothing")), hint


def _kind(seen: ImperiumObservation) -> str:
    return "" if seen.decision is None else seen.decision.kind


def _say_play(seen: ImperiumObservation, action: Action) -> Said:
    card = INTRIGUES[action.a]
    moments = [(name, card.at(moment)) for moment, name in enumerate(MOMENTS) if card.at(moment)]
    does = [f"{say(f'cli-box-{name}')}: {speech().effects(effects)}" for name, effects in moments]
    return called("intrigue", card.key), " / ".join(does)


def _say_effect(seen: ImperiumObservation, action: Action) -> Said:
    effect = EFFECTS[action.a]
    if seat_asked(seen) != seen.seat:
        return say("action-use-yes"), sentence(effect)
    source = _source_name(effect)
    if effect.op in (fx.DEPLOY, fx.RETREAT) and action.b:
        return source, say("action-deploy" if effect.op == fx.DEPLOY else "action-retreat", n=action.b)
    return source, sentence(effect)


def _source_name(effect: Effect) -> str:
    """Return the name of the component that an effect stands on."""
    key = effect.path.partition("/")[0]
    if key.removesuffix("_track") in FACTIONS:
        return say("board-track", faction=key.removesuffix("_track"))
    kind = next(kind for kind in ("space", "conflict", "leader", "intrigue", "card", "hagal") if key in NAMES[kind])
    return called(kind, key)


def _say_options(seen: ImperiumObservation, action: Action) -> Said:
    effect = EFFECTS[action.a]
    if action.kind == actions.CHOOSE:
        return sentence(effect), ""
    return sentence(*(part for i, part in enumerate(effect.parts) if action.b >> i & 1)), ""


def _say_deploy(seen: ImperiumObservation, action: Action) -> Said:
    player = seen.state.players[seen.seat]
    label = say("action-deploy", n=action.a)
    if not action.a:
        return label, ""
    after = TROOP_STRENGTH * (player.conflict + action.a) + player.swords
    left = player.garrison - action.a
    return label, say("cli-hint-deploy", before=strength(player), after=after, left=left)


def _say_retreat(seen: ImperiumObservation, action: Action) -> Said:
    return say("action-retreat", n=action.a), ""


def _say_acquire(seen: ImperiumObservation, action: Action) -> Said:
    card = CARDS[action.a]
    if _kind(seen) == "acquire_free":
        label = say("cli-acquire-free", card=card.key)
    else:
        label = say("cli-acquire", card=card.key, cost=price(seen.state, action.a, action.b))
    where = f" ({say('cli-set-aside')})" if action.b & FROM_ASIDE else ""
    where += f", {say('cli-on-top')}" if action.b & ON_TOP else ""
    return f"{label}{where}", card_text(card).plain


def _say_card(seen: ImperiumObservation, action: Action) -> Said:
    card = CARDS[action.a]
    zone = {"zone": ZONES[action.b]} if action.kind == actions.TRASH else {}
    return say(f"action-{VERBS[action.kind]}", card=card.key, **zone), card_text(card).plain


def _say_faction(seen: ImperiumObservation, action: Action) -> Said:
    state = seen.state
    seat = seat_asked(seen)
    player = state.players[seat]
    level = player.influence[action.a]
    name = say("action-faction", faction=FACTIONS[action.a])
    if _kind(seen) == "lose_influence":
        return name, f"{level} -> {level - 1}"
    after = min(level + state.pending[2], TOP_OF_TRACK)
    hints = [f"{level} -> {after}"]
    if level < 2 <= after:
        hints.append(say("cli-hint-point"))
    if level < 4 <= after and not player.rival:
        hints.append(speech().effects((state.edition.track_bonuses[action.a],)))
    holder = state.alliances[action.a]
    if (holder == NONE and after >= 4) or (
        holder not in (NONE, seat) and after > state.players[holder].influence[action.a]
    ):
        hints.append(say("cli-hint-alliance"))
    return name, "; ".join(hints)


def _say_seat(seen: ImperiumObservation, action: Action) -> Said:
    player = seen.state.players[action.a]
    points = "" if player.rival == SPOILER else say("cli-points", n=player.vp)
    hint = say("cli-hint-strength", n=strength(player)) if player.conflict else points
    return leader_name(seen.state, action.a), hint


def _say_space(seen: ImperiumObservation, action: Action) -> Said:
    if action.a == LEADER_CARD:
        return say("action-from-leader"), say("cli-hint-unsent")
    space = seen.state.edition.board[action.a]
    return say(f"action-{VERBS[action.kind]}", space=space.key), capital(space_effect(space))


def _say_price(seen: ImperiumObservation, action: Action) -> Said:
    space = seen.state.edition.board[seen.state.pending[3]]
    offers = dict(space.prices)
    label = say("action-price", amount=amount(RESOURCES[space.cost_resource], action.a))
    return label, sentence(offers[action.a]) if action.a in offers else ""


def _say_leader(seen: ImperiumObservation, action: Action) -> Said:
    leader = LEADERS[action.a]
    text = signet_text(leader) if seat_asked(seen) != seen.seat else leader_text(leader)
    return called("leader", leader.key), text


def _say_tokens(seen: ImperiumObservation, action: Action) -> Said:
    return say("action-tokens", factions=names(action.a, FACTIONS)), ""


def _say_plain(seen: ImperiumObservation, action: Action) -> Said:
    return say(f"action-{VERBS[action.kind]}"), ""


_SAY: Final[dict[int, Callable[[ImperiumObservation, Action], Said]]] = {
    actions.AGENT: _say_agent,
    actions.REVEAL: _say_reveal,
    actions.PASS: _say_pass,
    actions.DONE: _say_done,
    actions.PLAY: _say_play,
    actions.USE: _say_effect,
    actions.CHOOSE: _say_options,
    actions.COMBINE: _say_options,
    actions.DEPLOY: _say_deploy,
    actions.RETREAT: _say_retreat,
    actions.ACQUIRE: _say_acquire,
    actions.TRASH: _say_card,
    actions.DISCARD: _say_card,
    actions.REMOVE: _say_card,
    actions.TAKE: _say_card,
    actions.FACTION: _say_faction,
    actions.SPACE: _say_space,
    actions.RECALL: _say_space,
    actions.FROM: _say_space,
    actions.SEAT: _say_seat,
    actions.PRICE: _say_price,
    actions.LEADER: _say_leader,
    actions.TOKENS: _say_tokens,
    actions.DEFEND: _say_plain,
    actions.DRAW_TOP: _say_plain,
    actions.TRASH_TOP: _say_plain,
}
