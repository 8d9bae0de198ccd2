"""Edge cases of the Agent turn (E-15 to E-36)."""

from __future__ import annotations

import pytest

from kanly.engine.options import Variant
from kanly.imperium.components import CARDS
from kanly.imperium.editions import compose
from tests.scene import CARD, Scene


def test_e_15_spice_of_the_agent_box_does_not_pay_for_the_space() -> None:
    """Memnon's signet gives 1 spice; Dispatch an Envoy gives Signet Ring the Emperor's icon."""
    scene = Scene(leaders=["earl_memnon_thorvald"])
    scene.set(0, hand=["signet_ring"], intrigue=["dispatch_an_envoy"], spice=3).do("play dispatch_an_envoy")
    assert scene.why("agent signet_ring@conspire") == "Conspire costs 4 spice; you have 3"
    scene.set(0, spice=4)
    assert "agent signet_ring@conspire" in scene.options


def test_e_16_a_plot_card_played_first_may_pay_for_the_space() -> None:
    scene = Scene().set(0, solari=6, intrigue=["windfall"])
    assert scene.why("agent dagger@swordmaster") == "Swordmaster costs 8 solari; you have 6"
    scene.do("play windfall", "agent dagger@swordmaster")
    assert scene.goods(0) == (0, 0, 0)
    assert scene[0].swordmaster == 1


def test_e_17_what_the_space_gives_may_pay_for_an_arrow_of_the_card_but_not_for_a_space() -> None:
    scene = Scene().set(0, hand=["duncan_idaho"], deck=["scout"], influence={"fremen": 2}, troops=(0, 0))
    assert scene.why("agent duncan_idaho@research_station") == "Research Station costs 2 water; you have 0"
    scene.do("agent duncan_idaho@sietch_tabr")
    assert scene.goods(0) == (0, 0, 1)
    scene.do("use duncan_idaho/troops")
    assert scene.goods(0) == (0, 0, 0)
    assert scene.troops(0) == (10, 2, 0)
    assert scene.cards(0, "hand") == ["scout"]


def test_e_18_influence_that_the_turn_would_bring_does_not_open_sietch_tabr() -> None:
    """Missionaria Protectiva, with The Voice in play, would give the missing Fremen influence."""
    scene = Scene().set(0, hand=["missionaria_protectiva"], played=["the_voice"], influence={"fremen": 1})
    reason = "Sietch Tabr needs 2 influence with fremen; you have 1"
    assert scene.why("agent missionaria_protectiva@sietch_tabr") == reason
    scene.set(0, influence={"fremen": 2})
    assert "agent missionaria_protectiva@sietch_tabr" in scene.options


def test_e_19_swordmaster_is_closed_for_good_to_who_has_been_there() -> None:
    scene = Scene().set(0, solari=8).do("agent dagger@swordmaster").finish_round()
    scene.begin_turn(0).set(0, hand=["dagger"], solari=8)
    assert scene.why("agent dagger@swordmaster") == "you have used Swordmaster already; it is once per game"
    scene.begin_turn(1).set(1, hand=["dagger"], solari=8)
    assert scene.why("agent dagger@swordmaster") is None


def test_e_20_sell_melange_makes_one_exchange_of_two_to_five_spice() -> None:
    scene = Scene().set(0, hand=["dune_the_desert_planet"], spice=7)
    scene.do("agent dune_the_desert_planet@sell_melange")
    assert scene.options == ["price 2", "price 3", "price 4", "price 5"]
    scene.do("price 5")
    assert scene.goods(0) == (12, 2, 0)
    assert scene.to_move == 1


def test_e_21_an_arrow_is_paid_at_most_once() -> None:
    scene = Scene().set(0, hand=["duncan_idaho"], deck=["scout", "dagger"], water=3)
    scene.do("agent duncan_idaho@carthag", "use duncan_idaho/troops")
    assert scene.goods(0) == (0, 0, 2)
    assert "use duncan_idaho/troops" not in scene.options


