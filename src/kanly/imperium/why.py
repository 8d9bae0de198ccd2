"""Why an action is not legal now, in words, from the same predicates that decide legality."""

from __future__ import annotations

from typing import Final

from kanly.engine.action import Action
from kanly.engine.text import Text
from kanly.imperium import actions, why_teams, why_uprising, words
from kanly.imperium.actions import FROM_ASIDE
from kanly.imperium.components import CARDS, INTRIGUES, Space
from kanly.imperium.effects import EFFECTS, Effect
from kanly.imperium.ids import (
    ACTED,
    AGENT_TURN,
    COMBAT_CARD,
    ENDGAME_CARD,
    ICONS,
    MOMENTS,
    NO_DEPLOYING,
    NONE,
    PLOT,
    RESOURCES,
    REVEAL_TURN,
    SPY_ICON,
)
from kanly.imperium.notation import notation
from kanly.imperium.phrases import phrase
from kanly.imperium.rules import agent
from kanly.imperium.rules.acquire import for_sale, price
from kanly.imperium.rules.activation import commands
from kanly.imperium.rules.allies import ALLY_DEPLOY
from kanly.imperium.rules.combat import is_for_winner
from kanly.imperium.rules.commanders import REINFORCED
from kanly.imperium.rules.conditions import can_pay, usable
from kanly.imperium.rules.personal_board import influence_with, own_faction
from kanly.imperium.rules.predicates import too_few_troops
from kanly.imperium.rules.troops import deploy_limit
from kanly.imperium.state import ImperiumState, decider
from kanly.imperium.steps import (
    ACQUIRE_FREE,
    AFTER_WIN,
    COMBAT_TURN,
    DEPLOY,
    ENDGAME_TURN,
    FLOW,
    MOVE,
    RETREAT,
    TURN,
)
from kanly.imperium.why_teams import why_not_yet

_ANSWERS: Final = {**why_uprising.WHY_NOT, **why_teams.WHY_NOT}
"""Who answers for the verbs of editions."""


def why_not(state: ImperiumState, choice: Action) -> Text | None:
    """Return why the rules forbid an action now, or None when it is legal."""
    if state.over:
        return Text("why-over", "the game is over")
    if choice in state.options:
        return None
    seat, kind = state.pending[1], choice.kind
    too_early = why_not_yet(state, choice)
    if too_early is not None:
        return too_early
    if kind == actions.AGENT:
        return _why_not_agent(state, seat, choice)
    if kind == actions.ACQUIRE:
        return _why_not_acquire(state, seat, choice)
    if kind == actions.PLAY:
        return _why_not_play(state, decider(state), choice.a)
    if (kind, state.pending[0]) in ((actions.DEPLOY, DEPLOY), (actions.RETREAT, RETREAT)):
        return _why_not_so_many(state, seat, kind == actions.DEPLOY, state.pending[2], choice.a)
    if kind == actions.DEPLOY:
        return _why_not_deploy(state, seat, choice.a)
    if kind == actions.USE:
        return _why_not_use(state, seat, EFFECTS[choice.a], choice.b)
    if kind == actions.DONE and state.pending[0] == MOVE:
        waiting = [EFFECTS[effect] for effect, source in state.turn.pool if _is_due(state, seat, effect, source)]
        return _about_effects("why-waiting", "still to be carried out", tuple(waiting))
    if kind == actions.REVEAL:
        return Text("why-reveal-start", "a Reveal turn begins instead of an Agent turn, at the start of a turn")
    if kind == actions.PASS and state.pending[0] in (TURN, MOVE, COMBAT_TURN, AFTER_WIN, ENDGAME_TURN):
        return _why_not_pass(state)
    reason = _ANSWERS[kind](state, seat, choice) if kind in _ANSWERS else None
    if reason is not None:
        return reason
    asked = decision_kind(state)
    return Text("why-not-asked", f"the decision is about {asked!r}, and this is not one of its answers", decision=asked)


def decision_kind(state: ImperiumState) -> str:
    """Return what the pending decision is about, in one word."""
    return FLOW.names[state.pending[0]]


def _about_effects(id: str, english: str, effects: tuple[Effect, ...], **args: str) -> Text:
    """Return a reason that ends in effects: in notation, and in words for other languages."""
    return Text(id, f"{english}: {notation(effects)}", effects=phrase(effects), **args)


