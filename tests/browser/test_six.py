"""Six at one table: everybody has a place of their own, at every size of window."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import moments
from tests.browser.accessible import check_accessible
from tests.browser.conftest import Visit
from tests.browser.server import serve
from tests.browser.sight import check_sight
from tests.browser.table import open_replay, open_table, upload, wait_until_known
from tests.toys.six import registered

SMALL: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
WIDE: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}
PHONE: dict[str, Any] = {"phone": True}

windows = pytest.mark.parametrize("window", [SMALL, LAPTOP, WIDE, PHONE], ids=["small", "laptop", "wide", "phone"])

HOUSES = ".houses [data-testid^=house-]"

CUT_OFF = """(wanted) => [...document.querySelectorAll(wanted)].flatMap((box) => {
  const room = box.getBoundingClientRect();
  return [...box.querySelectorAll("*")].filter((part) => part.checkVisibility()).flatMap((part) => {
    const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
    const out = Math.max(room.left - left, right - room.right, room.top - top, bottom - room.bottom);
    const cut = part.closest("[class*=hidden]") || !width || !height || out <= 1 ? [] : [part];
    return cut.map(() => `${box.dataset.testid}: ${part.className} ${part.textContent.trim()} by ${out.toFixed(1)}`);
  });
})"""
"""What reaches out of the boxes that it is in."""

OVERLAPPING = """(wanted) => {
  const boxes = [...document.querySelectorAll(wanted)].filter((box) => box.checkVisibility());
  const rooms = boxes.map((box) => box.getBoundingClientRect());
  return rooms.flatMap((a, n) => rooms.slice(n + 1).flatMap((b, m) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
      ? [`${boxes[n].dataset.testid} and ${boxes[n + m + 1].dataset.testid}`] : []));
}"""
"""Which of the boxes lie on each other."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serve(tmp_path_factory.mktemp("six"), "tests.toys.six") as url:
        yield url


@pytest.fixture(autouse=True)
def _six() -> Iterator[None]:
    with registered():
        yield


def record(reached: moments.Reached) -> str:
    return moments.record_at(reached, seats=6, edition="six", bot="quick")


def at(visit: Visit, address: str, reached: moments.Reached, window: dict[str, Any], theme: str = "dusk") -> Page:
    visitor = visit(address, **window)
    return open_table(visitor, upload(visitor, record(reached)), theme=theme)


def tab(page: Page, name: str) -> None:
    """Look at a part of the table, where only one is shown."""
    if page.get_by_test_id(f"tab-{name}").count():
        page.get_by_test_id(f"tab-{name}").click()


def check_within_the_window(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@windows
@pytest.mark.parametrize("reached", [moments.first_turn, moments.late_turn, moments.combat])
def test_everybody_is_seen_whole(visit: Visit, address: str, window: dict[str, Any], reached: moments.Reached) -> None:
    page = at(visit, address, reached, window)
    check_sight(page)
    check_within_the_window(page)
    tab(page, "houses")
    expect(page.locator(HOUSES)).to_have_count(5)
    assert page.evaluate(CUT_OFF, HOUSES) == []
    assert page.evaluate(OVERLAPPING, HOUSES) == []
    tab(page, "board")
    expect(page.locator("[data-testid^=camp-]")).to_have_count(6)
    assert page.evaluate(CUT_OFF, "[data-testid^=camp-]") == []
    assert page.evaluate(OVERLAPPING, "[data-testid^=camp-], [data-testid=conflict], [data-testid=strengths]") == []


@pytest.mark.parametrize("window", [SMALL, LAPTOP, WIDE], ids=["small", "laptop", "wide"])
@pytest.mark.parametrize("reached", [moments.first_turn, moments.late_turn])
def test_the_whole_board_is_above_the_hand(
    visit: Visit, address: str, window: dict[str, Any], reached: moments.Reached
) -> None:
    page = at(visit, address, reached, window)
    board = page.get_by_test_id("board").bounding_box()
    hand = page.locator(".table > .mine").bounding_box()
    assert board is not None
    assert hand is not None
    assert board["y"] + board["height"] <= hand["y"]


@windows
@pytest.mark.parametrize("step", [0, 1, 2, 4])
def test_six_on_one_step_of_a_track_stand_on_that_step(
    visit: Visit, address: str, window: dict[str, Any], step: int
) -> None:
    """They hardly ever meet on a later one: a film is told as if they had."""
    visitor = visit(address, **window)

    def retell(route: Any) -> None:
        film = route.fetch().json()
        for player in film["frames"][0]["public"]["players"].values():
            player |= {"influence": dict.fromkeys(player["influence"], step), "vp": 0}
        route.fulfill(json=film)

    visitor.page.route("**/film*", retell)
    page = open_replay(visitor, upload(visitor, record(moments.first_turn)))
    tab(page, "board")
    expect(page.locator("[data-flip^=cube-]")).to_have_count(4 * 6)
    assert page.evaluate(CUT_OFF, ".track > .step:has(.cube)") == []
    marks = page.locator(".scores .mark svg")
    expect(marks).to_have_count(6)
    boxes = [box for box in (mark.bounding_box() for mark in marks.all()) if box]
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= page.evaluate("innerWidth") for box in boxes)


