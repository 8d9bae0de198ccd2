"""Several people at one table, each in a browser of their own."""

from __future__ import annotations

import re
import time
from random import Random

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.table import (
    choice,
    decide_by_clicking,
    revision,
    start_game,
    take,
    wait_for_my_turn,
    wait_until_asked_or_over,
    wait_until_drawn,
)
from tests.browser.visitor import PATIENCE, Visitor


@pytest.fixture
def pair(visit: Visit, address: str) -> tuple[Visitor, Visitor]:
    """Two people at a public table with two bots; the second came by the invitation."""
    host = visit(address)
    host.page.get_by_test_id("lobby-new").click()
    host.page.get_by_test_id("lobby-public").check()
    host.page.get_by_test_id("lobby-new").click()
    start_game(host.page, "friends", seats="4", people="2", seed="9")
    link = host.page.get_by_test_id("invite-1").input_value()
    guest = visit(address, link.removeprefix(address))
    guest.page.locator("[data-testid=play][data-viewer='1'][data-online=true]").wait_for()
    host.page.locator("[data-testid=play]:not([data-to-move='-1'])").wait_for()
    for visitor in (host, guest):
        visitor.page.keyboard.press("Escape")
    return host, guest


def wait_for_anyones_turn(visitors: tuple[Visitor, Visitor]) -> Page:
    """Return the page of the one of two people who is asked: what one page shows may be old news to the other."""
    deadline = time.monotonic() + PATIENCE / 1_000
    while time.monotonic() < deadline:
        for visitor in visitors:
            if visitor.page.locator("[data-testid=prompt][data-mine=true]").count():
                return visitor.page
        visitors[0].page.wait_for_timeout(20)
    raise AssertionError("neither of the two is asked")


@pytest.mark.parametrize(
    ("lang", "bot", "waits"),
    [
        ("en", "Bot (player)", "Waiting for players"),
        ("cs", "Bot (hráč)", "Čeká se na hráče"),
        ("uk", "Бот (гравець)", "Очікує гравців"),
    ],
)
def test_a_bot_is_called_a_bot_and_a_table_waits_for_people(
    visit: Visit, address: str, lang: str, bot: str, waits: str
) -> None:
    page = visit(address, f"/?lang={lang}").page
    start_game(page, "friends", seats="3", people="2")
    expect(page.get_by_test_id("waiting").get_by_test_id("seat-2")).to_contain_text(bot)
    page.goto(f"/?lang={lang}")
    table = page.locator("[data-testid=lobby-table][data-list=mine]").first
    expect(table).to_contain_text(bot)
    expect(table).to_contain_text(waits)
    expect(table).not_to_contain_text(re.compile("Round|kolo|раунд", re.IGNORECASE))


def test_how_many_people_play_is_asked_once_and_only_of_several(visit: Visit, address: str) -> None:
    page = visit(address).page
    page.get_by_test_id("lobby-new").click()
    asked = page.get_by_text("People", exact=True)
    for way, times in {"bots": 0, "solo": 0, "friends": 1}.items():
        page.locator(f"input[name=way][value={way}]").check()
        expect(asked).to_have_count(times)
    page.get_by_test_id("lobby-seats").select_option("3")
    expect(page.get_by_test_id("lobby-people").get_by_role("button")).to_have_text(["2", "3"])


def test_two_people_play_and_one_reloads_in_the_middle_of_a_turn(pair: tuple[Visitor, Visitor]) -> None:
    luck = Random(4)
    for _ in range(12):
        decide_by_clicking(wait_for_anyones_turn(pair), luck)
    page = wait_for_anyones_turn(pair)
    while page.get_by_test_id("prompt").get_attribute("data-kind") != "turn":
        decide_by_clicking(page, luck)
        page = wait_for_anyones_turn(pair)
    take(page, choice(page, "reveal"))
    before = revision(page), page.get_by_test_id("prompt-text").inner_text()
    page.reload()
    wait_until_drawn(page)
    wait_for_my_turn(page)
    assert (revision(page), page.get_by_test_id("prompt-text").inner_text()) == before
    for _ in range(6):
        decide_by_clicking(wait_for_anyones_turn(pair), luck)


def test_a_spectator_sees_the_table_and_nobodys_hand(visit: Visit, address: str, pair: tuple[Visitor, Visitor]) -> None:
    wait_for_anyones_turn(pair)
    expect(pair[0].page.locator("[data-testid^=hand-card-]").first).to_be_visible()
    table = pair[0].page.url.split("#/t/")[1].split("?")[0]
    watcher = visit(address)
    watcher.page.locator(f"[data-table='{table}'][data-list=running]").get_by_test_id("lobby-watch").click()
    watcher.page.locator("[data-testid=play][data-viewer='-1'][data-online=true]").wait_for()
    expect(watcher.page.get_by_test_id("space-arrakeen")).to_be_visible()
    expect(watcher.page.locator("[data-testid^=hand-card-]")).to_have_count(0)
    before = revision(watcher.page)
    decide_by_clicking(wait_for_anyones_turn(pair), Random(5))
    expect(watcher.page.get_by_test_id("play")).not_to_have_attribute("data-revision", str(before))


