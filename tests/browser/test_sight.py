"""Nothing lies on the hand, nor on anything else that can be clicked: in no window, no language, whatever is asked."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser import moments
from tests.browser.conftest import Visit
from tests.browser.sight import check_sight
from tests.browser.table import look_around, open_table, revision, upload, wait_for_my_turn
from tests.browser.test_prompt import many_to_choose, many_to_deploy, many_to_trash

WINDOWS = [(1024, 768), (1280, 720), (1366, 768), (1366, 625), (1920, 1080), (768, 1024), (844, 390), (390, 844)]
"""Windows of all kinds: from a desk's to that of a phone, on its side and upright."""
MOMENTS = {
    moments.first_turn: 11,
    moments.reveal_turn: 11,
    moments.combat: 11,
    moments.full_hand: 15,
    many_to_trash: 9,
    many_to_deploy: 12,
    many_to_choose: 11,
}
"""Decisions with few and many, short and long choices, and the seed of a game that has them."""

SETTLED = "new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(then))))"
UNHELD = """() => {
  const prompt = document.querySelector("[data-testid=prompt]").getBoundingClientRect();
  const top = document.querySelector("[data-testid=topbar]").getBoundingClientRect();
  return [...document.querySelectorAll(`[data-testid^="hand-card-"], [data-testid^="intrigue-card-"]`)]
    .filter((card) => {
      const box = card.getBoundingClientRect();
      return box.top < top.bottom || box.bottom > prompt.top || box.left < 0 || box.right > innerWidth;
    })
    .map((card) => card.dataset.testid);
}"""
"""The cards in hand that are not wholly between the top bar and the prompt."""


def show(page: Page, width: int, height: int) -> None:
    """Change the window, and wait until the page has followed."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED)


def look_everywhere(page: Page, width: int) -> None:
    """Look around, with help and without, on every tab where there are tabs."""
    tabs = page.get_by_role("tablist").first.get_by_role("tab").all() if width < 720 else []
    for tab in tabs:
        tab.click()
        look_around(page)
    page.get_by_test_id("prompt-help").click()
    look_around(page)
    page.get_by_test_id("prompt-help").click()
    look_around(page)


def check_hand(page: Page) -> None:
    """Assert that the whole hand is in sight beside whatever is unfolded."""
    assert page.evaluate(UNHELD) == []
    for fold in page.get_by_test_id("fold").all():
        fold.click()
        assert page.evaluate(UNHELD) == []
        fold.click()


@pytest.mark.parametrize("lang", ["en", "cs", "uk"])
@pytest.mark.parametrize("reached", list(MOMENTS), ids=lambda reached: reached.__name__)
def test_nothing_lies_on_what_can_be_clicked(visit: Visit, address: str, reached: moments.Reached, lang: str) -> None:
    visitor = visit(address)
    page = open_table(visitor, upload(visitor, moments.record_at(reached, seed=MOMENTS[reached])), lang=lang)
    wait_for_my_turn(page)
    for width, height in WINDOWS:
        show(page, width, height)
        look_everywhere(page, width)
        if width >= 980:
            check_hand(page)


def test_a_notice_lies_on_the_top_bar_and_not_on_the_hand(visit: Visit, address: str) -> None:
    sockets: list[WebSocketRoute] = []

    def note(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    visitor = visit(address, phone=True)
    table = upload(visitor, moments.record_at(moments.full_hand, seed=15))
    visitor.page.route_web_socket(re.compile("/live$"), note)
    page = open_table(visitor, table)
    wait_for_my_turn(page)
    page.get_by_test_id("tab-hand").click()
    page.get_by_test_id("table").evaluate("table => table.scrollTo(0, 200)")
    for number in range(3):
        reason = {"id": "", "args": {}, "text": f"Refusal {number}: no Agent goes where another one stands already"}
        sockets[0].send(json.dumps({"type": "refused", "reason": reason, "revision": revision(page)}))
    expect(page.get_by_test_id("notice")).to_have_count(3)
    check_sight(page)
