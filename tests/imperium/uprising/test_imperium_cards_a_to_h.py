"""Imperium cards of Uprising from Bene Gesserit Operative to Hidden Missive: what their boxes do."""

from __future__ import annotations

import pytest

from tests.imperium.uprising.card_scenes import PROTECTED_CONFLICT, CardScene


@pytest.mark.covers("card/bene_gesserit_operative")
def test_u_9_3_bene_gesserit_operative_places_a_spy_who_is_not_optional() -> None:
    scene = CardScene().set(0, hand=["bene_gesserit_operative"]).do("agent bene_gesserit_operative@secrets")
    scene.do("use space.secrets/intrigue")
    assert "done" not in scene.options
    scene.do("use card.bene_gesserit_operative/spy")
    assert scene.kind == "place_spy"
    assert len(scene.options) == 13
    scene.do("spy choam")
    assert scene.posts(0) == ["choam"]


@pytest.mark.covers("card/bene_gesserit_operative")
@pytest.mark.parametrize(("posts", "persuasion"), [([], 1), (["fremen"], 1), (["fremen", "guild"], 3)])
def test_bene_gesserit_operative_gives_two_more_persuasion_with_two_spies(posts: list[str], persuasion: int) -> None:
    scene = CardScene().spies(0, *posts).spies(1, "emperor", "choam")
    scene.set(0, hand=["bene_gesserit_operative", "convincing_argument"]).do("reveal")
    assert scene.persuasion == 2 + persuasion


@pytest.mark.covers("card/bene_gesserit_operative")
def test_u_10_7_a_spy_placed_later_in_the_reveal_turn_still_pays_bene_gesserit_operative_once() -> None:
    scene = CardScene().spies(0, "fremen").set_row("spy_network")
    scene.set(0, hand=["bene_gesserit_operative", "convincing_argument", "prepare_the_way"]).do("reveal")
    assert scene.persuasion == 5
    scene.do("acquire spy_network", "spy guild")
    assert scene.persuasion == 5


@pytest.mark.covers("card/branching_path")
def test_branching_path_with_the_alliance_trashes_an_intrigue_card_for_another_and_two_spice() -> None:
    scene = CardScene().set(0, hand=["branching_path"], influence={"bene_gesserit": 4}, intrigue=["impress"])
    scene.set_intrigue_deck("mercenaries").do("agent branching_path@secrets", "use space.secrets/intrigue")
    scene.set_intrigue_deck("distraction").do("use card.branching_path/intrigue", "trash_intrigue impress")
    assert scene.goods(0) == (0, 2, 0)
    assert scene.intrigue(0) == ["distraction", "mercenaries"]
    assert scene.intrigue_trash == ["impress"]
    assert scene.intrigue_discard == []


@pytest.mark.covers("card/branching_path")
def test_u_6_4_branching_path_needs_the_token_not_the_influence() -> None:
    scene = CardScene().set(1, influence={"bene_gesserit": 5}).set(0, influence={"bene_gesserit": 4})
    scene.set(0, hand=["branching_path"], intrigue=["impress"]).do("agent branching_path@spice_refinery")
    assert scene.alliance("bene_gesserit") == 1
    assert scene.uses() == []


@pytest.mark.covers("card/branching_path")
def test_u_4_3_the_price_of_branching_path_may_be_declined() -> None:
    scene = CardScene().set(0, hand=["branching_path"], influence={"bene_gesserit": 4}, intrigue=["impress"])
    scene.do("agent branching_path@spice_refinery", "done")
    assert scene.intrigue(0) == ["impress"]
    assert scene.goods(0) == (2, 0, 0)


@pytest.mark.covers("card/calculus_of_power")
def test_calculus_of_power_may_trash_any_card_on_an_agent_turn() -> None:
    scene = CardScene().set(0, hand=["calculus_of_power", "dagger"], discard=["diplomacy"], deck=["reconnaissance"])
    scene.do("agent calculus_of_power@spice_refinery")
    assert "done" in scene.options
    scene.do("use card.calculus_of_power/trash")
    assert scene.options == ["trash dagger hand", "trash diplomacy discard", "trash calculus_of_power play"]
    scene.do("trash diplomacy discard")
    assert scene.trash == ["diplomacy"]


