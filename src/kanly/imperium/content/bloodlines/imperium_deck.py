"""The Imperium cards of Bloodlines: 25, 5 with the CHOAM module and 2 with the Tech module (B-2.1)."""

from __future__ import annotations

from kanly.imperium.components import Card
from kanly.imperium.content.bloodlines import specials
from kanly.imperium.content.bloodlines.words import (
    COMMAND,
    COMPLETED_NOW,
    FRONT,
    GARRISONED,
    NO_BOND,
    TILES,
    acquire_row,
    bank_commander,
    combat_icon,
    lose_any,
    trash_then,
)
from kanly.imperium.content.declare import card
from kanly.imperium.content.uprising.words import (
    COMPLETED,
    DISCARDED,
    GAINED_SPICE,
    RECALLED_SPY,
    SANDWORMS,
    contract,
    give_way,
    may,
    recall_spies,
    spy,
)
from kanly.imperium.effects import (
    arrow,
    both,
    discard_cards,
    draw,
    either,
    fremen_bond,
    if_influence,
    influence,
    influence_any,
    intrigue,
    opponents,
    persuasion,
    provided,
    sisterhood,
    solari,
    special,
    spice,
    swords,
    trash_card,
    trash_this,
    troops,
    water,
)
from kanly.imperium.ids import BENE_GESSERIT, CITY, EMPEROR, FREMEN, GUILD, HAND, LANDSRAAD, SPICE_TRADE, SPY_ICON
from kanly.imperium.rules.ploys import IF_FACTION

SET = "bloodlines"

_SPY_CARDS: list[Card] = [
    card(
        "arrakis_observer", "Arrakis Observer", cost=3, factions=[GUILD], icons=[CITY, SPICE_TRADE],
        agent=[arrow(discard_cards(1), spy(shared=True), provided(DISCARDED, spice(2), m=GUILD))],
        persuasion=1, reveal=[arrow(recall_spies(1), swords(3))], set_name=SET,
    ),
    # its own box may trash it
    card(
        "eliminate_allies", "Eliminate Allies", cost=2, factions=[EMPEROR], icons=[SPY_ICON],
        agent=[trash_card()], persuasion=1, swords=1, trashed=[troops(2)], set_name=SET,
    ),
    # whoever loses picks place and kind; the Spies' owners pick the posts (B-7.11, B-7.12)
    card(
        "holy_war", "Holy War", cost=5, factions=[FREMEN], icons=[EMPEROR, GUILD, BENE_GESSERIT, LANDSRAAD],
        agent=[opponents(lose_any(1)), special(specials.FORCED_MOVE)],
        persuasion=1, reveal=[troops(1), fremen_bond(combat_icon())], set_name=SET,
    ),
    card(
        "intelligence_training", "Intelligence Training", copies=2, cost=3,
        factions=[EMPEROR], icons=[LANDSRAAD, CITY],
        persuasion=1, swords=1, reveal=[provided(COMMAND, spy())], acquire=[spy()], set_name=SET,
    ),
    card(
        "pointing_the_way", "Pointing the Way", cost=6, factions=[FREMEN], icons=[FREMEN, CITY, SPICE_TRADE],
        agent=[provided(SANDWORMS, intrigue(1), n=1)],
        persuasion=1, swords=2, reveal=[provided(COMMAND, influence_any(1))], set_name=SET,
    ),
    card(
        "shrouded_counsel", "Shrouded Counsel", cost=4, factions=[BENE_GESSERIT], icons=[SPY_ICON],
        agent=[intrigue(1)], persuasion=1, reveal=[provided(COMMAND, trash_card())], set_name=SET,
    ),
]  # fmt: skip
"""Those that are left out with the base game (B-4.3)."""

