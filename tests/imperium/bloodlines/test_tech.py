"""The Tech module: the Ixian Embassy and every tile (B-9)."""

from __future__ import annotations

import pytest

from tests.imperium.bloodlines.scenes import BloodScene, carry_out, fighting, plotting, ready, revealing, unspent

EMBASSY = "use embassy.landsraad/may"
CHEAP = ("training_depot", "planetary_array", "suspensor_suits")


def buying(tile: str, *others: str, space: str = "assembly_hall", **mine: object) -> BloodScene:
    """Stand after seat 0 has acquired a tile at a Landsraad space."""
    tops = (tile, *(others or [key for key in CHEAP if key != tile]))[:3]
    scene = ready("dagger", **{"spice": 9, **mine}).tops(*tops)  # type: ignore[arg-type]
    scene.do(f"agent dagger@{space}")
    while EMBASSY not in scene.options:
        scene.do(scene.uses()[0])
    scene.do(EMBASSY)
    return scene.do(f"tech {tile}") if f"tech {tile}" in scene.options else scene


# -- the Embassy (B-9.1 to B-9.5) ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "modules", "sizes"),
    [
        ("uprising", ("choam", "bloodlines", "tech"), [6, 6, 6]),
        ("uprising", ("bloodlines", "tech"), [6, 6, 5]),
        ("base", ("bloodlines", "tech"), [4, 4, 4]),
    ],
)
def test_b_9_1_three_stacks_as_even_as_possible(edition: str, modules: tuple[str, ...], sizes: list[int]) -> None:
    conflict = "skirmish_a" if edition == "base" else "skirmish_desert_mouse"
    leaders = ["paul_atreides", "count_ilban_richese", "duke_leto_atreides"] if edition == "base" else []
    scene = BloodScene(3, leaders, conflict, modules=modules, edition=edition)
    assert [len(stack) for stack in scene.embassy.stacks] == sizes


def test_b_9_2_b_9_4_a_tile_at_a_landsraad_space_for_spice() -> None:
    scene = buying("training_depot")
    assert scene.owned_tiles(0) == ["training_depot"]
    assert scene.goods(0)[1] == 8
    assert EMBASSY not in ready("reconnaissance", spice=9).do("agent reconnaissance@spice_refinery").options


def test_e_130_b_9_3_the_seat_just_taken_makes_it_cheaper() -> None:
    scene = ready("dagger", solari=5, spice=1).tops("glowglobes", "navigation_chamber", "rapid_dropships")
    scene.do("agent dagger@high_council", EMBASSY, "faction guild")
    assert scene.owned_tiles(0) == ["glowglobes"]
    assert scene.goods(0)[1] == 0


def test_e_131_b_9_5_the_price_is_never_below_nothing() -> None:
    scene = plotting("rapid_engineering", hand=["dagger", "seek_allies"], council=True)
    scene.tops("training_depot", "navigation_chamber", "rapid_dropships").do("play rapid_engineering", "discard dagger")
    assert scene.owned_tiles(0) == ["training_depot"]


def test_b_9_2_the_offer_may_be_left() -> None:
    scene = ready("dagger", spice=9).do("agent dagger@assembly_hall")
    assert EMBASSY in scene.options
    scene.do("use space.assembly_hall/intrigue", "done")
    assert scene.owned_tiles(0) == []


# -- every tile ------------------------------------------------------------------------------------------------------


@pytest.mark.covers("tile/advanced_data_analysis")
def test_b_9_18_advanced_data_analysis_spends_a_spy_and_flips_for_intrigue() -> None:
    scene = ready("dagger", spice=3).spies(0, "guild", "choam").tops("advanced_data_analysis", *CHEAP[:2])
    scene.do("agent dagger@assembly_hall")
    while EMBASSY not in scene.options:
        scene.do(scene.uses()[0])
    scene.do(EMBASSY, "tech advanced_data_analysis", "recall_spy guild")
    assert scene.posts(0) == ["choam"]
    assert scene.tech(0).spies_gone == 1
    assert not scene.events("spy_recalled")
    before = len(scene[0].intrigue)
    scene.do("flip advanced_data_analysis")
    assert len(scene[0].intrigue) == before + 1
    without = ready("dagger", spice=9).tops("advanced_data_analysis", *CHEAP[:2]).do("agent dagger@assembly_hall")
    carry_out(without)
    assert "advanced_data_analysis" not in without.owned_tiles(0)


