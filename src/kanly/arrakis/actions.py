"""The actions of War for Arrakis and their text forms: a verb, and the id of what it names.

Every action is made here, once, before any game: rules pick them from `VERB[number]`, texts are read by the same table.
"""

from __future__ import annotations

from typing import Final

from kanly.arrakis.board import AREA_IDS
from kanly.arrakis.components import AREAS, ATOMICS, LEADERS, PLANNING, PRESCIENCE, SECTORS, ZONES
from kanly.arrakis.effects import OPTIONS
from kanly.arrakis.ids import GRADES, IMPERIUM, LEADER_COUNT, MARKERS, SYMBOLS, VEHICLES
from kanly.engine.action import Action, intern_action
from kanly.engine.errors import MalformedAction

TOKEN_SLOTS: Final = tuple([f"start_{n}" for n in range(1, 9)] + [f"token_{n}" for n in range(1, 9)])
"""What the deployment tokens are called: those of the set-up, then the standard ones in the order they are drawn."""

FIGURES: Final = (*GRADES, *(leader.key for leader in LEADERS[:LEADER_COUNT]), *TOKEN_SLOTS)
FIRST_NAMED: Final = len(GRADES)
FIRST_TOKEN: Final = FIRST_NAMED + LEADER_COUNT

SPLITS: Final = [(first, second) for first in range(4) for second in range(4) if first + second]
"""How many cards are drawn from the first and the second own deck."""

_areas = tuple(AREA_IDS)
_leaders = tuple(leader.key for leader in LEADERS)
_cards = tuple(card.key for card in PLANNING)
_claims = tuple(card.key for card in PRESCIENCE)
_zones = tuple(zone.key for zone in ZONES)

VERBS: Final[dict[str, tuple[str, ...]]] = {}
"""What every verb can name, in order; nothing where it stands alone."""
TABLES: Final[list[list[Action]]] = []
KINDS: Final[dict[str, int]] = {}
_read: Final[dict[str, Action]] = {}


def verb(name: str, things: tuple[str, ...] = ("",)) -> list[Action]:
    """Make a verb and all its actions."""
    kind = len(TABLES)
    made = [intern_action(kind, number, 0, f"{name} {thing}".rstrip()) for number, thing in enumerate(things)]
    VERBS[name] = things
    KINDS[name] = kind
    TABLES.append(made)
    for action in made:
        _read[action.text] = action
    return made


DONE: Final = verb("done")[0]
GO: Final = verb("go")[0]
STOP: Final = verb("stop")[0]
FIGHT_ON: Final = verb("fight_on")[0]
RETREAT: Final = verb("retreat")[0]
STAY: Final = verb("stay")[0]
ADVANCE: Final = verb("advance")[0]
SAVE: Final = verb("save")[0]
LOSE_IT: Final = verb("lose_it")[0]
STOCKPILE: Final = verb("stockpile")[0]
SUPPLY: Final = verb("supply")[0]
MAKER: Final = verb("maker")[0]
DIE: Final = verb("die", SYMBOLS)
USE: Final = verb("use", SYMBOLS)
TURN: Final = verb("turn", SYMBOLS)
TOKEN_ON: Final = verb("bene_gesserit", SYMBOLS)
DO: Final = verb("do", OPTIONS)
SPECIAL: Final = verb("special", _leaders)
PLAY: Final = verb("play", _cards)
DISCARD: Final = verb("discard", _cards)
CLAIM: Final = verb("claim", _claims)
CARD: Final = verb("card", _claims)
FROM: Final = verb("from", _areas)
TO: Final = verb("to", _areas)
AT: Final = verb("at", _areas)
FLY: Final = verb("fly", _areas)
ATTACK: Final = verb("attack", _areas)
RAID: Final = verb("raid", _areas)
ZONE: Final = verb("zone", _zones)
SCOUT: Final = verb("scout", _zones)
LEAVE: Final = verb("leave", FIGURES)
LOSE: Final = verb("lose", FIGURES)
REDUCE: Final = verb("reduce", FIGURES)
WITH: Final = verb("with", FIGURES)
TRAIN: Final = verb("train", TOKEN_SLOTS)
DRAW: Final = verb("draw", tuple(f"{first}+{second}" for first, second in SPLITS))
VEHICLE: Final = verb("vehicle", VEHICLES)
MARKER: Final = verb("marker", MARKERS)
KEEP: Final = verb("keep", IMPERIUM)
RAISE: Final = verb("raise", IMPERIUM)
DROP: Final = verb("drop", IMPERIUM)
DETONATE: Final = verb("detonate", tuple(one.key for one in ATOMICS))
SCHEME: Final = verb("scheme", ("2", "3"))
SECTOR: Final = verb("sector", tuple(sector.key for sector in SECTORS))
STEPS: Final = verb("steps", tuple(str(n) for n in range(1, 11)))

FREE_KINDS: Final = frozenset(KINDS[name] for name in ("train", "scout", "detonate", "scheme"))
"""The verbs of free actions; so is `claim` of a card that is claimed as one."""
CLAIM_KIND: Final = KINDS["claim"]
DIE_KIND: Final = KINDS["die"]
DO_KIND: Final = KINDS["do"]
SPECIAL_KIND: Final = KINDS["special"]
PLAY_KIND: Final = KINDS["play"]
DISCARD_KIND: Final = KINDS["discard"]
FROM_KIND: Final = KINDS["from"]
FLY_KIND: Final = KINDS["fly"]
RAID_KIND: Final = KINDS["raid"]
TRAIN_KIND: Final = KINDS["train"]
SCOUT_KIND: Final = KINDS["scout"]
DETONATE_KIND: Final = KINDS["detonate"]
SCHEME_KIND: Final = KINDS["scheme"]
LEAVE_KIND: Final = KINDS["leave"]
LOSE_KIND: Final = KINDS["lose"]
REDUCE_KIND: Final = KINDS["reduce"]
WITH_KIND: Final = KINDS["with"]
SUPPLY_KIND: Final = KINDS["supply"]
ZONE_KIND: Final = KINDS["zone"]
AT_KIND: Final = KINDS["at"]
TO_KIND: Final = KINDS["to"]
ATTACK_KIND: Final = KINDS["attack"]
KEEP_KIND: Final = KINDS["keep"]
RAISE_KIND: Final = KINDS["raise"]


def every_action() -> list[Action]:
    """Return every action there is, in canonical order."""
    return [action for table in TABLES for action in table]


def parse_action(text: str) -> Action:
    """Return the action of a text; raises MalformedAction."""
    found = _read.get(text)
    if found is None:
        first = text.split(" ", 1)[0]
        known = f"; {first!r} cannot name that" if first in VERBS else ""
        raise MalformedAction(f"not an action: {text!r}{known}")
    return found


assert len(AREAS) == len(FROM)
