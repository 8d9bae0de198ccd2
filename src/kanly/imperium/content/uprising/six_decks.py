"""The starting decks of the two Commanders, ten cards each (U-22.6)."""

from __future__ import annotations

from kanly.imperium.components import Card
from kanly.imperium.content.declare import card
from kanly.imperium.content.uprising.six_words import (
    BONUS_TOKEN,
    DEMAND,
    THREATEN,
    enthrone,
    for_ally,
    for_each_ally,
    trade_goods,
)
from kanly.imperium.content.uprising.words import HOOKS, VISITS, may, summon, visit_influence
from kanly.imperium.effects import (
    arrow,
    both,
    either,
    pay_solari,
    pay_spice,
    pay_water,
    provided,
    signet,
    solari,
    special,
    spice,
    swords,
    trash_this,
    troops,
    water,
)
from kanly.imperium.ids import (
    ALL_FACTIONS,
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    FREMEN,
    GUILD,
    LANDSRAAD,
    SPICE_TRADE,
)

SET = "uprising"
ALL_FOUR = (EMPEROR, GUILD, BENE_GESSERIT, FREMEN)
RING = (LANDSRAAD, CITY, SPICE_TRADE)

MUAD_DIB: list[Card] = [
    card(
        "muad_dib_command_respect", "Command Respect", deck="muad_dib", icons=[CITY],
        agent=[provided(BONUS_TOKEN, arrow(trash_this(), trade_goods()))], persuasion=1, set_name=SET,
    ),
    card("muad_dib_convincing_argument", "Convincing Argument", deck="muad_dib", persuasion=2, set_name=SET),
    # off a faction space it gains nothing, and is not offered (U-20.11)
    card(
        "muad_dib_demand_attention", "Demand Attention", deck="muad_dib", icons=ALL_FOUR,
        agent=[provided(VISITS, arrow(pay_spice(4), visit_influence(1), trash_this()), m=ALL_FACTIONS)],
        persuasion=1, set_name=SET,
    ),
    card(
        "muad_dib_desert_call", "Desert Call", deck="muad_dib", icons=[SPICE_TRADE],
        agent=[provided(HOOKS, arrow(pay_water(1), summon(1), trash_this()))], persuasion=1, set_name=SET,
    ),
    card(
        "muad_dib_limited_landsraad_access", "Limited Landsraad Access", deck="muad_dib", copies=2,
        icons=[LANDSRAAD], swords=1, reveal=[spice(1)], set_name=SET,
    ),
    card(
        "muad_dib_seek_allies", "Seek Allies", deck="muad_dib", icons=ALL_FOUR, agent=[trash_this()], set_name=SET,
    ),
    card(
        "muad_dib_signet_ring", "Signet Ring", deck="muad_dib", icons=RING, agent=[signet()], persuasion=1,
        set_name=SET,
    ),
    card(
        "muad_dib_threaten_spice_production", "Threaten Spice Production", deck="muad_dib", icons=[SPICE_TRADE],
        agent=[may(special(THREATEN))], persuasion=1, set_name=SET,
    ),
    card(
        "muad_dib_usul", "Usul", deck="muad_dib", factions=[FREMEN], icons=[CITY],
        agent=[either(both(water(1), for_ally(spice(1))), both(spice(1), for_ally(water(1))))],
        persuasion=2, set_name=SET,
    ),
]  # fmt: skip

SHADDAM: list[Card] = [
    card("shaddam_convincing_argument", "Convincing Argument", deck="shaddam", persuasion=2, set_name=SET),
    card(
        "shaddam_corrino_might", "Corrino Might", deck="shaddam", factions=[EMPEROR], icons=[LANDSRAAD],
        swords=1, reveal=[arrow(pay_spice(3), for_each_ally(troops(2)), trash_this())], set_name=SET,
    ),
    card(
        "shaddam_critical_shipments", "Critical Shipments", deck="shaddam", icons=[SPICE_TRADE],
        agent=[either(both(water(1), for_ally(solari(2))), both(solari(2), for_ally(water(1))))],
        persuasion=2, set_name=SET,
    ),
    card(
        "shaddam_demand_results", "Demand Results", deck="shaddam", factions=[EMPEROR], icons=[LANDSRAAD],
        agent=[arrow(pay_solari(2), special(DEMAND), trash_this())], swords=1, set_name=SET,
    ),
    card(
        "shaddam_devastating_assault", "Devastating Assault", deck="shaddam", icons=[SPICE_TRADE],
        agent=[troops(1), solari(1)],
        persuasion=1, reveal=[provided(BONUS_TOKEN, arrow(pay_solari(3), swords(5)))], set_name=SET,
    ),
    card(
        "shaddam_imperial_ornithopter", "Imperial Ornithopter", deck="shaddam", copies=2, factions=[EMPEROR],
        icons=[CITY], persuasion=1, reveal=[solari(1)], set_name=SET,
    ),
    card(
        "shaddam_imperial_tent", "Imperial Tent", deck="shaddam", factions=[EMPEROR], icons=ALL_FOUR,
        agent=[enthrone()], persuasion=1, set_name=SET,
    ),
    card("shaddam_seek_allies", "Seek Allies", deck="shaddam", icons=ALL_FOUR, agent=[trash_this()], set_name=SET),
    card(
        "shaddam_signet_ring", "Signet Ring", deck="shaddam", icons=RING, agent=[signet()], persuasion=1,
        set_name=SET,
    ),
]  # fmt: skip
