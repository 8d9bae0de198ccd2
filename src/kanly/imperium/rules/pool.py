"""The free pool: the effects of a turn that wait for the player, in any order (I-6.2 to I-6.9, I-10.3).

Effects whose moment cannot matter are carried out as they enter. The rest wait; as long as something waits,
can be deployed, bought or played, the player is asked for the next move, until `done`.
"""

from __future__ import annotations

from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.imperium import actions, words
from kanly.imperium.actions import action
from kanly.imperium.components import LEADERS
from kanly.imperium.effects import EFFECTS, Effect
from kanly.imperium.ids import ACTED, AGENT_TURN, NONE, PLOT
from kanly.imperium.occasions import NO_OCCASION
from kanly.imperium.rules import troops
from kanly.imperium.rules.acquire import buy, legal_acquisitions
from kanly.imperium.rules.activation import commands
from kanly.imperium.rules.allies import ASK, ask_ally, make_askable, may_ask_ally
from kanly.imperium.rules.conditions import seems_usable, usable
from kanly.imperium.rules.follow import waiting_for
from kanly.imperium.rules.intrigue import legal_plays, play_intrigue
from kanly.imperium.rules.moments import (
    Entry,
    is_contested,
    matters_to_plots,
    may_play_plots,
    sets_sail,
    shuffles_may_follow,
)
from kanly.imperium.rules.perform import perform
from kanly.imperium.rules.units import front_of, guard_of
from kanly.imperium.state import ImperiumState
from kanly.imperium.steps import FLOW, MOVE, POOL


def fill_pool(state: ImperiumState, seat: int, effects: tuple[Effect, ...], source: int) -> None:
    """Add effects to the turn: at once where their moment cannot matter, else to the pool (I-6.2)."""
    for effect in effects:
        if effect.op == words.SIGNET:
            fill_pool(state, seat, LEADERS[state.players[seat].leader].signet, source)
        elif runs_at_once(state, seat, effect, source):
            perform(state, seat, effect, source)
        else:
            state.turn.pool.append((effect.id, source))


