"""The leaders of Atreides and Harkonnen (I-22.1 to I-22.4)."""

from __future__ import annotations

from typing import Any

import pytest

import kanly
from kanly import UndoRefused
from kanly.engine import SPECTATOR
from tests.imperium.leader_scenes import deployments, led_by, own_deck, sendings
from tests.scene import Scene


@pytest.mark.covers("leader/paul_atreides")
def test_e_150_a_revealed_signet_ring_uses_no_leader_ability() -> None:
    scene = led_by("paul_atreides", hand=["signet_ring", "convincing_argument"], deck=["scout"]).do("reveal")
    assert scene.persuasion == 3
    assert scene.cards(0, "deck") == ["scout"]


# -- Paul Atreides (I-22.1) ----------------------------------------------------------------------------


@pytest.mark.covers("leader/paul_atreides")
def test_i_22_1_paul_always_sees_the_top_card_of_his_deck() -> None:
    scene = led_by("paul_atreides", hand=["signet_ring"], deck=["stilgar", "scout", "diplomacy"])
    assert own_deck(scene, 0) == ["?", "?", "stilgar"]
    scene.do("agent signet_ring@hall_of_oratory")
    assert own_deck(scene, 0) == ["?", "scout"]


@pytest.mark.covers("leader/paul_atreides")
def test_i_22_1_paul_sees_his_top_card_on_the_turns_of_others_too() -> None:
    scene = led_by("paul_atreides", deck=["stilgar", "scout"]).begin_turn(2)
    assert own_deck(scene, 0) == ["?", "stilgar"]


@pytest.mark.covers("leader/paul_atreides")
def test_i_24_4_nobody_else_sees_pauls_top_card() -> None:
    scene = led_by("paul_atreides", deck=["stilgar", "scout", "diplomacy"])
    for viewer in (1, 2, 3, SPECTATOR):
        assert own_deck(scene, viewer) == ["?", "?", "?"]


@pytest.mark.covers("leader/paul_atreides")
def test_i_24_5_other_leaders_do_not_see_their_top_card() -> None:
    scene = led_by("paul_atreides").set(1, deck=["stilgar", "scout"])
    assert own_deck(scene, 1, seat=1) == ["?", "?"]


@pytest.mark.covers("leader/paul_atreides")
def test_e_04_paul_does_not_reshuffle_to_look() -> None:
    scene = led_by("paul_atreides", deck=[], discard=["scout", "stilgar"])
    assert own_deck(scene, 0) == []
    assert scene.cards(0, "discard") == ["scout", "stilgar"]


@pytest.mark.covers("leader/paul_atreides")
def test_i_22_1_discipline_draws_a_card() -> None:
    scene = led_by("paul_atreides", hand=["signet_ring"], deck=["stilgar", "scout"])
    scene.do("agent signet_ring@secure_contract")
    assert scene.cards(0, "hand") == ["stilgar"]
    assert scene.goods(0) == (3, 0, 0)


# -- Baron Vladimir Harkonnen (I-22.2, I-27.3) ---------------------------------------------------------

BARON = "baron_vladimir_harkonnen"


def baron(**mine: Any) -> Scene:
    """Seat 0 is the Baron with Guild and Fremen as his secret factions."""
    return led_by(BARON, **{"tokens": ["guild", "fremen"], **mine})


@pytest.mark.covers("leader/baron_vladimir_harkonnen")
def test_i_22_2_the_baron_chooses_two_factions_before_the_first_round() -> None:
    game = kanly.new("imperium", seats=3, seed=4, leaders=["paul_atreides", BARON, "helena_richese"])
    assert game.to_move == 1
    assert game.decision.kind == "tokens"
    assert not [event for event in game.events if event.kind == "round"]
    assert [action.text for action in game.decision.actions] == [
        "tokens emperor+guild",
        "tokens emperor+bene_gesserit",
        "tokens emperor+fremen",
        "tokens guild+bene_gesserit",
        "tokens guild+fremen",
        "tokens bene_gesserit+fremen",
    ]
    game.apply("tokens emperor+fremen")
    assert game.decision.kind == "turn"


@pytest.mark.covers("leader/baron_vladimir_harkonnen")
def test_e_142_the_barons_choice_is_secret_until_he_strikes() -> None:
    def chosen(pair: str) -> kanly.Game:
        game = kanly.new("imperium", seats=3, seed=4, leaders=["paul_atreides", BARON, "helena_richese"])
        game.apply(f"tokens {pair}")
        return game

    one, other = chosen("emperor+fremen"), chosen("guild+bene_gesserit")
    for viewer in (0, 2, SPECTATOR):
        assert one.observe(viewer).text() == other.observe(viewer).text()
        assert one.events_for(viewer) == other.events_for(viewer)
    assert one.observe(1).text() != other.observe(1).text()


