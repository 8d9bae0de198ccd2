"""Double entry: the content against tables of the printed components, written down independently of it.

Every edition that can be played has a folder of tables, and is compared with it as soon as it can be; a row that names
a module in `module` belongs to games with it.
"""

from __future__ import annotations

from collections import Counter

import pytest

import kanly
from kanly.engine.options import Variant
from kanly.imperium.components import CONFLICTS
from kanly.imperium.editions import EDITIONS, compose
from kanly.imperium.state import ImperiumState
from tests.inventory.content import TABLES, components, content
from tests.inventory.tables import (
    Row,
    expected,
    in_our_words,
    people_who_can_play,
    printed,
    sentences,
    tables_of,
    written_down,
)

BASE, UPRISING, CHOAM = Variant("base"), Variant("uprising"), Variant("uprising", ("choam",))
ON_UPRISING, EVERYTHING = Variant("uprising", ("bloodlines",)), Variant("uprising", ("choam", "bloodlines", "tech"))
ON_BASE, ON_BASE_WITH_TECH = Variant("base", ("bloodlines",)), Variant("base", ("bloodlines", "tech"))
VARIANTS = list(kanly.rules_of("imperium").boards())
PLAYED = [(variant, table) for variant in VARIANTS for table in tables_of(variant.edition, variant.modules)]


def test_every_edition_that_can_be_played_is_written_down() -> None:
    assert sorted(EDITIONS.keys() - set(written_down())) == []
    assert {variant.edition for variant in VARIANTS} == EDITIONS.keys()


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_component_says_what_it_costs_and_where_it_belongs(variant: Variant) -> None:
    for item in components(variant):
        assert {"cost", "icons", "factions"} <= item.keys()


# -- both ways -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_everything_that_is_in_the_game_has_a_table(variant: Variant) -> None:
    tables = {table for table in TABLES if content(variant, table)}
    assert sorted(tables - set(tables_of(variant.edition, variant.modules))) == []
    assert sorted(set(tables_of(variant.edition, variant.modules)) - TABLES.keys()) == []


@pytest.mark.parametrize(("variant", "table"), PLAYED, ids=str)
def test_everything_printed_is_in_the_game_and_nothing_else(variant: Variant, table: str) -> None:
    assert sorted(content(variant, table)) == sorted(printed(variant, table))


@pytest.mark.parametrize(
    ("variant", "table", "key"),
    [(variant, table, key) for variant, table in PLAYED for key in printed(variant, table)],
    ids=str,
)
def test_every_component_is_as_printed(variant: Variant, table: str, key: str) -> None:
    row = people_who_can_play(variant, printed(variant, table)[key])
    ours, theirs = content(variant, table)[key], expected(row)
    assert ours == {**dict.fromkeys(ours, ""), **theirs}, "a column that a table does not have must be empty"


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_sentences_are_exactly_what_only_one_component_does(variant: Variant) -> None:
    specials = [effect.special for effect in compose(variant).paths.values() if effect.special is not None]
    assert sentences(variant) == {special.says for special in specials}


# -- notation --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("if fremen_bond: (persuasion +3; +1 spice)", "if fremen_bond: persuasion +3; +1 spice"),
        ("pay 2 spice -> +3 troop", "pay 2 spice; +3 troop"),
        ("if alliance emperor: persuasion +4", "if alliance guild: persuasion +4"),
        ("trash card; +2 spice", "trash card -> +2 spice"),
        ("+2 troop", "+3 troop"),
        ("retreat up to 2 troop", "retreat up to 3 troop"),
        ("influence any +1", "influence emperor +1"),
        ("draw 1; intrigue 1", "draw 1 OR intrigue 1"),
        ("retreat 2 troops -> spy +1", "retreat up to 2 troop; spy +1"),
        ("spy +1 on city", "spy +1"),
        ("trash card", "trash intrigue"),
        ("if completed_contracts >= 2: draw 1", "if completed_contracts >= 4: draw 1"),
        ("double visit influence", "the visited faction space gives influence +2 instead of +1"),
    ],
)
def test_translating_notation_keeps_what_differs_apart(one: str, other: str) -> None:
    assert in_our_words(one) != in_our_words(other)


@pytest.mark.parametrize(
    ("theirs", "ours"),
    [
        ("if spies_on_board >= 2: recall spy -> intrigue 1", "if 2 spies on board: recall spy -> intrigue 1"),
        ("if recalled_spy_this_turn: +3 troop", "if a spy was recalled this turn: +3 troops"),
        ("discard card; if discarded a guild card: draw 2", "discard 1; if a guild card was discarded: draw 2"),
        (
            "pay 1 solari -> (influence emperor +1 OR influence guild +1)",
            "pay 1 solari -> influence emperor or guild +1",
        ),
        (
            "(maker_hooks; +1 troop; +1 water) OR (+1 water; shield_wall)",
            "(maker hooks; +1 troop; +1 water) OR (+1 water; may remove the Shield Wall)",
        ),
        (
            "cost choice: (0 solari: +2 troop) OR (2 solari: +2 troop; +1 water)",
            "0 solari: +2 troops; 2 solari: +2 troops; +1 water",
        ),
        ("if {shield_wall}: draw 1", "if shield_wall: draw 1"),
    ],
)
def test_printed_notation_is_said_in_our_words(theirs: str, ours: str) -> None:
    assert in_our_words(theirs) == ours


