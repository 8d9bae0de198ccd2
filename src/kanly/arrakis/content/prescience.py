"""The 16 prescience cards (W-15); `rules/claims.py` knows when each can be claimed and what it takes."""

from __future__ import annotations

from kanly.arrakis.components import prescience
from kanly.arrakis.ids import AT_ONCE, END_OF_ROUND, FREE_ACTION, TURN_ACTION

# -- action phase: rewards are of Kwisatz Haderach, Sand Dwellers, Jihad ---------------------------------------

prescience(
    "paul_drinks_the_water_of_life", "Paul Drinks the Water of Life", TURN_ACTION,
    "paul on the map in a sector with no harkonnen legion", "spend 1 action die; tank paul", (3, 0, 0),
)  # fmt: skip
prescience(
    "tahaddi_challenge", "Tahaddi Challenge", TURN_ACTION,
    "a legion with naib and named leader, in a sector with no harkonnen legion",
    "spend 1 action die; remove 1 naib from that legion", (1, 0, 2),
)  # fmt: skip
prescience(
    "families_flee_to_the_palmaries_of_the_south", "Families Flee to the Palmaries of the South", FREE_ACTION,
    "a deployment token in a sietch area whose sector holds a harkonnen legion",
    "remove that deployment token from the game", (0, 1, 1),
)  # fmt: skip
prescience(
    "jessica_takes_the_water", "Jessica Takes the Water", TURN_ACTION,
    "jessica on the map in a sietch area, in a sector with no harkonnen legion",
    "spend 1 action die; tank jessica", (0, 3, 0), ours=True,
)  # fmt: skip
prescience(
    "paul_mounts_the_maker", "Paul Mounts the Maker", AT_ONCE,
    "legion[with paul] has just moved or attacked by sandriding across 2 or more areas with wormsign or sandworm",
    "", (1, 1, 0), ours=True,
)  # fmt: skip
prescience(
    "raid_on_the_harvesters", "Raid on the Harvesters", AT_ONCE,
    "the second harvester of this action phase has just been removed by an atreides legion or a sandworm",
    "", (0, 0, 2), ours=True,
)  # fmt: skip
prescience(
    "the_emperors_terror_broken", "The Emperor's Terror Broken", AT_ONCE,
    "an atreides legion has just won a battle against a legion that had a sardaukar when the battle began",
    "", (0, 0, 3), ours=True,
)  # fmt: skip
prescience(
    "the_naibs_swear_fealty", "The Naibs Swear Fealty", TURN_ACTION,
    "legion[with paul] has 2 or more naibs", "spend 1 action die", (2, 0, 0), ours=True,
)  # fmt: skip

# -- end of the round ------------------------------------------------------------------------------------------

prescience(
    "the_fremen_call_paul_the_mahdi", "The Fremen Call Paul the 'Mahdi!'", END_OF_ROUND,
    "paul in the area of a sietch that is still face down", "flip that sietch token", (1, 0, 1),
)  # fmt: skip
prescience(
    "desert_war", "The Desert War", END_OF_ROUND,
    "atreides legions in 4 or more desert areas without a sietch", "", (0, 1, 2),
)  # fmt: skip
prescience(
    "dew_collectors_for_the_planting", "Dew Collectors for the Planting", END_OF_ROUND,
    "atreides legions in 3 or more plateau areas", "", (0, 2, 0),
)  # fmt: skip
prescience(
    "the_water_discipline", "The Water Discipline", END_OF_ROUND,
    "paul and jessica each in a deep_desert area without a sietch", "", (1, 1, 0),
)  # fmt: skip
prescience(
    "new_hidden_wind_traps", "New Hidden Wind Traps", END_OF_ROUND,
    "atreides legions in 3 or more mountain areas", "", (0, 1, 1),
)  # fmt: skip
prescience(
    "stunted_worms", "Stunted Worms", END_OF_ROUND,
    "atreides legions in 2 or more minor_erg areas", "", (1, 2, 0),
)  # fmt: skip
prescience(
    "jessica_trains_paul_in_the_bene_gesserit_ways", "Jessica Trains Paul in the Bene Gesserit Ways", END_OF_ROUND,
    "paul and jessica in the area of the same sietch", "", (2, 0, 0),
)  # fmt: skip
prescience(
    "the_lisan_al_gaib", "The Lisan al-Gaib", END_OF_ROUND,
    "2 or more deployment tokens in the area of paul", "flip 2 deployment tokens in the area of paul", (1, 1, 1),
)  # fmt: skip
