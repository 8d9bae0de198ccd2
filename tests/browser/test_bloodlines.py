"""Bloodlines with Tech on the page: Commanders, Skills, tiles and the pieces of leaders, in sight and explained."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import moments
from tests.browser.accessible import check_accessible
from tests.browser.conftest import Visit
from tests.browser.sight import check_sight, check_whole
from tests.browser.table import (
    decide_by_clicking,
    open_table,
    take,
    target,
    upload,
    wait_for_my_turn,
    wait_until_asked_or_over,
    wait_until_drawn,
)
from tests.browser.test_six import CUT_OFF, OVERLAPPING, check_within_the_window, tab
from tests.browser.test_six_uprising import HOUSES
from tests.browser.test_uprising import HIDDEN

SMALL: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}
LOW: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
WIDE: dict[str, Any] = {"viewport": {"width": 1600, "height": 1000}}
PHONE: dict[str, Any] = {"phone": True}

windows = pytest.mark.parametrize(
    "window", [SMALL, LOW, LAPTOP, WIDE, PHONE], ids=["small", "low", "laptop", "wide", "phone"]
)

LEADERS = "chani,steersman_yrkoon,kota_odax_of_ix,duncan_idaho"
OTHERS = "kota_odax_of_ix,piter_de_vries,esmar_tuek,liet_kynes"
FOUR: dict[str, Any] = {"edition": "uprising", "modules": ("choam", "bloodlines", "tech"), "leaders": LEADERS}
TABLES: dict[str, dict[str, Any]] = {
    "four": FOUR,
    "others": {**FOUR, "leaders": OTHERS, "seed": 21},
    "six": {**FOUR, "leaders": "random", "seats": 6},
    "base": {"modules": ("bloodlines", "tech")},
}

PIECES = (
    ":is("
    + ", ".join(
        f"[data-testid^={piece}-]:not([data-testid*=card])"
        for piece in ("commanders", "skills", "tiles", "flipped", "tactics", "navigation", "fray", "twisted")
    )
    + ")"
)
"""What a seat has of Bloodlines, wherever that is shown as one."""


def record(reached: moments.Reached, **setup: Any) -> str:
    return moments.record_at(reached, **{**FOUR, "bot": "quick", **setup})


def at(
    visit: Visit, address: str, reached: moments.Reached, window: dict[str, Any] = LAPTOP, lang: str = "en", **look: str
) -> Page:
    visitor = visit(address, **window)
    page = open_table(visitor, upload(visitor, record(reached)), lang=lang, **look)
    wait_for_my_turn(page)
    return page


def test_a_whole_game_with_everything_is_played_by_clicking(visit: Visit, address: str) -> None:
    page = visit(address, **LOW).page
    wait_until_drawn(page)
    page.get_by_test_id("lobby-edition").get_by_role("button", name="Uprising").click()
    for module in ("CHOAM", "Bloodlines", "Tech"):
        page.get_by_test_id("lobby-modules").get_by_label(module).check()
    page.locator("input[name=way][value=bots]").check()
    page.get_by_test_id("lobby-new").click()
    page.get_by_test_id("lobby-seats").select_option("4")
    page.get_by_test_id("lobby-pace").select_option("0")
    page.get_by_test_id("lobby-seed").fill("4")
    page.get_by_test_id("lobby-start").click()
    page.locator("[data-testid=play][data-online=true]").wait_for()
    luck, decisions = Random(4), 0
    while wait_until_asked_or_over(page):
        decide_by_clicking(page, luck)
        decisions += 1
        if decisions % 40 == 1:
            check_accessible(page)
    assert decisions > 40
    expect(page.get_by_test_id("result").locator("[role=row], tr")).to_have_count(5)
    check_accessible(page)


@windows
@pytest.mark.parametrize("table", TABLES)
def test_nothing_is_cut_off(visit: Visit, address: str, window: dict[str, Any], table: str) -> None:
    visitor = visit(address, **window)
    made = upload(visitor, moments.record_at(moments.late_turn, bot="quick", **TABLES[table]))
    for lang in ("en", "cs", "uk"):
        page = open_table(visitor, made, lang=lang)
        wait_for_my_turn(page)
        check_sight(page)
        check_within_the_window(page)
        for part in ("hand", "houses", "row", "board"):
            tab(page, part)
            check_whole(page)
        assert page.evaluate(HIDDEN) == []
        assert page.evaluate(CUT_OFF, "[data-testid^=camp-]") == []
        assert page.evaluate(OVERLAPPING, HOUSES) == []
        tab(page, "row")
        for part in ("embassy", "sardaukar"):
            if "phone" in window:
                page.get_by_test_id(part).scroll_into_view_if_needed()
            expect(page.get_by_test_id(part)).to_be_in_viewport(ratio=0.99)


@windows
@pytest.mark.parametrize("theme", ["dusk", "noon"])
def test_it_can_be_read_in_other_ways(visit: Visit, address: str, window: dict[str, Any], theme: str) -> None:
    page = at(visit, address, moments.late_turn, window, theme=theme)
    for part in ("hand", "houses", "row", "board"):
        tab(page, part)
        check_accessible(page)


def check_explained(page: Page, piece: Locator) -> None:
    """Assert that what is now explained is this piece, in more words than its name has."""
    bubble = page.get_by_test_id("explain")
    expect(bubble).to_be_visible()
    title = piece.get_attribute("aria-label") or ""
    expect(bubble).to_contain_text(title)
    assert len(bubble.inner_text()) > len(title) + 10


@pytest.mark.parametrize("table", ["four", "others"])
@pytest.mark.parametrize("way", ["hover", "focus", "tap"])
def test_everything_that_a_seat_has_is_explained(visit: Visit, address: str, way: str, table: str) -> None:
    visitor = visit(address, **(PHONE if way == "tap" else LAPTOP))
    page = open_table(visitor, upload(visitor, moments.record_at(moments.late_turn, bot="quick", **TABLES[table])))
    wait_for_my_turn(page)
    found = 0
    for part in ("hand", "houses"):
        tab(page, part)
        within = ".mine" if part == "hand" else ".houses"
        for piece in page.locator(f"{within} [role=note]:has({PIECES})").all():
            expect(page.get_by_test_id("explain")).to_have_count(0)
            if way == "hover":
                piece.locator("> *").hover()
            elif way == "focus":
                page.keyboard.press("Shift")
                piece.focus()
            else:
                piece.tap()
            check_explained(page, piece)
            page.keyboard.press("Escape")
            if way == "hover":
                page.mouse.move(0, 0)
            found += 1
    assert found >= 6


@windows
def test_a_tile_is_acquired_by_clicking_it(visit: Visit, address: str, window: dict[str, Any]) -> None:
    page = at(visit, address, moments.acquiring_a_tile, window)
    tiles = page.locator("[data-testid^=tile-][data-can=true]:visible")
    assert tiles.count() >= 1
    check_sight(page)
    taken = (tiles.first.get_attribute("data-testid") or "").removeprefix("tile-")
    take(page, target(page, f"tile:{taken}"))
    tab(page, "hand")
    expect(page.get_by_test_id(f"held-tile-{taken}")).to_be_visible()
    tab(page, "row")
    expect(page.get_by_test_id(f"tile-{taken}")).to_have_count(0)


@windows
def test_a_skill_is_chosen_by_clicking_it(visit: Visit, address: str, window: dict[str, Any]) -> None:
    page = at(visit, address, moments.choosing_a_skill, window)
    skills = page.locator("[data-testid^=skill-][data-can=true]:visible")
    assert skills.count() >= 1
    check_sight(page)
    name = skills.first.inner_text().split("\n")[0]
    take(page, skills.first)
    tab(page, "hand")
    expect(page.locator("[role=note]:has([data-testid=skills-0])")).to_have_accessible_name(re.compile(name))


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Ixian Embassy", "Sardaukar Commanders: in supply", "Tactics: ", "A Sardaukar Commander stands here.")),
        ("cs", ("Iksanské velvyslanectví", "Sardaukarští velitelé: v zásobě", "Taktika: ")),
        ("uk", ("Іксіанське посольство", "Командири сардаукарів: у запасі", "Тактика: ")),
    ],
)
def test_the_text_view_says_what_is_new(visit: Visit, address: str, lang: str, words: tuple[str, ...]) -> None:
    page = at(visit, address, moments.late_turn, lang=lang)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("text-view").click()
    page.keyboard.press("Escape")
    text = page.get_by_test_id("text-table")
    for word in words:
        expect(text).to_contain_text(word)
    check_accessible(page)


@pytest.mark.parametrize("window", [SMALL, LOW, LAPTOP, WIDE], ids=["small", "low", "laptop", "wide"])
def test_the_log_can_take_the_room_of_the_market(visit: Visit, address: str, window: dict[str, Any]) -> None:
    page = at(visit, address, moments.late_turn, window)
    larger, log = page.get_by_test_id("log-larger"), page.locator(".side > .log")
    before = log.bounding_box()
    larger.click()
    expect(page.get_by_test_id("embassy")).to_be_hidden()
    after = log.bounding_box()
    assert before
    assert after
    assert after["height"] > before["height"] + 200
    check_accessible(page)
    larger.click()
    expect(page.get_by_test_id("embassy")).to_be_visible()