def _is_due(state: ImperiumState, seat: int, effect: int, source: int) -> bool:
    return not EFFECTS[effect].optional and usable(state, seat, EFFECTS[effect], source)


def _why_not_agent(state: ImperiumState, seat: int, choice: Action) -> Text:
    space = state.edition.board[choice.b]
    if state.pending[0] != TURN:
        return Text("why-agent-start", "an Agent is sent at the start of a turn, and only one a turn")
    return sending_reason(state, seat, choice.a, space, agent.why_not_send(state, seat, choice.a, space))


def sending_reason(state: ImperiumState, seat: int, card: int, space: Space, code: int) -> Text:
    """Return the reason of `why_not_send` in words."""
    name, key = CARDS[card].name, CARDS[card].key
    player = state.players[seat]
    if code == agent.NOT_IN_HAND:
        return Text("why-not-in-hand", f"{name} is not in your hand", card=key)
    if code == agent.NO_ICON:
        return Text("why-no-icon", f"{name} has no Agent icon", card=key)
    if code in (agent.WRONG_ICON, agent.HAND_WITHOUT_ICON) and CARDS[card].icons >> SPY_ICON & 1:
        icon = ICONS[space.icon]
        english = f"{name} has no {icon} icon, and no Spy of yours is at {space.name}"
        return Text("why-wrong-icon-spy", english, card=key, icon=icon, space=space.key)
    if code == agent.WRONG_ICON:
        return Text("why-wrong-icon", f"{name} has no {ICONS[space.icon]} icon", card=key, icon=ICONS[space.icon])
    if code == agent.HAND_WITHOUT_ICONS:
        return Text("why-hand-no-icons", "no card in your hand has an Agent icon")
    if code == agent.HAND_WITHOUT_ICON:
        icon = ICONS[space.icon]
        return Text("why-hand-no-icon", f"no card in your hand has the {icon} icon", icon=icon)
    if code == agent.NO_TOKEN:
        return Text("why-no-token", "none of your Agents at hand activates this Ally")
    if code == agent.AWAY:
        return Text("why-away", f"{space.name} is not in play", space=space.key)
    if code == agent.PERSONAL:
        return Text("why-personal", f"{space.name} lies on another player's personal board", space=space.key)
    if code == agent.NO_AGENT:
        return Text("why-no-agent", "you have no Agent left")
    if code == agent.OWN_AGENT:
        return Text("why-own-agent", f"your own Agent is on {space.name}", space=space.key)
    if code == agent.OCCUPIED and state.edition.joined[space.id]:
        english = f"{space.name} is occupied, and you have no Spy there to infiltrate it"
        return Text("why-occupied-spy", english, space=space.key)
    if code == agent.OCCUPIED:
        return Text("why-occupied", f"{space.name} is occupied", space=space.key)
    if code == agent.VOICE:
        return Text("why-voice", f"{space.name} is closed by The Voice", space=space.key)
    if code == agent.ONCE:
        return Text("why-once", f"you have used {space.name} already; it is once per game", space=space.key)
    if code == agent.BARRED:
        return Text("why-barred", "at this difficulty you have no Swordmaster")
    if code == agent.REQUIREMENT:
        return _why_not_required(state, seat, space)
    resource, have = RESOURCES[space.cost_resource], player.goods[space.cost_resource]
    cost = agent.cost_of(state, seat, space)
    english = f"{space.name} costs {cost} {resource}; you have {have}"
    return Text("why-space-cost", english, space=space.key, resource=resource, cost=cost, have=have)


def _why_not_required(state: ImperiumState, seat: int, space: Space) -> Text:
    """Say how much influence a space requires, by the name of the track (U-5.3, U-22.8, U-22.11)."""
    faction, need = state.edition.tracks[space.needs_faction], space.needs_influence
    have = influence_with(state, seat, space.needs_faction)
    owns = own_faction(state, seat) == space.needs_faction
    where = f"{faction} or on your personal board" if owns else faction
    english = f"{space.name} needs {need} influence with {where}; you have {have}"
    reason = "why-influence-own" if owns else "why-influence"
    return Text(reason, english, space=space.key, faction=faction, need=need, have=have)


