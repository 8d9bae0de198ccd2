"""Double entry: the content against tables of the printed components, written down independently of it.

The tables write effects in the notation of docs/rules/notation.md as it is used for printed components; `in_our_words`
turns that into the words that kanly says. What only one component does is a sentence: it stands in braces, as kanly
says it.
"""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

import kanly
from kanly.engine.options import Variant
from kanly.imperium.components import CARDS, CONFLICTS, INTRIGUES, LEADERS, Leader, Space
from kanly.imperium.editions import compose
from kanly.imperium.effects import Effect
from kanly.imperium.ids import FACTIONS, ICONS, NONE, RESOURCES, TOP_OF_TRACK
from kanly.imperium.notation import notation
from kanly.imperium.occasions import OCCASIONS
from kanly.imperium.state import ImperiumState

Row = dict[str, str]

BASE = compose(Variant("base"))
COMPONENTS = kanly.rules_of("imperium").inventory().components(kanly.Variant("base"))
TABLES = ("cards", "intrigue", "conflicts", "leaders", "spaces", "tracks", "hagal", "difficulties")


def test_every_component_says_what_it_costs_and_where_it_belongs() -> None:
    for item in COMPONENTS:
        assert {"cost", "icons", "factions"} <= item.keys()


# -- what is printed -------------------------------------------------------------------------------------


