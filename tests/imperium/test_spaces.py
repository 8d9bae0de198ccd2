"""The 22 spaces of the board: cost, requirement, effects, Combat or not, control (I-20)."""

from __future__ import annotations

import pytest

from tests.scene import Scene

SENDER = {
    "conspire": "diplomacy",
    "wealth": "diplomacy",
    "heighliner": "diplomacy",
    "foldspace": "diplomacy",
    "selective_breeding": "diplomacy",
    "secrets": "diplomacy",
    "hardy_warriors": "diplomacy",
    "stillsuits": "diplomacy",
    "high_council": "dagger",
    "mentat": "dagger",
    "swordmaster": "dagger",
    "rally_troops": "dagger",
    "hall_of_oratory": "dagger",
    "secure_contract": "dune_the_desert_planet",
    "sell_melange": "dune_the_desert_planet",
    "the_great_flat": "dune_the_desert_planet",
    "hagga_basin": "dune_the_desert_planet",
    "imperial_basin": "dune_the_desert_planet",
    "arrakeen": "reconnaissance",
    "carthag": "reconnaissance",
    "research_station": "reconnaissance",
    "sietch_tabr": "reconnaissance",
}
"""A starting card without Agent effect that reaches the space."""

DECK = ["scout", "stilgar", "opulence", "chani"]


def at(space: str, solari: int = 0, spice: int = 0, water: int = 0) -> Scene:
    """A scene of Rabban, whose abilities touch no space, about to visit a space with the given goods."""
    scene = Scene(leaders=["glossu_the_beast_rabban"]).set(0, solari=solari, spice=spice, water=water)
    return scene.set(0, hand=[SENDER[space]], deck=DECK, discard=[], intrigue=["bribery"])


def visit(space: str, solari: int = 0, spice: int = 0, water: int = 0) -> Scene:
    return at(space, solari, spice, water).do(f"agent {SENDER[space]}@{space}")


def why(scene: Scene, space: str) -> str | None:
    return scene.why(f"agent {SENDER[space]}@{space}")


def may_deploy(scene: Scene) -> int:
    """How many troops may be deployed now, by the options."""
    return max((int(text.split()[1]) for text in scene.options if text.startswith("deploy ")), default=0)


# -- the factions --------------------------------------------------------------------------------


@pytest.mark.covers("space/conspire")
def test_i_20_1_conspire() -> None:
    assert why(at("conspire", spice=3), "conspire") == "Conspire costs 4 spice; you have 3"
    scene = visit("conspire", spice=4)
    assert scene.goods(0) == (5, 0, 0)
    assert scene.troops(0) == (7, 5, 0)
    assert scene.influence(0, "emperor") == 1
    assert len(scene.intrigue(0)) == 2
    assert may_deploy(scene) == 0


@pytest.mark.covers("space/wealth")
def test_i_20_2_wealth() -> None:
    scene = visit("wealth")
    assert scene.goods(0) == (2, 0, 0)
    assert scene.influence(0, "emperor") == 1
    assert may_deploy(scene) == 0


@pytest.mark.covers("space/heighliner")
def test_i_20_3_heighliner() -> None:
    assert why(at("heighliner", spice=5), "heighliner") == "Heighliner costs 6 spice; you have 5"
    scene = visit("heighliner", spice=6)
    assert scene.goods(0) == (0, 0, 2)
    assert scene.troops(0) == (4, 8, 0)
    assert scene.influence(0, "guild") == 1
    assert may_deploy(scene) == 7


@pytest.mark.covers("space/foldspace")
def test_i_20_4_foldspace() -> None:
    scene = visit("foldspace").do("use foldspace/take")
    assert scene.cards(0, "discard") == ["foldspace"]
    assert scene.reserve("foldspace") == 5
    assert scene.influence(0, "guild") == 1
    assert may_deploy(scene) == 0


@pytest.mark.covers("space/selective_breeding")
def test_i_20_5_selective_breeding() -> None:
    reason = "Selective Breeding costs 2 spice; you have 1"
    assert why(at("selective_breeding", spice=1), "selective_breeding") == reason
    scene = visit("selective_breeding", spice=2)
    assert scene.goods(0) == (0, 0, 0)
    assert scene.influence(0, "bene_gesserit") == 1
    assert may_deploy(scene) == 0
    scene.set(0, hand=["dagger"]).do("use selective_breeding/draw")
    assert scene.options == ["trash dagger hand", "trash diplomacy play"]
    scene.do("trash dagger hand")
    assert scene.cards(0, "hand") == ["scout", "stilgar"]