@pytest.mark.covers("leader/baron_vladimir_harkonnen")
def test_i_22_2_the_fourth_troop_of_a_turn_reveals_the_factions() -> None:
    scene = baron(hand=["diplomacy"], water=1, troops=(6, 0)).do("agent diplomacy@hardy_warriors", "deploy 3")
    assert scene[0].influence == [0, 0, 0, 1]
    assert scene.events("masterstroke") == []
    scene.do("deploy 1")
    assert scene[0].influence == [0, 1, 0, 2]
    assert scene.events("masterstroke")[0].data == {"factions": ["guild", "fremen"]}


@pytest.mark.covers("leader/baron_vladimir_harkonnen")
def test_i_22_2_masterstroke_takes_alliances_and_bonuses_like_any_influence() -> None:
    scene = baron(hand=["diplomacy"], water=1, troops=(4, 0), influence={"guild": 3, "fremen": 2})
    scene.do("agent diplomacy@hardy_warriors", "deploy 4")
    assert scene[0].influence == [0, 4, 0, 4]
    assert scene.alliance("guild") == 0
    assert scene.alliance("fremen") == 0
    assert scene.goods(0) == (3, 0, 1)


@pytest.mark.covers("leader/baron_vladimir_harkonnen")
def test_i_22_2_masterstroke_comes_once_per_game() -> None:
    scene = baron(hand=["diplomacy"], water=1, troops=(6, 0)).do("agent diplomacy@hardy_warriors", "deploy 4")
    assert scene[0].influence == [0, 1, 0, 2]
    scene.finish_round().set(0, hand=["diplomacy"], water=1, troops=(6, 0)).begin_turn(0)
    scene.do("agent diplomacy@hardy_warriors", "deploy 4")
    assert scene[0].influence == [0, 1, 0, 3]
    assert len(scene.events("masterstroke")) == 1


@pytest.mark.covers("leader/baron_vladimir_harkonnen")
def test_i_27_3_troops_of_two_turns_do_not_add_up() -> None:
    scene = baron(hand=["diplomacy", "reconnaissance"], deck=[], troops=(6, 0))
    scene.do("agent diplomacy@stillsuits", "deploy 2", "reveal", "reveal", "reveal")
    assert scene.to_move == 0
    scene.do("agent reconnaissance@carthag", "deploy 3")
    assert scene.troops(0)[2] == 5
    assert scene.events("masterstroke") == []


@pytest.mark.covers("leader/baron_vladimir_harkonnen")
def test_i_27_3_troops_deployed_by_effects_on_the_reveal_turn_count() -> None:
    scene = baron(hand=["sardaukar_legion", "gun_thopter"], troops=(6, 0)).do("reveal", "use sardaukar_legion/deploy 3")
    assert scene.events("masterstroke") == []
    scene.do("use gun_thopter/deploy 1")
    assert scene[0].influence == [0, 1, 0, 1]


@pytest.mark.covers("leader/baron_vladimir_harkonnen")
def test_i_27_3_allowance_and_effects_of_one_turn_add_up() -> None:
    scene = baron(hand=["diplomacy"], intrigue=["double_cross", "rapid_mobilization"], solari=1, troops=(6, 0))
    scene.set(1, troops=(0, 1)).do("play rapid_mobilization", "deploy 1", "agent diplomacy@stillsuits", "deploy 2")
    assert scene.events("masterstroke") == []
    scene.do("play double_cross")
    assert scene[0].influence == [0, 1, 0, 2]


@pytest.mark.covers("leader/baron_vladimir_harkonnen")
def test_i_27_3_masterstroke_resolves_between_effects() -> None:
    scene = baron(hand=["reconnaissance"], intrigue=["reinforcements"], deck=["scout"], solari=3, troops=(6, 0))
    scene.do("agent reconnaissance@arrakeen", "play reinforcements", "deploy 4")
    assert scene[0].influence == [0, 1, 0, 1]
    assert "deploy 1" in scene.options