_COMMON: list[Card] = [
    # no arrow: with Command it pays and goes
    card(
        "bombast", "Bombast", cost=1, factions=[EMPEROR], icons=[LANDSRAAD],
        persuasion=1, reveal=[provided(COMMAND, solari(3), trash_this())], set_name=SET,
    ),
    card(
        "command_center", "Command Center", cost=3, factions=[EMPEROR], icons=[EMPEROR, CITY],
        agent=[if_influence(EMPEROR, 2, troops(1))],
        persuasion=1, reveal=[arrow(give_way(2), persuasion(2))], set_name=SET,
    ),
    card(
        "disruption_tactics", "Disruption Tactics", cost=2, factions=[FREMEN], icons=[FREMEN, SPICE_TRADE],
        agent=[special(specials.DISRUPT)],
        persuasion=1, reveal=[arrow(trash_this(), combat_icon())], set_name=SET,
    ),
    card(
        "elite_forces", "Elite Forces", cost=3, factions=[EMPEROR, GUILD], icons=[EMPEROR, GUILD],
        agent=[may(trash_then((HAND,), IF_FACTION + EMPEROR, intrigue(1), troops(1), combat_icon()))],
        persuasion=1, swords=1, set_name=SET,
    ),
    card(
        "engineered_miracle", "Engineered Miracle", cost=3, factions=[BENE_GESSERIT], icons=[FREMEN, SPICE_TRADE],
        agent=[arrow(discard_cards(1), water(1))],
        persuasion=1, reveal=[provided(COMMAND, arrow(trash_this(), acquire_row()))], set_name=SET,
    ),
    card(
        "fremen_war_name", "Fremen War Name", cost=4, factions=[FREMEN], icons=[FREMEN, SPICE_TRADE],
        agent=[provided(GAINED_SPICE, troops(1), draw(1), n=2)],
        persuasion=2, reveal=[fremen_bond(swords(2))], set_name=SET,
    ),
    card(
        "i_believe", "I Believe", cost=3, factions=[FREMEN], icons=[FREMEN, CITY],
        agent=[arrow(discard_cards(1), draw(1))],
        persuasion=1, reveal=[provided(COMMAND, troops(2))], set_name=SET,
    ),
    card(
        "imperial_throneship", "Imperial Throneship", cost=7, factions=[EMPEROR],
        icons=[EMPEROR, GUILD, BENE_GESSERIT, LANDSRAAD, CITY, SPICE_TRADE],
        agent=[intrigue(1)], persuasion=2, reveal=[provided(GARRISONED, persuasion(1), solari(3), n=4)],
        acquire=[influence(EMPEROR)], set_name=SET,
    ),
    # its box for the start of a turn is `specials.recite` (B-7.13)
    card(
        "litany_against_fear", "Litany Against Fear", cost=3, factions=[BENE_GESSERIT], persuasion=2, set_name=SET,
        lasting="at the start of a turn: put this from hand into play -> (draw 1; pass the turn)",
    ),
    card(
        "possible_futures", "Possible Futures", cost=8,
        factions=[BENE_GESSERIT, FREMEN], icons=[LANDSRAAD, CITY, SPICE_TRADE],
        agent=[
            provided(NO_BOND, either(influence_any(1), troops(2)), m=BENE_GESSERIT),
            sisterhood(both(influence_any(1), troops(2))),
        ],
        persuasion=2, reveal=[water(1)], acquire=[water(1)], set_name=SET,
    ),
    card(
        "quash_rebellion", "Quash Rebellion", copies=2, cost=5, factions=[EMPEROR], icons=[EMPEROR, GUILD, LANDSRAAD],
        agent=[solari(2)], swords=2, reveal=[provided(FRONT, persuasion(2), n=1)], set_name=SET,
    ),
    card(
        "sandwalk", "Sandwalk", copies=2, cost=1, factions=[FREMEN], icons=[SPICE_TRADE],
        agent=[provided(GAINED_SPICE, draw(1), n=2)],
        persuasion=1, swords=1, reveal=[fremen_bond(persuasion(1))], set_name=SET,
    ),
    card(
        "sardaukar_standard", "Sardaukar Standard", cost=4, factions=[EMPEROR], icons=[EMPEROR, CITY],
        persuasion=2, reveal=[troops(1)], trashed=[bank_commander()], set_name=SET,
    ),
    card(
        "southern_faith", "Southern Faith", cost=5, factions=[BENE_GESSERIT, FREMEN], icons=[FREMEN, CITY],
        agent=[either(draw(1), sisterhood(influence(BENE_GESSERIT)))],
        persuasion=1, swords=2, reveal=[provided(COMMAND, spice(2))], set_name=SET,
    ),
    card(
        "urgent_shigawire", "Urgent Shigawire", copies=2, cost=2, factions=[BENE_GESSERIT], icons=[BENE_GESSERIT, CITY],
        agent=[special(specials.SHIGAWIRE)], persuasion=1, set_name=SET,
    ),
]  # fmt: skip

UPRISING_ONLY: tuple[Card, ...] = tuple(_SPY_CARDS)
DECK: list[Card] = sorted([*_SPY_CARDS, *_COMMON], key=lambda it: it.key)

CHOAM_CARDS: list[Card] = [
    card(
        "choam_demands", "CHOAM Demands", cost=6, factions=[GUILD], icons=[LANDSRAAD, CITY, SPICE_TRADE],
        agent=[special(specials.DEMANDS)],
        reveal=[
            provided(
                COMPLETED,
                arrow(
                    trash_this(), influence(EMPEROR), influence(GUILD), influence(BENE_GESSERIT), influence(FREMEN),
                ),
                n=4,
            ),
        ],
        set_name=SET,
    ),
    card(
        "corrupt_bureaucrat", "Corrupt Bureaucrat", cost=4, factions=[GUILD], icons=[GUILD, LANDSRAAD, SPY_ICON],
        agent=[provided(RECALLED_SPY, contract())], persuasion=2, discarded=[solari(3)], set_name=SET,
    ),
    # it has the icons of the own open contracts (B-8.4)
    card(
        "delivery_logistics", "Delivery Logistics", copies=2, cost=2, factions=[GUILD],
        reveal=[either(persuasion(1), contract())], set_name=SET,
        lasting="has the Agent icons of all own open contracts",
    ),
    card(
        "mercantile_affairs", "Mercantile Affairs", cost=5,
        factions=[BENE_GESSERIT], icons=[BENE_GESSERIT, CITY, SPICE_TRADE, SPY_ICON],
        agent=[provided(COMPLETED_NOW, intrigue(1))], persuasion=2, acquire=[contract()], set_name=SET,
    ),
]  # fmt: skip

TECH_CARDS: list[Card] = [
    card(
        "ixian_ambassador", "Ixian Ambassador", copies=2, cost=4, icons=[LANDSRAAD],
        agent=[spice(1)], persuasion=1, reveal=[provided(TILES, influence_any(1), n=2)], set_name="tech",
    ),
]  # fmt: skip
