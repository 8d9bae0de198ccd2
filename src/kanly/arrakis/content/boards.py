"""Boards, tracks, dice and figures (W-3, W-6, W-7, W-13, W-15)."""

from __future__ import annotations

from kanly.arrakis.components import counted, die, objective, spice_row
from kanly.arrakis.ids import (
    ALIA,
    CHANI,
    DEPLOYMENT,
    FEYD,
    HAWAT,
    HOUSE,
    JIHAD,
    KWISATZ_HADERACH,
    LEADERSHIP,
    MENTAT,
    MUAD_DIB,
    REVEREND_MOTHER,
    SAND_DWELLERS,
    SHIELD,
    SPECIAL_FACE,
    STRATEGY,
    SWORD,
)

# -- the spice board, from the top ------------------------------------------------------------------------------

spice_row(dice_out=0, harvesters=3, ornithopters=2, carryalls=1)
spice_row(dice_out=1, harvesters=4, ornithopters=2, carryalls=1)
spice_row(dice_out=2, harvesters=5, ornithopters=3, carryalls=1)
spice_row(dice_out=3, harvesters=5, ornithopters=4, carryalls=2)
spice_row(dice_out=4, harvesters=6, ornithopters=4, carryalls=2)

BOTTOM_ROW = 4
KEEP, RAISE, STOCKPILE, RESERVE = 2, 3, 3, 1
"""What it costs to keep and to raise an imperium marker and to stockpile, and how much may be kept."""
STOCKPILE_UP_TO = 5
SPICE_OF_DESERT, SPICE_OF_DEEP_DESERT = 1, 2

counted("choam", "Higher Costs of Maintenance", "imperium_ban", 1, says="at most 5 Harkonnen units in an area")
counted(
    "spacing_guild", "Prohibitive Price for Weather Satellites", "imperium_ban", 1, says="the Harkonnen do not scout"
)
counted("landsraad", "The Forms Must Be Obeyed", "imperium_ban", 1,
        says="the Harkonnen discard no planning cards for combat dice")  # fmt: skip

# -- tracks -----------------------------------------------------------------------------------------------------

SUPREMACY_TO_WIN = 10
SUPREMACY_ENTERS = {1: HAWAT, 6: FEYD}
SUPREMACY_TOKENS = (4, 7)
"""The steps at which the Atreides gain a Bene Gesserit token."""
TOP_OF_PRESCIENCE = 10
PRESCIENCE_ENTERS = {KWISATZ_HADERACH: MUAD_DIB, SAND_DWELLERS: REVEREND_MOTHER, JIHAD: CHANI}
"""Who enters when a marker reaches step 3."""
STEP_OF_LEADERS, STEP_OF_ALIA, STEP_OF_ATOMICS = 3, 6, 8
ENTERS_AT_SIX = ALIA

objective("objective_1", (10, 5, 3))
objective("objective_2", (10, 3, 5), ours=True)
objective("objective_3", (5, 10, 3))
objective("objective_4", (3, 10, 5), ours=True)
objective("objective_5", (5, 3, 10))
objective("objective_6", (3, 5, 10), ours=True)

# -- dice -------------------------------------------------------------------------------------------------------

die("atreides_action", "Atreides action die", 4,
    (LEADERSHIP, LEADERSHIP, STRATEGY, DEPLOYMENT, MENTAT, HOUSE), ours=True)  # fmt: skip
die("harkonnen_action", "Harkonnen action die", 8, (LEADERSHIP, STRATEGY, STRATEGY, DEPLOYMENT, MENTAT, HOUSE))
die("atreides_combat", "Atreides combat die", 6, (SWORD, SWORD, SWORD, SHIELD, SHIELD, SPECIAL_FACE))
die("harkonnen_combat", "Harkonnen combat die", 6, (SWORD, SWORD, SWORD, SHIELD, SHIELD, SPECIAL_FACE))
SLOTS = (2, 3)
"""How many dice of a symbol a board has room for, by side."""
TANK_SPACES = (3, 5)

# -- figures: the supply ----------------------------------------------------------------------------------------

REGULARS = "1 combat die; a hit removes it"
ELITES = "1 combat die; a hit replaces it by a regular"
SPECIAL_ELITES = "1 combat die; a hit replaces it by a regular; cancels 1 shield of the other side"
GENERIC_LEADERS = "in battle 1 special becomes 1 hit"

counted("atreides_regular", "Atreides regular", "figure", 16, says=REGULARS)
counted("atreides_elite", "Atreides elite", "figure", 8, says=ELITES)
counted("fedaykin", "Fedaykin", "figure", 6, says=SPECIAL_ELITES)
counted("naib", "Naib", "figure", 12, says=GENERIC_LEADERS)
counted("harkonnen_regular", "Harkonnen regular", "figure", 24, says=REGULARS)
counted("harkonnen_elite", "Harkonnen elite", "figure", 12, says=ELITES)
counted("sardaukar", "Sardaukar", "figure", 8, says=SPECIAL_ELITES)
counted("bashar", "Bashar", "figure", 6, says=GENERIC_LEADERS)
counted("harvester", "Harvester", "figure", 8, says="1 spice from a desert, 2 from a deep desert")
counted("ornithopter", "Ornithopter", "figure", 6, says="carries a legion up to 2 areas, or scouts")
counted("carryall", "Carryall", "figure", 3, says="saves a harvester from a sandworm that comes")
counted("sandworm", "Sandworm", "figure", 4, says="drives legions away; ridden through; attacks once")

LIMIT, LIMIT_UNDER_CHOAM = 6, 5
MOST_COMBAT_DICE = 6
HAND_LIMIT = 6
CLAIMS_PER_ROUND = 2
REVEALED_PER_ROUND = 3
WORMS_PER_PHASE, WORMS_PER_PHASE_WITH_MAKER = 4, 5
WORM_DICE, MAKER_DICE, STORM_DICE = 4, 6, 2
