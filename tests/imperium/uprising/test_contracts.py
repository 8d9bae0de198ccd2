"""Contracts and the CHOAM module (U-16)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.imperium.uprising.scenes import UprisingScene, led_by, uses

DECK = ["diplomacy", "dagger", "reconnaissance", "convincing_argument"]


def holding(*contracts: str, **mine: Any) -> UprisingScene:
    """Stand at the start of seat 0's turn with these contracts; the others hold a card that suits every faction."""
    scene = UprisingScene()
    for seat in (1, 2, 3):
        scene.set(seat, hand=["seek_allies"])
    return scene.set(0, **{"deck": DECK, **mine}).give(0, contracts=contracts)


def complete(scene: UprisingScene, contract: str) -> UprisingScene:
    """Use the entry that completes a contract, where it has not been carried out unasked."""
    entry = f"use contract.{contract}/complete"
    return scene.do(entry) if entry in scene.options else scene


# -- contracts for a space -------------------------------------------------------------------------------------------

VISITS: list[tuple[str, str, str, dict[str, int], tuple[int, int, int]]] = [
    ("deliver_supplies", "diplomacy", "deliver_supplies", {}, (3, 0, 1)),
    ("espionage", "diplomacy", "espionage", {"spice": 1}, (3, 0, 0)),
    ("arrakeen_water", "reconnaissance", "arrakeen", {}, (0, 0, 1)),
    ("heighliner_water", "diplomacy", "heighliner", {"spice": 5}, (0, 0, 2)),
    ("high_council_solari", "dagger", "high_council", {"solari": 5}, (3, 0, 0)),
    ("research_station_solari", "reconnaissance", "research_station", {"water": 2}, (3, 0, 0)),
    ("spice_refinery_water", "reconnaissance", "spice_refinery", {}, (2, 0, 1)),
]


@pytest.mark.covers(
    "contract/deliver_supplies",
    "contract/espionage",
    "contract/arrakeen_water",
    "contract/heighliner_water",
    "contract/high_council_solari",
    "contract/research_station_solari",
    "contract/spice_refinery_water",
)
@pytest.mark.parametrize(("contract", "card", "space", "price", "gained"), VISITS)
def test_u_16_6_a_visit_completes_a_contract_for_goods(
    contract: str, card: str, space: str, price: dict[str, int], gained: tuple[int, int, int]
) -> None:
    scene = holding(contract, hand=[card, "dagger"], intrigue=["cunning"], **price).do(f"agent {card}@{space}")
    complete(scene, contract)
    assert scene.goods(0) == gained
    assert (scene.contracts(0), scene.completed(0)) == ([], [contract])
    assert [event.data["contract"] for event in scene.events("contract_completed", 0)] == [contract]


@pytest.mark.covers("contract/arrakeen_troop_spy")
def test_arrakeen_troop_and_spy() -> None:
    scene = holding("arrakeen_troop_spy", hand=["reconnaissance"]).do("agent reconnaissance@arrakeen")
    complete(scene, "arrakeen_troop_spy").do("spy emperor")
    assert scene.troops(0) == (7, 5, 0)
    assert scene.spies(0) == ["emperor"]
    assert "deploy 4" in scene.options, "the troop counts as recruited this turn"


@pytest.mark.covers("contract/heighliner_troops")
def test_heighliner_troops() -> None:
    scene = holding("heighliner_troops", hand=["diplomacy"], spice=5, troops=(0, 0)).do("agent diplomacy@heighliner")
    assert scene.troops(0) == (5, 7, 0)
    assert scene.completed(0) == ["heighliner_troops"]


@pytest.mark.covers("contract/high_council_influence")
def test_high_council_influence() -> None:
    scene = holding("high_council_influence", hand=["dagger"], solari=5).do("agent dagger@high_council")
    assert scene.influence(0, "bene_gesserit") == 1
    assert scene[0].council == 1


@pytest.mark.covers("contract/research_station_spy")
def test_research_station_spy() -> None:
    scene = holding("research_station_spy", hand=["reconnaissance"], water=2, intrigue=["cunning"])
    scene.do("agent reconnaissance@research_station")
    complete(scene, "research_station_spy").do("spy guild")
    assert scene.goods(0) == (2, 0, 0)
    assert scene.spies(0) == ["guild"]


@pytest.mark.covers("contract/sardaukar_cards", "contract/spice_refinery_cards")
@pytest.mark.parametrize(
    ("contract", "card", "space"),
    [("sardaukar_cards", "diplomacy", "sardaukar"), ("spice_refinery_cards", "reconnaissance", "spice_refinery")],
)
def test_contracts_that_draw_two_cards(contract: str, card: str, space: str) -> None:
    scene = holding(contract, hand=[card], deck=["dagger", "convincing_argument", "signet_ring"], spice=4)
    scene.do(f"agent {card}@{space}", *(["price 0"] if space == "spice_refinery" else []))
    complete(scene, contract)
    assert scene.cards(0, "hand") == ["convincing_argument", "dagger"]
    assert scene.completed(0) == [contract]


