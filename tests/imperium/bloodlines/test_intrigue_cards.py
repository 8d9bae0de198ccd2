"""The Intrigue cards of Bloodlines, and Piter De Vries's Twisted ones, one by one (B-2.1, B-7.10)."""

from __future__ import annotations

import pytest

from tests.imperium.bloodlines.scenes import BloodScene, carry_out, fighting, plotting, swords_gained

PITER = "piter_de_vries"


@pytest.mark.covers("intrigue/adaptive_tactics")
def test_adaptive_tactics_recruits_a_troop_that_may_fight_anywhere() -> None:
    scene = plotting("adaptive_tactics", spice=1, hand=["dagger"], troops=(2, 0)).do("agent dagger@assembly_hall")
    carry_out(scene).do("play adaptive_tactics")
    assert scene.may_deploy() == 3
    assert scene.goods(0)[1] == 0


@pytest.mark.covers("intrigue/battlefield_research")
def test_battlefield_research_retreats_for_a_cheaper_tile_that_must_be_taken() -> None:
    scene = fighting("battlefield_research", spice=1).tops("training_depot", "glowglobes", "navigation_chamber")
    scene.do("play battlefield_research", "retreat 1", "tech glowglobes", "faction guild")
    assert scene.owned_tiles(0) == ["glowglobes"]
    assert scene.goods(0)[1] == 0
    assert [event.data["count"] for event in scene.events("retreated", 0)] == [1]


@pytest.mark.covers("intrigue/battlefield_research")
def test_battlefield_research_scores_with_three_tiles() -> None:
    scene = BloodScene().set(0, intrigue=["battlefield_research"]).set_conflict_deck()
    scene.tiles(0, "glowglobes", "training_depot", "planetary_array").finish_round()
    before = scene[0].vp
    scene.do("play battlefield_research")
    assert scene[0].vp == before + 1


@pytest.mark.covers("intrigue/coercive_negotiation")
def test_b_8_3_coercive_negotiation_waits_for_three_units_and_takes_one_of_three() -> None:
    scene = plotting("coercive_negotiation", hand=["dagger", "reconnaissance"], troops=(4, 0))
    scene.set(0, deck=["seek_allies"]).do("play coercive_negotiation")
    assert scene.waiting(0) == ["coercive_negotiation"]
    assert scene.state.uprising is not None
    bank = len(scene.state.uprising.bank)
    scene.do("agent reconnaissance@arrakeen")
    carry_out(scene).do("deploy 3")
    assert scene.kind == "coerce"
    assert len(scene.options) >= 2
    scene.do(scene.options[0])
    carry_out(scene)
    assert len(scene.state.uprising.bank) == bank - 3
    assert len(scene.table.contracts_gone) == 2
    assert scene.waiting(0) == []


@pytest.mark.covers("intrigue/coercive_negotiation")
def test_b_8_3_coercive_negotiation_needs_three_contracts_in_the_bank() -> None:
    scene = plotting("coercive_negotiation")
    assert scene.state.uprising is not None
    scene.table.contracts_gone = scene.state.uprising.bank[2:]
    scene.state.uprising.bank = scene.state.uprising.bank[:2]
    scene.begin_turn(0)
    assert "play coercive_negotiation" not in scene.options


@pytest.mark.covers("intrigue/desert_support")
def test_desert_support_pays_water_for_swords() -> None:
    scene = fighting("desert_support", water=1).do("play desert_support")
    assert swords_gained(scene) == 5
    assert "play desert_support" not in fighting("desert_support").options


@pytest.mark.covers("intrigue/emperors_invitation")
def test_emperors_invitation_draws_or_lends_the_icon() -> None:
    scene = plotting("emperors_invitation", hand=["dagger"], deck=["seek_allies"])
    assert "agent dagger@dutiful_service" not in scene.options
    scene.do("play emperors_invitation", "choose intrigue.emperors_invitation/lends_icons")
    assert "agent dagger@dutiful_service" in scene.options
    drawn = plotting("emperors_invitation", deck=["seek_allies"]).do("play emperors_invitation")
    drawn.do("choose intrigue.emperors_invitation/draw")
    assert "seek_allies" in drawn.cards(0, "hand")


@pytest.mark.covers("intrigue/false_orders")
def test_b_7_11_false_orders_moves_spies_and_places_one_last() -> None:
    scene = plotting("false_orders", hand=["dagger"]).spies(1, "landsraad")
    assert "play false_orders" not in scene.options
    scene.do("agent dagger@assembly_hall")
    carry_out(scene).do("play false_orders")
    assert scene.to_move == 1
    scene.do("spy guild")
    assert scene.posts(1) == ["guild"]
    assert scene.posts(0) == ["landsraad"]


