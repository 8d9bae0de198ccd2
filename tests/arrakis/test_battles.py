"""Battles (W-9), settlements (W-10) and strikes."""

from __future__ import annotations

import pytest

from kanly.arrakis.board import AREA_IDS
from kanly.arrakis.components import AREAS
from kanly.arrakis.ids import SAND
from tests.arrakis.scenes import SHIELD, SPECIAL, SWORD, A, H, War

BESIDE_CARTHAG = AREAS[AREA_IDS["carthag"]].open[-1]


def attacking(side: int, die: str = "strategy") -> War:
    return War().dice(side, **{die: 1, "mentat": 1})


def attack(war: War, area: str, target: str, die: str = "strategy") -> War:
    side = war.to_move
    war.play(f"die {die}", "(do attack)")
    war.play(f"(from {area})", f"(attack {target})")
    assert side in (A, H)
    return war


def faces(swords: int = 0, shields: int = 0, specials: int = 0) -> list[int]:
    return [SWORD] * swords + [SHIELD] * shields + [SPECIAL] * specials


def test_the_battle_of_the_rulebook() -> None:
    """p. 25: each side suffers 3 hits."""
    war = attacking(H).legion(H, "ne_8", regular=5, special=1, generic=1, named=("baron_harkonnen",))
    war.in_play("paul_muad_dib")
    war.state.leaders[7] = -3  # Muad'Dib has taken Paul's place
    war.legion(A, "ne_7", regular=4, special=1, named=("paul_muad_dib",)).turn(H)
    war.falls("combat", *faces(2, 1, 3), *faces(5))
    attack(war, "ne_8", "ne_7")
    assert war.events("suffered") == [{"hits": 3, "other": 3}]


def test_both_roll_a_die_a_unit_and_the_defender_the_rank_of_the_settlement_up_to_six() -> None:
    war = attacking(A).legion(A, "rimwall_west", regular=2).legion(H, "arrakeen", regular=1)
    war.turn(A).falls("combat", *faces(2), *faces(shields=4))
    attack(war, "rimwall_west", "arrakeen")
    rolled = [sum(result.values()) for result in war.events("rolled_combat")]
    assert rolled == [2, 4]


def test_never_more_than_six_dice() -> None:
    war = attacking(A).legion(A, "rimwall_west", regular=6).legion(H, "arrakeen", regular=6)
    war.turn(A).falls("combat", *faces(shields=12))
    attack(war, "rimwall_west", "arrakeen")
    assert [sum(result.values()) for result in war.events("rolled_combat")] == [6, 6]


def test_cards_are_discarded_for_a_die_each_the_attacker_first() -> None:
    war = attacking(A).legion(A, "ne_8", regular=1).legion(H, "ne_7", regular=1)
    war.hand(A, "war_plan", "thumpers").hand(H, "sandmasters").turn(A)
    attack(war, "ne_8", "ne_7")
    assert (war.asked, war.to_move) == ("battle_cards", A)
    war.play("discard war_plan", "discard thumpers")
    assert (war.asked, war.to_move) == ("battle_cards", H)
    war.falls("combat", *faces(shields=5))
    war.play("discard sandmasters")
    assert [sum(result.values()) for result in war.events("rolled_combat")][:2] == [3, 2]


def test_hawats_scheming_is_not_discarded_for_a_die_but_its_holder_is_asked_all_the_same() -> None:
    war = attacking(H).legion(H, "ne_8", regular=1).legion(A, "ne_7", regular=1).hand(H, "hawats_scheming").turn(H)
    attack(war, "ne_8", "ne_7")
    assert (war.asked, war.options()) == ("battle_cards", ["done"])


def test_under_the_landsraad_ban_the_harkonnen_discard_no_cards() -> None:
    war = attacking(H).legion(H, "ne_8", regular=1).legion(A, "ne_7", regular=1).hand(H, "sandmasters")
    war.state.bans = 1 << 2
    war.turn(H).falls("combat", *faces(shields=2))
    attack(war, "ne_8", "ne_7")
    assert war.asked != "battle_cards"


def test_a_surprise_attack_adds_a_special_in_the_first_round_only() -> None:
    war = attacking(A, "leadership").legion(A, "ne_8", regular=1, generic=1).legion(H, "ne_7", regular=3).turn(A)
    war.falls("combat", *faces(shields=1), *faces(shields=3))
    attack(war, "ne_8", "ne_7", "leadership")
    assert war.events("rolled_combat")[0]["special"] == 1
    war.falls("combat", *faces(shields=1), *faces(shields=2))
    if war.asked == "casualties":
        war.play(war.options()[0])
    war.play("fight_on")
    war.play("(stay)")
    assert war.events("rolled_combat")[2]["special"] == 0