# -- printed totals --------------------------------------------------------------------------------------


def copies(rows: list[Row]) -> int:
    return sum(int(row.get("copies", 1)) for row in rows)


@pytest.mark.parametrize(
    ("variant", "table", "deck", "different", "total"),
    [
        (BASE, "cards", "imperium", 43, 67),
        (BASE, "cards", "reserve", 3, 24),
        (BASE, "cards", "starter", 7, 10),
        (BASE, "intrigue", "", 34, 40),
        (BASE, "conflicts", "", 18, 18),
        (BASE, "leaders", "", 8, 8),
        (BASE, "spaces", "", 22, 22),
        (BASE, "hagal", "", 15, 31),
        (UPRISING, "cards", "imperium", 50, 65),
        (UPRISING, "cards", "reserve", 2, 18),
        (UPRISING, "cards", "starter", 7, 10),
        (UPRISING, "intrigue", "", 35, 40),
        (UPRISING, "conflicts", "", 16, 16),
        (UPRISING, "objectives", "", 5, 5),
        (UPRISING, "leaders", "", 8, 8),
        (UPRISING, "contracts", "", 0, 0),
        (UPRISING, "spaces", "", 22, 22),
        (UPRISING, "posts", "", 13, 13),
        (UPRISING, "hagal", "", 23, 37),
        (UPRISING, "rivals", "", 10, 10),
        (CHOAM, "cards", "imperium", 54, 69),
        (CHOAM, "intrigue", "", 39, 44),
        (CHOAM, "leaders", "", 9, 9),
        (CHOAM, "contracts", "", 18, 20),
        (ON_UPRISING, "cards", "imperium", 50 + 21, 65 + 25),
        (ON_UPRISING, "intrigue", "", 35 + 15, 40 + 15),
        (ON_UPRISING, "conflicts", "", 18, 18),
        (ON_UPRISING, "leaders", "", 16, 16),
        (ON_UPRISING, "skills", "", 7, 14),
        (ON_UPRISING, "twisted", "", 12, 12),
        (ON_UPRISING, "navigation", "", 10, 10),
        (ON_UPRISING, "rivals", "", 15, 15),
        (EVERYTHING, "cards", "imperium", 54 + 26, 69 + 32),
        (EVERYTHING, "intrigue", "", 39 + 18, 44 + 18),
        (EVERYTHING, "contracts", "", 26, 28),
        (EVERYTHING, "leaders", "", 18, 18),
        (EVERYTHING, "tiles", "", 18, 18),
        (EVERYTHING, "rivals", "", 16, 16),
        (ON_BASE, "cards", "imperium", 43 + 15, 67 + 18),
        (ON_BASE, "intrigue", "", 34 + 10, 40 + 10),
        (ON_BASE, "conflicts", "", 18, 18),
        (ON_BASE, "leaders", "", 13, 13),
        (ON_BASE, "skills", "", 6, 12),
        (ON_BASE, "navigation", "", 9, 9),
        (ON_BASE_WITH_TECH, "cards", "imperium", 43 + 16, 67 + 20),
        (ON_BASE_WITH_TECH, "intrigue", "", 34 + 12, 40 + 12),
        (ON_BASE_WITH_TECH, "leaders", "", 14, 14),
        (ON_BASE_WITH_TECH, "tiles", "", 12, 12),
    ],
    ids=str,
)
def test_i_2_3_u_2_2_b_2_1_b_4_4_the_box_holds_so_many_of_each(
    variant: Variant, table: str, deck: str, different: int, total: int
) -> None:
    listed = printed(variant, table)
    backs = {row["back"] for row in listed.values() if row.get("back")}
    rows = [row for key, row in listed.items() if row.get("deck", "") == deck and key not in backs]
    assert (len(rows), copies(rows)) == (different, total)


@pytest.mark.parametrize(
    ("variant", "people", "cards"), [(BASE, 1, 27), (BASE, 2, 28), (UPRISING, 1, 36), (UPRISING, 2, 37)], ids=str
)
def test_hagal_b_1_c_2_d_3_so_many_house_hagal_cards_are_played_with(variant: Variant, people: int, cards: int) -> None:
    assert copies([row for row in printed(variant, "hagal").values() if str(people) in row["people"].split()]) == cards


@pytest.mark.parametrize("variant", [BASE, UPRISING], ids=str)
def test_i_2_2_u_2_1_the_starting_deck(variant: Variant) -> None:
    rows = printed(variant, "cards").values()
    assert {row["id"]: int(row["copies"]) for row in rows if row["deck"] == "starter"} == {
        "convincing_argument": 2,
        "dagger": 2,
        "diplomacy": 1,
        "dune_the_desert_planet": 2,
        "reconnaissance": 1,
        "seek_allies": 1,
        "signet_ring": 1,
    }


