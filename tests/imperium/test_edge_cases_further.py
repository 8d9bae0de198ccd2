"""Further edge cases (E-146 to E-158, E-166 to E-173)."""

from __future__ import annotations

from kanly.imperium.components import INTRIGUES
from tests.scene import CARD, Scene


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


def test_e_149_a_council_seat_persuades_in_the_round_it_is_taken() -> None:
    scene = Scene(leaders=["glossu_the_beast_rabban"]).set(0, hand=["dagger", "convincing_argument"], solari=5)
    scene.do("agent dagger@high_council").begin_turn(0).do("reveal")
    assert scene.persuasion == 4


def test_e_150_a_revealed_signet_ring_gives_only_its_persuasion() -> None:
    scene = Scene(leaders=["glossu_the_beast_rabban"]).set(0, hand=["signet_ring"], intrigue=["bribery"])
    scene.do("reveal")
    assert scene.persuasion == 1
    assert scene.troops(0) == (9, 3, 0)


def test_e_151_test_of_humanity_skips_an_opponent_with_neither_card_nor_troop() -> None:
    scene = Scene().set(0, hand=["test_of_humanity"]).set(1, hand=[]).set(2, hand=["dagger", "diplomacy"])
    scene.set(2, troops=(0, 2)).set(3, hand=[])
    scene.do("agent test_of_humanity@hall_of_oratory")
    assert scene.to_move == 2
    scene.do("choose test_of_humanity/lose_troop")
    assert scene.troops(2) == (11, 0, 1)
    assert scene.troops(1) == (9, 3, 0)
    assert scene.troops(3) == (9, 3, 0)


def test_e_152_mohiam_takes_the_only_card_of_a_hand_of_one() -> None:
    scene = Scene().set(0, hand=["reverend_mother_mohiam"], played=["the_voice"])
    scene.set(1, hand=["scout"], discard=[]).set(2, hand=["diplomacy", "scout", "dagger"], discard=[])
    scene.do("agent reverend_mother_mohiam@wealth")
    assert scene.cards(1, "discard") == ["scout"]
    assert scene.to_move == 2
    scene.do("discard dagger", "discard scout")
    assert scene.cards(2, "hand") == ["diplomacy"]


def test_e_153_corner_the_market_scores_only_its_first_line_on_a_tie() -> None:
    scene = Scene().set_conflict_deck().set(0, discard=["the_spice_must_flow"] * 3, intrigue=["corner_the_market"])
    scene.set(1, discard=["the_spice_must_flow"] * 2, deck=["the_spice_must_flow"]).finish_round()
    scene.do("play corner_the_market", seat=0)
    assert scene[0].vp == 2


def test_e_154_rapid_mobilization_needs_no_combat_space_and_opens_none() -> None:
    scene = Scene().set(0, troops=(5, 0), intrigue=["rapid_mobilization", "bribery"])
    scene.do("agent dagger@hall_of_oratory")
    assert scene.options == ["play rapid_mobilization", "done"]
    scene.do("play rapid_mobilization")
    assert scene.options == [f"deploy {n}" for n in range(7)]
    scene.do("deploy 4")
    assert scene.troops(0) == (6, 2, 4)
    assert scene.options == ["done"]


def test_e_155_memnons_influence_is_lost_when_all_tracks_are_full() -> None:
    tracks = {"emperor": 6, "guild": 6, "bene_gesserit": 6, "fremen": 6}
    scene = Scene(leaders=["earl_memnon_thorvald"]).set(0, solari=5, influence=tracks)
    points = scene[0].vp
    scene.do("agent dagger@high_council")
    assert scene[0].council == 1
    assert scene.to_move == 1
    assert scene[0].influence == [6, 6, 6, 6]
    assert scene[0].vp == points


def test_e_156_what_helena_set_aside_and_did_not_buy_leaves_the_game() -> None:
    scene = Scene(leaders=["helena_richese"]).set(0, hand=["signet_ring", "convincing_argument"])
    scene.set_row("guild_bankers", "chani", "carryall", "opulence", "worm_riders").set_imperium_deck("stilgar")
    scene.do("agent signet_ring@secure_contract", "remove guild_bankers")
    assert scene.row == ["chani", "carryall", "opulence", "worm_riders", "stilgar"]
    scene.begin_turn(0).do("reveal")
    assert "acquire guild_bankers aside" in scene.options
    assert CARD["guild_bankers"] not in scene.state.trash
    scene.do("done")
    assert CARD["guild_bankers"] in scene.state.trash
    assert scene.cards(0, "discard") == ["convincing_argument", "signet_ring"]


def test_e_157_a_reward_recruits_before_the_troops_return_to_the_supply() -> None:
    """No Conflict of the base game recruits: the influence of this Skirmish reaches the Emperor's two troops."""
    scene = Scene(conflict="skirmish_c").set(0, troops=(9, 3), influence={"emperor": 3}).fight()
    scene.do("faction emperor", seat=0)
    assert scene.influence(0, "emperor") == 4
    assert scene.troops(0) == (3, 9, 0)


