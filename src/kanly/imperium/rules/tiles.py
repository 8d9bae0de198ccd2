"""Who owns which Tech tile: what other rules ask of the Tech module (B-9)."""

from __future__ import annotations

from typing import Final

from kanly.imperium.effects import Effect
from kanly.imperium.ids import NONE, WATER
from kanly.imperium.state import ImperiumState

VAULT_KEEPS: Final = 5
"""From how many Intrigue cards on Gene-Locked Vault lets one be stolen."""


def owns(state: ImperiumState, seat: int, key: str) -> bool:
    """Say whether a seat owns a tile, face up or down (B-9.7)."""
    tech = state.players[seat].tech
    if tech is None:
        return False
    tile = state.edition.tile_ids.get(key, NONE)
    return tile in tech.tiles or tile in tech.flipped


def tiles_of(state: ImperiumState, seat: int) -> tuple[int, ...]:
    """Return a seat's tiles; Kota's hidden one is none of them (B-10.6)."""
    tech = state.players[seat].tech
    return () if tech is None else tech.tiles + tech.flipped


def space_cut(state: ImperiumState, seat: int, resource: int) -> int:
    """Return what Navigation Chamber takes off the price of a space: never water (B-9.17)."""
    if state.tech is None or resource == WATER:
        return 0
    return 1 if owns(state, seat, "navigation_chamber") else 0


def holds_tiles(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """With n or more own tiles."""
    return len(tiles_of(state, seat)) >= effect.n
