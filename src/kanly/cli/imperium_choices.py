"""What is asked in Dune: Imperium, in plain words: the prompt of every decision, and its choices in groups."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.cli.faces import Choice, Choices
from kanly.cli.imperium_board import card_text, leader_text, space_cost
from kanly.cli.imperium_parts import leader_name, words
from kanly.cli.phrases import FACTION_NAMES
from kanly.engine import Action
from kanly.imperium import actions, describe
from kanly.imperium import effects as fx
from kanly.imperium.actions import FROM_ASIDE, LEADER_CARD, ON_TOP
from kanly.imperium.components import CARDS, CONFLICTS, INTRIGUES, LEADERS
from kanly.imperium.editions import EDITIONS
from kanly.imperium.effects import EFFECTS
from kanly.imperium.ids import AGENT_TURN, FACTIONS, NONE, RESOURCES, SPOILER, TOP_OF_TRACK, TROOP_STRENGTH, ZONES
from kanly.imperium.rules.acquire import price
from kanly.imperium.rules.troops import strength
from kanly.imperium.state import ImperiumState
from kanly.imperium.view import ImperiumObservation

# -- prompts -----------------------------------------------------------------------------------------------


def _turn(state: ImperiumState, seat: int) -> str:
    ready = state.players[seat].ready
    if not ready:
        return "Your turn. You have no Agent left: reveal your hand."
    return f"Your turn. Send an Agent ({ready} left) or reveal your hand."


def _move(state: ImperiumState, seat: int) -> str:
    turn = state.turn
    if turn.kind == AGENT_TURN:
        return f"Your Agent is at {state.edition.board[turn.space].name}. What next?"
    force = strength(state.players[seat])
    return f"Your Reveal turn: {turn.persuasion} persuasion to spend, strength {force}. What next?"


def _effect(state: ImperiumState) -> str:
    """Return the effect that a decision is about, if its step carries one."""
    about = state.pending[2]
    return words(describe.say(EFFECTS[about]))


def _alliance(state: ImperiumState, seat: int) -> str:
    return f"You lose the Alliance of {FACTION_NAMES[state.pending[2]]}. Who gets it?"


def _influence(state: ImperiumState, seat: int) -> str:
    n = state.pending[2]
    return f"With which faction do you gain {n} influence?"


def _offer_card(state: ImperiumState, moment: str, card: str) -> str:
    return f"{moment} " + (f"Play any {card}?" if len(state.options) > 1 else f"You have no {card} to play now.")


def _combat(state: ImperiumState, seat: int) -> str:
    return _offer_card(state, f"Combat. Your strength is {strength(state.players[seat])}.", "Combat card")


def _rival_faction(state: ImperiumState, seat: int) -> str:
    name, n = leader_name(state, seat), state.pending[2]
    return f"With which faction does {name} gain {n} influence? The rival has equally little with these."


def _rival_offer(state: ImperiumState, seat: int) -> str:
    leader = LEADERS[state.players[seat].leader]
    ring = EFFECTS[state.pending[2]].path.startswith(leader.key)
    return f"Does {leader.name} use {f'the ring, {leader.signet_name}' if ring else 'this'}?"


RIVAL_PROMPTS: Final[dict[str, Callable[[ImperiumState, int], str]]] = {
    "leader": lambda state, seat: f"Choose the leader of rival {seat}. Only the ring is used.",
    "faction": _rival_faction,
    "alliance": lambda state, seat: (
        f"{leader_name(state, seat)} loses the Alliance of {FACTION_NAMES[state.pending[2]]}. Who gets it?"
    ),
    "either": lambda state, seat: f"Choose one of these for {leader_name(state, seat)}.",
    "choose": lambda state, seat: f"Choose {EFFECTS[state.pending[2]].n} of these for {leader_name(state, seat)}.",
    "offer": _rival_offer,
}
"""What is asked of the person who decides for a rival of House Hagal (hagal C-10)."""

PROMPTS: Final[dict[str, str | Callable[[ImperiumState, int], str]]] = {
    "leader": "Choose your leader.",
    "tokens": "Choose two factions in secret. You will gain influence with both when you first deploy four troops.",
    "defence": "You control the place at stake. Deploy one troop from your supply to defend it?",
    "turn": _turn,
    "sender": "From where does the Agent come?",
    "price": "How much do you pay?",
    "move": _move,
    "faction": _influence,
    "lose_influence": "With which faction do you lose 1 influence?",
    "alliance": _alliance,
    "trash": "Which card do you trash? It leaves the game for good.",
    "discard": "Which card do you discard?",
    "either": "Choose one.",
    "choose": lambda state, seat: f"Choose {EFFECTS[state.pending[2]].n} of these.",
    "offer": lambda state, seat: f"Do you want this: {_effect(state)}?",
    "deploy": "How many troops do you deploy to the Conflict?",
    "retreat": "How many troops do you retreat to your garrison?",
    "acquire_free": lambda state, seat: f"Acquire a card that costs {state.pending[2]} or less, for nothing.",
    "recall_agent": "Which Agent do you call back?",
    "combat_turn": _combat,
    "after_win": lambda state, seat: _offer_card(state, "You have won the Conflict.", "card for the winner"),
    "endgame_turn": lambda state, seat: _offer_card(state, "The game ends.", "Endgame card"),
    "double_cross": "Whose troop is lost?",
    "set_aside": "Which card of the Imperium Row do you set aside for yourself?",
    "take_sister": "Which card do you take into your hand?",
    "mark_space": "Which space do you close to the others until your next turn?",
    "snoop": "You see the top card of your deck. Draw it or trash it?",
}


def seat_asked(seen: ImperiumObservation) -> int:
    """Return the seat that the viewer decides for: a rival's, if one waits for a decision, else the viewer's own."""
    decision = seen.decision
    return seen.seat if decision is None or decision.seat != seen.seat else seen.state.pending[1]


def prompt(seen: ImperiumObservation) -> str:
    """Return in a sentence what the viewer is asked."""
    decision = seen.decision
    if decision is None:
        return "The game is over."
    if decision.seat != seen.seat:
        return f"{leader_name(seen.state, decision.seat)} decides."
    seat = seat_asked(seen)
    if seat != seen.seat:
        return f"You decide for a rival. {RIVAL_PROMPTS[decision.kind](seen.state, seat)}"
    asked = PROMPTS[decision.kind]
    text = asked if isinstance(asked, str) else asked(seen.state, seen.seat)
    if decision.kind == "snoop":
        text = (
            f"The top card of your deck is {CARDS[seen.state.players[seen.seat].deck[-1]].name}. Draw it or trash it?"
        )
    return text


# -- choices -----------------------------------------------------------------------------------------------

_GROUPS: Final = {
    actions.USE: "Use an effect",
    actions.DEPLOY: "Deploy troops to the Conflict",
    actions.RETREAT: "Retreat troops",
    actions.ACQUIRE: "Acquire a card",
    actions.PLAY: "Play an Intrigue card",
    actions.LEADER: "Leaders",
}
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
        label, hint = _say(seen, action)
        group.choices.append(Choice(action, label, words(hint)))
    return list(groups.values())


def _rank(action: Action) -> int:
    return _ORDER.index(action.kind) if action.kind in _ORDER else len(_ORDER)


def _heading(state: ImperiumState, action: Action) -> tuple[str, str]:
    """Return the heading of an action's group, and what holds for all in it."""
    if action.kind != actions.AGENT:
        return _GROUPS.get(action.kind, ""), ""
    card = CARDS[action.a]
    effects = []
    for effect in card.agent:
        signet = effect.op == fx.SIGNET
        ring = LEADERS[state.players[state.pending[1]].leader]
        effects.append(f"{ring.signet_name}: {describe.notation(ring.signet)}" if signet else describe.say(effect))
    return f"Send an Agent with {card.name}", words("; ".join(effects))


