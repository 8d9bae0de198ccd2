"""Uprising on the page: its board, Spies and contracts, played by clicking."""

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
from tests.browser.test_six import CUT_OFF, HOUSES, OVERLAPPING, check_within_the_window, tab

SMALL: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
WIDE: dict[str, Any] = {"viewport": {"width": 1600, "height": 900}}
PHONE: dict[str, Any] = {"phone": True}

windows = pytest.mark.parametrize("window", [SMALL, LAPTOP, WIDE, PHONE], ids=["small", "laptop", "wide", "phone"])

HIDDEN = """() => [...document.querySelectorAll("[data-testid^=space-], [data-testid=conflict]")].flatMap((box) => {
  const room = box.getBoundingClientRect();
  return [...box.querySelectorAll(".name, .deal svg, .n, .pay, .needs, .chair, .reward svg, .signs svg")]
    .map((part) => [part, part.getBoundingClientRect()])
    .filter(([part, at]) => at.width && Math.max(at.bottom - room.bottom, at.right - room.right) > 1)
    .map(([part, at]) => `${box.dataset.testid}: ${part.getAttribute("class")} ${part.dataset.icon ?? part.textContent}
      by ${(at.bottom - room.bottom).toFixed(1)}, ${(at.right - room.right).toFixed(1)}`);
})"""
"""What is printed on spaces and on the Conflict card, and cannot be seen."""

CATALOGUE = kanly.rules_of("imperium").catalogue(kanly.Variant("uprising", ("choam",)))


def record(reached: moments.Reached, leaders: str = "random") -> str:
    return moments.record_at(reached, edition="uprising", modules=("choam",), leaders=leaders, bot="quick")


def at(visit: Visit, address: str, reached: moments.Reached, window: dict[str, Any] = LAPTOP, **look: str) -> Page:
    visitor = visit(address, **window)
    page = open_table(visitor, upload(visitor, record(reached)), **look)
    wait_for_my_turn(page)
    return page


@pytest.mark.parametrize(
    ("way", "people", "seats", "seed"),
    [("bots", "4", 4, "4"), ("solo", "1", 3, "3")],
    ids=["four", "alone"],
)
def test_a_whole_game_is_played_by_clicking(
    visit: Visit, address: str, way: str, people: str, seats: int, seed: str
) -> None:
    page = visit(address, **LAPTOP).page
    wait_until_drawn(page)
    page.get_by_test_id("lobby-edition").get_by_role("button", name="Uprising").click()
    page.get_by_test_id("lobby-modules").get_by_label("CHOAM").check()
    page.locator(f"input[name=way][value={way}]").check()
    page.get_by_test_id("lobby-new").click()
    page.get_by_test_id("lobby-seats").select_option(people)
    page.get_by_test_id("lobby-pace").select_option("0")
    page.get_by_test_id("lobby-seed").fill(seed)
    if way == "solo":
        choose_rivals(page)
    page.get_by_test_id("lobby-start").click()
    page.locator("[data-testid=play][data-online=true]").wait_for()
    luck, decisions = Random(4), 0
    while wait_until_asked_or_over(page):
        decide_by_clicking(page, luck)
        decisions += 1
        if decisions % 40 == 1:
            check_accessible(page)
    expect(page.get_by_test_id("result").locator("[role=row], tr")).to_have_count(seats + 1)
    check_accessible(page)


def choose_rivals(page: Page) -> None:
    """Choose how hard it is, two rivals by name and a variant."""
    page.get_by_test_id("lobby-difficulty").select_option("sardaukar")
    page.get_by_test_id("lobby-rivals").select_option(label="By name")
    for number, rival in enumerate(("rival_lady_jessica", "rival_gurney_halleck")):
        page.get_by_test_id(f"lobby-rivals-{number}").select_option(rival)
    page.get_by_role("button", name="Smart Politics").click()


@windows
@pytest.mark.parametrize("theme", ["dusk", "noon"])
def test_every_space_and_every_post_is_drawn_and_can_be_read(
    visit: Visit, address: str, window: dict[str, Any], theme: str
) -> None:
    page = at(visit, address, moments.worms, window, theme=theme)
    tab(page, "board")
    for space in CATALOGUE["spaces"]:
        expect(page.get_by_test_id(f"space-{space}")).to_be_visible()
    for post in CATALOGUE["posts"]:
        expect(page.get_by_test_id(f"post-{post}")).to_be_visible()
    expect(page.get_by_test_id("shield-wall")).to_be_visible()
    expect(page.locator("[data-testid^=worms-]").first).to_be_visible()
    check_accessible(page)