@pytest.mark.covers("intrigue/false_orders")
def test_b_7_11_false_orders_is_playable_with_no_such_spy() -> None:
    scene = plotting("false_orders", hand=["dagger"]).do("agent dagger@assembly_hall")
    carry_out(scene).do("play false_orders")
    assert scene.posts(0) == ["landsraad"]


@pytest.mark.covers("intrigue/grasp_arrakis")
def test_e_190_b_7_14_grasp_arrakis_turns_any_two_cards_objectives_too() -> None:
    scene = BloodScene().set(0, intrigue=["grasp_arrakis"]).set_conflict_deck()
    scene.won_cards(0, "skirmish_crysknife", "objective_desert_mouse_first_player").finish_round()
    before = scene[0].vp
    scene.do("play grasp_arrakis", "turn skirmish_crysknife")
    assert scene[0].vp == before + 1
    assert len(scene.turned(0)) == 2
    assert swords_gained(fighting("grasp_arrakis").do("play grasp_arrakis")) == 3


@pytest.mark.covers("intrigue/honor_guard")
def test_b_5_15_honor_guard_makes_commanders_cheaper_this_turn() -> None:
    scene = plotting("honor_guard", hand=["diplomacy"], solari=1).do("play honor_guard")
    assert scene.troops(0)[1] == 4
    scene.do("agent diplomacy@deliver_supplies", "use commander.space/acquire_commander")
    assert scene.goods(0)[0] == 0


@pytest.mark.covers("intrigue/insider_information")
def test_insider_information_lifts_requirements_or_recalls_a_spy() -> None:
    scene = plotting("insider_information", hand=["reconnaissance"], deck=["dagger"])
    assert "agent reconnaissance@sietch_tabr" not in scene.options
    scene.do("play insider_information")
    assert "agent reconnaissance@sietch_tabr" in scene.options
    spied = plotting("insider_information", hand=["dagger", "seek_allies"], deck=["reconnaissance"]).spies(0, "choam")
    spied.do("play insider_information", "choose intrigue.insider_information/trash")
    spied.do(spied.options[0], "trash dagger hand")
    assert spied.posts(0) == []
    assert "reconnaissance" in spied.cards(0, "hand")


@pytest.mark.covers("intrigue/rapid_engineering")
def test_rapid_engineering_discards_for_a_tile_or_gains_influence_twice() -> None:
    scene = plotting("rapid_engineering", hand=["dagger", "seek_allies"], spice=1)
    scene.tops("training_depot", "glowglobes", "plasteel_blades").do("play rapid_engineering")
    scene.do("discard dagger", "tech glowglobes", "faction guild")
    assert scene.owned_tiles(0) == ["glowglobes"]
    rich = plotting("rapid_engineering").tiles(0, "glowglobes", "training_depot", "planetary_array")
    rich.do("play rapid_engineering")
    rich.do(next(text for text in rich.options if text.startswith("combine")))
    assert sum(rich[0].influence) == 2


@pytest.mark.covers("intrigue/return_the_favor")
def test_return_the_favor_counts_factions_with_two_influence() -> None:
    scene = fighting("return_the_favor", influence={"emperor": 2, "guild": 3, "fremen": 1})
    assert swords_gained(scene.do("play return_the_favor")) == 3


@pytest.mark.covers("intrigue/ripples_in_the_sand")
def test_ripples_in_the_sand_draws_with_a_sandworm() -> None:
    scene = fighting("ripples_in_the_sand").sandworms(0, 1).do("play ripples_in_the_sand")
    assert scene[0].swords == 3
    assert len(scene[0].intrigue) == 1


@pytest.mark.covers("intrigue/sacred_pools")
def test_sacred_pools_discards_for_water_and_scores_for_three() -> None:
    scene = plotting("sacred_pools", hand=["dagger", "seek_allies"]).do("play sacred_pools", "discard dagger")
    assert scene.goods(0)[2] == 1
    end = BloodScene().set(0, intrigue=["sacred_pools"], water=3).set_conflict_deck().finish_round()
    before = end[0].vp
    assert end.do("play sacred_pools")[0].vp == before + 1


@pytest.mark.covers("intrigue/seize_production")
def test_seize_production_takes_spice_with_a_commander_in_the_conflict() -> None:
    scene = plotting("seize_production").commanders(0, conflict=1).do("play seize_production")
    scene.do("choose intrigue.seize_production/spice")
    assert scene.goods(0) == (0, 2, 0)
    assert plotting("seize_production").do("play seize_production").goods(0) == (2, 0, 0)


