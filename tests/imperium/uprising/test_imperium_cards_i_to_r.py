"""Imperium cards of Uprising from Imperial Spymaster to Reliable Informant: what their boxes do."""

from __future__ import annotations

import pytest

from tests.imperium.uprising.card_scenes import CardScene


@pytest.mark.covers("card/imperial_spymaster")
def test_imperial_spymaster_gives_an_intrigue_card_if_a_spy_was_recalled_this_turn() -> None:
    scene = CardScene().spies(0, "emperor").set(0, hand=["imperial_spymaster"])
    scene.do("agent imperial_spymaster@dutiful_service", "recall_spy emperor")
    assert len(scene.intrigue(0)) == 1


@pytest.mark.covers("card/imperial_spymaster")
def test_imperial_spymaster_gives_nothing_without_a_recalled_spy() -> None:
    scene = CardScene().spies(0, "emperor").set(0, hand=["imperial_spymaster"])
    scene.do("agent imperial_spymaster@dutiful_service", "done").end_turn()
    assert scene.intrigue(0) == []


@pytest.mark.covers("card/in_high_places")
@pytest.mark.parametrize(("other", "works"), [("truthtrance", True), ("calculus_of_power", False)])
def test_in_high_places_draws_and_spies_beside_another_sister(other: str, works: bool) -> None:
    scene = CardScene().set(0, hand=["in_high_places"], played=[other], deck=["dagger"])
    scene.do("agent in_high_places@dutiful_service").end_turn()
    assert scene.cards(0, "hand") == (["dagger"] if works else [])
    assert len(scene.posts(0)) == (1 if works else 0)


@pytest.mark.covers("card/in_high_places")
def test_in_high_places_is_not_its_own_sister() -> None:
    scene = CardScene().set(0, hand=["in_high_places"], deck=["dagger"])
    scene.do("agent in_high_places@secrets").end_turn()
    assert scene.cards(0, "hand") == []


@pytest.mark.covers("card/in_high_places")
def test_in_high_places_recalls_two_spies_for_three_persuasion() -> None:
    scene = CardScene().spies(0, "guild", "choam", "fremen").set(0, hand=["in_high_places"])
    scene.do("reveal", "use card.in_high_places/persuasion", "recall_spy guild", "recall_spy choam")
    assert scene.persuasion == 5
    assert scene.posts(0) == ["fremen"]


@pytest.mark.covers("card/in_high_places")
def test_u_9_7_one_spy_does_not_pay_for_in_high_places() -> None:
    scene = CardScene().spies(0, "guild").set(0, hand=["in_high_places"]).do("reveal")
    assert scene.uses() == []


@pytest.mark.covers("card/in_high_places")
def test_acquiring_in_high_places_places_a_spy() -> None:
    scene = CardScene().set(0, hand=["prepare_the_way"] * 3).set_row("in_high_places")
    scene.do("reveal", "acquire in_high_places", "spy council")
    assert scene.posts(0) == ["council"]


@pytest.mark.covers("card/interstellar_trade")
def test_interstellar_trade_gives_influence_of_choice() -> None:
    scene = CardScene(choam=True).set(0, hand=["interstellar_trade"])
    scene.do("agent interstellar_trade@gather_support", "faction bene_gesserit")
    assert scene.influence(0, "bene_gesserit") == 1


@pytest.mark.covers("card/interstellar_trade")
@pytest.mark.parametrize("completed", [0, 3, 5])
def test_interstellar_trade_gives_a_persuasion_for_each_completed_contract(completed: int) -> None:
    scene = CardScene(choam=True).contracts(0, "espionage", "harvest_3", completed=completed)
    scene.set(0, hand=["interstellar_trade", "convincing_argument"]).do("reveal")
    scene.do(*scene.uses())
    assert scene.persuasion == 2 + completed


@pytest.mark.covers("card/interstellar_trade")
def test_u_20_9_interstellar_trade_counts_completed_contracts_once() -> None:
    scene = CardScene(choam=True).contracts(0, "acquire_the_spice_must_flow", completed=2)
    scene.set(0, hand=["interstellar_trade", *["prepare_the_way"] * 5]).do("reveal")
    scene.do("use card.interstellar_trade/persuasion", "acquire the_spice_must_flow")
    assert "acquire_the_spice_must_flow" in scene.completed(0)
    assert scene.persuasion == 10 + 2 - 9


