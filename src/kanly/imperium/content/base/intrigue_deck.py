"""The Intrigue deck: 40 cards, 34 different ones (I-2.3). Prices and conditions are those of playing (I-7.3)."""

from __future__ import annotations

from kanly.imperium.components import IntrigueCard
from kanly.imperium.content.base import specials
from kanly.imperium.content.declare import intrigue
from kanly.imperium.effects import (
    acquire_card,
    arrow,
    deploy,
    draw,
    either,
    if_alliance,
    if_council,
    if_special,
    if_won,
    influence,
    influence_any,
    lose_troops,
    next_reveal,
    pay_solari,
    pay_spice,
    pay_water,
    persuasion,
    recall_agent,
    reinforce,
    retreat,
    solari,
    special,
    spice,
    swords,
    take_mentat,
    vp,
    water,
)
from kanly.imperium.ids import ANY, BENE_GESSERIT, EMPEROR, FREMEN, GUILD
from kanly.imperium.words import ANY_NUMBER, FROM_CONFLICT

DECK: list[IntrigueCard] = [
    intrigue("allied_armada", "Allied Armada", combat=[if_alliance(ANY, arrow(pay_spice(2), swords(7)))]),
    intrigue("ambush", "Ambush", copies=2, combat=[swords(4)]),
    intrigue("bindu_suspension", "Bindu Suspension", plot=[special(specials.BINDU_SUSPENSION)]),
    intrigue("bribery", "Bribery", plot=[arrow(pay_solari(2), influence_any(1))]),
    intrigue(
        "bypass_protocol", "Bypass Protocol",
        plot=[either(acquire_card(3), arrow(pay_spice(2), acquire_card(5, on_top=True)))],
    ),
    # only from the Mentat's own space (I-21.5)
    intrigue("calculated_hire", "Calculated Hire", plot=[arrow(pay_spice(1), take_mentat())]),
    intrigue("charisma", "Charisma", plot=[next_reveal(persuasion(2))]),
    intrigue("choam_shares", "CHOAM Shares", plot=[arrow(pay_solari(7), vp(1))]),
    # the two lines score independently (I-16.5)
    intrigue(
        "corner_the_market", "Corner the Market",
        endgame=[if_special(specials.CORNERED_TWO, vp(1)), if_special(specials.CORNERED_MOST, vp(1))],
    ),
    intrigue("councilors_dispensation", "Councilor's Dispensation", plot=[if_council(spice(2))]),
    intrigue(
        "demand_respect", "Demand Respect",
        combat=[if_won(either(influence_any(1), arrow(pay_spice(2), influence_any(2))))],
    ),
    intrigue("dispatch_an_envoy", "Dispatch an Envoy", copies=2, plot=[special(specials.DISPATCH_AN_ENVOY)]),
    intrigue("double_cross", "Double Cross", plot=[arrow(pay_solari(1), special(specials.DOUBLE_CROSS))]),
    intrigue("favored_subject", "Favored Subject", plot=[influence(EMPEROR)]),
    intrigue("guild_authorization", "Guild Authorization", plot=[influence(GUILD)]),
    intrigue("infiltrate", "Infiltrate", plot=[special(specials.INFILTRATION)]),
    intrigue("know_their_ways", "Know Their Ways", plot=[influence(FREMEN)]),
    intrigue("master_tactician", "Master Tactician", copies=3, combat=[either(swords(3), retreat(3))]),
    # one or two points, not both (I-23.19)
    intrigue(
        "plans_within_plans", "Plans Within Plans",
        endgame=[if_special(specials.THREE_TRACKS, vp(1)), if_special(specials.FOUR_TRACKS, vp(2))],
    ),
    intrigue("poison_snooper", "Poison Snooper", copies=2, plot=[special(specials.POISON_SNOOPER)]),
    intrigue("private_army", "Private Army", copies=2, combat=[arrow(pay_spice(2), swords(5))]),
    intrigue("rapid_mobilization", "Rapid Mobilization", plot=[deploy(ANY_NUMBER)]),
    intrigue(
        "recruitment_mission", "Recruitment Mission",
        plot=[next_reveal(persuasion(1), special(specials.ACQUIRE_ON_TOP))],
    ),
    intrigue("refocus", "Refocus", plot=[special(specials.REFOCUS)]),
    intrigue("reinforcements", "Reinforcements", plot=[arrow(pay_solari(3), reinforce(3))]),
    intrigue("secret_of_the_sisterhood", "Secret of the Sisterhood", plot=[influence(BENE_GESSERIT)]),
    intrigue("staged_incident", "Staged Incident", combat=[arrow(lose_troops(3, FROM_CONFLICT), vp(1))]),
    intrigue("the_sleeper_must_awaken", "The Sleeper Must Awaken", plot=[arrow(pay_spice(4), vp(1))]),
    intrigue("tiebreaker", "Tiebreaker", combat=[swords(2)], endgame=[spice(10)]),
    intrigue("to_the_victor", "To the Victor...", combat=[if_won(spice(3))]),
    intrigue("urgent_mission", "Urgent Mission", plot=[recall_agent()]),
    intrigue("water_of_life", "Water of Life", plot=[arrow((pay_water(1), pay_spice(1)), draw(3))]),
    intrigue("water_peddlers_union", "Water Peddlers Union", plot=[water(1)]),
    intrigue("windfall", "Windfall", plot=[solari(2)]),
]  # fmt: skip