def printed(table: str) -> dict[str, Row]:
    with (Path(__file__).parent / f"{table}.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len({row["id"] for row in rows}) == len(rows), f"{table}.csv lists something twice"
    return {row["id"]: row for row in rows}


OUR_WORDS = (
    (r"^cost choice: (.*)$", lambda match: match[1].replace(") OR (", "; ").strip("()")),
    (r"\(\+(\d) troop; (?:if reveal turn: )?may deploy (?:any of them|up to \1 of these troops)\)",
     r"+\1 troops, on a Reveal turn straight to the Conflict if you like"),
    (r"\+(\d) spice; \+ all bonus spice here", r"+\1 spice and all bonus spice here"),
    (r"\(influence (\w+) \+1 OR influence (\w+) \+1 OR influence (\w+) \+1\)", r"influence \1 or \2 or \3 +1"),
    (r"(?<!may )retreat up to", "may retreat up to"),
    (r"deploy (\d) troop from garrison", r"deploy up to \1 troop from garrison"),
    (r"\+([2-9]) troop\b", r"+\1 troops"),
    (r"(up to|lose) ([2-9])( conflict)? troop\b", r"\1 \2\3 troops"),
    (r"\bfremen_bond\b", "another fremen card in play"),
    (r"\banother (\w+) in play", r"another \1 card in play"),
    (r"\balliance (\w+):", r"\1 alliance:"),
    (r"\bacquire card cost <= (\d)", r"acquire card (cost <= \1)"),
    (r"\bcosts (\d) persuasion less", r"costs \1 less"),
    (r"\bin own reveal turn this round:", "in your Reveal turn:"),
    (r"\bif own agent here: persuasion \+1", "persuasion +1 at your reveal"),
    (r"\byou won this conflict:", "you won this Conflict:"),
    (r"\bhigh_council seat", "council seat"),
    (r"\btake mentat", "take the Mentat"),
    (r"\bmentat_next_round", "the Mentat for the next round"),
    (r"\bsteal_intrigue", "steal intrigue from opponents with 4 or more"),
    (r"\brecall 1 own agent of choice from the board", "recall one of your Agents"),
    (r"\bthe visited faction space gives influence \+2 instead of \+1", "influence +2 instead of +1 here"),
    (r"\bsend_any", "send an Agent from anywhere"),
    (r"^swordmaster$", "third Agent"),
    (r"^signet$|\bsignet_ring$", "signet ability"),
    (r"^harvest$", "all spice here"),
)  # fmt: skip
"""Printed notation, and how kanly says it."""

SENTENCE = re.compile(r"\{(.*?)\}")


def in_our_words(effect: str) -> str:
    parts = SENTENCE.split(effect)
    for pattern, words in OUR_WORDS:
        parts[::2] = [re.sub(pattern, words, part) for part in parts[::2]]
    return "".join(parts)


EFFECT_COLUMNS = {
    "agent", "reveal", "acquire", "trashed", "plot", "combat", "endgame", "first", "second", "third", "signet", "start",
    "effect", "control", "bonus",
}  # fmt: skip


def expected(row: Row) -> Row:
    return {column: in_our_words(text) if column in EFFECT_COLUMNS else text for column, text in row.items()}


# -- what kanly has --------------------------------------------------------------------------------------


def text(value: Any) -> str:
    if value is None or value is False:
        return ""
    return "yes" if value is True else " ".join(map(str, value)) if isinstance(value, list) else str(value)


def columns(component: dict[str, Any], names: str) -> Row:
    return {name: text(component[name]) for name in names.split()}


def content(table: str) -> dict[str, Row]:
    if table == "cards":
        names = "id name copies cost icons factions persuasion swords agent reveal acquire trashed"
        return {
            card["id"]: {**columns(card, names), "deck": card["kind"].removesuffix("_card")}
            for card in COMPONENTS
            if card["kind"] in ("starter_card", "reserve_card", "imperium_card")
        }
    if table == "intrigue":
        return {card["id"]: intrigue_row(card) for card in of_kind("intrigue_card")}
    if table == "conflicts":
        names = "id name level location first second third"
        return {card["id"]: columns(card, names) for card in of_kind("conflict_card")}
    if table == "leaders":
        leaders = {LEADERS[number].key: LEADERS[number] for number in BASE.leaders}
        return {item["id"]: leader_row(item, leaders[item["id"]]) for item in of_kind("leader")}
    if table == "spaces":
        spaces = {space.key: space for space in BASE.board}
        return {item["id"]: space_row(item, spaces[item["id"]]) for item in of_kind("space")}
    if table == "hagal":
        return {card["id"]: hagal_row(card) for card in of_kind("hagal_card")}
    if table == "difficulties":
        names = "id name extra_solari extra_spice mentat_cost garrison swordmaster_round intrigue expert"
        return {level["id"]: columns(level, f"{names} may_have_swordmaster") for level in of_kind("difficulty")}
    return {
        faction: {"id": faction, "top": str(TOP_OF_TRACK), "bonus": notation((bonus,))}
        for faction, bonus in zip(BASE.factions, BASE.track_bonuses, strict=True)
    }


def of_kind(kind: str) -> list[dict[str, Any]]:
    return [component for component in COMPONENTS if component["kind"] == kind]


def intrigue_row(card: dict[str, Any]) -> Row:
    kinds = [moment for moment in ("plot", "combat", "endgame") if card[moment]]
    return {**columns(card, "id name copies plot combat endgame"), "kinds": " ".join(kinds)}


def hagal_row(card: dict[str, Any]) -> Row:
    combat = {space.combat for space in BASE.board if space.key in card["spaces"]}
    assert len(combat) <= 1
    return {**columns(card, "id name copies people spaces effect swords"), "combat": text(True in combat)}


def leader_row(item: dict[str, Any], leader: Leader) -> Row:
    return {
        **columns(item, "id name house complexity ability signet"),
        "start": item["setup"],
        "signet_name": leader.signet_name,
        "trait": "; ".join(traits(leader)),
    }


def traits(leader: Leader) -> Iterator[str]:
    if leader.secret_factions:
        yield "two secret factions"
    if leader.discount_icon != NONE:
        yield f"{ICONS[leader.discount_icon]} spaces cost 1 solari less"
    if leader.sees_top:
        yield "sees the top of the own deck"
    ways = {OCCASIONS[follows.occasion]: follows.effects for follows in leader.follows()}
    if "paid_for_space" in ways:
        assert notation(ways["paid_for_space"]) == "draw 1"
        yield "draws on paying solari for a space"
    if leader.ignores_enemies:
        icons = (icon for i, icon in enumerate(ICONS) if leader.ignores_enemies >> i & 1)
        yield f"ignores enemy agents on {' '.join(icons)} spaces"
    if "harvested" in ways:
        assert (leader.harvests, notation(ways["harvested"])) == (-1, "draw 1")
        yield "harvests 1 spice less and draws 1"
    if "took_seat" in ways:
        yield f"on a council seat: {notation(ways['took_seat'])}"


def space_row(item: dict[str, Any], space: Space) -> Row:
    entries = item["effect"].split("; ")
    combat = "combat" in entries
    assert combat == item["combat"]
    hall = [entry for entry in entries if entry.endswith(" at your reveal")]
    needs = f"influence {FACTIONS[space.needs_faction]} >= {space.needs_influence}" if space.needs_influence else ""
    return {
        **columns(item, "id name control"),
        "icon": text(item["icons"]),
        "area": space.area,
        "faction": text(item["factions"]),
        "combat": text(combat),
        "cost": price(item["cost"], space),
        "requirement": needs,
        "effect": "; ".join(entry for entry in entries if entry not in hall and entry != "combat"),
        "reveal": "; ".join(hall),
        "maker": text(space.maker or None),
        "once": text(bool(space.once)),
    }


def price(cost: dict[str, int] | None, space: Space) -> str:
    if space.prices:
        amounts = [amount for amount, _ in space.prices]
        return f"{min(amounts)}-{max(amounts)} {RESOURCES[space.cost_resource]}"
    return " ".join(f"{amount} {resource}" for resource, amount in (cost or {}).items())


# -- both ways -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES)
def test_everything_printed_is_in_the_game_and_nothing_else(table: str) -> None:
    assert sorted(content(table)) == sorted(printed(table))


@pytest.mark.parametrize(("table", "key"), [(table, key) for table in TABLES for key in printed(table)])
def test_every_component_is_as_printed(table: str, key: str) -> None:
    assert content(table)[key] == expected(printed(table)[key])


def test_sentences_are_exactly_what_only_one_component_does() -> None:
    rows = [row for table in TABLES for row in printed(table).values()]
    sentences = {sentence for row in rows for cell in row.values() for sentence in SENTENCE.findall(cell)}
    boxes: list[tuple[Effect, ...]] = [leader.signet for leader in (LEADERS[number] for number in BASE.leaders)]
    for card in (CARDS[number] for number in {*BASE.start_deck, *BASE.deck, *BASE.reserve}):
        boxes += [card.agent, card.reveal, card.acquire, card.trashed]
    for intrigue in (INTRIGUES[number] for number in BASE.intrigues):
        boxes += [intrigue.plot, intrigue.combat, intrigue.endgame]
    for conflict in (CONFLICTS[number] for number in BASE.conflicts):
        boxes += conflict.rewards
    boxes += [space.effects for space in BASE.board]
    assert sentences == {said for box in boxes for said in said_by_specials(box)}


def said_by_specials(effects: Iterable[Effect]) -> Iterator[str]:
    for effect in effects:
        if effect.special is not None:
            yield effect.special.says
        yield from said_by_specials((*effect.cost, *effect.parts))


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
    ],
)
def test_translating_notation_keeps_what_differs_apart(one: str, other: str) -> None:
    assert in_our_words(one) != in_our_words(other)


