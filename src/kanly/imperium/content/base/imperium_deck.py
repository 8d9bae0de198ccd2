"""The Imperium deck: 67 cards, 43 different ones (I-2.3)."""

from __future__ import annotations

from kanly.imperium.components import Card
from kanly.imperium.content.base import specials
from kanly.imperium.content.base.starter import THE_SPICE_MUST_FLOW
from kanly.imperium.content.declare import card
from kanly.imperium.effects import (
    arrow,
    deploy,
    discard_cards,
    discount,
    double_visit,
    draw,
    either,
    fremen_bond,
    if_alliance,
    if_influence,
    influence,
    influence_any,
    intrigue,
    lose_influence,
    lose_troops,
    opponents,
    pay_solari,
    pay_spice,
    pay_water,
    per_card_in_play,
    persuasion,
    reinforce,
    retreat,
    send_any,
    sisterhood,
    solari,
    special,
    spice,
    swords,
    trash_card,
    trash_this,
    troops,
    vp,
    water,
)
from kanly.imperium.ids import ALL_FACTIONS, BENE_GESSERIT, CITY, EMPEROR, FREMEN, GUILD, LANDSRAAD, SPICE_TRADE
from kanly.imperium.words import ANY_NUMBER, FROM_CONFLICT, FROM_GARRISON

NOT_THE_EMPEROR = ALL_FACTIONS & ~(1 << EMPEROR)

