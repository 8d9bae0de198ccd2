"""The Imperium cards of Bloodlines, one by one (B-2.1)."""

from __future__ import annotations

import pytest

from tests.imperium.bloodlines.scenes import BloodScene, carry_out, ready, revealing, sending, unspent


@pytest.mark.covers("card/arrakis_observer")
def test_arrakis_observer_discards_for_a_spy_in_deep_cover_and_spice_for_a_guild_card() -> None:
    scene = ready("arrakis_observer", "guild_envoy", "dagger").spies(1, "choam")
    scene.do("agent arrakis_observer@arrakeen", "use card.arrakis_observer/spy", "discard guild_envoy")
    assert "spy choam" in scene.options  # beside the Spy of seat 1
    scene.do("spy choam")
    assert scene.goods(0)[1] == 2
    plain = ready("arrakis_observer", "dagger", "seek_allies")
    plain.do("agent arrakis_observer@arrakeen", "use card.arrakis_observer/spy", "discard dagger", "spy choam")
    assert plain.goods(0)[1] == 0


@pytest.mark.covers("card/arrakis_observer")
def test_arrakis_observer_recalls_a_spy_for_swords() -> None:
    scene = ready("arrakis_observer", troops=(0, 1)).spies(0, "choam").do("reveal")
    scene.do("use card.arrakis_observer/swords")
    assert (scene[0].swords, scene.posts(0)) == (3, [])


@pytest.mark.covers("card/bombast")
def test_bombast_pays_and_goes_with_command_only() -> None:
    scene = revealing("bombast", "convincing_argument", "convincing_argument", council=True)
    assert scene.goods(0)[0] == 3
    assert scene.trash == ["bombast"]
    assert scene.persuasion == 7  # what it generated stays
    assert revealing("bombast", "convincing_argument").trash == []


@pytest.mark.covers("card/choam_demands")
def test_choam_demands_completes_a_contract_whatever_it_asks() -> None:
    scene = ready("choam_demands").contracts(0, "harvest_4", "espionage")
    scene.do("agent choam_demands@arrakeen", "use card.choam_demands/fulfil", "fulfil harvest_4")
    assert scene.completed(0) == ["harvest_4"]
    assert scene.goods(0)[0] == 4


@pytest.mark.covers("card/choam_demands")
def test_choam_demands_is_trashed_for_influence_with_four_contracts() -> None:
    scene = ready("choam_demands").contracts(0, completed=4).do("reveal", "use card.choam_demands/emperor")
    assert scene[0].influence == [1, 1, 1, 1]
    assert scene.trash == ["choam_demands"]
    assert "use card.choam_demands/emperor" not in ready("choam_demands").contracts(0, completed=3).do("reveal").options


@pytest.mark.covers("card/command_center")
def test_command_center_recruits_with_influence_and_retreats_for_persuasion() -> None:
    assert sending("command_center", "dutiful_service", influence={"emperor": 2}).troops(0)[1] == 4
    scene = ready("command_center", troops=(0, 3)).do("reveal", "use card.command_center/persuasion")
    assert scene.troops(0) == (9, 2, 1)
    assert scene.persuasion == 3


@pytest.mark.covers("card/corrupt_bureaucrat")
def test_corrupt_bureaucrat_takes_a_contract_for_a_recalled_spy_and_pays_when_discarded() -> None:
    scene = ready("corrupt_bureaucrat").spies(0, "landsraad").market("immediate", "espionage")
    scene.do("agent corrupt_bureaucrat@assembly_hall", "recall_spy landsraad")
    carry_out(scene)
    assert len(scene.open_contracts(0)) + len(scene.completed(0)) == 1
    kept = ready("corrupt_bureaucrat").spies(0, "landsraad").do("agent corrupt_bureaucrat@assembly_hall", "done")
    assert carry_out(kept).open_contracts(0) == []
    other = ready("arrakis_observer", "corrupt_bureaucrat", "dagger").do("agent arrakis_observer@arrakeen")
    other.do("use card.arrakis_observer/spy", "discard corrupt_bureaucrat")
    assert other.goods(0)[0] == 3


@pytest.mark.covers("card/delivery_logistics")
def test_b_8_4_delivery_logistics_has_the_icons_of_open_contracts() -> None:
    scene = ready("delivery_logistics").contracts(0, "espionage", "harvest_3")
    places = {text.partition("@")[2] for text in scene.options if text.startswith("agent ")}
    assert "secrets" in places  # a Bene Gesserit space
    assert "imperial_basin" in places  # Spice Trade, for Harvest
    assert "arrakeen" not in places
    assert not [text for text in ready("delivery_logistics").options if text.startswith("agent ")]