# -- printed totals --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "different", "copies"),
    [
        ("imperium_card", 43, 67),
        ("reserve_card", 3, 24),
        ("starter_card", 7, 10),
        ("intrigue_card", 34, 40),
        ("conflict_card", 18, 18),
        ("leader", 8, 8),
        ("space", 22, 22),
        ("hagal_card", 15, 31),
    ],
)
def test_i_2_3_the_box_holds_so_many_of_each(kind: str, different: int, copies: int) -> None:
    ours = of_kind(kind)
    assert len(ours) == different
    assert sum(component["copies"] for component in ours) == copies
    tables = {"intrigue_card": "intrigue", "conflict_card": "conflicts", "leader": "leaders", "space": "spaces"}
    tables["hagal_card"] = "hagal"
    rows = list(printed(tables.get(kind, "cards")).values())
    if kind not in tables:
        rows = [row for row in rows if row["deck"] == kind.removesuffix("_card")]
    assert len(rows) == different
    assert sum(int(row.get("copies", 1)) for row in rows) == copies


@pytest.mark.parametrize(("people", "cards"), [(1, 27), (2, 28)])
def test_hagal_b_1_c_2_so_many_house_hagal_cards_are_played_with(people: int, cards: int) -> None:
    assert sum(card["copies"] for card in of_kind("hagal_card") if people in card["people"]) == cards
    rows = [row for row in printed("hagal").values() if str(people) in row["people"].split()]
    assert sum(int(row["copies"]) for row in rows) == cards


def test_i_2_2_the_starting_deck() -> None:
    assert {card["id"]: card["copies"] for card in of_kind("starter_card")} == {
        "convincing_argument": 2,
        "dagger": 2,
        "diplomacy": 1,
        "dune_the_desert_planet": 2,
        "reconnaissance": 1,
        "seek_allies": 1,
        "signet_ring": 1,
    }


def test_i_2_3_the_reserve_has_three_stacks() -> None:
    stacks = {card["id"]: card["copies"] for card in of_kind("reserve_card")}
    assert stacks == {"arrakis_liaison": 8, "the_spice_must_flow": 10, "foldspace": 6}


def test_i_2_3_conflicts_by_level() -> None:
    assert Counter(card["level"] for card in of_kind("conflict_card")) == {1: 4, 2: 10, 3: 4}
    assert Counter(row["level"] for row in printed("conflicts").values()) == {"1": 4, "2": 10, "3": 4}


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
