"""The page for everyone: every language, both themes, a phone, the keyboard alone, a screen reader."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from kanly.engine import Game
from tests.browser import moments
from tests.browser.accessible import check_accessible
from tests.browser.conftest import Visit
from tests.browser.table import (
    decide_by_clicking,
    open_replay,
    open_table,
    revision,
    start_game,
    upload,
    wait_for_my_turn,
    wait_until_asked_or_over,
    wait_until_drawn,
)

LANGUAGES = ["en", "cs", "uk"]
MESSAGE_ID = re.compile(r"\b(?:page|play|prompt|action|group|help|event|why|effect|board|special|condition)-[a-z]")
UNFILLED = re.compile(r"\{\$?\w+\}|undefined|\[object|NaN")


OVERLAPPING = """() => {
  const words = [...document.querySelectorAll("[data-testid=topbar] *")]
    .filter((each) => !each.children.length && each.textContent.trim() && each.checkVisibility())
    .map((each) => [each.textContent.trim(), each.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1);
  return words.flatMap(([one, a], n) => words.slice(n + 1)
    .filter(([, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
    .map(([other]) => `${one} / ${other}`));
}"""
"""The words of the top bar that lie on top of each other."""


CUT = """() => [...document.querySelectorAll("[data-testid^='space-'] .name")]
  .filter((name) => !name.clientWidth || name.scrollWidth > name.clientWidth)"""
"""The names of spaces that are wider than their place."""
HELD = "[data-target^='card:'], [data-target^='intrigue:']"
UNREADABLE = """(held) => [...document.querySelectorAll(held)].map((card) => card.querySelector(".name"))
  .filter((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    return [...range.getClientRects()].some((line) => [line.left + 1, line.right - 1].some((x) => {
      const top = document.elementFromPoint(x, line.top + line.height / 2);
      return !top?.closest(held)?.contains(name);
    }));
  })
  .map((name) => name.textContent)"""
"""The names of the cards in hand of which something is covered or outside the window."""


SLICED = """() => [...document.querySelectorAll("[data-testid^='house-']")].flatMap((house) => {
  const room = house.getBoundingClientRect();
  return [...house.querySelectorAll("[data-testid], .pile, .badge")].filter((part) => {
    const box = part.getBoundingClientRect();
    return box.bottom > room.bottom || box.right > room.right;
  }).map((part) => `${house.dataset.testid}: ${part.textContent.trim()}`);
})"""
"""The parts of a house's panel that do not lie in it whole."""
PLACES = """() => ["board", "topbar .score"].map((found) => {
  document.querySelector("[data-testid=table]").scrollTo(0, 0);
  const [id, inside = ""] = found.split(" ");
  const { x, y, width, height } = document.querySelector(`[data-testid=${id}] ${inside}`).getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(" ");
})"""
"""Where the board and the score track are when the table is not scrolled."""


def at(
    visit: Visit,
    address: str,
    reached: moments.Reached,
    *,
    seed: int = 11,
    lang: str = "en",
    theme: str = "dusk",
    **window: object,
) -> Page:
    visitor = visit(address, **window)
    page = open_table(visitor, upload(visitor, moments.record_at(reached, seed=seed)), lang=lang, theme=theme)
    wait_for_my_turn(page)
    return page


def wait_until_readable(page: Page) -> None:
    """Wait until every name in hand can be read whole: they are set anew when the fonts have come."""
    page.wait_for_function(f"held => !({UNREADABLE})(held).length", arg=HELD)


def show_as_text(page: Page) -> None:
    """Switch to the table in words."""
    page.get_by_test_id("menu").click()
    page.get_by_test_id("text-view").check()
    page.keyboard.press("Escape")
    page.get_by_test_id("text-table").wait_for()


# -- languages -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_missing(visit: Visit, address: str, lang: str) -> None:
    page = at(visit, address, moments.late_turn, lang=lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    show_as_text(page)
    words = page.locator("body").inner_text()
    assert MESSAGE_ID.findall(words) == []
    assert UNFILLED.findall(words) == []


def test_the_language_is_switched_and_remembered(visit: Visit, address: str) -> None:
    page = visit(address, "/?lang=en").page
    wait_until_drawn(page)
    english = page.locator("body").inner_text()
    page.get_by_test_id("language").select_option("uk")
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    assert page.locator("body").inner_text() != english
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "uk")


# -- a phone ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_phone_shows_every_part_without_scrolling_sideways(visit: Visit, address: str, lang: str) -> None:
    page = at(visit, address, moments.late_turn, lang=lang, phone=True)
    for tab in ("board", "hand", "row", "houses", "log"):
        page.get_by_test_id(f"tab-{tab}").click()
        expect(page.get_by_test_id(f"tab-{tab}")).to_have_attribute("aria-selected", "true")
        assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth"), tab


def test_a_choice_on_a_phone_turns_to_the_part_it_points_at(visit: Visit, address: str) -> None:
    page = at(visit, address, moments.first_turn, phone=True)
    page.get_by_test_id("tab-hand").click()
    page.locator("[data-target^='card:'][data-can=true]:visible").first.tap()
    expect(page.get_by_test_id("tab-board")).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_film_on_a_phone_has_no_words_on_top_of_each_other(visit: Visit, address: str, lang: str) -> None:
    visitor = visit(address, phone=True)
    page = open_replay(visitor, upload(visitor, moments.record_at(moments.the_end, seed=2)), lang=lang)
    page.get_by_test_id("replay-last").click()
    assert page.evaluate(OVERLAPPING) == []
    check_accessible(page)


# -- a laptop --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_laptop_shows_eight_lines_of_the_log(visit: Visit, address: str, lang: str) -> None:
    page = at(visit, address, moments.late_turn, lang=lang)
    line = page.get_by_test_id("log-line").last
    height = page.get_by_test_id("log").get_by_role("list").evaluate("list => list.clientHeight")
    assert height >= 8 * line.evaluate("line => parseFloat(getComputedStyle(line).lineHeight)")
    expect(line).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1280, 720), (1366, 768)])
def test_a_small_screen_shows_the_whole_table_at_once(visit: Visit, address: str, width: int, height: int) -> None:
    page = at(visit, address, moments.late_turn, viewport={"width": width, "height": height})
    assert page.get_by_test_id("table").evaluate("table => table.scrollHeight - table.clientHeight") <= 0
    for part in ("space-conspire", "space-imperial_basin", "undo"):
        expect(page.get_by_test_id(part)).to_be_in_viewport(ratio=1)
    wait_until_readable(page)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(768, 1400), (1024, 768), (1280, 800), (1366, 625)])
