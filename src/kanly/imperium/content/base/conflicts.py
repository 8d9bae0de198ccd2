"""The 18 Conflict cards: four of level I, ten of level II, four of level III (I-2.3)."""

from __future__ import annotations

from kanly.imperium.components import Conflict
from kanly.imperium.content.declare import conflict
from kanly.imperium.effects import (
    choose,
    control,
    either,
    influence,
    influence_any,
    intrigue,
    mentat_next_round,
    solari,
    spice,
    trash_card,
    vp,
    water,
)
from kanly.imperium.ids import BENE_GESSERIT, EMPEROR, FREMEN, GUILD

ARRAKEEN, CARTHAG, IMPERIAL_BASIN = "arrakeen", "carthag", "imperial_basin"

CONFLICT_CARDS: list[Conflict] = [
    conflict("skirmish_a", "Skirmish", 1, [vp(1)], [intrigue(1), solari(2)], [solari(2)]),
    conflict("skirmish_b", "Skirmish", 1, [vp(1)], [water(1)], [spice(1)]),
    conflict("skirmish_c", "Skirmish", 1, [influence_any(1), spice(1)], [spice(2)], [spice(1)]),
    conflict("skirmish_d", "Skirmish", 1, [influence_any(1), solari(2)], [solari(3)], [solari(2)]),
    conflict(
        "cloak_and_dagger", "Cloak and Dagger", 2,
        [influence_any(1), intrigue(2)], [intrigue(1), spice(1)], [either(intrigue(1), spice(1))],
    ),
    conflict("desert_power", "Desert Power", 2, [vp(1), water(1)], [water(1), spice(1)], [spice(1)]),
    conflict("guild_bank_raid", "Guild Bank Raid", 2, [solari(6)], [solari(4)], [solari(2)]),
    conflict(
        "machinations", "Machinations", 2,
        [choose(2, influence(EMPEROR), influence(GUILD), influence(BENE_GESSERIT), influence(FREMEN))],
        [water(1), solari(2)], [water(1)],
    ),
    conflict("raid_stockpiles", "Raid Stockpiles", 2, [intrigue(1), spice(3)], [spice(2)], [spice(1)]),
    conflict(
        "secure_imperial_basin", "Secure Imperial Basin", 2, [vp(1), control(IMPERIAL_BASIN)], [water(2)], [water(1)],
        location=IMPERIAL_BASIN,
    ),
    conflict(
        "siege_of_arrakeen", "Siege of Arrakeen", 2, [vp(1), control(ARRAKEEN)], [solari(4)], [solari(2)],
        location=ARRAKEEN,
    ),
    conflict(
        "siege_of_carthag", "Siege of Carthag", 2, [vp(1), control(CARTHAG)], [intrigue(1), spice(1)], [spice(1)],
        location=CARTHAG,
    ),
    conflict(
        "sort_through_the_chaos", "Sort Through the Chaos", 2,
        [mentat_next_round(), intrigue(1), solari(2)], [intrigue(1), solari(2)], [solari(2)],
    ),
    conflict("terrible_purpose", "Terrible Purpose", 2, [vp(1), trash_card()], [water(1), spice(1)], [spice(1)]),
    conflict(
        "battle_for_arrakeen", "Battle for Arrakeen", 3, [vp(2), control(ARRAKEEN)],
        [choose(2, intrigue(1), spice(2), solari(3))], [intrigue(1), solari(2)], location=ARRAKEEN,
    ),
    conflict(
        "battle_for_carthag", "Battle for Carthag", 3, [vp(2), control(CARTHAG)], [intrigue(1), spice(3)], [spice(3)],
        location=CARTHAG,
    ),
    conflict(
        "battle_for_imperial_basin", "Battle for Imperial Basin", 3, [vp(2), control(IMPERIAL_BASIN)], [spice(5)],
        [spice(3)], location=IMPERIAL_BASIN,
    ),
    conflict("grand_vision", "Grand Vision", 3, [influence_any(2), intrigue(1)], [intrigue(1), spice(3)], [spice(3)]),
]  # fmt: skip
