"""What a game was like for a seat, in numbers and names: what studies compare."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.engine.events import Event
from kanly.imperium.components import LEADERS, Leader
from kanly.imperium.ids import NONE
from kanly.imperium.state import ImperiumState, Player, UprisingSeat


def _front(leader: Leader) -> Leader:
    """Return the side of a leader that was dealt, whichever lies up now (U-19.4)."""
    return next((other for other in LEADERS if other.back is leader), leader)


def statistics(state: ImperiumState, seat: int, events: Sequence[Event]) -> dict[str, int | str | list[str]]:
    """Return a seat's leader, points by source, standing, doings and cards."""
    player = state.players[seat]
    mine: dict[str, list[Event]] = {}
    for event in events:
        if event.seat == seat:
            mine.setdefault(event.kind, []).append(event)

    def total(kind: str) -> int:
        return sum(event.data["count"] for event in mine.get(kind, ()))

    def names(kind: str, field: str) -> list[str]:
        return [event.data[field] for event in mine.get(kind, ())]

    gained = dict.fromkeys(state.edition.resources, 0)
    for event in mine.get("gained", ()):
        gained[event.data["resource"]] += event.data["count"]
    spaces = names("agent", "space") + names("rival_agent", "space")
    return {
        "leader": _front(LEADERS[player.leader]).key if player.leader != NONE else "",
        **{f"points_{source}": n for source, n in zip(state.edition.point_sources, player.points, strict=True)},
        **{f"influence_{faction}": n for faction, n in zip(state.edition.factions, player.influence, strict=True)},
        "alliances": state.alliances.count(seat),
        "conflicts_won": sum(event.data["place"] == 1 for event in mine.get("reward", ())),
        **{f"{resource}_gained": n for resource, n in gained.items()},
        "troops_recruited": total("recruited"),
        "troops_deployed": total("deployed"),
        "agents_sent": len(spaces),
        "swordmaster": player.swordmaster,
        "council": player.council,
        "cards_acquired": names("acquired", "card"),
        "cards_trashed": names("trashed", "card"),
        "intrigues_played": names("played_intrigue", "card"),
        "spaces_visited": spaces,
        **(_of_uprising(player.uprising, mine) if player.uprising is not None else {}),
        **(_of_bloodlines(player, mine) if player.bloodlines is not None else {}),
    }


def _of_bloodlines(player: Player, mine: dict[str, list[Event]]) -> dict[str, int | str | list[str]]:
    """Return what Bloodlines adds: Commanders, Skills and tiles (B-5, B-6, B-9)."""
    found: dict[str, int | str | list[str]] = {
        "commanders_acquired": len(mine.get("acquired_commander", ())),
        "commanders_recruited": len(mine.get("recruited_commander", ())),
        "commanders_deployed": sum(event.data["count"] for event in mine.get("deployed_commanders", ())),
        "skills": [event.data["skill"] for event in mine.get("skill", ())],
    }
    if player.tech is not None:
        found["tiles_acquired"] = [event.data["tile"] for event in mine.get("acquired_tile", ())]
        found["tiles_flipped"] = len(mine.get("flipped", ()))
    return found


def _of_uprising(up: UprisingSeat, mine: dict[str, list[Event]]) -> dict[str, int | str | list[str]]:
    """Return what Uprising adds: Spies, sandworms, the wall, battle icons and contracts (U-7 to U-16)."""
    recalled = [event.data["why"] for event in mine.get("spy_recalled", ())]
    return {
        "spies_placed": len(mine.get("spy_placed", ())),
        "spies_recalled": len(recalled),
        "infiltrations": recalled.count("infiltrate"),
        "cards_gathered": recalled.count("gather"),
        "maker_hooks": up.hooks,
        "sandworms_summoned": sum(event.data["count"] for event in mine.get("sandworms", ())),
        "wall_fallen": len(mine.get("shield_wall_fell", ())),
        "battle_icon_pairs": len(mine.get("paired", ())),
        "contracts_taken": [event.data["contract"] for event in mine.get("contract_taken", ())],
        "contracts_completed": [event.data["contract"] for event in mine.get("contract_completed", ())],
    }
