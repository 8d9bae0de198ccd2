"""The nine leaders of Bloodlines with their own pieces (B-10)."""

from __future__ import annotations

import pytest

from kanly.imperium.content.bloodlines import specials
from kanly.imperium.pieces import COURSES
from tests.imperium.bloodlines.scenes import BloodScene, carry_out, fighting, plotting, ready


def led(leader: str, *hand: str, **mine: object) -> BloodScene:
    return BloodScene(leaders=[leader]).set(0, hand=hand or ["dagger"], **mine)  # type: ignore[arg-type]


# -- Chani (B-10.1) --------------------------------------------------------------------------------------------------


@pytest.mark.covers("leader/chani")
def test_b_10_1_chanis_token_begins_on_the_third_space_and_moves_with_each_troop() -> None:
    scene = led("chani", "signet_ring", troops=(0, 4)).do("agent signet_ring@arrakeen")
    assert scene.mine(0).tactics == 3
    scene.do("use leader.chani/retreat", "retreat 3")
    assert scene.mine(0).tactics == 6
    assert scene.goods(0)[1] == 1  # the sixth space
    assert scene.troops(0)[2] == 1


@pytest.mark.covers("leader/chani")
def test_e_137_the_rest_is_not_carried_over() -> None:
    scene = BloodScene(leaders=["chani"]).set(0, troops=(0, 3))
    scene.mine(0).tactics = specials.TRACK_END - 1
    scene.fight()
    assert scene.mine(0).tactics == specials.START
    assert scene.goods(0)[2] == 1


@pytest.mark.covers("leader/chani")
def test_b_10_1_commanders_count_and_water_draws() -> None:
    scene = BloodScene(leaders=["chani"]).set(0, troops=(0, 1)).commanders(0, conflict=1).fight()
    assert scene.mine(0).tactics == 5
    drawn = led("chani", "signet_ring", water=1, influence={"fremen": 2}, deck=["dagger", "seek_allies", "diplomacy"])
    drawn.do("agent signet_ring@spice_refinery")
    carry_out(drawn)
    assert drawn.goods(0)[2] == 0


# -- Count Hasimir Fenring (B-10.2) ----------------------------------------------------------------------------------


@pytest.mark.covers("leader/count_hasimir_fenring")
def test_b_10_2_fenring_is_paid_for_trashed_cards() -> None:
    scene = led("count_hasimir_fenring", "seek_allies").do("agent seek_allies@fremkit")
    carry_out(scene)
    assert scene.goods(0)[0] == 1


@pytest.mark.covers("leader/count_hasimir_fenring")
def test_e_140_not_for_intrigue_cards() -> None:
    scene = led("count_hasimir_fenring", "dagger", solari=3, influence={"emperor": 2}, intrigue=["honor_guard"])
    scene.do("agent dagger@imperial_privilege", "use space.imperial_privilege/intrigue")
    assert scene.goods(0)[0] == 0


@pytest.mark.covers("leader/count_hasimir_fenring")
def test_b_10_2_his_ring_trashes_a_card_in_play_or_places_a_spy_in_deep_cover() -> None:
    scene = led("count_hasimir_fenring", "signet_ring").spies(1, "emperor").do("agent signet_ring@spice_refinery")
    spy = next(text for text in scene.uses() if text.endswith("/spy"))
    scene.do(spy)
    assert scene.posts(0) == ["emperor"]
    other = led("count_hasimir_fenring", "signet_ring").do("agent signet_ring@spice_refinery")
    other.do(next(text for text in other.uses() if not text.endswith("/spy")))
    assert other.trash == ["signet_ring"]


# -- Duncan Idaho (B-10.3) -------------------------------------------------------------------------------------------


@pytest.mark.covers("leader/duncan_idaho")
def test_b_10_3_the_swordmaster_costs_duncan_two_less() -> None:
    assert "agent dagger@swordmaster" in led("duncan_idaho", "dagger", solari=6).options
    assert led("duncan_idaho", "dagger", solari=6).do("agent dagger@swordmaster").goods(0)[0] == 0


@pytest.mark.covers("leader/duncan_idaho")
def test_e_139_his_agent_enters_the_conflict_and_frees_the_space() -> None:
    scene = led("duncan_idaho", "signet_ring", troops=(0, 0)).bonus("imperial_basin", 0)
    scene.do("agent signet_ring@imperial_basin", "use leader.duncan_idaho/may")
    assert scene.agents_on("imperial_basin") == []
    assert scene.strength(0) == 2
    scene.set(1, hand=["dune_the_desert_planet"]).begin_turn(1)
    assert "agent dune_the_desert_planet@imperial_basin" in scene.options
    assert scene.mine(0).agents == 1
    scene.fight()
    assert scene.mine(0).agents == 0


