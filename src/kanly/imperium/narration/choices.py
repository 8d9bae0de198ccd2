"""What is asked, and what can be chosen: the prompt of every decision, and the label of every action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.engine import Action
from kanly.engine.message import Message, Words, capital, listed, message, name, subject, who
from kanly.engine.narration import TERMINAL
from kanly.imperium import actions
from kanly.imperium import words as fx
from kanly.imperium.actions import FROM_ASIDE, LEADER_CARD, ON_TOP, VERBS
from kanly.imperium.catalogue import say
from kanly.imperium.components import CARDS, INTRIGUES, LEADERS
from kanly.imperium.effects import EFFECTS, Effect
from kanly.imperium.ids import AGENT_TURN, FACTIONS, RESOURCES, ZONES
from kanly.imperium.notation import names
from kanly.imperium.phrases import DO, SAY, phrase, phrase_of
from kanly.imperium.rules.acquire import price
from kanly.imperium.rules.activation import commands
from kanly.imperium.rules.troops import strength
from kanly.imperium.state import ImperiumState, allies_of, fighter
from kanly.imperium.view import ImperiumObservation

# -- prompts -------------------------------------------------------------------------------------------------------

Facts = dict[str, Any]


def _about_effect(state: ImperiumState, seat: int) -> Facts:
    return {"effects": phrase((EFFECTS[state.pending[2]],))}


def _about_cards(state: ImperiumState, seat: int) -> Facts:
    """Return the strength, and whether there is a card to play."""
    return {"strength": _strength(state, seat), "any": len(state.options) > 1}


def _strength(state: ImperiumState, seat: int) -> int:
    """Return the strength that a seat adds to: for a Commander that of the activated Ally, or of the stronger one."""
    allies = allies_of(state, seat) if commands(state.players[seat]) else []
    if not allies:
        return strength(state, seat)
    ally = fighter(state, seat)
    return strength(state, ally) if ally != seat else max(strength(state, each) for each in allies)


_FACTS: Final[dict[str, Callable[[ImperiumState, int], Facts]]] = {
    "turn": lambda state, seat: {"agents": state.players[seat].ready},
    "faction": lambda state, seat: {"n": state.pending[2]},
    "alliance": lambda state, seat: {"faction": state.edition.tracks[state.pending[2]]},
    "choose": lambda state, seat: {"n": EFFECTS[state.pending[2]].n},
    "offer": _about_effect,
    "acquire_free": lambda state, seat: {"n": state.pending[2]},
    "combat_turn": _about_cards,
    "after_win": _about_cards,
    "endgame_turn": _about_cards,
    "snoop": lambda state, seat: {"card": CARDS[state.players[seat].deck[-1]].key},
    "ally_deploy": lambda state, seat: {"who": who(state.turn.seat), "n": state.pending[2]},
    "play_for": lambda state, seat: {"intrigue": INTRIGUES[state.pending[2]].key},
    "concede": lambda state, seat: {"who": who(state.pending[2])},
    "reinforce": lambda state, seat: {"n": state.pending[2]},
    "deploy_reinforcements": lambda state, seat: {"n": state.pending[2]},
    "give": lambda state, seat: {"who": who(state.pending[2]), "what": message(f"goods-{RESOURCES[state.pending[3]]}")},
    "give_intrigue": lambda state, seat: {"who": who(state.pending[2])},
    "contribute": lambda state, seat: {"who": who(state.pending[2])},
    "intrigue_lines": lambda state, seat: {"intrigue": INTRIGUES[state.pending[2]].key},
}
"""What a prompt speaks of, for the decisions where it speaks of something."""


def seat_asked(seen: ImperiumObservation) -> int:
    """Return the seat that the viewer decides for: a rival's, if one waits for a decision, else the viewer's own."""
    decision = seen.decision
    return seen.seat if decision is None or decision.seat != seen.seat else seen.state.pending[1]


def prompt(seen: ImperiumObservation) -> Message:
    """Return in a sentence what the viewer is asked."""
    decision, state = seen.decision, seen.state
    if decision is None:
        return message("prompt-over")
    if decision.seat != seen.seat:
        return message("prompt-wait", who=who(decision.seat))
    seat = seat_asked(seen)
    if seat != seen.seat:
        return message(
            "prompt-for-rival", first=message("prompt-rival"), then=_rival_prompt(state, seat, decision.kind)
        )
    if decision.kind == "move":
        return _move_prompt(state, seat)
    facts = _FACTS[decision.kind](state, seat) if decision.kind in _FACTS else {}
    return message(f"prompt-{decision.kind}", **facts)


def _move_prompt(state: ImperiumState, seat: int) -> Message:
    turn = state.turn
    if turn.kind == AGENT_TURN:
        return message("prompt-move", space=state.edition.board[turn.space].key)
    return message("prompt-move-reveal", persuasion=turn.persuasion, strength=_strength(state, seat))


def _rival_prompt(state: ImperiumState, seat: int, kind: str) -> Message:
    """Return what is asked of the person who decides for a rival of House Hagal (hagal C-10)."""
    if kind == "leader":
        return message("prompt-rival-leader", n=seat)
    leader = LEADERS[state.players[seat].leader]
    if kind == "offer" and EFFECTS[state.pending[2]].of == "leader":
        return message("prompt-rival-signet", who=who(seat), signet=leader.key)
    facts = _FACTS[kind](state, seat) if kind in _FACTS else {}
    return message(f"prompt-rival-{kind}", who=who(seat), **facts)


# -- labels --------------------------------------------------------------------------------------------------------


def label(seen: ImperiumObservation, action: Action, where: str) -> Words:
    """Return what an action is called: on a button of the page in full, under a heading of the terminal in short."""
    if where == TERMINAL and action.kind in _SHORT:
        return _SHORT[action.kind](seen, action)
    if action.kind in _LABELS:
        return _LABELS[action.kind](seen, action)
    verb = VERBS[action.kind]
    return message(f"action-{verb.name}") if verb.label is None else verb.label(seen, action)


def _kind(seen: ImperiumObservation) -> str:
    return "" if seen.decision is None else seen.decision.kind


def _agent(seen: ImperiumObservation, action: Action) -> Words:
    return message("action-agent", card=CARDS[action.a].key, space=seen.state.edition.board[action.b].key)


def _agent_there(seen: ImperiumObservation, action: Action) -> Words:
    return name("space", seen.state.edition.board[action.b].key)


def _pass(seen: ImperiumObservation, action: Action) -> Words:
    return message("action-pass" if _kind(seen) == "combat_turn" else "action-pass-turn")


_DONE: Final = {
    "move": "action-done",
    "defence": "action-done-no",
    "offer": "action-done-no",
    "trash": "action-done-no",
    "place_spy": "action-done-no",
    "gather": "action-done-no",
    "concede": "action-done-no",
    "give_intrigue": "action-done-enough",
    "combat_turn": "action-done-enough",
    "after_win": "action-done-nothing",
    "endgame_turn": "action-done-nothing",
}
"""`done` ends a turn, or declines, or ends what one plays, or plays no Intrigue card."""


def _done(seen: ImperiumObservation, action: Action) -> Words:
    return message(_DONE.get(_kind(seen), "action-done-other"))


def _play(seen: ImperiumObservation, action: Action) -> Words:
    return message("action-play", intrigue=INTRIGUES[action.a].key)


def _use(seen: ImperiumObservation, action: Action) -> Words:
    effect = EFFECTS[action.a]
    if _kind(seen) == "offer" or seat_asked(seen) != seen.seat:
        return message("action-use-yes")
    if action.b:
        return message("action-retreat" if effect.op == fx.RETREAT else "action-deploy", n=action.b)
    if effect.op == fx.SIGNET:
        leader = LEADERS[seen.state.players[seen.seat].leader]
        return message("action-does", what=name("signet", leader.key), does=phrase(leader.signet, DO))
    return message("action-does", what=owner_name(effect), does=_does(seen, effect))


def _does(seen: ImperiumObservation, effect: Effect) -> Words:
    """Return what an effect does; the influence of a visit is the board's, by the name of the track (U-22.8)."""
    if effect.of == "space" and effect.op == fx.INFLUENCE:
        return phrase_of([{**say(effect), "faction": seen.state.edition.tracks[effect.m]}], DO)
    return phrase((effect,), DO)


