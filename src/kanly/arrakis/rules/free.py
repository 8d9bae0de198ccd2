"""Free actions (W-7.4): in one's own turn, any number, at any moment, even in the middle of another action.

A decision that is registered with `freely` lists them besides its own options and is asked again after one; the end of
a turn is such a decision. The middle of picking figures or casualties is one act, and is not interrupted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.arrakis.actions import AT, SCHEME, SCHEME_KIND, SCOUT, SCOUT_KIND, TRAIN, TRAIN_KIND
from kanly.arrakis.board import SCHEMING, ZONE_AREAS, ZONES_OF, areas_in
from kanly.arrakis.components import AREAS, PLANNING, ZONES
from kanly.arrakis.ids import ATREIDES, HARKONNEN, HAWAT, MOHIAM, SPACING_GUILD
from kanly.arrakis.rules.pieces import banish, enter, flip_sietch, flip_token, flip_tokens, settle
from kanly.arrakis.state import ArrakisState, in_play, seat_of
from kanly.arrakis.steps import FLOW, REINFORCE, TURN, TURN_ENDS
from kanly.arrakis.steps import SCOUT as SCOUT_STEP
from kanly.engine.action import Action
from kanly.engine.flow import Answer, Flow, Legal, Step
from kanly.engine.tell import tell

List = Callable[[ArrakisState, int], list[Action]]
Do = Callable[[ArrakisState, Action], None]

LISTS: Final[list[List]] = []
"""What lists the free actions of a side."""
DEEDS: Final[dict[int, Do]] = {}
"""What a free action does, by its kind."""
FEWEST_SCHEMES: Final = 2
"""How many cards Hawat's Scheming are discarded at least (W-11.3)."""


def freely(
    op: int, legal: Legal, answer: Answer, asks: Callable[[ArrakisState, Step], bool] | None = None, flow: Flow = FLOW
) -> None:
    """Register a decision at which its side may take free actions too, if it is that side's turn."""
    least = 0 if op in (TURN, TURN_ENDS) else 1  # what is not asked is not interrupted; a turn and its end always are

    def legal_freely(state: ArrakisState, step: Step) -> list[Action]:
        options = legal(state, step)
        asked = len(options) > least or (bool(options) and asks is not None and asks(state, step))
        if asked and step[1] == state.turn_side:
            for listed in LISTS:
                options += [one for one in listed(state, step[1]) if one not in options]
        return options

    def answer_freely(state: ArrakisState, step: Step, action: Action) -> None:
        deed = DEEDS.get(action.kind)
        if deed is None or action in legal(state, step):
            answer(state, step, action)
        else:
            state.stack.append(step)
            deed(state, action)

    flow.decides(op, legal_freely, answer_freely, asks)


# -- guerrilla training and scouting ------------------------------------------------------------------------------


def legal_training(state: ArrakisState, side: int) -> list[Action]:
    """List the deployment tokens that the Atreides may flip: any on the map, but for one that is just moving."""
    if side != ATREIDES:
        return []
    moved = state.moved_tokens
    options = [TRAIN[slot] for slot, area in enumerate(state.token_area) if area >= 0 and not moved >> slot & 1]
    if state.mahdi is None:
        return options
    return [option for option in options if may_flip(state, state.token_area[option.a])]


def may_flip(state: ArrakisState, area: int) -> bool:
    """Say whether the Atreides may flip of their own will what lies in an area.

    In the solo game not where an ornithopter is in a zone connected to its sector (W-21.8.6).
    """
    return state.mahdi is None or not ZONES_OF[area] & state.ornithopters


def flipped_willingly(state: ArrakisState) -> None:
    """Let a flip that nobody forced bring Mahdi's Harkonnen a card, unless the Spacing Guild bans it (W-21.8.6)."""
    if state.mahdi is not None and not state.bans >> SPACING_GUILD & 1:
        state.stack.append((REINFORCE, HARKONNEN, 1, 0, 0))