def test_e_22_a_bond_counts_cards_of_earlier_agent_turns_but_only_cards_in_play() -> None:
    """No Agent box of the base game has a Fremen Bond: Gene Manipulation has the same for Bene Gesserit cards."""
    scene = Scene().set(0, hand=["fedaykin_death_commando", "spice_hunter"])
    scene.do("agent fedaykin_death_commando@secure_contract", "done").begin_turn(0).do("reveal")
    assert scene.goods(0) == (3, 1, 0)
    scene = Scene().set(0, hand=["gene_manipulation", "the_voice"])
    scene.do("agent gene_manipulation@hall_of_oratory", "done")
    assert scene.goods(0) == (0, 0, 0)
    scene = Scene().set(0, hand=["gene_manipulation"], played=["the_voice"])
    scene.do("agent gene_manipulation@hall_of_oratory", "done")
    assert scene.goods(0) == (0, 2, 0)


def test_e_23_kwisatz_haderach_moves_an_agent_from_the_board_but_not_onto_an_own_one() -> None:
    def scene() -> Scene:
        return Scene().set(0, hand=["kwisatz_haderach"], deck=["scout"], agents=["arrakeen", "wealth"], ready=0)

    elsewhere = scene().do("agent kwisatz_haderach@carthag")
    assert elsewhere.options == ["from wealth", "from arrakeen"]
    elsewhere.do("from wealth")
    assert [elsewhere.agents_on(space) for space in ("arrakeen", "wealth", "carthag")] == [[0], [], [0]]
    back = scene().do("agent kwisatz_haderach@arrakeen")
    assert [back.agents_on(space) for space in ("arrakeen", "wealth")] == [[0], [0]]
    assert back.troops(0) == (8, 4, 0)


def test_e_24_kwisatz_haderach_joins_an_enemy_agent_and_pays_the_cost() -> None:
    scene = Scene().set(0, hand=["kwisatz_haderach", "diplomacy"], water=1).set(1, agents=["hardy_warriors"])
    assert scene.why("agent diplomacy@hardy_warriors") == "Hardy Warriors is occupied"
    scene.do("agent kwisatz_haderach@hardy_warriors")
    assert scene.agents_on("hardy_warriors") == [0, 1]
    assert scene.goods(0) == (0, 0, 0)
    assert scene.influence(0, "fremen") == 1


def test_e_25_a_maker_space_that_its_agent_left_gains_spice() -> None:
    scene = Scene().set(0, hand=["kwisatz_haderach"], agents=["the_great_flat", "hagga_basin"])
    scene.do("agent kwisatz_haderach@wealth", "from the_great_flat").finish_round()
    assert scene.bonus_on("the_great_flat") == 1
    assert scene.bonus_on("hagga_basin") == 0


def test_e_26_the_voice_closes_a_space_to_opponents_until_the_next_turn_of_its_owner() -> None:
    scene = Scene().set(0, hand=["the_voice", "dagger"])
    scene.set(1, hand=["reconnaissance", "kwisatz_haderach"], intrigue=["infiltrate"])
    scene.set(2, hand=["arrakis_liaison"]).set(3, hand=["arrakis_liaison"])
    scene.set_row("stilgar", "chani", "carryall", "liet_kynes", "opulence")
    scene.do("agent the_voice@imperial_basin", "use the_voice/voice", "space arrakeen", "done")
    closed = "Arrakeen is closed by The Voice"
    assert scene.why("agent reconnaissance@arrakeen") == closed
    assert scene.why("agent kwisatz_haderach@arrakeen") == closed
    scene.do("play infiltrate")
    assert scene.why("agent reconnaissance@arrakeen") == closed
    scene.do("agent reconnaissance@carthag", "done")
    for seat in (2, 3):
        assert scene.why("agent arrakis_liaison@arrakeen") == closed
        scene.do("reveal", "done", seat=seat)
    scene.do("reveal", seat=0)
    assert scene.to_move == 1
    assert "agent kwisatz_haderach@arrakeen" in scene.options


