"""The eight leaders: start effects, abilities and signet abilities (I-3.9, I-22, I-27.3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

import kanly
from kanly import UndoRefused
from kanly.engine import SPECTATOR
from tests.scene import CARD, PLAIN_LEADERS, Scene

FACTIONS = ("emperor", "guild", "bene_gesserit", "fremen")
FULL_TRACKS = dict.fromkeys(FACTIONS, 6)


def led_by(leader: str, **mine: Any) -> Scene:
    """Stand at the start of seat 0's turn with this leader; the others hold a card that suits every faction."""
    rest = [other for other in PLAIN_LEADERS if other != leader]
    scene = Scene(leaders=[leader, *rest])
    for seat in (1, 2, 3):
        scene.set(seat, hand=["seek_allies"])
    return scene.set(0, **mine)


def sendings(scene: Scene) -> list[str]:
    return [text for text in scene.options if text.startswith("agent ")]


def deployments(scene: Scene) -> list[str]:
    return [text for text in scene.options if text.startswith("deploy ")]


def own_deck(scene: Scene, viewer: int, seat: int = 0) -> list[str]:
    """A seat's deck as a viewer sees it, the top card last."""
    deck: list[str] = scene.game.observe(viewer).data()["players"][seat]["deck"]
    return deck


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


# -- Count Ilban Richese (I-22.5) ----------------------------------------------------------------------

ILBAN = "count_ilban_richese"


@pytest.mark.covers("leader/count_ilban_richese")
def test_e_30_ilban_draws_for_solari_paid_to_a_space_not_to_a_card() -> None:
    deck = ["scout", "stilgar", "diplomacy"]
    scene = led_by(ILBAN, solari=6, intrigue=["bribery", "windfall"], hand=["dagger"], deck=deck)
    scene.do("play bribery", "faction guild")
    assert scene.cards(0, "hand") == ["dagger"]
    scene.do("agent dagger@rally_troops")
    assert scene.goods(0) == (0, 0, 0)
    assert scene.cards(0, "hand") == ["scout"]


@pytest.mark.covers("leader/count_ilban_richese")
def test_i_22_5_ilban_draws_once_besides_the_card_of_the_space() -> None:
    scene = led_by(ILBAN, solari=2, hand=["dagger"], deck=["scout", "stilgar", "diplomacy"])
    scene.do("agent dagger@mentat")
    assert scene.cards(0, "hand") == ["scout", "stilgar"]


@pytest.mark.covers("leader/count_ilban_richese")
def test_i_22_5_the_draw_comes_at_payment_before_the_pool() -> None:
    scene = led_by(ILBAN, solari=4, hand=["gene_manipulation"], deck=["scout"], discard=[])
    scene.do("agent gene_manipulation@rally_troops", "use gene_manipulation/trash")
    assert scene.options == ["trash scout hand", "trash gene_manipulation play"]


@pytest.mark.covers("leader/count_ilban_richese")
def test_i_22_5_free_spaces_and_other_prices_draw_nothing() -> None:
    free = led_by(ILBAN, hand=["dagger"], deck=["scout"]).do("agent dagger@hall_of_oratory")
    assert free.cards(0, "hand") == []
    spice = led_by(ILBAN, spice=2, hand=["dune_the_desert_planet"], deck=["scout"])
    spice.do("agent dune_the_desert_planet@sell_melange")
    assert spice.goods(0) == (6, 0, 0)
    assert spice.cards(0, "hand") == []
    water = led_by(ILBAN, water=1, hand=["dune_the_desert_planet"], deck=["scout"], troops=(0, 0))
    water.do("agent dune_the_desert_planet@hagga_basin")
    assert water.goods(0) == (0, 2, 0)
    assert water.cards(0, "hand") == []


@pytest.mark.covers("leader/count_ilban_richese")
def test_i_22_5_other_leaders_do_not_draw_for_solari() -> None:
    scene = led_by(LETO, solari=3, hand=["dagger"], deck=["scout"]).do("agent dagger@rally_troops")
    assert scene.cards(0, "hand") == []


@pytest.mark.covers("leader/count_ilban_richese")
def test_i_22_5_manufacturing_gives_a_solari_after_the_payment() -> None:
    scene = led_by(ILBAN, solari=1, hand=["signet_ring"], deck=["scout", "stilgar"])
    assert scene.why("agent signet_ring@mentat") == "Mentat costs 2 solari; you have 1"
    scene.set(0, solari=2).do("agent signet_ring@mentat")
    assert scene.goods(0) == (1, 0, 0)
    scene = led_by(ILBAN, hand=["signet_ring"], deck=["scout"]).do("agent signet_ring@hall_of_oratory")
    assert scene.goods(0) == (1, 0, 0)
    assert scene.cards(0, "hand") == []