@pytest.mark.covers("card/interstellar_trade")
def test_interstellar_trade_may_wait_for_a_contract_to_be_completed() -> None:
    scene = CardScene(choam=True).contracts(0, "acquire_the_spice_must_flow", completed=2)
    scene.set(0, hand=["interstellar_trade", *["prepare_the_way"] * 5])
    scene.do("reveal", "acquire the_spice_must_flow")
    assert scene.persuasion == 10 + 3 - 9


@pytest.mark.covers("card/interstellar_trade")
def test_acquiring_interstellar_trade_takes_a_contract() -> None:
    scene = CardScene(choam=True).market("harvest_4", "espionage").set_row("interstellar_trade")
    scene.set(0, hand=["prepare_the_way"] * 4).do("reveal", "acquire interstellar_trade", "contract espionage")
    assert scene.open_contracts(0) == ["espionage"]


@pytest.mark.covers("card/junction_headquarters")
def test_junction_headquarters_with_the_alliance_sells_a_point_for_an_intrigue_card_and_two_spice() -> None:
    scene = CardScene().set(0, hand=["junction_headquarters"], influence={"guild": 4}, spice=2)
    scene.set(0, intrigue=["impress", "mercenaries"])
    points = scene[0].vp
    scene.do("agent junction_headquarters@gather_support", "use card.junction_headquarters/vp")
    scene.do("trash_intrigue mercenaries")
    assert scene[0].vp == points + 1
    assert scene.goods(0) == (0, 0, 0)
    assert scene.intrigue_trash == ["mercenaries"]


@pytest.mark.covers("card/junction_headquarters")
@pytest.mark.parametrize(
    ("alliance", "intrigue", "spice"), [(False, ["impress"], 2), (True, [], 2), (True, ["impress"], 1)]
)
def test_junction_headquarters_needs_the_token_and_the_whole_price(
    alliance: bool, intrigue: list[str], spice: int
) -> None:
    scene = CardScene().set(0, hand=["junction_headquarters"], influence={"guild": 4 if alliance else 3})
    scene.set(0, intrigue=intrigue, spice=spice).do("agent junction_headquarters@gather_support")
    assert scene.to_move == 1 or scene.uses() == []


@pytest.mark.covers("card/junction_headquarters")
def test_junction_headquarters_gives_a_water_and_a_troop_when_revealed() -> None:
    scene = CardScene().set(0, hand=["junction_headquarters"]).do("reveal")
    assert scene.goods(0) == (0, 0, 1)
    assert scene.troops(0) == (8, 4, 0)


@pytest.mark.covers("card/leadership")
@pytest.mark.parametrize("worms", [0, 1, 2])
def test_leadership_draws_a_card_for_each_own_sandworm(worms: int) -> None:
    scene = CardScene().sandworms(0, worms).sandworms(1, 3)
    scene.set(0, hand=["leadership"], deck=["convincing_argument"] * 2 + ["dagger"])
    scene.do("agent leadership@imperial_basin").end_turn()
    assert scene.cards(0, "hand") == ["convincing_argument"] * worms


@pytest.mark.covers("card/leadership")
def test_leadership_gives_a_sword_for_each_other_revealed_card_with_swords() -> None:
    scene = CardScene().set(0, troops=(0, 1), played=["maula_pistol"])
    scene.set(0, hand=["leadership", "dagger", "shishakli", "convincing_argument"]).do("reveal")
    scene.do(*scene.uses())
    assert scene.strength(0) == 2 + 1 + 1 + 2 + 2


@pytest.mark.covers("card/leadership")
def test_u_20_9_swords_chosen_from_a_reveal_option_count_for_leadership() -> None:
    scene = CardScene().set(0, troops=(0, 1), hand=["leadership", "undercover_asset"]).do("reveal")
    scene.do("use card.undercover_asset/swords", "use card.leadership/swords")
    assert scene.strength(0) == 2 + 1 + 2 + 1


@pytest.mark.covers("card/leadership")
def test_u_20_9_leadership_counts_at_one_moment() -> None:
    scene = CardScene().set(0, troops=(0, 1), hand=["leadership", "undercover_asset"]).do("reveal")
    scene.do("use card.leadership/swords", "use card.undercover_asset/swords")
    assert scene.strength(0) == 2 + 1 + 2


