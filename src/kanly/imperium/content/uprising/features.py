"""What is worth looking at in Uprising besides what every edition shows: Spies, sandworms, contracts, battle icons."""

from __future__ import annotations

from typing import Final

from kanly.engine.features import Feature, telling
from kanly.imperium.components import CONFLICTS
from kanly.imperium.edition import Edition
from kanly.imperium.features import Group
from kanly.imperium.ids import WILD
from kanly.imperium.rules.sandworms import is_protected
from kanly.imperium.rules.spies import count_spies
from kanly.imperium.state import ImperiumState


def _pieces(edition: Edition, people: int) -> list[Feature]:
    named = [
        telling("spies", "Spies on the board"), telling("hooks", "Maker Hooks"),
        telling("sandworms", "sandworms in the Conflict"), telling("battle_icons", "face-up battle icons"),
        Feature("wild_icons", "face-up wild icons", "battle_icons"),
        Feature("matches", "the Conflict has an icon that lies face up", "battle_icons"),
    ]  # fmt: skip
    if edition.contracts:
        named += [telling("contracts", "open contracts"), telling("completed", "contracts completed")]
    return named


def _add_pieces(state: ImperiumState, seat: int, numbers: list[float]) -> None:
    up = state.players[seat].uprising
    assert up is not None
    at_stake = CONFLICTS[state.conflicts[-1]].icon if state.conflicts else WILD
    icons = wild = match = 0
    for card in up.won:
        icon = CONFLICTS[card].icon
        if icon == WILD:
            wild += 1
        else:
            icons += 1
            if icon == at_stake:
                match = 1
    numbers.append(float(count_spies(state, seat)))
    numbers.append(float(up.hooks))
    numbers.append(float(up.sandworms))
    numbers.append(float(icons))
    numbers.append(float(wild))
    numbers.append(float(match))
    if state.edition.contracts:
        numbers.append(float(len(up.contracts)))
        numbers.append(float(len(up.completed)))


def _wall(edition: Edition, people: int) -> list[Feature]:
    return [Feature("wall", "the Shield Wall stands"), Feature("protected", "the Conflict is protected by it")]


def _add_wall(state: ImperiumState, seat: int, numbers: list[float]) -> None:
    up = state.uprising
    assert up is not None
    numbers.append(float(up.wall))
    numbers.append(1.0 if is_protected(state) else 0.0)


PIECES: Final = Group(_pieces, _add_pieces)
WALL: Final = Group(_wall, _add_wall)