@pytest.mark.covers("space/secrets")
def test_i_20_6_secrets() -> None:
    scene = at("secrets").set(1, intrigue=["ambush", "charisma", "refocus", "windfall"])
    scene.set(2, intrigue=["tiebreaker", "infiltrate", "double_cross"])
    scene.do("agent diplomacy@secrets", "use secrets/steal")
    assert [len(scene.intrigue(seat)) for seat in range(3)] == [3, 3, 3]
    assert scene.influence(0, "bene_gesserit") == 1
    assert may_deploy(scene) == 0


@pytest.mark.covers("space/hardy_warriors")
def test_i_20_7_hardy_warriors() -> None:
    assert why(at("hardy_warriors"), "hardy_warriors") == "Hardy Warriors costs 1 water; you have 0"
    scene = visit("hardy_warriors", water=1)
    assert scene.goods(0) == (0, 0, 0)
    assert scene.troops(0) == (7, 5, 0)
    assert scene.influence(0, "fremen") == 1
    assert may_deploy(scene) == 4


@pytest.mark.covers("space/stillsuits")
def test_i_20_8_stillsuits() -> None:
    scene = visit("stillsuits")
    assert scene.goods(0) == (0, 0, 1)
    assert scene.influence(0, "fremen") == 1
    assert may_deploy(scene) == 2


# -- the Landsraad -------------------------------------------------------------------------------


@pytest.mark.covers("space/high_council")
def test_i_20_9_high_council() -> None:
    assert why(at("high_council", solari=4), "high_council") == "High Council costs 5 solari; you have 4"
    scene = visit("high_council", solari=5)
    assert scene.goods(0) == (0, 0, 0)
    assert scene[0].council == 1
    assert may_deploy(scene) == 0
    scene.do("done").finish_round().begin_turn(0).set(0, hand=["dagger"], solari=5)
    assert why(scene, "high_council") == "you have used High Council already; it is once per game"
    scene.do("reveal")
    assert scene.persuasion == 2
    scene.begin_turn(1).set(1, hand=["dagger"], solari=5).do("agent dagger@high_council")
    assert scene[1].council == 1


@pytest.mark.covers("space/mentat")
def test_i_20_10_mentat() -> None:
    assert why(at("mentat", solari=1), "mentat") == "Mentat costs 2 solari; you have 1"
    scene = visit("mentat", solari=2).do("use mentat/draw")
    assert scene.goods(0) == (0, 0, 0)
    assert scene.cards(0, "hand") == ["scout"]
    assert scene[0].ready == 2
    assert may_deploy(scene) == 0
    scene.finish_round()
    assert scene[0].ready == 2


@pytest.mark.covers("space/swordmaster")
def test_i_20_11_swordmaster() -> None:
    assert why(at("swordmaster", solari=7), "swordmaster") == "Swordmaster costs 8 solari; you have 7"
    scene = visit("swordmaster", solari=8)
    assert scene.goods(0) == (0, 0, 0)
    assert scene[0].ready == 2
    assert may_deploy(scene) == 0
    scene.do("done").finish_round().begin_turn(0).set(0, hand=["dagger"], solari=8)
    assert scene[0].ready == 3
    assert why(scene, "swordmaster") == "you have used Swordmaster already; it is once per game"


@pytest.mark.covers("space/rally_troops")
def test_i_20_12_rally_troops() -> None:
    assert why(at("rally_troops", solari=3), "rally_troops") == "Rally Troops costs 4 solari; you have 3"
    scene = visit("rally_troops", solari=4)
    assert scene.goods(0) == (0, 0, 0)
    assert scene.troops(0) == (5, 7, 0)
    assert may_deploy(scene) == 0


@pytest.mark.covers("space/hall_of_oratory")
def test_i_20_13_hall_of_oratory() -> None:
    scene = visit("hall_of_oratory")
    assert scene.troops(0) == (8, 4, 0)
    assert may_deploy(scene) == 0
    scene.do("done").begin_turn(0).set(0, hand=["convincing_argument"]).do("reveal")
    assert scene.persuasion == 3
    scene.begin_turn(1).set(1, hand=["convincing_argument"]).do("reveal")
    assert scene.persuasion == 2


# -- the spice trade -----------------------------------------------------------------------------


@pytest.mark.covers("space/secure_contract")
def test_i_20_14_secure_contract() -> None:
    scene = visit("secure_contract")
    assert scene.goods(0) == (3, 0, 0)
    assert may_deploy(scene) == 0