@pytest.mark.parametrize("theme", ["dusk", "noon"])
def test_every_seat_has_a_shape_and_a_colour_of_its_own(visit: Visit, address: str, theme: str) -> None:
    page = at(visit, address, moments.late_turn, LAPTOP, theme)
    marks = page.locator("[data-testid^=camp-] svg.mark").evaluate_all(
        "marks => marks.map((mark) => [getComputedStyle(mark).fill, mark.querySelector('path').getAttribute('d')])"
    )
    assert len({colour for colour, _ in marks}) == len({shape for _, shape in marks}) == 6
    check_accessible(page)


@windows
def test_the_end_and_the_film_have_room_for_six(visit: Visit, address: str, window: dict[str, Any]) -> None:
    visitor = visit(address, **window)
    table = upload(visitor, record(moments.the_end))
    page = open_table(visitor, table)
    expect(page.get_by_test_id("side")).to_have_count(6)
    check_within_the_window(page)
    for door in page.get_by_test_id("result").locator(".doors > *").all():
        door.scroll_into_view_if_needed()
        expect(door).to_be_in_viewport(ratio=1)
    page = open_replay(visitor, table)
    check_within_the_window(page)
    expect(page.get_by_test_id("chart-points").locator("polyline")).to_have_count(6)
    page.get_by_test_id("result-open").click()
    expect(page.get_by_test_id("result").get_by_test_id("side")).to_have_count(6)
    expect(page.get_by_test_id("result").get_by_test_id("replay-open")).to_have_count(0)


@windows
def test_partners_are_seen_before_the_end(visit: Visit, address: str, window: dict[str, Any]) -> None:
    visitor = visit(address, **window)
    table = upload(visitor, moments.record_at(moments.first_turn, seats=6, edition="teams", bot="quick"))
    page = open_table(visitor, table)
    tab(page, "houses")
    for first, name in ((0, "Your team"), (1, "Team of ")):
        head = page.get_by_test_id(f"team-{first}")
        expect(head).to_have_accessible_name(re.compile(f"^{name}.*: \\d+ victory points? together$"))
        expect(head.locator(".marks svg")).to_have_count(3)
    assert page.evaluate(CUT_OFF, HOUSES) == []
    page.get_by_test_id("seats-open").click()
    own = page.get_by_role("dialog").get_by_test_id("partners-0")
    expect(own).to_have_attribute("title", re.compile("^together with .+ and .+"))
    check_accessible(page)
    page = open_replay(visitor, table)
    tab(page, "houses")
    expect(page.get_by_test_id("team-1")).to_be_visible()


def test_who_waits_for_others_sees_who_will_play_together(visit: Visit, address: str) -> None:
    visitor = visit(address)
    wait_until_known(visitor)
    chosen = {"edition": "teams", "seats": 4, "people": 2}
    table = visitor.context.request.post("/api/tables", data=chosen).json()
    assert table["teams"] == [[0, 2], [1, 3]]
    visitor.page.goto(f"/#/t/{table['id']}")
    expect(visitor.page.get_by_test_id("waiting").get_by_test_id("partners-0").locator("svg")).to_have_count(1)


def test_who_plays_alone_has_no_partners(visit: Visit, address: str) -> None:
    page = at(visit, address, moments.first_turn, LAPTOP)
    expect(page.get_by_test_id("house-1")).to_be_visible()
    expect(page.locator("[data-testid^=partners-]")).to_have_count(0)


TEAMS = {
    "teams": [[0, 2, 4], [1, 3, 5]],
    "ranking": [[1, 3, 5], [0, 2, 4]],
    "places": [2, 1, 2, 1, 2, 1],
    "scores": [9, 4, 1, 5, 1, 6],
}


@pytest.mark.parametrize(
    ("seat", "title"),
    [
        (-1, 'Glossu "The Beast" Rabban, Helena Richese and Duke Leto Atreides win together'),
        (1, "You win together with Helena Richese and Duke Leto Atreides"),
    ],
    ids=["watched", "own"],
)
@pytest.mark.parametrize("window", [SMALL, PHONE], ids=["small", "phone"])
def test_a_team_wins_together(visit: Visit, address: str, window: dict[str, Any], seat: int, title: str) -> None:
    """No game of teams is there yet: the film of another one is told as if it were."""
    visitor = visit(address, **window)
    page = visitor.page

    def retell(route: Any) -> None:
        film = route.fetch().json()
        film["result"] |= TEAMS
        route.fulfill(json=film)

    page.route("**/film*", retell)
    open_replay(visitor, f"{upload(visitor, record(moments.the_end))}?seat={seat}")
    page.get_by_test_id("result-open").click()
    result = page.get_by_test_id("result")
    expect(result.get_by_role("heading")).to_have_text(title)
    sides = result.get_by_test_id("side")
    expect(sides).to_have_count(2)
    expect(sides.nth(0).locator("tr")).to_have_count(3)
    expect(sides.nth(0)).to_contain_text("15")
    expect(sides.nth(1)).to_contain_text("11")
    check_within_the_window(page)
    check_accessible(page)