@pytest.mark.covers("leader/baron_vladimir_harkonnen")
def test_i_27_3_the_defence_bonus_does_not_count() -> None:
    scene = baron().control("arrakeen", 0).set_next_conflict("siege_of_arrakeen").finish_round().do("defend")
    assert scene.troops(0)[2] == 1
    scene.set(0, hand=["reconnaissance"], deck=[], discard=[]).begin_turn(0)
    scene.do("agent reconnaissance@carthag", "deploy 3")
    assert scene.troops(0)[2] == 4
    assert scene.events("masterstroke") == []


@pytest.mark.covers("leader/baron_vladimir_harkonnen")
def test_i_27_3_the_count_cannot_be_taken_back_after_masterstroke() -> None:
    scene = baron(hand=["diplomacy"], water=1, troops=(6, 0), intrigue=["windfall"])
    scene.do("agent diplomacy@hardy_warriors", "deploy 3").game.undo()
    assert scene.troops(0) == (4, 8, 0)
    scene.do("deploy 4")
    with pytest.raises(UndoRefused, match="hidden"):
        scene.game.undo()


@pytest.mark.covers("leader/baron_vladimir_harkonnen")
def test_i_22_2_scheme_buys_an_intrigue_card_for_one_solari() -> None:
    scene = baron(hand=["signet_ring"], solari=1).set_intrigue_deck("ambush")
    scene.do("agent signet_ring@hall_of_oratory")
    assert scene.options == [f"use {BARON}/intrigue", "done"]
    scene.do(f"use {BARON}/intrigue")
    assert scene.goods(0) == (0, 0, 0)
    assert scene.intrigue(0) == ["ambush"]


@pytest.mark.covers("leader/baron_vladimir_harkonnen")
def test_i_7_1_scheme_may_be_declined_and_cannot_be_used_without_solari() -> None:
    scene = baron(hand=["signet_ring"], solari=1).do("agent signet_ring@hall_of_oratory", "done")
    assert scene.goods(0) == (1, 0, 0)
    assert scene.intrigue(0) == []
    poor = baron(hand=["signet_ring"]).do("agent signet_ring@hall_of_oratory")
    assert poor.to_move == 1
    assert poor.intrigue(0) == []


@pytest.mark.covers("leader/baron_vladimir_harkonnen")
def test_i_6_2_the_solari_of_the_space_may_pay_for_scheme() -> None:
    scene = baron(hand=["signet_ring"]).set_intrigue_deck("ambush").do("agent signet_ring@secure_contract")
    scene.do(f"use {BARON}/intrigue")
    assert scene.goods(0) == (2, 0, 0)
    assert scene.intrigue(0) == ["ambush"]


# -- Glossu "The Beast" Rabban (I-22.3) ----------------------------------------------------------------

RABBAN = "glossu_the_beast_rabban"


@pytest.mark.covers("leader/glossu_the_beast_rabban")
def test_i_3_9_rabban_starts_with_a_spice_and_a_solari() -> None:
    leaders = [RABBAN, "paul_atreides", "count_ilban_richese", "duke_leto_atreides"]
    game = kanly.new("imperium", seats=4, seed=2, leaders=leaders)
    players = game.observe().data()["players"]
    assert players[0]["goods"] == {"solari": 1, "spice": 1, "water": 1}
    for player in players[1:]:
        assert player["goods"] == {"solari": 0, "spice": 0, "water": 1}


@pytest.mark.covers("leader/glossu_the_beast_rabban")
def test_i_22_3_brutality_recruits_one_troop() -> None:
    scene = led_by(RABBAN, hand=["signet_ring"], troops=(0, 0)).do("agent signet_ring@secure_contract")
    assert scene.troops(0) == (11, 1, 0)


@pytest.mark.covers("leader/glossu_the_beast_rabban")
def test_i_22_3_brutality_recruits_two_troops_with_an_alliance() -> None:
    scene = led_by(RABBAN, hand=["signet_ring"], troops=(0, 0), influence={"emperor": 4})
    scene.do("agent signet_ring@secure_contract")
    assert scene.troops(0) == (10, 2, 0)


@pytest.mark.covers("leader/glossu_the_beast_rabban")
def test_i_8_5_troops_of_brutality_may_be_deployed_at_a_combat_space() -> None:
    scene = led_by(RABBAN, hand=["signet_ring"], troops=(4, 0), influence={"emperor": 4})
    scene.do("agent signet_ring@imperial_basin")
    assert deployments(scene) == ["deploy 1", "deploy 2", "deploy 3", "deploy 4"]


