"""Drawing planning cards (W-5, W-7.3)."""

from __future__ import annotations

from kanly.arrakis.actions import DONE, DRAW, SPLITS
from kanly.arrakis.components import PLANNING
from kanly.arrakis.ids import DECKS, NONE
from kanly.arrakis.rules.free import freely
from kanly.arrakis.state import ArrakisState, seat_of, seats_of
from kanly.arrakis.steps import DRAW as DRAW_STEP
from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.tell import tell, tell_only


def draw_cards(state: ArrakisState, side: int, deck: int, count: int) -> None:
    """Draw cards from a deck, as many as it has; a deck that is used up is not shuffled again (W-5)."""
    drawn = state.decks[deck][-count:] if count else ()
    if not drawn:
        return
    state.decks[deck] = state.decks[deck][: len(state.decks[deck]) - len(drawn)]
    state.hands[side] = tuple(sorted(state.hands[side] + drawn))
    state.told += 1
    if state.log is not None:
        seat = seat_of(state, side)
        tell(state, "drew", seat, count=len(drawn), deck=DECKS[deck])
        tell_only(state, seats_of(state, side), "drew_cards", seat, cards=[PLANNING[card].key for card in drawn])


def legal_draw(state: ArrakisState, step: Step) -> list[Action]:
    """List from which decks cards can be drawn: so many from the first, so many from the second (W-7.2, W-7.3)."""
    side, count, only = step[1], step[2], step[3]
    sizes = [len(state.decks[2 * side]), len(state.decks[2 * side + 1])]
    if only != NONE:
        sizes[1 - only % 2] = 0
    count = min(count, sizes[0] + sizes[1])
    if not count:
        return []
    options = [
        DRAW[number]
        for number, (first, second) in enumerate(SPLITS)
        if 0 < first + second <= count and first <= sizes[0] and second <= sizes[1]
    ]
    return [*options, DONE]


def apply_draw(state: ArrakisState, step: Step, action: Action) -> None:
    """Draw as was said beforehand."""
    if action is not DONE:
        for deck, count in enumerate(SPLITS[action.a]):
            draw_cards(state, step[1], 2 * step[1] + deck, count)


freely(DRAW_STEP, legal_draw, apply_draw)