@pytest.mark.covers("tile/choam_transports")
def test_b_8_4_choam_transports_draws_for_contracts_and_scores_for_four() -> None:
    scene = ready("reconnaissance", deck=["dagger", "seek_allies", "diplomacy"]).tiles(0, "choam_transports")
    scene.contracts(0, "spice_refinery_water").do("agent reconnaissance@spice_refinery")
    carry_out(scene)
    assert scene.cards(0, "hand") == ["dagger"]
    end = BloodScene().tiles(0, "choam_transports").contracts(0, completed=4).set_conflict_deck()
    before = end[0].vp
    assert end.finish_round()[0].vp == before + 1


@pytest.mark.covers("tile/delivery_bay")
def test_delivery_bay_draws_and_pays_with_command() -> None:
    scene = ready("convincing_argument", "convincing_argument", council=True).tiles(0, "delivery_bay").do("reveal")
    assert scene.goods(0)[0] == 2
    assert ready("dagger").tiles(0, "delivery_bay").do("reveal").goods(0)[0] == 0
    assert "seek_allies" in buying("delivery_bay", deck=["seek_allies"]).cards(0, "hand")


@pytest.mark.covers("tile/forbidden_weapons")
def test_b_9_10_forbidden_weapons_asks_every_reveal_turn() -> None:
    scene = ready("dagger", influence={"guild": 1}, troops=(0, 1), spice=2).tiles(0, "forbidden_weapons").do("reveal")
    assert "done" not in scene.options
    scene.do("use tile.forbidden_weapons/swords")
    assert scene[0].swords == 1 + 3
    assert scene.influence(0, "guild") == 0
    other = ready("dagger", spice=2).tiles(0, "forbidden_weapons").do("reveal")
    other.do(next(text for text in other.uses() if "lose_spice" in text))
    assert other.goods(0)[1] == 0
    assert other.owned_tiles(0) == []
    taken = buying("forbidden_weapons")
    if taken.kind == "offer":
        taken.do("done")
    assert taken.troops(0)[1] == 4


@pytest.mark.covers("tile/gene_locked_vault")
def test_gene_locked_vault_keeps_thieves_out() -> None:
    cards = ["honor_guard", "adaptive_tactics", "sleeper_unit", "seize_production"]
    scene = BloodScene().tiles(0, "gene_locked_vault").set(0, intrigue=cards).set(1, hand=["diplomacy"]).begin_turn(1)
    carry_out(scene.do("agent diplomacy@secrets"), 1)
    assert len(scene[0].intrigue) == 4
    bought = buying("gene_locked_vault")
    assert bought.kind == "either"
    assert len(bought.options) == 2


@pytest.mark.covers("tile/glowglobes")
def test_glowglobes_show_the_top_card() -> None:
    scene = buying("glowglobes", deck=["seek_allies", "dagger"]).do("faction guild")
    assert scene.influence(0, "guild") == 1
    assert scene.view(0)["players"][0]["deck"][-1] == "seek_allies"
    assert scene.view(1)["players"][0]["deck"][-1] == "?"
    (saw,) = scene.events("saw_top")
    assert (saw.data, saw.seats) == ({"card": "seek_allies"}, (0,))


@pytest.mark.covers("tile/navigation_chamber")
def test_b_9_17_navigation_chamber_makes_spaces_cheaper() -> None:
    scene = ready("dagger", "reconnaissance", solari=4, spice=0).tiles(0, "navigation_chamber")
    assert "agent dagger@high_council" in scene.options
    scene.do("agent dagger@high_council")
    assert scene.goods(0)[0] == 0
    refinery = ready("reconnaissance").tiles(0, "navigation_chamber").do("agent reconnaissance@spice_refinery")
    assert "price 1" in refinery.options
    refinery.do("price 1")
    assert refinery.goods(0)[0] == 4
    assert "agent diplomacy@desert_tactics" not in ready("diplomacy").tiles(0, "navigation_chamber").options