def train(state: ArrakisState, action: Action) -> None:
    """Flip a token by guerrilla training."""
    area = state.token_area[action.a]
    flip_token(state, action.a)
    flipped_willingly(state)
    settle(state, ATREIDES, area)


def hidden_areas(state: ArrakisState) -> int:
    """Return the areas with a sietch token that is face down or with deployment tokens."""
    mask = 0
    for area in state.token_area:
        if area >= 0:
            mask |= 1 << area
    for number, area in enumerate(state.sietch_area):
        if area >= 0 and not state.sietch_up >> number & 1:
            mask |= 1 << area
    return mask


def legal_scouting(state: ArrakisState, side: int) -> list[Action]:
    """List the ornithopters that can scout; none under the Spacing Guild ban."""
    if side != HARKONNEN or not state.ornithopters or state.bans >> SPACING_GUILD & 1:
        return []
    hidden = hidden_areas(state)
    return [SCOUT[zone] for zone in range(8) if state.ornithopters >> zone & 1 and ZONE_AREAS[zone] & hidden]


def scout(state: ArrakisState, action: Action) -> None:
    """Send an ornithopter scouting; it is removed."""
    state.ornithopters &= ~(1 << action.a)
    state.stack.append((SCOUT_STEP, HARKONNEN, action.a, 0, 0))
    if state.log is not None:
        tell(state, "scouted", seat_of(state, HARKONNEN), zone=ZONES[action.a].key)


def legal_scout(state: ArrakisState, step: Step) -> list[Action]:
    """List the areas that a scout can look at: those with something to flip in a connected sector."""
    return [AT[area] for area in areas_in(hidden_areas(state) & ZONE_AREAS[step[2]])]


def apply_scout(state: ArrakisState, step: Step, action: Action) -> None:
    """Flip the sietch token and all deployment tokens of an area."""
    reveal(state, action.a)


def reveal(state: ArrakisState, area: int) -> None:
    """Flip the sietch token and all deployment tokens of an area."""
    if state.log is not None:
        tell(state, "looked", seat_of(state, HARKONNEN), area=AREAS[area].key)
    flip_sietch(state, area)
    flip_tokens(state, area)


# -- Hawat's Scheming (W-11.3) ------------------------------------------------------------------------------------


def legal_scheming(state: ArrakisState, side: int) -> list[Action]:
    """List how many of the cards Hawat's Scheming can be discarded: 2 or 3, while Hawat is in play."""
    if side != HARKONNEN or not in_play(state, HAWAT):
        return []
    held = state.hands[HARKONNEN].count(SCHEMING)
    return [SCHEME[count - FEWEST_SCHEMES] for count in (2, 3) if held >= count]


def may_scheme(state: ArrakisState, step: Step) -> bool:
    """Say whether a side might hold enough of the cards, as the other sees it: silence would tell that it does not."""
    if step[1] != HARKONNEN or not in_play(state, HAWAT) or len(state.hands[HARKONNEN]) < FEWEST_SCHEMES:
        return False
    card = PLANNING[SCHEMING]
    return card.copies - state.discards[card.deck].count(SCHEMING) >= FEWEST_SCHEMES


def scheme(state: ArrakisState, action: Action) -> None:
    """Discard cards Hawat's Scheming: Thufir Hawat leaves the game, Mohiam enters."""
    hand = list(state.hands[HARKONNEN])
    for _ in range(action.a + FEWEST_SCHEMES):
        hand.remove(SCHEMING)
        state.discards[PLANNING[SCHEMING].deck] += (SCHEMING,)
    state.hands[HARKONNEN] = tuple(hand)
    state.told += 1
    if state.log is not None:
        tell(state, "schemed", seat_of(state, HARKONNEN), count=action.a + FEWEST_SCHEMES)
    banish(state, HAWAT)
    enter(state, MOHIAM)


LISTS.extend((legal_training, legal_scouting, legal_scheming))
DEEDS.update({TRAIN_KIND: train, SCOUT_KIND: scout, SCHEME_KIND: scheme})
FLOW.decides(SCOUT_STEP, legal_scout, apply_scout)
