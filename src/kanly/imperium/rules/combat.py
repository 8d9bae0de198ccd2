"""Combat: the Intrigue window (I-12) and its resolution (I-13)."""

from __future__ import annotations

from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.tell import tell
from kanly.imperium import actions, words
from kanly.imperium.actions import action
from kanly.imperium.components import CONFLICTS, INTRIGUES, IntrigueCard
from kanly.imperium.ids import COMBAT, COMBAT_CARD, NONE
from kanly.imperium.roles import ROLES
from kanly.imperium.rules.activation import commands
from kanly.imperium.rules.allies import PLAY_FOR, ask_to_concede, fighting_allies, plays_for_allies
from kanly.imperium.rules.cards import push_effects
from kanly.imperium.rules.course import go_on
from kanly.imperium.rules.intrigue import lay_down, legal_plays, play_intrigue
from kanly.imperium.rules.points import SETTLE
from kanly.imperium.rules.pool import holds_intrigue
from kanly.imperium.rules.sandworms import takes_twice
from kanly.imperium.rules.troops import fights, left_conflict, strength
from kanly.imperium.rules.units import troops_in_conflict
from kanly.imperium.state import ImperiumState, in_turn_order, seat_after
from kanly.imperium.steps import AFTER_WIN, COMBAT_TURN, FLOW, RESOLVE, REWARD, RUN_COMBAT, TROOPS_RETURN


def participants(state: ImperiumState) -> int:
    """Count those who may play Intrigue cards for their troops in the Conflict (I-12.1, hagal A-10)."""
    count = 0
    for seat, player in enumerate(state.players):
        # most have troops there or nothing: the question is asked in full only where an edition has other units
        if player.conflict or state.edition.units:
            if may_play_combat(state, seat):
                count += 1
    return count


def may_play_combat(state: ImperiumState, seat: int) -> bool:
    """Say whether a seat takes part in the Conflict and plays Intrigue cards; rivals play none (I-12.1, hagal A-10)."""
    return takes_part(state, seat) and ROLES[state.players[seat].rival].plays_intrigue


def takes_part(state: ImperiumState, seat: int) -> bool:
    """Say whether a seat has a unit in the Conflict; a Commander, whether an Ally has (I-12.1, U-22.15)."""
    if not commands(state.players[seat]):
        return fights(state, seat)
    return bool(fighting_allies(state, seat))


def run_combat(state: ImperiumState, step: Step) -> None:
    """Ask the next participant, until all have passed in a row (I-12.2, I-12.3, I-12.4, I-12.7)."""
    if state.phase != COMBAT:
        state.phase = COMBAT
        state.passes = 0
        before = len(state.stack)
        for begins in state.edition.hooks.combat:
            begins(state)
        if state.log is not None:
            tell(state, "combat", state.first, strengths=strengths(state))
        if len(state.stack) > before:  # somebody is asked something first
            state.stack.insert(before, step)
            return
    if state.passes >= participants(state):
        state.stack.append((RESOLVE, 0, 0, 0, 0))
        return
    seat = step[1]
    state.stack.append((RUN_COMBAT, seat_after(state, seat), 0, 0, 0))
    if (state.players[seat].conflict or state.edition.units) and may_play_combat(state, seat):
        state.turns += 1
        state.stack.append((COMBAT_TURN, seat, 0, 0, 0))


def legal_combat(state: ImperiumState, step: Step) -> list[Action]:
    """List the Combat cards a participant can play, and passing; after a play, `done` instead (I-12.2)."""
    seat = step[1]
    if not takes_part(state, seat):
        return []
    options: list[Action] = []
    if state.players[seat].intrigue:
        plays = plays_for_allies if commands(state.players[seat]) else legal_plays
        options = plays(state, seat, COMBAT_CARD)
    options.append(action(actions.DONE if step[2] else actions.PASS))
    return options


def apply_combat(state: ImperiumState, step: Step, choice: Action) -> None:
    """Play a card, which ends the row of passes, or pass (I-12.3)."""
    if choice.kind == actions.PASS:
        state.passes += 1
    elif choice.kind == actions.DONE:
        if participants(state) == 1:
            state.passes = 1  # nobody is left who could answer
    else:
        state.passes = 0
        state.stack.append((COMBAT_TURN, step[1], 1, 0, 0))
        if commands(state.players[step[1]]):
            lay_down(state, step[1], choice.a, COMBAT_CARD)
            state.stack.append((PLAY_FOR, step[1], choice.a, 0, 0))
        else:
            play_intrigue(state, step[1], choice.a, COMBAT_CARD)


def strengths(state: ImperiumState) -> list[int]:
    """Return the strength of every seat."""
    return [strength(state, seat) for seat in range(len(state.players))]