@pytest.mark.covers("intrigue/sleeper_unit")
def test_sleeper_unit_places_a_spy_or_turns_one_into_troops() -> None:
    scene = plotting("sleeper_unit", solari=1).do("play sleeper_unit", "spy guild")
    assert scene.posts(0) == ["guild"]
    other = plotting("sleeper_unit").spies(0, "guild").do("play sleeper_unit")
    assert other.troops(0)[1] == 5


@pytest.mark.covers("intrigue/tenuous_bond")
def test_tenuous_bond_swaps_influence_and_trashes_a_dear_card_for_swords() -> None:
    scene = plotting("tenuous_bond", influence={"guild": 1}).do("play tenuous_bond", "faction emperor")
    assert (scene.influence(0, "guild"), scene.influence(0, "emperor")) == (0, 1)
    war = fighting("tenuous_bond", discard=["dagger", "maula_pistol"]).do("play tenuous_bond")
    assert swords_gained(war) == 4
    assert war.trash == ["maula_pistol"]
    assert "play tenuous_bond" not in fighting("tenuous_bond", discard=["dagger"]).options


@pytest.mark.covers("intrigue/the_strong_survive")
def test_the_strong_survive_fights_or_retreats_to_trash() -> None:
    scene = fighting("the_strong_survive").do("play the_strong_survive", "choose intrigue.the_strong_survive/swords")
    assert swords_gained(scene) == 3
    other = fighting("the_strong_survive").do("play the_strong_survive", "choose intrigue.the_strong_survive/trash")
    assert other.troops(0)[2] == 2


@pytest.mark.covers("intrigue/withdrawal_agreement")
def test_withdrawal_agreement_retreats_three_commanders_among_them() -> None:
    scene = fighting("withdrawal_agreement", troops=(0, 2), commanders=1)
    scene.do("play withdrawal_agreement", "faction guild")
    assert scene.influence(0, "guild") == 1
    assert scene.forces(0) == (0, 1, 0)
    assert scene.troops(0)[2] == 0


# -- Twisted (B-7.10) ------------------------------------------------------------------------------------------------


@pytest.mark.covers("twisted_card/twisted_ambitious")
def test_ambitious_loses_three_troops_to_catch_up() -> None:
    scene = plotting("twisted_ambitious", leader=PITER).set(1, influence={"guild": 1}).do("play twisted_ambitious")
    assert scene.influence(0, "guild") == 1
    assert scene.troops(0)[1] == 0
    assert scene.removed == ["twisted_ambitious"]
    assert "play twisted_ambitious" not in plotting("twisted_ambitious", leader=PITER).options


@pytest.mark.covers("twisted_card/twisted_calculating")
def test_b_7_15_calculating_counts_kinds_of_units() -> None:
    scene = plotting("twisted_calculating", leader=PITER, troops=(0, 2)).commanders(0, conflict=2).sandworms(0, 1)
    assert scene.do("play twisted_calculating").goods(0)[0] == 3


@pytest.mark.covers("twisted_card/twisted_controlled")
def test_controlled_looks_at_the_top_card() -> None:
    scene = plotting("twisted_controlled", leader=PITER, deck=["seek_allies"], solari=1).do("play twisted_controlled")
    assert scene.options == ["put_back", "discard_top", "draw"]
    assert scene.do("draw").cards(0, "hand") == ["dagger", "seek_allies"]
    other = plotting("twisted_controlled", leader=PITER, deck=["seek_allies"]).do("play twisted_controlled")
    assert other.do("discard_top").cards(0, "discard") == ["seek_allies"]
    assert swords_gained(fighting("twisted_controlled", leader=PITER).do("play twisted_controlled")) == 1
    assert "play twisted_controlled" not in plotting("twisted_controlled", leader=PITER, deck=[]).options


@pytest.mark.covers("twisted_card/twisted_devious")
def test_devious_trashes_from_hand_or_deploys() -> None:
    scene = plotting("twisted_devious", leader=PITER, hand=["dagger", "seek_allies"]).do("play twisted_devious")
    scene.do("choose intrigue.twisted_devious/trash_from", "trash dagger hand")
    assert scene.trash == ["dagger"]
    other = plotting("twisted_devious", leader=PITER, troops=(3, 0)).do("play twisted_devious")
    other.do("choose intrigue.twisted_devious/deploy", "deploy 2")
    assert other.troops(0)[2] == 2


