"""Playing in the browser: what a person clicks, and what the table then shows."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

import kanly
from tests.browser import moments
from tests.browser.conftest import Visit
from tests.browser.table import (
    choice,
    decide_by_clicking,
    open_table,
    revision,
    start_game,
    take,
    target,
    upload,
    wait_for_my_turn,
    wait_until_asked_or_over,
    wait_until_drawn,
)


def at_first_turn(visit: Visit, address: str) -> Page:
    visitor = visit(address)
    page = open_table(visitor, upload(visitor, moments.record_at(moments.first_turn)))
    wait_for_my_turn(page)
    return page


def test_the_page_comes_with_its_security_policy(visit: Visit, address: str) -> None:
    response = visit(address).page.goto("/")
    assert response is not None
    policy = response.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy


def test_a_newcomer_plays_after_two_clicks_and_is_shown_around(visit: Visit, address: str) -> None:
    page = visit(address, newcomer=True).page
    page.locator("input[name=way][value=bots]").check()
    page.get_by_test_id("lobby-start").click()
    page.get_by_test_id("tour").wait_for()
    while page.get_by_test_id("tour").is_visible():
        page.get_by_test_id("tour-next").click()
    expect(page.get_by_test_id("prompt-text")).not_to_be_empty()


def test_a_whole_game_against_bots_is_played_by_clicking(visit: Visit, address: str) -> None:
    page = visit(address).page
    start_game(page, "bots", seed="5")
    luck = Random(1)
    while wait_until_asked_or_over(page):
        decide_by_clicking(page, luck)
    expect(page.get_by_test_id("result").get_by_role("row")).to_have_count(5)
    page.get_by_test_id("result").get_by_test_id("replay-open").click()
    expect(page.get_by_test_id("replay")).to_be_visible()


def test_a_whole_game_against_house_hagal_is_played_by_clicking(visit: Visit, address: str) -> None:
    page = visit(address).page
    start_game(page, "solo", seed="3", difficulty="mercenary")
    luck = Random(2)
    while wait_until_asked_or_over(page):
        decide_by_clicking(page, luck)
    expect(page.get_by_test_id("result").get_by_role("row")).to_have_count(4)


def test_an_agent_goes_where_card_and_space_are_clicked(visit: Visit, address: str) -> None:
    page = at_first_turn(visit, address)
    before = revision(page)
    hand = page.locator("[data-testid^=hand-card-]").count()
    target(page, "card:seek_allies").click()
    take(page, target(page, "space:wealth"))
    assert revision(page) == before + 1
    expect(page.locator("[data-testid^=hand-card-]")).to_have_count(hand - 1)


def test_a_card_with_a_single_space_waits_to_be_sent(visit: Visit, address: str) -> None:
    page = at_first_turn(visit, address)
    before = revision(page)
    target(page, "card:dagger").click()
    expect(choice(page, "agent dagger@hall_of_oratory")).to_be_visible()
    expect(page.locator("[data-testid=prompt] [data-testid=choice]")).to_have_count(1)
    assert revision(page) == before
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("play")).to_have_attribute("data-revision", str(before + 1))


def test_undo_takes_an_action_back_but_never_what_others_saw(visit: Visit, address: str) -> None:
    page = at_first_turn(visit, address)
    undo = page.get_by_test_id("undo")
    hand = page.locator("[data-testid^=hand-card-]").count()
    expect(undo).to_be_disabled()
    target(page, "card:seek_allies").click()
    take(page, target(page, "space:wealth"))
    expect(undo).to_be_enabled()
    take(page, undo)
    expect(page.locator("[data-testid^=hand-card-]")).to_have_count(hand)
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-kind", "turn")
    take(page, choice(page, "reveal"))
    while page.get_by_test_id("prompt").get_attribute("data-kind") == "move":
        take(page, page.get_by_test_id("end-turn"))
    wait_for_my_turn(page)
    expect(undo).to_be_disabled()


def test_what_is_not_possible_says_why(visit: Visit, address: str) -> None:
    page = at_first_turn(visit, address)
    page.get_by_test_id("space-high_council").hover()
    expect(page.get_by_test_id("explain")).to_contain_text("5")


def test_undo_says_why_it_is_not_possible(visit: Visit, address: str) -> None:
    page = at_first_turn(visit, address)
    page.get_by_test_id("undo").hover()
    expect(page.get_by_test_id("explain")).to_contain_text("acted last")


def test_the_strength_track_shows_who_fights(visit: Visit, address: str) -> None:
    record = moments.record_at(moments.combat)
    game = kanly.read_record(record)
    players = game.rules.page().face_up(game.state).data()["players"].values()
    fighting = [player["strength"] for player in players if player["conflict"]]
    assert len(fighting) >= 2
    visitor = visit(address)
    page = open_table(visitor, upload(visitor, record))
    track = page.get_by_test_id("strengths").get_by_role("img")
    named = track.get_attribute("aria-label") or ""
    assert [int(strength) for strength in re.findall(r" (\d+)(?:,|$)", named)] == fighting


def test_a_promise_to_pass_is_kept_for_one_combat(visit: Visit, address: str) -> None:
    visitor = visit(address)
    passes: list[str] = []

    def note(sent: str | bytes) -> None:
        passes.extend(action for action in [json.loads(sent).get("action")] if action == "pass")

    visitor.page.on("websocket", lambda socket: socket.on("framesent", note))
    # A rival answers the first pass with a card, so that there is a second one.
    page = open_table(visitor, upload(visitor, moments.record_at(moments.combat, seed=25)))
    wait_for_my_turn(page)
    promise = page.get_by_test_id("pass-for-me")
    promise.check()
    page.locator("[data-testid=prompt][data-mine=true]:not([data-kind=combat_turn])").wait_for()
    assert len(passes) == 2
    # What is promised stays in sight whatever is asked, so a promise that had outlived its Combat would show.
    expect(promise).to_have_count(0)


def test_the_result_says_what_decided_between_equal_points(visit: Visit, address: str) -> None:
    record = moments.record_at(moments.the_end, seed=2)
    outcome = kanly.read_record(record).outcome
    (first,), (second,), *_ = outcome.ranking
    assert outcome.scores[first] == outcome.scores[second]
    spice = outcome.tiebreak_names.index("spice")
    visitor = visit(address)
    page = open_table(visitor, upload(visitor, record))
    tie = page.get_by_test_id("result").get_by_test_id("tie")
    expect(tie).to_contain_text("spice")
    for seat in (first, second):
        expect(tie).to_contain_text(str(outcome.tiebreaks[seat][spice]))


def test_a_line_of_the_log_shows_that_moment(visit: Visit, address: str) -> None:
    visitor = visit(address)
    page = open_table(visitor, upload(visitor, moments.record_at(moments.combat)))
    wait_for_my_turn(page)
    page.get_by_test_id("log-line").first.click()
    page.get_by_test_id("moment").wait_for()
    expect(page.get_by_test_id("prompt")).to_have_count(0)
    page.get_by_test_id("back-to-now").click()
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-kind", "combat_turn")


def test_the_line_of_the_log_that_was_clicked_is_marked(visit: Visit, address: str) -> None:
    visitor = visit(address)
    page = open_table(visitor, upload(visitor, moments.record_at(moments.late_turn)))
    wait_for_my_turn(page)
    lines = page.get_by_test_id("log-line")
    moments_told = lines.evaluate_all("lines => lines.map((line) => Number(line.dataset.at))")
    total = len(moments_told)
    assert len(set(moments_told[-25:])) < 25, "several lines tell of one action"
    marked = "lines => lines.flatMap((line, n) => line.getAttribute('aria-current') ? [n] : [])"
    for n in range(total - 25, total):
        lines.nth(n).click()
        expect(page.get_by_test_id("moment")).to_have_attribute("data-at", str(moments_told[n]))
        expect(lines.nth(n)).to_have_attribute("aria-current", "step")
        assert lines.evaluate_all(marked) == [n]
    page.get_by_role("button", name="One step back").click()
    before = max(at for at in moments_told if at < moments_told[-1])
    assert lines.evaluate_all(marked) == [n for n, at in enumerate(moments_told) if at == before]


@pytest.mark.parametrize(
    "window", [(1280, 800), (1024, 768), (768, 1024)], ids=lambda window: "x".join(map(str, window))
)
def test_the_table_stays_where_it_is_when_the_past_is_shown(
    visit: Visit, address: str, window: tuple[int, int]
) -> None:
    visitor = visit(address, viewport=dict(zip(("width", "height"), window, strict=True)))
    page = open_table(visitor, upload(visitor, moments.record_at(moments.late_turn)))
    wait_for_my_turn(page)
    line = page.get_by_test_id("log-line").last
    line.scroll_into_view_if_needed()
    places = [page.get_by_test_id("board"), page.get_by_test_id("log"), line]
    before = [place.bounding_box() for place in places]
    line.click()
    page.get_by_test_id("moment").wait_for()
    assert [place.bounding_box() for place in places] == before
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-kind", "turn")
    assert [place.bounding_box() for place in places] == before


def test_a_table_that_is_not_there_is_said_once(visit: Visit, address: str) -> None:
    visitor = visit(address)
    visitor.forgive("404")
    for path in ("t", "replay"):
        visitor.page.goto(f"/#/{path}/nowhere")
        visitor.page.reload()
        expect(visitor.page.get_by_role("heading", name="There is no such table")).to_be_visible()
        expect(visitor.page.get_by_test_id("notice")).to_have_count(0)


def test_a_record_that_cannot_be_read_is_said_once_with_what_to_do(visit: Visit, address: str) -> None:
    visitor = visit(address)
    visitor.forgive("400")
    for name in ("one.kanly", "two.kanly"):
        file = {"name": name, "mimeType": "text/plain", "buffer": b"sand"}
        with visitor.page.expect_response("**/api/records"):
            visitor.page.get_by_test_id("lobby-upload").set_input_files([file])
        notice = visitor.page.get_by_test_id("notice")
        expect(notice).to_have_count(1)
        expect(notice).to_have_text(re.compile("^This record cannot be read: .*Choose a file .*Download record”"))


def test_a_game_is_left_and_found_again_in_the_lobby(visit: Visit, address: str) -> None:
    page = at_first_turn(visit, address)
    page.goto("/")
    wait_until_drawn(page)
    page.locator("[data-testid=lobby-table][data-list=mine]").get_by_test_id("lobby-open").click()
    wait_for_my_turn(page)