def test_e_27_the_voice_never_blocks_its_owner() -> None:
    scene = Scene().set(0, hand=["the_voice", "reconnaissance"]).set(1, hand=["reconnaissance"])
    scene.set_row("stilgar", "chani", "carryall", "liet_kynes", "opulence")
    scene.do("agent the_voice@imperial_basin", "use the_voice/voice", "space carthag", "done")
    assert scene.why("agent reconnaissance@carthag") == "Carthag is closed by The Voice"
    scene.do("reveal", "reveal", "reveal")
    scene.do("agent reconnaissance@carthag", seat=0)
    assert scene.agents_on("carthag") == [0]


def test_e_28_helena_joins_an_enemy_agent_in_a_city_and_others_stay_out() -> None:
    scene = Scene(leaders=["helena_richese"]).set(0, hand=["reconnaissance"]).set(1, agents=["carthag"])
    scene.set(2, hand=["reconnaissance"])
    scene.do("agent reconnaissance@carthag", "done")
    assert scene.agents_on("carthag") == [0, 1]
    scene.begin_turn(2)
    assert scene.why("agent reconnaissance@carthag") == "Carthag is occupied"


def test_e_29_duke_leto_pays_one_less_for_the_high_council() -> None:
    scene = Scene(leaders=["glossu_the_beast_rabban", "duke_leto_atreides"]).set(0, solari=4).set(1, solari=4)
    assert scene.why("agent dagger@high_council") == "High Council costs 5 solari; you have 4"
    scene.begin_turn(1).do("agent dagger@high_council")
    assert scene.goods(1) == (0, 0, 0)
    assert scene[1].council == 1


def test_e_30_ilban_draws_for_solari_of_a_space_but_not_of_a_card() -> None:
    """Firm Grip asks for 2 Solari on the card."""
    scene = Scene(leaders=["count_ilban_richese"]).set(0, hand=["firm_grip"], deck=["scout", "dagger"], solari=6)
    scene.do("agent firm_grip@rally_troops")
    assert scene.cards(0, "hand") == ["scout"]
    scene.do("use firm_grip/influence", "faction fremen")
    assert scene.goods(0) == (0, 0, 0)
    assert scene.cards(0, "hand") == ["scout"]


def test_e_31_ariana_takes_one_spice_less_and_a_card_and_the_controller_gets_his_bonus() -> None:
    scene = Scene(leaders=["countess_ariana_thorvald"]).control("imperial_basin", 1)
    scene.set(0, hand=["dune_the_desert_planet"], deck=["scout", "dagger"])
    scene.do("agent dune_the_desert_planet@imperial_basin")
    assert scene.goods(0) == (0, 0, 0)
    assert scene.cards(0, "hand") == ["scout"]
    assert scene.goods(1) == (0, 1, 0)


def test_e_32_the_controller_gains_the_bonus_for_his_own_visit() -> None:
    scene = Scene().control("arrakeen", 0).set(0, hand=["reconnaissance"], deck=["scout"], troops=(0, 0))
    scene.do("agent reconnaissance@arrakeen")
    assert scene.goods(0) == (1, 0, 0)
    assert scene.troops(0) == (11, 1, 0)
    assert scene.cards(0, "hand") == ["scout"]


def test_e_33_the_mentat_space_gives_its_card_while_the_mentat_is_away() -> None:
    scene = Scene().give_mentat(1).set(0, deck=["scout"], solari=2)
    scene.do("agent dagger@mentat")
    assert scene.goods(0) == (0, 0, 0)
    assert scene.cards(0, "hand") == ["scout"]
    assert [scene[0].ready, scene[1].ready] == [1, 3]


