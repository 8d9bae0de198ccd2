"""Prescience cards (W-15): each of the 16, and the rules of claims."""

from __future__ import annotations

import pytest

from kanly.arrakis import steps
from kanly.arrakis.board import AREA_IDS, MINOR_ERGS, MOUNTAINS, PLATEAUS
from tests.arrakis.scenes import SHIELD, SWORD, A, H, War, names

covers = pytest.mark.covers


def acting(*cards: str) -> War:
    return War().dice(A, mentat=1, strategy=1).dice(H, mentat=1).reveal(*cards)


def ending(*cards: str) -> War:
    return War().reveal(*cards)


def claimable(war: War) -> list[str]:
    war.step(steps.END_CLAIMS, A)
    return war.options("claim")


@covers("prescience/paul_drinks_the_water_of_life")
def test_paul_drinks_the_water_of_life() -> None:
    war = acting("paul_drinks_the_water_of_life").legion(A, "windgap", regular=1, named=("paul_atreides",))
    war.turn(A).play("claim paul_drinks_the_water_of_life", "die strategy")
    assert (war.state.markers, war.state.dice[0], war.where("paul_muad_dib")) == ((3, 0, 0), 0, "tank 1")
    war = acting("paul_drinks_the_water_of_life").legion(A, "windgap", regular=1, named=("paul_atreides",))
    war.legion(H, "isw_1", regular=1).turn(A)
    reason = war.game.why_not("claim paul_drinks_the_water_of_life")
    assert reason is not None
    assert "no harkonnen legion" in reason


@covers("prescience/tahaddi_challenge")
def test_tahaddi_challenge() -> None:
    war = acting("tahaddi_challenge").legion(A, "windgap", regular=1, generic=1, named=("stilgar",)).turn(A)
    war.play("claim tahaddi_challenge", "die mentat")
    assert (war.state.markers, war.at(A, "windgap")[3]) == ((1, 0, 2), 0)


@covers("prescience/families_flee_to_the_palmaries_of_the_south")
def test_families_flee_as_a_free_action() -> None:
    war = acting("families_flee_to_the_palmaries_of_the_south").legion(H, "ne_8", regular=1)
    war.legion(A, "gara_kulon", regular=1, tokens=("atreides_start_rr",)).turn(A)
    war.play("claim families_flee_to_the_palmaries_of_the_south")
    assert (war.state.markers, war.at(A, "gara_kulon")[5], war.asked) == ((0, 1, 1), 0, "turn")
    assert not war.events("flipped_token")


@covers("prescience/jessica_takes_the_water")
def test_jessica_takes_the_water() -> None:
    war = acting("jessica_takes_the_water").legion(A, "windgap", regular=1, named=("lady_jessica",)).turn(A)
    war.play("claim jessica_takes_the_water", "die mentat")
    assert (war.state.markers, war.where("reverend_mother_jessica")) == ((0, 3, 0), "tank 1")


@covers("prescience/paul_mounts_the_maker")
def test_paul_mounts_the_maker() -> None:
    war = acting("paul_mounts_the_maker").legion(A, "ne_1", regular=1, named=("paul_atreides",)).signs("ne_2", "ne_6")
    war.turn(A).play("die strategy", "(do move)", "from ne_1", "to ne_9", "go")
    assert war.asked == "claim_at_once"
    war.play("claim paul_mounts_the_maker")
    assert war.state.markers == (1, 1, 0)


def test_paul_does_not_mount_the_maker_across_a_single_area() -> None:
    war = acting("paul_mounts_the_maker").legion(A, "ne_1", regular=1, named=("paul_atreides",)).signs("ne_2")
    war.turn(A).play("die strategy", "(do move)", "from ne_1", "to ne_6", "go")
    assert war.asked != "claim_at_once"


@covers("prescience/raid_on_the_harvesters")
def test_raid_on_the_harvesters() -> None:
    war = acting("raid_on_the_harvesters").harvesters("ne_7", "ne_9").legion(A, "ne_8", regular=2).turn(A)
    war.play("die strategy", "(do move)", "from ne_8", "to ne_7", "leave regular", "(go)")
    war.play("from ne_8", "to ne_9", "(go)")
    assert war.asked == "claim_at_once"
    war.play("claim raid_on_the_harvesters")
    assert war.state.markers == (0, 0, 2)


@covers("prescience/the_emperors_terror_broken")
def test_the_emperors_terror_broken() -> None:
    war = acting("the_emperors_terror_broken").legion(A, "ne_8", regular=4).legion(H, "ne_7", special=1).turn(A)
    war.falls("combat", *[SWORD] * 4, SHIELD).play("die strategy", "do attack", "(from ne_8)", "(attack ne_7)")
    assert war.asked == "claim_at_once"
    war.play("claim the_emperors_terror_broken")
    assert (war.state.markers, war.asked) == ((0, 0, 3), "advance")


def test_the_terror_is_broken_in_defence_too() -> None:
    war = acting("the_emperors_terror_broken").dice(H, strategy=1, mentat=1)
    war.legion(H, "ne_8", special=1).legion(A, "ne_7", regular=4).turn(H)
    war.falls("combat", SHIELD, *[SWORD] * 4).play("die strategy", "do attack", "(from ne_8)", "(attack ne_7)")
    assert (war.asked, war.to_move) == ("claim_at_once", A)


