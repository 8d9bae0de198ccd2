"""What kanly has, in rows like those of the printed tables.

It is read from what the inventory tells about every component. A kind or a fact that an edition does not have is
empty there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import kanly
from kanly.engine.options import Variant
from kanly.imperium.components import LEADERS, Leader, Space, Traits
from kanly.imperium.editions import compose
from kanly.imperium.ids import FACTIONS, ICONS, NONE, RESOURCES, TOP_OF_TRACK
from kanly.imperium.notation import notation
from kanly.imperium.occasions import OCCASIONS
from tests.inventory.tables import Row

Component = dict[str, Any]


@cache
def components(variant: Variant) -> list[Component]:
    """Return every component, as the inventory tells it."""
    return kanly.rules_of("imperium").inventory().components(variant)


def of_kind(variant: Variant, *kinds: str) -> list[Component]:
    """Return the components of some kinds."""
    return [item for item in components(variant) if item["kind"] in kinds]


@cache
def content(variant: Variant, table: str) -> dict[str, Row]:
    """Return the rows of a table, by their ids."""
    return {row["id"]: row for row in TABLES[table](variant)}


def text(value: Any) -> str:
    if value is None or value is False:
        return ""
    return "yes" if value is True else " ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def columns(item: Component, names: str) -> Row:
    return {name: text(item.get(name)) for name in names.split()}


# -- cards -------------------------------------------------------------------------------------------------


def _cards(variant: Variant) -> Iterator[Row]:
    names = "id name copies cost icons factions persuasion swords agent reveal acquire discarded trashed"
    for card in of_kind(variant, "starter_card", "reserve_card", "imperium_card", "muad_dib_card", "shaddam_card"):
        yield {**columns(card, names), "deck": card["kind"].removesuffix("_card")}


def _intrigue(variant: Variant) -> Iterator[Row]:
    for card in of_kind(variant, "intrigue_card"):
        kinds = [moment for moment in ("plot", "combat", "endgame") if card[moment]]
        row = columns(card, "id name copies plot combat endgame")
        # a choice between two tracks is declared in either of two ways
        row["plot"] = re.sub(r"\(influence (\w+) \+1 OR influence (\w+) \+1\)", r"influence \1 or \2 +1", row["plot"])
        yield {**row, "kinds": " ".join(kinds)}


def _conflicts(variant: Variant) -> Iterator[Row]:
    for card in of_kind(variant, "conflict_card"):
        yield columns(card, "id name level location protected battle_icon first second third")


def _objectives(variant: Variant) -> Iterator[Row]:
    for card in of_kind(variant, "objective"):
        yield columns(card, "id name battle_icon people first_player")


def _contracts(variant: Variant) -> Iterator[Row]:
    for contract in of_kind(variant, "contract"):
        yield columns(contract, "id name copies condition reward")


def _skills(variant: Variant) -> Iterator[Row]:
    for skill in of_kind(variant, "skill"):
        yield columns(skill, "id name copies reveal strength")


def _twisted(variant: Variant) -> Iterator[Row]:
    for card in of_kind(variant, "twisted_card"):
        yield columns(card, "id name copies plot combat")


def _navigation(variant: Variant) -> Iterator[Row]:
    for card in of_kind(variant, "navigation"):
        yield columns(card, "id effect")


def _tiles(variant: Variant) -> Iterator[Row]:
    for tile in of_kind(variant, "tile"):
        yield columns(tile, "id name cost acquire reveal when endgame flip rival spends_spy")


# -- leaders -----------------------------------------------------------------------------------------------


def _leaders(variant: Variant) -> Iterator[Row]:
    """Yield the leaders, and the back of one that turns over."""
    played = [LEADERS[number] for number in compose(variant).leaders]
    leaders = {leader.key: leader for leader in [*LEADERS, *played]}  # those that are played last: ids may be shared
    for item in of_kind(variant, "leader", "leader_back"):
        leader = leaders[item["id"]]
        yield {
            **columns(item, "id name house complexity ability agent reveal signet without set_aside back"),
            "start": item["setup"],
            "signet_name": leader.signet_name,
            "trait": "; ".join(_traits(leader)),
            "when": "; ".join(_ways(leader)),
        }


def _traits(leader: Leader) -> Iterator[str]:
    if leader.secret_factions:
        yield "two secret factions"
    if leader.discount_icon != NONE:
        yield f"{ICONS[leader.discount_icon]} spaces cost 1 solari less"
    if leader.sees_top:
        yield "sees the top of the own deck"
    if leader.ignores_enemies:
        icons = (icon for i, icon in enumerate(ICONS) if leader.ignores_enemies >> i & 1)
        yield f"ignores enemy agents on {' '.join(icons)} spaces"
    if leader.harvests:
        assert leader.harvests == -1
        yield "harvests 1 spice less"
    if leader.own is not None:
        yield from _own_traits(leader.own)


def _own_traits(own: Traits) -> Iterator[str]:
    if own.icons:
        yield "all cards have the spy icon"
    if own.must_gather:
        yield "must gather intelligence"
    if own.cheaper != NONE:
        yield "swordmaster costs 2 solari less"
    if own.enters:
        yield f"ignores the requirement of {own.enters}"
    if own.instead_of_worms:
        yield f"instead of each sandworm: {notation(own.instead_of_worms)}"
    if own.tactics:
        yield f"tactics track: {notation(own.tactics)}"
    flags = ("brings_space", "twists", "navigates", "invents")
    yield from (flag for flag in flags if getattr(own, flag))


def _ways(leader: Leader) -> Iterator[str]:
    for follows in leader.follows():
        of_others = "other_" if follows.of_others else ""
        least = f" {follows.least}" if follows.least else ""
        yield f"{of_others}{OCCASIONS[follows.occasion]}{least}: {notation(follows.effects)}"


def _training(variant: Variant) -> Iterator[Row]:
    for leader in of_kind(variant, "leader"):
        for place in leader.get("training", ()):
            yield columns(place, "id reward next")


# -- the board ---------------------------------------------------------------------------------------------


def _spaces(variant: Variant) -> Iterator[Row]:
    spaces = {space.key: space for space in compose(variant).board}
    for item in of_kind(variant, "space"):
        yield _space(item, spaces[item["id"]])


def _space(item: Component, space: Space) -> Row:
    entries = item["effect"].split("; ")
    combat = "combat" in entries
    assert combat == item["combat"]
    hall = [entry for entry in entries if entry.endswith(" at your reveal")]
    needs = f"influence {FACTIONS[space.needs_faction]} >= {space.needs_influence}" if space.needs_influence else ""
    return {
        **columns(item, "id name control posts"),
        "icon": text(item["icons"]),
        "area": space.area,
        "faction": text(item["factions"]),
        "combat": text(combat),
        "cost": _price(item["cost"], space),
        "requirement": needs,
        "effect": "; ".join(entry for entry in entries if entry not in hall and entry != "combat"),
        "reveal": "; ".join(hall),
        "maker": text(space.maker or None),
        "once": text(bool(space.once)),
    }


def _price(cost: dict[str, int] | None, space: Space) -> str:
    if space.prices:
        amounts = [amount for amount, _ in space.prices]
        return f"{min(amounts)}-{max(amounts)} {RESOURCES[space.cost_resource]}"
    return " ".join(f"{amount} {resource}" for resource, amount in (cost or {}).items())


def _posts(variant: Variant) -> Iterator[Row]:
    for post in of_kind(variant, "post"):
        yield columns(post, "id spaces")


def _tracks(variant: Variant) -> Iterator[Row]:
    edition = compose(variant)
    steps = {"top": str(TOP_OF_TRACK), **({"first": "", "third": ""} if edition.commands else {})}
    for track, bonus in zip(edition.tracks, edition.track_bonuses, strict=True):
        yield {"id": track, **steps, "bonus": notation((bonus,))}
    for command in edition.commands.values():
        first, third = (notation((command.rewards[step],)) for step in (1, 3))
        yield {"id": f"{FACTIONS[command.faction]}_board", **steps, "bonus": "", "first": first, "third": third}


# -- House Hagal -------------------------------------------------------------------------------------------


def _hagal(variant: Variant) -> Iterator[Row]:
    for card in of_kind(variant, "hagal_card"):
        combat = [space.key for space in compose(variant).board if space.key in card["spaces"] and space.combat]
        where = text(combat) if len(combat) < len(card["spaces"]) else text(bool(combat))
        yield {**columns(card, "id name copies people spaces effect swords posts politics"), "combat": where}


def _rivals(variant: Variant) -> Iterator[Row]:
    for card in of_kind(variant, "rival"):
        yield columns(card, "id name people level signet strategy order streamlined")


def _difficulties(variant: Variant) -> Iterator[Row]:
    names = "id name extra_solari extra_spice mentat_cost garrison swordmaster_round intrigue human_intrigue expert"
    for level in of_kind(variant, "difficulty"):
        yield columns(level, f"{names} may_have_swordmaster")


TABLES: dict[str, Callable[[Variant], Iterator[Row]]] = {
    "cards": _cards,
    "intrigue": _intrigue,
    "conflicts": _conflicts,
    "objectives": _objectives,
    "contracts": _contracts,
    "leaders": _leaders,
    "training": _training,
    "spaces": _spaces,
    "posts": _posts,
    "tracks": _tracks,
    "hagal": _hagal,
    "difficulties": _difficulties,
    "rivals": _rivals,
    "skills": _skills,
    "twisted": _twisted,
    "navigation": _navigation,
    "tiles": _tiles,
}
