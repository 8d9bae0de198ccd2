"""The eight leaders (I-22): the signet ability as effects, the other one as what follows an occasion, or as traits."""

from __future__ import annotations

from kanly.imperium.components import Leader
from kanly.imperium.content.base import specials
from kanly.imperium.content.declare import mask
from kanly.imperium.effects import (
    arrow,
    draw,
    if_alliance,
    if_special,
    influence_any,
    intrigue,
    pay_solari,
    pay_spice,
    solari,
    special,
    spice,
    troops,
    water,
    when,
)
from kanly.imperium.ids import ANY, CITY, LANDSRAAD
from kanly.imperium.occasions import DEPLOYED, HARVESTED, PAID_FOR_SPACE, TOOK_SEAT

LEADER_CARDS: list[Leader] = [
    Leader(
        "baron_vladimir_harkonnen", "Baron Vladimir Harkonnen", "harkonnen", 3,
        "Masterstroke", "Scheme", (arrow(pay_solari(1), intrigue(1)),), secret_factions=True,
        when=(when(DEPLOYED, special(specials.MASTERSTROKE), least=4),),
    ),
    Leader(
        "glossu_the_beast_rabban", 'Glossu "The Beast" Rabban', "harkonnen", 1,
        "Arrakis Fiefdom", "Brutality", (troops(1), if_alliance(ANY, troops(1))), setup=(spice(1), solari(1)),
    ),
    Leader(
        "duke_leto_atreides", "Duke Leto Atreides", "atreides", 2, "Landsraad Popularity", "Prudent Diplomacy",
        (if_special(specials.BEHIND, arrow(pay_spice(1), special(specials.PRUDENT_DIPLOMACY))),),
        discount_icon=LANDSRAAD,
    ),
    Leader(
        "paul_atreides", "Paul Atreides", "atreides", 1, "Prescience", "Discipline", (draw(1),), sees_top=True,
        may_be_rival=False,
    ),
    Leader(
        "count_ilban_richese", "Count Ilban Richese", "richese", 1,
        "Ruthless Negotiator", "Manufacturing", (solari(1),), when=(when(PAID_FOR_SPACE, draw(1)),),
    ),
    Leader(
        "helena_richese", "Helena Richese", "richese", 2, "Eyes Everywhere", "Manipulate",
        (special(specials.MANIPULATE),), ignores_enemies=mask([LANDSRAAD, CITY]),
        may_be_rival=False,
    ),
    Leader(
        "countess_ariana_thorvald", "Countess Ariana Thorvald", "thorvald", 3,
        "Spice Addict", "Hidden Reservoir", (water(1),), harvests=-1, when=(when(HARVESTED, draw(1)),),
    ),
    Leader(
        "earl_memnon_thorvald", "Earl Memnon Thorvald", "thorvald", 1,
        "Connections", "Spice Hoard", (spice(1),), when=(when(TOOK_SEAT, influence_any(1)),),
    ),
]  # fmt: skip