@pytest.mark.covers("card/calculus_of_power")
def test_calculus_of_power_may_trash_another_emperor_card_in_play_for_three_swords() -> None:
    scene = CardScene().set(0, hand=["calculus_of_power", "sardaukar_soldier"], played=["public_spectacle"])
    scene.set(0, troops=(0, 1)).do("reveal")
    assert scene.strength(0) == 3
    scene.do("use card.calculus_of_power/swords")
    assert sorted(scene.options) == ["trash public_spectacle play", "trash sardaukar_soldier play"]
    scene.do("trash sardaukar_soldier play")
    assert scene.strength(0) == 6
    assert scene.persuasion == 3
    assert len(scene.intrigue(0)) == 1


@pytest.mark.covers("card/calculus_of_power")
def test_calculus_of_power_trashes_its_twin_but_never_itself() -> None:
    scene = CardScene().set(0, hand=["calculus_of_power"], troops=(0, 1)).do("reveal")
    assert scene.uses() == []
    scene = CardScene().set(0, hand=["calculus_of_power"] * 2, troops=(0, 1))
    scene.do("reveal", "use card.calculus_of_power/swords")
    assert scene.strength(0) == 5
    assert scene.trash == ["calculus_of_power"]
    assert scene.uses() == []


@pytest.mark.covers("card/captured_mentat")
def test_captured_mentat_may_discard_a_card_for_an_intrigue_card_and_a_card() -> None:
    scene = CardScene().set(0, hand=["captured_mentat", "dagger"], deck=["diplomacy"])
    scene.do("agent captured_mentat@gather_support", "use card.captured_mentat/intrigue")
    assert scene.cards(0, "hand") == ["diplomacy"]
    assert scene.cards(0, "discard") == ["dagger"]
    assert len(scene.intrigue(0)) == 1


@pytest.mark.covers("card/captured_mentat")
def test_u_15_3_captured_mentat_discards_no_intrigue_card() -> None:
    scene = CardScene().set(0, hand=["captured_mentat"], intrigue=["impress"])
    scene.do("agent captured_mentat@gather_support")
    assert scene.uses() == []


@pytest.mark.covers("card/captured_mentat")
def test_captured_mentat_trades_influence_where_there_is_some_also_with_the_same_faction() -> None:
    scene = CardScene().set(0, hand=["captured_mentat", "dagger"], influence={"guild": 1, "fremen": 2})
    scene.do("reveal", "use card.captured_mentat/influence")
    assert scene.options == ["faction guild", "faction fremen"]
    scene.do("faction guild")
    assert scene.influence(0, "guild") == 0
    scene.do("faction guild")
    assert scene.influence(0, "guild") == 1


@pytest.mark.covers("card/captured_mentat")
def test_captured_mentat_offers_nothing_without_influence() -> None:
    scene = CardScene().set(0, hand=["captured_mentat", "convincing_argument"]).do("reveal")
    assert scene.uses() == []


