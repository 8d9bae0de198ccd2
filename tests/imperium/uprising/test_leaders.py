"""The leaders of Uprising (U-19)."""

from __future__ import annotations

import pytest

from kanly.imperium.components import LEADERS
from tests.imperium.uprising.scenes import UprisingScene, deployments, led_by, uses

FEYD = "leader.feyd_rautha_harkonnen"
DECK = ["diplomacy", "dagger", "reconnaissance", "dune_the_desert_planet"]


def signet(leader: str, space: str = "gather_support", **mine: object) -> UprisingScene:
    """Send the leader's Agent with Signet Ring, to a space that gives two troops and asks nothing."""
    scene = led_by(leader, **{"hand": ["signet_ring", "dagger"], "deck": DECK, **mine})
    scene.do(f"agent signet_ring@{space}")
    if "price 0" in scene.options:
        scene.do("price 0")
    return scene


# -- Feyd-Rautha Harkonnen (U-19.1) ------------------------------------------------------------------------------------


def train(scene: UprisingScene, *actions: str) -> UprisingScene:
    """Let Feyd-Rautha send an Agent with Signet Ring in a turn of its own, then do what it asks."""
    scene.state.agents = [0] * len(scene.state.agents)
    scene[0].ready = 2
    scene.set(0, played=[], hand=["signet_ring", "dagger"], troops=(3, 0)).begin_turn(0)
    return scene.do("agent signet_ring@gather_support", *actions)


@pytest.mark.covers("leader/feyd_rautha_harkonnen")
def test_u_19_1_the_paid_branch_of_the_first_fork_trashes_a_card_for_a_solari() -> None:
    scene = train(led_by("feyd_rautha_harkonnen", solari=1), f"choose {FEYD}/trash", f"use {FEYD}/trash")
    scene.do(f"use {FEYD}/trash2", "trash dagger hand")
    assert scene.goods(0) == (0, 0, 0)
    assert scene.cards(0, "hand") == []
    assert scene.events("trained")[-1].data["place"] == "paid_trash"


@pytest.mark.covers("leader/feyd_rautha_harkonnen")
def test_u_19_1_the_paid_trash_may_be_left_and_the_token_has_moved() -> None:
    scene = train(led_by("feyd_rautha_harkonnen", solari=1), f"choose {FEYD}/trash", "done")
    assert scene.goods(0) == (1, 0, 0)
    assert scene.events("trained")[-1].data["place"] == "paid_trash"


@pytest.mark.covers("leader/feyd_rautha_harkonnen")
def test_e_183_the_branches_of_the_training_track_and_their_rewards() -> None:
    scene = train(led_by("feyd_rautha_harkonnen"), f"choose {FEYD}/spy", "spy emperor")
    assert scene.spies(0) == ["emperor"]
    train(scene, "done")
    assert scene.events("trained")[-1].data["place"] == "middle_trash"
    train(scene)
    assert scene.kind == "train"
    assert len(scene.options) == 2, "a trash or a Spy"
    scene.do(next(text for text in scene.options if "spy" in text), "spy guild")
    assert scene.spies(0) == ["emperor", "guild"]
    train(scene)
    assert scene.goods(0) == (0, 2, 0)
    train(scene, "spy fremen")
    assert scene.events("trained")[-1].data["place"] == "end"
    assert scene.troops(0) == (6, 6, 0), "one of the track, two of the space"
    assert scene.spies(0) == ["emperor", "guild", "fremen"]


@pytest.mark.covers("leader/feyd_rautha_harkonnen")
def test_u_19_1_the_late_trash_leads_straight_to_the_end_where_nothing_more_comes() -> None:
    scene = train(led_by("feyd_rautha_harkonnen"), f"choose {FEYD}/spy", "spy emperor")
    train(scene, "done")
    train(scene)
    scene.do(next(text for text in scene.options if "trash" in text))
    assert scene.kind == "offer"
    scene.do("done")
    assert scene.events("trained")[-1].data["place"] == "late_trash"
    train(scene, "spy guild")
    assert scene.events("trained")[-1].data["place"] == "end"
    train(scene)
    assert scene.to_move == 1, "the last space neither moves the token nor pays again"
    assert scene.troops(0) == (7, 5, 0)
    assert len(scene.events("trained")) == 4