@pytest.mark.covers("tile/ornithopter_fleet")
def test_e_133_b_9_11_ornithopter_fleet_matches_all_icons_at_once() -> None:
    scene = ready("dagger", spice=4).won_cards(0, "skirmish_crysknife", "secure_imperial_basin")
    scene.tops("ornithopter_fleet", "training_depot", "planetary_array").do("agent dagger@assembly_hall")
    before = scene[0].vp
    while EMBASSY not in scene.options:
        scene.do(scene.uses()[0])
    scene.do(EMBASSY, "tech ornithopter_fleet")
    assert scene[0].vp == before + 1
    assert scene.troops(0)[1] == 5


@pytest.mark.covers("tile/ornithopter_fleet")
def test_e_206_b_9_11_a_wild_card_matches_on_arrival() -> None:
    scene = BloodScene(conflict="skirmish_wild").set(0, troops=(0, 3)).tiles(0, "ornithopter_fleet")
    scene.won_cards(0, "objective_crysknife").set(1, troops=(0, 1)).fight()
    while scene.state.phase == 3:
        scene.do("done" if "done" in scene.options else scene.options[0])
    assert scene.turned(0) == ["objective_crysknife", "skirmish_wild"]


@pytest.mark.covers("tile/panopticon")
def test_b_9_19_panopticon_reveals_and_watches_at_the_end() -> None:
    scene = ready("dagger").tiles(0, "panopticon").do("reveal")
    assert scene.troops(0)[1] == 4
    assert scene.kind == "place_spy" or scene.uses()
    end = BloodScene().tiles(0, "panopticon").set(0, influence={"emperor": 1, "guild": 2}).set_conflict_deck()
    end.finish_round()
    assert end[0].influence == [2, 2, 1, 1]


@pytest.mark.covers("tile/planetary_array")
def test_planetary_array_draws_for_a_win() -> None:
    scene = BloodScene().set(0, troops=(0, 3), deck=["seek_allies", "dagger"]).tiles(0, "planetary_array")
    scene.fight()
    before = BloodScene().set(0, troops=(0, 3), deck=["seek_allies", "dagger"]).fight()
    assert len(scene.events("drew", 0)) == len(before.events("drew", 0)) + 1


@pytest.mark.covers("tile/plasteel_blades")
def test_b_9_15_plasteel_blades_turn_into_a_skill() -> None:
    scene = ready("dagger", solari=2).commanders(0, supply=1).tiles(0, "plasteel_blades").show_skills("driven", "hardy")
    scene.do("reveal", "hire", "use tile.plasteel_blades/skill", "skill hardy")
    assert scene.owned_skills(0) == ["hardy"]
    assert scene.owned_tiles(0) == []
    assert buying("plasteel_blades").goods(0)[0] == 4


@pytest.mark.covers("tile/rapid_dropships")
def test_e_132_b_9_7_rapid_dropships_flip_once_a_round_on_agent_turns() -> None:
    scene = ready("dagger", "diplomacy", troops=(3, 0)).tiles(0, "rapid_dropships")
    assert "flip rapid_dropships" not in scene.options  # only after the Agent has been sent
    scene.do("agent dagger@assembly_hall", "flip rapid_dropships")
    assert scene.may_deploy() == 2
    assert scene.flipped(0) == ["rapid_dropships"]
    assert "flip rapid_dropships" not in scene.options
    scene.begin_turn(0).do("reveal")
    assert "flip rapid_dropships" not in scene.options
    scene.finish_round()
    assert scene.owned_tiles(0) == ["rapid_dropships"]


