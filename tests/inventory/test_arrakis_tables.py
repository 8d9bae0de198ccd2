"""The tables of War for Arrakis say what the box holds: printed totals, and what the tables say of each other."""

from __future__ import annotations

import csv
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

Row = dict[str, str]
FOLDER = Path(__file__).parent / "arrakis"
MARKERS = ("kwisatz_haderach", "sand_dwellers", "jihad")
UNITS = ("regular", "elite", "fedaykin", "sardaukar", "bashar")


@cache
def table(name: str) -> dict[str, Row]:
    """Return the rows of a table by their ids."""
    with (FOLDER / f"{name}.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len({row["id"] for row in rows}) == len(rows), f"{name}.csv lists something twice"
    return {row["id"]: row for row in rows}


def borders(column: str) -> set[frozenset[str]]:
    return {frozenset((area, other)) for area, row in table("areas").items() for other in row[column].split()}


# -- the map ------------------------------------------------------------------------------------------------------


def test_w_2_1_the_map_has_101_areas_in_8_sectors() -> None:
    areas = table("areas")
    assert len(areas) == 101
    for sector, row in table("sectors").items():
        inside = [area for area in areas.values() if area["sectors"].split() == [sector]]
        assert len(inside) == int(row["areas"])
    assert areas["north_pole"]["sectors"].split() == ["ine", "ise", "isw", "inw"]
    assert Counter(row["ring"] for row in table("sectors").values()) == {"outer": 4, "inner": 4}


def test_w_2_5_the_map_has_265_open_and_11_impassable_borders() -> None:
    assert (len(borders("adjacent")), len(borders("impassable"))) == (265, 11)
    assert borders("adjacent") & borders("impassable") == set()


@pytest.mark.parametrize("column", ["adjacent", "impassable"])
def test_borders_have_two_sides(column: str) -> None:
    areas = table("areas")
    for area, row in areas.items():
        for other in row[column].split():
            assert area in areas[other][column].split()
            assert area != other


def test_w_2_2_so_many_areas_of_each_terrain() -> None:
    assert Counter(row["terrain"] for row in table("areas").values()) == {
        "mountain": 19,
        "plateau": 12,
        "minor_erg": 5,
        "desert": 42,
        "deep_desert": 23,
    }


def test_w_2_8_mountains_and_five_plateaus_are_storm_proof() -> None:
    proof = {area: row for area, row in table("areas").items() if not row["storm_exposed"]}
    assert {area for area, row in proof.items() if row["terrain"] == "plateau"} == {
        "arrakeen",
        "carthag",
        "arsunt",
        "hagga_basin",
        "imperial_basin",
    }
    mountains = {area for area, row in table("areas").items() if row["terrain"] == "mountain"}
    assert {area for area, row in proof.items() if row["terrain"] != "plateau"} == mountains


def test_w_2_3_an_air_zone_joins_two_sectors_and_they_name_it() -> None:
    named = {(zone, sector) for sector, row in table("sectors").items() for zone in row["air_zones"].split()}
    assert {(zone, sector) for zone, row in table("air_zones").items() for sector in row["sectors"].split()} == named
    assert (len(table("air_zones")), len(named)) == (8, 16)


def test_sectors_are_adjacent_where_an_open_border_joins_them() -> None:
    areas = table("areas")
    own = {area: row["sectors"].split() for area, row in areas.items() if area != "north_pole"}
    joined = {
        (one[0], other[0])
        for pair in borders("adjacent")
        if "north_pole" not in pair
        for one, other in ([own[area] for area in pair], [own[area] for area in reversed(list(pair))])
        if one != other
    }
    assert joined == {(name, other) for name, row in table("sectors").items() for other in row["adjacent"].split()}


def test_w_4_sites_are_where_their_tokens_go() -> None:
    sites = {area: row["site"] for area, row in table("areas").items() if row["site"]}
    tokens = table("tokens").values()
    assert Counter(site.split()[0] for site in sites.values()) == {
        "sietch": 8,
        "testing_station": 6,
        "pyon_village": 4,
        "arrakeen": 1,
        "carthag": 1,
    }
    settlements = {token["area"]: token["rank"] for token in tokens if token["kind"] == "settlement"}
    assert {area: site.split()[1] for area, site in sites.items() if " " in site} == settlements
    assert sum(int(token["copies"]) for token in tokens if token["kind"] == "sietch") == 8
    assert {row["sietch"] for row in table("tactical_cards").values()} == {
        area for area, site in sites.items() if site == "sietch"
    }


def test_w_16_3_atomics_open_mountains_beside_what_they_expose() -> None:
    areas = table("areas")
    for row in table("atomics").values():
        assert areas[row["area"]]["terrain"] == "mountain"
        assert set(row["exposes"].split()) <= set(areas[row["area"]]["adjacent"].split())


# -- the box ------------------------------------------------------------------------------------------------------


def test_the_box_holds_125_cards() -> None:
    planning = table("planning_cards").values()
    decks: Counter[str] = Counter()
    for row in planning:
        decks[row["deck"]] += int(row["copies"])
    assert decks == {"house_harkonnen": 18, "corrino_ally": 18, "house_atreides": 18, "fremen_ally": 18}
    leaders = Counter(row["faction"] for row in table("leaders").values())
    assert leaders == {"atreides": 10, "harkonnen": 8}
    small = sum(len(table(name)) for name in ("prescience_cards", "bans", "objectives", "tactical_cards"))
    references = 2
    assert decks.total() + leaders.total() + small + references == 125


def test_the_box_holds_129_figures() -> None:
    named = sum(row["kind"] == "named" for row in table("leaders").values())
    assert sum(int(row["count"]) for row in table("figures").values()) + named == 129


def test_dice_have_six_faces() -> None:
    assert {len(row["faces"].split()) for row in table("dice").values()} == {6}
    symbols = {symbol for symbol, row in table("symbols").items() if row["die_face"]}
    for die in ("harkonnen_action", "atreides_action"):
        assert set(table("dice")[die]["faces"].split()) == symbols


def test_w_15_prescience_cards_give_each_marker_13_steps() -> None:
    rows = table("prescience_cards").values()
    assert Counter(row["phase"] for row in rows) == {"action": 8, "end_of_round": 8}
    assert [sum(int(row[marker]) for row in rows) for marker in MARKERS] == [13, 13, 13]


def test_w_1_3_the_objectives_are_the_six_orders_of_three_numbers() -> None:
    orders = {tuple(int(row[marker]) for marker in MARKERS) for row in table("objectives").values()}
    assert len(orders) == 6
    assert {tuple(sorted(order)) for order in orders} == {(3, 5, 10)}


def test_w_6_1_a_row_further_down_costs_a_die_more() -> None:
    rows = list(table("spice_rows").values())
    assert [int(row["dice_set_aside"]) for row in rows] == [0, 1, 2, 3, 4]
    assert {int(row["dice"]) + int(row["dice_set_aside"]) for row in rows} == {8}
    assert [row["id"] for row in rows if row["bottom"]] == ["5"]


@pytest.mark.parametrize(
    ("kind", "copies", "contents"),
    [
        ("atreides_starting", 8, [10, 5, 1, 0, 0]),
        ("atreides_standard", 8, [8, 5, 3, 0, 0]),
        ("harkonnen_starting", 12, [14, 7, 0, 3, 4]),
        ("wormsign", 16, [0] * 5),
        ("testing_station", 6, [0] * 5),
        ("bene_gesserit", 5, [0] * 5),
        ("family_atomics", 3, [0] * 5),
        ("cone_of_silence", 6, [0] * 5),
    ],
)
def test_so_many_tokens_of_each_kind(kind: str, copies: int, contents: list[int]) -> None:
    rows = [row for row in table("tokens").values() if row["kind"] == kind]
    assert sum(int(row["copies"]) for row in rows) == copies
    assert [sum(int(row["copies"]) * int(row[unit] or 0) for row in rows) for unit in UNITS] == contents


# -- what is ours -------------------------------------------------------------------------------------------------


def test_w_23_1_the_components_that_are_ours_are_those_that_the_document_lists() -> None:
    document = (Path(__file__).parents[2] / "docs" / "rules" / "arrakis-unverified.md").read_text(encoding="utf-8")
    ours = {
        row["id"]
        for path in FOLDER.glob("*.csv")
        for row in table(path.stem).values()
        if row.get("confidence") == "inferred"
    }
    parts = {leader for leader, row in table("leaders").items() if row["inferred"]}
    assert (len(ours), len(parts)) == (31, 8)
    assert sorted(each for each in ours | parts if f"`{each}`" not in document) == []