def _use_in_short(seen: ImperiumObservation, action: Action) -> Words:
    if seat_asked(seen) != seen.seat:
        return message("action-use-yes")
    return owner_name(EFFECTS[action.a])


def owner_name(effect: Effect) -> Words:
    """Return the name of the component that an effect stands on."""
    return message("board-track", faction=effect.owner) if effect.of == "track" else name(effect.of, effect.owner)


def _chosen(seen: ImperiumObservation, action: Action, mood: str = DO) -> Words:
    effect = EFFECTS[action.a]
    if action.kind == actions.CHOOSE:
        return capital(phrase((effect,), mood))
    parts = [part for i, part in enumerate(effect.parts) if action.b >> i & 1]
    return capital(phrase(parts, mood) if mood == SAY else listed(phrase((part,), mood) for part in parts))


def _chosen_in_short(seen: ImperiumObservation, action: Action) -> Words:
    return _chosen(seen, action, SAY)


def _number(seen: ImperiumObservation, action: Action) -> Words:
    return message(f"action-{VERBS[action.kind].name}", n=action.a)


def _acquire(seen: ImperiumObservation, action: Action) -> Words:
    cost = 0 if _kind(seen) == "acquire_free" else price(seen.state, action.a, action.b)
    return message("action-acquire", card=CARDS[action.a].key, cost=cost, on_top=bool(action.b & ON_TOP))


