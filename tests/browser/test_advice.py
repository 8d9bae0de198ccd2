"""The Mentat on the page: advice while playing, consent among people, the analysis of a film."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import moments
from tests.browser.accessible import check_accessible
from tests.browser.conftest import Visit
from tests.browser.table import open_replay, open_table, start_game, upload, wait_for_my_turn

THINKING = 30_000
"""Milliseconds that the adviser may take where other tests keep the machine busy."""


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_advice_lists_the_options_of_the_decision(visit: Visit, address: str, phone: bool) -> None:
    visitor = visit(address, phone=phone)
    page = open_table(visitor, upload(visitor, moments.record_at(moments.first_turn)))
    wait_for_my_turn(page)
    if phone:
        page.get_by_test_id("tab-log").click()
    page.get_by_test_id("tab-story").focus()
    page.keyboard.press("ArrowRight")
    page.get_by_test_id("advice-ask").press("Enter")
    options = page.get_by_test_id("advice-option")
    expect(options.first).to_be_visible(timeout=THINKING)
    assert options.count() > 3
    expect(options.first).to_contain_text("%")
    check_accessible(page)


def test_among_people_there_is_advice_when_all_agree(visit: Visit, address: str) -> None:
    host = visit(address)
    start_game(host.page, "friends", seats="3", people="2", seed="9")
    link = host.page.get_by_test_id("invite-1").input_value()
    guest = visit(address, link.removeprefix(address))
    pages = [host.page, guest.page]
    for page in pages:
        page.locator("[data-testid=play][data-online=true]").wait_for()
        page.keyboard.press("Escape")
        page.get_by_test_id("tab-advice").click()
        expect(page.get_by_test_id("advice")).to_have_attribute("data-on", "false")
        expect(page.get_by_test_id("advice-ask")).to_have_count(0)
    host.page.get_by_test_id("advice-agree").check()
    expect(guest.page.get_by_test_id("advice-seat-0")).to_have_attribute("data-agrees", "true")
    expect(host.page.get_by_test_id("advice")).to_have_attribute("data-on", "false")
    check_accessible(guest.page)
    guest.page.get_by_test_id("advice-agree").check()
    asked = pages[int(host.page.get_by_test_id("play").get_attribute("data-to-move") or 0)]
    asked.get_by_test_id("advice-ask").click()
    expect(asked.get_by_test_id("advice-option").first).to_be_visible(timeout=THINKING)
    guest.page.get_by_test_id("advice-agree").uncheck()
    expect(host.page.get_by_test_id("advice")).to_have_attribute("data-on", "false")


@pytest.fixture
def analysed(visit: Visit, address: str) -> Page:
    """A film of a finished game, with its analysis."""
    visitor = visit(address)
    page = open_replay(visitor, upload(visitor, moments.record_at(moments.the_end, seats=3, seed=2)))
    page.get_by_test_id("replay-analyse").click()
    expect(page.get_by_test_id("analysis")).to_be_visible(timeout=4 * THINKING)
    return page


def test_the_analysis_of_a_film_leads_to_its_moments(analysed: Page) -> None:
    replay, mark = analysed.get_by_test_id("replay"), analysed.get_by_test_id("replay-mark").last
    mark.click()
    expect(replay).to_have_attribute("data-frame", mark.get_attribute("data-at") or "")
    line = analysed.get_by_test_id("analysis-line").first
    line.click()
    expect(replay).to_have_attribute("data-frame", line.get_attribute("data-at") or "")
    expect(line).to_contain_text(re.compile(r"\d\s%"))
    check_accessible(analysed)