@pytest.mark.covers(
    "leader/baron_harkonnen", "leader/beast_rabban", "leader/feyd_rautha", "leader/thufir_hawat",
    "leader/gaius_helen_mohiam", "leader/captain_aramsham", "leader/shaddam_iv",
)  # fmt: skip
@pytest.mark.parametrize(
    ("leader", "hits", "shields"),
    [
        ("baron_harkonnen", 0, 2), ("beast_rabban", 2, 0), ("feyd_rautha", 2, 1), ("thufir_hawat", 1, 2),
        ("gaius_helen_mohiam", 0, 3), ("captain_aramsham", 1, 1), ("shaddam_iv", 2, 0),
    ],
)  # fmt: skip
def test_a_harkonnen_leader_turns_a_special_into_what_its_strip_says(leader: str, hits: int, shields: int) -> None:
    war = attacking(A).legion(A, "ne_8", regular=6).in_play(leader)
    war.legion(H, "ne_7", regular=2, named=(leader,)).turn(A)
    war.falls("combat", *faces(swords=5, shields=1), *faces(specials=2))
    attack(war, "ne_8", "ne_7")
    assert war.events("suffered") == [{"hits": max(0, hits - 1), "other": 5 - shields}]


@pytest.mark.parametrize(
    ("leader", "hits", "shields"),
    [
        ("paul_atreides", 1, 0), ("lady_jessica", 0, 1), ("reverend_mother_jessica", 0, 2), ("gurney_halleck", 2, 1),
        ("alia", 1, 0), ("paul_muad_dib", 2, 1), ("stilgar", 2, 0), ("chani", 1, 1),
    ],
)  # fmt: skip
def test_an_atreides_leader_turns_a_special_into_what_its_strip_says(leader: str, hits: int, shields: int) -> None:
    war = attacking(H).legion(H, "ne_8", regular=6).in_play(leader)
    war.legion(A, "ne_7", regular=2, named=(leader,)).turn(H)
    war.falls("combat", *faces(swords=5, shields=1), *faces(specials=2))
    attack(war, "ne_8", "ne_7")
    assert war.events("suffered") == [{"hits": max(0, hits - 1), "other": 5 - shields}]


def test_generic_leaders_turn_a_special_into_a_hit_and_further_specials_are_misses() -> None:
    war = attacking(A).legion(A, "ne_8", regular=3, generic=1).legion(H, "ne_7", regular=6).turn(A)
    war.falls("combat", *faces(specials=3), *faces(swords=0, specials=6))
    attack(war, "ne_8", "ne_7")
    assert war.events("suffered") == [{"hits": 0, "other": 1}]


def test_with_more_leaders_than_specials_the_owner_chooses() -> None:
    war = attacking(H).legion(H, "ne_8", regular=2, generic=1, named=("baron_harkonnen",)).legion(A, "ne_7", regular=2)
    war.turn(H).falls("combat", *faces(shields=1, specials=1), *faces(swords=2))
    attack(war, "ne_8", "ne_7")
    assert (war.asked, war.options()) == ("battle_leaders", ["with generic", "with baron_harkonnen"])
    war.play("with baron_harkonnen")
    assert war.events("suffered") == [{"hits": 0, "other": 0}]


def test_each_special_elite_cancels_a_shield_of_the_other_side() -> None:
    war = attacking(A).legion(A, "ne_8", regular=1, special=2).legion(H, "ne_7", regular=3).turn(A)
    war.falls("combat", *faces(3), *faces(shields=3))
    attack(war, "ne_8", "ne_7")
    assert war.events("suffered") == [{"hits": 0, "other": 2}]


def test_casualties_are_a_free_choice_for_each_hit_the_attacker_first() -> None:
    war = attacking(A).legion(A, "ne_8", regular=1, elite=1, special=1, generic=1, named=("stilgar",))
    war.legion(H, "ne_7", regular=5).turn(A).falls("combat", *faces(1, 2), *faces(5))
    attack(war, "ne_8", "ne_7")
    assert war.to_move == A
    assert war.options() == ["lose regular", "reduce elite", "reduce special", "lose generic", "lose stilgar"]
    war.play("reduce elite", "lose stilgar", "reduce special")
    assert war.at(A, "ne_8") == (3, 0, 0, 1, 0, 0)
    assert war.where("stilgar") == "tank 1"


def test_an_elite_is_removed_when_no_regular_is_left_to_replace_it() -> None:
    war = attacking(A).legion(A, "ne_8", elite=2).legion(H, "ne_7", regular=6)
    war.legion(A, "windgap", regular=6).legion(A, "hobars_gap", regular=6).legion(A, "tasmin_sink", regular=4)
    war.turn(A).falls("combat", *faces(swords=2), *faces(swords=1, shields=5))
    attack(war, "ne_8", "ne_7")
    assert war.at(A, "ne_8")[:2] == (0, 1)


