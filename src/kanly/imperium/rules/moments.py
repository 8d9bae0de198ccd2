"""Whether the moment of an effect within its owner's turn could matter (I-6.2, K-5, K-6).

What cannot matter is carried out at once, unasked. Only what everyone knows is asked here: how many Intrigue cards
a player holds, never which, so that waiting tells nothing. `tests/imperium/test_orders.py` proves it all by search.
"""

from __future__ import annotations

from typing import Final

from kanly.imperium.effects import EFFECTS, Effect, When
from kanly.imperium.ids import NONE, REVEAL_TURN, TOP_OF_TRACK
from kanly.imperium.occasions import DEPLOYED, NO_OCCASION, REACHED_TWO
from kanly.imperium.rules.follow import waiting_for
from kanly.imperium.state import ImperiumState, fighter

Entry = tuple[int, int]
NO_ENTRY: Final = (NONE, NONE)

PATIENT: Final = 2
"""The version of the rules from which effects wait for Plot cards; earlier games go on without."""

BONUS_STEP: Final = 4
"""The step of a track that has a bonus (I-17.4)."""

SUPPLY_KEPT: Final = 1
"""How many troops must be left in the supply for a Plot card that deploys from there (Double Cross, I-23.4)."""

SUPPLY_KEPT_TO_REVEAL: Final = SUPPLY_KEPT + 3
"""As many on a Reveal turn, on which Reinforcements deploys what it recruits, too (I-8.8)."""


def is_contested(state: ImperiumState, seat: int, effect: Effect) -> bool:
    """Say whether an effect would take the last of something that a Plot card might take instead.

    The last troops of the supply (I-8.2), the last step of a track (I-17.1), the last Intrigue cards of the deck, after
    which the discards come back, with every card played until then (I-18.5).
    """
    if state.edition.rules < PATIENT:
        return False
    contested = effect.word.contested
    if contested is not None:
        return contested(state, seat, effect)
    for part in effect.parts:
        if part.contestable and is_contested(state, seat, part):
            return True
    return False


def contested_troops(state: ImperiumState, seat: int, effect: Effect) -> bool:
    """Say whether troops that something else could deploy from the supply would go (I-8.8)."""
    return state.players[fighter(state, seat)].supply < effect.n + supply_kept(state)


def contested_influence(state: ImperiumState, seat: int, effect: Effect) -> bool:
    """Say whether the last step of a track would be gained (I-17.1), or one that could be lost and regained (K-45).

    Or the second one, for which a Navigation card is played (K-84).
    """
    if takes_last_step(state, seat, effect.m, effect.n) or may_be_regained(state, seat, effect.m):
        return True
    return sets_sail(state, seat, effect.m, effect.n)


def may_be_regained(state: ImperiumState, seat: int, faction: int) -> bool:
    """Say whether a Plot card that loses influence first would change which steps with a bonus a gain reaches (K-45).

    Step 4 for everybody; step 2 for a leader who waits for it.
    """
    if not state.edition.plots_shift:
        return False
    now = state.players[fighter(state, seat)].influence[faction]
    return now >= BONUS_STEP - 1 or (now == 2 and bool(waiting_for(state, seat, REACHED_TWO[faction])))


def sets_sail(state: ImperiumState, seat: int, faction: int, steps: int) -> bool:
    """Say whether influence plays a Navigation card: its moment is for Y'rkoon to choose (I-6.2, B-10.10)."""
    mine = state.players[seat].bloodlines
    if mine is None or not mine.navigation:
        return False
    now = state.players[seat].influence[faction]
    return now < 2 <= now + steps


def contested_intrigue(state: ImperiumState, seat: int, effect: Effect) -> bool:
    """Say whether the last Intrigue cards of the deck would be drawn (I-18.5)."""
    return len(state.intrigue_deck) < effect.n


def supply_kept(state: ImperiumState) -> int:
    """Return how many troops of the supply could still go straight to the Conflict in this turn (I-8.8)."""
    turn = state.turn
    if turn.kind != REVEAL_TURN:
        return SUPPLY_KEPT
    kept = SUPPLY_KEPT_TO_REVEAL
    for entry in turn.pool:
        kept += EFFECTS[entry[0]].reinforces
    return kept


def matters_to_plots(state: ImperiumState, seat: int, effect: Effect) -> bool:
    """Say whether a Plot card played before an effect could change what comes of it."""
    if effect.plot_bound:
        return True
    return (effect.mixes and state.edition.rules >= PATIENT) or (
        effect.contestable and is_contested(state, seat, effect)
    )


def takes_last_step(state: ImperiumState, seat: int, faction: int, steps: int) -> bool:
    """Say whether a gain of influence reaches the top of its track, so that a Plot card could gain no more there."""
    return (
        state.players[fighter(state, seat)].influence[faction] + steps >= TOP_OF_TRACK
        and state.edition.rules >= PATIENT
    )


def shuffles_may_follow(state: ImperiumState, seat: int, draws: int) -> bool:
    """Say whether the discard pile may be shuffled in this turn: by a draw that waits, or by a Plot card (I-19.2)."""
    if draws > len(state.players[seat].deck):
        return True
    return state.edition.rules >= PATIENT and may_play_plots(state, seat)


def may_play_plots(state: ImperiumState, seat: int, before: Entry = NO_ENTRY) -> bool:
    """Say whether a player holds Intrigue cards, or could draw one in this turn `before` an effect that waits."""
    if state.players[seat].intrigue:
        return True
    if state.edition.rules < PATIENT:
        return False
    turn = state.turn
    if turn.kind == REVEAL_TURN or may_deploy_for_intrigue(state, seat):
        return True
    waiting = False
    for entry in turn.pool:
        if entry == before and not waiting:
            waiting = True
        elif brings_intrigue(state, seat, EFFECTS[entry[0]]):
            return True
    return False


def brings_intrigue(state: ImperiumState, seat: int, effect: Effect) -> bool:
    """Say whether Intrigue cards may come of an effect, or of what follows it (I-22.7)."""
    occasion = effect.word.occasion
    return effect.brings_intrigue or (occasion != NO_OCCASION and bring_intrigue(waiting_for(state, seat, occasion)))


def bring_intrigue(following: tuple[When, ...]) -> bool:
    """Say whether Intrigue cards may come of what follows an occasion."""
    return any(effect.brings_intrigue for follows in following for effect in follows.effects)


def may_deploy_for_intrigue(state: ImperiumState, seat: int) -> bool:
    """Say whether deploying may bring Intrigue cards: the Baron's Masterstroke, until he has shown it (I-22.2)."""
    space = state.turn.space
    if space == NONE or not state.edition.board[space].combat or state.players[seat].struck:
        return False
    return bring_intrigue(waiting_for(state, seat, DEPLOYED))