@pytest.mark.covers("card/delivery_logistics")
def test_delivery_logistics_reveals_for_persuasion_or_a_contract() -> None:
    scene = ready("delivery_logistics").market("espionage", "harvest_3").do("reveal")
    scene.do("use card.delivery_logistics/contract", "contract harvest_3")
    assert scene.open_contracts(0) == ["harvest_3"]
    assert unspent(ready("delivery_logistics").do("reveal", "use card.delivery_logistics/persuasion")) == 1


@pytest.mark.covers("card/disruption_tactics")
def test_b_5_6_disruption_tactics_picks_opponent_and_unit() -> None:
    scene = ready("disruption_tactics").set(1, troops=(0, 2)).commanders(1, conflict=1).set(2, troops=(0, 1))
    scene.do("agent disruption_tactics@imperial_basin", "use card.disruption_tactics/rout")
    assert scene.options == ["rout 1 troop", "rout 1 commander", "rout 2 troop"]
    scene.do("rout 1 commander")
    assert scene.forces(1) == (0, 1, 0)


@pytest.mark.covers("card/disruption_tactics")
def test_disruption_tactics_is_trashed_for_a_combat_icon() -> None:
    scene = ready("disruption_tactics", troops=(3, 0)).do("reveal", "use card.disruption_tactics/combat_icon")
    assert scene.may_deploy() == 2
    scene.do("deploy 2")
    assert scene.strength(0) == 4


@pytest.mark.covers("card/eliminate_allies")
def test_eliminate_allies_recruits_when_trashed_also_by_itself() -> None:
    scene = ready("eliminate_allies", "dagger").spies(0, "landsraad").do("agent eliminate_allies@assembly_hall", "done")
    scene.do("use card.eliminate_allies/trash", "trash eliminate_allies play")
    assert scene.troops(0)[1] == 5


@pytest.mark.covers("card/elite_forces")
def test_elite_forces_trashes_an_emperor_card_for_troops_that_may_fight() -> None:
    scene = ready("elite_forces", "command_center", "dagger", troops=(2, 0)).do("agent elite_forces@deliver_supplies")
    scene.do(scene.uses()[0], "trash command_center hand")
    carry_out(scene)
    assert len(scene[0].intrigue) == 1
    assert scene.may_deploy() == 3
    other = ready("elite_forces", "dagger", "seek_allies").do("agent elite_forces@deliver_supplies")
    other.do(other.uses()[0], "trash dagger hand")
    assert other[0].intrigue == []
    assert other.may_deploy() == 0


@pytest.mark.covers("card/engineered_miracle")
def test_engineered_miracle_acquires_any_card_of_the_row_with_command() -> None:
    hand = ("engineered_miracle", "convincing_argument", "convincing_argument", "dagger")
    scene = ready(*hand, council=True).set_row("steersman", "maula_pistol").do("reveal")
    scene.do("use card.engineered_miracle/acquire_row", "acquire steersman")
    assert "steersman" in scene.cards(0, "discard")
    assert scene.influence(0, "guild") == 1  # its acquire box
    water = ready("engineered_miracle", "dagger").do("agent engineered_miracle@fremkit")
    water.do("use card.engineered_miracle/water")
    assert water.goods(0)[2] == 1


@pytest.mark.covers("card/fremen_war_name")
def test_fremen_war_name_asks_for_two_spice_gained_this_turn() -> None:
    scene = ready("fremen_war_name", deck=["dagger"]).bonus("imperial_basin", 1)
    scene.do("agent fremen_war_name@imperial_basin")
    assert scene.troops(0)[1] == 4
    poor = ready("fremen_war_name").do("agent fremen_war_name@imperial_basin")
    assert poor.troops(0)[1] == 3
    assert revealing("fremen_war_name", "sandwalk", troops=(0, 1))[0].swords == 2 + 1


@pytest.mark.covers("card/holy_war")
def test_e_162_b_7_11_b_7_12_holy_war_makes_opponents_lose_troops_and_move_spies() -> None:
    scene = ready("holy_war", solari=5).spies(1, "council").set(2, troops=(0, 1)).set(3, troops=(0, 0))
    scene.do("agent holy_war@high_council")
    while scene.kind == "move" and scene.to_move == 0:
        scene.do(next(text for text in scene.options if text.startswith("use card.holy_war")))
        if scene.kind == "move_spy":
            break
    assert scene.troops(1) == (10, 2, 0)
    assert scene.troops(2)[2] == 0
    assert scene.to_move == 1
    assert "spy council" not in scene.options
    scene.do("spy guild")
    assert scene.posts(1) == ["guild"]
    assert not scene.events("spy_recalled")


@pytest.mark.covers("card/holy_war")
def test_holy_war_reveals_a_troop_and_with_a_bond_a_combat_icon() -> None:
    scene = revealing("holy_war", "sandwalk", troops=(1, 0))
    assert scene.may_deploy() == 2
    assert revealing("holy_war").may_deploy() == 0


