"""The keys that the help lists: what they do, from anywhere, and that nothing else happens."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import moments
from tests.browser.conftest import Visit
from tests.browser.table import open_table, revision, start_game, target, upload, wait_for_my_turn

WORDS = "use every Agent, see?"
"""A line of talk that is full of shortcuts."""


def at_first_turn(visit: Visit, address: str, **window: object) -> Page:
    visitor = visit(address, **window)
    page = open_table(visitor, upload(visitor, moments.record_at(moments.first_turn)))
    wait_for_my_turn(page)
    return page


def say(page: Page, words: str) -> None:
    """Write in the chat by keyboard alone."""
    page.keyboard.press("/")
    page.keyboard.type(words)
    page.keyboard.press("Enter")


def check_said(page: Page) -> None:
    """Say something, and assert that it was said, and that this was all."""
    before = revision(page)
    say(page, WORDS)
    expect(page.get_by_test_id("chat-line").last).to_contain_text(WORDS)
    expect(page.get_by_test_id("chat-input")).to_be_focused()
    expect(page.get_by_test_id("help")).to_have_count(0)
    expect(page.locator("[aria-pressed=true]")).to_have_count(0)
    assert revision(page) == before


@pytest.mark.parametrize("tab", ["story", "advice"])
def test_a_slash_and_words_are_talk_whatever_stands_beside_the_board(visit: Visit, address: str, tab: str) -> None:
    page = at_first_turn(visit, address)
    page.get_by_test_id(f"tab-{tab}").click()
    check_said(page)
    page.get_by_test_id("tab-story").click()
    expect(page.get_by_test_id("chat-input")).to_have_count(0)
    check_said(page)


def test_a_slash_and_words_are_talk_while_a_list_has_the_focus(visit: Visit, address: str) -> None:
    page = at_first_turn(visit, address)
    languages = page.get_by_test_id("topbar").get_by_role("combobox")
    languages.focus()
    check_said(page)
    languages.focus()
    page.keyboard.press("?")
    expect(page.get_by_test_id("help")).to_be_visible()


def test_letters_look_up_in_a_list_that_has_the_focus(visit: Visit, address: str) -> None:
    """The first one of Ukrainian's own name is no shortcut, nor is one that is."""
    page = at_first_turn(visit, address)
    before = revision(page)
    page.get_by_test_id("topbar").get_by_role("combobox").focus()
    page.keyboard.type("e1u")
    expect(page.locator("[aria-pressed=true]")).to_have_count(0)
    assert revision(page) == before


@pytest.mark.parametrize("tab", ["board", "hand", "row", "houses", "log"])
def test_a_slash_and_words_are_talk_on_a_small_screen(visit: Visit, address: str, tab: str) -> None:
    page = at_first_turn(visit, address, phone=True)
    page.get_by_test_id(f"tab-{tab}").click()
    check_said(page)
    expect(page.get_by_test_id("chat-line").last).to_be_in_viewport(ratio=1)


def test_a_slash_and_words_are_talk_in_the_middle_of_a_choice_and_of_the_past(visit: Visit, address: str) -> None:
    page = at_first_turn(visit, address)
    page.get_by_test_id("log-line").first.click()
    page.get_by_test_id("moment").wait_for()
    check_said(page)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("chat-input")).not_to_be_focused()
    expect(page.get_by_test_id("moment")).to_be_visible()
    page.keyboard.press("Escape")
    wait_for_my_turn(page)
    target(page, "card:seek_allies").click()
    before = revision(page)
    say(page, WORDS)
    expect(page.get_by_test_id("chat-line")).to_have_count(2)
    expect(page.get_by_test_id("choice-back")).to_be_visible()
    assert revision(page) == before


def test_a_slash_and_words_are_talk_in_the_text_view(visit: Visit, address: str) -> None:
    page = at_first_turn(visit, address)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("text-view").check()
    page.keyboard.press("Escape")
    page.get_by_test_id("text-table").wait_for()
    check_said(page)
    expect(page.get_by_test_id("chat-input")).to_be_in_viewport(ratio=1)


def test_a_new_decision_does_not_take_the_pen_out_of_the_hand(visit: Visit, address: str) -> None:
    """On a small screen a decision turns to where it points, but not while its reader writes."""
    page = visit(address, phone=True).page
    start_game(page, "bots", seed="5")
    wait_for_my_turn(page)
    page.get_by_test_id("tab-log").click()
    page.keyboard.press("/")
    # The decision comes while the line is being written.
    page.evaluate("document.querySelector('[data-testid=prompt] [data-action]').click()")
    expect(page.get_by_test_id("play")).not_to_have_attribute("data-revision", str(0))
    wait_for_my_turn(page)
    expect(page.get_by_test_id("chat-input")).to_be_focused()


def test_escape_leaves_the_chat_and_keys_are_shortcuts_again(visit: Visit, address: str) -> None:
    page = at_first_turn(visit, address)
    page.keyboard.press("/")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("chat-input")).not_to_be_focused()
    page.keyboard.press("?")
    expect(page.get_by_test_id("help")).to_be_visible()


def test_escape_closes_the_help_even_where_something_was_being_explained(visit: Visit, address: str) -> None:
    page = at_first_turn(visit, address)
    page.get_by_test_id("space-high_council").hover()
    expect(page.get_by_test_id("explain")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_test_id("help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("help")).to_have_count(0)


def test_escape_closes_the_help_of_the_prompt_before_it_takes_back_a_pick(visit: Visit, address: str) -> None:
    page = at_first_turn(visit, address)
    target(page, "card:seek_allies").click()
    page.get_by_test_id("prompt-help").click()
    explained = page.locator("#prompt-help")
    expect(explained).to_be_visible()
    page.keyboard.press("Escape")
    expect(explained).to_have_count(0)
    expect(page.get_by_test_id("choice-back")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("choice-back")).to_have_count(0)


@pytest.mark.parametrize("window", ["menu", "seats-open"])
def test_escape_closes_every_window(visit: Visit, address: str, window: str) -> None:
    page = at_first_turn(visit, address)
    page.get_by_test_id(window).click()
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
