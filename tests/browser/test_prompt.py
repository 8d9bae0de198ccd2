"""The prompt bar and the explanations: every choice is in sight, nothing is in the way, and a press is answered."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from kanly.engine import Game
from tests.browser import moments
from tests.browser.accessible import check_accessible
from tests.browser.conftest import Visit
from tests.browser.table import (
    choice,
    decide_by_clicking,
    open_table,
    start_game,
    upload,
    wait_for_my_turn,
    wait_until_asked_or_over,
    wait_until_drawn,
)

WINDOWS = {"laptop": (1280, 800), "small": (1024, 768), "tablet": (820, 1180)}
DECISIONS = 36
"""How many decisions of a game are looked at: about three rounds."""

UNSEEN = """() => [...document.querySelectorAll("[data-testid=prompt] :is([data-testid=choice], [data-testid=fold])")]
  .filter((button) => button.checkVisibility())
  .filter((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return [[left, top], [right, top], [left, bottom], [right, bottom]].some(([x, y]) => {
      const inset = [x + (x === left ? 4 : -4), y + (y === top ? 4 : -4)];
      return !button.contains(document.elementFromPoint(...inset));
    });
  })
  .map((button) => button.textContent.trim())"""
"""The choices of which a corner is cut off, covered or outside the window."""

OVERLAP = """(name) => {
  const bubble = document.querySelector("[data-testid=explain]").getBoundingClientRect();
  return [...document.querySelectorAll(`[data-target^="${name}"]`)].filter((thing) => {
    const box = thing.getBoundingClientRect();
    return thing.checkVisibility() && box.left < bubble.right && bubble.left < box.right
      && box.top < bubble.bottom && bubble.top < box.bottom;
  }).map((thing) => thing.dataset.target);
}"""
"""The things of a kind that the open explanation lies on."""

PLACES = """() => {
  for (let box = document.querySelector("[data-testid=board]"); box; box = box.parentElement) box.scrollTop = 0;
  return ["board", "undo"].map((id) => document.querySelector(`[data-testid=${id}]`).getBoundingClientRect().top);
}"""
"""Where the board begins, when nothing is scrolled, and where the button to undo is."""

BEHIND = """() => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector("[data-testid=prompt-text]"));
  const lines = [...range.getClientRects()];
  const last = lines.at(-1);
  const mark = document.querySelector("[data-testid=prompt-help]").getBoundingClientRect();
  return { lines: lines.length, gap: mark.left - last.right, sunk: mark.top + mark.height / 2 - last.bottom };
}"""
"""How far the question mark stands behind the last line of the sentence."""


def many_to_trash(game: Game) -> bool:
    return _asked(game) == "trash" and len(game.decision.actions) >= 9


def many_to_deploy(game: Game) -> bool:
    return sum(action.text.startswith("deploy ") for action in game.decision.actions) >= 5


def many_to_choose(game: Game) -> bool:
    return _asked(game) == "choose" and len(game.decision.actions) >= 6


def _asked(game: Game) -> str:
    return str(game.rules.page().face_up(game.state).data()["decision"]["kind"])


CROWDED = {many_to_trash: 9, many_to_deploy: 12, many_to_choose: 11}
"""Moments with many choices, and the seed of a game that has them."""


def at(
    visit: Visit, address: str, reached: moments.Reached, lang: str = "en", seed: int = 11, **window: object
) -> Page:
    visitor = visit(address, **window)
    page = open_table(visitor, upload(visitor, moments.record_at(reached, seed=seed)), lang=lang)
    wait_for_my_turn(page)
    return page


def window_of(name: str) -> dict[str, int]:
    width, height = WINDOWS[name]
    return {"width": width, "height": height}


@pytest.mark.parametrize("lang", ["cs", "uk"])
@pytest.mark.parametrize("window", ["laptop", "small"])
def test_every_choice_is_in_sight_and_the_table_stays_in_place(
    visit: Visit, address: str, window: str, lang: str
) -> None:
    page = visit(address, f"/?lang={lang}", viewport=window_of(window)).page
    wait_until_drawn(page)
    start_game(page, "bots", seed="5")
    luck = Random(1)
    places: set[tuple[float, ...]] = set()
    for _ in range(DECISIONS):
        assert wait_until_asked_or_over(page)
        assert not page.evaluate(UNSEEN)
        places.add(tuple(page.evaluate(PLACES)))
        decide_by_clicking(page, luck)
    assert len(places) == 1


@pytest.mark.parametrize("lang", ["en", "cs", "uk"])
@pytest.mark.parametrize("window", ["laptop", "small", "tablet", "phone"])
def test_many_choices_are_all_in_sight(visit: Visit, address: str, window: str, lang: str) -> None:
    screen = {"phone": True} if window == "phone" else {"viewport": window_of(window)}
    for reached, seed in CROWDED.items():
        page = at(visit, address, reached, lang, seed, **screen)
        assert not page.evaluate(UNSEEN), reached.__name__


@pytest.mark.parametrize("lang", ["en", "cs", "uk"])
@pytest.mark.parametrize("window", ["laptop", "small"])
def test_an_ordinary_turn_has_room_in_the_bar(visit: Visit, address: str, window: str, lang: str) -> None:
    page = at(visit, address, moments.late_turn, lang, viewport=window_of(window))
    expect(choice(page, "reveal")).to_be_visible()
    expect(page.locator("#prompt-above")).to_have_count(0)


@pytest.mark.parametrize("window", ["tablet", "phone"])
def test_every_choice_is_in_sight_on_a_smaller_screen(visit: Visit, address: str, window: str) -> None:
    screen = {"phone": True} if window == "phone" else {"viewport": window_of(window)}
    page = visit(address, "/?lang=uk", **screen).page
    wait_until_drawn(page)
    start_game(page, "bots", seed="5")
    luck = Random(1)
    for _ in range(DECISIONS // 2):
        assert wait_until_asked_or_over(page)
        assert not page.evaluate(UNSEEN)
        decide_by_clicking(page, luck)


def test_an_explanation_is_not_in_the_way_of_a_click(visit: Visit, address: str) -> None:
    page = at(visit, address, moments.first_turn)
    page.get_by_test_id("space-conspire").hover()
    expect(page.get_by_test_id("explain")).to_be_visible()
    assert page.evaluate(OVERLAP, "space:wealth") == []
    box = page.get_by_test_id("space-wealth").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 4)
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    # A single card leads there: the Agent goes at once.
    expect(page.get_by_test_id("space-wealth")).to_contain_text("An Agent stands here")


def test_the_explanation_of_a_card_in_the_row_leaves_its_neighbours_free(visit: Visit, address: str) -> None:
    page = at(visit, address, moments.first_turn)
    page.locator('[data-target^="row:"]').nth(1).hover()
    expect(page.get_by_test_id("explain")).to_be_visible()
    assert page.evaluate(OVERLAP, "row:") == []
    check_accessible(page)


def test_a_press_on_what_is_not_possible_says_why_and_stays(visit: Visit, address: str) -> None:
    page = at(visit, address, moments.first_turn)
    space = page.get_by_test_id("space-high_council")
    space.click(force=True)
    explained = page.get_by_test_id("explain")
    expect(explained).to_contain_text("5")
    space.click(force=True)
    page.wait_for_timeout(400)
    expect(explained).to_contain_text("5")
    page.keyboard.press("Escape")
    expect(explained).to_have_count(0)


def test_a_tap_on_what_is_not_possible_says_why(visit: Visit, address: str) -> None:
    page = at(visit, address, moments.first_turn, phone=True)
    page.get_by_test_id("space-conspire").tap(force=True)
    explained = page.get_by_test_id("explain")
    expect(explained).to_contain_text("you have 1")
    page.wait_for_timeout(400)
    expect(explained).to_be_visible()


def test_an_explanation_closes_when_the_page_scrolls_under_it(visit: Visit, address: str) -> None:
    page = at(visit, address, moments.first_turn, viewport=window_of("tablet") | {"height": 700})
    page.get_by_test_id("space-conspire").hover()
    expect(page.get_by_test_id("explain")).to_be_visible()
    page.mouse.wheel(0, 120)
    expect(page.get_by_test_id("explain")).to_have_count(0)


def test_unfolded_choices_stay_until_they_are_folded_again(visit: Visit, address: str) -> None:
    page = at(visit, address, moments.first_turn)
    folded = page.get_by_test_id("fold").first
    inside = page.locator("[data-testid=prompt] [data-action^='agent ']").first
    folded.click()
    expect(inside).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(inside).to_be_hidden()
    expect(folded).to_be_focused()
    folded.click()
    expect(inside).to_be_visible()
    page.get_by_test_id("topbar").click(position={"x": 300, "y": 4})
    page.set_viewport_size({"width": 1200, "height": 780})
    expect(inside).to_be_visible()
    folded.click()
    expect(inside).to_be_hidden()


def test_what_can_be_bought_is_named(visit: Visit, address: str) -> None:
    page = at(visit, address, moments.reveal_turn)
    asked = page.get_by_test_id("prompt")
    if asked.get_by_test_id("fold").count():
        expect(asked.get_by_test_id("fold").first).to_contain_text("Acquire a card")
    else:
        expect(asked.locator("[data-action^=acquire]").first).to_be_visible()


def test_a_few_choices_are_not_folded(visit: Visit, address: str) -> None:
    page = at(visit, address, moments.first_turn)
    page.locator('[data-target^="card:"][data-can=true]').first.click()
    left = page.locator("[data-testid=prompt] [data-testid=choice]")
    if left.count() <= 4:
        expect(page.get_by_test_id("fold")).to_have_count(0)
    take_back = page.get_by_test_id("choice-back")
    take_back.click()
    expect(choice(page, "reveal")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "uk"])
@pytest.mark.parametrize("window", list(WINDOWS))
def test_the_question_mark_follows_the_last_word(visit: Visit, address: str, window: str, lang: str) -> None:
    page = at(visit, address, moments.reveal_turn, lang=lang, viewport=window_of(window))
    found = page.evaluate(BEHIND)
    assert 0 <= found["gap"] < 16
    assert found["sunk"] < 0


def test_who_only_watches_has_nothing_to_undo_or_end(visit: Visit, address: str) -> None:
    host = visit(address).page
    host.get_by_test_id("lobby-new").click()
    host.get_by_test_id("lobby-public").check()
    host.get_by_test_id("lobby-new").click()
    start_game(host, "bots", seed="5")
    wait_for_my_turn(host)
    page = visit(address, host.url.removeprefix(address)).page
    page.locator("[data-testid=play][data-viewer='-1'][data-online=true]").wait_for()
    expect(page.get_by_test_id("prompt-text")).not_to_be_empty()
    expect(page.get_by_test_id("undo")).to_have_count(0)
    expect(page.get_by_test_id("end-turn")).to_have_count(0)
