"""The end of the game (I-16)."""

from __future__ import annotations

from itertools import groupby

from kanly.engine.action import Action
from kanly.engine.config import Outcome
from kanly.engine.flow import Step
from kanly.engine.tell import tell
from kanly.imperium import actions
from kanly.imperium.actions import action
from kanly.imperium.ids import ENDGAME, ENDGAME_CARD, SOLARI, SPICE, WATER
from kanly.imperium.roles import ROLES
from kanly.imperium.rules.intrigue import legal_plays, play_intrigue
from kanly.imperium.rules.pool import holds_intrigue
from kanly.imperium.rules.units import troops_in_garrison
from kanly.imperium.state import ImperiumState, in_turn_order, scores, teams_of
from kanly.imperium.steps import ENDGAME_TURN, FINISH, FLOW, START_ENDGAME

TIEBREAKS = ("spice", "solari", "water", "garrison", "last_reveal")


def start_endgame(state: ImperiumState, step: Step) -> None:
    """Line up one pass of Endgame Intrigue, clockwise from the First Player (I-16.1)."""
    state.phase = ENDGAME
    state.turns += 1
    state.stack.append((FINISH, 0, 0, 0, 0))
    for seat, player in enumerate(state.players):
        if ROLES[player.rival].by_card:
            score_all(state, seat)
    for seat in reversed(in_turn_order(state)):
        if ROLES[state.players[seat].rival].plays_intrigue:
            state.stack.append((ENDGAME_TURN, seat, 0, 0, 0))
    for ends in state.edition.hooks.ending:
        ends(state)


def score_all(state: ImperiumState, seat: int) -> None:
    """Let a rival score whatever its edition lets it score at the end, before any person does (hagal G-11)."""
    for _, lists, does in state.edition.hooks.endgame:
        while options := lists(state, seat):
            does(state, seat, options[0])


def legal_endgame(state: ImperiumState, step: Step) -> list[Action]:
    """List the Endgame cards that score, and what else an edition scores then (I-16.1, U-13.3)."""
    options = legal_plays(state, step[1], ENDGAME_CARD)
    for _, lists, _ in state.edition.hooks.endgame:
        options += lists(state, step[1])
    options.append(action(actions.DONE))
    return options


def apply_endgame(state: ImperiumState, step: Step, choice: Action) -> None:
    """Play one and come back, or be done."""
    if choice.kind == actions.PLAY:
        state.stack.append((ENDGAME_TURN, step[1], 0, 0, 0))
        play_intrigue(state, step[1], choice.a, ENDGAME_CARD)
        return
    for verb, _, does in state.edition.hooks.endgame:
        if choice.kind == verb:
            state.stack.append((ENDGAME_TURN, step[1], 0, 0, 0))
            does(state, step[1], choice)
            return
    state.turns += 1


def finish(state: ImperiumState, step: Step) -> None:
    """End the game."""
    state.over = True
    if state.log is not None:
        result = outcome(state)
        tell(state, "game_over", result.winners[0], scores=list(result.scores))


def standing(state: ImperiumState, seat: int) -> tuple[int, ...]:
    """Return points and tie-breaks in order of weight (I-16.2, I-16.3); Commanders are troops (B-5.13)."""
    player = state.players[seat]
    goods = player.goods
    return (player.vp, goods[SPICE], goods[SOLARI], goods[WATER], troops_in_garrison(player), player.reveal_order)


def together(state: ImperiumState, side: tuple[int, ...]) -> tuple[int, ...]:
    """Return the standing of those who play together: their sums, and who of them revealed last (U-22.24, U-22.25)."""
    *sums, revealed = zip(*(standing(state, seat) for seat in side), strict=True)
    return (*map(sum, sums), max(revealed))


def outcome(state: ImperiumState) -> Outcome:
    """Rank the sides; the last tie-break leaves no ties between people (I-16.3).

    A rival never reveals, so it is behind a person who is level; two rivals who are level share their place. Who does
    not score is not ranked (hagal B-3, D-54).
    """
    seats = range(len(state.players))
    teams = teams_of(state)
    sides = teams or tuple((seat,) for seat in seats if scores(state.players[seat]))
    order = sorted(sides, key=lambda side: together(state, side), reverse=True)
    levels = groupby(order, key=lambda side: together(state, side))
    return Outcome(
        ranking=tuple(tuple(seat for side in level for seat in side) for _, level in levels),
        scores=tuple(player.vp for player in state.players),
        tiebreaks=tuple(standing(state, seat)[1:] for seat in seats),
        tiebreak_names=TIEBREAKS,
        teams=teams,
    )


FLOW.runs(START_ENDGAME, start_endgame)
FLOW.decides(ENDGAME_TURN, legal_endgame, apply_endgame, holds_intrigue)
FLOW.runs(FINISH, finish)