@pytest.mark.covers("card/leadership")
def test_a_trashed_card_does_not_count_for_leadership() -> None:
    scene = CardScene().set(0, troops=(0, 1), hand=["leadership", "calculus_of_power", "sardaukar_soldier"])
    scene.do("reveal", "use card.calculus_of_power/swords", "use card.leadership/swords")
    assert scene.trash == ["sardaukar_soldier"]
    assert scene.strength(0) == 2 + 1 + 1 + 3 + 1


@pytest.mark.covers("card/long_live_the_fighters")
def test_long_live_the_fighters_draws_discards_and_trashes_the_top_three() -> None:
    scene = CardScene().set(0, hand=["long_live_the_fighters"], discard=[])
    scene.set(0, deck=["dagger", "diplomacy", "reconnaissance", "signet_ring"])
    scene.do("agent long_live_the_fighters@spice_refinery", "use card.long_live_the_fighters/look")
    assert sorted(scene.options) == ["take dagger", "take diplomacy", "take reconnaissance"]
    scene.do("take diplomacy", "discard reconnaissance")
    assert scene.cards(0, "hand") == ["diplomacy"]
    assert scene.cards(0, "discard") == ["reconnaissance"]
    assert scene.trash == ["dagger"]
    assert scene.cards(0, "deck") == ["signet_ring"]


@pytest.mark.covers("card/long_live_the_fighters")
def test_long_live_the_fighters_needs_three_cards_in_the_deck_and_shuffles_nothing() -> None:
    scene = CardScene().set(0, hand=["long_live_the_fighters"], discard=["dagger", "dagger"])
    scene.set(0, deck=["diplomacy", "reconnaissance"]).do("agent long_live_the_fighters@spice_refinery").end_turn()
    assert scene.trash == []
    assert scene.cards(0, "deck") == ["diplomacy", "reconnaissance"]


@pytest.mark.covers("card/long_live_the_fighters")
def test_long_live_the_fighters_is_not_optional() -> None:
    scene = CardScene().set(0, hand=["long_live_the_fighters"], discard=[])
    scene.set(0, deck=["dagger", "diplomacy", "reconnaissance"]).do("agent long_live_the_fighters@spice_refinery")
    assert "done" not in scene.options


@pytest.mark.covers("card/long_live_the_fighters")
def test_long_live_the_fighters_pays_what_a_card_gives_when_trashed_but_not_a_discard_from_the_deck() -> None:
    scene = CardScene().set(0, hand=["long_live_the_fighters"], discard=[])
    scene.set(0, deck=["sardaukar_soldier", "spacing_guilds_favor", "reconnaissance"])
    scene.do("agent long_live_the_fighters@spice_refinery", "use card.long_live_the_fighters/look")
    scene.do("take reconnaissance", "discard spacing_guilds_favor")
    assert scene.cards(0, "discard") == ["spacing_guilds_favor"]
    assert scene.goods(0) == (2, 0, 0)
    assert len(scene.intrigue(0)) == 1


@pytest.mark.covers("card/maker_keeper")
@pytest.mark.parametrize(
    ("sisters", "fremen", "goods"), [(1, 1, (2, 0, 0)), (2, 1, (2, 0, 1)), (1, 2, (2, 1, 0)), (2, 2, (2, 1, 1))]
)
def test_maker_keeper_has_a_condition_for_each_half(sisters: int, fremen: int, goods: tuple[int, int, int]) -> None:
    scene = CardScene().set(0, hand=["maker_keeper"], influence={"bene_gesserit": sisters, "fremen": fremen})
    scene.do("agent maker_keeper@spice_refinery")
    assert scene.goods(0) == goods


@pytest.mark.covers("card/maula_pistol")
def test_maula_pistol_draws_a_card() -> None:
    scene = CardScene().set(0, hand=["maula_pistol"], deck=["dagger"]).do("agent maula_pistol@imperial_basin")
    assert scene.cards(0, "hand") == ["dagger"]


@pytest.mark.covers("card/northern_watermaster")
def test_northern_watermaster_gives_a_water() -> None:
    scene = CardScene().set(0, hand=["northern_watermaster"]).do("agent northern_watermaster@spice_refinery")
    assert scene.goods(0) == (2, 0, 1)


