"""The fields of the state, each once: how it is written. Who sees it says `view.py`, which builds what is seen.

A field that is not listed follows from the others, or lies beside the state.
"""

from __future__ import annotations

from typing import Final

FIELDS: Final[dict[str, str]] = {
    "round": "int",
    "phase": "phase",
    "turn_side": "side",
    "winner": "side",
    "per_round": "bool",
    "legions": "legions",
    "leaders": "leaders",
    "supply": "ints",
    "token_area": "token_areas",
    "token_kind": "tokens",
    "sietch_area": "area_tuple",
    "sietch_rank": "int_tuple",
    "sietch_up": "int",
    "settlements": "areas",
    "stations": "areas",
    "station_left": "int_tuple",
    "signs": "signs",
    "worms": "areas",
    "maker": "maker",
    "harvesters": "areas",
    "ornithopters": "zones",
    "carryalls": "zones",
    "atomics": "int",
    "dice": "ints",
    "bg": "int_tuple",
    "bg_on": "int_tuple",
    "bg_reserve": "int",
    "spent": "leader_set",
    "supremacy": "int",
    "markers": "int_tuple",
    "step_8": "bool",
    "rows": "int_tuple",
    "bans": "imperium",
    "fell": "imperium",
    "spice": "int",
    "reserve": "int",
    "stockpiled": "bool",
    "decks": "piles",
    "hands": "piles",
    "discards": "piles",
    "prescience_deck": "prescience",
    "revealed": "prescience",
    "claimed": "prescience",
    "removed": "prescience",
    "claims": "int",
    "ibad": "prescience_card",
    "fear": "prescience_card",
    "objectives": "objectives",
    "other_objectives": "objectives",
    "seek": "int",
    "forced": "int",
    "harvesters_lost": "int",
    "spent_die": "bool",
    "entered_tank": "leader_set",
    "that": "area",
    "arrivals": "ints",
    "moved_named": "leader_set",
    "moved_tokens": "int",
    "carried": "ints",
    "carried_named": "leader_set",
    "worms_came": "areas",
    "pick": "ints",
    "battle": "ints",
    "over": "bool",
    "stack": "steps",
    "pending": "step",
    "told": "int",
    "turns": "int",
    "rng": "rng",
}
"""What a position says, in its order, and of which kind each is (position.py)."""

SOLO: Final = "mahdi"
"""The record that only the solo game has; a position and an observation of two players do without it."""
SOLO_FIELDS: Final[dict[str, str]] = {
    "lasting": "bool",
    "ties": "bool",
    "tactical": "tactical",
    "discarded": "tactical",
    "harvest": "tactical_card",
    "target": "sietch",
    "temporary": "sietch",
    "overflow": "sector",
    "unrolled": "int",
    "set_aside": "int",
    "spent": "int_tuple",
    "pile": "decks",
    "waiting": "pile",
    "playing": "pile",
    "did": "int_tuple",
    "last_deck": "deck",
    "tokens": "own_tokens",
    "flown": "int",
}
"""What it says, in its order, and of which kind each is."""

UNTOLD: Final = ("rng", "told", "turns")
"""What is nobody's business: no observation has it."""

DERIVED: Final = ("occupied", "options", "log", "chance", "feed")
"""What follows from the rest, or lies beside the state."""
