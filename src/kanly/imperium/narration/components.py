"""What components say: every card, space, leader and reward of a catalogue, box by box, from its declarations."""

from __future__ import annotations

from typing import Any

from kanly.engine.message import Words, listed, message, name
from kanly.imperium.phrases import condition_of, phrase_of

Data = dict[str, Any]
Boxes = list[tuple[str, Words]]


def explain(catalogue: Data) -> Data:
    """Add to every component of a catalogue what it `says`."""
    for key, card in catalogue["cards"].items():
        card["says"] = card_boxes(key, card)
    for card in catalogue["intrigue"].values():
        card["says"] = _boxes(card, "plot", "combat", "endgame")
    for leader in catalogue["leaders"].values():
        leader["says"] = rival_boxes(leader) if "rival" in leader else leader_boxes(leader)
    for conflict in catalogue["conflicts"].values():
        conflict["says"] = [phrase_of(reward) for reward in conflict["rewards"]]
    for space in catalogue["spaces"].values():
        space["says"] = space_lines(space, catalogue.get("teams", {}).get("tracks", {}))
    for contract in catalogue.get("contracts", {}).values():
        contract["says"] = contract_lines(contract)
    for card in catalogue["hagal"].values():
        card["says"] = hagal_lines(card)
    for key, skill in catalogue.get("skills", {}).items():
        skill["says"] = [phrase_of(skill["reveal"]) if skill["reveal"] else message(f"skill-does-{key}")]
    for course in catalogue.get("navigation", {}).values():
        course["says"] = [phrase_of(course["effects"])]
    for key, tile in catalogue.get("tiles", {}).items():
        tile["says"] = tile_boxes(key, tile)
    catalogue["track_says"] = {faction: phrase_of(bonus) for faction, bonus in catalogue["tracks"].items()}
    return catalogue


def card_boxes(key: str, card: Data) -> Boxes:
    """Return the boxes of a card that are not empty; the Reveal box begins with what is printed as numbers."""
    printed = [{"word": word, "n": card[word]} for word in ("persuasion", "swords") if card[word]]
    shown = {**card, "reveal": [*printed, *card["reveal"]]}
    lasting: Boxes = [("lasting", message(f"card-does-{key}"))] if "lasting" in card else []
    return [*lasting, *_boxes(shown, "agent", "reveal", "acquire", "trashed", "discarded")]


def _boxes(component: Data, *boxes: str) -> Boxes:
    return [(box, phrase_of(component[box])) for box in boxes if component.get(box)]


def leader_boxes(leader: Data) -> Boxes:
    """Return both abilities of a leader."""
    return [("ability", ability(leader)), *_boxes(leader, "signet")]


def rival_boxes(leader: Data) -> Boxes:
    """Return the boxes of a rival card: when its Swordmaster comes, ring, strategy, and its factions (hagal D-1)."""
    card = leader["rival"]
    order = listed((name("faction", faction) for faction in card["order"]), by="", between=", ")
    level = message("card-level", n=card["level"], streamlined=card["streamlined"])
    return [("level", level), *_boxes(leader, "signet"), *_boxes(card, "strategy"), ("order", order)]


def hagal_lines(card: Data) -> list[Words]:
    """Return what a House Hagal card gives, way by way where its spaces differ (hagal D-11, D-21)."""
    if "posts" in card:
        return [
            message("hagal-posts", posts=listed((name("post", post) for post in card["posts"]), by="", between=", "))
        ]
    if "ways" not in card:
        return [phrase_of(card["effects"])] if card["effects"] else []
    return [_way(way, len(card["ways"]) > 1) for way in card["ways"]]


def _way(way: Data, named: bool) -> Words:
    said: Words = phrase_of(way["effects"])
    if named:
        said = message("action-does", what=name("space", way["space"]), does=said)
    if "condition" in way:
        said = message("effect-when", condition=condition_of(way["condition"]), parts=said)
    return said


def tile_boxes(key: str, tile: Data) -> Boxes:
    """Return the boxes of a tile: when acquired, on Reveal turns, flipped, at the end, and what follows an occasion."""
    boxes = _boxes(tile, "acquire", "reveal", "flip", "endgame")
    for follows in tile.get("when", ()):
        parts = phrase_of(follows["effects"])
        boxes.append(("lasting", message(f"when-{follows['occasion']}", n=follows["least"], parts=parts)))
    if "lasting" in tile:
        boxes.append(("lasting", message(f"tile-does-{key}")))
    if tile["spends_spy"]:
        boxes.append(("price", message("tile-spends-spy")))
    return boxes


def ability(leader: Data) -> Words:
    """Return what a leader's own ability does, from the traits that the rules ask for (I-22)."""
    traits = [message("trait-setup", parts=phrase_of(leader["setup"]))] if leader["setup"] else []
    for trait, value in leader["traits"].items():
        traits.append(message(f"trait-{trait}", **_about(trait, value)))
    for follows in leader["when"]:
        parts = phrase_of(follows["effects"])
        traits.append(message(f"when-{follows['occasion']}", n=follows["least"], parts=parts))
    for box, does in _boxes(leader, "agent", "reveal"):
        traits.append(message("action-does", what=message(f"box-{box}"), does=does))
    return listed(traits, by="", between="; ")


def _about(trait: str, value: Any) -> Data:
    """Return the arguments of a trait's message."""
    if trait == "harvests":
        return {"n": -value}
    if trait in ("instead_of_worms", "tactics"):
        return {"parts": phrase_of(value)}
    names = {"discount_icon": "icon", "ignores_enemies": "icons", "without": "card", "enters": "space"}
    return {} if value is True else {names[trait]: value}


def space_lines(space: Data, tracks: dict[str, str]) -> list[Words]:
    """Return what a space needs, and what a visit gives; not what it costs, which may change.

    `tracks` are the names of those tracks on the board that are not called as their factions (U-22.8).
    """
    needs, visited = space["needs"].items(), space["faction"]
    lines = [message("space-needs", n=n, faction=tracks.get(faction, faction)) for faction, n in needs]
    lines += [message("space-visit", faction=tracks.get(visited, visited))] if visited else []
    lines += [phrase_of(space["visit"])] if space.get("visit") else []
    lines += [phrase_of(space["effects"])] if space["effects"] else []
    lines += [_offer(price) for price in space["prices"]]
    lines += [message("space-hall", n=space["hall"])] if space["hall"] else []
    lines += [message("space-combat")] if space["combat"] else []
    bonus = space["control"]
    return [*lines, message("action-does", what=message("box-control"), does=phrase_of(bonus))] if bonus else lines


def contract_lines(contract: Data) -> list[Words]:
    """Return what completes a contract, and its reward (U-16.6, U-16.11)."""
    task = message(f"complete-{contract['kind']}", space=contract["space"], n=contract["n"])
    return [task, phrase_of(contract["reward"])]


def _offer(price: Data) -> Words:
    cost = message("effect-pay", resource=price["resource"], n=price["pay"])
    return message("effect-arrow", cost=cost, parts=phrase_of(price["gives"]))
