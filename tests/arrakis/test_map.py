"""The map (W-2): borders, sectors, zones and terrain, compared with the sheet's counts."""

from __future__ import annotations

from collections import Counter

from kanly.arrakis.board import (
    AREA_IDS,
    DEEP_DESERTS,
    DESERTS,
    EXPOSED,
    NEAR,
    OPEN,
    SECTOR_AREAS,
    SECTORS_OF,
    SETTLEMENT_AREA,
    SIETCH_SITES,
    STATION_SITES,
    ZONE_AREAS,
    ZONES_OF,
    areas_in,
)
from kanly.arrakis.components import AREAS, SECTORS, ZONES
from kanly.arrakis.content.outlines import OUTLINES
from kanly.arrakis.effects import BESIDE_LEGION
from kanly.arrakis.ids import TERRAINS
from kanly.arrakis.rules.places import areas_of
from kanly.arrakis.state import empty_areas, free_areas
from tests.arrakis.scenes import A, H, War, mask, names


def corners(area: str) -> list[str]:
    return OUTLINES[area].split()


def test_there_are_101_areas_by_terrain() -> None:
    assert len(AREAS) == 101
    assert Counter(TERRAINS[area.terrain] for area in AREAS) == {
        "mountain": 19, "plateau": 12, "minor_erg": 5, "desert": 42, "deep_desert": 23,
    }  # fmt: skip


def test_265_open_borders_and_11_impassable_ones_are_the_same_from_both_sides() -> None:
    open_borders = {frozenset((area.key, other)) for area in AREAS for other in area.open}
    impassable = {frozenset((area.key, other)) for area in AREAS for other in area.impassable}
    assert (len(open_borders), len(impassable)) == (265, 11)
    assert not open_borders & impassable
    for number in range(101):
        assert all(OPEN[other] >> number & 1 for other in areas_in(OPEN[number]))
        assert all(NEAR[other] >> number & 1 for other in areas_in(NEAR[number]))


def test_every_sector_has_its_areas_and_the_pole_is_in_four() -> None:
    counts = {sector.key: SECTOR_AREAS[number].bit_count() for number, sector in enumerate(SECTORS)}
    pole = {"ine": 1, "ise": 1, "isw": 1, "inw": 1}
    printed = {"ne": 18, "se": 10, "sw": 10, "nw": 20, "ine": 16, "ise": 9, "isw": 8, "inw": 9}
    assert counts == {key: count + pole.get(key, 0) for key, count in printed.items()}
    assert len(SECTORS_OF[AREA_IDS["north_pole"]]) == 4


def test_an_air_zone_is_connected_to_every_area_of_its_two_sectors_and_all_to_the_pole() -> None:
    assert len(ZONES) == 8
    for number, zone in enumerate(ZONES):
        first, second = ({area.key for area in AREAS if sector in area.sectors} for sector in zone.sectors)
        assert names(ZONE_AREAS[number]) == first | second
    assert ZONES_OF[AREA_IDS["north_pole"]] == 255


def test_areas_at_the_edge_of_the_map_are_deep_desert_and_only_they() -> None:
    edge = {
        area.key
        for area in AREAS
        if any(
            int(x) in (0, 1000) or int(y) in (0, 699) for x, y in (corner.split(",") for corner in corners(area.key))
        )
    }
    assert edge == names(DEEP_DESERTS)
    assert DEEP_DESERTS & DESERTS == DEEP_DESERTS


def test_neighbours_share_corners_of_their_outlines() -> None:
    assert set(OUTLINES) == set(AREA_IDS)
    for number, area in enumerate(AREAS):
        for other in areas_in(OPEN[number]):
            assert set(corners(area.key)) & set(corners(AREAS[other].key)), (area.key, AREAS[other].key)


def test_mountains_and_the_five_ringed_plateaus_are_storm_proof() -> None:
    sheltered = {area.key for number, area in enumerate(AREAS) if not EXPOSED >> number & 1}
    plateaus = {"arrakeen", "carthag", "arsunt", "hagga_basin", "imperial_basin"}
    assert sheltered == plateaus | {area.key for area in AREAS if TERRAINS[area.terrain] == "mountain"}


def test_sites_are_where_they_are_printed() -> None:
    assert {AREAS[area].key for area in SIETCH_SITES} == {
        "gara_kulon", "sihaya_ridge", "tasmin_sink", "habbanya_ridge", "bight_of_the_cliff", "rock_outcroppings",
        "hobars_gap", "windgap",
    }  # fmt: skip
    assert [AREAS[area].key for area in SETTLEMENT_AREA] == [
        "arrakeen", "carthag", "arsunt", "hagga_basin", "imperial_basin", "north_pole",
    ]  # fmt: skip
    assert names(STATION_SITES) == {"ne_4", "nw_15", "ine_2", "ine_6", "false_wall_east", "inw_4"}


def test_free_is_without_enemy_units_settlements_and_worms_whatever_else_is_there() -> None:
    war = War().legion(H, "ne_8", regular=1).harvesters("ne_9").worms("ne_12")
    free = names(free_areas(war.state, A))
    assert {"ne_9", "ne_4", "gara_kulon"} <= free
    assert not {"ne_8", "ne_12", "arrakeen"} & free
    assert "gara_kulon" not in names(free_areas(war.state, H))


def test_empty_is_with_nothing_at_all() -> None:
    war = War().legion(H, "ne_8", regular=1).harvesters("ne_9").signs("ne_12")
    empty = names(empty_areas(war.state))
    assert "ne_11" in empty
    assert not {"ne_8", "ne_9", "ne_12", "ne_4", "gara_kulon", "arrakeen"} & empty


def test_impassable_borders_count_for_what_is_adjacent_on_cards_about_legions() -> None:
    war = War().legion(A, "ne_5", regular=1)
    beside = names(areas_of(war.state, A, BESIDE_LEGION))
    assert beside == {"ne_2", "ne_6", "ne_7", "ne_8"}
    assert mask(("ne_5",)) == 1 << AREA_IDS["ne_5"]