@pytest.mark.covers("leader/feyd_rautha_harkonnen")
def test_u_19_1_devious_strength_recalls_a_spy_for_two_swords_once() -> None:
    scene = led_by("feyd_rautha_harkonnen", hand=[], troops=(0, 1)).give(0, spies=["emperor", "guild"])
    scene.set(0, hand=["dagger"]).do("reveal", f"use {FEYD}/swords", "recall_spy guild")
    assert scene.strength(0) == 5
    assert scene.spies(0) == ["emperor"]
    assert uses(scene) == []


# -- Gurney Halleck (U-19.2) -------------------------------------------------------------------------------------------


@pytest.mark.covers("leader/gurney_halleck")
@pytest.mark.parametrize(("troops", "persuasion"), [(2, 2), (3, 3)])
def test_u_19_2_gurney_has_a_persuasion_more_with_six_strength(troops: int, persuasion: int) -> None:
    scene = led_by("gurney_halleck", hand=["convincing_argument", "signet_ring"], troops=(0, troops))
    scene.do("reveal")
    assert scene.persuasion == persuasion + 1


@pytest.mark.covers("leader/gurney_halleck")
def test_u_19_2_swords_count_and_later_strength_too_but_once() -> None:
    scene = led_by("gurney_halleck", hand=["convincing_argument", "dagger"], troops=(4, 2), intrigue=["detonation"])
    scene.do("reveal")
    assert (scene.strength(0), scene.persuasion) == (5, 2)
    scene.do("play detonation", "choose intrigue.detonation/deploy", "deploy 4")
    assert (scene.strength(0), scene.persuasion) == (13, 3)


@pytest.mark.covers("leader/gurney_halleck")
def test_u_19_2_warmaster_recruits_a_troop() -> None:
    assert signet("gurney_halleck").troops(0) == (6, 6, 0)


# -- Lady Amber Metulli (U-19.3) ---------------------------------------------------------------------------------------


@pytest.mark.covers("leader/lady_amber_metulli")
def test_u_19_3_amber_may_retreat_one_troop_on_her_reveal_turn() -> None:
    scene = led_by("lady_amber_metulli", troops=(1, 2)).do("reveal")
    assert uses(scene) == ["leader.lady_amber_metulli/retreat 1"]
    assert "done" in scene.options
    scene.do("use leader.lady_amber_metulli/retreat 1")
    assert scene.troops(0) == (9, 2, 1)


@pytest.mark.covers("leader/lady_amber_metulli")
@pytest.mark.parametrize(("guild", "goods"), [(3, (1, 0, 0)), (4, (1, 1, 0))])
def test_u_19_3_fill_coffers_pays_spice_with_an_alliance(guild: int, goods: tuple[int, int, int]) -> None:
    assert signet("lady_amber_metulli", influence={"guild": guild}).goods(0) == goods


# -- Lady Jessica (U-19.4, U-19.5) -------------------------------------------------------------------------------------


@pytest.mark.covers("leader/lady_jessica")
def test_u_19_4_spice_agony_buys_an_intrigue_card_and_a_memory() -> None:
    scene = signet("lady_jessica", spice=1).set_intrigue_deck("cunning")
    scene.do("use leader.lady_jessica/intrigue")
    assert scene.goods(0) == (0, 0, 0)
    assert scene.intrigue(0) == ["cunning"]
    assert (scene.up(0).memories, scene.troops(0)) == (1, (6, 5, 0))


@pytest.mark.covers("leader/lady_jessica")
def test_u_19_4_with_an_empty_supply_there_is_the_intrigue_card_only() -> None:
    scene = signet("lady_jessica", space="imperial_basin", spice=1, troops=(6, 6))
    scene.do("use leader.lady_jessica/intrigue")
    assert len(scene[0].intrigue) == 1
    assert scene.up(0).memories == 0


