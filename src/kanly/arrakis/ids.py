"""Numbers that stand for names: sides, grades, terrains, symbols and places that are not on the map."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# -- sides (W-1) ----------------------------------------------------------------------------------------------

ATREIDES: Final = 0
HARKONNEN: Final = 1
SIDES: Final = ("atreides", "harkonnen")

# -- the map (W-2) --------------------------------------------------------------------------------------------

AREA_COUNT: Final = 101
EVERYWHERE: Final = (1 << AREA_COUNT) - 1
ZONE_COUNT: Final = 8
MOUNTAIN: Final = 0
PLATEAU: Final = 1
MINOR_ERG: Final = 2
DESERT: Final = 3
DEEP_DESERT: Final = 4
TERRAINS: Final = ("mountain", "plateau", "minor_erg", "desert", "deep_desert")
SIETCH: Final = 0
SETTLEMENT: Final = 1
STATION: Final = 2
SITES: Final = ("sietch", "settlement", "testing_station")

# -- figures (W-3): a legion is one number, five bits a kind ---------------------------------------------------

REGULAR: Final = 0
ELITE: Final = 1
SPECIAL: Final = 2
GENERIC: Final = 3
GRADES: Final = ("regular", "elite", "special", "generic")
"""`special` is a fedaykin or a sardaukar, `generic` a naib or a bashar."""
NAMED: Final = 4
TOKEN: Final = 5
BITS: Final = 5
MASK: Final = 31
ONE: Final = (1, 1 << 5, 1 << 10, 1 << 15, 1 << 20, 1 << 25)
"""One figure of each kind: regular, elite, special elite, generic leader, named leader, deployment token."""
LEADERS_OF: Final = MASK << 15 | MASK << 20
"""Where the leaders are in a legion; all else are units (a token is one)."""
UNITS_OF: Final = MASK | MASK << 5 | MASK << 10 | MASK << 25

# -- where a named leader is, when not in an area (W-11) --------------------------------------------------------

BESIDE: Final = -1
"""In play, beside the board."""
OUT: Final = -2
"""Not in play yet."""
GONE: Final = -3
"""Out of the game."""
TANK: Final = -10
"""In the tanks: TANK less the space, 1 for the first."""

# -- where a deployment token is, when not in an area -----------------------------------------------------------

PILE: Final = -1
FLIPPED: Final = -3
UNSEEN: Final = -4
"""Out of the game without having been shown."""

# -- action dice (W-7.1) ----------------------------------------------------------------------------------------

STRATEGY: Final = 0
LEADERSHIP: Final = 1
DEPLOYMENT: Final = 2
MENTAT: Final = 3
HOUSE: Final = 4
DESERT_POWER: Final = 5
SYMBOLS: Final = ("strategy", "leadership", "deployment", "mentat", "house")
SYMBOL_COUNT: Final = 5

# -- combat dice (W-9.2) ----------------------------------------------------------------------------------------

SWORD: Final = 0
SHIELD: Final = 1
SPECIAL_FACE: Final = 2
COMBAT_FACES: Final = ("sword", "shield", "special")

# -- vehicles (W-18) --------------------------------------------------------------------------------------------

HARVESTER: Final = 0
ORNITHOPTER: Final = 1
CARRYALL: Final = 2
VEHICLES: Final = ("harvester", "ornithopter", "carryall")

# -- decks (W-4) ------------------------------------------------------------------------------------------------

HOUSE_ATREIDES: Final = 0
FREMEN_ALLY: Final = 1
HOUSE_HARKONNEN: Final = 2
CORRINO_ALLY: Final = 3
DECKS: Final = ("house_atreides", "fremen_ally", "house_harkonnen", "corrino_ally")
"""The decks of a side are those of twice its number, and the next."""

# -- prescience (W-15) ------------------------------------------------------------------------------------------

KWISATZ_HADERACH: Final = 0
SAND_DWELLERS: Final = 1
JIHAD: Final = 2
MARKERS: Final = ("kwisatz_haderach", "sand_dwellers", "jihad")
TURN_ACTION: Final = 0
FREE_ACTION: Final = 1
AT_ONCE: Final = 2
END_OF_ROUND: Final = 3
TIMINGS: Final = ("turn_action", "free_action", "at_once", "end_of_round")

# -- wormsigns (W-17) -------------------------------------------------------------------------------------------

SAND: Final = 0
SANDWORM: Final = 1
BURROWING: Final = 2
UNDRAWN: Final = 3
"""On the map, face down, and not yet drawn from the pool: nobody has seen it, so it may still be any."""
SIGNS: Final = ("sand", "sandworm", "burrowing")

# -- imperium markers (W-13) ------------------------------------------------------------------------------------

CHOAM: Final = 0
SPACING_GUILD: Final = 1
LANDSRAAD: Final = 2
IMPERIUM: Final = ("choam", "spacing_guild", "landsraad")

# -- phases (W-5) -----------------------------------------------------------------------------------------------

VEHICLE_PHASE: Final = 0
ACTION_PHASE: Final = 1
HAZARD_PHASE: Final = 2
HARVEST_PHASE: Final = 3
END_PHASE: Final = 4
PHASES: Final = ("vehicles", "actions", "hazards", "harvest", "end")

# -- named leaders, in the order of `content/leaders.py` ---------------------------------------------------------

BARON: Final = 0
RABBAN: Final = 1
FEYD: Final = 2
HAWAT: Final = 3
MOHIAM: Final = 4
ARAMSHAM: Final = 5
SHADDAM: Final = 6
PAUL: Final = 7
JESSICA: Final = 8
REVEREND_MOTHER: Final = 9
GURNEY: Final = 10
ALIA: Final = 11
MUAD_DIB: Final = 12
STILGAR: Final = 13
CHANI: Final = 14
LEADER_COUNT: Final = 15
"""Those with a figure that stands in legions."""
WILD_MAKER: Final = 15
OWN_LEADERS: Final = (range(7, 15), range(7))
"""The named leaders of a side."""
EITHER_PAUL: Final = 16
"""Paul Atreides or Paul-Muad'Dib, whoever is in play (W-11.2)."""
LEADER_KEYS: Final = (
    "baron_harkonnen", "beast_rabban", "feyd_rautha", "thufir_hawat", "gaius_helen_mohiam", "captain_aramsham",
    "shaddam_iv", "paul_atreides", "lady_jessica", "reverend_mother_jessica", "gurney_halleck", "alia",
    "paul_muad_dib", "stilgar", "chani", "wild_maker", "paul",
)  # fmt: skip
"""What they are called in notation."""
