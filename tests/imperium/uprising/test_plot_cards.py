"""Plot cards of Uprising: what they give, cost and do (U-14, U-16, U-20)."""

from __future__ import annotations

import pytest

from tests.imperium.uprising.scenes import FULL_TRACKS, UprisingScene, plays, plotting, sendings

# -- goods, cards and troops -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        pytest.param("contingency_plan", (2, 0, 0), marks=pytest.mark.covers("intrigue/contingency_plan")),
        pytest.param("crysknife", (0, 1, 0), marks=pytest.mark.covers("intrigue/crysknife")),
        pytest.param("desert_mouse", (0, 1, 0), marks=pytest.mark.covers("intrigue/desert_mouse")),
        pytest.param("ornithopter", (0, 1, 0), marks=pytest.mark.covers("intrigue/ornithopter")),
    ],
)
def test_a_plot_card_that_gives_goods(card: str, gained: tuple[int, int, int]) -> None:
    scene = plotting(card).do(f"play {card}")
    assert scene.goods(0) == gained
    assert scene.intrigue_discard == [card]
    assert scene.kind == "turn"


@pytest.mark.covers("intrigue/councilors_ambition")
def test_councilors_ambition_needs_a_council_seat() -> None:
    scene = plotting("councilors_ambition")
    assert plays(scene) == []
    scene.set(0, council=True).do("play councilors_ambition")
    assert scene.goods(0) == (0, 0, 2)


@pytest.mark.covers("intrigue/intelligence_report")
@pytest.mark.parametrize(("spies", "drawn"), [([], 1), (["emperor"], 1), (["emperor", "guild"], 2)])
def test_intelligence_report_draws_more_with_two_spies(spies: list[str], drawn: int) -> None:
    scene = plotting("intelligence_report", hand=[], deck=["diplomacy", "signet_ring", "reconnaissance"])
    scene.give(0, spies=spies).do("play intelligence_report")
    assert len(scene[0].hand) == drawn


@pytest.mark.covers("intrigue/cunning")
def test_cunning_draws_a_card_for_nothing() -> None:
    scene = plotting("cunning", "contingency_plan", deck=["diplomacy"]).do("play cunning")
    assert scene.cards(0, "hand") == ["dagger", "diplomacy"]
    assert scene.goods(0) == (0, 0, 0)


@pytest.mark.covers("intrigue/cunning")
def test_cunning_may_trash_the_card_that_it_draws_for_a_spice() -> None:
    scene = plotting("cunning", spice=1, deck=["diplomacy"]).do("play cunning")
    scene.do("choose intrigue.cunning/draw2")
    assert scene.goods(0) == (0, 0, 0)
    assert scene.options == ["use intrigue.cunning/trash", "done"]
    scene.do("use intrigue.cunning/trash", "trash diplomacy hand")
    assert scene.cards(0, "hand") == ["dagger"]


@pytest.mark.covers("intrigue/depart_for_arrakis")
def test_depart_for_arrakis_buys_three_troops() -> None:
    assert plays(plotting("depart_for_arrakis", spice=1)) == []
    scene = plotting("depart_for_arrakis", spice=2, deck=["diplomacy"]).do("play depart_for_arrakis")
    assert scene.goods(0) == (0, 0, 0)
    assert scene.troops(0) == (6, 6, 0)
    assert scene.cards(0, "hand") == ["dagger"]


@pytest.mark.covers("intrigue/depart_for_arrakis")
def test_u_20_6_depart_for_arrakis_is_playable_for_the_draw_alone() -> None:
    assert plays(plotting("depart_for_arrakis", influence={"guild": 2, "fremen": 3})) == []
    scene = plotting("depart_for_arrakis", influence={"guild": 3}, deck=["diplomacy"]).do("play depart_for_arrakis")
    assert scene.cards(0, "hand") == ["dagger", "diplomacy"]
    assert scene.troops(0) == (9, 3, 0)


@pytest.mark.covers("intrigue/depart_for_arrakis")
def test_u_20_6_both_lines_of_depart_for_arrakis_and_the_arrow_may_be_left() -> None:
    scene = plotting("depart_for_arrakis", influence={"guild": 3}, deck=["diplomacy"], spice=2)
    scene.do("play depart_for_arrakis")
    assert scene.cards(0, "hand") == ["dagger", "diplomacy"]
    left = [*scene.options]
    scene.do(left[0])
    assert left == ["use intrigue.depart_for_arrakis/troops", "done"]
    assert scene.troops(0) == (6, 6, 0)


