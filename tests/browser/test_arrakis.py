"""War for Arrakis on the page: the map, the boards and the battle, played by clicking."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import kanly
from tests.browser.accessible import check_accessible
from tests.browser.arrakis_moments import HARKONNEN, record_at, record_near_the_end
from tests.browser.conftest import Visit
from tests.browser.sight import FREE_SPOT
from tests.browser.table import (
    decide_by_clicking,
    open_table,
    revision,
    start_game,
    upload,
    wait_for_my_turn,
    wait_for_revision_after,
    wait_until_asked_or_over,
    wait_until_drawn,
)

SMALL: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
PHONE: dict[str, Any] = {"phone": True}

windows = pytest.mark.parametrize("window", [SMALL, LAPTOP, PHONE], ids=["small", "laptop", "phone"])

UNSAID = r"\b(event|prompt|action|area|zone|phase|page|board|planning|leader|figure|symbol|site|count)-[a-z]"
"""The id of a message that is missing."""

LABEL = re.compile(r".+ \((mountain|plateau|minor erg|desert|deep desert)\)")
"""What an area is called: its name and its terrain."""


def picked(page: Page, target: str) -> None:
    """Click on the map, or wherever else a target glows, and wait until that was taken."""
    before = revision(page)
    things = page.locator(f'[data-target="{target}"][data-can=true]')
    spot = things.first.evaluate(FREE_SPOT)
    assert spot is not None, f"{target} cannot be clicked"
    page.mouse.click(*spot)
    wait_for_revision_after(page, before)


def glowing(page: Page) -> list[str]:
    """Return the targets that glow and can be seen."""
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('[data-target][data-can=true]')]"
        ".filter((thing) => thing.checkVisibility()).map((thing) => thing.dataset.target)"
    )
    return sorted(set(found))


def at(visit: Visit, address: str, record: str, window: dict[str, Any] = LAPTOP, **look: str) -> Page:
    visitor = visit(address, **window)
    page = open_table(visitor, upload(visitor, record), **look)
    wait_for_my_turn(page)
    return page


def check_said(page: Page) -> None:
    """Assert that everything is said in words."""
    found = page.evaluate("(unsaid) => document.body.innerText.match(new RegExp(unsaid, 'g')) ?? []", UNSAID)
    assert found == []


def play_on(page: Page, luck: Random) -> int:
    """Play to the end of the game by clicking, and return the number of decisions."""
    decisions = 0
    while wait_until_asked_or_over(page):
        decide_by_clicking(page, luck, unfold=decisions % 10 == 0)
        decisions += 1
        if decisions % 10 == 0:
            check_said(page)
    page.get_by_test_id("result").wait_for()
    return decisions


def test_a_whole_game_is_played_by_clicking(visit: Visit, address: str) -> None:
    """By luck, as the Atreides: a bot soon finds their sietches."""
    page = visit(address, **LAPTOP).page
    wait_until_drawn(page)
    page.get_by_test_id("lobby-new").click()
    page.get_by_test_id("lobby-game").select_option("arrakis")
    page.get_by_test_id("lobby-new").click()
    start_game(page, "bots", seed="1")
    assert play_on(page, Random(5)) > 100


def test_the_harkonnen_are_played_to_the_end_by_clicking(visit: Visit, address: str) -> None:
    """A side is chosen in the lobby. A whole game by luck would be far too long: it is taken up again near its end."""
    visitor = visit(address, **SMALL)
    page = visitor.page
    wait_until_drawn(page)
    page.get_by_test_id("lobby-new").click()
    page.get_by_test_id("lobby-game").select_option("arrakis")
    page.get_by_test_id("lobby-new").click()
    start_game(page, "bots", side="Harkonnen", seed="1")
    wait_for_my_turn(page)
    luck = Random(3)
    for n in range(20):
        decide_by_clicking(page, luck, unfold=n % 5 == 0)
        wait_for_my_turn(page)
    open_table(visitor, upload(visitor, record_near_the_end(), HARKONNEN))
    assert play_on(page, luck) >= 10


@windows
@pytest.mark.parametrize("lang", ["en", "cs", "uk"])
def test_the_table_is_in_sight_and_said_in_words(visit: Visit, address: str, window: dict[str, Any], lang: str) -> None:
    page = at(visit, address, record_at("turn", 4, after=60), window, lang=lang)
    check_said(page)
    wide, needed = page.evaluate("[innerWidth, document.documentElement.scrollWidth]")
    assert needed <= wide
    prompt = page.get_by_test_id("prompt").bounding_box()
    assert prompt is not None
    if window is not PHONE:
        for part in ("map", "hand", "open-cards", "supremacy", "prescience", "board-atreides", "board-harkonnen"):
            box = page.get_by_test_id(part).bounding_box()
            assert box is not None, part
            assert box["y"] + box["height"] <= prompt["y"] + 1, part
            assert box["x"] + box["width"] <= wide + 1, part


@pytest.mark.parametrize("theme", ["dusk", "noon"])
@windows
def test_the_table_is_accessible(visit: Visit, address: str, window: dict[str, Any], theme: str) -> None:
    page = at(visit, address, record_at("move_to", 3), window, theme=theme)
    check_accessible(page)
    if window is PHONE:
        for tab in ("hand", "atreides", "harkonnen"):
            page.get_by_test_id(f"tab-{tab}").click()
            check_accessible(page)


def test_a_legion_moves_by_picking_it_and_a_lit_area(visit: Visit, address: str) -> None:
    record = record_at("move", 4)
    page = at(visit, address, record)
    legions = [target for target in glowing(page) if target.startswith("legion:")]
    movable = [action.text.split() for action in kanly.read_record(record).decision.actions]
    assert sorted(legions) == sorted(f"legion:{words[1]}" for words in movable if words[0] == "from")
    picked(page, legions[0])
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-kind", "move_to")
    areas = [target for target in glowing(page) if target.startswith("area:")]
    assert areas
    assert legions[0].replace("legion", "area") not in areas
    picked(page, areas[0])


def test_the_keyboard_picks_areas_too(visit: Visit, address: str) -> None:
    page = at(visit, address, record_at("move_to", 3))
    before = revision(page)
    lit = page.locator("path[role=button][data-can=true]").first
    lit.focus()
    expect(lit).to_have_attribute("aria-label", LABEL)
    page.keyboard.press("Enter")
    wait_for_revision_after(page, before)


def test_a_battle_is_a_scene_and_hits_are_taken_by_tapping(visit: Visit, address: str) -> None:
    page = at(visit, address, record_at("casualties", 2, in_battle=True))
    expect(page.get_by_test_id("battle")).to_contain_text("Hits to suffer")
    assert page.locator("[data-testid=battle] .die").count() >= 2
    check_accessible(page)
    figures = [target for target in glowing(page) if target.startswith("figure:")]
    assert len(figures) >= 2
    picked(page, figures[0])


def test_the_chance_to_win_is_read_where_an_attack_is_offered(visit: Visit, address: str) -> None:
    """Among the choices, and of the legion on the map that is pointed at."""
    record = record_at("attack", 2)
    page = at(visit, address, record)
    actions = [action.text for action in kanly.read_record(record).decision.actions]
    for action in actions:
        if action.startswith("from "):
            label = page.locator(f"[data-testid=choice][data-action='{action}']")
            expect(label).to_contain_text(re.compile(r"win in \d+ %$"))
            area = page.get_by_test_id(f"legion-{action.split()[1]}")
            expect(area).to_have_attribute("aria-label", re.compile(r"win in \d+ %"))


def test_the_map_zooms_and_shows_more_names(visit: Visit, address: str) -> None:
    page = at(visit, address, record_at("turn", 4), PHONE)
    page.get_by_test_id("tab-board").click()
    names = page.locator("svg.pieces text.name")
    assert names.count() == 0
    closer = page.get_by_role("button", name="Closer")
    for _ in range(3):
        closer.click()
    assert names.count() > 10
    page.get_by_role("button", name="The whole map").click()
    expect(names).to_have_count(0)


def test_the_text_table_plays_too(visit: Visit, address: str) -> None:
    page = at(visit, address, record_at("turn", 4))
    page.evaluate("localStorage.setItem('kanly.settings', JSON.stringify({ toured: true, speed: 'off', text: true }))")
    page.reload()
    wait_for_my_turn(page)
    table = page.get_by_test_id("text-table")
    expect(table).to_contain_text("Supremacy")
    check_said(page)
    check_accessible(page)
    before = revision(page)
    table.get_by_test_id("choice").first.click()
    wait_for_revision_after(page, before)
