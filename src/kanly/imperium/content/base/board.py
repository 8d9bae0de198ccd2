"""The board: 22 spaces (I-20) and the bonuses of the four influence tracks (I-17.4)."""

from __future__ import annotations

from kanly.imperium.automa.hagal import mentat_price
from kanly.imperium.components import Space
from kanly.imperium.content.base.starter import FOLDSPACE
from kanly.imperium.content.declare import space
from kanly.imperium.effect_paths import name_effects
from kanly.imperium.effects import (
    Effect,
    arrow,
    council_seat,
    draw,
    harvest,
    intrigue,
    pay_solari,
    pay_spice,
    pay_water,
    solari,
    spice,
    steal_intrigue,
    swordmaster,
    take_mentat,
    take_reserve,
    trash_card,
    troops,
    water,
)
from kanly.imperium.ids import BENE_GESSERIT, CITY, EMPEROR, FACTIONS, FREMEN, GUILD, LANDSRAAD, SPICE_TRADE

SPACES: list[Space] = [
    space(
        "conspire", "Conspire", EMPEROR, "emperor", solari(5), troops(2),
        intrigue(1), faction=EMPEROR, cost=pay_spice(4),
    ),
    space("wealth", "Wealth", EMPEROR, "emperor", solari(2), faction=EMPEROR),
    space(
        "heighliner", "Heighliner", GUILD, "guild", troops(5), water(2),
        faction=GUILD, combat=True, cost=pay_spice(6),
    ),
    space("foldspace", "Foldspace", GUILD, "guild", take_reserve(FOLDSPACE.id), faction=GUILD),
    # declining the trash keeps the 2 spice spent (I-20.23)
    space(
        "selective_breeding", "Selective Breeding", BENE_GESSERIT, "bene_gesserit", arrow(trash_card(), draw(2)),
        faction=BENE_GESSERIT, cost=pay_spice(2),
    ),
    space("secrets", "Secrets", BENE_GESSERIT, "bene_gesserit", intrigue(1), steal_intrigue(), faction=BENE_GESSERIT),
    space(
        "hardy_warriors", "Hardy Warriors", FREMEN, "fremen", troops(2),
        faction=FREMEN, combat=True, cost=pay_water(1),
    ),
    space("stillsuits", "Stillsuits", FREMEN, "fremen", water(1), faction=FREMEN, combat=True),
    space("high_council", "High Council", LANDSRAAD, "landsraad", council_seat(), cost=pay_solari(5), once=True),
    space(
        "mentat", "Mentat", LANDSRAAD, "landsraad", draw(1), take_mentat(),
        cost=pay_solari(2), price_now=mentat_price,
    ),
    space("swordmaster", "Swordmaster", LANDSRAAD, "landsraad", swordmaster(), cost=pay_solari(8), once=True),
    space("rally_troops", "Rally Troops", LANDSRAAD, "landsraad", troops(4), cost=pay_solari(4)),
    space("hall_of_oratory", "Hall of Oratory", LANDSRAAD, "landsraad", troops(1), hall=1),
    space("secure_contract", "Secure Contract", SPICE_TRADE, "choam", solari(3)),
    # one exchange, chosen and paid on arrival (I-5.8, I-20.15)
    space(
        "sell_melange", "Sell Melange", SPICE_TRADE, "choam", cost=pay_spice(2),
        prices=[(2, solari(6)), (3, solari(8)), (4, solari(10)), (5, solari(12))],
    ),
    space("the_great_flat", "The Great Flat", SPICE_TRADE, "arrakis", harvest(3), combat=True, cost=pay_water(2)),
    space("hagga_basin", "Hagga Basin", SPICE_TRADE, "arrakis", harvest(2), combat=True, cost=pay_water(1)),
    space("imperial_basin", "Imperial Basin", SPICE_TRADE, "arrakis", harvest(1), combat=True, control=[spice(1)]),
    space("arrakeen", "Arrakeen", CITY, "arrakis", troops(1), draw(1), combat=True, control=[solari(1)]),
    space("carthag", "Carthag", CITY, "arrakis", troops(1), intrigue(1), combat=True, control=[solari(1)]),
    space("research_station", "Research Station", CITY, "arrakis", draw(3), combat=True, cost=pay_water(2)),
    # a City space: no influence (I-17.12)
    space("sietch_tabr", "Sietch Tabr", CITY, "arrakis", troops(1), water(1), combat=True, needs=(FREMEN, 2)),
]  # fmt: skip

TRACK_BONUSES: tuple[Effect, ...] = tuple(
    name_effects("imperium", "track", FACTIONS[faction], (bonus,))[0]
    for faction, bonus in ((EMPEROR, troops(2)), (GUILD, solari(3)), (BENE_GESSERIT, intrigue(1)), (FREMEN, water(1)))
)