@pytest.mark.covers("leader/lady_jessica")
def test_u_19_4_other_memories_return_draw_and_turn_her_over_for_good() -> None:
    scene = led_by("lady_jessica", hand=["diplomacy"], deck=["dagger", "signet_ring", "reconnaissance"])
    scene.give(0, memories=2).do("agent diplomacy@secrets", "use leader.lady_jessica/may")
    assert LEADERS[scene[0].leader].key == "reverend_mother_jessica"
    assert (scene.up(0).memories, scene.troops(0)) == (0, (9, 3, 0))
    assert scene.cards(0, "hand") == ["dagger", "signet_ring"]
    assert scene.events("turned_leader")[0].data == {"leader": "reverend_mother_jessica", "count": 2}


@pytest.mark.covers("leader/lady_jessica")
def test_u_19_4_turning_over_is_optional_and_works_without_memories() -> None:
    scene = led_by("lady_jessica", hand=["diplomacy", "dagger"]).do("agent diplomacy@secrets")
    scene.do("use space.secrets/intrigue", "done")
    assert LEADERS[scene[0].leader].key == "lady_jessica"
    scene = led_by("lady_jessica", hand=["diplomacy", "dagger"]).do("agent diplomacy@secrets")
    scene.do("use leader.lady_jessica/may")
    assert LEADERS[scene[0].leader].key == "reverend_mother_jessica"


@pytest.mark.covers("leader/lady_jessica")
@pytest.mark.parametrize("space", ["dutiful_service", "deliver_supplies", "fremkit"])
def test_u_19_4_only_a_bene_gesserit_space_wakes_other_memories(space: str) -> None:
    scene = led_by("lady_jessica", hand=["diplomacy"], deck=DECK).give(0, memories=1)
    scene.do(f"agent diplomacy@{space}")
    assert "use leader.lady_jessica/may" not in scene.options


def reverend_mother(**mine: object) -> UprisingScene:
    """Stand at the start of a turn of Lady Jessica when she has turned over."""
    scene = led_by("lady_jessica")
    back = LEADERS[scene[0].leader].back
    assert back is not None
    scene[0].leader = back.id
    return scene.set(0, **mine).begin_turn(0)


REPEAT = "use leader.reverend_mother_jessica/repeat"


@pytest.mark.covers("leader/lady_jessica")
def test_e_160_she_turns_over_and_repeats_secrets_on_the_same_turn() -> None:
    scene = led_by("lady_jessica", hand=["diplomacy", "dagger"], water=1)
    scene.set(1, intrigue=["detonation", "devour", "impress", "cunning", "mercenaries"])
    scene.do("agent diplomacy@secrets", "use leader.lady_jessica/may")
    while REPEAT not in scene.options:
        scene.do(next(text for text in scene.options if text.startswith("use space.secrets")))
    assert (len(scene[0].intrigue), len(scene[1].intrigue)) == (2, 4)
    scene.do(REPEAT)
    while uses(scene):
        scene.do(f"use {uses(scene)[0]}")
    assert scene.goods(0) == (0, 0, 0)
    assert (len(scene[0].intrigue), len(scene[1].intrigue)) == (4, 3), "a card and a stolen one again"
    assert scene.influence(0, "bene_gesserit") == 1


@pytest.mark.covers("leader/lady_jessica")
def test_u_19_5_the_repeat_costs_no_price_and_comes_once() -> None:
    scene = reverend_mother(hand=["diplomacy"], deck=DECK, spice=1, water=2)
    scene.do("agent diplomacy@espionage", "use space.espionage/draw", "spy emperor", REPEAT)
    scene.do("use space.espionage/draw", "spy guild")
    assert scene.goods(0) == (0, 0, 1)
    assert scene.spies(0) == ["emperor", "guild"]
    assert len(scene[0].hand) == 2
    assert scene.influence(0, "bene_gesserit") == 1
    assert REPEAT not in scene.options


@pytest.mark.covers("leader/lady_jessica")
def test_u_19_5_the_repeat_comes_after_the_effects_of_the_space() -> None:
    scene = reverend_mother(hand=["diplomacy"], deck=DECK, spice=1, water=1)
    scene.do("agent diplomacy@espionage")
    assert REPEAT not in scene.options
    scene.do("use space.espionage/draw")
    assert REPEAT not in scene.options


