"""Player turns: whose turn it is, what it may be, and how it ends (I-4.5 to I-4.7, I-10)."""

from __future__ import annotations

from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.tell import tell
from kanly.imperium import actions
from kanly.imperium.actions import action
from kanly.imperium.components import CARDS, LEADERS
from kanly.imperium.ids import (
    ACTED,
    AGENT_TURN,
    COUNCIL_PERSUASION,
    MAY_PASS,
    NONE,
    PLAYER_TURNS,
    PLOT,
    REVEAL_TURN,
    SWORDMASTER_SWORDS,
    TURN_START,
)
from kanly.imperium.roles import ROLES
from kanly.imperium.rules.agent import legal_sendings, send_agent
from kanly.imperium.rules.cards import take_from_hand
from kanly.imperium.rules.course import go_on
from kanly.imperium.rules.intrigue import lapse_plots, legal_plays, play_intrigue, use_waiting_plots
from kanly.imperium.rules.pool import fill_pool, holds_intrigue
from kanly.imperium.rules.tell import card_keys
from kanly.imperium.rules.troops import strength
from kanly.imperium.state import ImperiumState, fighter, fresh_turn, seat_after
from kanly.imperium.steps import END_TURN, FLOW, NEXT_TURN, POOL, REVEAL_HAND, TURN


def next_turn(state: ImperiumState, step: Step) -> None:
    """Give the turn to the next player, from a seat on, who has not revealed; else to combat (I-4.5, I-4.7)."""
    state.phase = PLAYER_TURNS
    seat = step[1]
    for _ in range(state.seated):
        player = state.players[seat]
        role = ROLES[player.rival]
        if not player.revealed and (role.has_hand or player.ready):
            state.stack.append((role.turn, seat, 0, 0, 0))
            if role.has_hand:
                player.voice = NONE
                state.turn = fresh_turn(seat, TURN_START)
                for begins in state.edition.hooks.turn:
                    begins(state)
                state.turns += 1
            return
        seat = seat_after(state, seat)
    go_on(state, NEXT_TURN)


def legal_turns(state: ImperiumState, step: Step) -> list[Action]:
    """List how a turn can begin: an Agent, the reveal, a Plot card, or passing after Bindu Suspension (I-26.1).

    And whatever else of an edition may come before: a tile that is flipped, a Commander of the supply (B-5.8, B-9.7).
    """
    seat = step[1]
    options = legal_sendings(state, seat)
    options.append(action(actions.REVEAL))
    if state.players[seat].intrigue:
        options += legal_plays(state, seat, PLOT)
    if state.turn.flags & MAY_PASS:
        options.append(action(actions.PASS))
    for _, lists, _ in state.edition.hooks.opening:
        options += lists(state, seat)
    return options


def apply_turn(state: ImperiumState, step: Step, choice: Action) -> None:
    """Begin the turn as chosen."""
    seat = step[1]
    if choice.kind == actions.AGENT:
        send_agent(state, seat, choice.a, choice.b)
    elif choice.kind == actions.REVEAL:
        start_reveal(state, seat)
    elif choice.kind == actions.PASS:
        if state.log is not None:
            tell(state, "passed_turn", seat)
        state.stack.append((END_TURN, seat, 0, 0, 0))
    elif choice.kind != actions.PLAY:
        for verb, _, does in state.edition.hooks.opening:
            if choice.kind == verb:
                does(state, seat, choice)
    else:
        state.turn.flags &= ~MAY_PASS
        state.stack.append((TURN, seat, 0, 0, 0))
        play_intrigue(state, seat, choice.a, PLOT)


# -- the Reveal turn ------------------------------------------------------------------------------------