def _acquire_in_short(seen: ImperiumObservation, action: Action) -> Words:
    card = CARDS[action.a].key
    if _kind(seen) == "acquire_free":
        said = message("cli-acquire-free", card=card)
    else:
        said = message("cli-acquire", card=card, cost=price(seen.state, action.a, action.b))
    aside = message("cli-bracketed", said=said, note=message("cli-set-aside")) if action.b & FROM_ASIDE else said
    return listed((aside, message("cli-on-top")), by="") if action.b & ON_TOP else aside


def _card(seen: ImperiumObservation, action: Action) -> Words:
    zone = {"zone": ZONES[action.b]} if action.kind == actions.TRASH else {}
    return message(f"action-{VERBS[action.kind].name}", card=CARDS[action.a].key, **zone)


def _faction(seen: ImperiumObservation, action: Action) -> Words:
    return message("action-faction", faction=seen.state.edition.tracks[action.a])


def _tokens(seen: ImperiumObservation, action: Action) -> Words:
    return message("action-tokens", factions=names(action.a, FACTIONS))


def _space(seen: ImperiumObservation, action: Action) -> Words:
    if action.a == LEADER_CARD:
        return message("action-from-leader")
    return message(f"action-{VERBS[action.kind].name}", space=seen.state.edition.board[action.a].key)


def _seat(seen: ImperiumObservation, action: Action) -> Words:
    return message("action-seat", who=subject(action.a))


def _price(seen: ImperiumObservation, action: Action) -> Words:
    space = seen.state.edition.board[seen.state.pending[3]]
    offers = dict(space.prices)
    said = _price_in_short(seen, action)
    return message("action-does", what=said, does=phrase((offers[action.a],), DO)) if action.a in offers else said


def _price_in_short(seen: ImperiumObservation, action: Action) -> Words:
    resource = RESOURCES[seen.state.edition.board[seen.state.pending[3]].cost_resource]
    return message("action-price", amount=message(f"amount-{resource}", n=action.a))


def _leader(seen: ImperiumObservation, action: Action) -> Words:
    return message("action-leader", leader=LEADERS[action.a].key)


Labels = dict[int, Callable[[ImperiumObservation, Action], Words]]

_LABELS: Final[Labels] = {
    actions.AGENT: _agent,
    actions.PASS: _pass,
    actions.DONE: _done,
    actions.PLAY: _play,
    actions.USE: _use,
    actions.CHOOSE: _chosen,
    actions.COMBINE: _chosen,
    actions.DEPLOY: _number,
    actions.RETREAT: _number,
    actions.ACQUIRE: _acquire,
    actions.TRASH: _card,
    actions.DISCARD: _card,
    actions.REMOVE: _card,
    actions.TAKE: _card,
    actions.FACTION: _faction,
    actions.SPACE: _space,
    actions.RECALL: _space,
    actions.FROM: _space,
    actions.SEAT: _seat,
    actions.PRICE: _price,
    actions.LEADER: _leader,
    actions.TOKENS: _tokens,
}

_SHORT: Final[Labels] = {
    actions.AGENT: _agent_there,
    actions.PLAY: lambda seen, action: name("intrigue", INTRIGUES[action.a].key),
    actions.USE: _use_in_short,
    actions.CHOOSE: _chosen_in_short,
    actions.COMBINE: _chosen_in_short,
    actions.ACQUIRE: _acquire_in_short,
    actions.SEAT: lambda seen, action: who(action.a),
    actions.PRICE: _price_in_short,
    actions.LEADER: lambda seen, action: name("leader", LEADERS[action.a].key),
}
"""What stands under a heading, with a hint beside it, and need not say it all."""
