"""The contracts of the CHOAM module: 20, of 18 kinds (U-16)."""

from __future__ import annotations

from kanly.imperium.components import Contract
from kanly.imperium.content.uprising.words import GAINED_SPICE, complete, recall_other, spy
from kanly.imperium.effects import Effect, draw, influence, provided, solari, troops, water
from kanly.imperium.ids import ACQUIRE, BENE_GESSERIT, GUILD, HARVEST, IMMEDIATE, VISIT


def _visit(key: str, name: str, space: str, *reward: Effect, copies: int = 1, set_aside: bool = False) -> Contract:
    return Contract(key, name, VISIT, complete(*reward), space=space, copies=copies, set_aside=set_aside)


def _harvest(n: int, *reward: Effect, copies: int = 1) -> Contract:
    entry = provided(GAINED_SPICE, complete(*reward), n=n)
    return Contract(f"harvest_{n}", f"Harvest {n}+", HARVEST, entry, n=n, copies=copies)


CONTRACT_TOKENS: list[Contract] = [
    Contract(
        "acquire_the_spice_must_flow", "Acquire The Spice Must Flow", ACQUIRE, complete(influence(GUILD), solari(3)),
        card="the_spice_must_flow",
    ),
    _visit("arrakeen_water", "Arrakeen", "arrakeen", water(1)),
    _visit("arrakeen_troop_spy", "Arrakeen", "arrakeen", troops(1), spy()),
    _visit("deliver_supplies", "Deliver Supplies", "deliver_supplies", solari(3)),
    _visit("espionage", "Espionage", "espionage", solari(3), copies=2),
    _harvest(3, solari(3), copies=2),
    _harvest(4, solari(4)),
    _visit("heighliner_water", "Heighliner", "heighliner", water(2)),
    _visit("heighliner_troops", "Heighliner", "heighliner", troops(2)),
    _visit("high_council_solari", "High Council", "high_council", solari(3)),
    _visit("high_council_influence", "High Council", "high_council", influence(BENE_GESSERIT)),
    Contract("immediate", "Immediate", IMMEDIATE, complete(solari(2))),
    _visit("research_station_solari", "Research Station", "research_station", solari(3)),
    _visit("research_station_spy", "Research Station", "research_station", solari(2), spy()),
    _visit("sardaukar_cards", "Sardaukar", "sardaukar", draw(2), set_aside=True),
    # with no other Agent out it is completed for nothing (U-16.12)
    _visit("sardaukar_recall", "Sardaukar", "sardaukar", recall_other(), set_aside=True),
    _visit("spice_refinery_cards", "Spice Refinery", "spice_refinery", draw(2)),
    _visit("spice_refinery_water", "Spice Refinery", "spice_refinery", water(1)),
]  # fmt: skip