def test_b_9_7_tiles_are_flipped_before_the_agent_is_sent_too() -> None:
    scene = ready("dagger", "convincing_argument", solari=4).tiles(0, "spy_drones", "rapid_dropships")
    assert "agent dagger@high_council" not in scene.options
    assert "flip rapid_dropships" not in scene.options
    scene.do("flip spy_drones")
    assert scene.goods(0)[0] == 5
    assert "flip spy_drones" not in scene.options
    scene.do("agent dagger@high_council")
    assert scene[0].council == 1


def test_b_9_7_b_7_13_a_flip_ends_the_very_start_of_a_turn() -> None:
    scene = ready("litany_against_fear", "dagger").tiles(0, "advanced_data_analysis")
    assert "recite litany_against_fear" in scene.options
    scene.do("flip advanced_data_analysis")
    assert len(scene[0].intrigue) == 1
    assert "recite litany_against_fear" not in scene.options


@pytest.mark.covers("tile/sardaukar_high_command")
def test_b_5_15_sardaukar_high_command_scores_and_makes_commanders_cheaper() -> None:
    scene = ready("dagger", solari=1).commanders(0, supply=1).tiles(0, "sardaukar_high_command").do("reveal", "hire")
    assert scene.goods(0)[0] == 0
    both = plotting("honor_guard").commanders(0, supply=1).tiles(0, "sardaukar_high_command")
    both.do("play honor_guard", "reveal", "hire")
    assert both.forces(0) == (0, 1, 0)  # for nothing
    bought = buying("sardaukar_high_command")
    assert bought[0].points[4] == 1


@pytest.mark.covers("tile/self_destroying_messages")
def test_self_destroying_messages() -> None:
    assert unspent(ready("dagger").tiles(0, "self_destroying_messages").do("reveal")) == 1
    scene = buying("self_destroying_messages")
    assert 2 in [event.data["count"] for event in scene.events("drew_intrigue", 0)]


@pytest.mark.covers("tile/servo_receivers")
def test_b_9_14_servo_receivers_use_the_signet_and_open_the_factions() -> None:
    scene = ready("signet_ring").tiles(0, "servo_receivers")
    assert "agent signet_ring@fremkit" in scene.options
    bought = buying("servo_receivers")
    assert bought.kind == "place_spy"  # the signet of Staban Tuek


@pytest.mark.covers("tile/spy_drones")
def test_spy_drones_place_two_spies_and_flip_for_solari() -> None:
    scene = buying("spy_drones").do("spy guild", "spy emperor")
    assert scene.posts(0) == ["emperor", "guild"]
    scene.do("flip spy_drones")
    assert scene.goods(0)[0] == 1


@pytest.mark.covers("tile/suspensor_suits")
def test_b_9_13_suspensor_suits_deploy_for_each_intrigue_card() -> None:
    scene = ready("dagger").tiles(0, "suspensor_suits").do("agent dagger@assembly_hall")
    carry_out(scene)
    assert scene.troops(0)[2] == 1


@pytest.mark.covers("tile/suspensor_suits")
def test_e_189_while_deploying_is_forbidden_the_troop_stays_at_home() -> None:
    scene = BloodScene(leaders=["shaddam_corrino_iv"]).tiles(0, "suspensor_suits").set(0, hand=["signet_ring"])
    scene.do("agent signet_ring@assembly_hall")
    carry_out(scene)
    assert scene.troops(0)[2] == 0
    assert scene.troops(0)[1] >= 4


@pytest.mark.covers("tile/training_depot")
def test_training_depot_arms_with_command() -> None:
    scene = ready("convincing_argument", "convincing_argument", council=True, troops=(0, 1)).tiles(0, "training_depot")
    assert scene.do("reveal")[0].swords == 2
    assert ready("dagger", troops=(0, 1)).tiles(0, "training_depot").do("reveal")[0].swords == 1


def test_b_9_6_tiles_are_public_and_projects_are_not() -> None:
    scene = fighting().tiles(0, "glowglobes")
    assert scene.view(2)["players"][0]["tech"]["tiles"] == ["glowglobes"]
    assert revealing("dagger").embassy.stacks
