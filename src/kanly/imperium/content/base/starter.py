"""The ten-card starting deck of every player, and the 24 Reserve cards (I-2.2, I-2.3)."""

from __future__ import annotations

from kanly.imperium.components import Card
from kanly.imperium.content.declare import card
from kanly.imperium.effects import draw, signet, spice, trash_this, vp
from kanly.imperium.ids import BENE_GESSERIT, CITY, EMPEROR, FREMEN, GUILD, LANDSRAAD, SPICE_TRADE

EVERY_FACTION = (EMPEROR, GUILD, BENE_GESSERIT, FREMEN)

STARTER: list[Card] = [
    card("convincing_argument", "Convincing Argument", deck="starter", copies=2, persuasion=2),
    card("dagger", "Dagger", deck="starter", copies=2, icons=[LANDSRAAD], swords=1),
    card("diplomacy", "Diplomacy", deck="starter", icons=EVERY_FACTION, persuasion=1),
    card(
        "dune_the_desert_planet", "Dune, the Desert Planet", deck="starter", copies=2, icons=[SPICE_TRADE], persuasion=1
    ),
    card("reconnaissance", "Reconnaissance", deck="starter", icons=[CITY], persuasion=1),
    # trashing itself is mandatory, and it has no reveal value (I-23.21)
    card("seek_allies", "Seek Allies", deck="starter", icons=EVERY_FACTION, agent=[trash_this()]),
    card(
        "signet_ring",
        "Signet Ring",
        deck="starter",
        icons=[LANDSRAAD, CITY, SPICE_TRADE],
        agent=[signet()],
        persuasion=1,
    ),
]

ARRAKIS_LIAISON: Card = card(
    "arrakis_liaison", "Arrakis Liaison", deck="reserve", copies=8, cost=2, factions=[FREMEN],
    icons=[LANDSRAAD, CITY], persuasion=2,
)  # fmt: skip
THE_SPICE_MUST_FLOW: Card = card(
    "the_spice_must_flow", "The Spice Must Flow", deck="reserve", copies=10, cost=9, reveal=[spice(1)],
    acquire=[vp(1)],  # the point stays if the card is trashed later (I-11.8)
)  # fmt: skip
FOLDSPACE: Card = card(
    "foldspace", "Foldspace", deck="reserve", copies=6,  # not for sale: only by its icon (I-11.7)
    icons=[*EVERY_FACTION, LANDSRAAD, CITY, SPICE_TRADE], agent=[draw(1), trash_this()],
)  # fmt: skip
RESERVE: list[Card] = [ARRAKIS_LIAISON, THE_SPICE_MUST_FLOW, FOLDSPACE]