def test_many_cards_in_hand_can_all_be_read(visit: Visit, address: str, width: int, height: int, lang: str) -> None:
    page = at(visit, address, moments.full_hand, seed=15, lang=lang, viewport={"width": width, "height": height})
    assert page.locator(HELD).count() == 12
    wait_until_readable(page)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_fits_its_space(visit: Visit, address: str, lang: str) -> None:
    page = at(visit, address, moments.first_turn, lang=lang)
    page.wait_for_function(f"() => !({CUT})().length")
    page.set_viewport_size({"width": 1024, "height": 768})
    page.wait_for_function(f"() => !({CUT})().length")


@pytest.mark.parametrize(
    ("width", "height"), [(720, 900), (768, 1024), (844, 390), (1024, 680), (1100, 600), (1280, 560)]
)
def test_only_the_table_scrolls(visit: Visit, address: str, width: int, height: int) -> None:
    page = at(visit, address, moments.late_turn, viewport={"width": width, "height": height})
    assert page.evaluate("document.documentElement.scrollHeight") <= height
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(("width", "height"), [(768, 1024), (1024, 768), (1280, 800)])
def test_nothing_moves_from_turn_to_turn(visit: Visit, address: str, width: int, height: int) -> None:
    page = at(visit, address, moments.first_turn, viewport={"width": width, "height": height})
    luck = Random(3)
    places = page.evaluate(PLACES)
    for _ in range(10):
        decide_by_clicking(page, luck)
        wait_for_my_turn(page)
        assert page.evaluate(PLACES) == places


def three_cards_in_play(game: Game) -> bool:
    """Seat 0 has played a third card and may use what it does."""
    view = game.rules.page().face_up(game.state).data()
    me = view["players"]["0"]
    usable = [
        action for card in me["played"] for action in game.decision.actions if action.text.startswith(f"use {card}/")
    ]
    return view["decision"]["kind"] == "move" and len(me["played"]) >= 3 and me["hand"] > 0 and bool(usable)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ones_own_cards_in_play_can_be_picked(visit: Visit, address: str, lang: str) -> None:
    page = at(visit, address, three_cards_in_play, lang=lang, viewport={"width": 1024, "height": 768})
    assert page.evaluate(SLICED) == []
    page.locator("[data-testid^='played-0-'][data-can=true]").click(trial=True)


