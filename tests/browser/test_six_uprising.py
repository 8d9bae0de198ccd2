"""Uprising for six: two teams in sight, the personal boards, who activates whom, the Throne Row; played by clicking."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import kanly
from tests.browser import moments
from tests.browser.accessible import check_accessible
from tests.browser.conftest import Visit
from tests.browser.sight import check_sight
from tests.browser.table import (
    decide_by_clicking,
    open_replay,
    open_table,
    take,
    target,
    upload,
    wait_for_my_turn,
    wait_until_asked_or_over,
    wait_until_drawn,
    wait_until_known,
)
from tests.browser.test_six import CUT_OFF, OVERLAPPING, check_within_the_window, tab
from tests.browser.test_uprising import HIDDEN

SMALL: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
WIDE: dict[str, Any] = {"viewport": {"width": 1600, "height": 900}}
PHONE: dict[str, Any] = {"phone": True}

windows = pytest.mark.parametrize("window", [SMALL, LAPTOP, WIDE, PHONE], ids=["small", "laptop", "wide", "phone"])

HOUSES = ":is(.houses, .mates) [data-testid^=house-]"
CATALOGUE = kanly.rules_of("imperium").catalogue(kanly.Variant("uprising", ("choam",), 6))


def record(reached: moments.Reached, **setup: Any) -> str:
    return moments.record_at(reached, edition="uprising", seats=6, bot="quick", **setup)


def at(visit: Visit, address: str, reached: moments.Reached, window: dict[str, Any] = LAPTOP, **look: str) -> Page:
    visitor = visit(address, **window)
    page = open_table(visitor, upload(visitor, record(reached)), **look)
    wait_for_my_turn(page)
    return page


def test_a_whole_game_is_played_by_clicking(visit: Visit, address: str) -> None:
    page = visit(address, **LAPTOP).page
    wait_until_drawn(page)
    page.get_by_test_id("lobby-edition").get_by_role("button", name="Uprising").click()
    page.get_by_test_id("lobby-new").click()
    page.get_by_test_id("lobby-seats").select_option("6")
    page.get_by_test_id("lobby-pace").select_option("0")
    page.get_by_test_id("lobby-seed").fill("6")
    page.get_by_test_id("lobby-start").click()
    page.locator("[data-testid=play][data-online=true]").wait_for()
    luck, decisions = Random(4), 0
    while wait_until_asked_or_over(page):
        decide_by_clicking(page, luck)
        decisions += 1
        if decisions % 40 == 1:
            check_accessible(page)
    result = page.get_by_test_id("result")
    expect(result.get_by_test_id("side")).to_have_count(2)
    expect(result.get_by_test_id("side").nth(0).locator("tr")).to_have_count(3)
    check_accessible(page)


@windows
@pytest.mark.parametrize("lang", ["en", "cs", "uk"])
@pytest.mark.parametrize("reached", [moments.first_turn, moments.worms, moments.late_turn])
def test_nothing_is_cut_off(
    visit: Visit, address: str, window: dict[str, Any], reached: moments.Reached, lang: str
) -> None:
    page = at(visit, address, reached, window, lang=lang)
    check_sight(page)
    check_within_the_window(page)
    tab(page, "houses")
    expect(page.locator(HOUSES)).to_have_count(5)
    assert page.evaluate(CUT_OFF, HOUSES) == []
    assert page.evaluate(OVERLAPPING, HOUSES) == []
    tab(page, "board")
    assert page.evaluate(HIDDEN) == []
    assert page.evaluate(OVERLAPPING, "[data-testid^=post-]") == []
    expect(page.locator("[data-testid^=camp-]")).to_have_count(4)
    assert page.evaluate(CUT_OFF, "[data-testid^=camp-]") == []
    tab(page, "row")
    assert page.evaluate(CUT_OFF, "[data-testid^=contract-]") == []


@windows
@pytest.mark.parametrize("theme", ["dusk", "noon"])
def test_every_space_post_and_personal_board_is_drawn(
    visit: Visit, address: str, window: dict[str, Any], theme: str
) -> None:
    page = at(visit, address, moments.late_turn, window, theme=theme)
    tab(page, "board")
    for space in CATALOGUE["spaces"]:
        expect(page.get_by_test_id(f"space-{space}")).to_be_visible()
    for post in CATALOGUE["posts"]:
        expect(page.get_by_test_id(f"post-{post}")).to_be_visible()
    for seat, faction in ((0, "fremen"), (3, "emperor")):
        board = page.get_by_test_id(f"area-{faction}_board")
        expect(board.locator("[data-testid^=space-]")).to_have_count(2)
        expect(board.get_by_test_id(f"track-{faction}").locator("[data-flip^=cube-]")).to_have_count(1)
        expect(board.locator(f"[data-flip=cube-{faction}_board-{seat}]")).to_be_visible()
    expect(page.get_by_test_id("faction-emperor").locator("[data-flip^=cube-]")).to_have_count(4)
    check_accessible(page)


@windows
def test_both_teams_are_in_sight_at_once_with_their_points(visit: Visit, address: str, window: dict[str, Any]) -> None:
    page = at(visit, address, moments.late_turn, window)
    tab(page, "houses")
    for commander in (0, 3):
        head = page.get_by_test_id(f"team-{commander}")
        expect(head).to_be_visible()
        expect(head).to_have_accessible_name(
            re.compile(r"(Your team|Team of Shaddam Corrino IV): \d+ victory points together")
        )
        expect(head.locator(".marks svg")).to_have_count(3)
    if "phone" not in window:
        for seat in range(6):
            expect(page.get_by_test_id(f"house-{seat}")).to_be_in_viewport(ratio=1)


@windows
def test_an_ally_is_activated_by_clicking_the_house(visit: Visit, address: str, window: dict[str, Any]) -> None:
    page = at(visit, address, moments.activating, window)
    tab(page, "houses")
    for ally in (2, 4):
        expect(page.get_by_test_id(f"seat-{ally}")).to_have_attribute("data-can", "true")
    check_sight(page)
    take(page, target(page, "seat:4"))
    tab(page, "houses")
    name = page.get_by_test_id("activation-4").get_attribute("aria-label")
    assert name == "activated by Muad'Dib"
    expect(page.get_by_test_id("activation-2")).to_have_count(0)
    tab(page, "board")
    expect(page.get_by_test_id("camp-4")).to_have_class(re.compile("activated"))
    tab(page, "hand")
    expect(page.get_by_test_id("activation-0")).to_have_accessible_name(re.compile("^activates "))


@windows
def test_the_throne_row_is_drawn_where_a_card_lies_there(visit: Visit, address: str, window: dict[str, Any]) -> None:
    page = at(visit, address, moments.enthroned, window)
    tab(page, "row")
    throne = page.get_by_test_id("throne")
    throne.scroll_into_view_if_needed()
    expect(throne).to_be_visible()
    assert throne.locator("[data-testid^=throne-card-]").count() >= 1
    check_accessible(page)


def test_a_commanders_tokens_show_whom_they_activate(visit: Visit, address: str) -> None:
    page = at(visit, address, moments.first_turn)
    agents = page.get_by_test_id("house-0").locator(".agents")
    expect(agents).to_have_accessible_name(re.compile("Tokens at hand activate: .+; .+"))
    expect(agents.locator(".for svg")).to_have_count(2)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Commander, together with", "influence on the personal board", "Throne Row", "Fringe Worlds")),
        ("cs", ("Velitel,", "vliv na osobní desce", "Trůnní řada", "Okrajové světy")),
        ("uk", ("Командувач,", "вплив на особистому планшеті", "Тронний ряд", "Окраїнні світи")),
    ],
)
def test_the_text_view_says_who_commands_and_activates(
    visit: Visit, address: str, lang: str, words: tuple[str, ...]
) -> None:
    page = at(visit, address, moments.first_turn, lang=lang)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("text-view").click()
    page.keyboard.press("Escape")
    text = page.get_by_test_id("text-table")
    for word in words:
        expect(text).to_contain_text(word)
    check_accessible(page)


@windows
def test_those_who_watch_see_both_teams_and_the_film_counts_them(
    visit: Visit, address: str, window: dict[str, Any]
) -> None:
    owner, watcher = visit(address), visit(address, **window)
    wait_until_known(watcher)
    page = open_replay(watcher, upload(owner, record(moments.the_end)))
    page.get_by_test_id("replay-last").click()
    check_within_the_window(page)
    tab(page, "houses")
    expect(page.locator(HOUSES)).to_have_count(6)
    assert page.evaluate(CUT_OFF, HOUSES) == []
    assert page.evaluate(OVERLAPPING, HOUSES) == []
    points = page.get_by_test_id("chart-points").locator("polyline")
    expect(points).to_have_count(2)
    check_accessible(page)
    page.get_by_test_id("charts-by").get_by_role("button", name="Players").click()
    expect(points).to_have_count(6)
    page.get_by_test_id("result-open").click()
    expect(page.get_by_test_id("result").get_by_test_id("side")).to_have_count(2)
    check_accessible(page)


@pytest.mark.parametrize(
    ("lang", "team", "hint"),
    [
        ("en", "Team", "For your team only"),
        ("cs", "Týmu", "Jen pro váš tým"),
        ("uk", "Команді", "Лише для вашої команди"),
    ],
)
def test_a_team_chats_by_itself_unless_it_speaks_to_everyone(
    visit: Visit, address: str, lang: str, team: str, hint: str
) -> None:
    visitors = [visit(address, f"/?lang={lang}", **LAPTOP) for _ in range(3)]
    for visitor in visitors:
        wait_until_known(visitor)
    chosen = {"edition": "uprising", "seats": 6, "people": 3, "bots": "quick", "pace": 0, "seed": "3"}
    table = visitors[0].context.request.post("/api/tables", data=chosen).json()
    for seat in (1, 2):
        path = f"/api/tables/{table['id']}/seats/{seat}/join"
        assert visitors[seat].context.request.post(path, data={"secret": table["links"][str(seat)]}).ok
    pages = [open_table(visitor, table["id"], lang=lang) for visitor in visitors]
    for page in pages:
        page.get_by_test_id("tab-chat").click()
        expect(page.get_by_test_id("chat-to-team")).to_have_count(0 if page is pages[1] else 1)
    expect(pages[0].get_by_test_id("chat-to-team")).to_have_text(team)
    expect(pages[0].get_by_test_id("chat-to-team")).to_have_attribute("aria-pressed", "true")
    say(pages[0], "we strike at Carthag")
    line = pages[2].get_by_test_id("chat-line")
    expect(line).to_have_count(1)
    expect(line.get_by_role("img", name=hint)).to_be_visible()
    check_accessible(pages[2])
    pages[2].get_by_test_id("chat-to-all").click()
    say(pages[2], "good luck")
    expect(pages[1].get_by_test_id("chat-line")).to_contain_text(["good luck"])
    expect(pages[1].get_by_test_id("chat-line")).to_have_count(1)
    expect(pages[0].get_by_test_id("chat-line")).to_have_count(2)
    for page in pages:
        page.reload()
        wait_until_drawn(page)
        page.get_by_test_id("tab-chat").click()
        expect(page.get_by_test_id("chat-line")).to_have_count(1 if page is pages[1] else 2)


def say(page: Page, text: str) -> None:
    page.get_by_test_id("chat-input").fill(text)
    page.get_by_test_id("chat-send").click()