@pytest.mark.covers("card/i_believe")
def test_i_believe_recruits_two_with_command() -> None:
    scene = revealing("i_believe", "convincing_argument", "convincing_argument", "reconnaissance")
    assert scene.troops(0)[1] == 5
    assert scene.may_deploy() == 0
    other = ready("i_believe", "dagger", deck=["seek_allies"]).do("agent i_believe@fremkit")
    other.do("use card.i_believe/draw")
    assert [event.data["card"] for event in other.events("discarded", 0)] == ["dagger"]


@pytest.mark.covers("card/imperial_throneship")
def test_imperial_throneship_counts_garrisoned_commanders() -> None:
    scene = ready("imperial_throneship", troops=(3, 0)).commanders(0, garrison=1).do("reveal")
    assert (scene.persuasion, scene.goods(0)[0]) == (3, 3)
    assert revealing("imperial_throneship", troops=(3, 0)).persuasion == 2
    assert carry_out(sending("imperial_throneship", "arrakeen", deck=["dagger"]))[0].intrigue


@pytest.mark.covers("card/intelligence_training")
def test_intelligence_training_places_a_spy_with_command() -> None:
    hand = ("intelligence_training", "convincing_argument", "convincing_argument", "reconnaissance")
    scene = revealing(*hand)
    scene.do(scene.uses()[0], "spy emperor")
    assert scene.posts(0) == ["emperor"]
    acquired = revealing("convincing_argument", "convincing_argument").set_row("intelligence_training")
    acquired.do("acquire intelligence_training", "spy guild")
    assert acquired.posts(0) == ["guild"]


@pytest.mark.covers("card/ixian_ambassador")
def test_e_165_ixian_ambassador_counts_owned_tiles_only() -> None:
    scene = ready("ixian_ambassador").tiles(0, "glowglobes", "training_depot").do("reveal")
    scene.do("faction guild")
    assert scene.influence(0, "guild") == 1
    one = ready("ixian_ambassador").tiles(0, "glowglobes").do("reveal")
    assert not one.uses()
    assert sending("ixian_ambassador", "assembly_hall").goods(0)[1] == 1


@pytest.mark.covers("card/litany_against_fear")
def test_e_192_b_7_13_litany_is_put_into_play_at_the_very_start_of_a_turn() -> None:
    scene = ready("litany_against_fear", "dagger", deck=["seek_allies"], intrigue=["adaptive_tactics"], spice=1)
    assert "recite litany_against_fear" in scene.options
    scene.do("recite litany_against_fear")
    assert scene.to_move == 1
    assert scene.cards(0, "played") == ["litany_against_fear"]
    assert "seek_allies" in scene.cards(0, "hand")
    assert not scene[0].revealed
    late = ready("litany_against_fear", intrigue=["adaptive_tactics"], spice=1).do("play adaptive_tactics")
    assert "recite litany_against_fear" not in late.options
    assert revealing("litany_against_fear").persuasion == 2


@pytest.mark.covers("card/mercantile_affairs")
def test_mercantile_affairs_draws_intrigue_for_a_contract_completed_this_turn() -> None:
    scene = ready("mercantile_affairs").contracts(0, "arrakeen_water").do("agent mercantile_affairs@arrakeen")
    while scene.to_move == 0 and scene.uses():
        scene.do(scene.uses()[0])
    assert len(scene[0].intrigue) == 1
    assert sending("mercantile_affairs", "secrets")[0].intrigue  # of the space alone
    acquired = revealing("convincing_argument", "convincing_argument", "reconnaissance").set_row("mercantile_affairs")
    acquired.market("espionage", "harvest_3").do("acquire mercantile_affairs", "contract harvest_3")
    assert acquired.open_contracts(0) == ["harvest_3"]


@pytest.mark.covers("card/pointing_the_way")
def test_pointing_the_way_asks_for_a_sandworm_and_for_command() -> None:
    scene = ready("pointing_the_way", deck=["dagger"]).sandworms(0, 1).do("agent pointing_the_way@fremkit")
    assert len(carry_out(scene)[0].intrigue) == 1
    hand = ("pointing_the_way", "convincing_argument", "convincing_argument", "reconnaissance")
    revealed = revealing(*hand).do("use card.pointing_the_way/influence", "faction fremen")
    assert revealed.influence(0, "fremen") == 1


@pytest.mark.covers("card/possible_futures")
def test_possible_futures_gives_one_or_with_a_sister_both() -> None:
    scene = ready("possible_futures", deck=["dagger"], troops=(0, 0)).do("agent possible_futures@arrakeen")
    assert carry_out(scene).influence(0, "emperor") == 1
    assert scene.troops(0)[1] == 1  # that of the space
    both = ready("possible_futures", played=["truthtrance"], troops=(0, 0)).do("agent possible_futures@arrakeen")
    while both.to_move == 0 and both.uses():
        both.do(both.uses()[0])
        if both.kind == "faction":
            both.do("faction guild")
    assert both.influence(0, "guild") == 1
    assert both.troops(0)[1] == 3
    assert revealing("possible_futures").goods(0)[2] == 1