# -- Countess Ariana Thorvald (I-22.6) -----------------------------------------------------------------

ARIANA = "countess_ariana_thorvald"
DESERT = "dune_the_desert_planet"


@pytest.mark.covers("leader/countess_ariana_thorvald")
@pytest.mark.parametrize(
    ("space", "bonus", "water", "spice"),
    [
        ("the_great_flat", 0, 2, 2),
        ("hagga_basin", 0, 1, 1),
        ("hagga_basin", 3, 1, 4),
        ("imperial_basin", 1, 0, 1),
    ],
)
def test_i_22_6_ariana_harvests_one_spice_less_and_draws(space: str, bonus: int, water: int, spice: int) -> None:
    scene = led_by(ARIANA, hand=[DESERT], deck=["scout", "stilgar"], water=water, troops=(0, 0)).bonus(space, bonus)
    scene.do(f"agent {DESERT}@{space}")
    assert scene.goods(0) == (0, spice, 0)
    assert scene.cards(0, "hand") == ["scout"]


@pytest.mark.covers("leader/countess_ariana_thorvald")
def test_e_31_ariana_at_imperial_basin_without_bonus() -> None:
    scene = led_by(ARIANA, hand=[DESERT], deck=["scout"], troops=(0, 0)).control("imperial_basin", 2)
    scene.do(f"agent {DESERT}@imperial_basin")
    assert scene.goods(0) == (0, 0, 0)
    assert scene.cards(0, "hand") == ["scout"]
    assert scene.goods(2) == (0, 1, 0)


@pytest.mark.covers("leader/countess_ariana_thorvald")
def test_i_9_4_arianas_own_control_bonus_is_not_harvested() -> None:
    scene = led_by(ARIANA, hand=[DESERT], deck=["scout"], troops=(0, 0)).control("imperial_basin", 0)
    scene.do(f"agent {DESERT}@imperial_basin")
    assert scene.goods(0) == (0, 1, 0)


@pytest.mark.covers("leader/countess_ariana_thorvald")
def test_i_22_6_the_harvest_of_ariana_is_not_optional_but_may_wait() -> None:
    scene = led_by(ARIANA, hand=[DESERT], deck=["scout"], intrigue=["windfall"], troops=(2, 0))
    scene.do(f"agent {DESERT}@imperial_basin")
    assert scene.options == ["use imperial_basin/harvest", "deploy 1", "deploy 2", "play windfall"]
    scene.do("deploy 1", "use imperial_basin/harvest")
    assert scene.cards(0, "hand") == ["scout"]
    assert "done" in scene.options


@pytest.mark.covers("leader/countess_ariana_thorvald")
def test_i_27_17_carryall_doubles_the_base_before_arianas_loss() -> None:
    scene = led_by(ARIANA, hand=["carryall"], deck=["scout"], water=1, troops=(0, 0)).bonus("hagga_basin", 2)
    scene.do("agent carryall@hagga_basin")
    assert scene.goods(0) == (0, 5, 0)
    assert scene.cards(0, "hand") == ["scout"]


@pytest.mark.covers("leader/countess_ariana_thorvald")
def test_i_22_6_other_spice_is_untouched() -> None:
    scene = led_by(ARIANA, hand=["worm_riders"], deck=["scout"], intrigue=["councilors_dispensation"], council=True)
    scene.do("play councilors_dispensation", "agent worm_riders@secure_contract")
    assert scene.goods(0) == (3, 4, 0)
    assert scene.cards(0, "hand") == []


@pytest.mark.covers("leader/countess_ariana_thorvald")
def test_i_22_6_hidden_reservoir_gives_a_water() -> None:
    scene = led_by(ARIANA, hand=["signet_ring"]).do("agent signet_ring@secure_contract")
    assert scene.goods(0) == (3, 0, 1)


# -- Earl Memnon Thorvald (I-22.7) ---------------------------------------------------------------------

MEMNON = "earl_memnon_thorvald"


@pytest.mark.covers("leader/earl_memnon_thorvald")
def test_i_22_7_memnon_gains_influence_with_his_council_seat() -> None:
    scene = led_by(MEMNON, solari=5).do("agent dagger@high_council")
    assert scene.options == [f"faction {name}" for name in FACTIONS]
    scene.do("faction bene_gesserit")
    assert scene[0].influence == [0, 0, 1, 0]
    assert scene[0].council == 1
    assert scene.to_move == 1


@pytest.mark.covers("leader/earl_memnon_thorvald")
def test_i_22_7_other_leaders_gain_no_influence_with_the_seat() -> None:
    scene = led_by(ILBAN, solari=5).do("agent dagger@high_council")
    assert scene[0].council == 1
    assert scene[0].influence == [0, 0, 0, 0]