@pytest.mark.covers("twisted_card/twisted_discerning")
def test_discerning_draws_for_a_discard_or_an_alliance() -> None:
    scene = plotting("twisted_discerning", leader=PITER, hand=["dagger", "reconnaissance"], deck=["seek_allies"])
    scene.do("play twisted_discerning", "discard dagger")
    assert scene.cards(0, "hand") == ["reconnaissance", "seek_allies"]
    held = plotting("twisted_discerning", leader=PITER, hand=["dagger"], deck=["seek_allies"], influence={"guild": 4})
    held.do("play twisted_discerning")
    held.do(next(text for text in held.options if text != "choose intrigue.twisted_discerning/draw"))
    assert held.cards(0, "hand") == ["dagger", "seek_allies"]


@pytest.mark.covers("twisted_card/twisted_insidious")
def test_insidious_gives_a_card_away_for_spice() -> None:
    scene = plotting("twisted_insidious", "honor_guard", "twisted_shrewd", leader=PITER).do("play twisted_insidious")
    scene.do("hand_out honor_guard 2")
    assert scene.intrigue(2) == ["honor_guard"]
    assert scene.goods(0)[1] == 2
    other = plotting("twisted_insidious", "twisted_shrewd", leader=PITER).do("play twisted_insidious")
    other.do("hand_out twisted_shrewd 1")
    assert other.goods(0)[1] == 1
    assert other.intrigue(1) == ["twisted_shrewd"]


@pytest.mark.covers("twisted_card/twisted_resourceful")
def test_resourceful_lends_three_icons() -> None:
    scene = plotting("twisted_resourceful", leader=PITER, hand=["diplomacy"]).do("play twisted_resourceful")
    assert "agent diplomacy@assembly_hall" in scene.options
    assert "agent diplomacy@arrakeen" in scene.options


@pytest.mark.covers("twisted_card/twisted_sadistic")
def test_sadistic_loses_a_troop_of_ones_choice_to_draw() -> None:
    scene = plotting("twisted_sadistic", leader=PITER, deck=["seek_allies"], troops=(1, 1)).do("play twisted_sadistic")
    assert scene.options == ["lose 0+0+1+0", "lose 1+0+0+0"]
    scene.do("lose 0+0+1+0")
    assert scene.troops(0) == (11, 1, 0)
    assert "seek_allies" in scene.cards(0, "hand")


@pytest.mark.covers("twisted_card/twisted_shrewd")
def test_b_7_15_shrewd_takes_the_troop_from_the_conflict() -> None:
    scene = fighting("twisted_shrewd", leader=PITER, troops=(2, 1)).do("play twisted_shrewd")
    assert scene.troops(0)[1:] == (2, 0)
    assert scene.goods(0)[1] == 1


@pytest.mark.covers("twisted_card/twisted_sinister")
def test_sinister_loses_two_troops_from_anywhere() -> None:
    scene = fighting("twisted_sinister", leader=PITER, troops=(1, 2)).do("play twisted_sinister", "lose 1+0+1+0")
    assert scene.goods(0)[0] == 1
    assert len(scene[0].intrigue) == 1


@pytest.mark.covers("twisted_card/twisted_unnatural")
def test_unnatural_trashes_a_card_for_another_and_a_troop() -> None:
    scene = plotting("twisted_unnatural", "honor_guard", "twisted_shrewd", leader=PITER).do("play twisted_unnatural")
    scene.do("trash_intrigue honor_guard")
    assert scene.troops(0)[1] == 4
    assert sorted(scene.removed) == ["honor_guard", "twisted_unnatural"]
    other = plotting("twisted_unnatural", "twisted_shrewd", leader=PITER).do("play twisted_unnatural")
    assert other.troops(0)[1] == 3


@pytest.mark.covers("twisted_card/twisted_withdrawn")
def test_b_7_13_withdrawn_passes_the_turn_at_its_very_start() -> None:
    scene = plotting("twisted_withdrawn", leader=PITER).do("play twisted_withdrawn")
    assert scene.to_move == 1
    assert not scene[0].revealed
    late = plotting("twisted_withdrawn", "adaptive_tactics", leader=PITER, spice=1).do("play adaptive_tactics")
    assert "play twisted_withdrawn" not in late.options


@pytest.mark.parametrize("card", ["twisted_unnatural", "twisted_insidious", "twisted_calculating"])
def test_i_27_16_a_card_that_could_do_nothing_is_not_offered(card: str) -> None:
    """No other Intrigue card is held that could pay, and no unit is in the Conflict."""
    scene = plotting(card, leader="piter_de_vries", hand=["dagger", "diplomacy"])
    assert f"play {card}" not in scene.options
