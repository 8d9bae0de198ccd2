"""What every game is made of: components named once, used in games, and never lost."""

from __future__ import annotations

import pytest

from tests.contract.cases import ALL, Case, games, offers, start, walk

LISTED = [case for case in ALL if offers(case, "inventory")]
every_case = pytest.mark.parametrize("case", LISTED, ids=str)
every_game = games(LISTED)


@every_case
def test_every_component_is_listed_once(case: Case) -> None:
    components = case.rules.inventory().components(case.variant)
    ids = [(item["kind"], item["id"]) for item in components]
    assert len(set(ids)) == len(ids) > 0
    for item in components:
        assert {"id", "name", "kind", "copies"} <= item.keys()


@every_game
def test_games_keep_their_invariants_and_use_what_is_listed(case: Case, seed: int) -> None:
    game = start(case, seed)
    inventory = game.rules.inventory()
    listed = {f"{item['kind']}/{item['id']}" for item in inventory.components(case.variant)}
    for _ in walk(game, seed):
        assert inventory.violations(game.state) == []
    reached = inventory.reached(game.state, [action for _, action in game.actions])
    assert set() < reached <= listed


@every_game
def test_seats_are_counted_by_the_same_names(case: Case, seed: int) -> None:
    game = start(case, seed)
    inventory, seats = game.rules.inventory(), range(game.rules.participants(game.config))
    before = inventory.statistics(game.state, 0, game.events)
    for _ in walk(game, seed):
        pass
    for seat in seats:
        told = inventory.statistics(game.state, seat, game.events)
        assert {name: type(value) for name, value in told.items()} == {
            name: type(value) for name, value in before.items()
        }
        assert game.outcome is not None
        points = sum(value for name, value in told.items() if name.startswith("points_") and isinstance(value, int))
        assert points == game.outcome.scores[seat]