@pytest.mark.covers("contract/sardaukar_recall")
def test_sardaukar_recall_brings_another_agent_home() -> None:
    scene = holding("sardaukar_recall", hand=["diplomacy"], spice=4, agents=["arrakeen"])
    complete(scene.do("agent diplomacy@sardaukar"), "sardaukar_recall")
    assert scene.agents_on("arrakeen") == []
    assert scene.agents_on("sardaukar") == [0]
    assert scene[0].ready == 1


@pytest.mark.covers("contract/sardaukar_recall")
def test_u_16_12_a_reward_that_cannot_be_carried_out_is_lost_and_the_contract_completed() -> None:
    scene = holding("sardaukar_recall", hand=["diplomacy"], spice=4).do("agent diplomacy@sardaukar")
    complete(scene, "sardaukar_recall")
    assert scene.completed(0) == ["sardaukar_recall"]
    assert scene.agents_on("sardaukar") == [0]


# -- Harvest ---------------------------------------------------------------------------------------------------------


@pytest.mark.covers("contract/harvest_3", "contract/harvest_4")
@pytest.mark.parametrize(("spice", "completed"), [(2, []), (3, ["harvest_3"]), (4, ["harvest_3", "harvest_4"])])
def test_u_16_6_harvest_counts_base_and_bonus_spice(spice: int, completed: list[str]) -> None:
    scene = holding("harvest_3", "harvest_4", hand=["dune_the_desert_planet"], intrigue=["cunning"])
    scene.bonus("imperial_basin", spice - 1)
    scene.do("agent dune_the_desert_planet@imperial_basin")
    assert scene.completed(0) == completed
    assert scene.goods(0)[0] == {2: 0, 3: 3, 4: 7}[spice]


@pytest.mark.covers("contract/harvest_3")
def test_u_16_10_spice_of_the_turn_before_the_visit_counts_though_it_was_spent() -> None:
    scene = holding("harvest_3", hand=["dune_the_desert_planet"], intrigue=["crysknife", "depart_for_arrakis"], spice=1)
    scene.bonus("imperial_basin", 1)
    scene.do("play crysknife", "play depart_for_arrakis", "agent dune_the_desert_planet@imperial_basin", "done")
    assert scene.completed(0) == ["harvest_3"]


@pytest.mark.covers("contract/harvest_3")
def test_u_16_10_spice_gained_after_the_harvest_counts_too() -> None:
    scene = holding("harvest_3", hand=["dune_the_desert_planet"], intrigue=["crysknife", "cunning"])
    scene.bonus("imperial_basin", 1).do("agent dune_the_desert_planet@imperial_basin")
    assert scene.completed(0) == []
    scene.do("play crysknife")
    assert scene.completed(0) == ["harvest_3"]


@pytest.mark.covers("contract/harvest_3")
def test_u_16_6_harvest_needs_a_maker_space() -> None:
    scene = holding("harvest_3", hand=["signet_ring"], intrigue=["market_opportunity", "cunning"], solari=5)
    scene.do("agent signet_ring@accept_contract", "play market_opportunity")
    assert scene.goods(0)[1] == 5
    assert scene.completed(0) == []


@pytest.mark.covers("contract/harvest_3")
def test_u_16_7_one_harvest_completes_both_copies() -> None:
    scene = holding("harvest_3", "harvest_3", hand=["dune_the_desert_planet"], water=3)
    scene.do("agent dune_the_desert_planet@deep_desert")
    assert scene.completed(0) == ["harvest_3", "harvest_3"]
    assert scene.goods(0) == (6, 4, 0)


# -- Immediate, Acquire The Spice Must Flow --------------------------------------------------------------------------


@pytest.mark.covers("contract/immediate")
def test_u_16_6_immediate_is_completed_on_being_taken() -> None:
    scene = holding(hand=["diplomacy"]).set_market("immediate", "espionage").do("agent diplomacy@dutiful_service")
    scene.do("contract immediate")
    assert scene.goods(0) == (2, 0, 0)
    assert (scene.contracts(0), scene.completed(0)) == ([], ["immediate"])


RICH = ["convincing_argument", "convincing_argument", "prepare_the_way", "prepare_the_way", "prepare_the_way", "dagger"]


@pytest.mark.covers("contract/acquire_the_spice_must_flow")
def test_u_16_6_acquiring_the_spice_must_flow_completes_its_contract() -> None:
    scene = holding("acquire_the_spice_must_flow", hand=RICH).do("reveal", "acquire the_spice_must_flow")
    assert scene.influence(0, "guild") == 1
    assert scene.goods(0) == (3, 0, 0)
    assert scene[0].vp == 2
    assert scene.completed(0) == ["acquire_the_spice_must_flow"]