def _say(seen: ImperiumObservation, action: Action) -> tuple[str, str]:
    """Return an action in words, and a hint of what it does."""
    say = _SAY.get(action.kind)
    if say is not None:
        return say(seen, action)
    return _PLAIN[action.kind], describe.explain(seen.state, action)


def _say_agent(seen: ImperiumObservation, action: Action) -> tuple[str, str]:
    state = seen.state
    space = state.edition.board[action.b]
    cost = space_cost(seen, space)
    parts = [f"pay {cost} -> {describe.space_text(space)}" if cost else describe.space_text(space)]
    if space.prices:
        parts = [f"{amount} {RESOURCES[space.cost_resource]} -> {describe.say(gain)}" for amount, gain in space.prices]
    if space.maker:
        bonus = state.bonus[space.id]
        parts = [parts[0].replace(" and all bonus spice here", f" +{bonus} bonus" if bonus else "")]
    holder = state.control[space.id]
    if holder not in (NONE, seen.seat):
        parts.append(f"{leader_name(state, holder)} gains {describe.notation(space.reward_control)}")
    elif holder == seen.seat:
        parts.append(f"{describe.notation(space.reward_control)} for your control")
    return space.name, "; ".join(parts)


def _say_reveal(seen: ImperiumObservation, action: Action) -> tuple[str, str]:
    return "Reveal your hand", describe.explain(seen.state, action)