@pytest.mark.covers("card/quash_rebellion")
def test_quash_rebellion_persuades_with_a_commander_in_the_conflict() -> None:
    assert ready("quash_rebellion").commanders(0, conflict=1).do("reveal").persuasion == 2
    assert revealing("quash_rebellion").persuasion == 0
    assert sending("quash_rebellion", "deliver_supplies").goods(0)[0] == 2


@pytest.mark.covers("card/sandwalk")
def test_sandwalk_draws_for_two_spice_and_bonds() -> None:
    scene = ready("sandwalk", deck=["seek_allies"]).bonus("imperial_basin", 1).do("agent sandwalk@imperial_basin")
    assert scene.cards(0, "hand") == ["seek_allies"]
    assert revealing("sandwalk", "holy_war").persuasion == 3
    assert unspent(revealing("sandwalk")) == 1


@pytest.mark.covers("card/sardaukar_standard")
def test_b_5_14_sardaukar_standard_acquires_the_commander_of_the_bank_when_trashed() -> None:
    scene = ready("eliminate_allies", "sardaukar_standard").spies(0, "landsraad").show_skills("driven", "hardy")
    scene.do("agent eliminate_allies@assembly_hall", "done", "use card.eliminate_allies/trash")
    scene.do("trash sardaukar_standard hand", "skill hardy")
    assert scene.forces(0) == (0, 1, 0)
    assert scene.owned_skills(0) == ["hardy"]
    assert scene.table.bank == 0
    assert revealing("sardaukar_standard").troops(0)[1] == 4


@pytest.mark.covers("card/shrouded_counsel")
def test_shrouded_counsel_trashes_with_command() -> None:
    hand = ("shrouded_counsel", "convincing_argument", "convincing_argument", "reconnaissance")
    scene = revealing(*hand).do("use card.shrouded_counsel/trash", "trash convincing_argument play")
    assert scene.trash == ["convincing_argument"]
    assert not revealing("shrouded_counsel").uses()
    spied = ready("shrouded_counsel").spies(0, "landsraad").do("agent shrouded_counsel@assembly_hall", "done")
    assert len(carry_out(spied)[0].intrigue) == 2


@pytest.mark.covers("card/southern_faith")
def test_southern_faith_draws_or_with_a_sister_gains_influence() -> None:
    scene = ready("southern_faith", deck=["dagger"], played=["truthtrance"]).do("agent southern_faith@fremkit")
    scene.do("use card.southern_faith/bene_gesserit")
    assert scene.influence(0, "bene_gesserit") == 1
    hand = ("southern_faith", "convincing_argument", "convincing_argument", "reconnaissance")
    assert revealing(*hand).goods(0)[1] == 2


@pytest.mark.covers("card/urgent_shigawire")
def test_urgent_shigawire_opens_every_space_to_the_next_sister_and_draws() -> None:
    scene = ready("urgent_shigawire", "truthtrance", deck=["dagger", "seek_allies"], solari=1, troops=(0, 0))
    scene.do("agent urgent_shigawire@arrakeen")
    scene.do(*(text for text in ["done"] if "done" in scene.options))
    scene.set(1, hand=["dagger"]).begin_turn(0)
    assert "agent truthtrance@assembly_hall" in scene.options
    before = len(scene[0].hand)
    scene.do("agent truthtrance@assembly_hall")
    while scene.to_move == 0 and scene.kind == "move" and scene.uses():
        scene.do(scene.uses()[0])
    assert len(scene[0].hand) == before - 1 + 1
    assert not scene.mine(0).primed


def test_b_7_13_litany_does_not_use_up_the_shigawire() -> None:
    scene = BloodScene().set(0, hand=["litany_against_fear", "truthtrance"], deck=["dagger"])
    scene.mine(0).primed = 1
    scene.begin_turn(0).do("recite litany_against_fear")
    assert scene.mine(0).primed


@pytest.mark.covers("card/sardaukar_standard")
def test_b_5_14_the_skill_is_chosen_after_the_effect_that_trashed_the_card() -> None:
    scene = ready("elite_forces", "sardaukar_standard", "dagger", troops=(3, 0)).show_skills("hardy", "driven")
    scene.do("agent elite_forces@dutiful_service", "use card.elite_forces/may", "trash sardaukar_standard hand")
    assert scene.kind == "choose_skill"
    assert len(scene[0].intrigue) == 1
    assert scene.troops(0)[1] == 4
