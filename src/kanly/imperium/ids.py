"""The small integers that the state and the rules are written in, and their names."""

from __future__ import annotations

from typing import Final

# resources
SOLARI: Final = 0
SPICE: Final = 1
WATER: Final = 2
RESOURCES: Final[list[str]] = ["solari", "spice", "water"]
"""Every resource there is, and what is counted like one, by its number; an edition says which of them it has."""


RESOURCE_WORTH: Final[list[float]] = [0.10, 0.16, 0.14]
"""What one of each is worth at a glance, in points."""


def new_resource(name: str, worth: float) -> int:
    """Return the number of a resource that a set brings; raises ValueError for a name that is taken."""
    if name in RESOURCES:
        raise ValueError(f"there is a resource {name!r} already")
    RESOURCES.append(name)
    RESOURCE_WORTH.append(worth)
    return len(RESOURCES) - 1


# factions; the first four are also agent icons
EMPEROR: Final = 0
GUILD: Final = 1
BENE_GESSERIT: Final = 2
FREMEN: Final = 3
FACTIONS: Final[list[str]] = ["emperor", "guild", "bene_gesserit", "fremen"]
"""Every faction there is, by its number; an edition says with which of them there is influence."""
ALL_FACTIONS: Final = 0b1111
ANY: Final = -1


def new_faction(name: str) -> int:
    """Return the number of a faction that a set brings. It has a track of influence, but no icon of its own.

    Raises ValueError for a name that is taken.
    """
    if name in FACTIONS:
        raise ValueError(f"there is a faction {name!r} already")
    FACTIONS.append(name)
    return len(FACTIONS) - 1


# agent icons
LANDSRAAD: Final = 4
CITY: Final = 5
SPICE_TRADE: Final = 6
SPY_ICON: Final = 7
"""Any space joined to a post with an own Spy (U-5.2); only some editions have it."""
ICONS: Final = ("emperor", "guild", "bene_gesserit", "fremen", "landsraad", "city", "spice_trade")

ALL_SEATS: Final = -1
"""Every seat, in bits."""

# nobody, nothing, nowhere
NONE: Final = -1

# where a card of one's own can be
HAND: Final = 0
DISCARD: Final = 1
PLAY: Final = 2
ZONES: Final = ("hand", "discard", "play")

# where victory points come from
START: Final = 0
TRACKS: Final = 1
ALLIANCES: Final = 2
CONFLICT_REWARDS: Final = 3
ACQUIRING: Final = 4
CARDS_PLAYED: Final = 5
INTRIGUE_CARDS: Final = 6
TRADING: Final = 7
OTHER_POINTS: Final = 8
"""What has no source of its own: spaces, leaders, bonuses."""
BATTLE_ICON_PAIRS: Final = 9
"""Two cards with the same battle icon, or with a wild one (U-12.3, U-12.5)."""
POINT_SOURCES: Final = (
    "start", "tracks", "alliances", "conflicts", "acquiring", "cards", "intrigue", "trading", "other", "battle_icons",
)  # fmt: skip
SOURCES_OF_ALL: Final = 8
"""The sources that every edition has; it has as many more as its components need."""

# who sits at a seat
PERSON: Final = 0
SPOILER: Final = 1
"""House Hagal in a two-player game: no rewards, no points, but in the way (hagal B)."""
RIVAL: Final = 2
"""A rival of the one-player game (hagal C)."""
SITTERS_OF_ALL: Final = 3
"""The sitters that every edition has room for; it has as many more as it seats."""
CARD_RIVAL: Final = 3
"""One of two rivals who play by a rival card (hagal D)."""
COMMON_RIVAL: Final = 4
"""The common rival of two people, at the left of whoever is the First Player (hagal D-7)."""
SITTERS: Final = ("person", "spoiler", "rival", "card_rival", "common_rival")

