"""Dune: Imperium - Bloodlines, with the Tech module: how it joins the base game and Uprising (B-3, B-4, B-9.1)."""

from __future__ import annotations

from typing import Final

from kanly.imperium.content import uprising as uprising  # first: its components keep their numbers
from kanly.imperium.content.bloodlines import (
    board,
    conflicts,
    contracts,
    features,
    imperium_deck,
    intrigue_deck,
    leaders,
    navigation,
    rivals,
    skills,
    specials,
    tiles,
    words,
)
from kanly.imperium.occasions import WON_CONFLICT
from kanly.imperium.rules import fray, ploys, sardaukar, tech, tricks, units
from kanly.imperium.rules import navigation as courses
from kanly.imperium.rules.follow import happens
from kanly.imperium.state import ImperiumState

__all__ = [
    "board", "conflicts", "contracts", "features", "imperium_deck", "intrigue_deck", "leaders", "navigation", "rivals",
    "skills", "specials", "tiles", "words",
]  # fmt: skip

VERBS: Final = (
    units.DEPLOY_WITH, units.RETREAT_WITH, units.LOSE, sardaukar.HIRE, sardaukar.TAKE_SKILL, specials.RECITE,
    specials.ROUT_UNIT, specials.PUT_BACK, specials.DISCARD_TOP, ploys.HAND_OUT, courses.LAY_COURSE,
    fray.RECALL_FIGHTER,
)  # fmt: skip
BASE_VERBS: Final = (tricks.TRASH_PLOT,)
"""What Uprising has already."""
CHOAM_VERBS: Final = (specials.COMPLETE, specials.EXTORT)
TECH_VERBS: Final = (tech.TAKE_TILE, tech.FLIP, tech.PROJECT, tech.SCRAP)
FLEET_VERBS: Final = (tech.KEEP,)
"""Where there are battle icons."""

DECISIONS: Final = (
    "lose_units", "choose_skill", "trash_from", "acquire_row", "give_plot", "chart", "rout", "peek", "smuggle",
)  # fmt: skip
BASE_DECISIONS: Final = ("trash_intrigue", "give_way", "intrigue_lines")
UPRISING_DECISIONS: Final = ("move_spy", "turn_two")
CHOAM_DECISIONS: Final = ("fulfil", "coerce")
TECH_DECISIONS: Final = ("acquire_tile", "choose_project", "trash_tile")
FLEET_DECISIONS: Final = ("spend_spy", "spare_conflict")


def push_winner(state: ImperiumState) -> None:
    """Let follow what the winner of a Conflict has for it (B-9.6)."""
    happens(state, state.winner, WON_CONFLICT)