@pytest.mark.covers("card/cargo_runner")
@pytest.mark.parametrize(("completed", "drawn"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_cargo_runner_draws_with_two_and_with_four_completed_contracts(completed: int, drawn: int) -> None:
    scene = CardScene(choam=True).contracts(0, completed=completed).contracts(1, completed=4)
    scene.set(0, hand=["cargo_runner"], deck=["dagger", "dagger"]).do("agent cargo_runner@assembly_hall").end_turn()
    assert scene.cards(0, "hand") == ["dagger"] * drawn


@pytest.mark.covers("card/chani_clever_tactician")
def test_chani_clever_tactician_counts_units_after_this_turns_deployment() -> None:
    scene = CardScene().set(0, hand=["chani_clever_tactician"], deck=["dagger"], troops=(3, 1))
    scene.do("agent chani_clever_tactician@fremkit")
    assert scene.intrigue(0) == []
    assert "use card.chani_clever_tactician/intrigue" not in scene.options
    scene.do("deploy 2", "use card.chani_clever_tactician/intrigue")
    assert len(scene.intrigue(0)) == 1


@pytest.mark.covers("card/chani_clever_tactician")
@pytest.mark.parametrize(("conflict", "worms", "drawn"), [(2, 0, 0), (2, 1, 1), (0, 3, 1)])
def test_chani_clever_tactician_counts_troops_and_sandworms_together(conflict: int, worms: int, drawn: int) -> None:
    scene = CardScene().set(0, hand=["chani_clever_tactician"], troops=(0, conflict)).sandworms(0, worms)
    scene.do("agent chani_clever_tactician@accept_contract").end_turn()
    assert len(scene.intrigue(0)) == drawn


@pytest.mark.covers("card/chani_clever_tactician")
def test_chani_clever_tactician_retreats_two_troops_for_four_swords() -> None:
    scene = CardScene().set(0, hand=["chani_clever_tactician"], troops=(1, 3))
    scene.do("reveal", "use card.chani_clever_tactician/swords")
    assert scene.troops(0) == (8, 3, 1)
    assert scene.strength(0) == 6


@pytest.mark.covers("card/chani_clever_tactician")
def test_chani_clever_tactician_needs_two_troops_and_sandworms_do_not_retreat() -> None:
    scene = CardScene().set(0, hand=["chani_clever_tactician"], troops=(1, 1)).sandworms(0, 2).do("reveal")
    assert scene.uses() == []


@pytest.mark.covers("card/chani_clever_tactician")
def test_u_10_2_chani_clever_tactician_retreating_the_last_troops_leaves_no_strength() -> None:
    scene = CardScene().set(0, hand=["chani_clever_tactician"], troops=(1, 2))
    scene.do("reveal", "use card.chani_clever_tactician/swords")
    assert scene.strength(0) == 0


@pytest.mark.covers("card/chani_clever_tactician")
@pytest.mark.parametrize(("other", "persuasion"), [("desert_survival", 3), ("truthtrance", 1)])
def test_chani_clever_tactician_gives_two_persuasion_with_a_fremen_bond(other: str, persuasion: int) -> None:
    scene = CardScene().set(0, hand=["chani_clever_tactician", other], troops=(0, 2)).do("reveal")
    assert scene.persuasion == persuasion


@pytest.mark.covers("card/corrinth_city")
def test_corrinth_city_discards_two_cards_and_pays_five_solari_for_a_point() -> None:
    scene = CardScene().set(0, hand=["corrinth_city", "dagger", "diplomacy", "reconnaissance"], solari=5)
    scene.do("agent corrinth_city@gather_support", "price 0", "use card.corrinth_city/vp")
    scene.do("discard dagger", "discard diplomacy")
    assert scene[0].vp == 2
    assert scene.goods(0) == (0, 0, 0)
    assert scene.cards(0, "discard") == ["dagger", "diplomacy"]


@pytest.mark.covers("card/corrinth_city")
@pytest.mark.parametrize(("hand", "solari"), [(["dagger", "diplomacy"], 4), (["dagger"], 5)])
def test_u_20_7_the_whole_price_of_corrinth_city_must_be_at_hand(hand: list[str], solari: int) -> None:
    scene = CardScene().set(0, hand=["corrinth_city", *hand], solari=solari, intrigue=["impress"])
    scene.do("agent corrinth_city@assembly_hall")
    assert "use card.corrinth_city/vp" not in scene.uses()


@pytest.mark.covers("card/corrinth_city")
def test_corrinth_city_gives_five_solari_or_sells_the_seat_for_five() -> None:
    scene = CardScene().set(0, hand=["corrinth_city"], solari=5).do("reveal")
    assert len(scene.uses()) == 2
    scene.do("use card.corrinth_city/solari")
    assert scene.goods(0) == (10, 0, 0)
    assert scene[0].council == 0


@pytest.mark.covers("card/corrinth_city")
def test_u_18_4_the_seat_of_corrinth_city_gives_two_persuasion_at_once() -> None:
    scene = CardScene().set(0, hand=["corrinth_city"], solari=5)
    scene.do("reveal", "use card.corrinth_city/council")
    assert scene[0].council == 1
    assert scene.persuasion == 2
    assert scene.goods(0) == (0, 0, 0)


@pytest.mark.covers("card/corrinth_city")
def test_corrinth_city_offers_the_seat_only_to_one_without() -> None:
    scene = CardScene().set(0, hand=["corrinth_city"], council=True, solari=5).do("reveal")
    assert scene.goods(0) == (10, 0, 0)
    assert scene.uses() == []


@pytest.mark.covers("card/covert_operation")
def test_covert_operation_makes_each_opponent_discard_a_card_from_the_left() -> None:
    scene = CardScene(turn=2).spies(2, "landsraad").set(2, hand=["covert_operation"])
    for seat in (0, 1, 3):
        scene.set(seat, hand=["dagger", "diplomacy"])
    scene.do("agent covert_operation@gather_support", "done")
    asked = []
    while scene.kind == "discard":
        asked.append(scene.to_move)
        scene.do("discard diplomacy")
    assert asked == [3, 0, 1]
    assert [scene.cards(seat, "hand") for seat in (0, 1, 3)] == [["dagger"]] * 3


@pytest.mark.covers("card/covert_operation")
def test_covert_operation_spares_an_empty_hand() -> None:
    scene = CardScene().spies(0, "landsraad").set(0, hand=["covert_operation"], intrigue=["impress"])
    for seat in (1, 2, 3):
        scene.set(seat, hand=[])
    scene.do("agent covert_operation@gather_support", "done")
    assert [scene.cards(seat, "discard") for seat in (1, 2, 3)] == [[], [], []]


@pytest.mark.covers("card/covert_operation")
def test_covert_operation_places_two_spies_when_revealed() -> None:
    scene = CardScene().set(0, hand=["covert_operation"]).do("reveal", "spy guild")
    assert "spy guild" not in scene.options
    scene.do("spy emperor")
    assert scene.posts(0) == ["emperor", "guild"]


@pytest.mark.covers("card/dangerous_rhetoric")
def test_dangerous_rhetoric_gives_influence_of_choice_and_must_be_trashed() -> None:
    scene = CardScene().set(0, hand=["dangerous_rhetoric"]).do("agent dangerous_rhetoric@gather_support")
    while scene.to_move == 0:
        assert "done" not in scene.options
        scene.do("faction fremen" if "faction fremen" in scene.options else scene.options[0])
    assert scene.influence(0, "fremen") == 1
    assert scene.trash == ["dangerous_rhetoric"]


@pytest.mark.covers("card/delivery_agreement")
def test_delivery_agreement_may_discard_a_card_for_a_contract() -> None:
    scene = CardScene(choam=True).market("harvest_4", "espionage")
    scene.set(0, hand=["delivery_agreement", "dagger"]).do("agent delivery_agreement@spice_refinery")
    assert "done" in scene.options
    scene.do("use card.delivery_agreement/contract")
    assert scene.options == ["contract espionage", "contract harvest_4"]
    scene.do("contract espionage")
    assert scene.open_contracts(0) == ["espionage"]
    assert scene.cards(0, "discard") == ["dagger"]


@pytest.mark.covers("card/delivery_agreement")
def test_delivery_agreement_gives_a_spice_when_revealed() -> None:
    scene = CardScene(choam=True).contracts(0, completed=3).set(0, hand=["delivery_agreement"])
    scene.do("reveal")
    assert "use card.delivery_agreement/vp" not in scene.options
    scene.end_turn()
    assert scene.goods(0) == (0, 1, 0)
    assert scene.cards(0, "discard") == ["delivery_agreement"]


@pytest.mark.covers("card/delivery_agreement")
def test_delivery_agreement_is_worth_a_point_instead_with_four_completed_contracts() -> None:
    scene = CardScene(choam=True).contracts(0, completed=4).set(0, hand=["delivery_agreement"])
    scene.do("reveal", "use card.delivery_agreement/vp")
    assert scene[0].vp == 2
    assert scene.trash == ["delivery_agreement"]
    assert scene.goods(0) == (0, 0, 0)


@pytest.mark.covers("card/desert_power")
@pytest.mark.parametrize(("space", "spice"), [("imperial_basin", 3), ("accept_contract", 0)])
def test_desert_power_gives_two_spice_on_a_visit_to_a_maker_space(space: str, spice: int) -> None:
    scene = CardScene().set(0, hand=["desert_power"]).do(f"agent desert_power@{space}")
    assert scene.goods(0)[1] == spice


@pytest.mark.covers("card/desert_power")
def test_u_7_6_desert_power_summons_a_sandworm_for_water_and_hooks() -> None:
    scene = CardScene().hooks(0).set(0, hand=["desert_power"], water=1).do("reveal")
    assert len(scene.uses()) == 2
    scene.do("use card.desert_power/sandworm")
    assert (scene.worms(0), scene.strength(0), scene.persuasion) == (1, 3, 0)
    assert scene.goods(0) == (0, 0, 0)


@pytest.mark.covers("card/desert_power")
@pytest.mark.parametrize(("hooks", "water", "conflict"), [(False, 1, ""), (True, 0, ""), (True, 1, PROTECTED_CONFLICT)])
def test_u_7_5_desert_power_otherwise_gives_two_persuasion(hooks: bool, water: int, conflict: str) -> None:
    scene = CardScene(conflict=conflict) if conflict else CardScene()
    if hooks:
        scene.hooks(0)
    scene.set(0, hand=["desert_power", "convincing_argument"], water=water).do("reveal")
    assert [text for text in scene.uses() if "sandworm" in text] == []
    scene.do(*scene.uses())
    assert scene.persuasion == 4
    assert scene.goods(0) == (0, 0, water)


@pytest.mark.covers("card/desert_survival")
def test_desert_survival_may_trash_a_card() -> None:
    scene = CardScene().set(0, hand=["desert_survival", "dagger"], discard=[])
    scene.do("agent desert_survival@imperial_basin")
    assert "done" in scene.options
    scene.do("use card.desert_survival/trash", "trash dagger hand")
    assert scene.trash == ["dagger"]


@pytest.mark.covers("card/double_agent")
def test_u_9_15_double_agent_spies_on_the_space_visited_also_beside_another_spy() -> None:
    scene = CardScene().spies(1, "arrakeen_refinery").set(0, hand=["double_agent"])
    scene.do("agent double_agent@spice_refinery", "use card.double_agent/spy")
    assert scene.options == ["spy arrakeen_refinery", "spy refinery_research"]
    scene.do("spy arrakeen_refinery")
    assert scene.posts(0) == scene.posts(1) == ["arrakeen_refinery"]


@pytest.mark.covers("card/double_agent")
def test_u_9_15_double_agent_never_places_two_own_spies_on_one_post() -> None:
    scene = CardScene().spies(0, "arrakeen_refinery").set(0, hand=["double_agent"], deck=["dagger"])
    scene.do("agent double_agent@arrakeen", "done")
    assert scene.kind != "place_spy"
    assert scene.posts(0) == ["arrakeen_refinery"]


@pytest.mark.covers("card/ecological_testing_station")
def test_ecological_testing_station_pays_two_water_for_two_cards() -> None:
    scene = CardScene().set(0, hand=["ecological_testing_station"], deck=["dagger"] * 3, water=3)
    scene.do("agent ecological_testing_station@spice_refinery", "use card.ecological_testing_station/draw")
    assert scene.cards(0, "hand") == ["dagger"] * 2
    assert scene.goods(0) == (2, 0, 1)
    assert scene.uses() == []


@pytest.mark.covers("card/ecological_testing_station")
@pytest.mark.parametrize(("other", "water"), [("desert_survival", 1), ("dagger", 0)])
def test_ecological_testing_station_gives_water_with_a_fremen_bond(other: str, water: int) -> None:
    scene = CardScene().set(0, hand=["ecological_testing_station", other]).do("reveal")
    assert scene.goods(0) == (0, 0, water)


@pytest.mark.covers("card/fedaykin_stilltent")
@pytest.mark.parametrize(("space", "garrison"), [("imperial_basin", 4), ("accept_contract", 3)])
def test_fedaykin_stilltent_recruits_on_a_visit_to_a_maker_space(space: str, garrison: int) -> None:
    scene = CardScene().set(0, hand=["fedaykin_stilltent"]).do(f"agent fedaykin_stilltent@{space}")
    assert scene.troops(0)[1] == garrison


@pytest.mark.covers("card/fedaykin_stilltent")
def test_fedaykin_stilltent_gives_one_water_when_revealed() -> None:
    assert CardScene().set(0, hand=["fedaykin_stilltent"]).do("reveal").goods(0) == (0, 0, 1)


@pytest.mark.covers("card/guild_envoy")
@pytest.mark.parametrize(("card", "hand"), [("smugglers_harvester", ["diplomacy"] * 2), ("truthtrance", [])])
def test_u_20_2_guild_envoy_must_discard_and_draws_two_for_a_guild_card(card: str, hand: list[str]) -> None:
    scene = CardScene().set(0, hand=["guild_envoy", card], deck=["diplomacy", "diplomacy"])
    scene.do("agent guild_envoy@deliver_supplies")
    assert scene.cards(0, "discard") == [card]
    assert scene.cards(0, "hand") == hand


@pytest.mark.covers("card/guild_envoy")
def test_u_20_2_guild_envoys_discard_waits_while_the_hand_is_empty() -> None:
    scene = CardScene().set(0, hand=["guild_envoy"], deck=["smugglers_harvester", "dagger", "dagger"])
    scene.do("agent guild_envoy@fremkit")
    assert "done" not in scene.options
    scene.do("use card.guild_envoy/discard")
    assert scene.cards(0, "hand") == ["dagger", "dagger"]
    assert scene.cards(0, "discard") == ["smugglers_harvester"]


@pytest.mark.covers("card/guild_envoy")
def test_u_20_2_guild_envoys_discard_lapses_with_an_empty_hand() -> None:
    scene = CardScene().set(0, hand=["guild_envoy"], deck=["dagger"]).do("agent guild_envoy@deliver_supplies")
    assert scene.to_move == 1
    assert scene.cards(0, "hand") == []


@pytest.mark.covers("card/guild_spy")
@pytest.mark.parametrize(("card", "drawn"), [("space_time_folding", 1), ("truthtrance", 0)])
def test_guild_spy_may_discard_for_a_card_and_for_a_guild_card_an_intrigue(card: str, drawn: int) -> None:
    scene = CardScene().spies(0, "guild").set(0, hand=["guild_spy", card], deck=["dagger"])
    scene.do("agent guild_spy@deliver_supplies", "done")
    assert "done" in scene.options
    scene.do("use card.guild_spy/draw")
    assert scene.cards(0, "hand") == ["dagger"]
    assert len(scene.intrigue(0)) == drawn


@pytest.mark.covers("card/guild_spy")
def test_u_20_9_guild_spy_gives_influence_once_with_every_faction_spied_on() -> None:
    scene = CardScene().spies(0, "emperor", "fremen", "council")
    scene.set(0, hand=["guild_spy", *["prepare_the_way"] * 8], council=True).do("reveal")
    assert [scene.influence(0, name) for name in ("emperor", "guild", "bene_gesserit", "fremen")] == [0, 0, 0, 0]
    scene.do("acquire the_spice_must_flow")
    assert [scene.influence(0, name) for name in ("emperor", "guild", "bene_gesserit", "fremen")] == [1, 0, 0, 1]
    scene.do("acquire the_spice_must_flow")
    assert [scene.influence(0, name) for name in ("emperor", "guild", "bene_gesserit", "fremen")] == [1, 0, 0, 1]


@pytest.mark.covers("card/guild_spy")
def test_guild_spy_does_nothing_for_another_card() -> None:
    scene = CardScene().spies(0, "emperor").set(0, hand=["guild_spy", *["prepare_the_way"] * 3])
    scene.do("reveal", "acquire prepare_the_way", "done")
    assert scene[0].influence == [0, 0, 0, 0]


@pytest.mark.covers("card/guild_spy")
def test_acquiring_guild_spy_places_a_spy() -> None:
    scene = CardScene().set(0, hand=["prepare_the_way"] * 2).set_row("guild_spy")
    scene.do("reveal", "acquire guild_spy", "spy fremen")
    assert scene.posts(0) == ["fremen"]


@pytest.mark.covers("card/hidden_missive")
@pytest.mark.parametrize(("influence", "garrison", "hand"), [(1, 5, []), (2, 6, ["dagger"])])
def test_hidden_missive_needs_two_influence(influence: int, garrison: int, hand: list[str]) -> None:
    scene = CardScene().set(0, hand=["hidden_missive"], deck=["dagger"], influence={"bene_gesserit": influence})
    scene.do("agent hidden_missive@gather_support")
    assert scene.troops(0)[1] == garrison
    assert scene.cards(0, "hand") == hand