# kinds of turn
NO_TURN: Final = 0
TURN_START: Final = 1
AGENT_TURN: Final = 2
REVEAL_TURN: Final = 3
TURN_KINDS: Final = ("none", "start", "agent", "reveal")

# phases of a round
SETUP: Final = 0
ROUND_START: Final = 1
PLAYER_TURNS: Final = 2
COMBAT: Final = 3
MAKERS: Final = 4
RECALL: Final = 5
ENDGAME: Final = 6
PHASES: Final = ("setup", "round_start", "player_turns", "combat", "makers", "recall", "endgame")

# when an intrigue card may be played
PLOT: Final = 0
COMBAT_CARD: Final = 1
ENDGAME_CARD: Final = 2
MOMENTS: Final = ("plot", "combat", "endgame")

# flags of a turn
ACTED: Final = 1
ENVOY: Final = 2
INFILTRATE: Final = 4
MAY_PASS: Final = 8
MAY_GO_ON_TOP: Final = 16
FLAGS: Final = ("acted", "envoy", "infiltrate", "may_pass", "on_top")
"""The flags that every edition has."""
NO_DEPLOYING: Final = 32
DEPLOYS_RECRUITS: Final = 64
BOUGHT_SPICE: Final = 128
UPRISING_FLAGS: Final = (*FLAGS, "no_deploying", "deploys_recruits", "bought_spice")

# battle icons of Conflict and Objective cards (U-12.1)
CRYSKNIFE: Final = 0
DESERT_MOUSE: Final = 1
ORNITHOPTER: Final = 2
WILD: Final = 3
BATTLE_ICONS: Final = ("crysknife", "desert_mouse", "ornithopter", "wild")

# kinds of contracts (U-16.6)
VISIT: Final = 0
HARVEST: Final = 1
ACQUIRE: Final = 2
IMMEDIATE: Final = 3
ALLIANCE: Final = 4
"""Earned by an Alliance token (B-8.1)."""
CONTRACT_KINDS: Final = ("visit", "harvest", "acquire", "immediate", "alliance")

# variants of games with rivals who play by a card (hagal D-50 to D-53), as bits
ESCALATION: Final = 1
DEPLOYMENT: Final = 2
POLITICS: Final = 4
DICE: Final = 8
VARIANTS: Final = ("escalation", "deployment", "politics", "dice")
# where the Swordmaster's token is that serves for one round (U-22.17)
NO_MASTER: Final = 0
MASTER_READY: Final = 1
MASTER_OUT: Final = 2
MASTER_RECALLED: Final = 3
"""At the leader again, but sent in this round."""
MASTER_GONE: Final = 4
MASTERS: Final = ("none", "ready", "out", "recalled", "gone")

TROOPS_EACH: Final = 12
GARRISON_AT_START: Final = 3
GARRISON_LIMIT: Final = 2
"""How many troops beyond those recruited this turn may be deployed (I-8.5)."""
TROOP_STRENGTH: Final = 2
TOP_OF_TRACK: Final = 6
ROW: Final = 5
HAND_SIZE: Final = 5
GAME_POINTS: Final = 10
COMMANDER_POINTS: Final = 4
"""What a Commander begins with (U-22.4)."""
SPIES_EACH: Final = 3
SANDWORM_STRENGTH: Final = 3
LOOKED_AT: Final = 3
"""How many cards Long Live the Fighters looks at."""
SWORDMASTER_SWORDS: Final = 2
"""What the bonus token of the Swordmaster gives in every Reveal turn (U-22.17)."""
COMMANDERS: Final = 7
"""The Sardaukar Commanders of a game, in the box or out of it (B-2.2)."""
COMMANDER_STRENGTH: Final = 2
COMMANDER_PRICE: Final = 2
SKILLS_SHOWN: Final = 4
COMMAND: Final = 6
"""The persuasion from which Command effects are granted (B-7.4)."""
COURSES_DRAWN: Final = 5
COURSES_LAID: Final = 4
STEAL_FROM: Final = 4
COUNCIL_PERSUASION: Final = 2