@pytest.mark.covers("leader/duncan_idaho")
def test_b_10_3_with_the_swordmaster_it_is_stronger_and_it_is_no_troop() -> None:
    scene = led("duncan_idaho", "signet_ring", swordmaster=True, troops=(0, 0))
    scene.do("agent signet_ring@spice_refinery", "use leader.duncan_idaho/may")
    assert scene.strength(0) == 3


def test_e_193_his_agent_cannot_be_lost() -> None:
    scene = BloodScene(leaders=["duncan_idaho"]).set(0, troops=(0, 0)).set(1, hand=["holy_war"])
    scene.mine(0).agents, scene[0].ready = 1, 1
    scene.begin_turn(1).do("agent holy_war@assembly_hall")
    carry_out(scene, 1)
    assert scene.mine(0).agents == 1


def test_b_10_3_his_agent_may_be_recalled_from_the_conflict_on_a_later_turn() -> None:
    scene = led("duncan_idaho", "signet_ring", "dagger", solari=3, influence={"emperor": 2}, troops=(0, 0))
    scene.do("agent signet_ring@spice_refinery", "use leader.duncan_idaho/may").begin_turn(0)
    scene.do("agent dagger@imperial_privilege")
    assert "use space.imperial_privilege/recall_other" in scene.options
    scene.do("use space.imperial_privilege/recall_other")
    assert (scene.mine(0).agents, scene[0].ready, scene.strength(0)) == (0, 1, 0)


def test_b_10_3_his_agent_is_not_recalled_on_the_turn_that_sent_it() -> None:
    scene = led("duncan_idaho", "signet_ring", solari=5).contracts(0, "high_council_recall")
    scene.do("agent signet_ring@high_council", "use leader.duncan_idaho/may")
    assert scene.completed(0) == ["high_council_recall"]
    assert (scene.mine(0).agents, scene[0].ready) == (1, 1)


def test_b_10_3_the_conflict_is_one_of_the_places_to_recall_from() -> None:
    scene = led("duncan_idaho", "dagger", solari=3, influence={"emperor": 2}, swordmaster=True, agents=["arrakeen"])
    scene.mine(0).agents, scene[0].ready = 1, 1
    scene.begin_turn(0).do("agent dagger@imperial_privilege", "use space.imperial_privilege/recall_other")
    assert scene.options == ["recall arrakeen", "recall_from_conflict"]
    scene.do("recall_from_conflict")
    assert scene.agents_on("arrakeen") == [0]
    assert scene.mine(0).agents == 0


# -- Esmar Tuek (B-10.4) ---------------------------------------------------------------------------------------------


@pytest.mark.covers("leader/esmar_tuek", "space/tueks_sietch")
def test_b_10_4_tueks_sietch_is_open_to_all_and_pays_esmar() -> None:
    scene = led("esmar_tuek", "dune_the_desert_planet").bonus("tueks_sietch", 1)
    scene.do("agent dune_the_desert_planet@tueks_sietch")
    assert scene.goods(0)[0] == 1
    scene.do("use space.tueks_sietch/harvest")
    assert scene.goods(0)[1] == 2
    assert scene.bonus_on("tueks_sietch") == 0
    other = led("esmar_tuek").set(1, hand=["dune_the_desert_planet"], deck=["dagger"]).begin_turn(1)
    other.do("agent dune_the_desert_planet@tueks_sietch")
    assert len(other[0].intrigue) == 1
    assert other.goods(0)[0] == 0


@pytest.mark.covers("space/tueks_sietch")
def test_b_10_4_without_esmar_the_sietch_is_not_in_play() -> None:
    scene = ready("dune_the_desert_planet")
    assert "agent dune_the_desert_planet@tueks_sietch" not in scene.options
    assert scene.why("agent dune_the_desert_planet@tueks_sietch") == "Tuek's Sietch is not in play"
    scene.set(0, revealed=True).finish_round()
    assert scene.bonus_on("tueks_sietch") == 0


