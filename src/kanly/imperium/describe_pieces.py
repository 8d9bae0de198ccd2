"""The components that Bloodlines brings, as plain data: for `describe.components` and the catalogue."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kanly.imperium.components import INTRIGUES
from kanly.imperium.describe_opponents import component, some
from kanly.imperium.edition import Edition
from kanly.imperium.effects import Effect, When
from kanly.imperium.notation import notation
from kanly.imperium.occasions import OCCASIONS
from kanly.imperium.pieces import COURSES, SKILLS, TILES, Tile


def piece_components(edition: Edition) -> Iterator[dict[str, Any]]:
    """Yield Skills, Twisted Intrigue cards, Navigation cards and Tech tiles (B-2)."""
    for number in edition.skill_ids.values():
        skill = SKILLS[number]
        yield {
            **component(skill.key, skill.name, "skill", skill.copies),
            **some(reveal=notation(skill.reveal), strength=skill.strength, lasting=skill.lasting),
        }
    for number in edition.twisted:
        card = INTRIGUES[number]
        yield {
            **component(card.key, card.name, "twisted_card", 1),
            "plot": notation(card.plot),
            "combat": notation(card.combat),
            "endgame": "",
        }
    for number in edition.course_ids.values():
        course = COURSES[number]
        yield {**component(course.key, course.name, "navigation", 1), "effect": notation((course.effect,))}
    for number in edition.tile_ids.values():
        yield _tile(TILES[number])


def _tile(tile: Tile) -> dict[str, Any]:
    return {
        **component(tile.key, tile.name, "tile", 1),
        "cost": tile.cost,
        **some(
            acquire=notation(tile.acquire),
            reveal=notation(tile.reveal),
            when="; ".join(when_text(follows) for follows in followers(tile)),
            endgame=notation(tile.endgame),
            flip=notation(tile.flip),
            lasting=tile.lasting,
            rival=tile.rival,
            spends_spy=tile.spends_spy,
        ),
    }


def followers(tile: Tile) -> list[When]:
    """Return all that a tile has for occasions."""
    return [follows for declared in tile.when.values() for follows in declared]


def when_text(follows: When) -> str:
    """Return what follows an occasion, in notation."""
    return f"{OCCASIONS[follows.occasion]}: {notation(follows.effects)}"


def tile_boxes(tile: Tile) -> dict[str, tuple[Effect, ...]]:
    """Return the boxes of a tile that are not empty, by their names."""
    boxes = {"acquire": tile.acquire, "reveal": tile.reveal, "flip": tile.flip, "endgame": tile.endgame}
    return {name: effects for name, effects in boxes.items() if effects}
