"""What rivals do with their goods: the Swordmaster, points, the end of the game (hagal D-30 to D-36)."""

from __future__ import annotations

import pytest

from tests.imperium.uprising.rival_scenes import RivalScene, before, turn_up, war
from tests.imperium.uprising.scenes import points

PAID = ("paid", "discarded_intrigue", "swordmaster", "vp")


def told(scene: RivalScene, seat: int = 1) -> list[str]:
    """What a rival has paid and bought, in order."""
    found = []
    for event in scene.game.events:
        if event.seat == seat and event.kind in PAID:
            what = event.data.get("resource", event.kind)
            found.append(f"{what} {event.data.get('count', len(event.data.get('cards', ())))}")
    return found


def test_hagal_d_30_before_its_swordmaster_a_rival_saves() -> None:
    scene = turn_up("spice_refinery", rival="rival_staban_tuek", spice=7)  # 8 of 9
    assert (scene.goods(1), scene[1].vp, scene[1].swordmaster) == ((0, 8, 0), 0, 0)


def test_hagal_d_30_solari_first_then_spice_then_intrigue_cards_then_water() -> None:
    scene = turn_up(
        "spice_refinery", rival="rival_staban_tuek", solari=2, spice=2, water=4, intrigue=["cunning", "devour"]
    )
    assert (scene[1].swordmaster, scene[1].ready) == (1, 2)
    assert told(scene) == ["solari 2", "spice 3", "discarded_intrigue 2", "water 2", "swordmaster 0"]
    assert (scene.goods(1), scene.intrigue(1)) == ((0, 0, 2), [])


def test_hagal_d_30_what_is_left_is_kept() -> None:
    scene = turn_up("accept_contract_shipping_first", solari=5, spice=2, water=2, intrigue=["cunning"])  # 12 of 8
    assert (scene.goods(1), scene.intrigue(1)) == ((0, 1, 2), ["cunning"])
    assert told(scene) == ["solari 7", "spice 1", "swordmaster 0"]


def test_hagal_d_30_the_swordmaster_acts_in_the_same_round() -> None:
    scene = before("accept_contract_shipping_first", "sardaukar", "fremkit", solari=6)
    scene.set(0, hand=["dagger"] * 2, swordmaster=True)
    scene.act()
    assert (scene[1].swordmaster, scene[1].ready) == (1, 2)
    scene.do("reveal")
    while scene.kind == "move":
        scene.do("done")
    assert scene.sent(1)[:3] == ["accept_contract", "sardaukar", "fremkit"]


def test_hagal_d_30_g_10_of_intrigue_cards_that_are_not_all_paid_chance_chooses() -> None:
    paid = set()
    for seed in range(12):
        scene = before("spice_refinery", rival="rival_feyd_rautha_harkonnen")
        scene.stack_hagal("accept_contract_shipping_first")
        scene.set(1, solari=0, intrigue=["cunning", "devour", "impress"])
        scene.state.rng = scene.state.rng.seeded(seed)
        scene.act()
        paid |= set(scene.intrigue_discard)
        assert len(scene.intrigue(1)) == 1
    assert paid == {"cunning", "devour", "impress"}


@pytest.mark.parametrize(
    ("goods", "points", "left"),
    [
        ({"solari": 5}, 1, (0, 0, 0)),
        ({"solari": 5, "spice": 7}, 2, (0, 0, 0)),
        ({"solari": 4, "water": 3}, 1, (6, 0, 0)),
        ({"solari": 12, "spice": 6, "water": 2}, 2, (0, 6, 2)),
    ],
)
def test_hagal_d_31_with_its_swordmaster_a_rival_buys_points(
    goods: dict[str, int], points: int, left: tuple[int, int, int]
) -> None:
    scene = before("accept_contract_shipping_first", swordmaster=True, **goods).act()
    assert (scene[1].vp, scene.goods(1)) == (points, left)


def test_hagal_d_31_d_34_three_intrigue_cards_buy_a_point_and_are_discarded() -> None:
    scene = before("assembly_hall", swordmaster=True, intrigue=["cunning", "devour"])
    scene.set_intrigue_deck("impress")
    scene.act()
    assert (scene[1].vp, scene.intrigue(1)) == (1, [])
    assert sorted(scene.intrigue_discard) == ["cunning", "devour", "impress"]


def test_hagal_d_32_the_swordmaster_comes_first_and_what_is_left_buys_points() -> None:
    scene = turn_up("accept_contract_shipping_first", solari=13, water=3)  # 18 of 8: 7 Solari and 3 water are left
    assert (scene[1].swordmaster, scene[1].vp, scene.goods(1)) == (1, 2, (0, 0, 0))


def test_hagal_d_32_a_card_is_done_before_the_goods_are_counted() -> None:
    scene = turn_up("arrakeen", rival="rival_baron_vladimir_harkonnen", solari=5)
    kinds = [event.kind for event in scene.game.events if event.seat == 1]
    assert kinds.index("deployed") < kinds.index("paid") < kinds.index("swordmaster")


def test_e_198_the_control_bonus_buys_the_swordmaster_on_a_human_turn() -> None:
    scene = before(solari=7).set(0, hand=["reconnaissance", "dagger"])
    scene.control("arrakeen", 1)
    scene.do("agent reconnaissance@arrakeen")
    assert scene.state.turn.seat == 0
    assert (scene[1].swordmaster, scene.goods(1)) == (1, (0, 0, 0))


def test_hagal_d_33_the_first_swordmaster_of_a_rival_makes_it_cheaper_for_people() -> None:
    scene = RivalScene(people=2).set(0, solari=6)
    assert scene.why("agent dagger@swordmaster") is not None
    scene.set(2, swordmaster=True)
    assert scene.why("agent dagger@swordmaster") is None


def test_hagal_d_35_points_of_influence_and_alliances_come_and_go() -> None:
    scene = turn_up("dutiful_service", influence={"emperor": 1})
    assert scene[1].vp == 1
    scene = turn_up("dutiful_service", influence={"emperor": 3})
    assert scene[1].vp == 2


def test_hagal_d_36_a_rival_with_ten_points_ends_the_game_and_wins() -> None:
    scene = war("skirmish_desert_mouse", troops=(0, 0, 0)).set(1, vp=10)
    scene.fight()
    assert scene.game.is_over
    assert scene.game.outcome.winners == (1,)


def test_hagal_d_36_a_rival_never_reveals_so_it_loses_the_last_tie_break() -> None:
    scene = war("skirmish_desert_mouse", troops=(0, 0, 0)).set(1, vp=10, troops=(3, 0)).set(0, vp=10, solari=0)
    scene.set(0, troops=(3, 0))
    scene[0].reveal_order = 1
    scene.fight()
    assert scene.game.outcome.ranking == ((0,), (1,), (2,))
    assert points(scene) == [10, 10, 0]
