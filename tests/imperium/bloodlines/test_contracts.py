"""The contracts of Bloodlines (B-8)."""

from __future__ import annotations

import pytest

from tests.imperium.bloodlines.scenes import carry_out, ready


@pytest.mark.covers("contract/deliver_supplies_spy")
def test_deliver_supplies_places_a_spy_in_deep_cover() -> None:
    scene = ready("diplomacy").contracts(0, "deliver_supplies_spy").spies(1, "guild")
    scene.do("agent diplomacy@deliver_supplies")
    while scene.kind != "place_spy":
        scene.do(scene.uses()[0])
    assert "spy guild" in scene.options
    scene.do("spy guild")
    assert scene.goods(0)[0] == 1
    assert scene.completed(0) == ["deliver_supplies_spy"]


@pytest.mark.covers("contract/earn_any_alliance")
def test_e_163_b_8_1_earn_any_alliance_asks_for_a_token_that_is_not_held() -> None:
    scene = ready("diplomacy", influence={"guild": 3}).contracts(0, "earn_any_alliance")
    carry_out(scene.do("agent diplomacy@deliver_supplies"))
    assert scene.alliance("guild") == 0
    assert scene.completed(0) == ["earn_any_alliance"]
    assert scene.goods(0)[0] >= 2
    held = ready("diplomacy", influence={"guild": 4}).contracts(0, "earn_any_alliance")
    carry_out(held.do("agent diplomacy@deliver_supplies"))
    assert held.completed(0) == []


def test_e_205_b_8_1_a_token_that_was_lost_counts_again() -> None:
    scene = ready("diplomacy", influence={"fremen": 4}).set(1, influence={"fremen": 5})
    assert scene.alliance("fremen") == 1
    scene.set(0, influence={"fremen": 5}).contracts(0, "earn_any_alliance")
    carry_out(scene.do("agent diplomacy@fremkit"))
    assert scene.alliance("fremen") == 0
    assert scene.completed(0) == ["earn_any_alliance"]


@pytest.mark.covers("contract/harvest_3_spy", "contract/harvest_4_spy")
@pytest.mark.parametrize(("n", "solari"), [(3, 2), (4, 3)])
def test_harvest_contracts_place_a_spy(n: int, solari: int) -> None:
    scene = ready("dune_the_desert_planet").contracts(0, f"harvest_{n}_spy").bonus("imperial_basin", n - 1)
    scene.do("agent dune_the_desert_planet@imperial_basin")
    carry_out(scene)
    assert scene.completed(0) == [f"harvest_{n}_spy"]
    assert scene.goods(0)[0] == solari
    assert len(scene.posts(0)) == 1


@pytest.mark.covers("contract/high_council_recall")
def test_high_council_recalls_another_agent() -> None:
    scene = ready("dagger", solari=5, agents=["arrakeen"]).contracts(0, "high_council_recall")
    carry_out(scene.do("agent dagger@high_council"))
    assert scene.agents_on("arrakeen") == []
    assert scene.completed(0) == ["high_council_recall"]


@pytest.mark.covers("contract/immediate_intrigue")
def test_e_164_b_8_2_the_immediate_contract_needs_an_intrigue_card() -> None:
    scene = ready("diplomacy", deck=["dagger"]).market("immediate_intrigue", "espionage")
    scene.do("agent diplomacy@dutiful_service")
    carry_out(scene)
    assert scene.open_contracts(0) == ["espionage"]
    held = ready("diplomacy", deck=["dagger"], intrigue=["honor_guard"]).market("immediate_intrigue", "espionage")
    held.do("agent diplomacy@dutiful_service")
    while held.kind != "take_contract":
        held.do(held.uses()[0])
    held.do("contract immediate_intrigue")
    assert held.completed(0) == ["immediate_intrigue"]
    assert held.intrigue_trash == ["honor_guard"]
    assert len(held[0].intrigue) == 1
    assert "dagger" in held.cards(0, "hand")


@pytest.mark.covers("contract/secrets")
def test_secrets_pays_and_draws() -> None:
    scene = ready("diplomacy", "dagger", deck=["seek_allies", "dagger"]).contracts(0, "secrets")
    carry_out(scene.do("agent diplomacy@secrets"))
    assert scene.goods(0)[0] == 2
    assert scene.completed(0) == ["secrets"]
    assert scene.cards(0, "hand") == ["dagger", "seek_allies"]


@pytest.mark.covers("contract/spice_refinery_troops")
def test_spice_refinery_recruits_two() -> None:
    scene = ready("reconnaissance").contracts(0, "spice_refinery_troops")
    scene.do("agent reconnaissance@spice_refinery")
    carry_out(scene)
    assert scene.troops(0)[1] == 5
