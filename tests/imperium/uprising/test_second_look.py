"""What a second look at Uprising found: faults of copies, of moments and of silence, each with the rule it broke."""

from __future__ import annotations

from tests.imperium.uprising.card_scenes import CardScene


def test_u_20_11_a_doubled_visit_that_waits_is_one_gain() -> None:
    scene = CardScene().set(0, hand=["overthrow"], influence={"fremen": 3}, intrigue=["change_allegiances"])
    scene.do("agent overthrow@fremkit")
    gains = [option for option in scene.options if option.startswith("use space.fremkit/fremen")]
    assert len(gains) == 1
    scene.do(gains[0])
    assert scene.influence(0, "fremen") == 5
    assert not any(option.startswith("use space.fremkit/fremen") for option in scene.options)


def test_u_20_9_leadership_counts_the_copies_that_gave_swords_and_no_others() -> None:
    scene = CardScene().set(0, troops=(0, 4), hand=["leadership", *["calculus_of_power"] * 2, "imperial_spymaster"])
    scene.do("reveal")
    before = scene[0].swords
    scene.do("use card.calculus_of_power/swords", "trash imperial_spymaster play")
    assert scene[0].swords == before + 3
    scene.do("use card.leadership/swords")
    assert scene[0].swords == before + 3 + 1


def test_i_6_8_tread_in_darkness_that_trashes_itself_still_draws() -> None:
    scene = CardScene().set(0, hand=["tread_in_darkness"], played=["truthtrance"], deck=["dagger", "dagger"])
    scene.set(0, intrigue=["impress"]).do("agent tread_in_darkness@arrakeen")
    scene.do("use card.tread_in_darkness/trash", "trash tread_in_darkness play")
    assert "use card.tread_in_darkness/draw" in scene.options


def test_i_6_8_the_other_copy_of_a_card_that_trashed_itself_is_another_card_in_play() -> None:
    scene = CardScene().set(0, hand=["tread_in_darkness"] * 2, intrigue=["impress"])
    scene.do("agent tread_in_darkness@assembly_hall", "done").begin_turn(0).do("agent tread_in_darkness@arrakeen")
    scene.do("use card.tread_in_darkness/trash")
    assert "use card.tread_in_darkness/draw" in scene.options


def test_i_6_8_trashing_one_of_two_revealed_copies_loses_its_box() -> None:
    hand = ["calculus_of_power", "calculus_of_power", "imperial_spymaster"]
    scene = CardScene().set(0, hand=hand, intrigue=["impress"]).do("reveal")
    scene.do("use card.calculus_of_power/swords", "trash calculus_of_power play")
    assert "use card.calculus_of_power/swords" not in scene.options


def test_i_7_9_guild_envoy_needs_a_card_to_discard_whatever_was_discarded_before() -> None:
    scene = CardScene().set(0, hand=["guild_envoy", "guild_spy"], intrigue=["sietch_ritual", "impress"])
    scene.do("agent guild_envoy@deliver_supplies")
    scene.do("play sietch_ritual", "choose intrigue.sietch_ritual/fremen")
    assert not any(option.startswith("use card.guild_envoy") for option in scene.options)


def test_i_10_6_only_what_is_drawn_on_a_reveal_turn_is_revealed() -> None:
    scene = CardScene().sandworms(0, 1).set_row("paracompass", "maker_keeper")
    scene.set(0, hand=["dagger"], deck=["diplomacy"], intrigue=["inspire_awe", "intelligence_report", "impress"])
    scene.do("reveal")
    scene.do("play inspire_awe", "acquire_to_hand prepare_the_way")
    scene.do("play intelligence_report")
    assert scene.cards(0, "hand") == ["prepare_the_way"]
    assert scene[0].known_hand
    assert "diplomacy" in scene.cards(0, "revealed_cards")


def test_i_24_10_treacherous_maneuver_asks_whether_or_not_an_emperor_card_is_held() -> None:
    for other in ("dagger", "price_is_no_object"):
        scene = CardScene().set(0, hand=["treacherous_maneuver", other], intrigue=[])
        scene.do("agent treacherous_maneuver@dutiful_service")
        assert scene.to_move == 0
