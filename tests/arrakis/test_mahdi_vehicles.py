"""Mahdi: where vehicles are placed (W-21.2), and which harvesters carryalls save (W-21.8.2)."""

from __future__ import annotations

from kanly.arrakis.board import AREA_IDS, SECTOR_AREAS, SECTOR_IDS
from kanly.arrakis.ids import HAZARD_PHASE
from kanly.arrakis.steps import FLYER_AT, HARVESTER_AT, PLACE_ROW, WORM_CAME
from tests.arrakis.scenes import mask, names
from tests.arrakis.solo_scenes import A, H, Solo

ORNITHOPTER, CARRYALL = 1, 2


def row(war: Solo) -> Solo:
    """Let the vehicles of the active row be placed, the person choosing the first of what is open."""
    war.step(PLACE_ROW, H)
    while war.asked in ("harvester_at", "flyer_at", "overflow_sector"):
        war.play(war.options()[0])
    return war


def crowded(war: Solo) -> Solo:
    """Fill the NE sector with legions of the Atreides, so that it takes no harvester."""
    for area in sorted(names(SECTOR_AREAS[SECTOR_IDS["ne"]]) - {"gara_kulon", "sihaya_ridge"}):
        war.legion(A, area, regular=1)
    return war


def test_w_21_2_1_harvesters_come_to_empty_deep_deserts_away_from_the_atreides() -> None:
    """Those that are not beside Rock Outcroppings or Bight of the Cliff; with fewer the person chooses."""
    war = Solo()
    war.step(HARVESTER_AT, H, 2)
    assert war.options() == ["at the_great_flat", "at nw_1", "at nw_5"]


def test_w_21_2_1_where_all_fit_nobody_is_asked() -> None:
    war = Solo()
    war.step(HARVESTER_AT, H, 3)
    assert war.asked == "turn"
    assert names(war.state.harvesters) == {"the_great_flat", "nw_1", "nw_5"}


def test_w_21_2_1_then_to_empty_deserts_away_from_them() -> None:
    war = Solo()
    war.step(HARVESTER_AT, H, 4)
    assert war.asked == "harvester_at"
    assert war.options() == ["at the_funeral_plain", "at nw_11"]


def test_w_21_2_1_a_legion_of_the_atreides_makes_a_desert_less_safe() -> None:
    war = Solo().legion(A, "the_funeral_plain", regular=1)
    war.step(HARVESTER_AT, H, 1)
    assert names(war.state.harvesters) <= {"the_great_flat", "nw_5"}
    assert "at nw_1" not in war.options()


def test_w_21_2_1_then_to_other_free_deep_deserts_and_deserts() -> None:
    """With wormsigns on them deserts are free, but not empty (W-22.6)."""
    war = Solo().signs("the_great_flat", "nw_1", "nw_5", "the_funeral_plain", "nw_11")
    war.step(HARVESTER_AT, H, 1)
    assert war.asked == "harvester_at"
    assert {text.split()[1] for text in war.options()} == {"the_great_flat", "nw_1", "nw_2", "nw_3", "nw_5"}


def test_w_21_2_1_what_the_harvest_sector_cannot_take_goes_to_an_adjacent_one() -> None:
    war = crowded(Solo().aim("windgap", "gara_kulon"))
    war.step(HARVESTER_AT, H, 1)
    assert war.asked == "overflow_sector"
    assert war.options() == ["sector se", "sector nw"]  # the target is central, and so are all inner sectors
    war.play("sector se")
    assert war.mahdi.overflow == SECTOR_IDS["se"]
    assert war.state.harvesters & ~SECTOR_AREAS[SECTOR_IDS["se"]] == 0


def test_w_21_2_1_the_sector_of_the_target_card_takes_none() -> None:
    war = crowded(Solo().aim("rock_outcroppings", "gara_kulon"))
    war.step(HARVESTER_AT, H, 1)
    assert war.options() == ["sector se", "sector ine"]


def test_w_21_2_2_a_carryall_protects_most_harvesters() -> None:
    war = Solo().harvesters("nw_1", "nw_5", "ne_1")
    war.step(FLYER_AT, H, CARRYALL, 1)
    assert war.state.carryalls == 1 << 2  # az_3 is connected to the NW sector