def _say_effect(seen: ImperiumObservation, action: Action) -> tuple[str, str]:
    effect = EFFECTS[action.a]
    if seat_asked(seen) != seen.seat:
        return "Yes", describe.explain(seen.state, action)
    source = _source_name(effect.path)
    if effect.op in (fx.DEPLOY, fx.RETREAT) and action.b:
        verb = "deploy" if effect.op == fx.DEPLOY else "retreat"
        return source, f"{verb} {action.b}"
    return source, describe.explain(seen.state, action)


def _source_name(path: str) -> str:
    """Return the name of the component that an effect stands on."""
    key = path.partition("/")[0]
    return _SOURCES.get(key) or words(key)


_SOURCES: Final[dict[str, str]] = {
    **{space.key: space.name for edition in EDITIONS.values() for space in edition.board},
    **{conflict.key: conflict.name for conflict in CONFLICTS},
    **{leader.key: leader.name for leader in LEADERS},
    **{intrigue.key: intrigue.name for intrigue in INTRIGUES},
    **{card.key: card.name for card in CARDS},
}


def _say_deploy(seen: ImperiumObservation, action: Action) -> tuple[str, str]:
    player = seen.state.players[seen.seat]
    if not action.a:
        return "Deploy none", ""
    now = TROOP_STRENGTH * (player.conflict + action.a) + player.swords
    return f"Deploy {action.a}", f"strength {strength(player)} -> {now}; {player.garrison - action.a} stay in garrison"


def _say_retreat(seen: ImperiumObservation, action: Action) -> tuple[str, str]:
    return f"Retreat {action.a}" if action.a else "Retreat none", ""


def _say_acquire(seen: ImperiumObservation, action: Action) -> tuple[str, str]:
    card = CARDS[action.a]
    free = seen.decision is not None and seen.decision.kind == "acquire_free"
    cost = "free" if free else str(price(seen.state, action.a, action.b))
    where = " (set aside)" if action.b & FROM_ASIDE else ""
    where += ", to the top of your deck" if action.b & ON_TOP else ""
    return f"{card.name} ({cost}){where}", card_text(card).plain


def _say_card(verb: str) -> Callable[[ImperiumObservation, Action], tuple[str, str]]:
    def say(seen: ImperiumObservation, action: Action) -> tuple[str, str]:
        card = CARDS[action.a]
        zone = {"hand": ", in your hand", "discard": ", in your discard pile", "play": ", in play"}
        where = zone[ZONES[action.b]] if action.kind == actions.TRASH else ""
        return f"{verb} {card.name}{where}", card_text(card).plain

    return say


def _say_faction(seen: ImperiumObservation, action: Action) -> tuple[str, str]:
    state = seen.state
    seat = seat_asked(seen)
    player = state.players[seat]
    level = player.influence[action.a]
    name = FACTION_NAMES[action.a][4:]
    if seen.decision is not None and seen.decision.kind == "lose_influence":
        return name, f"{level} -> {level - 1}"
    after = min(level + state.pending[2], TOP_OF_TRACK)
    parts = [f"{level} -> {after}"]
    if level < 2 <= after:
        parts.append("vp +1")
    if level < 4 <= after and not player.rival:
        parts.append(describe.say(state.edition.track_bonuses[action.a]))
    holder = state.alliances[action.a]
    if (holder == NONE and after >= 4) or (
        holder not in (NONE, seat) and after > state.players[holder].influence[action.a]
    ):
        parts.append("the Alliance")
    return name, "; ".join(parts)


