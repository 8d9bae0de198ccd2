"""What is worth looking at in Bloodlines besides what every edition shows: Commanders, Skills, tiles."""

from __future__ import annotations

from typing import Final

from kanly.engine.action import Action
from kanly.engine.features import Feature, Row, telling
from kanly.imperium import actions
from kanly.imperium.action_features import BRINGS
from kanly.imperium.action_groups import ActionGroup
from kanly.imperium.edition import Edition
from kanly.imperium.effects import Effect
from kanly.imperium.features import Group
from kanly.imperium.ids import LANDSRAAD
from kanly.imperium.pieces import SKILLS, TILES
from kanly.imperium.rules import sardaukar, tech, units
from kanly.imperium.state import ImperiumState


def _forces(edition: Edition, people: int) -> list[Feature]:
    return [
        telling("commanders", "Sardaukar Commanders"), Feature("guard", "Sardaukar Commanders in the garrison"),
        Feature("front", "Sardaukar Commanders in the Conflict"), telling("skills", "Skills"),
        Feature("tactics", "space of the Tactics token"), Feature("courses", "Navigation cards to come"),
    ]  # fmt: skip


def _add_forces(state: ImperiumState, seat: int, numbers: list[float]) -> None:
    mine = state.players[seat].bloodlines
    assert mine is not None
    numbers.append(float(mine.supply + mine.garrison + mine.conflict))
    numbers.append(float(mine.garrison))
    numbers.append(float(mine.conflict))
    numbers.append(float(len(mine.skills)))
    numbers.append(float(mine.tactics))
    numbers.append(float(len(mine.navigation)))


def _tiles(edition: Edition, people: int) -> list[Feature]:
    return [telling("tiles", "Tech tiles"), Feature("tiles_cost", "what the tiles are worth in spice")]


def _add_tiles(state: ImperiumState, seat: int, numbers: list[float]) -> None:
    mine = state.players[seat].tech
    assert mine is not None
    owned = mine.tiles + mine.flipped
    numbers.append(float(len(owned)))
    numbers.append(float(sum([TILES[tile].cost for tile in owned])))


FORCES: Final = Group(_forces, _add_forces)
TILES_OWNED: Final = Group(_tiles, _add_tiles)


# -- actions -------------------------------------------------------------------------------------------------------


def _acquired(edition: Edition, action: Action) -> tuple[Effect, ...]:
    return TILES[action.a].acquire


BRINGS[tech.TAKE_TILE] = _acquired


def _names(edition: Edition) -> list[Feature]:
    return [
        Feature("commander_here", "a Commander stands on the space and can be paid for"),
        Feature("embassy_here", "a tile can be acquired at the space"),
        Feature("deploys_commanders", "Commanders that are deployed"),
        Feature("reveals_skill", "a Skill for Reveal turns"), Feature("tile_cost", "what the tile costs"),
    ]  # fmt: skip


def _add_lasting(edition: Edition, action: Action, first: int, row: Row) -> None:
    if action.kind == units.DEPLOY_WITH:
        row.append((first + 2, float(action.b)))
    elif action.kind == sardaukar.TAKE_SKILL:
        row.append((first + 3, 1.0 if SKILLS[action.a].reveal else 0.0))
    elif action.kind == tech.TAKE_TILE:
        row.append((first + 4, float(TILES[action.a].cost)))


def _look_at_space(state: ImperiumState, seat: int, action: Action, first: int, row: Row) -> None:
    space = state.edition.board[action.b]
    if sardaukar.stands_on(state, space.id) and sardaukar.price(state, seat) <= state.players[seat].goods[0]:
        row.append((first, 1.0))
    if space.icon == LANDSRAAD and tech.for_sale(state, seat, 0):
        row.append((first + 1, 1.0))


ACTIONS: Final = ActionGroup(_names, _add_lasting, {actions.AGENT: _look_at_space})