@pytest.mark.covers("leader/earl_memnon_thorvald")
def test_e_155_with_all_tracks_full_memnons_influence_is_lost() -> None:
    scene = led_by(MEMNON, solari=5, influence=FULL_TRACKS).do("agent dagger@high_council")
    assert scene[0].council == 1
    assert scene[0].influence == [6, 6, 6, 6]
    assert scene.to_move == 1


@pytest.mark.covers("leader/earl_memnon_thorvald")
def test_i_22_7_spice_hoard_gives_a_spice() -> None:
    scene = led_by(MEMNON, hand=["signet_ring"]).do("agent signet_ring@secure_contract")
    assert scene.goods(0) == (3, 1, 0)


# -- Helena Richese (I-22.8, I-22.9) -------------------------------------------------------------------

HELENA = "helena_richese"
ROW = ("space_travel", "duncan_idaho", "chani", "gurney_halleck", "dr_yueh")
"""Cards of cost 3, 4, 5, 6 and 1."""


def manipulating(removed: str, hand: Iterable[str] = (), intrigue: Iterable[str] = (), **mine: Any) -> Scene:
    """Helena has removed a card of the Row this round, and it is her turn again."""
    scene = led_by(HELENA, hand=["signet_ring", *hand], deck=[], discard=[], **mine)
    scene.set_row(*ROW).set_imperium_deck("stilgar", "opulence", "scout")
    scene.do("agent signet_ring@secure_contract", f"remove {removed}")
    return scene.set(0, intrigue=intrigue).begin_turn(0)


def aside(scene: Scene) -> list[str | None]:
    """The cards set aside for the seats, as everyone sees them."""
    players = scene.game.observe().data()["players"]
    return [player["aside"] for player in players]


@pytest.mark.covers("leader/helena_richese")
@pytest.mark.parametrize(
    ("card", "space"),
    [("dagger", "hall_of_oratory"), ("dagger", "rally_troops"), ("reconnaissance", "arrakeen")],
)
def test_i_22_8_enemy_agents_do_not_block_helena_on_landsraad_and_city_spaces(card: str, space: str) -> None:
    scene = led_by(HELENA, hand=[card], solari=4).set(1, agents=[space])
    scene.do(f"agent {card}@{space}")
    assert scene.agents_on(space) == [0, 1]


@pytest.mark.covers("leader/helena_richese")
@pytest.mark.parametrize(("card", "space"), [("diplomacy", "wealth"), (DESERT, "secure_contract")])
def test_i_22_8_enemy_agents_block_helena_elsewhere(card: str, space: str) -> None:
    scene = led_by(HELENA, hand=[card]).set(1, agents=[space])
    assert f"agent {card}@{space}" not in scene.options
    assert (scene.why(f"agent {card}@{space}") or "").endswith("is occupied")


@pytest.mark.covers("leader/helena_richese")
def test_i_5_4_helenas_own_agent_blocks_her() -> None:
    scene = led_by(HELENA, agents=["hall_of_oratory"])
    assert scene.why("agent dagger@hall_of_oratory") == "your own Agent is on Hall of Oratory"


@pytest.mark.covers("leader/helena_richese")
def test_i_23_9_the_voice_stops_helena() -> None:
    scene = led_by(HELENA, hand=["reconnaissance"]).set(3, hand=["the_voice"]).begin_turn(3)
    scene.do("agent the_voice@arrakeen", "use the_voice/voice", "space arrakeen", "done")
    assert scene.to_move == 0
    assert scene.why("agent reconnaissance@arrakeen") == "Arrakeen is closed by The Voice"


@pytest.mark.covers("leader/helena_richese")
def test_e_28_a_space_with_helena_and_an_enemy_is_closed_to_others() -> None:
    scene = led_by(HELENA, hand=["reconnaissance"], troops=(0, 0)).set(1, agents=["carthag"])
    scene.set(2, hand=["reconnaissance"]).do("agent reconnaissance@carthag", "done")
    scene.begin_turn(2)
    assert scene.agents_on("carthag") == [0, 1]
    assert scene.why("agent reconnaissance@carthag") == "Carthag is occupied"


@pytest.mark.covers("leader/helena_richese")
def test_i_22_8_manipulate_removes_a_row_card_and_refills_the_row() -> None:
    scene = led_by(HELENA, hand=["signet_ring"]).set_row(*ROW).set_imperium_deck("stilgar")
    scene.do("agent signet_ring@secure_contract")
    assert sorted(scene.options) == sorted(f"remove {card}" for card in ROW)
    scene.do("remove chani")
    assert scene.row == ["space_travel", "duncan_idaho", "gurney_halleck", "dr_yueh", "stilgar"]
    assert aside(scene) == ["chani", None, None, None]


