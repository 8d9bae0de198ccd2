"""The planning cards of House Harkonnen: 18, copies counted."""

from __future__ import annotations

from kanly.arrakis import steps
from kanly.arrakis.components import planning
from kanly.arrakis.effects import (
    ARRAKEEN,
    ARSUNT,
    CARTHAG,
    CARTHAG_OR_ARRAKEEN,
    DO_ATTACK,
    DO_MOVE,
    EMPTY_DESERT,
    HAGGA_BASIN,
    IMPERIAL_BASIN,
    NORTH_POLE,
    OWN_LEGION,
    OWN_SETTLEMENT,
    SURPRISE,
    THAT_LEGION,
    WITH,
    attack,
    do,
    draw,
    either,
    move,
    place,
    play,
    vehicle,
    when,
)
from kanly.arrakis.ids import BARON, CARRYALL, FEYD, HARVESTER, HOUSE_HARKONNEN, RABBAN

planning(
    "hard_times_and_oppression", "Hard Times and Oppression", HOUSE_HARKONNEN,
    place(ARSUNT, regular=1), place(HAGGA_BASIN, regular=1), place(IMPERIAL_BASIN, regular=1),
    place(NORTH_POLE, regular=1), place(CARTHAG, elite=1), place(ARRAKEEN, elite=1),
)  # fmt: skip
planning("forced_recruitment", "Forced Recruitment", HOUSE_HARKONNEN, place(ARRAKEEN, elite=3, leader=1))
planning(
    "beloved_feyd_rautha", "Beloved Feyd-Rautha", HOUSE_HARKONNEN,
    when(
        "feyd_rautha not in play", do(steps.ENTER, "enter feyd_rautha; banish beast_rabban", FEYD), play(),
        otherwise=(place(WITH + FEYD, elite=2),),
    ),
)  # fmt: skip
planning(
    "harkonnen_patrols", "Harkonnen Patrols", HOUSE_HARKONNEN,
    place(EMPTY_DESERT, regular=1), place(EMPTY_DESERT, regular=1), place(EMPTY_DESERT, regular=1),
)  # fmt: skip
planning(
    "arsunt_legion", "Arsunt Legion", HOUSE_HARKONNEN,
    place(ARSUNT, leader=1, elite=1, regular=1),
    either((DO_MOVE, move(place=ARSUNT)), (DO_ATTACK, attack(place=ARSUNT))),
)  # fmt: skip
planning(
    "barons_personal_guard", "Baron's Personal Guard", HOUSE_HARKONNEN,
    place(CARTHAG_OR_ARRAKEEN, named=BARON, elite=2), move(),
)  # fmt: skip
planning(
    "hawats_scheming", "Hawat's Scheming", HOUSE_HARKONNEN,
    copies=3, playable=False, discardable=False,
)  # fmt: skip
planning(
    "evidence_of_rebellion", "Evidence of Rebellion", HOUSE_HARKONNEN,
    place(OWN_SETTLEMENT, elite=2), draw(2),
)  # fmt: skip
planning(
    "polar_cap_factories", "Polar-Cap Factories", HOUSE_HARKONNEN,
    place(NORTH_POLE, regular=2, elite=1, generic=1),
    do(steps.TAKE_SIGNS, "wormsign -all [adjacent to north_pole]", 0, 1),
)  # fmt: skip
planning(
    "carthag_the_former_capital", "Carthag, the Former Capital", HOUSE_HARKONNEN,
    place(CARTHAG, regular=3, elite=1, leader=1),
)  # fmt: skip
planning(
    "workhorse_of_arrakis", "Workhorse of Arrakis", HOUSE_HARKONNEN,
    vehicle(HARVESTER), vehicle(CARRYALL), draw(2),
)  # fmt: skip
planning("spotter_control", "Spotter Control", HOUSE_HARKONNEN, do(steps.TAKE_SIGNS, "wormsign -3 [any]", 3), draw(2))
planning(
    "explosive_artillery", "Explosive Artillery", HOUSE_HARKONNEN,
    move(),
    do(steps.STRIKE, "strike 4 dice, hit on sword and special, target enemy legion[adjacent to own legion]", 4),
)  # fmt: skip
planning(
    "sandmasters", "Sandmasters", HOUSE_HARKONNEN,
    vehicle(HARVESTER), vehicle(HARVESTER), vehicle(HARVESTER), draw(1),
)  # fmt: skip
planning(
    "mudir_nahya_the_demon_ruler", "Mudir-Nahya, the Demon Ruler", HOUSE_HARKONNEN,
    when(
        "beast_rabban not banished",
        place(OWN_LEGION, named=RABBAN, elite=1), attack(place=THAT_LEGION, how=SURPRISE),
        otherwise=(place(OWN_LEGION, leader=1, elite=2),),
    ),
)  # fmt: skip
planning(
    "hunter_seeker", "Hunter-Seeker", HOUSE_HARKONNEN,
    do(steps.TANK_ENEMY, "tank enemy named[in a sector with harkonnen legion]", 0),
)  # fmt: skip