@pytest.mark.covers("leader/lady_jessica")
def test_u_19_5_a_trash_that_is_declined_does_not_keep_her_from_repeating() -> None:
    scene = reverend_mother(hand=["diplomacy", "dagger"], water=2).do("agent diplomacy@desert_tactics")
    assert scene.troops(0) == (8, 4, 0)
    assert REPEAT in scene.options
    scene.do(REPEAT)
    assert scene.troops(0) == (7, 5, 0)
    assert scene.goods(0) == (0, 0, 0)
    assert deployments(scene)[-1] == "deploy 4", "two recruited and two more, no second deployment"


@pytest.mark.covers("leader/lady_jessica")
def test_u_19_5_other_factions_are_not_repeated() -> None:
    scene = reverend_mother(hand=["diplomacy"], water=2).do("agent diplomacy@deliver_supplies")
    assert scene.to_move == 1
    assert scene.goods(0) == (0, 0, 3)


@pytest.mark.covers("leader/lady_jessica")
def test_u_19_5_water_of_life() -> None:
    scene = reverend_mother(hand=["signet_ring"], spice=1).do("agent signet_ring@gather_support")
    scene.do("use leader.reverend_mother_jessica/water")
    assert scene.goods(0) == (0, 0, 1)


# -- Lady Margot Fenring (U-19.6) --------------------------------------------------------------------------------------


@pytest.mark.covers("leader/lady_margot_fenring")
def test_u_19_6_loyalty_pays_two_spice_at_two_influence_and_again_after_a_loss() -> None:
    scene = led_by("lady_margot_fenring", hand=["diplomacy"], influence={"bene_gesserit": 1}, intrigue=["cunning"])
    scene.do("agent diplomacy@secrets")
    assert scene.goods(0) == (0, 2, 0)
    scene = led_by("lady_margot_fenring", influence={"bene_gesserit": 2}, intrigue=["change_allegiances"])
    scene.do("play change_allegiances", "faction bene_gesserit")
    assert scene.goods(0) == (0, 2, 0), "lost and gained again"


@pytest.mark.covers("leader/lady_margot_fenring")
def test_u_6_3_loyalty_counts_passing_two_once() -> None:
    scene = led_by("lady_margot_fenring", hand=["overthrow"], influence={"bene_gesserit": 1}, intrigue=["cunning"])
    scene.do("agent overthrow@secrets")
    assert scene.influence(0, "bene_gesserit") == 3
    assert scene.goods(0) == (0, 2, 0)


@pytest.mark.covers("leader/lady_margot_fenring")
def test_u_19_6_arrakis_informant_spies_on_a_city() -> None:
    scene = signet("lady_margot_fenring")
    assert scene.options == ["spy arrakeen_refinery", "spy refinery_research", "spy research_sietch"]
    scene.do("spy arrakeen_refinery")
    assert scene.spies(0) == ["arrakeen_refinery"]


# -- Muad'Dib (U-19.7) -------------------------------------------------------------------------------------------------


@pytest.mark.covers("leader/muad_dib")
@pytest.mark.parametrize("worms", [0, 1, 2])
def test_u_19_7_unpredictable_foe_draws_an_intrigue_card_with_a_sandworm(worms: int) -> None:
    scene = led_by("muad_dib", hand=["convincing_argument", "dagger"]).give(0, worms=worms).do("reveal")
    if uses(scene):
        scene.do(f"use {uses(scene)[0]}")
    assert len(scene[0].intrigue) == min(worms, 1)


@pytest.mark.covers("leader/muad_dib")
def test_u_19_7_lead_the_way_draws_a_card() -> None:
    assert signet("muad_dib").cards(0, "hand") == ["dagger", "diplomacy"]


# -- Princess Irulan (U-19.8) ------------------------------------------------------------------------------------------

ROW = ("sardaukar_soldier", "desert_survival", "steersman", "corrinth_city", "strike_fleet")
INSIGHT = "use leader.princess_irulan/may"


@pytest.mark.covers("leader/princess_irulan")
def test_u_19_8_imperial_birthright_draws_an_intrigue_card_at_two_influence() -> None:
    scene = led_by("princess_irulan", hand=["diplomacy"], influence={"emperor": 1})
    scene.do("agent diplomacy@dutiful_service")
    assert len(scene[0].intrigue) == 1