@pytest.mark.covers("leader/esmar_tuek")
def test_b_10_4_his_ring_puts_or_takes_bonus_spice() -> None:
    scene = led("esmar_tuek", "signet_ring").do("agent signet_ring@tueks_sietch", "use leader.esmar_tuek/put_spice")
    assert scene.bonus_on("tueks_sietch") == 1
    scene.do("use space.tueks_sietch/harvest")
    assert scene.goods(0)[1] == 2  # placed and collected in one turn
    taken = led("esmar_tuek", "signet_ring").bonus("deep_desert", 2).do("agent signet_ring@spice_refinery")
    taken.do("use leader.esmar_tuek/take_spice")
    assert (taken.bonus_on("deep_desert"), taken.goods(0)[1]) == (1, 1)


# -- Gaius Helen Mohiam (B-10.5) -------------------------------------------------------------------------------------


@pytest.mark.covers("leader/gaius_helen_mohiam")
def test_b_10_5_all_her_cards_have_the_spy_icon_and_she_must_gather() -> None:
    scene = led("gaius_helen_mohiam", "dagger", deck=["seek_allies"]).spies(0, "fremen")
    assert "agent dagger@fremkit" in scene.options
    scene.do("agent dagger@fremkit")
    assert scene.posts(0) == []  # unasked
    assert scene.events("spy_recalled", 0)[0].data["why"] == "gather"


@pytest.mark.covers("leader/gaius_helen_mohiam")
def test_b_10_5_her_ring_places_spies() -> None:
    scene = led("gaius_helen_mohiam", "signet_ring", spice=1).do("agent signet_ring@spice_refinery", "price 0")
    scene.do(next(text for text in scene.uses() if text.endswith("spy")))
    assert scene.options == ["spy council", "spy landsraad"]


# -- Kota Odax of Ix (B-10.6) ----------------------------------------------------------------------------------------


@pytest.mark.covers("leader/kota_odax_of_ix")
def test_b_10_6_kota_keeps_a_project_that_only_she_sees() -> None:
    scene = led("kota_odax_of_ix")
    (tile,) = scene.tech(0).project
    assert scene.view(0)["players"][0]["tech"]["project"] != ["?"]
    assert scene.view(1)["players"][0]["tech"]["project"] == ["?"]
    assert tile not in scene.tech(0).tiles


@pytest.mark.covers("leader/kota_odax_of_ix")
def test_b_10_6_the_project_is_cheaper_and_a_tile_can_be_scrapped() -> None:
    scene = led("kota_odax_of_ix", "dagger", spice=1).tops("plasteel_blades", "suspensor_suits", "rapid_dropships")
    scene.embassy.stacks = (*scene.embassy.stacks[:2], scene.embassy.stacks[2] + scene.tech(0).project)
    scene.tech(0).project = (scene._find_tile("glowglobes"),)
    scene.tops("plasteel_blades", "suspensor_suits", "rapid_dropships").begin_turn(0)
    scene.do("agent dagger@assembly_hall", "use embassy.landsraad/may", "faction guild")
    assert scene.owned_tiles(0) == ["glowglobes"]
    assert scene.tech(0).project == ()
    ring = led("kota_odax_of_ix", "signet_ring", deck=["dagger"]).tiles(0, "glowglobes")
    ring.do("agent signet_ring@spice_refinery")
    ring.do(next(text for text in ring.uses() if "intrigue" in text))
    assert ring.owned_tiles(0) == []
    assert len(ring[0].intrigue) == 1


# -- Liet Kynes (B-10.7) ---------------------------------------------------------------------------------------------


@pytest.mark.covers("leader/liet_kynes")
def test_b_10_7_liet_enters_sietch_tabr_and_summons_no_sandworm() -> None:
    assert "agent reconnaissance@sietch_tabr" in led("liet_kynes", "reconnaissance").options
    scene = BloodScene(leaders=["liet_kynes"], conflict="siege_of_arrakeen").hooks(0)
    scene.set(0, hand=["dune_the_desert_planet"], water=1).do("agent dune_the_desert_planet@hagga_basin")
    carry_out(scene)
    scene = BloodScene(leaders=["liet_kynes"], conflict="siege_of_arrakeen").hooks(0)
    scene.set(0, hand=["dune_the_desert_planet"], water=1).do("agent dune_the_desert_planet@hagga_basin")
    scene.do(next(text for text in scene.uses() if "sandworm" in text or text.endswith("harvest2")))
    assert scene.worms(0) == 0
    assert scene.goods(0)[1] == 1
    assert len(scene[0].intrigue) == 1


