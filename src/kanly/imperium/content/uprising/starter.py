"""The starting deck of ten cards and the two stacks of the Reserve (U-3.4, U-14.1)."""

from __future__ import annotations

from kanly.imperium.components import Card
from kanly.imperium.content.declare import card
from kanly.imperium.effects import draw, if_influence, signet, spice, trash_this, vp
from kanly.imperium.ids import BENE_GESSERIT, CITY, EMPEROR, FREMEN, GUILD, LANDSRAAD, SPICE_TRADE

SET = "uprising"
ALL_FOUR = (EMPEROR, GUILD, BENE_GESSERIT, FREMEN)

DIPLOMACY: Card = card(
    "diplomacy", "Diplomacy", deck="starter", icons=ALL_FOUR, persuasion=1, set_name=SET,
)  # fmt: skip

STARTER: list[Card] = [
    card("convincing_argument", "Convincing Argument", deck="starter", copies=2, persuasion=2, set_name=SET),
    card("dagger", "Dagger", deck="starter", copies=2, icons=[LANDSRAAD], swords=1, set_name=SET),
    DIPLOMACY,
    card(
        "dune_the_desert_planet", "Dune, the Desert Planet", deck="starter", copies=2,
        icons=[SPICE_TRADE], persuasion=1, set_name=SET,
    ),
    card("reconnaissance", "Reconnaissance", deck="starter", icons=[CITY], persuasion=1, set_name=SET),
    card("seek_allies", "Seek Allies", deck="starter", icons=ALL_FOUR, agent=[trash_this()], set_name=SET),
    card(
        "signet_ring", "Signet Ring", deck="starter", icons=[LANDSRAAD, CITY, SPICE_TRADE],
        agent=[signet()], persuasion=1, set_name=SET,
    ),
]  # fmt: skip

THE_SPICE_MUST_FLOW: Card = card(
    "the_spice_must_flow", "The Spice Must Flow", deck="reserve", copies=10, cost=9, factions=[GUILD],
    reveal=[spice(1)], acquire=[vp(1)], set_name=SET,
)  # fmt: skip

RESERVE: list[Card] = [
    card(
        "prepare_the_way", "Prepare the Way", deck="reserve", copies=8, cost=2, factions=[BENE_GESSERIT],
        icons=[LANDSRAAD, CITY], agent=[if_influence(BENE_GESSERIT, 2, draw(1))], persuasion=2, set_name=SET,
    ),
    THE_SPICE_MUST_FLOW,
]  # fmt: skip
