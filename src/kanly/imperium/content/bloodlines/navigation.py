"""Steersman Y'rkoon's ten Navigation cards, which have no printed names (B-10.9)."""

from __future__ import annotations

from kanly.imperium.content.bloodlines.words import (
    HEADING,
    SLOT,
    influence_ahead,
    lasting_persuasion,
    take_flow,
    trash_then,
)
from kanly.imperium.content.uprising.words import may, recall_spies, spy
from kanly.imperium.effects import (
    arrow,
    both,
    draw,
    either,
    if_alliance,
    influence_any,
    intrigue,
    lose_influence,
    pay_solari,
    pay_spice,
    pay_water,
    provided,
    solari,
    spice,
    troops,
    vp,
    water,
)
from kanly.imperium.ids import ANY, DISCARD, GUILD, HAND, PLAY
from kanly.imperium.pieces import Course
from kanly.imperium.rules.ploys import IF_COSTS

NAVIGATION_CARDS: list[Course] = [
    Course("spice_or_influence", "Spice or Influence", either(spice(1), arrow(pay_solari(2), influence_ahead()))),
    Course(
        "spy_or_recall", "Spy or Recall", either(spy(), arrow(recall_spies(1), intrigue(1), spice(2))),
    ),
    Course(
        "solari_and_lasting_persuasion", "Solari and Lasting Persuasion",
        both(solari(2), provided(SLOT, lasting_persuasion(1), n=4)),
    ),
    Course(
        "spice_or_spice_must_flow", "Spice or The Spice Must Flow",
        either(spice(1), provided(SLOT, arrow(pay_water(1), take_flow()), n=1)),
    ),
    Course("trash_for_spice", "Trash for Spice", may(trash_then((HAND, DISCARD, PLAY), IF_COSTS, spice(2)))),
    Course("troop_or_three_troops", "Troop or Three Troops", either(troops(1), arrow(pay_solari(3), troops(3)))),
    Course("spice_and_intrigue", "Spice and Intrigue", both(spice(1), if_alliance(ANY, intrigue(1)))),
    Course("water_and_spice", "Water and Spice", both(water(1), provided(HEADING, spice(1), m=GUILD))),
    Course("draw_or_victory_point", "Card or Victory Point", either(draw(1), arrow(pay_spice(5), vp(1)))),
    Course("influence_swap", "Influence Swap", arrow(lose_influence(), influence_any(1))),
]  # fmt: skip
UPRISING_ONLY = ("spy_or_recall",)
"""The one that is left out with the base game (B-4.4)."""
