"""Rivals and House Hagal with Sardaukar Commanders and Tech (hagal E)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from kanly.imperium.pieces import TILES
from kanly.imperium.state import Bloodlines, BloodlinesSeat, TechSeat
from tests.imperium.uprising.rival_scenes import OUT_OF_THE_WAY, PLAIN, RivalScene
from tests.scene import Scene

RING = "spice_refinery"


class BloodRivals(RivalScene):
    """A game with rivals, Commanders and, alone, Tech."""

    @property
    def commanders(self) -> Bloodlines:
        assert self.state.bloodlines is not None
        return self.state.bloodlines

    def mine(self, seat: int) -> BloodlinesSeat:
        mine = self[seat].bloodlines
        assert mine is not None
        return mine

    def tech(self, seat: int) -> TechSeat:
        mine = self[seat].tech
        assert mine is not None
        return mine

    def tiles(self, seat: int) -> list[str]:
        return [TILES[tile].key for tile in (*self.tech(seat).tiles, *self.tech(seat).flipped)]

    def tops(self, *keys: str) -> BloodRivals:
        """Let these tiles lie on top of the stacks, and everything else under them."""
        tech = self.state.tech
        assert tech is not None
        wanted = [self.ids.tile_ids[key] for key in keys]
        stacks = [tuple(tile for tile in stack if tile not in wanted) for stack in tech.stacks]
        tech.gone = tuple(tile for tile in tech.gone if tile not in wanted)
        tech.stacks = tuple((*stack, tile) for stack, tile in zip(stacks, wanted, strict=True))
        return self

    def act(self) -> BloodRivals:
        """Let the person act out of the way, and then the rival."""
        self.do(OUT_OF_THE_WAY)
        while self.to_move == 0 and self.kind == "move":
            self.do("done" if "done" in self.options else self.options[0])
        return self


def rivals(
    *cards: str,
    rival: str = "rival_gurney_halleck",
    people: int = 1,
    modules: Iterable[str] = ("bloodlines", "tech"),
    spies: Iterable[str] = (),
    **mine: Any,
) -> BloodRivals:
    others = [card for card in PLAIN if card != rival]
    scene = BloodRivals(*cards, people=people, rivals=[rival, *others], modules=modules)
    scene.set(scene.rival, **mine)
    scene.give(scene.rival, spies=spies)
    return scene


# -- Commanders (hagal E-2, E-3) -------------------------------------------------------------------------------------


def test_hagal_e_2_a_rival_leaves_commanders_alone_without_its_swordmaster() -> None:
    scene = rivals("sardaukar", solari=3)
    before = scene.commanders.commanders
    assert scene.act().commanders.commanders == before


def test_hagal_e_2_with_its_swordmaster_it_pays_for_the_commander() -> None:
    scene = rivals("gather_support", solari=2, swordmaster=True)
    scene.act()
    assert (scene.mine(1).garrison, scene.goods(1)[0]) == (1, 0)
    assert not scene.commanders.commanders >> scene.ids.space_ids["gather_support"] & 1
    assert scene.mine(1).skills == ()
    poor = rivals("gather_support", solari=1, swordmaster=True).act()
    assert poor.mine(1).garrison == 0


def test_hagal_e_2_a_streamlined_rival_removes_it() -> None:
    scene = rivals("gather_support", rival="rival_lady_amber_metulli", people=2, swordmaster=True)
    scene.act()
    assert scene.mine(2).garrison == 0
    assert scene.commanders.gone == 2


def test_hagal_e_3_its_commanders_are_deployed_first_and_have_strength_four() -> None:
    scene = rivals("arrakeen", troops=(5, 0))
    scene.commanders.commanders &= ~(1 << scene.ids.space_ids["sardaukar"])
    scene.mine(1).garrison = 1
    scene.act()
    assert scene.mine(1).conflict == 1
    assert scene.troops(1)[2] == 1 + 1 + 1  # of the space, of the ring, and one more of the garrison
    assert scene.strength(1) == 4 + 6


def test_e_203_after_combat_those_in_the_conflict_leave_the_game() -> None:
    scene = rivals()
    scene.commanders.commanders &= ~(1 << scene.ids.space_ids["sardaukar"] | 1 << scene.ids.space_ids["high_council"])
    scene.mine(1).garrison, scene.mine(1).conflict = 1, 1
    scene.fight()
    assert (scene.mine(1).garrison, scene.mine(1).conflict, scene.mine(1).gone) == (1, 0, 1)


def test_e_204_b_12_5_house_hagal_removes_a_commander_from_the_first_round_on() -> None:
    scene = Scene(seats=2, modules=["bloodlines"]).set(0, hand=["dune_the_desert_planet", "dagger"])
    scene.stack_hagal("wealth").do("agent dune_the_desert_planet@secure_contract")
    assert scene.state.bloodlines is not None
    assert not scene.state.bloodlines.commanders >> scene.edition.space_ids["wealth"] & 1
    assert scene.state.bloodlines.gone == 2


def test_hagal_e_8_a_rival_loses_troops_of_the_garrison_first() -> None:
    scene = rivals(modules=("choam", "bloodlines"), troops=(1, 1))
    scene.commanders.commanders &= ~(1 << scene.ids.space_ids["sardaukar"])
    scene.mine(1).garrison = 1
    scene.set(0, hand=["holy_war", "dagger"]).begin_turn(0).do("agent holy_war@assembly_hall")
    while scene.to_move == 0 and any(text.startswith("use card.holy_war") for text in scene.options):
        scene.do(next(text for text in scene.options if text.startswith("use card.holy_war")))
    assert scene.mine(1).garrison == 1
    assert scene.events("lost_troops", 1)[0].data["place"] == "garrison"


# -- Tech for one person (hagal E-4) ---------------------------------------------------------------------------------


@pytest.mark.covers("hagal/acquire_tech")
def test_hagal_e_4_acquire_tech_takes_the_dearest_tile_and_another_card_is_turned_up() -> None:
    scene = rivals("acquire_tech", "dutiful_service", swordmaster=True, spice=3)
    scene.tops("training_depot", "self_destroying_messages", "plasteel_blades").act()
    assert scene.tiles(1) == ["self_destroying_messages"]
    assert scene.goods(1)[1] == 0
    assert scene.sent(1) == ["dutiful_service"]
    none = rivals("acquire_tech", "dutiful_service", spice=3)
    assert none.tops("training_depot", "glowglobes", "plasteel_blades").act().tiles(1) == []


def test_hagal_e_4_a_tile_that_a_rival_may_take_lies_open() -> None:
    for seed in range(4):
        scene = BloodRivals(modules=("bloodlines", "tech"), rivals=PLAIN)
        tech = scene.state.tech
        assert tech is not None
        assert any(TILES[stack[-1]].rival for stack in tech.stacks if stack), seed


def test_hagal_e_4_rapid_dropships_and_spy_drones_are_flipped() -> None:
    scene = rivals("dutiful_service", troops=(3, 0)).tops("glowglobes", "training_depot", "delivery_bay")
    tech = scene.state.tech
    assert tech is not None
    for key in ("rapid_dropships", "spy_drones"):
        tile = scene.ids.tile_ids[key]
        tech.stacks = tuple(tuple(other for other in stack if other != tile) for stack in tech.stacks)
        tech.gone = tuple(other for other in tech.gone if other != tile)
        scene.tech(1).tiles += (tile,)
    scene.act()
    assert scene.troops(1)[2] == 2
    assert scene.goods(1)[0] >= 1
    assert scene.tech(1).tiles == ()


def test_hagal_e_4_tiles_of_reveal_turns_pay_after_the_last_agent() -> None:
    scene = rivals("dutiful_service", agents=["shipping"]).tops("glowglobes", "gene_locked_vault", "rapid_dropships")
    tech = scene.state.tech
    assert tech is not None
    for key in ("delivery_bay", "panopticon", "training_depot"):
        tile = scene.ids.tile_ids[key]
        tech.stacks = tuple(tuple(other for other in stack if other != tile) for stack in tech.stacks)
        tech.gone = tuple(other for other in tech.gone if other != tile)
        scene.tech(1).tiles += (tile,)
    before = scene.goods(1)[0]
    scene.act()
    assert scene.goods(1)[0] == before + 2
    assert scene.troops(1)[1] == 4
    assert scene[1].swords == 2
    assert len(scene.spies(1)) == 1


def test_hagal_e_4_with_its_swordmaster_a_rival_saves_spice_until_the_last_conflicts() -> None:
    scene = rivals(RING, rival="rival_staban_tuek", swordmaster=True, spice=7)
    before = scene[1].vp
    assert scene.act()[1].vp == before
    assert scene.goods(1)[1] == 8
    alone = rivals(RING, rival="rival_staban_tuek", swordmaster=True, spice=6, modules=("bloodlines",))
    assert alone.act().goods(1)[1] == 0


@pytest.mark.covers("hagal/tueks_sietch")
def test_hagal_e_1_e_11_tueks_sietch_is_in_the_deck_with_esmar_only() -> None:
    plain = rivals()
    assert plain.state.hagal is not None
    assert plain.ids.hagal_ids["tueks_sietch"] not in plain.state.hagal.deck
    scene = BloodRivals("tueks_sietch", human="esmar_tuek", rivals=PLAIN, modules=("bloodlines",))
    scene.bonus("tueks_sietch", 2).act()
    assert scene.sent(1) == ["tueks_sietch"]
    assert scene.goods(1)[1] == 3
    assert len(scene[0].intrigue) == 1


# -- the rival cards -------------------------------------------------------------------------------------------------


def ring(rival: str, **mine: Any) -> BloodRivals:
    return rivals(RING, rival=rival, **mine).act()


def strategy(rival: str, **mine: Any) -> BloodRivals:
    spies = ["hagga_basin", "deep_desert"]
    return rivals("place_spy_landsraad", "dutiful_service", rival=rival, spies=spies, **mine).act()


@pytest.mark.covers("rival/rival_duncan_idaho")
def test_rival_duncan_idaho() -> None:
    assert ring("rival_duncan_idaho", swordmaster=True).goods(1)[1] == 1
    assert ring("rival_duncan_idaho").goods(1)[1] == 0
    assert strategy("rival_duncan_idaho").influence(1, "fremen") == 1


@pytest.mark.covers("rival/rival_piter_de_vries")
def test_rival_piter_de_vries() -> None:
    assert ring("rival_piter_de_vries").goods(1)[0] == 1
    assert len(ring("rival_piter_de_vries", influence={"guild": 4})[1].intrigue) == 1
    assert strategy("rival_piter_de_vries").goods(1)[0] == 1


@pytest.mark.covers("rival/rival_chani")
def test_rival_chani() -> None:
    assert ring("rival_chani").goods(1)[2] == 1
    scene = rivals("place_spy_landsraad", "dutiful_service", rival="rival_chani", spies=["hagga_basin", "deep_desert"])
    scene.set(0, spice=2).act()
    assert (scene.goods(1)[1], scene.goods(0)[1]) == (1, 1)


@pytest.mark.covers("rival/rival_count_hasimir_fenring")
def test_rival_count_hasimir_fenring() -> None:
    assert ring("rival_count_hasimir_fenring").goods(1)[0] == 1
    scene = strategy("rival_count_hasimir_fenring")
    assert len(scene[1].intrigue) + scene.goods(1)[0] + 5 * scene[1].swordmaster >= 4


@pytest.mark.covers("rival/rival_gaius_helen_mohiam")
def test_rival_gaius_helen_mohiam() -> None:
    scene = ring("rival_gaius_helen_mohiam")
    assert scene.spies(1) == ["bene_gesserit"]
    assert strategy("rival_gaius_helen_mohiam")[1].intrigue or strategy("rival_gaius_helen_mohiam")[1].swordmaster


@pytest.mark.covers("rival/rival_kota_odax_of_ix")
def test_rival_kota_odax_acquires_tech_with_her_swordmaster() -> None:
    scene = rivals(RING, rival="rival_kota_odax_of_ix", swordmaster=True, spice=1)
    scene.tops("glowglobes", "plasteel_blades", "navigation_chamber").act()
    assert scene.tiles(1) == ["glowglobes"]
    assert ring("rival_kota_odax_of_ix").tiles(1) == []


# -- the base game (hagal E-9) ---------------------------------------------------------------------------------------


def test_hagal_e_9_esmar_tuek_as_a_rival_takes_bonus_spice_and_brings_no_sietch() -> None:
    leaders = ["earl_memnon_thorvald", "esmar_tuek", "glossu_the_beast_rabban"]
    scene = Scene(seats=1, leaders=leaders, difficulty="mercenary", modules=["bloodlines"])
    scene.set(0, hand=["dune_the_desert_planet", "diplomacy", "dagger"]).set(2, agents=["sell_melange", "high_council"])
    scene.bonus("hagga_basin", 2).bonus("imperial_basin", 1).stack_hagal("arrakeen_1h")
    scene.do("agent dune_the_desert_planet@secure_contract")
    assert scene.bonus_on("hagga_basin") == 1
    assert scene.goods(1)[1] == 1
    assert scene.state.bloodlines is not None
    assert not scene.state.bloodlines.sietch


def test_hagal_e_9_piter_de_vries_as_a_rival_keeps_the_troop_of_his_ring_home() -> None:
    leaders = ["earl_memnon_thorvald", "piter_de_vries", "glossu_the_beast_rabban"]
    scene = Scene(seats=1, leaders=leaders, difficulty="mercenary", modules=["bloodlines"])
    scene.set(0, hand=["dune_the_desert_planet", "diplomacy", "dagger"]).set(2, agents=["sell_melange", "high_council"])
    scene.set(1, troops=(0, 0)).stack_hagal("arrakeen_1h").do("agent dune_the_desert_planet@secure_contract")
    assert scene.troops(1)[1:] == (1, 1)


# -- Intrigue cards of a person for the games' own opponents (K-85) --------------------------------------------------


def plotting_piter(scene: Scene) -> Scene:
    """Let Piter De Vries at seat 0 hold Insidious and another Twisted card, at the start of a turn."""
    piter = scene[0]
    assert piter.bloodlines is not None
    for key in ("twisted_insidious", "twisted_shrewd"):
        card = scene.edition.intrigue_ids[key]
        piter.bloodlines.twisted = tuple(other for other in piter.bloodlines.twisted if other != card)
        piter.intrigue = [other for other in piter.intrigue if other != card] + [card]
    return scene.begin_turn(0)


def test_k_85_the_spoiler_of_two_people_gets_no_intrigue_card() -> None:
    scene = Scene(seats=2, leaders=["piter_de_vries", "paul_atreides"], modules=["bloodlines"])
    plotting_piter(scene).do("play twisted_insidious")
    assert scene.options == ["hand_out twisted_shrewd 1"]


@pytest.mark.parametrize(("swordmaster", "takers"), [(False, ["1", "2"]), (True, ["1"])])
def test_k_85_a_streamlined_rival_with_its_swordmaster_gets_none(swordmaster: bool, takers: list[str]) -> None:
    cards = ["rival_lady_amber_metulli"]
    scene = BloodRivals(people=2, rivals=cards, human="piter_de_vries", modules=("bloodlines",))
    scene.set(2, swordmaster=swordmaster)
    plotting_piter(scene).do("play twisted_insidious")
    assert sorted(text.split()[2] for text in scene.options) == takers


def test_k_85_b_7_10_a_twisted_card_that_a_rival_gives_up_leaves_the_game() -> None:
    scene = BloodRivals("dutiful_service", human="piter_de_vries", rivals=PLAIN, modules=("bloodlines",))
    plotting_piter(scene).do("play twisted_insidious", "hand_out twisted_shrewd 1")
    assert len(scene[1].intrigue) == 1
    scene.set(1, solari=7).act()
    assert scene[1].swordmaster == 1
    assert "twisted_shrewd" in scene.gone
    assert scene.intrigue_discard == []