@covers("prescience/the_naibs_swear_fealty")
def test_the_naibs_swear_fealty() -> None:
    war = acting("the_naibs_swear_fealty").legion(A, "windgap", regular=1, generic=2, named=("paul_atreides",)).turn(A)
    war.play("claim the_naibs_swear_fealty", "die mentat")
    assert (war.state.markers, war.at(A, "windgap")[3]) == ((2, 0, 0), 2)


# -- end of the round -------------------------------------------------------------------------------------------------


@covers("prescience/the_fremen_call_paul_the_mahdi")
def test_the_fremen_call_paul_the_mahdi() -> None:
    war = ending("the_fremen_call_paul_the_mahdi").legion(A, "windgap", regular=1, named=("paul_atreides",))
    assert claimable(war) == ["claim the_fremen_call_paul_the_mahdi"]
    war.play("claim the_fremen_call_paul_the_mahdi")
    assert (war.state.markers, len(war.events("flipped_sietch"))) == ((1, 0, 1), 1)


@covers("prescience/desert_war")
def test_desert_war() -> None:
    war = ending("desert_war")
    for area in ("ne_1", "ne_2", "ne_8", "windgap"):
        war.legion(A, area, regular=1)
    war.step(steps.END_CLAIMS, A)
    assert war.asked != "end_claims"  # one of them is in a sietch
    war = ending("desert_war")
    for area in ("ne_1", "ne_2", "ne_8", "ne_9"):
        war.legion(A, area, regular=1)
    claimable(war)
    war.play("claim desert_war")
    assert war.state.markers == (0, 1, 2)


@pytest.mark.parametrize(
    ("card", "terrain", "count", "reward"),
    [
        ("dew_collectors_for_the_planting", PLATEAUS, 3, (0, 2, 0)),
        ("new_hidden_wind_traps", MOUNTAINS, 3, (0, 1, 1)),
        ("stunted_worms", MINOR_ERGS, 2, (1, 2, 0)),
    ],
)
@covers("prescience/dew_collectors_for_the_planting", "prescience/new_hidden_wind_traps", "prescience/stunted_worms")
def test_legions_on_a_terrain(card: str, terrain: int, count: int, reward: tuple[int, int, int]) -> None:
    settled = {"arrakeen", "carthag", "arsunt", "hagga_basin", "imperial_basin", "north_pole"}
    areas = sorted(names(terrain) - settled)
    war = ending(card)
    for area in areas[: count - 1]:
        war.legion(A, area, regular=1)
    war.step(steps.END_CLAIMS, A)
    assert war.asked != "end_claims"
    war.legion(A, areas[count - 1], regular=1)
    claimable(war)
    war.play(f"claim {card}")
    assert war.state.markers == reward


@covers("prescience/the_water_discipline")
def test_the_water_discipline() -> None:
    war = ending("the_water_discipline").legion(A, "ne_1", regular=1, named=("paul_atreides",))
    war.legion(A, "ne_2", regular=1, named=("lady_jessica",))
    claimable(war)
    war.play("claim the_water_discipline")
    assert war.state.markers == (1, 1, 0)


@covers("prescience/jessica_trains_paul_in_the_bene_gesserit_ways")
def test_jessica_trains_paul() -> None:
    war = ending("jessica_trains_paul_in_the_bene_gesserit_ways")
    war.legion(A, "windgap", regular=1, named=("paul_atreides", "lady_jessica"))
    claimable(war)
    war.play("claim jessica_trains_paul_in_the_bene_gesserit_ways")
    assert war.state.markers == (2, 0, 0)


@covers("prescience/the_lisan_al_gaib")
def test_the_lisan_al_gaib() -> None:
    tokens = ("atreides_start_rr", "atreides_start_re", "atreides_start_ee")
    war = ending("the_lisan_al_gaib").legion(A, "ne_8", regular=1, named=("paul_atreides",), tokens=tokens)
    claimable(war)
    war.play("claim the_lisan_al_gaib")
    war.play(war.options()[0])
    war.play(war.options()[0])
    assert (war.state.markers, war.at(A, "ne_8")[5]) == ((1, 1, 1), 1)


def test_two_cards_are_claimed_in_a_round_at_most() -> None:
    war = ending("the_fremen_call_paul_the_mahdi", "jessica_trains_paul_in_the_bene_gesserit_ways", "the_lisan_al_gaib")
    war.legion(A, "windgap", named=("paul_atreides", "lady_jessica"), tokens=("atreides_start_rr", "atreides_start_re"))
    assert len(claimable(war)) == 3
    war.play("claim the_fremen_call_paul_the_mahdi", "claim jessica_trains_paul_in_the_bene_gesserit_ways")
    assert (war.state.claims, war.asked != "end_claims") == (2, True)


def test_a_claim_is_never_compulsory() -> None:
    war = ending("jessica_trains_paul_in_the_bene_gesserit_ways")
    war.legion(A, "windgap", regular=1, named=("paul_atreides", "lady_jessica"))
    claimable(war)
    war.play("done")
    assert war.state.markers == (0, 0, 0)
    assert AREA_IDS["windgap"] in war.state.sietch_area