@windows
@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("reached", [moments.first_turn, moments.worms, moments.late_turn])
def test_nothing_is_cut_off(
    visit: Visit, address: str, window: dict[str, Any], reached: moments.Reached, lang: str
) -> None:
    page = at(visit, address, reached, window, lang=lang)
    check_sight(page)
    check_within_the_window(page)
    tab(page, "board")
    assert page.evaluate(HIDDEN) == []
    assert page.evaluate(OVERLAPPING, "[data-testid^=post-]") == []
    tab(page, "houses")
    assert page.evaluate(CUT_OFF, HOUSES) == []
    tab(page, "row")
    assert page.evaluate(CUT_OFF, "[data-testid^=contract-]") == []


@windows
def test_a_spy_is_placed_by_clicking_a_post(visit: Visit, address: str, window: dict[str, Any]) -> None:
    page = at(visit, address, moments.placing_a_spy, window)
    posts = page.locator("[data-testid^=post-][data-can=true]:visible")
    assert posts.count() > 1
    check_sight(page)
    post = posts.first.get_attribute("data-testid") or ""
    take(page, posts.first)
    expect(page.get_by_test_id(post).locator(f'[data-flip="spy-0-{post.removeprefix("post-")}"]')).to_have_count(1)


@windows
def test_a_contract_is_taken_by_clicking_it(visit: Visit, address: str, window: dict[str, Any]) -> None:
    page = at(visit, address, moments.taking_a_contract, window)
    contracts = page.locator("[data-testid^=contract-][data-can=true]:visible")
    assert contracts.count() >= 1
    check_sight(page)
    taken = (contracts.first.get_attribute("data-testid") or "").removeprefix("contract-")
    take(page, target(page, f"contract:{taken}"))
    tab(page, "hand")
    if taken != "immediate":
        expect(page.get_by_test_id(f"held-{taken}").first).to_be_visible()


def test_a_post_says_which_spaces_it_joins_and_who_watches(visit: Visit, address: str) -> None:
    page = at(visit, address, moments.placing_a_spy)
    joined = "Observation post: High Council / Imperial Privilege / Swordmaster"
    expect(page.get_by_test_id("post-council")).to_have_accessible_name(
        re.compile(rf"^{joined}\. (No Spy is here|Spies here: .+)\.$")
    )


def test_the_text_view_says_what_is_new(visit: Visit, address: str) -> None:
    page = at(visit, address, moments.worms)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("text-view").click()
    page.keyboard.press("Escape")
    text = page.get_by_test_id("text-table")
    for heading in ("Observation posts", "Contracts"):
        expect(text.get_by_role("heading", name=heading, exact=True)).to_be_visible()
    for post in CATALOGUE["posts"]:
        expect(text.get_by_test_id(f"post-{post}")).to_have_count(1)
    expect(text).to_contain_text("Spies in the supply")
    expect(text).to_contain_text("Shield Wall")
    check_accessible(page)


def test_the_film_counts_points_spies_and_contracts(visit: Visit, address: str) -> None:
    visitor = visit(address, **LAPTOP)
    wait_until_known(visitor)
    page = open_replay(visitor, upload(visitor, record(moments.the_end)))
    page.get_by_test_id("replay-last").click()
    for chart in ("points", "spies", "contracts"):
        expect(page.get_by_test_id(f"chart-{chart}").locator("polyline")).to_have_count(4)
    page.get_by_test_id("result-open").click()
    expect(page.get_by_test_id("result")).to_contain_text("battle icons")


def test_the_training_track_is_shown_with_the_leader(visit: Visit, address: str) -> None:
    visitor = visit(address, **LAPTOP)
    leaders = "lady_jessica,feyd_rautha_harkonnen,staban_tuek,shaddam_corrino_iv"
    page = open_table(visitor, upload(visitor, record(moments.first_turn, leaders)))
    wait_for_my_turn(page)
    page.get_by_test_id("seat-1").hover()
    expect(page.locator(".track .place")).to_have_count(8)
    expect(page.get_by_test_id("contract-sardaukar_cards")).to_be_visible()


@windows
@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_rival_card_is_in_sight(visit: Visit, address: str, window: dict[str, Any], lang: str) -> None:
    visitor = visit(address, **window)
    rivals = moments.record_at(
        moments.late_turn, edition="uprising", modules=("choam",), seats=1, difficulty="sardaukar", bot="quick", seed=3
    )
    page = open_table(visitor, upload(visitor, rivals), lang=lang)
    wait_for_my_turn(page)
    check_sight(page)
    tab(page, "houses")
    for seat in (1, 2):
        expect(page.get_by_test_id(f"rival-{seat}").get_by_role("img").first).to_be_visible()
    assert page.evaluate(CUT_OFF, HOUSES) == []
    check_accessible(page)