def test_e_158_rabbans_second_troop_needs_the_token_when_the_ring_is_played() -> None:
    def scene() -> Scene:
        leaders = ["earl_memnon_thorvald", "glossu_the_beast_rabban"]
        held = Scene(leaders=leaders).set(1, hand=["signet_ring"], influence={"fremen": 4})
        return held.set(0, hand=["diplomacy"], influence={"fremen": 4})

    lost = scene().do("agent diplomacy@stillsuits", "done").do("agent signet_ring@secure_contract", seat=1)
    assert lost.troops(1) == (8, 4, 0)
    kept = scene().do("agent diplomacy@wealth").do("agent signet_ring@secure_contract", seat=1)
    assert kept.troops(1) == (7, 5, 0)


def test_e_166_the_fourth_troop_of_a_turn_sets_off_masterstroke_once() -> None:
    scene = Scene(leaders=["baron_vladimir_harkonnen"]).set(0, hand=["reconnaissance", "diplomacy"], troops=(6, 0))
    scene.set(0, tokens=["guild", "fremen"], intrigue=["rapid_mobilization"], water=1)
    scene.do("agent reconnaissance@carthag", "deploy 3")
    assert scene[0].influence == [0, 0, 0, 0]
    scene.do("play rapid_mobilization", "deploy 1")
    assert scene[0].influence == [0, 1, 0, 1]
    assert [event.data["factions"] for event in scene.events("masterstroke")] == [["guild", "fremen"]]
    scene.do("done").begin_turn(0).do("agent diplomacy@hardy_warriors", "deploy 4")
    assert scene[0].influence == [0, 1, 0, 2]
    assert len(scene.events("masterstroke")) == 1


def test_e_167_masterstroke_counts_neither_several_turns_nor_the_defence() -> None:
    scene = Scene(leaders=["baron_vladimir_harkonnen"]).control("arrakeen", 0).set(0, tokens=["guild", "fremen"])
    scene.set_conflict_deck("siege_of_arrakeen", "grand_vision").finish_round().do("defend", seat=0)
    scene.begin_turn(0).set(0, hand=["arrakis_liaison", "arrakis_liaison"], troops=(6, 1))
    for space in ("carthag", "arrakeen"):
        scene.begin_turn(0).do(f"agent arrakis_liaison@{space}", "deploy 3", "done")
    assert scene.troops(0)[2] == 7
    assert scene[0].influence == [0, 0, 0, 0]
    assert scene.events("masterstroke") == []


def test_e_168_sell_melange_offers_the_prices_that_can_be_paid() -> None:
    scene = Scene().set(0, hand=["dune_the_desert_planet"], spice=3)
    scene.do("agent dune_the_desert_planet@sell_melange")
    assert scene.options == ["price 2", "price 3"]
    scene.do("price 3")
    assert scene.goods(0) == (8, 0, 0)


def test_e_169_rewards_are_taken_in_turn_order_whatever_the_rank() -> None:
    scene = Scene(conflict="sort_through_the_chaos", first=2).set(1, troops=(0, 3)).set(2, troops=(0, 1))
    rest = [INTRIGUES[card].key for card in scene.state.intrigue_deck]
    rest.remove("windfall")
    scene.set(0, intrigue=rest).fight()
    assert scene.events("combat_resolved")[0].data["rewards"] == [0, 1, 2, 0]
    assert scene.intrigue(2) == ["windfall"]
    assert scene.intrigue(1) == []
    assert scene.goods(1)[0] == 2


def test_e_170_cards_of_the_winner_recruit_before_the_troops_return() -> None:
    scene = Scene().set(0, troops=(4, 8), influence={"emperor": 3}, intrigue=["demand_respect"]).fight()
    scene.do("pass", "play demand_respect", "faction emperor")
    assert scene[0].vp == 4
    assert scene.influence(0, "emperor") == 4
    assert scene.troops(0) == (8, 4, 0)


def test_e_171_poison_snooper_is_not_offered_with_an_empty_deck() -> None:
    pile = ["scout", "dagger", "diplomacy", "seek_allies", "signet_ring"]
    scene = Scene().set(0, deck=[], discard=pile, intrigue=["poison_snooper"])
    assert "play poison_snooper" not in scene.options
    scene.set(0, deck=["opulence"])
    assert "play poison_snooper" in scene.options


def test_e_172_the_victim_of_test_of_humanity_chooses_what_and_which() -> None:
    def scene() -> Scene:
        made = Scene().set(0, hand=["test_of_humanity", "diplomacy"]).set(2, hand=[]).set(3, hand=[])
        made.set(1, hand=["scout"], discard=[], troops=(0, 1))
        return made.do("agent test_of_humanity@hall_of_oratory")

    assert scene().to_move == 1
    assert scene().options == ["choose test_of_humanity/discard", "choose test_of_humanity/lose_troop"]
    discarded = scene().do("choose test_of_humanity/discard")
    assert discarded.cards(1, "discard") == ["scout"]
    assert discarded.troops(1) == (11, 0, 1)
    lost = scene().do("choose test_of_humanity/lose_troop")
    assert lost.cards(1, "hand") == ["scout"]
    assert lost.troops(1) == (12, 0, 0)


def test_e_173_corner_the_market_scores_its_second_line_with_a_single_card() -> None:
    scene = Scene().set_conflict_deck().set(0, discard=["the_spice_must_flow"], intrigue=["corner_the_market"])
    scene.finish_round().do("play corner_the_market", seat=0)
    assert scene[0].vp == 2
