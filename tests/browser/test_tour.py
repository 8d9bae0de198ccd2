"""The tour shows a newcomer around and is never in the way."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import moments
from tests.browser.conftest import Visit
from tests.browser.sight import check_sight
from tests.browser.table import open_table, upload, wait_for_my_turn
from tests.browser.test_sight import WINDOWS, show

FRAMED = [(1280, 800), (1024, 768), (768, 1024), (390, 844)]

POINTED = """(parts) => {
  const box = (element) => element.getBoundingClientRect();
  const frame = box(document.querySelector("[data-testid=tour-frame]"));
  const prompt = box(document.querySelector("[data-testid=prompt]"));
  const within = (inner, outer) => inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1
    && inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
  const seen = [...document.querySelectorAll(parts)].filter((part) => part.checkVisibility());
  const tour = box(document.querySelector("[data-testid=tour]"));
  const hand = [...document.querySelectorAll("[data-testid^=hand-card-]")].map(box).filter((card) => card.width);
  return {
    covered: hand.filter((card) => card.top < Math.min(tour.bottom, prompt.top) && tour.top < card.bottom
      && card.left < tour.right && tour.left < card.right).length,
    parts: seen.length,
    framed: seen.filter((part) => within(box(part), frame)).length,
    window: within(frame, { top: 0, left: 0, bottom: prompt.top, right: innerWidth }),
    height: frame.height,
  };
}"""
"""How the frame of the tour lies around parts of the table and in the window without the prompt, and what it covers."""


@pytest.mark.parametrize("window", FRAMED, ids=lambda window: "x".join(map(str, window)))
def test_the_tour_frames_what_it_speaks_of(visit: Visit, address: str, window: tuple[int, int]) -> None:
    phone = window[0] == 390
    size = {"phone": True} if phone else {"viewport": dict(zip(("width", "height"), window, strict=True))}
    visitor = visit(address, newcomer=True, **size)
    page = open_table(visitor, upload(visitor, moments.record_at(moments.first_turn)))
    tour, forth = page.get_by_test_id("tour"), page.get_by_test_id("tour-next")
    for title, parts in {
        "What to do next": "",
        "The board": "[data-testid=board] h3",
        "Your hand": "[data-testid^=hand-card-]",
        "Cards to acquire": "[data-testid^=row-card-]",
        "The houses": ".houses > [data-testid^=house-]",
        "The log": "[data-testid=log]",
    }.items():
        forth.click()
        expect(tour).to_contain_text(title)
        # The frame follows the step a moment later.
        page.wait_for_timeout(200)
        pointed = page.evaluate(POINTED, parts or "none")
        if title in ("What to do next", "Your hand"):
            assert not pointed["covered"], (title, pointed)
        if not parts:
            continue
        assert pointed["window"], (title, pointed)
        if title == "The board" and phone:
            # It is longer than the window: its beginning is shown.
            assert pointed["framed"] >= 1, (title, pointed)
        else:
            assert pointed["framed"] == pointed["parts"] > 0, (title, pointed)
        if title == "The houses":
            others = page.locator(".houses").bounding_box()
            assert others is not None
            assert pointed["height"] < others["height"] + 12
        if title in ("The board", "The log"):
            assert tour.get_by_text(re.compile("Press anything long|Tap a line")).count() == int(phone)
    forth.click()
    expect(tour).to_contain_text("That is all")
    expect(page.get_by_test_id("tour-close")).to_have_count(0)
    forth.click()
    expect(tour).to_have_count(0)
    expect(page.get_by_test_id("play")).to_have_attribute("data-tab", "board")
    expect(page.get_by_test_id("board")).to_be_in_viewport()


HAND = 4
"""The step that speaks of the hand."""
COVERED = """(ofAnother) => {
  const all = (parts) => [...document.querySelectorAll(parts)].filter((part) => part.checkVisibility());
  const box = (element) => element.getBoundingClientRect();
  const [tour, table] = ["tour", "table"].map((name) => box(document.querySelector(`[data-testid=${name}]`)));
  const frames = all("[data-testid=tour-frame]").map(box);
  // What is scrolled out of the table is not seen.
  const held = ({ left, right, top, bottom }) => ({ left, right, top, bottom: Math.min(bottom, table.bottom) });
  const meet = (one, other, edge) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > edge
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > edge;
  const isWhole = tour.top >= 0 && tour.bottom <= innerHeight && tour.left >= 0 && tour.right <= innerWidth;
  return [
    ...all("[data-testid=tour-frame], [data-testid=prompt], [data-testid=topbar]")
      .filter((part) => meet(box(part), tour, 1)),
    ...all("[data-testid^=hand-card-]")
      .filter((card) => ofAnother && frames.some((frame) => meet(held(box(card)), frame, 5))),
  ].map((part) => part.dataset.testid).concat(isWhole ? [] : ["the edge of the window"]);
}"""
"""What the tour lies on, of what it speaks about, what one is asked, the menu; and whether it is cut off itself.

And the cards in hand on which its frame of another thing lies.
"""


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_the_tour_lies_on_nothing_in_no_window(visit: Visit, address: str, lang: str) -> None:
    visitor = visit(address, newcomer=True)
    page = open_table(visitor, upload(visitor, moments.record_at(moments.first_turn)), lang=lang)
    wait_for_my_turn(page)
    steps = int(page.get_by_test_id("tour-count").inner_text().split("/")[1])
    for step in range(1, steps + 1):
        expect(page.get_by_test_id("tour-count")).to_have_text(f"{step} / {steps}")
        for width, height in WINDOWS:
            show(page, width, height)
            assert page.evaluate(COVERED, step != HAND) == [], (step, width, height)
            check_sight(page)
            if step == HAND:
                expect(page.locator("[data-testid^=hand-card-]").first).to_be_in_viewport(ratio=0.9)
        page.get_by_test_id("tour-next").click()
    expect(page.get_by_test_id("tour")).to_have_count(0)


@pytest.mark.parametrize("steps", [0, 3, 7])
def test_escape_closes_the_tour_for_good(visit: Visit, address: str, steps: int) -> None:
    visitor = visit(address, newcomer=True)
    page = open_table(visitor, upload(visitor, moments.record_at(moments.first_turn)))
    wait_for_my_turn(page)
    for _ in range(steps):
        page.get_by_test_id("tour-next").click()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("tour")).to_have_count(0)
    page.reload()
    wait_for_my_turn(page)
    expect(page.get_by_test_id("tour")).to_have_count(0)
