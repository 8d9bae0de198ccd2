"""Double entry for War for Arrakis: its content against tables of the printed components, written independently."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import kanly
from kanly.arrakis.components import AREAS, LEADERS, PLANNING, SPICE_ROWS
from kanly.arrakis.content import boards
from kanly.arrakis.content.outlines import OUTLINES
from kanly.arrakis.ids import LEADER_COUNT, LEADER_KEYS, MARKERS
from kanly.arrakis.rules.turns import BOARDS
from tests.inventory.arrakis_words import in_our_words
from tests.inventory.test_arrakis_tables import FOLDER, Row, table

Component = dict[str, Any]
RULES = kanly.rules_of("arrakis")

NOT_PLAYED = {"player_boards"}
"""A table of what only games for three or four use, but for two boards."""
IN_NO_LIST = {"prescience_track", "spice_rows", "supremacy_track", "symbols"}
"""Tables of what is printed on boards: compared with the numbers that the rules use."""


@cache
def components(kind: str) -> dict[str, Component]:
    """Return the components of a kind by their ids, as the inventory tells them."""
    listed = RULES.inventory().components(RULES.variant(people=1))
    return {item["id"]: item for item in listed if item["kind"] == kind}


def is_ours(row: Row) -> bool:
    """Say whether a row, or a part of it, is a reconstruction."""
    return row.get("confidence") == "inferred" or bool(row.get("inferred"))


# -- cards ------------------------------------------------------------------------------------------------------------


def test_the_decks_are_those_that_are_printed() -> None:
    assert components("planning").keys() == table("planning_cards").keys()
    assert components("prescience").keys() == table("prescience_cards").keys()
    assert components("objective").keys() == table("objectives").keys()


@pytest.mark.parametrize("card", table("planning_cards"))
def test_every_planning_card_is_as_printed(card: str) -> None:
    row, ours = table("planning_cards")[card], components("planning")[card]
    assert (ours["name"], ours["deck"], str(ours["copies"])) == (row["name"], row["deck"], row["copies"])
    assert ours["effect"] == in_our_words(row["effect"] or row["free_action"])
    declared = next(each for each in PLANNING if each.key == card)
    assert (declared.playable, declared.discardable) == (row["playable"] == "yes", row["discardable"] == "yes")
    assert ours.get("ours", False) == is_ours(row)


@pytest.mark.parametrize("card", table("prescience_cards"))
def test_every_prescience_card_is_as_printed(card: str) -> None:
    row, ours = table("prescience_cards")[card], components("prescience")[card]
    reward = ", ".join(f"{marker} +{row[marker]}" for marker in MARKERS if row[marker] != "0")
    asked = "; ".join(part.replace(" (its symbol is not used)", "") for part in (row["requires"], row["pays"]) if part)
    assert ours["effect"] == f"{asked} -> {reward}"
    assert (ours["name"], ours["timing"]) == (row["name"], row["timing"])
    assert ours.get("ours", False) == is_ours(row)


@pytest.mark.parametrize("card", table("objectives"))
def test_every_objective_is_as_printed(card: str) -> None:
    row, ours = table("objectives")[card], components("objective")[card]
    assert ours["needs"] == {marker: int(row[marker]) for marker in MARKERS}
    assert ours.get("ours", False) == is_ours(row)


# -- leaders ----------------------------------------------------------------------------------------------------------


def test_every_leader_with_a_card_of_its_own_is_in_the_game() -> None:
    assert components("leader").keys() == {key for key, row in table("leaders").items() if row["kind"] != "generic"}
    assert [leader.key for leader in LEADERS] == list(LEADER_KEYS[: LEADER_COUNT + 1])


@pytest.mark.parametrize("leader", [key for key, row in table("leaders").items() if row["kind"] != "generic"])
def test_every_leader_is_as_printed(leader: str) -> None:
    row, ours = table("leaders")[leader], components("leader")[leader]
    assert (ours["name"], ours["side"], ours["symbol"]) == (row["name"], row["faction"], row["slot"])
    assert ours["special"] == in_our_words(row["special"])
    assert (ours["hits"], ours["shields"]) == (int(row["hits"] or 0), int(row["shields"] or 0))
    assert ours["enters"].startswith("start") == (row["enters"] == "start")
    assert ours.get("ours", False) == is_ours(row)


# -- tokens, figures, dice --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("token", [key for key, row in table("tokens").items() if row["regular"] or row["elite"]])
def test_every_deployment_token_is_as_printed(token: str) -> None:
    row, ours = table("tokens")[token], components("deployment_token")[token]
    special = row["fedaykin"] or row["sardaukar"]
    counts = {
        "regular": row["regular"],
        "elite": row["elite"],
        "special elite": special,
        "generic leader": row["bashar"],
    }
    assert ours["contents"] == {grade: int(n) for grade, n in counts.items() if n}
    group = f"harkonnen_{row['set']}" if row["set"] else row["kind"]
    assert (ours["group"], str(ours["copies"])) == (group, row["copies"])
    assert ours.get("ours", False) == is_ours(row)


@pytest.mark.parametrize(
    "kind", ["sietch", "wormsign", "testing_station", "bene_gesserit", "settlement", "family_atomics"]
)
def test_every_other_token_is_as_printed(kind: str) -> None:
    rows = {key: row for key, row in table("tokens").items() if row["kind"] == kind}
    ours = {key if kind != "family_atomics" else f"family_atomics_{key}": one for key, one in components(kind).items()}
    assert ours.keys() == rows.keys()
    for key, row in rows.items():
        assert str(ours[key]["copies"]) == row["copies"]
        assert ours[key].get("ours", False) == is_ours(row)
        if row["effect"]:
            assert ours[key]["effect"] == row["effect"]
        if kind == "settlement":
            assert (ours[key]["name"], ours[key]["area"], str(ours[key]["rank"])) == (
                row["name"],
                row["area"],
                row["rank"],
            )


@pytest.mark.parametrize("atomics", table("atomics"))
def test_every_token_of_atomics_exposes_what_is_printed(atomics: str) -> None:
    row = table("atomics")[atomics]
    assert components("family_atomics")[row["area"]]["exposes"] == row["exposes"].split()


def test_there_are_as_many_figures_as_printed() -> None:
    figures = {key: str(one["copies"]) for key, one in components("figure").items()}
    assert figures == {key: row["count"] for key, row in table("figures").items() if key != "wild_maker"}


@pytest.mark.parametrize("die", table("dice"))
def test_every_die_is_as_printed(die: str) -> None:
    row, ours = table("dice")[die], components("die")[die]
    assert (ours["name"], str(ours["copies"]), ours["faces"]) == (row["name"], row["count"], row["faces"].split())
    assert ours.get("ours", False) == is_ours(row)


def test_every_ban_is_as_printed() -> None:
    bans = components("imperium_ban")
    assert {key: ban["name"] for key, ban in bans.items()} == {key: row["name"] for key, row in table("bans").items()}


# -- boards -----------------------------------------------------------------------------------------------------------


def test_w_6_1_the_spice_board_is_as_printed() -> None:
    rows = table("spice_rows").values()
    assert [(row.dice_out, row.harvesters, row.ornithopters, row.carryalls) for row in SPICE_ROWS] == [
        tuple(int(row[key]) for key in ("dice_set_aside", "harvesters", "ornithopters", "carryalls")) for row in rows
    ]
    assert SPICE_ROWS[boards.BOTTOM_ROW] is SPICE_ROWS[-1]


def test_the_supremacy_track_is_as_printed() -> None:
    track = table("supremacy_track")
    enters = {step: LEADERS[leader].key for step, leader in boards.SUPREMACY_ENTERS.items()}
    assert enters == {int(step): row["enters"] for step, row in track.items() if row["enters"]}
    assert list(boards.SUPREMACY_TOKENS) == [int(step) for step, row in track.items() if row["bene_gesserit"]]
    assert [int(step) for step, row in track.items() if row["win"]] == [boards.SUPREMACY_TO_WIN]


def test_w_15_5_the_prescience_track_is_as_printed() -> None:
    track = table("prescience_track")
    for marker, leader in boards.PRESCIENCE_ENTERS.items():
        row = track[f"{MARKERS[marker]}_{boards.STEP_OF_LEADERS}"]
        assert row["effect"].startswith(f"{LEADERS[leader].key} enters")
    assert track[f"any_{boards.STEP_OF_ALIA}"]["effect"] == f"{LEADERS[boards.ENTERS_AT_SIX].key} enters"
    assert "atomics" in track[f"any_{boards.STEP_OF_ATOMICS}"]["effect"]


@pytest.mark.parametrize(("side", "board"), [(0, "sietch_tabr"), (1, "giedi_prime")])
def test_w_7_1_the_boards_have_room_for_so_many_dice_and_leaders(side: int, board: str) -> None:
    row = table("player_boards")[board]
    assert (boards.SLOTS[side], boards.TANK_SPACES[side]) == (int(row["slots_per_symbol"]), int(row["tank"]))
    symbols = [symbol for symbol, printed in table("symbols").items() if printed["die_face"]]
    assert len(BOARDS[side]) == len(symbols)
    printed = [len(row[symbol].split(" OR ")) for symbol in symbols]
    options = [len(BOARDS[side][number]) for number in range(len(symbols))]
    # A House die of the Atreides is any other symbol, which is not an option of the board.
    assert options == [
        n if (board, symbol) != ("sietch_tabr", "house") else 0 for n, symbol in zip(printed, symbols, strict=True)
    ]


# -- the map ----------------------------------------------------------------------------------------------------------


def test_w_2_the_map_is_made_of_the_areas_that_are_printed() -> None:
    assert list(components("area")) == list(table("areas"))
    assert list(OUTLINES) == list(table("areas"))


@pytest.mark.parametrize("area", table("areas"))
def test_every_area_is_as_printed(area: str) -> None:
    row, ours = table("areas")[area], components("area")[area]
    assert ours["name"] == (row["name"] or area)
    assert (ours["sectors"], ours["terrain"]) == (row["sectors"].split(), row["terrain"])
    kind = row["site"].split(" ")[0]
    assert ours.get("site", "") == (kind if kind in ("", "sietch", "testing_station") else "settlement")
    assert (sorted(ours["adjacent"]), sorted(ours["impassable"])) == (
        row["adjacent"].split(),
        row["impassable"].split(),
    )
    exposed = next(each.exposed for each in AREAS if each.key == area)
    assert exposed == (row["storm_exposed"] == "yes")


def test_w_2_5_borders_that_the_game_knows() -> None:
    areas = components("area").items()
    borders = {
        side: {frozenset((area, other)) for area, one in areas for other in one[side]}
        for side in ("adjacent", "impassable")
    }
    assert {side: len(found) for side, found in borders.items()} == {"adjacent": 265, "impassable": 11}


def test_sectors_and_air_zones_are_as_printed() -> None:
    sectors = {key: (one["name"], one["ring"]) for key, one in components("sector").items()}
    assert sectors == {key: (row["name"], row["ring"]) for key, row in table("sectors").items()}
    zones = {key: one["sectors"] for key, one in components("air_zone").items()}
    assert zones == {key: row["sectors"].split() for key, row in table("air_zones").items()}


def test_outlines_share_their_corners_along_every_border_and_no_other() -> None:
    """Areas that touch are neighbours, but for one pair that the printed list denies."""
    owners: dict[frozenset[str], list[str]] = {}
    for area, outline in OUTLINES.items():
        corners = outline.split()
        for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
            owners.setdefault(frozenset((start, end)), []).append(area)
    assert max(map(len, owners.values())) == 2
    touching = {frozenset(pair) for pair in owners.values() if len(pair) == 2}
    areas = components("area").items()
    borders = {frozenset((area, other)) for area, one in areas for other in (*one["adjacent"], *one["impassable"])}
    assert borders - touching == set()
    assert touching - borders == {frozenset(("ine_3", "splintered_rock"))}


def test_tactical_cards_are_as_printed_and_only_in_the_solo_game() -> None:
    cards = {key: (one["sector"], one["sietch"]) for key, one in components("tactical").items()}
    assert cards == {key: (row["sector"], row["sietch"]) for key, row in table("tactical_cards").items()}
    of_two = RULES.inventory().components(RULES.variant())
    assert not [one for one in of_two if one["kind"] == "tactical"]
    assert [one for one in RULES.inventory().components(RULES.variant(people=1)) if one["kind"] != "tactical"] == of_two


def test_every_table_is_compared() -> None:
    compared = {
        "planning_cards", "prescience_cards", "objectives", "leaders", "tokens", "atomics", "figures", "dice", "bans",
        "areas", "sectors", "air_zones", "tactical_cards",
    }  # fmt: skip
    assert {path.stem for path in FOLDER.glob("*.csv")} == compared | IN_NO_LIST | NOT_PLAYED