def test_with_the_last_unit_the_leaders_go_too() -> None:
    war = attacking(A).legion(A, "ne_8", regular=3).legion(H, "ne_7", regular=1, generic=1, named=("beast_rabban",))
    war.turn(A).falls("combat", *faces(3), *faces(shields=1))
    attack(war, "ne_8", "ne_7")
    war.play("lose regular")
    assert war.at(H, "ne_7") == (0,) * 6
    assert war.where("beast_rabban") == "tank 1"
    assert war.asked == "advance"


def test_going_on_against_a_settlement_costs_a_hit_before_the_defender_decides() -> None:
    war = attacking(A).legion(A, "rimwall_west", regular=3).legion(H, "arrakeen", regular=3).turn(A)
    war.falls("combat", *faces(shields=3), *faces(shields=6))
    attack(war, "rimwall_west", "arrakeen")
    assert war.asked == "go_on"
    war.falls("combat", *faces(shields=2), *faces(shields=6))
    war.play("fight_on")
    assert war.at(A, "rimwall_west")[0] == 2


def test_if_going_on_destroys_the_attacker_the_defender_has_won() -> None:
    war = attacking(A).legion(A, "rimwall_west", regular=1).legion(H, "arrakeen", regular=3).turn(A)
    war.falls("combat", *faces(shields=1), *faces(shields=6))
    attack(war, "rimwall_west", "arrakeen").play("fight_on")
    assert war.events("battle_ended") == [{"area": "arrakeen", "held": 1}]


def test_going_on_in_the_open_costs_nothing_and_the_opponent_chooses_where_a_legion_retreats_to() -> None:
    war = attacking(H).legion(H, "ne_8", regular=3).legion(A, "ne_7", regular=3).worms("ne_5").turn(H)
    war.falls("combat", *faces(shields=3), *faces(shields=3))
    attack(war, "ne_8", "ne_7").play("fight_on")
    assert (war.asked, war.to_move) == ("retreat", A)
    war.play("retreat")
    assert (war.asked, war.to_move) == ("retreat_to", H)
    assert set(war.options()) == {"to ne_11", "to shield_wall_east", "to ine_6"}
    war.play("to ne_11", "advance")
    assert (war.at(A, "ne_11")[0], war.at(H, "ne_7")[0], war.at(H, "ne_8")[0]) == (3, 3, 0)


def test_a_harkonnen_legion_does_not_retreat_onto_a_wormsign() -> None:
    war = attacking(A).legion(A, "ne_8", regular=3).legion(H, "ne_7", regular=3).signs("ne_11", "ne_5").turn(A)
    war.falls("combat", *faces(shields=3), *faces(shields=3))
    attack(war, "ne_8", "ne_7").play("fight_on", "retreat")
    assert set(war.options()) == {"to shield_wall_east", "to ine_6"}


def test_an_area_with_room_is_chosen_for_a_retreat_if_there_is_one() -> None:
    war = attacking(A).legion(A, "ne_8", regular=3).legion(H, "ne_7", regular=3).legion(H, "ne_11", regular=5).turn(A)
    war.falls("combat", *faces(shields=3), *faces(shields=3))
    attack(war, "ne_8", "ne_7").play("fight_on", "retreat")
    assert "to ne_11" not in war.options()


def test_an_attacker_who_stops_has_not_won() -> None:
    war = attacking(H).legion(H, "ne_8", regular=3).legion(A, "ne_7", regular=3).turn(H)
    war.falls("combat", *faces(shields=3), *faces(shields=3))
    attack(war, "ne_8", "ne_7").play("stop")
    assert war.events("battle_ended") == [{"area": "ne_7", "held": 1}]
    assert war.at(H, "ne_8")[0] == 3


def test_if_both_are_destroyed_nobody_wins() -> None:
    war = attacking(H).legion(H, "ne_8", regular=1).legion(A, "ne_7", regular=1).turn(H)
    war.falls("combat", *faces(1), *faces(1))
    attack(war, "ne_8", "ne_7")
    assert war.events("battle_ended") == [{"area": "ne_7", "held": 0}]


def test_an_attack_flips_the_sietch_and_the_tokens_of_the_defender() -> None:
    war = attacking(H).ranks(gara_kulon=3).legion(H, "ne_12", regular=3)
    war.legion(A, "gara_kulon", tokens=("atreides_start_re",)).turn(H).falls("combat", *faces(shields=8))
    attack(war, "ne_12", "gara_kulon")
    assert war.events("flipped_sietch") == [{"area": "gara_kulon", "rank": 3}]
    assert war.at(A, "gara_kulon") == (1, 1, 0, 0, 0, 0)
    assert sum(war.events("rolled_combat")[1].values()) == 5