@pytest.mark.covers("intrigue/market_opportunity")
def test_market_opportunity_sells_two_spice_or_buys_five() -> None:
    assert plays(plotting("market_opportunity", solari=4, spice=1)) == []
    scene = plotting("market_opportunity", spice=2).do("play market_opportunity")
    assert scene.goods(0) == (5, 0, 0)
    scene = plotting("market_opportunity", solari=5).do("play market_opportunity")
    assert scene.goods(0) == (0, 5, 0)
    both = plotting("market_opportunity", solari=5, spice=2).do("play market_opportunity")
    both.do("choose intrigue.market_opportunity/spice")
    assert both.goods(0) == (0, 7, 0)


@pytest.mark.covers("intrigue/mercenaries")
def test_mercenaries() -> None:
    assert plays(plotting("mercenaries", solari=2)) == []
    scene = plotting("mercenaries", solari=3).set_intrigue_deck("cunning").do("play mercenaries")
    assert scene.goods(0) == (0, 0, 0)
    assert scene.intrigue(0) == ["cunning"]
    assert scene.troops(0) == (7, 5, 0)


@pytest.mark.covers("intrigue/shaddams_favor")
@pytest.mark.parametrize(("emperor", "solari"), [(2, 0), (3, 3)])
def test_shaddams_favor(emperor: int, solari: int) -> None:
    scene = plotting("shaddams_favor", influence={"emperor": emperor}).do("play shaddams_favor")
    assert scene.troops(0) == (8, 4, 0)
    assert scene.goods(0) == (solari, 0, 0)


# -- influence and points --------------------------------------------------------------------------------------------


@pytest.mark.covers("intrigue/buy_access")
def test_buy_access_names_two_factions() -> None:
    assert plays(plotting("buy_access", solari=4)) == []
    scene = plotting("buy_access", solari=5).do("play buy_access")
    assert len(scene.options) == 6, "two different ones, both named at once"
    scene.do("combine intrigue.buy_access/choose2 2+4")
    assert scene[0].influence == [0, 1, 0, 1]
    assert scene.goods(0) == (0, 0, 0)


@pytest.mark.covers("intrigue/imperium_politics")
@pytest.mark.parametrize(("faction", "influence"), [("emperor", [1, 0, 0, 0]), ("guild", [0, 1, 0, 0])])
def test_imperium_politics_moves_the_emperor_or_the_guild(faction: str, influence: list[int]) -> None:
    assert plays(plotting("imperium_politics")) == []
    scene = plotting("imperium_politics", solari=1).do("play imperium_politics")
    scene.do(f"choose intrigue.imperium_politics/{faction}")
    assert scene[0].influence == influence
    assert scene.goods(0) == (0, 0, 0)


@pytest.mark.covers("intrigue/sietch_ritual")
@pytest.mark.parametrize(("faction", "influence"), [("bene_gesserit", [0, 0, 1, 0]), ("fremen", [0, 0, 0, 1])])
def test_sietch_ritual_costs_a_card(faction: str, influence: list[int]) -> None:
    scene = plotting("sietch_ritual", hand=["dagger", "diplomacy"]).do("play sietch_ritual")
    assert sorted(scene.options) == ["discard dagger", "discard diplomacy"]
    scene.do("discard dagger", f"choose intrigue.sietch_ritual/{faction}")
    assert scene[0].influence == influence
    assert scene.cards(0, "hand") == ["diplomacy"]


@pytest.mark.covers("intrigue/sietch_ritual")
def test_sietch_ritual_is_not_playable_when_the_hand_is_revealed() -> None:
    scene = plotting("sietch_ritual", hand=["dagger", "diplomacy"]).do("reveal")
    assert plays(scene) == []