@pytest.mark.covers("leader/princess_irulan")
def test_u_19_8_chroniclers_insight_acquires_a_card_that_costs_exactly_one_to_hand() -> None:
    scene = led_by("princess_irulan", hand=["signet_ring", "dagger"]).set_row(*ROW)
    scene.do("agent signet_ring@gather_support", INSIGHT)
    scene.do(next(text for text in scene.options if "acquire" in text))
    if scene.kind == "acquire_to_hand":
        assert scene.options == ["acquire_to_hand sardaukar_soldier"]
        scene.do("acquire_to_hand sardaukar_soldier")
    assert scene.cards(0, "hand") == ["dagger", "sardaukar_soldier"]


@pytest.mark.covers("leader/princess_irulan")
@pytest.mark.parametrize(("card", "spice"), [("dagger", 0), ("maula_pistol", 2)])
def test_u_19_8_chroniclers_insight_trashes_a_card_for_spice_if_it_has_a_cost(card: str, spice: int) -> None:
    scene = led_by("princess_irulan", hand=["signet_ring", "diplomacy", card]).set_row(*ROW)
    scene.do("agent signet_ring@gather_support", INSIGHT)
    scene.do(next(text for text in scene.options if "insight" in text), f"trash {card} hand")
    assert scene.cards(0, "hand") == ["diplomacy"]
    assert scene.goods(0) == (0, spice, 0)


@pytest.mark.covers("leader/princess_irulan")
def test_u_19_8_chroniclers_insight_may_be_left() -> None:
    scene = led_by("princess_irulan", hand=["signet_ring", "dagger"]).set_row(*ROW)
    scene.do("agent signet_ring@gather_support", "done")
    assert scene.cards(0, "hand") == ["dagger"]


# -- Shaddam Corrino IV (U-19.9, U-16.13) ------------------------------------------------------------------------------

SHADDAM = "shaddam_corrino_iv"


@pytest.mark.covers("leader/shaddam_corrino_iv")
def test_e_182_shaddams_signet_with_no_solari_gains_one_and_a_troop() -> None:
    scene = signet(SHADDAM)
    assert scene.goods(0) == (1, 0, 0)
    assert scene.troops(0) == (6, 6, 0)
    assert scene.to_move == 1, "the other half cannot be paid"


@pytest.mark.covers("leader/shaddam_corrino_iv")
def test_u_19_9_three_solari_buy_influence_instead() -> None:
    scene = signet(SHADDAM, solari=3)
    assert sorted(scene.options) == [f"use leader.{SHADDAM}/influence", f"use leader.{SHADDAM}/solari"]
    scene.do(f"use leader.{SHADDAM}/influence", "faction fremen")
    assert scene.goods(0) == (0, 0, 0)
    assert scene.influence(0, "fremen") == 1
    assert scene.troops(0) == (7, 5, 0)


@pytest.mark.covers("leader/shaddam_corrino_iv")
def test_e_114_no_unit_is_deployed_on_the_turn_of_shaddams_signet() -> None:
    scene = signet(SHADDAM, space="arrakeen", intrigue=["detonation", "unexpected_allies"], water=2, solari=3)
    scene.fell_wall()
    assert deployments(scene) == []
    assert "play detonation" not in scene.options
    assert "play unexpected_allies" not in scene.options
    scene.do(f"use leader.{SHADDAM}/solari")
    assert deployments(scene) == []
    assert scene.troops(0) == (7, 5, 0)


@pytest.mark.covers("leader/shaddam_corrino_iv")
def test_u_7_7_no_sandworm_comes_on_the_turn_of_shaddams_signet() -> None:
    scene = led_by(SHADDAM, hand=["signet_ring"], water=1, solari=3).give(0, hooks=True)
    scene.do("agent signet_ring@hagga_basin")
    assert "use space.hagga_basin/harvest2" not in scene.options
    scene.do(f"use leader.{SHADDAM}/solari")
    assert scene.goods(0) == (4, 2, 0)
    assert scene.worms(0) == 0