def runs_at_once(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether an effect need not wait: an order-free one whose condition, if any, holds (I-6.5)."""
    if effect.narrows:
        option = only_option(state, seat, effect, source)
        return option is not None and runs_at_once(state, seat, option, source)
    if not effect.order_free or (effect.contestable and is_contested(state, seat, effect)):
        return False
    if effect.op == words.WHEN:
        return words.CONDITIONS[effect.k].holds(state, seat, effect, source)
    waits = effect.word.waits
    if waits is not None and waits(state, seat, effect, source):
        return False
    # a harvest that also draws a card and a seat that also asks for a faction are worth timing (I-22.6, I-22.7)
    occasion = effect.word.occasion
    return occasion == NO_OCCASION or not waiting_for(state, seat, occasion)


def only_option(state: ImperiumState, seat: int, effect: Effect, source: int) -> Effect | None:
    """Return the option of a choice that is left when all others are out of the question in this turn, if so."""
    left: Effect | None = None
    for part in effect.parts:
        never = words.CONDITIONS[part.k].never if part.op == words.WHEN else None
        if never is None or not never(state, seat, part, source):
            if left is not None:
                return None
            left = part
    return left


def is_uncontested(state: ImperiumState, seat: int, effect: Effect, entry: Entry) -> bool:
    """Say whether what would take the last of something need not wait: no Plot card can come before it.

    Influence that plays a Navigation card waits for all else, too (K-84).
    """
    if effect.op == words.INFLUENCE and sets_sail(state, seat, effect.m, effect.n):
        return False
    return effect.contestable and usable(state, seat, effect, entry[1]) and not may_play_plots(state, seat, entry)


def takes_at_once(state: ImperiumState, seat: int, effect: Effect) -> bool:
    """Say whether a Reserve card need not wait: nothing in this turn shuffles the pile that it joins."""
    if not usable(state, seat, effect, NONE):
        return False
    draws = 0
    for entry in state.turn.pool:
        draws += EFFECTS[entry[0]].draws
    return not shuffles_may_follow(state, seat, draws)


def run_pool(state: ImperiumState, step: Step) -> None:
    """Carry out what has become certain, then ask for the next move (I-6.5, I-6.9)."""
    seat = step[1]
    pool = state.turn.pool
    if state.turn.uprising is not None:
        state.turn.uprising.discarded = NONE  # an effect asks for its own discard, not for one before it
    able = 0
    all_draws = True
    last = (0, 0)
    for entry in pool:
        effect = EFFECTS[entry[0]]
        if (effect.order_free or effect.narrows) and (
            runs_at_once(state, seat, effect, entry[1])
            or (effect.order_free and is_uncontested(state, seat, effect, entry))
        ):
            _resolve(state, seat, entry)
            return
        if effect.op == words.TAKE_RESERVE and takes_at_once(state, seat, effect):
            _resolve(state, seat, entry)
            return
        if seems_usable(state, seat, effect, entry[1]):
            able += 1
            all_draws = all_draws and effect.op == words.DRAW
            last = entry
    if able == 1 or (able and all_draws):
        effect = EFFECTS[last[0]]
        if effect.choiceless and not effect.optional:
            if not (matters_to_plots(state, seat, effect) and may_play_plots(state, seat, last)):
                _resolve(state, seat, last)
                return
    state.stack.append((MOVE, seat, 0, 0, 0))


def _resolve(state: ImperiumState, seat: int, entry: tuple[int, int]) -> None:
    state.turn.pool.remove(entry)
    state.stack.append((POOL, seat, 0, 0, 0))
    perform(state, seat, EFFECTS[entry[0]], entry[1])


def legal_moves(state: ImperiumState, step: Step) -> list[Action]:
    """List the next moves of a turn under way (I-26.2, I-26.3).

    Waiting effects, deploying or acquiring, Plot cards; and `done` when no mandatory effect can be carried out.
    """
    seat = step[1]
    turn = state.turn
    options: list[Action] = []
    may_stop = True
    pool = turn.pool
    if pool:
        for i, entry in enumerate(pool):
            if entry in pool[:i]:
                continue
            effect = EFFECTS[entry[0]]
            if usable(state, seat, effect, entry[1]):
                options += entry_moves(state, seat, effect, entry[1])
                may_stop = may_stop and effect.optional
    if turn.kind == AGENT_TURN:
        if not commands(state.players[seat]):
            for n in range(1, troops.deploy_limit(state, seat) + 1):
                options.append(action(actions.DEPLOY, n))
    else:
        options += legal_acquisitions(state, seat)
        if turn.bloodlines is not None and turn.bloodlines.combat and not commands(state.players[seat]):
            options += [action(actions.DEPLOY, n) for n in range(1, troops.deploy_limit(state, seat) + 1)]
    for _, lists, _ in state.edition.hooks.moves:
        options += lists(state, seat)
    if state.players[seat].intrigue:
        options += legal_plays(state, seat, PLOT)
    if options and may_ask_ally(state, seat):
        options.append(action(ASK))
    if may_stop:
        options.append(action(actions.DONE))
    return options


def entry_moves(state: ImperiumState, seat: int, effect: Effect, source: int) -> list[Action]:
    """List the ways to use a waiting effect; a plain choice or number is asked together with it."""
    op = effect.op
    if op == words.EITHER:
        return [action(actions.USE, part.id) for part in effect.parts if usable(state, seat, part, source)]
    if commands(state.players[seat]):
        return [action(actions.USE, effect.id)]  # how many is the Ally's to say (U-22.14)
    player = state.players[seat]
    if op == words.DEPLOY:
        if guard_of(player):
            return [action(actions.USE, effect.id)]  # which units is asked then (B-5.6)
        most = min(effect.n, troops.at_hand(state, seat))
        return [action(actions.USE, effect.id, n) for n in range(1, most + 1)]
    if op == words.RETREAT:
        if front_of(player):
            return [action(actions.USE, effect.id)]
        most = min(effect.n, player.conflict)
        return [action(actions.USE, effect.id, n) for n in range(1, most + 1)]
    return [action(actions.USE, effect.id)]


def apply_move(state: ImperiumState, step: Step, choice: Action) -> None:
    """Make the chosen move and come back for the next, until `done`."""
    seat, kind = step[1], choice.kind
    if kind == actions.DONE:
        # the Ally is asked before the turn ends (U-22.14)
        if may_ask_ally(state, seat):
            ask_ally(state, seat, at_end=True)
        return
    turn = state.turn
    turn.flags |= ACTED
    make_askable(state, seat)
    if kind == actions.DEPLOY:
        turn.deployed += choice.a
        player = state.players[seat]
        if turn.pool or player.intrigue or player.tokens or state.bloodlines is not None or confirms(state, seat):
            state.stack.append((POOL, seat, 0, 0, 0))
        troops.deploy(state, seat, choice.a)
        return
    state.stack.append((POOL, seat, 0, 0, 0))
    if kind == actions.ACQUIRE:
        buy(state, seat, choice.a, choice.b)
    elif kind == actions.PLAY:
        play_intrigue(state, seat, choice.a, PLOT)
    elif kind == ASK:
        ask_ally(state, seat)
    elif kind == actions.USE:
        use_entry(state, seat, choice)
    else:
        for verb, _, does in state.edition.hooks.moves:
            if kind == verb:
                does(state, seat, choice)
                return


def use_entry(state: ImperiumState, seat: int, choice: Action) -> None:
    """Take an effect out of the pool and carry it out."""
    chosen = EFFECTS[choice.a]
    pool = state.turn.pool
    for entry in pool:
        effect = EFFECTS[entry[0]]
        if effect is chosen or (effect.op == words.EITHER and chosen in effect.parts):
            pool.remove(entry)
            if choice.b and chosen.op == words.DEPLOY:
                troops.deploy(state, seat, choice.b)
            elif choice.b and chosen.op == words.RETREAT:
                troops.retreat(state, seat, choice.b)
            else:
                perform(state, seat, chosen, entry[1])
            return
    raise AssertionError(f"{choice.text} is not in the pool")


def holds_intrigue(state: ImperiumState, step: Step) -> bool:
    """Say whether to ask although one action is left: silence would tell what Intrigue is held (I-24.10)."""
    return bool(state.players[step[1]].intrigue)


def asks_to_end(state: ImperiumState, step: Step) -> bool:
    """Say whether to ask although one move is left: a seat that confirms, or whose silence would tell of its cards."""
    return confirms(state, step[1]) or holds_intrigue(state, step) or hides_a_move(state, step[1])


def hides_a_move(state: ImperiumState, seat: int) -> bool:
    """Say whether something waits of which only its owner knows whether it can be carried out (I-24.10)."""
    for entry in state.turn.pool:
        effect = EFFECTS[entry[0]]
        if effect.hides and seems_usable(state, seat, effect, entry[1]):
            return True
    return False


def confirms(state: ImperiumState, seat: int) -> bool:
    """Say whether a seat's turn ends only when its player says so."""
    return bool(state.confirm >> seat & 1)


FLOW.runs(POOL, run_pool)
FLOW.decides(MOVE, legal_moves, apply_move, asks_to_end)