@pytest.mark.covers("intrigue/change_allegiances")
def test_u_20_6_what_the_first_line_of_change_allegiances_gives_may_pay_for_nothing_or_the_second_too() -> None:
    scene = plotting("change_allegiances", spice=3, influence={"guild": 1}).do("play change_allegiances")
    assert scene.options == ["use intrigue.change_allegiances/influence", "use intrigue.change_allegiances/influence3"]
    scene.do("use intrigue.change_allegiances/influence", "faction fremen")
    assert scene[0].influence == [0, 0, 0, 1]
    assert scene.options == ["use intrigue.change_allegiances/influence3", "done"]
    scene.do("use intrigue.change_allegiances/influence3", "faction fremen")
    assert scene[0].influence == [0, 0, 0, 2]
    assert scene.goods(0) == (0, 0, 0)


@pytest.mark.covers("intrigue/change_allegiances")
def test_u_20_6_the_second_line_of_change_allegiances_may_pay_for_the_first() -> None:
    scene = plotting("change_allegiances", spice=3).do("play change_allegiances", "faction emperor")
    assert scene[0].influence == [1, 0, 0, 0]
    assert scene.options == ["use intrigue.change_allegiances/influence", "done"]
    scene.do("use intrigue.change_allegiances/influence", "faction guild")
    assert scene[0].influence == [0, 1, 0, 0]


@pytest.mark.covers("intrigue/opportunism")
def test_opportunism_loses_influence_twice_with_the_same_faction_too() -> None:
    assert plays(plotting("opportunism", solari=2, influence={"guild": 1})) == []
    assert plays(plotting("opportunism", solari=1, influence={"guild": 2})) == []
    scene = plotting("opportunism", solari=2, influence={"guild": 1, "fremen": 1})
    scene.do("play opportunism", "faction guild")
    assert scene[0].influence == [0, 0, 0, 0]
    assert scene.goods(0) == (0, 0, 0)
    assert scene[0].vp == 2
    scene = plotting("opportunism", solari=2, influence={"guild": 3}).do("play opportunism")
    assert scene[0].influence == [0, 1, 0, 0]
    assert scene[0].vp == 2, "one lost below two, one gained"


@pytest.mark.covers("intrigue/strategic_stockpiling")
def test_u_20_6_strategic_stockpiling_scores_by_either_line_or_both() -> None:
    assert plays(plotting("strategic_stockpiling", spice=4, water=3, influence={"fremen": 2})) == []
    assert plays(plotting("strategic_stockpiling", water=2, influence={"fremen": 3})) == []
    one = plotting("strategic_stockpiling", water=3, influence={"fremen": 3}).do("play strategic_stockpiling")
    assert (one[0].vp, one.goods(0)) == (3, (0, 0, 0))
    scene = plotting("strategic_stockpiling", spice=5, water=3, influence={"fremen": 3})
    scene.do("play strategic_stockpiling", "use intrigue.strategic_stockpiling/vp")
    assert scene[0].vp == 3
    scene.do("use intrigue.strategic_stockpiling/vp3")
    assert (scene[0].vp, scene.goods(0)) == (4, (0, 0, 0))


# -- Spies, wall and sandworms ---------------------------------------------------------------------------------------


@pytest.mark.covers("intrigue/detonation")
def test_detonation_removes_the_shield_wall() -> None:
    scene = plotting("detonation").do("play detonation", "choose intrigue.detonation/shield_wall")
    assert scene.table.wall == 0
    assert scene.troops(0) == (9, 3, 0)
    assert len(scene.events("shield_wall_fell", 0)) == 1


@pytest.mark.covers("intrigue/detonation")
def test_detonation_deploys_up_to_four_from_the_garrison_whatever_the_turn() -> None:
    scene = plotting("detonation", troops=(5, 0)).do("play detonation", "choose intrigue.detonation/deploy")
    assert scene.options == ["deploy 0", "deploy 1", "deploy 2", "deploy 3", "deploy 4"]
    scene.do("deploy 4")
    assert scene.troops(0) == (7, 1, 4)
    assert scene.table.wall == 1
    on_reveal = plotting("detonation", troops=(2, 0)).do("reveal", "play detonation")
    on_reveal.do("choose intrigue.detonation/deploy", "deploy 2")
    assert on_reveal.strength(0) == 5, "the dagger revealed before counts"


