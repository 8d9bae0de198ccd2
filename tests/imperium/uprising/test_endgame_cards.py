"""Endgame cards of Uprising, wild battle icons, and how ties are broken (U-12.5, U-12.6, U-13)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.imperium.uprising.scenes import UprisingScene, plays

OBJECTIVES = {
    "crysknife": "objective_crysknife",
    "desert_mouse": "objective_desert_mouse_4_6p",
    "ornithopter": "skirmish_ornithopter",
}


def before_end(*cards: str, seats: int = 4, **mine: Any) -> UprisingScene:
    """Stand before Makers and Recall; the last seat has reached ten points, so the game ends."""
    scene = UprisingScene(seats=seats, conflict="test_of_loyalty").set(0, intrigue=cards, **mine)
    return scene.set(seats - 1, vp=10)


def end(scene: UprisingScene) -> UprisingScene:
    scene.finish_round()
    return scene


@pytest.mark.parametrize(
    "icon",
    [
        pytest.param("crysknife", marks=pytest.mark.covers("intrigue/crysknife")),
        pytest.param("desert_mouse", marks=pytest.mark.covers("intrigue/desert_mouse")),
        pytest.param("ornithopter", marks=pytest.mark.covers("intrigue/ornithopter")),
    ],
)
def test_u_12_6_an_icon_card_turns_a_card_of_its_icon_over_for_a_point(icon: str) -> None:
    others = [card for key, card in OBJECTIVES.items() if key != icon]
    assert plays(end(before_end(icon).give(0, won=others))) == []
    scene = end(before_end(icon, "cunning").give(0, won=[OBJECTIVES[icon]]))
    scene.do(f"play {icon}")
    assert scene[0].vp == 2
    assert (scene.won(0), scene.turned(0)) == ([], [OBJECTIVES[icon]])


@pytest.mark.parametrize(
    "icon",
    [
        pytest.param("crysknife", marks=pytest.mark.covers("intrigue/crysknife")),
        pytest.param("desert_mouse", marks=pytest.mark.covers("intrigue/desert_mouse")),
        pytest.param("ornithopter", marks=pytest.mark.covers("intrigue/ornithopter")),
    ],
)
def test_u_12_6_an_icon_card_may_turn_a_wild_card_over(icon: str) -> None:
    scene = end(before_end(icon, "cunning").give(0, won=["propaganda", OBJECTIVES[icon]]))
    scene.do(f"play {icon}")
    assert sorted(scene.options) == sorted(["turn propaganda", f"turn {OBJECTIVES[icon]}"])
    scene.do("turn propaganda")
    assert scene[0].vp == 2
    assert scene.won(0) == [OBJECTIVES[icon]]


@pytest.mark.covers("intrigue/crysknife")
def test_u_12_7_a_card_that_is_face_down_is_used_up() -> None:
    scene = end(before_end("crysknife").give(0, won=[], turned=["objective_crysknife", "skirmish_crysknife"]))
    assert plays(scene) == []


@pytest.mark.covers("intrigue/choam_profits")
@pytest.mark.parametrize(("n", "vp"), [(3, 1), (4, 2)])
def test_choam_profits_needs_four_completed_contracts(n: int, vp: int) -> None:
    contracts = ["harvest_3", "harvest_4", "espionage", "immediate"][:n]
    scene = end(before_end("choam_profits", "cunning").give(0, completed=contracts))
    if vp == 2:
        scene.do("play choam_profits")
    assert plays(scene) == []
    assert scene[0].vp == vp


@pytest.mark.covers("intrigue/secure_spice_trade")
def test_secure_spice_trade_counts_all_zones() -> None:
    one = end(before_end("secure_spice_trade", discard=["the_spice_must_flow"]))
    assert plays(one) == []
    scene = before_end("secure_spice_trade", "cunning", deck=["the_spice_must_flow"], discard=["the_spice_must_flow"])
    end(scene).do("play secure_spice_trade")
    assert scene[0].vp == 2
    assert scene.goods(0) == (0, 2, 0)


@pytest.mark.covers("intrigue/shadow_alliance")
def test_shadow_alliance_needs_four_where_an_opponent_holds_the_alliance() -> None:
    own = end(before_end("shadow_alliance", influence={"guild": 5}))
    assert plays(own) == [], "an Alliance of one's own does not count"
    low = before_end("shadow_alliance", influence={"guild": 3}).set(1, influence={"guild": 4})
    assert plays(end(low)) == []
    scene = before_end("shadow_alliance", "cunning").set(1, influence={"guild": 5}).set(0, influence={"guild": 4})
    end(scene).do("play shadow_alliance")
    assert scene[0].vp == 3


# -- wild icons --------------------------------------------------------------------------------------------------------


@pytest.mark.covers("conflict/propaganda")
def test_u_12_5_a_wild_card_may_be_paired_with_one_card_of_any_icon() -> None:
    won = ["propaganda", "objective_crysknife", "skirmish_ornithopter"]
    scene = end(before_end("cunning").give(0, won=won))
    assert scene.options == ["pair objective_crysknife", "pair skirmish_ornithopter", "done"]
    scene.do("pair skirmish_ornithopter")
    assert scene[0].vp == 2
    assert scene[0].points[scene.ids.point_sources.index("battle_icons")] == 1
    assert scene.won(0) == ["objective_crysknife"]
    assert scene.turned(0) == ["propaganda", "skirmish_ornithopter"]


@pytest.mark.covers("conflict/propaganda")
def test_u_12_5_pairing_is_optional() -> None:
    scene = end(before_end("cunning").give(0, won=["propaganda", "objective_crysknife"])).do("done")
    assert scene[0].vp == 1


@pytest.mark.covers("conflict/propaganda")
def test_u_12_5_a_wild_card_alone_has_no_partner() -> None:
    scene = end(before_end("cunning").give(0, won=["propaganda"]))
    assert scene.options == ["done"]


@pytest.mark.covers("conflict/propaganda", "intrigue/crysknife")
def test_u_13_3_pairing_and_endgame_cards_come_in_any_order() -> None:
    won = ["propaganda", "objective_crysknife", "skirmish_ornithopter"]
    first = end(before_end("crysknife", "cunning").give(0, won=won)).do("play crysknife", "turn objective_crysknife")
    first.do("pair skirmish_ornithopter")
    assert first[0].vp == 3
    other = end(before_end("crysknife", "cunning").give(0, won=won)).do("pair skirmish_ornithopter", "play crysknife")
    assert other[0].vp == 3


def test_u_13_3_every_player_has_one_slot_clockwise_from_the_first_player() -> None:
    scene = UprisingScene(conflict="test_of_loyalty", first=2).set(3, vp=10)
    for seat, card in enumerate(("cunning", "mercenaries", "devour", "impress")):
        scene.set(seat, intrigue=[card])
    asked = []
    end(scene)
    while not scene.game.is_over:
        asked.append(scene.to_move)
        scene.do("done")
    assert asked == [2, 3, 0, 1]


# -- who wins ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ({"spice": 2, "solari": 0}, {"spice": 1, "solari": 9}),
        ({"spice": 2, "solari": 1}, {"spice": 2, "water": 9}),
        ({"spice": 2, "solari": 1, "water": 1}, {"spice": 2, "solari": 1, "troops": (9, 0)}),
        ({"troops": (4, 0)}, {"troops": (3, 0)}),
    ],
)
def test_u_13_4_ties_are_broken_by_spice_solari_water_and_garrison(
    mine: dict[str, Any], theirs: dict[str, Any]
) -> None:
    scene = UprisingScene(conflict="test_of_loyalty").set(0, vp=10, **mine).set(1, vp=10, **theirs)
    end(scene)
    assert scene.game.outcome.winners == (0,)


def test_u_13_4_the_last_tie_break_is_the_latest_reveal_turn() -> None:
    scene = UprisingScene(conflict="test_of_loyalty").set(0, vp=10).set(1, vp=10)
    scene[0].reveal_order, scene[1].reveal_order = 7, 5
    end(scene)
    assert scene.game.outcome.winners == (0,)