@pytest.mark.covers("leader/glossu_the_beast_rabban")
def test_e_158_brutality_asks_for_the_token_itself() -> None:
    scene = led_by(RABBAN).set(1, influence={"emperor": 5})
    scene.set(0, hand=["signet_ring"], troops=(0, 0), influence={"emperor": 4})
    scene.do("agent signet_ring@secure_contract")
    assert scene.alliance("emperor") == 1
    assert scene.troops(0) == (11, 1, 0)


@pytest.mark.covers("leader/glossu_the_beast_rabban")
def test_i_6_5_an_alliance_won_later_in_the_turn_still_brings_the_second_troop() -> None:
    scene = led_by(
        RABBAN, hand=["signet_ring"], troops=(0, 0), influence={"guild": 3}, intrigue=["guild_authorization"]
    )
    scene.do("agent signet_ring@secure_contract")
    assert scene.troops(0) == (11, 1, 0)
    scene.do("play guild_authorization")
    assert scene.troops(0) == (10, 2, 0)


# -- Duke Leto Atreides (I-22.4) -----------------------------------------------------------------------

LETO = "duke_leto_atreides"


@pytest.mark.covers("leader/duke_leto_atreides")
@pytest.mark.parametrize(
    ("space", "cost"), [("high_council", 4), ("mentat", 1), ("swordmaster", 7), ("rally_troops", 3)]
)
def test_i_22_4_landsraad_spaces_cost_leto_one_solari_less(space: str, cost: int) -> None:
    assert f"agent dagger@{space}" not in sendings(led_by(LETO, solari=cost - 1))
    scene = led_by(LETO, solari=cost + 1).do(f"agent dagger@{space}")
    assert scene.goods(0) == (1, 0, 0)


@pytest.mark.covers("leader/duke_leto_atreides")
def test_e_29_leto_goes_to_the_high_council_for_four() -> None:
    scene = led_by(LETO, solari=4).do("agent dagger@high_council")
    assert scene.goods(0) == (0, 0, 0)
    assert scene[0].council == 1


@pytest.mark.covers("leader/duke_leto_atreides")
def test_i_5_11_a_space_without_cost_stays_free_and_others_keep_their_cost() -> None:
    scene = led_by(LETO, hand=["dagger", "diplomacy"], spice=3).do("agent dagger@hall_of_oratory")
    assert scene.goods(0) == (0, 3, 0)
    scene = led_by(LETO, hand=["diplomacy"], spice=3)
    assert scene.why("agent diplomacy@conspire") == "Conspire costs 4 spice; you have 3"


@pytest.mark.covers("leader/duke_leto_atreides")
def test_i_22_4_prudent_diplomacy_catches_up_where_an_opponent_has_more() -> None:
    scene = led_by(LETO, hand=["signet_ring"], spice=1, influence={"guild": 2, "fremen": 1})
    scene.set(1, influence={"guild": 2, "fremen": 2}).set(2, influence={"emperor": 1})
    scene.do("agent signet_ring@hall_of_oratory")
    assert scene.options == [f"use {LETO}/diplomacy", "done"]
    scene.do(f"use {LETO}/diplomacy")
    assert scene.options == ["faction emperor", "faction fremen"]
    scene.do("faction fremen")
    assert scene[0].influence == [0, 2, 0, 2]
    assert scene.goods(0) == (0, 0, 0)


@pytest.mark.covers("leader/duke_leto_atreides")
def test_i_22_4_prudent_diplomacy_needs_spice_and_an_opponent_ahead() -> None:
    ahead = led_by(LETO, hand=["signet_ring"]).set(1, influence={"guild": 1})
    assert ahead.do("agent signet_ring@hall_of_oratory").to_move == 1
    level = led_by(LETO, hand=["signet_ring"], spice=1, influence={"guild": 1}).set(1, influence={"guild": 1})
    assert level.do("agent signet_ring@hall_of_oratory").to_move == 1
    assert level[0].influence == [0, 1, 0, 0]
    assert level.goods(0) == (0, 1, 0)


@pytest.mark.covers("leader/duke_leto_atreides")
def test_i_22_4_the_spice_of_the_visit_may_pay_and_the_influence_may_be_declined() -> None:
    scene = led_by(LETO, hand=["signet_ring"], troops=(0, 0)).set(1, influence={"guild": 1})
    scene.do("agent signet_ring@imperial_basin")
    assert f"use {LETO}/diplomacy" in scene.options
    scene.do("done")
    assert scene.goods(0) == (0, 1, 0)
    assert scene[0].influence == [0, 0, 0, 0]