def test_w_21_2_2_a_second_carryall_protects_those_that_none_protects_yet() -> None:
    war = Solo().harvesters("nw_1", "nw_5", "ne_1")
    war.step(FLYER_AT, H, CARRYALL, 2)
    assert war.state.carryalls == 1 << 2 | 1 << 0


def test_w_21_2_3_ornithopters_come_where_a_legion_waits_two_areas_from_a_sietch() -> None:
    war = Solo().legion(H, "inw_1", regular=3)  # Bight of the Cliff is two areas away
    war.step(FLYER_AT, H, ORNITHOPTER, 3)
    assert war.state.ornithopters == 1 << 1 | 1 << 2 | 1 << 6  # all zones of its sector


def test_w_21_2_3_not_where_the_defenders_are_stronger() -> None:
    war = Solo().legion(H, "inw_1", regular=3).legion(A, "bight_of_the_cliff", regular=3)
    war.step(FLYER_AT, H, ORNITHOPTER, 1)
    assert war.state.ornithopters == 1 << 0  # the only zone of Gara Kulon's sector


def test_w_21_2_3_the_rest_comes_near_the_target_sietch() -> None:
    war = Solo().aim("hobars_gap", "rock_outcroppings")
    war.step(FLYER_AT, H, ORNITHOPTER, 2)
    assert war.options() == ["zone az_4", "zone az_5", "zone az_6"]


def test_w_21_2_3_then_to_zones_between_inner_sectors_beside_that_of_the_target() -> None:
    war = Solo().carryalls("az_1")
    war.step(FLYER_AT, H, ORNITHOPTER, 1)
    assert war.options() == ["zone az_2", "zone az_4"]


def test_w_21_2_3_never_into_a_zone_with_a_carryall() -> None:
    war = Solo().carryalls("az_1", "az_2")
    war.step(FLYER_AT, H, ORNITHOPTER, 1)
    assert war.state.ornithopters == 1 << 3


def test_w_21_2_4_ornithopters_never_scout() -> None:
    war = Solo().ornithopters("az_1").legion(H, "arrakeen", regular=1)
    war.rolls("house")
    assert not war.events("scouted")


def test_w_21_2_5_where_no_figure_or_zone_is_left_nothing_is_placed() -> None:
    war = Solo().ornithopters("az_1", "az_2", "az_3", "az_4", "az_5", "az_6")
    war.step(FLYER_AT, H, ORNITHOPTER, 1)
    assert war.asked == "turn"
    assert war.state.ornithopters.bit_count() == 6


def test_w_21_2_5_a_carryall_that_protects_nobody_goes_to_any_free_zone() -> None:
    war = Solo()
    war.step(FLYER_AT, H, CARRYALL, 1)
    assert len(war.options("zone")) == 8


def test_w_21_2_the_active_row_is_placed_harvesters_first() -> None:
    war = row(Solo().rows(choam=2))
    kinds = [event["vehicle"] for event in war.events("vehicle")]
    assert kinds == ["harvester"] * 5 + ["carryall"] + ["ornithopter"] * 3


def test_w_21_8_2_carryalls_always_save_harvesters() -> None:
    war = Solo().harvesters("nw_1").carryalls("az_3")
    war.state.phase = HAZARD_PHASE
    war.state.worms = mask(("nw_1",))
    war.step(WORM_CAME, A, AREA_IDS["nw_1"])
    assert war.state.harvesters == mask(("nw_1",))
    assert war.state.carryalls == 0


def test_w_21_8_2_but_leave_them_to_deep_deserts() -> None:
    war = Solo().harvesters("nw_1", "nw_11").carryalls("az_3")
    war.state.phase = HAZARD_PHASE
    war.state.worms = mask(("nw_1", "nw_11"))
    war.state.worms_came = mask(("nw_1",))
    war.step(WORM_CAME, A, AREA_IDS["nw_11"])
    assert war.state.harvesters == mask(("nw_1",))
    assert war.state.carryalls == 1 << 2