def rewards(strengths: list[int]) -> list[int]:
    """Return the reward each seat takes (1, 2, 3, or 0 for none) by the ranking and its ties (I-13.1 to I-13.9)."""
    result = [0] * len(strengths)
    ranks = sorted({s for s in strengths if s > 0}, reverse=True)
    four = len(strengths) >= 4
    tied = [[seat for seat, s in enumerate(strengths) if s == rank] for rank in ranks[:3]]
    if not tied:
        return result
    first = tied[0]
    second = tied[1] if len(tied) > 1 else []
    if len(first) > 1:
        for seat in first:
            result[seat] = 2
        if len(first) == 2 and four and len(second) == 1:
            result[second[0]] = 3
        return result
    result[first[0]] = 1
    if len(second) > 1:
        for seat in second:
            result[seat] = 3
    elif second:
        result[second[0]] = 2
        if four and len(tied) > 2 and len(tied[2]) == 1:
            result[tied[2][0]] = 3
    return result


def resolve(state: ImperiumState, step: Step) -> None:
    """Rank the players and line up rewards in turn order, then cards of the winner, then the return (I-13).

    Before that, of two tied Allies one may concede (U-22.22): the step has the bits of those who did.
    """
    reached = strengths(state)
    if state.teams is not None and ask_to_concede(state, step, reached):
        return
    places = rewards([2 * strength - (step[2] >> seat & 1) for seat, strength in enumerate(reached)])
    state.winner = places.index(1) if 1 in places else NONE
    if state.log is not None:
        tell(state, "combat_resolved", state.winner, strengths=reached, rewards=places)
    state.stack.append((TROOPS_RETURN, 0, 0, 0, 0))
    if state.winner != NONE:
        for follows in state.edition.hooks.won:
            follows(state)
        role = ROLES[state.players[state.winner].rival]
        if role.plays_intrigue:
            state.stack.append((AFTER_WIN, state.winner, 0, 0, 0))
        elif not role.competes:
            lose_control(state, state.edition.location(state.conflicts[-1]))
    for seat in reversed(in_turn_order(state)):
        if places[seat] and ROLES[state.players[seat].rival].competes:
            state.stack.append((REWARD, seat, places[seat], 0, 0))


def lose_control(state: ImperiumState, space: int) -> None:
    """The spoiler has won a Conflict over a space: whoever controls it does no longer (hagal B-7)."""
    if space != NONE and state.control[space] != NONE:
        if state.log is not None:
            tell(state, "control", NONE, space=state.edition.board[space].key, lost_by=state.control[space])
        state.control[space] = NONE


def reward(state: ImperiumState, step: Step) -> None:
    """Take a reward completely, with a sandworm twice; trash icons and arrows in it are optional (I-13.11, U-11.4).

    Its parts go in the order the player would choose: first those that ask nothing (they may bring cards or
    goods), then those that ask. A rival with a card takes them as they are printed, once and then again (hagal G-1).
    """
    seat, place = step[1], step[2]
    conflict = CONFLICTS[state.conflicts[-1]]
    state.turns += 1
    if state.log is not None:
        tell(state, "reward", seat, place=place, conflict=conflict.key)
    if ROLES[state.players[seat].rival].saves:
        state.stack.append((SETTLE, seat, 0, 0, 0))
    parts = conflict.rewards[place - 1]
    if state.edition.units and takes_twice(state, seat):
        parts += tuple(part for part in parts if part.op != words.CONTROL)  # a place is not won twice (U-11.5)
    if ROLES[state.players[seat].rival].by_card:
        push_effects(state, seat, parts, NONE)
        return
    asking = tuple(part for part in parts if not part.choiceless)
    push_effects(state, seat, tuple(part for part in parts if part.choiceless) + asking, NONE)


def is_for_winner(card: IntrigueCard) -> bool:
    """Say whether a Combat card is one for "when you win a Conflict" (I-13.10)."""
    first = card.combat[0]
    return first.op == words.WHEN and first.k == words.WON_CONFLICT


def legal_after_win(state: ImperiumState, step: Step) -> list[Action]:
    """List the winner's cards that say "when you win a Conflict" (I-13.10)."""
    seat = step[1]
    options = [play for play in legal_plays(state, seat, COMBAT_CARD) if is_for_winner(INTRIGUES[play.a])]
    options.append(action(actions.DONE))
    return options


def apply_after_win(state: ImperiumState, step: Step, choice: Action) -> None:
    """Play one and come back, or be done."""
    if choice.kind == actions.PLAY:
        state.stack.append((AFTER_WIN, step[1], 0, 0, 0))
        play_intrigue(state, step[1], choice.a, COMBAT_CARD)


def troops_return(state: ImperiumState, step: Step) -> None:
    """Return all troops from the Conflict to their supplies and the markers to 0 (I-13.12, U-7.8)."""
    state.winner = NONE
    go_on(state, RUN_COMBAT)
    for seat, player in enumerate(state.players):
        returning = troops_in_conflict(player)
        player.supply += player.conflict
        player.conflict = 0
        player.swords = 0
        for unit in state.edition.units:
            unit.leave(player)
        left_conflict(state, seat, returning)  # they are lost (B-10.1)


FLOW.runs(RUN_COMBAT, run_combat)
FLOW.decides(COMBAT_TURN, legal_combat, apply_combat, holds_intrigue)
FLOW.runs(RESOLVE, resolve)
FLOW.runs(REWARD, reward)
FLOW.decides(AFTER_WIN, legal_after_win, apply_after_win, holds_intrigue)
FLOW.runs(TROOPS_RETURN, troops_return)