def three_each(game: Game) -> bool:
    """Every rival of seat 0 has three cards in play (seed 16)."""
    players = game.rules.page().face_up(game.state).data()["players"]
    return all(len(player["played"]) >= 3 for seat, player in players.items() if seat != "0")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1280, 720), (1280, 800)])
def test_no_house_is_too_small_for_its_cards(visit: Visit, address: str, width: int, height: int, lang: str) -> None:
    page = at(visit, address, three_each, seed=16, lang=lang, viewport={"width": width, "height": height})
    assert page.locator("[data-testid^='played-']").count() >= 9
    assert page.evaluate(SLICED) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_spaces_of_all_factions_begin_at_one_height(visit: Visit, address: str, lang: str) -> None:
    page = at(visit, address, moments.first_turn, lang=lang)
    for width, height in ((1280, 800), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        tops = page.locator(".faction .spaces").evaluate_all(
            "all => all.map((each) => each.getBoundingClientRect().top)"
        )
        assert len(tops) == 4
        assert len(set(tops)) == 1


# -- the keyboard alone ----------------------------------------------------------------------------------


def press_until(page: Page, key: str, found: str, most: int = 400) -> None:
    """Press a key until the focus is on something."""
    for _ in range(most):
        page.keyboard.press(key)
        if page.evaluate("(found) => document.activeElement?.matches(found) ?? false", found):
            return
    raise AssertionError(f"{key} does not lead to {found}")


def test_the_end_of_a_game_is_played_in_words_by_keyboard_alone(visit: Visit, address: str) -> None:
    page = at(visit, address, moments.late_turn)
    press_until(page, "Tab", "[data-testid=menu]")
    page.keyboard.press("Enter")
    press_until(page, "Tab", "[data-testid=text-view]")
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    while wait_until_asked_or_over(page):
        before = revision(page)
        press_until(page, "Tab", "[data-testid=text-table] [data-testid=choice]")
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("play")).not_to_have_attribute("data-revision", str(before))
    expect(page.get_by_test_id("result")).to_be_visible()


def test_a_turn_on_the_drawn_table_by_keyboard_alone(visit: Visit, address: str) -> None:
    page = at(visit, address, moments.first_turn)
    before = revision(page)
    press_until(page, "Tab", "[data-target='card:seek_allies'][data-can=true]")
    page.keyboard.press("Enter")
    press_until(page, "Tab", "[data-target='space:wealth'][data-can=true]")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("play")).to_have_attribute("data-revision", str(before + 1))


# -- screen readers and contrast -------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["dusk", "noon"])
def test_the_lobby_is_accessible(visit: Visit, address: str, theme: str) -> None:
    page = visit(address, f"/?theme={theme}").page
    wait_until_drawn(page)
    page.get_by_test_id("lobby-new").click()
    check_accessible(page)


@pytest.mark.parametrize("theme", ["dusk", "noon"])
@pytest.mark.parametrize("reached", [moments.late_turn, moments.reveal_turn, moments.combat])
def test_the_table_is_accessible(visit: Visit, address: str, theme: str, reached: moments.Reached) -> None:
    check_accessible(at(visit, address, reached, theme=theme))


@pytest.mark.parametrize("theme", ["dusk", "noon"])
def test_the_table_in_words_is_accessible(visit: Visit, address: str, theme: str) -> None:
    page = at(visit, address, moments.late_turn, theme=theme)
    show_as_text(page)
    check_accessible(page)


@pytest.mark.parametrize("tab", ["board", "hand", "row", "houses", "log"])
def test_the_table_on_a_phone_is_accessible(visit: Visit, address: str, tab: str) -> None:
    page = at(visit, address, moments.late_turn, phone=True)
    page.get_by_test_id(f"tab-{tab}").click()
    check_accessible(page)


def test_a_table_that_waits_for_people_is_accessible(visit: Visit, address: str) -> None:
    page = visit(address).page
    start_game(page, "friends")
    check_accessible(page)


def test_the_menu_is_accessible(visit: Visit, address: str) -> None:
    page = at(visit, address, moments.first_turn)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("menu-panel").wait_for()
    check_accessible(page)


@pytest.mark.parametrize("theme", ["dusk", "noon"])
def test_the_film_is_accessible(visit: Visit, address: str, theme: str) -> None:
    visitor = visit(address)
    page = open_replay(visitor, upload(visitor, moments.record_at(moments.the_end, seed=2)), theme=theme)
    page.get_by_test_id("replay-last").click()
    check_accessible(page)