@pytest.mark.covers("intrigue/detonation")
def test_u_8_6_detonation_without_wall_and_garrison_is_not_playable() -> None:
    assert plays(plotting("detonation", troops=(0, 3)).fell_wall()) == []
    assert plays(plotting("detonation", troops=(1, 3)).fell_wall()) == ["detonation"]


@pytest.mark.covers("intrigue/special_mission")
def test_special_mission_places_a_spy_on_a_city_post() -> None:
    scene = plotting("special_mission").do("play special_mission")
    assert scene.options == ["spy arrakeen_refinery", "spy refinery_research", "spy research_sietch"]
    scene.do("spy research_sietch")
    assert scene.spies(0) == ["research_sietch"]


@pytest.mark.covers("intrigue/special_mission")
@pytest.mark.parametrize("falls", [True, False])
def test_special_mission_recalls_a_spy_for_two_spice_and_may_remove_the_wall(falls: bool) -> None:
    scene = plotting("special_mission", "cunning").give(0, spies=["emperor", "guild"])
    scene.do("play special_mission", "choose intrigue.special_mission/shield_wall", "recall_spy guild")
    scene.do(scene.options[0] if falls else "done")
    assert scene.spies(0) == ["emperor"]
    assert scene.goods(0) == (0, 2, 0)
    assert scene.table.wall == int(not falls)


@pytest.mark.covers("intrigue/unexpected_allies")
def test_u_7_4_unexpected_allies_needs_no_maker_hooks() -> None:
    assert plays(plotting("unexpected_allies", water=1)) == []
    scene = plotting("unexpected_allies", water=2).do("play unexpected_allies", "done")
    assert (scene.worms(0), scene.strength(0)) == (1, 3)
    assert scene.goods(0) == (0, 0, 0)
    assert scene.table.wall == 1


@pytest.mark.covers("intrigue/unexpected_allies")
def test_u_8_7_unexpected_allies_removes_the_wall_before_the_sandworm_comes() -> None:
    scene = plotting("unexpected_allies", conflict="battle_for_arrakeen", water=2).do("play unexpected_allies")
    scene.do(scene.options[0])
    assert scene.table.wall == 0
    assert scene.worms(0) == 1


@pytest.mark.covers("intrigue/unexpected_allies")
def test_u_7_5_with_the_wall_kept_no_sandworm_comes_to_a_protected_conflict() -> None:
    scene = plotting("unexpected_allies", conflict="battle_for_arrakeen", water=2)
    scene.do("play unexpected_allies", "done")
    assert (scene.table.wall, scene.worms(0)) == (1, 0)


# -- cards that wait -------------------------------------------------------------------------------------------------

ROW = ("sardaukar_soldier", "smugglers_harvester", "unswerving_loyalty", "weirding_woman", "space_time_folding")


@pytest.mark.covers("intrigue/call_to_arms")
def test_u_20_3_call_to_arms_recruits_for_every_card_acquired_on_the_reveal_turn() -> None:
    scene = plotting("call_to_arms", hand=["dagger", "convincing_argument", "convincing_argument"])
    scene.set_row(*ROW).do("play call_to_arms")
    assert scene.waiting(0) == ["call_to_arms"]
    scene.do("reveal", "acquire sardaukar_soldier", "acquire weirding_woman")
    assert scene.troops(0) == (7, 5, 0)
    scene.do("done")
    assert scene.waiting(0) == []
    assert scene.intrigue_discard[-1] == "call_to_arms"


@pytest.mark.covers("intrigue/call_to_arms")
def test_u_20_3_call_to_arms_is_not_retroactive() -> None:
    scene = plotting("call_to_arms", hand=["dagger", "convincing_argument", "convincing_argument"])
    scene.set_row(*ROW).do("reveal", "acquire sardaukar_soldier", "play call_to_arms")
    assert scene.troops(0) == (9, 3, 0)
    scene.do("acquire weirding_woman")
    assert scene.troops(0) == (8, 4, 0)


@pytest.mark.covers("intrigue/call_to_arms")
def test_u_20_3_call_to_arms_needs_the_reveal_turn() -> None:
    scene = plotting("call_to_arms", "inspire_awe").set_row(*ROW)
    scene.do("play call_to_arms", "play inspire_awe", "acquire weirding_woman")
    assert scene.troops(0) == (9, 3, 0)
    assert scene.waiting(0) == ["call_to_arms"]


