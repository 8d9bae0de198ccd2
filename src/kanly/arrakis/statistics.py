"""What is worth comparing between sides and games."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.arrakis.ids import ATREIDES, HARKONNEN, SIDES
from kanly.arrakis.rules.tracks import scores
from kanly.arrakis.state import ArrakisState, side_of
from kanly.engine.events import Event


def statistics(state: ArrakisState, seat: int, events: Sequence[Event]) -> dict[str, int | str | list[str]]:
    """Return the numbers of a seat, under the same names for both sides."""
    side = side_of(state, seat)
    mine: dict[str, list[Event]] = {}
    for event in events:
        if event.seat == seat:
            mine.setdefault(event.kind, []).append(event)
    score = scores(state)[seat]
    return {
        "side": SIDES[side],
        "points_prescience": score if side == ATREIDES else 0,
        "points_supremacy": score if side == HARKONNEN else 0,
        "rounds": state.round,
        "supremacy": state.supremacy,
        "prescience": sum(state.markers),
        "dice_spent": len(mine.get("spent", ())),
        "attacks": len(mine.get("attacked", ())),
        "battles_won": len(mine.get("battle_won", ())),
        "settlements_destroyed": len(mine.get("settlement_destroyed", ())) + len(mine.get("sietch_destroyed", ())),
        "worm_attacks": len(mine.get("worm_attacked", ())),
        "harvesters_lost": len(mine.get("harvester_lost", ())),
        "spice_harvested": sum(event.data["spice"] for event in mine.get("harvested", ())),
        "leaders_tanked": len(mine.get("tanked", ())),
        "stations": len(mine.get("station", ())),
        "cards_played": [event.data["planning"] for event in mine.get("played", ())],
        "cards_claimed": [event.data["prescience"] for event in mine.get("claimed", ())],
        "specials": [event.data["leader"] for event in mine.get("special", ())],
    }