def test_an_attack_flips_the_tokens_of_the_attacker() -> None:
    war = attacking(A).legion(A, "ne_8", tokens=("atreides_start_rr",)).legion(H, "ne_7", regular=1).turn(A)
    war.falls("combat", *faces(shields=3))
    attack(war, "ne_8", "ne_7")
    assert war.at(A, "ne_8") == (2, 0, 0, 0, 0, 0)


def test_an_undefended_sietch_falls_when_the_winner_advances() -> None:
    war = attacking(H).ranks(gara_kulon=2).legion(H, "ne_12", regular=2).turn(H)
    attack(war, "ne_12", "gara_kulon")
    assert (war.asked, war.state.supremacy) == ("advance", 0)
    war.play("advance")
    assert war.state.supremacy == 2
    assert war.at(H, "gara_kulon")[0] == 2
    assert war.state.sietch_area.count(-1) == 1


def test_a_settlement_that_is_not_advanced_into_stands() -> None:
    war = attacking(H).legion(H, "ne_12", regular=2).turn(H)
    attack(war, "ne_12", "gara_kulon").play("stay")
    assert (war.state.supremacy, war.state.sietch_area.count(-1)) == (0, 0)


@pytest.mark.covers("settlement/carthag")
def test_a_destroyed_settlement_raises_every_marker_by_its_rank_and_nothing_is_deployed_there() -> None:
    war = attacking(A).legion(A, BESIDE_CARTHAG, regular=2).turn(A)
    attack(war, BESIDE_CARTHAG, "carthag").play("advance")
    assert war.state.markers == (2, 2, 2)
    assert war.state.settlements.bit_count() == 5


def test_a_harkonnen_advance_flips_a_wormsign() -> None:
    war = attacking(H).legion(H, "ne_8", regular=3).legion(A, "ne_7", regular=1).signs("ne_7", kind=SAND).turn(H)
    war.falls("combat", *faces(3), *faces(shields=1))
    attack(war, "ne_8", "ne_7").play("advance")
    assert war.events("flipped_sign") == [{"area": "ne_7", "sign": "sand"}]


def test_an_atreides_advance_removes_a_harvester_and_takes_a_station() -> None:
    war = attacking(A).legion(A, "ne_3", regular=3).legion(H, "ne_4", regular=1).harvesters("ne_4").turn(A)
    war.falls("combat", *faces(3), *faces(shields=1))
    attack(war, "ne_3", "ne_4")
    war.falls("station", 5).play("advance")
    assert not war.state.harvesters
    assert war.state.markers == (0, 0, 1)


def test_an_area_with_a_sandworm_is_not_attacked() -> None:
    war = attacking(H).legion(H, "ne_8", regular=3).legion(A, "ne_7", regular=1).worms("ne_7").turn(H)
    assert "do attack" not in war.play("die strategy").options()


def test_an_attack_reaches_by_sandriding_and_by_troop_transport() -> None:
    war = attacking(A).legion(A, "ne_1", regular=2).signs("ne_2").legion(H, "ne_6", regular=1).turn(A)
    assert "attack ne_6" in war.play("die strategy", "do attack", "(from ne_1)").options() or war.state.battle
    war = attacking(H).legion(H, "ne_1", regular=2).ornithopters("az_1").legion(A, "ne_6", regular=1)
    war.legion(A, "ne_4", regular=1).turn(H)
    war.play("die strategy", "do attack", "(from ne_1)")
    assert {"attack ne_4", "raid ne_6"} <= set(war.options())
    assert "attack ne_6" not in war.options()
    war.play("raid ne_6")
    assert not war.state.ornithopters


def test_arrakeen_destroyed_lets_the_atreides_win_at_once_if_their_objective_is_reached() -> None:
    war = attacking(A).objective(0).tracks(kwisatz_haderach=7, sand_dwellers=2, jihad=0)
    war.legion(A, "rimwall_west", regular=2).turn(A)
    attack(war, "rimwall_west", "arrakeen").play("advance")
    assert war.game.is_over
    assert war.game.outcome is not None
    assert war.game.outcome.winners == (A,)


def test_another_settlement_does_not_let_them_win_before_the_end_of_the_round() -> None:
    war = attacking(A).objective(0).tracks(kwisatz_haderach=9, sand_dwellers=4, jihad=2)
    war.legion(A, "ine_3", regular=2).turn(A)
    attack(war, "ine_3", "north_pole").play("advance")
    assert not war.game.is_over
    assert war.state.markers == (10, 5, 3)


def test_supremacy_of_ten_wins_at_once() -> None:
    war = attacking(H).tracks(supremacy=8).ranks(gara_kulon=2).legion(H, "ne_12", regular=2).turn(H)
    attack(war, "ne_12", "gara_kulon").play("advance")
    assert war.game.is_over
    assert war.game.outcome is not None
    assert war.game.outcome.winners == (H,)
