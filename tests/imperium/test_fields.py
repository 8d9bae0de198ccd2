"""A field is declared once; all else is made from that, also for records that only some editions have."""

from __future__ import annotations

import ast
import sys
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from tools.make_records import interfaces, records_module, seen_module, with_interfaces, written

import kanly
from kanly.engine.codec import NUMBER, NUMBERS, Pair, maybe, record, several
from kanly.engine.fields import (
    COUNTED,
    EVERYBODY,
    NOBODY,
    OPEN,
    OWNER,
    SHOWN,
    Fact,
    Field,
    Kind,
    Part,
    RecordClass,
    Seen,
    Shown,
    each,
    one,
)
from kanly.engine.fields import maybe as perhaps
from kanly.engine.patch import changes
from kanly.engine.sight import How, Sheet
from kanly.imperium.fields import PLAYER, RECORDS, STATE, TURN
from kanly.imperium.state import ImperiumState

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("path", written(), ids=lambda path: path.name)
def test_what_is_generated_is_what_the_declarations_say(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == written()[path], "run `python tools/make_records.py`"


def test_who_sees_a_field_is_declared_or_it_is_told_to_nobody() -> None:
    assert Field("new", Kind("int", "0")).seen == NOBODY
    assert STATE.untold() == ("told", "turns", "rng")


NOT_IN_THE_VECTOR = {
    "Turn": {"discounted"},
    "Player": {"known_top", "known_hand", "seen"},  # the known cards themselves are in it
    "Hagal": {"turned"},
    "Rivals": set(),
    "Uprising": set(),
    "UprisingSeat": set(),
    "UprisingTurn": set(),
    "Teams": set(),
    "Teammate": {"asked", "found"},
    "Bloodlines": set(),
    "BloodlinesSeat": set(),
    "BloodlinesTurn": set(),
    "Tech": set(),
    "TechSeat": set(),
    "ImperiumState": {"edition", "over", "reveals", "box", "stack", "seated", "options"},
}


def test_a_vector_is_made_from_every_field_that_somebody_sees_but_for_these() -> None:
    """A field that is new has its place in the vector, or its name here."""
    folder = ROOT / "src" / "kanly" / "imperium"
    read = {
        (node.value.id, node.attr)
        for source in sorted(folder.glob("encoding*.py"))
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
    }
    for declared in RECORDS:
        seen = {field.name for field in declared.fields if field.seen != NOBODY}
        assert {name for name in seen if (declared.word, name) not in read} == NOT_IN_THE_VECTOR[declared.name]


ZONES = [(declared.word, field.name) for declared in RECORDS for field in declared.fields if field.holds]


@pytest.mark.parametrize(("word", "name"), ZONES)
def test_no_card_can_appear_in_a_zone_unnoticed(word: str, name: str) -> None:
    rules = kanly.rules_of("imperium")
    if word in ("uprising", "uprising_seat"):
        state = kanly.new("imperium", edition="uprising", modules=["choam"], seats=3, seed=2).state
    elif word == "teams":
        state = kanly.new("imperium", edition="uprising", seats=6, seed=2).state
    elif "bloodlines" in word or "tech" in word:
        modules = ["choam", "bloodlines", "tech"]
        state = kanly.new("imperium", edition="uprising", modules=modules, seats=3, seed=2).state
    else:
        state = kanly.new("imperium", seats=1, seed=2).state
    assert isinstance(state, ImperiumState)
    assert not rules.inventory().violations(state)
    player = state.players[0]
    places = {"state": state, "player": player, "hagal": state.hagal, "uprising": state.uprising}
    places |= {"bloodlines": state.bloodlines, "bloodlines_seat": player.bloodlines, "tech": state.tech}
    place = {**places, "uprising_seat": player.uprising, "teams": state.teams, "tech_seat": player.tech}[word]
    zone = getattr(place, name)
    setattr(place, name, 0 if isinstance(zone, int) else [*zone, 0] if isinstance(zone, list) else (*zone, 0))
    assert rules.inventory().violations(state)


# -- a toy game: each seat may have spies, a turn a storm, the table a market ----------------------------------

INT = Kind("int", "0", "int")
CARDS = Kind("list[int]", "[]", "ints", Shown("cards", "number[]"))

SPIES = RecordClass(
    "Spies",
    "spies",
    "What an edition with spies brings to a seat.",
    owned="seat == viewer",
    fields=(
        Field("posts", CARDS, EVERYBODY, SHOWN),
        Field("orders", CARDS, OWNER, page=COUNTED, held=SHOWN),
        Field("plan", INT),
    ),
)
STORM = RecordClass("Storm", "storm", "A storm.", (Field("sector", INT, EVERYBODY, SHOWN),))
MARKET = RecordClass(
    "Market",
    "market",
    "A market.",
    (Field("goods", CARDS, Seen("[-2] * len({})", "[-2] * len({})"), COUNTED), Field("price", INT, EVERYBODY, SHOWN)),
)
MOVE = RecordClass(
    "Move", "move", "A turn.", (Field("kind", INT, EVERYBODY, SHOWN), Field("storm", perhaps(STORM), EVERYBODY, SHOWN))
)
SIDE = RecordClass(
    "Side",
    "side",
    "A seat.",
    owned="seat == viewer",
    fields=(
        Field("hand", CARDS, Seen(OPEN, "[-2] * len({})"), COUNTED, SHOWN),
        Field("spies", perhaps(SPIES), EVERYBODY, SHOWN, SHOWN),
    ),
    facts=(Fact("rich", "len(side.hand) > 3", Shown("", "boolean")),),
)
WHOLE = RecordClass(
    "Whole",
    "state",
    "The table.",
    given="seats: int",
    fields=(
        Field("round", INT, EVERYBODY, SHOWN),
        Field("secret", INT),
        Field("move", one(MOVE), EVERYBODY, SHOWN),
        Field("market", perhaps(MARKET), EVERYBODY, SHOWN),
        Field("sides", each(SIDE), EVERYBODY, SHOWN, fresh="[fresh_side() for _ in range(seats)]"),
    ),
)
TOYS = (SPIES, STORM, MARKET, MOVE, SIDE, WHOLE)
KNOWN = {"kanly.engine.sight": ("Facts",)}
GIVEN = {"state": "Whole", "seat": "int", "viewer": "int"}


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return a module with all that is made from the toy's declarations."""
    module = ModuleType("toy")
    monkeypatch.setitem(sys.modules, "toy", module)
    exec(records_module(TOYS, KNOWN), module.__dict__)
    exec(seen_module(TOYS, KNOWN, GIVEN, "toy"), module.__dict__)
    return module


def full(toy: Any) -> Any:
    """Return a table at which all modules are in play, seat 0 with spies."""
    state = toy.fresh_state(2)
    state.secret = 9
    state.move.storm = toy.fresh_storm()
    state.move.storm.sector = 3
    state.market = toy.fresh_market()
    state.market.goods = [4, 5]
    state.sides[0].hand = [1, 2]
    state.sides[0].spies = toy.fresh_spies()
    state.sides[0].spies.posts = [6]
    state.sides[0].spies.orders = [7]
    state.sides[0].spies.plan = 8
    return state


def data(value: Any) -> Any:
    """Return all fields of a record and of what is in it."""
    if isinstance(value, list):
        return [data(item) for item in value]
    return {name: data(getattr(value, name)) for name in value.__slots__} if hasattr(value, "__slots__") else value


def test_a_fresh_game_has_none_of_what_only_some_editions_bring(toy: Any) -> None:
    state = toy.fresh_state(2)
    assert (state.market, state.move.storm, [side.spies for side in state.sides]) == (None, None, [None, None])


def test_a_clone_copies_what_is_there_and_shares_nothing_that_changes(toy: Any) -> None:
    for state in (toy.fresh_state(2), full(toy)):
        twin = state.clone()
        assert data(twin) == data(state)
    twin.move.storm.sector = 0
    twin.market.goods.append(0)
    twin.sides[0].spies.posts.append(0)
    assert data(state) == data(full(toy))


def test_what_a_part_brings_is_seen_by_whom_it_is_declared_for(toy: Any) -> None:
    own, others = (data(toy.seen_state(full(toy), viewer)) for viewer in (0, 1))
    assert own["sides"][0] == {"hand": [1, 2], "spies": {"posts": [6], "orders": [7], "plan": 0}}
    assert others["sides"][0] == {"hand": [-2, -2], "spies": {"posts": [6], "orders": [], "plan": 0}}
    for seen in (own, others):
        assert (seen["secret"], seen["market"]["goods"], seen["move"]["storm"]) == (0, [-2, -2], {"sector": 3})
        assert seen["sides"][1]["spies"] is None


def sheets() -> dict[str, How]:
    """Return the toy's sheets, made as a game makes them."""
    hows: dict[str, How] = {"": None, "cards": list}
    for declared in TOYS:
        for name, facts in (("", declared.page_facts()), ("held_", declared.held_facts())):
            columns = {fact.name: hows[fact.shown.how] for fact in facts}
            hows[f"{name}{declared.word}"] = Sheet(columns, [fact.name for fact in facts if fact.optional])
        hows[f"{declared.word}s"] = Sheet(dict.fromkeys("01", hows[declared.word]))
    return hows


def test_a_page_is_shown_nothing_of_a_part_that_is_not_there(toy: Any) -> None:
    sheet = sheets()["state"]
    assert isinstance(sheet, Sheet)
    bare, rich = toy.facts_state(toy.fresh_state(2)), toy.facts_state(full(toy))
    side = {"hand": 0, "rich": False}
    assert sheet.show(bare) == {"round": 0, "move": {"kind": 0}, "sides": {"0": side, "1": side}}
    assert sheet.show(rich) == {
        "round": 0,
        "move": {"kind": 0, "storm": {"sector": 3}},
        "market": {"goods": 2, "price": 0},
        "sides": {"0": {"hand": 2, "spies": {"posts": [6], "orders": 1}, "rich": False}, "1": side},
    }
    for before, now in ((bare, rich), (rich, bare), (rich, rich), (bare, bare)):
        assert sheet.changes(before, now) == changes(sheet.show(before), sheet.show(now))


def test_an_owner_holds_what_its_parts_hold(toy: Any) -> None:
    sheet = sheets()["held_side"]
    assert isinstance(sheet, Sheet)
    mine, yours = full(toy).sides
    assert sheet.show(toy.held_side(mine)) == {"hand": [1, 2], "spies": {"orders": [7]}}
    assert sheet.show(toy.held_side(yours)) == {"hand": []}


def test_a_part_that_is_not_there_is_not_written(toy: Any) -> None:
    kinds: dict[str, Pair] = {"int": NUMBER, "ints": NUMBERS}
    for declared in TOYS:
        pair = record(declared.codecs(), getattr(toy, declared.name), kinds, declared.optional())
        kinds |= {declared.word: pair, f"maybe {declared.word}": maybe(pair), f"{declared.word}s": several(pair, list)}
    write, read = kinds["state"]
    bare = toy.fresh_state(2)
    assert write(bare) == {"round": 0, "secret": 0, "move": {"kind": 0}, "sides": [{"hand": []}, {"hand": []}]}
    for state in (bare, full(toy)):
        assert data(read(write(state))) == data(state)


def test_the_page_knows_that_a_part_may_be_missing() -> None:
    types = interfaces(TOYS)
    assert "export interface Side {\n  hand: number;\n  spies?: Spies;\n  rich: boolean;\n}\n" in types
    assert "export interface OwnSide {\n  hand?: number[];\n  spies?: OwnSpies;\n}\n" in types
    assert "  sides: Record<string, Side>;\n" in types


# -- the real records ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("whose", [TURN, PLAYER, STATE], ids=lambda declared: declared.word)
def test_a_part_costs_a_record_one_line_in_each_place(whose: RecordClass) -> None:
    grown = replace(whose, fields=(*whose.fields, Field("storm", perhaps(STORM), EVERYBODY)))
    before, after = (_lines_of(declared) for declared in (whose, grown))
    added = after.copy()
    for line in before:
        added.remove(line)
    expected = ['"storm",', "storm: Storm | None", f"{whose.word}.storm = None"]
    expected.append("twin.storm = None if self.storm is None else self.storm.clone()")
    assert sorted(line.strip() for line in added) == sorted(expected)


def _lines_of(declared: RecordClass) -> list[str]:
    """Return the lines of a class and its maker, without its parts."""
    names = ["Action", "Edition", "Event", "NONE", "NO_TURN", "PERSON", "FACTIONS", "RESOURCES", "SETUP", "NO_STEP"]
    names += ["Rng", "State", "Step", "Storm", "fresh_player", "fresh_turn"]
    names += [field.kind.record.name for field in declared.fields if isinstance(field.kind, Part)]
    lines = records_module([declared], {"toy": names}).splitlines()
    return lines[lines.index("@final") :]


# -- declarations that make no sense -------------------------------------------------------------------------


def test_a_name_from_nowhere_is_refused() -> None:
    lost = RecordClass("Lost", "lost", "Lost.", (Field("where", Kind("int", "NOWHERE")),))
    with pytest.raises(SystemExit, match="names from nowhere: NOWHERE"):
        records_module([lost], {})


def test_a_secret_without_an_owner_is_refused() -> None:
    with pytest.raises(SystemExit, match="Spies has fields for its owner, but nobody owns it"):
        seen_module([replace(SPIES, owned="")], KNOWN, GIVEN, "toy")


def test_a_part_of_which_nothing_is_shown_cannot_be_shown() -> None:
    blank = RecordClass("Blank", "blank", "Blank.", (Field("plan", INT),))
    holder = RecordClass("Holder", "holder", "A holder.", (Field("blank", perhaps(blank), EVERYBODY, SHOWN),))
    with pytest.raises(SystemExit, match="Holder shows blank, of which nothing is shown"):
        seen_module([blank, holder], KNOWN, GIVEN, "toy")


def test_what_is_too_long_for_a_line_is_refused() -> None:
    long = RecordClass("Long", "long", "Long.", (Field("sum", Kind("int", " + ".join(["1000"] * 20))),))
    with pytest.raises(SystemExit, match="needs a function of its own"):
        records_module([long], {})


def test_a_model_without_a_place_for_the_types_is_refused() -> None:
    with pytest.raises(SystemExit, match="no place"):
        with_interfaces("export interface Player {}\n", "")