def _why_not_acquire(state: ImperiumState, seat: int, choice: Action) -> Text:
    card, manner = choice.a, choice.b
    name, key = CARDS[card].name, CARDS[card].key
    free, most = state.pending[0] == ACQUIRE_FREE, state.pending[2]
    if not free and (state.pending[0] != MOVE or state.turn.kind != REVEAL_TURN):
        return Text("why-acquire-reveal", "cards are acquired on a Reveal turn, or by an effect that says so")
    if manner & FROM_ASIDE:
        if state.players[seat].aside != card:
            return Text("why-not-aside", f"{name} is not set aside for you", card=key)
    elif CARDS[card].cost == NONE:
        return Text("why-not-for-sale", f"{name} cannot be bought", card=key)
    elif card not in for_sale(state, seat):
        return Text("why-not-in-row", f"{name} is not in the Imperium Row or the Reserve", card=key)
    if free and CARDS[card].cost > most:
        cost = CARDS[card].cost
        english = f"{name} costs {cost}; only a card that costs {most} or less can be acquired"
        return Text("why-too-dear", english, card=key, cost=cost, most=most)
    if free and state.pending[3]:
        return Text("why-goes-on-top", f"{name} goes on top of the deck", card=key)
    if free:
        return Text("why-goes-to-discard", f"{name} goes to the discard pile", card=key)
    cost, have = price(state, card, manner), state.turn.persuasion
    if cost > have:
        english = f"{name} costs {cost} persuasion; you have {have} left"
        return Text("why-persuasion", english, card=key, cost=cost, have=have)
    return Text("why-on-top", "acquired cards go to the discard pile, unless Recruitment Mission is in force")


def _why_not_pass(state: ImperiumState) -> Text:
    """Say why neither the turn nor the window for cards that is open can be passed (I-12.2, K-17)."""
    step = state.pending[0]
    if step == COMBAT_TURN:
        return Text("why-no-pass-after-card", "after playing a card one ends with `done`, which is no pass")
    if step in (AFTER_WIN, ENDGAME_TURN):
        return Text("why-no-pass-done", "nothing is passed here; `done` ends the playing of cards")
    if step == TURN and not state.turn.flags & ACTED:
        return Text("why-no-pass", "a turn cannot be passed, except by Bindu Suspension")
    english = "Bindu Suspension lets a turn be passed right after it; doing anything else gives the pass up"
    return Text("why-pass-given-up", english)


_NAMES: Final = ("Plot", "Combat", "Endgame")


def _why_not_play(state: ImperiumState, seat: int, number: int) -> Text:
    card = INTRIGUES[number]
    if number not in state.players[seat].intrigue:
        return Text("why-not-held", f"you do not hold {card.name}", intrigue=card.key)
    step = state.pending[0]
    if step in (TURN, MOVE):
        moment = PLOT
    elif step in (COMBAT_TURN, AFTER_WIN):
        moment = COMBAT_CARD
    elif step == ENDGAME_TURN:
        moment = ENDGAME_CARD
    else:
        return Text("why-in-effect", "an Intrigue card cannot be played in the middle of an effect")
    lines = card.at(moment)
    if not lines:
        english = f"{card.name} is no {_NAMES[moment]} card"
        return Text("why-wrong-moment", english, intrigue=card.key, moment=MOMENTS[moment])
    if step == AFTER_WIN and not is_for_winner(card):
        return Text("why-not-winner", f"{card.name} is not a card for the winner of a Conflict", intrigue=card.key)
    what, effects = _obstacle(state, seat, lines, NONE)
    if isinstance(effects, Text):
        return effects
    if what == _CONDITION:
        return _about_effects("why-condition", f"{card.name} needs its condition", effects, intrigue=card.key)
    if what == _PRICE:
        return _about_effects("why-unpaid", f"{card.name} cannot be paid for", effects, intrigue=card.key)
    return _about_effects("why-nothing", f"{card.name} could do nothing now", lines, intrigue=card.key)