@pytest.mark.covers("contract/acquire_the_spice_must_flow")
def test_u_16_6_one_acquired_earlier_does_not_count() -> None:
    scene = holding(hand=["diplomacy"], discard=["the_spice_must_flow"])
    scene.set_market("acquire_the_spice_must_flow", "espionage").do("agent diplomacy@dutiful_service")
    scene.do("contract acquire_the_spice_must_flow")
    assert scene.contracts(0) == ["acquire_the_spice_must_flow"]


# -- market and bank -------------------------------------------------------------------------------------------------


def test_u_16_3_a_contract_is_taken_from_the_market_which_refills_from_the_bank() -> None:
    scene = holding(hand=["diplomacy"]).set_market("harvest_3", "espionage", bank=["immediate", "harvest_4"])
    scene.do("agent diplomacy@dutiful_service")
    assert sorted(scene.options) == ["contract espionage", "contract harvest_3"]
    scene.do("contract harvest_3")
    assert scene.contracts(0) == ["harvest_3"]
    assert sorted(scene.market) == ["espionage", "immediate"]
    assert scene.events("market")[-1].data == {"contract": "immediate"}


def test_u_16_4_with_an_empty_bank_what_lies_open_is_taken() -> None:
    scene = holding(hand=["diplomacy"]).set_market("espionage", bank=[]).do("agent diplomacy@dutiful_service")
    assert scene.contracts(0) == ["espionage"]
    assert scene.market == []


def test_u_16_4_with_no_contract_left_the_icon_gives_two_solari() -> None:
    scene = holding(hand=["diplomacy"]).set_market(bank=[]).do("agent diplomacy@dutiful_service")
    assert scene.goods(0) == (2, 0, 0)
    assert scene.contracts(0) == []


def test_u_16_1_without_the_module_the_icon_gives_two_solari() -> None:
    scene = UprisingScene(choam=False).set(0, hand=["diplomacy"]).set(1, hand=["seek_allies"])
    scene.do("agent diplomacy@dutiful_service")
    assert scene.goods(0) == (2, 0, 0)


def test_u_21_1_contracts_and_market_are_public_the_bank_is_not() -> None:
    scene = holding("harvest_3").give(0, completed=["espionage"])
    seen = scene.view(2)
    assert seen["players"][0]["uprising"]["contracts"] == ["harvest_3"]
    assert seen["players"][0]["uprising"]["completed"] == ["espionage"]
    assert sorted(seen["uprising"]["market"]) == sorted(scene.market)
    assert set(seen["uprising"]["bank"]) == {"?"}
    assert len(seen["uprising"]["bank"]) == len(scene.table.bank)


# -- completing is mandatory, in one's own order ---------------------------------------------------------------------


def test_u_16_7_a_contract_cannot_be_left() -> None:
    scene = holding("arrakeen_troop_spy", hand=["reconnaissance"]).do("agent reconnaissance@arrakeen")
    scene.do("use space.arrakeen/draw")
    assert "done" not in scene.options


def test_u_16_8_a_contract_taken_after_the_agent_was_sent_waits_for_another_visit() -> None:
    scene = holding(hand=["delivery_agreement", "dagger"]).set_market("arrakeen_water", "espionage")
    scene.do("agent delivery_agreement@arrakeen")
    scene.do(next(text for text in scene.options if "delivery_agreement" in text))
    while scene.kind != "take_contract":
        scene.do(scene.options[0])
    scene.do("contract arrakeen_water")
    assert scene.contracts(0) == ["arrakeen_water"]
    assert uses(scene) in ([], ["space.arrakeen/draw"])


# -- Shaddam (U-16.13) -----------------------------------------------------------------------------------------------


@pytest.mark.covers("leader/shaddam_corrino_iv")
def test_u_16_13_shaddam_may_take_a_set_aside_contract_instead() -> None:
    scene = led_by("shaddam_corrino_iv", hand=["diplomacy"]).set_market("harvest_3", "espionage")
    scene.do("agent diplomacy@dutiful_service")
    expected = ["espionage", "harvest_3", "sardaukar_cards", "sardaukar_recall"]
    assert sorted(scene.options) == [f"contract {key}" for key in expected]
    scene.do("contract sardaukar_cards")
    assert scene.contracts(0) == ["sardaukar_cards"]
    assert sorted(scene.market) == ["espionage", "harvest_3"]


@pytest.mark.covers("leader/shaddam_corrino_iv")
def test_u_16_13_nobody_else_may() -> None:
    scene = led_by("shaddam_corrino_iv").set_market("harvest_3", "espionage").set(1, hand=["diplomacy"]).begin_turn(1)
    scene.do("agent diplomacy@dutiful_service")
    assert sorted(scene.options) == ["contract espionage", "contract harvest_3"]