def test_e_34_the_mentat_won_in_a_conflict_serves_the_winner_for_the_next_round_only() -> None:
    scene = Scene(conflict="sort_through_the_chaos").give_mentat(0).set(0, agents=["secrets"], ready=2)
    scene.set_conflict_deck("desert_power", "guild_bank_raid", "grand_vision").set(1, troops=(0, 1)).fight()
    assert scene.agents_on("secrets") == [0]
    scene.do("done", seat=1)
    assert scene.agents_on("secrets") == []
    assert [scene[seat].ready for seat in range(4)] == [2, 3, 2, 2]
    scene.finish_round()
    assert [scene[seat].ready for seat in range(4)] == [2, 2, 2, 2]
    scene.begin_turn(2).set(2, hand=["dagger"], solari=2).do("agent dagger@mentat")
    assert scene[2].ready == 2


def test_e_35_without_a_playable_card_only_the_reveal_or_bindu_suspension_is_left() -> None:
    scene = Scene().set(0, hand=["convincing_argument"], ready=2)
    assert scene.options == ["reveal"]
    scene.set(0, intrigue=["bindu_suspension"])
    assert scene.options == ["reveal", "play bindu_suspension"]


def test_e_36_a_mandatory_discard_waits_for_a_card_drawn_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card of the base game discards its owner's cards: Dr. Yueh's box has the discard of Test of Humanity here."""
    box = (compose(Variant("base")).paths["test_of_humanity/discard"], compose(Variant("base")).paths["dr_yueh/draw"])
    monkeypatch.setattr(CARDS[CARD["dr_yueh"]], "agent", box)
    scene = Scene().set(0, hand=["dr_yueh"], deck=["scout"], discard=[], intrigue=["choam_shares"])
    scene.do("agent dr_yueh@carthag")
    assert "use test_of_humanity/discard" not in scene.options
    scene.do("use dr_yueh/draw")
    assert scene.cards(0, "hand") == ["scout"]
    assert "done" not in scene.options
    scene.do("use test_of_humanity/discard", "done")
    assert scene.cards(0, "hand") == []
    assert scene.cards(0, "discard") == ["scout"]


def test_e_146_a_card_drawn_first_may_be_the_price_of_an_arrow() -> None:
    """The base game has no arrow that discards: Selective Breeding's price is a trash, Thufir Hawat draws first."""
    scene = Scene().set(0, hand=["thufir_hawat"], deck=["scout", "dagger", "seek_allies"], discard=[], spice=2)
    scene.do("agent thufir_hawat@selective_breeding", "use thufir_hawat/draw")
    assert scene.cards(0, "hand") == ["scout"]
    scene.do("use selective_breeding/draw", "trash scout hand")
    assert scene.cards(0, "hand") == ["dagger", "seek_allies"]
    assert scene.cards(0, "played") == ["thufir_hawat"]


def test_e_147_the_swordmaster_bought_with_the_last_agent_may_be_sent_this_round() -> None:
    scene = Scene().set(0, hand=["dagger", "diplomacy"], agents=["conspire"], ready=1, solari=8)
    scene.do("agent dagger@swordmaster").begin_turn(0)
    assert scene[0].ready == 1
    scene.do("agent diplomacy@wealth")
    assert scene.agents_on("wealth") == [0]


def test_e_148_the_mentat_taken_with_the_last_agent_blocks_a_space_and_its_makers() -> None:
    scene = Scene().set(0, hand=["dagger", "dune_the_desert_planet"], agents=["conspire"], ready=1, solari=2)
    scene.do("agent dagger@mentat").begin_turn(0)
    scene.do("agent dune_the_desert_planet@imperial_basin", "done")
    scene.set(1, hand=["dune_the_desert_planet"])
    assert scene.why("agent dune_the_desert_planet@imperial_basin") == "Imperial Basin is occupied"
    scene.finish_round()
    assert scene.bonus_on("imperial_basin") == 0
    assert scene.bonus_on("hagga_basin") == 1


def test_e_168_sell_melange_offers_the_prices_that_can_be_paid() -> None:
    scene = Scene().set(0, hand=["dune_the_desert_planet"], spice=3)
    scene.do("agent dune_the_desert_planet@sell_melange")
    assert scene.options == ["price 2", "price 3"]
    scene.do("price 3")
    assert scene.goods(0) == (8, 0, 0)