def _why_not_deploy(state: ImperiumState, seat: int, n: int) -> Text:
    if state.pending[0] in (ALLY_DEPLOY, REINFORCED):
        most = state.pending[2]
        return Text("why-deploy-most", f"at most {most} may be deployed", n=most)
    if state.pending[0] == MOVE and commands(state.players[seat]):
        return Text("why-ally-deploys", "the Ally whom you have activated says how many are deployed")
    if state.pending[0] != MOVE or state.turn.kind != AGENT_TURN:
        return Text(
            "why-deploy-turn", "troops are deployed on an Agent turn at a Combat space, or by an effect that says so"
        )
    if state.turn.flags & NO_DEPLOYING:
        return Text("why-no-deploying", "no units may be deployed this turn")
    space = state.edition.board[state.turn.space]
    if not space.combat:
        return Text("why-no-combat", f"{space.name} is not a Combat space", space=space.key)
    if n == 0:
        return Text("why-deploy-none", "deploying none is `done`")
    most = deploy_limit(state, seat)
    english = f"at most {most} more may be deployed: those recruited this turn and two from the garrison"
    return Text("why-deploy-limit", english, n=most)


def _why_not_use(state: ImperiumState, seat: int, chosen: Effect, n: int) -> Text:
    for number, source in state.turn.pool if state.pending[0] == MOVE else []:
        effect = EFFECTS[number]
        if effect is chosen or (effect.op == words.EITHER and chosen in effect.parts):
            return _why_not_effect(state, seat, chosen, source, n)
        if chosen in effect.parts and not usable(state, seat, effect, source):
            return _why_not_effect(state, seat, effect, source, n)
    return Text("why-no-effect", "no such effect waits in this turn")


def _why_not_effect(state: ImperiumState, seat: int, effect: Effect, source: int, n: int) -> Text:
    """Say why a waiting effect is not used so; `n` is how many troops, 0 when no number was said."""
    if usable(state, seat, effect, source):
        if effect.op == words.EITHER:
            return _about_effects("why-effect-options", "one of its options is used", effect.parts)
        if effect.op in (words.DEPLOY, words.RETREAT):
            return _why_not_so_many(state, seat, effect.op == words.DEPLOY, effect.n, n)
        return Text("why-effect-no-number", "it is used without a number")
    what, effects = _obstacle(state, seat, (effect,), source)
    if isinstance(effects, Text):
        return effects
    if what == _CONDITION:
        return _about_effects("why-effect-condition", "its condition does not hold", effects)
    if what == _PRICE:
        return _about_effects("why-effect-price", "its price cannot be paid", effects)
    return _about_effects("why-effect-nothing", "it can do nothing now", (effect,))


def _why_not_so_many(state: ImperiumState, seat: int, deploys: bool, most: int, n: int) -> Text:
    """Say why an effect that deploys or retreats up to `most` troops does not move `n` (I-7.11, I-8.8)."""
    if n == 0:
        return Text("why-effect-number", "it is used with a number of troops, 1 or more")
    if n > most:
        return Text("why-troops-most", f"it moves {most} troop{'s' if most > 1 else ''} at most", n=most)
    return too_few_troops(state, seat, words.FROM_GARRISON if deploys else words.FROM_CONFLICT)


# what stands in the way of an effect: the nearer to being possible, the greater
_NOTHING: Final = 0
_CONDITION: Final = 1
_NEEDS: Final = 2
_PRICE: Final = 3


def _obstacle(
    state: ImperiumState, seat: int, effects: tuple[Effect, ...], source: int
) -> tuple[int, tuple[Effect, ...] | Text]:
    """Return what keeps effects from being carried out, however deep; of several the one nearest to possible."""
    found: tuple[int, tuple[Effect, ...] | Text] = (_NOTHING, ())
    for effect in effects:
        here: tuple[int, tuple[Effect, ...] | Text] = (_NOTHING, ())
        if effect.op == words.WHEN and not words.CONDITIONS[effect.k].holds(state, seat, effect, source):
            here = (_CONDITION, (effect,))
        elif effect.op == words.ARROW and not can_pay(state, seat, effect, source):
            here = (_PRICE, effect.cost)
        elif effect.parts:
            here = _obstacle(state, seat, effect.parts, source)
        elif not usable(state, seat, effect, source):
            needs = _needs(state, seat, effect)
            here = (_NOTHING, ()) if needs is None else (_NEEDS, needs)
        if here[0] > found[0]:
            found = here
    return found


def _needs(state: ImperiumState, seat: int, effect: Effect) -> Text | None:
    """Return what an effect that cannot be carried out, and has no parts, is in want of; None where nothing says it."""
    if effect.special is not None:
        return effect.special.needs
    needs = effect.word.needs
    return None if needs is None else needs(state, seat, effect)