DECK: list[Card] = [
    card(
        "arrakis_recruiter", "Arrakis Recruiter", copies=2, cost=2, icons=[CITY],
        agent=[troops(1)], persuasion=1, swords=1,
    ),
    # no Agent icons; its Solari need another effect to trash it (I-23.14)
    card(
        "assassination_mission", "Assassination Mission", copies=2, cost=1,
        swords=1, reveal=[solari(1)], trashed=[solari(4)],
    ),
    card(
        "bene_gesserit_initiate", "Bene Gesserit Initiate", copies=2, cost=3, factions=[BENE_GESSERIT],
        icons=[LANDSRAAD, CITY, SPICE_TRADE], agent=[draw(1)], persuasion=1,
    ),
    card(
        "bene_gesserit_sister", "Bene Gesserit Sister", copies=3, cost=3, factions=[BENE_GESSERIT],
        icons=[BENE_GESSERIT, LANDSRAAD], reveal=[either(persuasion(2), swords(2))],
    ),
    card(
        "carryall", "Carryall", cost=5, icons=[SPICE_TRADE], agent=[special(specials.CARRYALL)],
        persuasion=1, reveal=[spice(1)],
    ),
    card(
        "chani", "Chani", cost=5, factions=[FREMEN], icons=[FREMEN, CITY, SPICE_TRADE],
        persuasion=2, reveal=[retreat(ANY_NUMBER)], acquire=[water(1)],
    ),
    card(
        "choam_directorship", "CHOAM Directorship", cost=8, reveal=[solari(3)],
        acquire=[influence(EMPEROR), influence(GUILD), influence(BENE_GESSERIT), influence(FREMEN)],
    ),
    card(
        "crysknife", "Crysknife", cost=3, factions=[FREMEN], icons=[FREMEN, SPICE_TRADE], agent=[solari(1)],
        swords=1, reveal=[fremen_bond(influence(FREMEN))],
    ),
    card("dr_yueh", "Dr. Yueh", cost=1, icons=[CITY], agent=[draw(1)], persuasion=1),
    card(
        "duncan_idaho", "Duncan Idaho", cost=4, icons=[CITY], agent=[arrow(pay_water(1), troops(1), draw(1))],
        swords=2, reveal=[water(1)],
    ),
    card(
        "fedaykin_death_commando", "Fedaykin Death Commando", copies=2, cost=3, factions=[FREMEN],
        icons=[CITY, SPICE_TRADE], agent=[trash_card()], persuasion=1, reveal=[fremen_bond(swords(3))],
    ),
    card(
        "firm_grip", "Firm Grip", cost=4, factions=[EMPEROR], icons=[EMPEROR, LANDSRAAD],
        agent=[arrow(pay_solari(2), influence_any(1, NOT_THE_EMPEROR))], reveal=[if_alliance(EMPEROR, persuasion(4))],
    ),
    card(
        "fremen_camp", "Fremen Camp", copies=2, cost=4, factions=[FREMEN], icons=[SPICE_TRADE],
        agent=[arrow(pay_spice(2), troops(3))], persuasion=2, swords=1,
    ),
    # declining the trash does not forfeit the spice (I-23.27)
    card(
        "gene_manipulation", "Gene Manipulation", copies=2, cost=3, factions=[BENE_GESSERIT], icons=[LANDSRAAD, CITY],
        agent=[trash_card(), sisterhood(spice(2))], persuasion=2,
    ),
    card(
        "guild_administrator", "Guild Administrator", copies=2, cost=2, factions=[GUILD], icons=[GUILD, SPICE_TRADE],
        agent=[trash_card()], persuasion=1,
    ),
    card(
        "guild_ambassador", "Guild Ambassador", cost=4, factions=[GUILD], icons=[LANDSRAAD],
        agent=[either(influence(GUILD), spice(2))], reveal=[if_alliance(GUILD, arrow(pay_spice(3), vp(1)))],
    ),
    card(
        "guild_bankers", "Guild Bankers", cost=3, factions=[GUILD], icons=[EMPEROR, GUILD, LANDSRAAD],
        reveal=[discount(THE_SPICE_MUST_FLOW.id, 3)],
    ),
    card(
        "gun_thopter", "Gun Thopter", copies=2, cost=4, icons=[CITY, SPICE_TRADE],
        agent=[opponents(lose_troops(1, FROM_GARRISON))], swords=3, reveal=[deploy(1)],
    ),
    card(
        "gurney_halleck", "Gurney Halleck", cost=6, icons=[CITY], agent=[troops(2), draw(1)],
        persuasion=2, reveal=[arrow(pay_solari(3), reinforce(2))],
    ),
    card(
        "imperial_spy", "Imperial Spy", copies=2, cost=2, factions=[EMPEROR], icons=[EMPEROR],
        agent=[arrow(trash_this(), intrigue(1))], persuasion=1, swords=1,
    ),
    # goes anywhere, also past enemy Agents, and needs no Agent on the leader (I-23.10)
    card(
        "kwisatz_haderach", "Kwisatz Haderach", cost=8, factions=[BENE_GESSERIT],
        icons=[EMPEROR, GUILD, BENE_GESSERIT, FREMEN, LANDSRAAD, CITY, SPICE_TRADE], agent=[send_any(), draw(1)],
    ),
    card(
        "lady_jessica", "Lady Jessica", cost=7, factions=[BENE_GESSERIT],
        icons=[BENE_GESSERIT, LANDSRAAD, CITY, SPICE_TRADE], agent=[draw(2)], persuasion=3, swords=1,
        acquire=[influence_any(1)],
    ),
    card(
        "liet_kynes", "Liet Kynes", cost=5, factions=[EMPEROR, FREMEN], icons=[FREMEN, CITY],
        reveal=[per_card_in_play(FREMEN, persuasion(2))], acquire=[influence(EMPEROR)],
    ),
    # a Bene Gesserit card by errata (I-23.20)
    card(
        "missionaria_protectiva", "Missionaria Protectiva", copies=2, cost=1, factions=[BENE_GESSERIT], icons=[CITY],
        agent=[sisterhood(influence_any(1))], persuasion=1,
    ),
    card(
        "opulence", "Opulence", cost=6, factions=[EMPEROR], icons=[EMPEROR], agent=[solari(3)],
        persuasion=1, reveal=[arrow(pay_solari(6), vp(1))],
    ),
    card(
        "other_memory", "Other Memory", cost=4, factions=[BENE_GESSERIT], icons=[CITY, SPICE_TRADE],
        agent=[either(draw(1), special(specials.OTHER_MEMORY))], persuasion=2,
    ),
    card(
        "piter_de_vries", "Piter De Vries", cost=5, icons=[LANDSRAAD, CITY],
        agent=[intrigue(1)], persuasion=3, swords=1,
    ),
    card(
        "power_play", "Power Play", copies=3, cost=5, icons=[EMPEROR, GUILD, BENE_GESSERIT, FREMEN],
        agent=[double_visit(), trash_this()],
    ),
    card(
        "reverend_mother_mohiam", "Reverend Mother Mohiam", cost=6, factions=[EMPEROR, BENE_GESSERIT],
        icons=[EMPEROR, BENE_GESSERIT], agent=[sisterhood(opponents(discard_cards(2)))],
        persuasion=2, reveal=[spice(2)],
    ),
    card("sardaukar_infantry", "Sardaukar Infantry", copies=2, cost=1, factions=[EMPEROR], persuasion=1, swords=2),
    card(
        "sardaukar_legion", "Sardaukar Legion", copies=2, cost=5, factions=[EMPEROR], icons=[EMPEROR, LANDSRAAD],
        agent=[troops(2)], persuasion=1, reveal=[deploy(3)],
    ),
    card("scout", "Scout", copies=2, cost=1, icons=[CITY, SPICE_TRADE], persuasion=1, swords=1, reveal=[retreat(2)]),
    card(
        "shifting_allegiances", "Shifting Allegiances", copies=2, cost=3, icons=[LANDSRAAD, SPICE_TRADE],
        agent=[arrow((lose_influence(), pay_spice(2)), influence_any(2))], persuasion=2,
    ),
    card(
        "sietch_reverend_mother", "Sietch Reverend Mother", cost=4, factions=[BENE_GESSERIT, FREMEN],
        icons=[BENE_GESSERIT, FREMEN], agent=[trash_card()], reveal=[fremen_bond(persuasion(3), spice(1))],
    ),
    card(
        "smugglers_thopter", "Smuggler's Thopter", copies=2, cost=4, factions=[GUILD], icons=[SPICE_TRADE],
        agent=[if_influence(GUILD, 2, draw(2))], persuasion=1, reveal=[spice(1)],
    ),
    card(
        "space_travel", "Space Travel", copies=2, cost=3, factions=[GUILD],
        icons=[GUILD], agent=[draw(1)], persuasion=2,
    ),
    card(
        "spice_hunter", "Spice Hunter", copies=2, cost=2, factions=[FREMEN], icons=[FREMEN, SPICE_TRADE],
        persuasion=1, swords=1, reveal=[fremen_bond(spice(1))],
    ),
    card(
        "spice_smugglers", "Spice Smugglers", copies=2, cost=2, factions=[GUILD], icons=[CITY],
        agent=[arrow(pay_spice(2), influence(GUILD), solari(3))], persuasion=1, swords=1,
    ),
    card(
        "stilgar", "Stilgar", cost=5, factions=[FREMEN], icons=[FREMEN, CITY, SPICE_TRADE], agent=[water(1)],
        persuasion=2, swords=3,
    ),
    card(
        "test_of_humanity", "Test of Humanity", cost=3, factions=[BENE_GESSERIT],
        icons=[BENE_GESSERIT, LANDSRAAD, CITY],
        agent=[opponents(either(discard_cards(1), lose_troops(1, FROM_CONFLICT)))], persuasion=2,
    ),
    card(
        "the_voice", "The Voice", copies=2, cost=2, factions=[BENE_GESSERIT], icons=[CITY, SPICE_TRADE],
        agent=[special(specials.THE_VOICE)], persuasion=2,
    ),
    card(
        "thufir_hawat", "Thufir Hawat", cost=5, icons=[EMPEROR, GUILD, BENE_GESSERIT, FREMEN, CITY, SPICE_TRADE],
        agent=[draw(1)], persuasion=1, reveal=[intrigue(1)],
    ),
    card(
        "worm_riders", "Worm Riders", copies=2, cost=6, factions=[FREMEN], icons=[CITY, SPICE_TRADE], agent=[spice(2)],
        reveal=[if_influence(FREMEN, 2, swords(4)), if_alliance(FREMEN, swords(2))],
    ),
]  # fmt: skip