def test_chat_reaches_the_other_as_it_was_written(pair: tuple[Visitor, Visitor]) -> None:
    host, guest = pair
    words = "<b>The spice</b> must flow & flow"
    host.page.get_by_test_id("tab-chat").click()
    host.page.get_by_test_id("chat-input").fill(words)
    host.page.get_by_test_id("chat-send").click()
    unread = guest.page.get_by_test_id("tab-chat").get_by_test_id("news")
    expect(unread).to_be_attached()
    guest.page.get_by_test_id("tab-chat").click()
    expect(unread).to_have_count(0)
    expect(guest.page.get_by_test_id("chat-line").last).to_contain_text(words)


def test_a_seat_is_left_to_a_bot_and_taken_back(pair: tuple[Visitor, Visitor]) -> None:
    host, guest = pair
    guest.page.get_by_test_id("seats-open").click()
    guest.page.get_by_test_id("seat-1").get_by_test_id("seat-leave").click()
    wait_until_asked_or_over(host.page)
    expect(host.page.get_by_test_id("play")).to_have_attribute("data-to-move", "0")
    guest.page.get_by_test_id("seat-1").get_by_test_id("seat-return").click()
    expect(guest.page.get_by_test_id("seat-1").get_by_test_id("seat-leave")).to_be_visible()


def test_a_lost_connection_comes_back_by_itself(pair: tuple[Visitor, Visitor]) -> None:
    sockets: list[WebSocketRoute] = []

    def note(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    page = pair[0].page
    page.route_web_socket(re.compile("/live$"), note)
    page.reload()
    page.locator("[data-testid=play][data-online=true]").wait_for()
    sockets[0].close(code=1012)
    while len(sockets) < 2:
        page.wait_for_timeout(50)
    page.locator("[data-testid=play][data-online=true]").wait_for()
    before = revision(page)
    decide_by_clicking(wait_for_anyones_turn(pair), Random(6))
    expect(page.get_by_test_id("play")).not_to_have_attribute("data-revision", str(before))
    assert len(sockets) == 2


def test_a_turn_clock_is_chosen_among_people_and_runs(visit: Visit, address: str) -> None:
    host = visit(address)
    start_game(host.page, "friends", seats="2", people="2", seed="9", clock="300")
    link = host.page.get_by_test_id("invite-1").input_value()
    guest = visit(address, link.removeprefix(address))
    for visitor in (host, guest):
        expect(visitor.page.get_by_test_id("clock")).to_contain_text(re.compile(r"(5:00|4:\d\d) left"))
        expect(visitor.page.get_by_test_id("stand-in")).to_have_count(0)


def test_people_may_agree_that_a_bot_plays_on(pair: tuple[Visitor, Visitor]) -> None:
    """The page offers it after a minute, by its own clock; a server that has not waited as long says so."""
    asked = wait_for_anyones_turn(pair)
    waiting = next(visitor for visitor in pair if visitor.page is not asked)
    button = waiting.page.get_by_test_id("stand-in")
    expect(button).to_have_count(0)
    waiting.page.clock.install()
    waiting.page.reload()
    waiting.page.locator("[data-testid=play][data-online=true]").wait_for()
    waiting.page.clock.fast_forward(61_000)
    expect(button).to_have_text("Let a bot play on")


def test_somebody_is_reported_and_a_game_is_shown_to_who_was_given_its_link(visit: Visit, address: str) -> None:
    host = visit(address)
    host.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    start_game(host.page, "friends", seats="2", people="2", seed="9")
    link = host.page.get_by_test_id("invite-1").input_value()
    guest = visit(address, link.removeprefix(address))
    guest.page.locator("[data-testid=play][data-viewer='1']").wait_for()
    host.page.keyboard.press("Escape")
    host.page.get_by_test_id("seats-open").click()
    host.page.get_by_test_id("seat-1").get_by_test_id("seat-report").locator("summary").click()
    host.page.get_by_test_id("report-name").click()
    expect(host.page.get_by_text("The host will read it.")).to_be_visible()
    host.page.get_by_test_id("watch-link").click()
    expect(host.page.get_by_text("Copied.")).to_be_visible()
    watch = host.page.evaluate("navigator.clipboard.readText()")
    stranger = visit(address, watch.removeprefix(address))
    expect(stranger.page.get_by_test_id("play")).to_have_attribute("data-viewer", "-1")