@pytest.mark.covers("leader/shaddam_corrino_iv")
def test_u_19_9_the_ban_is_over_with_the_turn() -> None:
    scene = signet(SHADDAM).set(0, hand=["reconnaissance"]).begin_turn(0).do("agent reconnaissance@arrakeen")
    assert "deploy 2" in scene.options


@pytest.mark.covers("leader/shaddam_corrino_iv")
def test_u_3_3_shaddam_plays_only_with_the_module() -> None:
    assert SHADDAM not in UprisingScene(choam=False).ids.leader_ids
    assert SHADDAM in UprisingScene().ids.leader_ids


# -- Staban Tuek (U-19.10) ---------------------------------------------------------------------------------------------


@pytest.mark.covers("leader/staban_tuek")
def test_u_3_8_staban_starts_without_diplomacy() -> None:
    scene = UprisingScene(leaders=["staban_tuek"])
    player = scene[0]
    started = [event for event in scene.game.events if event.kind == "drew_cards"]
    assert "diplomacy" not in scene.cards(0, "deck")
    assert all("diplomacy" not in event.data["cards"] for event in started if event.seat == 0)
    assert len(player.deck) == 4, "nine cards, five of them drawn"


@pytest.mark.covers("leader/staban_tuek")
@pytest.mark.parametrize("space", ["imperial_basin", "hagga_basin", "deep_desert"])
def test_u_19_10_smuggle_spice_when_another_sends_an_agent_to_a_maker_space_he_spies_on(space: str) -> None:
    scene = led_by("staban_tuek").give(0, spies=[space])
    scene.set(1, hand=["dune_the_desert_planet"], water=3).begin_turn(1)
    scene.do(f"agent dune_the_desert_planet@{space}")
    assert scene.goods(0) == (0, 1, 0)


@pytest.mark.covers("leader/staban_tuek")
def test_u_19_10_spies_elsewhere_smuggle_nothing() -> None:
    scene = led_by("staban_tuek").give(0, spies=["hagga_basin", "choam"])
    scene.set(1, hand=["dune_the_desert_planet"], deck=DECK).set_market("harvest_3", "espionage").begin_turn(1)
    scene.do("agent dune_the_desert_planet@imperial_basin")
    scene.set(2, hand=["dune_the_desert_planet"], deck=DECK).begin_turn(2)
    scene.do("agent dune_the_desert_planet@accept_contract")
    assert scene.goods(0) == (0, 0, 0)


@pytest.mark.covers("leader/staban_tuek")
def test_e_161_staban_himself_smuggles_nothing() -> None:
    scene = led_by("staban_tuek", hand=["dune_the_desert_planet"], water=1).give(0, spies=["hagga_basin"])
    scene.do("agent dune_the_desert_planet@hagga_basin", "done")
    assert scene.goods(0) == (0, 2, 0)


@pytest.mark.covers("leader/staban_tuek")
def test_u_19_10_unseen_network_at_the_landsraad_sells_a_spice() -> None:
    scene = signet("staban_tuek", spice=1, solari=2).do("spy council")
    assert uses(scene) == ["leader.staban_tuek/solari"]
    scene.do("use leader.staban_tuek/solari")
    assert scene.goods(0) == (5, 0, 0)


@pytest.mark.covers("leader/staban_tuek")
@pytest.mark.parametrize("post", ["emperor", "guild", "bene_gesserit", "fremen"])
def test_u_19_10_unseen_network_at_a_faction_buys_an_intrigue_card(post: str) -> None:
    scene = signet("staban_tuek", spice=1, solari=2).do(f"spy {post}")
    assert uses(scene) == ["leader.staban_tuek/intrigue"]
    scene.do("use leader.staban_tuek/intrigue")
    assert scene.goods(0) == (0, 1, 0)
    assert len(scene[0].intrigue) == 1


@pytest.mark.covers("leader/staban_tuek")
def test_u_19_10_unseen_network_elsewhere_only_places_the_spy() -> None:
    scene = signet("staban_tuek", spice=1, solari=2).do("spy hagga_basin")
    assert scene.to_move == 1
    assert scene.spies(0) == ["hagga_basin"]
