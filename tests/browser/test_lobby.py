"""The lobby draws whatever options a game offers."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import kanly
from tests.browser.conftest import Visit
from tests.browser.table import start_game, wait_until_drawn

WEATHER = kanly.Option("weather", "choice", ("calm", "storm"), "", "")
HEADS = kanly.Option("heads", "each", ("any", "vote"), "any", "", each=("a", "b", "c"), distinct=True)
SLOW = kanly.Option("slow", "seats", ("on",), "", "", people=True)


def offer(page: Page) -> None:
    """Let the server offer one game that nobody knows."""
    variants = [
        {
            "edition": "first",
            "modules": modules,
            "seats": [2, 6],
            "usual": 6,
            "options": [each.data() for each in options],
        }
        for modules, options in (((), (HEADS, SLOW)), (("more",), (WEATHER, HEADS, SLOW)))
    ]
    editions = [{"id": "first", "title": "First", "modules": {"more": "More of it"}}]
    game = {"id": "unknown", "title": "Unknown", "editions": editions, "variants": variants, "bots": [{"id": "player"}]}
    page.route("**/api/games", lambda route: route.fulfill(json=[game]))
    page.route("**/api/catalogue/unknown/first*", lambda route: route.fulfill(json={"names": {}}))


def made(page: Page) -> dict[str, Any]:
    """Click on start and return what the page asks the server for."""
    asked: list[dict[str, Any]] = []

    def refuse(route: Route) -> None:
        if route.request.method == "GET":
            route.fulfill(json={"mine": [], "open": [], "running": []})
        else:
            asked.append(json.loads(route.request.post_data or "{}"))
            route.fulfill(status=400, json={"error": {"id": "", "args": {}, "text": "not today"}})

    page.route("**/api/tables", refuse)
    page.get_by_test_id("lobby-start").click()
    expect(page.get_by_text("not today")).to_be_visible()
    return asked[0]


def test_a_game_that_the_page_does_not_know_is_offered_with_its_options(visit: Visit, address: str) -> None:
    visitor = visit(address, "about:blank")
    visitor.forgive("400")
    page = visitor.page
    offer(page)
    page.goto("/")
    wait_until_drawn(page)
    page.get_by_test_id("lobby-new").click()
    expect(page.get_by_test_id("lobby-weather")).to_have_count(0)
    page.get_by_label("More of it").check()
    page.get_by_test_id("lobby-weather").select_option("storm")
    page.get_by_test_id("lobby-heads").select_option(label="Set for each house")
    expect(page.locator("[data-testid^=lobby-heads-]")).to_have_count(6)
    page.get_by_test_id("lobby-heads-5").select_option("b")
    expect(page.get_by_test_id("lobby-heads-0").locator("option[value=b]")).to_be_disabled()
    page.get_by_test_id("lobby-slow").get_by_role("button", name="Seat 5").click()
    asked = made(page)
    assert (asked["edition"], asked["modules"], asked["seats"]) == ("first", ["more"], 6)
    assert asked["options"] == {"weather": "storm", "heads": "?,?,?,?,?,b", "slow": "0,4"}


def test_what_cannot_be_started_does_not_look_as_if_it_could(visit: Visit, address: str) -> None:
    page = visit(address, "about:blank").page
    page.route("**/api/tables", lambda route: None if route.request.method == "POST" else route.continue_())
    page.goto("/")
    wait_until_drawn(page)
    start = page.get_by_test_id("lobby-start")
    expect(start).to_be_enabled()
    ready = start.evaluate("button => getComputedStyle(button).backgroundColor")
    start.click()  # and no answer comes
    expect(start).to_be_disabled()
    expect(start).not_to_have_css("background-color", ready)


def test_what_nobody_chose_is_left_to_the_game(visit: Visit, address: str) -> None:
    visitor = visit(address, "about:blank")
    visitor.forgive("400")
    offer(visitor.page)
    visitor.page.goto("/")
    wait_until_drawn(visitor.page)
    asked = made(visitor.page)
    assert (asked["modules"], asked["options"]) == ([], {})


@pytest.mark.parametrize("phone", [False, True])
def test_leaders_are_set_for_each_house_and_for_the_rivals(visit: Visit, address: str, phone: bool) -> None:
    page = visit(address, phone=phone).page
    page.locator("input[name=way][value=solo]").check()
    page.get_by_test_id("lobby-new").click()
    page.get_by_test_id("lobby-difficulty").select_option("mentat")
    page.get_by_test_id("lobby-leaders").select_option(label="Set for each house")
    expect(page.locator("[data-testid^=lobby-leaders-]")).to_have_count(3)
    page.get_by_test_id("lobby-leaders-0").select_option("paul_atreides")
    page.get_by_test_id("lobby-start").click()
    expect(page.get_by_test_id("play")).to_be_visible()
    if phone:
        page.get_by_test_id("tab-hand").click()
    expect(page.get_by_text("Paul Atreides").filter(visible=True).first).to_be_visible()


def test_a_leader_cannot_be_set_twice(visit: Visit, address: str) -> None:
    page = visit(address).page
    page.get_by_test_id("lobby-new").click()
    page.get_by_test_id("lobby-seats").select_option("3")
    page.get_by_test_id("lobby-leaders").select_option(label="Set for each house")
    page.get_by_test_id("lobby-leaders-1").select_option("glossu_the_beast_rabban")
    taken = page.get_by_test_id("lobby-leaders-0").locator("option[value=glossu_the_beast_rabban]")
    expect(taken).to_be_disabled()
    page.get_by_test_id("lobby-seats").select_option("4")
    expect(page.get_by_test_id("lobby-leaders-1")).to_have_value("glossu_the_beast_rabban")
    expect(page.locator("[data-testid^=lobby-leaders-]")).to_have_count(4)


def test_a_game_starts_with_what_was_chosen(visit: Visit, address: str) -> None:
    page = visit(address).page
    start_game(page, "bots", seats="3", leaders="draft")
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-kind", "leader")


@pytest.mark.parametrize(
    ("lang", "six"),
    [("en", "6: two teams, with CHOAM"), ("cs", "6: dva týmy, s CHOAMem"), ("uk", "6: дві команди, з ДАПТ")],
)
def test_as_many_sit_down_as_usual_and_six_are_two_teams(visit: Visit, address: str, lang: str, six: str) -> None:
    page = visit(address, f"/?lang={lang}").page
    wait_until_drawn(page)
    page.get_by_test_id("lobby-edition").get_by_role("button").nth(1).click()
    page.get_by_test_id("lobby-new").click()
    seats = page.get_by_test_id("lobby-seats")
    for way, count in {"solo": "1", "friends": "4", "bots": "4"}.items():
        page.locator(f"input[name=way][value={way}]").check()
        expect(seats).to_have_value(count)
    expect(seats.locator("option").last).to_have_text(six)
    seats.select_option("6")
    page.get_by_test_id("lobby-start").click()
    page.locator("[data-testid=play][data-online=true]").wait_for()
    expect(page.get_by_test_id("team-3")).to_be_visible()