@pytest.mark.covers("space/sell_melange")
@pytest.mark.parametrize(("spice", "solari"), [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_i_20_15_sell_melange(spice: int, solari: int) -> None:
    assert why(at("sell_melange", spice=1), "sell_melange") == "Sell Melange costs 2 spice; you have 1"
    scene = visit("sell_melange", spice=5).do(f"price {spice}")
    assert scene.goods(0) == (solari, 5 - spice, 0)
    assert may_deploy(scene) == 0


@pytest.mark.covers("space/the_great_flat")
def test_i_20_16_the_great_flat() -> None:
    assert why(at("the_great_flat", water=1), "the_great_flat") == "The Great Flat costs 2 water; you have 1"
    scene = at("the_great_flat", water=2).bonus("the_great_flat", 2).do("agent dune_the_desert_planet@the_great_flat")
    assert scene.goods(0) == (0, 5, 0)
    assert scene.bonus_on("the_great_flat") == 0
    assert may_deploy(scene) == 2


@pytest.mark.covers("space/hagga_basin")
def test_i_20_17_hagga_basin() -> None:
    assert why(at("hagga_basin"), "hagga_basin") == "Hagga Basin costs 1 water; you have 0"
    scene = at("hagga_basin", water=1).bonus("hagga_basin", 1).do("agent dune_the_desert_planet@hagga_basin")
    assert scene.goods(0) == (0, 3, 0)
    assert scene.bonus_on("hagga_basin") == 0
    assert may_deploy(scene) == 2


@pytest.mark.covers("space/imperial_basin")
def test_i_20_18_imperial_basin() -> None:
    scene = at("imperial_basin").bonus("imperial_basin", 1).control("imperial_basin", 2)
    scene.do("agent dune_the_desert_planet@imperial_basin")
    assert scene.goods(0) == (0, 2, 0)
    assert scene.goods(2) == (0, 1, 0)
    assert scene.bonus_on("imperial_basin") == 0
    assert may_deploy(scene) == 2


# -- the cities ----------------------------------------------------------------------------------


@pytest.mark.covers("space/arrakeen")
def test_i_20_19_arrakeen() -> None:
    scene = at("arrakeen").control("arrakeen", 3).do("agent reconnaissance@arrakeen", "use arrakeen/draw")
    assert scene.troops(0) == (8, 4, 0)
    assert scene.cards(0, "hand") == ["scout"]
    assert scene.goods(0) == (0, 0, 0)
    assert scene.goods(3) == (1, 0, 0)
    assert may_deploy(scene) == 3


@pytest.mark.covers("space/carthag")
def test_i_20_20_carthag() -> None:
    scene = at("carthag").control("carthag", 1).do("agent reconnaissance@carthag")
    assert scene.troops(0) == (8, 4, 0)
    assert len(scene.intrigue(0)) == 2
    assert scene.goods(0) == (0, 0, 0)
    assert scene.goods(1) == (1, 0, 0)
    assert may_deploy(scene) == 3


@pytest.mark.covers("space/research_station")
def test_i_20_21_research_station() -> None:
    reason = "Research Station costs 2 water; you have 1"
    assert why(at("research_station", water=1), "research_station") == reason
    scene = visit("research_station", water=2).do("use research_station/draw")
    assert scene.goods(0) == (0, 0, 0)
    assert scene.cards(0, "hand") == ["opulence", "scout", "stilgar"]
    assert may_deploy(scene) == 2


@pytest.mark.covers("space/sietch_tabr")
def test_i_20_22_sietch_tabr() -> None:
    scene = at("sietch_tabr").set(0, influence={"fremen": 1})
    assert why(scene, "sietch_tabr") == "Sietch Tabr needs 2 influence with fremen; you have 1"
    scene.set(0, influence={"fremen": 2}).do("agent reconnaissance@sietch_tabr")
    assert scene.troops(0) == (8, 4, 0)
    assert scene.goods(0) == (0, 0, 1)
    assert scene.influence(0, "fremen") == 2
    assert may_deploy(scene) == 3


# -- all of them ---------------------------------------------------------------------------------


@pytest.mark.parametrize("space", SENDER)
def test_i_5_4_any_agent_closes_a_space(space: str) -> None:
    name = space.replace("_", " ").title().replace(" Of ", " of ")
    scene = at(space, solari=20, spice=20, water=20).set(0, influence={"fremen": 2})
    assert why(scene, space) is None
    scene.set(1, agents=[space])
    assert why(scene, space) == f"{name} is occupied"
    scene = at(space, solari=20, spice=20, water=20).set(0, influence={"fremen": 2}, agents=[space])
    assert why(scene, space) == f"your own Agent is on {name}"


@pytest.mark.parametrize("space", SENDER)
def test_i_5_3_a_space_takes_its_own_icon_only(space: str) -> None:
    scene = at(space, solari=20, spice=20, water=20).set(0, influence={"fremen": 2})
    scene.set(0, hand=["dagger", "diplomacy", "dune_the_desert_planet", "reconnaissance"])
    senders = {text.split("@")[0].removeprefix("agent ") for text in scene.options if text.endswith(f"@{space}")}
    assert senders == {SENDER[space]}


def test_i_9_3_a_space_that_nobody_controls_pays_no_bonus() -> None:
    scene = visit("imperial_basin")
    assert [scene.goods(seat) for seat in range(4)] == [(0, 1, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0)]