@pytest.mark.covers("leader/liet_kynes")
def test_b_10_7_his_ring_pays_by_the_space() -> None:
    assert led("liet_kynes", "signet_ring").do("agent signet_ring@spice_refinery").goods(0)[0] == 1 + 2
    assert led("liet_kynes", "signet_ring").do("agent signet_ring@accept_contract").goods(0)[1] == 1
    assert (
        led("liet_kynes", "signet_ring", influence={"emperor": 2}).do("agent signet_ring@assembly_hall").goods(0)[2]
        == 1
    )


# -- Piter De Vries (B-10.8) -----------------------------------------------------------------------------------------


@pytest.mark.covers("leader/piter_de_vries")
def test_b_10_8_piter_draws_a_twisted_card_at_round_start() -> None:
    scene = led("piter_de_vries")
    deck = len(scene.mine(0).twisted)
    scene.finish_round()
    assert len(scene.mine(0).twisted) == deck - 1
    assert scene.intrigue(0)[0].startswith("twisted_")
    assert len(scene.events("drew_twisted", 0)) >= 1


@pytest.mark.covers("leader/piter_de_vries")
def test_e_191_b_10_8_the_troop_of_his_ring_stays_at_home() -> None:
    scene = led("piter_de_vries", "signet_ring", troops=(0, 0), deck=["dagger"]).do("agent signet_ring@arrakeen")
    carry_out(scene)
    assert scene.troops(0)[1] == 2
    assert scene.may_deploy() == 1


def test_b_7_10_a_stolen_twisted_card_is_played_by_its_holder() -> None:
    scene = plotting("twisted_calculating", "honor_guard", "adaptive_tactics", "sleeper_unit", leader="piter_de_vries")
    scene.set(1, hand=["diplomacy"]).begin_turn(1).do("agent diplomacy@secrets")
    carry_out(scene, 1)
    assert len(scene[0].intrigue) == 3


# -- Steersman Y'rkoon (B-10.9) --------------------------------------------------------------------------------------


@pytest.mark.covers("leader/steersman_yrkoon")
def test_b_10_9_yrkoon_begins_without_water_and_ring_and_lays_four_cards() -> None:
    scene = BloodScene(leaders=["steersman_yrkoon"])
    assert len(scene.courses(0)) == 4
    assert scene.mine(0).drawn == ()
    owned = [*scene[0].hand, *scene[0].deck, *scene[0].discard]
    assert scene.edition.card_ids["signet_ring"] not in owned
    assert scene.view(1)["players"][0]["bloodlines"]["navigation"] == ["?"] * 4
    assert "?" not in scene.view(0)["players"][0]["bloodlines"]["navigation"]


@pytest.mark.covers("leader/steersman_yrkoon")
def test_b_10_9_three_spice_in_a_turn_draw_a_card_once() -> None:
    scene = led("steersman_yrkoon", "dune_the_desert_planet", deck=["dagger", "seek_allies"]).bonus("imperial_basin", 4)
    scene.do("agent dune_the_desert_planet@imperial_basin")
    carry_out(scene)
    assert scene.cards(0, "hand") == ["dagger"]


def sailing(*keys: str, faction: str = "guild", **mine: object) -> BloodScene:
    """Let Y'rkoon reach 2 influence with a faction, his next cards being these."""
    scene = led("steersman_yrkoon", "diplomacy", influence={faction: 1}, **mine)
    scene.mine(0).navigation = tuple(scene.edition.course_ids[key] for key in keys)
    places = {
        "guild": "deliver_supplies",
        "emperor": "dutiful_service",
        "fremen": "fremkit",
        "bene_gesserit": "secrets",
    }
    return scene.do(f"agent diplomacy@{places[faction]}")


@pytest.mark.covers("leader/steersman_yrkoon", "navigation/water_and_spice")
def test_e_138_the_next_card_is_played_whenever_two_influence_are_reached() -> None:
    scene = sailing("water_and_spice", "spice_and_intrigue")
    assert scene.goods(0) == (0, 1, 2)  # water of the space and the card; played for the Guild
    assert scene.courses(0) == ["spice_and_intrigue"]
    assert sailing("water_and_spice", faction="fremen", deck=["dagger"]).goods(0)[1] == 0
    again = led("steersman_yrkoon", intrigue=["change_allegiances"], influence={"guild": 2}, spice=3)
    again.mine(0).navigation = (again.edition.course_ids["spice_and_intrigue"],)
    again.do("play change_allegiances")
    again.do(next(text for text in again.options if text.startswith("use")))
    again.do("faction guild")
    assert again.courses(0) == []