@pytest.mark.covers("card/northern_watermaster")
@pytest.mark.parametrize(("other", "spice"), [("maula_pistol", 2), ("dagger", 0)])
def test_northern_watermaster_gives_two_spice_with_a_fremen_bond(other: str, spice: int) -> None:
    scene = CardScene().set(0, hand=["northern_watermaster", other]).do("reveal")
    assert scene.goods(0) == (0, spice, 0)


@pytest.mark.covers("card/overthrow")
def test_u_20_11_overthrow_gives_two_influence_for_the_visit() -> None:
    scene = CardScene().set(0, hand=["overthrow"], influence={"guild": 2}).do("agent overthrow@deliver_supplies")
    assert scene.influence(0, "guild") == 4
    assert scene.goods(0) == (3, 0, 1)


@pytest.mark.covers("card/overthrow")
def test_overthrow_recruits_when_revealed_and_brings_an_intrigue_card_when_acquired() -> None:
    scene = CardScene().set(0, hand=["overthrow"]).do("reveal")
    assert scene.troops(0) == (8, 4, 0)
    scene = CardScene().set(0, hand=["prepare_the_way"] * 4).set_row("overthrow")
    scene.do("reveal", "acquire overthrow")
    assert len(scene.intrigue(0)) == 1


@pytest.mark.covers("card/paracompass")
def test_paracompass_gives_two_solari() -> None:
    scene = CardScene().set(0, hand=["paracompass"]).do("agent paracompass@arrakeen")
    assert scene.goods(0) == (2, 0, 0)


@pytest.mark.covers("card/paracompass")
@pytest.mark.parametrize(
    ("council", "swordmaster", "persuasion"), [(False, False, 0), (False, True, 0), (True, False, 4), (True, True, 5)]
)
def test_paracompass_adds_to_the_seat_and_with_it_to_the_swordmaster(
    council: bool, swordmaster: bool, persuasion: int
) -> None:
    scene = CardScene().set(0, hand=["paracompass", "convincing_argument"])
    scene.set(0, council=council, swordmaster=swordmaster).do("reveal")
    assert scene.persuasion == 2 + persuasion


@pytest.mark.covers("card/price_is_no_object")
def test_price_is_no_object_acquires_one_card_to_hand_for_solari() -> None:
    scene = CardScene().set(0, hand=["price_is_no_object"], solari=9).set_row("steersman", "guild_spy")
    scene.do("agent price_is_no_object@dutiful_service")
    assert "done" in scene.options
    scene.do("use card.price_is_no_object/buy_for_solari")
    assert set(scene.options) == {
        "acquire_to_hand steersman",
        "acquire_to_hand guild_spy",
        "acquire_to_hand prepare_the_way",
        "acquire_to_hand the_spice_must_flow",
    }
    scene.do("acquire_to_hand steersman")
    assert scene.cards(0, "hand") == ["steersman"]
    assert scene.influence(0, "guild") == 1
    assert scene.goods(0) == (11 - 8, 0, 0)
    assert scene.to_move == 1


@pytest.mark.covers("card/price_is_no_object")
def test_price_is_no_object_may_buy_the_spice_must_flow_with_its_point() -> None:
    scene = CardScene().set(0, hand=["price_is_no_object"], solari=7)
    scene.do("agent price_is_no_object@dutiful_service", "use card.price_is_no_object/buy_for_solari")
    scene.do("acquire_to_hand the_spice_must_flow")
    assert scene[0].vp == 2
    assert scene.goods(0) == (0, 0, 0)


@pytest.mark.covers("card/price_is_no_object")
def test_price_is_no_object_offers_only_what_can_be_paid() -> None:
    scene = CardScene().set(0, hand=["price_is_no_object"], intrigue=["impress"], solari=1)
    scene.set_row("steersman").do("agent price_is_no_object@secrets")
    assert "use card.price_is_no_object/buy_for_solari" not in scene.options


@pytest.mark.covers("card/price_is_no_object")
def test_price_is_no_object_gives_two_solari_when_revealed_and_when_acquired() -> None:
    scene = CardScene().set(0, hand=["price_is_no_object"]).do("reveal")
    assert scene.goods(0) == (2, 0, 0)
    scene = CardScene().set(0, hand=["prepare_the_way"] * 4).set_row("price_is_no_object")
    scene.do("reveal", "acquire price_is_no_object")
    assert scene.goods(0) == (2, 0, 0)