@pytest.mark.covers("leader/helena_richese")
def test_i_7_1_manipulate_is_not_optional() -> None:
    scene = led_by(HELENA, hand=["signet_ring"], intrigue=["windfall"]).set_row(*ROW)
    scene.do("agent signet_ring@secure_contract")
    assert scene.options == [f"use {HELENA}/manipulate", "play windfall"]


@pytest.mark.covers("leader/helena_richese")
def test_i_22_8_the_removed_card_costs_one_less_on_her_reveal_turn() -> None:
    scene = manipulating("duncan_idaho", hand=["convincing_argument"], council=True)
    assert (
        scene.why("acquire duncan_idaho aside") == "cards are acquired on a Reveal turn, or by an effect that says so"
    )
    scene.do("reveal")
    assert scene.persuasion == 4
    assert "acquire duncan_idaho aside" in scene.options
    assert scene.why("acquire chani") == "Chani costs 5 persuasion; you have 4 left"
    scene.do("acquire duncan_idaho aside")
    assert scene.persuasion == 1
    assert scene.cards(0, "discard") == ["duncan_idaho"]
    assert aside(scene) == [None] * 4


@pytest.mark.covers("leader/helena_richese")
def test_i_22_8_the_removed_card_cannot_be_bought_below_its_reduced_price() -> None:
    scene = manipulating("duncan_idaho", hand=["convincing_argument"])
    scene.do("reveal")
    assert scene.persuasion == 2
    assert scene.why("acquire duncan_idaho aside") == "Duncan Idaho costs 3 persuasion; you have 2 left"


@pytest.mark.covers("leader/helena_richese")
def test_i_22_8_a_removed_card_of_cost_one_is_free() -> None:
    scene = manipulating("dr_yueh", hand=["dagger"]).do("reveal")
    assert scene.options == ["acquire dr_yueh aside", "done"]
    scene.do("acquire dr_yueh aside")
    assert "dr_yueh" in scene.cards(0, "discard")


@pytest.mark.covers("leader/helena_richese")
def test_i_22_8_opponents_cannot_acquire_the_removed_card() -> None:
    scene = manipulating("space_travel").set(1, hand=["convincing_argument"] * 2, intrigue=["bypass_protocol"])
    scene.begin_turn(1).do("play bypass_protocol")
    assert not [text for text in scene.options if "space_travel" in text]
    scene.do("acquire dr_yueh")
    assert (scene.to_move, scene.persuasion) == (1, 4)
    assert not [text for text in scene.options if "space_travel" in text]
    assert aside(scene) == ["space_travel", None, None, None]


@pytest.mark.covers("leader/helena_richese")
def test_i_22_8_other_effects_acquire_the_removed_card_without_the_discount() -> None:
    scene = manipulating("duncan_idaho", intrigue=["bypass_protocol"]).do("play bypass_protocol")
    assert "acquire dr_yueh" in scene.options
    assert "acquire duncan_idaho aside" not in scene.options
    scene = manipulating("space_travel", intrigue=["bypass_protocol"]).do("play bypass_protocol")
    scene.do("acquire space_travel aside")
    assert "space_travel" in scene.cards(0, "discard")
    assert aside(scene) == [None] * 4


@pytest.mark.covers("leader/helena_richese")
def test_i_22_8_bypass_protocol_puts_the_removed_card_on_top_for_two_spice() -> None:
    scene = manipulating("chani", spice=2, intrigue=["bypass_protocol"], hand=["dagger"])
    scene.do("play bypass_protocol", "choose bypass_protocol/acquire2", "acquire chani aside top")
    assert scene.cards(0, "deck") == ["chani"]
    assert scene.goods(0) == (3, 0, 1)


@pytest.mark.covers("leader/helena_richese")
def test_i_23_18_recruitment_mission_works_for_the_removed_card() -> None:
    scene = manipulating("duncan_idaho", hand=["convincing_argument"], intrigue=["recruitment_mission"])
    scene.do("reveal", "play recruitment_mission", "acquire duncan_idaho aside top")
    assert scene.cards(0, "deck") == ["duncan_idaho"]


@pytest.mark.covers("leader/helena_richese")
def test_e_156_a_removed_card_not_acquired_leaves_the_game() -> None:
    scene = manipulating("chani", hand=["convincing_argument"]).do("reveal")
    assert aside(scene)[0] == "chani"
    scene.do("done")
    assert aside(scene) == [None] * 4
    assert "chani" not in scene.row
    assert CARD["chani"] in scene.state.trash