@pytest.mark.covers("intrigue/distraction")
def test_u_20_4_distraction_waits_over_rounds_and_places_a_spy_beside_anothers() -> None:
    scene = plotting("distraction", hand=["reconnaissance"], troops=(4, 0)).do("play distraction")
    assert scene.waiting(0) == ["distraction"]
    scene.finish_round()
    assert scene.waiting(0) == ["distraction"]
    scene.set(0, hand=["reconnaissance"]).give(1, spies=["emperor"]).begin_turn(0)
    scene.do("agent reconnaissance@arrakeen", "deploy 3")
    assert "spy emperor" in scene.options
    assert "spy guild" in scene.options
    assert "done" not in scene.options, "the Spy is not optional"
    scene.do("spy emperor")
    assert scene.spies(0) == ["emperor"]
    assert scene.spies(1) == ["emperor"]
    assert (scene.waiting(0), scene.intrigue_discard[-1]) == ([], "distraction")


@pytest.mark.covers("intrigue/distraction")
def test_u_20_4_distraction_after_the_third_unit_works_at_once() -> None:
    scene = plotting("distraction", hand=["reconnaissance"], troops=(4, 0))
    scene.do("agent reconnaissance@arrakeen", "deploy 2")
    scene.do("deploy 1", "play distraction", "spy guild")
    assert scene.spies(0) == ["guild"]
    assert scene.waiting(0) == []


@pytest.mark.covers("intrigue/distraction")
def test_u_7_9_two_units_are_not_enough_for_distraction() -> None:
    scene = plotting("distraction", "cunning", hand=["reconnaissance"], troops=(4, 0)).do("play distraction")
    scene.do("agent reconnaissance@arrakeen", "deploy 2", "use space.arrakeen/draw", "done")
    assert scene.spies(0) == []
    assert scene.waiting(0) == ["distraction"]


@pytest.mark.covers("intrigue/distraction")
def test_u_7_9_sandworms_count_for_distraction() -> None:
    scene = plotting("distraction", hand=["dune_the_desert_planet"], water=3).give(0, hooks=True)
    scene.do("play distraction", "agent dune_the_desert_planet@deep_desert")
    scene.do("use space.deep_desert/harvest2")
    assert scene.worms(0) == 2
    scene.do("deploy 1")
    assert scene.kind == "place_spy"


@pytest.mark.covers("intrigue/distraction")
def test_u_9_4_distraction_without_a_spy_in_the_supply_may_be_declined_and_is_gone() -> None:
    scene = plotting("distraction", hand=["reconnaissance"], troops=(4, 0)).do("play distraction")
    scene.give(0, spies=["emperor", "guild", "fremen"]).do("agent reconnaissance@arrakeen", "deploy 3")
    assert scene.options == ["recall_spy emperor", "recall_spy guild", "recall_spy fremen", "done"]
    scene.do("done")
    assert scene.waiting(0) == []
    assert scene.intrigue_discard[-1] == "distraction"


# -- the Row ---------------------------------------------------------------------------------------------------------


@pytest.mark.covers("intrigue/inspire_awe")
def test_inspire_awe_acquires_a_card_to_the_discard_pile() -> None:
    scene = plotting("inspire_awe", discard=[]).set_row("maula_pistol", "overthrow", "steersman", *ROW[:2])
    scene.do("play inspire_awe")
    assert "acquire overthrow" not in scene.options
    assert "acquire prepare_the_way" in scene.options
    scene.do("acquire maula_pistol")
    assert scene.cards(0, "discard") == ["maula_pistol"]
    assert scene.persuasion == 0


@pytest.mark.covers("intrigue/inspire_awe")
def test_inspire_awe_brings_the_card_to_the_hand_with_a_sandworm_in_the_conflict() -> None:
    scene = plotting("inspire_awe").set_row("maula_pistol", *ROW[:4]).give(0, worms=1)
    scene.do("play inspire_awe", "acquire_to_hand maula_pistol")
    assert scene.cards(0, "hand") == ["dagger", "maula_pistol"]
    assert "agent maula_pistol@arrakeen" in sendings(scene)


