"""What difficulties and variants change in how rivals play (hagal C-12, D-50 to D-53)."""

from __future__ import annotations

from typing import Final

from kanly.engine.chance import pick
from kanly.engine.tell import tell
from kanly.imperium.components import CONFLICTS
from kanly.imperium.ids import DEPLOYMENT, DICE, ESCALATION, NONE, POLITICS, TROOP_STRENGTH
from kanly.imperium.opponents import Way
from kanly.imperium.rules.acquire import refill_row
from kanly.imperium.rules.tell import card_keys
from kanly.imperium.rules.troops import units
from kanly.imperium.state import ImperiumState, level_of

HIGHEST_LEVEL: Final = 3
"""The level of Conflict for which rivals give all they have (hagal C-12, D-51, D-52)."""
LEAD_IN_STRENGTH: Final = 4
"""The lead in strength of units from which an expert rival keeps its troops home (hagal C-12, G-3)."""
LEAD_IN_UNITS: Final = 3
"""The lead in units from which a rival with a card does (hagal D-52)."""
SIDES: Final = 6
"""Those of a die; the highest number removes no card (hagal D-50)."""


def in_force(state: ImperiumState, variant: int) -> bool:
    """Say whether a variant is in force, by the options or the difficulty (hagal D-55)."""
    return state.rivals is not None and bool(state.rivals.variants & variant)


def is_decisive(state: ImperiumState) -> bool:
    """Say whether the current Conflict is of level III."""
    return CONFLICTS[state.conflicts[-1]].level >= HIGHEST_LEVEL


def cards_for_swords(state: ImperiumState) -> int:
    """Return how many cards give a rival swords: with Brutal Escalation two at level III (hagal A-10, D-51)."""
    return 2 if in_force(state, ESCALATION) and is_decisive(state) else 1


def keeps_troops_home(state: ImperiumState, seat: int) -> bool:
    """Say whether an expert rival leads a Conflict of level I or II enough to save troops (hagal C-12, D-52, G-2)."""
    if is_decisive(state):
        return False
    others = [other for other in range(len(state.players)) if other != seat]
    if in_force(state, DEPLOYMENT):
        return units(state, seat) - max([units(state, other) for other in others]) >= LEAD_IN_UNITS
    level = level_of(state.hagal)
    if level is None or not level.expert:
        return False
    best = max([state.players[other].conflict for other in others])
    return TROOP_STRENGTH * (state.players[seat].conflict - best) >= LEAD_IN_STRENGTH


def avoids(state: ImperiumState, seat: int, way: Way) -> bool:
    """Say whether Smart Politics keeps a rival from a free faction space (hagal D-53).

    It holds the Alliance and leads everybody, or it has 2 influence and is 2 behind the leader of the track.
    """
    if way.politics == NONE or not in_force(state, POLITICS):
        return False
    mine = state.players[seat].influence[way.politics]
    best = max([player.influence[way.politics] for other, player in enumerate(state.players) if other != seat])
    if state.alliances[way.politics] == seat and mine > best:
        return True
    return mine >= 2 and best - mine >= 2


def roll_for_row(state: ImperiumState) -> None:
    """After a Reveal turn two dice remove cards of the Imperium Row, counted from the left (hagal D-50)."""
    if not in_force(state, DICE):
        return
    dice = [pick(state, SIDES, "die") + 1 for _ in range(2)]
    gone = [card for place, card in enumerate(state.row, 1) if place in dice and place != SIDES]
    if state.log is not None:
        tell(state, "row_dice", NONE, dice=dice, cards=card_keys(gone))
    state.told += 1
    for card in gone:
        state.row.remove(card)
    state.trash += tuple(gone)
    refill_row(state)