@pytest.mark.parametrize(
    ("variant", "stacks"),
    [
        (BASE, {"arrakis_liaison": 8, "the_spice_must_flow": 10, "foldspace": 6}),
        (UPRISING, {"prepare_the_way": 8, "the_spice_must_flow": 10}),
    ],
    ids=str,
)
def test_i_2_3_u_3_4_the_stacks_of_the_reserve(variant: Variant, stacks: dict[str, int]) -> None:
    rows = printed(variant, "cards").values()
    assert {row["id"]: int(row["copies"]) for row in rows if row["deck"] == "reserve"} == stacks


@pytest.mark.parametrize(
    ("variant", "levels"), [(BASE, {"1": 4, "2": 10, "3": 4}), (UPRISING, {"1": 3, "2": 9, "3": 4})], ids=str
)
def test_i_2_3_u_2_2_conflicts_by_level(variant: Variant, levels: dict[str, int]) -> None:
    assert Counter(row["level"] for row in printed(variant, "conflicts").values()) == levels


# -- what the tables of Uprising say to each other -------------------------------------------------------


def test_u_9_2_posts_and_spaces_name_each_other() -> None:
    posts = {(post, space) for post, row in printed(UPRISING, "posts").items() for space in row["spaces"].split()}
    spaces = {(post, space) for space, row in printed(UPRISING, "spaces").items() for post in row["posts"].split()}
    assert posts == spaces
    joined = Counter(space for _, space in posts)
    assert {space for space, count in joined.items() if count > 1} == {"research_station", "spice_refinery"}


def test_u_8_5_the_conflicts_at_controlled_places_are_protected() -> None:
    rows = printed(UPRISING, "conflicts").values()
    places = {space for space, row in printed(UPRISING, "spaces").items() if row["control"]}
    assert {row["location"] for row in rows if row["location"]} == places
    assert [row["id"] for row in rows if bool(row["protected"]) != bool(row["location"])] == []
    assert [row["id"] for row in rows if row["location"] and f"control {row['location']}" not in row["first"]] == []


@pytest.mark.parametrize(
    ("people", "icons"),
    [
        ("3", ["crysknife", "desert_mouse", "ornithopter"]),
        ("4", ["crysknife", "crysknife", "desert_mouse", "desert_mouse"]),
    ],
)
def test_u_3_6_one_objective_for_everybody(people: str, icons: list[str]) -> None:
    rows = [row for row in printed(UPRISING, "objectives").values() if people in row["people"].split()]
    assert sorted(row["battle_icon"] for row in rows) == icons
    assert [row["battle_icon"] for row in rows if row["first_player"]] == ["desert_mouse"]


def test_u_16_6_contracts_ask_for_what_there_is() -> None:
    spaces, cards = printed(CHOAM, "spaces"), printed(CHOAM, "cards")
    for row in printed(CHOAM, "contracts").values():
        kind, _, what = row["condition"].partition(" ")
        assert what in {"visit": spaces, "acquire": cards, "harvest": ("3", "4"), "immediate": ("",)}[kind]
    asides = {row["id"]: row["set_aside"].split() for row in printed(CHOAM, "leaders").values() if row["set_aside"]}
    assert asides == {"shaddam_corrino_iv": ["sardaukar_cards", "sardaukar_recall"]}
    assert {printed(CHOAM, "contracts")[key]["condition"] for key in asides["shaddam_corrino_iv"]} == {
        "visit sardaukar"
    }


def test_u_19_1_every_way_of_the_training_track_leads_to_its_end() -> None:
    track = {key: row["next"].split() for key, row in printed(UPRISING, "training").items()}
    ways = [["start"]]
    while any(track[way[-1]] for way in ways):
        ways = [[*way, place] for way in ways for place in track[way[-1]] or [way[-1]]]
    assert {way[-1] for way in ways} == {"end"}
    assert {place for way in ways for place in way} == track.keys()
    assert {len(dict.fromkeys(way)) - 1 for way in ways} == {4, 5}


# -- set up ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4])
def test_i_3_a_game_is_laid_out_from_the_whole_box(seats: int) -> None:
    leaders = ["paul_atreides", "helena_richese", "earl_memnon_thorvald", "duke_leto_atreides"]
    state = kanly.new("imperium", seats=seats, leaders=leaders[:seats]).state
    assert isinstance(state, ImperiumState)
    assert (len(state.row), len(state.imperium_deck), len(state.intrigue_deck)) == (5, 62, 40)
    assert state.reserve == [8, 10, 6]
    assert [CONFLICTS[card].level for card in state.conflicts] == [1]
    assert [CONFLICTS[card].level for card in reversed(state.conflict_deck)] == [2] * 5 + [3] * 4
    assert Counter(CONFLICTS[card].level for card in state.box) == {1: 3, 2: 5}
    assert [(len(player.hand), len(player.deck)) for player in state.players] == [(5, 5)] * seats