@pytest.mark.covers("intrigue/inspire_awe")
def test_u_20_5_inspire_awe_is_playable_with_nothing_to_acquire() -> None:
    scene = plotting("inspire_awe").set_row("overthrow", "steersman", "corrinth_city", "desert_power", "strike_fleet")
    scene.state.reserve[0] = 0
    scene.state.trash += (scene.ids.card_ids["prepare_the_way"],) * 8
    scene.begin_turn(0)
    assert plays(scene) == ["inspire_awe"]
    scene.do("play inspire_awe")
    assert scene.intrigue_discard == ["inspire_awe"]


@pytest.mark.covers("intrigue/manipulate")
def test_u_14_3_manipulate_keeps_a_card_for_the_own_reveal_turn_for_one_less() -> None:
    scene = plotting("manipulate", hand=["dagger", "convincing_argument"]).set_row("desert_survival", *ROW[:4])
    scene.set(1, hand=["dagger", "convincing_argument", "convincing_argument"])
    scene.do("play manipulate", "remove desert_survival")
    assert "desert_survival" not in scene.row
    assert len(scene.row) == 5
    scene.begin_turn(1).do("reveal")
    assert "acquire desert_survival" not in scene.options, "nobody else can have it"
    scene.begin_turn(0).do("reveal")
    asides = [text for text in scene.options if "desert_survival" in text]
    scene.do(asides[0])
    assert (scene.persuasion, len(asides)) == (1, 1)
    assert scene.cards(0, "discard")[-1:] == ["desert_survival"]


@pytest.mark.covers("intrigue/manipulate")
def test_u_14_3_a_manipulated_card_that_is_not_acquired_leaves_the_game() -> None:
    scene = plotting("manipulate").set_row("desert_survival", *ROW[:4])
    scene.do("play manipulate", "remove desert_survival", "reveal")
    assert scene.ids.card_ids["desert_survival"] in scene.state.trash


@pytest.mark.covers("intrigue/manipulate", "intrigue/inspire_awe")
@pytest.mark.parametrize(("worms", "zone"), [(0, "discard"), (1, "hand")])
def test_u_14_3_a_manipulated_card_may_be_acquired_by_other_means(worms: int, zone: str) -> None:
    scene = plotting("manipulate", "inspire_awe", discard=[]).set_row("desert_survival", *ROW[:4]).give(0, worms=worms)
    scene.set_imperium_deck_top("overthrow").do("play manipulate", "remove desert_survival", "play inspire_awe")
    options = [text for text in scene.options if "desert_survival" in text]
    assert len(options) == 1
    scene.do(options[0])
    assert "desert_survival" in scene.cards(0, zone)


# -- CHOAM -----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("intrigue/backed_by_choam")
def test_backed_by_choam_sells_influence() -> None:
    assert plays(plotting("backed_by_choam")) == []
    scene = plotting("backed_by_choam", influence={"guild": 1}).do("play backed_by_choam")
    assert scene[0].influence == [0, 0, 0, 0]
    assert scene.goods(0) == (4, 0, 0)


@pytest.mark.covers("intrigue/leverage")
def test_leverage_needs_spice_gained_this_turn_whatever_was_spent() -> None:
    scene = plotting("leverage", "crysknife", "depart_for_arrakis", spice=1).set_market("harvest_3", "espionage")
    assert "leverage" not in plays(scene), "spice of an earlier turn does not count"
    scene.do("play crysknife", "play depart_for_arrakis")
    assert scene.goods(0) == (0, 0, 0)
    scene.do("play leverage", "contract harvest_3")
    assert scene.contracts(0) == ["harvest_3"]
    assert scene.goods(0) == (1, 0, 0)


def test_u_3_3_the_cards_of_the_module_are_not_in_the_deck_without_it() -> None:
    scene = UprisingScene(choam=False)
    assert len(scene.ids.intrigues) == 40
    assert "leverage" not in scene.ids.intrigue_ids


@pytest.mark.covers("intrigue/buy_access")
def test_i_17_1_influence_cards_are_not_offered_on_full_tracks() -> None:
    cards = ("buy_access", "imperium_politics", "sietch_ritual")
    assert plays(plotting(*cards, solari=9, influence=FULL_TRACKS)) == []
