"""The ten rival cards of Uprising: the level of the Swordmaster, ring, strategy and factions in order (hagal D-1)."""

from __future__ import annotations

from kanly.imperium.components import Leader
from kanly.imperium.content.uprising.rival_words import break_wall, influence_alliance, influence_most
from kanly.imperium.content.uprising.words import maker_hooks, spy
from kanly.imperium.effects import (
    Effect,
    if_alliance,
    influence,
    influence_any,
    intrigue,
    solari,
    spice,
    troops,
    water,
)
from kanly.imperium.ids import ANY, BENE_GESSERIT, EMPEROR, FREMEN, GUILD
from kanly.imperium.opponents import RivalCard

SET = "uprising"

Box = list[Effect]


def _rival(
    key: str, name: str, level: int, signet: Box, strategy: Box, *order: int, streamlined: bool = False
) -> Leader:
    """Declare a rival card; it stands in place of a leader, whose id may be the same but for the first word."""
    card = RivalCard(level, tuple(strategy), order, streamlined)
    return Leader(f"rival_{key}", name, "", 0, "", "", tuple(signet), rival=card, set_name=SET)


RIVAL_CARDS: list[Leader] = [
    _rival(
        "baron_vladimir_harkonnen", "Baron Vladimir Harkonnen", 6,
        [intrigue(1)], [solari(2), troops(2)], GUILD, EMPEROR, BENE_GESSERIT, FREMEN,
    ),
    _rival(
        "muad_dib", "Muad'Dib", 4,
        [influence(FREMEN)], [maker_hooks(), break_wall(), intrigue(1)], FREMEN, BENE_GESSERIT, GUILD, EMPEROR,
    ),
    _rival(
        "lady_jessica", "Lady Jessica", 6,
        [influence_alliance(1)], [water(2)], BENE_GESSERIT, FREMEN, GUILD, EMPEROR,
    ),
    _rival(
        "feyd_rautha_harkonnen", "Feyd-Rautha Harkonnen", 4,
        [troops(2)], [influence_any(1)], EMPEROR, BENE_GESSERIT, GUILD, FREMEN,
    ),
    _rival(
        "lady_margot_fenring", "Lady Margot Fenring", 8,
        [solari(1)], [influence(BENE_GESSERIT)], BENE_GESSERIT, EMPEROR, FREMEN, GUILD,
    ),
    _rival(
        "staban_tuek", "Staban Tuek", 9,
        [spice(1)], [troops(2)], GUILD, FREMEN, BENE_GESSERIT, EMPEROR,
    ),
    _rival(
        "lady_amber_metulli", "Lady Amber Metulli", 9,
        [troops(1)], [troops(3)], FREMEN, EMPEROR, GUILD, BENE_GESSERIT, streamlined=True,
    ),
    _rival(
        "princess_irulan", "Princess Irulan", 7,
        [spy()], [influence_any(1), troops(1)], EMPEROR, BENE_GESSERIT, FREMEN, GUILD,
    ),
    _rival(
        "gurney_halleck", "Gurney Halleck", 8,
        [troops(1)], [influence_most(1)], FREMEN, GUILD, EMPEROR, BENE_GESSERIT,
    ),
    _rival(
        "glossu_the_beast_rabban", 'Glossu "The Beast" Rabban', 7,
        [troops(1), if_alliance(ANY, troops(1))], [influence_alliance(2)],
        EMPEROR, GUILD, BENE_GESSERIT, FREMEN, streamlined=True,
    ),
]  # fmt: skip