def start_reveal(state: ImperiumState, seat: int) -> None:
    """Begin the Reveal turn: persuasion from seat and hall, waiting Plot cards, then the hand (I-10.1 to I-10.4).

    In a team the Swordmaster's bonus token gives swords (U-22.17).
    """
    player = state.players[seat]
    turn = state.turn
    turn.kind = REVEAL_TURN
    turn.flags |= ACTED
    player.revealed = 1
    state.reveals += 1
    player.reveal_order = state.reveals
    if player.council:
        turn.persuasion += COUNCIL_PERSUASION
    for space in state.edition.halls:
        if state.agents[space.id] >> seat & 1:
            turn.persuasion += space.hall
    if player.team is not None:
        owner = state.players[fighter(state, seat)]
        player.team.found = owner.swords
        if player.swordmaster:
            owner.swords += SWORDMASTER_SWORDS
            if state.log is not None:
                tell(state, "bonus_swords", seat, count=SWORDMASTER_SWORDS)
    state.stack.append((END_TURN, seat, 0, 0, 0))
    state.stack.append((POOL, seat, 0, 0, 0))
    state.stack.append((REVEAL_HAND, seat, 1, 0, 0))
    use_waiting_plots(state, seat)


def reveal_hand(state: ImperiumState, step: Step) -> None:
    """Reveal the hand: all of it in play, then its persuasion, swords and effects (I-10.2, I-10.3, I-10.6).

    Later in the turn only what is drawn: a card acquired to the hand stays there (U-20.13).
    """
    seat = step[1]
    player = state.players[seat]
    turn = state.turn
    first = step[2] == 1
    cards = player.hand if first else player.hand[-step[3] :]
    revealed = tuple(sorted(cards))  # the order of drawing is nobody's business
    if first:
        player.hand.clear()
        player.known_hand = ()
    else:
        for card in revealed:
            take_from_hand(player, card)
    player.revealed_cards += revealed
    owner = fighter(state, seat)
    for card in revealed:
        turn.persuasion += CARDS[card].persuasion
        state.players[owner].swords += CARDS[card].swords
    if state.log is not None:
        tell(
            state, "revealed", seat, cards=card_keys(revealed), persuasion=turn.persuasion,
            strength=strength(state, owner), **_whose(seat, owner),
        )  # fmt: skip
    for card in revealed:
        if CARDS[card].reveal:
            fill_pool(state, seat, CARDS[card].reveal, card)
    if first:
        fill_pool(state, seat, LEADERS[player.leader].reveal, NONE)
        for adds in state.edition.hooks.revealed:
            adds(state, seat)


def _whose(seat: int, owner: int) -> dict[str, int]:
    """Return whose strength a Reveal turn is about, where that is an Ally's (U-22.12)."""
    return {} if owner == seat else {"whom": owner}


def end_turn(state: ImperiumState, step: Step) -> None:
    """End a turn; after a Reveal turn clean up (I-10.11, I-22.8). Entries still waiting lapse (I-6.5)."""
    seat = step[1]
    player = state.players[seat]
    if state.turn.kind == REVEAL_TURN:
        if state.log is not None:
            owner = fighter(state, seat)
            tell(
                state, "cleaned_up", seat, strength=strength(state, owner), unspent=state.turn.persuasion,
                **_whose(seat, owner),
            )  # fmt: skip
        player.discard += player.played
        player.discard += player.revealed_cards
        player.played = ()
        player.revealed_cards = ()
        if player.aside != NONE:
            state.trash += (player.aside,)
            player.aside = NONE
        if player.waiting:
            lapse_plots(state, seat)
        for follows in state.edition.hooks.reveal:
            follows(state)
    sent = state.turn.kind == AGENT_TURN
    state.turn = fresh_turn()
    if seat >= state.seated:
        return  # it has no turns of its own, but came after another's
    state.stack.append((NEXT_TURN, seat_after(state, seat), 0, 0, 0))
    if sent and seat == state.first and len(state.players) > state.seated and state.players[-1].ready:
        apart = len(state.players) - 1  # it comes after the first player's Agent (hagal B-2)
        state.stack.append((ROLES[state.players[apart].rival].turn, apart, 0, 0, 0))


FLOW.runs(NEXT_TURN, next_turn)
FLOW.decides(TURN, legal_turns, apply_turn, holds_intrigue)
FLOW.runs(REVEAL_HAND, reveal_hand)
FLOW.runs(END_TURN, end_turn)