def _say_seat(seen: ImperiumObservation, action: Action) -> tuple[str, str]:
    player = seen.state.players[action.a]
    points = "" if player.rival == SPOILER else f"{player.vp} vp"
    return leader_name(seen.state, action.a), f"strength {strength(player)}" if player.conflict else points


def _say_space(verb: str) -> Callable[[ImperiumObservation, Action], tuple[str, str]]:
    def say(seen: ImperiumObservation, action: Action) -> tuple[str, str]:
        if action.a == LEADER_CARD:
            return f"{verb} your leader".strip(), "an Agent not sent yet"
        space = seen.state.edition.board[action.a]
        return f"{verb} {space.name}".strip(), describe.space_text(space)

    return say


def _say_leader(seen: ImperiumObservation, action: Action) -> tuple[str, str]:
    leader = LEADERS[action.a]
    if seat_asked(seen) != seen.seat:
        return leader.name, f"{leader.signet_name}: {describe.notation(leader.signet)}"
    return leader.name, leader_text(leader)


def _say_tokens(seen: ImperiumObservation, action: Action) -> tuple[str, str]:
    return " and ".join(FACTION_NAMES[f][4:] for f in range(len(FACTIONS)) if action.a >> f & 1), ""


def _say_price(seen: ImperiumObservation, action: Action) -> tuple[str, str]:
    space = seen.state.edition.board[seen.state.pending[3]]
    return f"Pay {action.a} {RESOURCES[space.cost_resource]}", describe.explain(seen.state, action)


def _say_done(seen: ImperiumObservation, action: Action) -> tuple[str, str]:
    kind = seen.decision.kind if seen.decision is not None else ""
    if kind == "move":
        unspent = seen.state.turn.persuasion
        return "End your turn", f"{unspent} persuasion unspent" if unspent else ""
    return {"defence": "No", "offer": "No", "combat_turn": "Enough"}.get(kind, "Play nothing"), ""


def _say_play(seen: ImperiumObservation, action: Action) -> tuple[str, str]:
    return INTRIGUES[action.a].name, describe.explain(seen.state, action)


def _say_combine(seen: ImperiumObservation, action: Action) -> tuple[str, str]:
    return words(describe.explain(seen.state, action)), ""


def _say_pass(seen: ImperiumObservation, action: Action) -> tuple[str, str]:
    return ("Pass", "") if seen.decision is not None and seen.decision.kind == "combat_turn" else ("Pass the turn", "")


_PLAIN: Final = {
    actions.DEFEND: "Yes, deploy one troop",
    actions.DRAW_TOP: "Draw it",
    actions.TRASH_TOP: "Trash it",
}
_SAY: Final[dict[int, Callable[[ImperiumObservation, Action], tuple[str, str]]]] = {
    actions.AGENT: _say_agent,
    actions.REVEAL: _say_reveal,
    actions.PASS: _say_pass,
    actions.DONE: _say_done,
    actions.PLAY: _say_play,
    actions.USE: _say_effect,
    actions.CHOOSE: _say_combine,
    actions.COMBINE: _say_combine,
    actions.DEPLOY: _say_deploy,
    actions.RETREAT: _say_retreat,
    actions.ACQUIRE: _say_acquire,
    actions.TRASH: _say_card("Trash"),
    actions.DISCARD: _say_card("Discard"),
    actions.REMOVE: _say_card("Set aside"),
    actions.TAKE: _say_card("Take"),
    actions.FACTION: _say_faction,
    actions.SPACE: _say_space("Close"),
    actions.RECALL: _say_space("From"),
    actions.FROM: _say_space("From"),
    actions.SEAT: _say_seat,
    actions.PRICE: _say_price,
    actions.LEADER: _say_leader,
    actions.TOKENS: _say_tokens,
}
