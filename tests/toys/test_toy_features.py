"""What an edition or a module adds to look at joins the rest, and the weights of others stay theirs."""

from __future__ import annotations

from collections.abc import Iterator
from unittest.mock import patch

import pytest

import kanly
from kanly.engine.features import Feature
from kanly.engine.weights import names_of
from kanly.imperium.edition import Edition
from kanly.imperium.editions import EDITIONS, MODULES, ModuleSheet, Parts
from kanly.imperium.features import Group
from kanly.imperium.state import ImperiumState
from kanly.lab.simulate import configure
from kanly.lab.train import Effort, train
from tests.toys import skirmish
from tests.toys.edition import COIN, registered


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    with registered():
        yield


def seat_names(edition: str, modules: tuple[str, ...] = ()) -> list[str]:
    rules = kanly.rules_of("imperium")
    return names_of(rules.features(), rules.configure(3, edition, modules))[0]


def test_a_resource_of_an_edition_is_seen_there_and_nowhere_else() -> None:
    game = kanly.new("imperium", edition="toy", seats=3, seed=1)
    game.state.players[1].goods[COIN] = 5  # type: ignore[attr-defined]
    seats, _ = game.rules.features().look(game.state)
    assert seats[1][seat_names("toy").index("coin")] == 5.0
    assert "coin" not in seat_names("base")
    assert "leader_banker" in seat_names("toy")


def names(edition: Edition, people: int) -> list[Feature]:
    return [Feature("thrift", "twice the coins")]


def add(state: ImperiumState, seat: int, numbers: list[float]) -> None:
    numbers.append(2.0 * state.players[seat].goods[COIN])


def join(parts: Parts, variant: kanly.Variant) -> None:
    parts.features.seat.append(Group(names, add))


def test_a_module_adds_its_own_without_touching_the_others() -> None:
    with patch.dict(MODULES, {"thrift": ModuleSheet("Thrift", ("toy",), join)}):
        assert seat_names("toy", ("thrift",)) == [*seat_names("toy"), "thrift"]
        game = kanly.new("imperium", edition="toy", modules=["thrift"], seats=3, seed=1)
        game.state.players[0].goods[COIN] = 3  # type: ignore[attr-defined]
        seats, _ = game.rules.features().look(game.state)
        assert seats[0][-1] == 6.0
        assert EDITIONS["toy"].parts().features.seat[-1].names is not names


def test_any_game_can_be_trained_by_its_points_alone() -> None:
    """A game of teams without features of its own: a team is one side."""
    with skirmish.registered():
        config = configure("skirmish", 4, "", (), {})
        trained = train(config, Effort(quick=40, rounds=1, games=24, budget="2n", arena=0))
    assert (trained.weights.seat, trained.weights.table) == (["points"], ["round"])
    assert trained.figures["search"]["uniform"] == pytest.approx(0.6931, abs=1e-4)
