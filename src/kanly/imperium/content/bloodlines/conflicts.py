"""The two Conflict cards of Bloodlines, with wild battle icons (B-2.1); none of them on the base game (B-4.2)."""

from __future__ import annotations

from kanly.imperium.components import Conflict
from kanly.imperium.content.declare import conflict
from kanly.imperium.content.uprising.words import spy
from kanly.imperium.effects import intrigue, solari, spice, trash_card, water
from kanly.imperium.ids import WILD

SET = "bloodlines"

CONFLICT_CARDS: list[Conflict] = [
    conflict(
        "skirmish_wild", "Skirmish", 1, [trash_card()], [water(1), solari(1)], [solari(2)], icon=WILD, set_name=SET,
    ),
    conflict(
        "storms_in_the_south", "Storms in the South", 2,
        [spy(shared=True), spice(2)], [intrigue(2), solari(2)], [intrigue(1), solari(2)], icon=WILD, set_name=SET,
    ),
]  # fmt: skip