@pytest.mark.covers("card/priority_contracts")
def test_priority_contracts_takes_a_contract() -> None:
    scene = CardScene(choam=True).market("harvest_4", "espionage").set(0, hand=["priority_contracts"])
    scene.do("agent priority_contracts@gather_support")
    if scene.uses():
        scene.do("use card.priority_contracts/contract")
    scene.do("contract harvest_4")
    assert scene.open_contracts(0) == ["harvest_4"]


@pytest.mark.covers("card/priority_contracts")
def test_priority_contracts_gives_two_spice_when_revealed() -> None:
    scene = CardScene(choam=True).contracts(0, completed=3).set(0, hand=["priority_contracts"])
    scene.do("reveal")
    assert "use card.priority_contracts/vp" not in scene.options
    scene.end_turn()
    assert scene.goods(0) == (0, 2, 0)


@pytest.mark.covers("card/priority_contracts")
def test_priority_contracts_is_worth_a_point_instead_with_four_completed_contracts() -> None:
    scene = CardScene(choam=True).contracts(0, completed=4).set(0, hand=["priority_contracts"])
    scene.do("reveal", "use card.priority_contracts/vp")
    assert scene[0].vp == 2
    assert scene.trash == ["priority_contracts"]


@pytest.mark.covers("card/public_spectacle")
def test_public_spectacle_gives_influence_if_a_spy_was_recalled() -> None:
    scene = CardScene().spies(0, "landsraad").set(0, hand=["public_spectacle"])
    scene.do("agent public_spectacle@gather_support", "recall_spy landsraad")
    if scene.uses():
        scene.do("use card.public_spectacle/influence")
    scene.do("faction emperor")
    assert scene.influence(0, "emperor") == 1


@pytest.mark.covers("card/public_spectacle")
def test_public_spectacle_gives_nothing_without_a_recalled_spy() -> None:
    scene = CardScene().spies(0, "landsraad").set(0, hand=["public_spectacle"])
    scene.do("agent public_spectacle@gather_support", "done").end_turn()
    assert scene[0].influence == [0, 0, 0, 0]


@pytest.mark.covers("card/public_spectacle")
def test_public_spectacle_places_a_spy_when_revealed() -> None:
    scene = CardScene().set(0, hand=["public_spectacle"]).do("reveal").end_turn()
    assert len(scene.posts(0)) == 1


@pytest.mark.covers("card/rebel_supplier")
@pytest.mark.parametrize(("answer", "garrison"), [("recall_spy arrakeen_refinery", 5), ("done", 3)])
def test_rebel_supplier_recruits_two_if_a_spy_was_recalled(answer: str, garrison: int) -> None:
    scene = CardScene().spies(0, "arrakeen_refinery").set(0, hand=["rebel_supplier"])
    scene.do("agent rebel_supplier@spice_refinery", answer)
    assert scene.troops(0)[1] == garrison


@pytest.mark.covers("card/rebel_supplier")
def test_rebel_supplier_gives_a_spice_when_revealed() -> None:
    assert CardScene().set(0, hand=["rebel_supplier"]).do("reveal").goods(0) == (0, 1, 0)


@pytest.mark.covers("card/reliable_informant")
def test_u_9_5_reliable_informant_spies_on_three_factions_only() -> None:
    scene = CardScene().spies(1, "fremen").set(0, hand=["reliable_informant"])
    scene.do("agent reliable_informant@deliver_supplies")
    assert scene.options == ["spy emperor", "spy bene_gesserit"]


@pytest.mark.covers("card/reliable_informant")
def test_u_9_5_reliable_informant_places_nobody_without_such_a_post() -> None:
    scene = CardScene().spies(1, "fremen", "emperor").spies(2, "bene_gesserit").set(0, hand=["reliable_informant"])
    scene.do("agent reliable_informant@deliver_supplies")
    assert scene.to_move == 1
    assert scene.posts(0) == []


@pytest.mark.covers("card/reliable_informant")
def test_reliable_informant_gives_a_solari_when_revealed() -> None:
    assert CardScene().set(0, hand=["reliable_informant"]).do("reveal").goods(0) == (1, 0, 0)
