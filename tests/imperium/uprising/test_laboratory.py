"""What the laboratory counts in Uprising, and what bots see in its actions and positions."""

from __future__ import annotations

from typing import Any

import pytest

import kanly
from kanly.engine import Rng
from kanly.imperium.evaluation import evaluate
from kanly.imperium.glance import weigh
from kanly.lab.play import play_game
from tests.imperium.uprising.scenes import OPEN_CONFLICT, UprisingScene

PROTECTED = "siege_of_arrakeen"
RULES = kanly.rules_of("imperium")


def weights(scene: UprisingScene) -> dict[str, float]:
    return dict(zip((option.text for option in scene.state.options), weigh(scene.state), strict=True))


@pytest.fixture(scope="module")
def counted() -> list[dict[str, Any]]:
    """What is told of the seats of some games of greedy bots."""
    rows: list[dict[str, Any]] = []
    for seed in (1, 2):
        game = kanly.new("imperium", edition="uprising", modules=["choam"], seats=4, seed=seed)
        play_game(game, [kanly.bots.make_bot("quick:5", RULES) for _ in range(4)], Rng.seeded(seed))
        rows += [dict(RULES.inventory().statistics(game.state, seat, game.events)) for seat in range(4)]
        for row, player in zip(rows[-4:], game.state.players, strict=True):  # type: ignore[attr-defined]
            up = player.uprising
            assert row["spies_placed"] - row["spies_recalled"] == up.spies.bit_count()
            assert len(row["contracts_completed"]) == len(up.completed)
            assert len(row["contracts_taken"]) == len(up.completed) + len(up.contracts)
            assert row["points_battle_icons"] == row["battle_icon_pairs"]
            assert row["maker_hooks"] == up.hooks
    return rows


def test_spies_contracts_sandworms_and_pairs_are_counted(counted: list[dict[str, Any]]) -> None:
    for name in ("spies_placed", "spies_recalled", "cards_gathered", "sandworms_summoned", "battle_icon_pairs"):
        assert sum(row[name] for row in counted) > 0, name
    for row in counted:
        assert row["infiltrations"] + row["cards_gathered"] <= row["spies_recalled"]
    assert sum(len(row["contracts_completed"]) for row in counted) > 0


def test_the_base_game_is_counted_as_before() -> None:
    game = kanly.new("imperium", seats=3, seed=1)
    assert "spies_placed" not in RULES.inventory().statistics(game.state, 0, game.events)


# -- at a glance ---------------------------------------------------------------------------------------------------


def test_a_contract_draws_to_the_space_that_completes_it() -> None:
    scene = UprisingScene().set(0, hand=["reconnaissance"])
    without = weights(scene)["agent reconnaissance@arrakeen"]
    scene.give(0, contracts=["arrakeen_troop_spy"])
    assert weights(scene)["agent reconnaissance@arrakeen"] > without + 0.2


def desert(hooks: bool, conflict: str) -> float:
    scene = UprisingScene(conflict=conflict).set(0, hand=["dune_the_desert_planet"], water=3)
    return weights(scene.give(0, hooks=hooks))["agent dune_the_desert_planet@deep_desert"]


def test_maker_hooks_promise_sandworms_unless_the_wall_keeps_them_out() -> None:
    assert desert(True, OPEN_CONFLICT) > desert(False, OPEN_CONFLICT)
    assert desert(True, PROTECTED) == desert(False, PROTECTED)


def test_a_battle_icon_that_matches_makes_a_conflict_worth_more() -> None:
    scene = UprisingScene().set(0, hand=["reconnaissance"], troops=(2, 0))
    before = weights(scene)["agent reconnaissance@arrakeen"]
    scene.give(0, won=["objective_desert_mouse_4_6p"])
    assert weights(scene)["agent reconnaissance@arrakeen"] > before


def test_a_spy_and_hooks_make_a_position_better() -> None:
    scene = UprisingScene()
    before = evaluate(scene.state, 0)
    scene.give(0, spies=["emperor"])
    spying = evaluate(scene.state, 0)
    scene.give(0, hooks=True)
    assert before < spying < evaluate(scene.state, 0)