def test_k_84_yrkoon_chooses_the_moment_of_his_navigation_card() -> None:
    scene = sailing("draw_or_victory_point", faction="bene_gesserit", spice=5, deck=["dagger", "seek_allies"])
    before = scene[0].vp
    scene.do("use space.secrets/intrigue")
    assert scene.courses(0) == ["draw_or_victory_point"]
    scene.do("use space.secrets/bene_gesserit", "choose navigation.draw_or_victory_point/vp")
    assert (scene[0].vp, scene.goods(0)[1]) == (before + 2, 0)


@pytest.mark.covers("navigation/spice_and_intrigue")
def test_spice_and_intrigue_asks_for_an_alliance() -> None:
    scene = sailing("spice_and_intrigue")
    assert scene.goods(0)[1] == 1
    assert scene[0].intrigue == []
    held = led("steersman_yrkoon", "diplomacy", influence={"guild": 1, "fremen": 4})
    held.mine(0).navigation = (held.edition.course_ids["spice_and_intrigue"],)
    assert len(held.do("agent diplomacy@deliver_supplies")[0].intrigue) == 1


@pytest.mark.covers("navigation/spice_or_influence")
def test_spice_or_influence_goes_to_another_faction_with_two() -> None:
    scene = led("steersman_yrkoon", "diplomacy", influence={"guild": 1, "fremen": 3}, solari=2)
    scene.mine(0).navigation = (scene.edition.course_ids["spice_or_influence"],)
    scene.do("agent diplomacy@deliver_supplies", "use space.deliver_supplies/guild")
    scene.do(next(text for text in scene.options if "influence_ahead" in text))
    assert scene.influence(0, "fremen") == 4


@pytest.mark.covers("navigation/spy_or_recall")
def test_spy_or_recall() -> None:
    scene = sailing("spy_or_recall")
    assert scene.kind == "place_spy"
    scene.do("spy choam")
    assert scene.posts(0) == ["choam"]


@pytest.mark.covers("navigation/solari_and_lasting_persuasion")
def test_solari_and_lasting_persuasion_in_the_fourth_slot() -> None:
    scene = sailing("solari_and_lasting_persuasion")
    assert scene.goods(0)[0] == 2
    assert scene.mine(0).persuasion == 1  # one card left: it lay in the fourth place
    early = sailing("solari_and_lasting_persuasion", "water_and_spice")
    assert early.mine(0).persuasion == 0


@pytest.mark.covers("navigation/spice_or_spice_must_flow")
def test_spice_or_spice_must_flow_in_the_first_slot() -> None:
    keys = ("spice_or_spice_must_flow", "water_and_spice", "spice_and_intrigue", "influence_swap")
    scene = sailing(*keys, water=1)
    scene.do(next(text for text in scene.options if "take_flow" in text))
    assert "the_spice_must_flow" in scene.cards(0, "discard")
    assert sailing("spice_or_spice_must_flow", water=1).goods(0)[1] == 1


@pytest.mark.covers("navigation/trash_for_spice")
def test_trash_for_spice_pays_for_a_card_that_costs_something() -> None:
    scene = sailing("trash_for_spice", discard=["maula_pistol"])
    scene.do(scene.options[0], "trash maula_pistol discard")
    assert scene.goods(0)[1] == 2


@pytest.mark.covers("navigation/troop_or_three_troops")
def test_troop_or_three_troops() -> None:
    assert sailing("troop_or_three_troops").troops(0)[1] == 4
    scene = sailing("troop_or_three_troops", solari=3).do("use space.deliver_supplies/guild")
    scene.do(scene.options[-1])
    assert scene.troops(0)[1] == 6


@pytest.mark.covers("navigation/draw_or_victory_point")
def test_draw_or_victory_point() -> None:
    scene = sailing("draw_or_victory_point", spice=5, deck=["dagger"])
    before = scene[0].vp
    scene.do(next(text for text in scene.options if text.endswith("/vp")))
    assert scene[0].vp == before + 1


@pytest.mark.covers("navigation/influence_swap")
def test_b_10_10_a_price_may_be_declined_and_the_card_is_spent() -> None:
    scene = sailing("influence_swap")
    assert "done" in scene.options
    scene.do("done")
    assert scene.courses(0) == []
    assert [COURSES[card].key for card in scene.mine(0).sailed] == ["influence_swap"]


def test_b_10_1_a_retreat_in_combat_moves_the_token() -> None:
    scene = fighting("the_strong_survive", leader="chani").do("play the_strong_survive")
    scene.do("choose intrigue.the_strong_survive/trash")
    assert scene.events("tactics")[0].data["now"] == 4
