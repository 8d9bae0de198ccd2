"""The components of the games' own opponents as plain data, for `describe.components`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kanly.imperium.components import LEADERS
from kanly.imperium.edition import Edition
from kanly.imperium.ids import FACTIONS, NONE
from kanly.imperium.notation import notation
from kanly.imperium.opponents import DIFFICULTIES, HAGAL_CARDS, Difficulty, HagalCard, Way
from kanly.imperium.words import CONDITIONS


def hagal_components(edition: Edition) -> Iterator[dict[str, Any]]:
    """Yield what belongs to games with House Hagal: `people` says how many people play in them."""
    for card in (HAGAL_CARDS[number] for number in sorted(set(edition.hagal_deck))):
        yield {
            **component(card.key, card.name, "hagal_card", card.copies),
            "people": [card.people] if card.people else [1, 2],
            "spaces": list(card.spaces),
            "effect": hagal_text(card),
            "swords": None if card.reshuffles else card.swords,
            **some(
                posts=list(card.posts),
                politics=[FACTIONS[way.politics] for way in card.ways if way.politics != NONE],
            ),
        }
    for level in (DIFFICULTIES[number] for number in edition.difficulties):
        yield {
            **component(level.key, level.name, "difficulty", 1),
            "people": [1],
            **difficulty_facts(level),
        }


def hagal_text(card: HagalCard) -> str:
    """Return what a House Hagal card gives in notation; of ways that differ, each with its condition and its space."""
    if card.acquires:  # hagal E-4
        return "if has swordmaster: acquire tech -1; then reveal another card"
    if len({way.effects for way in card.ways}) <= 1 and not any(way.condition for way in card.ways):
        return notation(card.ways[0].effects) if card.ways else ""
    return " | ".join(_way_text(way) for way in card.ways)


def _way_text(way: Way) -> str:
    asked = way.condition
    when = "" if asked is None else f"if {CONDITIONS[asked.k].says(asked)}: "
    return f"{when}{way.space}: {notation(way.effects)}"


def rival_components(edition: Edition) -> Iterator[dict[str, Any]]:
    """Yield the rival cards (hagal D-1)."""
    for leader in (LEADERS[number] for number in edition.rivals):
        card = leader.rival
        assert card is not None
        yield {
            **component(leader.key, leader.name, "rival", 1),
            "people": [2] if card.streamlined else [1] if card.alone else [1, 2],
            "level": card.level,
            "signet": notation(leader.signet),
            "strategy": notation(card.strategy),
            "order": [FACTIONS[faction] for faction in card.order],
            "streamlined": card.streamlined,
        }


def difficulty_facts(level: Difficulty) -> dict[str, int | bool]:
    """Return what a difficulty changes (hagal C-1, D-5)."""
    return {name: getattr(level, name) for name in level.facts}


def component(key: str, name: str, kind: str, copies: int) -> dict[str, Any]:
    """Return what every component says of itself."""
    return {"id": key, "name": name, "kind": kind, "copies": copies, "cost": None, "icons": [], "factions": []}


def some(**facts: Any) -> dict[str, Any]:
    """Return the facts that there are: what a set has nothing of is not said."""
    return {name: fact for name, fact in facts.items() if fact}
